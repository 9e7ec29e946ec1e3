"""What happens in a process beside the server: it waits for something to work out, does so, and answers."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable
from multiprocessing import connection, parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from .errors import ApiError

GIVING_WAY = 10
"""By so much (`nice`) whoever serves comes first when all want to work at once."""


class WorkFailed(Exception):
    """Something happened there that nobody foresaw; tracebacks do not travel, so this has its text."""


Work = Callable[..., Any]
Task = tuple[Work, tuple[Any, ...]]
Answer = tuple[bool, Any]
"""Whether it went well; then what came of it, or else the exception."""


def work_on(line: Connection[Answer, Task]) -> None:
    """Work until nobody asks any more."""
    _begin()
    while True:
        try:
            work, args = line.recv()
        except EOFError:
            return
        line.send(_worked_out(work, args))


def _worked_out(work: Work, args: tuple[Any, ...]) -> Answer:
    try:
        return True, work(*args)
    except ApiError as refused:
        return False, refused
    except Exception:
        return False, WorkFailed(traceback.format_exc())


def _begin() -> None:
    """It ends with its server, even if that is killed; Ctrl+C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(GIVING_WAY)
    parent = parent_process()
    assert parent is not None
    Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)
