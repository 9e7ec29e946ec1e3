"""Players that need no human: a fair random one, and one that builds a railway without much thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from ..core.action import Action
from ..core.game import Game
from .naive_bot import NaiveBot
from .random_bot import FairBot
from .stalled_games import goes_nowhere, next_action
from .wayward_bot import WaywardBot


class Bot(Protocol):
    """Somebody who can be asked what to do."""

    def choose(self, game: Game) -> Action:
        """A legal action for the game as it stands; the game itself is left alone."""
        ...


BOTS: Mapping[str, Callable[[int], Bot]] = {"random": FairBot, "naive": NaiveBot}
"""By name: makes a bot from a seed. The same seed makes the same decisions."""

TESTERS: Mapping[str, Callable[[int], Bot]] = {**BOTS, "wayward": WaywardBot}
"""These and those whom nobody would play against, but who find out what a title does."""


class UnknownBot(ValueError):
    """There is no such bot."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name.

    >>> import tresham
    >>> game = tresham.new("1830", ["Ann", "Bob"])
    >>> make_bot("random", 7).choose(game) == make_bot("random", 7).choose(game)
    True
    """
    if name not in TESTERS:
        raise UnknownBot(f"no bot {name!r}; there are {', '.join(TESTERS)}")
    return TESTERS[name](seed)


__all__ = [
    "BOTS",
    "TESTERS",
    "Bot",
    "FairBot",
    "NaiveBot",
    "UnknownBot",
    "WaywardBot",
    "goes_nowhere",
    "make_bot",
    "next_action",
]
