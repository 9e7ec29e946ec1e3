"""What a lesson says, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ..core.game import Game, Node
from ..text.catalogue import Catalogue, catalogue, slug
from .facts import fact
from .lesson import Course, Lesson, LessonStep
from .named_moves import LessonTable
from .progress import ASTRAY, DONE, STEP, Progress, Where, progress

NAMES_IN = "en"
"""The language in which names of places stand as they are printed."""


@dataclass(frozen=True)
class PageTold:
    """A page of talk, and what it points at."""

    text: str
    points: tuple[str, ...]


@dataclass(frozen=True)
class Telling:
    """What a lesson says at a position."""

    lesson: str
    name: str
    where: Where
    step: int
    steps: int
    pages: tuple[PageTold, ...]
    feedback: str
    """What a wrong move teaches; empty on the path."""
    places: tuple[str, ...]
    """The hexes that it points at or speaks of by the names of their places: whoever reads it looks for them."""
    back: int | None
    """How many moves stand once the wrong one, and all after it, are taken back."""


class LessonVoice:
    """Speaks of one lesson's table in one language."""

    def __init__(self, lesson: Lesson, game: Game, language: str) -> None:
        self.lesson, self.game = lesson, game
        self.table = LessonTable(lesson, game)
        self.words: Catalogue = catalogue(language, game.title.key, game.title.currency)

    def say(self, message: str, facts: dict[str, int]) -> str:
        """A sentence of the lesson."""
        return self.words.say(message, {"you": self.table.learner, **facts})

    def tell(self, found: Progress) -> Telling:
        """What is to be said where somebody is."""
        steps, key = self.lesson.steps, self.lesson.key
        pages: tuple[PageTold, ...] = ()
        feedback = ""
        if found.where in (STEP, ASTRAY) and found.step < len(steps):
            pages = self._pages(steps[found.step], found.began)
        if found.where == DONE:
            pages = (PageTold(self.say(f"lesson-{key}-end", self.facts(self.lesson.facts, found.began)), ()),)
        if found.where == ASTRAY:
            feedback = self._feedback(found)
        return Telling(
            lesson=key,
            name=lesson_name(self.words, self.lesson),
            where=found.where,
            step=found.step,
            steps=len(steps),
            pages=pages,
            feedback=feedback,
            places=places_of(self.lesson, self.game, found),
            back=found.strayed if found.where == ASTRAY else None,
        )

    def _pages(self, step: LessonStep, began: Node) -> tuple[PageTold, ...]:
        facts = self.facts(step.facts, began)
        return tuple(
            PageTold(self.say(page_message(self.lesson, step, number), facts), (*points, *tiles_asked(step, points)))
            for number, points in enumerate(step.pages, 1)
        )

    def _feedback(self, found: Progress) -> str:
        if found.step >= len(self.lesson.steps):
            return self.words.say("lesson-beyond", {})
        step = self.lesson.steps[found.step]
        return self.say(wrong_message(self.lesson, step, found.verb), self.facts(step.facts, found.began))

    def facts(self, wanted: Mapping[str, str], at: Node) -> dict[str, int]:
        """The facts that a text mentions, read at a position."""
        game = Game(self.game.title, self.game.players, self.game.seed, at)
        return {name: fact(game, self.table, written) for name, written in wanted.items()}


def tell(lesson: Lesson, game: Game, language: str) -> Telling:
    """What a lesson says at the present position of a game."""
    return LessonVoice(lesson, game, language).tell(progress(lesson, game))


def tiles_asked(step: LessonStep, points: tuple[str, ...]) -> tuple[str, ...]:
    """The tile to be found among all that may lie on the hex a page points at: `tile:57:0`, as it is to be turned, or
    `tile:57`. Nothing where any tile will do."""
    wanted = step.goal.moves[0].about
    hex, tile, rotation = wanted.get("hex"), wanted.get("tile"), wanted.get("rotation")
    if tile is None or f"hex:{hex}" not in points or not all("tile" in one.about for one in step.goal.moves):
        return ()
    return (f"tile:{tile}" if rotation is None else f"tile:{tile}:{rotation}",)


def places_of(lesson: Lesson, game: Game, found: Progress) -> tuple[str, ...]:
    """The hexes with names that are pointed at or spoken of where somebody is. Other languages may bend a name: it is
    looked for in English, where it stands as it is printed."""
    step = lesson.steps[found.step] if found.where in (STEP, ASTRAY) and found.step < len(lesson.steps) else None
    messages = [f"lesson-{lesson.key}-end"] if found.where == DONE else []
    if step is not None:
        messages += [page_message(lesson, step, number) for number, _ in enumerate(step.pages, 1)]
        messages += [wrong_message(lesson, step, found.verb)] if found.where == ASTRAY else []
    points = {point for page in step.pages for point in page} if step is not None else set()
    facts: dict[str, str | int | float] = {
        "you": "",
        **dict.fromkeys(step.facts if step is not None else lesson.facts, 0),
    }
    said = " ".join(catalogue(NAMES_IN, game.title.key).say(message, facts) for message in messages)
    return tuple(
        hex.name
        for hex in game.title.atlas.hexes
        if hex.place and (f"hex:{hex.name}" in points or re.search(rf"(?<!\w){re.escape(hex.place)}(?!\w)", said))
    )


def page_message(lesson: Lesson, step: LessonStep, number: int) -> str:
    """The message of a page."""
    return f"lesson-{lesson.key}-{step.key}-{number}"


def wrong_message(lesson: Lesson, step: LessonStep, verb: str) -> str:
    """What a wrong move teaches: by its verb if the step says so, else in general."""
    end = f"-{slug(verb)}" if verb in step.wrong else ""
    return f"lesson-{lesson.key}-{step.key}-wrong{end}"


def lesson_name(words: Catalogue, lesson: Lesson) -> str:
    """What a lesson is called."""
    return words.say(f"lesson-{lesson.key}", {})


def lesson_about(words: Catalogue, lesson: Lesson) -> str:
    """What is learnt there."""
    return words.say(f"lesson-{lesson.key}", {}, "about")


def course_name(words: Catalogue, course: Course) -> str:
    """What a course is called."""
    return words.say(f"course-{course.key}", {})


def course_about(words: Catalogue, course: Course) -> str:
    """For whom it is."""
    return words.say(f"course-{course.key}", {}, "about")
