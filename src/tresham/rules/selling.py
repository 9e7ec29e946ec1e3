"""Selling shares: what makes a sale legal, and the sale itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import SellShares
from ..core.event import SharesSold
from ..core.ids import NOBODY, POOL, Party
from ..core.table import Choice, Step, Table
from .shares import certs_held, heir, holdings, pass_presidency, shares_held
from .stock import StockFrame, StockTurn, turn_player


@dataclass(frozen=True)
class SaleTerms:
    """What makes a sale of shares legal, in a stock round and in an emergency alike."""

    window: Callable[[Table, Party], bool]
    """May shares of this corporation be sold at this time?"""
    drop: Callable[[Table, Party, int], None]
    """What the sale does to the marker."""

    def check(self, t: Table, action: SellShares) -> Party:
        """Refuse an impossible sale; otherwise the corporation whose shares are sold."""
        corp = self._check_papers(t, action)
        t.require(t.price(corp) is not None, "unpriced_share")
        t.require(self.window(t, corp), "no_sale_yet")
        room = t.title.corporation(corp).kind.pool_shares - shares_held(t, POOL, corp)
        t.require(action.shares <= room, "pool_limit", room=max(room, 0))
        if t.title.presidents_cert(corp) in action.certs:
            keeps = shares_held(t, action.by, corp) - action.shares
            t.require(heir(t, corp, keeps) != NOBODY, "presidents_certificate")
        return corp

    def _check_papers(self, t: Table, action: SellShares) -> Party:
        """The certificates must be the seller's own, of one corporation, and add up."""
        certs, sizes = action.certs, t.title.cert_size
        t.require(certs and len(set(certs)) == len(certs), "not_your_shares")
        t.require(all(t.state.certs[cert] == action.by for cert in certs), "not_your_shares")
        corp = t.title.cert_corp[certs[0]]
        t.require(all(t.title.cert_corp[cert] == corp for cert in certs), "mixed_shares")
        total = sum(sizes[cert] for cert in certs)
        first = t.title.presidents_cert(corp)
        least = total - sizes[first] + 1 if first in certs else total
        t.require(least <= action.shares <= total, "shares_do_not_add_up")
        return corp

    def sell(self, t: Table, action: SellShares) -> tuple[Party, int]:
        """Do it: the presidency passes first if it must, then the block is sold at one price and the marker falls."""
        corp, seller, shares = t.title.cert_corp[action.certs[0]], action.by, action.shares
        price = t.price(corp)
        assert price is not None
        certs = [cert for cert in action.certs if cert != t.title.presidents_cert(corp)]
        if t.president(corp) == seller:
            new = heir(t, corp, shares_held(t, seller, corp) - shares)
            if new != NOBODY:
                pass_presidency(t, corp, new)
                certs += [cert for cert in certs_held(t, seller, corp) if cert not in certs]
        t.emit(SharesSold(seller, corp, tuple(certs[:shares]), shares, price * shares))
        self.drop(t, corp, shares)
        return corp, price


def sale_blocks(t: Table, player: Party, corp: Party) -> Iterator[SellShares]:
    """Every number of shares that a player might try to sell, ordinary certificates first."""
    first = t.title.presidents_cert(corp)
    ordinary = [cert for cert in certs_held(t, player, corp) if cert != first]
    for shares in range(1, shares_held(t, player, corp) + 1):
        if shares <= len(ordinary):
            yield SellShares(player, tuple(ordinary[:shares]), shares)
        else:
            yield SellShares(player, (*ordinary, first), shares)


def allowed_blocks(t: Table, terms: SaleTerms, player: Party) -> Iterator[SellShares]:
    """The sales that a player may make now."""
    for corp, (held, _) in holdings(t, player).items():
        if t.price(corp) is None or not terms.window(t, corp):
            continue
        room = t.title.corporation(corp).kind.pool_shares - shares_held(t, POOL, corp)
        first = t.title.presidents_cert(corp)
        for action in sale_blocks(t, player, corp):
            if action.shares > room:
                break
            if first not in action.certs or heir(t, corp, held - action.shares) != NOBODY:
                yield action


def may_sell(t: Table, terms: SaleTerms, player: Party) -> bool:
    """May a player sell anything? Mostly an ordinary certificate says so at once."""
    doubtful = False
    for corp, (_, papers) in holdings(t, player).items():
        kind = t.title.corporation(corp).kind
        room = kind.pool_shares - shares_held(t, POOL, corp)
        if room > 0 and t.price(corp) is not None and terms.window(t, corp):
            if papers > (t.president(corp) == player) and kind.largest_ordinary <= room:
                return True
            doubtful = True
    return doubtful and next(allowed_blocks(t, terms, player), None) is not None


@final
@dataclass(frozen=True)
class Selling(Step[SellShares]):
    """Sell shares to the pool in one's stock turn [1830-SL.1]."""

    takes = SellShares
    terms: SaleTerms

    def open(self, t: Table) -> bool:
        return may_sell(t, self.terms, turn_player(t))

    def choices(self, t: Table) -> Iterator[Choice]:
        for action in allowed_blocks(t, self.terms, turn_player(t)):
            yield Choice(action)

    def check(self, t: Table, action: SellShares) -> None:
        self.terms.check(t, action)

    def play(self, t: Table, action: SellShares) -> None:
        corp, price = self.terms.sell(t, action)
        now = t.frame(StockFrame)
        sold = dict(now.sold)
        sold[action.by] = sold.get(action.by, 0) | 1 << corp
        t.amend(now, sold=tuple(sold.items()))
        turn = t.frame(StockTurn)
        blocks = (*turn.blocks, (corp, action.shares, price))
        t.amend(turn, blocks=blocks, sold_since=turn.purchases > 0)
