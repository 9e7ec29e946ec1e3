"""The whole map: printed hexes, tiles laid, tokens, borders, and the runs of trains."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..core.action import Run
from ..core.ids import NOBODY
from ..core.state import State
from ..core.title import Title
from ..track.ids import Hex, Layout
from ..track.prints import MapSheet
from .alt_text import told
from .borders import borders
from .hex_contents import sight
from .hexes import HexSight, hex_front
from .points import RADIUS, corners, middle, pair, polygon
from .runs import runs_svg
from .svg import document, escaped, group, tag
from .tile import tile_ground

_MARGIN = 12.0


def board_svg(
    title: Title,
    state: State,
    *,
    runs: Sequence[Run] = (),
    highlight: Collection[Hex] = (),
    language: str = "en",
) -> str:
    """The map as it lies on the table; perhaps with runs on it, and some hexes picked out. The language is that of the
    words for those who cannot see it."""
    lines, numbers = runs_svg(title, state, runs, language)
    hexes = [Hex(number) for number in range(len(title.atlas.hexes))]
    seen = {hex: sight(title, state, hex) for hex in hexes}
    layers = (
        group("grounds", (_ground(title, hex, seen[hex]) for hex in hexes)),
        group("borders", (borders(title.atlas.sheet),)),
        group("runs", (lines,)),
        group("hexes", (_front(title, hex, seen[hex], language) for hex in hexes)),
        group("run-numbers", (numbers,)),
        group("highlights", (_highlight(title, hex) for hex in sorted(highlight))),
    )
    stations = sum(1 for party in state.board.tokens if party != NOBODY)
    laid = sum(lay != printed for lay, printed in zip(state.board.lays, title.atlas.printed, strict=True))
    desc = f"{len(hexes)} hexes, {laid} tiles laid, {stations} stations, {len(runs)} runs"
    return document("board", frame(title.atlas.sheet), 0.5, f"Map of {title.key}", desc, "".join(layers))


def frame(sheet: MapSheet) -> tuple[float, float, float, float]:
    """Left, top, width and height of the map."""
    places = [middle(hex, sheet.layout) + corner for hex in sheet.hexes for corner in corners(sheet.layout)]
    left, top = min(at.real for at in places) - _MARGIN, min(at.imag for at in places) - _MARGIN
    right, low = max(at.real for at in places) + _MARGIN, max(at.imag for at in places) + _MARGIN
    return left, top, right - left, low - top


def _moved(title: Title, hex: Hex) -> str:
    return f"translate({pair(middle(title.atlas.hexes[hex], title.atlas.sheet.layout))})"


def _ground(title: Title, hex: Hex, seen: HexSight) -> str:
    ground = tile_ground(seen.tile, seen.rotation, title.atlas.sheet.layout, seen.zone)
    return tag("g", ground, transform=_moved(title, hex))


def _front(title: Title, hex: Hex, seen: HexSight, language: str) -> str:
    atlas, words = title.atlas, told(seen, title.atlas.sheet.layout, language)
    return group(
        "hex",
        (tag("title", escaped(words)), _touchable(atlas.sheet.layout), hex_front(seen, atlas.sheet.layout)),
        transform=_moved(title, hex),
        data_hex=atlas.names[hex],
        role="graphics-symbol",
        aria_label=words,
    )


def _touchable(layout: Layout) -> str:
    """The whole hex answers to the pointer, not only what is drawn on it."""
    return tag("polygon", class_="touch", points=polygon(corners(layout)), fill="#ffffff", fill_opacity=0.0)


def _highlight(title: Title, hex: Hex) -> str:
    """A frame of two colours, dashed: it stands out on any ground."""
    layout = title.atlas.sheet.layout
    inner = polygon(tuple(corner * (RADIUS - 6) / RADIUS for corner in corners(layout)))
    strokes = (
        tag("polygon", points=inner, fill="none", stroke=colour, stroke_width=width, stroke_dasharray=dashes)
        for colour, width, dashes in (("#ffffff", 10.0, None), ("#7a00b8", 6.0, "16 6"))
    )
    return group("highlight", strokes, transform=_moved(title, hex), data_hex=title.atlas.names[hex])
