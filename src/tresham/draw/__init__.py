"""The one pen: tiles, maps, markets, tokens and runs as SVG, the same text for the same position every time."""

from .board import board_svg
from .fragments import Drawing, changed_hexes, drawings, hex_drawing
from .market import market_svg
from .routes import drawn_routes
from .sheet import sheet
from .symbols import symbols
from .tile import tile_svg
from .tiles import catalogue_svg, tile_sheet_svg

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
