"""Whoever has no right to it changes nothing: every changing resource against every sort of stranger."""

from __future__ import annotations

import pytest

from tests.server.people import code_of
from tests.server.tables import Company, digests, first_choice, hot_seat, look
from tresham.server.app import create_app

ACTIVE = {
    "actions": ("post", "actions", lambda c: {"ply": 3, "action": first_choice(c.ann, c.game)}),
    "dry run": ("post", "actions?dry_run=1", lambda c: {"ply": 3, "action": first_choice(c.ann, c.game)}),
    "finish": ("post", "finish", lambda c: {"ply": 3, "how": "done"}),
    "undo": ("post", "undo", lambda c: {"ply": 3}),
    "redo": ("post", "redo", lambda c: {"ply": 3}),
    "request": ("post", "requests/1", lambda c: {"accept": True}),
    "chat": ("post", "chat", lambda c: {"text": "hi"}),
    "patch": ("patch", "", lambda c: {"undo": "free"}),
    "delete": ("delete", "", lambda c: None),
    "rename": ("patch", "", lambda c: {"name": "Mine now"}),
    "archive": ("put", "mine", lambda c: {"archived": True}),
    "let go": ("put", "mine", lambda c: {"may_go": True}),
    "kick": ("post", "kick", lambda c: {"seat": 2}),
    "start": ("post", "start", lambda c: None),
    "invite": ("post", "invitations", lambda c: None),
    "revoke": ("delete", "invitations/0123456789abcdef", lambda c: None),
    "pardon": ("delete", "barred/1", lambda c: None),
}
"""By name: verb, path and body; for a game that has begun, with three rows."""
OPEN = {
    name: ACTIVE[name]
    for name in ("patch", "rename", "archive", "delete", "kick", "start", "chat", "invite", "revoke", "pardon")
}
ANYBODY = ("join", "leave")


def send(browser, company, verb, path, body):
    url = f"/games/{company.game}" + (f"/{path}" if path else "")
    return getattr(browser, verb)(url) if body is None else getattr(browser, verb)(url, body)


def facts(company):
    """Everything that a stranger must not have changed."""
    table = look(company.ann, company.game)
    rows = digests(company.ann, company.game) if table["status"] != "open" else []
    return table, rows, company.ann.get(f"/games/{company.game}/chat").json()


@pytest.mark.parametrize("case", ACTIVE)
def test_strangers_change_nothing_in_a_game(visitor, case):
    company = Company(visitor)
    company.play(3)
    verb, path, body = ACTIVE[case]
    before = facts(company)
    for who, statuses in ((visitor(), (401,)), (company.max, (403,))):
        answer = send(who, company, verb, path, body(company))
        assert answer.status_code in statuses, answer.text
        assert code_of(answer)
    assert facts(company) == before


@pytest.mark.parametrize("case", OPEN)
def test_strangers_change_nothing_at_an_open_table(visitor, case):
    company = Company(visitor, start=False)
    verb, path, body = OPEN[case]
    before = facts(company)
    assert send(visitor(), company, verb, path, body(company)).status_code == 401
    assert send(company.max, company, verb, path, body(company)).status_code == 403
    assert facts(company) == before


@pytest.mark.parametrize("case", ["patch", "rename", "delete", "kick", "start", "invite", "revoke", "pardon"])
def test_some_things_are_for_the_owner_only(visitor, case):
    company = Company(visitor, start=False)
    company.bob.post(f"/games/{company.game}/join")
    verb, path, body = ACTIVE[case]
    before = facts(company)
    answer = send(company.bob, company, verb, path, body(company))
    assert (answer.status_code, code_of(answer)) == (403, "not_owner")
    assert facts(company) == before


@pytest.mark.parametrize("path", ANYBODY)
def test_nobody_joins_or_leaves_without_a_name(visitor, path):
    company = Company(visitor, start=False)
    before = facts(company)
    assert visitor().post(f"/games/{company.game}/{path}").status_code == 401
    assert facts(company) == before


HIDDEN = {
    **ACTIVE,
    "actions": ("post", "actions", lambda c: {"ply": 0, "action": {}}),
    "dry run": ("post", "actions?dry_run=1", lambda c: {"ply": 0, "action": {}}),
    "join": ("post", "join", lambda c: None),
    "leave": ("post", "leave", lambda c: None),
    "branches": ("post", "branches", lambda c: {}),
    "notes": ("put", "notes", lambda c: {"text": "x"}),
}


@pytest.mark.parametrize("case", HIDDEN)
def test_a_private_table_is_not_even_there(visitor, case):
    company = Company(visitor, start=False, visibility="private")
    verb, path, body = HIDDEN[case]
    answer = send(company.max, company, verb, path, body(company))
    assert (answer.status_code, code_of(answer)) == (404, "no_such_table")


@pytest.mark.parametrize(
    "path",
    ["", "/full", "/legal", "/actions", "/log", "/history", "/chat", "/branches", "/export", "/map.svg", "/events"],
)
def test_a_private_game_is_read_by_nobody_else(visitor, path):
    ann, max = visitor().register("Ann"), visitor().register("Max")
    game = hot_seat(ann)
    for one in (max, visitor()):
        assert one.get(f"/games/{game}{path}").status_code == 404


def test_a_shared_game_is_read_by_anybody(visitor):
    company = Company(visitor)
    for path in ("", "/full", "/legal", "/actions", "/log", "/history", "/chat", "/export"):
        assert visitor().get(f"/games/{company.game}{path}").status_code == 200
    full = visitor().get(f"/games/{company.game}/full").json()
    assert full["menu"] is None
    marks = {"archived": False, "may_go": False}
    assert full["table"]["you"] == {"seats": [], "owner": False, "spectator": True, **marks}


def test_a_token_acts_within_its_scopes(visitor):
    company = Company(visitor)
    read = company.ann.post("/tokens", {"name": "r", "scopes": ["game:read"]}).json()["secret"]
    play = company.ann.post("/tokens", {"name": "p", "scopes": ["game:play"]}).json()["secret"]
    body = {"ply": 0, "action": first_choice(company.ann, company.game)}
    client = visitor().client
    for secret, status in ((read, 403), ("wrong", 401), (play, 200)):
        answer = client.post(
            f"/api/v1/games/{company.game}/actions", json=body, headers={"Authorization": f"Bearer {secret}"}
        )
        assert answer.status_code == status, answer.text


def test_every_changing_resource_is_in_these_tests(settings):
    """A new one must be added above, or named here with the reason why it changes nothing for others."""
    paths = create_app(settings).openapi()["paths"]
    found = {
        (verb, path.removeprefix("/api/v1/games/{game_id}").lstrip("/"))
        for path, verbs in paths.items()
        for verb in verbs
        if path.startswith("/api/v1/games/{game_id}") and verb != "get"
    }
    tested = {(verb, _named(path.split("?")[0])) for verb, path, _ in ACTIVE.values()}
    # One's own, or only a question; bots play on in one's own what-ifs alone (test_analysis.py).
    harmless = {("post", what) for what in ("branches", "routes", "afterwards", "play-on")} | {("put", "notes")}
    assert found == tested | harmless | {("post", path) for path in ANYBODY}


def _named(path):
    """A path as the description writes it, with a name where there is a number."""
    for example, name in (
        ("requests/1", "requests/{n}"),
        ("0123456789abcdef", "{number}"),
        ("barred/1", "barred/{number}"),
    ):
        path = path.replace(example, name)
    return path
