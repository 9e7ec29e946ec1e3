"""Runs of a view, drawn: where they go on the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..core.action import Run
from ..core.state import State
from ..core.title import Title
from ..view.shapes import RoutesView, RunView
from .runs import drawn_runs


def drawn_routes(title: Title, state: State, routes: RoutesView, runs: Sequence[Run]) -> RoutesView:
    """The same routes with the lines of their runs."""
    return replace(routes, runs=with_lines(title, state, routes.runs, runs))


def with_lines(title: Title, state: State, told: Sequence[RunView], runs: Sequence[Run]) -> tuple[RunView, ...]:
    """The same runs with their lines on the map."""
    return tuple(
        replace(
            run,
            path=(line.path,),
            ends=tuple((round(at.real, 1), round(at.imag, 1)) for at in line.ends),
            colour=line.colour,
            dashes=line.dashes,
        )
        for run, line in zip(told, drawn_runs(title, state, runs), strict=True)
    )
