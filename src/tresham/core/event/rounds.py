"""Rounds, turns, the end of the game."""

from __future__ import annotations

from ...record import record
from ..frozen import but
from ..ids import Party, Private
from ..state import Ending, Moment, State
from .base import Event


@record(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins: its kind, the number of its stock round, its number in the set and the size of the set."""

    kind: str
    turn: int
    number: int
    of: int


@record(frozen=True, slots=True)
class Passed(Event):
    """A party declines to act; `step` names what it declines."""

    by: Party
    step: str


@record(frozen=True, slots=True)
class PriorityMoved(Event):
    """The order of play changes; its first player has the priority deal."""

    order: tuple[Party, ...]

    def apply(self, s: State) -> State:
        return but(s, order=self.order)


@record(frozen=True, slots=True)
class PlayerLeft(Event):
    """A player gives up his seat; his privates go with him unless the rules leave them to him."""

    by: Party
    order: tuple[Party, ...]
    privates: tuple[Private, ...]

    def apply(self, s: State) -> State:
        return but(s, order=self.order, closed=s.closed | sum(1 << private for private in self.privates))


@record(frozen=True, slots=True)
class AgreedToEnd(Event):
    """A player would end the game here."""

    by: Party

    def apply(self, s: State) -> State:
        return but(s, agreed=s.agreed | 1 << self.by)


@record(frozen=True, slots=True)
class PlayedOn(Event):
    """A player who would have ended the game goes on after all."""

    by: Party

    def apply(self, s: State) -> State:
        return but(s, agreed=s.agreed & ~(1 << self.by))


@record(frozen=True, slots=True)
class EndAnnounced(Event):
    """The end of the game is settled: why, and when it comes."""

    cause: str
    moment: Moment

    def apply(self, s: State) -> State:
        return but(s, ending=Ending(self.cause, self.moment))


@record(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    cause: str
