"""The answers that carry refusals, ours and those of the framework, in one shape."""

from __future__ import annotations

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import Request

from ..caller import language_of
from ..errors import ApiError

CODES = {400: "malformed", 401: "not_signed_in", 403: "not_allowed", 404: "not_found", 405: "method_not_allowed"}
"""By status: the code of a refusal that comes from the framework itself."""


def respond(request: Request, error: ApiError) -> JSONResponse:
    """The answer that carries a refusal."""
    return JSONResponse(error.body(language_of(request)), error.status, headers=error.headers)


def install_handlers(app: FastAPI) -> None:
    """Make every refusal of an application take the one shape."""

    async def refused(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, ApiError)
        return respond(request, error)

    async def malformed(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0] if error.errors() else {}
        where, detail = ".".join(str(part) for part in first.get("loc", ())), str(first.get("msg", ""))
        if where == "body.import":
            return respond(request, ApiError(422, "no_document", {"detail": detail}))
        return respond(request, ApiError(400, "malformed", {"where": where, "detail": detail}))

    async def plain(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        code = CODES.get(error.status_code, "not_allowed")
        params = {"where": "", "detail": str(error.detail)} if code == "malformed" else {}
        return respond(request, ApiError(error.status_code, code, params, headers=error.headers))

    app.add_exception_handler(ApiError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, plain)
