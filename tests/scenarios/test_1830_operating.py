"""1830: worked examples about operating rounds, track, tokens and routes."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act


@rule("1830-SC.19")
def test_a_dividend_of_50_with_shares_in_pool_and_offering() -> None:
    story = given("1830", "Ann Bob").started("PRR 100").holds("Ann", "PRR 5").holds("pool", "PRR 2").token("PRR", "H12")
    story.cash("Ann 0, PRR 0, Bob 0").trains("PRR 2").operates("PRR", "dividend", ran=True, revenue=50)
    assert story.shares("ipo", "PRR") == 3
    bank = story.cash_of("bank")
    story.when("PRR").declares("pay")
    assert [story.cash_of(name) for name in ("Ann", "PRR", "Bob")] == [25, 10, 0]
    assert story.cash_of("bank") == bank - 35
    assert story.cell("PRR") == "H1"


@rule("1830-SC.20")
def test_five_corporations_operate_in_the_order_of_their_markers() -> None:
    story = given("1830", "Ann Bob").started("PRR 100, C&O 100, ERIE 100, NYC 67, B&M 67").phase("3")
    for corp in ("PRR", "C&O", "ERIE", "NYC", "B&M"):
        story.holds("Ann", f"{corp} 6").cash(f"{corp} 500")
    story.floated("PRR C&O ERIE NYC B&M").marker("PRR G1, C&O G1, ERIE H2, B&M G7, NYC G6").operating_round()
    order: list[str] = []
    while story.round()[0] == "operating":
        if story.actor() not in order:
            order.append(story.actor())
        if story.menu(act.Pass):
            story.when(story.actor()).passes()
        else:
            story.when("B&M").buys_train("3", 180)  # Boston can run to Mansfield
    assert order == ["ERIE", "PRR", "C&O", "NYC", "B&M"]


@rule("1830-SC.21")
def test_water_is_paid_once() -> None:
    story = given("1830", "Ann Bob").phase("3").started("CPR 100").holds("Ann", "CPR 6").token("CPR", "A19")
    story.cash("CPR 200").operated("CPR").operates("CPR", of=2)
    story.when("CPR").lays("B18", "9", 0)
    assert story.cash_of("CPR") == 120
    while story.round()[2] == 1:
        story.when("CPR").passes()
    story.when("CPR").lays("B18", "23", 0)
    assert (story.tile_at("B18"), story.cash_of("CPR")) == (("23", 0), 120)


@rule("1830-SC.21")
@pytest.mark.parametrize(
    ("corp", "home", "before", "lay", "cost"),
    [
        ("ERIE", None, [], ("E11", "59", 0), 0),
        ("ERIE", "E11.1", [("E11", "59", 0)], ("D10", "59", 5), 80),
        ("CPR", "A19", [("B18", "9", 0)], ("C17", "9", 0), 120),
        ("NYNH", "G19", [], ("G19", "54", 0), 80),
    ],
)
def test_first_tiles_pay_for_water_and_mountains(
    corp: str, home: str | None, before: list[tuple[str, str, int]], lay: tuple[str, str, int], cost: int
) -> None:
    story = given("1830", "Ann Bob").phase("3").started(f"{corp} 100").holds("Ann", f"{corp} 6").cash(f"{corp} 200")
    for one in before:
        story.tile(*one)
    if home:
        story.token(corp, home)
    else:
        story.token_beside(corp, "E11")
    story.operates(corp)
    story.when(corp).lays(*lay)
    assert story.cash_of(corp) == 200 - cost


def new_york(f18: tuple[str, int], g17: tuple[str, int] | None = None) -> Story:
    """Green New York with NYNH's token in the north-eastern city, and a diesel."""
    story = given("1830", "Ann Bob", options="free_runs").phase("D").started("NYNH 100").holds("Ann", "NYNH 6")
    story.tile("G19", "54").token("NYNH", "G19.1").trains("NYNH D").tile("F18", *f18)
    if g17:
        story.tile("G17", *g17)
    return story.cash("NYNH 0")


@rule("1830-SC.38")
def test_a_diesel_visits_both_cities_of_new_york_if_track_outside_joins_them() -> None:
    story = new_york(f18=("7", 5), g17=("2", 2)).operates("NYNH", "run")  # north-west - F18 - Allentown - west
    assert story.when("NYNH").would_earn(_D="G19.1 (F18) G17.1 G19.0") == 60 + 10 + 60


@rule("1830-SC.38")
def test_a_diesel_does_not_visit_one_city_of_new_york_twice() -> None:
    story = new_york(f18=("8", 3)).tile("F20", "56").tile("E19", "14", 2).operates("NYNH", "run")
    story.when("NYNH", refused="run_stop_twice", rule="1830-RT.3").runs(_D="G19.1 F20.0 E19 (F18) G19.1")
    assert story.when("NYNH").would_earn(_D="G19.1 F20.0 E19") == 60 + 10 + 30


def altoona(corp: str) -> Story:
    """Pittsburgh - Altoona - Lancaster; PRR's token in Altoona, B&O's in Lancaster."""
    story = given("1830", "Ann Bob", options="free_runs").phase("3").started(f"{corp} 100").holds("Ann", f"{corp} 6")
    story.tile("H10", "57", 1).tile("H14", "9", 1).tile("H16", "57", 1).token("PRR", "H12").token("B&O", "I15", "H16")
    return story.trains(f"{corp} 2 3").cash(f"{corp} 0").operates(corp, "run")


@rule("1830-SC.39")
def test_baltimore_runs_past_altoona_or_ends_there() -> None:
    story = altoona("B&O")
    assert story.when("B&O").would_earn(_2="H10 (H12 H14) H16") == 40
    assert story.when("B&O").would_earn(_2="H12 (H14) H16") == 30
    story.when("B&O", refused="run_passes_blocked", rule="1830-RT.6").runs(_3="H10 H12 (H14) H16")


@rule("1830-SC.39")
def test_pennsylvania_runs_through_altoona() -> None:
    story = altoona("PRR")
    assert story.when("PRR").would_earn(_3="H10 H12 (H14) H16") == 50


def albany(tile: str) -> Story:
    """NYNH has track through Albany to Rochester; NYC has not operated."""
    story = given("1830", "Ann Bob").phase("3").started("NYNH 100").holds("Ann", "NYNH 6").token("NYNH", "G19")
    story.tile("F20", "56").tile("E19", tile, 2).tile("D18", "8", 5).tile("D16", "9", 1)
    return story.cash("NYNH 500").operates("NYNH", "token")


@rule("1830-SC.42")
def test_one_slot_of_albany_is_kept_for_new_york_central() -> None:
    story = albany("57")
    assert story.tokens_offered() == {"D14.0"}
    story.when("NYNH", refused="slot_reserved", rule="1830-TK.6").tokens("E19")
    story = albany("14")
    assert story.tokens_offered() == {"D14.0", "E19.0"}
    story.when("NYNH").tokens("E19")
    assert story.tokens_of("NYNH") == ["E19.0", "G19.0"]


@rule("1830-SC.42")
def test_the_second_slot_stays_reserved_when_the_first_is_taken() -> None:
    story = given("1830", "Ann Bob").phase("3").started("NYNH 100, NYC 67").holds("Ann", "NYNH 6").holds("Bob", "NYC 6")
    story.tile("F20", "56").tile("E19", "14", 2).tile("D18", "8", 5).tile("D16", "9", 1)
    story.token("NYNH", "G19").token("PRR", "H12", "E19").cash("NYNH 500, NYC 500").floated("NYC NYNH")
    story.operates("NYNH", "token")
    assert story.tokens_offered() == {"D14.0"}
    story.when("NYNH", refused="slot_reserved", rule="1830-TK.6").tokens("E19")
    story.when("NYNH").passes()
    while story.actor() == "NYNH":
        if story.menu(act.Pass):
            story.when("NYNH").passes()
        else:
            story.when("NYNH").buys_train("3", 180)
    assert (story.actor(), story.tokens_of("NYC")) == ("NYC", ["E19.0"])
