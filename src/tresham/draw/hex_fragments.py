"""Single hexes as fragments of SVG, for a page that places them itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from ..core.state import State
from ..core.title import Title
from ..track.ids import Hex, Layout
from .alt_text import told
from .from_afar import hex_words_afar
from .hex_contents import sight
from .hexes import HexSight, hex_front
from .tile import tile_ground


@dataclass(frozen=True, slots=True)
class Drawing:
    """A hex around its middle: the ground with its track, what stands on it, and the same in words. From `afar` other
    words are read than those of its front."""

    ground: str
    front: str
    afar: str
    says: str


def drawings(
    title: Title, state: State, language: str = "en", hexes: Iterable[str] | None = None
) -> dict[str, Drawing]:
    """By name: the hexes of a position; all of them, or those that are asked for."""
    names = title.atlas.names if hexes is None else hexes
    return {name: hex_drawing(title, state, title.atlas.hex(name), language) for name in names}


def hex_drawing(title: Title, state: State, hex: Hex, language: str = "en") -> Drawing:
    """One hex of a position."""
    return _drawn(sight(title, state, hex), title.atlas.sheet.layout, language)


@lru_cache(maxsize=1 << 14)
def _drawn(seen: HexSight, layout: Layout, language: str) -> Drawing:
    ground = tile_ground(seen.tile, seen.rotation, layout, seen.zone)
    return Drawing(ground, hex_front(seen, layout), hex_words_afar(seen, layout), told(seen, layout, language))


def changed_hexes(title: Title, old: State, new: State) -> tuple[str, ...]:
    """The hexes that look otherwise than before."""
    if old.board is new.board and (old.phase, old.privates, old.closed, old.life, old.homeless) == (
        new.phase, new.privates, new.closed, new.life, new.homeless,
    ):  # fmt: skip
        return ()
    hexes = [Hex(number) for number in range(len(title.atlas.hexes))]
    return tuple(title.atlas.names[hex] for hex in hexes if sight(title, old, hex) != sight(title, new, hex))
