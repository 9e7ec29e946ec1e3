"""What is done at a table: a game is opened, the rules judge, and the reader hears what came of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from sqlalchemy import select

from ...core.action import Action
from ...core.event import Event
from ...core.game import Game
from ...core.illegal import Illegal
from ...core.naming import Malformed
from ...draw import drawn_routes
from ...view import routes
from ...view.shapes import RoutesView
from ..caller import User
from ..db.engine import Database
from ..db.games import MoveRow, RequestRow
from ..errors import ApiError
from ..responses import AfterwardsShape, Json, PastShape, PlayedShape, RowShape
from ..table_record import TableRecord, readable
from . import undoing
from .agreed_end import bots_agree
from .checks import chosen_ply, demand_ply, demand_seat_for, read_action, refusal
from .for_readers import BEST
from .game_change import GameChange
from .game_log import told
from .game_views import GameViews
from .guiding import guide_plays
from .live_game import ACTION, LiveGame
from .open_games import OpenGames
from .rest_of_turn import KINDS, finishing, turn_of

NO_HELP = "none"


def submit(games: OpenGames, game_id: str, user: User, ply: int, actions: list[Json], language: str) -> PlayedShape:
    """Play actions, all or none."""
    with games.change(game_id, user) as change:
        change.table.demand_seat(user)
        demand_ply(change.table, ply)
        for number, data in enumerate(actions):
            _play(change, read_action(change.live, data), user, language, number)
        guide_plays(change)
        bots_agree(change)
    return played(change, language)


def _play(change: GameChange, action: Action, user: User, language: str, number: int) -> None:
    game = change.game()
    seat = demand_seat_for(game, change.table, action, user)
    try:
        change.play(action, user, seat)
    except Illegal as refused:
        raise refusal(refused, game, change.views.log, language, index=number) from refused


def foresee(games: OpenGames, game_id: str, user: User, ply: int, actions: list[Json], language: str) -> PlayedShape:
    """What actions would do; nothing is kept."""
    table, views = _seated(games, game_id, user)
    demand_ply(table, ply)
    game = views.live.game(ply)
    lines = []
    for number, events in enumerate(_tried(game, table, views, user, actions, language), ply + 1):
        lines += told(events, views.log.scribe(language).at(game.state), number, int(games.clock()))
    old = views.live.nodes[ply]
    return PlayedShape(
        ply=ply,
        lines=lines,
        table=views.standing(game.node),
        parts=views.parts(old, game.node),
        drawings=views.new_pictures(old, game.node, language),
    )


def afterwards(
    games: OpenGames, game_id: str, user: User, ply: int, actions: list[Json], language: str
) -> AfterwardsShape:
    """What the rest of the turn would bring and offer after actions; nothing is kept. Nothing if the turn is over with
    them. Whoever plays on while he waits for the answer gets that about the position for which he asked."""
    table, views = _seated(games, game_id, user)
    game = views.live.game(chosen_ply(table, ply))
    turn, player = turn_of(game), game.to_act
    for _ in _tried(game, table, views, user, actions, language):
        pass
    if game.over or (turn_of(game), game.to_act) != (turn, player):
        return AfterwardsShape(rest=None, courses=())
    helped = table.route_help == BEST
    return AfterwardsShape(
        rest=views.rest(game.node, language, helped), courses=views.courses(game.node, language) if helped else ()
    )


def _seated(games: OpenGames, game_id: str, user: User) -> tuple[TableRecord, GameViews]:
    """The table of somebody who sits at it, and what is seen there."""
    table, views = games.open(game_id, user)
    table.demand_seat(user)
    return table, views


def _tried(
    game: Game, table: TableRecord, views: GameViews, user: User, actions: list[Json], language: str
) -> Iterator[tuple[Event, ...]]:
    """Plays actions on a copy, one after the other; what happened at each."""
    for number, data in enumerate(actions):
        action = read_action(views.live, data)
        demand_seat_for(game, table, action, user)
        try:
            events = game.push(action)
        except Illegal as refused:
            raise refusal(refused, game, views.log, language, index=number) from refused
        yield events


def finish(games: OpenGames, game_id: str, user: User, ply: int, how: str, language: str) -> PlayedShape:
    """The rest of a turn."""
    with games.change(game_id, user) as change:
        change.table.demand_seat(user)
        demand_ply(change.table, ply)
        if how in KINDS and change.table.route_help != BEST:
            raise ApiError(403, "no_route_help")
        game = change.game()
        for action in finishing(game, how):
            seat = demand_seat_for(game, change.table, action, user)
            game.push(action)
            change.take(game.node, user, seat)
        guide_plays(change)
        bots_agree(change)
    return played(change, language)


def undo(
    games: OpenGames, game_id: str, user: User, ply: int, to: int | None, language: str
) -> tuple[PlayedShape, RequestRow | None]:
    """Go back, or ask."""
    with games.change(game_id, user) as change:
        change.table.demand_seat(user)
        demand_ply(change.table, ply)
        asked = undoing.undo(change, user, to)
        guide_plays(change)
        if asked is not None:
            games.notifier.tell_workers_of_requests(change.session, game_id, change.last)
    return played(change, language), asked


def redo(games: OpenGames, game_id: str, user: User, ply: int, to: int | None, language: str) -> PlayedShape:
    """Go forward again."""
    with games.change(game_id, user) as change:
        change.table.demand_seat(user)
        demand_ply(change.table, ply)
        undoing.redo(change, user, to)
        guide_plays(change)
    return played(change, language)


def answer(games: OpenGames, game_id: str, user: User, n: int, accept: bool, language: str) -> PlayedShape:
    """Answer a request."""
    with games.change(game_id, user) as change:
        change.table.demand_seat(user)
        undoing.answer(change, user, n, accept)
        games.notifier.tell_workers_of_requests(change.session, game_id, change.last)
    return played(change, language)


def played(change: GameChange, language: str) -> PlayedShape:
    """What its maker hears of a change that is kept."""
    lines = [line for ply in change.new_rows for line in change.views.log.row(ply, language)]
    standing = change.views.standing(change.node)
    return PlayedShape(ply=change.last, lines=lines, table=standing, parts=None, drawings=None)


def routes_of(
    table: TableRecord, views: GameViews, at: int | None, corp: str, language: str, wanted: list[Json] | None
) -> RoutesView:
    """The best runs, or those drawn by hand, with their lines on the map; where nobody is to be helped, what the best
    would be is not told."""
    if wanted is None and table.route_help != BEST:
        raise ApiError(403, "no_route_help")
    live = views.live
    if corp not in {one.symbol for one in live.title.corporations}:
        raise ApiError(404, "no_such_corporation", {"corp": corp})
    node = live.nodes[chosen_ply(table, at)]
    game = live.game_on(node)
    try:
        view, runs = routes(game, corp, views.voice(node, language), wanted)
    except Malformed as error:
        raise ApiError(400, "no_action", {"detail": str(error)[:300]}) from error
    except Illegal as refused:
        raise refusal(refused, game, views.log, language) from refused
    if table.route_help == NO_HELP:
        view = replace(view, best=view.revenue, bound=view.revenue, proven=False)
    return drawn_routes(live.title, node.state, view, runs)


# --- the past --------------------------------------------------------------------------------------------------------


def rows_since(database: Database, table: TableRecord, since: int) -> list[RowShape]:
    """The rows as they are kept."""
    query = select(MoveRow).where(MoveRow.game_id == table.id, MoveRow.ply > since).order_by(MoveRow.ply)
    with database.read() as session:
        rows = list(session.scalars(query))
    with readable(table.id):
        return [_row_shape(table, row) for row in rows]


def _row_shape(table: TableRecord, row: MoveRow) -> RowShape:
    return RowShape(
        ply=row.ply,
        kind=row.kind,
        by=_seat_name(table, row.seat),
        user=table.user_name(row.user_id),
        action={"type": row.kind, "to": row.to} if row.action is None else json.loads(row.action),
        digest=row.digest,
        at=row.at,
    )


def history(table: TableRecord, views: GameViews) -> list[PastShape]:
    """Every row with the moment it led to."""
    live = views.live
    stands = set(live.line(table.ply))
    return [
        PastShape(
            ply=row.ply,
            kind=row.kind,
            action=action_of(live, row.ply),
            by=_seat_name(table, row.seat),
            user=table.user_name(row.user_id),
            at=row.at,
            round=views.round(live.nodes[row.ply]),
            undone=row.kind == ACTION and row.ply not in stands,
        )
        for row in live.rows[1 : table.ply + 1]
    ]


def action_of(live: LiveGame, ply: int) -> Json:
    """What a row did, in names."""
    row, node = live.rows[ply], live.nodes[ply]
    if row.kind != ACTION or node.action is None:
        return {"type": row.kind, "to": row.to}
    written: dict[str, Any] = live.codec.write_action(node.action)
    return written


def _seat_name(table: TableRecord, number: int | None) -> str:
    found: Iterable[str] = (seat.name for seat in table.seats if seat.number == number)
    return next(iter(found), "")
