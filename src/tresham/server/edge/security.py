"""Against other sites: whose pages may ask, what our page may do, and proof that a request came from it."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import ApiError
from ..settings import Settings
from .error_answers import respond

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
CSRF_HEADER = "x-csrf-token"

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""The page may load and call what comes from here, and nothing else in the world."""
DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"
"""An answer of the API is data, even where a browser could show it."""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
STAY_SAFE = "max-age=15552000"
"""Whoever came by https once comes by https for half a year. Of neighbours under the same name we say nothing."""


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What is kept of a secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def csrf_of(secret: str) -> str:
    """The token that belongs to a cookie: a page of ours is told it, a page of another site never is."""
    return hmac.new(secret.encode(), b"csrf", hashlib.sha256).hexdigest()


def cookie_name(request: HTTPConnection) -> str:
    """The prefix makes browsers insist that the cookie is ours alone, which they can do over https only."""
    return "__Host-tresham" if request.url.scheme == "https" else "tresham"


def cookie_of(request: HTTPConnection) -> str | None:
    """The secret in the reader's cookie, if it looks like one of ours."""
    value = request.cookies.get(cookie_name(request), "")
    return value if SECRET.fullmatch(value) else None


def set_cookie(request: HTTPConnection, response: Response, secret: str, days: int) -> None:
    """Give the browser a secret that scripts cannot read and other sites cannot send."""
    keep_cookie(request, response, cookie_name(request), secret, days)


def keep_cookie(request: HTTPConnection, response: Response, name: str, value: str, days: int) -> None:
    """A cookie for us alone."""
    response.set_cookie(
        name,
        value,
        max_age=days * 86_400,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def bearer_of(request: HTTPConnection) -> str | None:
    """The secret that a program shows, if it shows one."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None


class SameSiteCheck:
    """Turns away requests for other names than ours, and changes that a page of another site asked for."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = settings.answers_to
        self.addresses = not settings.hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        request = Request(scope)
        try:
            self._check_host(request)
            if request.method not in SAFE and bearer_of(request) is None:
                check_origin(request)
                check_csrf(request)
        except ApiError as error:
            return await respond(request, error)(scope, receive, send)
        await self.app(scope, receive, send)

    def _check_host(self, request: Request) -> None:
        host = bare_host(request.headers.get("host", ""))
        if self.hosts and host not in self.hosts and not (self.addresses and is_address(host)):
            raise ApiError(403, "other_host")


def bare_host(host: str) -> str:
    """A host without its port.

    >>> bare_host("Club.example:8000"), bare_host("[::1]:8000"), bare_host("localhost")
    ('club.example', '[::1]', 'localhost')
    """
    return re.sub(r":\d*$", "", host.lower())


def is_address(host: str) -> bool:
    """Is it an address, not a name?

    >>> is_address("192.168.1.7"), is_address("[fe80::1]"), is_address("192.168.1.7.evil.example")
    (True, True, False)
    """
    try:
        ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def check_origin(request: Request) -> None:
    """Browsers say where a request comes from; programs say nothing."""
    site = request.headers.get("sec-fetch-site", "same-origin")
    origin = request.headers.get("origin")
    if site not in ("same-origin", "none") or (origin is not None and not _same_host(origin, request)):
        raise ApiError(403, "cross_site")


def _same_host(origin: str, request: Request) -> bool:
    return urlsplit(origin).netloc.lower() == request.headers.get("host", "").lower()


def check_csrf(request: Request) -> None:
    """Whoever changes something must know the token of the cookie."""
    secret, told = cookie_of(request), request.headers.get(CSRF_HEADER, "")
    if secret is None or not hmac.compare_digest(csrf_of(secret).encode(), told.encode()):
        raise ApiError(403, "csrf")


class SafeHeaders:
    """What every answer tells the browser about its limits."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                protect(MutableHeaders(raw=message["headers"]), scope)
            await send(message)

        await self.app(scope, receive, with_headers)


def protect(headers: MutableHeaders, scope: Scope) -> None:
    """Add what is missing to the headers of an answer: one of the API, or a part of the page."""
    data = scope["path"].startswith("/api/")
    headers.setdefault("Content-Security-Policy", DATA_POLICY if data else PAGE_POLICY)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["scheme"] == "https":
        headers.setdefault("Strict-Transport-Security", STAY_SAFE)
    if data:
        headers.setdefault("Cache-Control", "no-store")
