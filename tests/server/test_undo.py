"""Going back: free, within one's own turn, by request, never."""

from __future__ import annotations

import pytest

from tests.server.people import code_of
from tests.server.tables import Company, digests, hot_seat, look, play


def undo(browser, game, to=None, **more):
    body = {"ply": look(browser, game)["ply"], **({} if to is None else {"to": to}), **more}
    return browser.post(f"/games/{game}/undo", body)


def redo(browser, game, to=None):
    return browser.post(f"/games/{game}/redo", {"ply": look(browser, game)["ply"], "to": to})


def view(browser, game, at=None):
    return browser.get(f"/games/{game}/full" + ("" if at is None else f"?at={at}")).json()["view"]


@pytest.fixture
def ann(visitor):
    return visitor().register("Ann")


def test_undo_and_redo_are_rows_too(app, ann):
    game = hot_seat(ann)
    play(ann, game, 4)
    assert undo(ann, game).json()["ply"] == 5
    assert undo(ann, game).json()["ply"] == 6
    assert view(ann, game) == view(ann, game, 2)
    assert redo(ann, game).json()["ply"] == 7
    assert view(ann, game) == view(ann, game, 3)
    assert redo(ann, game).json()["ply"] == 8
    assert view(ann, game) == view(ann, game, 4)
    assert code_of(redo(ann, game)) == "nothing_to_redo"
    rows = ann.get(f"/games/{game}/actions").json()
    assert [row["kind"] for row in rows] == ["action"] * 4 + ["undo", "undo", "redo", "redo"]
    assert [row["action"]["to"] for row in rows[4:]] == [3, 2, 3, 4]
    before = (view(ann, game), ann.get(f"/games/{game}/log").json())
    app.state.services.desk.forget(game)
    assert (view(ann, game), ann.get(f"/games/{game}/log").json()) == before


def test_what_was_undone_is_told_so(ann):
    game = hot_seat(ann)
    play(ann, game, 4)
    assert undo(ann, game, 1).status_code == 200
    assert [row["undone"] for row in ann.get(f"/games/{game}/history").json()] == [False, True, True, True, False]
    assert {line["ply"] for line in ann.get(f"/games/{game}/log").json()} <= {0, 1}
    play(ann, game)
    assert code_of(redo(ann, game)) == "nothing_to_redo"
    assert [row["undone"] for row in ann.get(f"/games/{game}/history").json()] == [
        False,
        True,
        True,
        True,
        False,
        False,
    ]
    assert code_of(undo(ann, game, 3)) == "nothing_to_undo", "row 3 is not on the line that stands"
    assert len(ann.get(f"/games/{game}/export").json()["moves"]) == 2


def test_there_is_an_end_to_going_back(ann):
    game = hot_seat(ann)
    assert code_of(undo(ann, game)) == "nothing_to_undo"
    play(ann, game)
    assert code_of(undo(ann, game, 1)) == "nothing_to_undo"
    assert code_of(undo(ann, game, 9)) == "no_such_ply"
    assert undo(ann, game, 0).status_code == 200
    assert undo(ann, game, ply=0).status_code == 409


def test_free_undo_is_for_everybody_at_the_table(visitor):
    company = Company(visitor, undo="free")
    company.play(2)
    assert undo(company.eve, company.game).status_code == 200
    assert redo(company.bob, company.game).status_code == 200


def test_ones_own_turn_until_somebody_else_acts(visitor):
    company = Company(visitor, undo="turn")
    company.play()
    assert code_of(undo(company.bob, company.game)) == "nothing_to_undo"
    assert undo(company.ann, company.game).status_code == 200
    assert code_of(redo(company.bob, company.game)) == "redo_own"
    assert redo(company.ann, company.game).status_code == 200
    company.play()
    assert code_of(undo(company.ann, company.game)) == "undo_own_turn"
    assert code_of(undo(company.bob, company.game, 0)) == "undo_own_turn"
    assert undo(company.bob, company.game).status_code == 200


def test_never(visitor):
    company = Company(visitor, undo="none")
    company.play()
    assert code_of(undo(company.ann, company.game)) == "undo_never"
    assert code_of(redo(company.ann, company.game)) == "undo_never"


def test_what_others_have_answered_is_asked_for(visitor):
    company = Company(visitor, undo="request")
    company.play(3)
    answer = undo(company.ann, company.game)
    assert answer.status_code == 202
    asked = {"n": 1, "kind": "undo", "by": "Ann", "to": 0, "waits_for": ["Bob", "Eve"]}
    assert answer.json()["request"] == asked
    assert company.max.get(f"/games/{company.game}/full").json()["requests"] == [asked]
    assert look(company.ann, company.game)["ply"] == 3
    path = f"/games/{company.game}/requests/1"
    assert code_of(company.ann.post(path, {"accept": True})) == "request_not_yours"
    assert company.bob.post(path, {"accept": True}).json()["ply"] == 3
    assert code_of(company.bob.post(path, {"accept": True})) == "request_not_yours"
    assert company.eve.post(path, {"accept": True}).json()["ply"] == 4
    assert (look(company.ann, company.game)["acting"], len(digests(company.ann, company.game))) == (["Ann"], 4)
    assert code_of(company.eve.post(path, {"accept": True})) == "request_closed"
    assert company.max.get(f"/games/{company.game}/full").json()["requests"] == []


def test_one_no_is_enough(visitor):
    company = Company(visitor, undo="request")
    company.play(3)
    undo(company.ann, company.game)
    assert company.eve.post(f"/games/{company.game}/requests/1", {"accept": False}).status_code == 200
    assert code_of(company.bob.post(f"/games/{company.game}/requests/1", {"accept": True})) == "request_closed"
    assert look(company.ann, company.game)["ply"] == 3
    assert code_of(company.bob.post(f"/games/{company.game}/requests/9", {"accept": True})) == "no_such_request"


def test_play_overtakes_a_request(visitor):
    company = Company(visitor, undo="request")
    company.play(2)
    undo(company.ann, company.game)
    company.play()
    assert company.ann.get(f"/games/{company.game}/full").json()["requests"] == []
    assert code_of(company.bob.post(f"/games/{company.game}/requests/1", {"accept": True})) == "request_closed"


def test_ones_own_last_move_needs_no_request(visitor):
    company = Company(visitor, undo="request")
    company.play(2)
    assert undo(company.bob, company.game).status_code == 200
    assert look(company.ann, company.game)["acting"] == ["Bob"]
