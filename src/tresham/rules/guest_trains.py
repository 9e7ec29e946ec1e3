"""A private that is a train: its owner gives it to a corporation of his for one run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import ClosePrivate
from ..core.event import PrivateClosed, TrainAdded, TrainGiven
from ..core.ids import Private, Train
from ..core.stage import Choice, Step
from ..core.table import Table
from .operating import OperatingTurn


@final
@dataclass(frozen=True)
class GivingTrain(Step[ClosePrivate]):
    """The director of the corporation in turn gives it his train for nothing, before it runs
    [18CZ-XI.2.12, 18CZ-XI.2.21]."""

    takes = ClosePrivate
    group = "privates"
    private: str
    train: str
    """The type of train that it is."""

    def _number(self, t: Table) -> Private:
        return t.title.private(self.private)

    def is_at_hand(self, t: Table) -> bool:
        """Does the director of the corporation in turn have it?"""
        private, corp = self._number(t), t.frame(OperatingTurn).corp
        return t.state.privates[private] == t.president(corp) and not t.state.closed >> private & 1

    def candidates(self, t: Table) -> Iterator[Choice]:
        if self.is_at_hand(t):
            yield Choice(ClosePrivate(t.frame(OperatingTurn).corp, self._number(t)))

    def check(self, t: Table, action: ClosePrivate) -> None:
        turn = t.frame(OperatingTurn)
        t.require(action.by == turn.corp and action.private == self._number(t), "no_such_power", "train")
        t.require(self.is_at_hand(t), "no_such_power", "train")
        t.require(not turn.ran and not turn.paid, "train_after_run")

    def play(self, t: Table, action: ClosePrivate) -> None:
        kind = t.title.train_kind(self.train)
        t.emit(PrivateClosed(action.private))
        t.emit(TrainAdded(kind))
        t.emit(TrainGiven(action.by, Train(len(t.state.trains) - 1), kind))
