"""What is done at a table: the desk opens the game, the rules judge, and the reader hears what came of it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from sqlalchemy import select

from ...core.action import Action
from ...core.illegal import Illegal
from ...core.naming import Malformed
from ...draw import drawn_routes
from ...view import routes
from ...view.shapes import RoutesView
from ..caller import User
from ..db.engine import Database
from ..db.games import MoveRow, RequestRow
from ..errors import ApiError
from ..push.notifier import REQUESTS
from ..responses import Json, PastShape, PlayedShape, RowShape
from ..table_record import Table, readable
from . import undoing
from .agreed_end import bots_agree
from .checks import chosen_ply, demand_ply, demand_seat_for, read_action, refusal
from .for_readers import BEST
from .game_change import Turn
from .game_log import told
from .game_views import Shows
from .live_game import ACTION, Live
from .open_games import Desk
from .rest_of_turn import KINDS, finishing

NO_HELP = "none"


def submit(desk: Desk, game_id: str, user: User, ply: int, actions: list[Json], language: str) -> PlayedShape:
    """Play actions, all or none."""
    with desk.turn(game_id, user) as turn:
        turn.table.demand_seat(user)
        demand_ply(turn.table, ply)
        for number, data in enumerate(actions):
            _play(turn, read_action(turn.live, data), user, language, number)
        bots_agree(turn)
    return _played(turn, language)


def _play(turn: Turn, action: Action, user: User, language: str, number: int) -> None:
    game = turn.live.game()
    seat = demand_seat_for(game, turn.table, action, user)
    try:
        turn.play(action, user, seat)
    except Illegal as refused:
        raise refusal(refused, game, turn.shows.log, language, index=number) from refused


def foresee(desk: Desk, game_id: str, user: User, ply: int, actions: list[Json], language: str) -> PlayedShape:
    """What actions would do; nothing is kept."""
    table, shows = desk.open(game_id, user)
    table.demand_seat(user)
    live = shows.live
    demand_ply(table, ply)
    game = live.game(ply)
    lines = []
    for number, data in enumerate(actions):
        action = read_action(live, data)
        demand_seat_for(game, table, action, user)
        try:
            events = game.push(action)
        except Illegal as refused:
            raise refusal(refused, game, shows.log, language, index=number) from refused
        lines += told(events, shows.log.scribe(language).at(game.state), ply + number + 1, int(desk.clock()))
    old = live.nodes[ply]
    return PlayedShape(
        ply=ply,
        lines=lines,
        table=shows.standing(game.node),
        parts=shows.parts(old, game.node),
        drawings=shows.new_pictures(old, game.node, language),
    )


def finish(desk: Desk, game_id: str, user: User, ply: int, how: str, language: str) -> PlayedShape:
    """The rest of a turn."""
    with desk.turn(game_id, user) as turn:
        turn.table.demand_seat(user)
        demand_ply(turn.table, ply)
        if how in KINDS and turn.table.route_help != BEST:
            raise ApiError(403, "no_route_help")
        game = turn.live.game()
        for action in finishing(game, how):
            seat = demand_seat_for(game, turn.table, action, user)
            game.push(action)
            turn.take(game.node, user, seat)
        bots_agree(turn)
    return _played(turn, language)


def undo(
    desk: Desk, game_id: str, user: User, ply: int, to: int | None, language: str
) -> tuple[PlayedShape, RequestRow | None]:
    """Go back, or ask."""
    with desk.turn(game_id, user) as turn:
        turn.table.demand_seat(user)
        demand_ply(turn.table, ply)
        asked = undoing.undo(turn, user, to)
        if asked is not None:
            desk.crier.ring(turn.session, game_id, turn.live.ply, REQUESTS)
    return _played(turn, language), asked


def redo(desk: Desk, game_id: str, user: User, ply: int, to: int | None, language: str) -> PlayedShape:
    """Go forward again."""
    with desk.turn(game_id, user) as turn:
        turn.table.demand_seat(user)
        demand_ply(turn.table, ply)
        undoing.redo(turn, user, to)
    return _played(turn, language)


def answer(desk: Desk, game_id: str, user: User, n: int, accept: bool, language: str) -> PlayedShape:
    """Answer a request."""
    with desk.turn(game_id, user) as turn:
        turn.table.demand_seat(user)
        undoing.answer(turn, user, n, accept)
        desk.crier.ring(turn.session, game_id, turn.live.ply, REQUESTS)
    return _played(turn, language)


def _played(turn: Turn, language: str) -> PlayedShape:
    lines = [line for ply in turn.new_rows for line in turn.shows.log.row(ply, language)]
    standing = turn.shows.standing(turn.live.nodes[turn.last])
    return PlayedShape(ply=turn.last, lines=lines, table=standing, parts=None, drawings=None)


def routes_of(
    table: Table, shows: Shows, at: int | None, corp: str, language: str, wanted: list[Json] | None
) -> RoutesView:
    """The best runs, or those drawn by hand, with their lines on the map; where nobody is to be helped, what the best
    would be is not told."""
    if wanted is None and table.route_help != BEST:
        raise ApiError(403, "no_route_help")
    live = shows.live
    if corp not in {one.symbol for one in live.title.corporations}:
        raise ApiError(404, "no_such_corporation", {"corp": corp})
    node = live.nodes[chosen_ply(table, at)]
    game = live.game_on(node)
    try:
        view, runs = routes(game, corp, shows.voice(node, language), wanted)
    except Malformed as error:
        raise ApiError(400, "no_action", {"detail": str(error)[:300]}) from error
    except Illegal as refused:
        raise refusal(refused, game, shows.log, language) from refused
    if table.route_help == NO_HELP:
        view = replace(view, best=view.revenue, bound=view.revenue, proven=False)
    return drawn_routes(live.title, node.state, view, runs)


# --- the past --------------------------------------------------------------------------------------------------------


def rows_since(database: Database, table: Table, since: int) -> list[RowShape]:
    """The rows as they are kept."""
    query = select(MoveRow).where(MoveRow.game_id == table.id, MoveRow.ply > since).order_by(MoveRow.ply)
    with database.read() as session:
        rows = list(session.scalars(query))
    with readable(table.id):
        return [_row_shape(table, row) for row in rows]


def _row_shape(table: Table, row: MoveRow) -> RowShape:
    return RowShape(
        ply=row.ply,
        kind=row.kind,
        by=_seat_name(table, row.seat),
        user=table.user_name(row.user_id),
        action={"type": row.kind, "to": row.to} if row.action is None else json.loads(row.action),
        digest=row.digest,
        at=row.at,
    )


def history(table: Table, shows: Shows) -> list[PastShape]:
    """Every row with the moment it led to."""
    live = shows.live
    stands = set(live.line(table.ply))
    return [
        PastShape(
            ply=row.ply,
            kind=row.kind,
            action=action_of(live, row.ply),
            by=_seat_name(table, row.seat),
            user=table.user_name(row.user_id),
            at=row.at,
            round=shows.round(live.nodes[row.ply]),
            undone=row.kind == ACTION and row.ply not in stands,
        )
        for row in live.rows[1 : table.ply + 1]
    ]


def action_of(live: Live, ply: int) -> Json:
    """What a row did, in names."""
    row, node = live.rows[ply], live.nodes[ply]
    if row.kind != ACTION or node.action is None:
        return {"type": row.kind, "to": row.to}
    written: dict[str, Any] = live.codec.write_action(node.action)
    return written


def _seat_name(table: Table, number: int | None) -> str:
    found: Iterable[str] = (seat.name for seat in table.seats if seat.number == number)
    return next(iter(found), "")
