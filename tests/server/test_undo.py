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
    app.state.services.games.forget(game)
    assert (view(ann, game), ann.get(f"/games/{game}/log").json()) == before


def test_what_was_undone_is_told_so(ann):
    game = hot_seat(ann)
    play(ann, game, 4)
    assert undo(ann, game, 1).status_code == 200
    assert [row["undone"] for row in ann.get(f"/games/{game}/history").json()] == [False, True, True, True, False]
    assert {line["ply"] for line in ann.get(f"/games/{game}/log").json()} == {0, 1, 5}
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
    first = company.ann.get(f"/games/{company.game}/log").json()[1]["text"]
    text = f"Ann asks to take back 3 moves, from this one on: {first}"
    asked = {"n": 1, "kind": "undo", "by": "Ann", "to": 0, "text": text, "waits_for": ["Bob", "Eve"]}
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


def told(browser, game, language="en", **asked):
    """The log, sentence by sentence."""
    query = "&".join([f"lang={language}", *(f"{name}={value}" for name, value in asked.items())])
    return [line["text"] for line in browser.get(f"/games/{game}/log?{query}").json()]


def test_going_back_and_forward_is_told(visitor, app):
    """Nobody is left to wonder why the board has jumped: the log names who it was, and the move."""
    company = Company(visitor, undo="free")
    company.play(3)
    before = told(company.max, company.game)
    undo(company.bob, company.game, 2)
    assert told(company.max, company.game) == [*before[:-1], f"Bob takes back: {before[-1]}"]
    redo(company.eve, company.game)
    after = [*before, f"Bob takes back: {before[-1]}", f"Eve restores: {before[-1]}"]
    assert told(company.max, company.game) == after
    undo(company.ann, company.game, 1)
    count = f"Ann takes back 2 moves, from this one on: {before[-2]}"
    assert told(company.max, company.game) == [*before[:-2], *after[-2:], count]
    assert told(company.max, company.game, at=5) == after, "as it stood before"
    assert told(company.max, company.game, since=5) == [count]
    app.state.services.games.forget(company.game)
    assert told(company.max, company.game, since=5) == [count]


def test_going_back_is_told_in_every_language(visitor):
    company = Company(visitor, undo="free")
    company.play(2)
    texts = {language: told(company.max, company.game, language)[-1] for language in ("ru", "pl")}
    undo(company.bob, company.game)
    assert told(company.max, company.game, "ru")[-1] == f"Отмена (Bob): {texts['ru']}"
    assert told(company.max, company.game, "pl")[-1] == f"Cofnięcie (Bob): {texts['pl']}"
    redo(company.bob, company.game)
    assert told(company.max, company.game, "ru")[-1] == f"Возврат (Bob): {texts['ru']}"
    assert told(company.max, company.game, "pl")[-1] == f"Przywrócenie (Bob): {texts['pl']}"


def test_at_a_hot_seat_it_is_whose_move_goes(ann):
    game = hot_seat(ann)
    play(ann, game, 2)
    undo(ann, game)
    assert told(ann, game)[-1].startswith("Bob takes back: ")
    assert ann.get(f"/games/{game}/history").json()[-1]["by"] == "Bob"


def test_a_move_without_a_sentence_is_named_all_the_same(ann):
    """Whoever has sold something ends his turn without a word of the log."""
    game = hot_seat(ann)
    for wanted in ("sell_shares", "pass"):
        for _ in range(60):
            choices = ann.get(f"/games/{game}/legal").json()["choices"]
            found = next((one for one in choices if one["kind"] == wanted and one["label"] != "Pass"), None)
            if found:
                break
            play(ann, game)
        assert found
        ann.post(f"/games/{game}/actions", {"ply": look(ann, game)["ply"], "action": found["action"]})
    assert found is not None
    assert found["label"] == "End the turn"
    undo(ann, game)
    assert told(ann, game)[-1].endswith(" takes back: End the turn")


def can(browser, game):
    """What the server says of going back and forward."""
    found = browser.get(f"/games/{game}/full").json()["can"]
    return found["undo"], found["redo"]


def test_what_can_be_taken_back_or_restored_is_told(visitor):
    company = Company(visitor, undo="turn")
    game = company.game
    assert can(company.ann, game) == (False, False)
    company.play()
    assert (can(company.ann, game), can(company.bob, game)) == ((True, False), (False, False))
    undo(company.ann, game)
    assert (can(company.ann, game), can(company.bob, game)) == ((False, True), (False, False))
    company.play(2)
    assert (can(company.ann, game), can(company.bob, game)) == ((False, False), (True, False))
    assert can(company.max, game) == (False, False)


@pytest.mark.parametrize(
    ("policy", "answers"),
    [("free", (True, False)), ("request", (True, False)), ("turn", (False, False)), ("none", (False, False))],
)
def test_that_depends_on_the_habits_of_the_table(visitor, policy, answers):
    company = Company(visitor, undo=policy)
    assert can(company.ann, company.game) == (False, False)
    company.play(2)
    assert can(company.ann, company.game) == answers


def test_nobody_asks_twice_at_once(visitor):
    """Each request rings at the others' doors."""
    company = Company(visitor, undo="request")
    company.play(3)
    assert undo(company.ann, company.game).status_code == 202
    again = undo(company.ann, company.game)
    assert (again.status_code, code_of(again)) == (409, "already_asked")
    assert undo(company.bob, company.game).status_code == 202
    requests = company.max.get(f"/games/{company.game}/full").json()["requests"]
    assert [(one["n"], one["by"]) for one in requests] == [(1, "Ann"), (2, "Bob")]
    assert company.bob.post(f"/games/{company.game}/requests/1", {"accept": False}).status_code == 200
    assert undo(company.ann, company.game).status_code == 202
    assert company.eve.post(f"/games/{company.game}/requests/2", {"accept": True}).json()["ply"] == 4
    assert company.max.get(f"/games/{company.game}/full").json()["requests"] == []
