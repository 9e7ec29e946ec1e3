"""The streams: everything that happens, as it happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import anyio.to_thread
from fastapi import APIRouter, Header, Request
from fastapi.responses import StreamingResponse

from ..auth import Member, Visitor
from ..hub import LOBBY, Frame, Line, frame
from ..opening import first_frames, own_tables
from ..services import Services
from ..table import compact
from .common import MOST, GameId, House, Language, Ply, sends

router = APIRouter(tags=["streams"])

SSE, NDJSON = "text/event-stream", "application/x-ndjson"
STREAMS = sends(SSE, NDJSON)
QUIET = 10.0
"""After so many silent seconds a blank goes over the line, so that nobody in between takes it for dead."""

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
    line = Line(user, language, _wants_lines(request))
    table = await anyio.to_thread.run_sync(house.desk.table, game_id, user)
    line.names = table.names_of(user)
    house.hub.join(game_id, line)
    try:
        first, ply = await anyio.to_thread.run_sync(first_frames, house, game_id, line, known)
    except BaseException:
        house.hub.leave(game_id, line)
        raise
    return _answer(_game_stream(house, game_id, line, first, ply), line)


async def _game_stream(house: Services, game_id: str, line: Line, first: list[Frame], ply: int) -> AsyncIterator[bytes]:
    try:
        if line.names:
            await anyio.to_thread.run_sync(house.news.somebody_moved_about, game_id)
        yield b"".join(one.data for one in first)
        async for one in _frames(line):
            if one.id is None or one.id > ply:
                yield one.data
    finally:
        house.hub.leave(game_id, line)
        if line.names:
            asyncio.get_running_loop().run_in_executor(None, house.news.somebody_moved_about, game_id)


@router.get("/me/events", responses=STREAMS, response_class=StreamingResponse)
async def own_events(request: Request, house: House, user: Member, language: Language) -> StreamingResponse:
    """One's own tables and turns, and what changes in the lobby."""
    line = Line(user, language, _wants_lines(request))
    house.hub.join(LOBBY, line)
    try:
        tables = await anyio.to_thread.run_sync(lambda: compact({"games": list(own_tables(house, user))}))
    except BaseException:
        house.hub.leave(LOBBY, line)
        raise
    return _answer(_own_stream(house, line, frame("full", None, tables, line.ndjson)), line)


async def _own_stream(house: Services, line: Line, first: Frame) -> AsyncIterator[bytes]:
    try:
        yield first.data
        async for one in _frames(line):
            yield one.data
    finally:
        house.hub.leave(LOBBY, line)


async def _frames(line: Line) -> AsyncIterator[Frame]:
    """Messages as they come, a blank when none does; it ends when the reader was too slow or the server stops."""
    blank = Frame("", None, b"\n" if line.ndjson else b":\n\n")
    while True:
        try:
            one = await asyncio.wait_for(line.queue.get(), QUIET)
        except TimeoutError:
            yield blank
            continue
        if one is None:
            return
        yield one


def _wants_lines(request: Request) -> bool:
    return NDJSON in request.headers.get("accept", "")


def _answer(stream: AsyncIterator[bytes], line: Line) -> StreamingResponse:
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(stream, media_type=NDJSON if line.ndjson else SSE, headers=headers)
