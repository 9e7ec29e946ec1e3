"""1830: stations."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import TokenPlaced
from tresham.rules.network import has_route


def cleveland(phase: str = "3", cash: int = 500) -> Story:
    """Bob's C&O: Cleveland - Akron - Pittsburgh - Altoona - Lancaster, and Cleveland - Chicago."""
    story = given("1830", "Ann Bob Eve").phase(phase).started("C&O 100").holds("Bob", "C&O 6").token("C&O", "F6")
    story.tile("G7", "2", 2).tile("H8", "8", 2).tile("H14", "9", 1).tile("H16", "57", 1)
    story.tile("G5", "8", 1).tile("G3", "8", 2)
    return story.operated("C&O").cash(f"C&O {cash}")


def rochester(phase: str = "3", profile: str = "rulebook") -> Story:
    """Bob's NYC in Rochester: track to Hamilton (D10) and to the east side of Buffalo (E11). Ann has ERIE."""
    story = given("1830", "Ann Bob Eve", profile).phase(phase).started("NYC 100, ERIE 90")
    story.holds("Bob", "NYC 6").holds("Ann", "ERIE 6").token("NYC", "E19", "D14").operated("NYC")
    story.tile("D12", "9", 1).tile("D10", "59", 2).tile("E13", "8", 1)
    return story.cash("NYC 500, ERIE 500").floated("NYC ERIE")


# --- home ------------------------------------------------------------------------------------------------------------


@rule("1830-TK.1")
@pytest.mark.parametrize(
    ("corp", "home"),
    [
        ("PRR", "H12.0"),
        ("NYC", "E19.0"),
        ("CPR", "A19.0"),
        ("B&O", "I15.0"),
        ("C&O", "F6.0"),
        ("NYNH", "G19.0"),
        ("B&M", "E23.0"),
    ],
)
def test_the_home_token_is_placed_free_of_charge_when_the_first_turn_begins(corp: str, home: str) -> None:
    story = given("1830", "Ann Bob").started(f"{corp} 100").holds("Ann", f"{corp} 6").floated(corp).cash(f"{corp} 500")
    story.stock_round(2, "Ann")
    story.when("Ann").passes()
    assert story.tokens_of(corp) == []
    story.when("Bob").passes()
    assert (story.actor(), story.part()) == (corp, "track")
    assert story.tokens_of(corp) == [home]
    assert story.cash_of(corp) == 500
    assert [event.cost for event in story.happened(TokenPlaced)] == [0]


@rule("1830-TK.1")
@pytest.mark.parametrize("tile", [None, "54", "62"])
def test_new_haven_is_at_home_in_the_city_that_leads_north_east(tile: str | None) -> None:
    story = given("1830", "Ann Bob").phase("5").started("NYNH 100").holds("Ann", "NYNH 6").floated("NYNH")
    if tile:
        story.tile("G19", tile)
    story.cash("NYNH 500").operating_round()
    [home] = story.tokens_of("NYNH")
    atlas, stop = story.atlas, story.stop(home)
    fan = atlas.fan(story.game.state.board.lays[atlas.hex("G19")])
    assert 3 in {end for end, _ in fan[6 + stop - atlas.first_stop[atlas.hex("G19")]]}


@rule("1830-TK.1")
def test_a_home_on_an_upgraded_hex_is_still_free() -> None:
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6").floated("NYC")
    story.tile("E19", "14").token("PRR", "E19").cash("NYC 500").operating_round()
    assert (story.tokens_of("NYC"), story.cash_of("NYC")) == (["E19.0"], 500)
    assert story.tokens_of("PRR") == ["E19.0"]


# --- Erie ------------------------------------------------------------------------------------------------------------


@rule("1830-TK.2")
@pytest.mark.parametrize("city", ["E11.0", "E11.1"])
def test_erie_picks_a_city_at_once_if_there_is_a_tile(city: str) -> None:
    story = given("1830", "Ann Bob").phase("3").started("ERIE 100").holds("Ann", "ERIE 6").floated("ERIE")
    story.tile("E11", "59", 0).cash("ERIE 500").operating_round()
    assert (story.actor(), story.to_act()) == ("ERIE", "Ann")
    assert len(story.menu(act.ChooseCity)) == 2
    assert story.menu(act.LayTile) == story.menu(act.Pass) == []
    story.when("ERIE", refused="not_now").passes()
    story.when("Bob", refused="not_your_turn").chooses_city("ERIE", city)
    story.when("ERIE", refused="no_city").chooses_city("ERIE", "D14")
    story.when("ERIE").chooses_city("ERIE", city)
    assert story.tokens_of("ERIE") == [city]
    assert (story.part(), story.cash_of("ERIE")) == ("track", 500)


@rule("1830-TK.2", "1830-TK.1")
def test_without_a_tile_the_token_lies_on_the_hex_and_settles_when_erie_lays_one() -> None:
    story = given("1830", "Ann Bob").phase("3").started("ERIE 100").holds("Ann", "ERIE 6").floated("ERIE")
    story.cash("ERIE 500").operating_round()
    assert story.tokens_of("ERIE") == []
    assert story.game.state.board.beside == ((story.atlas.hex("E11"), story.party("ERIE")),)
    assert story.part() == "track"
    story.when("ERIE").lays("E11", "59", 0)
    assert story.menu(act.Pass) == []
    story.when("ERIE").chooses_city("ERIE", "E11.1")
    assert story.tokens_of("ERIE") == ["E11.1"]
    assert len(story.game.state.board.beside) == 0
    assert story.cash_of("ERIE") == 500
    assert len(story.charter("ERIE")) == 2


@rule("1830-TK.2", "1830-TK.8")
def test_eries_token_never_moves_once_it_has_its_city() -> None:
    story = given("1830", "Ann Bob").phase("5").started("ERIE 100").holds("Ann", "ERIE 6").floated("ERIE")
    story.tile("E11", "59", 0).token("ERIE", "E11.1").cash("ERIE 500").operated("ERIE").operates("ERIE")
    assert story.menu(act.ChooseCity) == []
    story.when("ERIE").lays("E11", "64", 2)
    atlas = story.atlas
    [city] = story.tokens_of("ERIE")
    hex = atlas.hex("E11")
    fan = atlas.fan(story.game.state.board.lays[hex])
    assert 2 in {end for end, _ in fan[6 + story.stop(city) - atlas.first_stop[hex]]}  # its old track led north-west
    story.when("ERIE", refused="not_now").chooses_city("ERIE", "E11.0")


@rule("1830-TK.2", "1830-CL.19")
def test_eries_president_picks_the_city_when_somebody_else_lays_the_tile() -> None:
    story = rochester().token_beside("ERIE", "E11").operates("NYC")
    story.when("NYC").lays("E11", "59", 2)
    assert (story.actor(), story.to_act()) == ("ERIE", "Ann")
    story.when("NYC", refused="not_your_turn").chooses_city("ERIE", "E11.0")
    story.when("NYC", refused="not_now").tokens("D10.1")
    story.when("ERIE", refused="other_corporation").chooses_city("NYC", "E11.0")
    story.when("ERIE").chooses_city("ERIE", "E11.0")
    assert story.tokens_of("ERIE") == ["E11.0"]
    assert (story.actor(), story.part()) == ("NYC", "token")
    assert story.tokens_offered() == {"D10.1", "E11.1"}


@rule("1830-DIFF.6")
@pytest.mark.parametrize(("profile", "runs"), [("rulebook", False), ("18xx.games", True)])
def test_on_the_site_a_route_from_the_first_city_of_eries_tile_is_taken_for_granted(profile: str, runs: bool) -> None:
    """The town of Erie (F10) is joined to the city in the south-west, and ERIE chooses the other one."""
    story = given("1830", "Ann Bob", profile).phase("4").started("ERIE 100").holds("Ann", "ERIE 6").floated("ERIE")
    story.tile("F10", "58", 3).trains("ERIE 4").cash("ERIE 500").operating_round()
    story.when("ERIE").lays("E11", "59", 0).when("ERIE").chooses_city("ERIE", "E11.1")
    assert not has_route(story.game.table(), story.party("ERIE"))
    assert (story.part() == "run") == runs
    if runs:
        story.when("ERIE").do(act.RunTrains(story.party("ERIE"), ()))
    assert story.part() == "trains"


@rule("1830-DIFF.6")
@pytest.mark.parametrize("city", ["E11.0", "E11.1"])
def test_on_the_site_the_corporation_that_lays_the_tile_picks_for_erie(city: str) -> None:
    story = rochester(profile="18xx.games").token_beside("ERIE", "E11").operates("NYC")
    story.when("NYC").lays("E11", "59", 2)
    assert story.actor() == "NYC"
    story.when("ERIE", refused="not_your_turn").chooses_city("ERIE", city)
    story.when("NYC").chooses_city("ERIE", city)
    assert story.tokens_of("ERIE") == [city]
    assert (story.actor(), story.part()) == ("NYC", "token")


@rule("1830-TK.2")
def test_nobody_else_may_have_a_token_in_eries_hex_before_erie() -> None:
    story = rochester().tile("E11", "59", 2).operates("NYC", "token")
    assert story.tokens_offered() == {"D10.1"}
    story.when("NYC", refused="slot_reserved").tokens("E11.1")
    story = rochester().tile("E11", "59", 2).token("ERIE", "E11.0").operates("NYC", "token")
    assert story.tokens_offered() == {"D10.1", "E11.1"}
    story.when("NYC").tokens("E11.1")
    assert story.tokens_of("NYC") == ["D14.0", "E11.1", "E19.0"]


# --- price and supply ------------------------------------------------------------------------------------------------


@rule("1830-TK.3")
def test_the_charters_show_these_tokens() -> None:
    title = given("1830", "Ann Bob").title
    assert {one.symbol: one.tokens for one in title.corporations} == {
        "PRR": (0, 40, 100, 100),
        "NYC": (0, 40, 100, 100),
        "CPR": (0, 40, 100, 100),
        "B&O": (0, 40, 100),
        "C&O": (0, 40, 100),
        "ERIE": (0, 40, 100),
        "NYNH": (0, 40),
        "B&M": (0, 40),
    }


@rule("1830-TK.3")
@pytest.mark.parametrize(("others", "cost"), [([], 40), (["D2"], 100), (["D2", "K15"], 100)])
def test_tokens_cost_40_and_then_100_each(others: list[str], cost: int) -> None:
    def pennsylvania(cash: int) -> Story:
        story = given("1830", "Ann Bob").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12", *others)
        return story.tile("H10", "57", 1).cash(f"PRR {cash}").operates("PRR", "token")

    story = pennsylvania(cost)
    bank = story.cash_of("bank")
    story.when("PRR").tokens("H10")
    assert (story.cash_of("PRR"), story.cash_of("bank")) == (0, bank + cost)
    assert "H10.0" in story.tokens_of("PRR")
    poor = pennsylvania(cost - 1)
    assert poor.menu(act.PlaceToken) == []
    poor.when("PRR", refused="cannot_afford_token").tokens("H10")


@rule("1830-TK.3")
@pytest.mark.parametrize(
    ("corp", "home", "others", "left"),
    [
        ("PRR", "H12", ["D2", "K15"], True),
        ("PRR", "H12", ["D2", "K15", "D14"], False),
        ("C&O", "F6", ["D2"], True),
        ("C&O", "F6", ["D2", "K15"], False),
        ("NYNH", "G19", [], True),
        ("NYNH", "G19", ["D2"], False),
    ],
)
def test_a_corporation_has_two_three_or_four_tokens(corp: str, home: str, others: list[str], left: bool) -> None:
    story = given("1830", "Ann Bob").started(f"{corp} 100").holds("Ann", f"{corp} 6").cash(f"{corp} 500")
    story.tile("H10", "57", 1).tile("G7", "2", 2).tile("H8", "8", 2)  # PRR and C&O reach Pittsburgh,
    story.tile("F20", "56", 0).tile("E19", "14", 2).token("NYC", "E19")  # NYNH reaches Albany
    story.token(corp, home, *others).operates(corp, "token")
    reached = {"E19.0"} if corp == "NYNH" else {"H10.0"}
    assert story.tokens_offered() == (reached if left else set())


# --- one a turn ------------------------------------------------------------------------------------------------------


@rule("1830-TK.4")
def test_one_token_a_turn_after_the_track_action() -> None:
    story = cleveland().tile("H10", "57", 1).operates("C&O")
    story.when("C&O", refused="part_comes_later").tokens("H10")
    story.when("C&O").passes()
    assert story.tokens_offered() == {"H10.0", "H16.0"}
    story.when("C&O").tokens("H10")
    assert story.part() != "token"
    assert story.menu(act.PlaceToken) == []
    story.when("C&O", refused="one_token_a_turn").tokens("H16")


@rule("1830-TK.4")
def test_a_tile_laid_this_turn_already_connects_the_token() -> None:
    story = cleveland().operates("C&O")
    story.when("C&O").lays("H10", "57", 1)
    story.when("C&O").tokens("H10")
    assert story.tokens_of("C&O") == ["F6.0", "H10.0"]


@rule("1830-TK.4")
def test_the_home_token_does_not_count_as_the_token_of_the_turn() -> None:
    story = given("1830", "Ann Bob").started("PRR 100").holds("Ann", "PRR 6").floated("PRR").cash("PRR 500")
    story.tile("H14", "9", 1).tile("H16", "57", 1).operating_round()
    assert story.tokens_of("PRR") == ["H12.0"]
    story.when("PRR").passes()
    story.when("PRR").tokens("H16")
    assert story.tokens_of("PRR") == ["H12.0", "H16.0"]
    assert story.cash_of("PRR") == 460


# --- where -----------------------------------------------------------------------------------------------------------


@rule("1830-TK.5")
def test_a_token_needs_a_reachable_city_with_a_free_slot() -> None:
    story = cleveland().tile("H10", "57", 1).token("PRR", "H12").operates("C&O", "token")
    assert story.tokens_offered() == {"H10.0", "H16.0"}
    story.when("C&O", refused="no_city", rule="1830-TK.5").tokens("G7.0")  # a town
    story.when("C&O", refused="no_city", rule="1830-TK.5").tokens("F2")  # red
    story.when("C&O", refused="no_free_slot", rule="1830-TK.5").tokens("H12")
    story.when("C&O", refused="city_not_connected", rule="1830-TK.5").tokens("K15")
    story.when("C&O", refused="second_token_in_hex", rule="1830-TK.5").tokens("F6")
    story.when("C&O").tokens("H16")  # past Altoona
    assert story.tokens_of("C&O") == ["F6.0", "H16.0"]


@rule("1830-TK.5")
def test_never_two_tokens_in_one_city_or_one_hex() -> None:
    story = cleveland().tile("H10", "14", 0).token("C&O", "H10").operates("C&O", "token")
    assert story.tokens_offered() == {"H16.0"}
    story.when("C&O", refused="second_token_in_hex", rule="1830-TK.5").tokens("H10")
    # Philadelphia lies beyond Lancaster, Trenton is in the same hex and leads to New York
    story = cleveland().tile("H10", "57", 1).tile("H18", "59", 1).token("C&O", "H18.1").operates("C&O", "token")
    assert story.tokens_offered() == {"H10.0", "H16.0", "G19.1"}
    story.when("C&O", refused="second_token_in_hex", rule="1830-TK.5").tokens("H18.0")
    story = cleveland().tile("H10", "57", 1).tile("H18", "59", 1).token("NYC", "H18.1").operates("C&O", "token")
    assert story.tokens_offered() == {"H10.0", "H16.0", "H18.0"}


@rule("1830-TK.5")
def test_the_second_slot_of_a_city_is_free_for_somebody_else() -> None:
    story = cleveland().tile("H10", "14", 0).token("NYC", "H10").operates("C&O", "token")
    story.when("C&O").tokens("H10")
    assert story.tokens_of("C&O") == ["F6.0", "H10.0"]
    full = cleveland().tile("H10", "14", 0).token("NYC", "H10").token("B&O", "H10").token("C&O", "H16")
    full.operates("C&O", "token")
    assert full.tokens_offered() == set()


# --- reserved --------------------------------------------------------------------------------------------------------


@rule("1830-TK.6")
def test_the_home_of_a_corporation_that_has_not_operated_is_kept_for_it() -> None:
    story = cleveland().tile("H10", "57", 1).operates("C&O", "token")
    assert story.tokens_offered() == {"H10.0", "H16.0"}
    story.when("C&O", refused="slot_reserved", rule="1830-TK.6").tokens("H12")


@rule("1830-TK.6")
@pytest.mark.parametrize(
    ("tile", "new_haven", "offered"),
    [
        ("54", False, set()),  # one slot, kept for NYNH
        ("54", True, set()),  # one slot, taken by NYNH
        ("62", False, {"G19.1"}),  # two slots, one kept
        ("62", True, {"G19.1"}),
    ],
)
def test_new_york_keeps_a_slot_in_the_city_of_new_haven_only(tile: str, new_haven: bool, offered: set[str]) -> None:
    story = given("1830", "Ann Bob").phase("5").started("NYC 100").holds("Ann", "NYC 6").cash("NYC 500")
    story.tile("E19", "14", 1).token("NYC", "E19").tile("F20", "56", 0).tile("G19", tile)  # Albany - north-east city
    if new_haven:
        story.token("NYNH", "G19.1")
    story.operates("NYC", "token")
    assert story.tokens_offered() == offered


@rule("1830-TK.6")
def test_the_other_city_of_new_york_is_nobodys_home() -> None:
    story = given("1830", "Ann Bob").phase("3").started("PRR 100").holds("Ann", "PRR 6").cash("PRR 500")
    story.token("PRR", "H12").tile("H14", "9", 1).tile("H16", "57", 1).tile("H18", "59", 1)
    story.token("PRR", "H18.1").operates("PRR", "token")  # Trenton leads to the south-west side of New York
    assert story.tokens_offered() == {"G19.1", "H16.0"}


# --- full cities -----------------------------------------------------------------------------------------------------


@rule("1830-TK.7")
@pytest.mark.parametrize(
    ("tile", "tokens", "passes"),
    [
        ("57", [], True),
        ("57", ["NYC"], False),
        ("57", ["C&O"], True),
        ("14", ["NYC"], True),
        ("14", ["NYC", "B&O"], False),
        ("14", ["NYC", "C&O"], True),
    ],
)
def test_connections_do_not_pass_a_city_full_of_others(tile: str, tokens: list[str], passes: bool) -> None:
    def fresh() -> Story:
        story = cleveland().tile("H10", tile, 1 if tile == "57" else 0)
        for corp in tokens:
            story.token(corp, "H10")
        return story

    track = fresh().operates("C&O")
    assert bool(track.lays_offered("H14")) == passes
    assert bool(track.lays_offered("H10")) == (tile == "57")  # the full city itself is reached, and may be upgraded
    token = fresh().operates("C&O", "token")
    assert ("H16.0" in token.tokens_offered()) == passes


@rule("1830-TK.7")
def test_track_beyond_a_full_city_is_refused() -> None:
    story = cleveland().tile("H10", "57", 1).token("NYC", "H10").operates("C&O")
    story.when("C&O", refused="not_connected", rule="1830-TR.5").lays("H14", "20", 0)
    story = cleveland().tile("H10", "57", 1).operates("C&O")
    story.when("C&O").lays("H14", "20", 0)
    assert story.tile_at("H14") == ("20", 0)


# --- for good --------------------------------------------------------------------------------------------------------


@rule("1830-TK.8")
def test_tokens_stay_whatever_becomes_of_their_corporation() -> None:
    story = given("1830", "Ann Bob").phase("3").started("PRR 100, NYC 100").depot("3 0")
    story.holds("Ann", "PRR 6").holds("Bob", "NYC 4").holds("Ann", "NYC 3").floated("PRR NYC").operated("PRR NYC")
    story.token("PRR", "H12").token("NYC", "E19", "D14", "H10").tile("E19", "57", 1).tile("H10", "57", 1)
    story.trains("PRR 3, NYC 2").marker("PRR G1, NYC A8").cash("PRR 900, NYC 0").operating_round()
    before, charter = story.tokens_of("NYC"), story.game.state.charter
    assert before == ["D14.0", "E19.0", "H10.0"]
    story.when("PRR").lays("H10", "14", 0)  # somebody else rebuilds its city,
    while story.part() != "trains":
        story.goes_on()
    story.when("PRR").buys_train("4", 300)  # its trains rust,
    assert story.trains_of("NYC") == []
    while story.round()[0] == "operating":
        story.goes_on()
    story.when("Ann").passes()
    story.when("Bob").sells("NYC", 2)  # and its president leaves
    assert story.president("NYC") == "Ann"
    while story.round()[0] == "stock":
        story.goes_on()
    while story.round()[:3] == ("operating", 3, 1):
        story.goes_on()
    assert story.tokens_of("NYC") == before
    assert story.game.state.charter == charter
