"""Waiting for one another: never for ever. Who has waited too long is told so, and everything goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from sqlalchemy.exc import TimeoutError

PATIENCE = 10.0
"""So many seconds a writer waits for another one, and a thread for a connection."""


class Busy(TimeoutError):
    """Others were at it for too long; nothing was changed."""


class Waitable(Protocol):
    """A lock of either kind."""

    def acquire(self, blocking: bool = True, timeout: float = -1) -> bool:
        """Take it, within some seconds."""

    def release(self) -> None:
        """Give it back."""


@contextmanager
def alone_with(lock: Waitable, patience: float) -> Iterator[None]:
    """Hold a lock; `Busy` if others do not let go of it."""
    if not lock.acquire(timeout=patience):
        raise Busy(f"others were at it for {patience:g} s")
    try:
        yield
    finally:
        lock.release()


@contextmanager
def in_line(line: Waitable, lock: Waitable, patience: float) -> Iterator[None]:
    """Hold a lock for which only so many may wait as the line has places, since each keeps a thread that could serve
    others; `Busy` at once where there is no place."""
    if not line.acquire(blocking=False):
        raise Busy("too many wait already")
    try:
        with alone_with(lock, patience):
            yield
    finally:
        line.release()
