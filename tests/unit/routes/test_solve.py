"""The best plan, against a referee on small random boards; larger boards; what to do when there is little to do."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.routes.boards import any_train, city, line, whole_line
from tests.unit.routes.referee import best_rank, rank_of
from tests.unit.routes.small import RULES, plain, some_runs
from tresham.routes import Plan, Problem, RouteLink, RouteStop, RouteTrainKind, check, solve


@pytest.mark.parametrize("kind", RouteTrainKind, ids=lambda kind: kind.name)
@given(random=st.randoms(use_true_random=False), rule=st.sampled_from(RULES))
def test_the_plan_is_legal_and_no_other_is_better(kind, random, rule):
    problem = rule(random, plain(random, kind))
    plan, best = solve(problem), best_rank(problem)
    assert check(problem, plan.runs) == plan.worth == plan.bound == best.worth
    assert plan.proven
    assert rank_of(problem, plan.runs) == best


@pytest.mark.parametrize("kind", RouteTrainKind, ids=lambda kind: kind.name)
@given(random=st.randoms(use_true_random=False), rule=st.sampled_from(RULES), budget=st.integers(0, 60))
def test_a_budget_gives_an_honest_answer(kind, random, rule, budget):
    problem = rule(random, plain(random, kind))
    for last in ((), some_runs(random, problem)):
        plan = solve(problem, budget, last)
        assert check(problem, plan.runs) == plan.worth <= best_rank(problem).worth <= plan.bound
        assert plan.proven == (plan.worth == plan.bound)


def ladder(rungs, **changes):
    """Two rows of stops joined crosswise: many ways, so that half-runs are matched by bitmasks."""
    stops = [RouteStop((10 + 7 * i % 30,) * 2, own=i == rungs) for i in range(2 * rungs)]
    pairs = [(i, i + rungs) for i in range(rungs)]
    for i in range(rungs - 1):
        pairs += [(i, i + 1), (i + rungs, i + rungs + 1), (i, i + rungs + 1)]
    links = [RouteLink(a, b, track=1 << number) for number, (a, b) in enumerate(pairs)]
    return replace(Problem(tuple(stops), tuple(links), (any_train(), any_train(4))), **changes)


def test_long_lists_of_half_runs(monkeypatch):
    with_bitmasks = solve(ladder(6))
    monkeypatch.setattr("tresham.routes.half_runs.WORTH_SORTING_OUT", 1 << 30)
    assert solve(ladder(6)) == with_bitmasks
    assert with_bitmasks.proven
    assert check(ladder(6), with_bitmasks.runs) == with_bitmasks.worth


def test_more_budget_is_never_worse():
    plans = [solve(ladder(5), budget) for budget in (0, 10, 100, 1000, 10_000, 100_000)]
    assert not plans[0].proven
    assert plans[-1].proven
    assert all(plan.worth <= plans[-1].worth <= plan.bound for plan in plans)


def test_the_same_question_has_the_same_answer():
    assert solve(ladder(5)) == solve(ladder(5))


def test_no_station_no_run():
    assert solve(line(city(30), city(20), train=any_train())) == Plan((), 0, True, 0)


def test_nothing_to_run():
    assert solve(Problem((), (), ())) == Plan((), 0, True, 0)


def test_guests_run_over_the_track_of_others():
    stops = RouteStop((30, 30), own=True), RouteStop((20, 20))
    problem = Problem(stops, (RouteLink(0, 1, track=1),), (any_train(), replace(any_train(), shares=True)))
    assert solve(problem).runs == (whole_line(problem), whole_line(problem, train=1))


def test_twins_take_turns():
    stops = RouteStop((30, 30, 30), own=True), RouteStop((20, 20, 20)), RouteStop((10, 10, 10))
    links = RouteLink(0, 1, track=1), RouteLink(0, 1, track=2), RouteLink(0, 2, track=4)
    problem = Problem(stops, links, (any_train(2),) * 3)
    assert solve(problem).worth == 140
    assert [run.train for run in solve(problem).runs] == [0, 1, 2]
