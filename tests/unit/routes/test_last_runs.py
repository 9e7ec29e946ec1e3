"""Of equal plans, the one that changes least of what the trains did the last time; then the shortest."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.routes.boards import any_train, city, own, town
from tests.unit.routes.referee import best_rank, rank_of
from tests.unit.routes.small import RULES, plain, some_runs
from tresham.routes import Problem, RouteLink, RouteRun, RouteStop, RouteTrain, RouteTrainKind, check, solve

FORK = Problem(
    stops=(own(30), city(20), city(20), city(20)),
    links=(RouteLink(0, 1, track=0b1), RouteLink(0, 2, track=0b10), RouteLink(0, 3, track=0b11100)),
    trains=(any_train(2),),
)
"""A station between three cities that are worth the same; the third is farther away."""


def star(*trains: RouteTrain, cities: int = 4) -> Problem:
    """A station in the middle of cities that are worth the same, one piece of track away."""
    stops = tuple(RouteStop((20,) * len(trains), own=not i) for i in range(cities + 1))
    return Problem(stops, tuple(RouteLink(0, i + 1, track=1 << i) for i in range(cities)), trains)


def to_city(number: int, train: int = 0) -> RouteRun:
    """The run of a star from its middle to a city."""
    return RouteRun(train, (number - 1,), (0, number))


@pytest.mark.parametrize("last", [to_city(1), to_city(2), to_city(3)])
def test_what_is_as_good_as_ever_is_run_again(last):
    assert solve(FORK, last=[last]).runs == (last,)


def test_without_a_last_time_the_shortest():
    assert solve(replace(FORK, links=FORK.links[::-1])).runs == (RouteRun(0, (1,), (0, 2)),)


def test_short_means_few_pieces_of_track():
    links = RouteLink(0, 1, track=0b1), RouteLink(1, 2, track=0b10), RouteLink(0, 2, track=0b11100)
    problem = Problem((own(30), town(0), city(20)), links, (any_train(),))
    assert solve(problem).runs == (RouteRun(0, (0, 1), (0, 1, 2)),)


def test_the_last_runs_may_be_told_in_either_direction():
    assert solve(FORK, last=[RouteRun(0, (2,), (3, 0))]).runs == (RouteRun(0, (2,), (0, 3)),)


def test_more_money_is_worth_any_change():
    better = replace(FORK, stops=(own(30), city(20), city(20), city(21)))
    assert solve(better, last=[to_city(1)]).runs == (to_city(3),)


def test_a_longer_run_that_keeps_more_of_the_last_one():
    """A longer train goes on from where the old run ended, although another way is as good and shorter."""
    stops = own(10), city(10), city(30), city(10), city(30)
    pieces = (0, 1, 0b1), (1, 2, 0b110), (0, 3, 0b10000), (3, 4, 0b100000)
    links = tuple(RouteLink(a, b, track, end_a=a == 0) for a, b, track in pieces)
    problem = Problem(stops, links, (any_train(3),))
    assert solve(problem).runs == (RouteRun(0, (2, 3), (0, 3, 4)),)
    assert solve(problem, last=[RouteRun(0, (0,), (0, 1))]).runs == (RouteRun(0, (0, 1), (0, 1, 2)),)


def test_trains_and_links_that_are_gone_do_not_count():
    gone = [RouteRun(7, (1,), (0, 2)), RouteRun(-1, (1,), (0, 2)), RouteRun(0, (9, -1), (0, 9, 4))]
    assert solve(FORK, last=gone) == solve(FORK)


def test_what_is_left_of_a_broken_run_counts():
    broken = RouteRun(0, (1, 9), (0, 2))
    assert solve(FORK, last=[broken]).runs == (to_city(2),)


def test_twins_keep_their_own_runs():
    last = to_city(4, train=0), to_city(2, train=1)
    problem = star(any_train(2), any_train(2))
    assert solve(problem, last=last).runs == last
    without_the_fourth = replace(problem, links=problem.links[:3])
    assert solve(without_the_fourth, last=last).runs == (to_city(1, train=0), to_city(2, train=1))


def test_different_trains_keep_their_own_runs_if_that_costs_nothing():
    problem = star(any_train(2), RouteTrain(RouteTrainKind.CITIES, 2), cities=3)
    assert solve(problem, last=[to_city(9, train=0), to_city(1, train=1)]).runs[1] == to_city(1, train=1)
    assert solve(problem, last=[to_city(1, train=0), to_city(9, train=1)]).runs[0] == to_city(1, train=0)


def test_trains_do_not_change_places_if_that_costs_money():
    stops = RouteStop((20, 20), own=True), RouteStop((20, 40)), RouteStop((20, 20))
    problem = Problem(stops, (RouteLink(0, 1, track=1), RouteLink(0, 2, track=2)), (any_train(2), any_train(2)))
    last = to_city(1, train=0), to_city(2, train=1)
    assert solve(problem, last=last).runs == (to_city(2, train=0), to_city(1, train=1))


def test_a_guest_is_compared_with_itself():
    guest = replace(any_train(2), shares=True)
    last = to_city(2, train=0), to_city(3, train=1), to_city(2, train=2)
    assert solve(star(any_train(2), guest, guest), last=last).runs == last
    broken = to_city(9, train=0), *last[1:]
    assert solve(star(any_train(2), guest, guest), last=broken).runs[1:] == last[1:]


def test_an_early_end_is_never_worse_than_the_last_time():
    plan = solve(FORK, budget=0, last=[to_city(2)])
    assert (plan.runs, plan.worth, plan.proven) == ((to_city(2),), 50, False)
    assert plan.bound >= 50


def test_the_same_question_has_the_same_answer():
    problem = star(any_train(2), any_train(2), any_train(2))
    last = [to_city(4), to_city(3, train=1)]
    plans = [solve(problem, last=last) for _ in range(3)]
    assert plans[0] == plans[1] == plans[2] == solve(problem, last=tuple(last))


@pytest.mark.parametrize("kind", RouteTrainKind, ids=lambda kind: kind.name)
@given(random=st.randoms(use_true_random=False), rule=st.sampled_from(RULES))
def test_the_best_plan_stays_the_plan(kind, random, rule):
    problem = rule(random, plain(random, kind))
    plan = solve(problem, last=some_runs(random, problem))
    assert solve(problem, last=plan.runs) == plan
    assert check(problem, plan.runs) == plan.worth


@pytest.mark.parametrize("kind", RouteTrainKind, ids=lambda kind: kind.name)
@given(random=st.randoms(use_true_random=False), rule=st.sampled_from(RULES))
def test_no_plan_is_as_good_with_fewer_changes_or_as_close_and_shorter(kind, random, rule):
    problem = rule(random, plain(random, kind))
    last = some_runs(random, problem)
    assert rank_of(problem, solve(problem, last=last).runs, last) == best_rank(problem, last)
