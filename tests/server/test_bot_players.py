"""Bots at the table: they play by themselves, go on after a restart, and wait for people."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from tests.server.people import Browser
from tests.server.tables import first_choice, look
from tresham.server.app import create_app
from tresham.server.db.games import GameRow
from tresham.server.live.bot_process import BotQuestion, think

PATIENCE = 90


@pytest.fixture
def lively(settings):
    """A server with bots."""
    return replace(settings, mode="local", bot_workers=1)


def bots(count, first=()):
    return [*first, *({"kind": "bot", "bot": "naive"} for _ in range(count))]


def new_game(browser, seats, **more):
    body = {"title": "1830", "seats": seats, "order": "fixed", "seed": 11, "start": True, **more}
    return browser.post("/games", body).json()["id"]


def wait_until(browser, game, ready):
    """Look again and again until the table is as wanted."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        table = look(browser, game)
        if ready(table):
            return table
        time.sleep(0.05)
    raise AssertionError(f"the bots did not get there: {look(browser, game)}")


def test_bots_play_until_it_is_a_persons_turn(lively):
    with TestClient(create_app(lively), base_url="http://localhost") as client:
        me = Browser(client)
        game = new_game(me, [{"kind": "bot"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}])
        mine = wait_until(me, game, lambda table: table["acting"] == ["Player"])
        assert mine["ply"] >= 1
        rows = me.get(f"/games/{game}/actions").json()
        assert all(row["user"] is None and row["by"] != "Player" for row in rows)
        me.post(f"/games/{game}/actions", {"ply": mine["ply"], "action": first_choice(me, game)})
        later = wait_until(me, game, lambda table: table["acting"] == ["Player"] and table["ply"] > mine["ply"] + 1)
        undone = me.post(f"/games/{game}/undo", {"ply": later["ply"]}).json()
        assert undone["table"]["acting"] == ["Player"], "undo goes back to one's own decision, past the bots"
        time.sleep(0.3)
        assert look(me, game)["ply"] == undone["ply"]
        again = me.post(f"/games/{game}/redo", {"ply": undone["ply"]}).json()
        assert (again["ply"], again["table"]["acting"]) == (undone["ply"] + 1, ["Player"])


def test_bots_go_on_where_they_were_when_the_server_stopped(lively):
    asleep = replace(lively, bot_workers=0)
    with TestClient(create_app(asleep), base_url="http://localhost") as client:
        game = new_game(Browser(client), bots(3))
        time.sleep(0.2)
        assert look(Browser(client), game)["ply"] == 0
    with TestClient(create_app(lively), base_url="http://localhost") as client:
        wait_until(Browser(client), game, lambda table: table["ply"] >= 12)


def test_a_turn_taken_up_by_a_worker_that_died_is_taken_up_again(lively):
    asleep = create_app(replace(lively, bot_workers=0))
    with TestClient(asleep, base_url="http://localhost") as client:
        game = new_game(Browser(client), bots(3))
        with asleep.state.services.database.write() as session:
            session.execute(update(GameRow).values(bot_due=time.time() + 0.5))  # the rest of its lease
    with TestClient(create_app(lively), base_url="http://localhost") as client:
        wait_until(Browser(client), game, lambda table: table["ply"] >= 3)


def test_bots_wait_so_that_people_can_follow(lively):
    with TestClient(create_app(replace(lively, bot_delay=0.4)), base_url="http://localhost") as client:
        me = Browser(client)
        game = new_game(me, bots(3))
        wait_until(me, game, lambda table: table["ply"] >= 1)
        begun, first = time.monotonic(), look(me, game)["ply"]
        wait_until(me, game, lambda table: table["ply"] >= first + 3)
        assert time.monotonic() - begun > 0.8


def test_each_turn_is_taken_up_once(lively, postgres_url):
    """Two workers on one database: of those who ask at the same time, one gets it."""
    asleep = replace(lively, database_url=postgres_url, bot_workers=0)
    one, two = create_app(asleep), create_app(asleep)
    with TestClient(one, base_url="http://localhost") as client:
        games = {new_game(Browser(client), bots(3)) for _ in range(6)}
        with TestClient(two, base_url="http://localhost"):
            first, second = one.state.services, two.state.services
            with first.database.write() as session:
                held = session.scalars(select(GameRow.id).limit(2).with_for_update()).all()
                claimed = second.bot_players._claim(10)
                assert set(claimed) == games - set(held)
            assert set(first.bot_players._claim(10)) == set(held)
            assert second.bot_players._claim(10) == []


def test_a_bot_says_the_same_to_the_same_question(lively):
    asleep = create_app(replace(lively, bot_workers=0))
    with TestClient(asleep, base_url="http://localhost") as client:
        game = new_game(Browser(client), bots(3))
        table, views = asleep.state.services.games.peek(game)
        now = views.live.game()
    question = BotQuestion(table.title, table.options, table.profile, now.players, now.seed, 0, now.state, "random")
    assert think(question) == think(question)
    assert think(question) in now.legal_actions()
