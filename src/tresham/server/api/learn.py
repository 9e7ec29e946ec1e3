"""The guide: courses and lessons, how far one is, and what a lesson says."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Response
from typing_extensions import TypedDict

from ...learn import COURSES, Course, Lesson
from ...learn.telling import course_about, course_name, lesson_about, lesson_name
from ...text.catalogue import Catalogue, catalogue
from ...titles import title_name
from ..edge.auth import Member, Visitor
from ..edge.request_bodies import ReadOnce
from ..live.checks import chosen_ply
from ..live.for_readers import table_shape
from ..live.guiding import told_at
from ..lobby import lessons
from ..lobby.lessons import LessonState
from ..requests import BeginLesson
from ..responses import TableShape
from .common import GameId, House, Language, Ply, json, shows

router = APIRouter(tags=["learn"], route_class=ReadOnce)

LessonKey = Annotated[str, Path(max_length=48)]


class LessonCard(TypedDict):
    """A lesson, and how far the reader is in it."""

    key: str
    name: str
    about: str
    title: str
    minutes: int
    steps: int
    step: int
    done: bool
    game: str | None
    """The reader's table, if he has begun."""


class CourseCard(TypedDict):
    """Lessons in their order."""

    key: str
    name: str
    about: str
    title_name: str
    lessons: list[LessonCard]


class LessonPageShape(TypedDict):
    """A page of talk, and what it points at."""

    text: str
    points: list[str]


class LessonShape(TypedDict):
    """What a lesson says at a row of its table."""

    lesson: str
    name: str
    where: Literal["step", "watch", "astray", "done", "other"]
    step: int
    """So many steps are done."""
    steps: int
    pages: list[LessonPageShape]
    feedback: str
    """What a wrong move teaches."""
    places: list[str]
    """The hexes that it points at or speaks of by the names of their places."""
    back: int | None
    """The row to go back to, if the last move was wrong."""
    ply: int
    next: str | None
    """The lesson after this one."""


@router.get("/lessons", responses=shows(list[CourseCard]), response_class=Response)
def courses(house: House, user: Visitor, language: Language) -> Response:
    """All courses with their lessons."""
    known = {} if user is None else lessons.states(house.lobby, user)
    words = catalogue(language)
    return json([_course(course, known, words) for course in COURSES])


@router.post("/lessons/{lesson}", responses=shows(TableShape), response_class=Response)
def begin(house: House, user: Member, lesson: LessonKey, asked: BeginLesson | None = None) -> Response:
    """Begin a lesson, or go on with it: its table."""
    table = lessons.begin(house.lobby, user, lesson, asked is not None and asked.again)
    return json(table_shape(table, user, house.streams.presence(table.id)))


@router.get("/games/{game_id}/lesson", responses=shows(LessonShape), response_class=Response)
def said(house: House, user: Visitor, language: Language, game_id: GameId, at: Ply = None) -> Response:
    """What the lesson of a table says now, or said at a row."""
    table, views = house.games.open(game_id, user)
    ply = chosen_ply(table, at)
    told = told_at(table, views, ply, language)
    telling = told.telling
    return json(
        LessonShape(
            lesson=telling.lesson,
            name=telling.name,
            where=telling.where,
            step=telling.step,
            steps=telling.steps,
            pages=[LessonPageShape(text=page.text, points=list(page.points)) for page in telling.pages],
            feedback=telling.feedback,
            places=list(telling.places),
            back=told.back,
            ply=ply,
            next=_next(telling.lesson),
        )
    )


def _course(course: Course, known: dict[str, LessonState], words: Catalogue) -> CourseCard:
    return CourseCard(
        key=course.key,
        name=course_name(words, course),
        about=course_about(words, course),
        title_name=title_name(course.lessons[0].title),
        lessons=[_lesson(one, known.get(one.key, LessonState()), words) for one in course.lessons],
    )


def _lesson(lesson: Lesson, state: LessonState, words: Catalogue) -> LessonCard:
    return LessonCard(
        key=lesson.key,
        name=lesson_name(words, lesson),
        about=lesson_about(words, lesson),
        title=lesson.title,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        step=state.step,
        done=state.done,
        game=state.game,
    )


def _next(key: str) -> str | None:
    """The lesson after one, in the same course."""
    for course in COURSES:
        keys = [one.key for one in course.lessons]
        if key in keys[:-1]:
            return keys[keys.index(key) + 1]
    return None
