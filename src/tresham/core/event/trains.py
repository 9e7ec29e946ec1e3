"""Trains and phases."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from ...record import record
from ..action import Run
from ..frozen import but, moved, put, put_all
from ..ids import BANK, NOBODY, POOL, Party, PhaseId, Train, TrainKind
from ..state import UNTOLD, State
from .base import Event


@record(frozen=True, slots=True)
class TrainsRun(Event):
    """The trains have run."""

    by: Party
    runs: tuple[Run, ...]
    revenue: int


@record(frozen=True, slots=True)
class CorporationOperated(Event):
    """A corporation has operated for the first time."""

    corp: Party
    loud: ClassVar[bool] = False

    def apply(self, s: State) -> State:
        return but(s, operated=s.operated | 1 << self.corp)


@record(frozen=True, slots=True)
class TrainBought(Event):
    """A train changes hands for money."""

    by: Party
    train: Train
    kind: TrainKind
    source: Party
    price: int
    payee: Party

    def apply(self, s: State) -> State:
        return but(
            s,
            cash=moved(s.cash, self.by, self.payee, self.price),
            trains=put(s.trains, self.train, self.by),
            faces=put(s.faces, self.train, self.kind),
        )


@record(frozen=True, slots=True)
class TrainAdded(Event):
    """One more card of an endless type lies in the depot."""

    kind: TrainKind
    loud: ClassVar[bool] = False

    def apply(self, s: State) -> State:
        return but(s, trains=(*s.trains, BANK), faces=(*s.faces, self.kind))


@record(frozen=True, slots=True)
class TrainDiscarded(Event):
    """A train goes to the pool: over the limit, or traded in."""

    by: Party
    train: Train
    kind: TrainKind
    reason: str

    def apply(self, s: State) -> State:
        return but(s, trains=put(s.trains, self.train, POOL))


@record(frozen=True, slots=True)
class TrainScrapped(Event):
    """A single train leaves the game: exported or removed from the depot, given up, or after its only run."""

    owner: Party
    train: Train
    kind: TrainKind
    reason: str

    def apply(self, s: State) -> State:
        return but(s, trains=put(s.trains, self.train, NOBODY))


@record(frozen=True, slots=True)
class TrainGiven(Event):
    """A corporation gets a train from the bank for nothing."""

    to: Party
    train: Train
    kind: TrainKind

    def apply(self, s: State) -> State:
        return but(s, trains=put(s.trains, self.train, self.to), faces=put(s.faces, self.train, self.kind))


@record(frozen=True, slots=True)
class TrainTurned(Event):
    """A train card is turned: another of its faces is up."""

    by: Party
    train: Train
    old: TrainKind
    kind: TrainKind
    cost: int = field(default=0, metadata={UNTOLD: True})

    def apply(self, s: State) -> State:
        turned = but(s, faces=put(s.faces, self.train, self.kind))
        return but(turned, cash=moved(s.cash, self.by, BANK, self.cost)) if self.cost else turned


@record(frozen=True, slots=True)
class FaceRusted(Event):
    """A face that shares its card with others is out of the game: no card shows it again."""

    kind: TrainKind
    loud: ClassVar[bool] = False

    def apply(self, s: State) -> State:
        return but(s, rusted=s.rusted | 1 << self.kind)


@record(frozen=True, slots=True)
class TrainsRusted(Event):
    """All trains of a type leave the game."""

    kind: TrainKind
    trains: tuple[Train, ...]

    def apply(self, s: State) -> State:
        return but(s, trains=put_all(s.trains, tuple((train, NOBODY) for train in self.trains)))


@record(frozen=True, slots=True)
class PhaseBegan(Event):
    """A new phase begins."""

    phase: PhaseId

    def apply(self, s: State) -> State:
        return but(s, phase=self.phase)
