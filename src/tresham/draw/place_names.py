"""Names of places: where there is room, as large as there is room for, in one line or two."""

from __future__ import annotations

from math import inf

from .free_space import Room
from .marks import pale_plate
from .svg import group, text_width, words

_SIZES = (16.0, 14.5, 13.0, 12.0)
_SMALL = 4.0
"""How bad it is to write smaller, by unit of size."""
_LONG = 95.0
"""Names wider than this have two lines if they have two words."""


def place_name(name: str, room: Room) -> str:
    """The name of a place on a pale plate: as large as there is room for, in one line or two."""
    return name_with(name, (0, 0), -45j, room)[0]


def name_with(name: str, other: tuple[float, float], near: complex, room: Room) -> tuple[str, complex]:
    """The name of a place below something else of this size, and where that lies: two that find room only together."""
    best, least = None, inf
    for size in _SIZES:
        for lines in lines_of(name):
            at, covered = room.look(*_below(_extent(lines, size), other), near)
            if covered < least:
                best, least = (lines, size, at), covered
    lines, size, at = best or ([name], _SIZES[-1], near)
    extent = _extent(lines, size)
    room.put(at, *_below(extent, other))
    room.strain += _SMALL * (_SIZES[0] - size)
    return _plate(lines, size, at + 1j * other[1] / 2), at - 1j * extent[1] / 2


def _below(extent: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return max(extent[0], other[0]), extent[1] + other[1]


def _extent(lines: list[str], size: float) -> tuple[float, float]:
    return max(text_width(line, size) for line in lines), len(lines) * (size + 1)


def _plate(lines: list[str], size: float, at: complex) -> str:
    width, height = _extent(lines, size)
    texts = (words(line, at + 1j * (size + 1) * (k - (len(lines) - 1) / 2), size) for k, line in enumerate(lines))
    return group("place", (pale_plate(at, width, height), *texts))


def lines_of(name: str) -> list[list[str]]:
    """A name in one line if it is short, or in two, cut before an ampersand or near the middle; best first.

    >>> lines_of("New York & Newark"), lines_of("Albany")
    ([['New York', '& Newark']], [['Albany']])
    """
    cuts = [name.index(" & ")] if " & " in name else [index for index, sign in enumerate(name) if sign == " "]
    if not cuts:
        return [[name]]
    cut = min(cuts, key=lambda index: abs(index - len(name) / 2))
    split = [name[:cut], name[cut + 1 :]]
    return [split] if text_width(name, _SIZES[0]) > _LONG else [[name], split]
