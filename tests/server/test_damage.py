"""A game that cannot be read stops nobody else: not the lobby, not the bots, not the listeners."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event, select, update
from sqlalchemy.exc import OperationalError

from tests.server.people import Browser, code_of
from tests.server.tables import first_choice, hot_seat, look, play
from tests.server.test_bot_players import bots, new_game, wait_until
from tresham.server.app import create_app
from tresham.server.db.games import GameRow, MoveRow
from tresham.server.live.bot_players import BotPlayers
from tresham.server.live.bot_retries import FIRST, LONGEST, BotRetries
from tresham.server.push.worker_bus import WorkerBus

ROW = {"title": "1899"}, {"acting": "oops"}, {"options": "[["}, {"round": "{"}
MOVE = {"events": '[{"type":"no_such"}]'}, {"events": "oops"}, {"action": "[]"}, {"kind": "leap"}


@pytest.fixture
def browser(client):
    return Browser(client).register("Ann")


def spoil(app, game, row=None, move=None):
    """Damage a game by hand; nothing of it is in memory then."""
    house = app.state.services
    with house.database.write() as session:
        if row:
            session.execute(update(GameRow).where(GameRow.id == game).values(**row))
        if move:
            session.execute(update(MoveRow).where(MoveRow.game_id == game, MoveRow.ply == 1).values(**move))
    house.games.forget(game)


def refused_in_three_languages(browser, path):
    told = [browser.get(f"{path}?lang={language}") for language in ("en", "ru", "pl")]
    assert [(answer.status_code, code_of(answer)) for answer in told] == [(409, "unreadable_game")] * 3
    return len({answer.json()["error"]["message"] for answer in told}) == 3


@pytest.mark.parametrize("damage", ROW, ids=str)
def test_a_table_that_cannot_be_shown_is_left_out_of_the_lobby(app, browser, caplog, damage):
    good, bad = hot_seat(browser, visibility="public"), hot_seat(browser, visibility="public")
    spoil(app, bad, row=damage)
    for path in ("/games", "/games?mine=true"):
        answer = browser.get(path)
        assert answer.status_code == 200, answer.text
        assert [table["id"] for table in answer.json()["games"]] == [good]
    assert bad in caplog.text
    assert refused_in_three_languages(browser, f"/games/{bad}/full")
    assert look(browser, good)["ply"] == 0


@pytest.mark.parametrize("damage", MOVE, ids=str)
def test_a_game_that_cannot_be_read_is_refused_as_such(app, browser, caplog, damage):
    game, other = hot_seat(browser), hot_seat(browser)
    play(browser, game, 2)
    spoil(app, game, move=damage)
    for path in ("full", "history", "legal", "events", "map.svg", "export"):
        assert refused_in_three_languages(browser, f"/games/{game}/{path}")
    body = {"ply": 2, "action": {"type": "pass", "by": "@Ann"}}
    assert code_of(browser.post(f"/games/{game}/actions", body)) == "unreadable_game"
    assert browser.get(f"/games/{game}/actions").status_code in (200, 409)
    assert caplog.text.count(f"{game} cannot be read") == 1, "told once, not at every look"
    assert play(browser, other, 2) == 2


def test_the_lobby_goes_on_behind_tables_that_cannot_be_shown(app, browser, monkeypatch):
    monkeypatch.setattr("tresham.server.lobby.listing.PAGE", 2)
    games = [hot_seat(browser) for _ in range(5)]
    order = [table["id"] for table in pages(browser)]
    for bad in order[1:3]:
        spoil(app, bad, row={"acting": "oops"})
    assert [table["id"] for table in pages(browser)] == [order[0], *order[3:]]
    assert sorted(order) == sorted(games)


def pages(browser):
    cursor = ""
    for _ in range(9):
        answer = browser.get(f"/games{cursor}").json()
        yield from answer["games"]
        if answer["cursor"] is None:
            return
        cursor = f"?cursor={answer['cursor']}"
    raise AssertionError("the lobby does not come to an end")


@pytest.mark.parametrize("damage", [{"move": MOVE[0]}, {"row": ROW[1]}, {"row": {"profile": "nobody's"}}], ids=str)
def test_bots_of_other_games_go_on(settings, caplog, damage):
    lively = replace(settings, mode="local", bot_workers=1)
    asleep = create_app(replace(lively, bot_workers=0))
    with TestClient(asleep, base_url="http://localhost") as client:
        me = Browser(client)
        bad = new_game(me, bots(2, [{"kind": "me"}]))
        play(me, bad)
        good = new_game(me, bots(3))
        spoil(asleep, bad, **damage)
        with asleep.state.services.database.write() as session:
            session.execute(update(GameRow).where(GameRow.id == bad).values(bot_due=1.0))
    caplog.clear()
    app = create_app(lively)
    with TestClient(app, base_url="http://localhost") as client:
        wait_until(Browser(client), good, lambda table: table["ply"] >= 5)
        assert Browser(client).get("/healthz").status_code == 200
        with app.state.services.database.read() as session:
            due = session.scalars(select(GameRow.bot_due).where(GameRow.id == bad)).one()
        assert due > 1.0, "it is tried again, but later"
    stumbles = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [bad in one.getMessage() for one in stumbles] == [True]


@pytest.mark.parametrize("place", ["peek", "change"])
def test_whatever_happens_in_one_game_the_bots_go_on(settings, monkeypatch, caplog, place):
    """Something that nobody foresaw, when a bot is asked or when it moves."""
    app = create_app(replace(settings, mode="local", bot_workers=1))
    with TestClient(app, base_url="http://localhost") as client:
        me, games = Browser(client), app.state.services.games
        usual, bad, tried = getattr(games, place), new_game(me, bots(2, [{"kind": "me"}])), []

        def unforeseen(game, *more):
            if game == bad:
                tried.append(game)
                raise RuntimeError("nobody foresaw this")
            return usual(game, *more)

        play(me, bad)
        monkeypatch.setattr(games, place, unforeseen)
        good = new_game(me, bots(3))
        wait_until(me, good, lambda table: table["ply"] >= 5 and len(tried) > 1)
        monkeypatch.undo()
        wait_until(me, bad, lambda table: table["acting"] == ["Player"] and table["ply"] > 1)
    assert [bad in one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == [True]


def test_pauses_grow_and_end_with_the_first_success():
    retries = BotRetries()
    pauses = [retries.pause_after("game", RuntimeError()) for _ in range(20)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (FIRST, LONGEST)
    assert retries.pause_after("other", RuntimeError()) == FIRST
    retries.over("game")
    assert retries.pause_after("game", RuntimeError()) == FIRST


class TestHealth:
    """Somebody who looks after a server is told which part of it does not work."""

    def told(self, client):
        answers = [client.get(f"/api/v1/healthz?lang={language}") for language in ("en", "ru", "pl")]
        assert {answer.status_code for answer in answers} == {503}
        assert {code_of(answer) for answer in answers} == {"unwell"}
        assert len({answer.json()["error"]["message"] for answer in answers}) == 3
        return answers[0].json()["error"]["params"]["parts"]

    def test_all_is_well(self, settings):
        with TestClient(create_app(replace(settings, bot_workers=1, warm=True))) as client:
            assert client.get("/api/v1/healthz").json() == {"status": "ok"}

    def test_bots_that_are_dead(self, settings, monkeypatch):
        monkeypatch.setattr(BotPlayers, "_run", lambda _: None)
        app = create_app(replace(settings, bot_workers=1))
        with TestClient(app) as client:
            app.state.services.bot_players.heartbeat.thread.join(30)
            assert self.told(client) == "bots"

    def test_bots_that_hang(self, settings, monkeypatch):
        monkeypatch.setattr("tresham.server.heartbeat.SILENT", 0.0)
        with TestClient(create_app(replace(settings, bot_workers=1))) as client:
            assert self.told(client) == "bots"

    def test_a_listener_that_is_dead(self, settings, postgres_url, monkeypatch):
        monkeypatch.setattr(WorkerBus, "_listen", lambda *_: None)
        app = create_app(replace(settings, database_url=postgres_url))
        with TestClient(app) as client:
            app.state.services.bus.heartbeat.thread.join(30)
            assert self.told(client) == "bell"

    def test_a_title_that_cannot_be_drawn(self, settings, monkeypatch, caplog):
        monkeypatch.setattr("tresham.server.live.warm_up.sheet", lambda *_: 1 / 0)
        app = create_app(replace(settings, warm=True))
        with TestClient(app) as client:
            app.state.services.warm_up.thread.join(60)
            assert self.told(client) == "warming"
        assert "1849" in caplog.text

    def test_a_full_disk(self, settings, caplog):
        """It is named, in the log and to whoever asks; what was kept can be read; afterwards all goes on."""
        app = create_app(replace(settings, mode="local"))
        with TestClient(app, base_url="http://localhost") as client:
            me = Browser(client)
            game = hot_seat(me)
            body = {"ply": play(me, game, 2), "action": first_choice(me, game)}
            database = app.state.services.database

            def full(connection):
                if connection.get_execution_options().get("writes"):
                    raise OperationalError("COMMIT", {}, full_disk())

            event.listen(database.engine, "commit", full)
            told = [me.post(f"/games/{game}/actions?lang={language}", body) for language in ("en", "ru", "pl")]
            assert [(one.status_code, code_of(one)) for one in told] == [(503, "disk_full")] * 3
            assert len({one.json()["error"]["message"] for one in told}) == 3
            assert "database or disk is full" in caplog.text
            assert self.told(client) == "writing"
            assert look(me, game)["ply"] == 2
            event.remove(database.engine, "commit", full)
            assert client.get("/api/v1/healthz").status_code == 200, "there is room again"
            assert me.post(f"/games/{game}/actions", body).status_code == 200


def full_disk() -> Exception:
    """What SQLite raises when there is no room for another page."""
    with closing(sqlite3.connect(":memory:")) as rows:
        rows.execute("PRAGMA max_page_count = 1")
        with pytest.raises(sqlite3.OperationalError) as full:
            rows.execute("CREATE TABLE words (word)")
    return full.value
