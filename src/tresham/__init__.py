"""tresham plays 18xx railway games: a library to play, replay and study them.

>>> import tresham
>>> game = tresham.new("1830", players=["Ann", "Bob", "Eve"], seed=7)
>>> action = next(iter(game.legal_actions()))
>>> events = game.push(action)
>>> game.pop() == action
True
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from .core import action, event
from .core.game import Game
from .core.illegal import Illegal
from .core.naming import Malformed
from .core.printable import is_plain
from .core.saved import dump
from .core.saved import load as fold
from .titles import UnknownTitle, build

__version__ = "0.1.0"


def new(
    title: str, players: Sequence[str], options: Iterable[str] = (), seed: int = 0, profile: str = "rulebook"
) -> Game:
    """A new game, settled up to its first decision; `ValueError` if a name contains what no screen can show."""
    for name in players:
        if not is_plain(name):
            raise ValueError(f"a name with letters that cannot be shown: {name!a}")
    return Game.start(build(title, len(players), options, profile), players, seed)


def save(game: Game) -> str:
    """A game as text: its actions, their events, and a fingerprint of the position after each."""
    return dump(game)


def load(text: str) -> Game:
    """A game from such a text, by its events; `Malformed` if it is none.

    >>> game = new("1830", players=["Ann", "Bob"])
    >>> events = game.push(next(iter(game.legal_actions())))
    >>> load(save(game)).state == game.state
    True
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"not a saved game: {error}") from error
    return fold(data, build)


__all__ = [
    "Game",
    "Illegal",
    "Malformed",
    "UnknownTitle",
    "__version__",
    "action",
    "build",
    "event",
    "load",
    "new",
    "save",
]
