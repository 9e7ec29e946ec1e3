"""Bringing a database up to date: run at every start, safe when several workers start at once."""

from __future__ import annotations

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from .engine import NOTHING_NEW, SQLITE

TICKET = 0x18C2
"""The number of the lock under which PostgreSQL lets one worker migrate at a time."""


class NewerDatabase(Exception):
    """The tables have a form that this version of the program does not know."""


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring the tables to the form that this version of the program knows; refused if a newer one made them."""
    with as_file(files(__package__).joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        with engine.execution_options(writes=True).begin() as connection:
            _wait_for_others(connection)
            _demand_known(connection, ScriptDirectory.from_config(config))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)


def try_to_write(engine: Engine) -> None:
    """Write something, so that a disk that is full or read-only is found out before anybody plays."""
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(text(NOTHING_NEW))


def _demand_known(connection: Connection, scripts: ScriptDirectory) -> None:
    found = MigrationContext.configure(connection).get_current_heads()
    known = {script.revision for script in scripts.walk_revisions()}
    if not known.issuperset(found):
        raise NewerDatabase(", ".join(found))


def _wait_for_others(connection: Connection) -> None:
    """One at a time, however long it takes; SQLite's transaction for writing has seen to it already."""
    if connection.dialect.name != SQLITE:
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:ticket)"), {"ticket": TICKET})
