"""In which city a station stands, where its hex has several: who says so, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import ChooseCity
from ..core.event import TokenSettled
from ..core.ids import Party
from ..core.stage import Choice, Stage, Step
from ..core.table import Table
from ..track.ids import Slot, Stop
from .operating import OperatingTurn
from .tokens import CityChoice, free_slots, slot_for


@final
@dataclass(frozen=True)
class ChoosingCity(Step[ChooseCity]):
    """Pick the city of a station."""

    takes = ChooseCity
    group = "map"

    def candidates(self, t: Table) -> Iterator[Choice]:
        now = t.frame(CityChoice)
        for stop in t.title.atlas.stops(now.hex, t.state.board.lays[now.hex]):
            yield Choice(ChooseCity(now.by, now.corp, stop))

    def check(self, t: Table, action: ChooseCity) -> None:
        now = t.frame(CityChoice)
        t.require(action.corp == now.corp, "other_corporation")
        t.require(action.stop in t.title.atlas.stops(now.hex, t.state.board.lays[now.hex]), "no_city")
        t.require(free_slots(t, action.stop), "no_free_slot")

    def play(self, t: Table, action: ChooseCity) -> None:
        now = t.frame(CityChoice)
        t.leave()
        t.emit(TokenSettled(now.corp, now.hex, free_slots(t, action.stop)[0]))


@final
@dataclass(frozen=True)
class ChoosingCities(Stage):
    """Somebody says in which city a station stands."""

    verbs: ClassVar[Sequence[Step[Any]]] = (ChoosingCity(),)
    anytime: tuple[Step[Any], ...] = ()

    def actor(self, t: Table) -> Party:
        return t.frame(CityChoice).by

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return self.verbs

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        return self.anytime

    def advance(self, t: Table) -> None:
        raise AssertionError("a new tile always has a free city for a station beside it")


@final
@dataclass(frozen=True)
class SettlingTokens:
    """A watch: when track comes to a hex, a station lying beside the slots must choose its city."""

    chooser: Callable[[Table, Party], Party]
    """Who chooses for a corporation."""

    def __call__(self, t: Table) -> None:
        waiting = {(frame.hex, frame.corp) for frame in t.agenda if isinstance(frame, CityChoice)}
        for hex, corp in t.state.board.beside:
            if t.title.atlas.exits[t.state.board.lays[hex]] and (hex, corp) not in waiting:
                t.enter(CityChoice(corp, hex, self.chooser(t, corp)))


@final
@dataclass(frozen=True)
class SettlingAtOnce:
    """A watch: a station that lies beside the slots takes the first one that is free for it; nobody is asked
    [1848-5.3.6]."""

    room: Callable[[Table, Party, Stop], Slot | None] = slot_for
    """The slot that it may take in a city, if there is one."""

    def __call__(self, t: Table) -> None:
        for hex, corp in t.state.board.beside:
            stops = t.title.atlas.stops(hex, t.state.board.lays[hex])
            slot = next((slot for stop in stops if (slot := self.room(t, corp, stop)) is not None), None)
            if slot is not None:
                t.emit(TokenSettled(corp, hex, slot))


def owner_chooses(t: Table, corp: Party) -> Party:
    """The corporation itself says where its station stands [1830-CL.19]."""
    return corp


def layer_chooses(t: Table, corp: Party) -> Party:
    """Whoever laid the tile says where the station stands [1830-DIFF.6]."""
    return t.frame(OperatingTurn).corp
