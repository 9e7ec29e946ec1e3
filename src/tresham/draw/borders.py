"""What is drawn on the edges of hexes: walls, tolls, changes of gauge, areas of several hexes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ..track.atlas import Atlas
from ..track.ids import Hex, Layout
from ..track.prints import Border, HexPrint, MapSheet
from ..track.rotations import ACROSS
from .colours import GROUND
from .free_space import Room
from .points import RADIUS, WIDTH, heading, middle, pair
from .svg import INK, group, tag, words

_STYLES: dict[str, tuple[tuple[str, float, str | None], ...]] = {
    "wall": (("#c4001d", 10, None), ("#ffffff", 6, "3 8")),
    "toll": (("#0b5fa5", 8, None),),
    "gauge": ((INK, 5, None), ("#ffb000", 3, "9 6")),
    "outline": ((INK, 5, None),),
    "area": (("#ffffff", 9, None), ("#d0021b", 6, None)),
}
"""By kind: strokes over each other, with colour, breadth and dashes; white hatching tells a wall without its red."""

_TOLL = 17.0
"""Radius of the disc with a price."""
_CHANGE = 10.0
"""Radius of the disc of a change of gauge."""


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


def edges_drawn(atlas: Atlas) -> Mapping[Hex, tuple[Border, ...]]:
    """By hex: what is drawn on its edges, by itself or by its neighbours."""
    at = {(hex.x, hex.y): Hex(number) for number, hex in enumerate(atlas.hexes)}
    found: dict[Hex, dict[Border, None]] = {}
    for number, hex in enumerate(atlas.hexes):
        for border in hex.borders:
            found.setdefault(Hex(number), {})[border] = None
            dx, dy = ACROSS[atlas.sheet.layout][border.edge]
            if (hex.x + dx, hex.y + dy) in at:
                mirrored = replace(border, edge=(border.edge + 3) % 6)
                found.setdefault(at[hex.x + dx, hex.y + dy], {})[mirrored] = None
    return {hex: tuple(several) for hex, several in found.items()}


def make_way(border: Border, room: Room) -> None:
    """Keep words away from what is drawn on an edge."""
    breadth = max((breadth for _, breadth, _ in _STYLES.get(border.kind, ())), default=0)
    if breadth:
        room.take_edge(border.edge, breadth / 2 + 1)
    if border.cost:
        room.take_disc(heading(border.edge, room.layout) * WIDTH / 2, _TOLL + 1)
    if border.kind == "gauge":
        room.take_disc(heading(border.edge, room.layout) * WIDTH / 2, _CHANGE + 1)


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
    at = (ends[0] + ends[1]) / 2
    if border.kind == "gauge":
        yield _change(at, heading(border.edge, layout))
    if border.cost:
        yield tag("circle", cx=at.real, cy=at.imag, r=_TOLL, fill="#ffffff", stroke="#0b5fa5", stroke_width=2)
        yield words(str(border.cost), at, 17)


def _change(at: complex, across: complex) -> str:
    """A disc with two rails that come closer to each other on their way across [1848-7.6a]."""
    disc = tag("circle", cx=at.real, cy=at.imag, r=_CHANGE, fill="#ffffff", stroke=INK, stroke_width=2)
    along = across * 1j
    rails = "".join(
        f"M{pair(at - 6.5 * across + 5 * side * along)}L{pair(at + 6.5 * across + 2 * side * along)}"
        for side in (-1, 1)
    )
    return disc + tag("path", d=rails, stroke=INK, stroke_width=2)
