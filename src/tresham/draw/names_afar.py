"""Names of places for those who see the whole map at once: great cities first, cities rather than towns."""

from __future__ import annotations

import re
from math import inf

from ..track.ids import StopKind
from .free_space import Room
from .hexes import HexSight
from .marks import pale_plate
from .place_names import lines_of
from .sizes_afar import AFAR, SIZES, sized
from .svg import text_width, words

_NAMES = -45j
"""Near here names are looked for."""
_TOUCH = 12.0
"""So little may be covered that it is only touched."""
_NARROW = (1.0, 0.85, 0.72)
"""How narrow large letters may be, compared with usual ones, best first."""
_NARROWEST = 0.62
"""And where they would have no place otherwise."""
_REACHES = (14.0, 26.0)
"""So far a name may reach into other hexes, and where it would have no place otherwise."""


def great_name(sight: HexSight, room: Room) -> str:
    """The name of a great city has its place before anything but tracks and slots, and lies over track rather than
    nowhere."""
    if not (sight.hex.place and _is_great(sight)):
        return ""
    return _large_name(sight, room) or _name_over_track(sight, room)


def place_name_afar(sight: HexSight, room: Room) -> str:
    """The name of the place on a pale plate: in large letters, narrower ones or over track if need be; else that of a
    town where there is room for small ones, and that of a city at any rate."""
    city = _is_city(sight)
    large = _large_name(sight, room) or _name_over_track(sight, room)
    if large:
        return large
    for size in SIZES:
        for lines in lines_of(sight.hex.place):
            at, covered = room.look(*_extent(lines, size), _NAMES)
            if covered == 0 or (size == SIZES[-1] and city):
                return _written(room, _name_class(city), at, lines, size)
    return ""


def _large_name(sight: HexSight, room: Room) -> str:
    """A name in large letters, as broad as there is room for; of two cities the first, if both have none."""
    for lines, narrow in _large_ways(sight.hex.place):
        at, covered = room.look(*_extent(lines, AFAR, narrow), _NAMES)
        if covered <= _TOUCH:
            return _written(room, _name_class(_is_city(sight)), at, lines, AFAR, narrow)
    return ""


def _name_over_track(sight: HexSight, room: Room) -> str:
    """A name in large letters that lies over track, of which it covers the least, or reaches out of its hex."""
    for reach in _REACHES:
        best, least = None, inf
        for lines, narrow in _large_ways(sight.hex.place, (*_NARROW, _NARROWEST)):
            at, covered = room.look_far(*_extent(lines, AFAR, narrow), _NAMES, _TOUCH, reach)
            if covered < least:
                best, least = (at, lines, AFAR, narrow), covered
        if best:
            return _written(room, _name_class(_is_city(sight)), *best)
    return ""


def _large_ways(place: str, narrows: tuple[float, ...] = _NARROW) -> list[tuple[list[str], float]]:
    """The lines of a name, and how narrow they are, best first; of two cities the first alone is better than none, and
    so is one without its state."""
    alone = re.split(" & |, ", place)[0]
    whole = [(lines, narrow) for narrow in narrows for lines in lines_of(place)]
    return whole + [([alone], narrow) for narrow in narrows if alone != place]


def _is_city(sight: HexSight) -> bool:
    return any(stop.kind is not StopKind.TOWN for stop in sight.tile.stops)


def _name_class(city: bool) -> str:
    return f"name {'city' if city else 'town'}-name"


def _is_great(sight: HexSight) -> bool:
    """Has a city more than one slot or a label of its own, or does what a place pays change, as it does beyond the map?
    People speak of such places by name."""
    stops = sight.tile.stops
    if any(stop.kind is StopKind.OFFBOARD or len(stop.worth) > 1 for stop in stops):
        return True
    return _is_city(sight) and (sum(stop.slots for stop in stops) > 1 or bool(sight.tile.labels))


def _extent(lines: list[str], size: float, narrow: float = 1.0) -> tuple[float, float]:
    return narrow * max(text_width(line, size) for line in lines), len(lines) * size


def _written(room: Room, class_: str, at: complex, lines: list[str], size: float, narrow: float = 1.0) -> str:
    """Lines on a pale plate."""
    extent = _extent(lines, size, narrow)
    room.put(at, *extent)
    texts = []
    for k, line in enumerate(lines):
        length = narrow * text_width(line, size) if narrow < 1 else None
        adjust = "spacingAndGlyphs" if length else None
        middle = at + 1j * size * (k - (len(lines) - 1) / 2)
        texts.append(words(line, middle, size, textLength=length, lengthAdjust=adjust))
    return sized(size, class_, pale_plate(at, *extent), *texts)
