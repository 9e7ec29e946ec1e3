"""`tresham report`: a whole game as one page of HTML that needs nothing else."""

from __future__ import annotations

from argparse import Namespace

from ..report import past_runs, report_of, report_page
from ..text import word
from ..view import plain
from .files import write_text
from .recorded_games import open_game
from .screen import print_json, progress, screen


def report(args: Namespace) -> int:
    """Write the report of a saved game or of an 18xx.games record; or, for scripts, say its numbers."""
    game = open_game(args.file)
    found = report_of(game)
    with progress() as bar:
        runs = list(bar.track(past_runs(game), description="routes"))
    if args.json:
        print_json({**plain(found), "runs": plain(runs)})
    if args.output is not None:
        write_text(args.output, report_page(game, found, runs, args.language))
        if not args.json:
            counts = {"rounds": len(found.rounds), "moments": len(found.moments)}
            told = word("report-saved", args.language, title=game.title.key, file=args.output, **counts)
            screen().print(told)
    return 0
