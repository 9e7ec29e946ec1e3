"""People who leave: everything kept about somebody in one file, and an account that is gone while games go on."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from tests.server.people import PASSWORD, Browser, code_of
from tests.server.tables import Company, look, play
from tresham.cli import main
from tresham.server.app import create_app
from tresham.server.db.games import GameRow, NoteRow
from tresham.server.db.people import Account, Invitation, Session, Token
from tresham.server.settings import Rate

SOLO = {"title": "1830", "seats": [{"kind": "me"}, {"kind": "bot"}], "order": "fixed", "start": True}


@pytest.fixture(params=["sqlite", "postgres"])
def either(request, settings):
    """Makes browsers, on either kind of database."""
    url = settings.database_url if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    app = create_app(dataclasses.replace(settings, database_url=url))
    with TestClient(app, base_url="http://localhost"):
        yield lambda: Browser(TestClient(app, base_url="http://localhost"))


def gone(browser, **more):
    """Somebody deletes the account; the answer."""
    answer = browser.send("DELETE", "/me", {"password": PASSWORD, **more})
    assert answer.status_code == 200, answer.text
    return answer


def database(browser):
    """What the server of a browser keeps everything in."""
    return browser.client.app.state.services.database


def rows_of(browser, *kinds):
    """How many rows of some kinds there are."""
    with database(browser).read() as rows:
        return [len(rows.scalars(select(kind)).all()) for kind in kinds]


class TestExport:
    def test_everything_about_oneself_and_nothing_about_others(self, either):
        company = Company(either)
        company.play(3)
        bob = company.bob
        bob.post("/tokens", {"name": "my bot", "scopes": ["game:play"]})
        bob.put("/me/settings", {"lang": "pl"})
        bob.put(f"/games/{company.game}/notes", {"text": "buy PRR"})
        bob.post(f"/games/{company.game}/chat", {"text": "Hello"})
        company.ann.post(f"/games/{company.game}/chat", {"text": "Who is there?"})
        company.ann.put(f"/games/{company.game}/notes", {"text": "secret"})
        answer = bob.get("/me/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="tresham-account.json"'
        told = answer.json()
        assert told["account"]["name"] == "Bob"
        assert told["account"]["settings"]["lang"] == "pl"
        assert [one["name"] for one in told["tokens"]] == ["my bot"]
        assert len(told["sessions"]) == 1
        (table,) = told["tables"]
        assert (table["id"], table["owner"], table["seats"]) == (company.game, False, [{"number": 2, "name": "Bob"}])
        assert [move["ply"] for move in table["moves"]] == [2]
        assert [line["text"] for line in told["chat"]] == ["Hello"]
        assert told["notes"] == [{"game": company.game, "text": "buy PRR"}]
        with database(bob).read() as rows:
            kept = [*rows.scalars(select(Session.digest)), *rows.scalars(select(Token.digest))]
            kept += filter(None, rows.scalars(select(Account.password)))
        for secret in (*kept, "Who is there", "secret"):
            assert secret not in answer.text

    def test_it_is_for_people_with_accounts(self, visitor, settings):
        ann = visitor().register("Ann")
        secret = ann.post("/tokens", {"name": "x", "scopes": ["game:play"]}).json()["secret"]
        assert code_of(visitor().get("/me/export", headers={"Authorization": f"Bearer {secret}"})) == "only_in_person"
        assert visitor().get("/me/export").status_code == 401


class TestDeletion:
    def test_it_needs_the_password(self, visitor):
        ann = visitor().register("Ann")
        answer = ann.send("DELETE", "/me", {"password": "wrong horse battery"})
        assert (answer.status_code, code_of(answer)) == (403, "wrong_password")
        assert ann.send("DELETE", "/me", {}).status_code == 400
        assert ann.get("/me/settings").status_code == 200

    def test_name_keys_and_notes_are_gone(self, either):
        company = Company(either)
        bob, phone = company.bob, either().sign_in("Bob")
        secret = bob.post("/tokens", {"name": "x", "scopes": ["game:play"]}).json()["secret"]
        bob.put(f"/games/{company.game}/notes", {"text": "buy PRR"})
        number = bob.me["id"]
        assert gone(bob).json()["user"] is None
        assert phone.get("/me/settings").status_code == 401
        assert code_of(either().get("/me/settings", headers={"Authorization": f"Bearer {secret}"})) == "bad_token"
        assert rows_of(bob, Token, NoteRow) == [0, 0]
        for name in ("Bob", f"former member #{number}"):
            answer = either().post("/session", {"name": name, "password": PASSWORD})
            assert (answer.status_code, code_of(answer)) == (401, "wrong_password")
        with database(bob).read() as rows:
            left = rows.get_one(Account, number)
        assert (left.name, left.password, left.settings) == (f"former member #{number}", None, {})
        assert either().register("Bob").me["id"] != number, "the name is free, and whoever takes it is somebody else"

    def test_the_game_goes_on_without_him(self, either):
        company = Company(either)
        company.play(3)
        gone(company.bob)
        seats = look(company.ann, company.game)["seats"]
        assert [(seat["left"], seat["kind"]) for seat in seats] == [(False, "human"), (True, "human"), (False, "human")]
        assert seats[1]["user"].startswith("former member #")
        play(company.ann, company.game)
        assert look(company.ann, company.game)["acting"] == ["Bob"], "his seat waits, as for anybody who is away"
        assert len(company.ann.get(f"/games/{company.game}/actions").json()) == 4
        again = either().register("Bob")
        assert look(again, company.game)["you"]["seats"] == []

    def test_an_undo_does_not_wait_for_him(self, either):
        company = Company(either)
        company.play(2)
        asked = company.ann.post(f"/games/{company.game}/undo", {"ply": 2})
        assert asked.status_code == 202
        gone(company.bob)
        assert company.ann.get(f"/games/{company.game}/full").json()["requests"] == []
        assert company.ann.post(f"/games/{company.game}/undo", {"ply": 2}).status_code == 200

    def test_the_others_may_end_the_game_by_agreement(self, either):
        company = Company(either)
        company.play(3)
        gone(company.bob)
        for one, name in ((company.ann, "Ann"), (company.eve, "Eve")):
            ply = look(company.ann, company.game)["ply"]
            action = {"type": "end_game", "by": f"@{name}"}
            assert one.post(f"/games/{company.game}/actions", {"ply": ply, "action": action}).status_code == 200
        assert look(company.ann, company.game)["status"] == "finished"

    def test_his_words_stay_without_his_name_or_go_if_he_wants(self, either):
        company = Company(either)
        for one, text in ((company.bob, "Hello"), (company.eve, "Well"), (company.ann, "So")):
            one.post(f"/games/{company.game}/chat", {"text": text})
        gone(company.bob)
        gone(company.eve, chat="erase")
        told = [(line["by"][:13], line["text"]) for line in company.ann.get(f"/games/{company.game}/chat").json()]
        assert told == [("former member", "Hello"), ("former member", "[…]"), ("Ann", "So")]

    def test_open_tables_are_handed_on_or_removed(self, either):
        company = Company(either, start=False)
        bob = company.bob
        bob.post(f"/games/{company.game}/join")
        alone = company.ann.post("/games", {"title": "1830", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
        solo = company.ann.post("/games", SOLO).json()["id"]
        company.ann.post(f"/games/{company.game}/invitations")
        gone(company.ann)
        table = look(bob, company.game)
        assert [seat["kind"] for seat in table["seats"]] == ["open", "human", "open"]
        assert table["you"]["owner"]
        assert rows_of(bob, Invitation) == [0]
        for game in (alone, solo):
            assert code_of(bob.get(f"/games/{game}")) == "no_such_table"
        assert rows_of(bob, GameRow) == [1]

    def test_a_running_game_gets_another_owner(self, either):
        company = Company(either)
        gone(company.ann)
        assert look(company.bob, company.game)["you"]["owner"]
        assert company.bob.patch(f"/games/{company.game}", {"name": "Without Ann"}).status_code == 200

    def test_what_others_began_from_his_game_stays(self, either):
        ann, bob = either().register("Ann"), either().register("Bob")
        game = ann.post("/games", {**SOLO, "visibility": "link"}).json()["id"]
        branch = bob.post(f"/games/{game}/branches", {"name": "mine"}).json()["id"]
        gone(ann)
        assert look(bob, branch)["branch_of"]["game"] == game
        assert look(bob, game)["seats"][0]["left"]

    def test_only_in_person_and_not_without_accounts(self, settings, visitor):
        ann = visitor().register("Ann")
        secret = ann.post("/tokens", {"name": "x", "scopes": ["game:play"]}).json()["secret"]
        program = {"Authorization": f"Bearer {secret}"}
        answer = visitor().send("DELETE", "/me", {"password": PASSWORD}, headers=program)
        assert code_of(answer) == "only_in_person"
        with TestClient(create_app(dataclasses.replace(settings, mode="local")), base_url="http://localhost") as client:
            assert code_of(Browser(client).send("DELETE", "/me", {"password": PASSWORD})) == "no_accounts"


class TestByTheHost:
    def test_export_and_deletion(self, visitor, settings, tmp_path, capsys):
        company = Company(visitor)
        company.bob.post(f"/games/{company.game}/chat", {"text": "Hello"})
        words = ["account", "bob", "--database", settings.database_url, "--language", "en"]
        assert main([*words, "--export", str(tmp_path / "bob.json")]) == 0
        assert json.loads((tmp_path / "bob.json").read_text("utf-8"))["chat"][0]["text"] == "Hello"
        assert main([*words, "--delete", "--erase-chat"]) == 0
        assert company.bob.get("/me/settings").status_code == 401
        assert [line["text"] for line in company.ann.get(f"/games/{company.game}/chat").json()] == ["[…]"]
        assert "Bob is a former member now" in capsys.readouterr().out
        assert main([*words, "--delete"]) == 1
        assert "There is no account for bob" in capsys.readouterr().err


def test_whoever_takes_all_his_data_takes_them_as_seldom_as_whole_games(settings):
    """All the moves of a member are read for it, and that may be many."""
    with TestClient(create_app(replace(settings, copies=Rate(0.001, 2))), base_url="http://localhost") as client:
        ann = Browser(client).register("Ann")
        assert [ann.get("/me/export").status_code for _ in range(3)] == [200, 200, 429]
        assert ann.get("/me/settings").status_code == 200
