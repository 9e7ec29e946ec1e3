"""Small signs of the map, drawn by ourselves: terrain with its cost, anchors and mines, rights and destinations."""

from __future__ import annotations

from collections.abc import Callable

from .colours import on
from .points import pair
from .svg import INK, group, tag, text_width, words

COST = 17.0
_SIGN = 26.0
"""Width of a terrain sign."""
_SMALL = 0.7
"""How much smaller it is on a tile."""
PLATE, SMALL_PLATE = 13.0, 10.5
"""Size of words in a frame, and where there are many of them."""
_HIGH = 20 / 13
"""How much higher than its word a frame is."""


def terrain_size(cost: int) -> tuple[float, float]:
    """Width and height of a terrain sign with its cost."""
    return _SIGN + 3 + text_width(str(cost), COST), 20.0


def badge_size(cost: int) -> tuple[float, float]:
    """Width and height of the same sign on a tile."""
    width, height = terrain_size(cost)
    return _SMALL * width + 4, _SMALL * height + 2


def terrain_badge(kind: str, cost: int, at: complex) -> str:
    """What a tile on top of this one costs, and why: small, on a pale plate."""
    plate = pale_plate(at, *badge_size(cost))
    return group(
        "badge", (plate, tag("g", terrain(kind, cost, 0j), transform=f"translate({pair(at)}) scale({_SMALL})"))
    )


def pale_plate(at: complex, width: float, height: float) -> str:
    """A ground on which dark words can be read, whatever lies below."""
    corner = at - complex(width, height) / 2
    return tag("rect", x=corner.real, y=corner.imag, width=width, height=height, rx=4, fill="#ffffff", fill_opacity=0.6)


def terrain(kind: str, cost: int, at: complex) -> str:
    """What a tile costs, and why."""
    left = at.real - terrain_size(cost)[0] / 2
    sign = complex(left + _SIGN / 2, at.imag)
    text = complex(left + _SIGN + 3 + text_width(str(cost), COST) / 2, at.imag)
    return group(f"terrain {kind}", (_SIGNS.get(kind, _rough)(sign), words(str(cost), text, COST)))


def mark_size(kind: str) -> tuple[float, float]:
    """Width and height of a sign printed on a tile."""
    return (26.0, 26.0) if kind in _MARKS else plate_size(kind)


def mark(kind: str, at: complex) -> str:
    """A small sign printed on a tile: an anchor, a mine, or its word in a frame."""
    return group("mark", (_MARKS[kind](at) if kind in _MARKS else plate(kind, at),))


def plate_size(text: str, size: float = PLATE) -> tuple[float, float]:
    """Width and height of a word in a frame."""
    return text_width(text, size) + 6, _HIGH * size


def plate(text: str, at: complex, colour: str = "#ffffff", size: float = PLATE) -> str:
    """A word in a frame, on a colour."""
    width, height = plate_size(text, size)
    corner = at - complex(width, height) / 2
    frame = tag("rect", x=corner.real, y=corner.imag, width=width, height=height, fill=colour, stroke=INK, rx=3)
    return frame + words(text, at, size, fill=on(colour), font_weight=700 if colour != "#ffffff" else None)


def goal_size(symbol: str, size: float = PLATE) -> tuple[float, float]:
    """Width and height of a destination."""
    return text_width(symbol, size) + size + 8, _HIGH * size


def goal(symbol: str, colour: str, at: complex, size: float = PLATE) -> str:
    """The destination of a corporation that has not come there yet: its letters and a pennant in its colour, in a frame
    that is dashed like that of a reserved slot."""
    width, height = goal_size(symbol, size)
    corner, half = at - complex(width, height) / 2, size / 2
    place = {"x": corner.real, "y": corner.imag, "width": width, "height": height, "rx": height / 2}
    frame = tag("rect", **place, fill="#ffffff", fill_opacity=0.8, stroke=INK, stroke_dasharray="4 3")
    flag = f"M0 {half:g}V{-half:g}L{0.8 * size:g} {-0.2 * size:g}L0 {0.1 * size:g}"
    pennant = _lines(corner + complex(half, height / 2), flag, INK, 1.2, colour)
    text = words(symbol, at + half, size, fill="#333333")
    return group("goal", (frame, pennant, text), data_corp=symbol)


def _lines(at: complex, d: str, colour: str, width: float = 2.5, fill: str = "none") -> str:
    """A drawing in small letters of the pen, moved to its place."""
    return tag(
        "path",
        d=d,
        transform=f"translate({pair(at)})",
        fill=fill,
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _mountain(at: complex) -> str:
    return _lines(at, "M-12 8L-3 -9L6 8ZM3 3L6 -2L12 8H6", "#4d2c12", 1.5, "#8b5a2b")


def _hill(at: complex) -> str:
    return _lines(at, "M-12 7C-10 -6 2 -6 4 7ZM2 2C5 -3 11 -1 12 7H4", "#4d2c12", 1.5, "#b98b55")


def _water(at: complex) -> str:
    wave = "c4 -6 8 -6 12 0s8 6 12 0"
    return _lines(at, f"M-12 -4{wave}M-12 5{wave}", "#0b5fa5", 3)


def _river(at: complex) -> str:
    return _lines(at, "M-12 3c4 -8 8 -8 12 -3s8 5 12 -3", "#0b5fa5", 4)


def _swamp(at: complex) -> str:
    return _lines(at, "M-12 7H12M-6 3V-6M0 3V-9M6 3V-6M-9 3V-1M9 3V-1", "#2d5f3a", 2.5)


def _desert(at: complex) -> str:
    return _lines(at, "M0 9V-9M-7 -4V1H0M7 -6V-2H0M-11 9H11", "#6b5a10", 2.5)


def _forest(at: complex) -> str:
    return _lines(at, "M-6 9V5M-12 5L-6 -8L0 5ZM6 9V5M0 5L6 -8L12 5Z", "#1d4d20", 1.5, "#3c8a40")


def _rough(at: complex) -> str:
    return _lines(at, "M-12 7L-7 -4L-2 5L4 -7L12 7", "#4d2c12", 3)


def _anchor(at: complex) -> str:
    ring = tag("circle", cx=at.real, cy=at.imag - 9, r=3, fill="none", stroke="#0a2a52", stroke_width=2.5)
    return ring + _lines(at, "M0 -6V11M-6 -2H6M-10 4C-8 12 8 12 10 4", "#0a2a52", 2.5)


def _mine(at: complex) -> str:
    """A hammer and a pick, crossed."""
    handles = _lines(at, "M-9 11L7 -7M9 11L-7 -7", "#3a2a14", 3)
    heads = _lines(at, "M3 -11L11 -3M-12 -1C-11 -7 -7 -11 -1 -12", "#222222", 5)
    return handles + heads


_MARKS: dict[str, Callable[[complex], str]] = {"anchor": _anchor, "mine": _mine}

_SIGNS: dict[str, Callable[[complex], str]] = {
    "mountain": _mountain,
    "hill": _hill,
    "water": _water,
    "river": _river,
    "swamp": _swamp,
    "desert": _desert,
    "forest": _forest,
    "rough": _rough,
}
