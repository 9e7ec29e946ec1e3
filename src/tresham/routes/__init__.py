"""The exact optimiser: what is the most a corporation's trains can earn, and by which runs?

It knows stops, links and trains as numbers, and nothing of boards or games.
"""

from tresham.routes.check import RouteRefused, check
from tresham.routes.json_fields import ProblemRefused
from tresham.routes.problem import (
    ENDLESS,
    EVERY,
    Bonus,
    Need,
    Plan,
    Problem,
    RouteGauge,
    RouteLink,
    RouteRun,
    RouteStop,
    RouteStopKind,
    RouteTrain,
    RouteTrainKind,
)
from tresham.routes.problem_json import read_problem
from tresham.routes.solve import solve

__all__ = [
    "ENDLESS",
    "EVERY",
    "Bonus",
    "Need",
    "Plan",
    "Problem",
    "ProblemRefused",
    "RouteGauge",
    "RouteLink",
    "RouteRefused",
    "RouteRun",
    "RouteStop",
    "RouteStopKind",
    "RouteTrain",
    "RouteTrainKind",
    "check",
    "read_problem",
    "solve",
]
