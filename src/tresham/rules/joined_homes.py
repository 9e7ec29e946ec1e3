"""Corporations that start only when track joins two places: who is launched, and who has a place in a round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ..core.event import CorporationFloated
from ..core.ids import Party
from ..core.table import Table
from ..track.reach import reach
from .floating import all_at_once, concerned, just_sold
from .operating import OperatingFrame


def are_joined(t: Table, one: str, other: str) -> bool:
    """Could a train of unlimited range run from a city to another? Tokens are in nobody's way, but it does not run
    through places where runs end [1848-5.3.2a, 1848-C-18]."""
    atlas, lays = t.title.atlas, t.state.board.lays
    start, goal = atlas.hex(one), atlas.hex(other)
    found = reach(atlas, lays, 1 << atlas.stops(start, lays[start])[0])
    return bool(found.stops >> atlas.stops(goal, lays[goal])[0] & 1)


Condition = Callable[[Table, Party], bool]
"""Is there nothing but shares that a corporation waits for?"""


@final
@dataclass(frozen=True)
class OnceJoined:
    """One corporation waits until track joins two cities, or until a phase frees it of that
    [1848-5.3.2a, 1848-5.3.5a]."""

    corp: str
    cities: tuple[str, str]
    word: str
    """What the phase says then."""

    def __call__(self, t: Table, corp: Party) -> bool:
        if corp != t.title.corp(self.corp) or self.word in t.title.phases[t.state.phase].allows:
            return True
        return are_joined(t, *self.cities)


@final
@dataclass(frozen=True)
class FloatingWhen:
    """A watch: a corporation whose shares are sold gets its capital as soon as its condition is met as well
    [1848-5.2.2, 1848-5.3.4]."""

    condition: Condition

    def __call__(self, t: Table) -> None:
        for corp in just_sold(t, concerned(t)):
            if self.condition(t, corp):
                capital = t.title.kind_of[corp].capital or all_at_once
                t.emit(CorporationFloated(corp, capital(t, corp)))


def sold_by_now(t: Table, now: OperatingFrame) -> int:
    """Whoever's shares are sold has a place in the round, be it that its condition is not met yet: so it may enter the
    round under way, and is passed over if its place comes too early [1848-5.3.3, 1848-7.2e]."""
    return t.state.floated | sum([1 << corp for corp in just_sold(t, t.title.corps)])


def has_floated(t: Table, corp: Party) -> bool:
    """Whoever has its capital acts."""
    return bool(t.state.floated >> corp & 1)
