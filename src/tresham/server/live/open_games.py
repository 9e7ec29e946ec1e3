"""The desk: live games, one lock each. A move is accepted when its row is kept, never before."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from threading import Lock, RLock
from time import time
from typing import Any, Protocol
from weakref import WeakValueDictionary

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ..caller import User
from ..db.engine import Database
from ..db.games import GameRow, MoveRow
from ..db.waiting import alone_with
from ..errors import ApiError
from ..push.notifier import REQUESTS
from ..settings import MEMORY
from ..table_record import OPEN, Table, read_table, readable
from .game_cache import Memory
from .game_change import Turn
from .game_views import Shows
from .live_game import ACTION, Live, Row

log = logging.getLogger(__name__)

STALE = "stale"
"""Somebody else was quicker."""


class Crier(Protocol):
    """Who tells the world what was kept."""

    def ring(self, session: Session, game_id: str, value: Any, what: str = "moves") -> None:
        """Other workers are to hear of it as soon as it is kept."""

    def moved(self, table: Table, shows: Shows, ply: int) -> None:
        """A row is kept: tell whoever watches here."""

    def requested(self, table: Table, shows: Shows) -> None:
        """Requests were overtaken."""

    def bot_due(self) -> None:
        """Somewhere a bot must act."""


class _GameLock:
    """A lock that can be forgotten when nobody holds it."""

    def __init__(self) -> None:
        self.lock = RLock()


class Desk:
    """Opens games, keeps the last of them in memory, and lets one writer at a time change each."""

    def __init__(self, db: Database, crier: Crier, *, memory: int = MEMORY, bot_delay: float = 0.0) -> None:
        self.db = db
        self.crier = crier
        self.clock: Callable[[], float] = time
        self.bot_delay = bot_delay
        """So many seconds a bot waits, so that people can follow."""
        self.memory = Memory(memory)
        self._told: dict[str, int] = {}
        """By game: the last row that watchers have been told of."""
        self._locks: WeakValueDictionary[str, _GameLock] = WeakValueDictionary()
        self._guard = Lock()

    # --- looking -----------------------------------------------------------------------------------------------------

    def table(self, game_id: str, user: User | None) -> Table:
        """A table that the reader may see."""
        with self.db.read() as session:
            return visible(read_table(session, game_id), user)

    def open(self, game_id: str, user: User | None) -> tuple[Table, Shows]:
        """A game that has begun, up to its last row, for a reader who may see it."""
        return self._open(game_id, lambda table: visible(table, user))

    def peek(self, game_id: str) -> tuple[Table, Shows]:
        """The same for the server itself, which sees everything."""
        return self._open(game_id, found)

    def _open(self, game_id: str, check: Callable[[Table | None], Table]) -> tuple[Table, Shows]:
        with self.holding(game_id):
            with self.db.read() as session:
                table = check(read_table(session, game_id))
                shows = self._up_to_date(session, table)
            self._tell(table, shows)
            return table, shows

    def refresh(self, game_id: str) -> None:
        """Another worker kept something: read it and tell it here."""
        with self.holding(game_id):
            with self.db.read() as session:
                table = read_table(session, game_id)
                shows = None if table is None or table.status == OPEN else self._up_to_date(session, table)
            if table is not None and shows is not None:
                self._tell(table, shows)

    # --- changing ----------------------------------------------------------------------------------------------------

    @contextmanager
    def turn(self, game_id: str, user: User | None) -> Iterator[Turn]:
        """A game to be changed: what is added is kept as a whole when the block is left, or it never happened.

        Who does not see the table does not find it; bots (no user) see everything.
        """
        with self.holding(game_id):
            with self.db.read() as session:
                table = found(read_table(session, game_id))
                if user is not None:
                    visible(table, user)
                shows = self._up_to_date(session, table)
            try:
                with ExitStack() as stack:
                    # Thinking comes before writing: a writer would keep all others waiting, in every game.
                    turn = Turn(lambda: stack.enter_context(self.db.write()), table, shows, int(self.clock()))
                    yield turn
                    if turn.store(self.clock() + self.bot_delay):
                        self.crier.ring(turn.session, game_id, turn.last)
                    if turn.overtook:
                        self.crier.ring(turn.session, game_id, turn.last, REQUESTS)
            except BaseException as error:
                shows.live.forget_after(table.ply)
                shows.log.forget_after(table.ply)
                if isinstance(error, IntegrityError):
                    # Another worker was quicker; what it kept is read when this game is next looked at.
                    raise ApiError(409, STALE, {"ply": table.ply + 1, "answered": table.ply}) from error
                raise
            self._tell(turn.table, shows, table.ply)
            if turn.overtook:
                self.crier.requested(turn.table, shows)
            if turn.bot_is_due:
                self.crier.bot_due()

    def expect(self, game_id: str) -> None:
        """Somebody watches a table whose game has not begun: he wants to hear of its first row."""
        self._told.setdefault(game_id, 0)

    # --- memory ------------------------------------------------------------------------------------------------------

    @contextmanager
    def holding(self, game_id: str) -> Iterator[None]:
        """One at a time at each game. `Busy` if it was not our turn in time."""
        with self._guard:
            held = self._locks.get(game_id)
            if held is None:
                held = self._locks[game_id] = _GameLock()
        with alone_with(held.lock, self.db.patience):
            yield

    def forget(self, game_id: str) -> None:
        """A table is gone."""
        self.memory.forget(game_id)
        self._told.pop(game_id, None)

    def _up_to_date(self, session: Session, table: Table) -> Shows:
        """The game in memory with all rows that are kept."""
        if table.status == OPEN:
            raise ApiError(409, "table_open")
        shows = self.memory.get(table.id)
        with readable(table.id):
            if shows is None or shows.live.ply > table.ply:
                # More in memory than in the database: somebody put an older database in its place.
                shows = Shows(Live(table))
            if shows.live.ply < table.ply:
                read_rows(session, shows.live, table.ply)
        self.memory.keep(shows)
        return shows

    def _tell(self, table: Table, shows: Shows, known: int | None = None) -> None:
        """Watchers hear of every row once, in order. What was there when the game was opened is no news."""
        told = self._told.get(table.id, table.ply if known is None else known)
        self._told[table.id] = table.ply
        for ply in range(told + 1, table.ply + 1):
            self.crier.moved(table, shows, ply)


def found(table: Table | None) -> Table:
    """The table, if there is one."""
    if table is None:
        raise ApiError(404, "no_such_table")
    return table


def locked(session: Session, game_id: str) -> Table:
    """The table, which no other worker can change until this transaction is over."""
    session.get(GameRow, game_id, with_for_update=True)
    return found(read_table(session, game_id))


def visible(table: Table | None, user: User | None) -> Table:
    """The table, if there is one that the reader may know of."""
    if table is None or not table.is_known_to(user):
        raise ApiError(404, "no_such_table")
    return table


def read_rows(session: Session, live: Live, last: int) -> None:
    """Fold the rows that memory does not have yet, up to the one that the table is known to have."""
    query = select(MoveRow).where(MoveRow.game_id == live.id, MoveRow.ply > live.ply, MoveRow.ply <= last)
    for kept in session.scalars(query.order_by(MoveRow.ply)):
        row = Row(kept.ply, kept.kind, kept.user_id, kept.seat, kept.to, kept.at)
        if kept.kind == ACTION:
            assert kept.action is not None
            assert kept.events is not None
            events = [live.codec.read_event(event) for event in json.loads(kept.events)]
            live.add_fold(row, live.codec.read_action(json.loads(kept.action)), events)
        else:
            live.add_jump(row)
