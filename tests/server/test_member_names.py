"""Names that can be told apart: invisible letters, mixed alphabets, look-alikes, and whose name a seat may bear."""

from __future__ import annotations

import dataclasses
from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi.testclient import TestClient

from tests.server.people import PASSWORD, Browser, code_of
from tresham.server.app import create_app

LOOKALIKES = (
    ("ВОВ", "BOB"),
    ("Сор", "Cop"),
    ("Ріо", "pio"),
    ("Αννα", "Avva"),
    ("Ian", "lan"),
    ("Bob1", "BobI"),
    ("O0", "OO"),
)


def new(browser, name):
    return browser.post("/users", {"name": name, "password": PASSWORD})


@pytest.fixture(params=["sqlite", "postgres"])
def either(request, settings):
    """Makes browsers, on either kind of database."""
    url = settings.database_url if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    app = create_app(dataclasses.replace(settings, database_url=url))
    with TestClient(app, base_url="http://localhost"):
        yield lambda: Browser(TestClient(app, base_url="http://localhost"))


def test_a_name_that_is_longer_than_it_looks_is_refused(either):
    answer = new(either(), "\ufdfa" * 32)
    assert (answer.status_code, code_of(answer)) == (400, "name_too_long")
    assert new(either(), "\u00df" * 32).status_code == 201


@pytest.mark.parametrize("unseen", ["\u034f", "\ufe0f", "\u115f", "\u17b4", "\u00ad", "\u180e", "\U000e0100", "\u3164"])
def test_letters_that_nobody_sees_are_refused(visitor, unseen):
    for name in (unseen, f"Ann{unseen}", f"A{unseen}nn"):
        answer = new(visitor(), name)
        assert (answer.status_code, code_of(answer)) == (400, "bad_name")


@pytest.mark.parametrize("name", ["\u0410nn", "\u0391nn", "Jan\u0430", "\u0410\u03bd\u03bd", "R\u674e"])
def test_a_name_is_written_in_one_alphabet(visitor, name):
    answer = new(visitor(), name)
    assert (answer.status_code, code_of(answer)) == (400, "mixed_name")


@pytest.mark.parametrize(
    "name", ["Ann 2", "\u0410\u043d\u043d\u0430 3", "\u685c\u3055\u304f\u30e9", "\u041b\u0451\u0432-1", "Zo\u00eb"]
)
def test_digits_and_marks_belong_to_every_alphabet(visitor, name):
    assert new(visitor(), name).status_code == 201


@pytest.mark.parametrize(("first", "second"), LOOKALIKES)
def test_of_names_that_look_alike_one_is_taken(either, first, second):
    assert new(either(), first).status_code == 201
    answer = new(either(), second)
    assert (answer.status_code, code_of(answer)) == (409, "name_alike")


@pytest.mark.parametrize("name", ["Anna", "\u00c4nn", "An", "Nna"])
def test_other_names_are_other_names(visitor, name):
    visitor().register("Ann")
    assert new(visitor(), name).status_code == 201


def test_of_ten_at_once_one_gets_the_name(either):
    strangers = [either() for _ in range(10)]
    names = ["BOB", "\u0412\u041e\u0412"] * 5
    with ThreadPoolExecutor(10) as pool:
        answers = sorted(pool.map(lambda one: new(*one).status_code, zip(strangers, names, strict=True)))
    assert answers == [201] + [409] * 9


class TestSeats:
    @pytest.mark.parametrize("name", ["Bob", "BOB", "B0b"])
    @pytest.mark.parametrize("kind", ["local", "me", "bot"])
    def test_nobody_sits_under_the_name_of_another_member(self, visitor, kind, name):
        ann, bob = visitor().register("Ann"), visitor().register("Bob")
        seats = [{"kind": "open"}, {"kind": kind, "name": name}]
        answer = ann.post("/games", {"title": "1830", "seats": seats})
        assert (answer.status_code, code_of(answer)) == (422, "name_of_member")
        assert bob.post("/games", {"title": "1830", "seats": seats}).status_code == 201

    def test_a_bot_without_a_name_gets_one_that_nobody_has(self, visitor):
        ann = visitor().register("Ann")
        visitor().register("Naive 2")
        seats = ann.post("/games", {"title": "1830", "seats": [{"kind": "me"}, {"kind": "bot"}]}).json()["seats"]
        assert seats[1]["name"] == "Naive 3"

    def test_on_ones_own_machine_everybody_is_called_as_one_likes(self, settings):
        with TestClient(create_app(settings), base_url="http://localhost") as client:
            Browser(client).register("Bob")
        with TestClient(create_app(dataclasses.replace(settings, mode="local")), base_url="http://localhost") as client:
            seats = [{"kind": "local", "name": name} for name in ("Bob", "Eve", "\u0410nn")]
            assert Browser(client).post("/games", {"title": "1830", "seats": seats}).status_code == 201
