"""Tables: the lobby, new games, who sits where."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from sqlalchemy import ColumnElement, and_, false, or_, select

from ..caller import User
from ..db.games import GameRow, SeatRow
from ..db.words import Status
from ..edge.auth import Member, Visitor
from ..edge.request_bodies import ReadOnce
from ..errors import ApiError
from ..live.for_readers import table_shape
from ..requests import Changes, ChosenSeat, NewGame
from ..responses import TableShape, TablesShape
from ..table_record import PUBLIC, TableRecord, read_tables
from .common import GameId, House, Language, json, shows

router = APIRouter(tags=["games"], route_class=ReadOnce)

PAGE = 50


@router.get("/games", responses=shows(TablesShape), response_class=Response)
def list_games(
    house: House,
    user: Visitor,
    status: Status | None = None,
    title: Annotated[str | None, Query(max_length=16)] = None,
    mine: bool = False,
    cursor: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    """The lobby: public tables and one's own, those that changed last first. What-ifs are found at their game."""
    query = select(GameRow).where(GameRow.branch_of.is_(None), _listed(user, mine))
    if status is not None:
        query = query.where(GameRow.status == status)
    if title is not None:
        query = query.where(GameRow.title == title)
    if cursor is not None:
        query = query.where(_after(cursor))
    query = query.order_by(GameRow.updated_at.desc(), GameRow.id).limit(PAGE + 1)
    with house.database.read() as session:
        rows = list(session.scalars(query))
        tables = read_tables(session, rows[:PAGE])
    shown = [table_shape(table, user, house.streams.online(table.id)) for table in tables]
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return json({"games": shown, "cursor": None if last is None else f"{last.updated_at}.{last.id}"})


def _listed(user: User | None, mine: bool) -> ColumnElement[bool]:
    public = GameRow.visibility == PUBLIC
    if user is None:
        return false() if mine else public
    seated = GameRow.id.in_(select(SeatRow.game_id).where(SeatRow.user_id == user.id))
    own = or_(GameRow.owner_id == user.id, seated)
    return own if mine else or_(public, own)


def _after(cursor: str) -> ColumnElement[bool]:
    moment, _, game_id = cursor.partition(".")
    if not moment.isascii() or not moment.isdigit() or len(moment) > 12:
        raise ApiError(400, "malformed", {"where": "query.cursor", "detail": cursor})
    at = int(moment)
    return or_(GameRow.updated_at < at, and_(GameRow.updated_at == at, GameRow.id > game_id))


@router.post("/games", status_code=201, responses=shows(TableShape, 201), response_class=Response)
def new_game(house: House, user: Member, language: Language, new: NewGame) -> Response:
    """A new table, or one for a game from a file."""
    if new.document is not None:
        table = house.lobby.bring(user, new.document, language, new.until)
    else:
        table = house.lobby.create(user, new)
    return _shown(house, table, user, 201)


@router.get("/games/{game_id}", responses=shows(TableShape), response_class=Response)
def one_game(house: House, user: Visitor, game_id: GameId) -> Response:
    """A table."""
    return _shown(house, house.games.table(game_id, user), user)


@router.patch("/games/{game_id}", responses=shows(TableShape), response_class=Response)
def change_game(house: House, user: Member, game_id: GameId, changes: Changes) -> Response:
    """Another name, other habits; for the owner."""
    return _shown(house, house.lobby.alter(game_id, user, changes), user)


@router.delete("/games/{game_id}", status_code=204)
def remove_game(house: House, user: Member, game_id: GameId) -> None:
    """Take a table away that has not begun, or a what-if; for the owner."""
    house.lobby.remove(game_id, user)


@router.post("/games/{game_id}/join", responses=shows(TableShape), response_class=Response)
def join(house: House, user: Member, game_id: GameId, chosen: ChosenSeat | None = None) -> Response:
    """Take an open seat."""
    return _shown(house, house.lobby.join(game_id, user, chosen.seat if chosen else None), user)


@router.post("/games/{game_id}/leave", responses=shows(TableShape), response_class=Response)
def leave(house: House, user: Member, game_id: GameId) -> Response:
    """Give up one's seat."""
    return _shown(house, house.lobby.leave(game_id, user), user)


@router.post("/games/{game_id}/kick", responses=shows(TableShape), response_class=Response)
def kick(house: House, user: Member, game_id: GameId, chosen: ChosenSeat) -> Response:
    """Make a seat open again; for the owner."""
    return _shown(house, house.lobby.kick(game_id, user, chosen.seat), user)


@router.post("/games/{game_id}/start", responses=shows(TableShape), response_class=Response)
def start(house: House, user: Member, game_id: GameId) -> Response:
    """Begin the game; for the owner. Seats that are still open are taken away."""
    return _shown(house, house.lobby.start(game_id, user), user)


def _shown(house: House, table: TableRecord, user: User | None, status: int = 200) -> Response:
    return json(table_shape(table, user, house.streams.online(table.id)), status)
