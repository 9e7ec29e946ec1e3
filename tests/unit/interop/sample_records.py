"""Records to damage: a game between bots up to its first operating rounds."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import tresham
from tresham.bots import make_bot
from tresham.interop.xxgames.replaying import replay
from tresham.interop.xxgames.writer import record

Entry = dict[str, Any]


@cache
def text() -> str:
    """A game of bots that has come to its first operating rounds, as a record."""
    game, bot = tresham.new("1830", ["Ann", "Bob", "Eve"], seed=3, profile="18xx.games"), make_bot("naive", 3)
    while game.ply < 160:
        game.push(bot.choose(game))
    return json.dumps(record(game))


def sound() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text())
    return data


def first(data: dict[str, Any], kind: str, **more: Any) -> int:
    """The place of the first entry of a type."""
    return next(at for at, entry in enumerate(data["actions"]) if {"type": kind, **more}.items() <= entry.items())


def with_the_certificate_of_another() -> tuple[dict[str, Any], int, str]:
    """Somebody has a share and sells it; but the record names the one that lies with somebody else. The record, the
    number of that entry, and the name of the certificate."""
    data = sound()
    actions: list[Entry] = data["actions"]
    began = first(data, "lay_tile")
    presidents = {(entry["entity"], entry["corporation"]) for entry in actions if entry["type"] == "par"}
    bought = [(entry["entity"], entry["shares"][0]) for entry in actions[:began] if entry["type"] == "buy_shares"]
    player, ours, theirs = next(
        (mine, held, other)
        for mine, held in bought
        for yours, other in bought
        if mine != yours and _corp(held) == _corp(other) and (mine, _corp(held)) not in presidents
    )
    seller = {"entity": player, "entity_type": "player"}
    turn = began + first({"actions": actions[began:]}, "pass", **seller)
    sale = {"type": "sell_shares", **seller, "percent": 10, "id": 999}
    data["actions"][turn:] = [{**sale, "shares": [ours]}]
    assert len(list(replay(data)[2])) == turn + 1, "with his own certificate all is well"
    data["actions"][turn:] = [{**sale, "shares": [theirs]}]
    return data, turn + 1, theirs


def _corp(name: str) -> str:
    return name.split("_")[0]
