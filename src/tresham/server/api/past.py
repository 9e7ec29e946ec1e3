"""What was: the log, the history, what-ifs, files and pictures."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import select

from ...view import plain
from ..db.games import GameRow
from ..edge.auth import Member, Visitor
from ..edge.request_bodies import ReadOnce
from ..kept_text import compact
from ..live import playing
from ..live.checks import chosen_ply
from ..live.for_readers import table_shape
from ..live.news import news
from ..live.pictures import best_runs_svg, box_svg, map_svg, prices_svg, symbols_svg
from ..lobby.exports import file_of
from ..requests import NewBranch
from ..responses import LogLine, PastShape, SinceShape, TableShape
from ..table_record import read_tables
from .common import MOST, SVG, GameId, House, Language, Ply, json, kept_picture, sends, shows

router = APIRouter(tags=["past"], route_class=ReadOnce)

PICTURE = sends(SVG)
MaybeCorp = Annotated[str | None, Query(min_length=1, max_length=16)]
FILE = sends("application/json", schema="object")


@router.get("/games/{game_id}/log", responses=shows(list[LogLine]), response_class=Response)
def log(
    house: House,
    user: Visitor,
    language: Language,
    game_id: GameId,
    since: Annotated[int, Query(ge=-1, le=MOST)] = -1,
    at: Ply = None,
) -> Response:
    """What happened, in sentences: everything that stands at a row, or what came after an earlier one."""
    table, game = house.games.open(game_id, user)
    return json(game.log.line(chosen_ply(table, at), language, since))


@router.get("/games/{game_id}/since", responses=shows(SinceShape), response_class=Response)
def since_last_move(house: House, user: Visitor, language: Language, game_id: GameId) -> Response:
    """What the others have done since the reader's last move; for whoever does not play, in this round."""
    table, game = house.games.open(game_id, user)
    return json(compact(plain(news(table, game, user, language))))


@router.get("/games/{game_id}/history", responses=shows(list[PastShape]), response_class=Response)
def history(house: House, user: Visitor, game_id: GameId) -> Response:
    """Every row of the game, undone ones as well."""
    return json(playing.history(*house.games.open(game_id, user)))


@router.get("/games/{game_id}/branches", responses=shows(list[TableShape]), response_class=Response)
def branches(house: House, user: Visitor, game_id: GameId) -> Response:
    """The what-ifs of a game: one's own, and those that others share."""
    house.games.table(game_id, user)
    with house.database.read() as session:
        query = select(GameRow).where(GameRow.branch_of == game_id).order_by(GameRow.created_at, GameRow.id)
        tables = read_tables(session, list(session.scalars(query)))
    return json([table_shape(table, user) for table in tables if table.is_known_to(user)])


@router.post("/games/{game_id}/branches", status_code=201, responses=shows(TableShape, 201), response_class=Response)
def new_branch(request: Request, house: House, user: Member, game_id: GameId, new: NewBranch) -> Response:
    """What if? A table of its own from some row on; its owner plays every seat."""
    request.app.state.limits.copies.demand(f"user {user.id}")
    table = house.lobby.branch(user, game_id, new.at, new.name or "", new.shared)
    return json(table_shape(table, user), 201)


@router.get("/games/{game_id}/export", responses=FILE, response_class=Response)
def export(
    house: House,
    user: Visitor,
    game_id: GameId,
    format: Literal["tresham", "18xx.games"] = "tresham",
) -> Response:
    """The game as a file: the actions that stand."""
    table, game = house.games.open(game_id, user)
    text = file_of(game.live.game(table.ply), format)
    name = quote(f"{table.title}-{table.id}.json")
    return json(text, 200, **{"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/games/{game_id}/map.svg", responses=PICTURE, response_class=Response)
def map_picture(
    house: House, user: Visitor, language: Language, game_id: GameId, at: Ply = None, corp: MaybeCorp = None
) -> Response:
    """The map; if trains have just run, with their runs; or with the best runs of a corporation, where the table's
    habits allow that help."""
    table, game = house.games.open(game_id, user)
    node = game.live.nodes[chosen_ply(table, at)]
    if corp is not None:
        return _svg(best_runs_svg(table, game, node, corp, language))
    return _svg(map_svg(game.live.title, node, language))


@router.get("/games/{game_id}/market.svg", responses=PICTURE, response_class=Response)
def market_picture(house: House, user: Visitor, language: Language, game_id: GameId, at: Ply = None) -> Response:
    """The market."""
    table, game = house.games.open(game_id, user)
    return _svg(prices_svg(game.live.title, game.live.nodes[chosen_ply(table, at)], language))


@router.get("/games/{game_id}/tiles.svg", responses=PICTURE, response_class=Response)
def tiles_picture(house: House, user: Visitor, game_id: GameId, at: Ply = None) -> Response:
    """All tiles, with how many are left in the box."""
    table, game = house.games.open(game_id, user)
    return _svg(box_svg(game, game.live.nodes[chosen_ply(table, at)]))


@router.get("/games/{game_id}/symbols.svg", responses=PICTURE, response_class=Response)
def symbol_sheet(request: Request, house: House, user: Visitor, game_id: GameId) -> Response:
    """Tiles and tokens of the title, to be placed by a page; they never change, so a browser may keep them."""
    text, mark = symbols_svg(house.games.table(game_id, user))
    return kept_picture(request, text, mark, keep="private, max-age=3600")


def _svg(text: str) -> Response:
    return Response(text, media_type=SVG)
