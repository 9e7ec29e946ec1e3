"""Warming up: what takes long the first time is done once, before the first player asks for it."""

from __future__ import annotations

import gc
from threading import Thread

import tresham

from ..draw import drawings, sheet
from ..text import LANGUAGES
from ..titles import SHELF
from .pictures import symbols_of

USUAL_SEATS = 4
COLLECT = (50_000, 20, 100)
"""How often the collector looks for what nobody needs: nearly everything here stays."""


def warm_up_beside() -> None:
    """Warm up beside everything else."""
    Thread(target=warm_up, name="warming", daemon=True).start()


def warm_up() -> None:
    """Read the catalogues and draw every title; then let the garbage collector pass over what will stay for good."""
    for key, listing in SHELF.items():
        seats = min(max(USUAL_SEATS, listing.seats[0]), listing.seats[-1])
        game = tresham.new(key, [f"Player {number}" for number in range(seats)])
        symbols_of(game.title)
        for language in LANGUAGES:
            sheet(game.title, language)
            drawings(game.title, game.state, language)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
