"""Databases of a server, opened by its host's commands: what stands against it is told in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import Sorry

if TYPE_CHECKING:
    from sqlalchemy import Engine

COMPLAINTS = {
    "busy": "sorry-database-busy",
    "full": "sorry-database-full",
    "read_only": "sorry-database-read-only",
    "not_there": "sorry-database-not-there",
    "damaged": "sorry-database-damaged",
    "silent": "sorry-database-silent",
    "unknown": "sorry-database",
}
"""By what ails it: what we say."""


@contextmanager
def openable(url: str) -> Iterator[None]:
    """Here a database is opened; what stands against it is something that its host can mend."""
    from sqlite3 import Error as SqliteError

    from sqlalchemy.exc import ArgumentError, DBAPIError

    from ..server.db.faults import fault_of, reason_of
    from ..server.db.migrate import NewerDatabase
    from ..server.db.read_only import without_password

    try:
        yield
    except NewerDatabase:
        raise Sorry("sorry-database-newer", database=without_password(url)) from None
    except ArgumentError:
        raise Sorry("sorry-no-database-url") from None
    except (DBAPIError, SqliteError) as error:
        complaint = COMPLAINTS[fault_of(error)]
        raise Sorry(complaint, database=without_password(url), reason=reason_of(error)) from error


def address_of(source: str) -> str | None:
    """The URL of a database, if one is named: by its URL, or by the file of SQLite."""
    if "://" in source:
        return source
    path = Path(source)
    if not path.is_file():
        return None
    from ..server.db.read_only import is_sqlite_file

    return f"sqlite:///{path}" if is_sqlite_file(path) else None


@contextmanager
def opened(url: str, how: Callable[[str], Engine]) -> Iterator[Engine]:
    """A database for a while."""
    with openable(url):
        engine = how(url)
        try:
            yield engine
        finally:
            engine.dispose()


@contextmanager
def served_alone(url: str, address: str) -> Iterator[None]:
    """A database brought up to date, for one server alone while this lasts; the next one is told our address."""
    from ..server.db.engine import make_engine
    from ..server.db.migrate import try_to_write, upgrade
    from ..server.db.one_server import Served, sole_server
    from ..server.db.read_only import without_password

    with ExitStack() as stack:
        with openable(url):
            try:
                stack.enter_context(sole_server(url, address))
            except Served as other:
                raise Sorry("sorry-served", database=without_password(url), address=other.note or "?") from None
            with opened(url, make_engine) as engine:
                upgrade(engine)
                try_to_write(engine)
        yield
