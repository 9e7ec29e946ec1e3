"""Games between bots, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import tresham

from ..bots import make_bot, next_action
from ..core.event import Event
from ..core.game import Game
from ..titles import SHELF

NAMES = ("Ann", "Bob", "Eve", "Max", "Zoe", "Tim", "Ida", "Leo")

CAP = 20_000
"""No game should need so many actions; one that does is given up and reported."""


def derived_seed(seed: int, number: int) -> int:
    """The seed of one game of a series.

    >>> derived_seed(7, 0) == derived_seed(7, 0), derived_seed(7, 0) == derived_seed(7, 1)
    (True, False)
    """
    return Random(f"{seed}/{number}").getrandbits(31)


def usual_seats(title: str, options: Iterable[str] = ()) -> int:
    """Three players, or as near to that as a title and its form allow; an unknown title is found out later."""
    seats = SHELF[title].seats_for(options) if title in SHELF else range(3, 4)
    return min(max(3, seats[0]), seats[-1])


def start(title: str, seats: int, options: Iterable[str], seed: int, profile: str) -> Game:
    """A new game between players with short names."""
    names = [NAMES[seat] if seat < len(NAMES) else f"P{seat + 1}" for seat in range(seats)]
    return tresham.new(title, names, options, seed, profile)


def moves(game: Game, bot: str, seed: int) -> Iterator[tuple[Event, ...]]:
    """Let bots play: one step an action, with what happened. One bot speaks for all seats."""
    players = [make_bot(bot, seed)] * game.title.seats
    while not game.over and game.ply < CAP:
        yield game.push(next_action(game, players))
