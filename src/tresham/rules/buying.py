"""Buying shares and starting corporations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import final

from ..core.action import Action, BuyShares, StartCorporation
from ..core.event import ParSet, SharesBought
from ..core.ids import BANK, NO_CELL, NOBODY, POOL, Cell, Cert, Party
from ..core.stage import Choice, Step
from ..core.state import STARTABLE
from ..core.table import Table
from ..core.title import Title
from .limits import Limits
from .shares import certs_held, offering, settle_presidency, shares_on, splits
from .stock import StockFrame, StockTurn


@final
@dataclass(frozen=True)
class SeveralInZone:
    """In a zone of the market several certificates of one corporation may be bought as one purchase [1830-BY.6].

    They come from the pool [1830-CL.8], with an optional rule from the offering too.
    """

    zone: str
    from_offering: bool = False
    ends_with_sale: bool = True
    """A sale completes the purchase: the order of a turn is sell, buy, sell [1830-SR.2]."""
    beside_private: bool = True
    """Where a private may be the purchase of a turn, such certificates may follow it."""

    def __call__(self, t: Table, turn: StockTurn, corp: Party, source: Party, papers: int) -> bool:
        if t.zone(corp) != self.zone or (self.ends_with_sale and turn.sold_since):
            return False
        if turn.purchases and turn.bought == NOBODY and not self.beside_private:
            return False
        return self.from_offering or (source == POOL and turn.source in (NOBODY, POOL))


@final
@dataclass(frozen=True)
class Buying(Step[BuyShares]):
    """Buy a certificate from the offering at par or from the pool at the market price [1830-BY.1]."""

    takes = BuyShares
    group = "shares"
    limits: Limits
    several: Callable[[Table, StockTurn, Party, Party, int], bool] | None = None
    """May so many certificates of a corporation, more than one, be bought from this source in this turn? By default a
    turn has one purchase, of one certificate."""
    then: Callable[[Table, SharesBought], None] | None = None
    """What follows at once, if anything does."""

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(StockTurn)
        if turn.purchases and self.several is None:
            return
        purse, sold = t.purse(turn.player), t.frame(StockFrame).sold_by(turn.player)
        held = splits(t)
        for corp in t.title.corps if turn.bought == NOBODY else (turn.bought,):
            if sold >> corp & 1:
                continue
            for source in t.title.for_sale[corp]:
                price = share_price(t, corp, source) if source in held[corp] else None
                if price is None or price > purse:
                    continue
                cert = next_cert(t, source, corp)
                if cert is not None and self._refusal(t, turn, corp, source, (cert,), price) is None:
                    yield Choice(BuyShares(turn.player, (cert,)))

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        """One certificate of every corporation on the market, from every place."""
        for corp in t.title.corps:
            for source in t.title.for_sale[corp] if t.price(corp) is not None else ():
                cert = next_cert(t, source, corp)
                if cert is not None:
                    yield BuyShares(by, (cert,))

    def check(self, t: Table, action: BuyShares) -> None:
        certs = action.certs
        t.require(certs and len(set(certs)) == len(certs), "not_for_sale")
        corp, source = t.title.cert_corp[certs[0]], t.state.certs[certs[0]]
        t.require(source in t.title.for_sale[corp], "not_for_sale")
        for cert in certs:
            t.require(t.title.cert_corp[cert] == corp and t.state.certs[cert] == source, "mixed_shares")
            t.require(cert != t.title.presidents_cert(corp), "presidents_certificate_first")
            t.require(leaves_in_order(t, corp, source, cert), "last_certificate")
        price, turn = share_price(t, corp, source), t.frame(StockTurn)
        if price is None:
            t.refuse("presidents_certificate_first")
        if t.frame(StockFrame).sold_by(turn.player) >> corp & 1:
            t.refuse("sold_this_round", self._case(t, turn, corp))
        refusal = self._refusal(t, turn, corp, source, certs, price)
        if refusal is not None:
            t.refuse(refusal[0], self._case(t, turn, corp), **refusal[1])

    def _case(self, t: Table, turn: StockTurn, corp: Party) -> str:
        """What a purchase too many is about: founders, or the zone; after a sale, the order of a turn."""
        if turn.sold_since:
            return ""
        return "founded" if turn.founded and turn.bought == corp else t.zone(corp)

    def _refusal(
        self, t: Table, turn: StockTurn, corp: Party, source: Party, certs: tuple[Cert, ...], price: int
    ) -> tuple[str, dict[str, object]] | None:
        """Why a purchase at this price for a share is forbidden, if it is, of a corporation that may be bought."""
        if turn.purchases + len(certs) > 1:
            several, same = self.several, turn.bought in (NOBODY, corp)
            if several is None or not same or not several(t, turn, corp, source, turn.purchases + len(certs)):
                return "one_purchase", {}
        cost, purse = price * shares_on(t, certs), t.purse(turn.player)
        if cost > purse:
            return "cannot_afford_share", {"price": cost, "cash": purse}
        return self.limits.refusal(t, turn.player, corp, certs)

    def play(self, t: Table, action: BuyShares) -> None:
        certs = action.certs
        corp, source = t.title.cert_corp[certs[0]], t.state.certs[certs[0]]
        shares, price = shares_on(t, certs), share_price(t, corp, source) or 0
        bought = SharesBought(action.by, corp, certs, shares, source, payee(t, corp, source), price * shares)
        t.emit(bought)
        if self.then is not None:
            self.then(t, bought)
        count_purchase(t, corp, source, len(certs))
        settle_presidency(t, corp)


def count_purchase(t: Table, corp: Party = NOBODY, source: Party = NOBODY, papers: int = 1) -> None:
    """The turn remembers its purchase: certificates of a corporation, or something else."""
    turn = t.frame(StockTurn)
    t.amend(turn, purchases=turn.purchases + papers, bought=corp, source=source)


def next_cert(t: Table, source: Party, corp: Party) -> Cert | None:
    """The next ordinary certificate that a source would hand out."""
    certs = t.title.ordinary_certs[corp]
    owners = t.state.certs[certs.start : certs.stop]
    return Cert(certs.start + owners.index(source)) if source in owners else None


def leaves_in_order(t: Table, corp: Party, source: Party, cert: Cert) -> bool:
    """Single certificates leave a place before a double one does [1849-9.3.3, 1849-9.6.3]."""
    sizes = t.title.cert_size
    return sizes[cert] == 1 or all(sizes[other] > 1 for other in certs_held(t, source, corp))


def share_cost(t: Table, corp: Party, source: Party, certs: tuple[Cert, ...]) -> int:
    """What certificates cost together that can be bought there."""
    return (share_price(t, corp, source) or 0) * shares_on(t, certs)


def share_price(t: Table, corp: Party, source: Party) -> int | None:
    """What a share costs where it lies; none if it has no price.

    If its kind says nothing else, that is par in the bank's offering, and the market price in a treasury and the pool.
    """
    cost = t.title.kind_of[corp].cost
    if cost is not None:
        return cost(t, corp, source)
    cell = t.state.par[corp] if source == BANK else t.state.price[corp]
    if cell != NO_CELL:
        return t.title.cell_price[cell]
    return None if source == BANK else t.price(corp)


def market_price(t: Table, corp: Party, source: Party) -> int | None:
    """A share costs the market price wherever it lies [18CZ-IV.2.a.3]."""
    return t.price(corp)


def payee(t: Table, corp: Party, source: Party) -> Party:
    """Who gets the money for shares from a place.

    If their kind says nothing else, that is the corporation for those in its treasury, and the bank for all others.
    """
    policy = t.title.kind_of[corp].payee
    if policy is not None:
        return policy(t, corp, source)
    return corp if source == corp else BANK


def bank_is_paid(t: Table, corp: Party, source: Party) -> Party:
    """The money goes to the bank, wherever the shares lie [1848-5.4.1]."""
    return BANK


# --- starting --------------------------------------------------------------------------------------------------------


def directed(title: Title) -> tuple[Party, ...]:
    """The corporations that have a director."""
    return tuple(corp for corp, kind in title.kind_of.items() if kind.directed)


def all_waiting(t: Table) -> Sequence[Party]:
    """Every corporation in the box may be started, if it has a director."""
    life = t.state.life
    return [corp for corp in t.title.kept[directed] if life[corp] in STARTABLE]


Pars = Callable[[Table, Party], Sequence[Cell]]
"""The cells at which a corporation may start."""


def all_pars(t: Table, corp: Party) -> Sequence[Cell]:
    """Every par cell of the market may be chosen whose price is one of the kind's."""
    prices, cells = t.title.kind_of[corp].pars, t.title.market.pars
    return [cell for cell in cells if t.title.cell_price[cell] in prices] if prices else cells


def nothing_more(t: Table, corp: Party) -> None:
    """A start has no further consequences."""


@final
@dataclass(frozen=True)
class Starting(Step[StartCorporation]):
    """Buy a president's certificate and set the par price [1830-BY.2, 1830-IPO.1, 1830-IPO.2]."""

    takes = StartCorporation
    group = "par"
    limits: Limits
    startable: Callable[[Table], Sequence[Party]] = all_waiting
    """Which corporations may be started now."""
    pars: Pars = all_pars
    """At which cells."""
    then: Callable[[Table, Party], None] = nothing_more
    """What follows at once."""

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(StockTurn)
        if turn.purchases:
            return
        purse = t.purse(turn.player)
        for corp in self.startable(t):
            first = t.title.presidents_cert(corp)
            most = purse // t.title.cert_size[first]
            cells = [cell for cell in self.pars(t, corp) if t.title.cell_price[cell] <= most]
            if cells and self.limits.refusal(t, turn.player, corp, (first,)) is None:
                for cell in cells:
                    yield Choice(StartCorporation(turn.player, corp, cell))

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        """Every corporation in the box, at every par price of the market."""
        for corp in all_waiting(t):
            for cell in reversed(t.title.market.pars):
                yield StartCorporation(by, corp, cell)

    def check(self, t: Table, action: StartCorporation) -> None:
        t.require(t.title.is_corp(action.corp), "no_such_thing", field="corp")
        life = t.state.life[action.corp]
        t.require(life.can_start, "already_started", life.name.lower())
        t.require(action.corp in self.startable(t), "not_next_to_start", t.title.kind_of[action.corp].name)
        t.require(t.title.market.cells[action.cell].par, "no_par_cell")
        t.require(action.cell in self.pars(t, action.corp), "par_not_yet")
        t.require(not t.frame(StockTurn).purchases, "one_purchase")
        first = t.title.presidents_cert(action.corp)
        cost, purse = t.title.cell_price[action.cell] * t.title.cert_size[first], t.purse(action.by)
        t.require(cost <= purse, "cannot_afford_share", price=cost, cash=purse)
        refusal = self.limits.refusal(t, action.by, action.corp, (first,))
        if refusal is not None:
            t.refuse(refusal[0], **refusal[1])

    def play(self, t: Table, action: StartCorporation) -> None:
        corp, first = action.corp, t.title.presidents_cert(action.corp)
        shares = t.title.cert_size[first]
        source = offering(t, corp)
        cost = t.title.cell_price[action.cell] * shares
        t.emit(ParSet(corp, action.cell, action.by))
        t.emit(SharesBought(action.by, corp, (first,), shares, source, payee(t, corp, source), cost))
        count_purchase(t, corp, source)
        t.amend(t.frame(StockTurn), founded=True)
        self.then(t, corp)
