"""The shelf, the rules and the bots, as pages and programs read them."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.people import API
from tests.server.tables import hot_seat
from tresham import __version__
from tresham.bots import BOTS
from tresham.report import rule_moments
from tresham.titles import PROFILES, SHELF

LETTERS = {"ru": r"[а-яё]", "pl": r"[a-ząćęłńóśźż]", "en": r"[a-z]"}


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_titles_with_their_options_in_words(client, lang):
    cards = client.get(f"{API}/titles?lang={lang}").json()
    assert [one["key"] for one in cards] == list(SHELF)
    for card in cards:
        listing = SHELF[card["key"]]
        assert card["seats"] == [listing.seats[0], listing.seats[-1]]
        assert card["profiles"] == list(PROFILES)
        assert card["bots"] == list(BOTS)
        assert [one["key"] for one in card["options"]] == list(listing.options)
        for one in card["options"]:
            assert one["needs"] == list(listing.needs.get(one["key"], ()))
            form = listing.forms.get(one["key"])
            assert one["seats"] == (form and [form.seats[0], form.seats[-1]])
            assert one["profiles"] == list(form.profiles if form else PROFILES)
            assert one["name"]
            assert re.search(LETTERS[lang], one["about"])


def test_sentences_differ_by_language(client):
    told = [client.get(f"{API}/{what}?lang={lang}").text for what in ("titles", "bots") for lang in ("en", "ru", "pl")]
    assert len(set(told)) == 6


def test_an_unknown_language_is_told(client):
    assert client.get(f"{API}/titles?lang=de").status_code == 400


@pytest.mark.parametrize("title", SHELF)
def test_rules_have_the_ids_that_refusals_cite(client, title):
    found = client.get(f"{API}/titles/{title}/rules").json()
    ids = [one["id"] for one in found if one["id"]]
    assert len(ids) == len(set(ids)) > 50
    books = tuple(f"{book}-" for book in (title, SHELF[title].base) if book)
    assert all(one.startswith(books) for one in ids)
    assert all(one["text"] for one in found)


def test_a_rule_comes_with_the_tests_that_prove_it(client):
    [bids] = [one for one in client.get(f"{API}/titles/1830/rules").json() if one["id"] == "1830-AU.5"]
    assert {
        "file": "tests/rules/test_1830_auction.py",
        "name": "test_promised_money_cannot_buy_the_offered_private",
        "words": "promised money cannot buy the offered private",
    } in bids["tests"]


def test_a_sample_game_is_played_once_however_many_ask(client, visitor, monkeypatch):
    """It takes a third of a second, in which everybody who moves would wait for all who ask."""
    played: list[str] = []
    real = rule_moments.sample_game

    def sample_game(title):
        played.append(title)
        return real(title)

    monkeypatch.setattr(rule_moments, "sample_game", sample_game)
    rule_moments.rule_moments.cache_clear()
    people = [visitor() for _ in range(4)]
    with ThreadPoolExecutor(len(people)) as together:
        answers = list(together.map(lambda one: one.get("/titles/18CZ/moments?lang=en"), people))
    assert {answer.status_code for answer in answers} == {200}
    assert played == ["18CZ"]


@pytest.mark.parametrize("title", SHELF)
def test_moments_of_rules_are_those_of_a_sample_game_that_can_be_opened(visitor, title):
    ann = visitor().register("Ann")
    moments = ann.get(f"/titles/{title}/moments?lang=pl").json()
    assert set(moments) <= {one["id"] for one in ann.get(f"/titles/{title}/rules").json()}
    opened = ann.post("/games", {"import": ann.get(f"/titles/{title}/sample").json()}).json()
    assert (opened["title"], opened["status"]) == (title, "finished")
    assert 0 < max(one["ply"] for found in moments.values() for one in found) <= opened["ply"]


def test_a_title_without_a_sample_game_has_none(client):
    assert client.get(f"{API}/titles/18AB/moments").json() == {}
    assert client.get(f"{API}/titles/18AB/sample").status_code == 404
    assert client.get(f"{API}/titles/1999/moments").status_code == 404


@pytest.mark.parametrize("title", SHELF)
def test_what_a_menu_refuses_can_be_looked_up(visitor, title):
    """Whoever follows the link behind a refusal finds that very rule in the book of the title."""
    ann = visitor().register("Ann")
    refused = ann.get(f"/games/{hot_seat(ann, title)}/legal").json()["refused"]
    cited = {one["rule"] for one in refused}
    assert cited
    assert cited <= {one["id"] for one in ann.get(f"/titles/{title}/rules").json()}


def test_bots(client):
    found = client.get(f"{API}/bots").json()
    assert [one["name"] for one in found] == list(BOTS)
    assert all(one["label"] and one["about"] for one in found)


def test_health_and_version(client):
    assert client.get(f"{API}/healthz").json() == {"status": "ok"}
    assert client.get(f"{API}/version").json() == {"version": __version__}


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize("title", SHELF)
def test_the_glossary_of_a_title_speaks_the_readers_language_and_cites_its_rules(client, title, lang):
    found = client.get(f"{API}/titles/{title}/glossary?lang={lang}").json()
    rules = {one["id"] for one in client.get(f"{API}/titles/{title}/rules").json()}
    assert len(found["terms"]) > 25
    for term in found["terms"]:
        assert re.search(LETTERS[lang], term["about"])
        assert term["rules"]
        assert set(term["rules"]) <= rules
    assert found["privates"]


def test_there_is_no_glossary_of_a_title_that_nobody_knows(client):
    assert client.get(f"{API}/titles/1899/glossary").status_code == 404
