"""What a reader gets first: a whole position, or what he missed."""

from __future__ import annotations

from collections.abc import Iterator

from ..caller import User
from ..kept_text import compact
from ..live.for_readers import MoveMessages, full, table_shape
from ..live.game_views import GameViews
from ..live.undo_requests import read_requests, request_shapes
from ..lobby.chat import read_chat
from ..push.streams import Message, Subscriber, message
from ..responses import Json, TableShape
from ..services import Services
from ..table_record import OPEN, TableRecord

MISSED = 60
"""Who missed more rows than this gets the whole position anew: it is shorter."""


def full_text(house: Services, game_id: str, user: User | None, language: str, at: int | None) -> tuple[str, int]:
    """A whole position as JSON, and the last row it knows of."""
    table = house.games.table(game_id, user)
    views = None
    if table.status == OPEN:
        house.games.expect(game_id)
    else:
        table, views = house.games.open(game_id, user)
    return full(table, views, user, language, at, _beside(house, table, views, language)), table.ply


def _beside(house: Services, table: TableRecord, views: GameViews | None, language: str) -> Json:
    """Talk, requests, and who is there."""
    with house.database.read() as session:
        chat, asked = read_chat(session, table.id), read_requests(session, table.id)
    requests = [] if views is None else request_shapes(table, views.log, asked, language)
    return {"chat": chat, "requests": requests, "present": house.streams.presence(table.id)}


def first_messages(house: Services, game_id: str, reader: Subscriber, since: int | None) -> tuple[list[Message], int]:
    """The first messages of a stream, and the last row they tell."""
    if since is not None:
        missed = _missed(house, game_id, reader, since)
        if missed is not None:
            return missed
    text, ply = full_text(house, game_id, reader.user, reader.language, None)
    return [message("full", ply, text, reader.ndjson)], ply


def _missed(house: Services, game_id: str, reader: Subscriber, since: int) -> tuple[list[Message], int] | None:
    """Row by row what came after one; none if that cannot be told, or would be too long."""
    table = house.games.table(game_id, reader.user)
    if table.status == OPEN:
        return None
    table, views = house.games.open(game_id, reader.user)
    if not 0 < since <= table.ply or table.ply - since > MISSED:
        return None
    messages = [
        message("move", ply, MoveMessages(table, views, ply).for_reader(reader.user, reader.language), reader.ndjson)
        for ply in range(since + 1, table.ply + 1)
    ]
    beside = _beside(house, table, views, reader.language)
    then = views.live.rows[since].at
    messages += [_message(reader, "chat", said) for said in beside["chat"] if said["at"] >= then]
    messages.append(_message(reader, "request", beside["requests"]))
    messages.append(_message(reader, "table", table_shape(table, reader.user, beside["present"])))
    return messages, table.ply


def _message(reader: Subscriber, event: str, data: object) -> Message:
    return message(event, None, compact(data), reader.ndjson)


def own_tables(house: Services, user: User) -> Iterator[TableShape]:
    """The tables somebody has to do with, for the beginning of his own stream."""
    for table in house.lobby.tables_of(user):
        yield table_shape(table, user, house.streams.presence(table.id))
