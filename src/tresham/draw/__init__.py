"""The one pen: tiles, maps, markets, tokens and runs as SVG, the same text for the same position every time."""

from .board import board_svg
from .hex_fragments import Drawing, changed_hexes, drawings, hex_drawing
from .market import market_svg
from .symbols import symbols
from .tile import tile_svg
from .tile_manifest import catalogue_svg, tile_sheet_svg
from .title_sheet import sheet
from .view_runs import drawn_routes

__all__ = [
    "Drawing",
    "board_svg",
    "catalogue_svg",
    "changed_hexes",
    "drawings",
    "drawn_routes",
    "hex_drawing",
    "market_svg",
    "sheet",
    "symbols",
    "tile_sheet_svg",
    "tile_svg",
]
