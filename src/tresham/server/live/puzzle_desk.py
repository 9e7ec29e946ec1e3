"""Puzzles for readers: looked up at once, worked out in a process beside the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from threading import BoundedSemaphore, Lock
from typing import Any

from ...puzzles import UnknownPuzzle, of_the_day, puzzle, puzzles
from ...text.catalogue import catalogue
from ..db.waiting import in_line
from ..errors import ApiError
from ..side_processes import ProcessLost, SideProcesses
from .analysis import LATER, MOST_WAITING, KeptAnswers
from .puzzle_process import card_of, judge_answer, judge_runs, puzzle_symbols, show_puzzle, tell_solution
from .puzzle_shapes import PuzzleList

KEPT = 100
"""So many boards and solutions are kept: a club looks at the same ones."""


class PuzzleDesk:
    """Shows puzzles and judges answers. Nothing is written anywhere."""

    def __init__(self, minds: SideProcesses, patience: float) -> None:
        self.minds = minds
        self._patience = patience
        self._told: KeptAnswers[tuple[str, str, str], Any] = KeptAnswers(KEPT)
        self._line, self._turn = BoundedSemaphore(MOST_WAITING), Lock()

    def listed(self, language: str, day: date) -> PuzzleList:
        """All of them."""
        words = catalogue(language)
        cards = [card_of(one, words.say("puzzle-kind", {"kind": one.kind})) for one in puzzles().values()]
        return PuzzleList(today=of_the_day(day).id, puzzles=cards)

    def show(self, id: str, language: str) -> Any:
        """One puzzle with its board."""
        return self._kept("show", id, language)

    def solution(self, id: str, language: str) -> Any:
        """Its solution, for those who have had enough."""
        return self._kept("solution", id, language)

    def symbols(self, id: str) -> str:
        """Tiles and tokens of its title."""
        told: str = self._kept("symbols", id, "")
        return told

    def judge(self, id: str, answer: Any, text: str | None, language: str) -> Any:
        """What came of an answer."""
        known = _known(id)
        with self._in_turn():
            return self.minds.ask(judge_answer, known, answer, text, language)

    def runs(self, id: str, wanted: list[Any], language: str) -> Any:
        """Runs that are being drawn."""
        known = _known(id)
        with self._in_turn():
            return self.minds.ask(judge_runs, known, wanted, language)

    def _kept(self, what: str, id: str, language: str) -> Any:
        """What never changes is worked out once."""
        key = what, _known(id), language
        found = self._told.get(key)
        if found is None:
            with self._in_turn():
                if what == "symbols":
                    found = self.minds.ask(puzzle_symbols, key[1])
                else:
                    found = self.minds.ask(show_puzzle if what == "show" else tell_solution, key[1], language)
            self._told.put(key, found)
        return found

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        """One question at a time; a few may wait."""
        try:
            with in_line(self._line, self._turn, self._patience):
                yield
        except ProcessLost as lost:
            raise ApiError(503, "analysis_failed", headers=LATER) from lost


def _known(id: str) -> str:
    """The name of a puzzle as we write it."""
    try:
        return puzzle(id).id
    except UnknownPuzzle as error:
        raise ApiError(404, "no_such_puzzle", {"id": id}) from error
