#!/usr/bin/env python3
"""Load on the loopback: how long from a click to the screens of the others, and is anything ever lost?

    .venv/bin/python tools/load.py                          200 games, 100 clients, 40 actions a second, 20 seconds
    .venv/bin/python tools/load.py --disturb 4              the same while four others copy games without end
    .venv/bin/python tools/load.py --kills 50               kill the server under load, again and again
    .venv/bin/python tools/load.py --database postgresql://… --workers 2
    .venv/bin/python tools/load.py --restarts 6             restart PostgreSQL under load (one of our own making)
    .venv/bin/python tools/load.py --idle-sockets 1000      hold the door and say nothing: is a newcomer answered?
    .venv/bin/python tools/load.py --huge-body              one stranger sends 16 MB: what does it cost the others?

The first tells the percentiles from POST to the event at another client. With `--kills` the server is ended by SIGKILL
under load and started again; after each time every move that was accepted must be there, once, and as it was. With
`--restarts` PostgreSQL goes away and comes back under load, by turns politely and as in a crash: moves are refused
meanwhile, none that was accepted is lost, and the server's log has no traceback. The exit status is 1 if something is
missing, or a limit is missed. However the script ends, its server and its PostgreSQL end with it, unless it is killed
without a chance (SIGKILL).
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.postgres import Postgres
from tools.blows import kill_again_and_again, restart_again_and_again
from tools.crowd import Board, Person, Server, folder_for, set_tables
from tools.nuisance import bring_far_too_much, disturb, hold_the_door
from tools.watching import END, Load, end, missing, percentile, told

FREE = {"reads": "0/0", "writes": "0/0", "copies": "0/0", "streams": "0", "accounts": "0/0"}
"""Limits are for strangers; who measures moves wants none."""
STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
"""Whoever asks it to stop: Ctrl+C, a supervisor, a terminal that is closed."""


async def measure(args: argparse.Namespace, server: Server, postgres: Postgres | None = None) -> int:
    """Percentiles under load."""
    host, boards = await _begin(args, server)
    load = Load(server, boards, args.clients, args.rate, args.seed)
    done: Counter[str] = Counter()
    beside = [asyncio.create_task(disturb(server, boards, number, done)) for number in range(args.disturb)]
    trouble: list[asyncio.Task[None]] = []
    if postgres is not None:
        trouble.append(asyncio.create_task(restart_again_and_again(postgres, args.restarts, args.seconds, load.begun)))
    await load.run(args.seconds)
    await end(trouble)
    for task in beside:
        task.cancel()
    await end(beside)
    lost = await missing(host, boards)
    await host.close()
    crashes = server.said().count("Traceback (most recent call last)")
    print(told("POST to event elsewhere", load.times))
    print(told("POST to answer", load.answers))
    print(f"{load.posts} moves, {len(load.errors)} refused, {len(lost)} lost, {crashes} tracebacks")
    for line in [*(f"{number} {what}" for what, number in sorted(done.items())), *load.errors[:5], *lost[:5]]:
        print(f"  {line}")
    if crashes:
        print(server.said()[-5000:], file=sys.stderr)
    in_time = postgres is not None or percentile(load.times, 0.95) < args.limit
    return 1 if lost or crashes or not in_time or not load.times else 0


async def be_idle(args: argparse.Namespace, server: Server) -> int:
    """Many who say nothing, and a newcomer."""
    host, boards = await _begin(args, server)
    await host.close()
    return await hold_the_door(server, boards, args.idle_sockets)


async def be_huge(args: argparse.Namespace, server: Server) -> int:
    """One who says far too much."""
    await server.start()
    return await bring_far_too_much(server, args.growth_limit, args.delay_limit)


async def _begin(args: argparse.Namespace, server: Server) -> tuple[Person, list[Board]]:
    await server.start()
    host = Person(server.address)
    await host.greet()
    boards = await set_tables(host, args.games, args.seed)
    print(f"{len(boards)} games on the tables", flush=True)
    return host, boards


def run(job: Coroutine[object, object, int]) -> int:
    """As `asyncio.run`, but whoever does not end when he is told to is left behind."""
    loop = asyncio.new_event_loop()
    try:
        return loop.run_until_complete(job)
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.wait(left, timeout=END))
        loop.close()


def _end(number: int, _: FrameType | None) -> None:
    """A signal to stop: everything that was begun is ended on the way out, and nothing disturbs that."""
    for one in STOPPING:
        signal.signal(one, signal.SIG_IGN)
    raise SystemExit(128 + number)


def main() -> int:
    """Read the command line, and go."""
    args = _arguments().parse_args()
    for one in STOPPING:
        signal.signal(one, _end)
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres()) if args.restarts else None
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tresham-load-")))
        database = args.database or (postgres.new_database() if postgres else folder_for(folder / "load.sqlite"))
        if args.huge_body:
            return run(be_huge(args, stack.enter_context(Server(database, mode="server"))))
        if args.idle_sockets:
            return run(be_idle(args, stack.enter_context(Server(database))))
        server = stack.enter_context(Server(database, args.workers, **FREE))
        if args.kills:
            return run(kill_again_and_again(args, server))
        return run(measure(args, server, postgres))


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in (
        ("games", 200),
        ("clients", 100),
        ("rate", 40),
        ("seconds", 20),
        ("kills", 0),
        ("workers", 1),
        ("restarts", 0),
        ("disturb", 0),
        ("idle-sockets", 0),
        ("seed", 7),
    ):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--huge-body", action="store_true")
    parser.add_argument("--limit", type=float, default=100.0, help="the 95th percentile must be below, in ms")
    parser.add_argument("--growth-limit", type=float, default=50.0, help="with --huge-body: at most so many MB more")
    parser.add_argument("--delay-limit", type=float, default=200.0, help="with --huge-body: worst /healthz, in ms")
    parser.add_argument("--database", help="an empty database; a SQLite file in a temporary folder if none is named")
    return parser


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        sys.exit(main())
