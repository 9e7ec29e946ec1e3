"""Processes beside the server: what takes long is worked out there, and the server answers others meanwhile."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import BoundedSemaphore, Lock, Timer
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

from .db.waiting import alone_with
from .process_loop import Answer, Task, Work, work_on

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, SpawnContext

log = logging.getLogger(__name__)

Args = TypeVarTuple("Args")
Result = TypeVar("Result")

COPIED = sys.platform == "linux"
"""Where it is safe, processes are copied from one that has read all modules: they begin at once, and share memory."""
CONTEXT: ForkServerContext | SpawnContext = get_context("forkserver") if COPIED else get_context("spawn")


class ProcessLost(Exception):
    """A process died, or took too long and was ended; the next question is put to a new one."""


def read_beforehand(*modules: ModuleType) -> None:
    """What is going to be asked for is in these modules."""
    if COPIED:
        CONTEXT.set_forkserver_preload([module.__name__ for module in modules])


class SideProcesses:
    """So many processes, begun when they are needed; each works on one thing at a time."""

    def __init__(self, count: int, patience: float, limit: float) -> None:
        self._patience = patience
        self.limit = limit
        """So many seconds anything may take."""
        self._places = BoundedSemaphore(count)
        self._lock = Lock()
        self._all: set[_SideProcess] = set()
        self._idle: list[_SideProcess] = []
        self._closed = False

    def ask(self, work: Callable[[*Args], Result], *args: *Args) -> Result:
        """What a function returns or raises; all of it must be plain enough to be pickled. `Busy` if no process was
        free within our patience, `ProcessLost` if it died or took longer than the limit."""
        with alone_with(self._places, self._patience):
            process = self._take()
            try:
                went_well, answer = process.ask(work, args, self.limit)
            except BaseException as error:
                log.warning("no answer to %s: %s", work.__name__, error)
                self._drop(process)
                raise
            self._idle.append(process)
        if not went_well:
            raise answer
        found: Result = answer
        return found

    def close(self) -> None:
        """End them all, whatever they are at."""
        with self._lock:
            self._closed = True
            ended = list(self._all)
        for process in ended:
            self._drop(process)

    def _take(self) -> _SideProcess:
        """One that has nothing to do. It may have died of that; then another takes its place."""
        while self._idle:
            process = self._idle.pop()
            if process.is_alive:
                return process
            self._drop(process)
        with self._lock:
            if self._closed:
                raise ProcessLost("the server stops")
            try:
                process = _SideProcess()
            except OSError as error:
                raise ProcessLost(f"none can be begun: {error}") from error
            self._all.add(process)
            return process

    def _drop(self, process: _SideProcess) -> None:
        process.end()
        with self._lock:
            self._all.discard(process)


class _SideProcess:
    """One process, and the line to it."""

    def __init__(self) -> None:
        theirs: Connection[Answer, Task]
        self._line: Connection[Task, Answer]
        self._line, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=work_on, args=(theirs,), daemon=True)
        try:
            self._process.start()
        finally:
            theirs.close()

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, work: Work, args: tuple[Any, ...], limit: float) -> Answer:
        out_of_time = Timer(limit, self._process.kill)
        out_of_time.daemon = True
        out_of_time.start()
        try:
            self._line.send((work, args))
            return self._line.recv()
        except (EOFError, OSError) as error:
            raise ProcessLost(f"it died, or took longer than {limit:g} s") from error
        finally:
            out_of_time.cancel()

    def end(self) -> None:
        self._process.kill()  # somebody may still listen at the line, and hears that its other end is gone
        self._process.join()
