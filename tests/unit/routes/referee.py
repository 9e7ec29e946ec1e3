"""A second opinion on route problems: every set of runs tried, every rule applied as it is worded.

It shares no code with the optimiser. Where that one adds up, bounds and prunes, this one lists all subsets: slow, but
easy to believe.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tresham.routes import Problem, RouteGauge, RouteRun, RouteStop, RouteStopKind, RouteTrain, RouteTrainKind


class Rank(NamedTuple):
    """What makes one plan better than another; the greater one is better."""

    worth: int
    kept: int
    """Minus the number of track pieces that have changed since the last time."""
    spared: int
    """Minus the number of track pieces used."""


def ways(problem: Problem) -> Iterator[RouteRun]:
    """Every way from stop to stop along links that comes to no stop twice, for train 0."""
    found = [RouteRun(0, (), (start,)) for start in range(len(problem.stops))]
    for way in found:
        if way.stops[0] < way.stops[-1]:
            yield way
        for number, link in enumerate(problem.links):
            for here, there in ((link.a, link.b), (link.b, link.a)):
                if here == way.stops[-1] and there not in way.stops:
                    found.append(RouteRun(0, (*way.links, number), (*way.stops, there)))


@lru_cache(maxsize=8)
def single_runs(problem: Problem, train: int) -> dict[RouteRun, int]:
    """Every run that a train may make if it is alone, with what it earns."""
    runs = {}
    for way in ways(problem):
        run = RouteRun(train, way.links, way.stops)
        worth = worth_of_run(problem, run)
        if worth is not None:
            runs[run] = worth
    return runs


def best_rank(problem: Problem, last: Sequence[RouteRun] = ()) -> Rank:
    """The rank of the best plan."""
    guests = [number for number, train in enumerate(problem.trains) if train.shares]
    crowd = [number for number, train in enumerate(problem.trains) if not train.shares]
    parts = [_best_set(problem, crowd, _track(problem, [run for run in last if run.train in crowd]))]
    for guest in guests:
        parts.append(_best_set(problem, [guest], _track(problem, [run for run in last if run.train == guest])))
    return Rank(*map(sum, zip(*parts, strict=True)))


def rank_of(problem: Problem, runs: Sequence[RouteRun], last: Sequence[RouteRun] = ()) -> Rank:
    """The rank of a set of runs that is known to be legal."""
    worths = [worth_of_run(problem, run) for run in runs]
    total = Rank(sum(worth for worth in worths if worth is not None), 0, 0)
    crowd = {number for number, train in enumerate(problem.trains) if not train.shares}
    for trains in (crowd, *({number} for number in range(len(problem.trains)) if number not in crowd)):
        now, then = (_track(problem, [run for run in some if run.train in trains]) for some in (runs, last))
        total = Rank(total.worth, total.kept - (now ^ then).bit_count(), total.spared - now.bit_count())
    return total


def _track(problem: Problem, runs: Sequence[RouteRun]) -> int:
    track = 0
    for run in runs:
        for link in run.links:
            track |= problem.links[link].track
    return track


def _best_set(problem: Problem, trains: Sequence[int], last: int) -> Rank:
    """The best that trains which keep off each other's track can do."""
    offers = []
    for train in trains:
        by_track = {0: 0}
        for run, worth in single_runs(problem, train).items():
            track = _track(problem, [run])
            by_track[track] = max(worth, by_track.get(track, 0))
        offers.append(list(by_track.items()))
    sets = {0: 0}
    for offer in offers:
        grown: dict[int, int] = {}
        for track, worth in offer:
            for taken, earned in sets.items():
                if not track & taken and earned + worth > grown.get(track | taken, -1):
                    grown[track | taken] = earned + worth
        sets = grown
    return max(Rank(worth, -(track ^ last).bit_count(), -track.bit_count()) for track, worth in sets.items())


# --- one run ---------------------------------------------------------------------------------------------------------


def worth_of_run(problem: Problem, run: RouteRun) -> int | None:
    """What a run along existing links earns; none if a rule forbids it."""
    train = problem.trains[run.train]
    if not (_track_is_right(problem, run) and _stops_are_right(problem, run) and _needs_are_met(problem, run)):
        return None
    if train.kind not in SKIPPING and _length(problem, run) > train.reach:
        return None
    paid = max((sum(worths) for worths in _payments(problem, run)), default=None)
    return None if paid is None else paid + _bonuses(problem, run)


SKIPPING = (RouteTrainKind.SKIP_TOWNS, RouteTrainKind.SKIP_ANY)
PAID_FOR_ALL = (RouteTrainKind.STOPS, RouteTrainKind.CITIES, RouteTrainKind.PLUS, RouteTrainKind.HEX)


def _track_is_right(problem: Problem, run: RouteRun) -> bool:
    used = sum(problem.links[link].track.bit_count() for link in run.links)
    if used != _track(problem, [run]).bit_count() or not run.links:
        return False
    inner = run.stops[1:-1]
    for number in run.links:
        link = problem.links[number]
        if (link.end_a and link.a in inner) or (link.end_b and link.b in inner):
            return False
        if problem.trains[run.train].barred >> link.gauge & 1:
            return False
    return True


def _stops_are_right(problem: Problem, run: RouteRun) -> bool:
    stops = [problem.stops[stop] for stop in run.stops]
    groups = [bit for stop in stops for bit in range(9) if stop.groups >> bit & 1]
    blocked = any(stop.blocked for stop in stops[1:-1])
    return len(groups) == len(set(groups)) and not blocked and any(stop.own for stop in stops)


def _needs_are_met(problem: Problem, run: RouteRun) -> bool:
    for need in problem.needs:
        concerned = not need.when or any(need.when >> stop & 1 for stop in run.stops)
        if need.trains >> run.train & 1 and concerned:
            if sum(need.stops >> stop & 1 for stop in run.stops) < need.least:
                return False
    return True


def _is_town(stop: RouteStop) -> bool:
    return stop.kind is RouteStopKind.TOWN


def _length(problem: Problem, run: RouteRun) -> int:
    train = problem.trains[run.train]
    stops, links = [problem.stops[stop] for stop in run.stops], [problem.links[link] for link in run.links]
    others = sum(stop.weight for stop in stops if not _is_town(stop))
    towns = sum(stop.weight for stop in stops if _is_town(stop))
    changes = sum(link.changes for link in links)
    match train.kind:
        case RouteTrainKind.STOPS:
            return others + towns + changes
        case RouteTrainKind.CITIES:
            return others + max(changes - train.allowance, 0)
        case RouteTrainKind.PLUS:
            return others + changes + max(towns - train.allowance, 0)
        case RouteTrainKind.EXPRESS:
            return others + changes
        case RouteTrainKind.HEX:
            return sum(link.hexes * _border_cost(train, link.gauge) for link in links)
    return 0


def _border_cost(train: RouteTrain, gauge: RouteGauge) -> int:
    return train.hex_costs[[RouteGauge.STANDARD, RouteGauge.NARROW, RouteGauge.DUAL, RouteGauge.MIXED].index(gauge)]


def _payments(problem: Problem, run: RouteRun) -> Iterator[list[int]]:
    """Every choice of places that a train could be paid for on its run."""
    train, path = problem.trains[run.train], run.stops
    places = {stop: problem.stops[stop] for stop in path}
    worth = {stop: place.worth[run.train] for stop, place in places.items()}
    if train.kind is RouteTrainKind.GHAN:
        for end in (path[0], path[-1]):
            if train.ends >> end & 1:
                yield from ([worth[end], worth[stop]] for stop in path if stop != end and places[stop].own)
        return
    if train.kind in PAID_FOR_ALL:
        yield list(worth.values())
        return
    for some in (some for size in range(len(path) + 1) for some in combinations(path, size)):
        towns = sum(_is_town(places[stop]) for stop in some)
        left = [stop for stop in path if stop not in some]
        match train.kind:
            case RouteTrainKind.EXPRESS:
                fits = len(some) <= train.pays and towns <= train.pays_towns
            case RouteTrainKind.SKIP_TOWNS:
                fits = len(some) <= train.reach and all(_is_town(places[stop]) for stop in left)
                fits = fits and path[0] in some and path[-1] in some
            case _:
                fits = len(some) <= train.reach and path[0] in some and path[-1] in some
        if fits:
            yield [worth[stop] for stop in some]


def _bonuses(problem: Problem, run: RouteRun) -> int:
    express = problem.trains[run.train].kind is RouteTrainKind.EXPRESS
    path = [stop for stop in run.stops if not (express and _is_town(problem.stops[stop]))]
    total = 0
    for bonus in problem.bonuses:
        if bonus.trains >> run.train & 1:
            visited = [stop for stop in path if bonus.stops >> stop & 1]
            table = dict(enumerate(bonus.table))
            total += table.get(len(visited), bonus.table[-1] if bonus.table else 0)
            if bonus.repeats:
                total += sum(problem.stops[stop].worth[run.train] for stop in visited)
    return total
