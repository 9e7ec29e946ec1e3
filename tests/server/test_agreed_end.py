"""Ending a game by agreement: people say so at any time, bots follow, and all can see who has agreed."""

from __future__ import annotations

import pytest

from tests.server.people import code_of
from tests.server.tables import NAMES, Company, hot_seat, look, play
from tresham.server.live import agreed_end


def end(browser, game, *names):
    """These players would end the game here."""
    actions = [{"type": "end_game", "by": f"@{name}"} for name in names]
    return browser.post(f"/games/{game}/actions", {"ply": look(browser, game)["ply"], "actions": actions})


def round_of(browser, game):
    return browser.get(f"/games/{game}/full").json()["view"]["round"]


@pytest.fixture
def ann(visitor):
    return visitor().register("Ann")


def against_bots(ann, bots=2):
    """Ann, and bots that nobody wakes: on this server they do not think."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "naive"} for _ in range(bots))]
    body = {"title": "1830", "seats": seats, "order": "fixed", "seed": 7, "start": True}
    return ann.post("/games", body).json()["id"]


def test_the_game_is_over_when_the_last_has_agreed(visitor):
    company = Company(visitor)
    company.play(2)
    for browser, name in ((company.bob, "Bob"), (company.ann, "Ann")):
        answer = end(browser, company.game, name)
        assert answer.status_code == 200, answer.text
        assert answer.json()["table"]["status"] == "active"
    now = round_of(company.eve, company.game)
    assert (now["agreed"], now["over"]) == (["Ann", "Bob"], False)
    assert look(company.ann, company.game)["acting"] == ["Eve"]
    last = end(company.eve, company.game, "Eve").json()
    assert last["table"]["status"] == "finished"
    assert [line["text"] for line in last["lines"]] == [
        "Eve would end the game here",
        "The game is over: all players have agreed to end it",
    ]
    now = round_of(company.bob, company.game)
    assert (now["ending"], now["over"]) == ("agreement", True)
    assert look(company.bob, company.game)["result"]


def test_nobody_agrees_for_somebody_else(visitor):
    company = Company(visitor)
    assert code_of(end(company.bob, company.game, "Ann")) == "not_your_seat"
    assert end(company.max, company.game, "Ann").status_code in (403, 404)
    assert round_of(company.ann, company.game)["agreed"] == []


def test_twice_is_refused_in_words(visitor):
    company = Company(visitor)
    end(company.bob, company.game, "Bob")
    again = end(company.bob, company.game, "Bob")
    assert (again.status_code, code_of(again)) == (422, "agreed_already")


def test_who_plays_on_takes_it_back_and_all_read_it(visitor):
    company = Company(visitor)
    end(company.ann, company.game, "Ann")
    play(company.ann, company.game)
    assert round_of(company.bob, company.game)["agreed"] == []
    told = [line["text"] for line in company.bob.get(f"/games/{company.game}/log").json()]
    assert "Ann plays on after all" in told


def test_it_is_on_nobodys_menu(visitor):
    company = Company(visitor)
    for browser in (company.ann, company.bob):
        menu = browser.get(f"/games/{company.game}/legal").json()
        assert all(one["kind"] != "end_game" for one in (menu or {"choices": []})["choices"])


def test_one_who_has_all_seats_ends_it_in_one_go(ann):
    game = hot_seat(ann)
    play(ann, game, 2)
    assert end(ann, game, *NAMES).json()["table"]["status"] == "finished"


def test_bots_agree_as_soon_as_all_people_have(ann):
    game = against_bots(ann)
    answer = end(ann, game, "Ann").json()
    assert answer["table"]["status"] == "finished"
    assert len([line for line in answer["lines"] if "would end the game here" in line["text"]]) == 3
    rows = ann.get(f"/games/{game}/actions").json()
    assert [(row["action"]["type"], row["user"]) for row in rows] == [
        ("end_game", "Ann"),
        ("end_game", None),
        ("end_game", None),
    ]


def test_bots_wait_until_all_people_have_agreed(visitor):
    ann, bob = (visitor().register(name) for name in ("Ann", "Bob"))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "naive"}]
    game = ann.post("/games", {"title": "1830", "seats": seats, "order": "fixed", "seed": 7}).json()["id"]
    bob.post(f"/games/{game}/join", {})
    ann.post(f"/games/{game}/start")
    assert end(ann, game, "Ann").json()["table"]["status"] == "active"
    assert round_of(bob, game)["agreed"] == ["Ann"]
    assert end(bob, game, "Bob").json()["table"]["status"] == "finished"


def test_where_a_game_goes_nowhere_bots_propose_and_people_decide(ann, monkeypatch):
    game = against_bots(ann)
    monkeypatch.setattr(agreed_end, "goes_nowhere", lambda game: True)
    play(ann, game)
    table, now = look(ann, game), round_of(ann, game)
    bots = [seat["name"] for seat in table["seats"] if seat["kind"] == "bot"]
    assert (sorted(now["agreed"]), now["over"]) == (sorted(bots), False)
    assert end(ann, game, "Ann").json()["table"]["status"] == "finished"


def test_an_agreement_of_others_does_not_bar_the_way_back(visitor):
    company = Company(visitor, undo="turn")
    company.play(1)
    end(company.eve, company.game, "Eve")
    answer = company.ann.post(f"/games/{company.game}/undo", {"ply": 2})
    assert answer.status_code == 200, answer.text
    assert round_of(company.eve, company.game)["agreed"] == []


def test_nobody_takes_back_alone_what_all_have_ended(visitor):
    company = Company(visitor, undo="turn")
    for name in NAMES:
        end(company.people[name], company.game, name)
    answer = company.ann.post(f"/games/{company.game}/undo", {"ply": 3})
    assert code_of(answer) == "undo_own_turn"
    assert look(company.ann, company.game)["status"] == "finished"


def test_a_game_that_ended_so_is_there_after_a_restart(app, visitor):
    company = Company(visitor)
    for name in NAMES:
        end(company.people[name], company.game, name)
    before = round_of(company.ann, company.game)
    app.state.services.games.forget(company.game)
    assert round_of(company.ann, company.game) == before
