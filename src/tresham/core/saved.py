"""Saved games, format `tresham/1`: actions with the events they caused and a digest of the state after each."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from .codec import Codec
from .game import Game, Node
from .illegal import Illegal
from .naming import Malformed
from .title import Title

FORMAT = "tresham/1"

Builder = Callable[[str, int, list[str], str], Title]
"""Makes the title: key, number of players, options, profile."""


def save(game: Game) -> dict[str, Any]:
    """A game as plain data; it says everything needed to go on with it."""
    codec = Codec(game.title, game.players)
    return {
        "format": FORMAT,
        "title": game.title.key,
        "players": list(game.players),
        "options": sorted(game.title.options),
        "profile": game.title.profile,
        "seed": game.seed,
        "moves": [
            {
                "action": codec.write_action(node.action),
                "events": [codec.write_event(event) for event in node.events],
                "digest": codec.digest(node.state),
            }
            for node in game.line()
            if node.action is not None
        ],
    }


def dump(game: Game) -> str:
    """A saved game as text, one move a line."""
    data = save(game)
    moves = data.pop("moves")
    head = json.dumps(data, ensure_ascii=False)
    lines = ",\n".join(json.dumps(move, ensure_ascii=False, separators=(",", ":")) for move in moves)
    return head[:-1] + ', "moves": [\n' + lines + "\n]}\n"


def start(data: Any, build: Builder) -> Game:
    """The game at its start, from saved data."""
    _expect(isinstance(data, dict) and data.get("format") == FORMAT, f"not a saved game of the format {FORMAT}")
    players, options = data.get("players"), data.get("options", [])
    _expect(_are_names(players) and len(set(players)) == len(players), "the players are not a list of different names")
    _expect(_are_names(options), "the options are not a list of words")
    seed, profile, key = data.get("seed", 0), data.get("profile", "rulebook"), data.get("title")
    _expect(seed.__class__ is int, "the seed is not a number")
    _expect(isinstance(profile, str) and isinstance(key, str), "title or profile is not a word")
    return Game.start(build(key, len(players), options, profile), players, seed)


def load(data: Any, build: Builder) -> Game:
    """A saved game, by folding its events: no rule runs, but the state must have the digest of the last move."""
    game = start(data, build)
    codec = Codec(game.title, game.players)
    moves = _moves(data)
    with _collector_resting():
        for ply, move in enumerate(moves, 1):
            if not isinstance(move.get("events"), list):
                raise Malformed("there are no events", ply)
            try:
                game.fold(codec.read_action(move.get("action")), codec.read_events(move["events"]))
            except Malformed as error:
                raise Malformed(str(error), ply) from error
            except (IndexError, TypeError, AttributeError) as error:
                raise Malformed(f"the events do not fit the game: {error}", ply) from error
        if moves and codec.digest(game.state) != moves[-1].get("digest"):
            raise Malformed("it does not lead to the saved position", first_difference(game, moves))
    return game


def first_difference(game: Game, moves: Sequence[Mapping[str, Any]]) -> int | None:
    """The first of the moves played whose position has not the digest that was saved with it; none if all have it."""
    codec = Codec(game.title, game.players)
    for node, move in zip(game.line()[1:], moves, strict=False):
        if "digest" in move and codec.digest(node.state) != move["digest"]:
            return node.ply
    return None


@contextmanager
def _collector_resting() -> Iterator[None]:
    """A long game makes tens of thousands of records that all stay: to look for garbage among them is in vain."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Disagreement(Exception):
    """The present rules judge a stored move otherwise."""

    def __init__(self, ply: int, reason: Illegal | str) -> None:
        super().__init__(f"move {ply}: {reason}")
        self.ply = ply
        self.reason = reason


def judged_otherwise(before: Game, made: Node) -> Disagreement | None:
    """What the present rules have against a move that was made, tried from the position before it."""
    assert made.action is not None
    trial = before.copy()
    try:
        trial.push(made.action)
    except Illegal as refused:
        return Disagreement(made.ply, refused)
    return None if trial.state == made.state else Disagreement(made.ply, "the state differs")


def audit(data: Any, build: Builder) -> Game:
    """A saved game, by playing its actions under the present rules; `Disagreement` where they differ."""
    game = start(data, build)
    codec = Codec(game.title, game.players)
    for ply, move in enumerate(_moves(data), 1):
        try:
            game.push(codec.read_action(move.get("action")))
        except Malformed as error:
            raise Malformed(str(error), ply) from error
        except Illegal as refused:
            raise Disagreement(ply, refused) from refused
        if "digest" in move and codec.digest(game.state) != move["digest"]:
            raise Disagreement(ply, "the state differs")
    return game


def _moves(data: Any) -> list[dict[str, Any]]:
    moves = data.get("moves")
    _expect(isinstance(moves, list), "there is no list of moves")
    for ply, move in enumerate(moves, 1):
        if not isinstance(move, dict):
            raise Malformed("it is no object", ply)
    return list(moves)


def _are_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) and one for one in value)


def _expect(ok: bool, complaint: str) -> None:
    if not ok:
        raise Malformed(complaint)
