"""By kind of puzzle: whom a position asks about, and how it is solved."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..core.game import Game
from .best_run_puzzles import solve_runs, subject_of_runs
from .best_tile_puzzles import solve_tile, subject_of_tiles
from .dump_puzzles import solve_dump, subjects_of_dumps
from .puzzle import PuzzleKind, Solution, Subject
from .rescue_puzzles import solve_rescue, subject_of_rescues

SOLVERS: dict[PuzzleKind, Callable[[Game, Subject], Solution | None]] = {
    PuzzleKind.RUNS: solve_runs,
    PuzzleKind.TILE: solve_tile,
    PuzzleKind.DUMP: solve_dump,
    PuzzleKind.RESCUE: solve_rescue,
}


def solved(kind: PuzzleKind, game: Game, subject: Subject) -> Solution | None:
    """The answer with its proof; none if there is nothing to ask."""
    return SOLVERS[kind](game, subject)


def asked_here(game: Game) -> Iterator[tuple[PuzzleKind, Subject]]:
    """The questions that a position could ask."""
    single = {
        PuzzleKind.RUNS: subject_of_runs(game),
        PuzzleKind.TILE: subject_of_tiles(game),
        PuzzleKind.RESCUE: subject_of_rescues(game),
    }
    for kind, subject in single.items():
        if subject is not None:
            yield kind, subject
    for subject in subjects_of_dumps(game):
        yield PuzzleKind.DUMP, subject
