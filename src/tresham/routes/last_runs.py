"""What the trains did the last time, and how to change little of it.

Trains that keep off each other's track are looked at together: who used a piece does not matter, only whether it was
used. A guest, which may run where others run, is compared with its own last run.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tresham.routes.check import RouteRefused, check
from tresham.routes.problem import Problem, RouteRun


def known_runs(problem: Problem, last: Sequence[RouteRun]) -> tuple[RouteRun, ...]:
    """The last runs of those trains that are still there, each told from its lower stop like the runs of a plan."""
    return tuple(run.from_lower_stop() for run in last if 0 <= run.train < len(problem.trains))


def last_tracks(problem: Problem, last: Sequence[RouteRun]) -> list[int]:
    """By train: the track to which it rather keeps."""
    own = [0] * len(problem.trains)
    for run in last:
        for link in run.links:
            if 0 <= link < len(problem.links):
                own[run.train] |= problem.links[link].track
    common = 0
    for train, track in zip(problem.trains, own, strict=True):
        if not train.shares:
            common |= track
    return [track if train.shares else common for train, track in zip(problem.trains, own, strict=True)]


def worth_now(problem: Problem, runs: Sequence[RouteRun]) -> int | None:
    """What a set of runs earns on this board; nothing if it is not possible, or not any more."""
    try:
        return check(problem, runs)
    except RouteRefused:
        return None


def given_back(problem: Problem, runs: list[RouteRun], last: Sequence[RouteRun], worth: int) -> list[RouteRun]:
    """The same runs; where two trains can change places for nothing, each train gets the run that it made before."""
    trains = problem.trains
    made = {(run.train, run.links) for run in last}
    for before in last:
        same = [run.train for run in runs if run.links == before.links and not trains[run.train].shares]
        if not same or (same[0], before.links) in made or trains[before.train].shares:
            continue
        swap = {same[0]: before.train, before.train: same[0]}
        swapped = [replace(run, train=swap.get(run.train, run.train)) for run in runs]
        if worth_now(problem, swapped) == worth:
            runs = swapped
    return runs
