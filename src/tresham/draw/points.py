"""Points and curves of a hex whose corners are 100 units from its middle.

Points are complex numbers, x to the right and y down; to turn one is to multiply it by a unit number.
"""

from __future__ import annotations

import cmath
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import radians, sqrt, tan

from ..track.ids import Layout
from ..track.prints import HexPrint
from .svg import number

RADIUS = 100.0
WIDTH = RADIUS * sqrt(3)
"""From one side to the opposite one."""
LANE = 22.0
"""Between parallel tracks at one edge."""

_REACH = {
    1: 4 / 3 * tan(radians(30)) * WIDTH / (2 * sqrt(3)),
    2: 4 / 3 * tan(radians(15)) * WIDTH * sqrt(3) / 2,
    3: WIDTH / 3,
}
"""By how many edges lie between both ends: how far the controls of a curve are from its ends. They make a sharp and a
gentle arc, and a straight line."""


def unit(degrees: float) -> complex:
    """The point one unit away in a direction: 0 is right, 90 is down."""
    return cmath.rect(1, radians(degrees))


@lru_cache(maxsize=1024)
def heading(edge: float, layout: Layout) -> complex:
    """The direction from the middle of a hex to an edge; halves lead to corners."""
    return unit(90 + 60 * edge + (30 if layout is Layout.POINTY else 0))


def edge_point(edge: int, layout: Layout, lane: tuple[int, int] = (1, 0)) -> complex:
    """Where track meets an edge. Lanes are counted towards the edge before it, so that those of a hex and of its
    neighbour are counted in opposite directions."""
    many, which = lane
    along = heading(edge, layout) * -1j
    return heading(edge, layout) * WIDTH / 2 + along * LANE * (which - (many - 1) / 2)


def to_the_rim(start: complex, way: complex, layout: Layout) -> complex:
    """Where a straight way from a point leaves the hex."""
    # Turned so that an edge lies to the right, its distance is a difference of real parts.
    turns = [1 / heading(edge, layout) for edge in range(6)]
    return start + way * min((WIDTH / 2 - (start * by).real) / (way * by).real for by in turns if (way * by).real > 0)


def corners(layout: Layout) -> tuple[complex, ...]:
    """The six corners; edge 0 lies between the last one and the first."""
    return tuple(RADIUS * heading(edge + 0.5, layout) for edge in range(6))


def middle(hex: HexPrint, layout: Layout) -> complex:
    """Where a hex lies on the map."""
    if layout is Layout.POINTY:
        return complex(hex.x * WIDTH / 2, hex.y * RADIUS * 1.5)
    return complex(hex.x * RADIUS * 1.5, hex.y * WIDTH / 2)


def pair(point: complex) -> str:
    """A point as SVG writes it."""
    return f"{number(point.real)} {number(point.imag)}"


def polygon(points: tuple[complex, ...]) -> str:
    """The outline of a figure as SVG writes it."""
    return " ".join(pair(point) for point in points)


@dataclass(frozen=True)
class Curve:
    """A piece of track: a Bezier curve with its two controls."""

    start: complex
    out: complex
    into: complex
    end: complex

    def at(self, t: float) -> complex:
        """The point so far along, from 0 to 1."""
        s = 1 - t
        return s**3 * self.start + 3 * s * s * t * self.out + 3 * s * t * t * self.into + t**3 * self.end

    def facing(self, t: float) -> complex:
        """The direction of the track there."""
        s = 1 - t
        tangent = s * s * (self.out - self.start) + 2 * s * t * (self.into - self.out) + t * t * (self.end - self.into)
        return tangent / abs(tangent)

    def split(self, t: float) -> tuple[Curve, Curve]:
        """Both parts, when it is cut there."""

        def between(a: complex, b: complex) -> complex:
            return a + (b - a) * t

        ab, bc, cd = between(self.start, self.out), between(self.out, self.into), between(self.into, self.end)
        abc, bcd = between(ab, bc), between(bc, cd)
        cut = between(abc, bcd)
        return Curve(self.start, ab, abc, cut), Curve(cut, bcd, cd, self.end)

    def reversed(self) -> Curve:
        """The same track from its other end."""
        return Curve(self.end, self.into, self.out, self.start)

    def turned(self, by: complex, shift: complex = 0) -> Curve:
        """The same track turned, then moved."""
        return Curve(*(by * point + shift for point in (self.start, self.out, self.into, self.end)))

    def points(self, count: int) -> tuple[complex, ...]:
        """Points along it, both ends included."""
        return tuple(self.at(k / (count - 1)) for k in range(count))

    @property
    def length(self) -> float:
        """About how long it is."""
        points = self.points(17)
        return sum(abs(b - a) for a, b in pairwise(points))

    @property
    def d(self) -> str:
        """As SVG writes it; a line where it is straight."""
        chord = self.end - self.start
        bends = [abs(((control - self.start) / chord).imag) for control in (self.out, self.into)]
        if max(bends) < 0.001:
            return f"M{pair(self.start)}L{pair(self.end)}"
        return f"M{pair(self.start)}C{pair(self.out)} {pair(self.into)} {pair(self.end)}"


def line(start: complex, end: complex) -> Curve:
    """A straight piece of track."""
    return Curve(start, start + (end - start) / 3, end - (end - start) / 3, end)


def across(a: int, b: int, layout: Layout, lanes: tuple[tuple[int, int], tuple[int, int]]) -> Curve:
    """Track from edge to edge: sharp, gentle or straight."""
    apart = min((a - b) % 6, (b - a) % 6)
    start, end = edge_point(a, layout, lanes[0]), edge_point(b, layout, lanes[1])
    reach = _REACH[apart]
    return Curve(start, start - reach * heading(a, layout), end - reach * heading(b, layout), end)


def into(edge: int, stop: complex, layout: Layout, lane: tuple[int, int] = (1, 0)) -> Curve:
    """Track from an edge to a stop: it enters the hex straight, then bends towards the stop."""
    start = edge_point(edge, layout, lane)
    bend = start - heading(edge, layout) * abs(start - stop) / 2
    return Curve(start, start + (bend - start) * 2 / 3, stop + (bend - stop) * 2 / 3, stop)
