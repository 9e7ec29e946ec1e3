"""`tresham bench`: how fast the engine is, against the budgets of docs/design.md."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from typing import Any

from .measures import Figure, Sample, all_figures, calibration, play_samples, pushes_by_kind
from .screen import print_json, progress, screen, table


def bench(args: Namespace) -> int:
    """Measure on a handful of games that are always the same; nothing is asserted, so the status is 0."""
    with progress() as bar:
        task = bar.add_task("bench", total=None)
        loop = calibration()
        samples = play_samples()
        bar.update(task, total=1)
        figures = all_figures(samples)
    kinds = pushes_by_kind(samples)
    if args.json:
        print_json({"calibration_us": loop, "figures": [_row(one) for one in figures], "push_us_by_kind": kinds})
    else:
        _tell(loop, samples, figures, kinds)
    return 0


def _row(figure: Figure) -> dict[str, Any]:
    return {**asdict(figure), "ratio": figure.ratio, "kept": figure.kept}


def _tell(loop: float, samples: list[Sample], figures: list[Figure], kinds: dict[str, dict[str, float]]) -> None:
    out = screen()
    out.print(f"calibration loop: {loop:.0f} µs")
    out.print("games: " + ", ".join(f"{one.bot} {one.game.ply}" for one in samples) + " actions")
    rows = [
        (one.name, _number(one.value), one.unit, _number(one.budget), f"{one.ratio:.2f}", "yes" if one.kept else "NO")
        for one in figures
    ]
    out.print(table("", ("operation", "measured", "unit", "budget", "of budget", "kept"), rows, numbers=(1, 3, 4)))
    told = [(kind, int(one["count"]), _number(one["median"]), _number(one["p99"])) for kind, one in kinds.items()]
    out.print(table("push, routes aside, µs", ("action", "count", "median", "p99"), told, numbers=(1, 2, 3)))


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
