"""The guide: lessons that are data, played on a real table with the real engine.

A lesson is a position, steps, and what the other seats do. How far somebody is, `progress` reads from the moves that
stand at the table; what the lesson says there, `tell` says in the reader's language.
"""

from __future__ import annotations

from .courses import COURSES, LESSONS
from .guided_play import opened, script_at
from .lesson import Course, Goal, Lesson, LessonStep, move
from .named_moves import LessonFault
from .progress import Progress, progress
from .telling import Telling, tell

__all__ = [
    "COURSES",
    "LESSONS",
    "Course",
    "Goal",
    "Lesson",
    "LessonFault",
    "LessonStep",
    "Progress",
    "Telling",
    "move",
    "opened",
    "progress",
    "script_at",
    "tell",
]
