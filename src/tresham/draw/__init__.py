"""The one pen: tiles, maps, markets, tokens, runs and charts as SVG, the same text for the same position every time."""

from .board import board_svg
from .hex_fragments import Drawing, changed_hexes, drawings, hex_drawing
from .line_chart import ChartLine, line_chart_svg
from .market import market_svg
from .miniature import miniature_svg
from .symbols import symbols
from .tile import tile_svg
from .tile_manifest import catalogue_svg, tile_sheet_svg
from .title_sheet import sheet
from .view_runs import drawn_routes, with_lines

__all__ = [
    "ChartLine",
    "Drawing",
    "board_svg",
    "catalogue_svg",
    "changed_hexes",
    "drawings",
    "drawn_routes",
    "hex_drawing",
    "line_chart_svg",
    "market_svg",
    "miniature_svg",
    "sheet",
    "symbols",
    "tile_sheet_svg",
    "tile_svg",
    "with_lines",
]
