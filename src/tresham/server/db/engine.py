"""Connections: how a database is opened, read and written."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from math import inf
from threading import Lock
from time import monotonic
from typing import Any

from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.exc import OperationalError, TimeoutError
from sqlalchemy.orm import Session, sessionmaker

from .faults import reason_of
from .waiting import PATIENCE, alone_with

log = logging.getLogger(__name__)

SQLITE = "sqlite"
NOTHING_NEW = "UPDATE alembic_version SET version_num = version_num"
"""The smallest change that has to reach the disk."""
POOL: dict[str, Any] = {"pool_size": 10, "max_overflow": 30, "pool_timeout": PATIENCE}
"""As many connections as there can be threads that answer, so that none waits for a connection."""
LATELY = 10.0
"""So many seconds after something was kept nobody asks whether that can be done."""


def make_engine(url: str) -> Engine:
    """An engine for a database URL, set up so that readers never wait for a writer."""
    if url.startswith(SQLITE):
        waiting = {"timeout": PATIENCE, "check_same_thread": False}
        engine = create_engine(url, hide_parameters=True, connect_args=waiting, **POOL)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, hide_parameters=True, pool_pre_ping=True, **POOL)
    event.listen(engine, "connect", _set_up_postgres)
    return engine


def _set_up_postgres(connection: Any, _: Any) -> None:
    """Who waits too long for somebody else's lock is told so."""
    with connection.cursor() as cursor:
        cursor.execute(f"SET lock_timeout = {in_milliseconds(PATIENCE)}")
    connection.commit()


def _set_up_sqlite(connection: Any, _: Any) -> None:
    # We begin transactions ourselves: the driver would begin them only at the first write, too late to be sure.
    connection.isolation_level = None
    waiting = f"busy_timeout={in_milliseconds(PATIENCE)}"
    cursor = connection.cursor()
    # A commit waits for the disk itself: what was accepted is there after a power cut, on a Mac as well (fullfsync).
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", waiting, "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:
    """A writer takes the lock at once, so that what it read still holds when it writes."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def in_milliseconds(seconds: float) -> int:
    """As databases want to be told."""
    return int(seconds * 1000)


class Database:
    """Reads and writes, each in a transaction of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == SQLITE
        self.sessions = sessionmaker(engine, expire_on_commit=False)
        self._writers = sessionmaker(engine.execution_options(writes=True), expire_on_commit=False)
        self.patience = PATIENCE
        """So many seconds a writer waits for the others."""
        self._lock = Lock()
        """SQLite has one writer at a time; in our own queue nobody sleeps longer than he must."""
        self._written = monotonic()
        """When something was last kept; before all time if the last attempt failed."""

    @contextmanager
    def read(self) -> Iterator[Session]:
        """A look at the database as it is at one moment."""
        with self.sessions() as session, session.begin():
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A change: kept as a whole when the block is left, or not at all. `Busy` if it was not our turn in time."""
        queue = alone_with(self._lock, self.patience) if self.is_sqlite else nullcontext()
        try:
            with queue, self._writers() as session, session.begin():
                yield session
        except OperationalError:
            self._written = -inf
            raise
        self._written = monotonic()

    def can_write(self) -> bool:
        """Can anything be kept at present? If nothing was lately, it is tried."""
        if monotonic() - self._written < LATELY:
            return True
        try:
            with self.write() as session:
                session.execute(text(NOTHING_NEW))
        except (OperationalError, TimeoutError) as error:
            log.warning("nothing can be kept: %s", reason_of(error))
            return False
        return True

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()
