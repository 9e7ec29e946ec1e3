"""What ails a database, in one word: found out from what its driver raised."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal

from psycopg import errors as postgres
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, TimeoutError

from .waiting import Busy

PASSING: Final = (OperationalError, InterfaceError, TimeoutError)
"""What passes by itself, or when the host has seen to it. Everything else would be a mistake of ours."""

Fault = Literal["busy", "full", "read_only", "not_there", "damaged", "silent", "unknown"]

SQLITE_FAULTS: Final[dict[int, Fault]] = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "not_there",
    sqlite3.SQLITE_PERM: "not_there",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
"""By the lower byte of what SQLite answers."""
POSTGRES_FAULTS: Final[tuple[tuple[type[postgres.Error], Fault], ...]] = (
    (postgres.LockNotAvailable, "busy"),
    (postgres.DiskFull, "full"),
    (postgres.ReadOnlySqlTransaction, "read_only"),
    (postgres.OperationalError, "silent"),
)


def fault_of(error: BaseException) -> Fault:
    """What is the matter."""
    if isinstance(error, Busy):
        return "busy"
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return SQLITE_FAULTS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, "unknown")
    return next((fault for kind, fault in POSTGRES_FAULTS if isinstance(cause, kind)), "unknown")


def reason_of(error: BaseException) -> str:
    """The driver's own words, in one line: `database or disk is full`."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return next(iter(str(cause).splitlines()), "") or type(cause).__name__
