"""A route problem and the board it was made from: runs in its numbers, and the same runs in hexes and stops."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.action import Run
from ..core.event import CorporationFloated, TrainsRun
from ..core.game import Node
from ..core.ids import Party, Train
from ..routes.problem import Problem
from ..routes.problem import Run as RouteRun
from ..track.ids import Side, Stop


@dataclass(frozen=True)
class Question:
    """A route problem, and what its numbers stand for on the board."""

    problem: Problem
    trains: tuple[Train, ...]
    stops: tuple[Stop, ...]
    sides: tuple[tuple[Side, ...], ...]
    """By link: the hexsides crossed from its stop a to its stop b."""

    def drawn(self, run: RouteRun) -> Run:
        """A run of the optimiser on the board."""
        legs = []
        for index, link in enumerate(run.links):
            sides = self.sides[link]
            legs.append(sides if self.problem.links[link].a == run.stops[index] else sides[::-1])
        return Run(self.trains[run.train], tuple(self.stops[stop] for stop in run.stops), tuple(legs))

    def numbered(self, runs: tuple[Run, ...]) -> tuple[RouteRun, ...]:
        """Runs on the board in the numbers of the problem.

        Trains that the corporation no longer has are left out, and of the other runs whatever is no longer there.
        """
        numbers = {stop: index for index, stop in enumerate(self.stops)}
        links: dict[tuple[Stop, tuple[Side, ...], Stop], int] = {}
        for index, (link, sides) in enumerate(zip(self.problem.links, self.sides, strict=True)):
            a, b = self.stops[link.a], self.stops[link.b]
            links[a, sides, b] = links[b, sides[::-1], a] = index
        found = []
        for run in runs:
            if run.train in self.trains:
                legs = zip(run.stops, run.legs, run.stops[1:], strict=False)
                way = tuple(links[leg] for leg in legs if leg in links)
                stops = tuple(numbers[stop] for stop in run.stops if stop in numbers)
                found.append(RouteRun(self.trains.index(run.train), way, stops))
        return tuple(found)


def last_runs(node: Node, corp: Party) -> tuple[Run, ...]:
    """What the trains of a corporation did the last time they ran in its present life, as the events tell.

    The state does not remember it, since no rule asks for it: it only helps to choose between equal plans.
    """
    at: Node | None = node
    while at is not None:
        for event in reversed(at.events):
            if isinstance(event, TrainsRun) and event.by == corp:
                return event.runs
            if isinstance(event, CorporationFloated) and event.corp == corp:
                return ()
        at = at.parent
    return ()
