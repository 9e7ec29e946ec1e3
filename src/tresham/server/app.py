"""The application: middleware, resources and the page, put together."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import Depends, FastAPI
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from .. import __version__
from .accounts.accounts import ensure_local
from .api import ROUTERS, health, invitations, leaving, people, session, titles, tokens
from .api.shapes import ProblemShape
from .db.faults import PASSING
from .edge.access import AccessCheck
from .edge.auth import maybe_user
from .edge.database_errors import answer_database_error
from .edge.error_answers import install_handlers, respond
from .edge.file_descriptors import capacity, seldom
from .edge.http_protocol import OpenConnections
from .edge.request_bodies import BodyCheck
from .edge.request_limits import RequestLimits
from .edge.security import SafeHeaders, SameSiteCheck, protect
from .edge.shutdown import on_shutdown
from .edge.static_files import StaticFiles
from .errors import ApiError
from .lobby.quotas import NO_QUOTAS, Quotas
from .services import Services
from .settings import Settings, from_environment

API = "/api/v1"
OWN = (health.router, session.router, people.router, leaving.router, tokens.router, titles.router, invitations.router)
STREAMS = (*DEFAULT_EXCLUDED_CONTENT_TYPES, "application/x-ndjson")
"""What goes out line by line must not wait until there is enough of it to be packed."""


def create_app(settings: Settings) -> FastAPI:
    """A server, ready to be run."""
    app = FastAPI(
        title="tresham",
        version=__version__,
        openapi_url=f"{API}/openapi.json",
        docs_url=None,  # they would load scripts from other hosts
        redoc_url=None,
        redirect_slashes=False,
        lifespan=_life,
    )
    app.state.settings = settings
    app.state.limits = limits = RequestLimits(settings)
    app.state.open_connections = OpenConnections(capacity(settings.connections))
    install_handlers(app)
    app.add_exception_handler(Exception, _inside)
    for kind in PASSING:
        app.add_exception_handler(kind, answer_database_error)
    for router in (*OWN, *ROUTERS):
        app.include_router(
            router, prefix=API, dependencies=[Depends(maybe_user)], responses={"4XX": {"model": ProblemShape}}
        )
    app.router.default = _beside(StaticFiles(settings.page))
    app.add_middleware(BodyCheck, settings=settings, limits=limits)
    app.add_middleware(AccessCheck, limits=limits)
    app.add_middleware(SameSiteCheck, settings=settings)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5, exclude_content_types=STREAMS)
    app.add_middleware(SafeHeaders)
    return app


def from_settings_in_environment() -> FastAPI:
    """The server of a worker process, which knows nothing but its environment."""
    return create_app(from_environment(os.environ))


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    """Open the house in the morning, close it in the evening."""
    settings: Settings = app.state.settings
    services = Services.open(
        settings.database_url,
        bots=settings.bot_workers > 0,
        bot_workers=settings.bot_workers,
        bot_delay=settings.bot_delay,
        memory=settings.memory,
        warm=settings.warm,
        quotas=NO_QUOTAS if settings.local else Quotas(settings.tables, settings.branches, settings.bot_tables),
    )
    app.state.services = services
    try:
        if settings.local:
            ensure_local(services.database)
        await services.start()
        with on_shutdown(services.streams.close), seldom():
            yield {"open_connections": app.state.open_connections}
    finally:
        await services.close()


def _beside(page: StaticFiles) -> ASGIApp:
    """What lies beside the resources: the page. Nothing lies there under the name of a resource."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        if scope["path"].startswith("/api/"):
            raise ApiError(404, "not_found")
        if request.method not in ("GET", "HEAD"):
            raise ApiError(405, "method_not_allowed", headers={"Allow": "GET, HEAD"})
        await page.answer(request, scope["path"].lstrip("/"))(scope, receive, send)

    return answer


async def _inside(request: Request, error: Exception) -> Response:
    """Something that nobody foresaw. This answer passes by the middleware, so it is protected here."""
    response = respond(request, ApiError(500, "inside"))
    protect(MutableHeaders(raw=response.raw_headers), request.scope)
    return response
