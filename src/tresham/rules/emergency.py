"""When the treasury cannot pay for a train that must be bought: the president sells shares, or goes bankrupt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import GoBankrupt, SellShares
from ..core.event import GameEnded, PrivateClosed, WentBankrupt
from ..core.ids import NOBODY, Party, Private
from ..core.table import Choice, Step, Table
from .market import operating_order
from .operating import OperatingTurn
from .selling import SaleTerms, allowed_blocks
from .shares import heir, shares_held
from .trains import cheapest_price, helper_purse, needs_help


def any_time(t: Table, corp: Party) -> bool:
    """In an emergency shares may be sold in an operating round."""
    return True


def keeps_presidency(t: Table, action: SellShares) -> bool:
    """Does a sale leave the presidency of the buying corporation where it is? [1830-EM.5]"""
    corp = t.title.cert_corp[action.certs[0]]
    if corp != t.frame(OperatingTurn).corp:
        return True
    return heir(t, corp, shares_held(t, action.by, corp) - action.shares) == NOBODY


def missing_money(t: Table, corp: Party) -> int:
    """What treasury and president together lack for the cheapest train."""
    return cheapest_price(t) - t.purse(corp) - helper_purse(t, corp)


def one_share(t: Table, action: SellShares) -> int:
    """A block is needed if it would not do with one share less [1830-EM.6, 1830-CL.12]."""
    return 1


def one_certificate(t: Table, action: SellShares) -> int:
    """On the public site a block is needed if it would not do with one certificate less."""
    return min(t.title.cert_size[cert] for cert in action.certs)


def sellable(t: Table, terms: SaleTerms, player: Party) -> Iterator[SellShares]:
    """Everything that a president may sell in an emergency, however much is needed."""
    for action in allowed_blocks(t, terms, player):
        if keeps_presidency(t, action):
            yield action


def can_raise(t: Table, terms: SaleTerms, corp: Party) -> int:
    """All that treasury, president and his shares can bring [1830-BK.1]."""
    best: dict[Party, int] = {}
    for action in sellable(t, terms, t.president(corp)):
        sold = t.title.cert_corp[action.certs[0]]
        best[sold] = max(best.get(sold, 0), action.shares * (t.price(sold) or 0))
    return t.purse(corp) + helper_purse(t, corp) + sum(best.values())


@final
@dataclass(frozen=True)
class EmergencySelling(Step[SellShares]):
    """The president sells shares until the train can be paid [1830-EM.4]."""

    takes = SellShares
    terms: SaleTerms
    spare: Callable[[Table, SellShares], int] = one_share
    """By how much a block would have to be smaller to show that it is not needed."""

    def actor(self, t: Table) -> Party:
        return t.president(t.frame(OperatingTurn).corp)

    def choices(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        if needs_help(t, corp) and missing_money(t, corp) > 0:
            for action in sellable(t, self.terms, t.president(corp)):
                if self._is_needed(t, action):
                    yield Choice(action)

    def check(self, t: Table, action: SellShares) -> None:
        corp = t.frame(OperatingTurn).corp
        t.require(needs_help(t, corp), "no_emergency")
        t.require(missing_money(t, corp) > 0, "more_than_needed")
        self.terms.check(t, action)
        t.require(keeps_presidency(t, action), "presidency_at_stake")
        t.require(self._is_needed(t, action), "more_than_needed")

    def _is_needed(self, t: Table, action: SellShares) -> bool:
        price = t.price(t.title.cert_corp[action.certs[0]]) or 0
        return (action.shares - self.spare(t, action)) * price < missing_money(t, t.frame(OperatingTurn).corp)

    def play(self, t: Table, action: SellShares) -> None:
        _, price = self.terms.sell(t, action)
        t.amend(t.frame(OperatingTurn), last_sale=price)


@final
@dataclass(frozen=True)
class GoingBankrupt(Step[GoBankrupt]):
    """The money cannot be raised: everything sellable is sold, and the game is over [1830-BK.2]."""

    takes = GoBankrupt
    terms: SaleTerms
    keeps_privates: bool = False
    """His privates still count for him; by the rulebook only unsellable shares do [1830-EG.5]."""

    def choices(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        if needs_help(t, corp) and can_raise(t, self.terms, corp) < cheapest_price(t):
            yield Choice(GoBankrupt(corp))

    def check(self, t: Table, action: GoBankrupt) -> None:
        t.require(needs_help(t, action.by), "no_emergency")
        means, price = can_raise(t, self.terms, action.by), cheapest_price(t)
        t.require(means < price, "not_bankrupt", means=means, price=price)

    def play(self, t: Table, action: GoBankrupt) -> None:
        player = t.president(action.by)
        for corp in operating_order(t, sum(1 << one for one in t.title.corps if t.price(one) is not None)):
            blocks = [one for one in sellable(t, self.terms, player) if t.title.cert_corp[one.certs[0]] == corp]
            if blocks:
                self.terms.sell(t, blocks[-1])
        for number, owner in enumerate(t.state.privates):
            if owner == player and not self.keeps_privates and not t.state.closed >> number & 1:
                t.emit(PrivateClosed(Private(number)))
        t.emit(WentBankrupt(player, action.by, t.state.cash[player]))
        t.emit(GameEnded("bankrupt"))
