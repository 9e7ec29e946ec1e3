"""Taking over another corporation's station."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import BuyToken
from ..core.event import TokenTaken
from ..core.ids import NOBODY, Party
from ..core.stage import Choice, Step
from ..core.table import Table
from ..track.ids import Hex, Slot
from .deals import Agreement, owner_agrees
from .launching import is_home_token
from .network import has_token_in, reaches
from .operating import OperatingTurn, tally

BOUGHT = "buy_token"
TRADES = "token_trades"
"""What the phase must allow."""


def once_in_time(t: Table) -> str:
    """From some phase on, one station in a turn [1849-14.1.1, 1849-14.1.5]: why none can be bought now, if so."""
    if TRADES not in t.title.phases[t.state.phase].allows:
        return "no_token_trades_yet"
    return "one_token_bought" if BOUGHT in t.frame(OperatingTurn).tally else ""


@final
@dataclass(frozen=True)
class BuyingToken(Step[BuyToken]):
    """Buy a station that own track reaches from another corporation [1849-14.1.1, 1849-14.1.2]."""

    takes = BuyToken
    group = "map"
    agreement: Agreement = owner_agrees
    bar: Callable[[Table], str] = once_in_time
    """Why no station can be bought now; empty, if one can."""
    is_kept: Callable[[Table, Party, Slot], bool] = is_home_token
    """Is a corporation's station never sold? [1849-14.1.4]"""
    reaches: Callable[[Table, Party, int], bool] = reaches
    """Does own track lead to one of these stops, given as a bitmask?"""

    def is_any_near(self, t: Table) -> bool:
        """Is there a station that could be bought, time, money and own tokens aside?"""
        corp, stop_of = t.frame(OperatingTurn).corp, t.title.atlas.stop_of_slot
        wanted = 0
        for slot in self._slots(t):
            wanted |= 1 << stop_of[slot]
        return wanted > 0 and self.reaches(t, corp, wanted)

    def _slots(self, t: Table) -> Iterator[Slot]:
        """Stations of others that could be bought if they are reached, time, money and own tokens aside."""
        corp = t.frame(OperatingTurn).corp
        for number, owner in enumerate(t.state.board.tokens):
            slot = Slot(number)
            if owner in (NOBODY, corp) or self.is_kept(t, owner, slot):
                continue
            if not has_token_in(t.title.atlas, t.state.board, corp, _hex(t, slot)):
                yield slot

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        for number, owner in enumerate(t.state.board.tokens):
            if owner not in (NOBODY, corp):
                yield Choice(BuyToken(corp, Slot(number), 1), "price", 1, t.purse(corp))

    def _is_near(self, t: Table, corp: Party, slot: Slot) -> bool:
        return self.reaches(t, corp, 1 << t.title.atlas.stop_of_slot[slot])

    def check(self, t: Table, action: BuyToken) -> None:
        corp, slot, barred = action.by, action.slot, self.bar(t)
        if barred:
            t.refuse(barred)
        owner = t.state.board.tokens[slot]
        t.require(owner not in (NOBODY, corp), "no_token_there")
        t.require(not self.is_kept(t, owner, slot), "home_token")
        t.require(t.state.charter[corp], "no_token_left")
        t.require(not has_token_in(t.title.atlas, t.state.board, corp, _hex(t, slot)), "second_token_in_hex")
        t.require(self._is_near(t, corp, slot), "city_not_connected")
        high = t.purse(corp)
        t.require(high > 0, "cannot_afford_token", "trade", cost=max(1, action.price), cash=high)
        t.require(1 <= action.price <= high, "token_trade_price", low=1, high=high)

    def play(self, t: Table, action: BuyToken) -> None:
        tally(t, BOUGHT)
        t.emit(TokenTaken(action.by, t.state.board.tokens[action.slot], action.slot, action.price))

    def counterparty(self, t: Table, action: BuyToken) -> Party:
        owner = t.state.board.tokens[action.slot]
        return self.agreement(t, owner, BuyToken) if t.title.is_corp(owner) else NOBODY


def _hex(t: Table, slot: Slot) -> Hex:
    return t.title.atlas.hex_of_stop[t.title.atlas.stop_of_slot[slot]]
