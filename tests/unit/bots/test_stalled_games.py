"""Bots end by agreement what would never end."""

import gzip
import json
from pathlib import Path

from tests.midwest import exchange
from tests.story import given
from tresham.bots import make_bot, next_action
from tresham.bots.stalled_games import ROUNDS, ROUNDS_OF_DEALING, goes_nowhere
from tresham.core import action as act
from tresham.core import saved
from tresham.core.event import DividendPaid, GameEnded, PriceMoved, RoundBegan, SharesSold
from tresham.core.game import Game
from tresham.titles import build

FILE = Path(__file__).parents[2] / "golden/releases/0.1.0/1849-going-nowhere.json.gz"
"""All corporations have closed; Bob alone could found one, and knows better."""


def position() -> Game:
    return saved.load(json.loads(gzip.decompress(FILE.read_bytes())), build)


def company() -> list:
    return [make_bot(name, seat) for seat, name in enumerate(("naive", "naive", "random", "random"))]


def idle() -> Game:
    """The same game when the bots have had enough."""
    game, bots = position(), company()
    for _ in range(100):
        if goes_nowhere(game):
            return game
        action = next_action(game, bots)
        assert action == act.Pass(game.to_act)
        game.push(action)
    raise AssertionError("they would pass for ever")


def test_a_game_that_goes_nowhere_is_ended_by_all():
    game, bots = position(), company()
    begun, worth = game.ply, game.scores()
    while not game.over and game.ply < begun + 100:
        game.push(next_action(game, bots))
    assert [event.cause for event in game.node.events if isinstance(event, GameEnded)] == ["agreement"]
    assert [type(node.action) for node in game.line()[-4:]] == [act.EndGame] * 4
    assert game.scores() == worth


def test_it_is_ended_after_ten_rounds_and_no_sooner():
    game = idle()
    events = [event for node in game.line()[-ROUNDS - 1 :] for event in node.events]
    rounds = [event.turn for event in events if isinstance(event, RoundBegan) and event.kind == "stock"]
    assert max(rounds) - min(rounds) == ROUNDS
    game.pop()
    assert not goes_nowhere(game)


def test_one_who_does_something_begins_the_count_anew():
    game = idle()
    founding = next(one for one in game.legal_actions() if isinstance(one, act.StartCorporation))
    game.push(founding)
    assert not goes_nowhere(game)


def test_a_new_game_goes_somewhere():
    game = position()
    while game.ply:
        game.pop()
    assert not goes_nowhere(game)


def test_a_dividend_that_nobody_gets_changes_nothing():
    """Nobody has shares of the Bank of England, which pays in every operating round, and nobody else operates."""
    game = given("1848", "A B C D").phase("5").cash("A 300, B 0, C 0, D 0").stock_round(2, "A").ready().game
    while not goes_nowhere(game):
        assert game.ply < 100, "they would pass for ever"
        game.push(act.Pass(game.to_act))
    dividends = [event for event in game.node.events if isinstance(event, DividendPaid)]
    assert dividends
    assert not any(event.payouts for event in dividends)
    events = [event for node in game.line() for event in node.events]
    assert sum(isinstance(event, RoundBegan) and event.kind == "stock" for event in events) == ROUNDS + 1


# --- dealing for ever ------------------------------------------------------------------------------------------------


def rounds_of_dealing(cell: str) -> tuple[int, int]:
    """A game of 1850 in which nobody can found or float anything, with the marker of the one corporation that is dealt
    in: how often a sale moves it, and how many stock rounds begin after that until all agree to end the game."""
    story = exchange("RI 100").marker(f"RI {cell}").holds("P1", "RI 2").holds("pool", "RI 2")
    game, bots = story.cash("P1 45, P2 45, P3 45, P4 45").game, [make_bot("random", 1)] * 4
    while not game.over and game.ply < 5_000:
        game.push(next_action(game, bots))
    assert [event.cause for event in game.node.events if isinstance(event, GameEnded)] == ["agreement"]
    moves = [node.ply for node in game.line() if any(isinstance(event, PriceMoved) for event in node.events)]
    events = [event for node in game.line() if node.ply > max(moves, default=0) for event in node.events]
    assert any(isinstance(event, SharesSold) for event in events)
    return len(moves), sum(isinstance(event, RoundBegan) and event.kind == "stock" for event in events)


def test_dealing_at_a_price_that_never_moves_is_ended_too_but_later():
    """No sale moves a marker at the foot of its column [1850-MK.2], and nothing else does while nobody operates: the
    players may sell each other the same share for ever."""
    assert rounds_of_dealing("G11") == (0, ROUNDS_OF_DEALING + 1)


def test_a_price_that_moves_begins_the_count_anew():
    assert rounds_of_dealing("E9") == (2, ROUNDS_OF_DEALING + 1)
