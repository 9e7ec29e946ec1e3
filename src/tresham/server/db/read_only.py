"""A database that is only looked at: nothing in it can be changed, and whoever writes meanwhile need not wait."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Engine, create_engine, event, make_url

from .engine import SQLITE
from .waiting import PATIENCE

SQLITE_MAGIC = b"SQLite format 3\0"


def is_sqlite_file(path: Path) -> bool:
    """Is this a file of SQLite's?"""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(SQLITE_MAGIC)) == SQLITE_MAGIC


def sqlite_path(url: str) -> Path | None:
    """The file of an SQLite database, which must be there; none for other databases."""
    made = make_url(url)
    if made.get_backend_name() != SQLITE:
        return None
    path = Path(made.database or "")
    if not path.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    return path


def looking_at(url: str) -> Engine:
    """An engine that reads and cannot write."""
    path = sqlite_path(url)
    if path is None:
        address = url.replace("postgresql://", "postgresql+psycopg://", 1)
        options = {"options": "-c default_transaction_read_only=on"}
        return create_engine(address, hide_parameters=True, connect_args=options)
    address = f"sqlite:///file:{quote(str(path.absolute()))}?mode=ro&uri=true"
    engine = create_engine(address, hide_parameters=True, connect_args={"timeout": PATIENCE})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def without_password(url: str) -> str:
    """The address of a database, as it may be shown."""
    return make_url(url).render_as_string(hide_password=True)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we begin ourselves, so that one look sees one moment


def _begin_sqlite(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")
