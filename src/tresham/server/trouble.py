"""Trouble with the database: what it is, in one word, for the log and for whoever asked."""

from __future__ import annotations

import logging

from psycopg.errors import LockNotAvailable
from sqlalchemy.exc import InterfaceError, OperationalError, TimeoutError
from starlette.requests import Request
from starlette.responses import Response

from .db.waiting import Busy
from .errors import ApiError, respond

log = logging.getLogger(__name__)

KINDS = (OperationalError, InterfaceError, TimeoutError)
"""What passes by itself, or when the host has seen to it. Everything else would be a mistake of ours."""
SOON = {"Retry-After": "1"}


def refusal_for(error: BaseException) -> ApiError:
    """What to answer. Moves name the ply they answer: asking again doubles nothing."""
    cause = error.orig if isinstance(error, OperationalError) else error
    if isinstance(cause, Busy | LockNotAvailable):
        return ApiError(503, "busy", headers=SOON)
    return ApiError(503, "unavailable", headers=SOON)


async def answer_trouble(request: Request, error: Exception) -> Response:
    """The database restarts, or has too much to do."""
    refusal = refusal_for(error)
    log.warning("the database does not answer (%s): %s", refusal.code, type(error).__name__)
    return respond(request, refusal)
