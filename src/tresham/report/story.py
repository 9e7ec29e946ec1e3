"""A whole game as one report."""

from __future__ import annotations

from ..core.game import Game
from .by_round import rounds_of
from .moments import moments_of, phases_of
from .shapes import GameReport, Standing


def report_of(game: Game) -> GameReport:
    """What a game was up to the position at its cursor."""
    title = game.title
    return GameReport(
        title=title.key,
        profile=title.profile,
        options=tuple(sorted(title.options)),
        over=game.over,
        ply=game.ply,
        standings=standings(game.scores()),
        rounds=rounds_of(game),
        moments=moments_of(game),
        phases=phases_of(game),
    )


def standings(scores: dict[str, int]) -> tuple[Standing, ...]:
    """The richest first; equal players share a place."""
    ranked = sorted(scores.items(), key=lambda pair: -pair[1])
    worths = [worth for _, worth in ranked]
    return tuple(Standing(name, worth, worths.index(worth) + 1) for name, worth in ranked)
