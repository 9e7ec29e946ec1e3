"""A title's map as small as a card: land and mountains, printed track, cities, and whose home they are. No words, for
nobody could read them."""

from __future__ import annotations

from functools import lru_cache

from ..core.title import Title
from ..track.atlas import Atlas
from ..track.ids import Colour, StopKind
from ..track.prints import HexPrint
from .board import frame
from .colours import GROUND
from .hex_contents import zone_grounds
from .points import corners, middle, pair, polygon
from .svg import INK, document, group, tag
from .tile_plan import plan
from .track import track_art

LAND = {
    "mountain": "#d2bd94",
    "rough": "#d9c69e",
    "hill": "#ddcba5",
    "desert": "#efdca0",
    "water": "#c3dbe6",
    "river": "#d3e0dc",
}
"""By kind of terrain: the ground of a hex on which it costs something to build."""
_CITY, _TOWN = 36.0, 17.0
_SCALE = 0.16


@lru_cache(maxsize=16)
def miniature_svg(title: Title) -> str:
    """The map as it is printed. It depends on nothing but the map and the corporations."""
    atlas = title.atlas
    colours = {one.symbol: one.colour for one in title.corporations}
    body = group("grounds", (_ground(atlas, hex) for hex in atlas.hexes), stroke="#8f8672", stroke_width=3.0)
    body += group("stops", (_front(atlas, hex, colours) for hex in atlas.hexes))
    desc = f"{len(atlas.hexes)} hexes"
    return document("miniature", frame(atlas.sheet), _SCALE, f"Map of {title.key}", desc, body)


def _ground(atlas: Atlas, hex: HexPrint) -> str:
    """A hex in the colour of its print; bare land in that of its terrain or its zone."""
    fill = GROUND[hex.tile.colour]
    if hex.tile.colour is Colour.WHITE:
        zone = atlas.kept[zone_grounds].get(hex.zone, fill)
        fill = next((LAND[kind] for kind, _ in hex.terrain if kind in LAND), zone)
    layout = atlas.sheet.layout
    return tag("polygon", points=polygon(tuple(middle(hex, layout) + one for one in corners(layout))), fill=fill)


def _front(atlas: Atlas, hex: HexPrint, colours: dict[str, str]) -> str:
    layout = atlas.sheet.layout
    plans = plan(hex.tile, 0, layout)
    homes = [colours[symbol] for symbol, _ in hex.homes if symbol in colours]
    parts = [track_art(hex.tile, plans)]
    for stop, place in zip(hex.tile.stops, plans.stops, strict=True):
        if stop.kind is StopKind.CITY:
            parts += [_disc(slot, _CITY, homes.pop(0) if homes else "#ffffff") for slot in place.slots]
        elif stop.kind is StopKind.TOWN:
            parts.append(_disc(place.at, _TOWN, INK))
    return tag("g", *parts, transform=f"translate({pair(middle(hex, layout))})") if any(parts) else ""


def _disc(at: complex, radius: float, colour: str) -> str:
    return tag("circle", cx=at.real, cy=at.imag, r=radius, fill=colour, stroke=INK, stroke_width=5.0)
