"""1849: laying and upgrading track in two gauges, and what it costs."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import TileLaid

PLAYERS = "Ann Bob Cleo Dan"


def corporation(corp: str, *tokens: str, phase: str = "4", cash: int = 500) -> Story:
    """Ann's corporation with its home token, if it has one, and others."""
    story = given("1849", PLAYERS).phase(phase)
    story.launched(f"{corp} 100").papers("Ann", f"{corp} P 1 1").token(corp, *tokens)
    return story.cash(f"{corp} {cash}")


# --- one tile --------------------------------------------------------------------------------------------------------


@rule("1849-10.3.0.1")
def test_one_new_tile_a_turn() -> None:
    story = corporation("CTL").operates("CTL", of=2)
    story.when("CTL").lays("G1", "58", 3)
    assert story.menu(act.LayTile) == []
    story.when("CTL", refused="one_tile_a_turn").lays("F2", "79", 2)
    while story.round()[2] == 1:
        story.goes_on()
    assert story.part() == "track"
    story.when("CTL").lays("F2", "79", 2)
    assert (story.tile_at("G1"), story.tile_at("F2")) == (("58", 3), ("79", 2))


@rule("1849-10.3.0.1")
def test_an_upgrade_is_the_tile_of_the_turn() -> None:
    story = corporation("RCS", phase="6").operates("RCS")
    story.when("RCS").lays("C5", "651", 5)
    assert story.menu(act.LayTile) == []
    story.when("RCS", refused="one_tile_a_turn").lays("B4", "7", 5)


# --- colours ---------------------------------------------------------------------------------------------------------


@rule("1849-10.3.0.2")
@pytest.mark.parametrize(
    ("place", "tile", "rotation"),
    [("I11", "8", 2), ("H12", "657", 1), ("H12", "644", 0), ("H10", "8", 2), ("H10", "9", 4)],
)
def test_yellow_tiles_do_not_come_on_yellow_ones(place: str, tile: str, rotation: int) -> None:
    story = corporation("IFT", phase="10").tile("H10", "8", 3).operates("IFT")  # I11 leads from Catania to H10
    story.when("IFT", refused="tile_does_not_fit").lays(place, tile, rotation)


@rule("1849-10.3.0.2")
@pytest.mark.parametrize(
    ("corp", "place", "tile", "rotation"),
    [("RCS", "C5", "651", 5), ("IFT", "H12", "653", 1), ("ATA", "M13", "675", 1), ("IFT", "I11", "25", 4)],
)
def test_green_tiles_come_directly_on_hexes_printed_yellow(corp: str, place: str, tile: str, rotation: int) -> None:
    assert corporation(corp).operates(corp).lays_offered(place) == set()
    story = corporation(corp, phase="6").operates(corp)
    story.when(corp).lays(place, tile, rotation)
    assert story.tile_at(place) == (tile, rotation)


@rule("1849-10.3.0.2")
def test_no_colour_is_left_out() -> None:
    story = corporation("CTL", phase="10").tile("F2", "9", 2).operates("CTL")
    story.when("CTL", refused="tile_does_not_fit").lays("D2", "23", 1)  # green on an empty hex
    story.when("CTL", refused="tile_does_not_fit").lays("F2", "41", 2)  # brown on yellow
    story = corporation("RCS", phase="10").operates("RCS")
    story.when("RCS", refused="tile_does_not_fit").lays("C5", "652", 5)  # brown on what is printed yellow
    story = corporation("RCS", phase="10").tile("C5", "651", 5).operates("RCS")
    story.when("RCS").lays("C5", "652", 5)
    assert story.tile_at("C5") == ("652", 5)


@rule("1849-10.3.0.2")
@pytest.mark.parametrize("place", ["E1", "C1", "A13", "A15", "C9", "C15", "F12", "a12", "L14"])
def test_grey_hexes_and_the_sea_never_take_a_tile(place: str) -> None:
    story = corporation("CTL", phase="10").operates("CTL")
    for tile in ("9", "4", "657", "23", "663", "672"):
        story.when("CTL", refused="tile_does_not_fit").lays(place, tile)


# --- joined in its gauge ---------------------------------------------------------------------------------------------


@rule("1849-10.3.0.3")
def test_a_new_tile_joins_reached_track_in_its_gauge() -> None:
    story = corporation("RCS").operates("RCS")  # Palermo has standard track to the north-west and south-east
    assert story.hexes_offered() == {"B4", "D6"}
    assert story.lays_offered("B4") == {("7", 5)}
    assert story.lays_offered("D6") == {("7", 1), ("8", 0), ("9", 2), ("9", 5)}
    story.when("RCS", refused="other_gauge", rule="1849-10.3.0.3").lays("D6", "79", 2)
    story.when("RCS", refused="not_connected", rule="1849-10.3.0.3").lays("D6", "8", 5)  # south-east to south-west
    story.when("RCS", refused="not_connected", rule="1849-10.3.0.3").lays("E7", "3", 2)
    story.when("RCS").lays("D6", "9", 2)
    assert story.tile_at("D6") == ("9", 2)


@rule("1849-10.3.0.3")
def test_narrow_track_is_continued_in_narrow_gauge() -> None:
    story = corporation("ATA").operates("ATA")  # Siracusa
    assert {tile for tile, _ in story.lays_offered("L12")} == {"77", "78", "79"}
    story.when("ATA", refused="other_gauge", rule="1849-10.3.0.3").lays("L12", "8", 5)
    story.when("ATA").lays("L12", "78", 5)
    assert story.tile_at("L12") == ("78", 5)


@rule("1849-10.3.0.3", "1849-10.3.0.6")
def test_dual_track_is_continued_in_either_gauge() -> None:
    story = corporation("CTL").operates("CTL")  # Marsala
    assert {tile for tile, _ in story.lays_offered("F2")} == {"7", "8", "9", "77", "78", "79"}
    assert {tile for tile, _ in story.lays_offered("G1")} == {"3", "58", "73", "679"}
    assert story.hexes_offered() == {"D2", "F2", "G1"}  # Trapani joins D2, too


@rule("1849-10.3.0.3", "1849-10.1.5")
def test_the_gauge_changes_only_in_stations_on_the_way_to_a_new_tile() -> None:
    # narrow track from Marsala over F2 meets standard track on E3: nothing beyond it can be laid
    story = corporation("CTL").tile("F2", "78", 2).tile("E3", "9", 1).operates("CTL")
    assert "D4" not in story.hexes_offered()
    story = corporation("CTL").tile("F2", "78", 2).tile("E3", "79", 1).operates("CTL")
    assert {tile for tile, _ in story.lays_offered("D4")} == {"73", "74", "679"}
    # a town in between joins both gauges
    story = corporation("CTL").tile("F2", "78", 2).tile("E3", "79", 1).tile("D4", "682", 1).operates("CTL")
    assert story.lays_offered("B4") == {("7", 5)}


@rule("1849-10.3.0.3", "1849-10.3.0.10")
def test_of_two_separate_tracks_on_a_tile_one_must_be_joined() -> None:
    # K9 has narrow track from Terranova to the north; tile 715 adds standard track from L8
    story = corporation("AFG", "M9", phase="6").operates("AFG")
    assert "715" not in {tile for tile, _ in story.lays_offered("K9")}
    story = corporation("AFG", "M9", phase="6").tile("L8", "7", 4).operates("AFG")
    story.when("AFG").lays("K9", "715", 0)
    assert (story.tile_at("K9"), story.cash_of("AFG")) == (("715", 0), 340)
    # from Girgenti the standard track can be reached, and the narrow one cannot
    story = corporation("SFA", phase="6").tile("J6", "657", 2).tile("K7", "4", 2).tile("L8", "8", 2).operates("SFA")
    assert story.lays_offered("K9") == {("711", 3), ("715", 0), ("715", 3)}


# --- an own token ----------------------------------------------------------------------------------------------------


@rule("1849-10.3.0.4")
def test_on_a_hex_with_its_token_a_corporation_lays_any_fitting_yellow_tile() -> None:
    story = corporation("SFA").operates("SFA")
    turned = {"644": "234", "645": "23", "657": "25", "658": "23", "659": "234"}
    assert story.lays_offered("J6") == {(tile, int(r)) for tile, rotations in turned.items() for r in rotations}
    assert story.hexes_offered() == {"J6"}
    story = corporation("AFG", "H8").operates("AFG")
    every = {(tile, r) for tile in turned for r in range(6)}
    assert story.lays_offered("H8") == every
    story.when("AFG").lays("H8", "659", 4)
    assert story.tile_at("H8") == ("659", 4)


@rule("1849-10.3.0.4")
def test_without_a_token_there_a_blank_city_must_be_joined() -> None:
    story = corporation("RCS").operates("RCS")
    story.when("RCS", refused="not_connected", rule="1849-10.3.0.3").lays("J6", "657", 2)
    story.when("RCS", refused="not_connected", rule="1849-10.3.0.3").lays("H8", "657", 2)
    # by narrow track from the north: the tile must have a narrow exit there
    story = corporation("AFG", "M9", phase="6").tile("K9", "677", 0).tile("I9", "74", 0).operates("AFG")
    assert "H8" not in story.hexes_offered()
    story = corporation("AFG", "M9", phase="6").tile("I9", "73", 0).operates("AFG")  # Piazza Armerina, south to NW
    exits = {"644": 0, "645": 0, "657": 0, "658": 2, "659": 1}  # their narrow exit before they are turned
    assert story.lays_offered("H8") == {(tile, (5 - at) % 6) for tile, at in exits.items()}


# --- where track may lead --------------------------------------------------------------------------------------------


@rule("1849-10.3.0.5")
@pytest.mark.parametrize(
    ("place", "tile", "rotation"),
    [
        ("B4", "9", 2),  # north-west off the map
        ("B4", "8", 5),  # south-west across blue water
        ("D6", "8", 2),  # north-east across blue water
        ("C11", "8", 4),  # south across a red ridge
        ("K11", "79", 0),  # south across a red ridge
        ("G1", "4", 3),  # south off the map
        ("D14", "9", 0),  # south into the sea
        ("D12", "79", 0),  # south into Etna
        ("L12", "79", 1),  # north-east into Augusta, where it has no track
    ],
)
def test_no_track_leads_off_the_map_or_into_a_closed_side(place: str, tile: str, rotation: int) -> None:
    story = corporation("RCS", phase="6").operates("RCS")
    story.when("RCS", refused="track_leads_nowhere", rule="1849-10.3.0.5").lays(place, tile, rotation)


# --- gauges that meet ------------------------------------------------------------------------------------------------


@rule("1849-10.3.0.6")
def test_track_may_be_laid_against_the_other_gauge_but_nothing_runs_there() -> None:
    story = corporation("RCS", phase="6").tile("D4", "679", 3).operates("RCS")  # Partinico: narrow to B4 and Palermo
    story.when("RCS").lays("B4", "7", 5)
    assert story.tile_at("B4") == ("7", 5)
    while story.part() != "trains":
        story.when("RCS").passes()
    assert len(story.menu(act.Pass)) == 1  # there is no route, so no train is needed
    joined = corporation("RCS", phase="6").tile("D4", "3", 3).operates("RCS")
    joined.when("RCS").lays("B4", "7", 5)
    while joined.part() != "trains":
        joined.when("RCS").passes()
    joined.when("RCS", refused="must_buy_train", rule="1849-10.6.1").passes()


# --- kinds of tiles --------------------------------------------------------------------------------------------------


@rule("1849-10.3.0.7")
@pytest.mark.parametrize(
    ("place", "tile"),
    [
        ("F2", "4"),  # a town on open land
        ("F2", "74"),
        ("F2", "657"),  # a city on open land
        ("G1", "8"),  # plain track on a town
        ("G1", "78"),
        ("G1", "657"),
        ("H8", "9"),
        ("H8", "4"),
        ("J6", "74"),
    ],
)
def test_a_tile_of_another_kind_is_refused(place: str, tile: str) -> None:
    story = corporation("CTL", phase="10").operates("CTL")
    for rotation in range(6):
        story.when("CTL", refused="tile_does_not_fit", rule="1849-10.3.0.7").lays(place, tile, rotation)


# --- upgrades --------------------------------------------------------------------------------------------------------


@rule("1849-10.3.0.8")
def test_an_upgrade_keeps_track_in_its_place_and_gauge() -> None:
    story = corporation("RCS", phase="6").tile("D6", "9", 2).tile("B4", "7", 5).tile("D4", "3", 3).operates("RCS")
    story.when("RCS", refused="track_not_kept", rule="1849-10.3.0.8").lays("D4", "682", 0)  # elsewhere
    story.when("RCS", refused="track_not_kept", rule="1849-10.3.0.8").lays("D4", "682", 5)  # narrow instead
    assert ("682", 2) in story.lays_offered("D4")
    for rotation in range(6):  # its standard track is straight
        story.when("RCS", refused="track_not_kept", rule="1849-10.3.0.8").lays("D4", "683", rotation)
    story.when("RCS").lays("D4", "682", 2)
    assert story.tile_at("D4") == ("682", 2)


@rule("1849-10.3.0.8")
def test_both_gauges_become_dual() -> None:
    story = corporation("RCS", phase="10").tile("D6", "9", 2).tile("B4", "7", 5).tile("D4", "682", 2).operates("RCS")
    assert story.lays_offered("D4") == {("697", 2)}
    story.when("RCS").lays("D4", "697", 2)
    assert story.tile_at("D4") == ("697", 2)


@rule("1849-10.3.0.8")
def test_crossings_of_two_gauges_are_never_replaced() -> None:
    for tile in ("710", "711", "712", "713", "714", "715"):
        for rotation in range(6):
            story = corporation("CTL", phase="10").tile("F2", tile, rotation).operates("CTL")
            assert story.lays_offered("F2") == set()


@rule("1849-10.3.0.9")
@pytest.mark.parametrize(
    ("corp", "place", "green", "brown"),
    [
        ("RCS", "C5", ("651", 5), ("652", 5)),
        ("IFT", "H12", ("653", 1), ("654", 4)),
        ("ATA", "M13", ("675", 1), ("676", 1)),
    ],
)
def test_cities_with_a_letter_take_their_own_tiles(
    corp: str, place: str, green: tuple[str, int], brown: tuple[str, int]
) -> None:
    story = corporation(corp, phase="10").operates(corp)
    assert story.lays_offered(place) == {green}
    for tile in ("660", "663", "666", "670"):
        for rotation in range(6):
            story.when(corp, refused="tile_does_not_fit").lays(place, tile, rotation)
    later = corporation(corp, phase="10").tile(place, *green).operates(corp)
    assert later.lays_offered(place) == {brown}
    later.when(corp, refused="tile_does_not_fit").lays(place, "672", 0)


@rule("1849-10.3.0.9")
def test_messinas_green_tile_looks_the_same_in_three_rotations() -> None:
    story = corporation("AFG", "B14", phase="10").operates("AFG")
    assert {tile for tile, _ in story.lays_offered("B14")} == {"655"}
    assert {rotation % 2 for _, rotation in story.lays_offered("B14")} == {0}
    story = corporation("AFG", "B14", phase="10").tile("B14", "655").operates("AFG")
    assert story.lays_offered("B14") == {("656", 4)}


@rule("1849-10.3.0.9")
def test_tiles_with_a_letter_go_nowhere_else() -> None:
    story = corporation("AFG", "H8", "M11", phase="10").tile("H8", "657", 0).operates("AFG")
    for tile in ("651", "653", "655", "675"):
        for place in ("H8", "M11"):
            for rotation in range(6):
                story.when("AFG", refused="tile_does_not_fit").lays(place, tile, rotation)


@rule("1849-10.3.0.10")
def test_an_upgrade_must_add_track_that_can_be_reached() -> None:
    # D2 joins Marsala with C3 and E3; standard track between these two is of no use to Marsala
    story = corporation("CTL", phase="10").tile("D2", "23", 1).operates("CTL")
    story.when("CTL", refused="no_new_track", rule="1849-10.3.0.10").lays("D2", "41", 4)
    # D2 joins C3 with Marsala and Trapani; now these two are joined
    story = corporation("CTL", phase="10").tile("D2", "23", 4).operates("CTL")
    story.when("CTL").lays("D2", "41", 1)
    assert story.tile_at("D2") == ("41", 1)


@rule("1849-10.3.0.10")
def test_new_track_must_be_reached_in_its_gauge() -> None:
    # D4 is reached in narrow gauge only, over E3; tile 714 adds standard track to E3 there
    story = corporation("CTL", phase="6").tile("F2", "78", 2).tile("E3", "79", 1).operates("CTL")
    story.when("CTL", refused="no_new_track", rule="1849-10.3.0.10").lays("E3", "714", 0)
    story.when("CTL", refused="no_new_track", rule="1849-10.3.0.10").lays("E3", "715", 1)
    assert {tile for tile, _ in story.lays_offered("E3")} == {"677", "678", "692", "693"}
    # from Castelvetrano in the south it comes there in standard gauge
    story = corporation("CTL", phase="6").tile("F2", "78", 2).tile("E3", "79", 1).tile("G1", "58", 3)
    story.tile("H2", "8", 2).tile("G3", "58", 1).operates("CTL")
    story.when("CTL").lays("E3", "714", 0)
    assert (story.tile_at("E3"), story.cash_of("CTL")) == (("714", 0), 420)


@rule("1849-10.3.0.10")
def test_an_upgrade_may_raise_the_value_of_a_station_that_is_reached() -> None:
    def to_partinico(tile: str) -> Story:
        """Standard track from Marsala along the coast; Sicula's token fills Palermo."""
        story = corporation("CTL", phase="6").launched("RCS 68").papers("Bob", "RCS P").tile("G1", "58", 3)
        return story.tile("H2", "8", 2).tile("G3", "58", 1).tile("E3", "9", 0).tile("C3", "3", 5).tile("D4", tile, 2)

    # over Corleone it comes to Palermo's southern side, which will have narrow track
    story = to_partinico("4").tile("E5", "3", 2).operates("CTL")
    assert "C5" not in story.hexes_offered()
    # over B4 it comes to Palermo, but not to the new track beyond
    story = to_partinico("3").tile("B4", "7", 5).operates("CTL")
    assert story.lays_offered("C5") == {("651", 5)}
    story.when("CTL").lays("C5", "651", 5)
    assert (story.tile_at("C5"), story.tokens_of("RCS")) == (("651", 5), ["C5.0"])


@rule("1849-10.3.0.10")
def test_a_tile_out_of_reach_is_not_upgraded() -> None:
    story = corporation("CTL", phase="6").tile("D6", "9", 2).tile("E7", "3", 2).operates("CTL")
    for place, tile, rotation in (("D6", "23", 2), ("E7", "680", 0), ("C5", "651", 5)):
        story.when("CTL", refused="no_new_track", rule="1849-10.3.0.10").lays(place, tile, rotation)


# --- supply ----------------------------------------------------------------------------------------------------------


@rule("1849-10.3.0.11")
def test_a_tile_that_has_run_out_cannot_be_laid() -> None:
    story = corporation("CTL").tile("E7", "58", 1).tile("G3", "58", 1).tile("K7", "58", 3).operates("CTL")
    assert ("58", 3) in story.lays_offered("G1")
    story = corporation("CTL").tile("E7", "58", 1).tile("G3", "58", 1).tile("K7", "58", 3).tile("N10", "58", 2)
    story.operates("CTL")
    assert ("58", 3) not in story.lays_offered("G1")
    story.when("CTL", refused="no_such_tile_left", rule="1849-10.3.0.11").lays("G1", "58", 3)
    story.when("CTL").lays("G1", "3", 3)


@rule("1849-10.3.0.11")
def test_a_replaced_tile_is_back_in_the_supply() -> None:
    story = corporation("RCS", phase="6").launched("CTL 68").papers("Bob", "CTL P").cash("CTL 100")
    story.tile("B4", "7", 5).tile("D4", "3", 3).tile("C3", "3", 5).tile("E7", "3", 2).tile("K7", "3", 3)
    story.trains("RCS 6H, CTL 6H").operates("RCS")
    story.when("RCS").lays("D4", "682", 2)  # all four copies of tile 3 lay on the map
    while story.actor() == "RCS":
        story.goes_on()
    story.when("CTL").lays("G1", "3", 3)
    assert story.tile_at("G1") == ("3", 3)
    story = corporation("CTL").tile("D4", "3", 3).tile("C3", "3", 5).tile("E7", "3", 2).tile("K7", "3", 3)
    story.operates("CTL").when("CTL", refused="no_such_tile_left", rule="1849-10.3.0.11").lays("G1", "3", 3)


# --- tokens go along -------------------------------------------------------------------------------------------------


@rule("1849-10.3.0.12")
def test_tokens_stay_in_a_city_that_is_upgraded() -> None:
    story = corporation("RCS", phase="10").launched("IFT 68").papers("Bob", "IFT P").tile("C5", "651", 5)
    story.token("IFT", "C5").operates("RCS")
    story.when("RCS").lays("C5", "652", 5)
    assert (story.tokens_of("RCS"), story.tokens_of("IFT")) == (["C5.0"], ["C5.0", "H12.0"])


@rule("1849-10.3.0.12")
def test_a_reservation_stays_in_a_city_that_is_upgraded() -> None:
    story = corporation("CTL", phase="6").tile("F2", "78", 2).tile("E3", "79", 1).tile("D4", "682", 1)
    story.tile("B4", "7", 5).launched("IFT 68").papers("Bob", "IFT P").operates("CTL")
    story.when("CTL").lays("C5", "651", 5)
    assert "C5.0" in story.tokens_offered()
    story.when("CTL").tokens("C5")
    taken = corporation("CTL", phase="6").tile("F2", "78", 2).tile("E3", "79", 1).tile("D4", "682", 1)
    taken.tile("B4", "7", 5).tile("C5", "651", 5).launched("IFT 68").papers("Bob", "IFT P").token("IFT", "C5")
    taken.operates("CTL", "token").when("CTL", refused="slot_reserved", rule="1849-10.4.6").tokens("C5")


# --- terrain ---------------------------------------------------------------------------------------------------------


def paid(story: Story, corp: str, place: str, tile: str, rotation: int) -> int:
    """What a lay costs; it goes from the treasury to the bank."""
    treasury, bank = story.cash_of(corp), story.cash_of("bank")
    story.when(corp).lays(place, tile, rotation)
    [laid] = story.happened(TileLaid)
    cost: int = laid.cost
    assert (story.cash_of(corp), story.cash_of("bank")) == (treasury - cost, bank + cost)
    return cost


@rule("1849-10.3.1.1")
@pytest.mark.parametrize(
    ("corp", "lay"),
    [("RCS", ("B4", "7", 5)), ("RCS", ("D6", "9", 2)), ("CTL", ("G1", "58", 3)), ("CTL", ("G1", "679", 3))],
)
def test_plain_hexes_are_free(corp: str, lay: tuple[str, str, int]) -> None:
    assert paid(corporation(corp, cash=0).operates(corp), corp, *lay) == 0


@rule("1849-10.3.1.1")
@pytest.mark.parametrize(
    ("corp", "lay"), [("RCS", ("C5", "651", 5)), ("IFT", ("H12", "653", 1)), ("IFT", ("I11", "25", 4))]
)
def test_upgrades_of_plain_hexes_are_free(corp: str, lay: tuple[str, str, int]) -> None:
    assert paid(corporation(corp, phase="6", cash=0).operates(corp), corp, *lay) == 0


@rule("1849-10.3.1.2", "1849-10.3.1.3")
@pytest.mark.parametrize(
    ("girgenti", "lay", "cost"),
    [
        (("644", 2), ("H6", "8", 0), 40),  # standard to the north
        (("644", 3), ("H6", "78", 0), 10),  # narrow to the north
        (("659", 2), ("I5", "7", 4), 80),  # standard to the north-west
        (("644", 2), ("I5", "77", 4), 20),  # narrow to the north-west
    ],
)
def test_standard_track_pays_the_marker_and_narrow_track_a_quarter(
    girgenti: tuple[str, int], lay: tuple[str, str, int], cost: int
) -> None:
    assert paid(corporation("SFA").tile("J6", *girgenti).operates("SFA"), "SFA", *lay) == cost


@rule("1849-10.3.1.2", "1849-10.3.1.3")
@pytest.mark.parametrize(("tile", "cost"), [("9", 160), ("8", 160), ("7", 160), ("79", 40), ("78", 40), ("77", 40)])
def test_mountains_cost_160_or_40(tile: str, cost: int) -> None:
    assert paid(corporation("CTL").operates("CTL"), "CTL", "F2", tile, 2) == cost


@rule("1849-10.3.1.2")
def test_a_city_of_two_gauges_pays_the_whole_marker() -> None:
    assert paid(corporation("SFA").operates("SFA"), "SFA", "J6", "657", 2) == 40
    assert paid(corporation("AFG", "H8").operates("AFG"), "AFG", "H8", "657", 0) == 80
    assert paid(corporation("AFG", "M11", phase="6").operates("AFG"), "AFG", "M11", "670", 4) == 40


@rule("1849-10.3.1.4")
def test_only_the_track_that_is_added_counts() -> None:
    # a standard town gets narrow track, a narrow town standard track
    for before, after, cost in ((("3", 2), ("682", 1), 10), (("679", 1), ("680", 1), 40)):
        story = corporation("CTL", phase="6").tile("G1", "58", 3).tile("H2", "8", 2).tile("G3", "58", 1)
        story.tile("E3", "714", 0).tile("F2", "78", 2).tile("C3", "3", 5).tile("D4", *before).operates("CTL")
        assert paid(story, "CTL", "D4", *after) == cost
    # a city of both gauges gets more of both
    story = corporation("SFA", phase="6").tile("J6", "657", 2).operates("SFA")
    assert paid(story, "SFA", "J6", "706", 2) == 40


@rule("1849-10.3.1.5")
@pytest.mark.parametrize("owner", ["Ann", "SFA"])
def test_dual_track_always_pays_the_whole_marker(owner: str) -> None:
    story = corporation("SFA", phase="10").tile("J6", "706", 2).owns(owner, "SIGI").operates("SFA")
    assert paid(story, "SFA", "J6", "673", 2) == 40
    story = corporation("SFA", phase="10").tile("J6", "645", 2).tile("I7", "682", 0).owns(owner, "SIGI").operates("SFA")
    assert paid(story, "SFA", "I7", "697", 0) == 40


@rule("1849-10.3.1.6")
def test_the_marker_stays_and_every_upgrade_pays_again() -> None:
    story = corporation("SFA", phase="10").trains("SFA 10H").operates("SFA", of=3)
    for number, tile in enumerate(("657", "706", "673"), start=1):
        while story.round()[2] < number:
            story.goes_on()
        assert paid(story, "SFA", "J6", tile, 2) == 40


@rule("1849-10.3.1.7")
@pytest.mark.parametrize(("tile", "cost"), [("9", 160), ("79", 40)])
def test_a_lay_that_the_treasury_cannot_pay_is_illegal(tile: str, cost: int) -> None:
    story = corporation("CTL", cash=cost).operates("CTL")
    assert paid(story, "CTL", "F2", tile, 2) == cost
    assert story.cash_of("CTL") == 0
    story = corporation("CTL", cash=cost - 1).cash("Ann 500").operates("CTL")
    assert (tile, 2) not in story.lays_offered("F2")
    story.when("CTL", refused="cannot_afford_tile", rule="1849-10.3.1.7").lays("F2", tile, 2)
