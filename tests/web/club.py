"""Members of a club at one table, each at a browser of their own: put there by requests, since the forms for that have
tests of their own."""

from __future__ import annotations

import time
from collections.abc import Callable

import tresham
from tests.web.screen import Screen
from tresham.bots import make_bot
from tresham.core.game import Game
from tresham.core.ids import Party
from tresham.core.saved import save
from tresham.view.table_names import TableNames

PASSWORD = "correct horse battery"
SEEDS, LONGEST = 200, 45
"""Positions are looked for in so many games, each of so many moves."""


def join_club(screen: Screen, name: str) -> str:
    """A new account; its name, which nobody has had before."""
    unheard = f"{name}{time.time_ns() % 10**9}"
    screen.send("POST", "/users", {"name": unheard, "password": PASSWORD})
    return unheard


def sit_down(members: dict[str, Screen], title: str, seed: int = 7, **habits: str) -> str:
    """A game for all of them, seated in this order and begun; its id."""
    host, *others = members.values()
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    wish = {"title": title, "seats": seats, "order": "fixed", "seed": seed, "visibility": "public", **habits}
    game = str(host.send("POST", "/games", wish)["id"])
    for one in others:
        one.send("POST", f"/games/{game}/join", {})
    host.send("POST", f"/games/{game}/start")
    return game


def play_to(members: dict[str, Screen], title: str, bot: str, wanted: Callable[[Game], bool]) -> tuple[str, Game]:
    """A table at which a bot has made every member's moves up to a wanted position, and the same game outside of it."""
    game, movers = _found(title, list(members), bot, wanted)
    table = sit_down(members, title, game.seed)
    for ply, (mover, move) in enumerate(zip(movers, save(game)["moves"], strict=True)):
        members[mover].send("POST", f"/games/{table}/actions", {"ply": ply, "action": move["action"]})
    return table, game


def _found(title: str, names: list[str], bot: str, wanted: Callable[[Game], bool]) -> tuple[Game, list[str]]:
    """The first such game, by its seed, and who has moved in it."""
    for seed in range(SEEDS):
        game, player, movers = tresham.new(title, names, seed=seed), make_bot(bot, seed), list[str]()
        while game.ply < LONGEST and not game.over:
            if wanted(game):
                return game, movers
            movers.append(seat(game, game.to_act))
            game.push(player.choose(game))
    raise AssertionError("there is no such game")


def seat(game: Game, party: Party) -> str:
    """The name of a player."""
    return TableNames(game.title, game.players).seat(party)
