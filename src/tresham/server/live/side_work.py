"""Questions to a process beside the server: one at a time, a few wait, and nobody takes all places."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore, Lock
from typing import Generic, TypeVar

from ..db.waiting import in_line
from ..errors import ApiError
from ..side_processes import ProcessLost

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST_WAITING = 10
"""So many stand in line: each keeps a thread that could serve others."""
MOST_OF_ONE = 6
"""And so many of the same member, or from the same address: the others want to ask as well. A page asks two or three
things at once, and goes on asking when somebody leafs through puzzles."""
LATER = {"Retry-After": "5"}


class KeptAnswers(Generic[K, V]):
    """The last answers to questions, for any number of threads."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def get(self, key: K) -> V | None:
        """What was found out, if it is still known."""
        with self._lock:
            return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Remember it, and forget what is oldest."""
        with self._lock:
            self._kept[key] = value
            while len(self._kept) > self._room:
                self._kept.popitem(last=False)


class SideWork:
    """The line before a process."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._line, self._turn, self._lock = BoundedSemaphore(MOST_WAITING), Lock(), Lock()
        self._waiting: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many are in line, the one whose turn it is among them."""
        with self._lock:
            return self._waiting.total()

    @contextmanager
    def turn(self, who: str) -> Iterator[None]:
        """Ask now, or when those before have been answered. `Busy` if too many wait already, or for too long."""
        with self._place(who):
            try:
                with in_line(self._line, self._turn, self._patience):
                    yield
            except ProcessLost as lost:
                raise ApiError(503, "analysis_failed", headers=LATER) from lost

    def once(self, who: str, kept: KeptAnswers[K, V], key: K, find: Callable[[], V]) -> V:
        """What is known already, or found out now. Of many who want the same one asks, and the others hear it too."""
        found = kept.get(key)
        if found is None:
            with self.turn(who):
                found = kept.get(key)  # whoever was before us may have asked for it
                if found is None:
                    found = find()
                    kept.put(key, found)
        return found

    @contextmanager
    def _place(self, who: str) -> Iterator[None]:
        with self._lock:
            if self._waiting[who] >= MOST_OF_ONE:
                raise ApiError(429, "asked_at_once", headers=LATER)
            self._waiting[who] += 1
        try:
            yield
        finally:
            with self._lock:
                self._waiting[who] -= 1
                self._waiting = +self._waiting  # nobody is remembered who does not wait
