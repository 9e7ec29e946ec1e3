"""Errors of the database: what they are, in one word, for the log and for whoever asked."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.responses import Response

from ..db.faults import fault_of, reason_of
from ..errors import ApiError
from .error_answers import respond

log = logging.getLogger(__name__)

SOON, LATER = {"Retry-After": "1"}, {"Retry-After": "30"}
"""What passes by itself, and what somebody has to see to."""


def refusal_for(error: BaseException) -> ApiError:
    """What to answer. Moves name the ply they answer: asking again doubles nothing."""
    match fault_of(error):
        case "busy":
            return ApiError(503, "busy", headers=SOON)
        case "full":
            return ApiError(503, "disk_full", headers=LATER)
        case "read_only":
            return ApiError(503, "read_only", headers=LATER)
    return ApiError(503, "unavailable", headers=SOON)


async def answer_database_error(request: Request, error: Exception) -> Response:
    """The database restarts, or has too much to do, or no room."""
    refusal = refusal_for(error)
    log.warning("the database cannot serve (%s): %s", refusal.code, reason_of(error))
    return respond(request, refusal)
