"""Finding room for texts: what is taken of a hex, and where something else still fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import hypot, inf

from ..track.ids import Layout
from .points import RADIUS, WIDTH, Curve, heading, unit

_RIM = 4.0
"""Texts keep this far from the sides of the hex."""
_GAP = 3.0
"""Texts closer than this to something else look crowded."""
_AIR, _EASE, _FAR = 8.0, 3.2, 0.12
"""So much air around a text is enough, what it is worth, and what every unit of distance costs."""
_SPOTS = (0j, *(radius * unit(15 * step) for radius in (14, 28, 40, 50, 58, 64, 70, 75) for step in range(24)))
_CORNERS = (80, 71)
"""How far from the middle something in a corner may lie, best first."""
_PLAIN, _BUSY = 1.0, 4.0
"""How bad it is to cover track, and to cover a slot or another text."""
_BRINK = 16.0
"""So far a text may reach out of the map: not farther than its picture."""


Thing = tuple[float, float, float, float, float, float]
"""Something that takes room: a box with its middle, half its width and height, a round rim, and how bad it is to cover
it. A plain row, since every spot is measured against everything there is."""


def _gap(thing: Thing, at: complex, half_width: float, half_height: float) -> float:
    """How far a box around a point is from something; negative if they touch."""
    x, y, wide, high, rim, _ = thing
    right = abs(at.real - x) - half_width - wide
    down = abs(at.imag - y) - half_height - high
    apart = hypot(right, down) if right > 0 and down > 0 else max(right, down)
    return apart - rim


def _covered(things: Iterable[Thing], at: complex, width: float, height: float) -> float:
    gaps = ((thing[5], _gap(thing, at, width / 2, height / 2)) for thing in things)
    return round(sum(weight * -gap for weight, gap in gaps if gap < 0), 3)


@lru_cache(maxsize=256)
def _spots(near: complex) -> tuple[tuple[complex, float], ...]:
    """All spots, the nearest to a point first, each with its distance."""
    ordered = sorted(_SPOTS, key=lambda spot: round(abs(spot - near), 3))
    return tuple((spot, abs(spot - near)) for spot in ordered)


@cache
def _ways(layout: Layout) -> tuple[tuple[float, float, float, float], ...]:
    """By edge: the direction from the middle, and how much width and height count in it."""
    ways = [heading(edge, layout) for edge in range(6)]
    return tuple((way.real, way.imag, abs(way.real), abs(way.imag)) for way in ways)


@dataclass
class Room:
    """What is taken of one hex."""

    layout: Layout
    taken: list[Thing] = field(default_factory=list)
    strain: float = 0.0
    """How crowded it has become."""
    shores: tuple[int, ...] = ()
    """Sides at which the map ends: beyond them nothing is written."""

    def copy(self) -> Room:
        """The same room, in which something else can be tried."""
        return Room(self.layout, self.taken.copy(), self.strain, self.shores)

    def become(self, other: Room) -> None:
        """What was tried in a copy is done here."""
        self.taken, self.strain = other.taken, other.strain

    def take_disc(self, at: complex, radius: float, weight: float = _BUSY) -> None:
        """Something round lies here."""
        self.taken.append((at.real, at.imag, 0, 0, radius, weight))

    def take_box(self, at: complex, width: float, height: float) -> None:
        """Something with four corners lies here."""
        self.taken.append((at.real, at.imag, width / 2, height / 2, 0, _BUSY))

    def take_track(self, track: Curve, half_breadth: float = 7) -> None:
        """Track lies here."""
        for point in track.points(max(3, round(abs(track.end - track.start) / 9))):
            self.taken.append((point.real, point.imag, 0, 0, half_breadth, _PLAIN))

    def take_edge(self, edge: int, half_breadth: float, plain: bool = False) -> None:
        """Something is drawn along an edge; if it is plain, it may rather be covered, as track may."""
        for k in range(13):
            self.take_disc(self._along(edge, k / 12), half_breadth, _PLAIN if plain else _BUSY)

    def _along(self, edge: int, t: float) -> complex:
        return (heading(edge - 0.5, self.layout) * (1 - t) + heading(edge + 0.5, self.layout) * t) * RADIUS

    def take_arrow(self, edge: complex, broad: bool) -> None:
        """The arrow of an off-board area comes in here; one of broad track is to be seen up to its tip."""
        for far, radius in ((0.85, 10), (0.65, 6), (0.45, 2)) if broad else ((0.85, 9), (0.65, 6), (0.47, 3)):
            self.take_disc(edge * far, radius)

    def find(self, width: float, height: float, near: complex) -> complex:
        """The best spot for something of this size, which it then takes: free first, then near a point."""
        at, _ = self.look(width, height, near)
        self.put(at, width, height)
        return at

    def put(self, at: complex, width: float, height: float) -> None:
        """Something that could lie elsewhere is put here; what it comes too close to counts as strain."""
        self.strain += self.crowding(at, width, height)
        self.take_box(at, width, height)

    def look(self, width: float, height: float, near: complex) -> tuple[complex, float]:
        """The best spot for something of this size, and how much it would cover there: 0 if the spot is free."""
        best, best_merit = 0j, -inf
        for spot, far in _spots(near):
            # Spots come nearest first: once distance alone rules one out, it rules out the rest.
            if _EASE - _FAR * far <= best_merit:
                break
            if self._inside(spot, width, height):
                merit = self._merit(spot, width / 2, height / 2, far, best_merit)
                if merit > best_merit:
                    best, best_merit = spot, merit
        return best, self._covered(best, width, height) if best_merit > -inf else inf

    def look_far(self, width: float, height: float, near: complex, touch: float, reach: float) -> tuple[complex, float]:
        """The spot where something of this size covers hardly more than track, and of that the least; how much that
        is. It may lie beyond the rim of the map, and reach so far into other hexes."""
        best, least = 0j, inf
        busy = [one for one in self.taken if one[5] > _PLAIN]
        for spot, _ in _spots(near):
            if not self._inside(spot, width, height, _BRINK, reach):
                continue
            covered = self._covered(spot, width, height)
            if covered < least and _covered(busy, spot, width, height) <= touch:
                best, least = spot, covered
        return best, least

    def find_corner(self, width: float, height: float, corners: Sequence[float]) -> complex:
        """A spot in one of these corners of the hex: the first one that is free, a little inside if there is a wall."""
        spots = [heading(corner, self.layout) * far for corner in corners for far in _CORNERS]
        best = min(spots, key=lambda spot: self._covered(spot, width, height))
        self.put(best, width, height)
        return best

    def crowding(self, at: complex, width: float, height: float) -> float:
        """How much something would cover there or come too close to."""
        gaps = ((thing[5], _gap(thing, at, width / 2, height / 2)) for thing in self.taken)
        return round(sum(weight * (_GAP - gap) for weight, gap in gaps if gap < _GAP), 3)

    def _covered(self, at: complex, width: float, height: float) -> float:
        return _covered(self.taken, at, width, height)

    def _inside(self, at: complex, width: float, height: float, brink: float = 0, overlap: float = 0) -> bool:
        x, y = at.real, at.imag
        for edge, (right, down, wide, high) in enumerate(_ways(self.layout)):
            limit = WIDTH / 2 - _RIM + (brink if edge in self.shores else overlap)
            # The corner that is farthest out in this direction decides.
            far = wide * width / 2 + high * height / 2
            if x * right + y * down + far > limit:
                return False
        return True

    def _merit(self, at: complex, half_width: float, half_height: float, far: float, floor: float) -> float:
        """How good a spot is: free, with some air, and near. Below the floor it does not matter how good."""
        merit, closest, x, y = _EASE - _FAR * far, _AIR, at.real, at.imag
        for left, top, wide, high, rim, weight in self.taken:
            right = abs(x - left) - half_width - wide
            down = abs(y - top) - half_height - high
            if right - rim >= _AIR or down - rim >= _AIR:
                continue  # air enough
            gap = (hypot(right, down) if right > 0 and down > 0 else max(right, down)) - rim
            if gap < closest:
                closest = gap
            if gap < _GAP:
                merit += 5 * weight * (gap - _GAP)
                if merit <= floor:
                    return -inf
        return round(merit + _EASE * (closest / _AIR - 1), 3)
