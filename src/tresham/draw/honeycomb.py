"""Cells of a market whose rows lie like bricks: hexagons that stand on a corner, as on the chart of 18CZ."""

from __future__ import annotations

from math import sqrt

from .points import pair, unit
from .svg import tag

DEPTH = 2 / sqrt(3)
"""From the top of a hexagon to its bottom, for each unit of its breadth."""
PITCH = sqrt(3) / 2
"""From one row to the next: each reaches into the one above."""


def hexagon(corner: complex, breadth: float, ground: str, frame: str = "") -> str:
    """A hexagon in the box that begins at a corner; with a frame, in a colour between two white lines."""
    middle = corner + breadth / 2 + 1j * breadth * DEPTH / 2
    parts = [tag("polygon", points=_corners(middle, breadth), fill=ground, stroke="#555555")]
    if frame:
        within = _corners(middle, breadth - 6)
        parts.append(tag("polygon", points=within, fill="none", stroke="#ffffff", stroke_width=4))
        parts.append(tag("polygon", class_="par", points=within, fill="none", stroke=frame, stroke_width=2))
    return "".join(parts)


def _corners(middle: complex, breadth: float) -> str:
    radius = breadth * DEPTH / 2
    return " ".join(pair(middle + radius * unit(60 * turn - 90)) for turn in range(6))
