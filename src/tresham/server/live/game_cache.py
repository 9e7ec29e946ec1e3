"""Memory for open games: those that were last asked for stay, as many as there is room for."""

from __future__ import annotations

from collections import OrderedDict
from itertools import islice
from threading import Lock

from ..settings import MEMORY
from .game_views import GameViews

MEGABYTE = 2**20
RECENT = 8
"""So many of the last games are weighed anew whenever another one comes: they may have been told in more languages."""


class GameCache:
    """Open games, the last one asked for at the end."""

    def __init__(self, megabytes: int = MEMORY) -> None:
        self._room = megabytes * MEGABYTE
        self._kept: OrderedDict[str, GameViews] = OrderedDict()
        self._weights: dict[str, int] = {}
        self._total = 0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, game_id: str) -> bool:
        return game_id in self._kept

    @property
    def weight(self) -> int:
        """About how many bytes all of them take."""
        return self._total

    def get(self, game_id: str) -> GameViews | None:
        """A game, if it is open."""
        with self._lock:
            return self._kept.get(game_id)

    def keep(self, views: GameViews) -> None:
        """A game is asked for: it stays, and those go that nobody has asked for longest, if there is no more room. This
        one stays in any case."""
        with self._lock:
            self._kept[views.live.id] = views
            self._kept.move_to_end(views.live.id)
            for game_id in islice(reversed(self._kept), RECENT):
                self._weigh(game_id)
            while self._total > self._room and len(self._kept) > 1:
                self._drop(next(iter(self._kept)))

    def forget(self, game_id: str) -> None:
        """A game is gone."""
        with self._lock:
            if game_id in self._kept:
                self._drop(game_id)

    def _weigh(self, game_id: str) -> None:
        weight = self._kept[game_id].weight
        self._total += weight - self._weights.get(game_id, 0)
        self._weights[game_id] = weight

    def _drop(self, game_id: str) -> None:
        del self._kept[game_id]
        self._total -= self._weights.pop(game_id)
