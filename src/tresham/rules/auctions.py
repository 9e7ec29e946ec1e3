"""Selling the privates: the waterfall auction with its bid-offs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import Bid, TakeLot
from ..core.event import BidPlaced, BidWithdrawn, LotDropped, Passed, PrivateSold
from ..core.ids import BANK, NOBODY, Party, Private
from ..core.state import Frame
from ..core.table import Choice, Stage, Step, Table
from ..record import record
from .income import pay_incomes
from .passing import Passing
from .seats import left_of, rotate_order


@record(frozen=True)
class AuctionFrame(Frame):
    """The auction under way: who speaks, passes in a row, standing bids, and how far the first lot has dropped."""

    stage: ClassVar[str] = "auction"
    promises: ClassVar[bool] = True
    player: Party
    passes: int = 0
    bids: tuple[tuple[Private, Party, int], ...] = ()
    dropped: int = 0
    last: Party = NOBODY
    """Who last bought a lot on offer."""
    starter: Party = NOBODY
    """Who was the first to speak since all players passed in succession."""

    def holds(self, party: Party) -> int:
        return sum(amount for _, bidder, amount in self.bids if bidder == party)


@record(frozen=True)
class BidOff(Frame):
    """Several players want the same lot: they raise or drop out."""

    stage: ClassVar[str] = "bid_off"
    lot: Private


def unsold(t: Table) -> list[Private]:
    """The lots left, the offered one first."""
    return [Private(number) for number, owner in enumerate(t.state.privates) if owner == BANK]


def bids_on(auction: AuctionFrame, lot: Private) -> list[tuple[int, Party]]:
    """The standing bids on a lot, the lowest first."""
    return sorted((amount, bidder) for one, bidder, amount in auction.bids if one == lot)


def lot_price(t: Table, auction: AuctionFrame, lot: Private) -> int:
    """What a lot costs when it is on offer: its face value; only the first lot can drop [1830-AU.9, 1830-AU.11]."""
    return t.title.privates[lot].value - (auction.dropped if lot == 0 else 0)


def least_bid(t: Table, auction: AuctionFrame, lot: Private, raise_by: int) -> int:
    """The lowest bid that counts [1830-AU.3]."""
    bids = bids_on(auction, lot)
    return (bids[-1][0] if bids else t.title.privates[lot].value) + raise_by


def most_bid(t: Table, auction: AuctionFrame, lot: Private, player: Party) -> int:
    """All that a player can promise for a lot: a raise replaces his bid there [1830-AU.4]."""
    own = sum(amount for one, bidder, amount in auction.bids if (one, bidder) == (lot, player))
    return t.purse(player) + own


def place_bid(t: Table, bidder: Party, lot: Private, amount: int, **turn: object) -> None:
    """Remember a bid; it replaces the player's former one on the same lot."""
    auction = t.frame(AuctionFrame)
    kept = tuple(bid for bid in auction.bids if bid[:2] != (lot, bidder))
    t.amend(auction, bids=(*kept, (lot, bidder, amount)), **turn)
    t.emit(BidPlaced(bidder, lot, amount))


def sell_lot(t: Table, lot: Private, player: Party, price: int) -> None:
    """A lot finds its buyer; other bids on it are free again, and what it brings comes with it."""
    auction = t.frame(AuctionFrame)
    if bids_on(auction, lot):
        t.amend(auction, bids=tuple(bid for bid in auction.bids if bid[0] != lot))
    t.emit(PrivateSold(lot, BANK, player, price))
    effect = t.title.privates[lot].brings
    if effect is not None:
        t.title.effects[effect](t, player)


def speaker(t: Table) -> Party:
    """Whose turn it is in the auction."""
    return t.frame(AuctionFrame).player


@final
class TakingLot(Step[TakeLot]):
    """Buy the offered private at its price, exactly [1830-AU.2, 1830-CL.4]."""

    takes = TakeLot
    group = "auction"

    def choices(self, t: Table) -> Iterator[Choice]:
        auction = t.frame(AuctionFrame)
        lot = unsold(t)[0]
        if t.purse(auction.player) >= lot_price(t, auction, lot):
            yield Choice(TakeLot(auction.player, lot))

    def check(self, t: Table, action: TakeLot) -> None:
        auction = t.frame(AuctionFrame)
        t.require(t.state.privates[action.private] == BANK, "lot_sold")
        t.require(action.private == unsold(t)[0], "lot_not_offered")
        price, purse = lot_price(t, auction, action.private), t.purse(action.by)
        t.require(purse >= price, "cannot_afford_lot", price=price, cash=purse)

    def play(self, t: Table, action: TakeLot) -> None:
        auction = t.frame(AuctionFrame)
        price = lot_price(t, auction, action.private)
        t.amend(auction, player=left_of(t, action.by), passes=0, last=action.by)
        sell_lot(t, action.private, action.by, price)


@final
@dataclass(frozen=True)
class Bidding(Step[Bid]):
    """Bid for a private that is not on offer yet."""

    takes = Bid
    group = "auction"
    raise_by: int

    def choices(self, t: Table) -> Iterator[Choice]:
        auction = t.frame(AuctionFrame)
        for lot in unsold(t)[1:]:
            low, high = least_bid(t, auction, lot, self.raise_by), most_bid(t, auction, lot, auction.player)
            if low <= high:
                yield Choice(Bid(auction.player, lot, low), "amount", low, high)

    def check(self, t: Table, action: Bid) -> None:
        t.require(t.state.privates[action.private] == BANK, "lot_sold")
        t.require(action.private != unsold(t)[0], "lot_offered")
        check_bid(t, action, self.raise_by)

    def play(self, t: Table, action: Bid) -> None:
        place_bid(t, action.by, action.private, action.amount, player=left_of(t, action.by), passes=0)


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

    def actor(self, t: Table) -> Party:
        return speaker(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        lots = unsold(t)
        if not lots or bids_on(t.frame(AuctionFrame), lots[0]):
            return ()
        return (TakingLot(), Bidding(self.raise_by), Passing(speaker, self._pass))

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

    def choices(self, t: Table) -> Iterator[Choice]:
        auction, lot = t.frame(AuctionFrame), t.frame(BidOff).lot
        player = lowest_bidder(t)
        low, high = least_bid(t, auction, lot, self.raise_by), most_bid(t, auction, lot, player)
        if low <= high:
            yield Choice(Bid(player, lot, low), "amount", low, high)

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

    def actor(self, t: Table) -> Party:
        return lowest_bidder(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        if len(bids_on(t.frame(AuctionFrame), t.frame(BidOff).lot)) < 2:
            return ()
        return (Overbidding(self.raise_by), Passing(lowest_bidder, drop_out))

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
