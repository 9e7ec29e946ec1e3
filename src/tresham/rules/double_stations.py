"""Two stations of one corporation on one hex, after a take-over or a new tile: one of them goes to the charter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import ReturnToken
from ..core.event import TokenReturned
from ..core.ids import Party
from ..core.stage import Choice, Stage, Step
from ..core.state import Frame
from ..core.table import Table
from ..record import record
from ..track.ids import Slot


@record(frozen=True)
class DoubleStation(Frame):
    """A corporation has two stations on one hex, and must say which of them it takes off."""

    stage: ClassVar[str] = "double_station"
    corp: Party
    slots: tuple[Slot, ...]
    price: int
    """What it pays if it places that token again."""

    def concerns(self) -> Party:
        return self.corp


def owner_says_which(t: Table, corp: Party, own: Slot, new: Slot, price: int) -> None:
    """Of two stations on one hex, the corporation says which comes off; in one and the same city they come to the
    same, so there nobody is asked [18CZ-VIII.9.6]."""
    stop_of = t.title.atlas.stop_of_slot
    if stop_of[own] == stop_of[new]:
        t.emit(TokenReturned(corp, new, price))
    else:
        t.enter(DoubleStation(corp, (own, new), price))


@final
@dataclass(frozen=True)
class OneStationInCity:
    """A watch: where a new tile makes one city of two in which a corporation has stations, one of them comes off."""

    price: int
    """What it pays if it places that token again."""

    def __call__(self, t: Table) -> None:
        seen: set[tuple[Party, int]] = set()
        for number, owner in enumerate(t.state.board.tokens):
            place = owner, t.title.atlas.stop_of_slot[number]
            if t.title.is_corp(owner) and place in seen:
                t.emit(TokenReturned(owner, Slot(number), self.price))
            seen.add(place)


def doubles(t: Table) -> list[DoubleStation]:
    """All hexes that are in question: the corporation may begin with any of them."""
    return [frame for frame in reversed(t.agenda) if isinstance(frame, DoubleStation)]


@final
class ReturningToken(Step[ReturnToken]):
    """Take one of two stations off."""

    takes = ReturnToken
    group = "map"

    def candidates(self, t: Table) -> Iterator[Choice]:
        for now in doubles(t):
            for slot in now.slots:
                yield Choice(ReturnToken(now.corp, slot))

    def check(self, t: Table, action: ReturnToken) -> None:
        t.require(any(action.slot in now.slots for now in doubles(t)), "no_double_station")

    def play(self, t: Table, action: ReturnToken) -> None:
        now = next(one for one in doubles(t) if action.slot in one.slots)
        t.agenda = tuple(frame for frame in t.agenda if frame is not now)
        t.emit(TokenReturned(t.state.board.tokens[action.slot], action.slot, now.price))


@final
@dataclass(frozen=True)
class ChoosingStation(Stage):
    """A corporation says which of two stations stays."""

    verbs: ClassVar[Sequence[Step[Any]]] = (ReturningToken(),)
    anytime: tuple[Step[Any], ...] = ()

    def actor(self, t: Table) -> Party:
        return t.frame(DoubleStation).corp

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return self.verbs

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        return self.anytime

    def advance(self, t: Table) -> None:
        raise AssertionError("there are always two stations to choose from")
