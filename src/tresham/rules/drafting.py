"""A draft of the privates: everybody in turn takes one at its price, or passes, and the turns go to and fro."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import Action, TakeLot
from ..core.event import Passed, PrivateClosed
from ..core.ids import BANK, Party, Private
from ..core.stage import Choice, Stage, Step
from ..core.state import Frame
from ..core.table import Table
from ..record import record
from .lots import hand_over, unsold
from .passing import Passing, passed_over


@record(frozen=True)
class DraftFrame(Frame):
    """How many turns have been taken, and who has passed since the last purchase."""

    stage: ClassVar[str] = "draft"
    turns: int = 0
    passed: int = 0
    """Bitmask of players."""


def open_draft(t: Table) -> None:
    """The first player in the order of play begins."""
    t.enter(DraftFrame())


def drafter(t: Table) -> Party:
    """Whose turn it is: the order of play is gone through forwards and backwards, so that the first and the last
    player take two turns in a row [18CZ-VI.1]."""
    order, turns = t.state.order, t.frame(DraftFrame).turns
    at = turns % (2 * len(order))
    return order[min(at, 2 * len(order) - 1 - at)]


Lots = Callable[[Table], Sequence[Private]]
"""Which privates are on offer."""


@final
@dataclass(frozen=True)
class Drafting(Step[TakeLot]):
    """Buy a private at its price [18CZ-VI.2]."""

    takes = TakeLot
    group = "auction"
    offered: Lots = unsold

    def candidates(self, t: Table) -> Iterator[Choice]:
        for lot in self.offered(t):
            yield Choice(TakeLot(drafter(t), lot))

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        """Those that are not on offer, too."""
        return iter([TakeLot(by, lot) for lot in unsold(t)])

    def check(self, t: Table, action: TakeLot) -> None:
        t.require(t.state.privates[action.private] == BANK, "lot_sold")
        t.require(action.private in self.offered(t), "cheaper_lot_first")
        price, purse = t.title.privates[action.private].value, t.purse(action.by)
        t.require(price <= purse, "cannot_afford_lot", price=price, cash=purse)

    def play(self, t: Table, action: TakeLot) -> None:
        now = t.frame(DraftFrame)
        t.amend(now, turns=now.turns + 1, passed=0)
        hand_over(t, action.private, action.by, t.title.privates[action.private].value)


@final
@dataclass(frozen=True)
class Draft(Stage):
    """It goes on until everybody has passed since the last purchase, or nothing is left [18CZ-VI.4, 18CZ-VI.5]."""

    drafting: Drafting = Drafting()
    asked: Callable[[Table], bool] = passed_over
    """Is a player asked who can afford nothing?"""

    def actor(self, t: Table) -> Party:
        return drafter(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        if self._is_over(t):
            return ()
        return (self.drafting, Passing(drafter, pass_on, self.asked))

    def advance(self, t: Table) -> None:
        if not self._is_over(t):
            pass_on(t)
            return
        t.leave()
        for lot in unsold(t):  # what nobody wants is out of the game [18CZ-VI.6]
            t.emit(PrivateClosed(lot))

    def _is_over(self, t: Table) -> bool:
        passed = t.frame(DraftFrame).passed
        return all(passed >> player & 1 for player in t.state.order) or BANK not in t.state.privates


def pass_on(t: Table) -> None:
    """A pass is not final [18CZ-VI.4]."""
    now, player = t.frame(DraftFrame), drafter(t)
    t.emit(Passed(player, "draft"))
    t.amend(now, turns=now.turns + 1, passed=now.passed | 1 << player)
