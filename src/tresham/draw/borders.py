"""What is drawn on the edges of hexes: walls, tolls, changes of gauge, areas of several hexes."""

from __future__ import annotations

from collections.abc import Iterator

from ..track.ids import Layout
from ..track.prints import Border, HexPrint, MapSheet
from .colours import GROUND
from .points import RADIUS, heading, middle, pair
from .svg import INK, group, tag, words

_STYLES: dict[str, tuple[tuple[str, float, str | None], ...]] = {
    "wall": (("#c4001d", 10, None), ("#ffffff", 6, "3 8")),
    "toll": (("#0b5fa5", 8, None),),
    "gauge": ((INK, 8, None), ("#ffb000", 5, "9 6")),
    "outline": ((INK, 5, None),),
    "area": (("#d96a00", 5, "14 8"),),
}
"""By kind: strokes over each other, with colour, breadth and dashes; white hatching tells a wall without its red."""


def borders(sheet: MapSheet) -> str:
    """All borders of a map, each once although both its hexes may show it."""
    found: dict[tuple[int, int, str], str] = {}
    for hex in sheet.hexes:
        for border in hex.borders:
            spot = middle(hex, sheet.layout) + heading(border.edge, sheet.layout) * RADIUS * 0.866
            key = (round(spot.real), round(spot.imag), border.kind)
            if key not in found or border.cost:
                found[key] = group(f"border {border.kind}", _strokes(hex, border, sheet.layout))
    return "".join(found.values())


def _strokes(hex: HexPrint, border: Border, layout: Layout) -> Iterator[str]:
    here = middle(hex, layout)
    ends = [here + heading(border.edge + half, layout) * RADIUS for half in (-0.5, 0.5)]
    styles = _STYLES.get(border.kind, ())
    if border.kind == "joined":
        # Both hexes are one area: the line between them vanishes.
        styles = ((GROUND[hex.tile.colour], 4, None),)
    d = f"M{pair(ends[0])}L{pair(ends[1])}"
    for colour, breadth, dashes in styles:
        yield tag("path", d=d, stroke=colour, stroke_width=breadth, stroke_dasharray=dashes)
    if border.cost:
        at = (ends[0] + ends[1]) / 2
        yield tag("circle", cx=at.real, cy=at.imag, r=17, fill="#ffffff", stroke="#0b5fa5", stroke_width=2)
        yield words(str(border.cost), at, 17)
