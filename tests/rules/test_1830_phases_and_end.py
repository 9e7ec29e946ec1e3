"""1830: phases, the end of the game, the score."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import EndAnnounced, GameEnded, PhaseBegan, PrivateClosed
from tresham.track.ids import Colour

FIRST = {
    "3": ("2", "2 0", 180),
    "4": ("3", "3 0", 300),
    "5": ("4", "4 0", 450),
    "6": ("5", "5 0", 630),
    "D": ("6", "6 1", 1100),
}
"""By phase: the phase before it, what is left in the depot then, and the price of the train that starts it."""


def before(phase: str, options: str = "") -> Story:
    """PRR (Ann) can buy the first train of a phase; NYC (Bob) acts after it. Nothing is joined to their stations."""
    earlier, depot, _ = FIRST[phase]
    story = given("1830", "Ann Bob Eve", options=options).started("PRR 100, NYC 90").holds("Ann", "PRR 6")
    story.holds("Bob", "NYC 6").token("PRR", "H12").token("NYC", "E19").cash("PRR 1500, NYC 300").floated("PRR NYC")
    if earlier != "2":
        story.phase(earlier)
    return story.depot(depot).operates("PRR", "trains")


def begin(story: Story, phase: str) -> Story:
    """PRR buys that train."""
    return story.when("PRR").buys_train(phase, FIRST[phase][2])


# --- the tables -------------------------------------------------------------------------------------------------------


@rule("1830-PH.1", "1830-TN.2")
def test_the_table_of_phases() -> None:
    yellow, green, brown = Colour.YELLOW, Colour.GREEN, Colour.BROWN
    found = [
        (one.name, dict(one.limits), one.tiles, one.rounds, "private_sales" in one.allows, one.worths[0], one.begin)
        for one in given("1830", "Ann Bob Eve").title.phases
    ]
    assert found == [
        ("2", {"major": 4}, (yellow,), 1, False, "yellow", ()),
        ("3", {"major": 4}, (yellow, green), 2, True, "yellow", ()),
        ("4", {"major": 3}, (yellow, green), 2, True, "yellow", ("discard_trains",)),
        ("5", {"major": 2}, (yellow, green, brown), 3, False, "brown", ("close_privates", "discard_trains")),
        ("6", {"major": 2}, (yellow, green, brown), 3, False, "brown", ()),
        ("D", {"major": 2}, (yellow, green, brown), 3, False, "brown", ()),
    ]


@rule("1830-PH.1", "1830-SU.4", "1830-TN.6")
@pytest.mark.parametrize(("options", "sixes"), [("", 2), ("optional_6_train", 3)])
def test_the_table_of_trains(options: str, sixes: int) -> None:
    story = given("1830", "Ann Bob Eve", options=options)
    found = [(one.name, one.count, one.price, one.rusted_by, one.starts) for one in story.title.trains]
    assert found == [
        ("2", 6, 80, "4", None),
        ("3", 5, 180, "6", "3"),
        ("4", 4, 300, "D", "4"),
        ("5", 3, 450, None, "5"),
        ("6", sixes, 630, None, "6"),
        ("D", None, 1100, None, "D"),
    ]
    assert [one.reach for one in story.title.trains[:5]] == [2, 3, 4, 5, 6]
    assert story.title.trains[5].reach > 30
    assert story.trains_of("bank").count("6") == sixes


# --- phases -----------------------------------------------------------------------------------------------------------


@rule("1830-PH.1")
@pytest.mark.parametrize("phase", ["3", "4", "5", "6", "D"])
def test_a_phase_starts_with_the_first_train_of_its_type(phase: str) -> None:
    story = before(phase)
    assert story.phase_name() == FIRST[phase][0]
    begin(story, phase)
    assert story.phase_name() == phase
    [began] = story.happened(PhaseBegan)
    assert story.title.phases[began.phase].name == phase


@rule("1830-PH.1")
def test_a_train_from_the_pool_starts_no_phase() -> None:
    story = before("6").trains("pool 6")
    story.when("PRR").buys_train("6", 630, "pool")
    assert (story.phase_name(), story.trains_of("PRR")) == ("5", ["6"])
    assert story.happened(PhaseBegan) == []


@rule("1830-PH.1", "1830-SEQ.2")
def test_the_number_of_operating_rounds_alone_waits_for_the_next_set() -> None:
    story = begin(before("3"), "3")
    assert story.round() == ("operating", 2, 1, 1)
    story.when("PRR").passes()
    while story.round()[0] == "operating":
        story.when("NYC").passes()
    assert story.round() == ("stock", 3, 1, 1)
    while story.round()[0] == "stock":
        story.when(story.actor()).passes()
    assert story.round() == ("operating", 3, 1, 2)


@rule("1830-PH.2", "1830-PH.4", "1830-SEQ.2")
@pytest.mark.parametrize(("phase", "rounds"), [("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3), ("D", 3)])
def test_operating_rounds_in_a_set(phase: str, rounds: int) -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 90").holds("Bob", "NYC 6").floated("NYC").phase(phase)
    story.stock_round(2, "Ann")
    for player in ("Ann", "Bob", "Eve"):
        story.when(player).passes()
    for number in range(1, rounds + 1):
        assert story.round() == ("operating", 2, number, rounds)
        while story.round() == ("operating", 2, number, rounds):
            story.when("NYC").passes()
    assert story.round() == ("stock", 3, 1, 1)


@rule("1830-PH.2")
def test_the_first_3_brings_green_tiles_to_everybody_at_once() -> None:
    story = before("3").tile("E19", "57")
    begin(story, "3").when("PRR").passes()
    assert ("14", 0) in story.lays_offered("E19")
    story.when("NYC").lays("E19", "14")
    assert story.tile_at("E19") == ("14", 0)


@rule("1830-PH.2")
def test_there_is_no_green_tile_before_the_first_3() -> None:
    story = before("3").tile("E19", "57")
    story.when("PRR").passes()
    assert story.lays_offered("E19") == set()
    story.when("NYC", refused="colour_not_yet", rule="1830-TR.2").lays("E19", "14")


@rule("1830-PH.2")
def test_the_first_3_lets_corporations_buy_privates_at_once() -> None:
    story = before("3").owns("Ann", "SV")
    assert story.menu(act.BuyPrivate) == []
    story.when("PRR", refused="no_private_sales_now", rule="1830-PV.5").buys_private("SV", 20)
    begin(story, "3")
    story.when("PRR").buys_private("SV", 20)
    assert (story.owner("SV"), story.cash_of("Ann")) == ("PRR", 820)


@rule("1830-PH.3")
def test_the_first_4_scraps_the_2s_and_lowers_the_limit_to_three() -> None:
    story = before("4").trains("PRR 2 2, NYC 2 3 3 3")
    begin(story, "4")
    assert (story.trains_of("PRR"), story.trains_of("NYC")) == (["4"], ["3", "3", "3"])
    story.when("PRR").buys_train("4", 300).when("PRR").buys_train("4", 300)
    assert story.trains_of("PRR") == ["4", "4", "4"]
    assert story.actor() == "NYC"


@rule("1830-PH.3")
def test_the_first_4_leaves_privates_and_tiles_as_they_are() -> None:
    story = before("4").owns("Ann", "SV").tile("E19", "14")
    begin(story, "4")
    assert (story.owner("SV"), story.happened(PrivateClosed)) == ("Ann", [])
    story.when("PRR").buys_private("SV", 40)
    story.when("PRR").passes()
    story.when("NYC", refused="colour_not_yet", rule="1830-TR.2").lays("E19", "63")


@rule("1830-PH.4")
def test_the_first_5_closes_all_privates_whoever_owns_them() -> None:
    story = before("5").owns("Ann", "SV BO").owns("NYC", "CS")
    counted = story.counted("Ann")
    begin(story, "5")
    assert [story.owner(private) for private in ("SV", "CS", "BO")] == [None, None, None]
    assert story.counted("Ann") == counted - 2
    assert len(story.happened(PrivateClosed)) == 3
    assert story.menu(act.BuyPrivate) == []
    story.when("PRR", refused="no_private_sales_now", rule="1830-PV.5").buys_private("SV", 20)


@rule("1830-PH.4")
def test_the_first_5_brings_brown_tiles() -> None:
    story = before("5").tile("E19", "14")
    begin(story, "5").when("PRR").passes()
    assert ("63", 0) in story.lays_offered("E19")
    story.when("NYC").lays("E19", "63")
    assert story.tile_at("E19") == ("63", 0)


@rule("1830-PH.4", "1830-TN.2")
def test_the_first_5_lowers_the_limit_to_two() -> None:
    story = before("5").trains("PRR 4")
    begin(story, "5")
    assert story.trains_of("PRR") == ["4", "5"]
    assert story.actor() == "NYC"


@rule("1830-PH.4", "1830-RT.9")
@pytest.mark.parametrize(("phase", "revenue"), [("2", 50), ("3", 50), ("4", 50), ("5", 60), ("6", 60), ("D", 60)])
def test_red_areas_have_their_second_value_from_the_first_5_on(phase: str, revenue: int) -> None:
    story = given("1830", "Ann Bob Eve").started("B&O 100").holds("Ann", "B&O 6").phase(phase)
    story.tile("J14", "57").token("B&O", "J14").trains("B&O 2").operates("B&O", "run")
    story.when("B&O").runs_best()
    story.when("B&O").declares("withhold")
    assert story.cash_of("B&O") == revenue


@rule("1830-PH.5")
def test_the_first_6_scraps_the_3s_and_sells_diesels() -> None:
    story = before("6").trains("PRR 3, NYC 3 4, pool 3")
    story.when("PRR", refused="train_not_for_sale").buys_train("D", 1100)
    begin(story, "6")
    assert (story.trains_of("PRR"), story.trains_of("NYC"), story.trains_of("pool")) == (["6"], ["4"], [])
    story.when("PRR").buys_train("D", 800, trade="6")
    assert (story.phase_name(), story.trains_of("PRR")) == ("D", ["D"])


@rule("1830-PH.6")
def test_the_first_diesel_scraps_the_4s_and_nothing_else() -> None:
    story = before("D").trains("PRR 4, NYC 4 5, pool 4")
    begin(story, "D")
    assert (story.trains_of("PRR"), story.trains_of("NYC"), story.trains_of("pool")) == (["D"], ["5"], [])
    assert story.trains_of("bank") == ["6", "D"]


@rule("1830-PH.6")
def test_before_the_first_diesel_the_4s_run_on() -> None:
    story = before("D").trains("PRR 5, NYC 4")
    story.when("PRR").buys_train("6", 630)
    assert story.trains_of("NYC") == ["4"]


# --- the bank breaks --------------------------------------------------------------------------------------------------


def dividend(bank: int, revenue: int = 90, number: int = 1, of: int = 3, profile: str = "rulebook") -> Story:
    """PRR (Bob 40%, Eve 10%, pool 10%) decides on its dividend; NYC acts after it."""
    story = given("1830", "Ann Bob Eve", profile).phase("5").started("PRR 100, NYC 67").holds("Bob", "PRR 4, NYC 6")
    story.holds("Eve", "PRR 1").holds("pool", "PRR 1").token("PRR", "H12").floated("PRR NYC").trains("PRR 5")
    return story.bank(bank).operates("PRR", "dividend", number=number, of=of, ran=True, revenue=revenue)


@rule("1830-EG.2")
def test_a_broken_bank_still_pays_in_full() -> None:
    story = dividend(bank=40)
    story.when("PRR").declares("pay")
    assert [story.cash_of(name) for name in ("Bob", "Eve", "PRR")] == [836, 809, 9]
    assert story.cash_of("bank") == 40 - 54
    [announced] = story.happened(EndAnnounced)
    assert announced.cause == "bank"
    assert not story.game.over


@rule("1830-EG.2", "1830-CL.14", "1830-DIFF.10")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
@pytest.mark.parametrize(("bank", "broken"), [(55, False), (54, False), (53, True)])
def test_a_bank_at_exactly_zero_is_not_broken(profile: str, bank: int, broken: bool) -> None:
    story = dividend(bank, profile=profile)
    story.when("PRR").declares("pay")
    assert story.cash_of("bank") == bank - 54
    assert bool(story.happened(EndAnnounced)) == broken
    assert (story.game.state.ending is not None) == broken


@rule("1830-CL.14")
def test_an_empty_bank_breaks_with_the_next_payment() -> None:
    story = dividend(bank=54)
    story.when("PRR").declares("pay")
    assert story.cash_of("bank") == 0
    assert story.game.state.ending is None
    story = dividend(bank=0, revenue=1)
    story.when("PRR").declares("withhold")
    assert story.cash_of("bank") == -1
    assert story.happened(EndAnnounced)


@rule("1830-EG.2")
def test_retained_revenue_can_break_the_bank() -> None:
    story = dividend(bank=89)
    story.when("PRR").declares("withhold")
    assert (story.cash_of("PRR"), story.cash_of("bank")) == (90, -1)
    assert story.happened(EndAnnounced)


@rule("1830-EG.2")
def test_private_income_can_break_the_bank() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 90").holds("Bob", "NYC 6").floated("NYC").owns("Bob", "SV CS")
    story.bank(14).stock_round(2, "Ann", passes=2)
    story.when("Ann").passes()
    assert story.round() == ("operating", 2, 1, 1)
    assert (story.cash_of("Bob"), story.cash_of("bank")) == (815, -1)
    assert len(story.happened(EndAnnounced)) == 1


@rule("1830-EG.2")
def test_starting_capital_can_break_the_bank() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 90").holds("Bob", "NYC 5").bank(809).stock_round(2, "Bob")
    story.when("Bob").buys("NYC")
    assert (story.cash_of("NYC"), story.cash_of("bank")) == (900, -1)
    assert story.happened(EndAnnounced)
    story = given("1830", "Ann Bob Eve").started("NYC 90").holds("Bob", "NYC 5").bank(810).stock_round(2, "Bob")
    story.when("Bob").buys("NYC")
    assert story.cash_of("bank") == 0
    assert story.game.state.ending is None


@rule("1830-EG.2")
def test_a_sale_of_shares_can_break_the_bank() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 90").holds("Bob", "NYC 6").bank(179).stock_round(2, "Bob")
    story.when("Bob").sells("NYC", 2)
    assert (story.cash_of("Bob"), story.cash_of("bank")) == (980, -1)
    assert story.happened(EndAnnounced)


@rule("1830-EG.2")
def test_money_that_comes_in_later_does_not_mend_the_bank() -> None:
    story = dividend(bank=40, number=3).cash("PRR 450").bank(40)
    story.when("PRR").declares("pay")
    story.when("PRR").buys_train("5", 450)
    assert story.cash_of("bank") == 40 - 54 + 450
    assert story.happened(EndAnnounced) == []
    story.finishes_round()
    assert story.game.over


@rule("1830-EG.2")
def test_a_second_payment_beyond_zero_announces_nothing_new() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 90").holds("Bob", "NYC 6").bank(89).stock_round(2, "Bob")
    story.when("Bob").sells("NYC", 1)
    assert len(story.happened(EndAnnounced)) == 1
    story.when("Bob").sells("NYC", 1)
    assert (story.cash_of("bank"), story.happened(EndAnnounced)) == (-83, [])


@rule("1830-EG.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_broken_in_an_operating_round_the_set_is_completed(number: int) -> None:
    story = dividend(bank=40, number=number)
    story.when("PRR").declares("pay")
    for following in range(number, 4):
        assert story.round() == ("operating", 2, following, 3)
        story.finishes_round()
    assert story.game.over
    assert [event.cause for event in story.happened(GameEnded)] == ["bank"]


@rule("1830-EG.3")
def test_a_whole_bank_lets_the_game_go_on_after_the_set() -> None:
    story = dividend(bank=54, number=3)
    story.when("PRR").declares("pay")
    story.finishes_round()
    assert story.round() == ("stock", 3, 1, 1)


@rule("1830-EG.3")
def test_broken_in_a_stock_round_that_round_and_a_full_set_are_completed() -> None:
    story = given("1830", "Ann Bob Eve").phase("3").started("NYC 90").holds("Bob", "NYC 6").floated("NYC")
    story.bank(89).stock_round(2, "Bob")
    story.when("Bob").sells("NYC", 1)
    story.when("Bob").passes()
    assert story.round() == ("stock", 2, 1, 1)
    story.when("Eve").buys("NYC", "pool")
    story.finishes_round()
    for number in (1, 2):
        assert story.round() == ("operating", 2, number, 2)
        assert not story.game.over
        story.finishes_round()
    assert story.game.over


@rule("1830-EG.1")
def test_bankruptcy_ends_the_game_at_once() -> None:
    story = given("1830", "Ann Bob Eve").phase("4").started("PRR 100, NYC 90").holds("Ann", "PRR 2")
    story.holds("Bob", "NYC 6").floated("PRR NYC").token("PRR", "H12").tile("H10", "57", 1).cash("Ann 0")
    story.operates("PRR", "trains", number=1, of=2)
    story.when("PRR").goes_bankrupt()
    assert story.game.over
    assert [event.cause for event in story.happened(GameEnded)] == ["bankrupt"]
    assert len(story.game.legal_actions().menu) == 0
    story.when("NYC", refused="game_over", rule="1830-EG.1").passes()


# --- the score --------------------------------------------------------------------------------------------------------


@rule("1830-EG.4")
def test_cash_shares_and_open_privates_count() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 100, NYC 90").marker("PRR H2, NYC A8")
    story.holds("Ann", "PRR 3, NYC 2").holds("Bob", "PRR 1").owns("Ann", "SV CA").cash("Ann 7, PRR 900, Bob 0")
    story.stock_round(2)
    assert story.score("Ann") == 7 + 3 * 100 + 2 * 10 + 20 + 160
    assert story.score("Bob") == 100
    assert story.score("Eve") == 800


@rule("1830-EG.4")
def test_a_presidents_certificate_counts_as_two_shares() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 76").holds("Ann", "PRR 2").cash("Ann 0").stock_round(2)
    assert story.certs("Ann", "PRR") == [2]
    assert story.score("Ann") == 152


@rule("1830-EG.4")
def test_what_corporations_own_counts_for_nobody() -> None:
    story = given("1830", "Ann Bob Eve").phase("3").started("PRR 100").holds("Ann", "PRR 2").cash("Ann 0, PRR 3000")
    story.trains("PRR 3 3").owns("PRR", "CA SV").stock_round(2)
    assert story.score("Ann") == 200


@rule("1830-EG.4")
def test_closed_privates_and_shares_without_a_par_price_count_nothing() -> None:
    story = given("1830", "Ann Bob Eve").holds("Ann", "PRR 1", president=False).cash("Ann 5").stock_round(2)
    assert (story.shares("Ann", "PRR"), story.score("Ann")) == (1, 5)
    story = before("5").owns("Ann", "SV BO")
    worth = story.score("Ann")
    begin(story, "5")
    assert story.score("Ann") == worth - 240


def bankrupt(profile: str) -> Story:
    """Ann goes bankrupt with the SV, 20% of PRR, and an NYC share that the pool cannot take; one it can."""
    story = given("1830", "Ann Bob Eve", profile).phase("4").started("PRR 100, NYC 90").holds("Ann", "PRR 2")
    story.holds("Bob", "NYC 3").holds("Ann", "NYC 2").holds("pool", "NYC 4").owns("Ann", "SV").floated("PRR NYC")
    story.token("PRR", "H12").tile("H10", "57", 1).cash("Ann 11").operates("PRR", "trains")
    return story.when("PRR").goes_bankrupt()


@rule("1830-EG.5", "1830-DIFF.11")
def test_a_bankrupt_player_scores_the_shares_he_could_not_sell() -> None:
    story = bankrupt("rulebook")
    assert (story.cash_of("Ann"), story.cell("NYC")) == (0, "G3")
    assert story.score("Ann") == 2 * 100 + 82


@rule("1830-DIFF.11")
def test_on_the_public_site_a_bankrupt_players_privates_count_too() -> None:
    assert bankrupt("18xx.games").score("Ann") == 2 * 100 + 82 + 20


@rule("1830-EG.6")
def test_the_highest_score_wins() -> None:
    story = given("1830", "Ann Bob Eve").cash("Ann 799, Bob 801, Eve 800").stock_round(2)
    assert story.game.scores() == {"Ann": 799, "Bob": 801, "Eve": 800}
    assert story.game.winners() == ("Bob",)


@rule("1830-EG.6")
def test_equal_scores_share_the_win() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 100").holds("Eve", "PRR 2").cash("Ann 800, Bob 799, Eve 600")
    assert story.stock_round(2).game.winners() == ("Ann", "Eve")
