"""The wayward player: plays sensibly, but for a whim now and then, and so comes to what people come to."""

from __future__ import annotations

from random import Random

from ..core.action import Action
from ..core.game import Game
from .naive_bot import NaiveBot
from .random_bot import FairBot

WHIMS = 0.12
"""How often it does just anything. Whoever always does is ruined before the larger trains come."""


class WaywardBot:
    """Builds a railway as the naive one does, and now and then does something that nobody would expect.

    It is no opponent but a tester: random players seldom see the end of a game, naive ones never leave the road.
    """

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._sensible, self._fair = NaiveBot(seed), FairBot(seed)

    def choose(self, game: Game) -> Action:
        """Mostly what the naive player would do."""
        return (self._fair if self._random.random() < WHIMS else self._sensible).choose(game)
