"""How the server says no: one exception, one shape, a sentence in the reader's language. Nothing of the web is needed
for it, so it may be said in a process beside the server too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..text.catalogue import Fact, catalogue, slug


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

    def __reduce__(self) -> tuple[type[ApiError], tuple[object, ...]]:
        """It may come from another process."""
        return ApiError, (self.status, self.code, self.params, self.rule, self.message, self.headers)

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


def rule_link(title: str, rule: str) -> dict[str, str]:
    """Where a rule can be read."""
    return {"title": title, "id": rule, "url": f"/rules/{title}#{rule}"}
