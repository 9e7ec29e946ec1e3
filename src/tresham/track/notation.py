"""The text in which tiles and maps are written: one line each, words in any order after the colour.

A tile is its name, its colour and what is printed on it; a hex is its name, the name of the place if it has one, its
colour, what is printed on it, and what belongs to the map:

    59   green   city 40  city 40  "OO"  0-a  2-b
    D10  Hamilton & Toronto  yellow  city  city  "OO"  water 80

| words                         | meaning                                                                    |
|-------------------------------|----------------------------------------------------------------------------|
| `city 20`, `town 10`          | a stop and its worth (none is 0); stops are called a, b, c... in this order |
| `offboard yellow 30 brown 50` | worth by steps of the title                                                |
| `x2`                          | the last stop has two slots (a city has one unless told)                   |
| `in Canada`                   | the last stop belongs to a group                                           |
| `port`                        | the last stop adds to a run but does not make one                          |
| `@1`                          | the last stop's position among all elements in records of 18xx.games       |
| `0-3`, `2-a`                  | track from edge to edge, from edge to stop; `~` narrow, `=` dual gauge     |
| `5-a!`                        | track that ends in its stop: no run passes on                              |
| `0:1/2-4`                     | the first of two parallel tracks at edge 0                                 |
| `"OO"`                        | a label                                                                    |
| `mark anchor`                 | a small sign                                                               |
| `special`                     | (tile) only a private's power may lay it                                   |
| `water 80`                    | (hex) what the first tile costs                                            |
| `walls 3 5`                   | (hex) edges that no track may cross                                        |
| `border toll 3:40`            | (hex) something else on an edge, perhaps with a price                      |
| `home NYNH a`, `home ERIE`    | (hex) a slot reserved in stop a, or in any stop                            |
| `from brown "P"`              | (hex) label demanded from a colour on                                      |
| `stub 0`                      | (hex) edge that the first tile must use                                    |
| `blocked CS`                  | (hex) a private that keeps tiles away                                      |
| `goal SOO`                    | (hex) a corporation that has its destination here                          |
| `zone Victoria`               | (hex) the part of the map that it belongs to                               |

A `#` begins a comment. Words with spaces are put in double quotes, but a place needs none.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from .ids import Axes, Colour, Gauge, Layout, StopKind
from .notation_lines import COLOURS, TRACK, NotationLine, lines
from .prints import FIRST_STOP, Border, HexPrint, MapSheet, Path, StopPrint, TilePrint, Worth

STOP_KINDS = {kind.name.lower(): kind for kind in StopKind}
STEPS = frozenset({"white", "yellow", "green", "brown", "grey", "black", "diesel"})
"""Keys of a worth that changes in the course of the game."""
TERRAINS = frozenset({"water", "river", "mountain", "hill", "desert", "rough", "swamp", "forest"})
BORDERS = frozenset({"wall", "toll", "gauge", "joined", "outline", "area"})
GAUGES = {"-": Gauge.STANDARD, "~": Gauge.NARROW, "=": Gauge.DUAL}

_COORDINATE = re.compile(r"([A-Za-z])(\d+)")


def parse_tiles(text: str) -> tuple[TilePrint, ...]:
    """Reads a catalogue of tiles.

    >>> [(tile.name, len(tile.stops)) for tile in parse_tiles("8 yellow 0-2")]
    [('8', 0)]
    """
    tiles = tuple(_read_tile(line) for line in lines(text))
    _no_doubles([tile.name for tile in tiles])
    return tiles


def parse_map(layout: Layout, text: str, axes: Axes = Axes.NUMBERS_ACROSS) -> MapSheet:
    """Reads a map; the order of its lines is the order of its hexes."""
    hexes = tuple(_read_hex(line, axes) for line in lines(text))
    _no_doubles([hex.name for hex in hexes])
    return MapSheet(layout, hexes)


def place_on_grid(name: str, axes: Axes = Axes.NUMBERS_ACROSS) -> tuple[int, int]:
    """Doubled coordinates of a hex from its name; row `a` lies above row `A`.

    >>> place_on_grid("E19"), place_on_grid("a12")
    ((18, 4), (11, -1))
    """
    match = _COORDINATE.fullmatch(name)
    if not match:
        raise ValueError(f"{name!r} is no name of a hex")
    letter, number = match[1], int(match[2]) - 1
    row = ord(letter) - ord("A") if letter.isupper() else ord("a") - 1 - ord(letter)
    if axes is Axes.HEXES_ACROSS:
        return (2 * number + (row + 1) % 2, row)
    return (number, row) if axes is Axes.NUMBERS_ACROSS else (row, number)


def _no_doubles(names: list[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise ValueError(f"{name} is there twice")
        seen.add(name)


@dataclass
class _Pattern:
    """What is printed on a tile, as far as it is read."""

    stops: list[StopPrint] = field(default_factory=list)
    tracks: list[str] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    special: bool = False

    def tile(self, line: NotationLine, name: str, colour: Colour) -> TilePrint:
        """The finished record. Track may be written before its stop, so it is read last."""
        paths = tuple(_read_track(line, word, len(self.stops)) for word in self.tracks)
        if len(set(paths)) < len(paths):
            raise line.error("a piece of track is there twice")
        return TilePrint(name, colour, tuple(self.stops), paths, tuple(self.labels), self.special, tuple(self.marks))


def _read_tile(line: NotationLine) -> TilePrint:
    name, colour, pattern = line.plain("a name"), line.colour(), _Pattern()
    while line.more():
        word = line.take()
        if word == "special":
            pattern.special = True
        elif not _read_printed(line, word, pattern):
            raise line.error(f"{word!r} means nothing on a tile")
    return pattern.tile(line, name, colour)


def _read_printed(line: NotationLine, word: str, pattern: _Pattern) -> bool:
    """Reads what tiles and hexes have in common; False if the word is something else."""
    if word in STOP_KINDS:
        kind = STOP_KINDS[word]
        slots = 1 if kind is StopKind.CITY else 0
        pattern.stops.append(StopPrint(kind, _read_worth(line), slots, part=len(pattern.stops)))
    elif word.startswith('"'):
        pattern.labels.append(word.strip('"'))
    elif TRACK.fullmatch(word):
        pattern.tracks.append(word)
    elif word == "mark":
        pattern.marks.append(line.plain("a mark"))
    else:
        return _read_about_stop(line, word, pattern)
    return True


def _read_about_stop(line: NotationLine, word: str, pattern: _Pattern) -> bool:
    """Reads words that tell more about the last stop."""
    is_number = word[0] in "x@" and word[1:].isdecimal()
    if not is_number and word not in {"in", "port"}:
        return False
    if not pattern.stops:
        raise line.error(f"{word!r} must follow a stop")
    stop = pattern.stops[-1]
    if word == "in":
        stop = replace(stop, groups=(*stop.groups, line.plain("a group")))
    elif word == "port":
        stop = replace(stop, port=True)
    elif word[0] == "x":
        stop = replace(stop, slots=int(word[1:]))
    else:
        stop = replace(stop, part=int(word[1:]))
    pattern.stops[-1] = stop
    return True


def _read_worth(line: NotationLine) -> Worth:
    if line.peek().isdecimal():
        return (("", line.count("a worth")),)
    steps: list[tuple[str, int]] = []
    while line.peek() in STEPS:
        steps.append((line.take(), line.count("a worth")))
    return tuple(steps) or (("", 0),)


def _read_track(line: NotationLine, word: str, stops: int) -> Path:
    match = TRACK.fullmatch(word)
    assert match is not None

    def end(name: str) -> int:
        if name.isdigit():
            return line.edge(name)
        if ord(name) - ord("a") >= stops:
            raise line.error(f"{word!r} leads to stop {name}, which is not there")
        return FIRST_STOP + ord(name) - ord("a")

    def lane(which: str | None, many: str | None) -> tuple[int, int]:
        if which is None or many is None:
            return (1, 0)
        if not 1 <= int(which) <= int(many):
            raise line.error(f"{word!r} has no such lane")
        return (int(many), int(which) - 1)

    a, b = end(match[1]), end(match[5])
    if a == b:
        raise line.error(f"{word!r} leads nowhere")
    lanes = (lane(match[2], match[3]), lane(match[6], match[7]))
    return Path(a, b, GAUGES[match[4]], terminal=match[8] == "!", lanes=lanes)


@dataclass
class _About:
    """What belongs to a hex of the map and not to the tile on it, as far as it is read."""

    terrain: list[tuple[str, int]] = field(default_factory=list)
    borders: list[Border] = field(default_factory=list)
    homes: list[tuple[str, int]] = field(default_factory=list)
    later_labels: list[tuple[Colour, str]] = field(default_factory=list)
    stubs: list[int] = field(default_factory=list)
    blocked_by: list[str] = field(default_factory=list)
    goals: list[str] = field(default_factory=list)
    zone: str = ""


def _read_hex(line: NotationLine, axes: Axes) -> HexPrint:
    name = line.take("the name of a hex")
    try:
        x, y = place_on_grid(name, axes)
    except ValueError as problem:
        raise line.error(str(problem)) from None
    place: list[str] = []
    while line.more() and line.peek() not in COLOURS:
        place.append(line.plain("a place"))
    colour, pattern, about = line.colour(), _Pattern(), _About()
    while line.more():
        word = line.take()
        if word in TERRAINS:
            about.terrain.append((word, line.count("the cost of " + word)))
        elif word in _HEX_WORDS:
            _HEX_WORDS[word](line, about)
        elif not _read_printed(line, word, pattern):
            raise line.error(f"{word!r} means nothing on a map")
    if any(stop >= len(pattern.stops) for _, stop in about.homes):
        raise line.error("a home is in a stop that is not there")
    return HexPrint(
        name, x, y, pattern.tile(line, name, colour), " ".join(place), tuple(about.terrain), tuple(about.borders),
        tuple(about.homes), tuple(about.later_labels), tuple(about.stubs), tuple(about.blocked_by),
        tuple(about.goals), about.zone,
    )  # fmt: skip


def _read_walls(line: NotationLine, about: _About) -> None:
    about.borders.extend(Border(line.edge(word), "wall") for word in line.edges())


def _read_border(line: NotationLine, about: _About) -> None:
    kind = line.take("the kind of a border")
    if kind not in BORDERS:
        raise line.error(f"{kind!r} is no kind of border")
    for word in line.edges():
        edge, _, cost = word.partition(":")
        if cost and not cost.isdecimal():
            raise line.error(f"{word!r} has no price")
        about.borders.append(Border(line.edge(edge), kind, int(cost or 0)))


def _read_home(line: NotationLine, about: _About) -> None:
    corporation = line.plain("a corporation")
    letter = re.fullmatch("[a-z]", line.peek())
    about.homes.append((corporation, ord(line.take()) - ord("a") if letter else -1))


def _read_later_label(line: NotationLine, about: _About) -> None:
    about.later_labels.append((line.colour(), line.quoted("a label")))


def _read_stubs(line: NotationLine, about: _About) -> None:
    about.stubs.extend(line.edge(word) for word in line.edges())


def _read_blocked(line: NotationLine, about: _About) -> None:
    about.blocked_by.append(line.plain("a private"))


def _read_goal(line: NotationLine, about: _About) -> None:
    about.goals.append(line.plain("a corporation"))


def _read_zone(line: NotationLine, about: _About) -> None:
    about.zone = line.plain("a zone")


_HEX_WORDS: dict[str, Callable[[NotationLine, _About], None]] = {
    "walls": _read_walls,
    "border": _read_border,
    "home": _read_home,
    "from": _read_later_label,
    "stub": _read_stubs,
    "blocked": _read_blocked,
    "goal": _read_goal,
    "zone": _read_zone,
}
