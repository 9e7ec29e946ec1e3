"""Games that bots have played up to a turn worth looking at."""

from __future__ import annotations

from typing import Any

import tresham
from tests.played_games import kept
from tresham.bots import make_bot
from tresham.core.action import BuyTrain, DeclareDividend, RunTrains, SellShares, StartCorporation
from tresham.core.game import Game
from tresham.core.saved import save
from tresham.rules.operating import OperatingTurn
from tresham.rules.running import trains_of

SEATS = ["Ann", "Bob", "Eve"]
MOVES = {"1830": 80, "1849": 60, "1850": 60}
"""So many are played before a turn with trains that run."""
LONGEST = 400


@kept
def beginning_of_turn(title: str, with_train: bool = True) -> dict[str, Any]:
    """A game, saved at the first decision of the turn of a corporation with a train, or without."""
    game, bot = tresham.new(title, SEATS, seed=3), make_bot("naive", 3)
    while not (_begins(game, with_train) and game.ply >= (MOVES[title] if with_train else 0)):
        assert game.ply < LONGEST, "no such turn"
        game.push(bot.choose(game))
    return save(game)


@kept
def before_a_purchase() -> dict[str, Any]:
    """A game, saved at the first decision of a turn in which trains run and another one is bought."""
    game, bot = tresham.new("1830", SEATS, seed=3), make_bot("naive", 3)
    start, ran = game.node, False
    while True:
        assert game.ply < LONGEST, "no such turn"
        if _begins(game, True):
            start, ran = game.node, False
        action = bot.choose(game)
        if ran and isinstance(action, BuyTrain):
            break
        ran = ran or isinstance(action, RunTrains)
        if isinstance(action, DeclareDividend) and action.kind != "pay":
            ran = False
        game.push(action)
    while game.node is not start:
        game.pop()
    return save(game)


@kept
def whole_game(title: str) -> dict[str, Any]:
    """A game, saved when it is over."""
    game, bot = tresham.new(title, SEATS, seed=3), make_bot("naive", 3)
    while not game.over:
        game.push(bot.choose(game))
    return save(game)


def _begins(game: Game, with_train: bool) -> bool:
    t = game.table()
    turn = t.find(OperatingTurn)
    if turn is None or turn is not t.top or turn.part:
        return False
    return with_train == bool(trains_of(t, turn.corp))


@kept
def first_forced_purchase() -> dict[str, Any]:
    """A game of 18CZ, saved where a train must be bought and something could be done after it."""
    game, bot = tresham.new("18CZ", SEATS, seed=3), make_bot("naive", 3)
    while {type(choice.action) for choice in game.legal_actions().menu} != {BuyTrain}:
        assert game.ply < LONGEST, "no such turn"
        game.push(bot.choose(game))
    return save(game)


@kept
def poor_until_a_sale() -> tuple[dict[str, Any], int]:
    """A stock turn in which nobody can start a corporation, but could after selling so many shares of one."""
    game, bot = tresham.new("1849", SEATS, seed=0), make_bot("naive", 0)
    for _ in range(LONGEST):
        sale = _sale_that_starts(game)
        if sale:
            return save(game), sale.shares
        game.push(bot.choose(game))
    raise AssertionError("no such turn")


def _sale_that_starts(game: Game) -> SellShares | None:
    actions = [choice.action for choice in game.legal_actions().menu]
    if any(isinstance(action, StartCorporation) for action in actions):
        return None
    for action in actions:
        if isinstance(action, SellShares):
            then = game.copy()
            then.push(action)
            starts = any(isinstance(choice.action, StartCorporation) for choice in then.legal_actions().menu)
            if starts and then.to_act == game.to_act:
                return action
    return None
