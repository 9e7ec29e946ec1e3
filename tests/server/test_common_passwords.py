"""Those who guess at passwords: slowed down, without locking anybody out; and words that they would guess."""

from __future__ import annotations

import dataclasses

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.server.people import PASSWORD, Browser, code_of
from tests.server.tables import Company, hot_seat
from tresham.server.accounts.accounts import named, set_password
from tresham.server.accounts.common_passwords import is_common
from tresham.server.app import create_app
from tresham.server.settings import Rate


@pytest.fixture
def app(settings):
    """A server where two wrong passwords are enough for an address, and ten for a name."""
    return create_app(dataclasses.replace(settings, logins=Rate(0.0001, 2)))


def browser_at(app: FastAPI, address: str, base: str = "http://localhost") -> Browser:
    """A browser somewhere."""
    return Browser(TestClient(app, base_url=base, client=(address, 1234), raise_server_exceptions=False))


def guess(browser: Browser, name: str = "Ann") -> int:
    """A wrong password; the status."""
    return browser.post("/session", {"name": name, "password": "wrong horse battery"}).status_code


def lock(app: FastAPI) -> None:
    """Guess from many addresses, until nobody may guess at this name any more."""
    statuses = [guess(browser_at(app, f"192.0.2.{number}")) for number in range(11)]
    assert statuses == [401] * 10 + [429]


@pytest.mark.parametrize("base", ["http://localhost", "https://localhost"])
def test_a_name_cannot_be_locked_from_outside(app, client, base):
    ann = browser_at(app, "198.51.100.1", base).register("Ann")
    ann.sign_out()
    lock(app)
    assert (
        code_of(browser_at(app, "198.51.100.2").post("/session", {"name": "Ann", "password": PASSWORD})) == "too_many"
    )
    assert ann.sign_in("ann").me["name"] == "Ann"
    ann.sign_out()
    assert [guess(ann) for _ in range(3)] == [401, 401, 429], "its address is counted all the same"


def test_proof_of_an_earlier_visit_is_for_one_account_and_one_password(app, client):
    ann, bob = (browser_at(app, f"198.51.100.{n}").register(name) for n, name in ((1, "Ann"), (2, "Bob")))
    proofs = {name: value for name, value in bob.client.cookies.items() if "knows" in name}
    assert len(proofs) == 1
    bob.client.cookies.set("tresham-knows-1", next(iter(proofs.values())))
    lock(app)
    assert guess(bob) == 429
    database = app.state.services.database
    account = named(database, "Ann")
    assert account is not None
    set_password(database, account, "another horse battery")
    assert guess(ann) == 429


def test_a_house_has_many_new_addresses_and_is_one(app, client):
    statuses = [guess(browser_at(app, f"2001:db8::{number}"), f"Nobody {number}") for number in range(3)]
    assert statuses == [401, 401, 429]
    assert guess(browser_at(app, "2001:db8:0:1::1"), "Nobody") == 401
    assert guess(browser_at(app, "::ffff:192.0.2.1"), "Nobody") == 401
    assert [guess(browser_at(app, "192.0.2.1"), "Nobody") for _ in range(2)] == [401, 429]


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password",
    [
        "12345678",
        "password",
        "Passw0rd1",
        "qwertyuiop",
        "11111111",
        "abcd1234",
        "iloveyou!",
        "1q2w3e4r",
        "31121999",
        "annannann",
    ],
)
def test_what_everybody_thinks_of_is_refused(client, app, password):
    stranger = browser_at(app, "192.0.2.1")
    answer = stranger.post("/users", {"name": "Ann", "password": password})
    assert (answer.status_code, code_of(answer)) == (400, "common_password")
    ann = stranger.register("Ann")
    assert code_of(ann.put("/me/password", {"old": PASSWORD, "new": password})) == "common_password"


@pytest.mark.parametrize("password", ["barbarossa", "Barbarossa", "barbarossa1", "BARBAROSSA-99"])
def test_the_name_is_no_password(client, app, password):
    answer = browser_at(app, "192.0.2.1").post("/users", {"name": "Barbarossa", "password": password})
    assert code_of(answer) in ("bad_password", "common_password")


@pytest.mark.parametrize(
    "password", ["two words 7", "zug um zug", "mAt7!kwo", "жёлтая дрезина", "correct horse", "password of my aunt"]
)
def test_other_words_are_nobodys_business(password):
    assert not is_common(password, "Ann")


# --- what others read -------------------------------------------------------------------------------------------------


def test_what_is_said_commands_nothing(visitor):
    company = Company(visitor)
    path = f"/games/{company.game}/chat"
    said = "\x1b]0;mine\x07 Bob\u202e says \u2066no\u2069\r\nnext\u2028line 👩‍🚀\t!"
    assert company.ann.post(path, {"text": said}).json()["text"] == "]0;mine Bob says no\nnext\nline 👩‍🚀\t!"
    assert company.bob.get(path).json()[0]["text"] == "]0;mine Bob says no\nnext\nline 👩‍🚀\t!"
    assert code_of(company.ann.post(path, {"text": "\u202e\x07 "})) == "malformed"


def test_notes_and_names_of_tables_neither(visitor):
    ann = visitor().register("Ann")
    game = hot_seat(ann, name="My\u202e table\x1b[31m")
    assert ann.get(f"/games/{game}").json()["name"] == "My table [31m"
    assert ann.put(f"/games/{game}/notes", {"text": " a\x00b\u202ec\n"}).status_code == 400
    assert ann.put(f"/games/{game}/notes", {"text": " a\x07b\u202ec\n"}).json()["text"] == " abc\n"
    assert ann.get(f"/games/{game}/notes").json()["text"] == " abc\n"
