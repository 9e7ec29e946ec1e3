"""The most that half-runs may bring, if their train is not paid for all places.

Such a run is worth less than the sum of its places, so there must be another way to tell good half-runs from bad ones:
an amount of money for each half-run and for the station where they meet, such that no run earns more than the amounts
of its parts together. The smaller these amounts, the fewer runs have to be looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest

from tresham.routes.earning import best_sum
from tresham.routes.problem import EXPRESS, GHAN, SKIP_TOWNS, TOWN, Problem

Path = Sequence[int]
"""The stops of a half-run from its end back towards the station, which is not among them."""


def bounds(problem: Problem, index: int, hub: int, paths: Sequence[Path]) -> tuple[int, list[int]]:
    """The amount for a station, and that for each half-run from it; bonuses are another matter."""
    kind = problem.trains[index].kind
    if kind is EXPRESS:
        return problem.stops[hub].worth[index], [_express(problem, index, path) for path in paths]
    if kind is GHAN:
        return _ghan(problem, index, hub, paths)
    return _skipping(problem, index, hub, paths)


def _express(problem: Problem, index: int, path: Path) -> int:
    train, stops = problem.trains[index], [problem.stops[stop] for stop in path]
    towns = [stop.worth[index] for stop in stops if stop.kind is TOWN]
    others = [stop.worth[index] for stop in stops if stop.kind is not TOWN]
    return min(sum(others) + best_sum(towns, train.pays_towns), best_sum(others + towns, train.pays))


def _ghan(problem: Problem, index: int, hub: int, paths: Sequence[Path]) -> tuple[int, list[int]]:
    """A half-run brings what its best station pays more than the one where they meet, and its last stop if that is an
    end that pays.

    The station takes a toll that only such an end gives back: two half-runs without one are never worth a look.
    """
    stops, ends = problem.stops, problem.trains[index].ends
    worths = [stop.worth[index] for stop in stops]
    toll, station, amounts = sum(worths) + 1, worths[hub], []
    for path in paths:
        best = max([worths[stop] for stop in path if stops[stop].own], default=0)
        last = path[0] if path else hub
        amounts.append(max(best - station, 0) + (worths[last] + toll if ends >> last & 1 else 0))
    return station - toll, amounts


def _skipping(problem: Problem, index: int, hub: int, paths: Sequence[Path]) -> tuple[int, list[int]]:
    """Every stop between the ends has its price, and the run gets the price of all that it may make.

    If it makes fewer, this is too much; if it would like more, it leaves out those that are not worth their price. So
    it never loses, whatever the price is; we take the one with which it gains least.
    """
    train, stops = problem.trains[index], problem.stops
    worths = [stop.worth[index] for stop in stops]
    forced = [train.kind is SKIP_TOWNS and stop.kind is not TOWN for stop in stops]
    least, station, amounts = -1, 0, [0]
    for price in sorted({0, *worths}):
        gains = [worth - price if must else max(worth - price, 0) for worth, must in zip(worths, forced, strict=True)]
        middle = gains[hub] + (train.reach - 2) * price
        nothing = worths[hub] - gains[hub]  # then the station itself is an end of the run, and has no price
        parts = [worths[path[0]] + sum([gains[stop] for stop in path[1:]]) if path else nothing for path in paths]
        most = middle + sum(nlargest(2, parts))
        if least < 0 or most < least:
            least, station, amounts = most, middle, parts
    return station, amounts
