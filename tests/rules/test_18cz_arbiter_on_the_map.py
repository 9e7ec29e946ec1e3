"""18CZ: positions of a hostile arbiter, continued: track, stations, runs and what they pay."""

from __future__ import annotations

import pytest

from tests.czech import laid, operating, railway, table
from tests.marks import rule
from tests.story import Story
from tresham.core.action import (
    LayPrivateTile,
    Pass,
)
from tresham.titles.g18cz.map import RED_TILES

# --- track -----------------------------------------------------------------------------------------------------------


def beginner(first: str, others: str = "", phase: str = "d", cash: int = 900) -> Story:
    """A's corporation is about to begin its first turn: `beginner("BCB 70 2")`; others have operated before."""
    name, price, shares = first.split()
    story = railway(others, phase) if others else table().phase(phase)
    story.started(f"{name} {price}").holds("A", f"{name} {shares}").floated(name).cash(f"{name} {cash}")
    return story.operating_round(5, acted=others)


@rule("18CZ-VIII.4.2", "18CZ-VIII.3.2")
def test_an_upgrade_in_the_first_turn_excludes_yellow_tiles() -> None:
    story = laid(beginner("EKJ 70 2"), "D5 57 D3 D7")
    story.when("EKJ").lays("D5", "619", 1)
    story.when("EKJ", refused="one_tile_a_turn", rule="18CZ-VIII.4.2").lays("D7", "9", 1)
    assert story.part() != "track"


@rule("18CZ-VIII.4.1", "18CZ-VIII.4.2", "18CZ-VIII.4.8")
def test_yellow_praha_is_one_of_two_yellow_tiles() -> None:
    story = beginner("BN 80 3")
    assert "D13" in story.hexes_offered(), "the first tile need not be Praha"
    story.when("BN").lays("E12", "8889", 1)
    story.when("BN").lays("D13", "9", 0)
    assert story.cash_of("BN") == 900 - 10 - 10


@rule("18CZ-VIII.4.1", "18CZ-VIII.3.2")
def test_yellow_praha_is_no_upgrade_in_later_turns() -> None:
    story = operating("BN").when("BN").lays("E12", "8890", 1)
    assert (story.cash_of("BN"), story.menu(LayPrivateTile), story.part()) == (490, [], "trains")


@rule("18CZ-VIII.4.12", "18CZ-VIII.4.6")
@pytest.mark.parametrize(("tile", "turns"), [("8889", {1}), ("8890", {1, 3, 5})])
def test_prahas_own_track_is_kept(tile: str, turns: set[int]) -> None:
    story = operating("BN")
    assert {turn for name, turn in story.lays_offered("E12") if name == tile} == turns
    assert {name for name, _ in story.lays_offered("E12")} == {"8889", "8890"}


@rule("18CZ-VIII.4.3", "18CZ-VII.5.5")
def test_who_left_its_home_bare_begins_there_later() -> None:
    story = railway("EKJ").operates("EKJ")
    assert story.hexes_offered() == {"D5"}


@rule("18CZ-VIII.4.3", "18CZ-IV.1.11", "18CZ-IV.1.12")
def test_who_left_its_home_bare_begins_there_whatever_it_took_over() -> None:
    story = laid(railway("BTE"), "D5 6 E6 D3").token("BTE", "D5").owns("BTE", "M1").operates("BTE")
    assert story.hexes_offered() == {"D3"}
    assert story.private_tiles_offered("D5") == story.private_tiles_offered("E6") == set()
    story.when("BTE", refused="hex_barred", rule="18CZ-VIII.4.3").lays("E6", "9", 2)
    story.when("BTE", refused="hex_barred", rule="18CZ-VIII.4.3").lays_with("M1", "E6", "9", 2)
    story.when("BTE", refused="hex_barred", rule="18CZ-VIII.4.3").lays_with("M1", "D5", "14p", 1)
    story.when("BTE").lays("D3", "57", 1)
    assert story.private_tiles_offered("D5") == {"14p", "15p"}


@rule("18CZ-VIII.4.3")
def test_whose_home_has_a_tile_may_build_elsewhere_first() -> None:
    story = laid(beginner("EKJ 70 2"), "D5 57 D3 D7")
    assert {"D3", "D7"} <= story.hexes_offered()


@rule("18CZ-VIII.4.8", "18CZ-VIII.5.12")
def test_terrain_is_paid_once() -> None:
    story = laid(railway("BCB"), "E16 57 D17 F15").operates("BCB")
    story.when("BCB").lays("D17", "57", 0)
    assert story.cash_of("BCB") == 490
    story = laid(railway("BCB"), "E16 57 D17 F15").operates("BCB").when("BCB").lays("E16", "14", 0)
    assert story.cash_of("BCB") == 500


@rule("18CZ-VIII.4.8", "18CZ-V.2")
def test_ground_that_cannot_be_paid_is_not_built_on() -> None:
    story = laid(railway("EKJ"), "D5 57 E6 C4").cash("EKJ 19").operates("EKJ")
    assert "E6" not in story.hexes_offered()
    story.when("EKJ", refused="cannot_afford_tile", rule="18CZ-VIII.4.8").lays("E6", "9", 2)


@rule("18CZ-IV.1.12", "18CZ-IV.1.10", "18CZ-VIII.3.2")
@pytest.mark.parametrize(
    ("local", "place", "covered"),
    [
        ("S1", "E6", False),
        ("M1", "E6", True),
        ("L1", "E6", True),
        ("S1", "C4", False),
        ("M1", "C4", False),
        ("L1", "C4", True),
    ],
)
def test_which_local_covers_which_ground(local: str, place: str, covered: bool) -> None:
    story = on_high_ground(local)
    lays = {
        (story.atlas.names[one.action.hex])
        for one in story.menu(LayPrivateTile)
        if isinstance(one.action, LayPrivateTile)
    }
    assert (place in lays) == covered


def on_high_ground(local: str) -> Story:
    """SX has a station in Karlovy Vary between a hill and a mountain, no money, and a local."""
    story = laid(railway("SX"), "D5 57 E6 C4").token("SX", "D5").owns("SX", local).cash("SX 0").operates("SX")
    assert {"E6", "C4"}.isdisjoint(story.hexes_offered())
    return story


@rule("18CZ-IV.1.12", "18CZ-VIII.5.10", "18CZ-VIII.4.8")
def test_a_river_under_ate_can_be_waived_too() -> None:
    story = beginner("ATE 80 3", cash=0).owns("ATE", "S1")
    story.when("ATE", refused="cannot_afford_tile").lays("B9", "8864", 0)
    story.when("ATE").lays_with("S1", "B9", "8864", 0)
    story.when("ATE").chooses_city("ATE", "B9.1")
    assert (story.cash_of("ATE"), story.tokens_of("ATE"), story.fact("owed")) == (0, ["B9.1"], ())


@rule("18CZ-IV.1.12", "18CZ-VIII.4.2")
def test_two_locals_waive_both_tiles_of_a_first_turn() -> None:
    story = beginner("BCB 70 2", cash=0).owns("BCB", "S1 S2")
    story.when("BCB").lays_with("S1", "E16", "57", 0)
    story.when("BCB").lays_with("S2", "D17", "57", 0)
    assert (story.cash_of("BCB"), story.part()) == (0, "token")


@rule("18CZ-IV.1.11", "18CZ-VIII.5.2", "18CZ-VIII.5.1")
@pytest.mark.parametrize(
    ("local", "phase", "lies", "new", "refused"),
    [
        ("S1", "d", "57", "14p", ""),
        ("S1", "c", "57", "14p", "colour_not_yet"),
        ("S1", "g", "14", "611p", "beyond_power"),
        ("M1", "g", "14", "611p", ""),
        ("M1", "f", "14", "611p", "colour_not_yet"),
        ("M1", "i", "611", "595p", "beyond_power"),
        ("L1", "i", "611", "595p", ""),
        ("L1", "h", "611", "595p", "colour_not_yet"),
        ("L1", "i", "57", "611p", "tile_does_not_fit"),
        ("L1", "d", "", "14p", "tile_does_not_fit"),
    ],
)
def test_which_local_lays_which_colour(local: str, phase: str, lies: str, new: str, refused: str) -> None:
    story = railway("BTE SX", phase).token("SX", "D5")
    if lies:
        story.tile("D5", lies, 1)
    story.owns("SX", local).operates("SX", "trains")
    turns = [
        story.atlas.rotation(one.action.lay)
        for one in story.menu(LayPrivateTile)
        if isinstance(one.action, LayPrivateTile) and story.atlas.tiles[story.atlas.tile_of(one.action.lay)].name == new
    ]
    assert bool(turns) != bool(refused)
    if refused:
        story.when("SX", refused=refused).lays_with(local, "D5", new, 0)
    else:
        story.when("SX").lays_with(local, "D5", new, turns[0])
        assert (story.tile_at("D5")[0], story.cash_of("SX")) == (new, 500)


@rule("18CZ-IV.1.11", "18CZ-VIII.5.4")
def test_a_purple_tile_may_itself_make_the_connection() -> None:
    """EKJ's track ends at the side of a town tile whose track passes by; the purple tile takes it in."""
    story = laid(railway("EKJ"), "D5 6 D3 C6, C6 58 C4 B7, D3 57 D1 D5").owns("EKJ", "S1").operates("EKJ", "trains")
    lays = {
        (story.atlas.tiles[story.atlas.tile_of(one.action.lay)].name, story.atlas.rotation(one.action.lay))
        for one in story.menu(LayPrivateTile)
        if isinstance(one.action, LayPrivateTile) and story.atlas.names[one.action.hex] == "C6"
    }
    atlas, hex = story.atlas, story.atlas.hex("C6")
    towards = next(edge for edge in range(6) if atlas.mate[hex * 6 + edge] // 6 == atlas.hex("D5"))
    assert lays
    assert all(atlas.exits[atlas.lay(*one)] >> towards & 1 for one in lays)
    name, turn = sorted(lays)[0]
    story.when("EKJ").lays_with("S1", "C6", name, turn)


@rule("18CZ-VIII.4.13")
@pytest.mark.parametrize(
    ("corp", "place", "pairs"),
    [
        ("SX", "A8", 2),
        ("SX", "B5", 2),
        ("PR", "B19", 3),
        ("PR", "A22", 1),
        ("BY", "F3", 3),
        ("BY", "H5", 2),
        ("kk", "J15", 1),
        ("kk", "I18", 2),
        ("Ug", "I24", 2),
        ("Ug", "G28", 1),
    ],
)
def test_how_red_tiles_may_be_turned(corp: str, place: str, pairs: int) -> None:
    story = beginner(f"{corp} 100 5")
    assert len(story.lays_offered(place)) == pairs
    assert {name for name, _ in story.lays_offered(place)} == {RED_TILES[corp]}


@rule("18CZ-VIII.4.13", "18CZ-VIII.6.4")
def test_the_red_tile_comes_first_and_cannot_be_left_out() -> None:
    story = beginner("kk 100 5")
    assert story.hexes_offered() == {"J15", "I18"}
    assert story.menu(Pass) == []
    story.when("kk", refused="no_home_there", rule="18CZ-VIII.4.13").lays("I14", "9", 0)
    story.when("kk", refused="not_now").passes()
    story.when("kk").lays("J15", "8895", 1)
    assert (story.tokens_of("kk"), story.cash_of("kk")) == (["J15.0"], 900)


@rule("18CZ-VIII.4.13", "18CZ-VIII.4.10")
def test_nobody_builds_on_red_edges() -> None:
    story = laid(railway("kk"), "J13 9 J15 J11, I14 8 J15 I12").operates("kk")
    assert not {"I18", "J15"} & story.hexes_offered()
    story.when("kk", refused="tile_does_not_fit").lays("I18", "9", 0)


@rule("18CZ-VIII.5.11", "18CZ-VIII.4.2")
def test_ate_on_a_finished_home_begins_like_others() -> None:
    story = laid(beginner("ATE 80 3").tile("B9", "8864", 0), "")
    story.when("ATE").chooses_city("ATE", "B9")
    first = sorted(story.hexes_offered())
    assert first
    story.when("ATE").lays("B7", "9", 1)
    assert story.part() == "track"


@rule("18CZ-VIII.6.10", "18CZ-VII.5.5")
def test_on_bare_ground_ate_is_not_asked_before_the_tile_lies() -> None:
    story = beginner("ATE 80 3")
    assert (story.part(), story.hexes_offered(), story.tokens_of("ATE")) == ("track", {"B9"}, [])
    story.when("ATE").lays("B9", "8864", 0)
    story.when("ATE").chooses_city("ATE", "B9.1")
    assert story.tokens_of("ATE") == ["B9.1"]


@rule("18CZ-VIII.5.11", "18CZ-VIII.6.11")
def test_who_builds_under_ate_says_which_city_it_gets() -> None:
    """ATE's station lies on bare ground; SX, which comes by, lays the tile."""
    story = railway("SX").started("ATE 80").holds("B", "ATE 3")
    story.floated("ATE").operated("ATE").token_beside("ATE", "B9").operates("SX")
    tile, turn = sorted(story.lays_offered("B9"))[0]
    story.when("SX").lays("B9", tile, turn)
    assert (story.to_act(), story.cash_of("SX")) == ("A", 490)
    story.when("SX").chooses_city("ATE", "B9")
    assert story.tokens_of("ATE") == ["B9.0"]


# --- stations --------------------------------------------------------------------------------------------------------

PARDUBICE = "F13 58 E12 F15, F15 8 F13 E16"
"""From Praha to Pardubice, but for the tile there."""


@rule("18CZ-VIII.6.9", "18CZ-VIII.6.5")
@pytest.mark.parametrize(("tile", "turn", "may"), [("57", 0, False), ("14", 0, True), ("611", 0, True)])
def test_a_home_keeps_one_space(tile: str, turn: int, may: bool) -> None:
    story = laid(railway("NWB", "g"), PARDUBICE).tile("E16", tile, turn).operates("NWB", "token")
    assert ("E16.0" in story.tokens_offered()) == may


@rule("18CZ-VIII.6.9")
def test_the_last_free_space_is_the_homes() -> None:
    story = laid(railway("NWB EKJ"), PARDUBICE).tile("E16", "14", 0).token("EKJ", "E16").operates("NWB", "token")
    story.when("NWB", refused="slot_reserved", rule="18CZ-VIII.6.9").tokens("E16")


@rule("18CZ-VIII.6.9", "18CZ-VIII.9.5")
def test_who_was_taken_over_before_operating_keeps_no_space() -> None:
    story = laid(railway("NWB"), PARDUBICE).tile("E16", "57", 0).started("BCB 70").holds("A", "BCB 2").floated("BCB")
    story.cash("NWB 2000, BCB 280").trains("NWB 2+2b").operates("NWB", "take_over")
    story.when("NWB").takes_over("BCB", 70)
    story.comes_to("NWB", "token")
    story.when("NWB").tokens("E16")
    assert (story.tokens_of("NWB"), story.charter("NWB")) == (["E12.0", "E16.0"], (100, 100, 100, 100))


@rule("18CZ-VIII.6.9", "18CZ-VIII.6.7")
@pytest.mark.parametrize(
    ("tile", "others", "may"), [("8892", "", True), ("8892", "BCB", True), ("8892", "BCB MW", False)]
)
def test_brown_praha_keeps_two_of_its_four_spaces(tile: str, others: str, may: bool) -> None:
    story = railway("EKJ BCB MW", "g").tile("E12", tile, 0)
    for other in others.split():
        story.token(other, "E12")
    west = "D5 57 D3 D7, D7 9 D5 D9, D9 9 D7 D11, D11 8 D9 E12"
    story = laid(story, west).operates("EKJ", "token")
    assert ("E12.0" in story.tokens_offered()) == may


@rule("18CZ-VIII.6.9")
def test_in_yellow_praha_only_the_third_city_is_free() -> None:
    story = laid(railway("EKJ"), "D5 6 D3 E6, E6 8 D5 E8, E8 9 E6 E10, E10 57 E8 E12").tile("E12", "8890", 1)
    story.operates("EKJ", "token")
    free = {one for one in story.tokens_offered() if one.startswith("E12")}
    assert len(free) == 1
    (city,) = free
    story.when("EKJ").tokens(city)
    assert story.tokens_of("EKJ") == ["D5.0", city]


@rule("18CZ-VIII.6.11")
@pytest.mark.parametrize("tile", ["8864", "8895p"])
def test_all_of_b9_is_ates_in_green_and_in_brown(tile: str) -> None:
    story = railway("SX", "g")
    turn = next(turn for turn in range(6) if story.atlas.exits[story.atlas.lay(tile, turn)] >> 2 & 1)
    story.tile("B9", tile, turn).operates("SX", "token")
    assert story.tokens_offered() == set()
    for city in ("B9", "B9.1")[: 1 + (tile == "8864")]:
        story.when("SX", refused="slot_reserved", rule="18CZ-VIII.6.11").tokens(city)


@rule("18CZ-VIII.6.7")
def test_one_station_in_a_hex_of_two_cities() -> None:
    story = railway("SX").tile("B9", "8859", 0).started("ATE 80").holds("B", "ATE 3").floated("ATE").operated("ATE")
    story.tile("C8", "8859", 0).token("SX", "C8").operates("SX", "token")
    story.when("SX", refused="no_token_left", rule="18CZ-II.3").tokens("C8.1")
    story = railway("EKJ").tile("C8", "8859", 0).token("EKJ", "C8").operates("EKJ", "token")
    story.when("EKJ", refused="second_token_in_hex", rule="18CZ-VIII.6.7").tokens("C8.1")


@rule("18CZ-VIII.6.6", "18CZ-II.3")
def test_a_large_one_has_one_more_station_for_40() -> None:
    story = laid(railway("SX"), "A10 58 A8 B11, B11 57 A10 C12").operates("SX", "token")
    story.when("SX").tokens("B11")
    assert (story.cash_of("SX"), story.charter("SX")) == (460, ())


@rule("18CZ-VIII.6.6", "18CZ-V.2")
def test_a_station_that_cannot_be_paid() -> None:
    story = laid(railway("SX"), "A10 58 A8 B11, B11 57 A10 C12").cash("SX 39").operates("SX", "token")
    assert story.tokens_offered() == set()
    assert story.part() != "token"
    assert story.tokens_of("SX") == ["A8.0"]


# --- running ---------------------------------------------------------------------------------------------------------

MAIN = "E16 57 D17 F15, D17 57 E16 C18, C18 9 D17 B19, F15 8 E16 F13, F13 58 F15 E12"
"""From Berlin over Hradec Kralove and Pardubice to Praha."""


def on_the_main_line(corps: str, phase: str, trains: str) -> Story:
    """Track between Berlin, whose red tile leads there, and Praha; stations at home."""
    return laid(railway(corps, phase), MAIN).trains(trains)


@rule("18CZ-VIII.7.3", "18CZ-VIII.8.1", "18CZ-VIII.8.2", "18CZ-VIII.7.7")
@pytest.mark.parametrize(("phase", "worth"), [("d", 70), ("g", 80), ("i", 90)])
def test_a_normal_train_to_a_red_tile(phase: str, worth: int) -> None:
    story = on_the_main_line("BCB PR", phase, "BCB 3d").operates("BCB", "run")
    assert story.when("BCB").runs_best().revenue() == worth


@rule("18CZ-VIII.7.5", "18CZ-VIII.8.3", "18CZ-VIII.7.6")
def test_an_express_from_home_to_praha() -> None:
    story = on_the_main_line("PR", "g", "PR 4Ef").operates("PR", "run")
    assert story.when("PR").runs_best().revenue() == 40 + 50 + 20 + 20 + 20


@rule("18CZ-VIII.8.4", "18CZ-VIII.3.1")
def test_no_run_and_a_poorer_run_are_refused() -> None:
    story = on_the_main_line("BCB PR", "d", "BCB 3d").operates("BCB", "run")
    story.when("BCB", refused="must_run", rule="18CZ-VIII.3.1").passes()
    story.when("BCB", refused="better_runs", rule="18CZ-VIII.8.4").runs()
    story.when("BCB", refused="better_runs", rule="18CZ-VIII.8.4").runs(**{"3d": "E16 D17"})
    story.when("BCB").runs(**{"3d": "E16 D17 (C18) B19"})
    assert story.revenue() == 70


@rule("18CZ-VIII.7.7", "18CZ-VIII.7.2")
def test_no_run_passes_through_a_red_tile() -> None:
    story = laid(railway("PR"), "B17 4 B19 B15, C18 9 B19 D17, D17 57 C18 E16").trains("PR 3Ed").operates("PR", "run")
    story.when("PR", refused="run_passes_end", rule="18CZ-VIII.7.7").runs(**{"3Ed": "B17 B19 (C18) D17"})
    assert story.when("PR").runs_best().revenue() == 30 + 50 + 20


@rule("18CZ-VIII.7.1", "18CZ-VIII.10.9")
@pytest.mark.parametrize(("corp", "idle"), [("NWB", "3d"), ("PR", "3d"), ("PR", "3+3d")])
def test_only_the_own_kind_runs(corp: str, idle: str) -> None:
    own = {"NWB": "2+2b", "PR": "3Ed"}[corp]
    story = on_the_main_line("NWB PR BCB" if corp == "NWB" else "PR NWB BCB", "d", f"{corp} {own} {idle}")
    story.operates(corp, "run")
    way = "E12 F13 (F15) E16" if corp == "NWB" else "B19 (C18) D17"
    story.when(corp, refused="train_rests", rule="18CZ-VIII.7.1").runs(**{idle: way})


@rule("18CZ-VIII.7.6", "18CZ-VIII.7.2")
def test_a_town_of_the_map_counts() -> None:
    story = laid(railway("BTE"), "D3 57 D1 D5, D5 57 D3 D7").trains("BTE 2+2b").operates("BTE", "run")
    assert story.when("BTE").runs_best().revenue() == 10 + 20 + 20


@rule("18CZ-VIII.7.4")
def test_a_plus_train_may_run_between_towns_and_one_city() -> None:
    story = laid(railway("BTE"), "D3 6 E4 C4, E4 4 D3 F5").trains("BTE 2+2b").operates("BTE", "run")
    assert story.when("BTE").runs_best().revenue() == 30


# --- what is paid ----------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.8.7", "18CZ-VIII.8.6")
@pytest.mark.parametrize(
    ("corp", "revenue", "shares", "paid"),
    [
        ("EKJ", 10, 2, 5),
        ("EKJ", 30, 3, 23),
        ("EKJ", 90, 1, 23),
        ("EKJ", 130, 3, 98),
        ("BTE", 90, 1, 18),
        ("BTE", 70, 3, 42),
        ("kk", 110, 3, 33),
        ("kk", 30, 6, 18),
        ("EKJ", 50, 1, 13),
        ("EKJ", 110, 3, 83),
    ],
)
def test_what_is_rounded_up(corp: str, revenue: int, shares: int, paid: int) -> None:
    first = {"EKJ": 70, "BTE": 80, "kk": 100}[corp]
    story = table().phase("d").started(f"{corp} {first}").holds("B", f"{corp} {shares}") if shares > 1 else table()
    if shares == 1:
        story.phase("d").started(f"{corp} {first}").holds("A", f"{corp} 2").holds("B", f"{corp} 1")
    story.floated(corp).operated(corp).cash(f"B 0, {corp} 0").operates(corp, "dividend", revenue=revenue, ran=True)
    bank = story.cash_of("bank") + story.cash_of("A")
    story.when(corp).declares("pay")
    assert story.cash_of("B") == paid
    assert story.cash_of(corp) == 0
    assert bank - story.cash_of("bank") - story.cash_of("A") == paid


@rule("18CZ-VIII.8.10", "18CZ-IX.2.1")
@pytest.mark.parametrize(
    ("corp", "cell", "to"), [("EKJ", "W2", 350), ("kk", "W1", 370), ("kk", "V2", 350), ("kk", "V1", 370)]
)
def test_at_the_end_of_a_row(corp: str, cell: str, to: int) -> None:
    start = {"EKJ": 70, "kk": 100}[corp]
    story = railway(f"{corp} OFE").marker(f"{corp} {cell}, OFE {cell}").cash(f"{corp} 0")
    story.operates(corp, "dividend", revenue=100, ran=True).when(corp).declares("pay")
    assert (story.price(corp), start > 0) == (to, True)
    assert story.markers_in(cell) == ([corp, "OFE"] if cell[0] == "W" else ["OFE"])


@rule("18CZ-IX.2.2", "18CZ-VIII.8.9")
@pytest.mark.parametrize(("cell", "to"), [("A2", 40), ("A1", 45), ("B2", 40), ("B1", 45), ("W1", 335)])
def test_left_for_whoever_keeps_its_income(cell: str, to: int) -> None:
    story = railway("kk OFE").marker(f"kk {cell}, OFE {cell}").cash("kk 0")
    story.operates("kk", "dividend", revenue=100, ran=True).when("kk").declares("withhold")
    assert (story.price("kk"), story.cash_of("kk")) == (to, 100)
    assert story.markers_in(cell) == (["kk", "OFE"] if cell[0] == "A" else ["OFE"])


@rule("18CZ-VIII.8.5")
def test_nothing_in_between() -> None:
    story = railway("kk").operates("kk", "dividend", revenue=100, ran=True)
    story.when("kk", refused="no_such_dividend", rule="18CZ-VIII.8.5").declares("half")
    story.when("kk", refused="must_declare", rule="18CZ-VIII.8.5").passes()


# --- whose powers, and when ------------------------------------------------------------------------------------------


@rule("18CZ-IV.1.10", "18CZ-IV.1.13")
def test_whose_power_it_is() -> None:
    story = laid(railway("EKJ OFE"), "D5 57 D3 D7").owns("EKJ", "S1").owns("OFE", "S2").owns("A", "S3").operates("EKJ")
    for local in ("S2", "S3"):
        story.when("EKJ", refused="no_such_power", rule="18CZ-IV.1.10").lays_with(local, "D5", "14p", 0)
    story.when("OFE", refused="no_such_power", rule="18CZ-IV.1.10").lays_with("S2", "D5", "14p", 0)
    story.when("EKJ").cashes("S1")
    story.when("EKJ", refused="no_such_power", rule="18CZ-IV.1.10").lays_with("S1", "D5", "14p", 0)


@rule("18CZ-II.1", "18CZ-IV.1.11")
def test_there_is_one_tile_14p() -> None:
    story = laid(railway("EKJ"), "D5 57 D3 D7").tile("G12", "14p", 0).owns("EKJ", "S1").operates("EKJ")
    story.when("EKJ", refused="no_such_tile_left", rule="18CZ-II.1").lays_with("S1", "D5", "14p", 0)
    story.when("EKJ").lays_with("S1", "D5", "15p", 1)
