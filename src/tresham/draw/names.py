"""Names of places: where there is room, as large as there is room for, in one line or two."""

from __future__ import annotations

from math import inf

from .room import Room
from .svg import group, tag, text_width, words

_SIZES = (16.0, 14.5, 13.0, 12.0)
_LONG = 95.0
"""Names wider than this have two lines if they have two words."""


def place_name(name: str, room: Room) -> str:
    """The name of a place on a pale plate: as large as there is room for, in one line or two."""
    best, least = None, inf
    for size in _SIZES:
        for lines in _lines(name):
            at, covered = room.look(*_extent(lines, size), -45j)
            if covered < least:
                best, least = (lines, size, at), covered
    lines, size, at = best or ([name], _SIZES[-1], -45j)
    room.take_box(at, *_extent(lines, size))
    return _plate(lines, size, at)


def _extent(lines: list[str], size: float) -> tuple[float, float]:
    return max(text_width(line, size) for line in lines), len(lines) * (size + 1)


def _plate(lines: list[str], size: float, at: complex) -> str:
    width, height = _extent(lines, size)
    plate = tag(
        "rect",
        x=at.real - width / 2,
        y=at.imag - height / 2,
        width=width,
        height=height,
        rx=4,
        fill="#ffffff",
        fill_opacity=0.6,
    )
    texts = (words(line, at + 1j * (size + 1) * (k - (len(lines) - 1) / 2), size) for k, line in enumerate(lines))
    return group("place", (plate, *texts))


def _lines(name: str) -> list[list[str]]:
    """A name in one line if it is short, or in two, cut before an ampersand or near the middle; best first.

    >>> _lines("New York & Newark"), _lines("Albany")
    ([['New York', '& Newark']], [['Albany']])
    """
    cuts = [name.index(" & ")] if " & " in name else [index for index, sign in enumerate(name) if sign == " "]
    if not cuts:
        return [[name]]
    cut = min(cuts, key=lambda index: abs(index - len(name) / 2))
    split = [name[:cut], name[cut + 1 :]]
    return [split] if text_width(name, _SIZES[0]) > _LONG else [[name], split]
