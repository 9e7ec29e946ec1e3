#!/usr/bin/env python3
"""Play many random games to their end, and look at every position on the way.

    make soak                                     200 games for each title and number of players
    .venv/bin/python tools/soak.py --games 5      fewer
    .venv/bin/python tools/soak.py --players 2,6 --profile rulebook --seed 7

After every action: money, certificates, tokens, tiles and trains are all there (tests/properties/invariants.py).
Now and then: everything on the menu is accepted, with its lowest and its highest number; whatever block of shares is
accepted is on the menu; a pop restores the very same state, and the same action leads to the same place again. For the
first games of each number of players: the same seed plays the same game, and what is saved loads to the same state. The
exit status is 1 if anything at all was wrong.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.properties.invariants import check_state
from tests.properties.menus import Menu, ends, every_sale
from tests.properties.playing import Setup, option_sets
from tresham.bots import Bot, make_bot, next_action
from tresham.core import saved
from tresham.core.codec import Codec
from tresham.core.event import GameEnded
from tresham.core.game import Game
from tresham.titles import PROFILES, SHELF, build

CAP = 20_000
"""A game that needs more actions does not end."""

MENU_EVERY, POP_EVERY = 23, 17
"""How often the whole menu, and taking back, are tried."""

BOTS_IN_TURN = ("random", "naive", "wayward")
"""Random players go to the ends of the rules, often to ruin; naive ones play whole games, wayward ones stray there."""

SHOWN = 5
"""So many failures are told in full."""


@dataclass(frozen=True)
class Job:
    """A game to play."""

    setup: Setup
    bot: str
    thorough: bool
    """Also play it a second time, save it and load it."""


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    job: Job
    actions: int
    reason: str
    seconds: float
    failure: str = ""


def run(job: Job) -> Outcome:
    """Play one game under all checks."""
    begun = perf_counter()
    game = job.setup.start()
    try:
        play(game, job)
        assert game.over, f"not over after {game.ply} actions"
        if job.thorough:
            check_whole(game, job)
    except Exception:
        return Outcome(job, game.ply, "failed", perf_counter() - begun, traceback.format_exc())
    causes = [event.cause for event in game.node.events if isinstance(event, GameEnded)]
    return Outcome(job, game.ply, causes[-1] if causes else "", perf_counter() - begun)


def play(game: Game, job: Job) -> None:
    """Play to the end; every position is looked at."""
    bots, codec = table_of(job), Codec(game.title, game.players)
    check_state(game)
    while not game.over and game.ply < CAP:
        if game.ply % MENU_EVERY == 0:
            check_menu(game)
            check_sales(game)
        action = next_action(game, bots)
        before = codec.digest(game.state) if game.ply % POP_EVERY == 0 else ""
        game.push(action)
        check_state(game)
        if before:
            after = game.state
            assert game.pop() == action
            assert codec.digest(game.state) == before, "taking back leads elsewhere"
            game.push(action)
            assert game.state == after, "the same action leads elsewhere"


def table_of(job: Job) -> list[Bot]:
    """One bot speaks for all seats."""
    return [make_bot(job.bot, job.setup.seed)] * job.setup.seats


def check_menu(game: Game) -> None:
    """Whatever is offered can be played; a refusal shows as the exception it is."""
    for choice in game.legal_actions().menu:
        for action in ends(choice):
            trial = game.copy()
            trial.push(action)
            check_state(trial)


def check_sales(game: Game) -> None:
    """Of all blocks of certificates that somebody could name, the menu has those that are accepted and no other."""
    menu, legal = Menu(game), game.legal_actions()
    for by in {game.actor, game.to_act}:
        for sale in every_sale(game, by):
            assert (sale in legal) == menu.offers(sale), f"the menu and the rules disagree about {sale}"


def check_whole(game: Game, job: Job) -> None:
    """The same seed plays the same game, and what was saved loads to the same state."""
    codec = Codec(game.title, game.players)
    again, bots = job.setup.start(), table_of(job)
    while not again.over and again.ply < CAP:
        again.push(next_action(again, bots))
    assert codec.digest(again.state) == codec.digest(game.state), "the same seed played another game"
    assert saved.load(saved.save(game), build).state == game.state, "the saved game is another one"


def jobs(args: argparse.Namespace) -> Iterator[Job]:
    """All games; profiles and options take turns unless one is named."""
    for seats in args.players:
        played = {profile: option_sets(args.title, seats, profile) for profile in PROFILES}
        profiles = [args.profile] if args.profile else [profile for profile in PROFILES if played[profile]]
        for number in range(args.games):
            profile = profiles[number % len(profiles)]
            chosen = played[profile]
            options = chosen[number // len(profiles) % len(chosen)]
            setup = Setup(args.title, seats, options, profile, args.seed * 1_000_003 + number)
            bot = args.bot or BOTS_IN_TURN[number // len(profiles) // len(chosen) % len(BOTS_IN_TURN)]
            yield Job(setup, bot, thorough=number < len(profiles))


def numbers(text: str) -> list[int]:
    """Numbers with commas or a dash: 2,6 or 2-6."""
    if "-" in text:
        low, high = text.split("-")
        return list(range(int(low), int(high) + 1))
    return [int(one) for one in text.split(",")]


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--title", choices=list(SHELF), default="1830")
    parser.add_argument("--games", type=int, default=200, help="for each number of players (200)")
    parser.add_argument("--players", type=numbers, metavar="2-6", help="all that the title allows")
    parser.add_argument("--profile", choices=PROFILES, help="both in turn")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", help="random, naive and wayward ones in turn")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    args.players = args.players or list(SHELF[args.title].all_seats)
    return args


def main() -> int:
    """Play everything, tell what came of it."""
    args, console = arguments(), Console()
    todo, outcomes = list(jobs(args)), []
    with Progress(console=console, transient=True) as bar, Pool(args.processes) as pool:
        task = bar.add_task("soak", total=len(todo))
        for outcome in pool.imap_unordered(run, todo):
            outcomes.append(outcome)
            bar.advance(task)
    failed = [one for one in outcomes if one.failure]
    for one in failed[:SHOWN]:
        console.print(f"{one.job.setup} after {one.actions} actions:\n{one.failure}", markup=False, style="red")
    console.print(summary(args.players, outcomes))
    console.print(f"{len(outcomes)} games, {len(failed)} failed", style="red" if failed else "green")
    return 1 if failed or not outcomes else 0


def summary(seats: list[int], outcomes: list[Outcome]) -> Table:
    """One line for each number of players."""
    table = Table()
    for name in ("players", "games", "actions", "median", "longest", "s a game", "ends", "failed"):
        table.add_column(name, justify="left" if name == "ends" else "right")
    for count in seats:
        here = [one for one in outcomes if one.job.setup.seats == count]
        if not here:
            continue
        lengths = [one.actions for one in here]
        reasons = Counter(one.reason for one in here)
        told = ", ".join(f"{reason} {times}" for reason, times in sorted(reasons.items()))
        pace = sum(one.seconds for one in here) / len(here)
        failures = sum(bool(one.failure) for one in here)
        row = (count, len(here), sum(lengths), round(median(lengths)), max(lengths), f"{pace:.2f}", told, failures)
        table.add_row(*(str(cell) for cell in row))
    return table


if __name__ == "__main__":
    sys.exit(main())
