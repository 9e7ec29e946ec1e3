"""A game that has been played up to some point, as plain data, so that it may have been played in another process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...core.codec import Codec
from ...core.game import Game
from ..kept_text import written
from ..standing import StandingShape, standing_of


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What a table has to know of it."""

    name: str
    title: str
    options: tuple[str, ...]
    profile: str
    seed: int
    players: tuple[str, ...]
    ply: int
    standing: StandingShape
    moves: tuple[dict[str, Any], ...] = ()
    """As they are kept, unless they are kept already."""


def played_game(game: Game, name: str, moves: tuple[dict[str, Any], ...] = ()) -> PlayedGame:
    """The game at the place where it is now."""
    title = game.title
    options, standing = tuple(sorted(title.options)), standing_of(game)
    return PlayedGame(name, title.key, options, title.profile, game.seed, game.players, game.ply, standing, moves)


def moves_of(game: Game) -> tuple[dict[str, Any], ...]:
    """All moves of a game, as they are kept."""
    codec = Codec(game.title, game.players)
    return tuple(written(codec, node) for node in game.line()[1:])
