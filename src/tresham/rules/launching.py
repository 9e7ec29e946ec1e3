"""Corporations that come in an order settled by lot, and begin to operate as soon as they are founded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import PlaceToken
from ..core.event import CorporationFloated, Event, TokenPlaced
from ..core.fact import Fact
from ..core.frozen import but, put
from ..core.ids import BANK, Cell, Party
from ..core.stage import Choice, Stage, Step
from ..core.state import Frame, Life, State
from ..core.table import Table
from ..core.title_memory import Extra
from ..record import record
from ..track.ids import Hex, Slot, Stop, StopKind
from .buying import all_pars
from .mechanism import Mechanism
from .tokens import free_slots, homes, homes_of, is_home_pending, place_token_at_home


@dataclass(frozen=True)
class Launches(Extra):
    """Which corporations can be founded, in their order, and which ones join them later."""

    launch: tuple[Party, ...] = ()
    later: tuple[Party, ...] = ()
    """They come to the end of the order when the next stock round begins."""
    chosen: tuple[tuple[Party, Hex], ...] = ()
    """The homes of corporations that chose one."""


# --- the order -------------------------------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class LaunchOrderDrawn(Event):
    """Lots have settled the order in which corporations can be founded; some are not in this game."""

    order: tuple[Party, ...]
    absent: tuple[Party, ...]
    chance: int

    def apply(self, s: State) -> State:
        life = s.life
        for corp in self.absent:
            life = put(life, corp, Life.ABSENT)
        return but(s, life=life, chance=self.chance, extra=s.extra.but(Launches, launch=self.order))


@record(frozen=True, slots=True)
class LaunchOrderChanged(Event):
    """Corporations leave the order, or come to its end."""

    launch: tuple[Party, ...]
    later: tuple[Party, ...]
    loud: ClassVar[bool] = False

    def apply(self, s: State) -> State:
        return but(s, extra=s.extra.but(Launches, launch=self.launch, later=self.later))


@record(frozen=True, slots=True)
class HomesChanged(Event):
    """A corporation has chosen its home, or has it no longer."""

    chosen: tuple[tuple[Party, Hex], ...]
    loud: ClassVar[bool] = False

    def apply(self, s: State) -> State:
        return but(s, extra=s.extra.but(Launches, chosen=self.chosen))


@record(frozen=True, slots=True)
class LaunchPostponed(Event):
    """A corporation has no home left: it cannot be founded for the time being."""

    corp: Party


@record(frozen=True, slots=True)
class LaunchRestored(Event):
    """A corporation can be founded again from the next stock round on."""

    corp: Party


def next_in_order(t: Table) -> Sequence[Party]:
    """Only the first corporation in the order may be founded [1849-9.4.0.1]."""
    return t.extra(Launches).launch[:1]


def leave_order(t: Table, corp: Party) -> None:
    """A corporation is founded, or cannot be: it is no longer in the order."""
    now = t.extra(Launches)
    if corp in now.launch or corp in now.later:
        launch = tuple(one for one in now.launch if one != corp)
        t.emit(LaunchOrderChanged(launch, tuple(one for one in now.later if one != corp)))


def join_later(t: Table, corp: Party) -> None:
    """A corporation will be at the end of the order in the next stock round [1849-11.3]."""
    now = t.extra(Launches)
    t.emit(LaunchOrderChanged(now.launch, (*now.later, corp)))


def admit_later(t: Table) -> None:
    """A stock round begins: those that were to come later are available now."""
    now = t.extra(Launches)
    if now.later:
        t.emit(LaunchOrderChanged((*now.launch, *now.later), ()))


def launch_place(t: Table, corp: Party) -> int | None:
    """For screens: which place a corporation has in the order, those that come later included."""
    now = t.extra(Launches)
    order = (*now.launch, *now.later)
    return order.index(corp) + 1 if corp in order else None


def launch_fee(t: Table, corp: Party) -> int | None:
    """For screens: what a corporation that can be founded will pay for its tokens."""
    return None if launch_place(t, corp) is None else t.title.corporation(corp).tokens[0]


# --- founding --------------------------------------------------------------------------------------------------------


def pars_by_phase(t: Table, corp: Party) -> Sequence[Cell]:
    """The phase says in which zones corporations may start [1849-9.4.0.2]."""
    allows, cells = t.title.phases[t.state.phase].allows, t.title.market.cells
    return [cell for cell in all_pars(t, corp) if f"start_{cells[cell].zone}" in allows]


@final
@dataclass(frozen=True)
class Launching:
    """A founded corporation is operational at once: it pays for its tokens and places the first one
    [1849-9.4.0.4, 1849-9.4.0.5]."""

    place: Callable[[Table, Party], None]
    """How the home token is placed."""

    def __call__(self, t: Table, corp: Party) -> None:
        leave_order(t, corp)
        t.emit(CorporationFloated(corp, 0))
        t.pay(corp, BANK, t.title.corporation(corp).tokens[0], "token_fee")
        self.place(t, corp)


@record(frozen=True)
class HomeChoice(Frame):
    """A corporation without a fixed home chooses one."""

    stage: ClassVar[str] = "home"
    corp: Party

    def concerns(self) -> Party:
        return self.corp


@final
@dataclass(frozen=True)
class PlacingHome:
    """The first token goes to the home; a corporation that has none on the map picks one of several cities."""

    elsewhere: tuple[str, ...]
    """The hexes that it may pick."""

    def __call__(self, t: Table, corp: Party) -> None:
        printed = homes_of(t.title, corp)
        for hex, place in printed:
            place_token_at_home(t, corp, hex, place)
        if not printed:
            t.enter(HomeChoice(corp))

    def cities(self, t: Table) -> list[Stop]:
        """Where the corporation may settle."""
        atlas, found = t.title.atlas, []
        for name in self.elsewhere:
            hex = atlas.hex(name)
            for stop in atlas.stops(hex, t.state.board.lays[hex]):
                is_city = atlas.stop_print(stop, t.state.board.lays[hex]).kind == StopKind.CITY
                if is_city and free_slots(t, stop):
                    found.append(stop)
        return found


def place_pending_homes(t: Table, place: Callable[[Table, Party], None]) -> None:
    """Corporations that were launched without placing their first token do it now."""
    for corp in t.title.corps:
        if t.state.life[corp] == Life.OPEN and is_home_pending(t, corp):
            place(t, corp)


@final
@dataclass(frozen=True)
class SettlingHome(Step[PlaceToken]):
    """Choose a home among the cities with a free slot [1849-9.4.1.1]."""

    takes = PlaceToken
    group = "map"
    homes: PlacingHome

    def candidates(self, t: Table) -> Iterator[Choice]:
        for stop in self.homes.cities(t):
            yield Choice(PlaceToken(t.frame(HomeChoice).corp, stop))

    def check(self, t: Table, action: PlaceToken) -> None:
        t.require(action.stop in self.homes.cities(t), "no_home_there")

    def play(self, t: Table, action: PlaceToken) -> None:
        t.leave()
        t.emit(TokenPlaced(action.by, free_slots(t, action.stop)[0], 0))
        settle_home(t, action.by, t.title.atlas.hex_of_stop[action.stop])


def settle_home(t: Table, corp: Party, hex: Hex) -> None:
    """A corporation has its home here from now on."""
    t.emit(HomesChanged((*t.extra(Launches).chosen, (corp, hex))))


def forget_home(t: Table, corp: Party) -> None:
    """A corporation has lost the home that it had chosen."""
    chosen = tuple(one for one in t.extra(Launches).chosen if one[0] != corp)
    if chosen != t.extra(Launches).chosen:
        t.emit(HomesChanged(chosen))


def is_home_token(t: Table, corp: Party, slot: Slot) -> bool:
    """Does this station stand in the corporation's home?"""
    atlas = t.title.atlas
    hex = atlas.hex_of_stop[atlas.stop_of_slot[slot]]
    return (corp, hex) in t.extra(Launches).chosen or corp in [owner for owner, _ in t.title.kept[homes].get(hex, ())]


@final
@dataclass(frozen=True)
class ChoosingHome(Stage):
    """Nothing else happens before the home is chosen."""

    homes: PlacingHome

    def actor(self, t: Table) -> Party:
        return t.frame(HomeChoice).corp

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return (SettlingHome(self.homes),)

    def advance(self, t: Table) -> None:
        raise AssertionError("a corporation without any home is never founded")


def tokens_on_map(t: Table, corp: Party) -> list[Hex]:
    """The hexes where a corporation has stations."""
    atlas, tokens = t.title.atlas, t.state.board.tokens
    return [atlas.hex_of_stop[atlas.stop_of_slot[slot]] for slot, owner in enumerate(tokens) if owner == corp]


def launch_order(homes: PlacingHome, join: Callable[[Table, Party], None] = join_later) -> Mechanism:
    """Corporations come in an order settled by lot; one that closes comes back at its end, and has no home any more."""
    return Mechanism(
        remembers=(Launches(),),
        stages={HomeChoice.stage: ChoosingHome(homes)},
        facts=(Fact("launch", launch_place), Fact("token_fee", launch_fee, money=True)),
        closed=(forget_home, join),
    )
