"""What is kept is told to whoever watches, in this worker and in the others."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from ..caller import User
from ..db.engine import Database
from ..db.games import ChatRow
from ..errors import ApiError
from ..kept_text import compact
from ..live.for_readers import MoveMessages, table_shape
from ..live.game_views import GameViews
from ..live.undo_requests import read_requests, request_shapes
from ..lobby.chat import chat_line, read_chat
from ..table_record import BOT, FINISHED, TableRecord, read_table
from .streams import LOBBY, Streams, Subscriber
from .worker_bus import GONE, KEYS, MOVES, PRESENCE, REQUESTS, TABLE, WorkerBus

log = logging.getLogger(__name__)

LATELY = 20


class Notifier:
    """Tells moves, talk, requests and changes of tables."""

    def __init__(self, db: Database, streams: Streams, bus: WorkerBus) -> None:
        self.db = db
        self.streams = streams
        self.bus = bus
        self.wake_bots: Callable[[], None] = lambda: None
        """Called whenever a bot must act."""

    # --- for the games -----------------------------------------------------------------------------------------------

    def tell_workers_of_moves(self, session: Session, game_id: str, bot_is_due: bool) -> None:
        """The other workers are told of new rows, as part of what is being kept, and whether a bot must act now."""
        self.bus.send(session, MOVES, game_id, bot_is_due)

    def tell_workers_of_requests(self, session: Session, game_id: str, ply: int) -> None:
        """The other workers are told that requests have changed, as part of what is being kept."""
        self.bus.send(session, REQUESTS, game_id, ply)

    def bot_due(self) -> None:
        """A bot must act."""
        self.wake_bots()

    def moved(self, table: TableRecord, views: GameViews, ply: int) -> None:
        """A row of a game."""
        messages = MoveMessages(table, views, ply)
        self.streams.say(table.id, "move", ply, lambda reader: messages.for_reader(reader.user, reader.language))
        if ply != views.live.ply or not self.streams.subscribers(LOBBY):
            return
        before, now = views.standing(views.live.nodes[ply - 1]), views.standing(views.live.nodes[ply])
        if now["status"] == FINISHED:
            self._tell_lobby(table)
        elif now["acting"] != before["acting"]:
            self._tell_turn(table, now["acting"])

    # --- for the others ----------------------------------------------------------------------------------------------

    def table_changed(self, table: TableRecord) -> None:
        """Somebody joined, left, started or changed a habit; who may not know the table any more is sent away."""
        for reader in self.streams.subscribers(table.id):
            reader.names = table.names_of(reader.user)
        gone = compact({"game": table.id})
        self.streams.dismiss(table.id, GONE, gone, lambda reader: not table.is_known_to(reader.user))
        present = self.streams.presence(table.id)
        self.streams.say(table.id, "table", None, _each(lambda user: compact(table_shape(table, user, present))))
        self._tell_lobby(table)
        if table.acting:
            self._tell_turn(table, list(table.acting))
            if any(seat.kind == BOT and seat.name in table.acting for seat in table.seats):
                self.wake_bots()

    def tell_member(self, user: User, table: TableRecord) -> None:
        """A table is something else to one member than it was."""
        shape = compact(table_shape(table, user, self.streams.presence(table.id)))

        def said(reader: Subscriber) -> str | None:
            return shape if reader.user is not None and reader.user.id == user.id else None

        self.streams.say(LOBBY, TABLE, None, said)

    def table_gone(self, game_id: str) -> None:
        """A table was taken away: its streams end."""
        gone = compact({"game": game_id})
        self.streams.end(game_id, GONE, gone)
        self.streams.say(LOBBY, GONE, None, lambda _: gone)

    def said(self, game_id: str, n: int) -> None:
        """A line of talk."""
        with self.db.read() as session:
            row = session.get(ChatRow, (game_id, n))
        if row is not None:
            line = compact(chat_line(row))
            self.streams.say(game_id, "chat", None, lambda _: line)

    def said_lately(self, game_id: str) -> None:
        """The last lines of talk once more: readers know them by their numbers."""
        with self.db.read() as session:
            lines = [compact(line) for line in read_chat(session, game_id)[-LATELY:]]
        for line in lines:
            self.streams.say(game_id, "chat", None, partial(_same, line))

    def requested(self, table: TableRecord, views: GameViews) -> None:
        """Requests were made, answered or overtaken."""
        with self.db.read() as session:
            rows = read_requests(session, table.id)
        languages = {reader.language for reader in self.streams.subscribers(table.id)}
        told = {one: compact(request_shapes(table, views.log, rows, one)) for one in languages}
        self.streams.say(table.id, "request", None, lambda reader: told.get(reader.language))

    def keys_changed(self, user_id: int) -> None:
        """Streams that were opened with a key that is worth nothing now must not go on; the others come back."""
        if not self.db.is_sqlite:
            with self.db.write() as session:
                self.bus.send(session, KEYS, "", user_id)
        self.streams.let_go(user_id)

    def presence(self, game_id: str) -> None:
        """Somebody came or went: whoever is at the table hears it, and whoever has it in his lobby."""
        present = self.streams.presence(game_id)
        told = {"online": sorted(present.online), "watching": present.watching}
        here = compact(told)
        self.streams.say(game_id, PRESENCE, None, lambda _: here)
        if not self.streams.subscribers(LOBBY):
            return
        with suppress(SQLAlchemyError, ApiError):  # whoever looks at the lobby hears it the next time
            table, there = self.find_table(game_id), compact({"game": game_id, **told})
            if table is not None:
                self.streams.say(LOBBY, PRESENCE, None, lambda reader: there if table.concerns(reader.user) else None)

    def somebody_moved_about(self, game_id: str) -> None:
        """Somebody came or went in this worker: everybody hears who is there now. No stream breaks if the database is
        away: the other workers believe nothing for long, and hear it again when they are next told."""
        try:
            self.announce(game_id)
        except SQLAlchemyError as error:
            log.warning("who is at %s could not be told to other workers: %s", game_id, type(error).__name__)
        self.presence(game_id)

    def announce(self, *game_ids: str) -> None:
        """Tell the other workers who is there."""
        if self.db.is_sqlite or not game_ids:
            return
        with self.db.write() as session:
            for game_id in game_ids:
                here = self.streams.here(game_id)
                self.bus.send(session, PRESENCE, game_id, [self.bus.worker, sorted(here.online), here.watching])

    def _tell_lobby(self, table: TableRecord) -> None:
        present = self.streams.presence(table.id)

        def said(user: User | None) -> str | None:
            return compact(table_shape(table, user, present)) if table.concerns(user) else None

        self.streams.say(LOBBY, "table", None, _each(said))

    def _tell_turn(self, table: TableRecord, acting: list[str]) -> None:
        def said(reader: Subscriber) -> str | None:
            names = [name for name in acting if name in table.names_of(reader.user)]
            return compact({"game": table.id, "ply": table.ply, "seats": names}) if names else None

        self.streams.say(LOBBY, "turn", None, said)

    # --- from the others ---------------------------------------------------------------------------------------------

    def find_table(self, game_id: str) -> TableRecord | None:
        """A table as it is now."""
        with self.db.read() as session:
            return read_table(session, game_id)


def _same(text: str, _: Subscriber) -> str:
    return text


def _each(said: Callable[[User | None], str | None]) -> Callable[[Subscriber], str | None]:
    """The same for all streams of one user."""
    made: dict[int | None, str | None] = {}

    def for_one(reader: Subscriber) -> str | None:
        key = None if reader.user is None else reader.user.id
        if key not in made:
            made[key] = said(reader.user)
        return made[key]

    return for_one
