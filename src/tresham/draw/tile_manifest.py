"""The manifest: a picture of all tiles of a title, with their names and how many there are."""

from __future__ import annotations

from collections.abc import Iterable

from ..track.atlas import Atlas
from ..track.ids import Colour, Layout
from ..track.prints import TilePrint
from .points import RADIUS, WIDTH, pair
from .svg import document, escaped, group, tag
from .tile import room_on, tile_ground, tile_stops, tile_words

_COLUMNS = 10
_WIDE, _HIGH = 220.0, 248.0


def tile_sheet_svg(atlas: Atlas) -> str:
    """All tiles that can be laid, by colour."""
    counted = zip(atlas.tiles[: atlas.tile_count], atlas.supply, strict=False)
    return catalogue_svg(counted, atlas.sheet.layout)


def catalogue_svg(tiles: Iterable[tuple[TilePrint, int | None]], layout: Layout = Layout.FLAT) -> str:
    """A sheet of tiles, each with how many there are (None: no limit); every colour begins a new row."""
    parts: list[str] = []
    row, column, colour = -1, 0, None
    for tile, many in sorted(tiles, key=lambda pair: pair[0].colour):
        if tile.colour is not colour or column == _COLUMNS:
            row, column, colour = row + 1, 0, tile.colour
        at = complex((column + 0.5) * _WIDE, row * _HIGH + 110)
        parts.append(_entry(tile, many, at, layout))
        column += 1
    box = (0.0, 0.0, _COLUMNS * _WIDE, (row + 1) * _HIGH)
    return document("tile-sheet", box, 0.4, "Tiles", f"{len(parts)} tiles, by colour", "".join(parts))


def _entry(tile: TilePrint, many: int | None, at: complex, layout: Layout) -> str:
    low = WIDTH / 2 if layout is Layout.FLAT else RADIUS
    count = "∞" if many is None else f"×{many}"
    parts = (
        tag("title", escaped(f"Tile {tile.name}, {_colour(tile.colour)}, {count}")),
        tile_ground(tile, 0, layout),
        tile_stops(tile, 0, layout),
        tile_words(tile, 0, layout, room_on(tile, 0, layout), number=tile.name),
        _caption(tile.name, count, low + 26),
    )
    return group("entry", parts, transform=f"translate({pair(at)})")


def _caption(name: str, count: str, y: float) -> str:
    bold = tag("tspan", escaped(name), font_weight=700)
    return tag("text", bold, tag("tspan", escaped(count), dx=9), class_="count", x=0.0, y=y, font_size=22)


def _colour(colour: Colour) -> str:
    return colour.name.lower()
