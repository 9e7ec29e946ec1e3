"""1849: worked examples about routes, revenue and dividends."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core.event import TrainsRun
from tresham.routes.check import run_length
from tresham.routes.problem import Problem, RouteRun
from tresham.rules.surveying import surveyor

PLAYERS = "Ann Bob Cleo Dan"
WEST = "C5 651/5, B4 7/5, D4 682/1, C3 3/5, E3 714/0, F2 78/2, G3 58/1, H2 8/2, G1 58/3"
COAST = "C5 (B4) D4 C3 (E3) G3 (H2) G1 E1"
MOUNTAINS = "C5 D4 (E3 F2) E1"
TERMINI = "D6 9/2, E7 3/2"
EAST = "H12 653/1, G13 58/1, D14 8/1, D12 77/4, B14 656/4"


def running(corp: str, trains: str, tiles: str = "", phase: str = "10", token: str = "") -> Story:
    """Ann's corporation is about to run its trains; every set of legal runs is accepted."""
    story = given("1849", PLAYERS, options="free_runs").phase(phase)
    story.tiles(tiles).launched(f"{corp} 100").papers("Ann", f"{corp} P 1 1").operated(corp).trains(f"{corp} {trains}")
    if token:
        story.token(corp, token)
    return story.cash(f"{corp} 0").operates(corp, "run")


def counts(story: Story, corp: str, **ways: str) -> int:
    """As how many hexsides the way of a train counts."""
    [(train, way)] = ways.items()
    run = story.when(corp)._run(train, way)
    survey = surveyor(story.table(), story.party(corp), (run.train,))
    track = survey.track({stop: index for index, stop in enumerate(run.stops)}, run)
    assert track is not None
    problem = Problem(survey.stops(run.stops), tuple(track), survey.trains(run.stops))
    return run_length(problem, RouteRun(0, tuple(range(len(track))), tuple(range(len(run.stops)))))


# --- length ----------------------------------------------------------------------------------------------------------


@rule("1849-S-40")
def test_an_8h_along_the_coast() -> None:
    story = running("CTL", "8H 6H", WEST)
    ways = ("C5 (B4) D4", "C5 (B4) D4 C3", "C5 (B4) D4 C3 (E3) G3", "C5 (B4) D4 C3 (E3) G3 (H2) G1", COAST)
    assert [counts(story, "CTL", _8H=way) for way in ways] == [2, 3, 5, 7, 8]
    assert story.when("CTL").would_earn(_8H=COAST) == 90 + 10 + 10 + 10 + 10 + 30 == 160
    story.when("CTL", refused="run_too_long", rule="1849-10.5.1.4").runs(_6H=COAST)


@rule("1849-S-41")
def test_a_second_8h_over_the_mountains() -> None:
    story = running("CTL", "8H 8H 6H", WEST)
    assert (counts(story, "CTL", _8H="C5 D4"), counts(story, "CTL", _8H="D4 (E3 F2) E1")) == (2, 6)
    assert story.when("CTL").would_earn(_8H=MOUNTAINS) == 130
    assert story.when("CTL").would_earn(_8H=COAST, _8Hb=MOUNTAINS) == 160 + 130
    story.when("CTL", refused="run_too_long", rule="1849-10.5.1.4").runs(_6H=MOUNTAINS)


@rule("1849-S-42")
@pytest.mark.parametrize(("phase", "revenue"), [("10", 90 + 10 + 30 + 30), ("16", 90 + 10 + 40 + 40)])
def test_an_r6h_over_the_mountains(phase: str, revenue: int) -> None:
    story = running("CTL", "R6H", WEST, phase)
    ways = ("C5 D4", MOUNTAINS, MOUNTAINS + " C1")
    assert [counts(story, "CTL", _R6H=way) for way in ways] == [1, 4, 5]
    assert story.when("CTL").would_earn(_R6H=MOUNTAINS + " C1") == revenue


@rule("1849-S-43")
def test_two_ways_from_palermo_to_partinico() -> None:
    story = running("RCS", "8H R6H", WEST)
    standard, narrow = "C5 (B4) D4", "C5 D4"
    assert (counts(story, "RCS", _8H=standard), counts(story, "RCS", _R6H=standard)) == (2, 4)
    assert (counts(story, "RCS", _8H=narrow), counts(story, "RCS", _R6H=narrow)) == (2, 1)


@rule("1849-S-44")
def test_trains_from_messina_to_calabria() -> None:
    story = running("AFG", "4H", "B14 655/0", "6", "B14")
    assert (counts(story, "AFG", _4H="B14 (A15) C15"), story.when("AFG").would_earn(_4H="B14 (A15) C15")) == (3, 60)
    assert (counts(story, "AFG", _4H="A13 B14 (A15) C15"), story.when("AFG").would_earn(_4H="A13 B14 (A15) C15")) == (
        4,
        70,
    )
    assert counts(story, "AFG", _4H="a12 A13 B14 (A15) C15") == 5
    story.when("AFG", refused="run_too_long", rule="1849-10.5.1.4").runs(_4H="a12 A13 B14 (A15) C15")
    later = running("AFG", "6H", "B14 655/0", "8", "B14")
    assert later.when("AFG").would_earn(_6H="a12 A13 B14 (A15) C15") == 20 + 10 + 50 + 30 == 110


@rule("1849-S-45")
def test_a_port_alone_makes_no_route() -> None:
    story = running("RCS", "4H", TERMINI, "4")
    story.when("RCS", refused="run_too_few_stops", rule="1849-10.5.1.1").runs(_4H="C5 A5")
    assert (counts(story, "RCS", _4H="A5 C5 (D6) E7"), story.when("RCS").would_earn(_4H="A5 C5 (D6) E7")) == (3, 70)


@rule("1849-S-46")
def test_from_the_port_of_augusta_to_siracusa() -> None:
    story = running("ATA", "6H", "M13 675/1", "6")
    assert (counts(story, "ATA", _6H="L14 K13 M13"), story.when("ATA").would_earn(_6H="L14 K13 M13")) == (
        2,
        60 + 10 + 20,
    )


@rule("1849-S-47")
def test_from_siracusa_to_ragusa_over_narrow_track() -> None:
    story = running("ATA", "4H", "L12 78/5", "4")
    assert (counts(story, "ATA", _4H="M13 (L12) M11"), story.when("ATA").would_earn(_4H="M13 (L12) M11")) == (4, 30)


@rule("1849-S-84")
def test_a_12h_changes_the_gauge_in_taormina() -> None:
    story = running("IFT", "12H 6H", EAST, "12")
    way = "H12 G13 E13 (D12 C13) B14"
    assert (counts(story, "IFT", _12H="H12 G13 E13"), counts(story, "IFT", _12H=way)) == (2, 2 + 6)
    assert story.when("IFT").would_earn(_12H=way) == 60 + 10 + 10 + 80 == 160
    story.when("IFT", refused="run_too_long", rule="1849-10.5.1.4").runs(_6H=way)


@rule("1849-S-92")
def test_one_train_visits_palermo_once_and_two_trains_may_both_visit_it() -> None:
    story = running("RCS", "8H 8H", WEST)
    story.when("RCS", refused="run_stop_twice", rule="1849-10.1.7").runs(_8H="C5 (B4) D4 C5")
    assert story.when("RCS").would_earn(_8H="C5 (B4) D4", _8Hb="C5 D4") == 100 + 100


# --- revenue ---------------------------------------------------------------------------------------------------------


@rule("1849-S-48")
def test_a_route_earns_the_sum_of_its_stations() -> None:
    story = running("SFA", "10H", "J6 644/2, H6 8/4, G7 8/5, H8 666/2, G9 696/0")
    assert story.when("SFA").would_earn(_10H="J6 (H6 G7) H8 G9") == 20 + 30 + 20 == 70


@rule("1849-S-49")
@pytest.mark.parametrize(
    ("phase", "trapani", "calabria"),
    [("4", 20, 10), ("6", 20, 10), ("8", 30, 30), ("10", 30, 30), ("12", 40, 90), ("16", 40, 90)],
)
def test_trapani_and_calabria_by_phase(phase: str, trapani: int, calabria: int) -> None:
    assert (
        running("CTL", "10H", phase=phase).when("CTL").would_earn(_10H="E1 C1") == trapani * 2
    )  # Marsala pays the same
    assert (
        running("AFG", "10H", "B14 655/0", phase, "B14").when("AFG").would_earn(_10H="B14 (A15) C15") == 50 + calabria
    )


@rule("1849-S-50")
@pytest.mark.parametrize(("corp", "revenue"), [("RCS", 90), ("CTL", 70)])
def test_a_port_marker_pays_the_corporation_that_placed_it(corp: str, revenue: int) -> None:
    story = given("1849", PLAYERS).phase("6").tile("D6", "9", 2).tile("E7", "3", 2).launch_order("SFA")
    if corp == "RCS":
        story.launched("RCS 100").papers("Ann", "RCS P 1 1").owns("RCS", "CNM").trains("RCS 4H").operates("RCS")
        story.when("RCS").places_marker("CNM", "A5")
        while story.part() != "run":
            story.when("RCS").passes()
    else:
        story.board_marker("port", "RCS", "A5").launched("CTL 100").papers("Ann", "CTL P 1 1").token("CTL", "C5")
        story.trains("CTL 4H").operates("CTL", "run")
    story.when(corp).runs(_4H="A5 C5 (D6) E7")
    assert [run.revenue for run in story.happened(TrainsRun)] == [revenue]


# --- dividends -------------------------------------------------------------------------------------------------------


def with_revenue(revenue: int, cell: str, phase: str = "4") -> Story:
    """Lilibeo has run for so much, its marker in this cell."""
    story = given("1849", PLAYERS).phase(phase)
    story.launched("CTL 100").papers("Ann", "CTL P 1 1").operated("CTL").marker(f"CTL {cell}").trains("CTL 10H")
    return story.operates("CTL", "dividend", ran=True, revenue=revenue)


@rule("1849-S-51")
@pytest.mark.parametrize(("revenue", "after"), [(140, 144), (144, 159), (150, 159)])
def test_dividends_at_a_price_of_144(revenue: int, after: int) -> None:
    story = with_revenue(revenue, "I3")
    assert story.price("CTL") == 144
    story.when("CTL").declares("pay")
    assert story.price("CTL") == after


@rule("1849-S-52")
def test_who_is_paid_a_dividend_of_50() -> None:
    story = given("1849", PLAYERS).launched("CTL 100").papers("Ann", "CTL P 1 1 1").papers("pool", "CTL 1 1 1")
    story.cash("Ann 0, CTL 0").trains("CTL 4H").operates("CTL", "dividend", ran=True, revenue=50)
    assert [story.shares(owner, "CTL") for owner in ("Ann", "CTL", "pool")] == [5, 2, 3]
    bank = story.cash_of("bank")
    story.when("CTL").declares("pay")
    assert [story.cash_of(name) for name in ("Ann", "CTL")] == [25, 10]
    assert story.cash_of("bank") == bank - 35  # it keeps 15


@rule("1849-S-53")
@pytest.mark.parametrize(
    ("cell", "before", "after"), [("E4", 90, 80), ("A4", 54, 52), ("A9", 27, None), ("B10", 24, None)]
)
def test_withholding_at_the_left_edge_and_above_the_end(cell: str, before: int, after: int | None) -> None:
    story = with_revenue(400, cell)
    assert story.price("CTL") == before
    story.when("CTL").declares("withhold")
    assert story.price("CTL") == after
    assert story.has_floated("CTL") == (after is not None)


@rule("1849-S-54")
@pytest.mark.parametrize(
    ("cell", "before", "early", "late"),
    [
        ("M3", 218, 240, 242),
        ("M2", 240, 276, 266),
        ("M1", 276, 276, 306),
        ("N4", 230, 230, 242),
        ("M5", 198, 208, 208),
        ("G9", 56, 70, 70),
    ],
)
def test_dividends_at_the_right_edge_before_and_in_phase_16(cell: str, before: int, early: int, late: int) -> None:
    for phase, after in (("4", early), ("12", early), ("16", late)):
        story = with_revenue(400, cell, phase)
        assert story.price("CTL") == before
        story.when("CTL").declares("pay")
        assert story.price("CTL") == after
