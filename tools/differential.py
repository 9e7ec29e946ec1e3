#!/usr/bin/env python3
"""Play against the engine of 18xx.games: its games are replayed here, and ours are replayed there.

    .venv/bin/python tools/differential.py --reference ~/18xx --scripts ~/scripts
    .venv/bin/python tools/differential.py --title 1849 --replays 40 --exports 20 --seed 7 --processes 4
    .venv/bin/python tools/differential.py --records folder     games that were made before, with their traces

Replays: the reference plays random games with itself. Each is played here, and after every action the tables, what is
awaited and the menus must be the same. Exports: our bots play, all numbers of players and all sets of options in turn;
the reference must accept each record, see the same tables and come to the same result. Only the first difference of a
game counts, and the first of its menus; the table tells how many games part for the same cause. Every game that parts
is kept in the folder named by --output, with what there is to say about it. The exit status is 1 if any parts, and 2 if
there is no reference to ask.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import Pool
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.properties.playing import option_sets
from tools.differential_jobs import TRACE, ExportJob, Job, Outcome, ReplayJob, run
from tools.reference_causes import Parting, grouped
from tools.reference_engine import CHECKOUT, RUBY, SCRIPTS, Reference
from tools.soak import numbers
from tresham.bots import BOTS
from tresham.titles import PLATFORM, PROFILES, SHELF

STRIDE = 100
"""A seed that leads nowhere is passed over by the reference; so far apart, two games never meet."""
PIPE_WIDTH = 200
"""How wide tables may be where no terminal says."""
SHOWN = 3
"""So many games of each cause are named."""


# --- what is to be done ----------------------------------------------------------------------------------------------


def replay_jobs(args: argparse.Namespace, reference: Reference) -> Iterator[ReplayJob]:
    """Games of the reference from a range of seeds."""
    for title in args.title:
        for number in range(args.replays):
            seed = args.seed + number * STRIDE
            yield ReplayJob(f"{title}-reference-{seed}", title, args.output / "replays", reference, seed)


def record_jobs(folder: Path, output: Path, reference: Reference) -> Iterator[ReplayJob]:
    """Games of a folder that have a trace beside them, whatever title they are of."""
    for trace in sorted(folder.rglob(f"*{TRACE}")):
        made = trace.with_name(trace.name.removesuffix(TRACE) + ".json")
        title = json.loads(made.read_text(encoding="utf-8")).get("title")
        if title in SHELF:
            yield ReplayJob(f"{title}-{made.stem}", title, output / "replays", reference, 0, made)


def export_jobs(args: argparse.Namespace, reference: Reference) -> Iterator[ExportJob]:
    """Games of our bots: for each title, number of players and bot so many, with sets of options in turn."""
    for title in args.title:
        for seats in SHELF[title].all_seats:
            chosen = option_sets(title, seats, PLATFORM)
            if not chosen or (args.players and seats not in args.players):
                continue
            for bot in args.bot:
                for number in range(args.exports):
                    options = chosen[number % len(chosen)]
                    name = f"{title}-{seats}-{bot}-{args.seed}-{number}"
                    seed = Random(name).getrandbits(31)
                    output = args.output / "exports"
                    yield ExportJob(name, title, output, reference, seed, seats, options, bot, args.profile)


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
    parser.add_argument("--bot", choices=list(BOTS), action="append", help="of exports: all there are")
    parser.add_argument("--profile", choices=PROFILES, default=PLATFORM, help=f"of exports ({PLATFORM})")
    parser.add_argument("--seed", type=int, default=1_000_000, help="where the range of seeds begins (1000000)")
    parser.add_argument("--patience", type=float, default=900.0, help="seconds for one game of the reference (900)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--output", type=Path, default=Path("out/differential"), help="where games that part are kept")
    args = parser.parse_args(words)
    args.title, args.bot = args.title or list(SHELF), args.bot or list(BOTS)
    return args


def main(words: list[str] | None = None) -> int:
    """Compare everything, tell what parts."""
    args, console = arguments(words), Console(width=None if sys.stdout.isatty() else PIPE_WIDTH, highlight=False)
    reference = Reference(args.reference, args.scripts, args.ruby, args.patience)
    if args.records is not None:
        todo: list[Job] = list(record_jobs(args.records, args.output, reference))
    else:
        missing = reference.missing()
        for one in missing:
            console.print(one, style="red", markup=False)
        if missing:
            return 2
        todo = [*replay_jobs(args, reference), *export_jobs(args, reference)]
    outcomes: list[Outcome] = []
    with working(args.processes) as run_all, Progress(console=console, transient=True) as bar:
        for outcome in bar.track(run_all(todo), total=len(todo), description="games"):
            outcomes.append(outcome)
    return tell(outcomes, args.output, console)


@contextmanager
def working(processes: int) -> Iterator[Callable[[Iterable[Job]], Iterator[Outcome]]]:
    """Runs jobs, in any order; where one process is enough, in this one."""
    if processes == 1:
        yield lambda jobs: map(run, jobs)
        return
    with Pool(processes) as pool:
        yield lambda jobs: pool.imap_unordered(run, jobs)


# --- what came of it -------------------------------------------------------------------------------------------------


def tell(outcomes: list[Outcome], output: Path, console: Console) -> int:
    """How many games are equal, and why the others are not; the exit status."""
    parted = [one for one in outcomes if one.partings]
    console.print(by_title(outcomes))
    for heading, kind in (("our replays of their games", ReplayJob), ("their replays of our games", ExportJob)):
        here = [one for one in parted if isinstance(one.job, kind)]
        causes = grouped((one.job.name, parting) for one in here for parting in one.partings)
        if causes:
            console.print(by_cause(heading, causes))
    if parted:
        console.print(f"the games that part are in {output}", markup=False)
    summary = f"{len(outcomes)} games, {len(parted)} part"
    console.print(summary, style="red" if parted or not outcomes else "green")
    return 1 if parted or not outcomes else 0


def by_title(outcomes: list[Outcome]) -> Table:
    """For each title and direction: how many games are equal to the end."""
    table = Table("title", "games of")
    for name in ("games", "equal", "actions"):
        table.add_column(name, justify="right")
    for title in sorted({one.job.title for one in outcomes}):
        for whose, kind in (("the reference", ReplayJob), ("our bots", ExportJob)):
            here = [one for one in outcomes if one.job.title == title and isinstance(one.job, kind)]
            if here:
                equal = sum(not one.partings for one in here)
                table.add_row(title, whose, *map(str, (len(here), equal, sum(one.lines for one in here))))
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
