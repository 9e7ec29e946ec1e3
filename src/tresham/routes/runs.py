"""All useful runs of one train: half-runs joined at stations."""

from __future__ import annotations

from operator import itemgetter
from typing import TypeAlias

from tresham.routes.earning import ADDS_UP, IMPOSSIBLE, earning
from tresham.routes.half_run_bounds import bounds
from tresham.routes.half_runs import (
    Effort,
    FootLayout,
    Half,
    StationHub,
    grow,
    limits,
    links_of,
    stop_burden,
    stops_of,
    survey,
)
from tresham.routes.problem import EXPRESS, TOWN, Bonus, Problem, RouteRun
from tresham.routes.ranking import Ranking

Joined: TypeAlias = "tuple[int, int, StationHub, Half, Half]"
"""A run: its value, its track, and the two half-runs that meet at the hub."""


class Service:
    """What trains of one kind and worth can do on this board.

    Values are those of `Ranking`; `last` is the track to which these trains rather keep. The values of half-runs are
    bounds: a run is never worth more than the sum of its parts, but may be worth less, when its kind is not paid for
    all places or a bonus wants several places. Then `appraise` has the last word.
    """

    def __init__(
        self, problem: Problem, layout: FootLayout, ranking: Ranking, index: int, last: int, effort: Effort
    ) -> None:
        self.problem, self.layout, self.ranking, self.index, self.last = problem, layout, ranking, index, last
        self.train = problem.trains[index]
        self.needs = [
            (layout.stops(need.when), layout.stops(need.stops), need.least)
            for need in problem.needs
            if need.trains >> index & 1
        ]
        self.credits = [0] * len(problem.stops)
        """By stop: its share of the bonuses it may bring."""
        self.tables: list[tuple[int, list[int]]] = []
        """Bonuses whose shares may promise too much: their stops, and the excess by number of stops visited."""
        for bonus in problem.bonuses:
            if bonus.trains >> index & 1:
                self._promise(bonus)
        self.adds_up = self.train.kind in ADDS_UP
        self.plain = self.adds_up and not (self.needs or self.tables)
        self.hubs = self._hubs(effort)

    def _promise(self, bonus: Bonus) -> None:
        """Spread a bonus over its stops so that no run is promised less than it gets; note what must be taken back."""
        stops, express = self.problem.stops, self.train.kind is EXPRESS
        members = [i for i, stop in enumerate(stops) if bonus.stops >> i & 1 and not (express and stop.kind is TOWN)]
        if bonus.repeats:
            for stop in members:
                self.credits[stop] += stops[stop].worth[self.index]
        if len(bonus.table) < 2 or not members:
            return
        last = len(bonus.table) - 1
        table = [bonus.table[min(count, last)] for count in range(len(members) + 1)]
        share = max(-(-table[count] // count) for count in range(1, len(table)))
        for stop in members:
            self.credits[stop] += share
        excess = [(share * count - amount) * self.ranking.scale for count, amount in enumerate(table)]
        if any(excess):
            self.tables.append((self.layout.stops(sum(1 << stop for stop in members)), excess))

    def _hubs(self, effort: Effort) -> list[StationHub]:
        problem, layout, train = self.problem, self.layout, self.train
        values = [
            (stop.worth[self.index] + credit) * self.ranking.scale
            for stop, credit in zip(problem.stops, self.credits, strict=True)
        ]
        costs = [self.ranking.cost(link.track, self.last) for link in problem.links]
        passing, leaving = survey(problem, layout, train, values, costs)
        reach, span = limits(train)
        hubs = []
        earlier = 0
        for stop, record in enumerate(problem.stops):
            if not record.own:
                continue
            load, tally = stop_burden(train, record)
            foot = layout.feet[stop] | earlier
            room = reach - load, span - tally
            halves = grow(stop, foot, passing[stop], *room, effort)
            alone = grow(stop, foot, leaving[stop], *room, effort) if leaving[stop] else []
            if not self.adds_up:
                values[stop], halves, alone = self._hoping(stop, halves, alone)
            halves.sort(key=itemgetter(0), reverse=True)
            hubs.append(StationHub(stop, foot, earlier, values[stop], *room, halves, alone[1:], layout.shift))
            earlier |= 1 << stop + layout.shift
        return hubs

    def _hoping(self, hub: int, halves: list[Half], alone: list[Half]) -> tuple[int, list[Half], list[Half]]:
        """The values of a station and its half-runs for a train that is not paid for all places."""
        paths = [stops_of(half) for half in (*halves, *alone)]
        worth, hoped = bounds(self.problem, self.index, hub, paths)
        credits, result = self.credits, []
        for half, path, amount in zip((*halves, *alone), paths, hoped, strict=True):
            value = self._value(amount + sum([credits[stop] for stop in path]), half[1])
            result.append((value, *half[1:]))
        return (worth + credits[hub]) * self.ranking.scale, result[: len(halves)], result[len(halves) :]

    def _value(self, worth: int, foot: int) -> int:
        """The value of so much money, earned with the track of this foot."""
        return worth * self.ranking.scale - self.ranking.cost(foot & self.layout.tracks, self.last)

    def appraise(self, hope: int, hub: StationHub, one: Half, other: Half) -> int:
        """The true value of a run; `IMPOSSIBLE` if it breaks a rule that half-runs know nothing of."""
        foot = (one[1] | other[1]) ^ hub.earlier
        for when, stops, least in self.needs:
            if (not when or foot & when) and (foot & stops).bit_count() < least:
                return IMPOSSIBLE
        if self.adds_up:
            for stops, excess in self.tables:
                hope -= excess[(foot & stops).bit_count()]
            return hope
        path = [*stops_of(one), hub.stop, *reversed(stops_of(other))]
        worth = earning(self.problem, self.index, path)
        return worth if worth < 0 else self._value(worth, foot)

    def most_value(self) -> int:
        """What no run exceeds, by a glance at the board: the value of all stops and all bonuses together."""
        worths = [stop.worth[self.index] for stop in self.problem.stops]
        return (sum(worths) + sum(self.credits)) * self.ranking.scale + self.ranking.gain

    def run(self, joined: Joined, train: int) -> RouteRun:
        """A run as the world sees it, for that train."""
        _, _, hub, one, other = joined
        stops = [*stops_of(one), hub.stop, *reversed(stops_of(other))]
        links = [*links_of(one), *reversed(links_of(other))]
        return RouteRun(train, tuple(links), tuple(stops)).from_lower_stop()


def best_run(service: Service, floor: int, taken: int, effort: Effort) -> Joined | None:
    """The best run worth more than `floor` that leaves the `taken` track alone."""
    best = None
    for hub in service.hubs:
        if taken:
            hub = hub.apart_from(taken)
        for best in _join(service, hub, floor, True, effort):
            floor = best[0]
    return best


def all_runs(service: Service, floor: int, effort: Effort) -> list[Joined]:
    """All runs worth more than `floor`, best first; of those with the same track only the best."""
    runs = [run for hub in service.hubs for run in _join(service, hub, floor, False, effort)]
    runs.sort(key=itemgetter(0), reverse=True)
    seen = set()
    useful = []
    for run in runs:
        if run[1] not in seen:
            seen.add(run[1])
            useful.append(run)
    return useful


def _join(service: Service, hub: StationHub, floor: int, rising: bool, effort: Effort) -> list[Joined]:
    """The runs over a station that are worth more than `floor`; if `rising`, each worth more than the one before."""
    base, worth, room, span, halves = hub.foot, hub.value, hub.room, hub.span, hub.halves
    plain, appraise, tracks = service.plain, service.appraise, service.layout.tracks
    runs: list[Joined] = []
    for one in hub.alone:
        empty = next(half for half in halves if half[6] is None)
        hope = one[0] + worth + empty[0]
        if hope > floor and (plain or (hope := appraise(hope, hub, one, empty)) > floor):
            runs.append((hope, one[1] & tracks, hub, one, empty))
            floor = hope if rising else floor
    last = len(halves)
    for at, one in enumerate(halves, 1):
        value, foot, load, tally, _, _, _, _ = one
        value += worth
        if at == last or value + halves[at][0] <= floor:
            break
        if effort.left <= 0:
            effort.spent = True
            break
        effort.left -= 1
        for other in hub.partners(at, foot):
            hope = value + other[0]
            if hope <= floor:
                break
            if foot & other[1] != base or load + other[2] > room or tally + other[3] > span:
                continue
            if plain or (hope := appraise(hope, hub, one, other)) > floor:
                runs.append((hope, (foot | other[1]) & tracks, hub, one, other))
                floor = hope if rising else floor
    return runs
