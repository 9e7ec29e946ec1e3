"""Timing the engine: what the route optimiser takes is kept apart, for it has a budget of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from time import get_clock_info, perf_counter, thread_time

from ..core.action import Action
from ..core.game import Game
from ..routes.problem import Plan, Problem, RouteRun
from ..routes.solve import solve
from ..rules import running

now = thread_time if get_clock_info("thread_time").resolution < 1e-6 else perf_counter
"""The time this thread has worked, so that a busy machine does not count; the plain clock where that one is coarse."""


def _reading() -> float:
    """What it takes to read the clock: more than half a microsecond on some machines."""
    times = [now() for _ in range(1000)]
    return min(later - earlier for earlier, later in pairwise(times))


READING = _reading()


class Stopwatch:
    """Adds up the time of pushes, less what `solve` took meanwhile. Use it as `with stopwatch.running(): …`."""

    def __init__(self) -> None:
        self.pushes = 0
        self.seconds = 0.0
        self.solving = 0.0
        """What `solve` took while the watch was running."""

    @contextmanager
    def running(self) -> Iterator[None]:
        """While this lasts, every call of the optimiser is timed."""
        before = running.__dict__["solve"]

        def timed(problem: Problem, budget: int | None = None, last: Sequence[RouteRun] = ()) -> Plan:
            start = now()
            try:
                return solve(problem, budget, last)
            finally:
                self.solving += now() - start

        running.__dict__["solve"] = timed
        try:
            yield
        finally:
            running.__dict__["solve"] = before

    def push(self, game: Game, action: Action) -> float:
        """Play an action; how many seconds it took, routes aside."""
        solved, start = self.solving, now()
        game.push(action)
        took = now() - start - READING - (self.solving - solved)
        self.pushes += 1
        self.seconds += took
        return took

    @property
    def per_second(self) -> int:
        """Pushes per second."""
        return round(self.pushes / self.seconds) if self.seconds else 0
