"""How much anybody may ask for: requests a second, bytes a request, depth of its JSON."""

from __future__ import annotations

import json
import math
import re
import time
from collections.abc import Callable
from threading import Lock
from typing import Any

from anyio import to_thread
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import ApiError, respond
from .settings import Rate, Settings

WHOLE_GAMES = frozenset({"/api/v1/games"})
"""Where a request may bring a whole game."""
LONG_BODY = 64 * 1024
"""A longer body is examined in a thread, so that nobody else waits for it."""
PATIENCE = 32 * 2**20
"""So many bytes too many are let in and dropped: browsers hear a refusal only when they have said everything."""
MOST_KEYS = 20_000
PARTS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{]|[\]}]', re.DOTALL)
"""Strings (of which one may lack its end), and brackets outside them."""


class Limiter:
    """Buckets that fill by and by: each request takes a token from the bucket of whoever asks."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._lock = Lock()
        self._buckets: dict[str, tuple[float, float]] = {}
        """By key: tokens left, and when that was counted."""

    def take(self, key: str) -> float:
        """Take a token; how many seconds too early this was, 0 if it was not."""
        if not self.rate.burst:
            return 0.0
        with self._lock:
            now = self._clock()
            left = self._left(key, now)
            if left < 1:
                return (1 - left) / self.rate.per_second
            self._buckets[key] = left - 1, now
            if len(self._buckets) > MOST_KEYS:
                self._forget_full(now)
            return 0.0

    def give_back(self, key: str) -> None:
        """Return a token: the request was none that had to be limited."""
        with self._lock:
            now = self._clock()
            if key in self._buckets:
                self._buckets[key] = min(self.rate.burst, self._left(key, now) + 1), now

    def demand(self, key: str) -> None:
        """Take a token, or refuse."""
        wait = self.take(key)
        if wait:
            seconds = math.ceil(wait)
            raise ApiError(429, "too_many", {"seconds": seconds}, headers={"Retry-After": str(seconds)})

    def _left(self, key: str, now: float) -> float:
        left, since = self._buckets.get(key, (float(self.rate.burst), now))
        return min(self.rate.burst, left + (now - since) * self.rate.per_second)

    def _forget_full(self, now: float) -> None:
        """A bucket that is full again need not be remembered; if none is, the oldest half are dropped."""
        for key in [key for key in self._buckets if self._left(key, now) >= self.rate.burst]:
            del self._buckets[key]
        if len(self._buckets) > MOST_KEYS:
            for key in sorted(self._buckets, key=lambda key: self._buckets[key][1])[: MOST_KEYS // 2]:
                del self._buckets[key]


class Limits:
    """All limits of one server. Where there are no accounts there is nobody to be limited."""

    def __init__(self, settings: Settings) -> None:
        none = Rate(0, 0)
        self.reads = Limiter(none if settings.local else settings.reads)
        self.writes = Limiter(none if settings.local else settings.writes)
        self.logins = Limiter(settings.logins)
        # Only those who guess try a name from many addresses; but they must not lock its owner out.
        self.names = Limiter(Rate(settings.logins.per_second * 5, settings.logins.burst * 5))
        self.accounts = Limiter(settings.accounts)


class SoundBodies:
    """Only JSON of reasonable size and depth comes in, whole; everything else is refused before anybody looks at it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            return await self.app(scope, receive, send)
        request = Request(scope, receive)
        try:
            if b"%00" in scope["query_string"] or "\0" in scope["path"]:
                raise _malformed("address")
            body = await self._body(request)
            if body:
                await self._examine(request, body)
        except ApiError as error:
            return await respond(request, error)(scope, receive, send)
        await self.app(scope, _again(body, receive), send)

    async def _body(self, request: Request) -> bytes:
        """The whole body, as long as it is not too long."""
        most = self.settings.import_limit if request.url.path in WHOLE_GAMES else self.settings.body_limit
        told = request.headers.get("content-length", "0")
        if told.isdigit() and int(told) > most + PATIENCE:
            raise ApiError(413, "too_large", {"most": most})
        body, length = bytearray(), 0
        async for part in request.stream():
            length += len(part)
            if length <= most:
                body += part
            elif length > most + PATIENCE:
                break
        if length > most:
            raise ApiError(413, "too_large", {"most": most})
        return bytes(body)

    async def _examine(self, request: Request, body: bytes) -> None:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise ApiError(415, "not_json", {"kind": kind})
        if len(body) > LONG_BODY:
            await to_thread.run_sync(check_json, body, self.settings.depth_limit)
        else:
            check_json(body, self.settings.depth_limit)


def check_json(body: bytes, deepest: int) -> None:
    """Refuse what is no JSON, what is nested too deeply, and numbers and letters that cannot be stored."""
    depth = 0
    for part in PARTS.finditer(body):
        mark = part[0]
        if mark in (b"[", b"{"):
            depth += 1
            if depth > deepest:
                raise ApiError(400, "too_deep", {"most": deepest})
        elif mark in (b"]", b"}"):
            depth -= 1
    try:
        data = json.loads(body, parse_constant=_no_number, parse_float=_finite)
        if b"\\u" in body and b"\\u0000" in json.dumps(data, ensure_ascii=False).encode():
            raise ValueError("a letter that is none")
    except ValueError:  # of which a letter without its other half is one
        raise _malformed("json") from None


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
