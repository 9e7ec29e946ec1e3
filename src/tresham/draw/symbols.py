"""The symbol sheet: every tile of a title once, for pages that place and turn them."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.cards import Corporation
from ..track.atlas import Atlas
from ..track.ids import Layout
from ..track.prints import TilePrint
from .stops import token
from .svg import FONT, tag
from .tile import room_on, tile_ground, tile_stops, tile_words


def symbols(atlas: Atlas, corporations: Sequence[Corporation] = ()) -> str:
    """A hidden SVG with one group per tile, around its middle, and one per token.

    `tile-57` is what turns with the tile: place it with `<use href="#tile-57" transform="rotate(120)"/>` for rotation
    2 (60 degrees each). `tile-57-words-2` are the words for that rotation, upright: do not turn them. `token-NYC` is a
    token. Cities carry `data-stop`, their slots `data-slot`, so that a page finds where tokens stand.
    """
    layout = atlas.sheet.layout
    drawn = [_tile(tile, number < atlas.tile_count, layout) for number, tile in enumerate(atlas.tiles)]
    tokens = [tag("g", token(one.symbol, one.colour, 0j), id=f"token-{one.symbol}") for one in corporations]
    return tag(
        "svg",
        tag("defs", *drawn, *tokens),
        xmlns="http://www.w3.org/2000/svg",
        class_="symbols",
        width=0,
        height=0,
        aria_hidden="true",
        font_family=FONT,
        text_anchor="middle",
    )


def _tile(tile: TilePrint, turns: bool, layout: Layout) -> str:
    """A tile and its words; a printed pattern never turns, and shows no number."""
    name = f"tile-{tile.name}"
    parts = [tag("g", tile_ground(tile, 0, layout), tile_stops(tile, 0, layout), id=name)]
    known: dict[str, str] = {}
    for rotation in range(6 if turns else 1):
        text = tile_words(tile, rotation, layout, room_on(tile, rotation, layout), number=tile.name if turns else "")
        key = f"{name}-words-{rotation}"
        # Words that do not move when the tile turns are written once.
        body = tag("use", href=f"#{known[text]}") if text in known else text
        known.setdefault(text, key)
        parts.append(tag("g", body, id=key))
    return "".join(parts)
