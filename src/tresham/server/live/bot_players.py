"""Bots at the table: they think in processes of their own and move like anybody else."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import NamedTuple

from sqlalchemy import func, select, update
from sqlalchemy.exc import SQLAlchemyError

from ...core.action import Action
from ..db.faults import PASSING
from ..db.games import GameRow
from ..errors import ApiError
from ..heartbeat import Heartbeat
from ..side_processes import SideProcesses
from ..table_record import BOT, GUIDE
from .agreed_end import bots_agree
from .bot_process import BotQuestion, think
from .bot_retries import BotRetries
from .checks import seat_to_act
from .game_change import MOST_ROWS
from .open_games import STALE, OpenGames

log = logging.getLogger(__name__)

LEASE = 30.0
"""A worker that has taken up a bot's turn keeps it so many seconds; then another may, should the first have died."""
POLL = 2.0
"""So often the bots look for themselves whether somebody waits for them."""
PAUSE = 0.5
LONGEST_THOUGHT = 300.0
"""A bot that thinks for so many seconds hangs; it is ended, and asked again later."""


class _Thought(NamedTuple):
    """A question that was asked, after which row, and what came back."""

    game_id: str
    ply: int
    answer: Future[Action]


class BotPlayers:
    """Takes up turns that bots must make, in this worker."""

    def __init__(self, games: OpenGames, workers: int) -> None:
        self.games = games
        self._workers = workers
        self.minds = SideProcesses(workers, LONGEST_THOUGHT, LONGEST_THOUGHT)
        self._listeners = ThreadPoolExecutor(max(workers, 1), "minds")
        """One for each mind, who waits for its answer."""
        self._asked = 0
        self._answers: SimpleQueue[_Thought] = SimpleQueue()
        self._awake = Event()
        self._stop = Event()
        self._retries = BotRetries()
        self.heartbeat = Heartbeat()

    def start(self) -> None:
        """Begin; turns that were left over when the server stopped come first."""
        if self._workers:
            self.heartbeat.begin(Thread(target=self._run, name="robots", daemon=True))

    def wake(self) -> None:
        """Somewhere a bot may have to act."""
        self._awake.set()

    def stop(self) -> None:
        """Let the bots stop; what they were thinking of is forgotten."""
        self._stop.set()
        self._awake.set()
        if self.heartbeat.thread is not None:
            self.heartbeat.thread.join()
        self.minds.close()
        self._listeners.shutdown(cancel_futures=True)

    # --- in the thread of the bots -----------------------------------------------------------------------------------

    def _run(self) -> None:
        """Round after round. Nothing ends it but `stop`: what goes wrong in one game stays with that game, and after
        anything else there is a pause."""
        while not self._stop.is_set():
            self._awake.clear()
            self.heartbeat.beat()
            try:
                wait = self._round()
            except SQLAlchemyError as error:
                log.warning("the bots cannot reach the database: %s", type(error).__name__)
                wait = PAUSE
            except Exception:
                log.exception("the bots stumbled")
                wait = POLL
            self._awake.wait(wait)

    def _round(self) -> float:
        """Play what was thought of, ask what is due; how many seconds until there may be more to do."""
        self._take_answers()
        for game_id in self._claim(self._workers - self._asked):
            with self._on_its_own(game_id):
                self._ask(game_id)
        return self._next_due()

    @contextmanager
    def _on_its_own(self, game_id: str) -> Iterator[None]:
        """Whatever goes wrong here is the trouble of one game: its bots are tried again later. Only if the database is
        away, all have to wait."""
        try:
            yield
        except PASSING:
            raise
        except Exception as error:
            self._put_off(game_id, error)

    def _claim(self, most: int) -> list[str]:
        """Turns that are due and that no other worker has taken up."""
        now = self.games.clock()
        waiting = GameRow.bot_due <= now, GameRow.ply < MOST_ROWS
        # The longest first: whoever moves has to wait again until all others that wait now have moved.
        due = select(GameRow.id).where(*waiting).order_by(GameRow.bot_due).limit(max(most, 0))
        if most <= 0:
            return []
        with self.games.db.read() as session:
            if session.scalar(due) is None:
                return []
        with self.games.db.write() as session:
            ids = list(session.scalars(due.with_for_update(skip_locked=True)))
            session.execute(update(GameRow).where(GameRow.id.in_(ids)).values(bot_due=now + LEASE))
        return ids

    def _next_due(self) -> float:
        if self._asked >= self._workers:
            return POLL
        with self.games.db.read() as session:
            due = session.scalar(select(func.min(GameRow.bot_due)).where(GameRow.ply < MOST_ROWS))
        return POLL if due is None else min(POLL, max(0.0, due - self.games.clock()))

    def _ask(self, game_id: str) -> None:
        table, views = self.games.peek(game_id)
        game = views.live.game(table.ply)
        seat = seat_to_act(game, table)
        if seat is None or seat.kind != BOT or seat.bot in (None, GUIDE):
            return
        question = BotQuestion(
            table.title, table.options, table.profile, game.players, game.seed, game.ply, game.state, seat.bot
        )
        answer = self._listeners.submit(self.minds.ask, think, question)
        self._asked += 1
        thought = _Thought(game_id, table.ply, answer)
        answer.add_done_callback(lambda _: self._heard(thought))

    def _heard(self, thought: _Thought) -> None:
        """Called by a listener: only put it where the thread of the bots finds it."""
        self._answers.put(thought)
        self._awake.set()

    def _take_answers(self) -> None:
        while True:
            try:
                thought = self._answers.get_nowait()
            except Empty:
                return
            self._asked -= 1
            try:
                with self._on_its_own(thought.game_id):
                    self._move(thought)
            except PASSING:
                self._asked += 1
                self._answers.put(thought)  # for when the database answers again
                raise

    def _move(self, thought: _Thought) -> None:
        """Play what the bot chose, unless the game has gone on without it."""
        if thought.answer.cancelled():
            return
        failed = thought.answer.exception()
        if failed is not None:
            self._put_off(thought.game_id, failed)
            return
        self._play(thought, thought.answer.result())
        self._retries.over(thought.game_id)

    def _play(self, thought: _Thought, action: Action) -> None:
        try:
            with self.games.change(thought.game_id, None) as change:
                seat = seat_to_act(change.game(), change.table)
                if change.table.ply == thought.ply and seat is not None and seat.kind == BOT:
                    change.play(action, None, seat)
                    bots_agree(change)
        except ApiError as refused:
            if refused.code != STALE:
                raise
            log.info("a bot came too late in %s", thought.game_id)

    def _put_off(self, game_id: str, error: BaseException) -> None:
        """The turn is still to be made, but not now; if the game is there at all."""
        if isinstance(error, ApiError) and error.status == 404:
            log.info("no bot is needed in %s any more", game_id)
            return
        due = self.games.clock() + self._retries.pause_after(game_id, error)
        waiting = GameRow.id == game_id, GameRow.bot_due.is_not(None)
        with self.games.db.write() as session:
            session.execute(update(GameRow).where(*waiting).values(bot_due=due))
