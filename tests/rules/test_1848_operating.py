"""1848: a company's turn, its track, its tokens, its runs and its trains."""

from __future__ import annotations

import pytest

from tests.australia import TO_WHYALLA, at, company, directed, operating
from tests.marks import rule
from tests.midwest import laid
from tests.story import given
from tresham.core import action as act

# --- launching -------------------------------------------------------------------------------------------------------


@rule("1848-5.1.1a", "1848-12.3.1a", "1848-5.2.1a")
def test_the_buyer_of_the_directors_certificate_sets_par() -> None:
    story = given("1848", "A B C D").stock_round(1, "A")
    assert story.pars_offered("VR") == {70, 80, 90, 100}
    assert story.pars_offered("CAR") == {100}
    assert story.pars_offered("BOE") == set()
    story.when("A").starts("VR", 80)
    assert (story.cell("VR"), story.cash_of("A"), story.certs("A", "VR")) == (at("R4C5"), 470, [2])
    story.when("B").buys("VR")
    assert story.cash_of("B") == 550


@rule("1848-5.2.1a", "1848-11.3a")
def test_newcomers_go_under_the_markers_that_are_there() -> None:
    story = given("1848", "A B C D").stock_round(1, "A")
    story.when("A").starts("VR", 80)
    story.when("B").starts("QR", 80)
    assert story.markers_in(at("R4C5")) == ["VR", "QR"]


@rule("1848-12.1.3a")
def test_shares_are_not_dealt_in_among_players() -> None:
    story = company("CAR VR").holds("C", "CAR 1").stock_round(2, "B")
    cert = next(
        number
        for number, owner in enumerate(story.game.state.certs)
        if owner == story.party("C") and story.title.cert_corp[number] == story.party("CAR")
    )
    story.when("B", refused="not_for_sale", rule="1848-12.3.1a").do(act.BuyShares(story.party("B"), (cert,)))  # type: ignore[arg-type]
    menu = {type(choice.action) for choice in story.ready().game.legal_actions().menu}
    assert act.Offer not in menu


@rule("1848-5.3.7a")
def test_coms_other_tokens_cost_a_hundred() -> None:
    story = given("1848", "A B C D")
    assert story.title.corporation(story.party("COM")).tokens == (0, 0, 100, 100, 100)
    later = laid(directed(company("CAR"), "B", "COM"), "F9 57 E9 G8, E9 57 F9 D10")
    later.operates("COM", "token").when("COM").tokens("E9")
    assert (later.cash_of("COM"), later.charter("COM")) == (400, (100, 100))


# --- rounds ----------------------------------------------------------------------------------------------------------


@rule("1848-7.1a", "1848-7.3g")
@pytest.mark.parametrize(("phase", "rounds"), [("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3), ("8", 3)])
def test_how_many_operating_rounds(phase: str, rounds: int) -> None:
    story = company("CAR", phase).stock_round(3).everybody_passes()
    assert story.round() == ("operating", 3, 1, rounds)
    for number in range(1, rounds):
        story.finishes_round()
        assert story.round() == ("operating", 3, number + 1, rounds)
    story.finishes_round()
    assert story.round()[:2] == ("stock", 4)


@rule("1848-7.1b")
def test_the_number_is_settled_when_the_stock_round_ends() -> None:
    story = company("CAR", "2").depot("2 0").operates("CAR", "trains", of=1)
    story.when("CAR").buys_train("3", 200)
    story.goes_on()
    assert story.round()[0] == "stock"


@rule("1848-7.3e", "1848-8.1a", "1848-5.1.7a")
def test_buying_is_free_without_a_route() -> None:
    free = operating("CAR", "trains")
    free.passes("CAR")
    assert free.trains_of("CAR") == []
    bound = laid(company("CAR"), TO_WHYALLA).operates("CAR", "trains")
    bound.when("CAR", refused="must_buy_train", rule="1848-8.1a").passes()


@rule("1848-7.7.1a", "1848-7.4.3a")
def test_the_first_turn_begins_at_home() -> None:
    story = given("1848", "A B C D").phase("3").started("VR 100").holds("A", "VR 6").floated("VR").cash("VR 1000")
    story.operating_round().ready()
    assert (story.actor(), story.tokens_of("VR"), story.charter("VR")) == ("VR", ["H6.0"], (40, 100))
    assert story.cash_of("VR") == 1000
    assert story.hexes_offered() == {"H6"}
    story.when("VR").lays("H6", "57", 1)
    assert "H6" not in story.hexes_offered()
    assert story.hexes_offered() == {"H5", "H7"}


# --- track -----------------------------------------------------------------------------------------------------------


@rule("1848-7.4.1a")
def test_a_tile_goes_on_from_a_route() -> None:
    story = laid(company("CAR"), "E2 57 E1 E3").operates("CAR")
    assert story.hexes_offered() == {"E1", "E2", "E3"}
    story.when("CAR", refused="not_connected", rule="1848-7.4.1a").lays("F3", "57", 2)
    story.when("CAR", refused="not_connected", rule="1848-7.4.1a").lays("E3", "9", 0)
    full = laid(company("NSW VR"), "F9 57 E9 G8, E9 57 F9 D10").token("VR", "E9").operates("NSW")
    assert "D10" not in full.hexes_offered()


@rule("1848-7.5.1d", "1848-7.7.3b")
def test_a_free_slot_lets_everybody_pass() -> None:
    story = laid(company("NSW VR"), "F9 57 E9 G8").tile("E9", "14", 0).token("VR", "E9").operates("NSW")
    assert "D10" in story.hexes_offered()


@rule("1848-7.5.1b", "1848-7.5.3a", "1848-7.5.3b")
def test_upgrades() -> None:
    story = laid(company("CAR"), "E2 57 E1 E3").operates("CAR")
    lays = story.lays_offered("E2")
    assert lays
    for tile, turn in lays:
        exits = story.atlas.exits[story.atlas.lay(tile, turn)]
        assert exits & 0b010010 == 0b010010, "the old track is still there"
    assert ("14", 1) in lays, "track that leads to bare land"
    story.when("CAR", refused="track_not_kept", rule="1848-7.5.3b").lays("E2", "15", 2)
    far = laid(company("CAR"), "E2 57 E1 E3, F3 57 E2 G3").operates("CAR").unsettled()
    far.when("CAR", refused="not_connected").lays("F3", "15", 2)


@rule("1848-7.5.3a")
def test_an_upgrade_need_not_bring_new_track_within_reach() -> None:
    """Track of the old tile is of use; the new piece is not joined to it."""
    story = laid(company("CAR"), "E2 57 E1 E3, E3 9 E2 E4").operates("CAR")
    assert ("20", 1) in story.lays_offered("E3")


# --- tokens ----------------------------------------------------------------------------------------------------------


@rule("1848-7.7.2b")
def test_one_token_in_a_hex() -> None:
    story = laid(company("NSW"), "F9 57 E9 G8, E9 57 F9 D10").tile("F9", "236", 0).operates("NSW", "token").unsettled()
    story.when("NSW", refused="second_token_in_hex", rule="1848-7.7.2b").tokens("F9")
    double = laid(company("FED"), "G7 5 F7 F8").tile("F8", "59", 0).token("FED", "F8.0").operates("FED", "token")
    double.unsettled().when("FED", refused="second_token_in_hex", rule="1848-7.7.2b").tokens("F8.1")


# --- runs ------------------------------------------------------------------------------------------------------------


@rule("1848-7.7.3a", "1848-10.1.2a", "1848-10.1.1a")
def test_a_run_needs_an_own_station_and_two_stops() -> None:
    tiles = "E2 57 E1 E3, E1 6 E2 D1, F3 57 E2 G3, G3 57 F3 H4"
    story = laid(company("CAR"), tiles).trains("CAR 3").operates("CAR", "run")
    story.when("CAR", refused="run_no_station", rule="1848-10.1.2a").runs(_3="F3 G3")
    story.when("CAR", refused="run_too_few_stops", rule="1848-10.1.1a").runs(_3="E2")
    assert story.when("CAR").would_earn(_3="E2 E1 D1") == 20 + 20 + 40


@rule("1848-10.1.2b")
def test_nothing_on_the_way_is_left_out() -> None:
    story = laid(company("CAR"), TO_WHYALLA).trains("CAR 3").operates("CAR", "run")
    story.when("CAR", refused="run_not_joined", rule="1848-10.1.2b").runs(_3="E2 (E1) D1")


@rule("1848-10.1.2e")
def test_a_run_may_end_in_a_blocked_city_but_not_pass_it() -> None:
    tiles = "F9 57 E9 G8, E9 57 F9 D10, D10 9 E9 C10, C10 6 D10 B10"
    story = laid(company("NSW VR"), tiles).token("VR", "E9").trains("NSW 4").operates("NSW", "run")
    story.when("NSW", refused="run_passes_blocked", rule="1848-10.1.2e").runs(_4="F9 E9 (D10) C10")
    assert story.when("NSW").would_earn(_4="F9 E9") == 40


@rule("1848-10.1.2g", "1848-10.1.3a")
def test_no_track_twice() -> None:
    story = laid(company("CAR"), TO_WHYALLA).trains("CAR 3 2").operates("CAR", "run")
    story.when("CAR", refused="run_track_twice", rule="1848-10.1.2g").runs(_3="E2 E1 E2")
    story.when("CAR", refused="run_track_twice", rule="1848-10.1.2g").runs(_3="E2 E1 D1", _2="E2 E1")


@rule("1848-10.1.2i")
def test_perth_is_the_end_of_a_run() -> None:
    tiles = "E2 5 E1 D2, E1 6 E2 D1"
    story = laid(company("WA"), tiles).tile("D2", "56", 5).trains("WA 4").operates("WA", "run")
    story.when("WA", refused="run_passes_end", rule="1848-10.1.2i").runs(_4="E1 D1 D2.0")


@rule("1848-10.1.2d")
def test_alice_springs_once_in_a_run() -> None:
    story = laid(company("CAR"), TO_WHYALLA).tile("B3", "7", 2).trains("CAR 3")
    a2, a3 = story.atlas.hex("A2"), story.atlas.hex("A3")
    groups = [story.atlas.hexes[hex].tile.stops[0].groups for hex in (a2, a3)]
    assert groups == [("Alice",), ("Alice",)]
    story.operates("CAR", "run")
    story.when("CAR", refused="run_group_twice", rule="1848-10.1.2d").runs(_3="A2 (B3) A3")


@rule("1848-10.2a")
def test_small_ports_are_free_stops() -> None:
    story = laid(company("CAR"), "E2 57 E1 E3").tile("E1", "5", 4).trains("CAR 2").operates("CAR", "run")
    assert story.when("CAR").would_earn(_2="E2 E1 F2") == 20 + 20 + 10


# --- trains ----------------------------------------------------------------------------------------------------------


@rule("1848-8.2.1a")
def test_the_face_is_chosen_once() -> None:
    story = directed(company("CAR", "3"), "A", "VR").trains("VR 3").cash("CAR 900").operates("CAR", "trains")
    story.when("CAR", refused="wrong_face", rule="1848-8.2.1a").buys_train("3", 200, "VR", face="3+")
    story.when("CAR").buys_train("3", 230, face="3+")
    assert story.trains_of("CAR") == ["3+"]


@rule("1848-8.3.1a")
def test_a_new_train_runs_in_the_next_round() -> None:
    story = laid(company("CAR"), TO_WHYALLA).operates("CAR", "trains", of=2)
    story.when("CAR").buys_train("3", 200)
    assert not story.menu(act.RunTrains)
    story.comes_to("CAR", "run")
    assert story.round()[2] == 2


@rule("1848-9.4a", "1848-9.1a", "1848-8.3.6a")
def test_the_first_4_rusts_the_twos() -> None:
    story = company("CAR VR", "3").depot("3 0").trains("VR 2 2+ 3").cash("CAR 900").operates("CAR", "trains")
    story.when("CAR").buys_train("4", 300)
    assert (story.phase_name(), story.trains_of("VR")) == ("4", ["3"])
    assert story.title.phases[story.game.state.phase].limits["major"] == 3


@rule("1848-5.6.1c")
def test_a_loan_before_the_tile_pays_for_it() -> None:
    story = laid(company("CAR"), "E2 57 E1 E3").cash("CAR 0").operates("CAR")
    story.when("CAR", refused="cannot_afford_tile", rule="1848-7.4.5a").lays("E3", "9", 1)
    story.when("CAR").takes_loan()
    story.when("CAR").lays("E3", "9", 1)
    assert story.cash_of("CAR") == 60


@rule("1848-C-31", "1848-8.4.1a")
def test_compulsory_loans_before_the_first_3() -> None:
    story = laid(company("CAR", "2"), TO_WHYALLA).cash("CAR 0").operates("CAR", "trains")
    story.when("CAR").buys_train("2", 100)
    assert (story.cash_of("CAR"), story.cell("CAR"), story.trains_of("CAR")) == (0, at("R2C3"), ["2"])
