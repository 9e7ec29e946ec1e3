"""Lessons on the server: ordinary tables that know which lesson they are."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import func, select

from tests.server.people import code_of
from tests.server.tables import look
from tests.server.test_damage import spoil
from tresham.learn import COURSES, LESSONS
from tresham.server.db.games import GameRow
from tresham.server.lobby import lessons
from tresham.text import LANGUAGES

START = {"type": "start_corporation", "by": "@Ann", "corp": "BAY", "cell": "D2"}
OTHER = {"type": "start_corporation", "by": "@Ann", "corp": "HIL", "cell": "D2"}


@pytest.fixture
def ann(visitor):
    return visitor().register("Ann")


def begin(browser, key="shares", **asked):
    answer = browser.post(f"/lessons/{key}", asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


def said(browser, game, **asked):
    answer = browser.get(f"/games/{game}/lesson", params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


def act(browser, game, action):
    return browser.post(f"/games/{game}/actions", {"ply": look(browser, game)["ply"], "action": action})


def card(browser, key="shares"):
    found = [one for course in browser.get("/lessons").json() for one in course["lessons"] if one["key"] == key]
    return found[0]


def readings(choice):
    """A choice as it stands and, if it leaves a number open, with the highest one: lessons ask for no other."""
    yield choice["action"]
    if choice["field"] and not choice["offer"]:
        yield {**choice["action"], choice["field"]: choice["high"]}


def follow(browser, game):
    """Play a lesson to its end by the menu: at each step the first move after which the path goes on."""
    while (now := said(browser, game))["where"] == "step":
        choices = browser.get(f"/games/{game}/legal").json()["choices"]
        for action in (one for choice in choices for one in readings(choice)):
            assert act(browser, game, action).status_code == 200
            if said(browser, game)["where"] != "astray":
                break
            assert browser.post(f"/games/{game}/undo", {"ply": look(browser, game)["ply"]}).status_code == 200
        assert said(browser, game)["step"] > now["step"]
    return said(browser, game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_courses_are_listed_in_the_readers_language_for_visitors_too(visitor, lang):
    courses = visitor().get("/lessons", params={"lang": lang}).json()
    assert [one["key"] for one in courses] == [one.key for one in COURSES]
    cards = [one for course in courses for one in course["lessons"]]
    assert [one["key"] for one in cards] == list(LESSONS)
    assert all(one["name"] and one["about"] and not one["done"] and one["game"] is None for one in cards)


def test_only_members_begin_lessons(visitor):
    answer = visitor().post("/lessons/shares", {})
    assert (answer.status_code, code_of(answer)) == (401, "not_signed_in")


def test_what_is_no_lesson_is_not_found(ann):
    assert code_of(ann.post("/lessons/juggling", {})) == "no_lesson"
    seats = [{"kind": "me"}, {"kind": "bot"}]
    game = ann.post("/games", {"title": "1830", "seats": seats, "start": True}).json()["id"]
    answer = ann.get(f"/games/{game}/lesson")
    assert (answer.status_code, code_of(answer)) == (404, "no_lesson")


def test_a_lesson_is_a_private_table_of_its_own_and_not_in_the_lobby(ann, visitor):
    table = begin(ann)
    assert (table["lesson"], table["status"], table["visibility"]) == ("shares", "active", "private")
    assert [(seat["name"], seat["bot"]) for seat in table["seats"]] == [("Ann", None), ("Ada", "guide")]
    assert ann.get("/games").json()["games"] == []
    stranger = visitor().register("Max")
    for path in ("", "/lesson", "/full"):
        assert stranger.get(f"/games/{table['id']}{path}").status_code == 404
    assert act(ann, table["id"], START).status_code == 200
    answer = stranger.post(f"/games/{table['id']}/actions", {"ply": 2, "action": START})
    assert answer.status_code == 404


def test_the_primer_is_offered_nowhere_else(ann):
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = ann.post("/games", {"title": "18AB", "seats": seats, "start": True})
    assert code_of(answer) == "no_title"
    assert "18AB" not in [one["key"] for one in ann.get("/titles").json()]
    assert ann.get("/titles/18AB/rules").status_code == 200
    assert ann.get("/titles/18AB/glossary").status_code == 200


def test_the_script_answers_at_once_and_the_next_step_is_told(ann):
    game = begin(ann)["id"]
    first = said(ann, game)
    assert (first["where"], first["step"], first["steps"], len(first["pages"])) == ("step", 0, 3, 3)
    assert "start:BAY:D2" in first["pages"][2]["points"]
    answer = act(ann, game, START)
    assert answer.json()["ply"] == 2
    assert [row["by"] for row in ann.get(f"/games/{game}/actions").json()] == ["Ann", "Ada"]
    assert (said(ann, game)["step"], said(ann, game)["where"]) == (1, "step")
    assert said(ann, game, at=1)["where"] == "watch"


def test_a_wrong_move_teaches_the_script_waits_and_undo_leads_back(ann):
    game = begin(ann)["id"]
    act(ann, game, OTHER)
    wrong = said(ann, game)
    assert (wrong["where"], wrong["step"], wrong["back"]) == ("astray", 0, 0)
    assert "BAY" in wrong["feedback"]
    assert look(ann, game)["acting"] == ["Ada"]
    answer = ann.post(f"/games/{game}/undo", {"ply": 1, "to": wrong["back"]})
    assert answer.status_code == 200, answer.text
    assert (said(ann, game)["where"], said(ann, game)["step"]) == ("step", 0)
    assert act(ann, game, START).status_code == 200
    assert said(ann, game)["step"] == 1


def test_undo_takes_back_the_answers_too_and_redo_brings_them_back(ann):
    game = begin(ann)["id"]
    act(ann, game, START)
    ann.post(f"/games/{game}/undo", {"ply": 2})
    assert (said(ann, game)["where"], said(ann, game)["step"]) == ("step", 0)
    ann.post(f"/games/{game}/redo", {"ply": 3})
    assert (said(ann, game)["where"], said(ann, game)["step"]) == ("step", 1)


def test_who_goes_back_to_before_an_answer_is_answered_again(ann):
    game = begin(ann)["id"]
    act(ann, game, START)
    ann.post(f"/games/{game}/undo", {"ply": 2, "to": 1})
    assert (said(ann, game)["where"], said(ann, game)["step"]) == ("step", 1)


def test_the_opening_is_not_taken_back(ann):
    table = begin(ann, "track")
    assert table["ply"] == len(LESSONS["track"].opening)
    for jump in ({}, {"to": 2}):
        answer = ann.post(f"/games/{table['id']}/undo", {"ply": table["ply"], **jump})
        assert (answer.status_code, code_of(answer)) == (422, "nothing_to_undo")
    assert not ann.get(f"/games/{table['id']}/full").json()["can"]["undo"]


def test_what_the_rules_forbid_is_refused_with_the_rule_of_the_primer(ann):
    game = begin(ann)["id"]
    answer = act(ann, game, {"type": "buy_shares", "by": "@Ann", "certs": ["HIL_1"]})
    assert (answer.status_code, code_of(answer)) == (422, "presidents_certificate_first")
    assert "18AB-ST.3" in answer.text


def test_in_a_lesson_no_click_does_several_steps(ann):
    game = begin(ann, "rust")["id"]
    assert ann.get(f"/games/{game}/full").json()["menu"]["rest"] is None


def test_a_lesson_goes_on_where_it_stopped_and_begins_again_when_asked(ann):
    table = begin(ann)
    act(ann, table["id"], START)
    assert begin(ann)["id"] == table["id"]
    assert (card(ann)["step"], card(ann)["done"], card(ann)["game"]) == (1, False, table["id"])
    again = begin(ann, again=True)
    assert again["id"] != table["id"]
    assert (card(ann)["step"], card(ann)["game"]) == (0, again["id"])
    assert ann.get(f"/games/{table['id']}").status_code == 404


def test_what_was_finished_stays_finished_and_no_tables_pile_up(ann):
    table = begin(ann)
    assert follow(ann, table["id"])["where"] == "done"
    assert card(ann)["done"]
    for _ in range(3):
        again = begin(ann, again=True)
    assert card(ann) == {**card(ann), "done": True, "step": 0, "game": again["id"]}
    assert ann.get(f"/games/{table['id']}").status_code == 200


def test_lessons_belong_to_each_member_alone(ann, visitor):
    act(ann, begin(ann)["id"], START)
    max_ = visitor().register("Max")
    assert card(max_)["game"] is None
    assert begin(max_)["id"] != card(ann)["game"]


@pytest.mark.parametrize("key", LESSONS)
def test_every_lesson_can_be_played_to_its_end_over_the_wire(ann, key):
    end = follow(ann, begin(ann, key)["id"])
    assert (end["where"], end["step"]) == ("done", end["steps"])
    assert end["pages"][0]["text"]


# --- at once ---------------------------------------------------------------------------------------------------------


def tables_of(app, key):
    """How many tables there are of a lesson."""
    with app.state.services.database.read() as session:
        return session.scalar(select(func.count()).select_from(GameRow).where(GameRow.lesson == key))


def begun_at_once(browser, **asked):
    with ThreadPoolExecutor(6) as together:
        return list(together.map(lambda _: browser.post("/lessons/shares", asked), range(6)))


def test_who_clicks_twice_begins_a_lesson_once(app, ann):
    answers = begun_at_once(ann)
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert tables_of(app, "shares") == 1


def test_who_begins_again_twice_is_told_of_a_table_each_time(app, ann):
    begin(ann)
    answers = begun_at_once(ann, again=True)
    assert {answer.status_code for answer in answers} == {200}
    assert tables_of(app, "shares") == 1
    assert card(ann)["game"] in {answer.json()["id"] for answer in answers}


def test_a_lesson_that_is_gone_or_cannot_be_read_hides_no_others(app, ann, monkeypatch):
    first, bad = begin(ann), begin(ann, "track")
    spoil(app, bad["id"], move={"events": "oops"})
    assert card(ann)["game"] == first["id"]
    assert card(ann, "track")["game"] is None
    new = begin(ann, "track")
    assert (new["lesson"], card(ann, "track")["game"]) == ("track", new["id"])
    assert ann.get(f"/games/{bad['id']}").status_code == 404
    listed = lessons._tables
    monkeypatch.setattr(lessons, "_tables", lambda *asked: [("taken-away", "shares", 0), *listed(*asked)])
    assert card(ann)["game"] == first["id"]


def test_how_far_somebody_is_is_found_out_once_for_each_row(app, ann, monkeypatch):
    """The list is looked at often, and has twenty lessons and more."""
    game = begin(ann)["id"]
    assert card(ann)["step"] == 0

    def nobody_opens(game_id, user):
        raise AssertionError(game_id)

    with monkeypatch.context() as patch:
        patch.setattr(app.state.services.games, "open", nobody_opens)
        assert card(ann)["step"] == 0
    act(ann, game, START)
    assert card(ann)["step"] == 1


def test_a_lesson_is_for_its_learner_alone(ann):
    """Else others could try something out from it, and it could not begin again."""
    table = begin(ann)
    for changes in ({"visibility": "public"}, {"visibility": "link"}, {"undo": "none"}):
        refused = ann.patch(f"/games/{table['id']}", changes)
        assert (refused.status_code, code_of(refused)) == (403, "habits_of_lesson")
    assert ann.patch(f"/games/{table['id']}", {"name": "Mine"}).json()["visibility"] == "private"
