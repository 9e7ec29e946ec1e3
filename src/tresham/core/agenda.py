"""Events that change what lies behind the scenes. They are facts like any other, but silent in the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .event import Event
from .frozen import but
from .state import Extra, Frame, State


class Silent(Event):
    """A fact that the log does not tell."""

    __slots__ = ()
    loud: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class AgendaMoved(Silent):
    """Rounds, turns and duties began, ended or remember something: all of one action, told once at its end.

    The frames in between mattered only while the action was in progress.
    """

    kept: int
    """So many frames at the bottom of the agenda are as they were."""
    frames: tuple[Frame, ...]
    """These lie on top of them now."""

    def apply(self, s: State) -> State:
        return but(s, agenda=(*s.agenda[: self.kept], *self.frames))


def agenda_moves(before: tuple[Frame, ...], after: tuple[Frame, ...]) -> tuple[AgendaMoved, ...]:
    """What tells how an agenda became another one: nothing, if it did not change."""
    if before is after:
        return ()
    kept = 0
    for old, new in zip(before, after, strict=False):
        if old is not new:
            break
        kept += 1
    if kept == len(before) == len(after):
        return ()
    return (AgendaMoved(kept, after[kept:]),)


@dataclass(frozen=True, slots=True)
class ExtraChanged(Silent):
    """The title's own facts change."""

    extra: Extra

    def apply(self, s: State) -> State:
        return but(s, extra=self.extra)


@dataclass(frozen=True, slots=True)
class ChanceDrawn(Silent):
    """The generator moved on."""

    chance: int

    def apply(self, s: State) -> State:
        return but(s, chance=self.chance)
