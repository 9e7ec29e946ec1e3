"""What a run earns, given the places it visits."""

from __future__ import annotations

from collections.abc import Sequence

from tresham.routes.problem import (
    CITIES,
    EXPRESS,
    GHAN,
    HEX,
    PLUS,
    SKIP_ANY,
    SKIP_TOWNS,
    STOPS,
    TOWN,
    Problem,
    RouteTrain,
)

IMPOSSIBLE = -1
"""The earning of a run that its kind of train cannot make."""
ADDS_UP = (STOPS, CITIES, PLUS, HEX)
"""Kinds that are paid for every place they visit."""


def earning(problem: Problem, index: int, path: Sequence[int]) -> int:
    """What train number `index` earns on a run over the stops of `path`, bonuses included.

    `IMPOSSIBLE` if a train of this kind cannot make that run however long it is: a Ghan without its two places, a
    skipping train that would have to make too many stops.
    """
    train = problem.trains[index]
    if train.kind in ADDS_UP:
        stops = problem.stops
        worth = sum([stops[stop].worth[index] for stop in path])
    else:
        worth = _OTHERS[train.kind](problem, index, path)
        if worth < 0:
            return IMPOSSIBLE
    return worth + bonus(problem, index, path) if problem.bonuses else worth


def bonus(problem: Problem, index: int, path: Sequence[int]) -> int:
    """All the bonuses of a run over the stops of `path`."""
    stops = problem.stops
    if problem.trains[index].kind is EXPRESS:
        path = [stop for stop in path if stops[stop].kind is not TOWN]
    total = 0
    for extra in problem.bonuses:
        if extra.trains >> index & 1:
            visited = [stop for stop in path if extra.stops >> stop & 1]
            if extra.table:
                total += extra.table[min(len(visited), len(extra.table) - 1)]
            if extra.repeats:
                total += sum([stops[stop].worth[index] for stop in visited])
    return total


def stops_to_make(problem: Problem, train: RouteTrain, path: Sequence[int]) -> int:
    """How many stops a skipping train cannot leave out."""
    if train.kind is SKIP_ANY:
        return 2
    return 2 + sum([problem.stops[stop].kind is not TOWN for stop in path[1:-1]])


def best_sum(amounts: list[int], most: int) -> int:
    """The sum of the best `most` amounts."""
    return sum(sorted(amounts, reverse=True)[: max(most, 0)]) if len(amounts) > most else sum(amounts)


def _express(problem: Problem, index: int, path: Sequence[int]) -> int:
    train, stops = problem.trains[index], problem.stops
    paid = [stops[stop].worth[index] for stop in path if stops[stop].kind is not TOWN]
    towns = [stops[stop].worth[index] for stop in path if stops[stop].kind is TOWN]
    paid += sorted(towns, reverse=True)[: train.pays_towns]
    return best_sum(paid, train.pays)


def _ghan(problem: Problem, index: int, path: Sequence[int]) -> int:
    ends, stops = problem.trains[index].ends, problem.stops
    best = IMPOSSIBLE
    for end, rest in ((path[0], path[1:]), (path[-1], path[:-1])):
        stations = [stops[stop].worth[index] for stop in rest if stops[stop].own]
        if stations and ends >> end & 1:
            best = max(best, stops[end].worth[index] + max(stations))
    return best


def _skipping(problem: Problem, index: int, path: Sequence[int]) -> int:
    train, stops = problem.trains[index], problem.stops
    spare = train.reach - stops_to_make(problem, train, path)
    if spare < 0:
        return IMPOSSIBLE
    worth = stops[path[0]].worth[index] + stops[path[-1]].worth[index]
    optional = []
    for stop in path[1:-1]:
        if train.kind is SKIP_ANY or stops[stop].kind is TOWN:
            optional.append(stops[stop].worth[index])
        else:
            worth += stops[stop].worth[index]
    return worth + best_sum(optional, spare)


_OTHERS = {
    EXPRESS: _express,
    GHAN: _ghan,
    SKIP_TOWNS: _skipping,
    SKIP_ANY: _skipping,
}
