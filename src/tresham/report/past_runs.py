"""What the runs of a whole game earned, and what they could have earned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..core.action import RunTrains
from ..core.event import TrainsRun
from ..core.game import Game, Node
from ..core.ids import Party
from ..core.state import State
from ..core.table import Table
from ..core.title import Title
from ..rules.running import best_runs


@dataclass(frozen=True, slots=True)
class PastRun:
    """One set of runs, beside the best one."""

    ply: int
    corp: str
    earned: int
    best: int
    proven: bool

    @property
    def left(self) -> int:
        """What was left on the table."""
        return self.best - self.earned


def past_runs(game: Game) -> Iterator[PastRun]:
    """All runs of a game, one after the other; each is solved anew."""
    for node in nodes_with_runs(game):
        assert node.parent is not None
        assert isinstance(node.action, RunTrains)
        yield solve_run(game.title, node.parent.state, node.action.by, node.ply, earned_at(node))


def nodes_with_runs(game: Game) -> list[Node]:
    """The positions right after trains have run."""
    return [node for node in game.line()[1:] if isinstance(node.action, RunTrains)]


def earned_at(node: Node) -> int:
    """What the runs of an action earned."""
    return next(event.revenue for event in node.events if isinstance(event, TrainsRun))


def solve_run(title: Title, before: State, corp: Party, ply: int, earned: int) -> PastRun:
    """The best that a corporation could have done in a position, beside what it did."""
    plan = best_runs(Table(title, before), corp)[1]
    return PastRun(ply, title.corporation(corp).symbol, earned, plan.worth, plan.proven)
