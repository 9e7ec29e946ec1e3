"""Which round follows which."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.event import Passed, PriorityMoved, RoundBegan
from ..core.ids import NOBODY, Party
from ..core.state import Frame
from ..core.table import Stage, Step, Table
from ..record import record


@record(frozen=True)
class CalendarFrame(Frame):
    """How far the game has come: the round under way, the number of its stock round, its place in the set."""

    stage: ClassVar[str] = "calendar"
    kind: str = ""
    turn: int = 1
    number: int = 0
    of: int = 0


Begin = Callable[[Table], None]
"""Puts the frame of a round on the agenda."""


@final
@dataclass(frozen=True)
class Calendar(Stage):
    """An opening, then stock rounds, each followed by a set of operating rounds [1830-SEQ.1].

    The size of a set is fixed when its stock round ends [1830-SEQ.2]. An announced end comes when the set is complete.
    """

    opening: Begin
    stock: Begin
    operating: Begin
    ends_in_stock_round: bool = False
    """Where a set has one operating round, an announced end comes already after the stock round [1849-PD-23]."""

    def actor(self, t: Table) -> Party:
        return NOBODY

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return ()

    def advance(self, t: Table) -> None:
        now = t.frame(CalendarFrame)
        if not now.kind:
            self._begin(t, now, "auction", now.turn, 1, 1)
        elif now.kind == "auction":
            self._begin(t, now, "stock", now.turn, 1, 1)
        elif now.kind == "stock" and self._ends_already(t):
            self._end(t)
        elif now.kind == "stock":
            self._begin(t, now, "operating", now.turn, 1, t.title.phases[t.state.phase].rounds)
        elif now.number < now.of:
            self._begin(t, now, "operating", now.turn, now.number + 1, now.of)
        elif t.state.ending is not None and t.state.ending.moment == "set":
            self._end(t)
        elif _nothing_happens(t):
            t.end_game("stalemate")
        else:
            self._begin(t, now, "stock", now.turn + 1, 1, 1)

    def _ends_already(self, t: Table) -> bool:
        is_short = t.title.phases[t.state.phase].rounds == 1
        return self.ends_in_stock_round and is_short and t.state.ending is not None

    def _end(self, t: Table) -> None:
        assert t.state.ending is not None
        t.end_game(t.state.ending.cause)

    def _begin(self, t: Table, now: CalendarFrame, kind: str, turn: int, number: int, of: int) -> None:
        t.amend(now, kind=kind, turn=turn, number=number, of=of)
        t.emit(RoundBegan(kind, turn, number, of))
        {"auction": self.opening, "stock": self.stock, "operating": self.operating}[kind](t)


IDLE = (RoundBegan, Passed, PriorityMoved)
"""What happens even when nothing happens."""


def _nothing_happens(t: Table) -> bool:
    """Has a stock round with all its operating rounds gone by without a decision or a change?

    Then nobody has money, shares or trains to do anything with, and no rule would ever end the game.
    """
    at = len(t.events) - 1
    while at >= 0 and isinstance(t.events[at], IDLE):
        event = t.events[at]
        if isinstance(event, RoundBegan) and event.kind == "stock":
            return True
        at -= 1
    return False


def open_calendar(t: Table) -> None:
    """The first thing that happens in a game."""
    t.enter(CalendarFrame())


def calendar(t: Table) -> CalendarFrame:
    """How far the game has come. The calendar lies under everything else."""
    lowest = t.agenda[0]
    return lowest if isinstance(lowest, CalendarFrame) else t.frame(CalendarFrame)
