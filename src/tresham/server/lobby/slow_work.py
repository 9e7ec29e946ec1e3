"""Whole games are written one by one, with a pause after each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore, Lock
from time import monotonic, sleep

from ..db.waiting import in_line

REST = 3
"""After each piece of work there is a pause, so many times as long as it took."""
MOST_WAITING = 10
"""So many stand in line, the one whose turn it is among them: each keeps a thread that could serve others."""


class SlowWorkQueue:
    """Whole games are brought, copied and taken away here. A move would stand in line with all of them at once; so
    three quarters of the time belong to the moves, however many want to copy."""

    def __init__(self, clock: Callable[[], float] = monotonic, rest: Callable[[float], None] = sleep) -> None:
        self._line = BoundedSemaphore(MOST_WAITING)
        self._lock = Lock()
        self._clock = clock
        self._rest = rest
        self._free_at = clock()

    @contextmanager
    def passing(self, patience: float) -> Iterator[None]:
        """Do something long. `Busy` if too many wait already, or if it was not our turn in time."""
        with in_line(self._line, self._lock, patience):
            self._rest(max(0.0, self._free_at - self._clock()))
            begun = self._clock()
            try:
                yield
            finally:
                ended = self._clock()
                self._free_at = ended + REST * (ended - begun)
