"""A change to a game: its rows are kept together or not at all, and the game in memory learns them afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.orm import Session

from ...core.action import Action
from ...core.game import Game, Node
from ..caller import User
from ..db.games import GameRow, MoveRow, RequestRow
from ..errors import ApiError
from ..kept_text import compact, written
from ..table_record import BOT, FINISHED, GUIDE, Seat, TableRecord
from .checks import seat_to_act
from .game_views import GameViews
from .live_game import ACTION, REDO, UNDO, HistoryRow, LiveGame

MOST_ROWS = 20_000
"""A game that goes on for longer goes nowhere; and every row is kept for ever, and in memory too."""


class GameChange:
    """One writer at one game. Until his rows are kept, they are nobody else's business: `live` does not know them."""

    def __init__(self, begin: Callable[[], Session], table: TableRecord, views: GameViews, now: int) -> None:
        self._begin = begin
        self._session: Session | None = None
        self.table = table
        self.views = views
        self.now = now
        self.bot_is_due = False
        self.overtook = False
        """Play has gone on over requests that waited for an answer."""
        self._before = views.live.ply
        self._added: list[tuple[HistoryRow, Node]] = []
        """The rows added here, with the positions after them."""

    @property
    def session(self) -> Session:
        """What is written is written here; until somebody asks for it, nobody has to wait."""
        if self._session is None:
            self._session = self._begin()
        return self._session

    @property
    def live(self) -> LiveGame:
        """The game in memory, with the rows that are kept."""
        return self.views.live

    @property
    def last(self) -> int:
        """The number of the last row, kept or about to be."""
        return self._before + len(self._added)

    @property
    def new_rows(self) -> range:
        """The rows added here; others may add theirs once these are kept."""
        return range(self._before + 1, self.last + 1)

    @property
    def node(self) -> Node:
        """The position after the last row."""
        return self._added[-1][1] if self._added else self.live.nodes[self._before]

    def game(self) -> Game:
        """The game after the last row; a cursor of its own, to be moved at will."""
        return self.live.game_on(self.node)

    def play(self, action: Action, user: User | None, seat: Seat | None) -> None:
        """Play an action; `Illegal` if a rule forbids it, and then nothing was changed."""
        game = self.game()
        game.push(action)
        self.take(game.node, user, seat)

    def take(self, node: Node, user: User | None, seat: Seat | None, at: int | None = None) -> None:
        """An action that has been played: a row for it."""
        number = None if seat is None else seat.number
        moment = self.now if at is None else at
        user_id = None if user is None else user.id
        self._added.append((HistoryRow(self._next(), ACTION, user_id, number, None, moment), node))

    def jump(self, to: int, user_id: int, *, back: bool) -> None:
        """Go to another position of the game. Who has several seats does it for the one whose move it is about."""
        assert not self._added, "only what is kept can be taken back"
        here, live = self.last, self.live
        first = (live.between(to, here) if back else live.between(here, to))[0]
        mover = seat_to_act(live.game_on(live.nodes[first].parent or live.node), self.table)
        movers = live.rows[first].seat, mover and mover.number  # Imported rows are nobody's.
        own = [seat.number for seat in self.table.seats if seat.user_id == user_id]
        number = next((one for one in movers if one in own), own[0] if own else None)
        row = HistoryRow(self._next(), UNDO if back else REDO, user_id, number, to, self.now)
        self._added.append((row, live.nodes[to]))

    def _next(self) -> int:
        if self.last >= MOST_ROWS:
            raise ApiError(409, "long_game", {"most": MOST_ROWS})
        return self.last + 1

    def store(self, bot_from: float) -> bool:
        """Write the new rows, and what the lobby shows of them; false if there are none. A bot acts from then on."""
        if not self._added:
            return False
        rows = [self._kept(row, node) for row, node in self._added]
        standing = self.views.standing(self.node)
        thinking = [seat for seat in self.table.seats if seat.kind == BOT and seat.bot != GUIDE]
        self.bot_is_due = any(seat.name in standing["acting"] for seat in thinking)
        values: dict[str, Any] = {
            "ply": self.last,
            "status": standing["status"],
            "acting": compact(standing["acting"]),
            "round": compact(standing["round"]),
            "result": None if standing["result"] is None else compact(standing["result"]),
            "bot_due": bot_from if self.bot_is_due else None,
            "updated_at": self.now,
            "finished_at": self.now if standing["status"] == FINISHED else None,
        }
        self.session.execute(insert(MoveRow), rows)
        self.session.execute(update(GameRow).where(GameRow.id == self.table.id).values(**values))
        stale = RequestRow.game_id == self.table.id, RequestRow.open
        overtaken = update(RequestRow).where(*stale).values(open=False).returning(RequestRow.n)
        self.overtook = bool(self.session.execute(overtaken).all())
        self.table = replace(
            self.table,
            ply=self.last,
            status=standing["status"],
            acting=tuple(standing["acting"]),
            round=standing["round"],
            result=standing["result"],
            updated_at=self.now,
            finished_at=values["finished_at"],
            released_by=frozenset(),
        )
        return True

    def add_to_live_game(self) -> None:
        """The rows are kept: the game in memory learns them."""
        for row, node in self._added:
            if row.kind == ACTION:
                self.live.add_action(row, node)
            else:
                self.live.add_jump(row)

    def _kept(self, row: HistoryRow, node: Node) -> dict[str, Any]:
        what = written(self.live.codec, node)
        if row.kind != ACTION:
            what |= {"action": None, "events": None}
        return {
            "game_id": self.live.id,
            "ply": row.ply,
            "user_id": row.user_id,
            "seat": row.seat,
            "kind": row.kind,
            "to": row.to,
            "at": row.at,
            **what,
        }
