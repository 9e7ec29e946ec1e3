"""Keys that end: what a new password takes back, and streams that look at their key again."""

from __future__ import annotations

import time
from dataclasses import replace
from io import StringIO

import pytest
from httpx2 import Client
from sqlalchemy import delete, select, update

from tests.server.people import PASSWORD, Browser, code_of
from tests.server.serving import PATIENCE, listening, serving
from tests.server.tables import Company
from tresham.cli import main
from tresham.server.accounts.accounts import change_password, open_session, recognise, set_password
from tresham.server.app import create_app
from tresham.server.db.engine import Database, make_engine
from tresham.server.db.games import GameRow
from tresham.server.db.people import Account, Session, Token
from tresham.server.errors import ApiError

NEW = "another long one"
SCOPES = ["game:read"]


def program(browser):
    """The header of a program that acts for somebody."""
    secret = browser.post("/tokens", {"name": "bot", "scopes": SCOPES}).json()["secret"]
    return {"Authorization": f"Bearer {secret}"}


@pytest.fixture
def address(app):
    with serving(app) as address:
        yield address


@pytest.fixture
def made(address):
    """Browsers on a listening server."""
    clients = []

    def one() -> Browser:
        clients.append(Client(base_url=address, timeout=PATIENCE))
        return Browser(clients[-1])

    yield one
    for client in clients:
        client.close()


@pytest.fixture
def company(made, monkeypatch):
    """Four people on a listening server whose streams look at their keys several times a second."""
    monkeypatch.setattr("tresham.server.api.stream.LOOK", 0.05)
    monkeypatch.setattr("tresham.server.api.stream.QUIET", 3600)  # a stream that does not end is silent, and times out
    return Company(made)


@pytest.fixture
def elsewhere(settings):
    """The same database, opened by another process that the server knows nothing of."""
    database = Database(make_engine(settings.database_url))
    yield database
    database.close()


class TestPasswords:
    def test_a_new_password_ends_sessions_and_tokens_and_says_so(self, visitor):
        ann, phone = visitor().register("Ann"), visitor().sign_in("Ann")
        keys = [program(ann), program(ann)]
        answer = ann.put("/me/password", {"old": PASSWORD, "new": NEW})
        assert answer.json()["ended"] == {"sessions": 1, "tokens": 2}
        ann.csrf = answer.json()["csrf"]
        assert phone.get("/me/settings").status_code == 401
        for key in keys:
            assert code_of(visitor().get("/me/settings", headers=key)) == "bad_token"
        assert ann.get("/tokens").json() == []

    def test_a_refused_password_ends_nothing(self, visitor):
        ann, phone = visitor().register("Ann"), visitor().sign_in("Ann")
        key = program(ann)
        for body in ({"old": "wrong horse battery", "new": NEW}, {"old": PASSWORD, "new": "short"}):
            assert ann.put("/me/password", body).status_code in (400, 403)
        assert phone.get("/me/settings").status_code == 200
        assert visitor().get("/me/settings", headers=key).status_code == 200

    def test_the_password_of_the_host_ends_them_too(self, visitor, elsewhere):
        ann = visitor().register("Ann")
        key = program(ann)
        set_password(elsewhere, recognise(elsewhere, "Ann", PASSWORD), NEW)
        assert ann.get("/me/settings").status_code == 401
        assert code_of(visitor().get("/me/settings", headers=key)) == "bad_token"

    def test_who_signed_in_with_the_old_password_meanwhile_is_not_let_in(self, visitor, elsewhere):
        visitor().register("Ann")
        late = recognise(elsewhere, "Ann", PASSWORD)
        change_password(elsewhere, recognise(elsewhere, "Ann", PASSWORD), PASSWORD, NEW)
        with pytest.raises(ApiError) as refused:
            open_session(elsewhere, late, None, 30)
        assert refused.value.code == "wrong_password"
        assert open_session(elsewhere, recognise(elsewhere, "Ann", NEW), None, 30)

    def test_of_two_changes_with_one_old_password_one_is_made(self, visitor, elsewhere):
        visitor().register("Ann")
        first, second = (recognise(elsewhere, "Ann", PASSWORD) for _ in range(2))
        change_password(elsewhere, first, PASSWORD, NEW)
        with pytest.raises(ApiError):
            change_password(elsewhere, second, PASSWORD, "a third long one")
        assert recognise(elsewhere, "Ann", NEW)


class TestSessions:
    def test_they_are_listed_and_ended_one_by_one(self, visitor):
        ann = visitor()
        ann.client.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        phone = visitor()
        phone.client.headers["User-Agent"] = (
            "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Mobile Safari/537.36"
        )
        ann.register("Ann")
        phone.sign_in("Ann")
        listed = sorted(ann.get("/me/sessions").json(), key=lambda one: one["browser"])
        assert [(one["browser"], one["current"]) for one in listed] == [
            ("Chrome, Android", False),
            ("Firefox, Linux", True),
        ]
        assert phone.client.cookies["tresham"] not in str(listed)
        assert ann.delete(f"/me/sessions/{listed[0]['id']}").status_code == 204
        assert phone.get("/me/settings").status_code == 401
        assert [one["current"] for one in ann.get("/me/sessions").json()] == [True]

    def test_nobody_ends_those_of_others(self, visitor):
        ann, bob = visitor().register("Ann"), visitor().register("Bob")
        number = ann.get("/me/sessions").json()[0]["id"]
        assert code_of(bob.delete(f"/me/sessions/{number}")) == "not_found"
        assert ann.get("/me/settings").status_code == 200
        assert code_of(visitor().get("/me/sessions", headers=program(ann))) == "only_in_person"


def ended(stream):
    """The stream ends, after the little that it may still tell."""
    assert not all(_told(stream) for _ in range(20))


def _told(stream):
    """The stream tells one thing more; else it has ended."""
    try:
        return stream.next()
    except EOFError:
        return None


def _heard(company, stream):
    company.ann.post(f"/games/{company.game}/chat", {"text": "and"})
    return _told(stream)


class TestStreams:
    """A change made by another process: nobody tells the server, which looks by itself."""

    @pytest.mark.parametrize("path", ["/games/{}/events", "/me/events"])
    @pytest.mark.parametrize("gone", [Session, Token])
    def test_a_stream_ends_with_its_key(self, company, made, elsewhere, path, gone):
        key = program(company.bob) if gone is Token else {}
        client = made().client if gone is Token else company.bob.client
        with listening(client, path.format(company.game), **key) as stream:
            stream.next("full")
            with elsewhere.write() as rows:
                rows.execute(delete(gone))
            ended(stream)

    def test_a_stream_ends_with_its_session(self, company, elsewhere, monkeypatch):
        """Nobody ends it: its time is over, and the stream does not wait for the next look."""
        with elsewhere.write() as rows:
            rows.execute(update(Session).values(expires_at=int(time.time()) + 2))
        monkeypatch.setattr("tresham.server.api.stream.LOOK", 3600)
        with listening(company.bob.client, f"/games/{company.game}/events") as stream:
            stream.next("full")
            ended(stream)

    def test_a_stream_ends_when_its_table_is_hidden_or_gone(self, company, elsewhere):
        path = f"/games/{company.game}/events"
        with listening(company.max.client, path) as max, listening(company.bob.client, path) as bob:
            max.next("full")
            bob.next("full")
            with elsewhere.write() as rows:
                rows.execute(update(GameRow).values(visibility="private"))
            ended(max)
            company.ann.post(f"/games/{company.game}/chat", {"text": "Still here?"})
            assert bob.next("chat")[2]["text"] == "Still here?"
            with elsewhere.write() as rows:
                rows.execute(delete(GameRow))
            ended(bob)

    def test_a_busy_stream_looks_too(self, company, elsewhere):
        with listening(company.bob.client, f"/games/{company.game}/events") as stream:
            stream.next("full")
            bob = select(Account.id).where(Account.name == "Bob")
            with elsewhere.write() as rows:
                rows.execute(delete(Session).where(Session.user_id.in_(bob)))
            assert not all(_heard(company, stream) for _ in range(1000))

    def test_who_keeps_his_key_hears_on(self, company):
        with listening(company.bob.client, f"/games/{company.game}/events") as stream:
            stream.next("full")
            for number in range(8):
                time.sleep(0.05)  # longer than it takes until the next look
                company.ann.post(f"/games/{company.game}/chat", {"text": str(number)})
                assert stream.next("chat")[2]["text"] == str(number)


def test_workers_hear_at_once_that_the_host_took_a_key_back(settings, postgres_url, monkeypatch):
    """On PostgreSQL another process can tell: nobody waits for the next look."""
    app = create_app(replace(settings, database_url=postgres_url))
    monkeypatch.setattr("tresham.server.api.stream.QUIET", 3600)
    monkeypatch.setattr("sys.stdin", StringIO(f"{NEW}\n"))
    with serving(app) as address, Client(base_url=address, timeout=PATIENCE) as client:
        Browser(client).register("Ann")
        with listening(client, "/me/events") as stream:
            stream.next("full")
            assert main(["account", "Ann", "--database", postgres_url, "--language", "en"]) == 0
            ended(stream)
