"""Positions to try things in: games that a bot has played so far, put on a server by import."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import tresham
from tests.web.screen import Screen
from tresham.bots import make_bot
from tresham.core.codec import snake
from tresham.core.saved import save

SEATS = ["Ann", "Bob", "Eve"]


@lru_cache(maxsize=32)
def _played(title: str, after: int, verb: str, seed: int, bot: str, options: tuple[str, ...]) -> dict[str, Any]:
    """A game in which, after so many moves, the verb is on the menu for the first time."""
    game, player = tresham.new(title, SEATS, options, seed=seed), make_bot(bot, seed)
    while game.ply < after or verb not in {snake(type(one.action).__name__) for one in game.legal_actions().menu}:
        assert game.ply < 3000, f"nobody is ever asked to {verb}"
        game.push(player.choose(game))
    return save(game)


def open_position(
    screen: Screen,
    title: str,
    after: int,
    verb: str,
    seed: int = 3,
    bot: str = "naive",
    options: tuple[str, ...] = (),
    **habits: str,
) -> None:
    """Such a game on the screen, everybody at it; `habits` are table rules other than the usual ones.

    The simple bot plays sensibly; one that plays at random is sooner in trouble.
    """
    open_game(screen, _played(title, after, verb, seed, bot, options), **habits)


def open_new(screen: Screen, title: str) -> None:
    """A new game on the screen, everybody at it."""
    seats = [{"kind": "me" if name == SEATS[0] else "local", "name": name} for name in SEATS]
    wish = {"title": title, "seats": seats, "options": [], "order": "fixed", "seed": 7, "start": True}
    asked = screen.context.request
    session = asked.get(f"{screen.address}/api/v1/session").json()
    headers = {"X-CSRF-Token": session["csrf"], "Origin": screen.address}
    answer = asked.post(f"{screen.address}/api/v1/games", data=wish, headers=headers)
    assert answer.ok, answer.text()
    screen.go(f"/table/{answer.json()['id']}")


def open_game(screen: Screen, document: dict[str, Any], **habits: str) -> None:
    """A saved game on the screen, everybody at it."""
    asked, games = screen.context.request, f"{screen.address}/api/v1/games"
    session = asked.get(f"{screen.address}/api/v1/session").json()
    headers = {"X-CSRF-Token": session["csrf"], "Origin": screen.address}
    answer = asked.post(games, data={"import": document}, headers=headers)
    assert answer.ok, answer.text()
    game = answer.json()["id"]
    if habits:
        changed = asked.patch(f"{games}/{game}", data=habits, headers=headers)
        assert changed.ok, changed.text()
    screen.go(f"/table/{game}")
