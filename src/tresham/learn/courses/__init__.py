"""The courses there are: the two for newcomers in their order, then what is special in each title."""

from __future__ import annotations

from ..lesson import Course, Lesson
from .basics import BASICS
from .g18cz import G18CZ
from .g18cz_tutorial import G18CZ_TUTORIAL
from .g1830 import G1830
from .g1848 import G1848
from .g1849 import G1849
from .g1850 import G1850

COURSES: tuple[Course, ...] = (BASICS, G18CZ_TUTORIAL, G1830, G1848, G1849, G1850, G18CZ)
LESSONS: dict[str, Lesson] = {lesson.key: lesson for course in COURSES for lesson in course.lessons}
"""By key: every lesson."""
