"""Playing: positions, menus, actions, undo."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, Response

from ...view import plain, refusals_at
from ...view.menu_shapes import MenuView
from ...view.shapes import RoutesView
from ..edge.auth import Member, Visitor
from ..edge.request_bodies import ReadOnce
from ..errors import ApiError
from ..kept_text import compact
from ..live import playing
from ..live.checks import chosen_ply
from ..live.companion import companion_for
from ..live.for_readers import BEST
from ..live.undo_requests import request_shape
from ..requests import DrawnRuns, Finish, Jump, Moves, UndoAnswer
from ..responses import AfterwardsShape, AskedShape, CompanionShape, FullShape, Json, PlayedShape, RowShape
from .common import GameId, House, Language, Number, Ply, Since, json, shows
from .first_messages import full_text

router = APIRouter(tags=["play"], route_class=ReadOnce)

HexName = Annotated[str | None, Query(max_length=8)]
Corp = Annotated[str, Query(min_length=1, max_length=16)]


@router.get("/games/{game_id}/full", responses=shows(FullShape), response_class=Response)
def full(house: House, user: Visitor, language: Language, game_id: GameId, at: Ply = None) -> Response:
    """Everything a page needs for one position."""
    return json(full_text(house, game_id, user, language, at)[0])


@router.get("/games/{game_id}/legal", responses=shows(MenuView), response_class=Response)
def legal(
    house: House, user: Visitor, language: Language, game_id: GameId, at: Ply = None, hex: HexName = None
) -> Response:
    """What may be done, and what not; with a hex, everything that is refused there."""
    table, views = house.games.open(game_id, user)
    live = views.live
    node = live.nodes[chosen_ply(table, at)]
    menu = views.menu(node, language, table.route_help == BEST)
    if hex is not None:
        if hex not in live.title.atlas.names:
            raise ApiError(404, "no_such_hex", {"hex": hex})
        refused = refusals_at(live.game_on(node), hex, views.voice(node, language))
        menu = replace(menu, refused=(*menu.refused, *refused))
    return json(compact(plain(menu)))


@router.get("/games/{game_id}/companion", responses=shows(CompanionShape), response_class=Response)
def remarks(house: House, user: Visitor, language: Language, game_id: GameId) -> Response:
    """What people usually weigh at the decision that is the reader's now: facts of the position, with their numbers."""
    table, views = house.games.open(game_id, user)
    return json(companion_for(table, views, user, language))


@router.get("/games/{game_id}/actions", responses=shows(list[RowShape]), response_class=Response)
def rows(house: House, user: Visitor, game_id: GameId, since: Since = 0) -> Response:
    """The rows of the history, for scripts."""
    table = house.games.table(game_id, user)
    return json(playing.rows_since(house.database, table, since))


def _actions(moves: Moves) -> list[Json]:
    """One, or several."""
    if (moves.action is None) == (moves.actions is None):
        raise ApiError(400, "malformed", {"where": "body", "detail": "action | actions"})
    return moves.actions if moves.actions is not None else [moves.action or {}]


@router.post("/games/{game_id}/actions", responses=shows(PlayedShape), response_class=Response)
def act(
    house: House, user: Member, language: Language, game_id: GameId, moves: Moves, dry_run: bool = False
) -> Response:
    """Play an action, or several as a whole; `dry_run` only tells what would happen."""
    actions = _actions(moves)
    if dry_run:
        return json(playing.foresee(house.games, game_id, user, moves.ply, actions, language))
    return json(playing.submit(house.games, game_id, user, moves.ply, actions, language))


@router.post("/games/{game_id}/afterwards", responses=shows(AfterwardsShape), response_class=Response)
def afterwards(house: House, user: Member, language: Language, game_id: GameId, moves: Moves) -> Response:
    """What the rest of the turn would bring after actions that are not played yet."""
    return json(plain(playing.afterwards(house.games, game_id, user, moves.ply, _actions(moves), language)))


@router.post("/games/{game_id}/finish", responses=shows(PlayedShape), response_class=Response)
def finish(house: House, user: Member, language: Language, game_id: GameId, asked: Finish) -> Response:
    """The rest of a turn, as ordinary actions."""
    return json(playing.finish(house.games, game_id, user, asked.ply, asked.how, language))


@router.post(
    "/games/{game_id}/undo", responses={**shows(PlayedShape), **shows(AskedShape, 202)}, response_class=Response
)
def undo(house: House, user: Member, language: Language, game_id: GameId, jump: Jump) -> Response:
    """Go back, or ask the others whether one may (202)."""
    played, asked = playing.undo(house.games, game_id, user, jump.ply, jump.to, language)
    if asked is None:
        return json(played)
    table, views = house.games.peek(game_id)
    house.notifier.requested(table, views)
    return json({"request": request_shape(table, views.log, asked, language)}, 202)


@router.post("/games/{game_id}/redo", responses=shows(PlayedShape), response_class=Response)
def redo(house: House, user: Member, language: Language, game_id: GameId, jump: Jump) -> Response:
    """Go forward again."""
    return json(playing.redo(house.games, game_id, user, jump.ply, jump.to, language))


@router.post("/games/{game_id}/requests/{n}", responses=shows(PlayedShape), response_class=Response)
def answer(house: House, user: Member, language: Language, game_id: GameId, n: Number, given: UndoAnswer) -> Response:
    """Agree to a request to undo, or not."""
    played = playing.answer(house.games, game_id, user, n, given.accept, language)
    house.notifier.requested(*house.games.peek(game_id))
    return json(played)


@router.get("/games/{game_id}/routes", responses=shows(RoutesView), response_class=Response)
def best_routes(
    house: House, user: Visitor, language: Language, game_id: GameId, corp: Corp, at: Ply = None
) -> Response:
    """The best runs of a corporation, where the table's habits allow that help."""
    table, views = house.games.open(game_id, user)
    return json(plain(playing.routes_of(table, views, at, corp, language, None)))


@router.post("/games/{game_id}/routes", responses=shows(RoutesView), response_class=Response)
def judged_routes(
    house: House, user: Member, language: Language, game_id: GameId, corp: Corp, drawn: DrawnRuns, at: Ply = None
) -> Response:
    """Runs drawn by hand: may they run, and what would they earn?"""
    table, views = house.games.open(game_id, user)
    return json(plain(playing.routes_of(table, views, at, corp, language, drawn.runs)))
