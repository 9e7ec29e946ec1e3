"""The streams: everything that happens, as it happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from math import inf
from time import monotonic, time
from typing import Annotated

import anyio.to_thread
from fastapi import APIRouter, Header, Request
from fastapi.responses import StreamingResponse
from sqlalchemy.exc import SQLAlchemyError

from ..caller import User
from ..edge.auth import Member, Visitor, still_known
from ..edge.request_bodies import ReadOnce
from ..kept_text import compact
from ..push.streams import LOBBY, Message, Subscriber, message
from ..services import Services
from ..table_record import read_table
from .common import MOST, GameId, House, Language, Ply, sends
from .first_messages import first_messages, own_tables

router = APIRouter(tags=["streams"], route_class=ReadOnce)

SSE, NDJSON = "text/event-stream", "application/x-ndjson"
STREAMS = sends(SSE, NDJSON)
QUIET = 10.0
"""After so many silent seconds a blank goes over the line, so that nobody in between takes it for dead."""

LOOK = 60.0
"""After so many seconds a stream looks whether its reader would still be let in: another process may have taken his key
back, or hidden the table."""

LastId = Annotated[str | None, Header(alias="Last-Event-ID", max_length=20)]


@router.get("/games/{game_id}/events", responses=STREAMS, response_class=StreamingResponse)
async def game_events(
    request: Request,
    house: House,
    user: Visitor,
    language: Language,
    game_id: GameId,
    since: Ply = None,
    last: LastId = None,
) -> StreamingResponse:
    """A game: first the whole position, or what was missed since a row; then every move, word and request."""
    known = min(int(last), MOST) if last is not None and last.isascii() and last.isdigit() else since
    reader = Subscriber(user, language, _wants_lines(request))
    table = await anyio.to_thread.run_sync(house.games.table, game_id, user)
    reader.names = table.names_of(user)
    house.streams.join(game_id, reader)
    try:
        first, ply = await anyio.to_thread.run_sync(first_messages, house, game_id, reader, known)
    except BaseException:
        house.streams.leave(game_id, reader)
        raise
    return _answer(_game_stream(house, game_id, reader, first, ply), reader)


async def _game_stream(
    house: Services, game_id: str, reader: Subscriber, first: list[Message], ply: int
) -> AsyncIterator[bytes]:
    try:
        await anyio.to_thread.run_sync(house.notifier.somebody_moved_about, game_id)
        yield b"".join(one.data for one in first)
        async for one in _messages(reader, lambda: _may_watch(house, game_id, reader.user)):
            if one.id is None or one.id > ply:
                yield one.data
    finally:
        house.streams.leave(game_id, reader)
        asyncio.get_running_loop().run_in_executor(None, house.notifier.somebody_moved_about, game_id)


@router.get("/me/events", responses=STREAMS, response_class=StreamingResponse)
async def own_events(request: Request, house: House, user: Member, language: Language) -> StreamingResponse:
    """One's own tables and turns, and what changes in the lobby."""
    reader = Subscriber(user, language, _wants_lines(request))
    house.streams.join(LOBBY, reader)
    try:
        tables = await anyio.to_thread.run_sync(lambda: compact({"games": list(own_tables(house, user))}))
    except BaseException:
        house.streams.leave(LOBBY, reader)
        raise
    return _answer(_own_stream(house, reader, message("full", None, tables, reader.ndjson)), reader)


async def _own_stream(house: Services, reader: Subscriber, first: Message) -> AsyncIterator[bytes]:
    try:
        yield first.data
        async for one in _messages(reader, lambda: _may_come_in(house, reader.user)):
            yield one.data
    finally:
        house.streams.leave(LOBBY, reader)


async def _messages(reader: Subscriber, may_hear: Callable[[], bool]) -> AsyncIterator[Message]:
    """Messages as they come, a blank when none does; it ends when the reader was too slow, when the server stops, and
    when he may hear no more."""
    blank = Message("", None, b"\n" if reader.ndjson else b":\n\n")
    look = _next_look(reader.user)
    while True:
        one: Message | None = blank
        with suppress(TimeoutError):
            one = await asyncio.wait_for(reader.queue.get(), min(QUIET, max(0.01, look - monotonic())))
        if one is None:
            return
        if monotonic() >= look:
            if not await anyio.to_thread.run_sync(may_hear):
                return
            look = _next_look(reader.user)
        yield one


def _next_look(user: User | None) -> float:
    """When to look at a reader's key again: after a while, and when it ends by itself."""
    key = None if user is None else user.key
    return monotonic() + min(LOOK, inf if key is None else max(0.0, key.until - time()))


def _may_watch(house: Services, game_id: str, user: User | None) -> bool:
    """Is the key still good, the table still there for him? While the database is silent, he is believed."""
    try:
        with house.database.read() as rows:
            table = read_table(rows, game_id)
            return still_known(rows, user) and table is not None and table.is_known_to(user)
    except SQLAlchemyError:
        return True


def _may_come_in(house: Services, user: User | None) -> bool:
    try:
        with house.database.read() as rows:
            return still_known(rows, user)
    except SQLAlchemyError:
        return True


def _wants_lines(request: Request) -> bool:
    return NDJSON in request.headers.get("accept", "")


def _answer(stream: AsyncIterator[bytes], reader: Subscriber) -> StreamingResponse:
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(stream, media_type=NDJSON if reader.ndjson else SSE, headers=headers)
