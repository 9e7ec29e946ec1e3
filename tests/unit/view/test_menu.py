"""Menus: each choice knows where it belongs on a screen, what it costs and what it sets off."""

from typing import Any

import pytest

import tresham
from tests import czech
from tests.properties.playing import finished, setups
from tests.story import Story, given
from tests.unit.view.speaking import choices, menu_of, voice
from tresham.bots import make_bot
from tresham.core import play
from tresham.core.action import Action, LayTile
from tresham.core.codec import Codec
from tresham.rules.home_tiles import HomeTile
from tresham.text import LANGUAGES
from tresham.view import menu, menu_for
from tresham.view.tile_ranking import ranks


def test_the_auction_offers_a_purchase_bids_and_a_pass():
    game = tresham.new("1830", ["Ann", "Bob", "Eve"])
    menu = menu_of(game)
    assert (menu.seat, menu.actor) == ("Ann", "@Ann")
    (take,) = choices(game, "take_lot")
    assert (take.cost, take.gain, take.about["private"], take.about["owner"], take.field) == (
        20,
        None,
        "SV",
        "bank",
        "",
    )
    assert take.action == {"type": "take_lot", "by": "@Ann", "private": "SV"}
    (bid,) = choices(game, "bid", private="DH")
    assert (bid.field, bid.low, bid.high, bid.cost) == ("amount", 75, 800, 75)
    (passing,) = choices(game, "pass")
    assert (passing.cost, passing.gain, passing.seat) == (None, None, "Ann")


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_in_the_readers_language(language):
    game = tresham.new("1849", ["Ann", "Bob", "Eve"])
    labels = [choice.label for choice in menu_of(game, language).choices]
    expected = {"en": "Buy Società", "ru": "Купить Società", "pl": "Kupić Società"}
    assert labels[0].startswith(expected[language])


@pytest.mark.parametrize("position", ["auction", "offers"])
def test_every_line_is_played_once_for_its_label_and_its_price(position, monkeypatch):
    game = tresham.new("1830", ["Ann", "Bob", "Eve"]) if position == "auction" else _before_an_offer().game
    played: list[Action] = []
    monkeypatch.setattr(play, "validate", lambda t, action: played.append(action))
    found = menu(game, voice(game), refused=False).choices
    assert len(played) == len([one for one in found if one.kind != "lay_tile"]) > 1
    assert any(one.offer for one in found) == (position == "offers")


def test_papers_come_from_somewhere_and_cost_something():
    story = (
        given("1830", "Ann Bob Eve").started("NYC 100").marker("NYC G3").holds("Bob", "NYC 4").holds("pool", "NYC 2")
    )
    story.stock_round(2, "Ann")
    (offered,) = choices(story.game, "buy_shares", corp="NYC", source="bank")
    (pooled,) = choices(story.game, "buy_shares", corp="NYC", source="pool")
    assert (offered.cost, offered.about["shares"], offered.about["president"]) == (100, 1, False)
    assert pooled.cost == story.title.cell_price[story.title.market.at("G3")] < 100


def test_a_sale_shows_what_it_brings_and_where_the_price_goes():
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Bob", "NYC 3").holds("Ann", "NYC 2", president=False)
    story.stock_round(2, "Ann")
    (two,) = choices(story.game, "sell_shares", corp="NYC", shares=2)
    assert (two.cost, two.gain, two.about["to"], two.about["source"]) == (None, 200, "G3", "@Ann")


def test_a_sale_tells_who_runs_the_corporation_after_it():
    game, bot = tresham.new("1830", ["Ann", "Bob", "Eve"], seed=1), make_bot("naive", 1)
    while not (told := [one for one in choices(game, "sell_shares") if "new_president" in one.about]):
        game.push(bot.choose(game))
    for one in told:
        after = game.copy()
        after.push(Codec(game.title, game.players).read_action(one.action))
        president = after.table().president(game.title.corp(str(one.about["corp"])))
        assert one.about["new_president"] == f"@{game.players[game.title.players.index(president)]}"


def test_a_start_shows_how_many_shares_the_founder_could_pay():
    story = given("1830", "Ann Bob Eve").cash("Ann 420").stock_round(1, "Ann")
    (dear,) = choices(story.game, "start_corporation", corp="NYC", price=100)
    (cheap,) = choices(story.game, "start_corporation", corp="NYC", price=67)
    assert (dear.cost, dear.about["cell"], dear.about["affordable"], dear.about["floats"]) == (200, "G1", 4, False)
    assert (cheap.cost, cheap.about["cell"], cheap.about["affordable"], cheap.about["floats"]) == (134, "G6", 6, True)
    assert [(one.about["float_shares"], one.about["treasury"]) for one in (dear, cheap)] == [(6, 1000), (6, 670)]


def test_shares_that_came_with_a_private_count_for_its_founder():
    """The president's certificate of a gift is paid already."""
    game, bot = tresham.new("1830", ["Ann", "Bob", "Eve"], seed=3), make_bot("naive", 3)
    while not (told := choices(game, "set_par", corp="B&O", price=100)):
        game.push(bot.choose(game))
    [dear] = told
    assert (game.table().purse(game.to_act), dear.cost) == (555, None)
    assert (dear.about["affordable"], dear.about["floats"], dear.about["treasury"]) == (6, True, 1000)


def test_a_founder_reads_what_the_treasury_will_have():
    """In 1849 founding floats, and the first token is paid for at once."""
    game, bot = tresham.new("1849", ["Ann", "Bob", "Eve"], seed=3), make_bot("naive", 3)
    while not (told := choices(game, "start_corporation")):
        game.push(bot.choose(game))
    for one in told:
        after = game.copy()
        after.push(Codec(game.title, game.players).read_action(one.action))
        treasury = after.state.cash[game.title.corp(str(one.about["corp"]))]
        assert (one.about["float_shares"], one.about["treasury"]) == (2, treasury)
        assert 0 < treasury < (one.cost or 0)


def test_a_par_price_for_a_gift_costs_nothing():
    story = given("1849", "Ann Bob Cleo Dan").launch_order("SFA RCS")
    story.when("Ann").takes("SCE")
    for name, lot in (("Bob", "SIGI"), ("Cleo", "CNM"), ("Dan", "SMS"), ("Ann", "RSA")):
        story.when(name).takes(lot)
    found = choices(story.game, "set_par", corp="SFA")
    assert {choice.about["price"]: choice.cost for choice in found} == {68: None, 100: None}


# --- tiles -----------------------------------------------------------------------------------------------------------


def erie() -> Story:
    """New York Central in Albany may go on to the west or to the east."""
    story = given("1830", "Ann Bob").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19").tile("E19", "57", 1)
    return story.cash("NYC 500").operates("NYC")


def test_lays_know_their_place_price_and_rank():
    game = erie().game
    lays = choices(game, "lay_tile")
    assert lays
    assert {choice.label for choice in lays} == {""}
    for hex in {choice.about["hex"] for choice in lays}:
        here = [choice for choice in lays if choice.about["hex"] == hex]
        assert {choice.about["rank"] for choice in here} == set(range(len(here)))
    one = next(choice for choice in lays if choice.about["hex"] == "E17")
    assert one.action["lay"] == f"{one.about['tile']}:{one.about['rotation']}"
    assert (one.cost, one.gain, one.seat, one.about["private"]) == (120, None, "Ann", "")


def test_terrain_is_in_the_price():
    story = given("1830", "Ann Bob").started("CPR 100").holds("Ann", "CPR 6").token("CPR", "A19").tile("B18", "9", 0)
    game = story.cash("CPR 500").operates("CPR").game
    assert {choice.cost for choice in choices(game, "lay_tile", hex="C17")} == {120}


def test_narrow_track_is_cheaper_and_the_cost_is_that_of_the_rules():
    story = given("1849", "Ann Bob Cleo Dan").launched("ATA 100").papers("Ann", "ATA P 1 1").operated("ATA")
    game = story.cash("ATA 500").operates("ATA").game
    lays = choices(game, "lay_tile")
    assert lays
    for choice in lays:
        action = next(one for one in game.legal_actions() if _written(game, one) == choice.action)
        (event,) = [event for event in game.push(action) if hasattr(event, "cost")]
        game.pop()
        assert choice.cost == event.cost


def _written(game, action):
    return Codec(game.title, game.players).write_action(action)


def test_the_best_lay_goes_on_to_track_and_towns_rather_than_into_the_wild():
    """West of Albany the straight track meets what lies at E15; a curve would not."""
    story = given("1830", "Ann Bob").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19").tile("E19", "57", 1)
    game = story.tile("E15", "9", 1).cash("NYC 500").operates("NYC").game
    (best,) = [choice for choice in choices(game, "lay_tile", hex="E17") if choice.about["rank"] == 0]
    assert (best.about["tile"], best.about["exits"]) == ("9", [1, 4])


def test_ranks_do_not_depend_on_the_order_of_the_menu():
    story = erie()
    lays = [action for action in story.game.legal_actions() if isinstance(action, LayTile)]
    costs = [0] * len(lays)
    forth, back = ranks(story.table(), lays, costs), ranks(story.table(), lays[::-1], costs)
    assert forth == back[::-1]


def test_a_menu_of_no_tiles_still_works():
    game = given("1830", "Ann Bob").started("NYC 100").holds("Ann", "NYC 2").stock_round(1, "Ann").game
    assert choices(game, "lay_tile") == []


# --- operating -------------------------------------------------------------------------------------------------------


def test_a_token_knows_its_city_and_whom_it_meets():
    story = given("1830", "Ann Bob").phase("3").started("NYNH 100").holds("Ann", "NYNH 6").token("NYNH", "G19")
    story.tile("F20", "56").tile("E19", "14", 2).token("NYC", "E19").cash("NYNH 500")
    game = story.operates("NYNH", "token").game
    (albany,) = choices(game, "place_token", hex="E19")
    assert (albany.cost, albany.about["stop"], albany.about["slot"], albany.about["tokens"]) == (40, 0, 1, ["NYC"])


def test_a_token_tells_whom_it_shuts_out():
    """Yellow Pittsburgh has one slot: Baltimore & Ohio, which comes there past Altoona, will find it full."""
    story = given("1830", "Ann Bob").phase("3").started("PRR 100, B&O 90").holds("Ann", "PRR 6").holds("Bob", "B&O 6")
    story.tile("H10", "57", 1).tile("H14", "9", 1).tile("H16", "57", 1).token("PRR", "H12").token("B&O", "I15", "H16")
    game = story.cash("PRR 500").operates("PRR", "token").game
    (pittsburgh,) = choices(game, "place_token", hex="H10")
    assert (pittsburgh.about["slot"], pittsburgh.about["tokens"], pittsburgh.about["blocked"]) == (0, [], ["B&O"])


def test_a_dividend_shows_the_share_and_the_price_to_come():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19")
    story.tile("E19", "57", 1).tile("E17", "9", 1).tile("E21", "9", 1).tile("E23", "57", 1)
    story.trains("NYC 2").cash("NYC 0").operates("NYC", "run")
    (run,) = choices(story.game, "run_trains")
    assert (run.gain, run.about["trains"]) == (40, 1)
    story.when("NYC").runs_best()
    pay, keep = choices(story.game, "declare_dividend")
    assert (pay.about["kind"], keep.about["kind"]) == ("pay", "withhold")
    assert (pay.about["per_share"], pay.about["to"], pay.gain) == (4, "H1", None)
    assert (keep.about["to"], keep.gain) == ("F1", 40)


def test_a_train_tells_what_rusts_and_for_whom():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100, PRR 90").holds("Ann", "NYC 6").holds("Bob", "PRR 6")
    story.trains("PRR 2, NYC 3").depot("3 0").cash("NYC 800").operates("NYC", "trains")
    (four,) = choices(story.game, "buy_train", train="4", source="bank")
    assert (four.cost, four.about["phase"], four.about["rusts"], four.about["rusts_for"]) == (300, "4", "2", ["PRR"])


def _before_an_offer() -> Story:
    story = given("1830", "Ann Bob").phase("3").started("NYC 100, PRR 90").holds("Ann", "NYC 6").holds("Bob", "PRR 6")
    story.trains("PRR 3, NYC 3").cash("NYC 800").operates("NYC", "trains")
    return story


def test_what_another_must_agree_to_is_an_offer():
    story = _before_an_offer()
    (deal,) = choices(story.game, "buy_train", source="PRR")
    assert (deal.offer, deal.field, deal.low, deal.high, deal.cost, deal.seat) == (True, "price", 1, 800, 1, "Ann")
    inner: Any = deal.action["deal"]
    assert (deal.action["type"], inner["type"], inner["by"]) == ("offer", "buy_train", "NYC")


def test_an_answer_is_about_the_deal():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100, PRR 90").holds("Ann", "NYC 6").holds("Bob", "PRR 6")
    story.trains("PRR 3, NYC 3").cash("NYC 800").operates("NYC", "trains")
    story.when("NYC").offers.buys_train("3", 120, source="PRR")
    (accept,), (decline,) = choices(story.game, "accept"), choices(story.game, "decline")
    deal = {"train": "3", "source": "PRR", "price": 120, "deal": "buy_train", "by": "NYC"}
    assert deal.items() <= accept.about.items()
    assert deal.items() <= decline.about.items()
    assert (accept.seat, menu_of(story.game).seat) == ("Bob", "Bob")


def test_help_of_the_president_is_not_the_price():
    """The treasury has 10 of 180: the train costs 180 all the same."""
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19")
    story.tile("E19", "57", 1).tile("E17", "9", 1).tile("E21", "9", 1).tile("E23", "57", 1)
    story.cash("NYC 10, Ann 500").operates("NYC", "trains")
    (three,) = choices(story.game, "buy_train", train="3", source="bank")
    assert three.cost == 180


# --- who sees what ---------------------------------------------------------------------------------------------------


def test_others_may_do_a_few_things_in_between():
    """Bob may give Mohawk & Hudson back before Ann's turn has begun; the rest is Ann's."""
    story = (
        given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 2").owns("Bob", "MH").stock_round(2, "Ann")
    )
    menu = menu_of(story.game)
    mine, his, none = (menu_for(menu, [name]) for name in ("Ann", "Bob", "Eve"))
    assert mine is not None
    assert his is not None
    assert none is None
    assert {choice.kind for choice in his.choices} == {"exchange_private"}
    assert his.refused == ()
    assert {choice.seat for choice in mine.choices} == {"Ann"}
    both = menu_for(menu, ["Ann", "Bob"])
    assert both == menu


def test_a_finished_game_has_no_menu():
    menu = menu_of(finished(setups(1)[0]))
    assert (menu.seat, menu.actor, menu.choices, menu.refused) == ("", "", (), ())
    assert menu_for(menu, ["Ann"]) is None


def test_a_tile_that_comes_with_its_token_has_no_slot_before():
    story = czech.table().phase("d").started("SX 100").holds("A", "SX 5").operates("SX")
    story.change(agenda=(*story.game.state.agenda, HomeTile(story.party("SX"))))
    found = choices(story.game, "lay_tile")
    assert {one.about["hex"] for one in found} >= {"A8"}
    assert {one.about["slot"] for one in found} == {0}
