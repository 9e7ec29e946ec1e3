"""The exact optimiser: what is the most a corporation's trains can earn, and by which runs?

It knows stops, links and trains as numbers, and nothing of boards or games.
"""

from tresham.routes.check import RouteRefused, check
from tresham.routes.fields import ProblemRefused
from tresham.routes.problem import (
    ENDLESS,
    EVERY,
    Bonus,
    Gauge,
    Link,
    Need,
    Plan,
    Problem,
    Run,
    Stop,
    StopKind,
    Train,
    TrainKind,
)
from tresham.routes.reading import read_problem
from tresham.routes.solve import solve

__all__ = [
    "ENDLESS",
    "EVERY",
    "Bonus",
    "Gauge",
    "Link",
    "Need",
    "Plan",
    "Problem",
    "ProblemRefused",
    "RouteRefused",
    "Run",
    "Stop",
    "StopKind",
    "Train",
    "TrainKind",
    "check",
    "read_problem",
    "solve",
]
