"""The one pen: tiles, maps, markets, tokens and runs as SVG, the same text for the same position every time."""

from .board import board_svg
from .market import market_svg
from .symbols import symbols
from .tile import tile_svg
from .tiles import catalogue_svg, tile_sheet_svg

__all__ = ["board_svg", "catalogue_svg", "market_svg", "symbols", "tile_sheet_svg", "tile_svg"]
