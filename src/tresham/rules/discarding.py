"""Trains beyond the limit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, final

from ..core.action import DiscardTrain
from ..core.event import TrainDiscarded, TrainScrapped
from ..core.ids import NOBODY, Party, Train, TrainKind
from ..core.stage import Choice, Stage, Step
from ..core.state import UNTOLD, Due, Frame
from ..core.table import Table
from ..record import at_once, ready_made, record
from .limits import counted_trains, train_limit
from .market import operating_order
from .operating import OperatingTurn
from .running import trains_of


@record(frozen=True)
class DiscardDuty(Frame):
    """A new phase lowered the limit, or a purchase went beyond it: whoever has too many trains gives some up."""

    stage: ClassVar[str] = "discard"
    buyer: Party
    """Whose purchase began the phase; nobody, if it was none."""
    kept: Train | None = None
    """The train that was bought beyond the limit: another one must go."""
    case: str = field(default="", metadata={UNTOLD: True})
    """Why it stays, where rules tell this apart: "help", if it was bought with a president's money."""


def discard_trains(t: Table) -> None:
    """Whoever has too many trains for the new phase gives some up."""
    turn = t.find(OperatingTurn)
    t.enter(DiscardDuty(NOBODY if turn is None else turn.corp))


def discard_at_last(t: Table) -> None:
    """Whoever has too many trains gives some up; if one train brings several phases, when all of them have begun and
    done whatever else they do [1848-C-23, 1848-C-25]."""
    coming = [effect for frame in t.agenda if isinstance(frame, Due) for effect, _ in frame.todo]
    if "begin_phase" in coming:
        t.then("discard_trains")
    else:
        discard_trains(t)


def give_up(t: Table, corp: Party, train: Train, reason: str) -> None:
    """A corporation gives up a train, which lies in the pool or is out of the game."""
    kind = t.state.faces[train]
    if t.title.trains[kind].pooled:
        t.emit(TrainDiscarded(corp, train, kind, reason))
    else:
        t.emit(TrainScrapped(corp, train, kind, reason))


def buyer_first(t: Table, buyer: Party) -> list[Party]:
    """The corporation that bought the train, then the others in operating order [1830-CL.16]."""
    first = [] if buyer == NOBODY else [buyer]
    return [*first, *(corp for corp in operating_order(t, t.state.floated) if corp != buyer)]


def in_market_order(t: Table, buyer: Party) -> list[Party]:
    """The order of the market [1849-6.3]."""
    return operating_order(t, t.state.floated)


def as_listed(t: Table, buyer: Party) -> list[Party]:
    """The fixed order of the list of corporations [1830-DIFF.8]."""
    limits = t.title.depot.limits[t.state.phase]
    return [corp for corp in t.title.corps if corp in limits]


@final
@dataclass(frozen=True)
class Discarding(Step[DiscardTrain]):
    """Give up a train for nothing [1830-TN.7]."""

    takes = DiscardTrain
    group = "trains"
    actor_of: Callable[[Table], Party]

    def candidates(self, t: Table) -> Iterator[Choice]:
        """One train of each type; the one that must stay is not the one to ask for."""
        corp, kinds = self.actor_of(t), set[TrainKind]()
        for train in trains_of(t, corp):
            if t.state.faces[train] not in kinds and train != t.frame(DiscardDuty).kept:
                kinds.add(t.state.faces[train])
                yield Choice(DiscardTrain(corp, train))

    def check(self, t: Table, action: DiscardTrain) -> None:
        t.require(t.state.trains[action.train] == action.by, "not_your_train", DiscardDuty.stage)
        t.require(self._may_go(t, action.train), "train_stays", t.frame(DiscardDuty).case)

    def _may_go(self, t: Table, train: Train) -> bool:
        """Would the corporation have fewer trains that count, and may it be this one?"""
        return t.state.faces[train] in t.title.depot.counted and train != t.frame(DiscardDuty).kept

    def play(self, t: Table, action: DiscardTrain) -> None:
        give_up(t, action.by, action.train, "limit")


@final
@ready_made
@dataclass(frozen=True)
class Discards(Stage):
    """Corporations beyond the limit discard, one after the other."""

    order: Callable[[Table, Party], list[Party]]
    anytime: tuple[Step[Any], ...] = ()

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        return self.anytime if t.find(OperatingTurn) is not None else ()

    def actor(self, t: Table) -> Party:
        trains = t.state.trains
        for corp in self.order(t, t.frame(DiscardDuty).buyer):
            limit = train_limit(t, corp)
            if trains.count(corp) > limit and counted_trains(t, corp) > limit:
                return corp
        return NOBODY

    @at_once
    def _steps(self) -> Sequence[Step[Any]]:
        return (Discarding(self.actor),)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return self._steps if self.actor(t) != NOBODY else ()

    def advance(self, t: Table) -> None:
        t.leave()
