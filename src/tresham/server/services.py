"""Everything that a running server needs, opened together and closed together."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any

import anyio.to_thread
from sqlalchemy.exc import SQLAlchemyError

from .db.engine import Database, make_engine
from .db.migrate import upgrade
from .errors import ApiError
from .live import analysis_process, bot_process, puzzle_process
from .live.analysis import Analysis
from .live.bot_players import BotPlayers
from .live.open_games import OpenGames
from .live.puzzle_desk import PuzzleDesk
from .live.warm_up import WarmUp
from .lobby import imports
from .lobby.lobby import Lobby
from .lobby.quotas import NO_QUOTAS, Quotas
from .push.notifier import Notifier
from .push.streams import BELIEVED, LOBBY, Streams
from .push.worker_bus import CHAT, GONE, KEYS, MOVES, PRESENCE, REQUESTS, TABLE, WorkerBus
from .settings import MEMORY
from .side_processes import SideProcesses, read_beforehand
from .table_record import OPEN, Presence

log = logging.getLogger(__name__)

READERS = 1
"""Processes in which games from files are played through. They are not those of the bots, who would have to wait."""
LONGEST_READING = 120.0
"""No game from a file takes so many seconds: the longest of 20,000 actions takes a few. A process that does hangs."""

ANALYSTS = 1
"""Processes in which past runs are solved and bots play on in what-ifs; whoever waits for one delays no game."""
LONGEST_ANALYSIS = 120.0


@dataclass
class Services:
    """The database, the games, the lobby, who is told of what, the bots, and who looks back."""

    database: Database
    streams: Streams
    bus: WorkerBus
    notifier: Notifier
    games: OpenGames
    lobby: Lobby
    bot_players: BotPlayers
    analysis: Analysis
    puzzles: PuzzleDesk
    warm: bool
    warm_up: WarmUp = field(default_factory=WarmUp)
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
        streams, bus = Streams(), WorkerBus(database)
        notifier = Notifier(database, streams, bus)
        games = OpenGames(database, notifier, memory=memory, bot_delay=bot_delay)
        bot_players = BotPlayers(games, workers=bot_workers if bots else 0)
        notifier.wake_bots = bot_players.wake
        read_beforehand(bot_process, imports, analysis_process, puzzle_process)
        lobby = Lobby(games, notifier, quotas, SideProcesses(READERS, database.patience, LONGEST_READING))
        analysis = Analysis(games, SideProcesses(ANALYSTS, database.patience, LONGEST_ANALYSIS))
        puzzles = PuzzleDesk(SideProcesses(ANALYSTS, database.patience, LONGEST_ANALYSIS), database.patience)
        return cls(database, streams, bus, notifier, games, lobby, bot_players, analysis, puzzles, warm)

    async def start(self) -> None:
        """Listen to the other workers, and let the bots play."""
        self.bus.start(self.heard, self.missed, self.idle)
        self.bot_players.start()
        if self.warm:
            self.warm_up.begin()

    def ailing(self) -> list[str]:
        """The parts that ought to work beside the requests and do not, by the names that hosts know them by."""
        works = {
            "writing": self.database.can_write(),
            "bots": self.bot_players.heartbeat.steady,
            "bell": self.bus.heartbeat.steady,
            "warming": not self.warm_up.failed,
        }
        return [name for name, well in works.items() if not well]

    async def close(self) -> None:
        """Stop everything; what is kept is kept."""
        await anyio.to_thread.run_sync(self._close)

    def _close(self) -> None:
        self.bot_players.stop()
        self.lobby.readers.close()
        self.analysis.minds.close()
        self.puzzles.minds.close()
        self.bus.stop()
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
            worker, names, watching = value
            self.streams.elsewhere(game_id, worker, Presence(frozenset(names), watching))
            self.notifier.presence(game_id)
        elif what == GONE:
            self.games.forget(game_id)
            self.notifier.table_gone(game_id)
        elif what == KEYS:
            self.streams.let_go(value)
        elif what == CHAT:
            self.notifier.said(game_id, value)
        elif what == MOVES:
            if value:
                self.bot_players.wake()
            if self.streams.subscribers(game_id) or self.streams.subscribers(LOBBY):
                self.games.refresh(game_id)
        else:
            self._tell_table(what, game_id)

    def _tell_table(self, what: str, game_id: str) -> None:
        table = self.notifier.find_table(game_id)
        if table is not None and what == TABLE:
            self.notifier.table_changed(table)
        elif table is not None and table.status != OPEN and what == REQUESTS:
            self.notifier.requested(*self.games.peek(game_id))

    def idle(self) -> None:
        """Now and then the others are told who watches here, so that they need not believe an old word."""
        if monotonic() - self._announced > BELIEVED / 3:
            self._announced = monotonic()
            self.notifier.announce(*(one for one in self.streams.channels() if one != LOBBY))

    def missed(self) -> Iterator[None]:
        """The line to the others was broken, or is new: whatever is watched here is looked at again, moves first."""
        watched = [channel for channel in self.streams.channels() if channel != LOBBY]
        for game_id in self.games.behind(watched):
            self._look_again(game_id, self.games.refresh)
            yield
        for game_id in watched:
            for look in (
                self.notifier.said_lately,
                partial(self._tell_table, TABLE),
                partial(self._tell_table, REQUESTS),
            ):
                self._look_again(game_id, look)
                yield

    def _look_again(self, game_id: str, look: Callable[[str], None]) -> None:
        try:
            look(game_id)
        except (SQLAlchemyError, ApiError):
            log.warning("could not look again at %s", game_id)
