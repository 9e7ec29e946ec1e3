"""Small random boards: one kind of train, one rule at a time or all of them together; and what is asked of the answer.

Worths are often small numbers and track often meets: ties and clashes are where a search goes wrong unnoticed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from tests.unit.routes.referee import Rank, best_rank, rank_of, single_runs, ways, worth_of_run
from tresham.routes import (
    ENDLESS,
    Bonus,
    Need,
    Problem,
    RouteGauge,
    RouteLink,
    RouteRefused,
    RouteRun,
    RouteStop,
    RouteStopKind,
    RouteTrain,
    RouteTrainKind,
    check,
    solve,
)

Rule = Callable[[Random, Problem], Problem]


def plain(random: Random, kind: RouteTrainKind) -> Problem:
    """A board without special rules, and one or two trains of this kind."""
    size = random.randint(2, 6)
    most = random.choice((3, 9))
    kinds = random.choice(((RouteStopKind.CITY,), tuple(RouteStopKind)))
    stops = [
        RouteStop((10 * random.randint(0, most),) * 2, own=random.random() < 0.3, kind=random.choice(kinds))
        for _ in range(size)
    ]
    links = []
    for number in range(random.randint(1, 8)):
        a, b = random.sample(range(size), 2)
        stops[a] = replace(stops[a], own=stops[a].own or not number)
        links.append(RouteLink(a, b, track=random.choice((1, 3)) << 2 * number, hexes=random.randint(0, 2)))
    trains = tuple(train(random, kind, size) for _ in range(2))
    problem = Problem(tuple(stops), tuple(links), trains)
    return problem if random.random() < 0.5 else _for_one_train(problem)


def _for_one_train(problem: Problem) -> Problem:
    stops = tuple(replace(stop, worth=stop.worth[:1]) for stop in problem.stops)
    return replace(problem, stops=stops, trains=problem.trains[:1])


def train(random: Random, kind: RouteTrainKind, size: int) -> RouteTrain:
    """A train of this kind; numbers that its kind does not know mean nothing to it."""
    return RouteTrain(
        kind,
        reach=random.choice((1, 2, 2, 3, 3, 4, 5)),
        allowance=random.randint(0, 2),
        pays=random.choice((1, 2, 3, ENDLESS)),
        pays_towns=random.choice((0, 1, 2, ENDLESS)),
        hex_costs=random.choice(((1, 2, 1, 1), (2, 1, 1, 1), (1, 1, 1, 1))),
        ends=random.getrandbits(size),
    )


# --- rules -----------------------------------------------------------------------------------------------------------


def _stops(problem: Problem, change: Callable[[RouteStop], dict[str, Any]]) -> Problem:
    return replace(problem, stops=tuple(replace(stop, **change(stop)) for stop in problem.stops))


def _links(problem: Problem, change: Callable[[RouteLink], dict[str, Any]]) -> Problem:
    return replace(problem, links=tuple(replace(link, **change(link)) for link in problem.links))


def _trains(problem: Problem, change: Callable[[RouteTrain], dict[str, Any]]) -> Problem:
    return replace(problem, trains=tuple(replace(one, **change(one)) for one in problem.trains))


def _places(random: Random, problem: Problem) -> int:
    """Some of the stops, as a bitmask."""
    return random.getrandbits(len(problem.stops))


def _some_trains(random: Random, problem: Problem) -> int:
    return random.choice((-1, random.getrandbits(len(problem.trains))))


def twins(random: Random, problem: Problem) -> Problem:
    """Two or three equal trains."""
    count = random.choice((2, 2, 3))
    wide = _stops(problem, lambda stop: {"worth": stop.worth[:1] * count})
    return replace(wide, links=problem.links[: 8 - count], trains=problem.trains[:1] * count)


def mixed_trains(random: Random, problem: Problem) -> Problem:
    """A second train of another kind, for which places may be worth something else; now and then two of these."""
    count = random.choice((1, 1, 2))
    wide = _stops(problem, lambda stop: {"worth": (stop.worth[0], *(random.choice((stop.worth[0], 20)),) * count)})
    others = (train(random, random.choice(list(RouteTrainKind)), len(wide.stops)),) * count
    return replace(wide, trains=(problem.trains[0], *others))


def guests(random: Random, problem: Problem) -> Problem:
    """Trains that may use the track of others."""
    return _trains(mixed_trains(random, problem), lambda one: {"shares": random.random() < 0.5})


def endless(random: Random, problem: Problem) -> Problem:
    """Diesels."""
    return _trains(problem, lambda one: {"reach": ENDLESS})


def shared_track(random: Random, problem: Problem) -> Problem:
    """Links that meet on a piece of track."""
    return _links(problem, lambda link: {"track": link.track | random.choice((0, 0, 1 << 30, 1 << 31, 3 << 30))})


def parallel_links(random: Random, problem: Problem) -> Problem:
    """The same two stops joined twice, now and then by a link that is like another one."""
    link = random.choice(problem.links)
    other = replace(link, track=random.choice((link.track, 1 << 40, 1 << 41 | link.track)))
    return replace(problem, links=(*problem.links[:7], other))


def blocked(random: Random, problem: Problem) -> Problem:
    """Stops full of foreign stations."""
    return _stops(problem, lambda stop: {"blocked": random.random() < 0.4})


def ends_only(random: Random, problem: Problem) -> Problem:
    """Links with which a run must begin or end."""
    return _links(problem, lambda link: {"end_a": random.random() < 0.25, "end_b": random.random() < 0.25})


def groups(random: Random, problem: Problem) -> Problem:
    """Stops of which a run may visit only one."""
    return _stops(problem, lambda stop: {"groups": random.choice((0, 0, 1, 2, 3))})


def visit_cost(random: Random, problem: Problem) -> Problem:
    """Stops that count as none, or as several."""
    return _stops(problem, lambda stop: {"weight": random.choice((0, 1, 1, 2, 3))})


def minimum_stops(random: Random, problem: Problem) -> Problem:
    """Every run needs so many of these stops."""
    need = Need(random.randint(1, 3), _places(random, problem), trains=_some_trains(random, problem))
    return replace(problem, needs=(*problem.needs, need))


def ports(random: Random, problem: Problem) -> Problem:
    """A run that touches a port needs three stops."""
    need = Need(3, when=_places(random, problem), trains=_some_trains(random, problem))
    return replace(problem, needs=(*problem.needs, need))


def _bonus(random: Random, problem: Problem, table: tuple[int, ...], repeats: bool = False) -> Problem:
    bonus = Bonus(_places(random, problem), table, repeats, _some_trains(random, problem))
    return replace(problem, bonuses=(*problem.bonuses, bonus))


def bonus_by_count(random: Random, problem: Problem) -> Problem:
    """More for each of these places, or less."""
    return _bonus(random, problem, (0, *(random.choice((0, 10, 25, 47)) for _ in range(random.randint(1, 3)))))


def bonus_once(random: Random, problem: Problem) -> Problem:
    """So much for a run that visits any of these places."""
    return _bonus(random, problem, (0, random.choice((10, 20, 50))))


def bonus_repeat(random: Random, problem: Problem) -> Problem:
    """These places pay twice."""
    return _bonus(random, problem, (), repeats=True)


def gauges(random: Random, problem: Problem) -> Problem:
    """Track of all gauges, and trains that cannot use some of it."""
    wide = _links(problem, lambda link: {"gauge": random.choice((RouteGauge.STANDARD, *RouteGauge))})
    return _trains(wide, lambda one: {"barred": random.choice((0b1000, 0b1010, 0b1001))})


def gauge_changes(random: Random, problem: Problem) -> Problem:
    """Markers between two stops that count as stops."""
    return _links(problem, lambda link: {"changes": random.choice((0, 0, 1, 2))})


def poor_places(random: Random, problem: Problem) -> Problem:
    """Many places that pay nothing, so that many plans are equal."""
    return _stops(problem, lambda stop: {"worth": tuple(random.choice((0, worth)) for worth in stop.worth)})


def nothing_special(random: Random, problem: Problem) -> Problem:
    """The plain board."""
    return problem


SINGLE: tuple[Rule, ...] = (
    *(nothing_special, mixed_trains, twins, guests, endless, shared_track, parallel_links, blocked, ends_only, groups),
    *(visit_cost, minimum_stops, ports, bonus_by_count, bonus_once, bonus_repeat, gauges, gauge_changes, poor_places),
)


def all_together(random: Random, problem: Problem) -> Problem:
    """About half of the rules at once."""
    for rule in SINGLE:
        if random.random() < 0.5:
            problem = rule(random, problem)
    return problem


RULES: tuple[Rule, ...] = (*SINGLE, all_together)


# --- questions -------------------------------------------------------------------------------------------------------


def some_runs(random: Random, problem: Problem) -> tuple[RouteRun, ...]:
    """What the trains may have done the last time: the best there was on another board, or anything at all."""
    if random.random() < 0.5:
        return solve(poor_places(random, problem)).runs
    runs = []
    for number in range(len(problem.trains)):
        possible = list(single_runs(problem, number)) if random.random() < 0.7 else list(ways(problem))
        if possible:
            runs.append(replace(random.choice(possible), train=number))
    return tuple(runs)


def disagreements(random: Random, problem: Problem) -> list[str]:
    """Everything about the answers to one problem that the referee objects to."""
    found = []
    best = best_rank(problem)
    plan = solve(problem)
    if not plan.worth == plan.bound == best.worth or not plan.proven:
        found.append(f"worth {plan.worth}, bound {plan.bound}, best {best.worth}")
    if _checked(problem, plan.runs) != plan.worth:
        found.append("an illegal plan")
    if rank_of(problem, plan.runs)[:3:2] != best[:3:2]:
        found.append("a plan that is longer than another")
    last = some_runs(random, problem)
    found += _about_the_last_runs(problem, last, best_rank(problem, last))
    early = solve(problem, random.randint(0, 60), random.choice(((), last)))
    if not _checked(problem, early.runs) == early.worth <= best.worth <= early.bound:
        found.append(f"after a while: worth {early.worth}, bound {early.bound}, best {best.worth}")
    for way in ways(problem):
        run = replace(way, train=random.randrange(len(problem.trains)))
        if _checked(problem, [run]) != worth_of_run(problem, run):
            found.append(f"{run} is judged otherwise")
    return found


def _about_the_last_runs(problem: Problem, last: Sequence[RouteRun], best: Rank) -> list[str]:
    found = []
    plan = solve(problem, last=last)
    if _checked(problem, plan.runs) != plan.worth or rank_of(problem, plan.runs, last) != best:
        found.append(f"after {last}: {rank_of(problem, plan.runs, last)}, best {best}")
    again = solve(problem, last=plan.runs)
    if again != plan or again != solve(problem, last=plan.runs):
        found.append("the best plan is not kept")
    if _checked(problem, last) == best.worth and plan.runs != last:
        found.append("the last runs were as good and are not kept")
    return found


def _checked(problem: Problem, runs: Sequence[RouteRun]) -> int | None:
    try:
        return check(problem, runs)
    except RouteRefused:
        return None
