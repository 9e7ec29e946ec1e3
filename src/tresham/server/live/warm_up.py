"""Warming up: what takes long the first time is done once, before the first player asks for it."""

from __future__ import annotations

import gc
import logging
from threading import Thread

import tresham

from ...draw import drawings, sheet
from ...text import LANGUAGES
from ...titles import SHELF
from .pictures import symbols_of

log = logging.getLogger(__name__)

USUAL_SEATS = 4
COLLECT = (50_000, 20, 100)
"""How often the collector looks for what nobody needs: nearly everything here stays."""


class WarmUp:
    """Warms up beside everything else, once."""

    def __init__(self) -> None:
        self.thread: Thread | None = None
        self.failed = False
        """There is a title that cannot be drawn: nobody could look at its games."""

    def begin(self) -> None:
        """Begin; nobody waits for it."""
        self.thread = Thread(target=self._run, name="warming", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        for key in SHELF:
            try:
                warm_up(key)
            except Exception:
                log.exception("%s cannot be drawn", key)
                self.failed = True
        let_be()


def warm_up(key: str) -> None:
    """Read the catalogues of a title and draw it."""
    seats = SHELF[key].seats
    players = min(max(USUAL_SEATS, seats[0]), seats[-1])
    game = tresham.new(key, [f"Player {number}" for number in range(players)])
    symbols_of(game.title)
    for language in LANGUAGES:
        sheet(game.title, language)
        drawings(game.title, game.state, language)


def let_be() -> None:
    """Let the garbage collector pass over what will stay for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
