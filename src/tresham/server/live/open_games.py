"""Open games, one lock each. A move is accepted when its row is kept, never before."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from threading import Lock, RLock
from time import time
from typing import Protocol
from weakref import WeakValueDictionary

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ..caller import User
from ..db.engine import Database
from ..db.games import GameRow, MoveRow
from ..db.waiting import alone_with
from ..errors import ApiError
from ..settings import MEMORY
from ..table_record import OPEN, TableRecord, found, read_table, readable, visible
from .game_cache import GameCache
from .game_change import GameChange
from .game_views import GameViews
from .live_game import ACTION, HistoryRow, LiveGame

log = logging.getLogger(__name__)

STALE = "stale"
"""Somebody else was quicker."""


class MoveNotifier(Protocol):
    """Who tells the world what was kept."""

    def tell_workers_of_moves(self, session: Session, game_id: str, bot_is_due: bool) -> None:
        """Other workers are to hear of new rows as soon as they are kept, and whether a bot must act."""

    def tell_workers_of_requests(self, session: Session, game_id: str, ply: int) -> None:
        """Other workers are to hear as soon as it is kept that requests have changed."""

    def moved(self, table: TableRecord, views: GameViews, ply: int) -> None:
        """A row is kept: tell whoever watches here."""

    def requested(self, table: TableRecord, views: GameViews) -> None:
        """Requests were overtaken."""

    def bot_due(self) -> None:
        """Somewhere a bot must act."""


class _GameLock:
    """A lock that can be forgotten when nobody holds it."""

    def __init__(self) -> None:
        self.lock = RLock()


class OpenGames:
    """Opens games, keeps the last of them in memory, and lets one writer at a time change each."""

    def __init__(self, db: Database, notifier: MoveNotifier, *, memory: int = MEMORY, bot_delay: float = 0.0) -> None:
        self.db = db
        self.notifier = notifier
        self.clock: Callable[[], float] = time
        self.bot_delay = bot_delay
        """So many seconds a bot waits, so that people can follow."""
        self.cache = GameCache(memory)
        self._told: dict[str, int] = {}
        """By game: the last row that watchers have been told of."""
        self._locks: WeakValueDictionary[str, _GameLock] = WeakValueDictionary()
        self._guard = Lock()

    # --- looking -----------------------------------------------------------------------------------------------------

    def table(self, game_id: str, user: User | None) -> TableRecord:
        """A table that the reader may see."""
        with self.db.read() as session:
            return visible(read_table(session, game_id), user)

    def open(self, game_id: str, user: User | None) -> tuple[TableRecord, GameViews]:
        """A game that has begun, up to its last row, for a reader who may see it."""
        return self._open(game_id, lambda table: visible(table, user))

    def peek(self, game_id: str) -> tuple[TableRecord, GameViews]:
        """The same for the server itself, which sees everything."""
        return self._open(game_id, found)

    def _open(self, game_id: str, check: Callable[[TableRecord | None], TableRecord]) -> tuple[TableRecord, GameViews]:
        with self.holding(game_id):
            with self.db.read() as session:
                table = check(read_table(session, game_id))
                views = self._up_to_date(session, table)
            self._tell(table, views)
            return table, views

    def refresh(self, game_id: str) -> None:
        """Another worker kept something: read it and tell it here."""
        with self.holding(game_id):
            with self.db.read() as session:
                table = read_table(session, game_id)
                views = None if table is None or table.status == OPEN else self._up_to_date(session, table)
            if table is not None and views is not None:
                self._tell(table, views)

    def behind(self, game_ids: Sequence[str]) -> list[str]:
        """Those of some games that have rows of which watchers have not been told."""
        with self.db.read() as session:
            kept = session.execute(select(GameRow.id, GameRow.ply).where(GameRow.id.in_(game_ids))).all()
        return [game_id for game_id, ply in kept if self._told.get(game_id) != ply]

    # --- changing ----------------------------------------------------------------------------------------------------

    @contextmanager
    def change(self, game_id: str, user: User | None) -> Iterator[GameChange]:
        """A game to be changed: what is added is kept as a whole when the block is left, or it never happened.

        Who does not see the table does not find it; bots (no user) see everything.
        """
        with self.holding(game_id):
            with self.db.read() as session:
                table = found(read_table(session, game_id))
                if user is not None:
                    visible(table, user)
                views = self._up_to_date(session, table)
            try:
                with ExitStack() as stack:
                    # Thinking comes before writing: a writer would keep all others waiting, in every game.
                    change = GameChange(lambda: stack.enter_context(self.db.write()), table, views, int(self.clock()))
                    yield change
                    if change.store(self.clock() + self.bot_delay):
                        self.notifier.tell_workers_of_moves(change.session, game_id, change.bot_is_due)
                    if change.overtook:
                        self.notifier.tell_workers_of_requests(change.session, game_id, change.last)
            except IntegrityError as error:
                # Another worker was quicker; what it kept is read when this game is next looked at.
                raise ApiError(409, STALE, {"ply": table.ply + 1, "answered": table.ply}) from error
            change.add_to_live_game()
            self._tell(change.table, views, table.ply)
            if change.overtook:
                self.notifier.requested(change.table, views)
            if change.bot_is_due:
                self.notifier.bot_due()

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
        self.cache.forget(game_id)
        self._told.pop(game_id, None)

    def _up_to_date(self, session: Session, table: TableRecord) -> GameViews:
        """The game in memory with all rows that are kept."""
        if table.status == OPEN:
            raise ApiError(409, "table_open")
        views = self.cache.get(table.id)
        with readable(table.id):
            if views is None or views.live.ply > table.ply:
                # More in memory than in the database: somebody put an older database in its place.
                views = GameViews(LiveGame(table))
            if views.live.ply < table.ply:
                read_rows(session, views.live, table.ply)
        self.cache.keep(views)
        return views

    def _tell(self, table: TableRecord, views: GameViews, known: int | None = None) -> None:
        """Watchers hear of every row once, in order. What was there when the game was opened is no news."""
        told = self._told.get(table.id, table.ply if known is None else known)
        self._told[table.id] = table.ply
        for ply in range(told + 1, table.ply + 1):
            self.notifier.moved(table, views, ply)


def read_rows(session: Session, live: LiveGame, last: int) -> None:
    """Fold the rows that memory does not have yet, up to the one that the table is known to have."""
    query = select(MoveRow).where(MoveRow.game_id == live.id, MoveRow.ply > live.ply, MoveRow.ply <= last)
    for kept in session.scalars(query.order_by(MoveRow.ply)):
        row = HistoryRow(kept.ply, kept.kind, kept.user_id, kept.seat, kept.to, kept.at)
        if kept.kind == ACTION:
            assert kept.action is not None
            assert kept.events is not None
            events = [live.codec.read_event(event) for event in json.loads(kept.events)]
            live.add_fold(row, live.codec.read_action(json.loads(kept.action)), events)
        else:
            live.add_jump(row)
