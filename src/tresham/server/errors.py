"""How the server says no: one exception, one shape, a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import Request

from ..text.catalogue import Fact, catalogue, slug
from .caller import language_of

CODES = {400: "malformed", 401: "not_signed_in", 403: "not_allowed", 404: "not_found", 405: "method_not_allowed"}
"""By status: the code of a refusal that comes from the framework itself."""


class ApiError(Exception):
    """A refusal: `code` names a sentence `api-…` of the catalogues, with `params` for its facts.

    A refusal of the rules brings its own `message`, since only the table knows how to word it, and the rule it cites.
    """

    def __init__(
        self,
        status: int,
        code: str,
        params: Mapping[str, Any] | None = None,
        rule: Mapping[str, str] | None = None,
        message: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.params = dict(params or {})
        self.rule = dict(rule) if rule is not None else None
        self.message = message
        self.headers = dict(headers or {})

    def body(self, language: str) -> dict[str, Any]:
        """What is sent."""
        message = self.message if self.message is not None else sentence(self.code, language, self.params)
        error = {"code": self.code, "message": message, "lang": language, "rule": self.rule, "params": self.params}
        return {"error": error}


def sentence(code: str, language: str, params: Mapping[str, Any]) -> str:
    """A refusal of the server in words."""
    facts: dict[str, Fact] = {
        name: value if isinstance(value, int | float) and not isinstance(value, bool) else str(value)
        for name, value in params.items()
    }
    return catalogue(language).say(f"api-{slug(code)}", facts)


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
