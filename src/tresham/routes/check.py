"""Is this set of runs legal, and what is it worth?"""

from __future__ import annotations

from collections.abc import Sequence

from tresham.routes.earning import IMPOSSIBLE, earning, stops_to_make
from tresham.routes.problem import CITIES, GHAN, HEX, PLUS, SKIP_ANY, SKIP_TOWNS, STOPS, TOWN, Problem, RouteRun


class RouteRefused(Exception):
    """A set of runs that breaks the rules: `code` says how, `params` say where."""

    def __init__(self, code: str, **params: int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


def check(problem: Problem, runs: Sequence[RouteRun]) -> int:
    """What these runs earn together; `RouteRefused` if the rules forbid them."""
    worth = 0
    used_trains = used_track = 0
    for run in runs:
        if not 0 <= run.train < len(problem.trains):
            raise RouteRefused("unknown_train", train=run.train)
        if used_trains >> run.train & 1:
            raise RouteRefused("train_runs_twice", train=run.train)
        used_trains |= 1 << run.train
        track = _follow(problem, run)
        if not problem.trains[run.train].shares:
            if track & used_track:
                raise RouteRefused("track_twice", train=run.train)
            used_track |= track
        worth += _inspect(problem, run)
    return worth


def _follow(problem: Problem, run: RouteRun) -> int:
    """Walk along a run, and return the track it uses. Length and earnings are another matter."""
    links, path = problem.links, run.stops
    if not run.links:
        raise RouteRefused("too_few_stops", train=run.train, least=2)
    if len(path) != len(run.links) + 1:
        raise RouteRefused("not_joined", train=run.train)
    if min(run.links) < 0 or max(run.links) >= len(links):
        raise RouteRefused("unknown_link", train=run.train)
    barred = problem.trains[run.train].barred
    track = 0
    last = len(run.links) - 1
    for at, number in enumerate(run.links):
        link, here, there = links[number], path[at], path[at + 1]
        if link.a == here and link.b == there:
            ends_here, ends_there = link.end_a, link.end_b
        elif link.b == here and link.a == there:
            ends_here, ends_there = link.end_b, link.end_a
        else:
            raise RouteRefused("not_joined", train=run.train, link=number)
        if track & link.track:
            raise RouteRefused("track_twice", train=run.train, link=number)
        track |= link.track
        if (ends_here and at) or (ends_there and at != last):
            raise RouteRefused("passes_end", train=run.train, link=number)
        if barred >> link.gauge & 1:
            raise RouteRefused("barred_track", train=run.train, link=number)
    return track


def _inspect(problem: Problem, run: RouteRun) -> int:
    """What a connected run earns, if its stops and its length are in order."""
    stops, path = problem.stops, run.stops
    visited = groups = 0
    own = False
    for stop in path:
        record = stops[stop]
        if visited >> stop & 1:
            raise RouteRefused("stop_twice", train=run.train, stop=stop)
        if groups & record.groups:
            raise RouteRefused("group_twice", train=run.train, stop=stop)
        visited |= 1 << stop
        groups |= record.groups
        own |= record.own
        if record.blocked and stop != path[0] and stop != path[-1]:
            raise RouteRefused("passes_blocked", train=run.train, stop=stop)
    if not own:
        raise RouteRefused("no_station", train=run.train)
    for need in problem.needs:
        if need.trains >> run.train & 1 and (not need.when or visited & need.when):
            if (visited & need.stops).bit_count() < need.least:
                raise RouteRefused("too_few_stops", train=run.train, least=need.least)
    train = problem.trains[run.train]
    if train.kind is GHAN and not (train.ends >> path[0] | train.ends >> path[-1]) & 1:
        raise RouteRefused("wrong_end", train=run.train)
    length = run_length(problem, run)
    if length > train.reach:
        raise RouteRefused("too_long", train=run.train, length=length, reach=train.reach)
    worth = earning(problem, run.train, path)
    if worth == IMPOSSIBLE:
        raise RouteRefused("no_station", train=run.train)
    return worth


def run_length(problem: Problem, run: RouteRun) -> int:
    """How much of its reach a train uses on this run."""
    train = problem.trains[run.train]
    kind = train.kind
    if kind is GHAN:
        return 0
    if kind is SKIP_TOWNS or kind is SKIP_ANY:
        return stops_to_make(problem, train, run.stops)
    links = [problem.links[number] for number in run.links]
    if kind is HEX:
        return sum([link.hexes * train.hex_costs[link.gauge] for link in links])
    stops = [problem.stops[stop] for stop in run.stops]
    changes = sum([link.changes for link in links])
    if kind is STOPS:
        return changes + sum([stop.weight for stop in stops])
    cities = sum([stop.weight for stop in stops if stop.kind is not TOWN])
    if kind is CITIES:
        return cities + max(0, changes - train.allowance)
    if kind is PLUS:
        towns = sum([stop.weight for stop in stops if stop.kind is TOWN])
        return cities + changes + max(0, towns - train.allowance)
    return cities + changes
