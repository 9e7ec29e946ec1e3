"""What a title puts on the table: the stages that rule its frames, their verbs, and what these offer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

from ..record import record
from .action import Action
from .ids import NOBODY, Party
from .illegal import Illegal
from .table import Table

A = TypeVar("A", bound=Action)


@record(frozen=True, slots=True)
class Choice:
    """A legal action, or one with a single open number: `field` may be anything from `low` to `high`."""

    action: Action
    field: str | None = None
    low: int = 0
    high: int = 0


class Step(ABC, Generic[A]):
    """One verb of the game, configured by the title, remembering nothing."""

    takes: type[Action]
    """The kind of action that it is about."""
    group: ClassVar[str] = "other"
    """The heading of screens that it stands under; "map" and "par" are pointed at."""
    is_final: ClassVar[bool] = False
    """After it somebody is out of the game, or the game is over: screens ask once more."""
    explained: ClassVar[bool] = True
    """Screens tell why not, of all that may well be tried; otherwise a try would be a guess."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        """What might be done now, if no rule forbids it."""
        raise NotImplementedError(f"{self.__class__.__name__} has neither candidates nor choices")

    def choices(self, t: Table) -> Iterator[Choice]:
        """What can be done now: the candidates that pass the check; said otherwise only where that is too slow."""
        for choice in self.candidates(t):
            if choice.low <= choice.high:  # else there is no number to choose
                try:
                    self.check(t, cast("A", choice.action))
                except Illegal:
                    continue
                yield choice

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        """What whoever is asked may well try, legal or not: screens tell him why not. By default all candidates."""
        for choice in self.candidates(t) if self.explained else ():
            yield choice.action

    @abstractmethod
    def check(self, t: Table, action: A) -> None:
        """Refuse what a rule forbids."""

    @abstractmethod
    def play(self, t: Table, action: A) -> None:
        """Do it."""

    def suits(self, t: Table, action: A) -> bool:
        """Is this the step for such an action, where several take the same kind?"""
        return True

    def actor(self, t: Table) -> Party:
        """Who speaks, if it is not the one whose turn it is."""
        return NOBODY

    def open(self, t: Table) -> bool:
        """Is there anything to decide? Only then does the frame wait."""
        return next(self.choices(t), None) is not None

    def counterparty(self, t: Table, action: A) -> Party:
        """The player who must agree, or nobody."""
        return NOBODY


class Stage(ABC):
    """The rules of one kind of frame."""

    @abstractmethod
    def actor(self, t: Table) -> Party:
        """The player or corporation whose decision is awaited."""

    @abstractmethod
    def steps(self, t: Table) -> Sequence[Step[Any]]:
        """The verbs that keep the frame waiting."""

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        """Verbs that are open too, perhaps to others, but never keep the frame waiting."""
        return ()

    patient: bool = False
    """Are there frames of this stage that `waits` must be asked about?"""

    def waits(self, t: Table) -> bool:
        """Does the frame wait for a decision although no verb of it has a choice?"""
        return False

    def explain(self, t: Table, action: Action) -> None:
        """Refuse a verb that is not open now for its true reason, if there is more to say than that."""

    def played(self, t: Table, action: Action) -> None:
        """An action was just played under this stage; nothing is settled yet."""

    @abstractmethod
    def advance(self, t: Table) -> None:
        """Nothing left to decide: go on."""
