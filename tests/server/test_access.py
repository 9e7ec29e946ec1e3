"""Who asks and how often is settled before anything is read; what is read is small, sound, and read once."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Event, Lock
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx2 import Client
from starlette.requests import Request

from tests.server.loops import run
from tests.server.people import API, Browser, code_of
from tests.server.serving import listening, serving
from tests.server.tables import hot_seat
from tresham.server.api import ROUTERS
from tresham.server.app import OWN, create_app
from tresham.server.edge import request_bodies
from tresham.server.edge.request_bodies import MOST_VALUES, OF_STRANGERS, read_json
from tresham.server.edge.request_limits import Places
from tresham.server.edge.security import csrf_of, new_secret
from tresham.server.errors import ApiError
from tresham.server.lobby.lobby import Lobby
from tresham.server.settings import Rate, Settings

HANGS = 120
"""So many seconds a test waits before it takes something for one that hangs."""


@pytest.fixture
def ann(visitor):
    """A member."""
    return visitor().register("Ann")


def spoken(app: FastAPI, method: str, path: str, heard: list[Any], **headers: str) -> list[Any]:
    """What an application says to a request whose body comes as `heard`; then the line is gone."""
    secret = new_secret()
    told = {"host": "localhost", "content-type": "application/json", "cookie": f"tresham={secret}"}
    told |= {"x-csrf-token": csrf_of(secret)} | headers
    scope = {
        "type": "http",
        "http_version": "1.1",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "scheme": "http",
        "method": method,
        "path": API + path,
        "raw_path": (API + path).encode(),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in told.items()],
        "client": ("192.0.2.7", 1234),
        "server": ("localhost", 80),
        "state": {},
    }
    sent: list[Any] = []

    async def receive() -> Any:
        return heard.pop(0) if heard else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    run(asyncio.wait_for(app(scope, receive, send), HANGS))
    return sent


BODY = {"type": "http.request", "body": b"[" * 1000, "more_body": True}


def test_strangers_are_turned_away_before_they_are_heard(app, client):
    heard = [BODY] * 5
    assert spoken(app, "POST", "/games", heard)[0]["status"] == 401
    assert len(heard) == 5


def test_whoever_asks_too_often_is_turned_away_before_he_is_heard(settings):
    app = create_app(dataclasses.replace(settings, writes=Rate(0.01, 1)))
    with TestClient(app):
        assert spoken(app, "POST", "/session", [{**BODY, "more_body": False}])[0]["status"] == 400
        heard = [BODY] * 5
        assert spoken(app, "POST", "/session", heard)[0]["status"] == 429
        assert len(heard) == 5


def test_a_wrong_key_is_refused_before_he_is_heard(app, client):
    heard = [BODY] * 5
    assert spoken(app, "POST", "/games", heard, authorization="Bearer nonsense")[0]["status"] == 401
    assert len(heard) == 5


def test_strangers_have_little_to_say(visitor):
    stranger = visitor()
    answer = stranger.post("/session", {"name": "x" * OF_STRANGERS, "password": "y"})
    assert (answer.status_code, code_of(answer)) == (413, "too_large")
    assert answer.json()["error"]["params"]["most"] == OF_STRANGERS


def test_a_line_that_breaks_in_the_middle_is_nobodys_fault(app, client, caplog):
    assert spoken(app, "POST", "/session", [BODY]) == []
    assert caplog.text == ""


# --- what is read -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", [b"[],", b'{"a":{}},', b"1.5,", b'"",'])
def test_too_many_values_are_refused_before_they_are_made(ann, part):
    many = b'{"import": [' + part * (MOST_VALUES // part.count(b",") + 1) + b"0]}"
    headers = {"X-CSRF-Token": ann.csrf, "Content-Type": "application/json"}
    answer = ann.client.post(f"{API}/games", content=many, headers=headers)
    assert (answer.status_code, code_of(answer)) == (413, "too_many_values")


@pytest.mark.parametrize(
    "body",
    [b'{"theme": "\xed\xa0\x80"}', '{"theme": "dark"}'.encode("utf-16"), b'\xef\xbb\xbf{"theme": "dark"}'],
)
def test_only_one_alphabet_is_read(body):
    with pytest.raises(ApiError) as refused:
        read_json(body, 9)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize(
    "said", ["\\\\u0000", "\\ud83d\\ude82", "\\u0430", "\\\\ud800", "[[[[[", "\\\\", '\\"[[[[']
)  # as they are written in JSON
def test_letters_that_only_look_bad_are_read(said):
    assert read_json(f'{{"note": "{said}"}}'.encode(), 2) == json.loads(f'{{"note": "{said}"}}')


def test_a_body_is_read_once(ann, monkeypatch):
    times = []

    def counted(body: bytes, deepest: int) -> Any:
        times.append(body)
        return read_json(body, deepest)

    monkeypatch.setattr(request_bodies, "read_json", counted)

    async def again(_: Request) -> Any:
        raise AssertionError("it was read at the door")

    monkeypatch.setattr(Request, "json", again)
    assert ann.put("/me/settings", {"theme": "dark"}).status_code == 200
    assert len(times) == 1


def test_every_resource_takes_bodies_as_they_were_read_at_the_door():
    routes = [route for router in (*OWN, *ROUTERS) for route in router.routes]
    assert [route for route in routes if not isinstance(route, request_bodies.ReadOnce)] == []


# --- games from files -------------------------------------------------------------------------------------------------


class Slow:
    """Bringing files, but it takes until the test allows it: they wait before they are let in one by one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_end, self.begun, self.lock, self.arrived = Event(), 0, Lock(), Event()
        self.wanted = 0
        usual = Lobby.bring

        def bring(*args: Any) -> Any:
            with self.lock:
                self.begun += 1
                if self.begun == self.wanted:
                    self.arrived.set()
            assert self.may_end.wait(HANGS)
            return usual(*args)

        monkeypatch.setattr(Lobby, "bring", bring)


def document(browser: Browser) -> dict[str, Any]:
    """A game as a file."""
    found: dict[str, Any] = browser.get(f"/games/{hot_seat(browser)}/export").json()
    return found


@pytest.mark.parametrize("long", [False, True])
def test_one_game_at_a_time_for_each_and_two_in_all(visitor, monkeypatch, settings, long):
    people = [visitor().register(name) for name in ("Xenia", "Yves", "Zoe")]
    file = document(people[0]) | ({"note": "x" * settings.body_limit} if long else {})
    slow = Slow(monkeypatch)
    slow.wanted = 2
    with ThreadPoolExecutor(2) as pool:
        brought = [pool.submit(one.post, "/games", {"import": file}) for one in people[:2]]
        assert slow.arrived.wait(HANGS)
        twice, full = people[0].post("/games", {"import": file}), people[2].post("/games", {"import": file})
        assert (twice.status_code, code_of(twice)) == (429, "import_twice")
        assert (full.status_code, code_of(full)) == (503, "imports_full")
        assert twice.headers["retry-after"]
        assert full.headers["retry-after"]
        hot_seat(people[0])  # a new table is another matter
        slow.may_end.set()
        assert [one.result(HANGS).status_code for one in brought] == [201, 201]
    assert people[2].post("/games", {"import": file}).status_code == 201


def test_whole_games_have_a_rate_of_their_own(settings):
    app = create_app(dataclasses.replace(settings, copies=Rate(0.01, 2)))
    with TestClient(app, base_url="http://localhost") as client:
        ann = Browser(client).register("Ann")
        file = document(ann)
        answers = [ann.post("/games", {"import": file}) for _ in range(3)]
        assert [one.status_code for one in answers] == [201, 201, 429]
        assert code_of(answers[2]) == "too_many"
        game = hot_seat(ann)
        assert code_of(ann.post(f"/games/{game}/branches", {})) == "too_many"


# --- streams ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def few(settings: Settings) -> FastAPI:
    """A server with two streams for each member, and four for the strangers of an address."""
    return create_app(dataclasses.replace(settings, streams=2))


def test_streams_are_limited_for_members_and_for_addresses(few):
    with serving(few) as address, ExitStack() as stack:
        ann, bob, stranger = (stack.enter_context(Client(base_url=address, timeout=HANGS)) for _ in range(3))
        path = f"/games/{hot_seat(Browser(ann).register('Ann'), visibility='public')}/events"
        Browser(bob).register("Zoe")
        opened = ExitStack()
        streams = [opened.enter_context(listening(client, path)) for client in (ann, ann, *[stranger] * 4, bob)]
        assert [stream.next()[0] for stream in streams] == ["full"] * 7
        for client in (ann, stranger):
            refused = client.get(API + path)
            assert (refused.status_code, code_of(refused)) == (429, "too_many_streams")
            assert refused.headers["retry-after"]
        assert ann.get(f"{API}/session").status_code == 200
        opened.close()
        assert any(_opens(ann, path) for _ in range(200))


def _opens(client: Client, path: str) -> bool:
    with client.stream("GET", API + path, timeout=HANGS) as response:
        return response.status_code == 200


def test_a_watcher_who_left_before_the_first_word_is_not_waited_for(app, client, visitor):
    game = hot_seat(visitor().register("Ann"), visibility="public")
    spoken(app, "GET", f"/games/{game}/events", [{"type": "http.request", "body": b"", "more_body": False}])
    assert app.state.services.streams.subscribers(game) == ()
    assert len(app.state.limits._streams) == 0


def test_places_are_counted_well_by_many_threads():
    places, most, at_once, seen = Places(), 5, [0], []
    lock = Lock()

    def come_and_go(number: int) -> bool:
        try:
            with places.held({f"key {number % 3}": 3, "all": most}, ApiError(429, "too_many_streams")):
                with lock:
                    at_once[0] += 1
                    seen.append(at_once[0])
                with lock:
                    at_once[0] -= 1
        except ApiError:
            return False
        return True

    with ThreadPoolExecutor(16) as pool:
        assert any(pool.map(come_and_go, range(5000)))
    assert max(seen) <= most
    assert len(places) == 0


# --- headers alone ----------------------------------------------------------------------------------------------------


def test_headers_can_be_asked_for_alone(client, ann):
    game = hot_seat(ann, visibility="public")
    for path in ("/titles", "/healthz", "/nothing", f"/games/{game}", f"/games/{game}/map.svg"):
        alone, whole = client.head(API + path), client.get(API + path)
        assert alone.status_code == whole.status_code
        assert alone.content == b""
        assert alone.headers["content-type"] == whole.headers["content-type"]
    assert client.head(f"{API}/games/{game}/events").status_code == 405
