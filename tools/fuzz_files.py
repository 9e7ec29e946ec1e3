#!/usr/bin/env python3
"""Damage thousands of game files, and look at what is said about them.

    make fuzz                                              5,000 files by the command line, and 5,000 over HTTP
    .venv/bin/python tools/fuzz_files.py --files 200       fewer
    .venv/bin/python tools/fuzz_files.py --by http --seed 7

The files are games between bots of every title, as records of 18xx.games and as saved games, with values changed,
entries missing, doubled or swapped, wrong types, huge numbers, words of other titles, and letters that are others.
Asked of each: is it accepted, or refused with a code; and if it is said up to where the file is sound, does it open
that far. Anything else is a fault: it is told in full, and the file is kept in the folder named by --output. The exit
status is 1 if there was any.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import islice, product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.properties.damaged_files import damaged_file
from tests.properties.file_readers import ACCEPTED, CommandLine, Door, judged, server_in
from tresham.bots import BOTS
from tresham.cli.bot_games import moves, start
from tresham.core import saved
from tresham.interop.xxgames.replay_on_site import Untellable
from tresham.interop.xxgames.writer import record
from tresham.text import LANGUAGES
from tresham.titles import PLATFORM, PROFILES, SHELF

COMMAND, HTTP = "command", "http"
BATCH = 50
"""So many files one process damages before it takes the next."""
LENGTHS = (80, 200, 400, 20_000)
"""So many actions the games have before they are damaged: what comes late in a game takes long to be read."""
SHOWN = 5
"""So many faults are told in full."""


@dataclass(frozen=True)
class Job:
    """Files to damage, and how they are brought."""

    by: str
    seed: int
    files: range
    samples: tuple[str, ...]
    output: str


@dataclass(frozen=True)
class Found:
    """What came of a file."""

    by: str
    damage: str
    code: str
    fault: str = ""


def sample(chosen: tuple[str, str, str, int, int]) -> str:
    """A game between bots up to some length, as a file."""
    title, bot, profile, length, seed = chosen
    seats = SHELF[title].seats
    game = start(title, seats[seed % len(seats)], (), seed, profile)
    for _ in islice(moves(game, bot, seed), length):
        pass
    if profile != PLATFORM:
        return json.dumps(saved.save(game))
    try:
        return json.dumps(record(game))
    except Untellable as error:  # the site would have failed there: so far it can be told
        game.node = game.line()[error.ply - 1]
        return json.dumps(record(game))


def run(job: Job) -> list[Found]:
    """Damage all files of a job, and look."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        door: Door = stack.enter_context(server_in(folder)) if job.by == HTTP else CommandLine(folder)
        return [look(door, job, number) for number in job.files]


def look(door: Door, job: Job, number: int) -> Found:
    """Damage one file; whatever is not said in words is a fault."""
    random = Random(f"{job.seed}/{number}")
    damage, text = damaged_file(random, json.loads(random.choice(job.samples)))
    try:
        return Found(job.by, damage, judged(door, text, random.choice(LANGUAGES)).code)
    except Exception as error:
        kept = Path(job.output) / f"{job.by}-{job.seed}-{number}.json"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(text, encoding="utf-8", errors="replace")
        return Found(job.by, damage, f"FAULT {type(error).__name__}", f"{kept}\n{traceback.format_exc()}")


def jobs(args: argparse.Namespace, samples: tuple[str, ...]) -> Iterator[Job]:
    """All files, a batch at a time."""
    for by in (COMMAND, HTTP) if args.by is None else (args.by,):
        for first in range(0, args.files, BATCH):
            yield Job(by, args.seed, range(first, min(first + BATCH, args.files)), samples, args.output)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--files", type=int, default=5000, help="for each way to bring them (5000)")
    parser.add_argument("--by", choices=(COMMAND, HTTP), help="both ways")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=1, help="for each title, bot, profile and length (1)")
    parser.add_argument("--output", default="out/fuzz", help="where files with faults are kept (out/fuzz)")
    parser.add_argument("--processes", type=int, default=2)
    return parser.parse_args()


def main() -> int:
    """Damage everything, tell what came of it."""
    args, console = arguments(), Console()
    wanted = [
        (title, bot, profile, length, args.seed + number)
        for title, bot, profile, length in product(SHELF, BOTS, PROFILES, LENGTHS)
        for number in range(args.games)
    ]
    found: list[Found] = []
    # Not a pool of multiprocessing: its processes may have no children, and a server has some.
    with ProcessPoolExecutor(args.processes) as pool, Progress(console=console, transient=True) as bar:
        samples = tuple(bar.track(pool.map(sample, wanted), total=len(wanted), description="games"))
        todo = [pool.submit(run, job) for job in jobs(args, samples)]
        for batch in bar.track(as_completed(todo), total=len(todo), description="files"):
            found += batch.result()
    faults = [one for one in found if one.fault]
    for one in faults[:SHOWN]:
        console.print(f"{one.by}, {one.damage}: {one.fault}", markup=False, style="red")
    console.print(by_code(found))
    console.print(by_damage(found))
    console.print(f"{len(found)} files, {len(faults)} faults", style="red" if faults else "green")
    return 1 if faults or not found else 0


def by_code(found: list[Found]) -> Table:
    """How often each code was the answer; what rules refuse is in one line."""
    counts = Counter((one.code.partition(" ")[0] if not one.fault else one.code, one.by) for one in found)
    table = Table("code")
    for by in (COMMAND, HTTP):
        table.add_column(by, justify="right")
    for code in sorted({code for code, _ in counts}):
        table.add_row(code, *(str(counts[code, by]) for by in (COMMAND, HTTP)))
    return table


def by_damage(found: list[Found]) -> Table:
    """What became of files by what was first done to them."""
    table = Table("damage")
    for name in ("files", "accepted", "faults"):
        table.add_column(name, justify="right")
    for damage in sorted({one.damage for one in found}):
        here = [one for one in found if one.damage == damage]
        accepted, faults = sum(one.code == ACCEPTED for one in here), sum(bool(one.fault) for one in here)
        table.add_row(damage, str(len(here)), str(accepted), str(faults))
    return table


if __name__ == "__main__":
    sys.exit(main())
