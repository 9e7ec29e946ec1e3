"""Small random boards of every kind of train and every rule: the optimiser and the referee agree.

`make soak-routes` does the same with 2,000 boards each.
"""

from random import Random

import pytest

from tests.unit.routes.small import RULES, disagreements, plain
from tresham.routes import RouteTrainKind

BOARDS = 100
"""For each kind with each rule: 2,000 a kind, 800 a rule."""


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
@pytest.mark.parametrize("kind", RouteTrainKind, ids=lambda kind: kind.name)
def test_the_referee_has_no_objections(kind, rule):
    for number in range(BOARDS):
        random = Random(f"{kind.name} {rule.__name__} {number}")
        problem = rule(random, plain(random, kind))
        assert disagreements(random, problem) == [], problem
