"""Games as files: ours, and those of 18xx.games."""

from __future__ import annotations

import json

import tresham

from ...core.game import Game
from ...interop.xxgames.replay_on_site import Untellable
from ...interop.xxgames.writer import record
from ..errors import ApiError

OURS = "tresham"


def file_of(game: Game, form: str) -> str:
    """A game as a file: the actions that stand."""
    if form == OURS:
        return tresham.save(game)
    try:
        return json.dumps(record(game), ensure_ascii=False)
    except Untellable as error:
        raise ApiError(422, "untellable", {"ply": error.ply}) from error
