"""How far somebody is in a lesson: a fold over the moves that stand at the table. Nothing else is remembered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ..core.codec import snake
from ..core.game import Game, Node
from .facts import fact
from .lesson import Lesson, LessonStep, NamedMove
from .named_moves import LessonTable

Where = Literal["step", "watch", "astray", "done", "other"]
STEP: Final = "step"
"""The learner is to move."""
WATCH: Final = "watch"
"""The script is to move."""
ASTRAY: Final = "astray"
"""The learner has left the path; what he did can be taken back."""
DONE: Final = "done"
OTHER: Final = "other"
"""The table was set up for another form of this lesson."""


@dataclass(frozen=True)
class Progress:
    """Where somebody is."""

    where: Where
    step: int
    """So many steps are done."""
    began: Node
    """The position at which the present step began; at the end, the last one."""
    script: tuple[NamedMove, ...] = ()
    """What the script plays next."""
    verb: str = ""
    """Of a wrong move: its verb."""
    strayed: int = 0
    """Of a wrong move: how many moves stood before it."""


def progress(lesson: Lesson, game: Game) -> Progress:
    """Where the moves of a game have led in a lesson."""
    nodes = game.line()
    if not fits(lesson, game):
        return Progress(OTHER, 0, nodes[0])
    walk = _Walk(lesson, LessonTable(lesson, game), game)
    for node in nodes[1:]:
        if not walk.take(node):
            return walk.astray(node)
    return walk.here()


def fits(lesson: Lesson, game: Game) -> bool:
    """Is this a table of the lesson at all?"""
    same = game.title.key == lesson.title and game.title.options == frozenset(lesson.options)
    return same and game.seed == lesson.seed and len(game.players) == len(lesson.seats)


class _Walk:
    """Takes the moves one by one."""

    def __init__(self, lesson: Lesson, table: LessonTable, game: Game) -> None:
        self.lesson, self.table, self.game = lesson, table, game
        self.script = list(lesson.opening)
        self.step = 0
        self.began = game.line()[0]

    def take(self, node: Node) -> bool:
        """A move; false if it leads off the path."""
        before = node.parent
        assert before is not None
        assert node.action is not None
        if self.script:
            if not self.table.means(self.script[0], before.state, node.action):
                return False
            del self.script[0]
        elif self.step < len(self.lesson.steps):
            step = self.lesson.steps[self.step]
            if not self._meets(step, node):
                return False
            self.step += 1
            self.script = list(step.replies)
        if not self.script:
            self.began = node
        return True

    def _meets(self, step: LessonStep, node: Node) -> bool:
        assert node.parent is not None
        assert node.action is not None
        if not any(self.table.means(one, node.parent.state, node.action) for one in step.goal.moves):
            return False
        after = Game(self.game.title, self.game.players, self.game.seed, node)
        return all(fact(after, self.table, one) >= most for one, most in step.goal.at_least.items())

    def here(self) -> Progress:
        if self.script:
            return Progress(WATCH, self.step, self.began, tuple(self.script))
        where: Where = DONE if self.step == len(self.lesson.steps) else STEP
        return Progress(where, self.step, self.began)

    def astray(self, node: Node) -> Progress:
        if self.script and self.step == 0 and node.ply <= len(self.lesson.opening):
            return Progress(OTHER, 0, self.began)  # the opening was another one when this table was set up
        verb = snake(node.action.__class__.__name__)
        return Progress(ASTRAY, self.step, self.began, verb=verb, strayed=node.ply - 1)
