"""Silent guests, slow guests and far too many of them: nobody shuts the door for the others."""

from __future__ import annotations

import dataclasses
import logging
import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from urllib.parse import urlsplit

import h11
import pytest
from httpx2 import Client, get

from tests.server.people import Browser
from tests.server.serving import serving
from tests.server.tables import hot_seat
from tests.server.test_serving import running
from tresham.server.app import create_app
from tresham.server.edge import file_descriptors, http_protocol
from tresham.server.edge.file_descriptors import NOISE, Seldom, ask_for_more, capacity
from tresham.server.edge.http_protocol import OpenConnections

HANGS = 20
"""So many seconds a test waits before it takes a line for one that hangs."""
HALF = b"GET /api/v1/version HTTP/1.1\r\nHost: localhost\r\n"


def guest(address: str) -> socket.socket:
    """Somebody at the door."""
    where = urlsplit(address)
    line = socket.create_connection(("127.0.0.1", where.port or 80), HANGS)
    line.settimeout(HANGS)
    return line


def is_shown_out(line: socket.socket) -> bool:
    """Has the server ended the line? It waits until it has, or until it must be taken for hanging."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def is_answered(line: socket.socket) -> bool:
    """Does the whole answer come, which ends with a bracket?"""
    heard = b""
    while not heard.endswith(b"}"):
        part = line.recv(65536)
        assert part, "the line was ended"
        heard += part
    return heard.startswith(b"HTTP/1.1 200")


@pytest.fixture
def short(monkeypatch):
    """Less patience, so that a test need not wait."""
    monkeypatch.setattr(http_protocol, "SPEAKS", {h11.IDLE: 0.3, h11.SEND_BODY: 0.6})
    monkeypatch.setattr(http_protocol, "READS", 0.3)


# --- time -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        b"",
        HALF,
        HALF + b"Content-Length: 0\r\n\r\n" + HALF,
        b"POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
    ],
)
def test_whoever_does_not_finish_his_sentence_is_shown_out(app, short, said):
    with serving(app) as address, guest(address) as line:
        line.sendall(said)
        assert is_shown_out(line)


def test_a_letter_now_and_then_buys_no_time(app, short):
    with serving(app) as address, guest(address) as line:
        line.sendall(HALF)
        line.settimeout(0.05)
        for _ in range(int(HANGS / 0.05)):
            try:
                line.sendall(b"X")
                if not line.recv(100):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            pytest.fail("it went on for ever")


def test_whoever_does_not_read_is_shown_out(settings, page, short):
    (page / "assets/big-1.bin").write_bytes(bytes(32 * 2**20))
    app = create_app(settings)
    with serving(app) as address, guest(address) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /assets/big-1.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
        until = time.monotonic() + HANGS
        while len(connections_of(app)) and time.monotonic() < until:
            time.sleep(0.05)
        assert len(connections_of(app)) == 0


def connections_of(app) -> OpenConnections:
    """Who is connected to the server of this application."""
    found: OpenConnections = app.state.open_connections
    return found


def test_a_line_that_is_used_is_kept(app, monkeypatch):
    monkeypatch.setattr(http_protocol, "SPEAKS", {h11.IDLE: 4.0, h11.SEND_BODY: 4.0})
    with serving(app) as address, guest(address) as line:
        for _ in range(5):
            time.sleep(1)  # it is about time: together they take longer than one silence may
            line.sendall(HALF + b"\r\n")
            assert is_answered(line)


# --- room -------------------------------------------------------------------------------------------------------------


def test_in_a_full_house_the_longest_silent_guest_makes_room(settings):
    app = create_app(dataclasses.replace(settings, connections=4))
    with serving(app) as address, ExitStack() as stack:
        lines = [stack.enter_context(guest(address)) for _ in range(4)]
        for line in lines:
            line.sendall(HALF)
        wait_for(app, 4)
        for _ in range(3):
            assert get(f"{address}/api/v1/version", timeout=HANGS).status_code == 200
        assert is_shown_out(lines[0])
        lines[3].sendall(b"\r\n")
        assert is_answered(lines[3])


def wait_for(app, guests: int) -> None:
    """Until so many are connected."""
    until = time.monotonic() + HANGS
    while len(connections_of(app)) < guests:
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.mark.parametrize(("trusted", "stay"), [("192.0.2.1", False), ("127.0.0.1", True)])
def test_one_address_has_a_quarter_of_the_room_unless_it_speaks_for_others(settings, monkeypatch, trusted, stay):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    app = create_app(dataclasses.replace(settings, connections=8))
    with serving(app) as address, guest(address) as first, guest(address), guest(address) as last:
        last.sendall(HALF + b"\r\n")
        assert is_answered(last)
        if stay:
            first.sendall(HALF + b"\r\n")
            assert is_answered(first)
        else:
            assert is_shown_out(first)


class Guest:
    """Somebody at the door, without a line."""

    def __init__(self, connections: OpenConnections, address: str) -> None:
        self.connections, self.address, self.is_proxy, self.out = connections, address, False, False

    def show_out(self) -> None:
        """As a connection does it."""
        self.out = True
        self.connections.leave(self)


def test_when_all_are_served_the_new_one_has_to_wait_outside():
    connections = OpenConnections(8)
    guests = [Guest(connections, f"192.0.2.{number // 2}") for number in range(8)]
    assert all(connections.enter(one) for one in guests)
    assert not connections.enter(Guest(connections, "198.51.100.1"))
    connections.awaits(guests[5])
    connections.awaits(guests[2])
    assert not connections.enter(Guest(connections, "192.0.2.0"))
    assert connections.enter(Guest(connections, "192.0.2.1"))
    assert [one.out for one in guests] == [number == 2 for number in range(8)]
    assert connections.enter(Guest(connections, "198.51.100.1"))
    assert guests[5].out
    assert len(connections) == 8


# --- descriptors ------------------------------------------------------------------------------------------------------


def test_room_is_left_for_the_database(monkeypatch):
    for soft, room in ((1024, 640), (256, 85), (20_000, 2000), (-1, 2000)):
        monkeypatch.setattr(file_descriptors.resource, "getrlimit", lambda _, soft=soft: (soft, soft))
        assert capacity(2000) == room


def test_more_descriptors_are_asked_for(monkeypatch):
    asked = []
    monkeypatch.setattr(file_descriptors.resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(file_descriptors.resource, "setrlimit", lambda _, limits: asked.append(limits))
    ask_for_more()
    assert asked == [(4096, 4096)]
    monkeypatch.setattr(file_descriptors.resource, "getrlimit", lambda _: (4096, 4096))
    ask_for_more()
    assert len(asked) == 1


def test_what_strangers_can_cause_is_logged_once_a_minute():
    now = [0.0]
    rule = Seldom(clock=lambda: now[0])

    def passes(text: str) -> bool:
        return rule.filter(logging.LogRecord("asyncio", logging.ERROR, "", 0, text, None, None))

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(passes, [f"{NOISE[0]}\nsocket: 7"] * 2000)) == 1
    assert passes(NOISE[1])
    assert [passes("something else") for _ in range(3)] == [True] * 3
    now[0] = 61
    assert [passes(NOISE[0]) for _ in range(3)] == [True, False, False]


# --- all at once ------------------------------------------------------------------------------------------------------


def test_one_client_who_opens_all_he_can_shuts_nobody_out(tmp_path):
    """As many silent lines and streams as there are descriptors, and more: a newcomer is answered all the same."""
    database = f"sqlite:///{tmp_path / 'club.sqlite'}"
    words = ("serve", "--port", "0", "--database", database)
    with running(tmp_path, *words, descriptors=400) as house, ExitStack() as stack:
        address = f"http://127.0.0.1:{house.port}"
        with Client(base_url=address, timeout=HANGS) as client:
            game = hot_seat(Browser(client).register("Ann"), visibility="public")
        path = f"/api/v1/games/{game}/events"
        asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        for number in range(600):
            line = stack.enter_context(guest(address))
            line.sendall(asked if number % 4 == 3 else HALF)
        assert get(f"{address}/api/v1/healthz", timeout=HANGS).status_code == 200
        assert get(f"{address}{path}", timeout=HANGS).status_code == 429
        house.stop(signal.SIGTERM)
        said = house.process.communicate()[1]
        assert len(said) < 10_000
        assert "Traceback" not in said
