"""Running trains: the only bridge from a board to the route optimiser."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import final

from ..core.action import Run, RunTrains
from ..core.event import TrainsRun
from ..core.ids import Party, Train
from ..core.state import Board
from ..core.table import Choice, Step, Table
from ..core.title import Title
from ..routes.check import RouteRefused, check
from ..routes.problem import Link as RouteLink
from ..routes.problem import Plan, Problem, TrainKind
from ..routes.problem import Run as RouteRun
from ..routes.problem import Stop as RouteStop
from ..routes.problem import StopKind as RouteStopKind
from ..routes.problem import Train as RouteTrain
from ..routes.solve import solve
from ..track.ids import Side, Stop, StopKind
from ..track.links import follow, links
from ..track.prints import StopPrint
from .network import full_stops, has_route, network, own_stops
from .operating import OperatingTurn

ROUTE_KINDS = tuple(RouteStopKind(kind) for kind in StopKind)
"""By kind of stop on a tile: what the optimiser calls it."""


# The same few stops and trains come again and again; making a record takes longer than finding it.
_route_stop = lru_cache(maxsize=1 << 12)(RouteStop)
_route_train = lru_cache(maxsize=64)(RouteTrain)


def trains_of(t: Table, corp: Party) -> list[Train]:
    """The trains that a corporation owns."""
    return [Train(number) for number, owner in enumerate(t.state.trains) if owner == corp]


def stop_worth(title: Title, phase: int, stop: StopPrint) -> int:
    """What a stop pays in a phase; off-board areas have several values [1830-RT.9]."""
    amounts = dict(stop.worth)
    for step in ("", *title.phases[phase].worths):
        if step in amounts:
            return amounts[step]
    return 0


@dataclass(frozen=True)
class Question:
    """A route problem, and what its numbers stand for on the board."""

    problem: Problem
    trains: tuple[Train, ...]
    stops: tuple[Stop, ...]
    sides: tuple[tuple[Side, ...], ...]
    """By link: the hexsides crossed from its stop a to its stop b."""


@dataclass(frozen=True)
class Surveyor:
    """Turns stops and track of one corporation's board into the numbers of a route problem."""

    title: Title
    board: Board
    corp: Party
    phase: int
    trains: tuple[RouteTrain, ...]
    own: int
    full: int
    """Stops with own stations, and stops full of others, as bitmasks."""

    def stop(self, stop: Stop) -> RouteStop:
        """One stop as the optimiser sees it."""
        atlas, board = self.title.atlas, self.board
        print = atlas.stop_print(stop, board.lays[atlas.hex_of_stop(stop)])
        return _route_stop(
            (stop_worth(self.title, self.phase, print),) * len(self.trains),
            bool(self.own >> stop & 1),
            bool(self.full >> stop & 1),
            ROUTE_KINDS[print.kind],
            groups=sum(1 << _groups(self.title)[name] for name in print.groups),
        )

    def is_way(self, run: Run) -> bool:
        """Do a run's legs follow track from each of its stops to the next? [1830-RT.5]"""
        atlas, lays = self.title.atlas, self.board.lays
        if len(run.legs) != len(run.stops) - 1:
            return False
        for stop in run.stops:
            hex = atlas.hex_of_stop(stop)
            if stop not in atlas.stops(hex, lays[hex]):
                return False
        pairs = zip(run.stops, run.stops[1:], run.legs, strict=False)
        return all(follow(atlas, lays, a, sides, b) for a, b, sides in pairs)

    def link(self, number: dict[Stop, int], a: Stop, b: Stop, sides: tuple[Side, ...]) -> RouteLink:
        """One link: a hexside is a track piece, so tracks that meet there exclude each other [1830-RT.4]."""
        track = 0
        for side in sides:
            track |= 1 << side
        return RouteLink(number[a], number[b], track, len(sides) // 2, end_a=self.ends_runs(a), end_b=self.ends_runs(b))

    def ends_runs(self, stop: Stop) -> bool:
        """Does no run pass this stop, whoever has stations there? [1830-RT.7]"""
        atlas = self.title.atlas
        hex = atlas.hex_of_stop(stop)
        return bool(atlas.last_stops(self.board.lays[hex]) >> stop - atlas.first_stop[hex] & 1)


@lru_cache(maxsize=64)
def _groups(title: Title) -> dict[str, int]:
    """Areas that a run may visit once, numbered [1830-RT.7]."""
    names = {name for hex in title.atlas.hexes for stop in hex.tile.stops for name in stop.groups}
    return {name: number for number, name in enumerate(sorted(names))}


def surveyor(t: Table, corp: Party, trains: tuple[Train, ...]) -> Surveyor:
    """A surveyor for these trains of a corporation."""
    cards = tuple(_route_train(TrainKind.STOPS, t.title.trains[t.state.faces[train]].reach) for train in trains)
    atlas, board = t.title.atlas, t.state.board
    own, full = own_stops(atlas, board, corp), full_stops(atlas, board, corp)
    return Surveyor(t.title, board, corp, t.state.phase, cards, own, full)


def question(t: Table, corp: Party) -> Question:
    """What is the most that a corporation's trains can earn?"""
    atlas, board = t.title.atlas, t.state.board
    trains = tuple(trains_of(t, corp))
    survey = surveyor(t, corp, trains)
    near = links(atlas, board.lays, network(t, corp).stops)
    stops = tuple(sorted({stop for link in near for stop in (link.a, link.b)}))
    number = {stop: index for index, stop in enumerate(stops)}
    problem = Problem(
        stops=tuple(survey.stop(stop) for stop in stops),
        links=tuple(survey.link(number, link.a, link.b, link.sides) for link in near),
        trains=survey.trains,
    )
    return Question(problem, trains, stops, tuple(link.sides for link in near))


@lru_cache(maxsize=1 << 10)
def _solved(problem: Problem) -> Plan:
    return solve(problem)


def best_runs(t: Table, corp: Party) -> tuple[tuple[Run, ...], Plan]:
    """The best runs there are, and the optimiser's plan with its proof."""
    asked = question(t, corp)
    plan = _solved(asked.problem)
    return tuple(_drawn(asked, run) for run in plan.runs), plan


def _drawn(asked: Question, run: RouteRun) -> Run:
    """A run of the optimiser on the board."""
    legs = []
    for index, link in enumerate(run.links):
        sides = asked.sides[link]
        legs.append(sides if asked.problem.links[link].a == run.stops[index] else sides[::-1])
    return Run(asked.trains[run.train], tuple(asked.stops[stop] for stop in run.stops), tuple(legs))


def runs_worth(t: Table, corp: Party, runs: tuple[Run, ...]) -> int:
    """What a set of runs earns, or a refusal: nobody's word is taken for it."""
    for run in runs:
        t.require(t.state.trains[run.train] == corp, "not_your_train")
    trains = tuple(run.train for run in runs)
    worth, refusal, train = _judged(surveyor(t, corp, trains), runs)
    if refusal:
        t.refuse(f"run_{refusal}", train=t.title.train_name(trains[train], t.state.faces))
    return worth


@lru_cache(maxsize=64)
def _judged(survey: Surveyor, runs: tuple[Run, ...]) -> tuple[int, str, int]:
    """What runs earn; or else a code that says why they are refused, and the index of the guilty one."""
    number: dict[Stop, int] = {}
    route_links: list[RouteLink] = []
    route_runs: list[RouteRun] = []
    for index, run in enumerate(runs):
        if any(other.train == run.train for other in runs[:index]):
            return 0, "train_runs_twice", index
        if not survey.is_way(run):
            return 0, "not_joined", index
        first = len(route_links)
        for stop in run.stops:
            number.setdefault(stop, len(number))
        for a, b, sides in zip(run.stops, run.stops[1:], run.legs, strict=False):
            route_links.append(survey.link(number, a, b, sides))
        stops = tuple(number[stop] for stop in run.stops)
        route_runs.append(RouteRun(index, tuple(range(first, len(route_links))), stops))
    problem = Problem(tuple(survey.stop(stop) for stop in number), tuple(route_links), survey.trains)
    try:
        return check(problem, route_runs), "", 0
    except RouteRefused as refused:
        return 0, refused.code, refused.params["train"]


def may_run(t: Table, corp: Party) -> bool:
    """Does a corporation have a train and somewhere to run it? [1830-RT.11]"""
    return corp in t.state.trains and has_route(t, corp)


@final
@dataclass(frozen=True)
class RunningTrains(Step[RunTrains]):
    """Run the trains; the menu offers the best set there is, other sets are judged when they come."""

    takes = RunTrains
    demand_best: bool = False
    """A set below a proven best one is refused [1830-RT.10]."""

    def open(self, t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        return not turn.ran and may_run(t, turn.corp)

    def choices(self, t: Table) -> Iterator[Choice]:
        if self.open(t):
            corp = t.frame(OperatingTurn).corp
            yield Choice(RunTrains(corp, best_runs(t, corp)[0]))

    def check(self, t: Table, action: RunTrains) -> None:
        t.require(not t.frame(OperatingTurn).ran, "trains_have_run")
        worth = runs_worth(t, action.by, action.runs)
        if self.demand_best:
            plan = best_runs(t, action.by)[1]
            t.require(worth >= plan.worth or not plan.proven, "better_runs", revenue=worth, best=plan.worth)

    def play(self, t: Table, action: RunTrains) -> None:
        revenue = runs_worth(t, action.by, action.runs)
        t.emit(TrainsRun(action.by, action.runs, revenue))
        t.amend(t.frame(OperatingTurn), ran=True, revenue=revenue)
