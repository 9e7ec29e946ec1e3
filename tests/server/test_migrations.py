"""Databases of earlier versions: what is in them is there afterwards, in its new form."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine, text

from tests.server.test_storage import url as url
from tresham.server.db.engine import make_engine
from tresham.server.db.migrate import upgrade

DAY = 86_400
GAME = {
    "title": "1830",
    "name": "",
    "options": "[]",
    "profile": "rulebook",
    "seed": 1,
    "seating": "fixed",
    "undo": "free",
    "visibility": "public",
    "route_help": "best",
    "owner_id": 1,
    "ply": 0,
    "acting": "[]",
    "created_at": 5,
    "updated_at": 5,
}


@pytest.fixture
def first(url):
    """A database of the first version, with people in it."""
    engine = make_engine(url)
    upgrade(engine, "0001")
    for number, name in enumerate(("Ann", "Bob"), 1):
        user = {"id": number, "name": name, "key": name.lower(), "local": False, "settings": "{}", "created_at": 5}
        insert(engine, "users", **user)
    yield engine
    engine.dispose()


def insert(engine: Engine, table: str, **row: object) -> None:
    """Put a row into a table as it was then."""
    names, values = ", ".join(f'"{name}"' for name in row), ", ".join(f":{name}" for name in row)
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)


def rows(engine: Engine, query: str) -> list[tuple[object, ...]]:
    """What a query finds now."""
    with engine.connect() as connection:
        return [tuple(row) for row in connection.execute(text(query))]


def test_sessions_stay(first):
    insert(first, "sessions", digest="d" * 64, user_id=1, created_at=5, expires_at=9)
    upgrade(first)
    assert rows(first, "SELECT digest, user_id, browser, created_at, expires_at FROM sessions") == [
        ("d" * 64, 1, "", 5, 9)
    ]


def test_invitations_to_tables_that_wait_stay_and_the_others_go(first):
    for game, status in (("waits", "open"), ("runs", "active")):
        insert(first, "games", id=game, status=status, **GAME)
        for number, kind in enumerate(("human", "open", "open"), 1):
            insert(first, "seats", game_id=game, number=number, name="", kind=kind)
    for digest, game, seat in (("a", "waits", None), ("b", "waits", 2), ("c", "runs", None), ("d", "gone", None)):
        insert(first, "invitations", digest=digest, game=game, by=1, seat=seat, expires_at=100 * DAY)
    upgrade(first)
    kept = rows(
        first, 'SELECT digest, game, "by", seat, worth, created_at, expires_at FROM invitations ORDER BY digest'
    )
    assert kept == [("a", "waits", 1, None, 2, 86 * DAY, 100 * DAY), ("b", "waits", 1, 2, 1, 86 * DAY, 100 * DAY)]
    with first.execution_options(writes=True).begin() as connection:
        connection.execute(text("DELETE FROM games"))
    assert rows(first, "SELECT * FROM invitations") == []


def test_older_names_that_look_alike_stay_and_the_first_keeps_the_look(first):
    for number, name in ((3, "Аnn"), (4, "Ann\u034f")):
        insert(first, "users", id=number, name=name, key=name.lower(), local=False, settings="{}", created_at=5)
    insert(first, "tokens", id=1, digest="t", user_id=3, name="bot", scopes="[]", created_at=5)
    upgrade(first)
    assert rows(first, "SELECT id, skeleton, left_at FROM users ORDER BY id") == [
        (1, "ann", None),
        (2, "bob", None),
        (3, None, None),
        (4, None, None),
    ]
    assert rows(first, "SELECT user_id FROM tokens") == [(3,)], "nothing of theirs was lost on the way"


def test_what_members_put_away_goes_with_them_and_with_the_table(first):
    for game in ("one", "two"):
        insert(first, "games", id=game, status="active", **GAME)
    upgrade(first)
    for game, user in (("one", 1), ("one", 2), ("two", 1)):
        insert(first, "member_marks", game_id=game, user_id=user, archived=True, may_go_at=None)
    with first.execution_options(writes=True).begin() as connection:
        connection.execute(text("DELETE FROM games WHERE id = 'two'"))
        connection.execute(text("DELETE FROM users WHERE id = 2"))
    assert rows(first, "SELECT game_id, user_id FROM member_marks") == [("one", 1)]
