"""How many connections the system allows, and what is logged when they are used up."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from types import ModuleType
from typing import Final

resource: ModuleType | None
try:
    import resource
except ModuleNotFoundError:  # Windows, which has no such limit
    resource = None

BACKLOG: Final = 128
"""So many connections the event loop accepts in one go, before anybody looks at them."""
KEPT_BACK: Final = 128 + 2 * BACKLOG
"""Descriptors for the database, for the bots, and for connections that were just accepted or are about to be closed."""
PLENTY: Final = 10_000
"""So many are counted on where there is no limit, for some systems say so and do not mean it."""
MINUTE = 60.0
NOISE: Final = (
    "socket.accept() out of system resource",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "No supported WebSocket library detected.",
)
"""What a stranger can have written into the log as often as he likes."""
SPEAKERS: Final = ("asyncio", "uvicorn.error")


def ask_for_more() -> None:
    """Raise our own limit as far as the system lets us: the usual one is for programs that open a few files."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = PLENTY if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            logging.getLogger(__name__).warning("the limit of %s open files could not be raised", soft)


def capacity(wanted: int) -> int:
    """How many connections may be open at once: as many as are wanted, if the descriptors last."""
    if resource is None:
        return wanted
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    have = PLENTY if soft == resource.RLIM_INFINITY else soft
    return max(1, min(wanted, max(have - KEPT_BACK, have // 3)))


class Seldom(logging.Filter):
    """Lets a line that strangers can cause pass once a minute, so that nobody fills the disk with it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._lock = Lock()
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Is it to be written?"""
        line = next((one for one in NOISE if str(record.msg).startswith(one)), None)
        if line is None:
            return True
        with self._lock:
            now = self._clock()
            if now - self._last.get(line, -MINUTE) < MINUTE:
                return False
            self._last[line] = now
        record.exc_info = None  # one line says it all
        return True


@contextmanager
def seldom() -> Iterator[None]:
    """While this lasts, such lines are seldom written."""
    rule = Seldom()
    for name in SPEAKERS:
        logging.getLogger(name).addFilter(rule)
    try:
        yield
    finally:
        for name in SPEAKERS:
            logging.getLogger(name).removeFilter(rule)
