"""The bots play whole games by the rules, and the same game for the same seed."""

from collections import Counter

import pytest

import tresham
from tresham.bots import TESTERS, FairBot, NaiveBot, UnknownBot, WaywardBot, make_bot
from tresham.core import action as act
from tresham.core.event import GameEnded
from tresham.core.stage import Choice
from tresham.titles import PROFILES

CAP = 6000


def played(bot, seats, seed, profile="rulebook", cap=CAP):
    """A game between bots."""
    game = tresham.new("1830", ["Ann", "Bob", "Eve", "Max", "Zoe", "Tim"][:seats], seed=seed, profile=profile)
    player = make_bot(bot, seed)
    while not game.over and game.ply < cap:
        game.push(player.choose(game))
    return game


def kinds(game):
    """How often each kind of action was played."""
    return Counter(type(node.action) for node in game.line()[1:])


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("bot", list(TESTERS))
def test_a_game_comes_to_its_end(bot, profile):
    assert played(bot, 4, 1, profile).over


@pytest.mark.parametrize("bot", list(TESTERS))
def test_the_same_seed_decides_the_same(bot):
    one, other = (played(bot, 3, 5, cap=300) for _ in range(2))
    assert [node.action for node in one.line()] == [node.action for node in other.line()]


@pytest.mark.parametrize("bot", list(TESTERS))
def test_another_seed_decides_otherwise(bot):
    one, other = (played(bot, 3, seed, cap=100) for seed in (1, 2))
    assert [node.action for node in one.line()] != [node.action for node in other.line()]


def test_choosing_leaves_the_game_alone():
    game = tresham.new("1830", ["Ann", "Bob"])
    before = game.node
    for bot in TESTERS:
        make_bot(bot, 1).choose(game)
    assert game.node is before


def test_nobody_knows_a_bot_that_does_not_exist():
    with pytest.raises(UnknownBot, match="there are random, naive, wayward"):
        make_bot("genius", 1)


def test_the_wayward_one_strays_from_what_is_sensible_now_and_then():
    game, wayward, sensible = tresham.new("1830", ["Ann", "Bob", "Eve"], seed=3), WaywardBot(3), NaiveBot(3)
    strayed = 0
    for _ in range(200):
        action = wayward.choose(game)
        strayed += action != sensible.choose(game)
        game.push(action)
    assert 5 < strayed < 80


def test_many_tile_lays_do_not_drown_the_one_pass():
    menu = [Choice(act.LayTile(9, hex, 6)) for hex in range(400)] + [Choice(act.Pass(9))]  # type: ignore[arg-type]
    bot = FairBot(3)
    picks = Counter(type(bot.pick(menu).action) for _ in range(1000))
    assert 400 < picks[act.Pass] < 600


def test_deals_are_proposed_rarely_but_made_when_nothing_else_is_left():
    offer = Choice(act.Offer(3, act.BuyPrivate(3, 1, 5)), "price", 1, 9)  # type: ignore[arg-type]
    bot = FairBot(3)
    picks = Counter(type(bot.pick([offer, Choice(act.Pass(3))]).action) for _ in range(1000))  # type: ignore[arg-type]
    assert 0 < picks[act.Offer] < 60
    assert bot.pick([offer]) is offer


def test_bids_are_mostly_low_but_can_be_anything():
    bot = FairBot(3)
    choice = Choice(act.Bid(3, 1, 45), "amount", 45, 800)  # type: ignore[arg-type]
    amounts = [bot.concrete(choice).amount for _ in range(1000)]  # type: ignore[attr-defined]
    assert min(amounts) >= 45
    assert max(amounts) <= 800
    assert sum(amount <= 60 for amount in amounts) > 800
    assert max(amounts) > 400


def test_the_naive_player_builds_a_railway():
    game = played("naive", 3, 5)
    done = kinds(game)
    assert [event.cause for event in game.node.events if isinstance(event, GameEnded)] == ["bank"]
    assert game.ply < 1500
    assert done[act.LayTile] > 50
    assert done[act.RunTrains] > 50
    assert done[act.StartCorporation] >= 5
    assert done[act.Offer] == 0
    assert min(game.scores().values()) > 2000


def test_the_naive_player_accepts_a_fair_price_only():
    game = tresham.new("1830", ["Ann", "Bob"], seed=1)
    bot = NaiveBot(1)
    while game.ply < 100 and not isinstance(action := bot.choose(game), act.LayTile):
        game.push(action)
    assert isinstance(action, act.LayTile)
    offers = [one.action for one in game.legal_actions().menu if isinstance(one.action, act.Offer)]
    for offer in offers:
        game.push(offer)
        assert isinstance(bot.choose(game), act.Decline)
        game.pop()


def test_the_naive_player_founds_nothing_that_must_be_ruined():
    """He once founded corporations for ever that went bankrupt at once, since no train could be paid."""
    game = tresham.new("1849", ["Ann", "Bob", "Eve"], ["bonds"], 920)
    bot = make_bot("naive", 920)
    while not game.over and game.ply < 3000:
        game.push(bot.choose(game))
    assert game.over
