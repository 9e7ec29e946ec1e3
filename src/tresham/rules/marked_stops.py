"""Rights at a place: who may go there, who comes near enough to buy one, and what the stop is worth to its owner."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import final

from ..core.cards import TrainType
from ..core.ids import Party
from ..core.state import Board
from ..core.table import Table
from ..core.title import Title
from ..track.ids import Hex
from .network import would_reach
from .rights import is_entitled


def stops_in(t: Table, hex: Hex) -> int:
    """The stops of a hex as a bitmask."""
    atlas = t.title.atlas
    return ((1 << len(atlas.stops(hex, t.state.board.lays[hex]))) - 1) << atlas.first_stop[hex]


# --- who may go there ------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class OnlyWithRight:
    """A policy of the title: nobody enters a place without the right to it [1850-MES.3]."""

    right: str
    place: str
    """The hex, by name."""

    def __call__(self, t: Table, corp: Party) -> int:
        return 0 if is_entitled(t, corp, self.right) else stops_in(t, t.title.atlas.hex(self.place))


@final
@dataclass(frozen=True)
class SealedOff:
    """A policy of laying: for the time being no tile brings track to a place [1850-MES.2]."""

    place: str
    """The hex, by name."""
    still: Callable[[Table], bool]
    """Is it not open yet?"""

    def __call__(self, t: Table, corp: Party) -> int:
        atlas = t.title.atlas
        if not self.still(t):
            return 0
        first = atlas.hex(self.place) * 6
        return sum(1 << atlas.mate[side] for side in range(first, first + 6) if atlas.mate[side] >= 0)


# --- who may buy the right -------------------------------------------------------------------------------------------


def reaching(place: Callable[[Table, Party], Hex | None]) -> Callable[[Table, Party], bool]:
    """The place of the right must be reached; it may be shut to those without it [1850-MES.5, 1850-DT.3]."""

    def is_near(t: Table, corp: Party) -> bool:
        hex = place(t, corp)
        return hex is not None and would_reach(t, corp, stops_in(t, hex))

    return is_near


# --- what the stop is worth ------------------------------------------------------------------------------------------


def doubled(worth: int) -> int:
    """It pays twice as much [1850-DT.4]."""
    return worth * 2


def more_by(bonus: int) -> Callable[[int], int]:
    """It pays so much more [1849-7.1.7]."""
    return lambda worth: worth + bonus


@final
@dataclass(frozen=True)
class MarkedStops:
    """What stops pay where markers lie on the map: more to the owner of the marker, and to nobody else."""

    pays: Mapping[str, Callable[[int], int]]
    """By kind of marker: what a stop pays its owner, from what it pays others."""

    def __call__(
        self, title: Title, board: Board, corp: Party, trains: Sequence[TrainType], hex: Hex, worth: int
    ) -> tuple[int, ...]:
        for place, kind, owner in board.markers:
            if place == hex and owner == corp and kind in self.pays:
                worth = self.pays[kind](worth)
        return (worth,) * len(trains)
