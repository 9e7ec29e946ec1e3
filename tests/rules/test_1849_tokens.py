"""1849: station tokens, reserved slots, full cities."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.sicily import COAST, others
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import TrainsRun

PLAYERS = "Ann Bob Cleo Dan"


def lilibeo(*tiles: tuple[str, str, int], phase: str = "6", cash: int = 500) -> Story:
    """Ann's Lilibeo with its home in Marsala."""
    story = given("1849", PLAYERS).phase(phase)
    for tile in tiles:
        story.tile(*tile)
    story.launched("CTL 100").papers("Ann", "CTL P 1 1").operated("CTL")
    return story.cash(f"CTL {cash}")


# --- what tokens are good for ----------------------------------------------------------------------------------------


@rule("1849-10.4.1")
@pytest.mark.parametrize(("tokens", "passes"), [("RCS", True), ("RCS, IFT C5", False)])
def test_tokens_that_fill_a_city_stop_the_routes_of_others(tokens: str, passes: bool) -> None:
    story = others(lilibeo(*COAST, ("C5", "651", 5), phase="10"), tokens).trains("CTL 10H").operates("CTL", "run")
    way = "C1 E1 G1 (H2) G3 (E3) C3 D4 (B4) C5"
    if passes:  # to the port beyond
        story.when("CTL").runs(_10H=f"{way} A5")
        assert [run.revenue for run in story.happened(TrainsRun)] == [200]
    else:
        story.when("CTL", refused="run_passes_blocked", rule="1849-10.1.3").runs(_10H=f"{way} A5")
        story.when("CTL").runs(_10H=way)
        assert [run.revenue for run in story.happened(TrainsRun)] == [190]


@rule("1849-10.4.1")
def test_a_token_gives_its_owner_a_starting_point() -> None:
    story = lilibeo(("D6", "9", 2), ("E7", "3", 2), phase="6").trains("CTL 6H").operates("CTL", "run")
    story.when("CTL", refused="run_no_station", rule="1849-10.1.1").runs(_6H="C5 (D6) E7")
    story = lilibeo(("C5", "651", 5), ("D6", "9", 2), ("E7", "3", 2)).trains("CTL 6H").token("CTL", "C5")
    story.operates("CTL", "run")
    story.when("CTL").runs(_6H="A5 C5 (D6) E7")
    assert [run.revenue for run in story.happened(TrainsRun)] == [110]


@rule("1849-10.4.1")
def test_track_is_laid_from_a_new_token_in_the_next_turn() -> None:
    story = lilibeo(*COAST, ("C5", "651", 5)).trains("CTL 6H").operates("CTL", "token", of=2)
    story.when("CTL").tokens("C5")
    while story.round()[2] == 1:
        story.goes_on()
    assert story.part() == "track"
    assert ("9", 2) in story.lays_offered("D6")


# --- one a turn, free ------------------------------------------------------------------------------------------------


@rule("1849-10.4.2")
def test_one_token_a_turn_free_of_charge() -> None:
    story = lilibeo(*COAST, ("C5", "651", 5), cash=0).operates("CTL", "token", of=2)
    assert story.tokens_offered() == {"C1.0", "C5.0"}
    assert len(story.charter("CTL")) == 2
    story.when("CTL").tokens("C5")
    assert (story.tokens_of("CTL"), story.cash_of("CTL")) == (["C5.0", "E1.0"], 0)
    assert len(story.charter("CTL")) == 1
    assert story.menu(act.PlaceToken) == []
    story.when("CTL", refused="one_token_a_turn").tokens("C1")


@rule("1849-10.4.2")
def test_the_charter_has_two_tokens_besides_the_home() -> None:
    story = lilibeo(*COAST, ("C5", "651", 5)).trains("CTL 6H").operates("CTL", "token", of=2)
    story.when("CTL").tokens("C5")
    while story.round()[2] == 1:
        story.goes_on()
    while story.part() != "token":
        story.when("CTL").passes()
    story.when("CTL").tokens("C1")
    assert story.tokens_of("CTL") == ["C1.0", "C5.0", "E1.0"]
    full = lilibeo(*COAST, ("C5", "651", 5), ("M11", "670", 4)).token("CTL", "C1", "M11").operates("CTL")
    assert len(full.charter("CTL")) == 0
    full.when("CTL").lays("D2", "79", 1)
    assert full.menu(act.PlaceToken) == []
    assert full.part() != "token"


@rule("1849-10.4.2")
def test_the_home_token_is_not_the_token_of_the_first_turn() -> None:
    story = given("1849", PLAYERS).launch_order("CTL").cash("Ann 400").stock_round(2, "Ann")
    story.when("Ann").starts("CTL", 100)
    assert story.tokens_of("CTL") == ["E1.0"]
    while story.round()[0] == "stock":
        story.when(story.actor()).passes()
    while story.part() != "token":
        story.when("CTL").passes()
    story.when("CTL").tokens("C1")
    assert story.tokens_of("CTL") == ["C1.0", "E1.0"]


@rule("1849-10.4.2")
def test_the_token_comes_after_the_tile() -> None:
    story = lilibeo(*COAST[:-1], ("C5", "651", 5)).operates("CTL")
    story.when("CTL", refused="part_comes_later").tokens("C1")
    story.when("CTL").lays("B4", "7", 5)
    assert story.tokens_offered() == {"C1.0", "C5.0"}  # the new tile leads to Palermo


# --- a route to the city ---------------------------------------------------------------------------------------------


@rule("1849-10.4.3")
def test_the_city_is_joined_by_track_of_any_length() -> None:
    story = lilibeo(*COAST, ("C5", "651", 5)).operates("CTL", "token")
    assert story.trains_of("CTL") == []
    story.when("CTL").tokens("C5")
    assert story.tokens_of("CTL") == ["C5.0", "E1.0"]


@rule("1849-10.4.3")
def test_a_city_that_is_not_joined_takes_no_token() -> None:
    story = lilibeo(*COAST[:-1], ("C5", "651", 5)).operates("CTL", "token")
    assert story.tokens_offered() == {"C1.0"}
    for place in ("C5", "M9", "H8", "B14"):
        story.when("CTL", refused="city_not_connected", rule="1849-10.4.3").tokens(place)
    for place in ("G1", "A5", "C15"):  # a town, a port, Calabria
        story.when("CTL", refused="no_city", rule="1849-10.4.3").tokens(place)


@rule("1849-10.4.3", "1849-10.1.5")
def test_the_way_to_the_city_must_be_of_one_gauge_between_stations() -> None:
    narrow = [one if one[0] != "B4" else ("B4", "77", 5) for one in COAST]
    assert lilibeo(*narrow, ("C5", "651", 5)).operates("CTL", "token").tokens_offered() == {"C1.0"}
    # Partinico's green tile has narrow track to Palermo
    green = [one if one[0] != "D4" else ("D4", "682", 1) for one in COAST[:-1]]
    assert lilibeo(*green, ("C5", "651", 5)).operates("CTL", "token").tokens_offered() == {"C1.0", "C5.0"}


@rule("1849-10.4.3")
@pytest.mark.parametrize(
    ("tile", "tokens", "passes"),
    [
        ("657", "AFG", True),  # nobody is there
        ("657", "AFG H8", False),
        ("663", "AFG H8", True),  # a slot is free
        ("663", "AFG H8, IFT H8", False),
    ],
)
def test_no_way_leads_past_a_city_full_of_others(tile: str, tokens: str, passes: bool) -> None:
    # from Girgenti over Canicatti to Caltanissetta; Castrogiovanni lies beyond
    story = given("1849", PLAYERS).phase("6").launched("SFA 100").papers("Ann", "SFA P 1 1").cash("SFA 500")
    story.tile("J6", "645", 2).tile("I7", "4", 1).tile("H8", tile, {"657": 4, "663": 0}[tile])
    others(story, tokens).operates("SFA")
    assert bool(story.lays_offered("G9")) == passes
    assert bool(story.lays_offered("H8")) == (tile == "657")  # the city itself is reached


# --- slots -----------------------------------------------------------------------------------------------------------


@rule("1849-10.4.4")
def test_a_token_needs_an_empty_slot() -> None:
    story = others(lilibeo(*COAST, ("C5", "651", 5)), "RCS, AFG C1").operates("CTL", "token")
    assert story.tokens_offered() == {"C5.0"}
    story.when("CTL", refused="no_free_slot", rule="1849-10.4.4").tokens("C1")
    story.when("CTL").tokens("C5")
    assert sorted(story.tokens_of("CTL") + story.tokens_of("RCS")) == ["C5.0", "C5.0", "E1.0"]
    full = others(lilibeo(*COAST, ("C5", "651", 5)), "RCS, IFT C5").operates("CTL", "token")
    full.when("CTL", refused="no_free_slot", rule="1849-10.4.4").tokens("C5")


@rule("1849-10.4.5")
def test_never_two_tokens_of_one_corporation_in_one_city() -> None:
    story = lilibeo(*COAST, ("C5", "651", 5)).launch_order("IFT").token("CTL", "C5").operates("CTL", "token")
    assert story.tokens_offered() == {"C1.0"}
    for place in ("C5", "E1"):
        story.when("CTL", refused="second_token_in_hex", rule="1849-10.4.5").tokens(place)


# --- reserved --------------------------------------------------------------------------------------------------------


@rule("1849-10.4.6", "1849-10.4.4")
def test_the_only_slot_of_a_home_is_kept_for_its_corporation() -> None:
    story = lilibeo(*COAST).operates("CTL", "token")
    assert story.tokens_offered() == {"C1.0"}
    story.when("CTL", refused="slot_reserved", rule="1849-10.4.6").tokens("C5")


@rule("1849-10.4.6")
def test_one_of_two_slots_is_kept() -> None:
    story = lilibeo(*COAST, ("C5", "651", 5)).operates("CTL", "token")
    story.when("CTL").tokens("C5")
    assert story.tokens_of("CTL") == ["C5.0", "E1.0"]
    story = others(lilibeo(*COAST, ("C5", "651", 5)), "IFT C5").operates("CTL", "token")
    assert story.tokens_offered() == {"C1.0"}
    story.when("CTL", refused="slot_reserved", rule="1849-10.4.6").tokens("C5")


@rule("1849-10.4.6")
def test_nothing_is_kept_for_a_corporation_that_is_launched() -> None:
    story = others(lilibeo(*COAST, ("C5", "651", 5)), "RCS").operates("CTL", "token")
    assert story.tokens_offered() == {"C1.0", "C5.0"}


@rule("1849-10.4.6")
def test_the_home_is_kept_again_when_its_corporation_closes() -> None:
    story = others(lilibeo(*COAST, ("C5", "651", 5)), "RCS, IFT C5").trains("CTL 6H").marker("CTL A6, IFT B9")
    story.operated("RCS IFT").marker("RCS A9").operating_round(number=1, of=2)  # Sicula stands at 27, without a train
    while story.round()[2] == 1:
        story.goes_on()
    assert story.tokens_of("RCS") == []
    while (story.actor(), story.part()) != ("CTL", "token"):
        story.goes_on()
    story.when("CTL", refused="slot_reserved", rule="1849-10.4.6").tokens("C5")


@rule("1849-10.4.6")
def test_a_new_corporation_finds_its_home_free() -> None:
    story = lilibeo(*COAST, ("C5", "651", 5)).token("CTL", "C5").launch_order("RCS").cash("Bob 400")
    story.stock_round(2, "Bob").when("Bob").starts("RCS", 100)
    assert (story.tokens_of("RCS"), story.tokens_of("CTL")) == (["C5.0"], ["C5.0", "E1.0"])


@rule("1849-10.4.6")
def test_garibaldi_has_nothing_reserved() -> None:
    story = lilibeo().launch_order("AFG").operates("CTL", "token")
    story.when("CTL").tokens("C1")
    assert story.tokens_of("CTL") == ["C1.0", "E1.0"]


@rule("1849-10.4.7")
def test_the_home_of_a_corporation_that_is_not_in_the_game_is_free() -> None:
    story = lilibeo(*COAST).launch_order("AFG IFT").operates("CTL", "token")
    assert story.tokens_offered() == {"C1.0", "C5.0"}
    story.when("CTL").tokens("C5")
    assert story.tokens_of("CTL") == ["C5.0", "E1.0"]
    story = lilibeo(*COAST).launch_order("AFG IFT RCS").operates("CTL", "token")
    assert story.tokens_offered() == {"C1.0"}


@rule("1849-10.4.7")
@pytest.mark.parametrize(("absent", "home"), [("RCS", "C5"), ("CTL", "E1"), ("IFT", "H12"), ("ATA", "M13")])
def test_with_five_corporations_the_sixth_keeps_no_home(absent: str, home: str) -> None:
    seed = next(seed for seed in range(1, 200) if missing(seed) == absent)
    story = given("1849", "Ann Bob Cleo", seed=seed).phase("6").launched("SFA 100").papers("Ann", "SFA P 1 1")
    story.owns("SFA", "SMS").cash("SFA 100").operates("SFA", "token")
    story.when("SFA").closes_private("SMS")
    assert {"C5.0", "E1.0", "H12.0", "M13.0"} & story.tokens_offered() == {f"{home}.0"}


def missing(seed: int) -> str:
    """Which corporation is not in a game of three players."""
    story = given("1849", "Ann Bob Cleo", seed=seed)
    launch = {story.name(corp) for corp in story.fact("launch")}
    [absent] = {"AFG", "ATA", "CTL", "IFT", "RCS", "SFA"} - launch
    return absent


@rule("1849-10.4.8")
def test_the_marittima_needs_no_way_to_its_city() -> None:
    for sms in (False, True):
        story = lilibeo()
        if sms:
            story.owns("CTL", "SMS")
        story.operates("CTL", "token")
        if sms:
            story.when("CTL").closes_private("SMS")
            story.when("CTL").tokens("M9")
            assert story.tokens_of("CTL") == ["E1.0", "M9.0"]
        else:
            story.when("CTL", refused="city_not_connected", rule="1849-10.4.3").tokens("M9")
