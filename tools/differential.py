#!/usr/bin/env python3
"""Play against the engine of 18xx.games: its games are replayed here, and ours are replayed there.

    .venv/bin/python tools/differential.py --reference ~/18xx --scripts ~/scripts
    .venv/bin/python tools/differential.py --title 1849 --replays 40 --exports 20 --seed 7 --processes 4
    .venv/bin/python tools/differential.py --replays 0 --exports 100 --verdicts --cells     many of ours in little time
    .venv/bin/python tools/differential.py --records folder     games that were made before, with their traces

Replays: the reference plays random games with itself. Each is played here, and after every action the tables, what is
awaited and the menus must be the same. Exports: our bots play, all numbers of players and all sets of options in turn;
the reference must accept each record, see the same tables and come to the same result. With --verdicts the tables of
exports are compared only where the reference does not accept a record, which takes half the time. Only the first
difference of a game counts, and the first of its menus; the table tells how many games part for the same cause, and
with --cells how many of each number of players, set of options and bot. Every game that parts is kept in the folder
named by --output, with what there is to say about it, and the outcome of every game in its outcomes.jsonl. The exit
status is 1 if any parts, and 2 if there is no reference to ask.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import Pool
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.properties.playing import option_sets
from tools.differential_jobs import (
    EQUAL,
    OURS,
    PARTS,
    THEIRS,
    TRACE,
    UNTELLABLE,
    Batch,
    BotGame,
    Exports,
    Outcome,
    Records,
    Replays,
    run,
)
from tools.reference_causes import Parting, grouped
from tools.reference_engine import CHECKOUT, RUBY, SCRIPTS, Reference
from tools.soak import numbers
from tresham.bots import TESTERS
from tresham.titles import PLATFORM, PROFILES, SHELF

STRIDE = 100
"""Seeds that lead nowhere are passed over by the reference; so many for each game, and two batches never meet."""
PIPE_WIDTH = 200
"""How wide tables may be where no terminal says."""
SHOWN = 3
"""So many games of each cause are named."""
OUTCOMES = "outcomes.jsonl"


# --- what is to be done ----------------------------------------------------------------------------------------------


def replays(args: argparse.Namespace, reference: Reference) -> Iterator[Replays]:
    """Games of the reference from a range of seeds."""
    for title in args.title:
        for first in range(0, args.replays, args.batch):
            count = min(args.batch, args.replays - first)
            yield Replays(args.output, reference, title, args.seed + first * STRIDE, count)


def records(args: argparse.Namespace, reference: Reference) -> Iterator[Records]:
    """Games of a folder that have a trace beside them, whatever title they are of."""
    for trace in sorted(args.records.rglob(f"*{TRACE}")):
        made = trace.with_name(trace.name.removesuffix(TRACE) + ".json")
        if json.loads(made.read_text(encoding="utf-8")).get("title") in args.title:
            yield Records(args.output, reference, (made,))


def exports(args: argparse.Namespace, reference: Reference) -> Iterator[Exports]:
    """Games of our bots, a batch of one title at a time."""
    for title in args.title:
        games = bot_games(args, title)
        while batch := tuple(islice(games, args.batch)):
            yield Exports(args.output, reference, batch, not args.verdicts)


def bot_games(args: argparse.Namespace, title: str) -> Iterator[BotGame]:
    """For each number of players and bot so many games, with sets of options in turn: one of each, then the next of
    each, so that a run that is broken off has been everywhere."""
    for number in range(args.exports):
        for seats in SHELF[title].all_seats:
            chosen = option_sets(title, seats, PLATFORM)
            if not chosen or (args.players and seats not in args.players):
                continue
            for bot in args.bot:
                name = f"{title}-{seats}-{bot}-{args.seed}-{number}"
                seed = Random(name).getrandbits(31)
                yield BotGame(name, title, seats, chosen[number % len(chosen)], bot, args.profile, seed)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    known = os.environ.get
    parser.add_argument(
        "--reference", type=Path, default=known(CHECKOUT), help=f"a checkout of the engine ({CHECKOUT})"
    )
    parser.add_argument(
        "--scripts", type=Path, default=known(SCRIPTS), help=f"the folder of gen.rb and validate.rb ({SCRIPTS})"
    )
    parser.add_argument("--ruby", default=known(RUBY, "ruby --yjit"), help=f"how Ruby is started ({RUBY})")
    parser.add_argument("--records", type=Path, help="compare the games of this folder, and ask for no others")
    parser.add_argument("--title", choices=list(SHELF), action="append", help="all there are; may be named repeatedly")
    parser.add_argument("--replays", type=int, default=10, help="games of the reference for each title (10)")
    parser.add_argument("--exports", type=int, default=5, help="of ours for each title, number of players and bot (5)")
    parser.add_argument("--players", type=numbers, metavar="2-6", help="of exports: all that the title allows")
    parser.add_argument("--bot", choices=list(TESTERS), action="append", help="of exports: all there are")
    parser.add_argument("--profile", choices=PROFILES, default=PLATFORM, help=f"of exports ({PLATFORM})")
    parser.add_argument("--verdicts", action="store_true", help="compare tables of exports only if they are refused")
    parser.add_argument(
        "--cells", action="store_true", help="tell what came of each number of players, options and bot"
    )
    parser.add_argument("--batch", type=int, default=10, help="games for one process of the reference (10)")
    parser.add_argument("--seed", type=int, default=1_000_000, help="where the range of seeds begins (1000000)")
    parser.add_argument("--patience", type=float, default=900.0, help="seconds for one game of the reference (900)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--output", type=Path, default=Path("out/differential"), help="where games that part are kept")
    args = parser.parse_args(words)
    args.title, args.bot = args.title or list(SHELF), args.bot or list(TESTERS)
    return args


def main(words: list[str] | None = None) -> int:
    """Compare everything, tell what parts."""
    args, console = arguments(words), Console(width=None if sys.stdout.isatty() else PIPE_WIDTH, highlight=False)
    reference = Reference(args.reference, args.scripts, args.ruby, args.patience)
    if args.records is not None:
        todo: list[Batch] = list(records(args, reference))
    else:
        missing = reference.missing()
        for one in missing:
            console.print(one, style="red", markup=False)
        if missing:
            return 2
        todo = [*replays(args, reference), *exports(args, reference)]
    return tell(list(outcomes(args, todo, console)), args, console)


def outcomes(args: argparse.Namespace, todo: list[Batch], console: Console) -> Iterator[Outcome]:
    """Compare all batches; each outcome is written down as soon as it is known."""
    args.output.mkdir(parents=True, exist_ok=True)
    with (
        (args.output / OUTCOMES).open("a", encoding="utf-8") as book,
        working(args.processes) as run_all,
        Progress(console=console, transient=True) as bar,
    ):
        for batch in bar.track(run_all(todo), total=len(todo), description="batches"):
            book.writelines(json.dumps(one.told()) + "\n" for one in batch)
            book.flush()
            yield from batch


@contextmanager
def working(processes: int) -> Iterator[Callable[[Iterable[Batch]], Iterator[list[Outcome]]]]:
    """Runs batches, in any order; where one process is enough, in this one."""
    if processes == 1:
        yield lambda batches: map(run, batches)
        return
    with Pool(processes) as pool:
        yield lambda batches: pool.imap_unordered(run, batches)


# --- what came of it -------------------------------------------------------------------------------------------------


def tell(found: list[Outcome], args: argparse.Namespace, console: Console) -> int:
    """How many games are equal, and why the others are not; the exit status."""
    parted = [one for one in found if one.partings]
    console.print(by_title(found))
    if args.cells:
        console.print(by_cell(found))
    for heading, whose in (("our replays of their games", THEIRS), ("their replays of our games", OURS)):
        here = [one for one in parted if one.cell.whose == whose]
        causes = grouped((one.name, parting) for one in here for parting in one.partings)
        if causes:
            console.print(by_cause(heading, causes))
    if parted:
        console.print(f"the games that part are in {args.output}", markup=False)
    summary = f"{len(found)} games, {len(parted)} part"
    console.print(summary, style="red" if parted or not found else "green")
    return 1 if parted or not found else 0


def by_title(found: list[Outcome]) -> Table:
    """For each title and direction: how many games are equal to the end."""
    table = Table("title", "games of")
    for name in ("games", "equal", "actions"):
        table.add_column(name, justify="right")
    for title, whose in sorted({(one.cell.title, one.cell.whose) for one in found}):
        here = [one for one in found if (one.cell.title, one.cell.whose) == (title, whose)]
        equal = sum(one.came_to == EQUAL for one in here)
        table.add_row(title, whose, *map(str, (len(here), equal, sum(one.lines for one in here))))
    return table


def by_cell(found: list[Outcome]) -> Table:
    """For each number of players, set of options and bot: what came of the games."""
    table = Table("title", "games of", "players", "bot", "options")
    for name in (EQUAL, PARTS, UNTELLABLE):
        table.add_column(name, justify="right")
    counts = Counter((one.cell, one.came_to) for one in found)
    for cell in sorted({one.cell for one in found}):
        cells = (str(counts[cell, name]) for name in (EQUAL, PARTS, UNTELLABLE))
        table.add_row(cell.title, cell.whose, str(cell.players), cell.bot, " ".join(cell.options), *cells)
    return table


def by_cause(heading: str, causes: dict[str, list[tuple[str, Parting]]]) -> Table:
    """How many games part for each cause, and which."""
    table = Table(title=heading, title_justify="left")
    table.add_column("games", justify="right")
    table.add_column("first difference", overflow="fold")
    table.add_column("such as (line)", overflow="fold")
    for kind, games in causes.items():
        named = ", ".join(f"{name} ({parting.line})" for name, parting in sorted(games)[:SHOWN])
        table.add_row(str(len(games)), kind, named)
    return table


if __name__ == "__main__":
    sys.exit(main())
