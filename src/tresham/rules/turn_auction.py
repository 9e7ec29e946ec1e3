"""An auction in which players put up one lot after the other, and all of them bid for it in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, final

from ..core.action import Bid
from ..core.event import BidWithdrawn, Passed, PrivateClosed
from ..core.ids import BANK, NOBODY, Party
from ..core.stage import Choice, Stage, Step
from ..core.table import Table
from .auctions import check_bid, lowest_bid, speaker
from .lots import AuctionFrame, BidOff, bids_on, place_bid, sell_lot, unsold
from .passing import Passing, passed_over
from .seats import clockwise, left_of


@final
class PuttingUp(Step[Bid]):
    """Put a private up with a first bid, which is its printed value at least [18CZ-XI.2.15]."""

    takes = Bid
    group = "auction"

    def candidates(self, t: Table) -> Iterator[Choice]:
        player = speaker(t)
        for lot in unsold(t):
            low = t.title.privates[lot].value
            yield Choice(Bid(player, lot, low), "amount", low, t.purse(player))

    def check(self, t: Table, action: Bid) -> None:
        t.require(t.state.privates[action.private] == BANK, "lot_sold")
        check_bid(t, action, 0)

    def play(self, t: Table, action: Bid) -> None:
        place_bid(t, action.by, action.private, action.amount, player=left_of(t, action.by), passes=0)
        t.enter(BidOff(action.private, player=left_of(t, action.by)))


@final
@dataclass(frozen=True)
class AuctionInTurns(Stage):
    """Whoever is in turn puts a private up or passes. It ends when all are sold or all have passed in succession; what
    nobody wanted is out of the game [18CZ-XI.2.15, 18CZ-XI.2.16]."""

    asked: Callable[[Table], bool] = passed_over
    """Is a player asked who can afford nothing?"""

    def actor(self, t: Table) -> Party:
        return speaker(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return () if self._is_over(t) else (PuttingUp(), Passing(speaker, _pass, self.asked))

    def advance(self, t: Table) -> None:
        if not self._is_over(t):
            _pass(t)
            return
        t.leave()
        for lot in unsold(t):
            t.emit(PrivateClosed(lot))

    def _is_over(self, t: Table) -> bool:
        return t.frame(AuctionFrame).passes == len(t.state.order) or BANK not in t.state.privates


def _pass(t: Table) -> None:
    auction = t.frame(AuctionFrame)
    t.emit(Passed(auction.player, "auction"))
    t.amend(auction, player=left_of(t, auction.player), passes=auction.passes + 1)


def asked(t: Table) -> Party:
    """Who says next whether he bids more; nobody when the lot has found its buyer."""
    return t.frame(BidOff).player


@final
@dataclass(frozen=True)
class BiddingMore(Step[Bid]):
    """Bid more for the lot that was put up [18CZ-XI.2.15]."""

    takes = Bid
    group = "auction"
    raise_by: int

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield lowest_bid(t, asked(t), t.frame(BidOff).lot, self.raise_by)

    def check(self, t: Table, action: Bid) -> None:
        t.require(action.private == t.frame(BidOff).lot, "lot_not_contested")
        check_bid(t, action, self.raise_by)

    def play(self, t: Table, action: Bid) -> None:
        auction, now = t.frame(AuctionFrame), t.frame(BidOff)
        t.amend(auction, bids=())  # whoever was outbid has his money back
        place_bid(t, action.by, action.private, action.amount)
        _ask_next(t, now)


@final
@dataclass(frozen=True)
class BiddingInTurns(Stage):
    """All are asked in turn, again and again, until nobody bids more. Whoever does not is out of it [18CZ-XI.2.15]."""

    raise_by: int
    asked: Callable[[Table], bool] = passed_over
    """Is a player asked who cannot bid more?"""

    def actor(self, t: Table) -> Party:
        return asked(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return () if asked(t) == NOBODY else (BiddingMore(self.raise_by), Passing(asked, _drop_out, self.asked))

    def advance(self, t: Table) -> None:
        if asked(t) != NOBODY:
            _drop_out(t)
            return
        lot = t.frame(BidOff).lot
        amount, bidder = bids_on(t.frame(AuctionFrame), lot)[-1]
        t.leave()
        sell_lot(t, lot, bidder, amount)


def _drop_out(t: Table) -> None:
    now = t.frame(BidOff)
    t.emit(BidWithdrawn(now.player, now.lot))
    _ask_next(t, t.amend(now, out=now.out | 1 << now.player))


def _ask_next(t: Table, now: BidOff) -> None:
    """The next player who is still in it and does not have the highest bid himself, if there is one."""
    bidder = bids_on(t.frame(AuctionFrame), now.lot)[-1][1]
    left = [one for one in clockwise(t, now.player) if one != bidder and not now.out >> one & 1]
    t.amend(now, player=left[0] if left else NOBODY)
