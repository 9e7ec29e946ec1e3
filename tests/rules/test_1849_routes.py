"""1849: routes and revenue, as a corporation meets them in its turn."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.sicily import others
from tests.story import Story, given
from tresham.core import action as act

PLAYERS = "Ann Bob Cleo Dan"
WEST = "C5 651/5, B4 7/5, D4 682/1, C3 3/5, E3 714/0, F2 78/2, G3 58/1, H2 8/2, G1 58/3"
"""Two ways from Palermo to Marsala: standard gauge along the coast, narrow gauge over the mountains."""
COAST = "C5 (B4) D4 C3 (E3) G3 (H2) G1 E1"
MOUNTAINS = "C5 D4 (E3 F2) E1"


def running(
    corp: str, trains: str, tiles: str = WEST, phase: str = "10", profile: str = "rulebook", options: str = "free_runs"
) -> Story:
    """Ann's corporation is about to run its trains; all sets of legal runs are accepted, unless told otherwise."""
    story = given("1849", PLAYERS, profile, options).phase(phase)
    story.tiles(tiles).launched(f"{corp} 100").papers("Ann", f"{corp} P 1 1").operated(corp).trains(f"{corp} {trains}")
    return story.cash(f"{corp} 0")


# --- refusals --------------------------------------------------------------------------------------------------------


@rule("1849-10.1.1", "1849-10.1.2", "1849-10.1.7", "1849-10.5.1.1", "1849-10.5.1.4")
@pytest.mark.parametrize(
    ("train", "way", "code", "cited"),
    [
        ("_8H", "C5 (B4) D4", "run_no_station", "1849-10.1.1"),
        ("_10H", "E1 (F2 E3) C3", "run_not_joined", "1849-10.1.2"),  # tracks that merely cross
        ("_10H", "E1 (F2 E3) D4 C5 (B4) D4", "run_stop_twice", "1849-10.1.7"),
        ("_8H", "E1", "run_too_few_stops", "1849-10.5.1.1"),
        ("_8H", COAST + " C1", "run_too_long", "1849-10.5.1.4"),
    ],
)
def test_a_run_against_the_rules_is_refused(train: str, way: str, code: str, cited: str) -> None:
    story = running("CTL", "8H 10H").operates("CTL", "run")
    story.when("CTL", refused=code, rule=cited).runs(**{train: way})
    assert (story.part(), story.cash_of("CTL")) == ("run", 0)


@rule("1849-10.1.2")
def test_a_run_does_not_turn_back_at_a_junction() -> None:
    # D6 joins Palermo with Corleone and with Termini Imerese, but not these two with each other
    story = running("RCS", "6H", "D6 26/2, E7 3/2, E5 58/4", phase="6").operates("RCS", "run")
    story.when("RCS", refused="run_not_joined", rule="1849-10.1.2").runs(_6H="C5 (D6) E5 (D6) E7")
    story.when("RCS", refused="run_track_twice").runs(_6H="E5 (D6) C5 (D6) E7")
    story.when("RCS").runs(_6H="E5 (D6) C5 A5")
    assert story.revenue() == 10 + 50 + 10


@rule("1849-10.1.3")
def test_a_city_full_of_others_is_an_end() -> None:
    beyond = "A5 C5 D4 (E3 F2) E1"
    story = others(running("CTL", "10H"), "RCS, IFT C5").operates("CTL", "run")
    story.when("CTL", refused="run_passes_blocked", rule="1849-10.1.3").runs(_10H=beyond)
    story.when("CTL").runs(_10H=MOUNTAINS)
    assert story.revenue() == 130
    for tokens in ("RCS", "IFT C5"):  # a slot is empty, or merely kept for Sicula
        story = others(running("CTL", "10H"), tokens).operates("CTL", "run")
        story.when("CTL").runs(_10H=beyond)
        assert story.revenue() == 140
    story = others(running("CTL", "10H").token("CTL", "C5"), "RCS").operates("CTL", "run")  # an own token
    story.when("CTL").runs(_10H=beyond)
    assert story.revenue() == 140


@rule("1849-10.1.3")
def test_an_end_may_be_full_at_both_ends_if_an_own_token_lies_between() -> None:
    story = others(running("CTL", "10H"), "RCS, IFT C5, AFG C1").operates("CTL", "run")
    story.when("CTL").runs(_10H="C5 D4 (E3 F2) E1 C1")
    assert story.revenue() == 90 + 10 + 30 + 30


@rule("1849-10.1.4")
def test_towns_never_block() -> None:
    # every token on the map cannot keep Lilibeo from passing four towns
    story = others(running("CTL", "10H", options=""), "RCS, IFT C5, AFG C1, SFA, ATA").operates("CTL", "run")
    story.when("CTL").runs(_10H="C5 (B4) D4 C3 (E3) G3 (H2) G1 E1 C1")
    assert story.revenue() == 190
    # beyond Alcamo, which it reaches over three other towns, it may go on
    track = others(running("CTL", "10H"), "RCS, IFT C5, AFG C1").tile("C3", "701", 5).cash("CTL 10").operates("CTL")
    assert track.lays_offered("B2") == {("77", 5)}


@rule("1849-10.1.5")
def test_the_gauge_changes_in_a_station_and_nowhere_else() -> None:
    story = running("CTL", "10H").operates("CTL", "run")
    story.when("CTL").runs(_10H="E1 (F2 E3) D4 C3 (E3) G3")  # narrow to Partinico, then standard
    assert story.revenue() == 60
    broken = WEST.replace("F2 78/2", "F2 8/2")  # F2 standard, E3 narrow
    story = running("CTL", "10H", broken).operates("CTL", "run")
    story.when("CTL", refused="run_not_joined", rule="1849-10.1.2").runs(_10H="E1 (F2 E3) D4")


@rule("1849-10.1.6")
def test_a_run_ends_in_any_station_and_in_two_ports() -> None:
    south = "M13 675/1, L12 78/5, M11 670/4, N10 58/2"
    way = "L14 K13 M13 (L12) M11 N10 M9 N8"
    story = running("ATA", "10H", south, phase="6").operates("ATA", "run")
    story.when("ATA").runs(_10H=way)
    assert story.revenue() == 170
    for short in ("K13 M13", "M13 (L12) M11", "M13 (L12) M11 N10", "L14 K13 M13"):
        story = running("ATA", "10H", south, phase="6").operates("ATA", "run")
        story.when("ATA").runs(_10H=short)
        assert story.revenue() > 0


@rule("1849-10.1.6")
def test_a_run_does_not_go_on_from_a_port() -> None:
    story = running("RCS", "10H").operates("RCS", "run")
    story.when("RCS", refused="run_passes_end", rule="1849-10.1.6").runs(_10H="D4 C5 A5 C5")
    story.when("RCS", refused="run_passes_end", rule="1849-10.1.6").runs(_10H="C5 A5 C5 D4")


# --- running is a duty -----------------------------------------------------------------------------------------------


@rule("1849-10.5.0.1")
def test_a_corporation_with_a_route_must_run() -> None:
    story = running("CTL", "8H", options="").operates("CTL", "run")
    assert story.menu(act.Pass) == []
    story.when("CTL", refused="must_run", rule="1849-10.5.0.1").passes()
    story.when("CTL", refused="better_runs", rule="1849-10.5.2.3").runs()
    story.when("CTL").runs(_8H=COAST)
    assert story.revenue() == 160


@rule("1849-10.5.0.1", "1849-10.5.2.4")
def test_every_train_runs_and_the_bank_pays_the_sum() -> None:
    story = running("CTL", "8H 8H", options="").operates("CTL", "run")
    story.when("CTL", refused="better_runs", rule="1849-10.5.2.3").runs(_8H=COAST)
    story.when("CTL").runs(_8H=COAST, _8Hb=MOUNTAINS)
    assert story.revenue() == 160 + 130
    bank = story.cash_of("bank")
    story.when("CTL").declares("withhold")
    assert (story.cash_of("CTL"), story.cash_of("bank")) == (290, bank - 290)


@rule("1849-10.5.0.1")
def test_each_train_runs_once_and_only_own_trains_run() -> None:
    story = others(running("CTL", "8H"), "RCS").trains("RCS 8H").operates("CTL", "run")
    own = story.when("CTL")._run("_8H", MOUNTAINS)
    story.when("CTL", refused="run_train_runs_twice", rule="1849-10.5.0.1").do(
        act.RunTrains(story.party("CTL"), (own, own))
    )
    foreign = story.when("RCS")._run("_8H", MOUNTAINS)
    story.when("CTL", refused="not_your_train", rule="1849-10.5.0.1").do(act.RunTrains(story.party("CTL"), (foreign,)))
    story.when("CTL").runs(_8H=MOUNTAINS)
    story.when("CTL", refused="trains_have_run").runs(_8H=MOUNTAINS)


# --- length ----------------------------------------------------------------------------------------------------------


@rule("1849-10.5.1.2", "1849-10.5.1.3", "1849-10.5.1.4")
def test_any_number_of_stations_within_the_length() -> None:
    story = running("CTL", "8H 6H").operates("CTL", "run")
    story.when("CTL").runs(_8H=COAST)  # six stations, eight hexsides
    assert story.revenue() == 160
    story = running("CTL", "8H 6H").operates("CTL", "run")
    story.when("CTL", refused="run_too_long", rule="1849-10.5.1.4").runs(_6H=COAST)
    story.when("CTL").runs(_6H="D4 C3 (E3) G3 (H2) G1 E1")
    assert story.revenue() == 70


@rule("1849-10.5.1.5", "1849-10.5.1.6", "1849-10.5.1.7")
def test_an_r6h_is_at_home_on_narrow_track() -> None:
    story = running("CTL", "R6H", phase="16").operates("CTL", "run")
    story.when("CTL", refused="run_too_long", rule="1849-10.5.1.5").runs(_R6H="E1 G1 (H2) G3 (E3) C3")
    story.when("CTL").runs(_R6H=MOUNTAINS + " C1")  # four narrow hexsides and a dual one
    assert story.revenue() == 90 + 10 + 40 + 40


@rule("1849-10.5.1.8", "1849-PD-02")
@pytest.mark.parametrize(("profile", "way"), [("rulebook", "B14 (A15) C15"), ("18xx.games", "B14 (A15 B16) C15")])
def test_calabria_is_three_hexsides_away(profile: str, way: str) -> None:
    story = running("AFG", "4H", "B14 655/0", "6", profile).token("AFG", "B14").operates("AFG", "run")
    story.when("AFG").runs(_4H=f"A13 {way}")  # one, and three
    assert story.revenue() == 70
    story = running("AFG", "4H", "B14 655/0", "6", profile).token("AFG", "B14").operates("AFG", "run")
    story.when("AFG", refused="run_too_long", rule="1849-10.5.1.4").runs(_4H=f"a12 A13 {way}")


@rule("1849-10.5.1.9")
def test_trains_share_no_track_but_stations() -> None:
    story = running("CTL", "8H 10H").operates("CTL", "run")
    for second in ("E1 G1", "C3 D4 (E3 F2) E1"):
        story.when("CTL", refused="run_track_twice", rule="1849-10.5.1.9").runs(_8H=COAST, _10H=second)
    story.when("CTL").runs(_8H=COAST, _10H=MOUNTAINS)  # both cross E3
    assert story.revenue() == 290
    story = running("CTL", "8H 10H").operates("CTL", "run")
    story.when("CTL", refused="run_track_twice", rule="1849-10.5.1.9").runs(_8H="C1 E1 G1", _10H="C1 E1 (F2 E3) D4")


# --- revenue ---------------------------------------------------------------------------------------------------------


@rule("1849-10.5.2.1")
def test_a_run_earns_the_sum_of_its_stops() -> None:
    story = running("RCS", "10H").board_marker("port", "RCS", "A5").operates("RCS", "run")
    story.when("RCS").runs(_10H="A5 C5 D4 C3")
    assert story.revenue() == (10 + 20) + 90 + 10 + 10


@rule("1849-10.5.2.2")
@pytest.mark.parametrize(
    ("phase", "worth"), [("6", 20 + 20 + 10), ("8", 30 + 30 + 10), ("10", 30 + 30 + 10), ("12", 40 + 40 + 10)]
)
def test_only_grey_cities_pay_by_phase(phase: str, worth: int) -> None:
    story = running("CTL", "10H", phase=phase).operates("CTL", "run")
    story.when("CTL").runs(_10H="C1 E1 G1")
    assert story.revenue() == worth


@rule("1849-10.5.2.3")
def test_the_best_runs_must_be_taken() -> None:
    story = running("CTL", "8H", options="").operates("CTL", "run")
    story.when("CTL", refused="better_runs", rule="1849-10.5.2.3").runs(_8H=MOUNTAINS)
    story.when("CTL").runs(_8H=COAST)
    assert story.revenue() == 160


@rule("1849-10.5.2.3")
@pytest.mark.parametrize(("profile", "options"), [("rulebook", "free_runs"), ("18xx.games", "")])
def test_players_may_agree_to_leave_it_at_what_is_named(profile: str, options: str) -> None:
    story = running("CTL", "8H", profile=profile, options=options).operates("CTL", "run")
    story.when("CTL").runs(_8H=MOUNTAINS)
    assert story.revenue() == 130


@rule("1849-10.5.2.3")
def test_another_set_of_runs_that_earns_as_much_will_do() -> None:
    story = running("RCS", "4H", phase="4", tiles="D6 26/2, E7 3/2, E5 58/4", options="").operates("RCS", "run")
    for town in ("E5", "E7"):
        story.when("RCS").runs(_4H=f"{town} (D6) C5 A5")
        assert story.revenue() == 70
        story.game.pop()
