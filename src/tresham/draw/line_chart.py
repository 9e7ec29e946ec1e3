"""Line charts: sums round by round. Each line has dashes and marks of its own and its name at its end, so that it can
be told from the others without its colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import floor, log10

from .svg import document, escaped, group, number, tag, text_width

WIDE, HIGH = 760.0, 300.0
_LEFT, _TOP, _LOW = 62.0, 14.0, 34.0
_SIZE = 12.0
_GAP = 13.0
"""Names at the ends of lines keep so far apart."""
_MOST_MARKS = 60
"""Of longer lines only some points are marked."""

DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "16 5", "2 3 8 3", "12 3 2 3 2 3")
MARKS = ("circle", "square", "triangle", "diamond", "cross", "plus")
_SHAPES = {
    "circle": "M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z",
    "square": "M-3 -3H3V3H-3Z",
    "triangle": "M0 -4L3.8 3H-3.8Z",
    "diamond": "M0 -4.4L4.4 0L0 4.4L-4.4 0Z",
    "cross": "M-3 -3L3 3M3 -3L-3 3",
    "plus": "M0 -4V4M-4 0H4",
}


@dataclass(frozen=True)
class ChartLine:
    """One line: a value for each place on the axis, or none."""

    name: str
    values: tuple[int | None, ...]
    colour: str


@dataclass(frozen=True)
class _Field:
    """Where the lines are drawn, and which values it has room for."""

    left: float
    right: float
    low: int
    high: int
    places: int

    def at(self, place: int, value: int) -> complex:
        step = (self.right - self.left) / max(1, self.places - 1)
        part = (value - self.low) / max(1, self.high - self.low)
        return complex(self.left + place * step, HIGH - _LOW - part * (HIGH - _LOW - _TOP))


def line_chart_svg(
    title: str, desc: str, places: Sequence[str], lines: Sequence[ChartLine], written: Callable[[int], str]
) -> str:
    """A chart. `places` are the names along its axis; `written` says how a value is written beside the other one."""
    values = [value for line in lines for value in line.values if value is not None]
    ticks = ticks_for(min(values, default=0), max(values, default=0))
    room = max((text_width(line.name, _SIZE) for line in lines), default=0.0) + 16
    field = _Field(_LEFT, WIDE - room, ticks[0], ticks[-1], len(places))
    body = (
        group("grid", (_tick(field, tick, written) for tick in ticks)),
        group("places", _names_below(field, places)),
        group("lines", (_line(field, line, number) for number, line in enumerate(lines))),
        group("names", _names_at_ends(field, lines)),
    )
    return document("chart", (0, 0, WIDE, HIGH), 1, title, desc, "".join(body))


def ticks_for(low: int, high: int) -> list[int]:
    """Round numbers that enclose all values, nothing among them unless all are below.

    >>> ticks_for(0, 930)
    [0, 200, 400, 600, 800, 1000]
    >>> ticks_for(-30, 100)
    [-50, 0, 50, 100]
    """
    low, high = min(0, low), max(high, 1)
    rough = max((high - low) / 5, 1)
    base = 10 ** floor(log10(rough))
    step = int(next(factor * base for factor in (1, 2, 5, 10) if factor * base >= rough))
    return list(range(step * (low // step), step * -(-high // step) + 1, step))


def _tick(field: _Field, value: int, written: Callable[[int], str]) -> str:
    y = field.at(0, value).imag
    rule = tag("line", x1=field.left, x2=field.right, y1=y, y2=y, stroke="currentColor", stroke_opacity="0.18")
    return rule + _text(written(value), complex(field.left - 8, y), "end")


def _text(text: str, at: complex, anchor: str, **more: str | float) -> str:
    return tag(
        "text",
        escaped(text),
        x=at.real,
        y=at.imag + _SIZE * 0.36,
        font_size=_SIZE,
        text_anchor=anchor,
        fill="currentColor",
        **more,
    )


def _names_below(field: _Field, places: Sequence[str]) -> list[str]:
    """As many names as there is room for, the first one among them."""
    widest = max((text_width(name, _SIZE) for name in places), default=0.0) + 10
    step = (field.right - field.left) / max(1, len(places) - 1)
    each = max(1, -(-int(widest) // max(1, int(step))))
    return [
        _text(name, complex(field.at(at, 0).real, HIGH - _LOW + 18), "middle")
        for at, name in enumerate(places)
        if at % each == 0
    ]


def _line(field: _Field, line: ChartLine, order: int) -> str:
    points = [(at, field.at(at, value)) for at, value in enumerate(line.values) if value is not None]
    path, last = "", -2
    for at, point in points:
        path += f"{'L' if at == last + 1 else 'M'}{number(point.real)} {number(point.imag)}"
        last = at
    dashes = DASHES[order % len(DASHES)] or None
    every = max(1, len(points) // _MOST_MARKS)
    marks = (_mark(point, order, line.colour) for at, point in points if at % every == 0)
    strokes = (
        # Beneath, the ink of the page: pale lines are seen on a pale ground, dark ones on a dark one.
        tag("path", d=path, fill="none", stroke="currentColor", stroke_width=3.4, stroke_dasharray=dashes),
        tag("path", d=path, fill="none", stroke=line.colour, stroke_width=2.0, stroke_dasharray=dashes),
    )
    return group("line", (tag("title", escaped(line.name)), *(strokes if path else ()), *marks), data_name=line.name)


def _mark(at: complex, order: int, colour: str) -> str:
    place = f"translate({number(at.real)} {number(at.imag)})"
    shape = _SHAPES[MARKS[order % len(MARKS)]]
    return tag("path", d=shape, transform=place, fill=colour, stroke="currentColor", stroke_width=1.0)


def _names_at_ends(field: _Field, lines: Sequence[ChartLine]) -> list[str]:
    """The name of each line where it ends; those that would lie upon each other are moved apart."""
    ends = []
    for line in lines:
        known = [(at, value) for at, value in enumerate(line.values) if value is not None]
        if known:
            ends.append((field.at(*known[-1]), line.name))
    ends.sort(key=lambda end: end[0].imag)
    heights = _apart([end.imag for end, _ in ends])
    return [
        _text(name, complex(field.right + 10, y), "start", font_weight=700)
        for (_, name), y in zip(ends, heights, strict=True)
    ]


def _apart(heights: Sequence[float]) -> list[float]:
    """The same heights, from above, moved down and then up until they are far enough apart."""
    found = list(heights)
    for at in range(1, len(found)):
        found[at] = max(found[at], found[at - 1] + _GAP)
    lowest = HIGH - _LOW
    for at in reversed(range(len(found))):
        found[at] = min(found[at], lowest)
        lowest = found[at] - _GAP
    return found
