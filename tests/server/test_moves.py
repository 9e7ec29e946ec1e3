"""Moves: who may make them, what is refused, and that none is lost or doubled."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import pytest

import tresham
from tests.server.people import code_of
from tests.server.tables import Company, digests, first_choice, hot_seat, look, play
from tresham.bots import make_bot
from tresham.core.action import GoBankrupt
from tresham.core.codec import Codec
from tresham.core.saved import save
from tresham.view import look as look_at
from tresham.view import patched, plain

PASS = {"type": "pass", "by": "@Ann"}


@pytest.fixture
def company(visitor):
    return Company(visitor)


def test_a_move_is_a_row_and_answers_the_ply_it_saw(company):
    action = first_choice(company.ann, company.game)
    answer = company.ann.post(f"/games/{company.game}/actions", {"ply": 0, "action": action})
    assert (answer.json()["ply"], answer.json()["table"]["acting"]) == (1, ["Bob"])
    stale = company.ann.post(f"/games/{company.game}/actions", {"ply": 0, "action": action})
    assert (stale.status_code, code_of(stale), stale.json()["error"]["params"]["ply"]) == (409, "stale", 1)
    (row,) = company.max.get(f"/games/{company.game}/actions").json()
    assert (row["ply"], row["user"], row["by"], row["action"]) == (1, "Ann", "Ann", action)


def test_of_many_clicks_at_once_one_counts(company):
    """The same click twenty times, from twenty threads."""
    body = {"ply": 0, "action": first_choice(company.ann, company.game)}
    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: company.ann.post(f"/games/{company.game}/actions", body), range(20)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
    assert look(company.ann, company.game)["ply"] == 1


def test_only_the_decider_may_act(company):
    action = first_choice(company.ann, company.game)
    for one, code in ((company.bob, "not_your_seat"), (company.max, "not_seated")):
        answer = one.post(f"/games/{company.game}/actions", {"ply": 0, "action": action})
        assert (answer.status_code, code_of(answer)) == (403, code)
    company.play()
    mine = company.ann.post(f"/games/{company.game}/actions", {"ply": 1, "action": PASS})
    assert (mine.status_code, code_of(mine)) == (422, "not_your_turn")


@pytest.mark.parametrize(
    "action",
    [
        {"type": "nonsense"},
        {},
        {"type": "pass"},
        {"type": "pass", "by": "@Nobody"},
        {"type": "pass", "by": 7},
        {"type": "bid", "by": "@Ann", "private": "SV", "amount": "25"},
        {"type": ["pass"], "by": "@Ann"},
        {"type": "offer", "by": "@Ann", "deal": None},
    ],
)
def test_what_is_no_action(company, action):
    answer = company.ann.post(f"/games/{company.game}/actions", {"ply": 0, "action": action})
    assert (answer.status_code, code_of(answer)) == (400, "no_action")


@pytest.mark.parametrize("body", [{"ply": 0}, {"ply": 0, "action": PASS, "actions": [PASS]}, {"ply": 0, "actions": []}])
def test_what_is_no_request(company, body):
    assert code_of(company.ann.post(f"/games/{company.game}/actions", body)) == "malformed"


@pytest.mark.parametrize(("language", "word"), [("en", "20"), ("ru", "20"), ("pl", "20")])
def test_the_rules_refuse_with_code_rule_and_reason(company, language, word):
    bid = {"type": "bid", "by": "@Ann", "private": "CS", "amount": 1}
    answer = company.ann.post(f"/games/{company.game}/actions?lang={language}", {"ply": 0, "action": bid})
    error = answer.json()["error"]
    assert answer.status_code == 422
    assert error["lang"] == language
    assert error["rule"]["title"] == "1830"
    assert error["rule"]["id"].startswith("1830-")
    assert error["rule"]["url"].endswith(f"#{error['rule']['id']}")
    assert error["message"]
    assert look(company.ann, company.game)["ply"] == 0


def test_several_actions_are_played_as_a_whole_or_not_at_all(visitor):
    ann = visitor().register("Ann")
    game = hot_seat(ann)
    first = first_choice(ann, game)
    bad = {"ply": 0, "actions": [first, {"type": "bid", "by": "@Bob", "private": "CA", "amount": 1}]}
    refused = ann.post(f"/games/{game}/actions", bad)
    assert (refused.status_code, refused.json()["error"]["params"]["index"]) == (422, 1)
    assert (look(ann, game)["ply"], look(ann, game)["acting"]) == (0, ["Ann"])
    assert code_of(ann.post(f"/games/{game}/actions", {"ply": 0, "actions": [first, {"type": "?"}]})) == "no_action"
    good = {"ply": 0, "actions": [first, {"type": "pass", "by": "@Bob"}, {"type": "pass", "by": "@Eve"}]}
    assert ann.post(f"/games/{game}/actions", good).json()["ply"] == 3
    assert len(digests(ann, game)) == 3


def test_a_dry_run_tells_what_would_happen_and_keeps_nothing(company):
    body = {"ply": 0, "action": first_choice(company.ann, company.game)}
    before = company.ann.get(f"/games/{company.game}/full").json()["view"]
    told = company.ann.post(f"/games/{company.game}/actions?dry_run=1", body).json()
    assert look(company.ann, company.game)["ply"] == 0
    done = company.ann.post(f"/games/{company.game}/actions", body).json()
    after = company.ann.get(f"/games/{company.game}/full").json()["view"]
    assert [line["text"] for line in told["lines"]] == [line["text"] for line in done["lines"]] != []
    assert patched(before, told["parts"]) == after
    assert code_of(company.bob.post(f"/games/{company.game}/actions?dry_run=1", {**body, "ply": 1})) == "not_your_seat"


@pytest.mark.parametrize("title", ["1830", "1849", "1850"])
def test_history_shows_what_a_replay_shows(app, visitor, title):
    """Every ply through the API, after the server forgot everything, against a game replayed from its export."""
    ann = visitor().register("Ann")
    game = hot_seat(ann, title)
    play(ann, game, 40)
    app.state.services.games.forget(game)
    saved = tresham.load(ann.get(f"/games/{game}/export").text)
    codec = Codec(saved.title, saved.players)
    for ply, node in enumerate(saved.line()):
        full = ann.get(f"/games/{game}/full?at={ply}").json()
        replayed = saved.copy()
        replayed.node = node
        assert (full["at"], full["ply"]) == (ply, 40)
        assert full["view"] == plain(look_at(replayed))
        assert full["menu"] is None or ply == 40
    assert digests(ann, game) == [codec.digest(node.state) for node in saved.line()[1:]]
    past = ann.get(f"/games/{game}/history").json()
    assert [row["ply"] for row in past] == list(range(1, 41))
    assert not any(row["undone"] for row in past)


def test_the_log_is_told_in_three_languages_and_from_any_row(visitor):
    ann = visitor().register("Ann")
    game = hot_seat(ann, "1849")
    play(ann, game, 30)
    logs = {language: ann.get(f"/games/{game}/log?lang={language}").json() for language in ("en", "ru", "pl")}
    assert len({len(log) for log in logs.values()}) == 1
    assert len({log[5]["text"] for log in logs.values()}) == 3
    english = logs["en"]
    assert english[0]["ply"] == 0
    assert any(line["big"] and line["kind"] == "round_began" for line in english)
    assert ann.get(f"/games/{game}/log?since=20").json() == [line for line in english if line["ply"] > 20]
    assert ann.get(f"/games/{game}/log?at=20").json() == [line for line in english if line["ply"] <= 20]


def operating(visitor, **more):
    """A hot-seat game of 1830 up to its first operating turn with something to do."""
    ann = visitor().register("Ann")
    game = hot_seat(ann, **more)
    for _ in range(400):
        menu = ann.get(f"/games/{game}/legal").json()
        if any(choice["kind"] == "lay_tile" for choice in menu["choices"]):
            return ann, game
        wanted = ("set_par", "buy_shares", "take_lot", "buy_train", "place_token")
        found = {choice["kind"]: choice["action"] for choice in reversed(menu["choices"])}
        action = next((found[kind] for kind in wanted if kind in found), menu["choices"][0]["action"])
        ply = look(ann, game)["ply"]
        assert ann.post(f"/games/{game}/actions", {"ply": ply, "action": action}).status_code == 200
    raise AssertionError("nobody ever lays track")


def test_the_rest_of_a_turn_in_one_click(visitor):
    ann, game = operating(visitor)
    before = ann.get(f"/games/{game}/full").json()
    corp = before["view"]["round"]["actor"]
    answer = ann.post(f"/games/{game}/finish", {"ply": before["ply"], "how": "run_pay"})
    assert answer.status_code == 200, answer.text
    rows = ann.get(f"/games/{game}/actions?since={before['ply']}").json()
    assert rows
    assert {row["action"]["by"] for row in rows} == {corp}
    assert all(row["action"]["type"] in ("pass", "run_trains", "declare_dividend") for row in rows)
    after = ann.get(f"/games/{game}/full").json()
    assert after["view"]["round"]["actor"] != corp or after["menu"]["choices"]
    stale = ann.post(f"/games/{game}/finish", {"ply": before["ply"], "how": "done"})
    assert stale.status_code == 409


def test_legal_at_a_hex_says_why_not(visitor):
    ann, game = operating(visitor)
    menu = ann.get(f"/games/{game}/legal").json()
    hex = next(choice["about"]["hex"] for choice in menu["choices"] if choice["kind"] == "lay_tile")
    more = ann.get(f"/games/{game}/legal?hex={hex}&lang=pl").json()
    assert len(more["refused"]) > len(menu["refused"])
    assert all(one["code"] and one["rule"] and one["message"] for one in more["refused"])
    assert code_of(ann.get(f"/games/{game}/legal?hex=Z99")) == "no_such_hex"


def test_help_with_routes_is_given_only_where_it_is_agreed(visitor):
    ann, game = operating(visitor, route_help="none")
    symbol = ann.get(f"/games/{game}/full").json()["view"]["round"]["actor"]
    of_corp = f"corp={quote(symbol)}"
    assert code_of(ann.get(f"/games/{game}/routes?{of_corp}")) == "no_route_help"
    ply = look(ann, game)["ply"]
    assert code_of(ann.post(f"/games/{game}/finish", {"ply": ply, "how": "run_pay"})) == "no_route_help"
    drawn = ann.post(f"/games/{game}/routes?{of_corp}", {"runs": []}).json()
    assert (drawn["best"], drawn["bound"], drawn["proven"]) == (drawn["revenue"], drawn["revenue"], False)
    ann.patch(f"/games/{game}", {"route_help": "best"})
    assert ann.get(f"/games/{game}/routes?{of_corp}").json()["corp"] == symbol
    assert code_of(ann.get(f"/games/{game}/routes?corp=XYZ")) == "no_such_corporation"
    assert ann.post(f"/games/{game}/routes?{of_corp}", {"runs": []}).json()["proven"]


def test_the_menu_tells_what_is_still_to_be_raised(visitor):
    """A president without money must buy a train: every sale makes the missing sum smaller by what it brings."""
    played, bot = tresham.new("1849", ["Ann", "Bob", "Eve"], seed=26), make_bot("random", 26)
    while not any(isinstance(choice.action, GoBankrupt) for choice in played.legal_actions().menu):
        assert played.ply < 1000
        played.push(bot.choose(played))
    ann = visitor().register("Ann")
    game = ann.post("/games", {"import": save(played)}).json()["id"]
    menu = ann.get(f"/games/{game}/legal").json()
    sale = next(choice for choice in menu["choices"] if choice["kind"] == "sell_shares")
    full = ann.get(f"/games/{game}/full").json()
    assert full["menu"]["to_raise"] == menu["to_raise"] > sale["gain"] > 0
    answer = ann.post(f"/games/{game}/actions", {"ply": full["ply"], "action": sale["action"]})
    assert answer.status_code == 200, answer.text
    assert ann.get(f"/games/{game}/legal").json()["to_raise"] == menu["to_raise"] - sale["gain"]
    assert ann.get(f"/games/{game}/legal?at=0").json()["to_raise"] == 0
