"""The news: what is kept is told to whoever watches, in this worker and in the others."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from ..caller import User
from ..db.engine import Database
from ..db.games import ChatRow
from ..live.for_readers import MoveNews, table_shape
from ..live.game_views import Shows
from ..lobby.chat import chat_line, read_chat, read_requests, request_shapes
from ..table_record import FINISHED, Table, compact, read_table
from .streams import LOBBY, Hub, Line
from .worker_bus import KEYS, Bell

log = logging.getLogger(__name__)

MOVES, CHAT, REQUESTS, TABLE, GONE, PRESENCE = "moves", "chat", "requests", "table", "gone", "presence"
"""What other workers are told about a game."""

LATELY = 20


class News:
    """Tells moves, talk, requests and changes of tables."""

    def __init__(self, db: Database, hub: Hub, bell: Bell) -> None:
        self.db = db
        self.hub = hub
        self.bell = bell
        self.wake_bots: Callable[[], None] = lambda: None
        """Called whenever a bot must act."""

    # --- for the desk ------------------------------------------------------------------------------------------------

    def ring(self, session: Session, game_id: str, value: Any, what: str = MOVES) -> None:
        """Tell the other workers, as part of what is being kept."""
        self.bell.ring(session, what, game_id, value)

    def bot_due(self) -> None:
        """A bot must act."""
        self.wake_bots()

    def moved(self, table: Table, shows: Shows, ply: int) -> None:
        """A row of a game."""
        news = MoveNews(table, shows, ply)
        self.hub.say(table.id, "move", ply, lambda line: news.for_reader(line.user, line.language))
        if ply != shows.live.ply or not self.hub.lines(LOBBY):
            return
        before, now = shows.standing(shows.live.nodes[ply - 1]), shows.standing(shows.live.nodes[ply])
        if now["status"] == FINISHED:
            self._tell_lobby(table)
        elif now["acting"] != before["acting"]:
            self._tell_turn(table, now["acting"])

    # --- for the others ----------------------------------------------------------------------------------------------

    def table_changed(self, table: Table) -> None:
        """Somebody joined, left, started or changed a habit; who may not know the table any more is sent away."""
        for line in self.hub.lines(table.id):
            line.names = table.names_of(line.user)
        gone = compact({"game": table.id})
        self.hub.dismiss(table.id, GONE, gone, lambda line: not table.is_known_to(line.user))
        online = self.hub.online(table.id)
        self.hub.say(table.id, "table", None, _each(lambda user: compact(table_shape(table, user, online))))
        self._tell_lobby(table)
        if table.acting:
            self._tell_turn(table, list(table.acting))
            self.wake_bots()

    def table_gone(self, game_id: str) -> None:
        """A table was taken away."""
        gone = compact({"game": game_id})
        for channel in (game_id, LOBBY):
            self.hub.say(channel, "gone", None, lambda _: gone)

    def said(self, game_id: str, n: int) -> None:
        """A line of talk."""
        with self.db.read() as session:
            row = session.get(ChatRow, (game_id, n))
        if row is not None:
            line = compact(chat_line(row))
            self.hub.say(game_id, "chat", None, lambda _: line)

    def said_lately(self, game_id: str) -> None:
        """The last lines of talk once more: readers know them by their numbers."""
        with self.db.read() as session:
            lines = [compact(line) for line in read_chat(session, game_id)[-LATELY:]]
        for line in lines:
            self.hub.say(game_id, "chat", None, partial(_same, line))

    def requested(self, table: Table, shows: Shows) -> None:
        """Requests were made, answered or overtaken."""
        with self.db.read() as session:
            rows = read_requests(session, table.id)
        languages = {line.language for line in self.hub.lines(table.id)}
        told = {one: compact(request_shapes(table, shows.log, rows, one)) for one in languages}
        self.hub.say(table.id, "request", None, lambda line: told.get(line.language))

    def keys_changed(self, user_id: int) -> None:
        """Streams that were opened with a key that is worth nothing now must not go on; the others come back."""
        if not self.db.is_sqlite:
            with self.db.write() as session:
                self.bell.ring(session, KEYS, "", user_id)
        self.hub.let_go(user_id)

    def presence(self, game_id: str) -> None:
        """Somebody came or went."""
        online = compact({"online": sorted(self.hub.online(game_id))})
        self.hub.say(game_id, "presence", None, lambda _: online)

    def somebody_moved_about(self, game_id: str) -> None:
        """Somebody with a seat came or went in this worker: everybody hears who is there now. No stream breaks if the
        database is away: the other workers believe nothing for long, and hear it again when they are next told."""
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
                self.bell.ring(session, PRESENCE, game_id, [self.bell.worker, self.hub.here(game_id)])

    def _tell_lobby(self, table: Table) -> None:
        def said(user: User | None) -> str | None:
            concerned = table.visibility == "public" or table.is_owner(user) or bool(table.seats_of(user))
            return compact(table_shape(table, user)) if concerned else None

        self.hub.say(LOBBY, "table", None, _each(said))

    def _tell_turn(self, table: Table, acting: list[str]) -> None:
        def said(line: Line) -> str | None:
            names = [name for name in acting if name in table.names_of(line.user)]
            return compact({"game": table.id, "ply": table.ply, "seats": names}) if names else None

        self.hub.say(LOBBY, "turn", None, said)

    # --- from the others ---------------------------------------------------------------------------------------------

    def find_table(self, game_id: str) -> Table | None:
        """A table as it is now."""
        with self.db.read() as session:
            return read_table(session, game_id)


def _same(text: str, _: Line) -> str:
    return text


def _each(said: Callable[[User | None], str | None]) -> Callable[[Line], str | None]:
    """The same for all lines of one user."""
    made: dict[int | None, str | None] = {}

    def for_line(line: Line) -> str | None:
        key = None if line.user is None else line.user.id
        if key not in made:
            made[key] = said(line.user)
        return made[key]

    return for_line
