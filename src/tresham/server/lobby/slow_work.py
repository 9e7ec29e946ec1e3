"""Work that takes long is let in one by one, with a pause after each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from time import monotonic, sleep

from ..db.waiting import alone_with


class SlowWorkQueue:
    """Whole games are brought, copied and taken away here. A move takes a hundredth of that time, and would stand in
    line with all of them at once; so half of the time belongs to the moves, however many want to copy."""

    def __init__(self, clock: Callable[[], float] = monotonic, rest: Callable[[float], None] = sleep) -> None:
        self._lock = Lock()
        self._clock = clock
        self._rest = rest
        self._free_at = clock()

    @contextmanager
    def passing(self, patience: float) -> Iterator[None]:
        """Do something long. `Busy` if it was not our turn in time."""
        with alone_with(self._lock, patience):
            self._rest(max(0.0, self._free_at - self._clock()))
            begun = self._clock()
            try:
                yield
            finally:
                ended = self._clock()
                self._free_at = ended + (ended - begun)
