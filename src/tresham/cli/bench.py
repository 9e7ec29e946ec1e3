"""`tresham bench`: how fast the engine is, against the budgets of docs/design.md."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict, replace
from typing import Any

from ..text import word
from ..text.catalogue import slug
from .benchmarks import REFERENCE, Figure, Sample, all_figures, calibration, play_samples, pushes_by_kind
from .screen import print_json, progress, screen, short_number, table

UNITS = {"µs": "microseconds", "ms": "milliseconds", "s": "seconds", "actions/s": "speed"}
"""By unit of a figure: its name in the catalogues."""


def bench(args: Namespace) -> int:
    """Measure on a handful of games that are always the same; nothing is asserted, so the status is 0."""
    with progress() as bar:
        task = bar.add_task("bench", total=None)
        loop = calibration()
        samples = play_samples(args.title)
        bar.update(task, total=1)
        loop = min(loop, calibration())
        figures = [replace(one, slowness=loop / REFERENCE) for one in all_figures(samples)]
    kinds = pushes_by_kind(samples)
    if args.json:
        print_json({"calibration_us": loop, "figures": [_row(one) for one in figures], "push_us_by_kind": kinds})
    else:
        _tell(loop, samples, figures, kinds, args.language)
    return 0


def _row(figure: Figure) -> dict[str, Any]:
    return {**asdict(figure), "ratio": figure.ratio, "kept": figure.kept}


def _tell(
    loop: float, samples: list[Sample], figures: list[Figure], kinds: dict[str, dict[str, float]], lang: str
) -> None:
    out = screen()
    out.print(word("bench-calibration", lang, time=loop, reference=REFERENCE))
    out.print(word("bench-games", lang, games=", ".join(f"{one.bot} {one.game.ply}" for one in samples)))
    names = ("bench-operation", "bench-measured", "bench-unit", "bench-budget", "bench-ratio", "bench-kept")
    columns, rows = [word(name, lang) for name in names], [_figure(one, lang) for one in figures]
    out.print(table("", columns, rows, numbers=(1, 3, 4)))
    columns = [word(name, lang) for name in ("bench-action", "bench-count", "bench-median", "bench-p99")]
    told = [(kind, *(short_number(one[of], lang) for of in ("count", "median", "p99"))) for kind, one in kinds.items()]
    out.print(table(word("bench-pushes", lang), columns, told, numbers=(1, 2, 3)))


def _figure(one: Figure, lang: str) -> tuple[str, ...]:
    return (
        word(f"figure-{slug(one.name)}", lang),
        short_number(one.value, lang),
        word("unit", lang, unit=UNITS[one.unit]),
        short_number(one.budget, lang),
        word("bench-share", lang, value=one.ratio),
        word("yes" if one.kept else "bench-over", lang),
    )
