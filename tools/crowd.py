"""A server under load, on the loopback: games on its tables, people who watch and people who move."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from httpx2 import AsyncClient, HTTPError, Limits, Timeout, TransportError

import tresham
from tresham.bots import make_bot
from tresham.core import saved
from tresham.core.codec import Codec

Lost = HTTPError
"""What a client meets when the server is gone."""

API = "/api/v1"
RUN = "import sys; from tresham.cli import main; sys.exit(main())"
START = 60.0
"""So many seconds a server may take to answer its first request."""
SILENCE = 40.0
"""A stream that says nothing for so many seconds is dead: the server sends a blank every ten."""
NAMES = ("Ann", "Bob", "Eve", "Max")


class Server:
    """A server in a process of its own, which can be killed and started again. It ends with the block it is made for,
    however that ends."""

    def __init__(self, database: str, workers: int = 1, mode: str = "local", **settings: str) -> None:
        self.port = _free_port()
        self.address = f"http://localhost:{self.port}"
        self._command = [
            *(sys.executable, "-c", RUN, "serve", "--mode", mode, "--port", str(self.port)),
            *("--database", database, "--workers", str(workers)),
        ]
        chosen = {f"TRESHAM_{name.upper()}": value for name, value in settings.items()}
        self._environment = {**os.environ, "TRESHAM_BOT_WORKERS": "1", **chosen}
        self._folder = tempfile.TemporaryDirectory(prefix="tresham-server-")
        self._log = Path(self._folder.name) / "log"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._folder.cleanup()

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def said(self) -> str:
        """What it has written to its log."""
        return self._log.read_text(errors="replace")

    async def start(self) -> None:
        """Begin, and wait until it answers."""
        with self._log.open("ab") as log:
            streams: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": log}
            self._process = subprocess.Popen(self._command, env=self._environment, start_new_session=True, **streams)
        print(f"a server at {self.address}, process {self.pid}", flush=True)
        end = time.monotonic() + START
        async with AsyncClient(base_url=self.address) as client:
            while time.monotonic() < end:
                with suppress(TransportError):
                    if (await client.get(f"{API}/healthz")).status_code == 200:
                        return
                if self._process.poll() is not None:
                    raise RuntimeError(f"the server ended with {self._process.returncode}: {self.said()}")
                await asyncio.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """As when the power fails, but for the disk: no goodbye, nothing written any more."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    def stop(self) -> None:
        """Ask it to stop; whoever of its processes does not listen is ended."""
        if self._process is None:
            return
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(15)
        self.kill()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str) -> None:
        self.client = AsyncClient(
            base_url=address + API,
            timeout=30,
            limits=Limits(max_connections=None),
            headers={"Origin": address},
        )

    async def greet(self) -> None:
        """Fetch the cookie and the token against other sites."""
        answer = await self.client.get("/session")
        if answer.status_code != 200:
            raise Lost(f"{answer.status_code} instead of a greeting")
        self.client.headers["X-CSRF-Token"] = answer.json()["csrf"]

    async def close(self) -> None:
        """Go away; who does not get out in time is left behind."""
        with suppress(TimeoutError, Lost):
            await asyncio.wait_for(self.client.aclose(), 5)

    async def post(self, path: str, body: Any) -> Any:
        """Send something; the answer, whatever it is."""
        return await self.client.post(path, json=body)

    async def events(self, game: str, since: int | None = None) -> AsyncIterator[tuple[str, Any, float]]:
        """A game's stream: what, the data, and when it came."""
        query = "" if since is None else f"?since={since}"
        silence = Timeout(30, read=SILENCE)
        async with self.client.stream("GET", f"/games/{game}/events{query}", timeout=silence) as answer:
            if answer.status_code != 200:
                raise Lost(f"{answer.status_code} instead of a stream")
            event = ""
            async for line in answer.aiter_lines():
                if line.startswith("event: "):
                    event = line[7:]
                elif line.startswith("data: "):
                    yield event, line[6:], time.perf_counter()


@dataclass
class Board:
    """A game of the load: where it stands, and what was accepted in it."""

    id: str
    ply: int = 0
    menu: Any = None
    sent: dict[int, float] = field(default_factory=dict)
    """By ply: when the move was posted."""
    accepted: dict[int, Any] = field(default_factory=dict)
    """By ply: the action that the server accepted."""
    busy: bool = False


def choose(menu: Any, random: Random) -> Any:
    """Something from a menu; passes and offers less often than the rest."""
    choices = [one for one in menu["choices"] if not one["offer"]] or menu["choices"]
    kinds = sorted({one["kind"] for one in choices} - {"go_bankrupt"}) or ["go_bankrupt"]
    if len(kinds) > 1 and random.random() < 0.7:
        kinds = [kind for kind in kinds if kind != "pass"]
    kind = random.choice(kinds)
    return random.choice([one for one in choices if one["kind"] == kind])["action"]


def documents(titles: tuple[str, ...], seed: int) -> list[dict[str, Any]]:
    """Games in all stages to begin with: one long game of each title, cut off at many places."""
    made: list[dict[str, Any]] = []
    for title in titles:
        game = tresham.new(title, NAMES[:3], seed=seed)
        bot = make_bot("naive", seed)
        while not game.over and game.ply < 260:
            game.push(bot.choose(game))
        whole = saved.save(game)
        assert Codec(game.title, game.players).digest(game.state) == whole["moves"][-1]["digest"]
        last = len(whole["moves"]) - (1 if game.over else 0)
        made += [{**whole, "moves": whole["moves"][:length]} for length in range(10, last, 10)]
    return made


async def set_tables(person: Person, count: int, seed: int) -> list[Board]:
    """So many games on the tables, in all stages."""
    known = documents(("1830", "1849"), seed)
    boards = []
    for number in range(count):
        answer = await person.post("/games", {"import": known[number % len(known)]})
        assert answer.status_code == 201, answer.text
        boards.append(Board(answer.json()["id"], answer.json()["ply"]))
    return boards


async def refresh(person: Person, board: Board) -> None:
    """Look at a game as it is now; there is no menu when it is over."""
    table = (await person.client.get(f"/games/{board.id}")).json()
    board.ply, board.menu = table["ply"], None
    if table["status"] == "active":
        board.menu = (await person.client.get(f"/games/{board.id}/legal")).json()


def folder_for(database: Path) -> str:
    """The URL of a database file."""
    return f"sqlite:///{database}"
