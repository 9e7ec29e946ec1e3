"""How the game of a record begins: title, options, players and seed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ...core.game import Game
from ...core.naming import Malformed
from ...titles import PLATFORM, UnknownTitle, build
from .names import PlayerId, player_id


def open_record(record: Mapping[str, Any], profile: str = PLATFORM) -> tuple[Game, list[PlayerId]]:
    """The game of a record at its start, and the site's ids of the players by seat.

    Without ids, as in old games around one screen, these are the names.
    """
    try:
        players = record["players"]
        settings = record.get("settings") or {}
        names = [str(player["name"]) for player in players]
        ids = [player_id(player["name"] if player.get("id") is None else player["id"]) for player in players]
        title = build(record["title"], len(names), settings.get("optional_rules") or [], profile)
        seed = _seed(record, settings)
    except UnknownTitle:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Malformed(f"not a record of 18xx.games: {error!r}") from error
    if len(set(ids)) < len(ids):
        raise Malformed("two players of the record have one id")
    game = Game.start(title, names, seed or 0)
    if seed is None and game.state.chance:
        raise Malformed("the seed is no number, and this game begins with chance")
    return game, ids


def _seed(record: Mapping[str, Any], settings: Mapping[str, Any]) -> int | None:
    """What chance comes from: where nobody gave a seed, as in games around one screen, the first number in the id.

    There one may also give any words, of which no chance comes.
    """
    given = settings.get("seed")
    if given in (None, ""):
        found = re.search("[0-9]+", str(record.get("id", "")))
        return int(found.group()) if found else 0
    return None if isinstance(given, str) and not given.strip().isdecimal() else int(given)
