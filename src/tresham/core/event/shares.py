"""Certificates, presidencies and prices."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from ...record import record
from ...track.ids import Hex, Slot
from ..frozen import but, moved, put, put_all, put_each, put_last
from ..ids import BANK, NO_CELL, NOBODY, POOL, Cell, Cert, Party, Private, Train
from ..older_forms import FORM, TOKENS
from ..state import UNTOLD, Life, State
from .base import Event


@record(frozen=True, slots=True)
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


@record(frozen=True, slots=True)
class CertGiven(Event):
    """A certificate comes free of charge, with a private or by an exchange."""

    cert: Cert
    to: Party

    def apply(self, s: State) -> State:
        return but(s, certs=put(s.certs, self.cert, self.to))


@record(frozen=True, slots=True)
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


@record(frozen=True, slots=True)
class SharesSold(Event):
    """Certificates are sold to the pool, or to where else they go."""

    by: Party
    corp: Party
    certs: tuple[Cert, ...]
    shares: int
    proceeds: int
    to: Party = field(default=POOL, metadata={UNTOLD: True})

    def apply(self, s: State) -> State:
        return but(
            s,
            cash=moved(s.cash, BANK, self.by, self.proceeds),
            certs=put_each(s.certs, self.certs, self.to),
        )


@record(frozen=True, slots=True)
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


@record(frozen=True, slots=True)
class CorporationFloated(Event):
    """A corporation gets its capital and may operate."""

    corp: Party
    capital: int

    def apply(self, s: State) -> State:
        return but(s, floated=s.floated | 1 << self.corp, cash=moved(s.cash, BANK, self.corp, self.capital))


@record(frozen=True, slots=True)
class CertsSwapped(Event):
    """After a presidency has passed, the old president takes other certificates for the president's.

    They are worth the same. `holder` has the ones that the new president gave first: the old one, or the pool.
    """

    corp: Party
    holder: Party
    new: Party
    returned: tuple[Cert, ...]
    given: tuple[Cert, ...]

    def apply(self, s: State) -> State:
        certs = put_each(s.certs, self.returned, self.new)
        return but(s, certs=put_each(certs, self.given, self.holder))


@record(frozen=True, slots=True)
class CorporationClosed(Event):
    """A corporation closes: all it had goes, and it forgets its past. `life` says whether it may come back."""

    corp: Party
    life: Life
    cash: int
    """What was left in its treasury goes to the bank."""
    tokens: tuple[int, ...] = field(metadata={FORM: TOKENS})
    """What each token on its charter costs now."""
    certs: tuple[Cert, ...]
    slots: tuple[Slot, ...]
    trains: tuple[Train, ...]
    privates: tuple[Private, ...]
    markers: tuple[tuple[Hex, str, Party], ...]
    """The markers that are left on the map."""
    certs_to: Party | None = field(default=None, metadata={UNTOLD: True})
    """Where its certificates lie now, if not in its own treasury; with nobody they are out of the game."""

    def apply(self, s: State) -> State:
        gone = ~(1 << self.corp)
        board = s.board
        return but(
            s,
            cash=moved(s.cash, self.corp, BANK, self.cash),
            certs=put_each(s.certs, self.certs, self.corp if self.certs_to is None else self.certs_to),
            trains=put_each(s.trains, self.trains, NOBODY),
            closed=s.closed | sum(1 << private for private in self.privates),
            price=put(s.price, self.corp, NO_CELL),
            par=put(s.par, self.corp, NO_CELL),
            stack=tuple(one for one in s.stack if one != self.corp),
            life=put(s.life, self.corp, self.life),
            floated=s.floated & gone,
            operated=s.operated & gone,
            charter=put(s.charter, self.corp, self.tokens),
            homeless=s.homeless | ~gone if self.life.can_start else s.homeless & gone,
            board=but(
                board,
                tokens=put_each(board.tokens, self.slots, NOBODY),
                beside=tuple(one for one in board.beside if one[1] != self.corp),
                markers=self.markers,
            ),
        )


@record(frozen=True, slots=True)
class PropertyPassed(Event):
    """Trains and privates of one owner come to another, who does not buy them one by one."""

    old: Party
    new: Party
    trains: tuple[Train, ...]
    privates: tuple[Private, ...]

    def apply(self, s: State) -> State:
        return but(
            s,
            trains=put_each(s.trains, self.trains, self.new),
            privates=put_each(s.privates, self.privates, self.new),
        )


@record(frozen=True, slots=True)
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


@record(frozen=True, slots=True)
class MarkersSorted(Event):
    """Markers that moved in one sale lie in their cells in the order that they had before."""

    stack: tuple[Party, ...]
    loud: ClassVar[bool] = False

    def apply(self, s: State) -> State:
        return but(s, stack=self.stack)
