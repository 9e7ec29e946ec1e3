"""Events that move the agenda. They are facts like any other, but silent in the log."""

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
class Entered(Silent):
    """A round, turn or duty begins."""

    frame: Frame

    def apply(self, s: State) -> State:
        return but(s, agenda=(*s.agenda, self.frame))


@dataclass(frozen=True, slots=True)
class Left(Silent):
    """The frame in charge is done with."""

    def apply(self, s: State) -> State:
        return but(s, agenda=s.agenda[:-1])


@dataclass(frozen=True, slots=True)
class Returned(Silent):
    """The frame in charge is done with, and the one below, in charge again, remembers what came of it."""

    frame: Frame

    def apply(self, s: State) -> State:
        return but(s, agenda=(*s.agenda[:-2], self.frame))


@dataclass(frozen=True, slots=True)
class Amended(Silent):
    """A frame remembers something; `depth` counts from the bottom of the agenda."""

    depth: int
    frame: Frame

    def apply(self, s: State) -> State:
        agenda = s.agenda
        return but(s, agenda=(*agenda[: self.depth], self.frame, *agenda[self.depth + 1 :]))


@dataclass(frozen=True, slots=True)
class AgendaCut(Silent):
    """Frames are taken out, wherever they lie; `depths` count from the bottom."""

    depths: tuple[int, ...]

    def apply(self, s: State) -> State:
        return but(s, agenda=tuple(f for depth, f in enumerate(s.agenda) if depth not in self.depths))


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
