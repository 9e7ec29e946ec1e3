"""The rest of a turn in one click: the menu tells beforehand what it will do, and then that is done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import code_of
from tests.server.tables import hot_seat
from tests.turns import MOVES, before_a_purchase, beginning_of_turn


def put(visitor: Any, document: Any) -> tuple[Any, str, dict[str, Any]]:
    """Somebody, that game with everybody at her screen, and all that the page gets."""
    ann = visitor().register("Ann")
    game = ann.post("/games", {"import": document}).json()["id"]
    return ann, game, ann.get(f"/games/{game}/full").json()


def price(full: dict[str, Any], cell: str) -> int:
    """What is printed in a cell."""
    found: int = next(one["price"] for one in full["sheet"]["market"]["cells"] if one["name"] == cell)
    return found


@pytest.mark.parametrize("title", MOVES)
def test_it_is_foretold_and_then_done_exactly_so(visitor, title):
    ann, game, before = put(visitor, beginning_of_turn(title))
    rest, corp = before["menu"]["rest"], before["view"]["round"]["actor"]
    assert rest["how"] == "run_pay"
    assert rest["ends"]
    assert rest["revenue"] > 0 < rest["per_share"]
    assert rest["declines"][0] == "Lay no track"
    answer = ann.post(f"/games/{game}/finish", {"ply": before["ply"], "how": rest["how"]})
    assert answer.status_code == 200, answer.text
    rows = [row["action"] for row in ann.get(f"/games/{game}/actions?since={before['ply']}").json()]
    assert {row["by"] for row in rows} == {corp}
    assert [row["type"] for row in rows].count("pass") == len(rest["declines"])
    after = ann.get(f"/games/{game}/full").json()
    then = next(one for one in after["view"]["corporations"] if one["symbol"] == corp)
    now = next(one for one in before["view"]["corporations"] if one["symbol"] == corp)
    assert (then["last_revenue"], then["last_dividend"]) == (rest["revenue"], "pay")
    assert (now["price"], then["price"]) == (price(before, rest["before"]), price(before, rest["after"]))
    paid = next(line["text"] for line in answer.json()["lines"] if "pays out" in line["text"])
    assert str(rest["per_share"]) in paid
    assert after["view"]["round"]["actor"] != corp
    stale = ann.post(f"/games/{game}/finish", {"ply": before["ply"], "how": "run_pay"})
    assert (stale.status_code, code_of(stale)) == (409, "stale")


def test_where_nothing_runs_it_tells_what_is_let_be_and_how_the_price_falls(visitor):
    _, _, before = put(visitor, beginning_of_turn("1830", with_train=False))
    rest = before["menu"]["rest"]
    assert (rest["revenue"], rest["per_share"]) == (None, None)
    assert price(before, rest["after"]) < price(before, rest["before"])
    assert rest["declines"]


def test_what_is_let_be_is_told_in_the_language_of_the_reader(visitor):
    ann, game, _ = put(visitor, beginning_of_turn("1849"))
    told = {one: ann.get(f"/games/{game}/full?lang={one}").json()["menu"]["rest"] for one in ("en", "ru", "pl")}
    assert len({rest["declines"][0] for rest in told.values()}) == 3
    assert len({rest["revenue"] for rest in told.values()}) == 1


def test_who_draws_runs_without_help_is_not_told_the_best(visitor):
    """Nor may it be found out by the price or by what comes after the run."""
    ann, game, _ = put(visitor, beginning_of_turn("1830"))
    assert ann.patch(f"/games/{game}", {"route_help": "none"}).status_code == 200
    full = ann.get(f"/games/{game}/full").json()
    rest = full["menu"]["rest"]
    assert (rest["how"], rest["revenue"], rest["per_share"], rest["ends"]) == ("done", None, None, False)
    assert rest["before"] == rest["after"]


def test_elsewhere_there_is_no_rest(visitor):
    """In an auction everybody decides once; and what is past has no menu."""
    ann = visitor().register("Ann")
    game = hot_seat(ann, "1849")
    assert ann.get(f"/games/{game}/full").json()["menu"]["rest"] is None
    assert ann.get(f"/games/{game}/legal").json()["rest"] is None


def test_what_comes_after_the_run_can_be_had_at_once(visitor):
    """From the first part of the turn on: every dividend, and the trains that can be bought when all is paid."""
    ann, game, before = put(visitor, beginning_of_turn("1830"))
    courses = before["menu"]["courses"]
    alone = [one for one in courses if one["choice"]["kind"] == one["actions"][-1]["type"] == "declare_dividend"]
    dividends = {one["choice"]["about"]["kind"]: one for one in alone}
    assert set(dividends) == {"pay", "withhold"}
    kept = dividends["withhold"]
    assert [one["type"] for one in kept["actions"]] == ["pass", "run_trains", "declare_dividend"]
    assert kept["declines"] == ["Lay no track"]
    assert (kept["revenue"], kept["per_share"]) == (before["menu"]["rest"]["revenue"], None)
    answer = ann.post(f"/games/{game}/actions", {"ply": before["ply"], "actions": kept["actions"]})
    assert answer.status_code == 200, answer.text
    assert ann.get(f"/games/{game}/full").json()["ply"] == before["ply"] + 3


def test_a_course_may_be_the_last_thing_of_the_turn(visitor):
    """A train could be bought: whoever wants none lets that be in the same click, and it is told."""
    ann, game, before = put(visitor, before_a_purchase())
    kept = [one for one in before["menu"]["courses"] if one["choice"]["about"].get("kind") == "withhold"]
    assert [one["ends"] for one in kept] == [False, True]
    alone, last = kept
    assert last["actions"][: len(alone["actions"])] == alone["actions"]
    assert len(last["declines"]) == [one["type"] for one in last["actions"]].count("pass") > len(alone["declines"])
    corp = before["view"]["round"]["actor"]
    answer = ann.post(f"/games/{game}/actions", {"ply": before["ply"], "actions": last["actions"]})
    assert answer.status_code == 200, answer.text
    assert ann.get(f"/games/{game}/full").json()["view"]["round"]["actor"] != corp


def test_after_a_tile_the_later_parts_of_the_turn_are_offered_too(visitor):
    ann, game, before = put(visitor, before_a_purchase())
    lay = next(one["action"] for one in before["menu"]["choices"] if one["kind"] == "lay_tile")
    told = ann.post(f"/games/{game}/afterwards", {"ply": before["ply"], "action": lay}).json()
    assert {"declare_dividend", "buy_train"} == {one["choice"]["kind"] for one in told["courses"]}
    train = next(one for one in told["courses"] if one["choice"]["kind"] == "buy_train")
    answer = ann.post(f"/games/{game}/actions", {"ply": before["ply"], "actions": [lay, *train["actions"]]})
    assert answer.status_code == 200, answer.text
    assert any("buys a" in line["text"] for line in answer.json()["lines"])


def test_a_train_is_bought_at_once_after_all_that_is_paid(visitor):
    ann, game, before = put(visitor, before_a_purchase())
    train = next(one for one in before["menu"]["courses"] if one["choice"]["kind"] == "buy_train")
    assert train["per_share"] == before["menu"]["rest"]["per_share"] > 0
    answer = ann.post(f"/games/{game}/actions", {"ply": before["ply"], "actions": train["actions"]})
    assert answer.status_code == 200, answer.text
    assert any("buys a" in line["text"] for line in answer.json()["lines"])


def test_who_draws_runs_without_help_is_led_nowhere(visitor):
    ann, game, _ = put(visitor, beginning_of_turn("1830"))
    ann.patch(f"/games/{game}", {"route_help": "none"})
    assert ann.get(f"/games/{game}/full").json()["menu"]["courses"] == []


def test_the_rest_after_a_tile_is_foretold_and_then_done_exactly_so(visitor):
    ann, game, before = put(visitor, beginning_of_turn("1830"))
    lay = next(one["action"] for one in before["menu"]["choices"] if one["kind"] == "lay_tile")
    rest = ann.post(f"/games/{game}/afterwards", {"ply": before["ply"], "action": lay}).json()["rest"]
    assert rest["revenue"] > 0
    assert rest["ends"]
    assert ann.get(f"/games/{game}/full").json()["ply"] == before["ply"], "nothing is played"
    answer = ann.post(f"/games/{game}/actions", {"ply": before["ply"], "actions": [lay, *rest["actions"]]})
    assert answer.status_code == 200, answer.text
    told = " ".join(line["text"] for line in answer.json()["lines"])
    assert f"runs for ${rest['revenue']}" in told
    assert f"${rest['per_share']} a share" in told


def test_who_plays_on_meanwhile_is_told_of_the_position_for_which_he_asked(visitor):
    ann, game, before = put(visitor, beginning_of_turn("1830"))
    lay = next(one["action"] for one in before["menu"]["choices"] if one["kind"] == "lay_tile")
    question = {"ply": before["ply"], "action": lay}
    foretold = ann.post(f"/games/{game}/afterwards", question).json()
    assert ann.post(f"/games/{game}/actions", question).status_code == 200
    late = ann.post(f"/games/{game}/afterwards", question)
    assert (late.status_code, late.json()) == (200, foretold)
    early = ann.post(f"/games/{game}/afterwards", {**question, "ply": before["ply"] + 2})
    assert (early.status_code, code_of(early)) == (404, "no_such_ply")


def test_after_what_is_refused_nothing_is_foretold(visitor):
    ann, game, before = put(visitor, beginning_of_turn("1830"))
    run = before["menu"]["rest"]["actions"][-1]
    answer = ann.post(f"/games/{game}/afterwards", {"ply": before["ply"], "action": {**run, "type": "buy_train"}})
    assert answer.status_code in (400, 422)
