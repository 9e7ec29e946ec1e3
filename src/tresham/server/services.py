"""Everything that a running server needs, opened together and closed together."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import anyio.to_thread
from sqlalchemy.exc import SQLAlchemyError

from .db.engine import Database, make_engine
from .db.migrate import upgrade
from .errors import ApiError
from .live.bot_players import Robots
from .live.open_games import Desk
from .live.warm_up import Warming
from .lobby.lobby import Host
from .lobby.quotas import NO_QUOTAS, Quotas
from .push.notifier import CHAT, GONE, MOVES, PRESENCE, REQUESTS, TABLE, News
from .push.streams import BELIEVED, LOBBY, Hub
from .push.worker_bus import KEYS, Bell
from .settings import MEMORY
from .table_record import OPEN

log = logging.getLogger(__name__)


@dataclass
class Services:
    """The database, the desk, the host, the hub, and the bots."""

    database: Database
    hub: Hub
    bell: Bell
    news: News
    desk: Desk
    host: Host
    robots: Robots
    warm: bool
    warming: Warming = field(default_factory=Warming)
    _announced: float = field(default_factory=monotonic)

    @classmethod
    def open(
        cls,
        database_url: str,
        *,
        bots: bool = True,
        bot_workers: int = 1,
        bot_delay: float = 0.0,
        memory: int = MEMORY,
        warm: bool = False,
        quotas: Quotas = NO_QUOTAS,
    ) -> Services:
        """Open a database, brought up to date; nothing runs yet. `warm`: get ready for readers as soon as it does."""
        database = Database(make_engine(database_url))
        upgrade(database.engine)
        hub, bell = Hub(), Bell(database)
        news = News(database, hub, bell)
        desk = Desk(database, news, memory=memory, bot_delay=bot_delay)
        robots = Robots(desk, workers=bot_workers if bots else 0)
        news.wake_bots = robots.wake
        return cls(database, hub, bell, news, desk, Host(desk, news, quotas), robots, warm)

    async def start(self) -> None:
        """Listen to the other workers, and let the bots play."""
        self.bell.start(self.heard, self.missed, self.idle)
        self.robots.start()
        if self.warm:
            self.warming.begin()

    def ailing(self) -> list[str]:
        """The parts that ought to work beside the requests and do not."""
        works = {
            "writing": self.database.can_write(),
            "bots": self.robots.pulse.steady,
            "bell": self.bell.pulse.steady,
            "warming": not self.warming.failed,
        }
        return [name for name, well in works.items() if not well]

    async def close(self) -> None:
        """Stop everything; what is kept is kept."""
        await anyio.to_thread.run_sync(self._close)

    def _close(self) -> None:
        self.robots.stop()
        self.bell.stop()
        self.database.close()

    # --- what other workers tell -------------------------------------------------------------------------------------

    def heard(self, what: str, game_id: str, value: Any) -> None:
        """Another worker kept something. If it cannot be told here, that is the trouble of this one game."""
        try:
            self._hear(what, game_id, value)
        except SQLAlchemyError:
            raise
        except Exception:
            log.exception("what another worker kept of %s could not be told", game_id)

    def _hear(self, what: str, game_id: str, value: Any) -> None:
        if what == PRESENCE:
            worker, names = value
            self.hub.elsewhere(game_id, worker, tuple(names))
            self.news.presence(game_id)
        elif what == GONE:
            self.desk.forget(game_id)
            self.news.table_gone(game_id)
        elif what == KEYS:
            self.hub.let_go(value)
        elif what == CHAT:
            self.news.said(game_id, value)
        elif what == MOVES:
            self.robots.wake()
            if self.hub.lines(game_id) or self.hub.lines(LOBBY):
                self.desk.refresh(game_id)
        else:
            self._tell_table(what, game_id)

    def _tell_table(self, what: str, game_id: str) -> None:
        table = self.news.find_table(game_id)
        if table is not None and what == TABLE:
            self.news.table_changed(table)
        elif table is not None and table.status != OPEN and what == REQUESTS:
            self.news.requested(*self.desk.peek(game_id))

    def idle(self) -> None:
        """Now and then the others are told who watches here, so that they need not believe an old word."""
        if monotonic() - self._announced > BELIEVED / 3:
            self._announced = monotonic()
            self.news.announce(*(one for one in self.hub.channels() if one != LOBBY and self.hub.here(one)))

    def missed(self) -> None:
        """The line to the others was broken, or is new: whatever is watched here is looked at again."""
        for channel in self.hub.channels():
            if channel == LOBBY:
                continue
            try:
                self.desk.refresh(channel)
                self.news.said_lately(channel)
                self._tell_table(TABLE, channel)
                self._tell_table(REQUESTS, channel)
            except (SQLAlchemyError, ApiError):
                log.warning("could not look again at %s", channel)
