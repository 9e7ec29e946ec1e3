"""Puzzles: positions with one clear best answer, found in games of bots, proven, and graded from 1 to 5.

>>> from datetime import date
>>> from tresham.puzzles import judge, of_the_day, puzzles
>>> today = of_the_day(date(2026, 11, 18))
>>> judge(today, today.solution.answer).is_right
True
>>> len(puzzles())
200
"""

from __future__ import annotations

from .judging import Judgement, UnreadAnswer, judge, solution_verdict
from .puzzle import HARDEST, Puzzle, PuzzleKind, Solution, Subject
from .shipped import UnknownPuzzle, chosen, of_the_day, position_of, puzzle, puzzles, subject_of
from .typed_answers import read_answer
from .wording import PuzzleWords

__all__ = [
    "HARDEST",
    "Judgement",
    "Puzzle",
    "PuzzleKind",
    "PuzzleWords",
    "Solution",
    "Subject",
    "UnknownPuzzle",
    "UnreadAnswer",
    "chosen",
    "judge",
    "of_the_day",
    "position_of",
    "puzzle",
    "puzzles",
    "read_answer",
    "solution_verdict",
    "subject_of",
]
