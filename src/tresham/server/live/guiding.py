"""The guide at a table: after every change it plays what the lesson says for the others."""

from __future__ import annotations

from dataclasses import dataclass

from ...learn import LESSONS, Lesson, Progress, Telling, progress, script_at, tell
from ..errors import ApiError
from ..table_record import TableRecord
from .checks import seat_for
from .game_change import GameChange
from .game_views import GameViews


def lesson_at(table: TableRecord) -> Lesson | None:
    """The lesson that is played at a table; none if it is none, or one that there is no more."""
    return LESSONS.get(table.lesson or "")


def first_row(table: TableRecord) -> int:
    """The row before which nothing is taken back: the opening of a lesson belongs to it."""
    lesson = lesson_at(table)
    return 0 if lesson is None else len(lesson.opening)


def guide_plays(change: GameChange) -> None:
    """What the script answers is kept together with what it answers to."""
    lesson = lesson_at(change.table)
    while lesson is not None and (action := script_at(lesson, change.game())) is not None:
        change.play(action, None, seat_for(change.game(), change.table, action))


@dataclass(frozen=True)
class Told:
    """What a lesson says at a row, and the row to go back to from a wrong move."""

    telling: Telling
    back: int | None


def told_at(table: TableRecord, views: GameViews, ply: int, language: str) -> Told:
    """What the lesson of a table says at a row."""
    lesson = lesson_at(table)
    if lesson is None:
        raise ApiError(404, "no_lesson")
    telling = tell(lesson, views.live.game(ply), language)
    rows = [0, *views.live.line(ply)]
    return Told(telling, None if telling.back is None else rows[telling.back])


def how_far(table: TableRecord, views: GameViews) -> Progress | None:
    """How far the learner is; none if there is no such lesson."""
    lesson = lesson_at(table)
    return None if lesson is None else progress(lesson, views.live.game(table.ply))
