"""The puzzles that come with the package, and the games they were found in."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from ..core.codec import Codec
from ..core.game import Game
from ..core.ids import NOBODY
from ..titles import SHELF, build
from .puzzle import Puzzle, PuzzleKind, Solution, Subject

SET, GAMES = "{}.json", "{}.games.json.gz"
"""By title: its puzzles, and the games they were found in."""


class UnknownPuzzle(ValueError):
    """There is no such puzzle."""


def _file(form: str, title: str) -> Traversable:
    return files(__package__).joinpath("shipped", form.format(title))


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """All of them by id, title by title and from easy to hard."""
    found: dict[str, Puzzle] = {}
    for file in (_file(SET, title) for title in SHELF):
        if file.is_file():
            listed = [_read(one) for one in json.loads(file.read_text(encoding="utf-8"))]
            found |= {one.id: one for one in sorted(listed, key=lambda one: (one.level, one.id))}
    return found


def _read(data: dict[str, Any]) -> Puzzle:
    told = dict(data)
    solution = Solution(**{**told.pop("solution"), "traits": tuple(data["solution"]["traits"])})
    return Puzzle(**{**told, "kind": PuzzleKind(data["kind"])}, solution=solution)


def puzzle(id: str) -> Puzzle:
    """A puzzle by its id; small letters will do."""
    found = puzzles().get(id) or next((one for one in puzzles().values() if one.id.lower() == id.lower()), None)
    if found is None:
        raise UnknownPuzzle(f"no puzzle {id!r}")
    return found


def chosen(title: str = "", kind: str = "", level: int = 0) -> list[Puzzle]:
    """The puzzles of a title, of a kind, of a level: of all of them where nothing is named."""
    return [
        one
        for one in puzzles().values()
        if title in ("", one.title) and kind in ("", one.kind) and level in (0, one.level)
    ]


def of_the_day(day: date, among: list[Puzzle] | None = None) -> Puzzle:
    """The puzzle of a day: the same for everybody, another one tomorrow, each of them once before any comes again."""
    order = sorted(puzzles().values() if among is None else among, key=_shuffled)
    return order[day.toordinal() % len(order)]


def _shuffled(one: Puzzle) -> bytes:
    """An order that mixes titles, kinds and levels, and is the same on every machine."""
    return hashlib.blake2b(one.id.encode(), digest_size=8).digest()


# --- positions -------------------------------------------------------------------------------------------------------


@cache
def _games(title: str) -> Mapping[str, dict[str, Any]]:
    packed: dict[str, dict[str, Any]] = json.loads(gzip.decompress(_file(GAMES, title).read_bytes()))
    return packed


def packed_game(game: Game, plies: int) -> dict[str, Any]:
    """All that is needed to play a game again, up to a ply: its actions, no events."""
    codec = Codec(game.title, game.players)
    actions = [codec.write_action(node.action) for node in game.line()[1 : plies + 1] if node.action is not None]
    return {
        "players": list(game.players),
        "options": sorted(game.title.options),
        "profile": game.title.profile,
        "seed": game.seed,
        "actions": actions,
    }


@lru_cache(maxsize=8)
def _played(key: str, name: str) -> Game:
    """A game played again from its actions, under the present rules."""
    told = _games(key)[name]
    title = build(key, len(told["players"]), told["options"], told["profile"])
    game = Game.start(title, told["players"], told["seed"])
    codec = Codec(title, game.players)
    for action in told["actions"]:
        game.push(codec.read_action(action))
    return game


def position_of(one: Puzzle) -> Game:
    """The game as it stands when the question is asked."""
    game = _played(one.title, one.game).copy()
    while game.ply > one.ply:
        game.pop()
    return game


def subject_of(one: Puzzle, game: Game) -> Subject:
    """Whom a puzzle is about."""
    player = game.title.players[game.players.index(one.player)] if one.player else NOBODY
    return Subject(game.title.corp(one.corp), player)
