"""Between workers: what one keeps, the others hear of (`LISTEN` and `NOTIFY` of PostgreSQL)."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from secrets import token_hex
from threading import Event, Thread
from typing import Any

import psycopg
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from ..db.engine import Database
from ..heartbeat import Heartbeat

log = logging.getLogger(__name__)

CHANNEL = "tresham"
PAUSE = 0.5
"""So many seconds until the next attempt when the database does not answer."""
LOOK = 2.0
"""So often the listener looks whether it is to stop, and whether the line still stands."""

MOVES, CHAT, REQUESTS, TABLE, GONE, PRESENCE = "moves", "chat", "requests", "table", "gone", "presence"
"""What workers are told about a game."""
KEYS = "keys"
"""What workers are told about a member: a password, a session or a token is worth nothing any more."""

END = object()

Heard = Callable[[str, str, Any], None]
"""What, of which game, and which number or names."""
Missed = Callable[[], Iterator[None]]
"""Looks again, bit by bit, at what may have changed unheard."""


class WorkerBus:
    """What is sent reaches every other worker. With SQLite there is only one, and nothing to send."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.worker = token_hex(4)
        self._stop = Event()
        self.heartbeat = Heartbeat()

    def send(self, session: Session, what: str, game_id: str, value: Any) -> None:
        """The others hear it when the transaction is kept, and only then."""
        if not self.db.is_sqlite:
            said = json.dumps([self.worker, what, game_id, value], ensure_ascii=False)
            session.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})

    def start(self, heard: Heard, missed: Missed, idle: Callable[[], None]) -> None:
        """Listen from now on. After every break of the line something may have passed by: `missed` looks for it, and
        whatever is heard meanwhile comes between its steps. Every few seconds `idle` is called."""
        if not self.db.is_sqlite:
            self.heartbeat.begin(Thread(target=self._listen, args=(heard, missed, idle), name="bell", daemon=True))

    def stop(self) -> None:
        """Listen no more."""
        self._stop.set()
        if self.heartbeat.thread is not None:
            self.heartbeat.thread.join()

    def _listen(self, heard: Heard, missed: Missed, idle: Callable[[], None]) -> None:
        url = self.db.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stop.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._hear(connection, heard, missed(), idle)
            except (psycopg.OperationalError, SQLAlchemyError) as error:
                log.warning("the database does not answer: %s", type(error).__name__)
                self._stop.wait(PAUSE)
            except Exception:
                log.exception("the bell was dropped")
                self._stop.wait(PAUSE)

    def _hear(
        self, connection: psycopg.Connection[Any], heard: Heard, missed: Iterator[None], idle: Callable[[], None]
    ) -> None:
        looked = False
        while not self._stop.is_set():
            self.heartbeat.beat()
            looked = looked or next(missed, END) is END
            for note in connection.notifies(timeout=LOOK if looked else 0):
                worker, what, game_id, value = json.loads(note.payload)
                if worker != self.worker:
                    heard(what, game_id, value)
            if looked:
                connection.execute("SELECT 1")
                idle()


def tell_workers(db: Database, user_id: int) -> None:
    """Another process, which is no worker itself, took back a member's keys: whoever serves him hears it at once."""
    with db.write() as session:
        WorkerBus(db).send(session, KEYS, "", user_id)
