"""The best runs of a corporation at one moment of a game, told and drawn."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass
from typing import Any

from ..core.action import Run
from ..core.game import Game, Node
from ..core.ids import Party, Train
from ..core.table import Table
from ..draw import board_svg
from ..routes import Plan
from ..routes.earning import earning
from ..rules.route_questions import last_runs
from ..rules.running import best_runs, question
from ..text import Scribe, word
from .drawing import position
from .errors import Sorry
from .files import write_text
from .recorded_games import open_game
from .screen import print_json, screen, table
from .stopwatch import now


@dataclass(frozen=True)
class Outing:
    """What a corporation's trains do at one moment of a game."""

    game: Game
    node: Node
    corp: Party
    plan: Plan
    runs: tuple[Run, ...]
    earned: tuple[int, ...]
    """By run: what it earns."""
    idle: tuple[Train, ...]
    """Trains that stay at home."""
    ms: float


def routes_of_game(args: Namespace) -> int:
    """Solve a position for a corporation, and draw its runs."""
    game = open_game(args.source)
    outing = outing_of(game, position(game, args.at), args.company, args.nodes)
    path = args.output or f"out/{game.title.key}-routes.svg"
    write_text(path, board_svg(game.title, outing.node.state, runs=outing.runs))
    scribe = Scribe(game.title, game.players, "en" if args.json else args.language, outing.node.state)
    if args.json:
        print_json({**_answer(outing, scribe), "board": path})
    else:
        _tell(outing, scribe, path)
    return 0


def outing_of(game: Game, node: Node, symbol: str, nodes: int | None = None) -> Outing:
    """The best runs of the corporation with this symbol; of equal ones those most like the runs it made last."""
    t, corp = Table(game.title, node.state), _corporation(game, symbol)
    if corp not in node.state.trains:
        raise Sorry("sorry-no-trains", corporation=game.title.corporation(corp).symbol, ply=str(node.ply))
    begun = now()
    runs, plan = best_runs(t, corp, last_runs(node, corp), nodes)
    ms = (now() - begun) * 1e3
    asked = question(t, corp)
    earned = tuple(earning(asked.problem, run.train, run.stops) for run in plan.runs)
    out = {run.train for run in runs}
    idle = tuple(train for train in asked.trains if train not in out)
    return Outing(game, node, corp, plan, runs, earned, idle, ms)


def _corporation(game: Game, symbol: str) -> Party:
    """A corporation by its symbol, in small letters if need be."""
    by_symbol = {game.title.corporation(corp).symbol: corp for corp in game.title.corps}
    by_letters = {one.casefold(): corp for one, corp in by_symbol.items()}
    found = by_symbol.get(symbol, by_letters.get(symbol.casefold()))
    if found is None:
        raise Sorry("sorry-no-corporation", title=game.title.key, symbol=repr(symbol), known=", ".join(by_symbol))
    return found


def _answer(outing: Outing, scribe: Scribe) -> dict[str, Any]:
    """The runs for scripts."""
    atlas, plan = outing.game.title.atlas, outing.plan
    runs = [
        {
            "train": scribe.train(run.train),
            "stops": [scribe.stop(stop) for stop in run.stops],
            "hexes": [atlas.names[atlas.hex_of_stop[stop]] for stop in run.stops],
            "worth": worth,
        }
        for run, worth in zip(outing.runs, outing.earned, strict=True)
    ]
    return {
        "title": outing.game.title.key,
        "ply": outing.node.ply,
        "corporation": scribe.party(outing.corp),
        "worth": plan.worth,
        "proven": plan.proven,
        "bound": plan.bound,
        "runs": runs,
        "idle": [scribe.train(train) for train in outing.idle],
        "ms": round(outing.ms, 3),
    }


def _tell(outing: Outing, scribe: Scribe, path: str) -> None:
    """The runs, each with its number on the board; then the total."""
    lang, out, plan = scribe.language, screen(), outing.plan
    rows = [
        (str(number), scribe.train(run.train), " – ".join(map(scribe.stop, run.stops)), scribe.money(worth))
        for number, (run, worth) in enumerate(zip(outing.runs, outing.earned, strict=True), 1)
    ]
    rows += [("", scribe.train(train), word("routes-idle", lang), scribe.money(0)) for train in outing.idle]
    columns = ["", *(word(name, lang) for name in ("train", "routes-run", "routes-worth"))]
    corp, ply = scribe.party(outing.corp), outing.node.ply
    heading = word("routes-of", lang, corporation=corp, ply=ply, count=outing.game.ply)
    out.print(table(heading, columns, rows, numbers=(0, 3)))
    total = "routes-total" if plan.proven else "routes-total-unproven"
    currency = outing.game.title.currency
    out.print(word(total, lang, currency, worth=plan.worth, bound=plan.bound), style="bold")
    out.print(word("saved", lang, file=path))
