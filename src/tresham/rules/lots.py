"""Lots of an auction: who bids what for them, what they cost, and what happens when one is sold."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from ..core.action import TakeLot
from ..core.event import BidPlaced, PrivateSold
from ..core.ids import BANK, NOBODY, Party, Private
from ..core.state import UNTOLD, Frame
from ..core.table import Table
from ..record import record
from .seats import left_of


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
    lowered: tuple[tuple[Private, int], ...] = field(default=(), metadata={UNTOLD: True})
    """Lots that players have made cheaper, and by how much."""

    def holds(self, party: Party) -> int:
        return sum(amount for _, bidder, amount in self.bids if bidder == party)


@record(frozen=True)
class BidOff(Frame):
    """Several players want the same lot: they raise or drop out."""

    stage: ClassVar[str] = "bid_off"
    lot: Private
    player: Party = field(default=NOBODY, metadata={UNTOLD: True})
    """Where everybody is asked in turn: who is asked, or nobody when it is over."""
    out: int = field(default=0, metadata={UNTOLD: True})
    """Bitmask of players: those who have dropped out there."""


def unsold(t: Table) -> list[Private]:
    """The lots left, the offered one first."""
    return [Private(number) for number, owner in enumerate(t.state.privates) if owner == BANK]


def bids_on(auction: AuctionFrame, lot: Private) -> list[tuple[int, Party]]:
    """The standing bids on a lot, the lowest first."""
    return sorted((amount, bidder) for one, bidder, amount in auction.bids if one == lot)


def lot_price(t: Table, auction: AuctionFrame, lot: Private) -> int:
    """What a lot costs when it is on offer: its face value, unless it has become cheaper. Only the first lot can drop
    when nobody wants it [1830-AU.9, 1830-AU.11]."""
    value = t.title.privates[lot].value - (auction.dropped if lot == 0 else 0)
    return value - dict(auction.lowered).get(lot, 0) if auction.lowered else value


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


def take_lot(t: Table, action: TakeLot) -> None:
    """Whoever speaks buys a lot for its price of the moment; the player to his left speaks next."""
    auction = t.frame(AuctionFrame)
    price = lot_price(t, auction, action.private)
    t.amend(auction, player=left_of(t, action.by), passes=0, last=action.by)
    sell_lot(t, action.private, action.by, price)


def sell_lot(t: Table, lot: Private, player: Party, price: int) -> None:
    """A lot finds its buyer; other bids on it are free again, and what it brings comes with it."""
    auction = t.frame(AuctionFrame)
    if bids_on(auction, lot):
        t.amend(auction, bids=tuple(bid for bid in auction.bids if bid[0] != lot))
    hand_over(t, lot, player, price)


def hand_over(t: Table, lot: Private, player: Party, price: int) -> None:
    """The buyer of a lot gets it, and what it brings."""
    t.emit(PrivateSold(lot, BANK, player, price))
    effect = t.title.privates[lot].brings
    if effect is not None:
        t.title.effects[effect](t, player)
