"""Playing what a lesson says: its opening, and its script while the learner is on the path."""

from __future__ import annotations

from ..core.action import Action
from ..core.game import Game
from ..titles import build
from .lesson import Lesson
from .named_moves import LessonTable
from .progress import WATCH, progress


def opened(lesson: Lesson, learner: str) -> Game:
    """A new game of a lesson, played up to its first step; every move passes the ordinary checks."""
    players = lesson.players(learner)
    game = Game.start(build(lesson.title, len(players), lesson.options), players, lesson.seed)
    table = LessonTable(lesson, game)
    for one in lesson.opening:
        game.push(table.find(one, game))
    return game


def script_at(lesson: Lesson, game: Game) -> Action | None:
    """What the script plays now; nothing if it is the learner's turn, or he has left the path."""
    found = progress(lesson, game)
    if found.where != WATCH:
        return None
    return LessonTable(lesson, game).find(found.script[0], game)
