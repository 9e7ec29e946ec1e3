"""A route problem and the board it was made from: runs in its numbers, and the same runs in hexes and stops."""

from __future__ import annotations

from ..core.action import Run
from ..core.event import CorporationFloated, TrainsRun
from ..core.game import Node
from ..core.ids import Party, Train
from ..record import cached_property, record
from ..routes.check import RouteRefused, check
from ..routes.problem import Problem, RouteRun
from ..track.ids import Side, Stop


@record(frozen=True, eq=False)
class Question:
    """A route problem, and what its numbers stand for on the board.

    Known by what it is, not by what it says: to compare whole problems takes long.
    """

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

    @cached_property
    def _number(self) -> dict[Stop, int]:
        """By stop: its number in the problem."""
        return {stop: index for index, stop in enumerate(self.stops)}

    @cached_property
    def _link(self) -> dict[tuple[Stop, Stop, tuple[Side, ...]], int]:
        """By way from a lower stop to a higher one: the number of the link."""
        found = zip(self.problem.links, self.sides, strict=True)
        return {(self.stops[link.a], self.stops[link.b], sides): at for at, (link, sides) in enumerate(found)}

    def _links(self, run: Run) -> list[int | None]:
        """By leg of a run: the number of its link, if it is still there."""
        legs = zip(run.stops, run.stops[1:], run.legs, strict=False)
        return [self._link.get((a, b, sides) if a < b else (b, a, sides[::-1])) for a, b, sides in legs]

    def numbered(self, runs: tuple[Run, ...]) -> tuple[RouteRun, ...]:
        """Runs on the board in the numbers of the problem.

        Trains that the corporation no longer has are left out, and of the other runs whatever is no longer there.
        """
        found = []
        for run in runs:
            if run.train in self.trains:
                way = tuple(link for link in self._links(run) if link is not None)
                stops = tuple(self._number[stop] for stop in run.stops if stop in self._number)
                found.append(RouteRun(self.trains.index(run.train), way, stops))
        return tuple(found)

    def worth(self, runs: tuple[Run, ...]) -> int | None:
        """What runs earn together; nothing if they are no legal answer, whatever the reason."""
        numbered = self.numbered(runs)
        whole = [(len(run.links), len(run.stops)) for run in numbered]
        if whole != [(len(run.legs), len(run.stops)) for run in runs]:
            return None
        try:
            return check(self.problem, numbered)
        except RouteRefused:
            return None


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
