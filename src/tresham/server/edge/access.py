"""Who asks, and how often: settled before anything that a request brings is read."""

from __future__ import annotations

import re
from contextlib import ExitStack

from anyio import to_thread
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..caller import User
from ..db.faults import PASSING
from ..errors import ApiError
from .auth import PLAY, READ, address_of, key_of_limits, known, shows_a_key
from .database_errors import answer_database_error
from .error_answers import respond
from .request_limits import RequestLimits
from .security import SAFE

FOR_STRANGERS = re.compile(r"/api/v1/(?:session|users|puzzles/[A-Za-z0-9-]+/(?:answer|runs))")
"""Where somebody without an account may send something: to get one, and answers to puzzles, which change nothing."""
STREAM = "/events"


class AccessCheck:
    """Turns away strangers from what is for members, and whoever asks too often, before he has said much."""

    def __init__(self, app: ASGIApp, limits: RequestLimits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            return await self.app(scope, receive, send)
        request = Request(scope)
        with ExitStack() as place:
            try:
                request.state.user = user = await self._known(request)
                self._check(request, user)
                if request.method == "GET" and scope["path"].endswith(STREAM):
                    place.enter_context(self.limits.stream(key_of_limits(request, user), address_of(request)))
            except ApiError as error:
                return await respond(request, error)(scope, receive, send)
            except PASSING as error:
                return await (await answer_database_error(request, error))(scope, receive, send)
            if request.method == "HEAD" and not scope["path"].endswith(STREAM):
                scope, send = {**scope, "method": "GET"}, _without_body(send)
            await self.app(scope, receive, send)

    async def _known(self, request: Request) -> User | None:
        """Only who shows a key is looked up. A wrong one counts as a question of its address."""
        if not shows_a_key(request):
            return None
        try:
            return await to_thread.run_sync(known, request)
        except ApiError:
            self.limits.reads.demand(address_of(request))
            raise

    def _check(self, request: Request, user: User | None) -> None:
        safe = request.method in SAFE
        (self.limits.reads if safe else self.limits.writes).demand(key_of_limits(request, user))
        if user is None and not safe and FOR_STRANGERS.fullmatch(request.url.path) is None:
            raise ApiError(401, "not_signed_in")
        needed = READ if safe else PLAY
        if user is not None and user.scopes is not None and needed not in user.scopes:
            raise ApiError(403, "scope", {"scope": needed})


def _without_body(send: Send) -> Send:
    """Whoever asks for the headers alone gets those of the whole answer."""

    async def headers_only(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return headers_only
