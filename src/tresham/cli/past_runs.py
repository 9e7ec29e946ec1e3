"""What the runs of a whole game earned, and what they could have earned."""

from __future__ import annotations

from argparse import Namespace

from ..core.game import Game
from ..report import PastRun, past_runs
from ..text import Scribe, word
from .recorded_games import open_game
from .screen import print_json, progress, screen, table


def look_back(args: Namespace) -> int:
    """Solve every position of a game in which trains were run."""
    game = open_game(args.source)
    with progress() as bar:
        found = list(bar.track(past_runs(game), description="routes"))
    if args.json:
        told = [{"ply": one.ply, "corporation": one.corp, "earned": one.earned, "best": one.best} for one in found]
        print_json({"runs": told, "left": sum(one.left for one in found), "proven": all(one.proven for one in found)})
    else:
        _tell(game, found, args.language)
    return 0


def _tell(game: Game, found: list[PastRun], lang: str) -> None:
    """The runs that could have earned more, then the sum."""
    scribe, out = Scribe(game.title, game.players, lang, game.state), screen()
    missed = [one for one in found if one.left]
    rows = [
        (str(one.ply), one.corp, *(scribe.money(sum) for sum in (one.earned, one.best, one.left))) for one in missed
    ]
    names = ("routes-ply", "corporation", "routes-worth", "routes-best", "routes-left")
    if rows:
        out.print(table("", [word(name, lang) for name in names], rows, numbers=(0, 2, 3, 4)))
    left, currency = sum(one.left for one in found), game.title.currency
    facts = {"count": len(found), "missed": len(missed), "left": left, "earned": sum(one.earned for one in found)}
    out.print(word("routes-history", lang, currency, **facts), style="bold")
