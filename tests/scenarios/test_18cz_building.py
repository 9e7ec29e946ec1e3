"""18CZ: worked examples of local railways, track and stations."""

from __future__ import annotations

import pytest

from tests.czech import laid, operating, railway, rotation_to, table
from tests.marks import rule
from tests.story import Story

PAST_PRAHA = "D13 9 E12 C14, C14 4 D13 B15"
"""BN's track from Praha to the town of C14."""


def starting(corp: str, price: int, shares: int, phase: str, turn: int = 2) -> Story:
    """A corporation of A's is about to take its first turn."""
    story = table().phase(phase).started(f"{corp} {price}").holds("A", f"{corp} {shares}").floated(corp)
    whole = story.title.corporation(story.party(corp)).kind.shares
    return story.cash(f"{corp} {whole * price}").operating_round(turn)


# --- local railways --------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.2.1", "18CZ-IV.1.1", "18CZ-IV.1.2", "18CZ-VII.5.4")
def test_locals_pay_before_anybody_acts() -> None:
    story = table().owns("A", "L1 L2 M1 S1").started("EKJ 50").holds("B", "EKJ 2").floated("EKJ").cash("A 0, EKJ 200")
    story.stock_round(1, "A").comes_to_round("operating")
    assert (story.cash_of("A"), story.actor(), story.part()) == (20 + 20 + 10 + 5, "EKJ", "track")


@rule("18CZ-IV.1.6", "18CZ-IV.1.4", "18CZ-IV.1.7")
def test_what_a_local_costs_a_corporation() -> None:
    story = railway("BTE", "b").owns("B", "M1").operates("BTE", turn=2)
    story.when("BTE", refused="private_price", rule="18CZ-IV.1.6").offers.buys_private("M1", 46)
    story.when("BTE", refused="private_price", rule="18CZ-IV.1.6").offers.buys_private("M1", 0)
    story.when("BTE").offers.buys_private("M1", 45)
    story.when("B").accepts()
    assert (story.owner("M1"), story.cash_of("BTE"), story.cash_of("B")) == ("BTE", 455, 380 + 45)


@rule("18CZ-IV.1.7", "18CZ-IV.2.b.1")
def test_a_small_corporation_owns_small_locals_only() -> None:
    story = railway("EKJ", "b").owns("B", "M1 S1").operates("EKJ")
    story.when("EKJ", refused="private_of_other_kind", rule="18CZ-IV.1.7").offers.buys_private("M1", 1)
    story.when("EKJ").offers.buys_private("S1", 1)


@rule("18CZ-IV.1.7", "18CZ-IV.2.c.1", "18CZ-IV.2.d.1")
def test_larger_ones_own_more() -> None:
    story = railway("BTE").owns("B", "L1").operates("BTE")
    story.when("BTE", refused="private_of_other_kind", rule="18CZ-IV.1.7").offers.buys_private("L1", 1)
    story = railway("kk").owns("B", "L1").operates("kk")
    story.when("kk").offers.buys_private("L1", 1)


@rule("18CZ-IV.1.6")
def test_no_local_changes_hands_in_phase_a() -> None:
    story = railway("EKJ", "a").owns("B", "S1").operates("EKJ")
    story.when("EKJ", refused="no_private_sales_now", rule="18CZ-IV.1.6").offers.buys_private("S1", 1)


def with_local(phase: str = "d", local: str = "M1", turn: int = 2) -> Story:
    """BN has a local, and track to a yellow town."""
    return laid(railway("BN", phase), PAST_PRAHA).owns("BN", local).operates("BN", turn=turn)


@rule("18CZ-IV.1.10", "18CZ-IV.1.11", "18CZ-VIII.5.2", "18CZ-IV.1.9", "18CZ-VIII.5.3", "18CZ-VIII.3.3")
def test_a_purple_tile_besides_the_usual_one() -> None:
    story = with_local()
    story.when("BN", refused="colour_not_yet").lays_with("M1", "C14", "889p", 0)
    story.when("BN").lays_with("M1", "C14", "887p", 0)
    assert story.tile_at("C14") == ("887p", 0)
    story.when("BN", refused="power_used_up", rule="18CZ-IV.1.10").lays_with("M1", "D13", "9", 0)
    story.when("BN").lays("B15", "1", rotation_to_one_of(story, "B15", "1", "C14"))
    assert story.owner("M1") == "BN"


def rotation_to_one_of(story: Story, place: str, tile: str, neighbour: str) -> int:
    """A rotation that may be laid and leads to a neighbour, among others."""
    hex, there = story.atlas.hex(place), story.atlas.hex(neighbour)
    (edge,) = [edge for edge in range(6) if story.atlas.mate[hex * 6 + edge] // 6 == there]
    turns = [turn for name, turn in story.lays_offered(place) if name == tile]
    return next(turn for turn in turns if story.atlas.exits[story.atlas.lay(tile, turn)] >> edge & 1)


@rule("18CZ-IV.1.11", "18CZ-VIII.5.3")
def test_a_purple_tile_needs_a_local() -> None:
    story = with_local()
    assert not any(tile.endswith("p") for tile, _ in story.lays_offered("C14"))
    story.when("BN", refused="tile_does_not_fit", rule="18CZ-VIII.5.3").lays("C14", "887p", 0)


@rule("18CZ-IV.1.11")
@pytest.mark.parametrize(("local", "may"), [("S1", False), ("M1", True), ("L1", True)])
def test_brown_purple_tiles_are_beyond_small_locals(local: str, may: bool) -> None:
    story = railway("BY", "g").tile("E4", "887p", 0).owns("BY", local).operates("BY")
    actor = story.when("BY") if may else story.when("BY", refused="beyond_power", rule="18CZ-IV.1.11")
    actor.lays_with(local, "E4", "889p", rotation_keeping(story, "E4", "889p"))


def rotation_keeping(story: Story, place: str, tile: str) -> int:
    """A rotation in which a tile may replace what lies there, by its track alone."""
    old = story.game.state.board.lays[story.atlas.hex(place)]
    lays = [story.atlas.lay(tile, turn) for turn in range(6)]
    fitting = story.atlas.special_upgrades(story.atlas.hex(place), old)
    return next(turn for turn, lay in enumerate(lays) if lay in fitting)


@rule("18CZ-IV.1.13", "18CZ-IV.1.4", "18CZ-IV.1.9", "18CZ-IV.1.10")
def test_a_used_local_pays_on_and_is_sold_to_the_bank() -> None:
    story = with_local(turn=5).spent("M1")
    story.operates("BN", turn=6, of=2)
    story.when("BN").cashes("M1")
    assert (story.cash_of("BN"), story.owner("M1")) == (570, None)


@rule("18CZ-IV.1.9")
def test_the_income_of_a_used_local_goes_to_the_treasury() -> None:
    story = railway("BN EKJ").owns("BN", "M1").spent("M1").cash("A 0, B 0, C 0").stock_round(2, "A")
    assert story.comes_to_round("operating").cash_of("BN") == 510


@rule("18CZ-IV.1.12")
def test_ground_that_a_local_covers() -> None:
    story = laid(railway("BTE").token("BTE", "D5"), "D3 6 C4 E4, D5 57 C4 E6").owns("BTE", "M1 S1").operates("BTE")
    turn = rotation_to(story, "E6", "9", "D5", "F7")
    story.when("BTE", refused="beyond_power", rule="18CZ-IV.1.12").lays_with("S1", "E6", "9", turn)
    story.when("BTE").lays_with("M1", "E6", "9", turn)
    assert story.cash_of("BTE") == 500
    story.when("BTE", refused="one_tile_a_turn").lays("F7", "621", 0)


@rule("18CZ-IV.1.12")
def test_a_mountain_is_too_much_for_a_medium_local() -> None:
    story = laid(railway("BTE").token("BTE", "I10"), "D3 6 C4 E4, I10 57 I8 I12").owns("BTE", "M1").operates("BTE")
    turn = rotation_to(story, "I8", "7", "I10", "H9")
    story.when("BTE", refused="beyond_power", rule="18CZ-IV.1.12").lays_with("M1", "I8", "7", turn)
    story.when("BTE").lays("I8", "7", turn)
    assert story.cash_of("BTE") == 460


@rule("18CZ-IV.1.12")
def test_nothing_to_pay_and_nothing_to_waive() -> None:
    story = laid(railway("BTE"), "D3 57 D1 D5").owns("BTE", "S1").operates("BTE")
    turn = rotation_to(story, "D5", "57", "D3", "D7")
    story.when("BTE", refused="nothing_to_waive", rule="18CZ-IV.1.12").lays_with("S1", "D5", "57", turn)


# --- track -----------------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.4.2", "18CZ-VIII.4.3", "18CZ-VIII.4.8", "18CZ-VIII.4.4", "18CZ-VII.5.5", "18CZ-VIII.6.4")
def test_two_yellow_tiles_in_the_first_turn() -> None:
    story = starting("BCB", 65, 2, "a")
    first, second = rotation_to(story, "E16", "57", "F15", "D17"), rotation_to(story, "D17", "57", "E16", "C18")
    assert story.tokens_of("BCB") == [] or story.tokens_of("BCB") == ["E16.0"]
    story.when("BCB", refused="hex_barred", rule="18CZ-VIII.4.3").lays("D17", "57", second)
    story.when("BCB").lays("E16", "57", first)
    story.when("BCB").lays("D17", "57", second)
    assert (story.cash_of("BCB"), story.tokens_of("BCB")) == (240, ["E16.0"])
    assert story.hexes_offered() == set()


@rule("18CZ-VIII.4.2", "18CZ-VIII.3.2")
def test_one_tile_in_later_turns() -> None:
    story = laid(operating("EKJ"), "D5 57 D3 D7")
    story.when("EKJ").lays("D7", "9", rotation_to(story, "D7", "9", "D5", "D9"))
    assert story.hexes_offered() == set()


@rule("18CZ-VIII.3.2", "18CZ-VIII.4.2")
def test_a_yellow_tile_and_no_upgrade_in_the_first_turn() -> None:
    story = laid(starting("EKJ", 60, 2, "d", turn=4), "D5 57 D3 D7")
    story.when("EKJ").lays("D7", "9", rotation_to(story, "D7", "9", "D5", "D9"))
    offered = {tile for place in story.hexes_offered() for tile, _ in story.lays_offered(place)}
    assert offered
    assert offered <= {"5", "6", "57", "7", "8", "9"}


@rule("18CZ-VIII.4.12")
def test_stubs_towards_praha() -> None:
    story = operating("BN")
    story.when("BN", refused="track_not_kept", rule="18CZ-VIII.4.12").lays(
        "D13", "9", rotation_to(story, "D13", "9", "D11", "D15")
    )
    story.when("BN").lays("D13", "9", rotation_to(story, "D13", "9", "E12", "C14"))
    assert story.cash_of("BN") == 490
    story = operating("NWB")
    exits = [story.atlas.exits[story.atlas.lay(tile, turn)] for tile, turn in story.lays_offered("F13")]
    assert exits
    assert all(one >> 2 & 1 for one in exits)


@rule("18CZ-VIII.5.10", "18CZ-VIII.5.11", "18CZ-VIII.4.1")
def test_ate_has_nothing_to_lay_before_green() -> None:
    story = starting("ATE", 60, 3, "c", turn=3)
    assert (story.actor(), story.part(), story.hexes_offered()) == ("ATE", "trains", set())


@rule("18CZ-VIII.5.10", "18CZ-VIII.5.11", "18CZ-VIII.4.8", "18CZ-VIII.6.10", "18CZ-VIII.4.6")
def test_ate_may_lay_green_and_nothing_else() -> None:
    story = starting("ATE", 60, 3, "d", turn=4)
    assert story.hexes_offered() == {"B9"}
    assert {tile for tile, _ in story.lays_offered("B9")} == {"8859", "8860", "8863", "8864", "8865", "8885"}
    story.when("ATE").lays("B9", "8859", 0)
    story.when("ATE").chooses_city("ATE", "B9.1")
    assert (story.cash_of("ATE"), story.tokens_of("ATE"), story.hexes_offered()) == (290, ["B9.1"], set())


@rule("18CZ-VIII.4.13", "18CZ-VIII.4.2", "18CZ-VIII.4.8")
def test_a_large_corporation_lays_three_tiles() -> None:
    story = starting("kk", 110, 5, "d", turn=5)
    story.when("kk", refused="no_home_there", rule="18CZ-VIII.4.13").lays("J13", "9", 1)
    story.when("kk").lays("J15", "8895", rotation_to(story, "J15", "8895", "J13", "I14"))
    assert (story.tokens_of("kk"), story.cash_of("kk")) == (["J15.0"], 1100)
    story.when("kk").lays("J13", "9", rotation_to(story, "J13", "9", "J11", "J15"))
    story.when("kk").lays("J11", "58", rotation_to(story, "J11", "58", "J13", "I10"))
    assert story.cash_of("kk") == 1080
    assert story.hexes_offered() == set()


@rule("18CZ-VIII.4.13")
def test_the_other_home_stays_bare() -> None:
    story = laid(railway("kk"), "I20 9 I18 I22, I22 9 I20 I24").token("kk", "G24").tile("G24", "57", 0)
    story.operates("kk")
    assert "I18" not in story.hexes_offered()
    story.when("kk", refused="tile_does_not_fit").lays("I18", "9", 0)


@rule("18CZ-VIII.4.9", "18CZ-VIII.4.11")
def test_no_track_off_the_map() -> None:
    story = laid(railway("BTE").token("BTE", "B11"), "D3 6 C4 E4, B11 57 C10 A12").operates("BTE")
    story.when("BTE", refused="track_leads_nowhere", rule="18CZ-VIII.4.9").lays("A12", "9", 0)
    story.when("BTE").lays("A12", "8", rotation_to(story, "A12", "8", "B11", "A14"))


@rule("18CZ-VIII.4.10")
def test_track_towards_a_red_edge() -> None:
    story = railway("BTE BY").token("BTE", "F7")
    laid(story, "D3 6 C4 E4, F7 621 G6 E8").operates("BTE")
    story.when("BTE").lays("G6", "9", rotation_to(story, "G6", "9", "F7", "H5"))


@rule("18CZ-VIII.5.4", "18CZ-VIII.5.5", "18CZ-VIII.5.12", "18CZ-VIII.5.9", "18CZ-II.1")
def test_an_upgrade_keeps_all_track() -> None:
    story = laid(railway("EKJ"), "D5 57 D3 D7, D7 9 D5 D9").operates("EKJ")
    story.when("EKJ", refused="track_not_kept", rule="18CZ-VIII.5.5").lays("D7", "20", 2)
    story.when("EKJ").lays("D7", "20", 0)
    assert story.cash_of("EKJ") == 500


@rule("18CZ-VIII.5.3", "18CZ-VIII.5.7")
def test_a_purple_tile_is_replaced_by_an_ordinary_one() -> None:
    story = laid(railway("BTE", "g"), "D3 6 C4 E4").tile("B11", "14p", 0).token("BTE", "B11").operates("BTE")
    assert "611" in {tile for tile, _ in story.lays_offered("B11")}


# --- stations --------------------------------------------------------------------------------------------------------

WEST = "D3 14 E2 D1 C4 D5, D5 57 D3 D7, D7 9 D5 D9, D9 8 D7 E10, E10 57 D9 F11"
"""Track from Cheb over Karlovy Vary to Kladno."""


@rule("18CZ-VIII.6.4", "18CZ-VIII.6.5", "18CZ-VIII.6.6")
def test_what_stations_cost() -> None:
    story = laid(starting("EKJ", 60, 2, "d", turn=4), WEST)
    story.passes("EKJ")
    assert (story.tokens_of("EKJ"), story.cash_of("EKJ")) == (["D5.0"], 240)
    story.when("EKJ").tokens("E10")
    assert (story.cash_of("EKJ"), story.charter("EKJ")) == (200, (100,))
    assert story.tokens_offered() == set()
    story = laid(railway("EKJ"), WEST).token("EKJ", "E10").operates("EKJ", "token")
    story.when("EKJ").tokens("D3")
    assert (story.cash_of("EKJ"), story.charter("EKJ")) == (400, ())


@rule("18CZ-VIII.6.7", "18CZ-VIII.6.8")
def test_one_station_in_a_hex_and_none_behind_others() -> None:
    east = "E16 14 D17 E18 F15 E14, D17 57 E16 C18, C18 9 D17 B19"
    story = laid(railway("BCB EKJ"), east).operates("BCB", "token").unsettled()
    story.when("BCB", refused="second_token_in_hex", rule="18CZ-VIII.6.7").tokens("E16")
    far = "D5 57 D3 D7, D7 9 D5 D9, D9 8 D7 E10, E10 57 D9 F11, F11 4 E10 G12, G12 57 F11 H13"
    story = laid(railway("EKJ BCB"), far).token("BCB", "E10").operates("EKJ", "token").unsettled()
    story.when("EKJ", refused="city_not_connected", rule="18CZ-VIII.6.8").tokens("G12")


@rule("18CZ-VIII.6.9")
def test_a_space_is_kept_for_its_home() -> None:
    story = laid(railway("EKJ OFE"), "E16 57 D17 F15").tile("D17", "14", 0).token("EKJ", "D17").token("OFE", "D17")
    story.operates("EKJ", "token").unsettled()
    story.when("EKJ", refused="slot_reserved", rule="18CZ-VIII.6.9").tokens("E16")


@rule("18CZ-VIII.6.9")
def test_on_green_one_other_may_come() -> None:
    story = railway("EKJ OFE").tile("E16", "14", 0).tile("D17", "14", 0).token("EKJ", "D17").token("OFE", "D17")
    story.operates("EKJ", "token").when("EKJ").tokens("E16")
    story = railway("EKJ OFE").tile("E16", "14", 0).tile("D17", "14", 0).token("EKJ", "E16").token("OFE", "D17")
    story.operates("OFE", "token").unsettled()
    story.when("OFE", refused="slot_reserved", rule="18CZ-VIII.6.9").tokens("E16")


@rule("18CZ-VIII.6.11")
def test_nobody_before_ate() -> None:
    story = laid(railway("BTE"), "B11 57 B9 B13").token("BTE", "B11").tile("B9", "8860", 0).operates("BTE", "token")
    story.unsettled().when("BTE", refused="slot_reserved").tokens("B9.1")


@rule("18CZ-VIII.6.10", "18CZ-VIII.6.11")
def test_when_ate_has_chosen_the_other_city_is_open() -> None:
    story = laid(railway("BTE"), "B11 57 B9 B13").token("BTE", "B11").tile("B9", "8860", 0)
    story.started("ATE 60").holds("B", "ATE 3").floated("ATE").cash("ATE 400").marker("ATE K2").operating_round(4)
    assert story.to_act() == "B"
    story.when("ATE").chooses_city("ATE", "B9.0")
    story.comes_to("BTE", "token")
    assert story.tokens_offered() == {"B9.1"}
