"""When bots may try again: a game in which something goes wrong waits, longer each time, and troubles nobody else."""

from __future__ import annotations

import logging

from ..errors import ApiError

log = logging.getLogger(__name__)

FIRST, LONGEST = 1.0, 3600.0
"""The first pause in seconds; each is twice as long as the one before, up to the longest."""


class BotRetries:
    """How often something has gone wrong in each game since it last went well."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def pause_after(self, game_id: str, error: BaseException) -> float:
        """Something went wrong once more: how many seconds to leave the game alone. It is logged the first time."""
        count = self._counts.get(game_id, 0)
        self._counts[game_id] = count + 1
        if not count and isinstance(error, ApiError):
            log.warning("the bots of %s have to wait: %s", game_id, error.code)
        elif not count:
            log.error("the bots of %s stumbled; they will try again by and by", game_id, exc_info=error)
        return min(LONGEST, FIRST * 2.0 ** min(count, 30))

    def over(self, game_id: str) -> None:
        """It went well."""
        self._counts.pop(game_id, None)
