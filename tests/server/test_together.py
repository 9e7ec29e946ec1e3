"""Everything at once on one server: nobody waits for ever, and whatever was accepted is there."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from threading import Thread
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Client, Response

from tests.server.people import Browser, code_of
from tests.server.serving import listening, serving
from tests.server.tables import first_choice, hot_seat, look, play
from tresham.server.app import create_app
from tresham.server.db import engine
from tresham.server.side_processes import SideProcesses
from tresham.server.table_record import locked

LONG = 180
"""So many seconds everything together may take on a machine that has other things to do."""
MOVES, COPIES, KILLS = 12, 4, 6


@pytest.fixture(params=["sqlite", "postgres"])
def house(request, settings):
    """A server for one machine, with bots, on a database of either kind."""
    url = settings.database_url if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    return create_app(replace(settings, mode="local", database_url=url, bot_workers=1))


class Crowd:
    """People who do things at the same time, each in a thread and at a browser of their own."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self._address = address
        self._stack = stack
        self._threads: list[Thread] = []
        self.failed: list[BaseException] = []

    def person(self) -> Browser:
        """One more browser."""
        return Browser(self._stack.enter_context(Client(base_url=self._address, timeout=LONG)))

    def let(self, do: Callable[..., None], *args: Any) -> None:
        """Somebody begins."""

        def run(browser: Browser) -> None:
            try:
                do(browser, *args)
            except BaseException as error:
                self.failed.append(error)

        self._threads.append(Thread(target=run, args=(self.person(),), daemon=True))
        self._threads[-1].start()

    def wait(self) -> None:
        """Until all are done."""
        end = time.monotonic() + LONG
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))
        assert not any(thread.is_alive() for thread in self._threads), "somebody waits for ever"
        assert self.failed == []


def test_all_at_once(house):
    """Moves, what-ifs, imports, streams and bots."""
    made: list[str] = []
    kept: dict[str, int] = {}

    def move(me: Browser, game: str) -> None:
        kept[game] = play(me, game, MOVES)

    def branch(me: Browser, game: str) -> None:
        for _ in range(COPIES):
            answer = me.post(f"/games/{game}/branches", {})
            assert answer.status_code == 201, answer.text
            made.append(answer.json()["id"])

    def bring(me: Browser, document: Any) -> None:
        for _ in range(COPIES):
            end = time.monotonic() + LONG
            answer = me.post("/games", {"import": document})
            while answer.status_code == 429 and time.monotonic() < end:  # one at a time
                time.sleep(0.05)
                answer = me.post("/games", {"import": document})
            assert answer.status_code == 201, answer.text
            made.append(answer.json()["id"])

    def watch(me: Browser, game: str) -> None:
        with listening(me.client, f"/games/{game}/events") as stream:
            seen = stream.next("full")[1]
            while seen < MOVES:
                number = stream.next("move")[1]
                assert number == seen + 1
                seen = number

    def wait_for_bots(me: Browser, game: str) -> None:
        end = time.monotonic() + LONG
        while look(me, game)["ply"] < MOVES:
            assert time.monotonic() < end
            time.sleep(0.1)

    with ExitStack() as stack:
        crowd = Crowd(stack.enter_context(serving(house)), stack)
        me = crowd.person()
        long = hot_seat(me)
        rows = play(me, long, 40)
        document = me.get(f"/games/{long}/export").json()
        games = [hot_seat(me) for _ in range(4)]
        robots = me.post("/games", {"title": "1830", "seats": [{"kind": "bot"}] * 3, "start": True}).json()["id"]
        for game in games:
            crowd.let(watch, game)
        for game in games:
            crowd.let(move, game)
        for _ in range(3):
            crowd.let(branch, long)
            crowd.let(bring, document)
        crowd.let(wait_for_bots, robots)
        crowd.wait()
        assert kept == dict.fromkeys(games, MOVES)
        for game in games:
            assert [row["ply"] for row in me.get(f"/games/{game}/actions").json()] == list(range(1, MOVES + 1))
        assert len(set(made)) == 6 * COPIES
        assert {me.get(f"/games/{game}").json()["ply"] for game in made} == {rows}
        assert {len(me.get(f"/games/{game}/actions").json()) for game in made} == {rows}


def test_processes_that_die_take_nothing_with_them(house):
    """Those who read files and those who think for bots are killed again and again: whoever brought a game is told so,
    keeps nothing half, and tries again; bots and people play on."""
    answers: Counter[tuple[int, str]] = Counter()

    def bring(me: Browser, document: Any) -> None:
        end = time.monotonic() + LONG
        while answers[201, ""] < COPIES:
            assert time.monotonic() < end
            answer = me.post("/games", {"import": document})
            answers[answer.status_code, "" if answer.status_code == 201 else code_of(answer)] += 1

    def kill(_: Browser, processes: SideProcesses) -> None:
        for _killed in range(KILLS):
            os.kill(processes.ask(os.getpid), signal.SIGKILL)
            time.sleep(0.3)

    with ExitStack() as stack:
        crowd = Crowd(stack.enter_context(serving(house)), stack)
        me = crowd.person()
        long = hot_seat(me)
        rows = play(me, long, 60)
        document = me.get(f"/games/{long}/export").json()
        robots = me.post("/games", {"title": "1830", "seats": [{"kind": "bot"}] * 3, "start": True}).json()["id"]
        services = house.state.services
        crowd.let(bring, document)
        crowd.let(kill, services.lobby.readers)
        crowd.let(kill, services.bot_players.minds)
        crowd.wait()
        assert set(answers) <= {(201, ""), (503, "import_failed")}
        kept = [game for game in me.get("/games?mine=1").json()["games"] if game["id"] not in (long, robots)]
        assert [game["ply"] for game in kept] == [rows] * answers[201, ""]
        seen, end = look(me, robots)["ply"], time.monotonic() + LONG
        while look(me, robots)["ply"] < seen + MOVES:
            assert time.monotonic() < end, "the bots do not play on"
            time.sleep(0.1)


def test_a_file_with_which_nobody_comes_to_an_end_is_refused_and_the_next_one_is_read(settings):
    app = create_app(replace(settings, mode="local"))
    with TestClient(app, base_url="http://localhost") as client:
        me = Browser(client)
        document = me.get(f"/games/{hot_seat(me)}/export").json()
        readers, before = app.state.services.lobby.readers, len(me.get("/games?mine=1").json()["games"])
        patience, messages = readers.limit, set()
        for lang in ("en", "ru", "pl"):
            os.kill(readers.ask(os.getpid), signal.SIGSTOP)
            readers.limit = 0.3
            answer = me.post(f"/games?lang={lang}", {"import": document})
            readers.limit = patience
            assert (answer.status_code, code_of(answer)) == (503, "import_failed")
            assert answer.headers["retry-after"]
            messages.add(answer.json()["error"]["message"])
        assert len(messages) == 3
        assert len(me.get("/games?mine=1").json()["games"]) == before
        assert me.post("/games", {"import": document}).status_code == 201


@pytest.mark.parametrize("busy_with", ["sqlite", "postgres", "game"])
def test_who_has_waited_too_long_is_told_so_and_everything_goes_on(request, settings, monkeypatch, busy_with):
    """Somebody else does not come to an end with the database, or with this one game."""
    monkeypatch.setattr(engine, "PATIENCE", 0.2)
    url = request.getfixturevalue("postgres_url") if busy_with == "postgres" else settings.database_url
    app = create_app(replace(settings, database_url=url, mode="local"))
    with TestClient(app, base_url="http://localhost") as client:
        me = Browser(client)
        game, other = hot_seat(me), hot_seat(me)
        body = {"ply": 0, "action": first_choice(me, game)}
        house = app.state.services
        with ExitStack() as at_it:
            if busy_with == "game":
                at_it.enter_context(house.games.holding(game))
            else:
                locked(at_it.enter_context(house.database.write()), game)
            told = [in_thread(me.post, f"/games/{game}/actions?lang={lang}", body) for lang in ("en", "ru", "pl")]
            assert [(one.status_code, code_of(one)) for one in told] == [(503, "busy")] * 3
            assert len({one.json()["error"]["message"] for one in told}) == 3
            assert all(one.headers["retry-after"] for one in told)
            assert in_thread(me.get, f"/games/{other}/full").status_code == 200
        assert look(me, game)["ply"] == 0
        assert me.post(f"/games/{game}/actions", body).status_code == 200


def in_thread(do: Callable[..., Response], *args: Any) -> Response:
    """What somebody else is answered meanwhile."""
    answers: list[Response] = []
    asking = Thread(target=lambda: answers.append(do(*args)), daemon=True)
    asking.start()
    asking.join(LONG)
    assert answers, "somebody waits for ever"
    return answers[0]
