"""18CZ: worked examples of runs, income and prices."""

from __future__ import annotations

import pytest

from tests.czech import laid, railway
from tests.marks import rule
from tests.story import Story
from tresham.rules.market import operating_order

FIGURE = "E16 57 D17 F15, C16 8 D17 B17"
"""Part of the track in the rulebook's figure: Pardubice is F, Hradec Králové H, the town of B17 L and Berlin M."""


def figure(corps: str, phase: str = "g") -> Story:
    """The figure, with the red tile of PR laid: F 20, H 30, L 20, M by phase."""
    story = laid(railway(corps, phase), FIGURE).tile("D17", "15", 0).tile("B17", "887p", 4)
    return story if "PR" in corps else story.tile("B19", "8897", 0)


@rule("18CZ-VIII.7.3", "18CZ-VIII.8.1", "18CZ-VIII.7.1", "18CZ-VIII.7.7")
def test_two_normal_trains() -> None:
    story = figure("BCB").token("BCB", "D17").trains("BCB 2a 3c").operates("BCB", "run")
    story.when("BCB").runs(**{"2a": "E16 D17", "3c": "D17 (C16) B17 B19"})
    assert story.revenue() == 50 + 90


@rule("18CZ-VIII.8.4")
def test_nothing_less_than_the_best() -> None:
    story = figure("BCB").token("BCB", "D17").trains("BCB 2a 3c").operates("BCB", "run")
    story.when("BCB", refused="better_runs", rule="18CZ-VIII.8.4").runs(**{"3c": "D17 (C16) B17 B19"})


@rule("18CZ-VIII.7.3", "18CZ-VIII.7.2")
def test_a_normal_train_leaves_nothing_out() -> None:
    story = figure("BCB").token("BCB", "D17").trains("BCB 3c").operates("BCB", "run")
    story.when("BCB", refused="run_too_long", rule="18CZ-VIII.7.2").runs(**{"3c": "E16 D17 (C16) B17 B19"})


@rule("18CZ-VIII.7.4")
def test_a_plus_train_counts_towns_beside_cities() -> None:
    story = figure("BTE").token("BTE", "D17").trains("BTE 2+2b").operates("BTE", "run")
    story.when("BTE", refused="run_too_long").runs(**{"2+2b": "E16 D17 (C16) B17 B19"})
    story.when("BTE").runs(**{"2+2b": "D17 (C16) B17 B19"})
    assert story.revenue() == 90
    story = figure("BTE").token("BTE", "D17").trains("BTE 3+3d").operates("BTE", "run")
    story.when("BTE").runs(**{"3+3d": "E16 D17 (C16) B17 B19"})
    assert story.revenue() == 20 + 30 + 20 + 40


@rule("18CZ-VIII.7.5", "18CZ-VIII.8.3")
def test_an_express_leaves_out_towns_and_is_paid_more_at_home() -> None:
    story = figure("PR").trains("PR 3Ed").operates("PR", "run")
    story.when("PR").runs_best()
    assert story.revenue() == 40 + 50 + 30 + 20


@rule("18CZ-VIII.8.2", "18CZ-VIII.8.3", "18CZ-VIII.12.5", "18CZ-VIII.12.8", "18CZ-VIII.12.10")
@pytest.mark.parametrize(("phase", "value"), [("d", 30), ("f", 30), ("g", 40), ("h", 40), ("i", 50), ("j", 50)])
def test_red_tiles_pay_by_phase(phase: str, value: int) -> None:
    story = figure("PR", phase).trains("PR 3Ed").operates("PR", "run")
    story.when("PR").runs_best()
    assert story.revenue() == value + 50 + 30 + 20
    story = figure("BCB", phase).token("BCB", "D17").trains("BCB 3c").operates("BCB", "run")
    story.when("BCB").runs_best()
    assert story.revenue() == value + 20 + 30


@rule("18CZ-VIII.8.3")
def test_each_train_takes_the_bonus() -> None:
    story = figure("PR").token("PR", "D17").trains("PR 3Ed 3Ee")
    laid(story, "C18 9 B19 D17").operates("PR", "run")
    story.when("PR").runs_best()
    assert story.revenue() == (90 + 30 + 20) + (90 + 20 + 30)


@rule("18CZ-VIII.7.6")
def test_praha_once_a_route() -> None:
    ring = "D13 7 E12 E14, F13 3 E14 E12"
    story = laid(railway("BN"), ring).tile("E14", "56", 0).trains("BN 3+3d").operates("BN", "run")
    story.when("BN", refused="run_group_twice", rule="18CZ-VIII.7.6").runs(**{"3+3d": "E12.1 (D13) E14 F13 E12.0"})


@rule("18CZ-VIII.7.6")
def test_both_cities_of_a_green_tile() -> None:
    ring = "C10 3 C8 D9, D9 7 C10 C8"
    story = laid(railway("EKJ").tile("C8", "8860", 0), ring).token("EKJ", "C8.1").trains("EKJ 3c")
    story.operates("EKJ", "run").when("EKJ").runs(**{"3c": "C8.1 C10 (D9) C8.0"})
    assert story.revenue() == 40 + 10 + 40


@rule("18CZ-VIII.7.9", "18CZ-VIII.7.11", "18CZ-VIII.7.10")
def test_trains_share_cities_and_no_track() -> None:
    story = figure("BCB").token("BCB", "D17").trains("BCB 2a 2b").operates("BCB", "run")
    story.when("BCB", refused="run_track_twice", rule="18CZ-VIII.7.11").runs(**{"2a": "E16 D17", "2b": "D17 E16"})
    story.when("BCB").runs(**{"2a": "E16 D17", "2b": "D17 (C16) B17"})
    assert story.revenue() == 100


@rule("18CZ-VIII.6.2", "18CZ-VIII.7.8")
def test_a_full_city_is_an_end() -> None:
    story = figure("BCB EKJ OFE").token("EKJ", "D17").token("OFE", "D17").trains("BCB 3c").operates("BCB", "run")
    story.when("BCB", refused="run_passes_blocked", rule="18CZ-VIII.7.8").runs(**{"3c": "E16 D17 (C16) B17"})
    story.when("BCB").runs(**{"3c": "E16 D17"})
    assert story.revenue() == 50


@rule("18CZ-VIII.6.1", "18CZ-VIII.7.2")
def test_no_route_without_a_station() -> None:
    story = figure("BCB").trains("BCB 2a").operates("BCB", "run")
    story.when("BCB", refused="run_no_station", rule="18CZ-VIII.7.2").runs(**{"2a": "D17 (C16) B17"})


@rule("18CZ-VIII.7.1", "18CZ-IV.2.c.1", "18CZ-VIII.10.9")
def test_trains_of_other_kinds_stand_idle() -> None:
    story = figure("BTE").token("BTE", "D17").trains("BTE 3c 2+2c").operates("BTE", "run")
    story.when("BTE", refused="train_rests", rule="18CZ-VIII.7.1").runs(**{"3c": "E16 D17"})
    story.when("BTE").runs_best()
    assert story.revenue() == 90


# --- income ----------------------------------------------------------------------------------------------------------


def earned(corp: str, revenue: int, **holdings: int) -> Story:
    """A corporation is about to say what becomes of its income; players have these shares of it and no money."""
    story = railway(corp)
    for name, more in holdings.items():
        if more:
            story.holds(name, f"{corp} {more}", president=False)
    return story.cash("A 0, B 0, C 0").operates(corp, "dividend", revenue=revenue, ran=True)


@rule("18CZ-VIII.8.7", "18CZ-VIII.8.6", "18CZ-VIII.8.5", "18CZ-IV.2.a.4")
@pytest.mark.parametrize(
    ("corp", "revenue", "holdings", "paid"),
    [
        ("EKJ", 110, {"A": 1, "B": 1}, [83, 28, 0]),
        ("EKJ", 110, {"B": 2}, [55, 55, 0]),
        ("EKJ", 50, {"A": 1, "B": 1}, [38, 13, 0]),
        ("BTE", 110, {"B": 1}, [66, 22, 0]),
    ],
)
def test_what_shares_earn(corp: str, revenue: int, holdings: dict[str, int], paid: list[int]) -> None:
    story = earned(corp, revenue, **holdings)
    story.when(corp).declares("pay")
    assert story.purses() == paid
    assert story.cash_of(corp) == 500


@rule("18CZ-VIII.8.5", "18CZ-VIII.8.9")
def test_all_of_it_may_be_kept() -> None:
    story = earned("EKJ", 110)
    story.when("EKJ").declares("withhold")
    assert (story.cash_of("EKJ"), story.purses(), story.price("EKJ")) == (610, [0, 0, 0], 65)


CELLS = {40: "A2", 45: "A1", 50: "B2", 53: "B1", 65: "E2", 70: "F2", 90: "H2", 100: "I2", 110: "J2", 320: "V2"}
CELLS |= {335: "V1", 350: "W2"}


@rule("18CZ-IX.2.1", "18CZ-VIII.8.8", "18CZ-IX.1.1")
@pytest.mark.parametrize(
    ("corp", "price", "to"),
    [
        *(("EKJ", 65, 70), ("BTE", 100, 110), ("kk", 90, 110), ("kk", 110, 132), ("kk", 320, 350), ("kk", 335, 370)),
        ("EKJ", 350, 350),
    ],
)
def test_a_dividend_moves_the_price(corp: str, price: int, to: int) -> None:
    story = railway(corp).marker(f"{corp} {CELLS[price]}").operates(corp, "dividend", revenue=40, ran=True)
    story.when(corp).declares("pay")
    assert story.price(corp) == to


@rule("18CZ-IX.2.2", "18CZ-VIII.8.9")
@pytest.mark.parametrize(
    ("corp", "price", "to"),
    [("EKJ", 70, 65), ("EKJ", 50, 40), ("EKJ", 53, 45), ("EKJ", 45, 45), ("EKJ", 40, 40), ("kk", 110, 100)],
)
def test_without_a_dividend_it_falls(corp: str, price: int, to: int) -> None:
    story = railway(corp).marker(f"{corp} {CELLS[price]}").operates(corp, "dividend", revenue=40, ran=True)
    story.when(corp).declares("withhold")
    assert story.price(corp) == to


@rule("18CZ-IX.2.2", "18CZ-VIII.8.9")
def test_no_train_no_income() -> None:
    story = railway("EKJ").operates("EKJ", "run")
    assert (story.price("EKJ"), story.part()) == (65, "trains")


@rule("18CZ-VIII.2.2", "18CZ-VIII.8.10", "18CZ-IX.3.3")
def test_who_arrives_goes_underneath() -> None:
    story = railway("KFN BTE").marker("KFN G2").marker("BTE F2").trains("KFN 2+2b, BTE 2+2b")
    story.operates("BTE", "dividend", turn=5, of=2, revenue=40, ran=True)
    story.when("BTE").declares("pay")
    assert story.markers_in("G2") == ["KFN", "BTE"]
    assert [story.name(corp) for corp in operating_order(story.table(), story.mask("BTE KFN"))] == ["KFN", "BTE"]
