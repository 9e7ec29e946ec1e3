"""What a reader gets first: a whole position, or what he missed."""

from __future__ import annotations

from collections.abc import Iterator

from ..caller import User
from ..live.for_readers import MoveNews, full, table_shape
from ..live.game_views import Shows
from ..lobby.chat import read_chat, read_requests, request_shapes
from ..push.streams import Frame, Line, frame
from ..responses import Json, TableShape
from ..services import Services
from ..table_record import OPEN, Table, compact

MISSED = 60
"""Who missed more rows than this gets the whole position anew: it is shorter."""


def full_text(house: Services, game_id: str, user: User | None, language: str, at: int | None) -> tuple[str, int]:
    """A whole position as JSON, and the last row it knows of."""
    table = house.desk.table(game_id, user)
    shows = None
    if table.status == OPEN:
        house.desk.expect(game_id)
    else:
        table, shows = house.desk.open(game_id, user)
    return full(table, shows, user, language, at, _beside(house, table, shows, language)), table.ply


def _beside(house: Services, table: Table, shows: Shows | None, language: str) -> Json:
    """Talk, requests, and who is there."""
    with house.database.read() as session:
        chat, asked = read_chat(session, table.id), read_requests(session, table.id)
    requests = [] if shows is None else request_shapes(table, shows.log, asked, language)
    return {"chat": chat, "requests": requests, "online": house.hub.online(table.id)}


def first_frames(house: Services, game_id: str, line: Line, since: int | None) -> tuple[list[Frame], int]:
    """The first messages of a stream, and the last row they tell."""
    if since is not None:
        missed = _missed(house, game_id, line, since)
        if missed is not None:
            return missed
    text, ply = full_text(house, game_id, line.user, line.language, None)
    return [frame("full", ply, text, line.ndjson)], ply


def _missed(house: Services, game_id: str, line: Line, since: int) -> tuple[list[Frame], int] | None:
    """Row by row what came after one; none if that cannot be told, or would be too long."""
    table = house.desk.table(game_id, line.user)
    if table.status == OPEN:
        return None
    table, shows = house.desk.open(game_id, line.user)
    if not 0 < since <= table.ply or table.ply - since > MISSED:
        return None
    frames = [
        frame("move", ply, MoveNews(table, shows, ply).for_reader(line.user, line.language), line.ndjson)
        for ply in range(since + 1, table.ply + 1)
    ]
    beside = _beside(house, table, shows, line.language)
    then = shows.live.rows[since].at
    frames += [_frame(line, "chat", said) for said in beside["chat"] if said["at"] >= then]
    frames.append(_frame(line, "request", beside["requests"]))
    frames.append(_frame(line, "table", table_shape(table, line.user, beside["online"])))
    return frames, table.ply


def _frame(line: Line, event: str, data: object) -> Frame:
    return frame(event, None, compact(data), line.ndjson)


def own_tables(house: Services, user: User) -> Iterator[TableShape]:
    """The tables somebody has to do with, for the beginning of his own stream."""
    for table in house.host.tables_of(user):
        yield table_shape(table, user, house.hub.online(table.id))
