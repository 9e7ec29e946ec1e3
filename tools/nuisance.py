"""Guests who are a nuisance: who copy games without end, who hold the door and say nothing, who bring far too much."""

from __future__ import annotations

import asyncio
import json
import resource
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from httpx2 import AsyncClient, Timeout

from tools.crowd import API, Board, Lost, Person, Server

HUGE = 16 * 2**20
MEGABYTE = 2**20
JSON = {"Content-Type": "application/json"}
NEWCOMERS = 10
PATIENCE = 10.0
"""So many seconds a newcomer waits for an answer."""
STREAMS = 40
"""So many of the idle ones listen to a stream."""


async def disturb(server: Server, boards: list[Board], number: int, done: Counter[str]) -> None:
    """One guest who makes what-ifs and brings games from files, by turns and without end."""
    person = Person(server.address)
    try:
        await person.greet()
        games = [board.id for board in boards[-20:]]
        files = [await _as_document(person, game) for game in games[:3]]
        while True:
            for game in games:
                answer = await person.post(f"/games/{game}/branches", {})
                done[f"what-ifs answered {answer.status_code}"] += 1
                if answer.status_code == 201:
                    await person.client.delete(f"/games/{answer.json()['id']}")
                answer = await person.client.post("/games", content=files[number % len(files)], headers=JSON)
                done[f"imports answered {answer.status_code}"] += 1
    except Lost as error:
        done[f"ended by {type(error).__name__}"] += 1
    finally:
        await person.close()


async def _as_document(person: Person, game: str) -> bytes:
    """A game as a file that can be brought again. It is written once: what that takes is not the server's matter."""
    exported = (await person.client.get(f"/games/{game}/export")).json()
    return json.dumps({"import": exported}).encode()


# --- who holds the door ----------------------------------------------------------------------------------------------


async def hold_the_door(server: Server, boards: list[Board], count: int) -> int:
    """So many idle guests: silent ones, ones with half a header, ones who listen; the status is 1 if a newcomer is not
    answered meanwhile."""
    _raise_own_limit(count + 200)
    held: Counter[str] = Counter()
    delays: list[float] = []
    async with AsyncExitStack() as stack:
        for number in range(min(STREAMS, count)):
            await stack.enter_async_context(_listening(server, boards[number % len(boards)], held))
        for number in range(count - held["streams"]):
            await _idle(server, number % 2 == 1, stack, held)
        for _ in range(NEWCOMERS):
            delays.append(await _newcomer(server))
            await asyncio.sleep(0.5)
    turned_away = sum(delay == float("inf") for delay in delays)
    print(", ".join(f"{number} {kind}" for kind, number in sorted(held.items())))
    worst = max(delay for delay in delays if delay < float("inf")) * 1e3 if turned_away < NEWCOMERS else float("nan")
    print(f"{NEWCOMERS} newcomers, {turned_away} not answered, worst {worst:.0f} ms", flush=True)
    return 1 if turned_away else 0


def _raise_own_limit(wanted: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(wanted, 1024), hard), hard))


class _listening:
    """Somebody who listens to a stream and hears its first words."""

    def __init__(self, server: Server, board: Board, held: Counter[str]) -> None:
        self._person = Person(server.address)
        self._path = f"/games/{board.id}/events"
        self._held = held
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> None:
        stream = self._person.client.stream("GET", self._path, timeout=Timeout(PATIENCE))
        with suppress(Lost):
            answer = await self._stack.enter_async_context(stream)
            self._held["streams" if answer.status_code == 200 else "streams refused"] += 1

    async def __aexit__(self, *_: object) -> None:
        with suppress(TimeoutError, Lost):
            await asyncio.wait_for(self._stack.aclose(), PATIENCE)
        await self._person.close()


async def _idle(server: Server, half: bool, stack: AsyncExitStack, held: Counter[str]) -> None:
    kind = "half headers" if half else "silent sockets"
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection("127.0.0.1", server.port), PATIENCE)
        if half:
            writer.write(b"GET / HTTP/1.1\r\nHost: local")
            await asyncio.wait_for(writer.drain(), PATIENCE)
    except (OSError, TimeoutError):
        held[f"{kind} refused"] += 1
        return
    stack.callback(writer.close)
    held[kind] += 1


async def _newcomer(server: Server) -> float:
    """How many seconds somebody waits who has just come; infinitely many if he is not answered."""
    begun = time.perf_counter()
    try:
        async with AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
            answer = await client.get(f"{API}/version")
    except Lost:
        return float("inf")
    return time.perf_counter() - begun if answer.status_code == 200 else float("inf")


# --- who brings far too much -----------------------------------------------------------------------------------------


async def bring_far_too_much(server: Server, most_growth: float, most_delay: float) -> int:
    """One stranger sends 16 MB; the status is 1 if the server grows too much, or keeps others waiting too long."""
    stranger = Person(server.address)
    await stranger.greet()
    before = _memory(server.pid, "VmRSS")
    body = b"[" + b"[]," * (HUGE // 3) + b"[]]"
    sending = asyncio.create_task(_send(stranger, body))
    delays: list[float] = []
    async with AsyncClient(base_url=server.address, timeout=60) as client:
        while not sending.done() or len(delays) < NEWCOMERS:
            begun = time.perf_counter()
            with suppress(Lost):
                await client.get(f"{API}/healthz")
            delays.append(time.perf_counter() - begun)
            await asyncio.sleep(0.05)
    growth, worst = _memory(server.pid, "VmHWM") - before, max(delays) * 1e3
    print(f"one anonymous body of {len(body) / MEGABYTE:.0f} MB: {sending.result()}")
    print(f"the server grew by {growth:.0f} MB, worst /healthz {worst:.0f} ms of {len(delays)}", flush=True)
    await stranger.close()
    return 1 if growth > most_growth or worst > most_delay else 0


async def _send(stranger: Person, body: bytes) -> str:
    begun = time.perf_counter()
    try:
        headers = {"Content-Type": "application/json"}
        answer = await stranger.client.post("/games", content=body, headers=headers, timeout=120)
        said = f"{answer.status_code} {json.loads(answer.text)['error']['code']}"
    except Lost as error:
        said = f"cut off ({type(error).__name__})"
    return f"{said} after {(time.perf_counter() - begun) * 1e3:.0f} ms"


def _memory(pid: int, what: str) -> float:
    """Memory of a process in MB: `VmRSS` at present, `VmHWM` at most so far."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(what)) / 1024
