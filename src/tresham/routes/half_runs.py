"""Half-runs: the ways from a station to wherever a train may come to rest.

Every run passes one of the corporation's own stations, so it is two half-runs joined at a station; one of them may be
empty. There are far fewer half-runs than runs. A run with several stations is taken apart at the first of them only:
the half-runs of a station avoid the stations before it.

What a half-run occupies is its *foot*, one bitmask: track pieces in the low bits, above them the stops, above those
the groups of stops. Two half-runs make a run if their feet have nothing in common but the station.

Half-runs are plain tuples, since a search makes thousands of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from tresham.routes.bitmasks import bits, index_of
from tresham.routes.problem import (
    CITIES,
    EXPRESS,
    HEX,
    PLUS,
    SKIP_TOWNS,
    STOPS,
    TOWN,
    Problem,
    RouteLink,
    RouteStop,
    RouteTrain,
)

Steps: TypeAlias = "list[Step]"
Step: TypeAlias = "tuple[int, int, int, int, int, int, Steps]"
"""One link further: what it adds to value, foot, load and tally; the stop reached, the link, the steps from there."""
Half: TypeAlias = "tuple[int, int, int, int, int, int, Half | None, Steps]"
"""A half-run: value, foot, load, tally; its last stop, its last link, the half-run before that, the steps from here."""

WORTH_SORTING_OUT = 150
"""From so many half-runs on it pays to find the partners of each by bitmasks instead of trying all."""


@dataclass(slots=True)
class StationHub:
    """A station where half-runs meet."""

    stop: int
    foot: int
    earlier: int
    """The stations before it, which its half-runs avoid; part of its foot."""
    value: int
    room: int
    """Most load that two half-runs may have together, with this station between them."""
    span: int
    """The same for the tally."""
    halves: list[Half]
    """Best first; the empty one is among them."""
    alone: list[Half]
    """Those for which the run must end at this station."""
    shift: int
    _visitors: dict[int, int] = field(default_factory=dict)
    """By stop (as a bit): the half-runs that visit it, as a bitmask of positions."""

    def apart_from(self, taken: int) -> StationHub:
        """The same station with only those half-runs that leave the `taken` track alone."""
        halves = [half for half in self.halves if not half[1] & taken]
        alone = [half for half in self.alone if not half[1] & taken]
        return replace(self, halves=halves, alone=alone, _visitors={})

    def partners(self, at: int, foot: int) -> Iterable[Half]:
        """The half-runs from position `at` on, or at least those that have no stop in common with `foot`."""
        if len(self.halves) < WORTH_SORTING_OUT:
            return self.halves[at:]
        if not self._visitors:
            self._visitors = index_of([half[1] >> self.shift for half in self.halves])
        clash = 0
        for stop in bits((foot ^ self.foot) >> self.shift):
            clash |= self._visitors.get(stop, 0)
        strangers = (1 << len(self.halves)) - (1 << at) & ~clash
        return (self.halves[bit.bit_length() - 1] for bit in bits(strangers))


class Effort:
    """What a search may still spend. A node is a half-run made, a half-run matched, or a run tried in a set."""

    def __init__(self, budget: int | None) -> None:
        self.left = 1 << 60 if budget is None else budget
        self.spent = False
        """Something was left untried: make do with what has been found."""


class FootLayout:
    """Where in a foot is what."""

    def __init__(self, problem: Problem) -> None:
        track = 0
        for link in problem.links:
            track |= link.track
        self.pieces = track.bit_count()
        self.shift = track.bit_length()
        self.tracks = (1 << self.shift) - 1
        self.all_stops = (1 << len(problem.stops)) - 1
        groups = self.shift + len(problem.stops)
        self.feet = [1 << self.shift + i | stop.groups << groups for i, stop in enumerate(problem.stops)]

    def stops(self, mask: int) -> int:
        """The bits of a foot that stand for the stops of a mask."""
        return (mask & self.all_stops) << self.shift


def limits(train: RouteTrain) -> tuple[int, int]:
    """The most load and the most tally of a whole run.

    An n+m train makes at most n stops that are no towns (its load), and at most n+m stops (its tally).
    """
    return train.reach, train.reach + train.allowance


def stop_burden(train: RouteTrain, stop: RouteStop) -> tuple[int, int]:
    """Load and tally of a stop."""
    kind = train.kind
    if kind is STOPS:
        return stop.weight, 0
    if kind is PLUS and stop.kind is TOWN:
        return 0, stop.weight
    if kind is SKIP_TOWNS:
        return int(stop.kind is not TOWN), 0
    if kind in (CITIES, PLUS, EXPRESS) and stop.kind is not TOWN:
        return stop.weight, stop.weight
    return 0, 0


def link_burden(train: RouteTrain, link: RouteLink) -> tuple[int, int]:
    """Load and tally of a link."""
    kind = train.kind
    if kind is HEX:
        return link.hexes * train.hex_costs[link.gauge], 0
    if kind is CITIES:
        return 0, link.changes
    if kind in (STOPS, PLUS, EXPRESS):
        return link.changes, link.changes
    return 0, 0


def survey(
    problem: Problem, layout: FootLayout, train: RouteTrain, values: list[int], costs: list[int]
) -> tuple[list[Steps], list[Steps]]:
    """The steps from each stop: those a run may take in passing, and those with which it must begin here.

    A step adds the value of the stop it leads to, less the cost of its link.
    """
    stops, feet = problem.stops, layout.feet
    passing: list[Steps] = [[] for _ in stops]
    leaving: list[Steps] = [[] for _ in stops]
    nowhere: Steps = []
    burdens = [stop_burden(train, stop) for stop in stops]
    for number, link in enumerate(problem.links):
        if train.barred >> link.gauge & 1:
            continue
        link_load, link_tally = link_burden(train, link)
        for here, there, ends_here, ends_there in (
            (link.a, link.b, link.end_a, link.end_b),
            (link.b, link.a, link.end_b, link.end_a),
        ):
            load, tally = burdens[there]
            onward = nowhere if ends_there or stops[there].blocked else passing[there]
            step = values[there] - costs[number], feet[there] | link.track, load + link_load, tally + link_tally
            ways = leaving if ends_here or stops[here].blocked else passing
            ways[here].append((*step, there, number, onward))
    return passing, leaving


def grow(hub: int, foot: int, first: Steps, room: int, span: int, effort: Effort) -> list[Half]:
    """All half-runs that leave a station by one of its first steps, the empty one in front."""
    halves: list[Half] = [(0, foot, 0, 0, hub, -1, None, first)]
    most = effort.left // 2  # the rest is for joining them
    for half in halves:
        if len(halves) > most:
            effort.spent = True
            break
        value, foot, load, tally, _, _, _, onward = half
        for more_value, more_foot, more_load, more_tally, stop, link, then in onward:
            if foot & more_foot or load + more_load > room or tally + more_tally > span:
                continue
            halves.append(
                (value + more_value, foot | more_foot, load + more_load, tally + more_tally, stop, link, half, then)
            )
    effort.left -= len(halves)
    return halves


def stops_of(half: Half) -> list[int]:
    """The stops of a half-run from its end back towards the station, which is not among them."""
    stops = []
    while (before := half[6]) is not None:
        stops.append(half[4])
        half = before
    return stops


def links_of(half: Half) -> list[int]:
    """The links of a half-run from its end back to the station."""
    links = []
    while (before := half[6]) is not None:
        links.append(half[5])
        half = before
    return links
