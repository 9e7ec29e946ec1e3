"""Puzzles: the list, the one of the day, a board to think at, an answer to be judged."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from ...puzzles import of_the_day
from ...view.shapes import RoutesView
from ..edge.request_bodies import ReadOnce
from ..live.puzzle_shapes import PuzzleList, PuzzleSolution, PuzzleVerdict, PuzzleView
from ..requests import DrawnRuns, PuzzleAnswer
from .common import SVG, Asker, House, Language, json, sends, shows

router = APIRouter(tags=["puzzles"], route_class=ReadOnce)

PuzzleId = Annotated[str, Path(min_length=1, max_length=32, pattern="^[A-Za-z0-9-]+$")]
Day = Annotated[date | None, Query(description="Whose puzzle of the day; today's if not named.")]


def _today(day: date | None) -> date:
    return day or datetime.now(UTC).date()


@router.get("/puzzles", responses=shows(PuzzleList), response_class=Response)
def puzzles(house: House, language: Language, day: Day = None) -> Response:
    """All puzzles, and which is that of the day."""
    return json(house.puzzles.listed(language, _today(day)))


@router.get("/puzzles/today", responses=shows(PuzzleView), response_class=Response)
def today(house: House, who: Asker, language: Language, day: Day = None) -> Response:
    """The puzzle of the day."""
    return json(house.puzzles.show(of_the_day(_today(day)).id, language, who))


@router.get("/puzzles/{puzzle_id}", responses=shows(PuzzleView), response_class=Response)
def puzzle(house: House, who: Asker, language: Language, puzzle_id: PuzzleId) -> Response:
    """One puzzle, with all that a board needs."""
    return json(house.puzzles.show(puzzle_id, language, who))


@router.get("/puzzles/{puzzle_id}/symbols.svg", responses=sends(SVG), response_class=Response)
def symbols(house: House, who: Asker, puzzle_id: PuzzleId) -> Response:
    """Tiles and tokens of its title."""
    return Response(house.puzzles.symbols(puzzle_id, who), 200, {"Cache-Control": "public, max-age=3600"}, SVG)


@router.post("/puzzles/{puzzle_id}/runs", responses=shows(RoutesView), response_class=Response)
def draw_runs(house: House, who: Asker, language: Language, puzzle_id: PuzzleId, drawn: DrawnRuns) -> Response:
    """Runs that are being drawn: what they earn and what is wrong with them, not whether more is possible."""
    return json(house.puzzles.runs(puzzle_id, drawn.runs, language, who))


@router.post("/puzzles/{puzzle_id}/answer", responses=shows(PuzzleVerdict), response_class=Response)
def answer(house: House, who: Asker, language: Language, puzzle_id: PuzzleId, given: PuzzleAnswer) -> Response:
    """Right or wrong, what it earns and how far that is from the best."""
    return json(house.puzzles.judge(puzzle_id, given.answer, given.text, language, who))


@router.get("/puzzles/{puzzle_id}/solution", responses=shows(PuzzleSolution), response_class=Response)
def solution(house: House, who: Asker, language: Language, puzzle_id: PuzzleId) -> Response:
    """A right answer with its proof, for those who want it."""
    return json(house.puzzles.solution(puzzle_id, language, who))
