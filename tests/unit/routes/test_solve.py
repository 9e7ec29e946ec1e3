"""The best plan, against brute force on small random boards."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.routes.boards import any_train, city, line, own, whole_line
from tresham.routes import (
    Bonus,
    Gauge,
    Link,
    Need,
    Plan,
    Problem,
    RouteRefused,
    Run,
    Stop,
    StopKind,
    Train,
    TrainKind,
    check,
    solve,
)

KINDS = list(TrainKind)


def worth_of(problem, runs):
    """What a set of runs earns; None if it is refused."""
    try:
        return check(problem, runs)
    except RouteRefused:
        return None


def all_ways(problem):
    """Every way along different links that leads from stop to stop."""
    ways: list[tuple[tuple, tuple]] = [((), (start,)) for start in range(len(problem.stops))]
    for links, stops in ways:
        for number, link in enumerate(problem.links):
            for here, there in ((link.a, link.b), (link.b, link.a)):
                if here == stops[-1] and number not in links and there not in stops:
                    ways.append(((*links, number), (*stops, there)))
    return [(links, stops) for links, stops in ways if stops[0] < stops[-1]]


def brute_force(problem):
    """The most that any set of runs earns, and the fewest links with which it can be done."""
    ways = all_ways(problem)
    choices = []
    for train in range(len(problem.trains)):
        runs = [Run(train, links, stops) for links, stops in ways]
        choices.append([None, *(run for run in runs if worth_of(problem, [run]) is not None)])
    best = 0, 0
    for chosen in product(*choices):
        runs = [run for run in chosen if run is not None]
        worth = worth_of(problem, runs)
        if worth is not None:
            best = max(best, (worth, -sum(len(run.links) for run in runs)))
    return best[0], -best[1]


def masks(size):
    return st.integers(0, (1 << size) - 1)


@st.composite
def trains(draw, kind, stops):
    return Train(
        kind,
        reach=draw(st.integers(1, 6)),
        allowance=draw(st.integers(0, 2)),
        pays=draw(st.integers(0, 4)),
        pays_towns=draw(st.integers(0, 2)),
        hex_costs=draw(st.sampled_from([(1, 2, 1, 1), (2, 1, 1, 1)])),
        barred=draw(st.sampled_from([0b1000, 0b1010])),
        ends=draw(masks(stops)),
        shares=draw(st.integers(0, 5)) == 0,
    )


@st.composite
def problems(draw, kind):
    """A small board with one or two trains, the first of that kind, the second often its twin."""
    size = draw(st.integers(2, 6))
    count = draw(st.integers(1, 2))
    # A small range of worths: ties are where a search goes wrong unnoticed.
    worths = st.integers(0, 5) if draw(st.booleans()) else st.integers(0, 90)
    same = draw(st.booleans())
    stops = []
    for _ in range(size):
        worth = draw(worths)
        stops.append(
            Stop(
                (worth,) * count if same else tuple(draw(worths) for _ in range(count)),
                own=draw(st.booleans()),
                blocked=draw(st.integers(0, 4)) == 0,
                kind=draw(st.sampled_from(StopKind)),
                weight=draw(st.sampled_from([1, 1, 1, 0, 2])),
                groups=draw(st.sampled_from([0, 0, 0, 1, 2, 3])),
            )
        )
    links = []
    for number in range(draw(st.integers(1, 7))):
        a = draw(st.integers(0, size - 2))
        links.append(
            Link(
                a,
                draw(st.integers(a + 1, size - 1)),
                track=1 << number | draw(st.sampled_from([0, 0, 0, 1 << 7, 1 << 8])),
                hexes=draw(st.integers(0, 2)),
                gauge=draw(st.sampled_from([Gauge.STANDARD, Gauge.STANDARD, *Gauge])),
                changes=draw(st.sampled_from([0, 0, 1, 2])),
                end_a=draw(st.integers(0, 6)) == 0,
                end_b=draw(st.integers(0, 6)) == 0,
            )
        )
    fleet = [draw(trains(kind, size))]
    if count == 2:
        fleet.append(fleet[0] if same else draw(trains(draw(st.sampled_from(KINDS)), size)))
    need = st.builds(Need, st.integers(1, 3), masks(size), masks(size), masks(count))
    table = st.lists(st.integers(0, 60), max_size=3).map(lambda rest: (0, *rest))
    bonus = st.builds(Bonus, masks(size), table, st.booleans(), masks(count))
    needs, bonuses = draw(st.lists(need, max_size=1)), draw(st.lists(bonus, max_size=2))
    return Problem(tuple(stops), tuple(links), tuple(fleet), tuple(needs), tuple(bonuses))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@given(data=st.data())
def test_the_plan_is_legal_and_no_other_is_better(kind, data):
    problem = data.draw(problems(kind))
    plan = solve(problem)
    assert check(problem, plan.runs) == plan.worth == plan.bound
    assert plan.proven
    assert (plan.worth, sum(len(run.links) for run in plan.runs)) == brute_force(problem)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@given(data=st.data())
def test_a_budget_gives_an_honest_answer(kind, data):
    problem = data.draw(problems(kind))
    plan, best = solve(problem, data.draw(st.integers(0, 60))), solve(problem)
    assert check(problem, plan.runs) == plan.worth <= best.worth <= plan.bound
    assert plan.proven == (plan.worth == plan.bound)


def ladder(rungs, **changes):
    """Two rows of stops joined crosswise: many ways, so that half-runs are matched by bitmasks."""
    stops = [Stop((10 + 7 * i % 30,) * 2, own=i == rungs) for i in range(2 * rungs)]
    pairs = [(i, i + rungs) for i in range(rungs)]
    for i in range(rungs - 1):
        pairs += [(i, i + 1), (i + rungs, i + rungs + 1), (i, i + rungs + 1)]
    links = [Link(a, b, track=1 << number) for number, (a, b) in enumerate(pairs)]
    return replace(Problem(tuple(stops), tuple(links), (any_train(), any_train(4))), **changes)


def test_long_lists_of_half_runs(monkeypatch):
    with_bitmasks = solve(ladder(6))
    monkeypatch.setattr("tresham.routes.halves.WORTH_SORTING_OUT", 1 << 30)
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


def test_the_shorter_of_two_equal_runs():
    links = Link(0, 1, track=1), Link(1, 2, track=2), Link(0, 2, track=4)
    problem = Problem((own(30), city(0), city(20)), links, (any_train(),))
    assert solve(problem) == Plan((Run(0, (2,), (0, 2)),), 50, True, 50)


def test_no_station_no_run():
    assert solve(line(city(30), city(20), train=any_train())) == Plan((), 0, True, 0)


def test_nothing_to_run():
    assert solve(Problem((), (), ())) == Plan((), 0, True, 0)


def test_guests_run_over_the_track_of_others():
    stops = Stop((30, 30), own=True), Stop((20, 20))
    problem = Problem(stops, (Link(0, 1, track=1),), (any_train(), replace(any_train(), shares=True)))
    assert solve(problem).runs == (whole_line(problem), whole_line(problem, train=1))


def test_twins_take_turns():
    stops = Stop((30, 30, 30), own=True), Stop((20, 20, 20)), Stop((10, 10, 10))
    links = Link(0, 1, track=1), Link(0, 1, track=2), Link(0, 2, track=4)
    problem = Problem(stops, links, (any_train(2),) * 3)
    assert solve(problem).worth == 140
    assert [run.train for run in solve(problem).runs] == [0, 1, 2]
