"""Going back and forward, by the habits of the table."""

from __future__ import annotations

import json
from collections.abc import Callable

from sqlalchemy import func, select

from ...core.action import EndGame
from ..caller import User
from ..db.games import RequestRow
from ..errors import ApiError
from ..kept_text import compact
from ..responses import CanShape
from ..table_record import BOT, TableRecord
from .checks import seat_to_act
from .game_change import GameChange
from .guiding import first_row
from .live_game import LiveGame

FREE, OWN_TURN, NONE = "free", "turn", "none"


def undo(change: GameChange, user: User, to: int | None) -> RequestRow | None:
    """Go back, or ask the others; what is returned is the question."""
    target, others = plan_undo(change.table, change.live, user, to)
    if others:
        return _ask(change, user, target, others)
    change.jump(target, user.id, back=True)
    return None


def redo(change: GameChange, user: User, to: int | None) -> None:
    """Go forward again."""
    change.jump(plan_redo(change.table, change.live, user, to), user.id, back=False)


def plan_undo(table: TableRecord, live: LiveGame, user: User, to: int | None) -> tuple[int, list[int]]:
    """Where somebody may go back to, and whom he must ask first.

    free: anybody, any time. turn: only what nobody else has answered. request: what others have answered only if all of
    them agree. none: never.
    """
    table.demand_seat(user)
    if table.undo == NONE:
        raise ApiError(403, "undo_never")
    target = _before_last(table, live, None if table.undo == FREE else user) if to is None else to
    if target < first_row(table):
        raise ApiError(422, "nothing_to_undo")
    answers = _answers(live, live.back_to(target))
    others = sorted(_others(table, live, answers, user))
    if table.undo == OWN_TURN and (others or _bots_acted(table, live, answers)):
        raise ApiError(403, "undo_own_turn")
    return target, [] if table.undo == FREE else others


def plan_redo(table: TableRecord, live: LiveGame, user: User, to: int | None) -> int:
    """Where somebody may go forward to: where undo is not free, whoever went back may."""
    table.demand_seat(user)
    if table.undo == NONE:
        raise ApiError(403, "undo_never")
    line = live.redo_line()
    if not line:
        raise ApiError(422, "nothing_to_redo")
    if table.undo != FREE and live.rows[-1].user_id != user.id:
        raise ApiError(403, "redo_own")
    target = _past_bots(table, live, line) if to is None else to
    live.forward_to(target)
    return target


def possible(table: TableRecord, live: LiveGame, user: User | None) -> CanShape:
    """Is there anything that a reader could take back, if need be by asking, or restore?"""

    def may(plan: Callable[[TableRecord, LiveGame, User, None], object]) -> bool:
        if user is None:
            return False
        try:
            plan(table, live, user, None)
        except ApiError:
            return False
        return True

    return CanShape(undo=may(plan_undo), redo=may(plan_redo))


def answer(change: GameChange, user: User, n: int, accept: bool) -> None:
    """Agree to a request, or not; when all have agreed, it happens."""
    row = change.session.get(RequestRow, (change.table.id, n))
    if row is None:
        raise ApiError(404, "no_such_request")
    if not row.open or row.at_ply != change.last:
        raise ApiError(409, "request_closed")
    waits: list[int] = json.loads(row.waits)
    if user.id not in waits:
        raise ApiError(403, "request_not_yours")
    waits.remove(user.id)
    row.waits = compact(waits)
    row.open = accept and bool(waits)
    change.session.flush()
    if accept and not waits:
        change.jump(row.to, row.user_id, back=True)


def _ask(change: GameChange, user: User, to: int, others: list[int]) -> RequestRow:
    here = RequestRow.game_id == change.table.id
    own = here, RequestRow.user_id == user.id, RequestRow.at_ply == change.last, RequestRow.open
    if change.session.scalar(select(RequestRow.n).where(*own)) is not None:
        raise ApiError(409, "already_asked")  # each request rings at the others' doors
    last = change.session.scalar(select(func.max(RequestRow.n)).where(here)) or 0
    row = RequestRow(
        game_id=change.table.id,
        n=last + 1,
        user_id=user.id,
        to=to,
        at_ply=change.last,
        waits=compact(others),
        open=True,
    )
    change.session.add(row)
    change.session.flush()
    return row


def _answers(live: LiveGame, rows: list[int]) -> list[int]:
    """The rows by which others have answered. To agree to end the game is no answer, unless it has ended so."""
    if live.game().over:
        return rows
    return [row for row in rows if not isinstance(live.nodes[row].action, EndGame)]


def _others(table: TableRecord, live: LiveGame, rows: list[int], user: User) -> set[int]:
    """The other people whose actions these are; who has left for good cannot be asked."""
    found = {live.rows[row].user_id for row in rows} - {seat.user_id for seat in table.seats if seat.left}
    return {one for one in found if one is not None and one != user.id}


def _bots_acted(table: TableRecord, live: LiveGame, rows: list[int]) -> bool:
    bots = {seat.number for seat in table.seats if seat.kind == BOT}
    return any(live.rows[row].seat in bots for row in rows)


def _before_last(table: TableRecord, live: LiveGame, user: User | None) -> int:
    """The row before the last action of somebody, or of anybody who is no bot: a bot would only do it again."""
    line = [0, *live.line()]
    bots = {seat.number for seat in table.seats if seat.kind == BOT}
    for at in range(len(line) - 1, 0, -1):
        row = live.rows[line[at]]
        if row.seat not in bots and (user is None or row.user_id in (user.id, None)):
            return line[at - 1]
    raise ApiError(422, "nothing_to_undo")


def _past_bots(table: TableRecord, live: LiveGame, line: list[int]) -> int:
    """The next position at which a person decides, or the last one."""
    for row in line:
        seat = seat_to_act(live.game(row), table)
        if seat is None or seat.kind != BOT:
            return row
    return line[-1]
