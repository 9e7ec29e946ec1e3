"""Selling the privates: the waterfall auction with its bid-offs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, final

from ..core.action import Action, Bid, TakeLot
from ..core.event import BidWithdrawn, LotDropped, Passed
from ..core.ids import BANK, Party, Private
from ..core.stage import Choice, Stage, Step
from ..core.table import Table
from .income import pay_incomes
from .lots import (
    AuctionFrame,
    BidOff,
    bids_on,
    least_bid,
    lot_price,
    most_bid,
    place_bid,
    sell_lot,
    take_lot,
    unsold,
)
from .passing import Passing, passed_over
from .seats import left_of, rotate_order


def speaker(t: Table) -> Party:
    """Whose turn it is in the auction."""
    return t.frame(AuctionFrame).player


@final
class TakingLot(Step[TakeLot]):
    """Buy the offered private at its price, exactly [1830-AU.2, 1830-CL.4]."""

    takes = TakeLot
    group = "auction"

    def candidates(self, t: Table) -> Iterator[Choice]:
        for lot in unsold(t)[:1]:
            yield Choice(TakeLot(speaker(t), lot))

    def open(self, t: Table) -> bool:
        auction = t.frame(AuctionFrame)
        return any(lot_price(t, auction, lot) <= t.purse(auction.player) for lot in unsold(t)[:1])

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        """Lots that are not on offer yet, too."""
        return iter([TakeLot(by, lot) for lot in unsold(t)])

    def check(self, t: Table, action: TakeLot) -> None:
        auction = t.frame(AuctionFrame)
        t.require(t.state.privates[action.private] == BANK, "lot_sold")
        t.require(action.private == t.state.privates.index(BANK), "lot_not_offered")
        price, purse = lot_price(t, auction, action.private), t.purse(action.by)
        t.require(purse >= price, "cannot_afford_lot", price=price, cash=purse)

    def play(self, t: Table, action: TakeLot) -> None:
        take_lot(t, action)


@final
@dataclass(frozen=True)
class Bidding(Step[Bid]):
    """Bid for a private that is not on offer yet."""

    takes = Bid
    group = "auction"
    raise_by: int

    def candidates(self, t: Table) -> Iterator[Choice]:
        for lot in unsold(t)[1:]:
            yield lowest_bid(t, speaker(t), lot, self.raise_by)

    def open(self, t: Table) -> bool:
        return any(bid.low <= bid.high for bid in self.candidates(t))

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        """The lot on offer, too."""
        return iter([lowest_bid(t, by, lot, self.raise_by).action for lot in unsold(t)])

    def check(self, t: Table, action: Bid) -> None:
        t.require(t.state.privates[action.private] == BANK, "lot_sold")
        t.require(action.private != t.state.privates.index(BANK), "lot_offered")
        check_bid(t, action, self.raise_by)

    def play(self, t: Table, action: Bid) -> None:
        place_bid(t, action.by, action.private, action.amount, player=left_of(t, action.by), passes=0)


def lowest_bid(t: Table, player: Party, lot: Private, raise_by: int) -> Choice:
    """The lowest bid on a lot, open up to all that a player can promise."""
    auction = t.frame(AuctionFrame)
    low = least_bid(t, auction, lot, raise_by)
    return Choice(Bid(player, lot, low), "amount", low, most_bid(t, auction, lot, player))


def check_bid(t: Table, action: Bid, raise_by: int) -> None:
    """A bid must be high enough and covered."""
    auction = t.frame(AuctionFrame)
    low = least_bid(t, auction, action.private, raise_by)
    t.require(action.amount >= low, "bid_too_low", least=low)
    high = most_bid(t, auction, action.private, action.by)
    t.require(action.amount <= high, "bid_not_covered", most=high)


@final
@dataclass(frozen=True)
class Waterfall(Stage):
    """Privates in ascending order: buy the offered one, bid for another, or pass [1830-AU.1]."""

    raise_by: int
    drop_by: int
    anytime: tuple[Step[Any], ...] = ()
    first_offered_takes: bool = False
    """A first lot that costs nothing goes to whom it was first offered in the last round [1849-8.0.12]."""
    priority_follows: bool = False
    """When all have passed, the next one to speak has the priority deal [1849-8.0.13]."""
    asked: Callable[[Table], bool] = passed_over
    """Is a player asked who can afford nothing?"""

    def actor(self, t: Table) -> Party:
        return speaker(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        lots = unsold(t)
        if not lots or bids_on(t.frame(AuctionFrame), lots[0]):
            return ()
        return (TakingLot(), Bidding(self.raise_by), Passing(speaker, self._pass, self.asked))

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        return self.anytime

    def advance(self, t: Table) -> None:
        """Sell what has bids, until a lot without bids is on offer or all are sold [1830-AU.6]."""
        auction, lots = t.frame(AuctionFrame), unsold(t)
        if not lots:
            self._close(t, auction)
            return
        bids = bids_on(auction, lots[0])
        if len(bids) == 1:
            sell_lot(t, lots[0], bids[0][1], bids[0][0])
        elif bids:
            t.enter(BidOff(lots[0]))
        else:
            self._pass(t)

    def _close(self, t: Table, auction: AuctionFrame) -> None:
        """The stock round goes on with the player to the left of the last direct buyer [1830-AU.8, 1830-AU.15]."""
        t.leave()
        rotate_order(t, auction.player)

    def _pass(self, t: Table) -> None:
        auction = t.frame(AuctionFrame)
        player, passes = auction.player, auction.passes + 1
        t.emit(Passed(player, "auction"))
        if passes < len(t.state.order):
            t.amend(auction, player=left_of(t, player), passes=passes)
            return
        former = auction.starter
        auction = t.amend(auction, player=left_of(t, player), passes=0, starter=left_of(t, player))
        if t.state.privates[0] == BANK:
            self._drop(t, auction, former)
        else:
            pay_incomes(t)
            if self.priority_follows:
                rotate_order(t, left_of(t, player))

    def _drop(self, t: Table, auction: AuctionFrame, former: Party) -> None:
        """Nobody wants the first lot: it gets cheaper, and for nothing it must be taken [1830-AU.9, 1830-AU.10].

        By default the next player takes it; elsewhere the one who could have had it first in the round just over.
        """
        auction = t.amend(auction, dropped=auction.dropped + self.drop_by)
        lot = Private(0)
        price = lot_price(t, auction, lot)
        t.emit(LotDropped(lot, price))
        if price <= 0:
            taker = former if self.first_offered_takes else auction.player
            t.amend(auction, player=left_of(t, taker), last=taker)
            sell_lot(t, lot, taker, 0)


def lowest_bidder(t: Table) -> Party:
    """Who must raise or drop out: the lowest standing bid [1830-AU.7, 1830-CL.2]."""
    return bids_on(t.frame(AuctionFrame), t.frame(BidOff).lot)[0][1]


@final
@dataclass(frozen=True)
class Overbidding(Step[Bid]):
    """Raise in a bid-off."""

    takes = Bid
    group = "auction"
    raise_by: int

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield lowest_bid(t, lowest_bidder(t), t.frame(BidOff).lot, self.raise_by)

    def check(self, t: Table, action: Bid) -> None:
        t.require(action.private == t.frame(BidOff).lot, "lot_not_contested")
        check_bid(t, action, self.raise_by)

    def play(self, t: Table, action: Bid) -> None:
        place_bid(t, action.by, action.private, action.amount)


@final
@dataclass(frozen=True)
class BiddingOff(Stage):
    """The lowest bidder raises or drops out, until one is left [1830-AU.7]."""

    raise_by: int
    asked: Callable[[Table], bool] = passed_over
    """Is a bidder asked who cannot raise?"""

    def actor(self, t: Table) -> Party:
        return lowest_bidder(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        if len(bids_on(t.frame(AuctionFrame), t.frame(BidOff).lot)) < 2:
            return ()
        return (Overbidding(self.raise_by), Passing(lowest_bidder, drop_out, self.asked))

    def advance(self, t: Table) -> None:
        """One bidder left: the lot is his. A bidder who cannot raise drops out."""
        if len(bids_on(t.frame(AuctionFrame), t.frame(BidOff).lot)) < 2:
            t.leave()
        else:
            drop_out(t)


def drop_out(t: Table) -> None:
    """Leave a bid-off for good; the promised money is free again."""
    auction, lot, player = t.frame(AuctionFrame), t.frame(BidOff).lot, lowest_bidder(t)
    t.amend(auction, bids=tuple(bid for bid in auction.bids if bid[:2] != (lot, player)))
    t.emit(BidWithdrawn(player, lot))


def open_auction(t: Table) -> None:
    """The first player speaks first."""
    t.enter(AuctionFrame(t.state.order[0], starter=t.state.order[0]))
