"""Playing a lesson as its data says."""

from __future__ import annotations

from tresham.core.action import Action
from tresham.core.game import Game
from tresham.learn import LESSONS, Lesson, opened, progress, script_at
from tresham.learn.named_moves import LessonTable
from tresham.learn.progress import STEP
from tresham.view.routing import as_drawn


def begun(key: str) -> tuple[Lesson, Game]:
    """A lesson at its first step."""
    lesson = LESSONS[key]
    return lesson, opened(lesson, "Zoe")


def script(lesson: Lesson, game: Game) -> None:
    """Let the script play as long as it has something to play."""
    while (action := script_at(lesson, game)) is not None:
        game.push(action)


def goal(lesson: Lesson, game: Game) -> Action:
    """What the guide would do at the present step."""
    found = progress(lesson, game)
    assert found.where == STEP
    return as_drawn(game, LessonTable(lesson, game).find(lesson.steps[found.step].goal.moves[0], game))


def do_step(lesson: Lesson, game: Game) -> None:
    """A step by its goal, with what the others then do."""
    game.push(goal(lesson, game))
    script(lesson, game)
