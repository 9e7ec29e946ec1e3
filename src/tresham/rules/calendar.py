"""Which round follows which: a calendar is data, and this reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, final

from ..core.event import EndAnnounced, Passed, PriorityMoved, RoundBegan
from ..core.ids import NOBODY, Party
from ..core.stage import Stage, Step
from ..core.state import Frame, Moment
from ..core.table import Table
from ..record import at_once, ready_made, record


@record(frozen=True)
class CalendarFrame(Frame):
    """How far the game has come: the round under way, the number of its set, its place among those of its kind."""

    stage: ClassVar[str] = "calendar"
    kind: str = ""
    turn: int = 1
    number: int = 0
    of: int = 0
    over: bool = False
    """The round is over, and what follows it has begun to happen."""


Happens = Callable[[Table], None]
"""What happens at some point of the calendar."""

Count = Callable[[Table], int]
"""How many rounds of a kind follow one another."""


def once(t: Table) -> int:
    """A single round."""
    return 1


def by_phase(t: Table) -> int:
    """As many as the phase says [1830-SEQ.2]."""
    return t.title.phases[t.state.phase].rounds


@final
@dataclass(frozen=True)
class Round:
    """A kind of round, and how many of them make a stretch of the set; that is fixed when the first one begins."""

    kind: str
    open: Happens
    """Puts its frame on the agenda."""
    count: Count = once
    before: tuple[Happens, ...] = ()
    """What happens when one begins; if it asks something, the round waits beneath."""
    after: tuple[Happens, ...] = ()
    """What happens when one is over; if it asks something, the next round waits."""

    def times(self, number: int) -> Round:
        """The same round, a fixed number of times."""
        return replace(self, count=lambda t: number)


@final
@ready_made
@dataclass(frozen=True)
class Set:
    """Rounds that belong together, such as a stock round and the operating rounds that follow it."""

    rounds: tuple[Round, ...]
    before: tuple[Happens, ...] = ()
    after: tuple[Happens, ...] = ()

    @at_once
    def places(self) -> Mapping[str, int]:
        """By kind of round: its place."""
        return {one.kind: at for at, one in enumerate(self.rounds)}


Sets = Callable[[int], Set | None]
"""The sets of a game by their number, the first one being 1; none when the last one has been played."""


def always_the_same(*rounds: Round) -> Sets:
    """Set after set, until something ends the game [1830-SEQ.1]."""
    one = Set(rounds)
    return lambda number: one


def scheduled(*sets: Set) -> Sets:
    """These sets, fixed in advance; the game ends with the last one."""
    return lambda number: sets[number - 1] if number <= len(sets) else None


@final
@ready_made
@dataclass(frozen=True)
class Calendar(Stage):
    """What comes before the first set, then one set after the other.

    An announced end comes when its set is complete. Within a set, and in the opening, no two rounds are of one kind.
    """

    opening: tuple[Round, ...]
    sets: Sets
    is_stuck: Callable[[Table, str], bool] | None = None
    """Will nothing ever happen again, seen at the end of a set that began with a round of this kind? By default, if
    nothing has in all of it."""

    @at_once
    def _opening(self) -> Set:
        return Set(self.opening)

    def actor(self, t: Table) -> Party:
        return NOBODY

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return ()

    def advance(self, t: Table) -> None:
        now = t.frame(CalendarFrame)
        if not now.kind:
            self._begin_set(t, now, self._opening if self.opening else self.sets(1), 1)
            return
        here = self._set_of(now)
        at = here.places[now.kind]
        is_last = now.number == now.of and at == len(here.rounds) - 1
        follows = (*here.rounds[at].after, *(here.after if is_last else ()))
        if follows and not now.over:
            now = t.amend(now, over=True)
            for happens in follows:
                happens(t)
            if not t.agenda or t.top is not now:
                return
        if not is_last:
            self._begin_next(t, now, here, at)
        elif here is self._opening:
            self._begin_set(t, now, self.sets(1), 1)
        elif not self._ends(t, here):
            self._begin_set(t, now, self.sets(now.turn + 1), now.turn + 1)

    def _set_of(self, now: CalendarFrame) -> Set:
        """The set to which the round under way belongs."""
        if now.kind in self._opening.places:
            return self._opening
        found = self.sets(now.turn)
        assert found is not None
        return found

    def to_come(self, t: Table, now: CalendarFrame, kind: str, most: int) -> int:
        """How many rounds of a kind will still begin, as far as that is fixed; more than `most` are not counted."""
        here = self._set_of(now)
        is_opening = here is self._opening
        later = here.rounds[here.places[now.kind] + 1 :]
        found = now.of - now.number if now.kind == kind else _rounds_in(t, later, kind)
        coming, ending = 1 if is_opening else now.turn + 1, t.state.ending
        last = coming - 1 + (ending.moment == Moment.NEXT_SET) if ending is not None else coming + most
        while found < most and coming <= last and (one := self.sets(coming)) is not None:
            found += _rounds_in(t, one.rounds, kind)
            coming += 1
        return min(found, most)

    def _begin_next(self, t: Table, now: CalendarFrame, here: Set, at: int) -> None:
        if now.number < now.of:
            _begin(t, now, here.rounds[at], now.turn, now.number + 1, now.of)
        else:
            _begin(t, now, here.rounds[at + 1], now.turn, 1)

    def _begin_set(self, t: Table, now: CalendarFrame, coming: Set | None, turn: int) -> None:
        if coming is None:
            t.end_game("schedule")
        else:
            _begin(t, now, coming.rounds[0], turn, 1, before=coming.before)

    def _ends(self, t: Table, here: Set) -> bool:
        """Is the game over now that a set is complete?"""
        ending = t.state.ending
        if ending is not None and ending.moment == Moment.NEXT_SET:
            t.emit(EndAnnounced(ending.cause, Moment.SET))
        elif ending is not None and ending.moment == Moment.SET:
            t.end_game(ending.cause)
        elif (self.is_stuck or _nothing_happens)(t, here.rounds[0].kind):
            t.end_game("stalemate")
        return not t.agenda


def _rounds_in(t: Table, rounds: Sequence[Round], kind: str) -> int:
    """How many of some rounds are of one kind, as things stand."""
    return sum(one.count(t) for one in rounds if one.kind == kind)


def _begin(
    t: Table,
    now: CalendarFrame,
    coming: Round,
    turn: int,
    number: int,
    of: int = 0,
    before: tuple[Happens, ...] = (),
) -> None:
    """Begin a round; its size is that of the stretch it opens, unless that is fixed already."""
    of = of or coming.count(t)
    t.amend(now, kind=coming.kind, turn=turn, number=number, of=of, over=False)
    t.emit(RoundBegan(coming.kind, turn, number, of))
    coming.open(t)
    for happens in (*before, *coming.before):
        happens(t)


IDLE = (RoundBegan, Passed, PriorityMoved)
"""What happens even when nothing happens."""


def _nothing_happens(t: Table, first: str) -> bool:
    """Has a set, which begins with a round of this kind, gone by without a decision or a change?

    Then nobody has money, shares or trains to do anything with, and no rule would ever end the game.
    """
    at = len(t.events) - 1
    while at >= 0 and isinstance(t.events[at], IDLE):
        event = t.events[at]
        if isinstance(event, RoundBegan) and event.kind == first and event.number == 1:
            return True
        at -= 1
    return False


def open_calendar(t: Table) -> None:
    """The first thing that happens in a game."""
    t.enter(CalendarFrame())


def calendar(t: Table) -> CalendarFrame:
    """How far the game has come. The calendar lies under everything else."""
    lowest = t.agenda[0]
    return lowest if lowest.__class__ is CalendarFrame else t.frame(CalendarFrame)


def rounds_to_come(t: Table, kind: str, most: int) -> int:
    """How many rounds of a kind will still begin after the one under way, as far as the calendar and an announced end
    tell; `most`, if there are more."""
    stage = t.title.stages[CalendarFrame.stage]
    assert isinstance(stage, Calendar)
    return stage.to_come(t, calendar(t), kind, most)
