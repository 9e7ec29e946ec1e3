"""What a player may well try, and the rules' answer."""

import pytest

import tresham
from tests.story import given
from tests.unit.learn.walking import begun, do_step
from tests.unit.view.speaking import menu_of, refused, voice
from tresham.text import LANGUAGES
from tresham.titles import PROFILES
from tresham.view import refusals_at


def reasons(story, kind, **about):
    return {one.code for one in refused(story.game, kind, **about)}


def test_only_the_first_lot_can_be_bought_and_bids_go_to_the_others():
    game = tresham.new("1830", ["Ann", "Bob", "Eve"])
    assert {(one.about["private"], one.code) for one in refused(game, "take_lot")} == {
        (lot, "lot_not_offered") for lot in ("CS", "DH", "MH", "CA", "BO")
    }
    assert [(one.about["private"], one.code) for one in refused(game, "bid")] == [("SV", "lot_offered")]


def test_a_bid_that_is_not_covered_is_told():
    story = given("1830", "Ann Bob Eve").cash("Ann 100")
    assert reasons(story, "bid", private="BO") == {"bid_not_covered"}
    assert reasons(story, "bid", private="DH") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_a_label_a_reason_and_a_rule(language):
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 6").stock_round(2, "Ann")
    (full,) = [one for one in menu_of(story.game, language).refused if one.code == "holding_limit"]
    assert full.rule == "1830-BY.6" or full.rule.startswith("1830-")
    assert full.rule == story.title.cites["holding_limit"]
    assert full.about["corp"] == "NYC"
    sentences = {"en": "A player may hold 6 shares", "ru": "6 акций", "pl": "6 akcji"}
    assert sentences[language] in full.message
    assert "NYC" in full.label


def test_shares_that_cannot_be_sold():
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 3").stock_round(2, "Ann")
    found = {one.about["shares"]: one.code for one in refused(story.game, "sell_shares", corp="NYC")}
    assert found == {2: "presidents_certificate", 3: "presidents_certificate"}
    first = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 3").stock_round(1, "Ann")
    assert reasons(first, "sell_shares", corp="NYC") == {"no_sale_yet"}


def test_a_corporation_that_cannot_be_started_at_all_is_named_once():
    story = given("1849", "Ann Bob Cleo Dan").launch_order("SFA RCS IFT").cash("Ann 150").stock_round(1, "Ann")
    assert [one.code for one in refused(story.game, "start_corporation", corp="RCS")] == ["not_next_to_start"]
    by_price = {one.about["price"]: one.code for one in refused(story.game, "start_corporation", corp="SFA")}
    assert by_price == {100: "cannot_afford_share", 144: "par_not_yet", 216: "par_not_yet"}


def test_trains_out_of_reach():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6").trains("NYC 3")
    story.cash("NYC 200").operates("NYC", "trains")
    found = {one.about["train"]: one.code for one in refused(story.game, "buy_train")}
    assert found == dict.fromkeys(("4", "5", "6", "D"), "train_not_for_sale")


def test_a_duty_cannot_be_declined():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19")
    story.tile("E19", "57", 1).tile("E17", "9", 1).tile("E21", "9", 1).tile("E23", "57", 1)
    story.trains("NYC 2").cash("NYC 0").operates("NYC", "run")
    assert reasons(story, "pass") == {"must_run"}


def test_cities_that_take_no_token():
    story = given("1830", "Ann Bob").phase("3").started("NYNH 100").holds("Ann", "NYNH 6").token("NYNH", "G19")
    story.tile("F20", "56").tile("E19", "14", 2).token("NYC", "E19").cash("NYNH 500").operates("NYNH", "token")
    found = {one.about["hex"]: one.code for one in refused(story.game, "place_token") if one.about["stop"] == 0}
    assert found["H10"] == "city_not_connected"
    assert found["G19"] == "second_token_in_hex"
    assert "E19" not in found


def test_privates_before_their_phase():
    story = given("1830", "Ann Bob").started("NYC 100").holds("Ann", "NYC 6").owns("Bob", "SV").cash("NYC 500")
    story.token("NYC", "E19").operates("NYC")
    assert reasons(story, "buy_private", private="SV") == {"no_private_sales_now"}


def test_nobody_is_told_that_he_cannot_go_bankrupt():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6").trains("NYC 3")
    story.cash("NYC 200").operates("NYC", "trains")
    assert reasons(story, "go_bankrupt") == set()
    assert reasons(story, "sell_shares") == set()


@pytest.mark.parametrize("profile", PROFILES)
def test_shares_that_cannot_be_sold_are_told_on_the_site_too(profile):
    story = given("1849", "Ann Bob Eve", profile).launched("CTL 100").papers("Ann", "CTL P 1").stock_round(1, "Ann")
    assert [one.code for one in refused(story.ready().game, "sell_shares", shares=3)] != []


def test_bonds_before_their_phase():
    """The variant brings bonds in phase 8; the part waits only if there is something to do."""
    story = given("1849", "Ann Bob Cleo Dan", options="bonds").phase("8").launched("ATA 100").papers("Ann", "ATA P 1 1")
    story.operated("ATA").cash("ATA 0").operates("ATA", "issue_bond")
    assert reasons(story, "issue_bond") == set()
    assert reasons(story, "pass") == set()


# --- tiles -----------------------------------------------------------------------------------------------------------


def laying():
    story = given("1830", "Ann Bob").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19").tile("E19", "57", 1)
    return story.owns("Bob", "MH").cash("NYC 100").operates("NYC")


def at(story, hex):
    return refusals_at(story.game, hex, voice(story.game))


def test_every_tile_that_does_not_go_there_has_its_reason():
    found = {(one.about["tile"], one.code): one.about["rotations"] for one in at(laying(), "E21")}
    assert found["57", "tile_does_not_fit"] == [0, 1, 2, 3, 4, 5]
    assert set(found["9", "not_connected"]) | set(found.get(("9", "cannot_afford_tile"), [])) >= {0, 2}


def test_a_shut_hex_says_so_once():
    (shut,) = at(laying(), "D18")
    assert (shut.code, shut.about["all"], shut.about["hex"]) == ("hex_blocked", True, "D18")
    assert "Mohawk & Hudson" in shut.message


def test_terrain_that_is_too_dear_names_both_sums():
    dear = [one for one in at(laying(), "E17") if one.code == "cannot_afford_tile"]
    assert dear
    assert {one.message for one in dear} == {"The terrain costs $120; the treasury has $100."}


def test_there_is_nothing_to_refuse_where_no_tile_is_laid():
    story = given("1830", "Ann Bob").started("NYC 100").holds("Ann", "NYC 3").stock_round(2, "Ann")
    assert at(story, "E17") == ()
    with pytest.raises(KeyError):
        at(laying(), "Z99")


def why_not(game, hex):
    """The one sentence about a hex on which nothing can be laid."""
    (nearest,) = [one.message for one in refusals_at(game, hex, voice(game)) if one.about["nearest"]]
    return nearest


def test_a_hex_on_which_nothing_can_be_laid_has_the_reason_of_the_tile_that_comes_nearest():
    lesson, game = begun("18CZ-first-turn")
    do_step(lesson, game)  # the first of two yellow tiles
    assert why_not(game, "E16") == "Green tiles are not allowed yet."
    assert why_not(game, "D5") == "The corporation's track does not reach this place."
