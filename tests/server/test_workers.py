"""Several workers on one PostgreSQL: each hears what the others keep, and a restart of the database loses nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Event, Thread
from typing import Any

import pytest
from httpx2 import Client

from tests.server.people import Browser
from tests.server.serving import listening, serving
from tests.server.tables import first_choice, hot_seat, look, play
from tresham.server.app import create_app
from tresham.server.db.engine import Database, make_engine
from tresham.server.push.worker_bus import MOVES, WorkerBus


@pytest.fixture
def both(settings, postgres_url):
    """Two workers, and somebody at each."""
    local = replace(settings, mode="local", database_url=postgres_url)
    with (
        serving(create_app(local)) as one,
        serving(create_app(local)) as two,
        Client(base_url=one, timeout=30) as here,
        Client(base_url=two, timeout=30) as there,
    ):
        yield Browser(here), Browser(there)


@contextmanager
def patient(browser: Browser) -> Iterator[dict[str, Any]]:
    """Somebody who plays on and on, and tries again whenever the server cannot; counts what was accepted."""
    told: dict[str, Any] = {"game": hot_seat(browser), "accepted": 0, "refused": 0}
    stop = Event()

    def run() -> None:
        ply = 0
        while not stop.is_set():
            try:
                ply = look(browser, told["game"])["ply"]
                body = {"ply": ply, "action": first_choice(browser, told["game"])}
                answer = browser.post(f"/games/{told['game']}/actions", body)
            except (AssertionError, KeyError):
                told["refused"] += 1
                time.sleep(0.05)
                continue
            if answer.status_code == 200:
                told["accepted"] = answer.json()["ply"]
            else:
                assert answer.status_code in (503, 409), answer.text
                told["refused"] += 1

    thread = Thread(target=run, daemon=True)
    thread.start()
    yield told
    stop.set()
    thread.join(30)


def test_what_one_worker_keeps_the_other_tells(both):
    here, there = both
    game = hot_seat(here)
    with (
        listening(there.client, f"/games/{game}/events?lang=ru") as stream,
        listening(there.client, "/me/events") as own,
    ):
        assert stream.next("full")[1] == 0
        own.next("full")
        for ply in range(1, 6):
            begun = time.monotonic()
            play(here, game)
            assert stream.next("move")[1] == ply
            assert time.monotonic() - begun < 5
        assert own.next("turn")[2]["game"] == game
        here.post(f"/games/{game}/chat", {"text": "hello"})
        assert stream.next("chat")[2]["text"] == "hello"
        here.patch(f"/games/{game}", {"name": "Elsewhere"})
        assert stream.next("table")[2]["name"] == "Elsewhere"
        play(there, game)
        assert look(here, game)["ply"] == 6
        with listening(here.client, f"/games/{game}/events") as other:
            other.next("full")
        assert own.next("table")[2]["name"] == "Elsewhere"
        new = hot_seat(here)
        assert own.next("table")[2]["id"] == new


def test_presence_is_known_in_all_workers(both):
    here, there = both
    game = hot_seat(here)
    with listening(here.client, f"/games/{game}/events"):
        deadline = time.monotonic() + 10
        while not look(there, game)["seats"][0]["online"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_who_looks_on_is_counted_across_workers(settings, postgres_url):
    house = replace(settings, database_url=postgres_url)
    with (
        serving(create_app(house)) as one,
        serving(create_app(house)) as two,
        Client(base_url=one, timeout=30) as here,
        Client(base_url=two, timeout=30) as there,
        Client(base_url=two, timeout=30) as stranger,
    ):
        ann = Browser(here).register("Ann")
        max = Browser(there).register("Max")
        game = hot_seat(ann, visibility="public")
        path = f"/games/{game}/events"
        with listening(ann.client, path) as stream:
            stream.next("full")
            with listening(max.client, path), listening(Browser(stranger).client, path):
                while stream.next("presence")[2]["watching"] != 2:
                    pass
            while stream.next("presence")[2] != {"online": ["Ann", "Bob", "Eve"], "watching": 0}:
                pass
        with listening(max.client, path) as other:
            other.next("full")
            assert ann.delete(f"/games/{game}").status_code == 204
            assert other.next("gone")[2] == {"game": game}


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_restart_of_the_database_loses_nothing(both, postgres, mode):
    """While somebody plays, the database is stopped and started; streams in both workers go on without a gap."""
    here, there = both
    with patient(here) as told, listening(there.client, f"/games/{told['game']}/events") as stream:
        seen = stream.next("full")[1]
        while seen < 5:
            seen = stream.next("move")[1]
        postgres.restart(mode)
        before = told["accepted"]
        deadline = time.monotonic() + 40
        while told["accepted"] < before + 5:
            assert time.monotonic() < deadline, told
            time.sleep(0.05)
        accepted = told["accepted"]
        while seen < accepted:
            number = stream.next("move")[1]
            assert number == seen + 1
            seen = number
    rows = here.get(f"/games/{told['game']}/actions").json()
    assert [row["ply"] for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) >= told["accepted"]


def test_what_is_said_now_does_not_wait_for_what_was_missed(postgres_url):
    """After a break of the line a worker looks at all that is watched; that may be much."""
    database = Database(make_engine(postgres_url))
    here, there = WorkerBus(database), WorkerBus(database)
    heard, done = Event(), Event()
    looked = 0

    def missed() -> Iterator[None]:
        nonlocal looked
        with database.write() as session:
            here.send(session, MOVES, "game", 7)
        while not heard.is_set() and looked < 1000:
            looked += 1
            time.sleep(0.01)
            yield
        done.set()

    there.start(lambda *_: heard.set(), missed, lambda: None)
    assert done.wait(60)
    there.stop()
    database.close()
    assert heard.is_set()
    assert looked < 1000


def test_of_what_is_watched_only_games_that_have_moved_are_read_again(both, settings, postgres_url):
    here, _ = both
    games = [hot_seat(here) for _ in range(2)]
    app = create_app(replace(settings, mode="local", database_url=postgres_url))
    with serving(app) as address, Client(base_url=address, timeout=30) as client:
        for game in games:
            look(Browser(client), game)
            Browser(client).get(f"/games/{game}/full")
        app.state.services.bus.stop()
        assert app.state.services.games.behind(games) == []
        play(here, games[1])
        assert app.state.services.games.behind(games) == [games[1]]
