"""Positions to try things in: games that a bot has played so far, put on a server by import."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

import tresham
from tests.played_games import kept
from tests.web.screen import Screen
from tresham.bots import make_bot
from tresham.core.codec import Codec, snake
from tresham.core.saved import save

SEATS = ["Ann", "Bob", "Eve"]


@kept
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


@kept
def _before(title: str, told: frozenset[str], seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game of the simple bot to just before the first move of which all this is told, and that move."""
    game, player = tresham.new(title, SEATS, seed=seed), make_bot("naive", seed)
    while True:
        action = player.choose(game)
        game.push(action)
        if told <= {snake(type(event).__name__) for event in game.node.events}:
            game.pop()
            return save(game), Codec(game.title, SEATS).write_action(action)


def see_told(screen: Screen, title: str, *told: str, seed: int = 3) -> None:
    """A game on the screen, and a move in it of which all this is told, as if it came from elsewhere."""
    document, action = _before(title, frozenset(told), seed)
    open_game(screen, document)
    screen.calm()
    game = screen.page.url.split("/table/")[1]
    ply = screen.send("GET", f"/games/{game}")["ply"]
    screen.send("POST", f"/games/{game}/actions", {"ply": ply, "action": action})
    expect(screen.part("announced")).to_be_visible()


def open_new(screen: Screen, title: str, lots: int = 0) -> None:
    """A new game on the screen, everybody at it; so many lots of its auction have been bought."""
    seats = [{"kind": "me" if name == SEATS[0] else "local", "name": name} for name in SEATS]
    wish = {"title": title, "seats": seats, "options": [], "order": "fixed", "seed": 7, "start": True}
    game = screen.send("POST", "/games", wish)["id"]
    for ply in range(lots):
        choices = screen.send("GET", f"/games/{game}/legal")["choices"]
        action = next(one["action"] for one in choices if one["kind"] == "take_lot")
        screen.send("POST", f"/games/{game}/actions", {"ply": ply, "action": action})
    screen.go(f"/table/{game}")
    expect(screen.primary.or_(screen.part("choose"))).to_be_visible()


def open_game(screen: Screen, document: dict[str, Any], **habits: str) -> None:
    """A saved game on the screen, everybody at it."""
    game = screen.send("POST", "/games", {"import": document})["id"]
    if habits:
        screen.send("PATCH", f"/games/{game}", habits)
    screen.go(f"/table/{game}")
