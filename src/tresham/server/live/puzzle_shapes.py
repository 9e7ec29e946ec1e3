"""Puzzles as they travel: the list, one of them with its board, what came of an answer, the solution."""

from __future__ import annotations

from typing_extensions import TypedDict

from ...draw import Drawing
from ...view import View
from ...view.menu_shapes import MenuView
from ...view.shapes import RunView
from ..responses import Json


class PuzzleCard(TypedDict):
    """A line of the list."""

    id: str
    title: str
    title_name: str
    kind: str
    kind_name: str
    level: int
    """From 1, easy, to 5, hard."""


class PuzzleList(TypedDict):
    """All puzzles, and which of them is today's."""

    today: str
    puzzles: list[PuzzleCard]


class PuzzleFact(TypedDict):
    """A line about the position."""

    name: str
    value: str


class PuzzleView(PuzzleCard):
    """A puzzle: the question in the reader's language, and all that a board needs."""

    corp: str
    player: str
    """Whom it is about besides the corporation; empty where nobody is."""
    players: list[str]
    ply: int
    question: str
    form: str
    """How an answer is typed."""
    facts: list[PuzzleFact]
    holdings: list[str]
    """Of a rescue: the corporations whose shares could be sold."""
    sheet: Json
    view: View
    drawings: dict[str, Drawing]
    menu: MenuView
    """Of a tile: every lay. Otherwise nothing may be chosen on the map."""


class PuzzlePicture(TypedDict):
    """What is to be seen of an answer on the map."""

    runs: list[RunView]
    drawings: dict[str, Drawing]
    """Hexes that look otherwise then."""


class PuzzleVerdict(PuzzlePicture):
    """What came of an answer."""

    right: bool
    outcome: str
    """In a word: right, less, refused, too-many, not-enough, cannot-sell, short, saved, lost, can-be-saved."""
    value: int | None
    """What it earns; how many shares; how much is still missing."""
    best: int | None
    """What could be earned; none where that would give everything away."""
    message: str
    rule: str
    """The rule that forbids it, if one does."""


class PuzzleSolution(PuzzlePicture):
    """The answer, told and drawn, and how it is known."""

    lines: list[str]
    proof: list[str]
    answer: Json
    best: int
    runner_up: int | None
    tried: int
    nodes: int
    traits: list[str]
