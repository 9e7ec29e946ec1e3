"""1830: routes and what they earn."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import TrainsRun
from tresham.rules.surveying import stop_worth


def pennsylvania(trains: str, phase: str = "5", options: str = "free_runs", profile: str = "rulebook") -> Story:
    """Cleveland 30 - Akron 10 - Pittsburgh 20 - Altoona 10, and a fork at H14 to Lancaster 20 and Baltimore 50."""
    story = given("1830", "Ann Bob Eve", profile, options).phase(phase).started("PRR 100").holds("Ann", "PRR 6")
    story.tile("G7", "2", 2).tile("H8", "8", 2).tile("H10", "57", 1)
    story.tile("H14", "23", 1).tile("H16", "57", 1).tile("I15", "53", 0)
    return story.token("PRR", "H12").operated("PRR").trains(f"PRR {trains}").cash("PRR 0")


# --- length ----------------------------------------------------------------------------------------------------------


@rule("1830-RT.1")
@pytest.mark.parametrize(
    ("stops", "way", "worth"),
    [
        (2, "H10 H12", 30),
        (3, "H10 H12 (H14) I15", 80),
        (4, "G7.0 (H8) H10 H12 (H14) I15", 90),
        (5, "F6 G7.0 (H8) H10 H12 (H14) I15", 120),
    ],
)
def test_a_train_visits_at_most_as_many_stops_as_its_number_and_towns_count(stops: int, way: str, worth: int) -> None:
    story = pennsylvania("2 3 4 5 6 D").operates("PRR", "run")
    for name in ("2", "3", "4", "5", "6", "D"):
        if name == "D" or int(name) >= stops:
            assert story.when("PRR").would_earn(**{f"_{name}": way}) == worth
        else:
            story.when("PRR", refused="run_too_long", rule="1830-RT.1").runs(**{f"_{name}": way})


@rule("1830-RT.1")
def test_a_run_has_at_least_two_stops() -> None:
    story = pennsylvania("3").operates("PRR", "run")
    story.when("PRR", refused="run_too_few_stops", rule="1830-RT.1").runs(_3="H12")
    assert story.when("PRR").would_earn(_3="H10 H12") == 30


@rule("1830-RT.1")
def test_no_stop_on_the_way_can_be_skipped() -> None:
    story = pennsylvania("3").operates("PRR", "run")
    story.when("PRR", refused="run_not_joined").runs(_3="F6 (G7 H8) H10 H12")  # past Akron
    story.when("PRR", refused="run_not_joined").runs(_3="G7.0 (H8 H10) H12")  # past Pittsburgh
    story.when("PRR", refused="run_too_long", rule="1830-RT.1").runs(_3="F6 G7.0 (H8) H10 H12")


@rule("1830-RT.1")
def test_a_train_runs_once_and_only_own_trains_run() -> None:
    story = pennsylvania("3").trains("NYC 4").operates("PRR", "run")
    best = story.menu(act.RunTrains)[0].action
    assert isinstance(best, act.RunTrains)
    twice = act.RunTrains(best.by, (*best.runs, *best.runs))
    story.when("PRR", refused="run_train_runs_twice", rule="1830-RT.1").do(twice)
    story.when("PRR", refused="not_your_train", rule="1830-RT.1").runs(_4="H10 H12")
    story.when("PRR").runs(_3="H10 H12")
    story.when("PRR", refused="trains_have_run").runs(_3="H12 (H14) I15")


@rule("1830-RT.1")
def test_a_run_needs_continuous_track() -> None:
    story = pennsylvania("5").tile("H18", "59", 1).operates("PRR", "run")
    story.when("PRR", refused="run_not_joined").runs(_5="H12 (H14) H16 (G17) G19.1")  # there is no track on G17
    story.when("PRR", refused="run_not_joined").runs(_5="H12 (H14) H16 H18.0 G19.1")  # Philadelphia does not lead there
    assert story.when("PRR").would_earn(_5="H12 (H14) H16 H18.0") == 70


# --- own token, stops once -------------------------------------------------------------------------------------------


@rule("1830-RT.2")
def test_a_run_includes_an_own_token() -> None:
    story = pennsylvania("3").operates("PRR", "run")
    story.when("PRR", refused="run_no_station", rule="1830-RT.2").runs(_3="F6 G7.0 (H8) H10")
    story.when("PRR", refused="run_no_station", rule="1830-RT.2").runs(_3="H10 (H12 H14) I15")  # past its own token
    assert story.when("PRR").would_earn(_3="G7.0 (H8) H10 H12") == 40
    other = pennsylvania("3").token("PRR", "H10").operates("PRR", "run")
    assert other.when("PRR").would_earn(_3="F6 G7.0 (H8) H10") == 60
    assert other.when("PRR").would_earn(_3="H10 (H12 H14) I15") == 70


@rule("1830-RT.2")
def test_every_train_needs_a_token_of_its_own() -> None:
    story = pennsylvania("2 3").operates("PRR", "run")
    story.when("PRR", refused="run_no_station", rule="1830-RT.2").runs(_2="F6 G7.0", _3="H10 H12 (H14) I15")


def new_haven(trains: str, albany: int = 2) -> Story:
    """New York 60 - New Haven 10 - Albany 30 - (F18) - New York again, all in one ring."""
    story = given("1830", "Ann Bob", options="free_runs").phase("5").started("NYNH 100").holds("Ann", "NYNH 6")
    story.tile("G19", "54").tile("F20", "56").tile("E19", "14", albany).tile("F18", "8", 3)
    return story.token("NYNH", "G19.1").trains(f"NYNH {trains}").cash("NYNH 0")


@rule("1830-RT.3")
def test_no_stop_twice_in_a_run() -> None:
    story = new_haven("D").operates("NYNH", "run")
    story.when("NYNH", refused="run_stop_twice", rule="1830-RT.3").runs(_D="G19.1 F20.0 E19 (F18) G19.1")
    story.when("NYNH", refused="run_stop_twice", rule="1830-RT.3").runs(_D="E19 (F18) G19.1 F20.0 E19")
    assert story.when("NYNH").would_earn(_D="G19.1 F20.0 E19") == 100
    assert story.when("NYNH").would_earn(_D="F20.0 G19.1 (F18) E19") == 100


@rule("1830-RT.3")
def test_two_towns_or_cities_of_one_hex_are_different_stops() -> None:
    story = new_haven("4").tile("F18", "7", 3).operates("NYNH", "run")  # Albany - (F18) - Hartford
    assert story.when("NYNH").would_earn(_4="G19.1 F20.0 E19 (F18) F20.1") == 110
    story = pennsylvania("4").tile("H18", "59", 1).tile("G19", "54").token("PRR", "H18.1").operates("PRR", "run")
    assert story.when("PRR").would_earn(_4="H18.1 G19.0") == 100
    assert story.when("PRR").would_earn(_4="H12 (H14) H16 H18.0") == 70  # Philadelphia, on its own


# --- track once ------------------------------------------------------------------------------------------------------


@rule("1830-RT.4")
def test_no_track_twice_in_one_run() -> None:
    story = pennsylvania("5").operates("PRR", "run")
    story.when("PRR", refused="run_track_twice", rule="1830-RT.4").runs(_5="H12 (H14) H16 (H14) H12")
    story.when("PRR", refused="run_track_twice", rule="1830-RT.4").runs(_5="G7.0 (H8) H10 H12 H10")


@rule("1830-RT.4")
def test_no_track_twice_in_two_runs_of_a_corporation() -> None:
    story = pennsylvania("2 3").operates("PRR", "run")
    story.when("PRR", refused="run_track_twice", rule="1830-RT.4").runs(_2="H10 H12", _3="G7.0 (H8) H10 H12")
    story.when("PRR", refused="run_track_twice", rule="1830-RT.4").runs(_2="H12 (H14) H16", _3="H10 H12 (H14) H16")


@rule("1830-RT.4")
def test_tracks_that_meet_at_a_hexside_are_one_piece_there() -> None:
    story = pennsylvania("2 3").token("PRR", "H10").operates("PRR", "run")
    # To Lancaster from the city, to Baltimore from the bypass: only the hexside between H12 and H14 is common.
    story.when("PRR", refused="run_track_twice", rule="1830-RT.4").runs(_2="H12 (H14) H16", _3="H10 (H12 H14) I15")
    # And only the hexside between H10 and H12 here.
    story.when("PRR", refused="run_track_twice", rule="1830-RT.4").runs(_2="H10 H12", _3="H10 (H12 H14) I15")
    # A fork: one train to each end has the hexside at its root in common.
    story.when("PRR", refused="run_track_twice", rule="1830-RT.4").runs(_2="H12 (H14) H16", _3="H12 (H14) I15")


@rule("1830-RT.4")
def test_runs_may_share_stops() -> None:
    story = pennsylvania("2 3").operates("PRR", "run")
    assert story.when("PRR").would_earn(_2="H10 H12", _3="H12 (H14) I15") == 90  # Altoona counts for both
    story = new_haven("3 4").operates("NYNH", "run")
    assert story.when("NYNH").would_earn(_3="G19.1 (F18) E19", _4="G19.1 F20.0 E19") == 190  # both ends are common


@rule("1830-RT.4")
def test_track_may_be_used_again_by_another_corporation() -> None:
    story = pennsylvania("2").started("B&O 90").holds("Bob", "B&O 6").token("B&O", "I15").trains("B&O 2").floated("B&O")
    story.operated("B&O").cash("B&O 0").operates("PRR", "run")
    assert story.when("PRR").runs(_2="H12 (H14) I15").revenue() == 60
    story.when("PRR").declares("pay")
    while story.part() != "run":
        story.when("B&O").passes()
    assert story.when("B&O").runs(_2="I15 (H14) H12").revenue() == 60


@rule("1830-RT.5")
def test_a_train_does_not_turn_back_at_a_fork() -> None:
    story = pennsylvania("3").token("PRR", "H16").operates("PRR", "run")
    story.when("PRR", refused="run_not_joined", rule="1830-RT.5").runs(_3="H16 (H14) I15")
    story.when("PRR", refused="run_not_joined", rule="1830-RT.5").runs(_3="H12 (H14) H16 (H14) I15")
    assert story.when("PRR").would_earn(_3="H12 (H14) H16") == 30
    assert story.when("PRR").would_earn(_3="H12 (H14) I15") == 60


@rule("1830-RT.5")
def test_the_best_run_does_not_turn_back_at_a_fork() -> None:
    story = given("1830", "Ann Bob").phase("5").started("B&M 100").holds("Ann", "B&M 6").trains("B&M 2")
    story.tile("H14", "23", 1).tile("H16", "57", 1).tile("I15", "53", 0).token("B&M", "H16").operates("B&M", "run")
    assert story.when("B&M").runs_best().revenue() == 30  # Lancaster - Altoona, not Lancaster - Baltimore


# --- full cities and red areas ---------------------------------------------------------------------------------------


@rule("1830-RT.6", "1830-TK.7")
def test_a_city_full_of_others_only_ends_a_run() -> None:
    story = pennsylvania("3").token("NYC", "H10").operates("PRR", "run")
    assert story.when("PRR").would_earn(_3="H10 H12 (H14) I15") == 80
    story.when("PRR", refused="run_passes_blocked", rule="1830-RT.6").runs(_3="G7.0 (H8) H10 H12")


@rule("1830-RT.6")
@pytest.mark.parametrize(
    ("others", "passes"), [(["NYC"], True), (["NYC", "B&M"], False), (["NYC", "PRR"], True), ([], True)]
)
def test_a_free_slot_or_an_own_token_lets_trains_pass(others: list[str], passes: bool) -> None:
    story = pennsylvania("3").tile("H10", "14", 0)
    for corp in others:
        story.token(corp, "H10")
    story.operates("PRR", "run")
    if passes:
        assert story.when("PRR").would_earn(_3="G7.0 (H8) H10 H12") == 50
    else:
        story.when("PRR", refused="run_passes_blocked", rule="1830-RT.6").runs(_3="G7.0 (H8) H10 H12")


def columbus(trains: str, profile: str = "rulebook", phase: str = "3") -> Story:
    """Columbus 30 with track to both hexes of the Gulf (30) and to Chicago (40)."""
    story = given("1830", "Ann Bob", profile, "free_runs").phase(phase).started("C&O 100").holds("Ann", "C&O 6")
    story.tile("H4", "14", 2).tile("I3", "8", 1).tile("J4", "8", 1).tile("I5", "8", 0).tile("G3", "9", 2)
    return story.token("C&O", "F6", "H4").trains(f"C&O {trains}").operated("C&O").cash("C&O 0")


@rule("1830-RT.7")
def test_red_areas_are_ends_of_runs() -> None:
    story = columbus("3 4").tile("F4", "15", 0).operates("C&O", "run")
    assert story.when("C&O").would_earn(_3="H4 (G3) F2") == 70
    assert story.when("C&O").would_earn(_3="I1 (I3) H4 (G3) F2") == 100  # two areas, one at each end
    story.when("C&O", refused="run_passes_end", rule="1830-RT.7").runs(_4="H4 (G3) F2 F4")
    story = columbus("4").tile("F4", "15", 0).token("C&O", "F4").operates("C&O", "run")
    assert story.when("C&O").would_earn(_4="F2 F4") == 70  # there is track from Chicago to Toledo


@rule("1830-RT.7", "1830-CL.17")
def test_a_run_visits_the_gulf_once() -> None:
    story = columbus("3").operates("C&O", "run")
    story.when("C&O", refused="run_group_twice", rule="1830-RT.7").runs(_3="I1 (I3) H4 (I5 J4) J2")
    assert story.when("C&O").would_earn(_3="I1 (I3) H4") == 60
    assert story.when("C&O").would_earn(_3="H4 (I5 J4) J2") == 60
    assert story.when("C&O").runs_best().revenue() == 100  # Gulf - Columbus - Chicago


@rule("1830-RT.7", "1830-CL.17")
def test_two_trains_may_each_visit_the_gulf() -> None:
    story = columbus("2 3").operates("C&O", "run")
    assert story.when("C&O").would_earn(_2="I1 (I3) H4", _3="H4 (I5 J4) J2") == 120


@rule("1830-DIFF.5")
def test_on_the_site_a_run_may_visit_both_hexes_of_the_gulf() -> None:
    story = columbus("3", profile="18xx.games").operates("C&O", "run")
    assert story.when("C&O").would_earn(_3="I1 (I3) H4 (I5 J4) J2") == 90


@rule("1830-RT.7", "1830-CL.17")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_a_run_visits_the_canadian_west_once(profile: str) -> None:
    story = given("1830", "Ann Bob", profile, "free_runs").phase("3").started("CPR 100").holds("Ann", "CPR 6")
    story.tile("B10", "15", 2).token("CPR", "A19", "B10").trains("CPR 3").operates("CPR", "run")
    story.when("CPR", refused="run_group_twice", rule="1830-RT.7").runs(_3="A9 B10 A11")
    assert story.when("CPR").would_earn(_3="A9 B10") == 60
    assert story.when("CPR").would_earn(_3="B10 A11") == 60
    assert story.when("CPR").runs_best().revenue() == 60


# --- Altoona ---------------------------------------------------------------------------------------------------------


@rule("1830-RT.8")
def test_a_train_runs_through_altoona_or_past_it() -> None:
    story = pennsylvania("2 3").token("PRR", "H10").operates("PRR", "run")
    assert story.when("PRR").would_earn(_3="H10 H12 (H14) H16") == 50  # Altoona counts $10 and is a stop
    assert story.when("PRR").would_earn(_2="H10 (H12 H14) H16") == 40  # the bypass is none
    story.when("PRR", refused="run_too_long").runs(_2="H10 H12 (H14) H16")


@rule("1830-RT.8")
def test_the_bypass_is_never_blocked_but_the_city_may_be() -> None:
    story = given("1830", "Ann Bob", options="free_runs").started("B&O 100").holds("Ann", "B&O 6").trains("B&O 2 3")
    story.tile("H10", "57", 1).tile("H14", "9", 1).tile("H16", "57", 1)
    story.token("PRR", "H12").token("B&O", "I15", "H16").cash("B&O 0").operates("B&O", "run")
    assert story.when("B&O").would_earn(_2="H10 (H12 H14) H16") == 40
    assert story.when("B&O").would_earn(_3="H12 (H14) H16") == 30
    story.when("B&O", refused="run_passes_blocked", rule="1830-RT.6").runs(_3="H10 H12 (H14) H16")


# --- values ----------------------------------------------------------------------------------------------------------


@rule("1830-RT.9")
@pytest.mark.parametrize(
    ("place", "first", "second"),
    [
        ("A9", 30, 50),
        ("A11", 30, 50),
        ("B24", 20, 30),
        ("F2", 40, 70),
        ("I1", 30, 60),
        ("J2", 30, 60),
        ("K13", 30, 40),
    ],
)
def test_red_areas_are_worth_more_from_phase_5_on(place: str, first: int, second: int) -> None:
    title = given("1830", "Ann Bob").title
    hex = title.atlas.hex(place)
    [stop] = title.atlas.stops(hex, title.atlas.printed[hex])
    printed = title.atlas.stop_print(stop, title.atlas.printed[hex])
    worth = {phase.name: stop_worth(title, number, printed) for number, phase in enumerate(title.phases)}
    assert worth == {"2": first, "3": first, "4": first, "5": second, "6": second, "D": second}


@rule("1830-RT.9")
@pytest.mark.parametrize(
    ("tiles", "worth"),
    [
        ("1 2 55 56 69 3 4 58", 10),
        ("57", 20),
        ("14 15", 30),
        ("63 59", 40),
        ("53 64 65 66 67 68", 50),
        ("54 61", 60),
        ("62", 80),
    ],
)
def test_cities_and_towns_are_worth_what_their_tile_shows(tiles: str, worth: int) -> None:
    title = given("1830", "Ann Bob").title
    for name in tiles.split():
        for printed in title.atlas.tiles[title.atlas.tile(name)].stops:
            assert {stop_worth(title, phase, printed) for phase in range(6)} == {worth}


@rule("1830-RT.9")
def test_printed_stops_are_worth_what_the_map_shows() -> None:
    title = given("1830", "Ann Bob").title
    places = {"A19": 40, "C15": 10, "D2": 20, "D14": 20, "E23": 30, "F6": 30, "F24": 10, "G19": 40, "H12": 10}
    places |= {"I15": 30, "I19": 10, "K15": 20}
    places |= {"A9": 30, "A11": 30, "B24": 20, "F2": 40, "I1": 30, "J2": 30, "K13": 30}
    found = {}
    for hex in title.atlas.hexes:
        worths = {stop_worth(title, 0, printed) for printed in hex.tile.stops}
        if worths - {0}:
            [found[hex.name]] = worths
    assert found == places


@rule("1830-RT.9")
def test_the_second_value_counts_from_the_first_5_on_in_the_same_round() -> None:
    story = columbus("3", phase="4").depot("4 0").started("PRR 100").holds("Bob", "PRR 6")
    story.floated("C&O PRR").token("PRR", "H12").marker("PRR H1, C&O G1").operated("PRR").cash("PRR 450")
    early = columbus("3", phase="4").operates("C&O", "run").when("C&O").would_earn(_3="H4 (G3) F2")
    story.operates("PRR", "trains")
    story.when("PRR").buys_train("5", 450)
    while story.part() != "run":
        story.when("C&O").passes()
    assert early == 70
    assert story.when("C&O").would_earn(_3="H4 (G3) F2") == 100


# --- the best --------------------------------------------------------------------------------------------------------


@rule("1830-RT.10")
def test_less_than_the_best_runs_is_refused() -> None:
    story = pennsylvania("3", options="").operates("PRR", "run")
    story.when("PRR", refused="better_runs", rule="1830-RT.10").runs(_3="H12 (H14) I15")
    story.when("PRR", refused="better_runs", rule="1830-RT.10").do(act.RunTrains(story.party("PRR"), ()))
    assert story.when("PRR").would_earn(_3="H10 H12 (H14) I15") == 80
    assert story.when("PRR").runs_best().revenue() == 80


@rule("1830-RT.10")
def test_the_best_is_that_of_all_trains_together() -> None:
    story = pennsylvania("2 3", options="").token("PRR", "H10").operates("PRR", "run")
    # The best single run is worth 80, but leaves only 30 for the other train.
    story.when("PRR", refused="better_runs", rule="1830-RT.10").runs(_3="H10 H12 (H14) I15", _2="H10 (H8) G7.0")
    assert story.when("PRR").would_earn(_2="H10 (H12 H14) I15", _3="H10 (H8) G7.0 F6") == 130
    assert story.when("PRR").runs_best().revenue() == 130


@rule("1830-DIFF.4")
@pytest.mark.parametrize(("profile", "options"), [("18xx.games", ""), ("rulebook", "free_runs")])
def test_a_lower_claim_is_accepted_on_the_site_and_by_agreement(profile: str, options: str) -> None:
    story = pennsylvania("3", options=options, profile=profile).operates("PRR", "run")
    assert story.when("PRR").would_earn(_3="H12 (H14) I15") == 60
    assert story.when("PRR").runs_best().revenue() == 80


# --- nothing ---------------------------------------------------------------------------------------------------------


@rule("1830-RT.11")
def test_without_a_train_or_a_route_nothing_is_earned() -> None:
    story = pennsylvania("").operates("PRR", "run")
    assert story.part() == "trains"
    assert (story.happened(TrainsRun), story.cash_of("PRR"), story.cell("PRR")) == ([], 0, "F1")
    story = given("1830", "Ann Bob").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12").trains("PRR 2")
    story.tile("H14", "9", 1).cash("PRR 100").operates("PRR", "run")  # track, but no second stop
    assert story.part() == "trains"
    assert (story.happened(TrainsRun), story.cash_of("PRR"), story.cell("PRR")) == ([], 100, "F1")
