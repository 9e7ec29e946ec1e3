"""Taking over another corporation's station."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import BuyToken
from ..core.event import TokenTaken
from ..core.ids import NOBODY, Party
from ..core.table import Choice, Step, Table
from ..track.ids import Hex, Slot
from .deals import Agreement, owner_agrees
from .launching import is_home_token
from .network import has_token_in, reaches
from .operating import OperatingTurn, tally

BOUGHT = "buy_token"


@final
@dataclass(frozen=True)
class BuyingToken(Step[BuyToken]):
    """Buy a station that own track reaches from another corporation [1849-14.1.1, 1849-14.1.2]."""

    takes = BuyToken
    group = "map"
    agreement: Agreement = owner_agrees
    once: bool = True
    """One in a turn [1849-14.1.5]."""
    word: str = "token_trades"
    """What the phase must allow."""

    def open(self, t: Table) -> bool:
        return self._can_pay(t) and self.is_any_near(t)

    def is_any_near(self, t: Table) -> bool:
        """Is there a station that could be bought, money and own tokens aside?"""
        corp, stop_of = t.frame(OperatingTurn).corp, t.title.atlas.stop_of_slot
        wanted = 0
        for slot in self._slots(t):
            wanted |= 1 << stop_of[slot]
        return wanted > 0 and reaches(t, corp, wanted)

    def _can_pay(self, t: Table) -> bool:
        """Has the corporation a token and money?"""
        corp = t.frame(OperatingTurn).corp
        return bool(t.state.charter[corp]) and t.purse(corp) > 0

    def _slots(self, t: Table) -> Iterator[Slot]:
        """Stations of others that could be bought if they are reached, money and own tokens aside."""
        turn = t.frame(OperatingTurn)
        corp = turn.corp
        for number, owner in enumerate(t.state.board.tokens if self._may(t, turn) else ()):
            slot = Slot(number)
            if owner in (NOBODY, corp) or is_home_token(t, owner, slot):
                continue
            if not has_token_in(t.title.atlas, t.state.board, corp, _hex(t, slot)):
                yield slot

    def choices(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        if self._can_pay(t):
            for slot in self._slots(t):
                if self._is_near(t, corp, slot):
                    yield Choice(BuyToken(corp, slot, 1), "price", 1, t.purse(corp))

    def _may(self, t: Table, turn: OperatingTurn) -> bool:
        return self.word in t.title.phases[t.state.phase].allows and not (self.once and BOUGHT in turn.tally)

    def _is_near(self, t: Table, corp: Party, slot: Slot) -> bool:
        return reaches(t, corp, 1 << t.title.atlas.stop_of_slot[slot])

    def check(self, t: Table, action: BuyToken) -> None:
        turn, corp, slot = t.frame(OperatingTurn), action.by, action.slot
        t.require(self.word in t.title.phases[t.state.phase].allows, "no_token_trades_yet")
        t.require(self._may(t, turn), "one_token_bought")
        owner = t.state.board.tokens[slot]
        t.require(owner not in (NOBODY, corp), "no_token_there")
        t.require(not is_home_token(t, owner, slot), "home_token")
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
        return self.agreement(t, owner) if t.title.is_corp(owner) else NOBODY


def _hex(t: Table, slot: Slot) -> Hex:
    return t.title.atlas.hex_of_stop[t.title.atlas.stop_of_slot[slot]]
