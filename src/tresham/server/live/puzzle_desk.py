"""Puzzles for readers: looked up at once, worked out in a process beside the server."""

from __future__ import annotations

from datetime import date
from typing import Any

from ...puzzles import UnknownPuzzle, of_the_day, puzzle, puzzles
from ...text.catalogue import catalogue
from ..errors import ApiError
from ..kept_text import compact
from ..side_processes import SideProcesses
from .puzzle_process import card_of, judge_answer, judge_runs, puzzle_symbols, show_puzzle, tell_solution
from .puzzle_shapes import PuzzleList
from .side_work import KeptAnswers, SideWork

KEPT = 100
"""So many boards and solutions are kept, as text: a club looks at the same ones."""


class PuzzleDesk:
    """Shows puzzles and judges answers. Nothing is written anywhere."""

    def __init__(self, minds: SideProcesses, patience: float) -> None:
        self.minds = minds
        self.side_work = SideWork(patience)
        self._told: KeptAnswers[tuple[str, str, str], str] = KeptAnswers(KEPT)

    def listed(self, language: str, day: date) -> PuzzleList:
        """All of them."""
        words = catalogue(language)
        cards = [card_of(one, words.say("puzzle-kind", {"kind": one.kind})) for one in puzzles().values()]
        return PuzzleList(today=of_the_day(day).id, puzzles=cards)

    def show(self, id: str, language: str, who: str) -> str:
        """One puzzle with its board, as JSON. What never changes is worked out once."""
        known = _known(id)
        return self.side_work.once(
            who, self._told, ("show", known, language), lambda: compact(self.minds.ask(show_puzzle, known, language))
        )

    def solution(self, id: str, language: str, who: str) -> str:
        """Its solution, for those who have had enough, as JSON."""
        known = _known(id)
        return self.side_work.once(
            who,
            self._told,
            ("solution", known, language),
            lambda: compact(self.minds.ask(tell_solution, known, language)),
        )

    def symbols(self, id: str, who: str) -> str:
        """Tiles and tokens of its title."""
        known = _known(id)
        return self.side_work.once(
            who, self._told, ("symbols", known, ""), lambda: self.minds.ask(puzzle_symbols, known)
        )

    def judge(self, id: str, answer: Any, text: str | None, language: str, who: str) -> Any:
        """What came of an answer."""
        known = _known(id)
        with self.side_work.turn(who):
            return self.minds.ask(judge_answer, known, answer, text, language)

    def runs(self, id: str, wanted: list[Any], language: str, who: str) -> Any:
        """Runs that are being drawn."""
        known = _known(id)
        with self.side_work.turn(who):
            return self.minds.ask(judge_runs, known, wanted, language)


def _known(id: str) -> str:
    """The name of a puzzle as we write it."""
    try:
        return puzzle(id).id
    except UnknownPuzzle as error:
        raise ApiError(404, "no_such_puzzle", {"id": id}) from error
