"""18AB on paper: market, corporations, trains, phases."""

from __future__ import annotations

from ...core.cards import Corporation, CorporationKind, Phase, TrainType
from ...core.market import rectangular
from ...track.ids import Colour

BANK = 1500
PURSE = 300
CERTIFICATES = 8

MARKET = rectangular(
    """
    62  68  74  80p 90  100 110 125 140
    55  60  65  70p 80  90  100 110 125
    48  52  56  60p 70  80  90  100 .
    40  44  48  52  60  70  80  .   .
    32  36  40  44  50  60  .   .   .
    """,
    {},
)

RAILWAY = CorporationKind(certs=(2, 1, 1, 1), float_shares=3, most_shares=3, pool_shares=3)
"""Five shares of 20% each: three of them float it, and nobody may hold more."""

CORPORATIONS = (
    Corporation("BAY", "Bay Railway", RAILWAY, (0,), "#025aaa"),
    Corporation("HIL", "Hill Line", RAILWAY, (0,), "#32763f"),
)

TRAINS = (
    TrainType("2", 80, 2, 3, rusted_by="4"),
    TrainType("3", 150, 3, 1, starts="3"),
    TrainType("4", 300, 4, None, starts="4"),
)

PHASES = (
    Phase("2", {"major": 3}, (Colour.YELLOW,), 2, ("yellow",)),
    Phase("3", {"major": 3}, (Colour.YELLOW, Colour.GREEN), 2, ("green",)),
    Phase("4", {"major": 2}, (Colour.YELLOW, Colour.GREEN), 2, ("green",), begin=("discard_trains",)),
)
