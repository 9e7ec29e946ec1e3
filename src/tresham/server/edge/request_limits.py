"""How much anybody may ask for: so many requests a second, and so much at once."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from threading import Lock

from ..errors import ApiError
from ..settings import Rate, Settings
from .file_descriptors import capacity

MOST_KEYS = 20_000
LATER = {"Retry-After": "5"}
ALL = "all"
IMPORTS_AT_ONCE = 2
"""A game from a file is played through all checks, which takes a while; others want to play meanwhile."""


class Limiter:
    """Buckets that fill by and by: each request takes a token from the bucket of whoever asks."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._lock = Lock()
        self._buckets: dict[str, tuple[float, float]] = {}
        """By key: tokens left, and when that was counted."""

    def take(self, key: str) -> float:
        """Take a token; how many seconds too early this was, 0 if it was not."""
        if not self.rate.burst:
            return 0.0
        with self._lock:
            now = self._clock()
            left = self._left(key, now)
            if left < 1:
                return (1 - left) / self.rate.per_second
            self._buckets[key] = left - 1, now
            if len(self._buckets) > MOST_KEYS:
                self._forget_full(now)
            return 0.0

    def give_back(self, key: str) -> None:
        """Return a token: the request was none that had to be limited."""
        with self._lock:
            now = self._clock()
            if key in self._buckets:
                self._buckets[key] = min(self.rate.burst, self._left(key, now) + 1), now

    def demand(self, key: str) -> None:
        """Take a token, or refuse."""
        wait = self.take(key)
        if wait:
            seconds = math.ceil(wait)
            raise ApiError(429, "too_many", {"seconds": seconds}, headers={"Retry-After": str(seconds)})

    def _left(self, key: str, now: float) -> float:
        left, since = self._buckets.get(key, (float(self.rate.burst), now))
        return min(self.rate.burst, left + (now - since) * self.rate.per_second)

    def _forget_full(self, now: float) -> None:
        """A bucket that is full again need not be remembered; if none is, the oldest half are dropped."""
        for key in [key for key in self._buckets if self._left(key, now) >= self.rate.burst]:
            del self._buckets[key]
        if len(self._buckets) > MOST_KEYS:
            for key in sorted(self._buckets, key=lambda key: self._buckets[key][1])[: MOST_KEYS // 2]:
                del self._buckets[key]


class Places:
    """What lasts: so many at once for each of several keys."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._taken: Counter[str] = Counter()

    @contextmanager
    def held(self, limits: Mapping[str, int], refusal: ApiError) -> Iterator[None]:
        """A place under each key, as long as this lasts; refused if one of them has no more. A limit of 0 is none."""
        with self._lock:
            if any(most and self._taken[key] >= most for key, most in limits.items()):
                raise refusal
            self._taken.update(limits.keys())
        try:
            yield
        finally:
            with self._lock:
                self._taken.subtract(limits.keys())
                self._taken = +self._taken  # nobody is remembered who has no place

    def __len__(self) -> int:
        with self._lock:
            return self._taken.total()


class RequestLimits:
    """All limits of one server. Where there are no accounts there is nobody to be limited."""

    def __init__(self, settings: Settings) -> None:
        none = Rate(0, 0)
        self.reads = Limiter(none if settings.local else settings.reads)
        self.writes = Limiter(none if settings.local else settings.writes)
        self.logins = Limiter(settings.logins)
        # Only those who guess try a name from many addresses. A browser that its owner has used before is not counted.
        self.names = Limiter(Rate(settings.logins.per_second * 5, settings.logins.burst * 5))
        self.accounts = Limiter(settings.accounts)
        self.copies = Limiter(none if settings.local else settings.copies)
        self._streams = Places()
        self._imports = Places()
        self._each = 0 if settings.local else settings.streams
        self._most_streams = capacity(settings.connections) // 2

    def stream(self, who: str, address: str) -> AbstractContextManager[None]:
        """A place for a stream: members have theirs, the strangers of an address share some, and nobody takes all."""
        each = self._each if who != address else self._each * 2
        limits = {who: each, f"all of {address}": self._most_streams // 2, ALL: self._most_streams}
        return self._streams.held(limits, ApiError(429, "too_many_streams", headers=LATER))

    def upload(self, who: str) -> AbstractContextManager[None]:
        """Nobody brings two games at once."""
        return self._imports.held({who: 1}, ApiError(429, "import_twice", headers=LATER))

    def importing(self) -> AbstractContextManager[None]:
        """A place among those whose games are being read."""
        return self._imports.held({ALL: IMPORTS_AT_ONCE}, ApiError(503, "imports_full", headers=LATER))
