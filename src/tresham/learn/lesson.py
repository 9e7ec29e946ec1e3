"""Lessons as data: what is said, what is pointed at, what is to be done, and what the others then do.

Everything is written in names. A move is a verb with what it is about, as menus tell it (`about`); the learner's seat
is called `@you`. What is said is found by the names of lesson and step: `lesson-shares-start-1` is the first page of
the step `start` of the lesson `shares`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

YOU = "you"
"""The learner's seat, whatever his name."""


@dataclass(frozen=True)
class NamedMove:
    """An action by its verb, who makes it, and some of what it is about; what is not named may be anything."""

    verb: str
    by: str = ""
    """A corporation, or a seat: `@you`, `@Ada`; empty: whoever may."""
    about: Mapping[str, object] = field(default_factory=dict)


def move(verb: str, by: str = "", **about: object) -> NamedMove:
    """A move in short: `move("buy_train", "BAY", train="2")`."""
    return NamedMove(verb, by, about)


@dataclass(frozen=True)
class Goal:
    """What the learner is to do: one of these moves, after which these facts are at least so large."""

    moves: tuple[NamedMove, ...]
    """The first one is what the guide would do itself."""
    at_least: Mapping[str, int] = field(default_factory=dict)
    """By fact (`facts.py`): how much of it there must be after the move."""


@dataclass(frozen=True)
class LessonStep:
    """A few pages of talk, then one move of the learner, then what the others do."""

    key: str
    goal: Goal
    pages: tuple[tuple[str, ...], ...] = ((),)
    """For each page what it points at: `hex:B2`, `corp:BAY`, `start:BAY:D2`, `private:SV`, `train:2`, `cell:D1`; in the
    panel `group:shares`, `verb:declare_dividend:pay`, `own:redeem_share` (where nobody has to agree), `need`, `main`;
    `tab:market`."""
    facts: Mapping[str, str] = field(default_factory=dict)
    """By variable of the texts: the fact that stands there (`facts.py`), read where the step begins."""
    wrong: tuple[str, ...] = ()
    """Verbs about which a wrong move teaches something of its own; there is always a general word."""
    replies: tuple[NamedMove, ...] = ()
    """What the script plays afterwards, for the others and, where nothing is to be learnt, for the learner."""


@dataclass(frozen=True)
class Lesson:
    """A table that is set up, and steps from there to what was to be learnt."""

    key: str
    title: str
    seats: tuple[str, ...]
    """Who sits there; one of them is `you`."""
    steps: tuple[LessonStep, ...]
    opening: tuple[NamedMove, ...] = ()
    """What has been played before the first step."""
    options: tuple[str, ...] = ()
    seed: int = 1
    minutes: int = 3
    facts: Mapping[str, str] = field(default_factory=dict)
    """By variable of the last page: the fact that stands there."""

    @property
    def solution(self) -> tuple[NamedMove, ...]:
        """Every move from the empty table to the end, as the guide would play."""
        walked = [one for step in self.steps for one in (step.goal.moves[0], *step.replies)]
        return (*self.opening, *walked)

    def players(self, learner: str) -> tuple[str, ...]:
        """The names at the table; a seat that is called like the learner gets a number."""
        return tuple(
            learner if one == YOU else f"{one} 2" if one.casefold() == learner.casefold() else one for one in self.seats
        )


@dataclass(frozen=True)
class Course:
    """Lessons in their order."""

    key: str
    lessons: tuple[Lesson, ...]
