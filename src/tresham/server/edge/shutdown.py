"""Streams never end by themselves: when the server is told to stop, it hangs up first, so that nobody has to wait."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def on_shutdown(hang_up: Callable[[], None]) -> Iterator[None]:
    """While this lasts, a signal to stop first hangs up, and is then passed on to whoever heard it before us."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are heard in the main thread only, and whoever runs us beside it stops us otherwise
        return
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {one: signal.getsignal(one) for one in SIGNALS}

    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(hang_up)  # not here: the streams may be busy at this very moment
        if callable(before[number]):
            before[number](number, frame)

    for one in SIGNALS:
        signal.signal(one, heard)
    try:
        yield
    finally:
        for one in SIGNALS:
            signal.signal(one, before[one])
