"""Events that change what lies behind the scenes. They are facts like any other, but silent in the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..record import record
from .event import Event
from .frozen import but
from .state import Frame, State
from .title_memory import Extra, Extras


class Silent(Event):
    """A fact that the log does not tell."""

    __slots__ = ()
    loud: ClassVar[bool] = False


@record(frozen=True, slots=True)
class AgendaMoved(Silent):
    """Rounds, turns and duties began, ended or remember something: all of one action, told once at its end.

    The frames in between mattered only while the action was in progress.
    """

    kept: int
    """So many frames at the bottom of the agenda are as they were."""
    frames: tuple[Frame, ...]
    """These lie on top of them now."""

    def apply(self, s: State) -> State:
        return but(s, agenda=s.agenda[: self.kept] + self.frames)


def agenda_move(before: Sequence[Frame], after: Sequence[Frame]) -> AgendaMoved | None:
    """What tells how an agenda became another one: nothing, if it did not change."""
    if before is after:
        return None
    kept = 0
    for one, other in zip(before, after, strict=False):
        if one is not other:
            break
        kept += 1
    if kept == len(before) == len(after):
        return None
    return AgendaMoved(kept, tuple(after[kept:]))


@record(frozen=True, slots=True)
class MemoryChanged(Silent):
    """What a mechanism of the title remembers changes."""

    record: Extra

    def apply(self, s: State) -> State:
        return but(s, extra=s.extra.put(self.record))


@record(frozen=True, slots=True)
class ExtraChanged(Silent):
    """The same in older files, which tell each time what all mechanisms remember. Nothing emits it any more."""

    extra: Extras

    def apply(self, s: State) -> State:
        return but(s, extra=self.extra)


@record(frozen=True, slots=True)
class ChanceDrawn(Silent):
    """The generator moved on."""

    chance: int

    def apply(self, s: State) -> State:
        return but(s, chance=self.chance)
