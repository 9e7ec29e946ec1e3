"""The heartbeat of what runs beside the requests: threads that come round again and again, if they are alive."""

from __future__ import annotations

from threading import Thread
from time import monotonic

SILENT = 120.0
"""Who has not come round for so many seconds hangs. Nothing that such a thread waits for takes half as long."""


class Heartbeat:
    """One thread, and when it last came round."""

    def __init__(self) -> None:
        self.thread: Thread | None = None
        self._last = monotonic()

    def begin(self, thread: Thread) -> None:
        """From now on it is to be alive."""
        self._last = monotonic()
        self.thread = thread
        thread.start()

    def beat(self) -> None:
        """It has come round once more."""
        self._last = monotonic()

    @property
    def steady(self) -> bool:
        """Is it alive, and not stuck? What never began need not be."""
        return self.thread is None or (self.thread.is_alive() and monotonic() - self._last <= SILENT)
