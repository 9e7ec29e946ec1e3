"""Talk at the table, and notes for oneself."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ..edge.auth import Member, Visitor
from ..edge.request_bodies import ReadOnce
from ..lobby.chat import read_chat, read_notes
from ..requests import Notes, Words
from ..responses import ChatLine, NotesShape
from .common import GameId, House, Since, json, shows

router = APIRouter(tags=["talk"], route_class=ReadOnce)


@router.get("/games/{game_id}/chat", responses=shows(list[ChatLine]), response_class=Response)
def chat(house: House, user: Visitor, game_id: GameId, since: Since = 0) -> Response:
    """What was said."""
    house.games.table(game_id, user)
    with house.database.read() as session:
        return json(read_chat(session, game_id, since))


@router.post("/games/{game_id}/chat", status_code=201, responses=shows(ChatLine, 201), response_class=Response)
def say(house: House, user: Member, game_id: GameId, words: Words) -> Response:
    """Say something."""
    return json(house.lobby.say(game_id, user, words.text), 201)


@router.get("/games/{game_id}/notes", responses=shows(NotesShape), response_class=Response)
def notes(house: House, user: Member, game_id: GameId) -> Response:
    """What one wrote down; nobody else reads it."""
    house.games.table(game_id, user)
    with house.database.read() as session:
        return json({"text": read_notes(session, game_id, user)})


@router.put("/games/{game_id}/notes", responses=shows(NotesShape), response_class=Response)
def write(house: House, user: Member, game_id: GameId, written: Notes) -> Response:
    """Write something down."""
    return json({"text": house.lobby.note(game_id, user, written.text)})
