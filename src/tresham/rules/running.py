"""Running trains: what they could earn at most, and what they earn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import final

from ..core.action import Run, RunTrains
from ..core.event import TrainScrapped, TrainsRun
from ..core.ids import Party, Train
from ..core.stage import Choice, Step
from ..core.table import Table
from ..routes.check import RouteRefused, check
from ..routes.problem import Plan, Problem, RouteLink, RouteRun
from ..routes.solve import solve
from ..track.ids import Stop
from ..track.links import links
from .network import has_route
from .operating import OperatingTurn
from .route_questions import Question
from .surveying import LEAST_STATIONS, Surveyor, surveyor, track_pieces


def trains_of(t: Table, corp: Party) -> list[Train]:
    """The trains that a corporation owns."""
    return [Train(number) for number, owner in enumerate(t.state.trains) if owner == corp]


def running_trains(t: Table, corp: Party) -> list[Train]:
    """The trains that run for a corporation; others it may only own."""
    resting = t.title.depot.resting[corp]
    found = trains_of(t, corp)
    return [train for train in found if t.state.faces[train] not in resting] if resting else found


def has_trains_to_run(t: Table, corp: Party) -> bool:
    """Has a corporation any train that runs for it?"""
    resting = t.title.depot.resting[corp]
    return corp in t.state.trains and (not resting or bool(running_trains(t, corp)))


def question(t: Table, corp: Party) -> Question:
    """What is the most that a corporation's trains can earn?"""
    trains = tuple(running_trains(t, corp))
    return _question(surveyor(t, corp, trains), trains)


@lru_cache(maxsize=1 << 8)
def _question(survey: Surveyor, trains: tuple[Train, ...]) -> Question:
    near = links(survey.title.atlas, survey.board.lays, survey.own, survey.full, survey.barred)
    stops = tuple(sorted({stop for link in near for stop in (link.a, link.b)}))
    number = {stop: index for index, stop in enumerate(stops)}
    problem = Problem(
        stops=survey.stops(stops),
        links=tuple(
            [
                survey.link(number[one.a], number[one.b], one.sides, one.gauge, one.ends_at_a, one.ends_at_b)
                for one in near
            ]
        ),
        trains=survey.trains(stops),
        needs=survey.needs(stops),
        bonuses=survey.bonuses(stops),
    )
    return Question(problem, trains, stops, tuple([link.sides for link in near]))


@lru_cache(maxsize=1 << 8)
def _answer(asked: Question, nodes: int | None, last: tuple[RouteRun, ...]) -> Plan:
    """The plan for a question. The same one is asked again soon, and knowing it spares hashing the whole problem."""
    return _solved(asked.problem, nodes, last)


@lru_cache(maxsize=1 << 10)
def _solved(problem: Problem, nodes: int | None, last: tuple[RouteRun, ...]) -> Plan:
    """Many boards make the same problem: most tiles are laid elsewhere, or join nothing yet."""
    return solve(problem, nodes, last)


def best_runs(
    t: Table, corp: Party, last: tuple[Run, ...] = (), nodes: int | None = None
) -> tuple[tuple[Run, ...], Plan]:
    """The best runs there are, and the optimiser's plan with its proof.

    Of equal plans it is the one that changes least of the `last` runs, which a caller who has the game at hand can
    find (`last_runs`); the menu has only the state, and offers the shortest. `nodes` ends the search early.
    """
    asked = question(t, corp)
    plan = _answer(asked, nodes, asked.numbered(last) if last else ())
    return tuple(asked.drawn(run) for run in plan.runs), plan


def runs_worth(t: Table, corp: Party, runs: tuple[Run, ...]) -> int:
    """What a set of runs earns, or a refusal: nobody's word is taken for it."""
    resting = t.title.depot.resting[corp]
    for run in runs:
        t.require(t.state.trains[run.train] == corp, "not_your_train")
        t.require(t.state.faces[run.train] not in resting, "train_rests")
    trains = tuple(run.train for run in runs)
    worth, refusal, train = _judged(surveyor(t, corp, trains), runs)
    if refusal:
        name = t.title.train_name(trains[train], t.state.faces)
        t.refuse(f"run_{refusal}", name, train=name)
    return worth


def _judged(survey: Surveyor, runs: tuple[Run, ...]) -> tuple[int, str, int]:
    """What runs earn; or else a code that says why they are refused, and the index of the guilty one."""
    number: dict[Stop, int] = {}
    route_links: list[RouteLink] = []
    route_runs: list[RouteRun] = []
    for index, run in enumerate(runs):
        if any(other.train == run.train for other in runs[:index]):
            return 0, "train_runs_twice", index
        for stop in run.stops:
            if survey.barred >> stop & 1:
                return 0, "barred", index
            number.setdefault(stop, len(number))
        track = survey.track(number, run)
        if track is None:
            return 0, "not_joined", index
        first = len(route_links)
        route_links += track
        stops = tuple([number[stop] for stop in run.stops])
        route_runs.append(RouteRun(index, tuple(range(first, len(route_links))), stops))
    problem = Problem(
        survey.stops(number), tuple(route_links), survey.trains(number), survey.needs(number), survey.bonuses(number)
    )
    try:
        return check(problem, route_runs), "", 0
    except RouteRefused as refused:
        index = refused.params["train"]
        lacks_place = refused.code == "too_few_stops" and len(runs[index].stops) >= LEAST_STATIONS
        is_choosy = bool(survey.title.trains[survey.kinds[index]].route.needs)
        return 0, "needs_place" if lacks_place and is_choosy else refused.code, index


def idle_train(t: Table, corp: Party, runs: tuple[Run, ...]) -> Train | None:
    """A train that does not run although there is a way for it beside these runs, if there is one."""
    named = [run.train for run in runs]
    idle = [train for train in running_trains(t, corp) if train not in named]
    if not idle:
        return None
    used = 0
    for run in runs:
        for leg in run.legs:
            used |= track_pieces(t.title, leg)
    for train in idle:
        asked = _question(surveyor(t, corp, (train,)), (train,))
        left = tuple([link for link in asked.problem.links if not link.track & used])
        if left and _solved(_with_links(asked.problem, left), None, ()).runs:
            return train
    return None


def _with_links(problem: Problem, links: tuple[RouteLink, ...]) -> Problem:
    """The same problem with less track."""
    return Problem(problem.stops, links, problem.trains, problem.needs, problem.bonuses)


@final
@dataclass(frozen=True)
class RunningTrains(Step[RunTrains]):
    """Run the trains, if there is somewhere to run them; the menu offers the best set there is, other sets are judged
    when they come [1830-RT.11]."""

    takes = RunTrains
    group = "run"
    explained = False  # whoever draws runs is told about these
    demand_best: bool = False
    """A set below a proven best one is refused [1830-RT.10]."""
    somewhere: Callable[[Table, Party], bool] = has_route
    """Is there somewhere to run to?"""
    demand_all: bool = False
    """No train stays at home that has a way beside those of the others [1848-C-71]."""

    def open(self, t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        if turn.ran or not has_trains_to_run(t, turn.corp):
            return False
        return self.somewhere(t, turn.corp)

    def may_stay(self, t: Table) -> bool:
        """Only trains that could run must."""
        return not self.open(t)

    def choices(self, t: Table) -> Iterator[Choice]:
        if self.open(t):
            corp = t.frame(OperatingTurn).corp
            yield Choice(RunTrains(corp, best_runs(t, corp)[0]))

    def check(self, t: Table, action: RunTrains) -> None:
        t.require(not t.frame(OperatingTurn).ran, "trains_have_run")
        if not self.demand_best:
            t.found = runs_worth(t, action.by, action.runs)
            idle = idle_train(t, action.by, action.runs) if self.demand_all else None
            if idle is not None:
                t.refuse("idle_train", train=t.title.train_name(idle, t.state.faces))
            return
        asked = question(t, action.by)
        worth = asked.worth(action.runs)
        t.found = worth = runs_worth(t, action.by, action.runs) if worth is None else worth
        plan = _answer(asked, None, ())
        t.require(worth >= plan.worth or not plan.proven, "better_runs", revenue=worth, best=plan.worth)

    def play(self, t: Table, action: RunTrains) -> None:
        revenue = runs_worth(t, action.by, action.runs) if t.found is None else t.found
        t.emit(TrainsRun(action.by, action.runs, revenue))
        for run in action.runs:
            kind = t.state.faces[run.train]
            if t.title.trains[kind].runs_once:
                t.emit(TrainScrapped(action.by, run.train, kind, "run"))
        t.amend(t.frame(OperatingTurn), ran=True, revenue=revenue)
