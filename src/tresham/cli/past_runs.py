"""What the runs of a whole game earned, and what they could have earned."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass

from ..core.action import RunTrains
from ..core.event import TrainsRun
from ..core.game import Game, Node
from ..core.ids import Party
from ..core.table import Table
from ..rules.running import best_runs
from ..text import Scribe, word
from .recorded_games import open_game
from .screen import print_json, progress, screen, table


@dataclass(frozen=True)
class Outcome:
    """One set of runs, beside the best one."""

    node: Node
    corp: Party
    earned: int
    best: int
    proven: bool

    @property
    def left(self) -> int:
        """What was left on the table."""
        return self.best - self.earned


def look_back(args: Namespace) -> int:
    """Solve every position of a game in which trains were run."""
    game = open_game(args.source)
    with progress() as bar:
        found = list(bar.track(outcomes(game), description="routes"))
    if args.json:
        told = [
            {"ply": one.node.ply, "corporation": _symbol(game, one), "earned": one.earned, "best": one.best}
            for one in found
        ]
        print_json({"runs": told, "left": sum(one.left for one in found), "proven": all(one.proven for one in found)})
    else:
        _tell(game, found, args.language)
    return 0


def outcomes(game: Game) -> Iterator[Outcome]:
    """All runs of a game, one after the other."""
    for node in game.line()[1:]:
        if isinstance(node.action, RunTrains) and node.parent is not None:
            plan = best_runs(Table(game.title, node.parent.state), node.action.by)[1]
            earned = next(event.revenue for event in node.events if isinstance(event, TrainsRun))
            yield Outcome(node, node.action.by, earned, plan.worth, plan.proven)


def _symbol(game: Game, one: Outcome) -> str:
    return game.title.corporation(one.corp).symbol


def _tell(game: Game, found: list[Outcome], lang: str) -> None:
    """The runs that could have earned more, then the sum."""
    scribe, out = Scribe(game.title, game.players, lang, game.state), screen()
    missed = [one for one in found if one.left]
    rows = [
        (str(one.node.ply), _symbol(game, one), *(scribe.money(sum) for sum in (one.earned, one.best, one.left)))
        for one in missed
    ]
    names = ("routes-ply", "corporation", "routes-worth", "routes-best", "routes-left")
    if rows:
        out.print(table("", [word(name, lang) for name in names], rows, numbers=(0, 2, 3, 4)))
    left, currency = sum(one.left for one in found), game.title.currency
    facts = {"count": len(found), "missed": len(missed), "left": left, "earned": sum(one.earned for one in found)}
    out.print(word("routes-history", lang, currency, **facts), style="bold")
