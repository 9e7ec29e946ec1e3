"""What a puzzle is: a position, a question about it, the answer and its proof. All of it is data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ..core.ids import NOBODY, Party

Json = Any
"""Whatever `json` can write."""

HARDEST = 5


class PuzzleKind(StrEnum):
    """What is asked."""

    RUNS = "runs"
    """The most that the trains of a corporation can earn."""
    TILE = "tile"
    """The one tile after which they earn most."""
    DUMP = "dump"
    """The fewest shares that a president must sell to be rid of a corporation."""
    RESCUE = "rescue"
    """Can a president pay for the train that his corporation must buy, and by which sales?"""


@dataclass(frozen=True)
class Subject:
    """Whom a question is about: a corporation, and where it matters a player."""

    corp: Party
    player: Party = NOBODY


@dataclass(frozen=True)
class Solution:
    """The answer to a question with its proof."""

    best: int
    """A revenue or a number of shares; for a rescue 1 if there is one, otherwise 0."""
    runner_up: int | None
    """The next lower revenue: of the second best tile, of the trains sent out one after the other."""
    tried: int
    """How many alternatives there were: single runs, tiles, sales, positions."""
    nodes: int
    """How much the search looked at."""
    equal: int
    """How many of the alternatives reach the best."""
    answer: Json
    """One right answer, in the form in which answers are given."""
    traits: tuple[str, ...] = ()
    """What makes it hard; see `levels`."""

    @property
    def level(self) -> int:
        """From 1 to 5: one for the puzzle, and one for everything that makes it harder."""
        return min(HARDEST, 1 + len(self.traits))


@dataclass(frozen=True)
class Puzzle:
    """One puzzle of the shipped set."""

    id: str
    title: str
    kind: PuzzleKind
    game: str
    """The name of the game that it was found in."""
    ply: int
    corp: str
    player: str
    """Whom it is about besides the corporation; empty where nobody is."""
    solution: Solution

    @property
    def level(self) -> int:
        """How hard it is."""
        return self.solution.level
