"""Accounts: making one, signing in and out, passwords, settings, tokens."""

from __future__ import annotations

import dataclasses
import inspect
import time
from threading import Event, Thread

import pytest
from argon2 import PasswordHasher, Type
from argon2.exceptions import VerifyMismatchError
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import select, update

from tests.server.people import PASSWORD, Browser, code_of
from tests.server.serving import PATIENCE
from tresham.server.accounts import passwords
from tresham.server.accounts.accounts import close_all_sessions, named, set_password
from tresham.server.app import create_app
from tresham.server.db.people import Account, Session, Token
from tresham.server.settings import Rate


def rows_of(client, kind):
    """Everything in a table of the database."""
    with client.app.state.services.database.read() as rows:
        return list(rows.scalars(select(kind)))


def test_a_stranger_becomes_a_member(visitor):
    stranger = visitor()
    assert stranger.me is None
    assert code_of(stranger.get("/me/settings")) == "not_signed_in"
    ann = stranger.register("Ann")
    assert ann.me["name"] == "Ann"
    assert ann.get("/session").json()["user"]["name"] == "Ann"
    assert ann.get("/me/settings").status_code == 200


def test_sign_out_and_in_again(visitor):
    ann = visitor().register("Ann").sign_out()
    assert ann.me is None
    assert ann.get("/me/settings").status_code == 401
    assert ann.sign_in("ann").me["name"] == "Ann"


@pytest.mark.parametrize(("name", "password"), [("Ann", "wrong horse battery"), ("Nobody", PASSWORD)])
def test_a_wrong_name_and_a_wrong_password_are_told_alike(visitor, name, password):
    visitor().register("Ann")
    answer = visitor().post("/session", {"name": name, "password": password})
    assert answer.status_code == 401
    assert answer.json()["error"]["code"] == "wrong_password"
    assert answer.json()["error"]["params"] == {}


def test_a_wrong_name_takes_as_long_as_a_wrong_password(visitor, monkeypatch):
    """Not measured but counted: the hash is computed once in either case."""
    visitor().register("Ann")
    computed = []

    class Counting:
        def verify(self, kept, password):
            computed.append(kept)
            raise VerifyMismatchError

        def hash(self, password):
            return "somebody's"

    monkeypatch.setattr(passwords, "_hasher", Counting())
    passwords._nobodys.cache_clear()
    for name in ("Ann", "Nobody"):
        visitor().post("/session", {"name": name, "password": "wrong horse battery"})
    passwords._nobodys.cache_clear()
    assert len(computed) == 2
    assert computed[1] == "somebody's"


@pytest.mark.parametrize("name", ["ann", "ANN", "  Ann ", "Ａｎｎ"])
def test_a_name_belongs_to_one_person_however_it_is_written(visitor, name):
    visitor().register("Ann")
    answer = visitor().post("/users", {"name": name, "password": PASSWORD})
    assert answer.status_code == 409
    assert code_of(answer) == "name_taken"


@pytest.mark.parametrize("name", ["Żaneta", "Łukasz K.", "Ольга", "O'Hara", "x", "Jean-Luc_2", "李雷"])
def test_good_names(visitor, name):
    assert visitor().register(name).me["name"] == name


@pytest.mark.parametrize(
    "name", ["", "   ", "...", "a" * 33, "a\u202eb", "a\u200bb", "a\nb", "@Ann", "<b>", "a,b", "😀"]
)
def test_bad_names(visitor, name):
    assert visitor().post("/users", {"name": name, "password": PASSWORD}).status_code == 400


@pytest.mark.parametrize("password", ["short", "x" * 257, "Annabella", "ANNABELLA"])
def test_bad_passwords(visitor, password):
    answer = visitor().post("/users", {"name": "Annabella", "password": password})
    assert answer.status_code == 400
    assert code_of(answer) == "bad_password"


def test_secrets_are_kept_as_digests_only(client, visitor):
    ann = visitor().register("Ann")
    secret = ann.post("/tokens", {"name": "bot", "scopes": ["game:play"]}).json()["secret"]
    cookie = ann.client.cookies["tresham"]
    (account,), sessions, (token,) = (rows_of(client, kind) for kind in (Account, Session, Token))
    assert account.password.startswith("$argon2id$")
    assert PASSWORD not in account.password
    assert cookie not in {one.digest for one in sessions}
    assert token.digest != secret
    assert len(cookie) == 43


def test_hashes_cost_what_the_standard_recommends():
    """RFC 9106, second recommended option: 64 MB, three passes."""
    hasher = PasswordHasher()
    assert (hasher.type, hasher.memory_cost, hasher.time_cost) == (Type.ID, 65_536, 3)
    assert "_hasher = PasswordHasher()" in inspect.getsource(passwords)


def test_an_old_hash_is_renewed_when_its_owner_signs_in(client, visitor, monkeypatch):
    visitor().register("Ann")
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=2, memory_cost=64, parallelism=1))
    visitor().sign_in("Ann")
    assert ",t=2," in rows_of(client, Account)[0].password
    visitor().sign_in("Ann")


def test_signing_in_changes_the_cookie_and_ends_the_old_one(client, visitor):
    ann = visitor()
    before = ann.client.cookies["tresham"]
    ann.register("Ann")
    between = ann.client.cookies["tresham"]
    ann.sign_in("Ann")
    assert len({before, between, ann.client.cookies["tresham"]}) == 3
    assert len(rows_of(client, Session)) == 1
    ann.client.cookies.set("tresham", between, domain="localhost.local", path="/")
    thief = visitor()
    thief.client.cookies.clear()
    assert thief.client.get("/api/v1/session", headers={"Cookie": f"tresham={between}"}).json()["user"] is None


def test_a_session_ends_by_itself(client, visitor):
    ann = visitor().register("Ann")
    with client.app.state.services.database.write() as rows:
        rows.execute(update(Session).values(expires_at=int(time.time()) - 1))
    assert ann.get("/session").json()["user"] is None
    assert ann.get("/me/settings").status_code == 401


def test_cookies_are_closed_to_scripts_and_other_sites(app):
    with TestClient(app, base_url="http://localhost") as client:
        flags = client.get("/api/v1/session").headers["set-cookie"]
    assert "HttpOnly" in flags
    assert "SameSite=lax" in flags
    assert "Path=/" in flags
    assert "Secure" not in flags


def test_over_https_cookies_never_travel_in_the_clear(app):
    with TestClient(app, base_url="https://club.example") as client:
        flags = client.get("/api/v1/session").headers["set-cookie"]
        assert flags.startswith("__Host-tresham=")
        assert "Secure" in flags
        assert Browser(client).register("Ann").me["name"] == "Ann"


def test_a_new_password_signs_out_every_other_browser(visitor):
    ann, phone = visitor().register("Ann"), visitor().sign_in("Ann")
    wrong = ann.put("/me/password", {"old": "wrong horse battery", "new": "another long one"})
    assert (wrong.status_code, code_of(wrong)) == (403, "wrong_password")
    assert code_of(ann.put("/me/password", {"old": PASSWORD, "new": "short"})) == "bad_password"
    answer = ann.put("/me/password", {"old": PASSWORD, "new": "another long one"})
    assert answer.status_code == 200
    ann.csrf = answer.json()["csrf"]
    assert ann.get("/me/settings").status_code == 200
    assert phone.get("/me/settings").status_code == 401
    assert phone.post("/session", {"name": "Ann", "password": PASSWORD}).status_code in (401, 403)
    assert visitor().sign_in("Ann", "another long one").me


def test_whoever_signs_out_all_others_while_the_password_changes_is_out_himself(app, visitor, monkeypatch):
    """Somebody who stole a cookie asks for a new one at the moment when its owner takes it back."""
    ann, thief = visitor().register("Ann"), visitor().sign_in("Ann")
    database = app.state.services.database

    def too_late(db, user, *more):
        owner = named(database, "Ann")
        assert owner is not None
        set_password(database, owner, "another long one")
        return close_all_sessions(db, user, *more)

    monkeypatch.setattr("tresham.server.api.people.close_all_sessions", too_late)
    answer = thief.delete("/me/sessions")
    assert (answer.status_code, code_of(answer)) == (401, "not_signed_in")
    assert thief.get("/session").json()["user"] is None
    assert ann.sign_out().sign_in("Ann", "another long one").me["name"] == "Ann"


def test_sign_out_everywhere(visitor):
    ann, phone = visitor().register("Ann"), visitor().sign_in("Ann")
    assert ann.delete("/me/sessions").status_code == 200
    assert ann.get("/me/settings").status_code == 200
    assert phone.get("/me/settings").status_code == 401


def test_settings_are_kept_and_decide_the_language(visitor):
    ann = visitor().register("Ann")
    assert ann.get("/me/settings").json() == {"lang": None, "theme": "auto", "confirm": True}
    chosen = {"lang": "pl", "theme": "dark", "confirm": False, "sound": True, "zoom": 1.5}
    assert ann.put("/me/settings", chosen).json() == chosen
    assert ann.get("/me/settings").json() == chosen
    assert ann.post("/session", {"name": "Ann", "password": "wrong horse battery"}).json()["error"]["lang"] == "pl"
    assert ann.get("/titles", headers={"Accept-Language": "ru"}).json() == ann.get("/titles?lang=pl").json()
    assert visitor().sign_in("Ann").me["lang"] == "pl"


@pytest.mark.parametrize("chosen", [{"lang": "de"}, {"theme": "pink"}, {"zoom": {"a": 1}}, {"zoom": None}, []])
def test_settings_that_make_no_sense(visitor, chosen):
    ann = visitor().register("Ann")
    assert ann.put("/me/settings", chosen).status_code == 400


def test_settings_are_no_attic(visitor):
    ann = visitor().register("Ann")
    assert code_of(ann.put("/me/settings", {"novel": "x" * 9000})) == "too_large"


def test_tokens_come_and_go(visitor):
    ann = visitor().register("Ann")
    made = ann.post("/tokens", {"name": "my bot", "scopes": ["game:play"]})
    assert made.status_code == 201
    listed = ann.get("/tokens").json()
    assert [(one["name"], one["scopes"]) for one in listed] == [("my bot", ["game:play"])]
    assert "secret" not in listed[0]
    program = {"Authorization": f"Bearer {made.json()['secret']}"}
    assert visitor().get("/me/settings", headers=program).status_code == 200
    assert visitor().get("/tokens", headers=program).status_code == 403
    assert ann.delete(f"/tokens/{listed[0]['id']}").status_code == 204
    assert code_of(visitor().get("/me/settings", headers=program)) == "bad_token"


def test_a_token_does_what_its_scopes_say(visitor):
    ann = visitor().register("Ann")
    secrets = {
        scope: ann.post("/tokens", {"name": scope, "scopes": [scope]}).json()["secret"]
        for scope in ("game:read", "game:play")
    }
    program = visitor().client

    def put(scope):
        headers = {"Authorization": f"Bearer {secrets[scope]}"}
        return program.put("/api/v1/me/settings", json={"theme": "dark"}, headers=headers)

    assert (put("game:read").status_code, code_of(put("game:read"))) == (403, "scope")
    assert put("game:play").status_code == 200
    headers = {"Authorization": f"Bearer {secrets['game:play']}"}
    passwords = {"old": PASSWORD, "new": "another long one"}
    assert code_of(program.put("/api/v1/me/password", json=passwords, headers=headers)) == "only_in_person"
    assert code_of(program.get("/api/v1/tokens", headers=headers)) == "only_in_person"


def test_nobody_removes_the_tokens_of_others(visitor):
    ann, bob = visitor().register("Ann"), visitor().register("Bob")
    number = ann.post("/tokens", {"name": "bot", "scopes": ["game:read"]}).json()["id"]
    assert bob.delete(f"/tokens/{number}").status_code == 404
    assert len(ann.get("/tokens").json()) == 1


def test_there_is_an_end_to_tokens(visitor):
    ann = visitor().register("Ann")
    answers = [ann.post("/tokens", {"name": "bot", "scopes": ["game:read"]}) for _ in range(51)]
    assert {one.status_code for one in answers[:50]} == {201}
    assert code_of(answers[50]) == "too_many_tokens"


@pytest.mark.parametrize("registration", ["closed", "invite"])
def test_accounts_for_nobody_or_for_the_invited(settings, registration):
    app = create_app(dataclasses.replace(settings, registration=registration))
    with TestClient(app, base_url="http://localhost") as client:
        stranger = Browser(client)
        assert stranger.get("/session").json()["registration"] == registration
        answer = stranger.post("/users", {"name": "Ann", "password": PASSWORD, "invitation": "x" * 43})
        assert answer.status_code == 403
        assert code_of(answer) == {"closed": "registration_closed", "invite": "invitation_needed"}[registration]


def test_guessing_passwords_is_slowed_down(settings):
    app = create_app(dataclasses.replace(settings, logins=Rate(0.001, 3)))
    with TestClient(app, base_url="http://localhost") as client:
        browser = Browser(client).register("Ann").sign_out()
        wrong = {"name": "Ann", "password": "wrong horse battery"}
        answers = [browser.post("/session", wrong) for _ in range(4)]
        assert [one.status_code for one in answers] == [401, 401, 401, 429]
        assert code_of(answers[3]) == "too_many"
        assert int(answers[3].headers["retry-after"]) > 0
        assert browser.post("/session", {"name": "Ann", "password": PASSWORD}).status_code == 429


def test_signing_in_rightly_costs_nothing(settings):
    app = create_app(dataclasses.replace(settings, logins=Rate(0.001, 3)))
    with TestClient(app, base_url="http://localhost") as client:
        browser = Browser(client).register("Ann")
        for _ in range(5):
            browser.sign_in("Ann")


def test_local_mode_has_one_user_and_no_accounts(settings):
    app = create_app(dataclasses.replace(settings, mode="local"))
    for _ in range(2):  # the second start finds the account of the first
        with TestClient(app, base_url="http://localhost") as client:
            browser = Browser(client)
            assert browser.me["id"] == 1
            assert browser.get("/session").json()["mode"] == "local"
            assert browser.put("/me/settings", {"theme": "dark"}).status_code == 200
            refused = [
                browser.post("/users", {"name": "Ann", "password": PASSWORD}),
                browser.post("/session", {"name": "Player", "password": PASSWORD}),
                browser.delete("/session"),
                browser.put("/me/password", {"old": PASSWORD, "new": PASSWORD}),
                browser.delete("/me/sessions"),
            ]
            assert {(one.status_code, code_of(one)) for one in refused} == {(403, "no_accounts")}


def test_nobody_signs_in_as_the_local_user(settings):
    """A database that was local once may be served to a club later."""
    with TestClient(create_app(dataclasses.replace(settings, mode="local")), base_url="http://localhost") as client:
        Browser(client)
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        answer = Browser(client).post("/session", {"name": "Player", "password": PASSWORD})
        assert (answer.status_code, code_of(answer)) == (401, "wrong_password")


def test_accounts_on_postgresql(settings, postgres_url):
    app = create_app(dataclasses.replace(settings, database_url=postgres_url))
    with TestClient(app, base_url="http://localhost") as client:
        ann = Browser(client).register("Ann").sign_out().sign_in("ANN")
        assert ann.put("/me/settings", {"lang": "ru"}).status_code == 200
        assert code_of(ann.post("/users", {"name": "ann", "password": PASSWORD})) == "name_taken"


def test_those_who_guess_passwords_do_not_keep_all_threads(visitor, monkeypatch):
    """A hash takes long, and two are made at once: whoever guesses from a thousand addresses would have everybody else
    wait. Some stand in line, the rest are told to come again."""
    ann, go = visitor().register("Ann"), Event()

    class Endless:
        def verify(self, *_: object) -> bool:
            return go.wait(PATIENCE) and False

    monkeypatch.setattr(passwords, "_hasher", Endless())
    answers: list[Response] = []

    def guess(stranger: Browser) -> None:
        answers.append(stranger.post("/session", {"name": "Ann", "password": "wrong horse battery"}))

    threads = [Thread(target=guess, args=(visitor(),), daemon=True) for _ in range(passwords.MOST_WAITING + 5)]
    for thread in threads:
        thread.start()
    end = time.monotonic() + PATIENCE
    while len(answers) < 5 and time.monotonic() < end:
        time.sleep(0.02)
    assert [(one.status_code, code_of(one)) for one in answers] == [(503, "busy")] * 5
    assert ann.get("/me/settings").status_code == 200
    go.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert [one.status_code for one in answers[5:]] == [401] * passwords.MOST_WAITING
