"""tresham plays 18xx railway games: a library to play, replay and study them.

>>> import tresham
>>> game = tresham.new("1830", players=["Ann", "Bob", "Eve"], seed=7)
>>> action = next(iter(game.legal_actions()))
>>> events = game.push(action)
>>> game.pop() == action
True
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .core.game import Game
from .core.illegal import Illegal
from .titles import UnknownTitle, build

__version__ = "0.1.0"


def new(title: str, players: Sequence[str], options: Iterable[str] = (), seed: int = 0, profile: str = "seed") -> Game:
    """A new game, settled up to its first decision."""
    return Game.start(build(title, len(players), options, profile), players, seed)


__all__ = ["Game", "Illegal", "UnknownTitle", "__version__", "build", "new"]
