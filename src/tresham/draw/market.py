"""The stock market: cells with their prices, zones and par, and the markers in the order in which they came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from types import MappingProxyType

from ..core.ids import NO_CELL, Party
from ..core.market import STRAIGHT, Market, MarketCell
from ..core.state import State
from ..core.title import Title
from .colours import on
from .honeycomb import DEPTH, PITCH, hexagon
from .market_track import TRACK_HIGH, flag, track_row, track_width
from .points import pair
from .round_track import ROUNDS_HIGH, round_track, rounds_width
from .stops import token
from .svg import INK, document, escaped, group, tag, text_width, words

CELL = 56.0
_HEAD = 20.0
"""Room for the letters and numbers around the chart."""
_ZONES = {
    "yellow": "#ffff99",
    "orange": "#ffbb55",
    "brown": "#8b4513",
    "red": "#ffaaaa",
    "green": "#aaffaa",
    "blue": "#35a7ff",
    "grey": "#888888",
    "purple": "#a79ecd",
    "black": "#222222",
    "closed": "#a79ecd",
}
_OTHERS = ("#dddddd", "#cfe6f7", "#f3d3e8", "#dcefc4", "#fbe0bb")
"""For zones whose names are no colours."""
_PAR = "#c4001d"

END, CLOSED = "end", "closed"
"""Words in the names of zones that have a sign of their own: who comes there ends the game, or leaves it."""

Zones = Mapping[str, tuple[str, str]]
"""By zone: its letters and its colour."""


def market_svg(title: Title, state: State, *, names: Mapping[str, str] = MappingProxyType({})) -> str:
    """The market with all markers. `names` tells what zones and "par" are called in the reader's language."""
    cells = title.market.cells
    below = max((_top(title.market, cell.row) + _depth(title.market) for cell in cells), default=_HEAD)
    right = max((_left(title.market, cell) + CELL for cell in cells), default=_HEAD)
    parts, zones = [group("axes", _axes(title.market))], zones_of(cells)
    for number, cell in enumerate(cells):
        here = [party for party in state.stack if state.price[party] == number]
        parts.append(_cell(title, cell, zones, here, names))
    parts.append(group("ledges", [_ledge(title.market, cell) for cell in cells if ledge_sides(title.market, cell)]))
    for one in title.market.tracks:
        parts.append(track_row(title, state, one, complex(_HEAD, below + 12)))
        right, below = max(right, _HEAD + track_width(one)), below + 12 + TRACK_HIGH
    if title.market.rounds:
        parts.append(round_track(title, state, complex(_HEAD, below + 12)))
        right, below = max(right, _HEAD + rounds_width(title)), below + 12 + ROUNDS_HIGH
    legend = _legend(cells, zones, below + 22, names)
    box = (0.0, 0.0, right + 4, below + 40)
    markers = [party for party in state.stack if state.price[party] != NO_CELL]
    desc = f"{len(cells)} cells, {len(markers)} markers"
    return document("market", box, 1, f"Market of {title.key}", desc, "".join(parts) + legend)


def _axes(market: Market) -> list[str]:
    """Column letters above and row numbers on the left, so that every cell has a name. A letter stands above the middle
    of its column, also where rows are shifted."""
    spread = (max(market.shifts, default=0) + min(market.shifts, default=0)) / 4
    columns = {cell.col: cell.name.rstrip("0123456789") for cell in market.cells}
    parts = [words(name, complex(_middle(col + spread), _HEAD / 2), 12) for col, name in sorted(columns.items())]
    rows = sorted({cell.row for cell in market.cells})
    down = _depth(market) / 2
    return parts + [words(str(row + 1), complex(_HEAD / 2, _top(market, row) + down), 12) for row in rows]


def _middle(index: float) -> float:
    return _HEAD + (index + 0.5) * CELL


def _left(market: Market, cell: MarketCell) -> float:
    """Where a cell begins: its column, and half a cell or more to the right where its row is shifted."""
    shift = market.shifts[cell.row] / 2 if market.shifts else 0
    return _HEAD + (cell.col + shift) * CELL


def _top(market: Market, row: int) -> float:
    """Where a row begins; rows of hexagons reach into each other."""
    return _HEAD + row * CELL * (PITCH if market.shifts else 1)


def _depth(market: Market) -> float:
    """From the top of a cell to its bottom."""
    return CELL * (DEPTH if market.shifts else 1)


def ledge_sides(market: Market, cell: MarketCell) -> list[str]:
    """On which sides of a cell a ledge lies: there is a cell beyond, and it is not in the same zone."""
    if cell.zone not in market.ledges:
        return []
    zones = {(one.row, one.col): one.zone for one in market.cells}
    beyond = {side: zones.get((cell.row + down, cell.col + right)) for side, (down, right) in STRAIGHT.items()}
    return [side for side, zone in beyond.items() if zone is not None and zone != cell.zone]


def zones_of(cells: Sequence[MarketCell]) -> Zones:
    """Letters and a colour for every zone: its initial, with a second letter where several zones begin alike.

    P always stands for par. Cells that only differ in their sign share letters and colour. A zone that closes has a
    cross, so its name makes no other zone's letters longer.

    >>> zones_of((MarketCell(0, 0, 60, "blue"), MarketCell(0, 1, 67, "blue end"), MarketCell(0, 2, 71, "brown")))
    {'': ('', '#ffffff'), 'blue': ('Bl', '#35a7ff'), 'blue end': ('Bl', '#35a7ff'), 'brown': ('Br', '#8b4513')}
    """
    plain = list(dict.fromkeys(_plain(cell.zone) for cell in cells if cell.zone))
    found = {"": ("", "#ffffff")}
    used = {"P"}
    for number, zone in enumerate(plain):
        alone = sum(other[0] == zone[0] for other in plain if _closes(other) == _closes(zone)) == 1
        signs = [zone[0].upper(), *(zone[0].upper() + letter for letter in zone[1:])]
        letters = next((sign for sign in signs[0 if alone else 1 :] if sign not in used), "?")
        used.add(letters)
        colour = next((colour for name, colour in _ZONES.items() if zone.startswith(name)), None)
        found[zone] = letters, colour or _OTHERS[number % len(_OTHERS)]
    return {cell.zone: found[_plain(cell.zone)] for cell in (MarketCell(0, 0, 0), *cells)}


def _plain(zone: str) -> str:
    """The name of a zone without the word that is told by a sign."""
    return zone.removesuffix(f" {END}")


def _at_the_end(zone: str) -> bool:
    return zone.split()[-1:] == [END]


def _closes(zone: str) -> bool:
    return zone.split()[-1:] == [CLOSED]


def _cell(title: Title, cell: MarketCell, zones: Zones, here: Sequence[Party], names: Mapping[str, str]) -> str:
    letters, ground = zones[cell.zone]
    corner = complex(_left(title.market, cell), _top(title.market, cell.row))
    x, y, bricks = corner.real, corner.imag, bool(title.market.shifts)
    if bricks:
        parts = [hexagon(corner, CELL, ground, _PAR if cell.par else "")]
    else:
        parts = [tag("rect", x=x, y=y, width=CELL, height=CELL, fill=ground, stroke="#555555")]
        if cell.par:
            parts.append(_par_frame(x, y, CELL))
    zone, par = names.get(cell.zone, cell.zone), names.get("par", "par") if cell.par else ""
    if _closes(cell.zone):
        parts.append(_closed(zone, complex(x, y), ground))
        says = [f"{cell.name} {zone}"]
    else:
        price = str(cell.price)
        at = corner + (17j + CELL / 2 if bricks else complex(5 + text_width(price, 12) / 2, 10))
        parts.append(words(price, at, 12, fill=on(ground), font_weight=700 if cell.par else None))
        # In a hexagon the sign has the lowest corner for itself.
        side = corner + (complex(CELL / 2 + 4, _depth(title.market) - 14) if bricks else complex(CELL - 5, 9))
        parts.append(_sign(cell, letters, side, on(ground)))
        says = [f"{cell.name} {price}", zone, par]
    symbols = [title.corporation(party).symbol for party in here]
    told = ", ".join(filter(None, (*says, " ".join(symbols))))
    markers = _markers(title, here, corner + 7j if bricks else corner)
    return group(
        "cell", (tag("title", escaped(told)), *parts, markers), data_cell=cell.name, role="graphics-symbol",
        aria_label=told,
    )  # fmt: skip


def _sign(cell: MarketCell, letters: str, right: complex, ink: str) -> str:
    """Letters of zone and par, and the flag at the end, up to the right side of the cell."""
    parts = []
    if _at_the_end(cell.zone):
        parts.append(flag(right - 9, ink))
        right -= 13
    sign = letters + ("P" if cell.par else "")
    if sign:
        parts.append(words(sign, right - text_width(sign, 10) / 2, 10, "sign", fill=ink))
    return "".join(parts)


def _closed(word: str, corner: complex, ground: str) -> str:
    """No price but a word, and a cross below it."""
    size = min(12, (CELL - 8) / text_width(word, 1))
    cross = _cross(corner + complex(CELL / 2, CELL / 2 + 6), 15, ground)
    return cross + words(word, corner + complex(CELL / 2, 10), size, fill=on(ground))


def _cross(at: complex, half: float, ground: str) -> str:
    """A red cross, dark or pale, whichever is easier to see."""
    d = f"M{pair(at - half - half * 1j)}L{pair(at + half + half * 1j)}"
    d += f"M{pair(at + half - half * 1j)}L{pair(at - half + half * 1j)}"
    colour = "#7a0010" if on(ground) == "#000000" else "#ff9a9a"
    return tag("path", class_="closed", d=d, stroke=colour, stroke_width=half / 5, stroke_linecap="round")


def _par_frame(x: float, y: float, size: float) -> str:
    """Red between two white lines, which part it from any ground."""
    place = {"x": x + 2.5, "y": y + 2.5, "width": size - 5, "height": size - 5}
    white = tag("rect", **place, fill="none", stroke="#ffffff", stroke_width=4)
    return white + tag("rect", class_="par", **place, fill="none", stroke=_PAR, stroke_width=2)


def _ledge(market: Market, cell: MarketCell) -> str:
    """Thick lines along some sides of a cell."""
    centre = complex(_left(market, cell), _HEAD + cell.row * CELL) + CELL / 2 * (1 + 1j)
    d = ""
    for down, right in (STRAIGHT[side] for side in ledge_sides(market, cell)):
        middle, along = centre + CELL / 2 * complex(right, down), CELL / 2 * (1 if down else 1j)
        d += f"M{pair(middle - along)}L{pair(middle + along)}"
    return tag("path", class_="ledge", d=d, stroke=INK, stroke_width=5, stroke_linecap="round")


def _markers(title: Title, here: Sequence[Party], corner: complex) -> str:
    """Markers in rows, the first to come first; it also lies on top of those that came later."""
    if not here:
        return ""
    columns = len(here) if len(here) < 3 else 2 if len(here) < 5 else 3
    rows = ceil(len(here) / columns)
    wide, high = (CELL - 10) / columns, (CELL - 22) / rows
    radius = min(wide, high) / 2 + (0.5 if len(here) < 3 else 1.5)
    parts = []
    for k, party in enumerate(here):
        at = corner + complex(5 + wide * (k % columns + 0.5), 17 + high * (k // columns + 0.5))
        corporation = title.corporation(party)
        parts.append(token(corporation.symbol, corporation.colour, at, radius, "token marker"))
    return group("markers", reversed(parts))


def _legend(cells: Sequence[MarketCell], zones: Zones, y: float, names: Mapping[str, str]) -> str:
    """What the signs mean."""
    parts: list[str] = []
    x = _HEAD
    entries = [(letters, zone, colour) for zone, (letters, colour) in zones.items() if zone]
    if any(cell.par for cell in cells):
        entries.append(("P", "par", "#ffffff"))
    for letters, zone, colour in entries:
        parts.append(tag("rect", x=x, y=y - 8, width=16, height=16, fill=colour, stroke=INK))
        if zone == "par":
            parts.append(tag("rect", x=x + 2, y=y - 6, width=12, height=12, fill="none", stroke=_PAR, stroke_width=2))
        if _closes(zone):
            parts.append(_cross(complex(x + 8, y), 5, colour))
        elif _at_the_end(zone):
            parts.append(flag(complex(x + 4, y), on(colour)))
        else:
            parts.append(words(letters, complex(x + 8, y), 10, fill=on(colour)))
        name = names.get(zone, zone)
        parts.append(words(name, complex(x + 22, y), 13, text_anchor="start"))
        x += 22 + text_width(name, 13) + 18
    return group("legend", parts)
