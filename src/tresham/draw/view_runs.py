"""Runs of a view, drawn: where they go on the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..core.action import Run
from ..core.state import State
from ..core.title import Title
from ..view.shapes import RoutesView
from .runs import drawn_runs


def drawn_routes(title: Title, state: State, routes: RoutesView, runs: Sequence[Run]) -> RoutesView:
    """The same routes with the lines of their runs."""
    lines = drawn_runs(title, state, runs)
    return replace(
        routes,
        runs=tuple(
            replace(
                run,
                path=(line.path,),
                ends=tuple((round(at.real, 1), round(at.imag, 1)) for at in line.ends),
                colour=line.colour,
                dashes=line.dashes,
            )
            for run, line in zip(routes.runs, lines, strict=True)
        ),
    )
