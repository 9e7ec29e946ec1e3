"""What the naive player does in 18CZ: local railways, first tracks, take-overs."""

import pytest

from tests.czech import railway, table
from tests.moravia import moravia
from tests.story import Story
from tests.unit.bots.test_naive_taste import choices_of
from tresham.bots import NaiveBot
from tresham.core import action as act
from tresham.rules.network import has_route


@pytest.mark.parametrize("cash", [124, 139])
def test_he_keeps_enough_money_to_found_a_corporation(cash: int):
    """A pass is not final, so that a whim would come again and again; and what nobody buys is out of the game."""
    story = table().cash(f"A {cash}")
    takes = {story.title.privates[one.private].value for one in choices_of(story) if isinstance(one, act.TakeLot)}
    assert takes == {value for value in (25, 40, 55) if cash - value >= 100}


@pytest.mark.parametrize("corp", ["EKJ", "BCB", "VBW", "OFE", "MW"])
def test_his_first_tiles_lead_to_a_second_stop(corp: str):
    for seed in range(8):
        story = table().started(f"{corp} 70").holds("A", f"{corp} 2").cash(f"{corp} 280").floated(corp)
        story.operating_round(1)
        bot = NaiveBot(seed)
        while story.actor() == corp and story.part() == "track":
            story.game.push(bot.choose(story.game))
        assert has_route(story.game.table(), story.party(corp))


def grabbing(trains: str, cash: int) -> Story:
    """A directs both BTE, which has no train, and EKJ, with 2 of its 4 shares; a 2+2 costs 80 K."""
    story = table().phase("b").started("BTE 80, EKJ 70").holds("A", "BTE 3, EKJ 2").floated("BTE EKJ")
    story.operated("BTE EKJ").token("BTE", "D3").token("EKJ", "D5").trains(trains).cash(f"BTE {cash}, EKJ 10")
    return story.operates("BTE", "take_over")


def test_a_train_that_he_can_turn_is_a_train():
    """After 210 K for two shares there are 10 K: enough to turn a 2 that comes along, not to buy a train."""
    assert {type(one) for one in choices_of(grabbing("EKJ 2b", 210))} == {act.TakeOver}
    assert {type(one) for one in choices_of(grabbing("EKJ 2a", 210))} == {act.Pass}


@pytest.mark.parametrize(("price", "answer"), [(70, act.Decline), (71, act.Accept), (105, act.Accept)])
def test_he_lets_others_have_his_corporation_for_more_than_it_is_worth(price: int, answer: type[act.Action]):
    story = railway("BTE EKJ").trains("BTE 2+2b").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", price)
    assert {type(one) for one in choices_of(story)} == {answer}


def test_the_privates_of_moravia_silesia_find_buyers():
    """What nobody puts up is out of the game."""
    sold = 0
    for seed in range(8):
        story, bot = moravia(seed=seed), NaiveBot(seed)
        while story.round()[0] == "auction":
            story.game.push(bot.choose(story.game))
        sold += sum(story.title.is_player(owner) for owner in story.game.state.privates)
    assert sold >= 20
