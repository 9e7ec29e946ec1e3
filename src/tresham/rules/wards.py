"""Wards: corporations of an owner without a seat. They come by lot, have no money, run as well as they can, and are
given their trains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import final

from ..core.chance import drawn
from ..core.event import CorporationFloated, Event, TrainScrapped, TrainsRun
from ..core.frozen import but, put, put_each, put_last
from ..core.ids import NO_CERT, NOBODY, Cell, Cert, Party, TrainKind
from ..core.state import Life, State
from ..core.table import Table
from ..record import record
from ..track.ids import Hex, Lay
from .buying import all_waiting
from .depot import next_in_depot
from .laying import terrain_once
from .operating import OperatingTurn
from .paying import PAY, Paying
from .phases import give_train
from .running import RunningTrains, best_runs, trains_of
from .shares import offering


def guardian(t: Table, corp: Party) -> Party:
    """The owner without a seat who has the director's certificate; nobody, if it is no ward."""
    first = t.title.presidents_cert(corp)
    holder = NOBODY if first == NO_CERT else t.state.certs[first]
    return holder if t.title.is_owner(holder) else NOBODY


def is_ward(t: Table, corp: Party) -> bool:
    """Has an owner without a seat the director's certificate?"""
    return guardian(t, corp) != NOBODY


def wards(t: Table) -> list[Party]:
    """All of them, in the order of the list of corporations."""
    return [corp for corp in t.title.corps if is_ward(t, corp)] if t.title.owners else []


# --- how they come ---------------------------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class WardDrawn(Event):
    """Lots give a corporation to an owner without a seat: it gets its marker on the market and no money, and its tokens
    are free."""

    corp: Party
    owner: Party
    cell: Cell
    certs: tuple[Cert, ...]
    chance: int

    def apply(self, s: State) -> State:
        return but(
            s,
            par=put(s.par, self.corp, self.cell),
            price=put(s.price, self.corp, self.cell),
            stack=put_last(s.stack, self.corp),
            life=put(s.life, self.corp, Life.OPEN),
            certs=put_each(s.certs, self.certs, self.owner),
            charter=put(s.charter, self.corp, (0,) * len(s.charter[self.corp])),
            chance=self.chance,
        )


@final
@dataclass(frozen=True)
class DrawingWard:
    """A watch: when a phase has come, one of the corporations of a kind that nobody has started becomes a ward, with so
    many shares in the hands of its owner, and has a train at once, before anybody is asked anything
    [18CZ-XI.1.6, 18CZ-XI.1.7, 18CZ-XI.1.8, 18CZ-C36]."""

    kind: str
    shares: int
    price: int
    """Where its marker starts."""
    phase: str

    def __call__(self, t: Table) -> None:
        is_there = any(t.title.kind_of[corp].name == self.kind for corp in wards(t))
        if is_there or t.state.phase < t.title.phase(self.phase):
            return
        found = [corp for corp in all_waiting(t) if t.title.kind_of[corp].name == self.kind]
        if not found:
            return
        chance = drawn(t.state.chance)
        corp, (owner, *_) = found[chance % len(found)], t.title.seatless
        t.emit(WardDrawn(corp, owner, self._cell(t), self._certs(t, corp), chance))
        t.emit(CorporationFloated(corp, 0))
        renew_train(t, corp)

    def _cell(self, t: Table) -> Cell:
        return next(cell for cell in t.title.market.pars if t.title.cell_price[cell] == self.price)

    def _certs(self, t: Table, corp: Party) -> tuple[Cert, ...]:
        """The director's certificate, and single ones until there are enough."""
        certs, shares, source = [], 0, offering(t, corp)
        for number in t.title.certs_of[corp]:
            cert = Cert(number)
            if shares < self.shares and t.state.certs[cert] == source:
                certs.append(cert)
                shares += t.title.cert_size[cert]
        return tuple(certs)


# --- their trains ----------------------------------------------------------------------------------------------------

RENEW = "renew_train"


def renew_train(t: Table, corp: int) -> None:
    """An effect: a ward gets the next card of the depot for nothing, as a train that runs for it; the one that it had
    leaves the game [18CZ-XI.1.13, 18CZ-XI.1.14, 18CZ-XI.1.22]."""
    ward, card = Party(corp), next_in_depot(t)
    if card is None:
        return
    for old in trains_of(t, ward):
        t.emit(TrainScrapped(ward, old, t.state.faces[old], "replaced"))
    give_train(t, ward, card, own_face(t, ward, t.state.faces[card]))


def own_face(t: Table, corp: Party, card: TrainKind) -> TrainKind:
    """The face of a card with which it runs for a corporation."""
    resting = t.title.depot.resting[corp]
    return next((face for face in t.title.depot.faces_of[card] if face not in resting), card)


def renew_trains(t: Table) -> None:
    """An effect: every ward that is there now gets a new train, the smallest kind first; what one of them brings about
    is over before the next one comes. It needs the effect `renew_train` of the title [18CZ-XI.1.13]."""
    for corp in wards(t):
        t.then(RENEW, corp)


# --- their turn ------------------------------------------------------------------------------------------------------


def free_for_wards(t: Table, corp: Party, hex: Hex, lay: Lay) -> int:
    """Others pay for the terrain [18CZ-XI.1.9]."""
    return 0 if is_ward(t, corp) else terrain_once(t, corp, hex, lay)


def no_ward(found: Callable[[Table, Party], Sequence[Party]]) -> Callable[[Table, Party], Sequence[Party]]:
    """A choice among corporations, without wards and for none of them [18CZ-C51]."""

    def chosen(t: Table, corp: Party) -> Sequence[Party]:
        return [] if is_ward(t, corp) else [one for one in found(t, corp) if not is_ward(t, one)]

    return chosen


def none_for_wards(owes: Callable[[Table, Party], bool]) -> Callable[[Table, Party], bool]:
    """Who must own a train: no ward must [18CZ-XI.1.12]."""
    return lambda t, corp: not is_ward(t, corp) and owes(t, corp)


@final
@dataclass(frozen=True)
class RunningByItself:
    """When the run of a ward comes, its trains earn the most that they can, and nobody is asked
    [18CZ-XI.1.11, 18CZ-XI.1.20]."""

    running: RunningTrains

    def __call__(self, t: Table) -> None:
        turn = t.frame(OperatingTurn)
        if is_ward(t, turn.corp) and self.running.open(t):
            runs, plan = best_runs(t, turn.corp)
            t.emit(TrainsRun(turn.corp, runs, plan.worth))
            t.amend(turn, ran=True, revenue=plan.worth)


@final
@dataclass(frozen=True)
class PayingByItself:
    """What the trains of a ward earn is paid out [18CZ-XI.1.11]."""

    paying: Paying

    def __call__(self, t: Table) -> None:
        if is_ward(t, t.frame(OperatingTurn).corp) and self.paying.open(t):
            self.paying.declare(t, PAY)
