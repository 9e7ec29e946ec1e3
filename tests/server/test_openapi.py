"""Whatever is sent to whatever is described, the server answers in its own words and never breaks."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as examples
from schemathesis import GenerationMode
from schemathesis.core import NotSet
from schemathesis.core.result import Ok

from tests.server.people import Browser, code_of
from tresham.server.app import create_app

EXAMPLES = 6
"""For each operation, of each of four kinds: sound or not, at a table that is there or anywhere."""
STREAMS = ("/api/v1/games/{game_id}/events", "/api/v1/me/events")
"""They never end, so they have tests of their own."""
LAST = (
    ("DELETE", "/api/v1/games/{game_id}"),
    ("POST", "/api/v1/users"),
    ("POST", "/api/v1/session"),
    ("DELETE", "/api/v1/session"),
)
"""What would end the visit is tried last."""


@pytest.fixture(params=["local", "server"])
def browser(request, settings) -> Iterator[Browser]:
    """Somebody who may do things: on a server with accounts and PostgreSQL, and on one without accounts and SQLite."""
    url = request.getfixturevalue("postgres_url") if request.param == "server" else settings.database_url
    app = create_app(dataclasses.replace(settings, mode=request.param, database_url=url))
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        made = Browser(client)
        yield made if request.param == "local" else made.register("Ann")


def operations(document: dict[str, Any]) -> list[Any]:
    """Everything that can be asked for."""
    schema = schemathesis.openapi.from_dict(document)
    found: list[Any] = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
    wanted = [one for one in found if one.path not in STREAMS]
    assert len(wanted) > 40

    def turn(one: Any) -> int:
        name = one.method.upper(), one.path
        return LAST.index(name) + 1 if name in LAST else 0

    return sorted(wanted, key=turn)


def sent(browser: Browser, case: Any, game: str | None) -> Any:
    """A request as schemathesis thought of it, for a certain table if so wanted."""
    parts = dict(case.path_parameters or {})
    if game is not None and "game_id" in parts:
        parts["game_id"] = game
    path = case.path
    for name, value in parts.items():
        path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
    given_headers = {str(name): str(value) for name, value in (case.headers or {}).items()}
    headers = {**given_headers, "X-CSRF-Token": browser.csrf}
    more: dict[str, Any] = {"params": case.query or None}
    if isinstance(case.body, bytes):
        more["content"] = case.body
        headers["Content-Type"] = "application/json"
    elif not isinstance(case.body, NotSet):
        more["json"] = case.body
    try:
        answer = browser.client.request(case.method, path, headers=headers, **more)
    except (UnicodeEncodeError, ValueError):
        return None  # what cannot even be written down is never received
    if answer.is_success and '"csrf"' in answer.text:
        browser.csrf = answer.json()["csrf"]
    return answer


def table(browser: Browser) -> str:
    """A game in progress."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bob"}, {"kind": "local", "name": "Eve"}]
    answer = browser.post("/games", {"title": "1830", "seats": seats, "start": True, "seed": 1})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_the_server_never_breaks(browser):
    game = table(browser)
    broken: list[str] = []
    seen: dict[str, set[int | str]] = {}
    for operation in operations(browser.client.app.openapi()):
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            if mode is GenerationMode.NEGATIVE and not _can_be_wrong(operation):
                continue
            for at in (game, None) if "game_id" in operation.path else (None,):
                statuses = seen.setdefault(f"{operation.method.upper()} {operation.path}", set())
                broken += _tried(browser, operation, mode, at, statuses)
    assert not broken, "\n".join(broken)
    done = [name for name, codes in seen.items() if any(str(code).startswith("2") for code in codes)]
    assert len(done) > 20, "otherwise the door was shut, and nothing was tried"
    assert {"csrf", "cross_site", "too_many"} & set().union(*seen.values()) == set()


def _can_be_wrong(operation: Any) -> bool:
    return bool(operation.body or operation.query or operation.path_parameters or operation.headers)


def _tried(browser: Browser, operation: Any, mode: GenerationMode, game: str | None, seen: set[int | str]) -> list[str]:
    """Send some examples; what the server broke at."""
    broken: list[str] = []

    @examples(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def run(case: Any) -> None:
        answer = sent(browser, case, game)
        if answer is None:
            return
        seen.add(answer.status_code)
        if answer.status_code >= 500:
            broken.append(f"{case.method} {answer.request.url} {case.body!r}: {answer.text}")
        elif answer.status_code >= 400:
            seen.add(code_of(answer))

    run()
    return broken


def test_the_description_names_refusals_and_no_foreign_shape(browser):
    document = browser.get("/openapi.json").json()
    for path, verbs in document["paths"].items():
        for verb, operation in verbs.items():
            assert "4XX" in operation["responses"], (verb, path)
            assert "422" not in operation["responses"], (verb, path)
    assert "HTTPValidationError" not in document["components"]["schemas"]
