#!/usr/bin/env python3
"""Load on the loopback: how long from a click to the screens of the others, and is anything ever lost?

    .venv/bin/python tools/load.py                          200 games, 100 clients, 40 actions a second, 20 seconds
    .venv/bin/python tools/load.py --kills 50               kill the server under load, again and again
    .venv/bin/python tools/load.py --database postgresql://… --workers 2
    .venv/bin/python tools/load.py --restarts 6             restart PostgreSQL under load (one of our own making)

The first tells the percentiles from POST to the event at another client. With `--kills` the server is ended by SIGKILL
under load and started again; after each time every move that was accepted must be there, once, and as it was. The exit
status is 1 if one is missing, or if the 95th percentile is above the limit. With `--restarts` PostgreSQL goes away and
comes back under load, by turns politely and as in a crash: moves are refused meanwhile, none that was accepted is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.postgres import Postgres
from tools.crowd import Board, Lost, Person, Server, choose, folder_for, refresh, set_tables

CALM = 2.0
"""So many seconds at the beginning are not counted: caches are cold then."""
WARM = 5
"""So many moves must have been accepted before the next blow."""


class Load:
    """Clients in pairs at the tables: one moves, the other watches."""

    def __init__(self, server: Server, boards: list[Board], clients: int, rate: float, seed: int) -> None:
        self.server = server
        self.boards = boards
        self.clients = clients
        self.rate = rate
        self.random = Random(seed)
        self.times: list[float] = []
        self.answers: list[float] = []
        self.errors: list[str] = []
        self.posts = 0
        self.counted_from = 0.0

    async def run(self, seconds: float) -> None:
        """People watch and move for so long."""
        mover = Person(self.server.address)
        await mover.greet()
        watched = self.boards[: max(1, self.clients // 2)]
        watchers = [asyncio.create_task(self._watch(board, number)) for board in watched for number in range(2)]
        while any(board.menu is None for board in watched):
            await asyncio.sleep(0.05)
        begun = time.perf_counter()
        self.counted_from = begun + CALM
        moves: set[asyncio.Task[None]] = set()
        for number in range(int(self.rate * (seconds + CALM))):
            await asyncio.sleep(max(0.0, begun + number / self.rate - time.perf_counter()))
            ready = [board for board in watched if board.menu is not None and not board.busy]
            if ready:
                task = asyncio.create_task(self._move(mover, self.random.choice(ready)))
                moves.add(task)
                task.add_done_callback(moves.discard)
        await asyncio.gather(*moves)
        await asyncio.sleep(0.5)
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)

    async def _watch(self, board: Board, number: int) -> None:
        """The first watcher of a table knows the menu; the second measures when the move arrives."""
        person = Person(self.server.address)
        await person.greet()
        async for event, text, at in person.events(board.id):
            if event not in ("full", "move"):
                continue
            data = json.loads(text)
            if number == 0:
                board.ply, board.menu, board.busy = data["ply"], data["menu"], False
            elif event == "move" and board.sent.get(data["ply"], 0.0) >= self.counted_from:
                self.times.append(at - board.sent[data["ply"]])

    async def _move(self, person: Person, board: Board) -> None:
        board.busy = True
        ply, action = board.ply, choose(board.menu, self.random)
        board.sent[ply + 1] = begun = time.perf_counter()
        answer = await person.post(f"/games/{board.id}/actions", {"ply": ply, "action": action})
        if begun >= self.counted_from:
            self.answers.append(time.perf_counter() - begun)
        self.posts += 1
        if answer.status_code == 200:
            board.accepted[ply + 1] = action
        else:
            self.errors.append(f"{answer.status_code} {answer.text[:200]}")
            board.sent.pop(ply + 1, None)
            board.busy = False


def percentile(values: list[float], part: float) -> float:
    """The value below which a part of all lies, in milliseconds."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part))] * 1e3 if ranked else float("nan")


def told(name: str, values: list[float]) -> str:
    """A line of percentiles."""
    parts = "  ".join(f"p{int(part * 100)} {percentile(values, part):7.1f} ms" for part in (0.5, 0.9, 0.95, 0.99))
    return f"{name:<28} {len(values):5}  {parts}  max {max(values, default=0) * 1e3:7.1f} ms"


async def measure(args: argparse.Namespace, database: str, postgres: Postgres | None = None) -> int:
    """Percentiles under load."""
    server = Server(database, args.workers)
    await server.start()
    try:
        host = Person(server.address)
        await host.greet()
        boards = await set_tables(host, args.games, args.seed)
        print(f"{len(boards)} games on the tables")
        load = Load(server, boards, args.clients, args.rate, args.seed)
        trouble = asyncio.create_task(_restart(postgres, args.restarts, args.seconds)) if postgres else None
        await load.run(args.seconds)
        if trouble is not None:
            await trouble
        lost = await missing(host, boards)
    finally:
        server.stop()
    print(told("POST to event elsewhere", load.times))
    print(told("POST to answer", load.answers))
    print(f"{load.posts} moves, {len(load.errors)} refused, {len(lost)} lost")
    for line in [*load.errors[:5], *lost[:5]]:
        print(f"  {line}")
    in_time = postgres is not None or percentile(load.times, 0.95) < args.limit
    return 1 if lost or not in_time or not load.times else 0


async def _restart(postgres: Postgres, times: int, seconds: float) -> None:
    """Take the database away and bring it back, spread over the run."""
    for number in range(times):
        await asyncio.sleep((seconds + CALM) / (times + 1))
        mode = "immediate" if number % 2 else "fast"
        begun = time.perf_counter()
        await asyncio.to_thread(postgres.restart, mode)
        print(f"restart {number + 1} ({mode}): away for {time.perf_counter() - begun:.1f} s", flush=True)


async def missing(person: Person, boards: list[Board]) -> list[str]:
    """Moves that were accepted and are not there as they were."""
    found: list[str] = []
    for board in boards:
        if not board.accepted:
            continue
        first = min(board.accepted) - 1
        rows = (await person.client.get(f"/games/{board.id}/actions?since={first}")).json()
        kept = {row["ply"]: row["action"] for row in rows}
        if len(kept) != len(rows) or sorted(kept) != list(range(first + 1, first + 1 + len(rows))):
            found.append(f"{board.id}: rows are not numbered one by one")
        found += [f"{board.id}: {ply}" for ply, action in board.accepted.items() if kept.get(ply) != action]
    return found


async def kill_again_and_again(args: argparse.Namespace, database: str) -> int:
    """Moves from many hands until the server dies; then look what is left."""
    server = Server(database)
    await server.start()
    host = Person(server.address)
    await host.greet()
    boards = await set_tables(host, min(args.games, 24), args.seed)
    accepted = 0
    try:
        for number in range(1, args.kills + 1):
            host = Person(server.address)
            await host.greet()
            hands = [asyncio.create_task(_play_on(server, board, args.seed + number)) for board in boards]
            while not any(hand.done() for hand in hands) and _accepted(boards) < accepted + WARM:
                await asyncio.sleep(0.02)
            await asyncio.sleep(Random(number).random())
            server.kill()
            await asyncio.gather(*hands)
            await server.start()
            host = Person(server.address)
            await host.greet()
            lost = await missing(host, boards)
            total = _accepted(boards)
            print(f"kill {number:3}: {total - accepted:4} moves accepted, {len(lost)} lost", flush=True)
            accepted = total
            if lost:
                print(*lost, sep="\n")
                return 1
    finally:
        server.stop()
    return 0


def _accepted(boards: list[Board]) -> int:
    return sum(len(board.accepted) for board in boards)


async def _play_on(server: Server, board: Board, seed: int) -> None:
    """Move as fast as the server answers, until it does not."""
    person, random = Person(server.address), Random(f"{seed}{board.id}")
    try:
        await person.greet()
        while True:
            await refresh(person, board)
            if board.menu is None:
                return
            action = choose(board.menu, random)
            answer = await person.post(f"/games/{board.id}/actions", {"ply": board.ply, "action": action})
            if answer.status_code == 200:
                board.accepted[answer.json()["ply"]] = action
    except Lost:
        return
    finally:
        await person.client.aclose()


def main() -> int:
    """Read the command line, and go."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in (
        ("games", 200),
        ("clients", 100),
        ("rate", 40),
        ("seconds", 20),
        ("kills", 0),
        ("workers", 1),
        ("restarts", 0),
    ):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--limit", type=float, default=100.0, help="the 95th percentile must be below, in ms")
    parser.add_argument("--database", help="an empty database; a SQLite file in a temporary folder if none is named")
    args = parser.parse_args()
    if args.restarts:
        postgres = Postgres()
        try:
            return asyncio.run(measure(args, postgres.new_database(), postgres))
        finally:
            postgres.remove()
    with tempfile.TemporaryDirectory(prefix="tresham-load-") as folder:
        database = args.database or folder_for(Path(folder) / "load.sqlite")
        job = kill_again_and_again if args.kills else measure
        return asyncio.run(job(args, database))


if __name__ == "__main__":
    sys.exit(main())
