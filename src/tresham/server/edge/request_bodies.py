"""What requests bring: JSON of reasonable size, looked at before it is read, and read once."""

from __future__ import annotations

import json
import math
import re
from array import array
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from itertools import accumulate
from typing import Any

from anyio import to_thread
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..caller import User
from ..errors import ApiError
from ..settings import Settings
from .error_answers import respond
from .request_limits import RequestLimits

WHOLE_GAMES = frozenset({"/api/v1/games"})
"""Where a request of a member may bring a whole game."""
OF_STRANGERS = 64 * 1024
"""Whoever has no account brings a name and a password or the answer to a puzzle, and no more bytes than this."""
MOST_VALUES = 200_000
"""No game has so many numbers, words and lists; each of them takes many times its bytes once it is read."""
SHORT = 4 * 1024
"""What is longer is read in a thread, so that nobody else waits for it."""
PATIENCE = 32 * 2**20
"""So many bytes too many are let in and dropped: browsers hear a refusal only when they have said everything."""

STRINGS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
"""Of which the last may lack its end."""
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
NO_LETTER = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""A letter that cannot be stored. After an even number of strokes it is only spelt out."""
HALF_LETTER = re.compile(rb"\\u[dD][89a-fA-F]")
"""One half of a pair of letters, which had better not be alone."""


class BodyCheck:
    """Only JSON of reasonable size and depth comes in, whole; everything else is refused before anybody looks at it."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RequestLimits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            return await self.app(scope, receive, send)
        request = Request(scope, receive)
        request.state.announced = False
        with ExitStack() as places:
            try:
                if b"%00" in scope["query_string"] or "\0" in scope["path"]:
                    raise _malformed("address")
                body = await self._body(request, places)
                if body:
                    request.state.brought = await self._read(request, body, places)
            except ClientDisconnect:
                return
            except ApiError as error:
                return await respond(request, error)(scope, receive, send)
            await self.app(scope, _again(body, receive), send)

    def _most(self, request: Request, user: User | None) -> int:
        if user is None:
            return min(OF_STRANGERS, self.settings.body_limit)
        return self.settings.import_limit if _may_bring_games(request) else self.settings.body_limit

    async def _body(self, request: Request, places: ExitStack) -> bytes:
        """The whole body, as long as it is not too long."""
        user: User | None = request.state.user
        most = self._most(request, user)
        told = request.headers.get("content-length")
        expected = int(told) if told is not None and told.isascii() and told.isdigit() else 0
        if expected > most + (PATIENCE if user else 0):
            raise ApiError(413, "too_large", {"most": most})
        if expected > self.settings.body_limit:
            self._announce(request, places)
        body, length = bytearray(), 0
        async for part in request.stream():
            length += len(part)
            if length <= most:
                body += part
            elif user is None or length > most + PATIENCE:
                break
        if length > most:
            raise ApiError(413, "too_large", {"most": most})
        return bytes(body)

    async def _read(self, request: Request, body: bytes, places: ExitStack) -> Any:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise ApiError(415, "not_json", {"kind": kind})
        is_long, may_bring = len(body) > SHORT, _may_bring_games(request)
        if is_long and may_bring:  # what else would be so long? Who has to wait is told so before it is read
            self._begin_import(request, places)
        deepest = self.settings.depth_limit
        data = await to_thread.run_sync(read_json, body, deepest) if is_long else read_json(body, deepest)
        if not is_long and may_bring and isinstance(data, dict) and data.get("import") is not None:
            self._begin_import(request, places)
        return data

    def _announce(self, request: Request, places: ExitStack) -> None:
        """A member is about to bring a whole game: not too often, and one at a time."""
        if _may_bring_games(request) and request.state.user is not None and not request.state.announced:
            who = f"user {request.state.user.id}"
            self.limits.copies.demand(who)
            places.enter_context(self.limits.upload(who))
            request.state.announced = True

    def _begin_import(self, request: Request, places: ExitStack) -> None:
        """It is here, and about to be read and played through. That takes a while, so few do it at once; but whoever
        sends slowly keeps nobody waiting."""
        self._announce(request, places)
        places.enter_context(self.limits.importing())


class ReadOnce(APIRoute):
    """A resource that takes the body as it was read at the door, and does not read it again."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """As usual, but for the body."""
        usual = super().get_route_handler()

        async def handle(request: Request) -> Response:
            return await usual(_Brought(request.scope, request.receive))

        return handle


class _Brought(Request):
    async def json(self) -> Any:
        """What the request brought."""
        return self.state.brought


def _may_bring_games(request: Request) -> bool:
    return request.method == "POST" and request.url.path in WHOLE_GAMES


def read_json(body: bytes, deepest: int) -> Any:
    """What a body says. Refused: what is no JSON, what holds too much or is nested too deeply, and numbers and letters
    that cannot be stored. What is counted is counted quickly, and before anything is made of it."""
    if sum(map(body.count, (b",", b"[", b"{"))) > MOST_VALUES:
        raise ApiError(413, "too_many_values", {"most": MOST_VALUES})
    steps = STRINGS.sub(b"", body).translate(STEPS, NO_BRACKETS)
    if max(accumulate(array("b", steps)), default=0) > deepest:
        raise ApiError(400, "too_deep", {"most": deepest})
    try:
        data = json.loads(body.decode(), parse_constant=_no_number, parse_float=_finite)
        if NO_LETTER.search(body):
            raise ValueError("a letter that is none")
        if HALF_LETTER.search(body):
            json.dumps(data, ensure_ascii=False).encode()
    except ValueError:  # of which a letter without its other half is one
        raise _malformed("json") from None
    return data


def _no_number(text: str) -> Any:
    raise ValueError(text)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _malformed(where: str) -> ApiError:
    return ApiError(400, "malformed", {"where": where, "detail": ""})


def _again(body: bytes, receive: Receive) -> Receive:
    """The body once more for those who come after us, and then whatever else happens to the connection."""
    given = False

    async def first_body() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return first_body
