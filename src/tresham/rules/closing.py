"""The end of a corporation: what becomes of its things, and whether it comes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ..core.event import (
    CorporationClosed,
    PropertyPassed,
    TokenReturned,
    TokensInherited,
    TokensRepriced,
    TrainDiscarded,
)
from ..core.ids import NOBODY, Cert, Party, Private, Train
from ..core.state import Life
from ..core.table import Table
from ..track.ids import Hex, Slot
from .shares import offering

Markers = tuple[tuple[Hex, str, Party], ...]
Effects = tuple[Callable[[Table, Party], None], ...]
Fate = Callable[[Table, Party, Party], None]
"""What becomes of some of a corporation's things: the table, the corporation, and who takes over what it leaves, if
anybody does. What a fate leaves to the corporation is gone when it closes."""


def open_privates_of(t: Table, party: Party) -> list[Private]:
    """The open privates that somebody owns."""
    owners, closed = t.state.privates, t.state.closed
    if party not in owners:
        return []
    return [Private(one) for one, owner in enumerate(owners) if owner == party and not closed >> one & 1]


def no_privates(t: Table, party: Party) -> list[Private]:
    """None of somebody's privates."""
    return []


def trains_of(t: Table, party: Party) -> list[Train]:
    """The trains that somebody owns."""
    return [Train(train) for train, owner in enumerate(t.state.trains) if owner == party]


def stations_of(t: Table, party: Party) -> list[Slot]:
    """The slots where somebody's tokens stand."""
    return [Slot(slot) for slot, owner in enumerate(t.state.board.tokens) if owner == party]


# --- money, trains, privates -----------------------------------------------------------------------------------------


def lost(t: Table, corp: Party, heir: Party) -> None:
    """Nobody gets anything: money goes to the bank, trains leave the game, privates close."""


def money_passes(t: Table, corp: Party, heir: Party) -> None:
    """The treasury goes to whoever takes over [18CZ-VIII.9.5]."""
    t.pay(corp, heir, t.state.cash[corp], "take_over")


def trains_pass(t: Table, corp: Party, heir: Party) -> None:
    """The trains go to whoever takes over [18CZ-VIII.9.7]."""
    trains = tuple(trains_of(t, corp))
    if trains:
        t.emit(PropertyPassed(corp, heir, trains, ()))


def trains_to_pool(t: Table, corp: Party, heir: Party) -> None:
    """The trains can be bought from the pool."""
    for train in trains_of(t, corp):
        t.emit(TrainDiscarded(corp, train, t.state.faces[train], "closed"))


def privates_pass(t: Table, corp: Party, heir: Party) -> None:
    """The privates go to whoever takes over [18CZ-VIII.9.5]."""
    privates = tuple(open_privates_of(t, corp))
    if privates:
        t.emit(PropertyPassed(corp, heir, (), privates))


# --- certificates: where they lie afterwards -------------------------------------------------------------------------


def offered_again(t: Table, corp: Party) -> Party:
    """Certificates lie where they lay before anybody bought one [1849-11.2]."""
    return offering(t, corp)


def out_of_the_game(t: Table, corp: Party) -> Party:
    """Certificates are gone."""
    return NOBODY


# --- tokens: what each one costs that is on the charter afterwards ---------------------------------------------------


def back_to_charter(t: Table, corp: Party, heir: Party) -> tuple[int, ...]:
    """All tokens are on the charter again, as printed; even those that were lost [1849-11.5]."""
    return t.title.printed[corp]


def off_the_map(t: Table, corp: Party, heir: Party) -> tuple[int, ...]:
    """Its stations leave the map, and no token is left [1850-MK.9]."""
    return ()


def stations_stay(t: Table, corp: Party, heir: Party) -> tuple[int, ...]:
    """Its stations stand for somebody else from now on; tokens on the charter are gone [1848-5.5.5]."""
    t.emit(TokensInherited(heir, corp, tuple(stations_of(t, corp)), ()))
    return ()


def newcomer_comes_off(t: Table, heir: Party, own: Slot, new: Slot, price: int) -> None:
    """Of two stations on one hex, the one that was taken over goes to the charter."""
    t.emit(TokenReturned(heir, new, price))


@final
@dataclass(frozen=True)
class TokensPass:
    """All tokens go to whoever takes over, who pays a price for each that it places later [18CZ-VIII.9.5]."""

    price: int
    two_on_a_hex: Callable[[Table, Party, Slot, Slot, int], None] = newcomer_comes_off
    """What becomes of two stations on one hex, the heir's own and the other [18CZ-VIII.9.6]."""
    own_price: int | None = None
    """What tokens on the heir's own charter cost from then on; none, if that stays as it was [18CZ-C20]."""

    def __call__(self, t: Table, corp: Party, heir: Party) -> tuple[int, ...]:
        own = {_hex(t, slot): slot for slot in stations_of(t, heir)}
        new = stations_of(t, corp)
        if self.own_price is not None and t.state.charter[heir]:
            t.emit(TokensRepriced(heir, (self.own_price,) * len(t.state.charter[heir])))
        t.emit(TokensInherited(heir, corp, tuple(new), (self.price,) * len(t.state.charter[corp])))
        for slot in reversed(new):  # what is asked last is answered first
            if _hex(t, slot) in own:
                self.two_on_a_hex(t, heir, own[_hex(t, slot)], slot, self.price)
        return ()


def _hex(t: Table, slot: Slot) -> Hex:
    return t.title.atlas.hex_of_stop[t.title.atlas.stop_of_slot[slot]]


# --- markers: those that are on the map afterwards -------------------------------------------------------------------


def markers_go(t: Table, corp: Party, heir: Party) -> Markers:
    """Its markers leave the map [1849-7.1.7]."""
    return tuple(one for one in t.state.board.markers if one[2] != corp)


def markers_stay(t: Table, corp: Party, heir: Party) -> Markers:
    """Its markers stay on the map for whoever takes over; if nobody does, nobody can use them."""
    return tuple((hex, kind, heir if owner == corp else owner) for hex, kind, owner in t.state.board.markers)


# --- all of it -------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Disposal:
    """What becomes of a corporation and its things when it closes, falls to the bank, or is taken over."""

    cash: Fate = lost
    trains: Fate = lost
    privates: Fate = lost
    certs: Callable[[Table, Party], Party] = offered_again
    tokens: Callable[[Table, Party, Party], tuple[int, ...]] = back_to_charter
    markers: Callable[[Table, Party, Party], Markers] = markers_go
    life: Life = Life.WAITING
    before: Effects = ()
    """What is settled while it still has its treasury."""
    after: Effects = ()
    """What follows."""

    def __call__(self, t: Table, corp: Party, heir: Party = NOBODY) -> None:
        for effect in (*self.before, *t.title.closing):
            effect(t, corp)
        for fate in (self.cash, self.trains, self.privates):
            fate(t, corp, heir)
        charter, place = self.tokens(t, corp, heir), self.certs(t, corp)
        s = t.state
        t.emit(
            CorporationClosed(
                corp,
                self.life,
                s.cash[corp],
                charter,
                tuple(Cert(cert) for cert in t.title.certs_of[corp] if s.certs[cert] != place),
                tuple(stations_of(t, corp)),
                tuple(trains_of(t, corp)),
                tuple(open_privates_of(t, corp)),
                self.markers(t, corp, heir),
                None if place == corp else place,
            )
        )
        t.cut(corp)
        for effect in (*self.after, *t.title.closed):
            effect(t, corp)


def as_they_fell(t: Table, corps: list[Party]) -> list[Party]:
    """Whose marker came first, goes first [1849-11.3]."""
    return sorted(corps, key=t.state.stack.index)


@final
@dataclass(frozen=True)
class ClosesInCell:
    """A watch: a marker in a certain zone of the market closes its corporation at once [1849-5.7]."""

    zone: str
    close: Disposal
    order: Callable[[Table, list[Party]], list[Party]] = as_they_fell
    """If there are several at once."""

    def __call__(self, t: Table) -> None:
        for corp in self.order(t, t.corps_in(self.zone)):
            self.close(t, corp)
