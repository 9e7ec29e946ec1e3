"""The tutorial game of 18CZ: a corporation each, without shares, local railways or dividends."""

from __future__ import annotations

from dataclasses import replace

from ...core.cards import Corporation, CorporationKind, Phase, TrainType
from ...core.market import NO_MARKET
from ...track.ids import Colour
from ...track.prints import MapSheet
from ...track.tiles import CATALOGUE
from . import map as whole
from . import papers
from .papers import BROWN, GREEN, YELLOW

MARKET = NO_MARKET
LAST_ROUND = 10
"""The game ends after this round, if not before [18CZ-TUT.14]."""

SOLE = CorporationKind("sole", (1,), float_shares=1, most_shares=1)
"""One certificate is the whole of it, and its owner keeps it [18CZ-TUT.1]."""

ORDER = ("BCB", "EKJ", "VBW", "BN", "NWB")
"""Who acts before whom in every round. With fewer players the last ones only have their home station on the map
[18CZ-TUT.4, 18CZ-TUT.5, 18CZ-TUT.8]."""
TREASURIES = {2: 150, 3: 150, 4: 130, 5: 130}
"""By players: what a corporation starts with [18CZ-TUT.6]."""

MAP = MapSheet(
    whole.MAP.layout,
    tuple(replace(hex, homes=tuple(home for home in hex.homes if home[0] in ORDER)) for hex in whole.MAP.hexes),
)
"""The whole map. No space is kept for those who take no part [18CZ-TUT.20]."""

TILES = {
    name: count
    for name, count in whole.TILES.items()
    if not CATALOGUE[name].special and CATALOGUE[name].colour not in (Colour.RED, Colour.GREY)
}
"""Neither red nor grey tiles, nor any edged in purple [18CZ-TUT.2]."""


def corporations(players: int) -> tuple[Corporation, ...]:
    """All five, in the order in which they act; those beyond the number of players have nothing.

    >>> [(one.symbol, one.cash) for one in corporations(3)]
    [('BCB', 150), ('EKJ', 150), ('VBW', 150), ('BN', 0), ('NWB', 0)]
    """
    charters = {one.symbol: one for one in papers.CORPORATIONS}
    return tuple(
        replace(charters[symbol], kind=SOLE, tokens=(0, 40, 100), cash=TREASURIES[players] if at < players else 0)
        for at, symbol in enumerate(ORDER)
    )


_COUNTS = {2: (3, 2, 1, 1), 3: (4, 3, 2, 1), 4: (5, 4, 3, 1), 5: (6, 5, 4, 1)}


def trains(players: int) -> tuple[TrainType, ...]:
    """What corporations may buy, each kind when the one before is sold out [18CZ-TUT.3, 18CZ-TUT.18]."""
    twos, threes, fours, fives = _COUNTS[players]
    return (
        TrainType("2", 70, 2, twos, rusted_by="4", trades=False),
        TrainType("3", 120, 3, threes, starts="T2", trades=False),
        TrainType("4", 250, 4, fours, starts="T3", trades=False),
        TrainType("5", 350, 5, fives, starts="T4", trades=False),
    )


PHASES = (
    Phase("T1", {"sole": 4}, YELLOW, 1),
    Phase("T2", {"sole": 4}, GREEN, 1),
    Phase("T3", {"sole": 3}, GREEN, 1, begin=("discard_trains",)),
    Phase("T4", {"sole": 2}, BROWN, 1, begin=("discard_trains",)),
)
"""The first 3 brings green tiles, the first 4 scraps the 2s, the first 5 brings brown tiles
[18CZ-TUT.9, 18CZ-TUT.10, 18CZ-TUT.11, 18CZ-TUT.12]."""
