"""An auction in which prices fall: whoever is to speak buys any lot at its price, or makes one cheaper."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, final

from ..core.action import LowerLot, Pass, TakeLot
from ..core.event import LotLowered, Passed
from ..core.ids import BANK, Party, Private
from ..core.stage import Choice, Stage, Step
from ..core.table import Table
from ..record import at_once, ready_made
from .income import pay_incomes
from .lots import AuctionFrame, lot_price, take_lot, unsold
from .passing import Passing, Refusing, passed_over
from .seats import left_of, rotate_order


def speaker(t: Table) -> Party:
    """Whose turn it is in the auction."""
    return t.frame(AuctionFrame).player


@final
class TakingAnyLot(Step[TakeLot]):
    """Buy any private that is left, at its price of the moment [1848-3.1.1]."""

    takes = TakeLot
    group = "auction"

    def candidates(self, t: Table) -> Iterator[Choice]:
        for lot in unsold(t):
            yield Choice(TakeLot(speaker(t), lot))

    def check(self, t: Table, action: TakeLot) -> None:
        t.require(t.state.privates[action.private] == BANK, "lot_sold")
        price, purse = lot_price(t, t.frame(AuctionFrame), action.private), t.purse(action.by)
        t.require(purse >= price, "cannot_afford_lot", price=price, cash=purse)

    def play(self, t: Table, action: TakeLot) -> None:
        take_lot(t, action)


@final
@dataclass(frozen=True)
class LoweringLot(Step[LowerLot]):
    """Make a private that is left cheaper, as long as it is not at its lowest price [1848-3.1.1]."""

    takes = LowerLot
    group = "auction"
    step: int
    """By how much."""
    times: int
    """How often it can be done to one private."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        for lot in unsold(t):
            yield Choice(LowerLot(speaker(t), lot))

    def is_lowest(self, t: Table, lot: Private) -> bool:
        """Can a lot not become any cheaper?"""
        lowered = t.title.privates[lot].value - lot_price(t, t.frame(AuctionFrame), lot)
        return lowered >= self.step * self.times

    def check(self, t: Table, action: LowerLot) -> None:
        t.require(t.state.privates[action.private] == BANK, "lot_sold")
        if self.is_lowest(t, action.private):
            t.refuse("lot_at_lowest_price", price=lot_price(t, t.frame(AuctionFrame), action.private))

    def play(self, t: Table, action: LowerLot) -> None:
        auction, lot = t.frame(AuctionFrame), action.private
        lowered = dict(auction.lowered)
        lowered[lot] = lowered.get(lot, 0) + self.step
        auction = t.amend(auction, lowered=tuple(lowered.items()), player=left_of(t, action.by), passes=0)
        t.emit(LotLowered(action.by, lot, lot_price(t, auction, lot)))


def owns_private(t: Table, player: Party) -> bool:
    """Whoever owns a private may pass [1848-3.1.3]."""
    return player in t.state.privates


@final
@ready_made
@dataclass(frozen=True)
class FallingAuction(Stage):
    """Buy any lot, make one cheaper, or pass, until all are sold. When all pass, privates pay [1848-3.1.4]."""

    lowering: LoweringLot
    may_pass: Callable[[Table, Party], bool] = owns_private
    asked: Callable[[Table], bool] = passed_over
    """Is a player asked who can do nothing?"""

    @at_once
    def _with_pass(self) -> Sequence[Step[Any]]:
        return (TakingAnyLot(), self.lowering, Passing(speaker, self._pass, self.asked))

    @at_once
    def _without_pass(self) -> Sequence[Step[Any]]:
        return (TakingAnyLot(), self.lowering, Refusing(Pass, "must_buy_or_lower"))

    def actor(self, t: Table) -> Party:
        return speaker(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        if BANK not in t.state.privates:
            return ()
        return self._with_pass if self.may_pass(t, speaker(t)) else self._without_pass

    def advance(self, t: Table) -> None:
        """All is sold: the stock round goes on to the left of the last buyer [1848-3.2]. Else somebody can do nothing,
        which counts as a pass."""
        auction = t.frame(AuctionFrame)
        if BANK in t.state.privates:
            self._pass(t)
        else:
            t.leave()
            rotate_order(t, auction.player)

    def _pass(self, t: Table) -> None:
        auction = t.frame(AuctionFrame)
        player, passes = auction.player, auction.passes + 1
        t.emit(Passed(player, "auction"))
        all_have_passed = passes == len(t.state.order)
        t.amend(auction, player=left_of(t, player), passes=0 if all_have_passed else passes)
        if all_have_passed:
            pay_incomes(t)
