"""Clients in pairs at the tables: one moves, the other watches; how long it takes, and whether anything is lost."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from random import Random

from tools.crowd import Board, Lost, Person, Server, choose

CALM = 2.0
"""So many seconds at the beginning are not counted: caches are cold then."""
BEGIN = 120.0
"""So many seconds all watchers may take to see their tables."""
END = 30.0
"""So many seconds everybody has to finish, when the time is over."""


class Load:
    """Moves at a steady rate, and the others who see them."""

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
        self.begun = asyncio.Event()
        """All see their tables."""

    async def run(self, seconds: float) -> None:
        """People watch and move for so long."""
        mover = Person(self.server.address)
        await mover.greet()
        watched = self.boards[: max(1, self.clients // 2)]
        watchers = [asyncio.create_task(self._watch(board, number)) for board in watched for number in range(2)]
        moves: set[asyncio.Task[None]] = set()
        try:
            await self._until_all_see(watched)
            self.begun.set()
            begun = time.perf_counter()
            self.counted_from = begun + CALM
            for number in range(int(self.rate * (seconds + CALM))):
                await asyncio.sleep(max(0.0, begun + number / self.rate - time.perf_counter()))
                ready = [board for board in watched if board.menu is not None and not board.busy]
                if ready:
                    task = asyncio.create_task(self._move(mover, self.random.choice(ready)))
                    moves.add(task)
                    task.add_done_callback(moves.discard)
            await end(moves)
            await asyncio.sleep(0.5)
        finally:
            for task in (*moves, *watchers):
                task.cancel()
            await end(watchers)
            await mover.close()

    async def _until_all_see(self, boards: list[Board]) -> None:
        patience = time.monotonic() + BEGIN
        while any(board.menu is None for board in boards):
            if time.monotonic() > patience:
                raise RuntimeError("the watchers do not see their tables")
            await asyncio.sleep(0.05)

    async def _watch(self, board: Board, number: int) -> None:
        """Watch, and come back when the line breaks, as the page does."""
        person = Person(self.server.address)
        try:
            while True:
                with suppress(Lost):
                    await person.greet()
                    await self._listen(person, board, number)
                await asyncio.sleep(0.5)
        finally:
            await person.close()

    async def _listen(self, person: Person, board: Board, number: int) -> None:
        """The first watcher of a table knows the menu; the second measures when the move arrives."""
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
        self.posts += 1
        try:
            answer = await person.post(f"/games/{board.id}/actions", {"ply": ply, "action": action})
        except Lost as error:
            self._refused(board, ply, repr(error))
            return
        if begun >= self.counted_from:
            self.answers.append(time.perf_counter() - begun)
        if answer.status_code == 200:
            board.accepted[ply + 1] = action
        else:
            self._refused(board, ply, f"{answer.status_code} {answer.text[:200]}")

    def _refused(self, board: Board, ply: int, why: str) -> None:
        self.errors.append(why)
        board.sent.pop(ply + 1, None)
        board.busy = False


async def end(tasks: set[asyncio.Task[None]] | list[asyncio.Task[None]]) -> None:
    """Wait until all are done, but not for ever."""
    if tasks:
        _, left = await asyncio.wait(tasks, timeout=END)
        if left:
            print(f"{len(left)} clients did not come to an end", flush=True)


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


def percentile(values: list[float], part: float) -> float:
    """The value below which a part of all lies, in milliseconds."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part))] * 1e3 if ranked else float("nan")


def told(name: str, values: list[float]) -> str:
    """A line of percentiles."""
    parts = "  ".join(f"p{int(part * 100)} {percentile(values, part):7.1f} ms" for part in (0.5, 0.9, 0.95, 0.99))
    return f"{name:<28} {len(values):5}  {parts}  max {max(values, default=0) * 1e3:7.1f} ms"
