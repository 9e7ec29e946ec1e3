"""Blows: the server is killed under load, or its database is restarted; nothing that was accepted may be lost."""

from __future__ import annotations

import asyncio
import time
from argparse import Namespace
from random import Random

from tests.server.postgres import Postgres
from tools.crowd import Board, Lost, Person, Server, choose, refresh, set_tables
from tools.watching import CALM, END, missing

WARM = 5
"""So many moves must have been accepted before the next blow."""
PATIENCE = 120.0
"""So many seconds the moves may take that must come before it."""


async def kill_again_and_again(args: Namespace, server: Server) -> int:
    """Moves from many hands until the server dies; then look what is left."""
    await server.start()
    host = Person(server.address)
    await host.greet()
    boards = await set_tables(host, min(args.games, 24), args.seed)
    accepted = 0
    for number in range(1, args.kills + 1):
        hands = [asyncio.create_task(_play_on(server, board, args.seed + number)) for board in boards]
        patience = time.monotonic() + PATIENCE
        while not any(hand.done() for hand in hands) and _accepted(boards) < accepted + WARM:
            if time.monotonic() > patience:
                raise RuntimeError("nobody can move")
            await asyncio.sleep(0.02)
        await asyncio.sleep(Random(number).random())
        server.kill()
        await asyncio.wait(hands, timeout=END)
        await server.start()
        host = Person(server.address)
        await host.greet()
        lost = await missing(host, boards)
        await host.close()
        total = _accepted(boards)
        print(f"kill {number:3}: {total - accepted:4} moves accepted, {len(lost)} lost", flush=True)
        accepted = total
        if lost:
            print(*lost, sep="\n")
            return 1
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
        await person.close()


async def restart_again_and_again(postgres: Postgres, times: int, seconds: float, begun: asyncio.Event) -> None:
    """Take the database away and bring it back, spread over the run, once that has begun."""
    await begun.wait()
    for number in range(times):
        await asyncio.sleep((seconds + CALM) / (times + 1))
        mode = "immediate" if number % 2 else "fast"
        gone = time.perf_counter()
        await asyncio.to_thread(postgres.restart, mode)
        print(f"restart {number + 1} ({mode}): away for {time.perf_counter() - gone:.1f} s", flush=True)
