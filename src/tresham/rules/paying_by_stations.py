"""Dividends of a corporation without trains and turns: a least amount by phase, and what the cities are worth where it
has stations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import final

from ..core.event import DividendPaid
from ..core.ids import Party
from ..core.table import Table
from .paying import only_players_are_paid
from .surveying import stop_worth


def stations_worth(t: Table, corp: Party) -> int:
    """What the cities are worth where a corporation has stations, each station for itself [1848-5.5.7a]."""
    atlas, board = t.title.atlas, t.state.board
    stops = [atlas.stop_of_slot[slot] for slot, owner in enumerate(board.tokens) if owner == corp]
    stops += [atlas.stops(hex, board.lays[hex])[0] for hex, owner in board.beside if owner == corp]
    lays = [board.lays[atlas.hex_of_stop[stop]] for stop in stops]
    return sum(
        stop_worth(t.title, t.state.phase, atlas.stop_print(stop, lay)) for stop, lay in zip(stops, lays, strict=True)
    )


@final
@dataclass(frozen=True)
class PayingByStations:
    """An effect: such a corporation pays, and its price does not move [1848-5.4.3, 1848-5.5.7b]."""

    symbol: str
    least: Mapping[str, int]
    """By the first word of a phase for the worth of places: what it pays at least."""

    def __call__(self, t: Table) -> None:
        corp = t.title.corp(self.symbol)
        total = self.least[t.title.phases[t.state.phase].worths[0]] + stations_worth(t, corp)
        if total:
            per_share = total // t.title.kind_of[corp].shares
            payouts = tuple((party, shares * per_share) for party, shares in only_players_are_paid(t, corp))
            t.emit(DividendPaid(corp, total, per_share, payouts))
