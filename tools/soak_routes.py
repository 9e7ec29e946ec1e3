#!/usr/bin/env python3
"""Solve many small random boards, and compare every answer with a referee who tries every set of runs.

    make soak-routes                                       2,000 boards for each kind of train with each rule
    .venv/bin/python tools/soak_routes.py --boards 100     fewer
    .venv/bin/python tools/soak_routes.py --seed 7         others

Asked of every board: is the plan legal, is it worth what the best set is worth, is no equal plan shorter; after some
other runs, does no equal plan change less; is the best plan kept the next time; when the search ends early, is the
bound a bound; and is every single run judged alike. Kinds, rules and referee are those of tests/unit/routes. The exit
status is 1 if there was any disagreement.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from multiprocessing import Pool
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.unit.routes.small import RULES, Rule, disagreements, plain
from tresham.routes import RouteTrainKind, solve

SHOWN = 5
"""So many disagreements are told in full."""


@dataclass(frozen=True)
class Job:
    """Boards for one kind of train with one rule."""

    kind: RouteTrainKind
    rule: Rule
    boards: int
    seed: int


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    job: Job
    earning: int
    """Boards where the trains can earn anything at all."""
    objections: list[str]
    """By board that the referee objects to: why."""


def run(job: Job) -> Outcome:
    """Solve all boards of a job."""
    earning, objections = 0, []
    for number in range(job.boards):
        name = f"{job.kind.name} {job.rule.__name__} {job.seed} {number}"
        random = Random(name)
        problem = job.rule(random, plain(random, job.kind))
        earning += solve(problem).worth > 0
        found = disagreements(random, problem)
        if found:
            objections.append(f"{name}: {'; '.join(found)}\n{problem}")
    return Outcome(job, earning, objections)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--boards", type=int, default=2000, help="for each kind of train with each rule (2000)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    return parser.parse_args()


def main() -> int:
    """Solve everything, tell what came of it."""
    args, console = arguments(), Console()
    todo = [Job(kind, rule, args.boards, args.seed) for kind, rule in product(RouteTrainKind, RULES)]
    outcomes: list[Outcome] = []
    with Progress(console=console, transient=True) as bar, Pool(args.processes) as pool:
        task = bar.add_task("soak", total=len(todo))
        for outcome in pool.imap_unordered(run, todo):
            outcomes.append(outcome)
            bar.advance(task)
    objections = [one for outcome in outcomes for one in outcome.objections]
    for one in objections[:SHOWN]:
        console.print(one, markup=False, style="red")
    console.print(summary("kind of train", {kind.name: _of(outcomes, kind=kind) for kind in RouteTrainKind}))
    console.print(summary("rule", {rule.__name__: _of(outcomes, rule=rule) for rule in RULES}))
    boards = sum(one.job.boards for one in outcomes)
    console.print(f"{boards} boards, {len(objections)} disagreements", style="red" if objections else "green")
    return 1 if objections or not boards else 0


def _of(outcomes: Iterable[Outcome], kind: RouteTrainKind | None = None, rule: Rule | None = None) -> list[Outcome]:
    return [one for one in outcomes if kind in (None, one.job.kind) and rule in (None, one.job.rule)]


def summary(about: str, rows: dict[str, list[Outcome]]) -> Table:
    """How many boards there were, and how many disagreements."""
    table = Table()
    for name in (about, "boards", "with earnings", "disagreements"):
        table.add_column(name, justify="left" if name == about else "right")
    for name, outcomes in rows.items():
        boards, earning = sum(one.job.boards for one in outcomes), sum(one.earning for one in outcomes)
        wrong = sum(len(one.objections) for one in outcomes)
        table.add_row(name.lower().replace("_", " "), *(str(count) for count in (boards, earning, wrong)))
    return table


if __name__ == "__main__":
    sys.exit(main())
