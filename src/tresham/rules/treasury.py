"""What a corporation does with its own shares: selling them to the pool, and taking them back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import BuyShares, SellShares
from ..core.event import SharesBought, SharesSold
from ..core.ids import BANK, POOL, Cert, Party
from ..core.stage import Choice, Step
from ..core.table import Table
from .buying import leaves_in_order, next_cert, share_cost
from .operating import OperatingTurn, tally
from .shares import certs_held, pool_room, shares_on

ISSUE, REDEEM = "issue", "redeem"


def has_dealt(turn: OperatingTurn) -> bool:
    """Has the corporation dealt in its own shares in this turn? [1849-10.8.1]"""
    return ISSUE in turn.tally or REDEEM in turn.tally


@final
@dataclass(frozen=True)
class Issuing(Step[SellShares]):
    """Sell certificates from the treasury to the pool [1849-10.8.2]."""

    takes = SellShares
    group = "shares"
    drop: Callable[[Table, Party, int], None]

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        own = certs_held(t, corp, corp)
        singles = [cert for cert in own if t.title.cert_size[cert] == 1]
        for count in range(1, len(singles) + 1):
            yield Choice(SellShares(corp, tuple(singles[:count]), count))
        if len(singles) < len(own):
            yield Choice(SellShares(corp, tuple(own), shares_on(t, own)))

    def open(self, t: Table) -> bool:
        """Mostly the turn or the pool allows nothing at all."""
        turn = t.frame(OperatingTurn)
        is_barred = turn.is_first or has_dealt(turn) or self._room(t, turn.corp) <= 0
        return not is_barred and super().open(t)

    def _room(self, t: Table, corp: Party) -> int:
        """How many shares the pool still takes [1849-10.8.4]."""
        return pool_room(t, corp)

    def check(self, t: Table, action: SellShares) -> None:
        turn, certs, sizes = t.frame(OperatingTurn), action.certs, t.title.cert_size
        t.require(not has_dealt(turn), "one_deal_in_own_shares")
        t.require(not turn.is_first, "no_issue_in_first_turn")
        t.require(certs and len(set(certs)) == len(certs), "not_your_shares", ISSUE)
        own = certs_held(t, turn.corp, turn.corp)
        t.require(all(cert in own for cert in certs), "not_your_shares", ISSUE)
        t.require(action.shares == shares_on(t, certs), "shares_do_not_add_up", ISSUE)
        t.require(all(sizes[cert] == 1 for cert in certs) or len(certs) == len(own), "last_certificate_last")
        room = self._room(t, turn.corp)
        t.require(action.shares <= room, "pool_limit", ISSUE, room=max(room, 0))

    def play(self, t: Table, action: SellShares) -> None:
        corp, price = action.by, t.price(action.by)
        assert price is not None
        tally(t, ISSUE)
        t.emit(SharesSold(corp, corp, action.certs, action.shares, price * action.shares))
        self.drop(t, corp, action.shares)


@final
@dataclass(frozen=True)
class Redeeming(Step[BuyShares]):
    """Take one certificate back from the pool [1849-10.8.6]."""

    takes = BuyShares
    group = "shares"
    not_in_first_turn: bool = False

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        cert = next_cert(t, POOL, corp)
        if cert is not None:
            yield Choice(BuyShares(corp, (cert,)))

    def open(self, t: Table) -> bool:
        """Mostly the turn says no at once."""
        return not has_dealt(t.frame(OperatingTurn)) and super().open(t)

    def check(self, t: Table, action: BuyShares) -> None:
        turn, certs = t.frame(OperatingTurn), action.certs
        t.require(not has_dealt(turn), "one_deal_in_own_shares")
        t.require(not (self.not_in_first_turn and turn.is_first), "no_issue_in_first_turn")
        t.require(len(certs) == 1, "one_certificate_back")
        cert: Cert = certs[0]
        t.require(t.title.cert_corp[cert] == turn.corp and t.state.certs[cert] == POOL, "not_for_sale", REDEEM)
        t.require(leaves_in_order(t, turn.corp, POOL, cert), "last_certificate", REDEEM)
        cost, purse = share_cost(t, turn.corp, POOL, certs), t.purse(turn.corp)
        t.require(cost <= purse, "cannot_afford_share", REDEEM, price=cost, cash=purse)

    def play(self, t: Table, action: BuyShares) -> None:
        corp = action.by
        tally(t, REDEEM)
        cost, shares = share_cost(t, corp, POOL, action.certs), t.title.cert_size[action.certs[0]]
        t.emit(SharesBought(corp, corp, action.certs, shares, POOL, BANK, cost))
