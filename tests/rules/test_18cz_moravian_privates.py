"""18CZ: the red areas of Moravia-Silesia, its train for one run, and the railway MW."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.moravia import laid, moravia, operating, railway, rotation_to
from tests.story import Story
from tresham.core.event import IncomePaid, TileLaid

# --- red areas -------------------------------------------------------------------------------------------------------

RED_TO_RED = "C20 4 B19 D21, D21 9 C20 E22, E20 9 E18 E22, E22 15 D21 E20 D23 E24"


def red_to_red(train: str, phase: str = "4+4") -> Story:
    """Berlin, a town, Olomouc and the red area in the west: 40, 10, 30, 40."""
    return laid(railway("PR BY", phase), RED_TO_RED).trains(f"PR {train}").operates("PR", "run")


@rule("18CZ-XI.2.9")
@pytest.mark.parametrize(("train", "worth"), [("4", 120), ("4+4", 220), ("5+5", 220)])
def test_red_areas_pay_plus_trains_more(train: str, worth: int) -> None:
    story = red_to_red(train)
    story.when("PR").runs_best()
    assert story.revenue() == worth


@rule("18CZ-XI.2.9")
def test_the_bonus_is_for_everybody_and_for_each_end() -> None:
    story = laid(railway("PR", "4+4"), "C20 4 B19 D21, D21 9 C20 E22, E22 57 D21 F23")
    story.trains("PR 4+4").operates("PR", "run").when("PR").runs_best()
    assert story.revenue() == 40 + 50 + 10 + 20


@rule("18CZ-XI.2.4")
def test_a_red_tile_of_ones_own_on_a_hex_of_two() -> None:
    story = moravia().phase("3").started("SX 60, BY 60").holds("A", "SX 5").holds("B", "BY 5").cash("SX 600, BY 600")
    story.floated("SX BY").operating_round()
    assert story.actor() == "SX"
    by_tile = rotation_to(story, "E18", "8898", "E20", "F19")
    story.when("SX", refused="tile_does_not_fit").lays("E18", "8898", by_tile)
    story.when("SX").lays("E18", "8896", rotation_to(story, "E18", "8896", "E20", "F19"))
    assert story.tokens_of("SX") == ["E18.0"]
    while story.actor() != "BY":
        story.goes_on()
    assert story.hexes_offered() == {"G18"}


# --- the 3E train ----------------------------------------------------------------------------------------------------


@rule("18CZ-XI.2.12", "18CZ-XI.2.21")
def test_a_guest_runs_once_beside_the_others() -> None:
    story = red_to_red("4").owns("A", "3E")
    in_depot = story.trains_of("bank")
    story.when("PR").closes_private("3E")
    assert (story.trains_of("PR"), story.trains_of("bank")) == (["4", "3E"], in_depot)
    story.when("PR").runs_best()
    # On the same track, without the town: 40 + 30 + 40 and the bonus of two red areas.
    assert story.revenue() == 120 + 110 + 100
    assert story.trains_of("PR") == ["4"]


@rule("18CZ-XI.2.12")
def test_a_guest_leaves_out_cities_too() -> None:
    story = laid(railway("PR", "4+4").owns("A", "3E"), "C20 4 B19 D21, D21 9 C20 E22, E22 57 D21 F23")
    laid(story, "F23 15 E22 E24 F25 G24, G24 15 F23 F25 G26 H25").operates("PR", "run")
    story.when("PR").closes_private("3E").when("PR").runs_best()
    assert story.revenue() == 40 + 50 + 30 + 30  # neither the town nor Olomouc


@rule("18CZ-XI.2.12", "18CZ-XI.2.21")
def test_no_other_private_is_a_train_and_no_other_corporation_gets_it() -> None:
    story = railway("kk PR").owns("A", "3E L1").operates("kk")
    story.when("kk", refused="no_such_power", rule="18CZ-XI.2.21").closes_private("L1")
    story.when("PR", refused="no_such_power", rule="18CZ-XI.2.21").closes_private("3E")


@rule("18CZ-XI.2.12")
def test_a_guest_comes_once_in_the_game() -> None:
    story = red_to_red("4").owns("A", "3E").when("PR").closes_private("3E")
    story.when("PR", refused="no_such_power", rule="18CZ-XI.2.21").closes_private("3E")
    assert story.trains_of("PR") == ["4", "3E"]


@rule("18CZ-XI.2.12", "18CZ-XI.2.18")
def test_a_guest_is_beside_the_limit_and_no_duty() -> None:
    story = operating("kk", "track", "4+4").owns("A", "3E").trains("kk 3 3 4")
    story.when("kk").closes_private("3E")
    assert story.trains_of("kk") == ["3", "3", "4", "3E"]
    story = operating("kk", "track", "2").owns("A", "3E")
    story.when("kk").closes_private("3E")
    story.comes_to("kk", "trains")
    story.when("kk", refused="must_buy_train", rule="18CZ-XI.2.18").passes()


@rule("18CZ-XI.2.21")
def test_only_the_director_gives_it_and_only_before_the_run() -> None:
    story = operating("kk").owns("B", "3E")
    story.when("kk", refused="no_such_power", rule="18CZ-XI.2.21").closes_private("3E")
    story = operating("kk", "trains", ran=True, paid=True).owns("A", "3E").trains("kk 2")
    story.when("kk", refused="train_after_run", rule="18CZ-XI.2.21").closes_private("3E")
    story = operating("kk").owns("A", "3E")
    before = story.cash_of("A")
    story.when("kk").closes_private("3E")
    assert (story.cash_of("A"), story.cash_of("kk")) == (before, 500)
    story = operating("kk").owns("B", "3E")
    story.when("kk", refused="never_for_corporations", rule="18CZ-XI.2.12").offers.buys_private("3E", 10)


@rule("18CZ-XI.2.21")
def test_nobody_is_hurried_past_a_run_that_the_guest_could_make() -> None:
    story = laid(railway("PR BY"), RED_TO_RED).owns("A", "3E").operates("PR", "run")
    assert (story.actor(), story.part()) == ("PR", "run")
    story = railway("PR BY").owns("B", "3E").operates("PR", "run")
    assert story.part() != "run"


@rule("18CZ-XI.2.12")
def test_a_guest_that_never_ran_goes_with_the_privates() -> None:
    story = railway("kk PR", "4").owns("B", "3E").depot("4 0").operates("PR", "track")
    story.when("PR").closes_private("3E")
    story.comes_to("PR", "trains").when("PR").buys_train("4+4", 400)
    assert story.trains_of("PR") == ["4+4"]


# --- money to come ---------------------------------------------------------------------------------------------------


@rule("18CZ-XI.2.11", "18CZ-VIII.3.3")
@pytest.mark.parametrize(("private", "waits"), [("L1", True), ("MW", False), ("3E", False)])
def test_only_a_local_that_the_bank_buys_would_pay_for_a_station(private: str, waits: bool) -> None:
    """kk lacks 10 K for a station in Brno."""
    story = laid(railway("kk"), "H19 9 I18 G20, G20 57 H19 F21").owns("A", private).cash("kk 30")
    assert (story.operates("kk", "token").part() == "token") == waits


# --- MW --------------------------------------------------------------------------------------------------------------


@rule("18CZ-XI.2.13")
def test_its_station_comes_with_the_purchase() -> None:
    story = moravia().when("A").bids("MW", 60).passes("B C")
    assert story.tokens_of("MW") == ["F23.0"]


def round_begins(story: Story, turn: int = 2) -> Story:
    """The next operating round is about to begin: all pass in the stock round before it."""
    story.stock_round(turn).everybody_passes()
    return story


@rule("18CZ-XI.2.13", "18CZ-XI.2.20")
def test_a_yellow_tile_on_bare_ground_pays_at_once() -> None:
    story = round_begins(railway("kk", "2", mw="B"))
    assert (story.actor(), story.cash_of("B")) == ("B", 450)
    story.when("B", refused="beyond_power", rule="18CZ-XI.2.20").lays_with("MW", "G24", "57", 0)
    story.when("B").lays_with("MW", "F23", "57", 0)
    assert (story.tile_at("F23"), story.cash_of("B"), story.tokens_of("MW")) == (("57", 0), 470, ["F23.0"])
    assert [one.amount for one in story.happened(IncomePaid)] == [20]
    story.finishes_round()
    story.everybody_passes()
    assert story.cash_of("B") == 490  # no green tile yet: 20 K again, and nobody was asked


@rule("18CZ-XI.2.13", "18CZ-XI.2.20")
def test_an_upgrade_pays_what_the_new_tile_is_worth() -> None:
    story = round_begins(railway("kk", "3", mw="B").tile("F23", "57", 0))
    assert story.private_tiles_offered("F23") == {"14", "15", "619"}
    story.when("B").lays_with("MW", "F23", "14", 0)
    assert story.cash_of("B") == 480
    assert story.actor() == "kk"  # one tile in a round


@rule("18CZ-XI.2.13", "18CZ-XI.2.20")
def test_the_tile_may_be_declined_and_without_one_nothing_is_paid() -> None:
    story = round_begins(railway("kk", "2", mw="B"))
    story.passes("B")
    assert (story.cash_of("B"), story.happened(IncomePaid), story.happened(TileLaid)) == (450, [], [])


@rule("18CZ-XI.2.14", "18CZ-XI.2.20")
def test_a_corporation_that_buys_it_has_one_station_more() -> None:
    story = operating("kk", mw="B")
    story.when("kk", refused="private_price").offers.buys_private("MW", 56)
    story.when("kk").offers.buys_private("MW", 55).when("B").accepts()
    assert story.tokens_of("kk") == ["F23.0", "I18.0"]
    assert (story.charter("kk"), story.tokens_of("MW")) == ((40, 100), [])
    assert story.game.state.closed >> story.title.private("MW") & 1


@rule("18CZ-XI.2.14")
def test_two_stations_of_one_corporation_never_stand_on_a_hex() -> None:
    story = operating("kk", mw="B").tile("F23", "14", 0).token("kk", "F23")
    story.when("kk").offers.buys_private("MW", 10).when("B").accepts()
    assert story.tokens_of("kk") == ["F23.0", "I18.0"]
    assert story.charter("kk") == (100, 100)


@rule("18CZ-XI.2.11")
def test_local_railways_work_as_ever() -> None:
    story = railway("kk").owns("kk", "L1").owns("A", "M1").owns("B", "S1")
    round_begins(story)
    assert (story.cash_of("kk"), story.cash_of("A"), story.cash_of("B")) == (520, 460, 455)
    story.comes_to("kk", "track") if story.actor() != "kk" else None
    story.when("kk").cashes("L1")
    assert story.cash_of("kk") == 520 + 55


@rule("18CZ-XI.2.11")
def test_local_railways_have_their_powers() -> None:
    track = "H19 9 I18 G20, G20 202 H19 G22, G22 4 G20 G24"
    story = laid(operating("kk").owns("kk", "L1"), track)
    assert story.private_tiles_offered("G22") == {"887p", "888p", "8866p"}
