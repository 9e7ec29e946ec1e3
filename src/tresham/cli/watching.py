"""`tresham watch`: one whole game between bots, told in the user's language while it is played."""

from __future__ import annotations

from argparse import Namespace
from random import SystemRandom

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn

from ..core.event import Event, GameEnded, PhaseBegan, RoundBegan
from ..core.game import Game
from ..core.ids import BANK
from ..core.state import State
from ..text import Scribe, render, word
from .bot_games import moves, start, usual_seats
from .drawing import board_of
from .files import write_text
from .new_games import words_of
from .result_tables import corporation_table, result_table
from .screen import screen
from .title_checks import check_offer

SHORT_SEEDS = 10_000
"""A game nobody asked for by its seed gets one that is easily typed."""


def watch(args: Namespace) -> int:
    """Play a game, tell it, show how it ended and draw the board."""
    seed = SystemRandom().randrange(SHORT_SEEDS) if args.seed is None else args.seed
    options = words_of(args.options)
    seats = usual_seats(args.title, options) if args.players is None else args.players
    check_offer(args.title, seats, options, args.profile)
    game = start(args.title, seats, options, seed, args.profile)
    scribe, out = Scribe(game.title, game.players, args.language), screen()
    with _bar(out) as bar:
        task = bar.add_task("", total=None if game.title.endless_bank else game.state.cash[BANK])
        _log(bar.console, scribe, game.node.events, game.state)
        for events in moves(game, args.bot, seed):
            _log(bar.console, scribe, events, game.state)
            _show(bar, task, game, scribe)
    out.print()
    out.print(result_table(game, scribe))
    out.print(corporation_table(game, scribe))
    out.print(_winner(game, scribe), style="bold")
    path = args.output or f"out/{game.title.key}.svg"
    write_text(path, board_of(game, game.node))
    out.print(word("saved", scribe.language, file=path))
    out.print(f"tresham watch {args.title} --players {seats} --bot {args.bot} --seed {seed}", style="dim")
    return 0 if game.over else 1


def _bar(out: Console) -> Progress:
    """The bank as a bar: the game is over when it is broken."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(bar_width=None))
    return Progress(*columns, console=out, transient=True, disable=not out.is_terminal)


def _show(bar: Progress, task: TaskID, game: Game, scribe: Scribe) -> None:
    """How far the bank has been emptied; it never looks fuller than it was."""
    done = bar.tasks[0].completed
    left = (bar.tasks[0].total or 0) - game.state.cash[BANK]
    phase = f"{word('phase', scribe.language)} {game.title.phases[game.state.phase].name}"
    moves_made = word("move-count", scribe.language, count=game.ply)
    bank = f"  {word('bank', scribe.language)} {scribe.money(game.state.cash[BANK])}"
    told = "" if game.title.endless_bank else bank
    bar.update(task, completed=max(done, left), description=f"{phase}  {moves_made}{told}")


def _log(out: Console, scribe: Scribe, events: tuple[Event, ...], state: State) -> None:
    """The lines of the log; rounds and phases stand out."""
    for event in events:
        line = render(event, scribe.at(state))
        if line is None:
            continue
        if isinstance(event, RoundBegan | GameEnded):
            out.print()
            out.print(line, style="bold cyan")
        else:
            out.print(line, style="bold yellow" if isinstance(event, PhaseBegan) else None)


def _winner(game: Game, scribe: Scribe) -> str:
    """Who has won, or who share the win."""
    names, worth = game.winners(), max(game.scores().values())
    currency = game.title.currency
    if len(names) == 1:
        return word("winner", scribe.language, currency, name=names[0], worth=worth)
    return word("shared-win", scribe.language, currency, names=", ".join(names), worth=worth)
