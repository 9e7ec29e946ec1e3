"""Writes tiles and maps in the notation that `notation.py` reads."""

from __future__ import annotations

from .ids import Gauge, StopKind
from .notation import GAUGES
from .notation_lines import COLOURS
from .prints import FIRST_STOP, HexPrint, MapSheet, Path, StopPrint, TilePrint, Worth

_SIGNS = {gauge: sign for sign, gauge in GAUGES.items()}


def write_tile(tile: TilePrint) -> str:
    """The line of a tile.

    >>> from .tiles import CATALOGUE
    >>> write_tile(CATALOGUE["59"])
    '59 green city 40 city 40 "OO" 0-a 2-b'
    """
    special = ["special"] if tile.special else []
    return " ".join([_word(tile.name), tile.colour.name.lower(), *_printed(tile), *special])


def write_map(sheet: MapSheet) -> str:
    """All lines of a map."""
    return "\n".join(write_hex(hex) for hex in sheet.hexes)


def write_hex(hex: HexPrint) -> str:
    """The line of a hex."""
    words = [hex.name, _place(hex.place), hex.tile.colour.name.lower(), *_printed(hex.tile)]
    words += [f"{kind} {cost}" for kind, cost in hex.terrain]
    for border in hex.borders:
        price = f":{border.cost}" if border.cost else ""
        words.append(f"walls {border.edge}" if border.kind == "wall" else f"border {border.kind} {border.edge}{price}")
    for corporation, stop in hex.homes:
        words.append(f"home {_word(corporation)}" + (f" {_letter(stop)}" if stop >= 0 else ""))
    words += [f'from {colour.name.lower()} "{label}"' for colour, label in hex.later_labels]
    words += [f"stub {edge}" for edge in hex.stubs]
    words += [f"blocked {_word(private)}" for private in hex.blocked_by]
    words += [f"goal {_word(corporation)}" for corporation in hex.goals]
    words += [f"zone {_word(hex.zone)}"] if hex.zone else []
    return " ".join(word for word in words if word)


def _printed(tile: TilePrint) -> list[str]:
    stops = [_stop(stop, index) for index, stop in enumerate(tile.stops)]
    labels = [f'"{label}"' for label in tile.labels]
    marks = [f"mark {_word(mark)}" for mark in tile.marks]
    return [*stops, *labels, *marks, *(_track(path) for path in tile.paths)]


def _stop(stop: StopPrint, index: int) -> str:
    words = [stop.kind.name.lower(), _worth(stop.worth)]
    if stop.slots != (1 if stop.kind is StopKind.CITY else 0):
        words.append(f"x{stop.slots}")
    words += [f"in {_word(group)}" for group in stop.groups]
    words += ["port"] if stop.port else []
    words += [f"@{stop.part}"] if stop.part != index else []
    return " ".join(word for word in words if word)


def _worth(worth: Worth) -> str:
    if worth == (("", 0),):
        return ""
    return " ".join(f"{key} {amount}".strip() for key, amount in worth)


def _track(path: Path) -> str:
    ends = [
        (str(end) if end < FIRST_STOP else _letter(end - FIRST_STOP)) + (f":{which + 1}/{many}" if many > 1 else "")
        for end, (many, which) in zip((path.a, path.b), path.lanes, strict=True)
    ]
    return _SIGNS[Gauge(path.gauge)].join(ends) + ("!" if path.terminal else "")


def _letter(stop: int) -> str:
    return chr(ord("a") + stop)


def _word(text: str) -> str:
    return f'"{text}"' if " " in text else text


def _place(text: str) -> str:
    """A place may have spaces, unless one of its words could be taken for a colour."""
    return f'"{text}"' if any(word in COLOURS for word in text.split()) else text
