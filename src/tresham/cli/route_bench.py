"""`tresham bench routes`: how fast the best runs are found and proven."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import median

from ..text import word
from .benchmarks import REFERENCE, calibration, p99, play_samples, problems
from .route_problems import NamedProblem, Solved, read_problems, solved
from .screen import print_json, progress, screen, short_number, table


@dataclass(frozen=True)
class Figures:
    """What solving a set of problems took; times are in ms."""

    source: str
    count: int
    median: float
    p99: float
    worst: float
    unproven: int


def bench_routes(args: Namespace) -> int:
    """Solve the problems of the files, or else of the sample games; nothing is asserted, so the status is 0."""
    loop = calibration()
    figures = [_figures(source, found) for source, found in _solved_sets(args.files)]
    loop = min(loop, calibration())
    if args.json:
        print_json({"calibration_us": loop, "reference_us": REFERENCE, "routes": [asdict(one) for one in figures]})
    else:
        _tell(loop, figures, args.language)
    return 0


def _solved_sets(files: list[str]) -> Iterator[tuple[str, list[Solved]]]:
    """By file or title: its problems, solved."""
    with progress() as bar:
        task = bar.add_task("bench", total=None)
        sets = {path: read_problems(path) for path in files} if files else _of_games()
        bar.update(task, total=sum(map(len, sets.values())))
        for source, named in sets.items():
            bar.update(task, description=source)
            found = []
            for one in solved(named):
                found.append(one)
                bar.advance(task)
            yield source, found


def _of_games() -> dict[str, list[NamedProblem]]:
    """By title: the problems in the second halves of the sample games."""
    sets: dict[str, list[NamedProblem]] = {}
    for sample in play_samples():
        named = sets.setdefault(sample.game.title.key, [])
        named.extend(NamedProblem(number, problem) for number, problem in enumerate(problems([sample]), len(named) + 1))
    return {title: named for title, named in sets.items() if named}


def _figures(source: str, found: list[Solved]) -> Figures:
    times = sorted(one.ms for one in found)
    unproven = sum(not one.plan.proven for one in found)
    return Figures(source, len(found), median(times), p99(times), times[-1], unproven)


def _tell(loop: float, figures: list[Figures], lang: str) -> None:
    out = screen()
    out.print(word("bench-calibration-loop", lang, time=loop, reference=REFERENCE))
    rows = [
        (one.source, one.count, *(short_number(ms, lang) for ms in (one.median, one.p99, one.worst)), one.unproven)
        for one in figures
    ]
    names = ("bench-problems", "bench-count", "bench-median", "bench-p99", "bench-worst", "bench-unproven")
    out.print(table(word("bench-routes", lang), [word(name, lang) for name in names], rows, numbers=(1, 2, 3, 4, 5)))
