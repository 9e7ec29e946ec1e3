"""Tables: the lobby, new games, who sits where."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from ..caller import User
from ..db.words import Status
from ..edge.auth import Member, Visitor
from ..edge.request_bodies import ReadOnce
from ..live.for_readers import table_shape
from ..lobby.listing import Company, Wanted, page_of
from ..requests import Changes, ChosenSeat, NewGame, OwnMarks
from ..responses import TableShape, TablesShape
from ..table_record import TableRecord
from .common import GameId, House, Language, json, shows

router = APIRouter(tags=["games"], route_class=ReadOnce)


@router.get("/games", responses=shows(TablesShape), response_class=Response)
def list_games(
    house: House,
    user: Visitor,
    status: Status | None = None,
    title: Annotated[str | None, Query(max_length=16)] = None,
    mine: bool = False,
    archived: bool = False,
    turn: bool = False,
    company: Annotated[Company | None, Query(alias="with")] = None,
    words: Annotated[str, Query(alias="q", max_length=100)] = "",
    cursor: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    """The lobby: public tables and one's own, those that changed last first; or those among them that are asked for."""
    wanted = Wanted(user, status, title, mine, archived, turn, company, words)
    with house.database.read() as session:
        tables, more = page_of(session, wanted, cursor)
    shown = [table_shape(table, user, house.streams.presence(table.id)) for table in tables]
    return json({"games": shown, "cursor": more})


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
    """Take a table away with its what-ifs; for the owner. Once the game has begun, all others who play must agree."""
    house.lobby.remove(game_id, user)


@router.put("/games/{game_id}/mine", responses=shows(TableShape), response_class=Response)
def mark_game(house: House, user: Member, game_id: GameId, marks: OwnMarks) -> Response:
    """What the table is to me: put away, and may it go for good; for those who play there, and the owner."""
    return _shown(house, house.lobby.mark(game_id, user, marks), user)


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
    return json(table_shape(table, user, house.streams.presence(table.id)), status)
