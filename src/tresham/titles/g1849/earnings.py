"""What stops of 1849 pay beyond the figures on map and tiles [1849-7.1.7, 1849-14.3.8]."""

from __future__ import annotations

from ...core.ids import Party
from ...core.state import Board
from ...core.title import Title, TrainType
from ...track.ids import Hex
from .map import GREAT_CITIES

PORT_MARKER = "port"
"""The marker of the Compagnia Navale Mediterranea on the board: it stands in a port, for one corporation."""
PORT_BONUS = 20
ELECTRIC = "E"
"""The train to which the great cities pay double."""


def stop_bonus(title: Title, board: Board, corp: Party, train: TrainType, hex: Hex, worth: int) -> int:
    """What a stop pays a corporation's train beyond its worth. A run has each stop once, so it gets this once, too."""
    bonus = 0
    if (hex, PORT_MARKER, corp) in board.markers:
        bonus += PORT_BONUS
    if train.name == ELECTRIC and title.atlas.names[hex] in GREAT_CITIES:
        bonus += worth
    return bonus
