"""Files that were made under other rules, or are damaged: told where, and never silently another game."""

from __future__ import annotations

import json

import pytest

import tresham
import tresham.core.game as engine
from tests.server.people import code_of
from tests.server.tables import look
from tests.unit.interop.sample_records import with_the_certificate_of_another
from tresham.core.event import Paid
from tresham.core.ids import BANK
from tresham.core.illegal import Illegal
from tresham.core.play import play as real
from tresham.core.saved import save
from tresham.interop.xxgames.writer import record as record_of
from tresham.server.errors import ApiError
from tresham.server.lobby.imports import read_document
from tresham.text import LANGUAGES

GENEROUS = 6
"""The move for which the other rules pay a bonus."""
LENGTH = 12


@pytest.fixture
def ann(visitor):
    return visitor().register("Ann")


def played(length=LENGTH, profile="rulebook"):
    """A game in which everybody takes the first thing on the menu."""
    game = tresham.new("1830", ["Ann", "Bob", "Eve"], seed=7, profile=profile)
    for _ in range(length):
        game.push(next(iter(game.legal_actions())))
    return game


@pytest.fixture
def foreign(monkeypatch):
    """A file of today whose maker's rules paid somebody a bonus once."""
    plies = iter(range(1, LENGTH + 1))

    def generous(t, action, steps):
        real(t, action, steps)
        if next(plies) == GENEROUS:
            t.emit(Paid(BANK, t.title.players[0], 10, "bonus"))

    with monkeypatch.context() as patched:
        patched.setattr(engine, "play", generous)
        return json.loads(json.dumps(save(played())))


def games_of(somebody):
    return somebody.get("/games?mine=1").json()["games"]


def test_a_file_made_under_other_rules_is_refused_where_it_differs(ann, foreign):
    answer = ann.post("/games", {"import": foreign})
    assert (answer.status_code, code_of(answer)) == (422, "other_rules")
    params = answer.json()["error"]["params"]
    assert (params["number"], params["until"]) == (GENEROUS, GENEROUS - 1)
    assert params["action"] == foreign["moves"][GENEROUS - 1]["action"]
    assert games_of(ann) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_names_the_move_and_what_can_be_done(ann, foreign, lang):
    error = ann.post(f"/games?lang={lang}", {"import": foreign}).json()["error"]
    assert error["lang"] == lang
    assert str(GENEROUS) in error["message"]
    assert str(GENEROUS - 1) in error["message"]


def test_it_can_be_opened_as_it_was_up_to_there(ann, foreign):
    answer = ann.post("/games", {"import": foreign, "until": GENEROUS - 1})
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert table["ply"] == GENEROUS - 1
    again = ann.get(f"/games/{table['id']}/export").json()
    assert again["moves"] == foreign["moves"][: GENEROUS - 1]
    assert code_of(ann.post("/games", {"import": foreign, "until": GENEROUS})) == "other_rules"


def test_a_difference_that_leads_to_a_refusal_is_told_rather_than_the_refusal(ann, foreign):
    foreign["moves"][GENEROUS + 2]["action"] = {"type": "bid", "by": "@Ann", "private": "CA", "amount": 1}
    answer = ann.post("/games", {"import": foreign})
    assert (code_of(answer), answer.json()["error"]["params"]["number"]) == ("other_rules", GENEROUS)


def test_a_difference_before_an_unreadable_move_is_told_rather_than_that_move(ann, foreign):
    """Up to the unreadable move the file could not be opened: it went another way before."""
    foreign["moves"][GENEROUS + 2]["action"] = {"type": "tea"}
    answer = ann.post("/games", {"import": foreign})
    params = answer.json()["error"]["params"]
    assert (code_of(answer), params["number"]) == ("other_rules", GENEROUS)
    assert ann.post("/games", {"import": foreign, "until": params["until"]}).json()["ply"] == GENEROUS - 1


def test_what_is_there_of_the_digests_is_compared(ann, foreign):
    for move in foreign["moves"][GENEROUS + 1 :]:
        del move["digest"]
    assert code_of(ann.post("/games", {"import": foreign})) == "other_rules"
    for move in foreign["moves"]:
        move.pop("digest", None)
    assert ann.post("/games", {"import": foreign}).status_code == 201


def test_stricter_rules_refuse_with_the_rule_and_the_number(monkeypatch):
    file = json.loads(json.dumps(save(played())))
    plies = iter(range(1, LENGTH + 1))

    def strict(t, action, steps):
        if next(plies) == 4:
            raise Illegal("not_now", "1830-OR.3")
        real(t, action, steps)

    monkeypatch.setattr(engine, "play", strict)
    with pytest.raises(ApiError) as caught:
        read_document(file, "en")
    error = caught.value.body("en")["error"]
    assert (error["code"], error["rule"]["id"], error["params"]["number"]) == ("not_now", "1830-OR.3", 4)
    assert error["params"]["until"] == 3
    assert "4" in error["message"]


@pytest.mark.parametrize("damage", [7, {"action": {"type": "tea"}}, {"action": None}])
def test_a_move_that_cannot_be_read_is_named(ann, damage):
    file = json.loads(json.dumps(save(played())))
    file["moves"][8] = damage
    answer = ann.post("/games", {"import": file})
    assert (answer.status_code, code_of(answer)) == (422, "unreadable_entry")
    assert answer.json()["error"]["params"]["number"] == 9
    assert look(ann, ann.post("/games", {"import": file, "until": 8}).json()["id"])["ply"] == 8


def test_an_entry_of_a_record_that_cannot_be_read_is_named(ann):
    file = json.loads(json.dumps(record_of(played(profile="18xx.games"))))
    file["actions"][8] = {**file["actions"][8], "type": "tea"}
    answer = ann.post("/games", {"import": file})
    assert (code_of(answer), answer.json()["error"]["params"]["number"]) == ("unreadable_entry", 9)
    assert ann.post("/games", {"import": file, "until": 8}).json()["ply"] == 8
    file["actions"][5] = {"id": 6}
    answer = ann.post("/games", {"import": file})
    assert (code_of(answer), answer.json()["error"]["params"]["number"]) == ("unreadable_entry", 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_that_contradicts_itself_can_be_opened_up_to_there(ann, lang):
    """The rules allow what the entry says; only later it shows that nobody could have done so."""
    file, number, name = with_the_certificate_of_another()
    answer = ann.post(f"/games?lang={lang}", {"import": file})
    assert (answer.status_code, code_of(answer)) == (422, "unreadable_entry")
    error = answer.json()["error"]
    assert (error["params"]["number"], error["params"]["until"]) == (number, number - 1)
    assert name in error["params"]["detail"]
    assert str(number) in error["message"]
    assert str(number - 1) in error["message"]
    assert ann.post("/games", {"import": file, "until": number - 1}).json()["ply"] == number - 1


def test_an_entry_without_an_id_does_not_end_a_record_unnoticed(ann):
    file = json.loads(json.dumps(record_of(played(profile="18xx.games"))))
    del file["actions"][8]["id"]
    answer = ann.post("/games", {"import": file})
    assert (code_of(answer), answer.json()["error"]["params"]["number"]) == ("unreadable_entry", 9)


def test_a_file_is_not_longer_than_it_is(ann):
    file = json.loads(json.dumps(save(played())))
    answer = ann.post("/games", {"import": file, "until": LENGTH + 1})
    assert (answer.status_code, code_of(answer)) == (422, "no_such_ply")
    assert ann.post("/games", {"import": file, "until": 0}).json()["ply"] == 0
    assert code_of(ann.post("/games", {"import": file, "until": -1})) == "malformed"
