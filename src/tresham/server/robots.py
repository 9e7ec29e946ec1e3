"""Bots at the table: they think in processes of their own and move like anybody else."""

from __future__ import annotations

import logging
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import NamedTuple

from sqlalchemy import func, select, update
from sqlalchemy.exc import SQLAlchemyError

from ..core.action import Action
from ..core.illegal import Illegal
from .db.games import GameRow
from .desk import Desk
from .errors import ApiError
from .judge import seat_to_act
from .table import BOT
from .thinking import Question, begin_work, think

log = logging.getLogger(__name__)

LEASE = 30.0
"""A worker that has taken up a bot's turn keeps it so many seconds; then another may, should the first have died."""
POLL = 2.0
"""So often the bots look for themselves whether somebody waits for them."""
PAUSE = 0.5


class _Thought(NamedTuple):
    """A question that was asked, after which row, and what came back."""

    game_id: str
    ply: int
    answer: Future[Action]


class Robots:
    """Takes up turns that bots must make, in this worker."""

    def __init__(self, desk: Desk, workers: int) -> None:
        self.desk = desk
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._asked = 0
        self._answers: SimpleQueue[_Thought] = SimpleQueue()
        self._awake = Event()
        self._stop = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin; turns that were left over when the server stopped come first."""
        if self._workers:
            self._thread = Thread(target=self._run, name="robots", daemon=True)
            self._thread.start()

    def wake(self) -> None:
        """Somewhere a bot may have to act."""
        self._awake.set()

    def stop(self) -> None:
        """Let the bots stop; what they were thinking of is forgotten."""
        self._stop.set()
        self._awake.set()
        if self._thread is not None:
            self._thread.join()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    # --- in the thread of the bots -----------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._stop.is_set():
            self._awake.clear()
            try:
                self._take_answers()
                for game_id in self._claim(self._workers - self._asked):
                    self._ask(game_id)
                wait = self._next_due()
            except SQLAlchemyError as error:
                log.warning("the bots cannot reach the database: %s", type(error).__name__)
                wait = PAUSE
            except BrokenProcessPool:
                log.warning("a worker of the bots died; a new one is made")
                self._pool = None
                wait = PAUSE
            self._awake.wait(wait)

    def _claim(self, most: int) -> list[str]:
        """Turns that are due and that no other worker has taken up."""
        now = self.desk.clock()
        due = select(GameRow.id).where(GameRow.bot_due <= now).order_by(GameRow.bot_due).limit(max(most, 0))
        if most <= 0:
            return []
        with self.desk.db.read() as session:
            if session.scalar(due) is None:
                return []
        with self.desk.db.write() as session:
            ids = list(session.scalars(due.with_for_update(skip_locked=True)))
            session.execute(update(GameRow).where(GameRow.id.in_(ids)).values(bot_due=now + LEASE))
        return ids

    def _next_due(self) -> float:
        if self._asked >= self._workers:
            return POLL
        with self.desk.db.read() as session:
            due = session.scalar(select(func.min(GameRow.bot_due)))
        return POLL if due is None else min(POLL, max(0.0, due - self.desk.clock()))

    def _ask(self, game_id: str) -> None:
        try:
            table, shows = self.desk.peek(game_id)
        except ApiError as gone:
            log.info("no bot is needed in %s any more: %s", game_id, gone.code)
            return
        game = shows.live.game(table.ply)
        seat = seat_to_act(game, table)
        if seat is None or seat.kind != BOT or seat.bot is None:
            return
        question = Question(
            table.title, table.options, table.profile, game.players, game.seed, game.ply, game.state, seat.bot
        )
        answer = self._minds().submit(think, question)
        self._asked += 1
        thought = _Thought(game_id, table.ply, answer)
        answer.add_done_callback(lambda _: self._heard(thought))

    def _minds(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=begin_work)
        return self._pool

    def _heard(self, thought: _Thought) -> None:
        """Called by the pool: only put it where the thread of the bots finds it."""
        self._answers.put(thought)
        self._awake.set()

    def _take_answers(self) -> None:
        while True:
            try:
                thought = self._answers.get_nowait()
            except Empty:
                return
            try:
                if not thought.answer.cancelled():
                    self._move(thought)
            except SQLAlchemyError:
                self._answers.put(thought)  # for when the database answers again
                raise
            self._asked -= 1

    def _move(self, thought: _Thought) -> None:
        """Play what the bot chose, unless the game has gone on without it."""
        failed = thought.answer.exception()
        if isinstance(failed, BrokenProcessPool):
            log.warning("a worker of the bots died; a new one is made")
            self._pool = None
            self._put_back(thought.game_id)
        elif failed is not None:
            log.error("a bot could not move in %s", thought.game_id, exc_info=failed)
        else:
            self._play(thought, thought.answer.result())

    def _play(self, thought: _Thought, action: Action) -> None:
        try:
            with self.desk.turn(thought.game_id, None) as turn:
                seat = seat_to_act(turn.live.game(), turn.table)
                if turn.table.ply == thought.ply and seat is not None and seat.kind == BOT:
                    turn.play(action, None, seat)
        except ApiError as refused:
            log.info("a bot came too late in %s: %s", thought.game_id, refused.code)
        except Illegal:
            log.exception("a bot broke the rules in %s", thought.game_id)

    def _put_back(self, game_id: str) -> None:
        """The turn is still to be made."""
        with self.desk.db.write() as session:
            session.execute(update(GameRow).where(GameRow.id == game_id).values(bot_due=self.desk.clock()))
