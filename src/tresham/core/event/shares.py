"""Certificates, presidencies and prices."""

from __future__ import annotations

from dataclasses import dataclass

from ..frozen import but, moved, put, put_all, put_each, put_last
from ..ids import BANK, NO_CELL, POOL, Cell, Cert, Party
from ..state import Life, State
from .base import Event


@dataclass(frozen=True, slots=True)
class ParSet(Event):
    """A corporation gets its par price and its marker on the market."""

    corp: Party
    cell: Cell
    by: Party

    def apply(self, s: State) -> State:
        return but(
            s,
            par=put(s.par, self.corp, self.cell),
            price=put(s.price, self.corp, self.cell),
            stack=put_last(s.stack, self.corp),
            life=put(s.life, self.corp, Life.OPEN),
        )


@dataclass(frozen=True, slots=True)
class CertGiven(Event):
    """A certificate comes free of charge, with a private or by an exchange."""

    cert: Cert
    to: Party

    def apply(self, s: State) -> State:
        return but(s, certs=put(s.certs, self.cert, self.to))


@dataclass(frozen=True, slots=True)
class SharesBought(Event):
    """Certificates are bought from the offering, the pool or a treasury."""

    by: Party
    corp: Party
    certs: tuple[Cert, ...]
    shares: int
    source: Party
    payee: Party
    cost: int

    def apply(self, s: State) -> State:
        return but(
            s,
            cash=moved(s.cash, self.by, self.payee, self.cost),
            certs=put_each(s.certs, self.certs, self.by),
        )


@dataclass(frozen=True, slots=True)
class SharesSold(Event):
    """Certificates are sold to the pool."""

    by: Party
    corp: Party
    certs: tuple[Cert, ...]
    shares: int
    proceeds: int

    def apply(self, s: State) -> State:
        return but(
            s,
            cash=moved(s.cash, BANK, self.by, self.proceeds),
            certs=put_each(s.certs, self.certs, POOL),
        )


@dataclass(frozen=True, slots=True)
class PresidencyPassed(Event):
    """The president's certificate changes hands for ordinary ones (`given` go to the old president)."""

    corp: Party
    old: Party
    new: Party
    president_cert: Cert
    given: tuple[Cert, ...]

    def apply(self, s: State) -> State:
        swaps = ((self.president_cert, self.new), *((cert, self.old) for cert in self.given))
        return but(s, certs=put_all(s.certs, swaps))


@dataclass(frozen=True, slots=True)
class CorporationFloated(Event):
    """A corporation gets its capital and may operate."""

    corp: Party
    capital: int

    def apply(self, s: State) -> State:
        return but(s, floated=s.floated | 1 << self.corp, cash=moved(s.cash, BANK, self.corp, self.capital))


@dataclass(frozen=True, slots=True)
class CorporationReset(Event):
    """A corporation leaves the market and forgets its past; `life` says whether it may come back."""

    corp: Party
    life: Life
    tokens: int

    def apply(self, s: State) -> State:
        gone = ~(1 << self.corp)
        return but(
            s,
            price=put(s.price, self.corp, NO_CELL),
            par=put(s.par, self.corp, NO_CELL),
            stack=tuple(one for one in s.stack if one != self.corp),
            life=put(s.life, self.corp, self.life),
            floated=s.floated & gone,
            operated=s.operated & gone,
            stock=put(s.stock, self.corp, self.tokens),
        )


@dataclass(frozen=True, slots=True)
class PriceMoved(Event):
    """A marker moves on the market; `reason` is a word such as "sale", "dividend", "sold_out"."""

    corp: Party
    old: Cell
    new: Cell
    reason: str

    def apply(self, s: State) -> State:
        return but(
            s,
            price=put(s.price, self.corp, self.new),
            stack=put_last(s.stack, self.corp),
        )
