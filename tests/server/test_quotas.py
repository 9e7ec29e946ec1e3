"""How much one member may keep, how long a game may be, and what is copied while others wait."""

from __future__ import annotations

import dataclasses
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from tests.server.people import Browser, code_of
from tests.server.tables import Company, digests, first_choice, hot_seat, look, play
from tresham.core.codec import Codec
from tresham.server.app import create_app
from tresham.server.db.games import GameRow, MoveRow
from tresham.server.live import game_change
from tresham.server.lobby import table_from_game

BOTS = {"title": "1830", "seats": [{"kind": "bot"}, {"kind": "bot"}], "start": True}


@pytest.fixture(params=["sqlite", "postgresql"])
def narrow(request, settings):
    """Somebody on a server that has room for little."""
    url = request.getfixturevalue("postgres_url") if request.param == "postgresql" else settings.database_url
    app = create_app(dataclasses.replace(settings, database_url=url, tables=3, branches=2, bot_tables=1))
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        yield Browser(client).register("Xenia")


def new_table(browser: Browser) -> Any:
    """Ask for a table of three on one screen."""
    seats = [{"kind": "local", "name": name} for name in ("Ann", "Bob", "Eve")]
    return browser.post("/games", {"title": "1830", "seats": seats, "start": True})


def test_there_is_room_for_so_many_tables(narrow):
    """However many ask at once."""
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: new_table(narrow), range(6)))
    assert sorted(one.status_code for one in answers) == [201] * 3 + [403] * 3
    assert {code_of(one) for one in answers if one.status_code == 403} == {"most_tables"}
    made = next(one.json()["id"] for one in answers if one.status_code == 201)
    file = narrow.get(f"/games/{made}/export").json()
    assert code_of(narrow.post("/games", {"import": file})) == "most_tables"
    assert narrow.delete(f"/games/{made}").status_code == 204
    assert narrow.post("/games", {"import": file}).status_code == 201


def test_there_is_room_for_so_many_what_ifs(narrow):
    game = new_table(narrow).json()["id"]
    play(narrow, game, 3)
    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(lambda _: narrow.post(f"/games/{game}/branches", {}), range(5)))
    assert sorted(one.status_code for one in answers) == [201] * 2 + [403] * 3
    assert {code_of(one) for one in answers if one.status_code == 403} == {"most_branches"}
    assert new_table(narrow).status_code == 201


def test_bots_play_among_themselves_at_few_tables(narrow):
    first = narrow.post("/games", BOTS)
    assert first.status_code == 201
    refused = narrow.post("/games", BOTS)
    assert (refused.status_code, code_of(refused)) == (403, "most_bot_tables")
    waiting = narrow.post("/games", {**BOTS, "start": False}).json()["id"]
    assert code_of(narrow.post(f"/games/{waiting}/start")) == "most_bot_tables"
    mixed = {**BOTS, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert narrow.post("/games", mixed).status_code == 201
    assert narrow.delete(f"/games/{first.json()['id']}").status_code == 204
    assert narrow.post(f"/games/{waiting}/start").status_code == 200


def test_bots_of_all_games_take_turns(app, client, visitor):
    """Whose bots have waited longest, theirs come first; after their move they wait again."""
    ann = visitor().register("Ann")
    games = [ann.post("/games", BOTS).json()["id"] for _ in range(3)]
    services = app.state.services
    with services.database.write() as session:
        for due, game in zip((30, 10, 20), games, strict=True):
            session.execute(update(GameRow).where(GameRow.id == game).values(bot_due=due))
    assert [services.bot_players._claim(1) for _ in range(4)] == [[games[1]], [games[2]], [games[0]], []]


def test_a_game_with_others_is_not_taken_away(visitor):
    company = Company(visitor)
    company.play(1)
    assert code_of(company.ann.delete(f"/games/{company.game}")) == "table_kept"


# --- copies -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def ann(visitor):
    """A member."""
    return visitor().register("Ann")


def rows(app, game: str) -> list[tuple[Any, ...]]:
    """The rows of a game but for whose they are."""
    what = MoveRow.ply, MoveRow.kind, MoveRow.to, MoveRow.action, MoveRow.events, MoveRow.digest, MoveRow.at
    with app.state.services.database.read() as session:
        found = session.execute(select(*what).where(MoveRow.game_id == game).order_by(MoveRow.ply))
        return [tuple(row) for row in found]


def test_the_rows_of_a_what_if_are_copied_not_made_anew(app, ann, monkeypatch):
    """Also where moves were taken back, and where one statement is not enough."""
    monkeypatch.setattr(table_from_game, "AT_ONCE", 3)
    game = hot_seat(ann)
    play(ann, game, 5)
    assert ann.post(f"/games/{game}/undo", {"ply": 5, "to": 3}).status_code == 200
    play(ann, game, 4)
    monkeypatch.setattr(Codec, "digest", forbidden)
    monkeypatch.setattr(Codec, "write_event", forbidden)
    made = ann.post(f"/games/{game}/branches", {})
    assert made.status_code == 201, made.text
    stands = [row for row in rows(app, game) if row[0] in (1, 2, 3, 7, 8, 9, 10)]
    assert rows(app, made.json()["id"]) == [(ply, *row[1:]) for ply, row in enumerate(stands, 1)]
    monkeypatch.undo()
    assert play(ann, made.json()["id"]) == 8
    assert look(ann, made.json()["id"])["acting"]


def forbidden(*_: Any) -> Any:
    """What must not be done again."""
    raise AssertionError("that is known already")


def test_what_a_file_brings_is_worked_out_before_others_have_to_wait(app, ann, monkeypatch):
    game = hot_seat(ann)
    play(ann, game, 4)
    file = ann.get(f"/games/{game}/export").json()
    database, usual, writing = app.state.services.database, Codec.digest, []
    write = database.write

    def counted():
        writing.append(1)
        return write()

    def digest(codec: Codec, state: Any) -> str:
        assert not writing, "somebody waits"
        return usual(codec, state)

    monkeypatch.setattr(database, "write", counted)
    monkeypatch.setattr(Codec, "digest", digest)
    brought = ann.post("/games", {"import": file})
    assert brought.status_code == 201, brought.text
    assert digests(ann, brought.json()["id"]) == digests(ann, game)


# --- games ------------------------------------------------------------------------------------------------------------


def test_a_game_does_not_grow_for_ever(ann, monkeypatch):
    monkeypatch.setattr(game_change, "MOST_ROWS", 3)
    game = hot_seat(ann)
    assert play(ann, game, 3) == 3
    answers = [
        ann.post(f"/games/{game}/actions", {"ply": 3, "action": first_choice(ann, game)}),
        ann.post(f"/games/{game}/undo", {"ply": 3}),
    ]
    for answer in answers:
        assert (answer.status_code, code_of(answer)) == (409, "long_game")
    assert look(ann, game)["ply"] == 3


@pytest.mark.parametrize("extra", [{"price": 1}, {"Type": "pass"}, {"by_": "@Ann"}])
def test_an_action_says_nothing_that_nobody_hears(ann, extra):
    game = hot_seat(ann)
    action = first_choice(ann, game)
    for dry in ("", "?dry_run=1"):
        answer = ann.post(f"/games/{game}/actions{dry}", {"ply": 0, "action": {**action, **extra}})
        assert (answer.status_code, code_of(answer)) == (422, "unknown_field")
        assert answer.json()["error"]["params"]["field"] == next(iter(extra))
    assert look(ann, game)["ply"] == 0
    assert ann.post(f"/games/{game}/actions", {"ply": 0, "action": action}).status_code == 200
