"""Finding room for texts: what is taken of a hex, and where something else still fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot

from ..track.ids import Layout
from .points import WIDTH, Curve, heading, unit

_RIM = 4.0
"""Texts keep this far from the sides of the hex."""
_GAP = 3.0
"""Texts closer than this to something else look crowded."""
_SPOTS = (0j, *(radius * unit(15 * step) for radius in (14, 28, 40, 50, 58, 64, 70, 75) for step in range(24)))


@dataclass
class Room:
    """What is taken of one hex: boxes, each with its middle, half its width and height, and a round rim."""

    layout: Layout
    taken: list[tuple[float, float, float, float, float]] = field(default_factory=list)

    def take_disc(self, at: complex, radius: float) -> None:
        """Something round lies here."""
        self.taken.append((at.real, at.imag, 0, 0, radius))

    def take_box(self, at: complex, width: float, height: float) -> None:
        """Something with four corners lies here."""
        self.taken.append((at.real, at.imag, width / 2, height / 2, 0))

    def take_track(self, track: Curve) -> None:
        """Track lies here."""
        for point in track.points(max(3, round(abs(track.end - track.start) / 9))):
            self.take_disc(point, 7)

    def find(self, width: float, height: float, near: complex) -> complex:
        """The best spot for something of this size, which it then takes: free first, then near a point."""
        fitting = [spot for spot in _SPOTS if self._inside(spot, width, height)] or [0j]
        best = max(fitting, key=lambda spot: round(self._merit(spot, width / 2, height / 2, near), 3))
        self.take_box(best, width, height)
        return best

    def find_corner(self, width: float, height: float, corners: Sequence[float]) -> complex:
        """A spot in one of these corners of the hex, the first one if it is free."""
        spots = [heading(corner, self.layout) * 80 for corner in corners]
        best = max(spots, key=lambda spot: min(self._clearance(spot, width / 2, height / 2), 0.0))
        self.take_box(best, width, height)
        return best

    def _inside(self, at: complex, width: float, height: float) -> bool:
        limit = WIDTH / 2 - _RIM
        for edge in range(6):
            way = heading(edge, self.layout)
            # The corner that is farthest out in this direction decides.
            far = abs(way.real) * width / 2 + abs(way.imag) * height / 2
            if at.real * way.real + at.imag * way.imag + far > limit:
                return False
        return True

    def _merit(self, at: complex, half_width: float, half_height: float, near: complex) -> float:
        gaps = self._gaps(at, half_width, half_height)
        crowding = sum(gap - _GAP for gap in gaps if gap < _GAP)
        return 5 * crowding + 0.4 * min(8.0, *gaps, 8.0) - 0.12 * abs(at - near)

    def _clearance(self, at: complex, half_width: float, half_height: float) -> float:
        """How far the nearest thing is; negative if it is covered."""
        return round(min(self._gaps(at, half_width, half_height), default=99.0), 3)

    def _gaps(self, at: complex, half_width: float, half_height: float) -> list[float]:
        gaps = []
        for x, y, w, h, radius in self.taken:
            right, down = abs(at.real - x) - half_width - w, abs(at.imag - y) - half_height - h
            apart = hypot(right, down) if right > 0 and down > 0 else max(right, down)
            gaps.append(apart - radius)
        return gaps
