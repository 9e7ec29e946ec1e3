"""Buying shares and starting corporations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import final

from ..core.action import BuyShares, StartCorporation
from ..core.event import ParSet, SharesBought
from ..core.ids import BANK, NO_CELL, NO_CERT, NOBODY, Cell, Cert, Party
from ..core.table import Choice, Step, Table
from .limits import Limits
from .shares import certs_held, offering, settle_presidency, splits
from .stock import StockFrame, StockTurn


@final
@dataclass(frozen=True)
class Buying(Step[BuyShares]):
    """Buy a certificate from the offering at par or from the pool at the market price [1830-BY.1]."""

    takes = BuyShares
    group = "shares"
    limits: Limits
    several: Callable[[Table, StockTurn, Party, Party, int], bool]
    """May so many certificates of a corporation, more than one, be bought from this source in this turn?"""

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(StockTurn)
        purse, sold = t.purse(turn.player), t.frame(StockFrame).sold_by(turn.player)
        held = splits(t)
        for corp in t.title.corps:
            if sold >> corp & 1 or (turn.purchases and turn.bought not in (NOBODY, corp)):
                continue
            for source in t.title.for_sale[corp]:
                price = share_price(t, corp, source) if source in held[corp] else None
                if price is None or price > purse:
                    continue
                cert = next_cert(t, source, corp)
                if cert is not None and self._refusal(t, turn, corp, source, (cert,)) is None:
                    yield Choice(BuyShares(turn.player, (cert,)))

    def check(self, t: Table, action: BuyShares) -> None:
        certs = action.certs
        t.require(certs and len(set(certs)) == len(certs), "not_for_sale")
        corp, source = t.title.cert_corp[certs[0]], t.state.certs[certs[0]]
        t.require(source in t.title.for_sale[corp], "not_for_sale")
        for cert in certs:
            t.require(t.title.cert_corp[cert] == corp and t.state.certs[cert] == source, "mixed_shares")
            t.require(cert != t.title.presidents_cert(corp), "presidents_certificate_first")
            t.require(leaves_in_order(t, corp, source, cert), "last_certificate")
        t.require(share_price(t, corp, source) is not None, "presidents_certificate_first")
        turn = t.frame(StockTurn)
        refusal = self._refusal(t, turn, corp, source, certs)
        if refusal is not None:
            t.refuse(refusal[0], self._case(t, turn, corp), **refusal[1])

    def _case(self, t: Table, turn: StockTurn, corp: Party) -> str:
        """What a purchase too many is about: founders, or the zone; after a sale, the order of a turn."""
        if turn.sold_since:
            return ""
        return "founded" if turn.founded and turn.bought == corp else t.zone(corp)

    def _refusal(
        self, t: Table, turn: StockTurn, corp: Party, source: Party, certs: tuple[Cert, ...]
    ) -> tuple[str, dict[str, object]] | None:
        """Why a purchase is forbidden, if it is."""
        if t.frame(StockFrame).sold_by(turn.player) >> corp & 1:
            return "sold_this_round", {}
        if turn.purchases + len(certs) > 1:
            same = turn.bought in (NOBODY, corp)
            if not same or not self.several(t, turn, corp, source, turn.purchases + len(certs)):
                return "one_purchase", {}
        cost = share_cost(t, corp, source, certs)
        if cost > t.purse(turn.player):
            return "cannot_afford_share", {"price": cost, "cash": t.purse(turn.player)}
        return self.limits.refusal(t, turn.player, corp, certs)

    def play(self, t: Table, action: BuyShares) -> None:
        certs = action.certs
        corp, source = t.title.cert_corp[certs[0]], t.state.certs[certs[0]]
        shares = sum([t.title.cert_size[cert] for cert in certs])
        cost = share_cost(t, corp, source, certs)
        t.emit(SharesBought(action.by, corp, certs, shares, source, payee(t, corp, source), cost))
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
    return (share_price(t, corp, source) or 0) * sum([t.title.cert_size[cert] for cert in certs])


def share_price(t: Table, corp: Party, source: Party) -> int | None:
    """What a share costs where it lies, as its kind says; none if it has no price."""
    cost = t.title.kind_of[corp].cost
    return par_in_offering(t, corp, source) if cost is None else cost(t, corp, source)


def par_in_offering(t: Table, corp: Party, source: Party) -> int | None:
    """A share costs par in the bank's offering; in a treasury and in the pool, the market price."""
    cell = t.state.par[corp] if source == BANK else t.state.price[corp]
    if cell != NO_CELL:
        return t.title.cell_price[cell]
    return None if source == BANK else t.price(corp)


def market_price(t: Table, corp: Party, source: Party) -> int | None:
    """A share costs the market price wherever it lies [18CZ-IV.2.a.3]."""
    return t.price(corp)


def payee(t: Table, corp: Party, source: Party) -> Party:
    """Who gets the money for shares from a place, as their kind says."""
    policy = t.title.kind_of[corp].payee
    return seller(t, corp, source) if policy is None else policy(t, corp, source)


def seller(t: Table, corp: Party, source: Party) -> Party:
    """A corporation is paid for the shares in its treasury, the bank for all others."""
    return corp if source == corp else BANK


def bank_is_paid(t: Table, corp: Party, source: Party) -> Party:
    """The money goes to the bank, wherever the shares lie [1848-5.4.1]."""
    return BANK


# --- starting --------------------------------------------------------------------------------------------------------


def all_waiting(t: Table) -> Sequence[Party]:
    """Every corporation in the box may be started, if it has a director."""
    life, directors = t.state.life, t.title.directors
    return [corp for corp in t.title.corps if life[corp].can_start and directors[corp] != NO_CERT]


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

    def check(self, t: Table, action: StartCorporation) -> None:
        t.require(t.title.is_corp(action.corp), "no_such_thing", field="corp")
        t.require(t.state.life[action.corp].can_start, "already_started")
        t.require(action.corp in self.startable(t), "not_next_to_start")
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
