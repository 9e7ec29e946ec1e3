"""What stops of 1849 pay beyond the figures on map and tiles [1849-7.1.7, 1849-14.3.8]."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.cards import TrainType
from ...core.ids import Party
from ...core.state import Board
from ...core.title import Title
from ...rules.marked_stops import MarkedStops, more_by
from ...track.ids import Hex
from .map import GREAT_CITIES

PORT_MARKER = "port"
"""The marker of the Compagnia Navale Mediterranea on the board: it stands in a port, for one corporation."""
PORT_BONUS = 20
ELECTRIC = "E"
"""The train to which the great cities pay double."""

PORTS = MarkedStops({PORT_MARKER: more_by(PORT_BONUS)})


def stop_worths(
    title: Title, board: Board, corp: Party, trains: Sequence[TrainType], hex: Hex, worth: int
) -> tuple[int, ...]:
    """By train: what a stop pays it. A run has each stop once, so it gets a bonus once, too."""
    worths = PORTS(title, board, corp, trains, hex, worth)
    if title.atlas.names[hex] in GREAT_CITIES:
        return tuple(
            [paid + (worth if train.name == ELECTRIC else 0) for paid, train in zip(worths, trains, strict=True)]
        )
    return worths
