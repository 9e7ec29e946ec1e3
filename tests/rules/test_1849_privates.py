"""1849: what privates allow and forbid, and their sale to corporations."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import TileLaid

PLAYERS = "Ann Bob Cleo Dan"
COAST = "B14 C1 C5 E1 H12 J6 M9 M13"
PORTS = "a12 A5 L14 N8"


def corporation(corp: str, phase: str = "6", cash: int = 500, profile: str = "rulebook", options: str = "") -> Story:
    """Ann's corporation, with its home token."""
    story = given("1849", PLAYERS, profile, options).phase(phase)
    story.launched(f"{corp} 100").papers("Ann", f"{corp} P 1 1").operated(corp)
    return story.cash(f"{corp} {cash}")


def passes_to(story: Story, part: str) -> Story:
    """The corporation declines until it comes to a part of its turn."""
    while story.part() != part:
        story.when(story.actor()).passes()
    return story


def marsala(part: str) -> Story:
    """Lilibeo, which may do something in every part of its turn, has come to one of them."""
    memory = {"ran": True, "revenue": 40} if part == "dividend" else {}
    return corporation("CTL").trains("CTL 6H").operates("CTL", part, **memory)


# --- Società Corriere Etnee -----------------------------------------------------------------------------------------


def catania(owner: str | None) -> Story:
    """Trinacria with green Catania, from where track would lead to Acireale."""
    story = corporation("IFT").launched("CTL 68").papers("Bob", "CTL P").tile("H12", "653", 1)
    if owner is not None:
        story.owns(owner, "SCE")
    return story.operates("IFT")


@rule("1849-7.1.5")
@pytest.mark.parametrize("owner", ["Ann", "Cleo"])
def test_acireale_takes_no_tile_while_a_player_owns_the_corriere(owner: str) -> None:
    story = catania(owner)
    assert story.lays_offered("G13") == set()
    story.when("IFT", refused="hex_blocked", rule="1849-7.1.5").lays("G13", "58", 1)


@rule("1849-7.1.5")
@pytest.mark.parametrize("owner", ["IFT", "CTL", None])
def test_acireale_is_free_when_a_corporation_owns_the_corriere_or_it_is_closed(owner: str | None) -> None:
    story = catania(owner)
    assert story.lays_offered("G13") == {("58", 1)}
    story.when("IFT").lays("G13", "58", 1)
    assert (story.tile_at("G13"), story.cash_of("IFT")) == (("58", 1), 500)


@rule("1849-7.1.5")
def test_the_block_ends_in_the_moment_in_which_a_corporation_buys_the_corriere() -> None:
    story = catania("Ann")
    story.when("IFT", refused="hex_blocked", rule="1849-7.1.5").lays("G13", "58", 1)
    story.when("IFT").buys_private("SCE", 40)
    story.when("IFT").lays("G13", "58", 1)
    assert story.tile_at("G13") == ("58", 1)


@rule("1849-7.1.5")
def test_the_block_ends_when_the_first_12h_closes_the_corriere() -> None:
    story = corporation("CTL", "10", 1000).launched("IFT 68").papers("Bob", "IFT P").tile("H12", "653", 1)
    story.owns("Cleo", "SCE").trains("CTL 10H").depot("10H 0").operates("CTL", "trains")
    story.when("CTL").buys_train("12H", 800)
    while story.actor() == "CTL":
        story.goes_on()
    story.when("IFT").lays("G13", "58", 1)
    assert (story.tile_at("G13"), story.owner("SCE")) == (("58", 1), None)


@rule("1849-7.1.5")
def test_the_corriere_blocks_no_other_hex() -> None:
    free, blocked = catania(None), catania("Ann")
    assert free.hexes_offered() - blocked.hexes_offered() == {"G13"}


# --- Studio di Ingegneria Giuseppe Incorpora --------------------------------------------------------------------------


def paid_for(story: Story, corp: str, place: str, tile: str, rotation: int) -> int:
    """What a lay costs."""
    before = story.cash_of(corp)
    story.when(corp).lays(place, tile, rotation)
    [laid] = story.happened(TileLaid)
    cost: int = laid.cost
    assert story.cash_of(corp) == before - cost
    return cost


@rule("1849-7.1.6", "1849-10.3.1.5")
@pytest.mark.parametrize(
    ("phase", "tiles", "lay", "full", "with_studio"),
    [
        ("6", [("J6", "644", 2)], ("H6", "8", 0), 40, 20),  # standard
        ("6", [("J6", "644", 3)], ("H6", "78", 0), 10, 10),  # narrow only
        ("6", [("J6", "645", 2), ("I7", "3", 1)], ("I7", "682", 0), 10, 10),  # narrow track joins standard track
        ("6", [("J6", "657", 2)], ("J6", "706", 2), 40, 20),  # standard and narrow
        ("10", [("J6", "706", 2)], ("J6", "673", 2), 40, 40),  # dual
    ],
)
def test_the_studio_halves_what_standard_track_costs(
    phase: str, tiles: list[tuple[str, str, int]], lay: tuple[str, str, int], full: int, with_studio: int
) -> None:
    for owner, cost in (("SFA", with_studio), ("Ann", full), ("CTL", full), (None, full)):
        story = corporation("SFA", phase).launched("CTL 68").papers("Bob", "CTL P")
        for one in tiles:
            story.tile(*one)
        if owner is not None:
            story.owns(owner, "SIGI")
        assert paid_for(story.operates("SFA"), "SFA", *lay) == cost


@rule("1849-7.1.6")
@pytest.mark.parametrize(("owner", "cost"), [("SFA", 20), ("Ann", 40)])
def test_with_the_studio_half_the_cost_is_enough_in_the_treasury(owner: str, cost: int) -> None:
    for cash in (cost, cost - 1):
        story = corporation("SFA", cash=cash).owns(owner, "SIGI").tile("J6", "658", 3).operates("SFA")
        if cash == cost:
            story.when("SFA").lays("H6", "8", 0)
            assert story.cash_of("SFA") == 0
        else:
            story.when("SFA", refused="cannot_afford_tile", rule="1849-10.3.1.7").lays("H6", "8", 0)


# --- Compagnia Navale Mediterranea -----------------------------------------------------------------------------------


def palermo(phase: str = "6", options: str = "", train: str = "6H") -> Story:
    """Sicula with track from Palermo to Termini Imerese, and Lilibeo with a token in Palermo, too."""
    story = corporation("RCS", phase, options=options).launched("CTL 68").papers("Bob", "CTL P 1 1").operated("CTL")
    story.tile("C5", "651", 5).tile("D6", "9", 2).tile("E7", "3", 2).token("CTL", "C5").trains(
        f"RCS {train}, CTL {train}"
    )
    return story.cash("CTL 500")


@rule("1849-7.1.7")
@pytest.mark.parametrize("port", PORTS.split())
def test_the_compagnia_puts_its_marker_on_any_port_and_closes(port: str) -> None:
    story = palermo().owns("RCS", "CNM").operates("RCS")
    assert {story.atlas.names[one.action.hex] for one in story.menu(act.PlaceMarker)} == set(PORTS.split())  # type: ignore[attr-defined]
    story.when("RCS").places_marker("CNM", port)
    assert story.owner("CNM") is None
    assert story.game.state.board.markers == ((story.atlas.hex(port), "port", story.party("RCS")),)
    story.when("RCS", refused="no_such_power").places_marker("CNM", "L14")


@rule("1849-7.1.7")
def test_the_marker_goes_on_ports_only() -> None:
    story = palermo().owns("RCS", "CNM").operates("RCS")
    for place in ("C5", "A13", "C15", "E1"):
        story.when("RCS", refused="no_port", rule="1849-7.1.7").places_marker("CNM", place)
    assert story.owner("CNM") == "RCS"


@rule("1849-7.1.7")
def test_only_the_owning_corporation_places_the_marker_and_only_in_its_turn() -> None:
    story = palermo().owns("CTL", "CNM").operates("RCS", "run")
    assert story.menu(act.PlaceMarker) == []
    story.when("RCS", refused="no_such_power").places_marker("CNM", "A5")
    story.when("CTL", refused="no_such_power").places_marker("CNM", "A5")
    story = palermo().owns("Ann", "CNM").operates("RCS", "run")
    story.when("RCS", refused="no_such_power").places_marker("CNM", "A5")
    story.when("Ann", refused="no_such_power").places_marker("CNM", "A5")


@rule("1849-7.1.7", "1849-10.0.4")
@pytest.mark.parametrize("part", ["track", "token", "run", "dividend", "trains", "finance"])
def test_the_marker_is_placed_at_any_moment_of_the_turn(part: str) -> None:
    story = marsala(part).owns("CTL", "CNM")
    assert story.part() == part
    story.when("CTL").places_marker("CNM", "A5")
    assert (story.owner("CNM"), story.part()) == (None, part)


@rule("1849-7.1.7")
def test_the_marker_is_worth_20_to_its_corporation_only() -> None:
    way = "A5 C5 (D6) E7"
    for corp, worth in (("RCS", 10 + 20 + 90 + 10), ("CTL", 10 + 90 + 10)):
        story = palermo(options="free_runs").board_marker("port", "RCS", "A5").operates(corp, "run")
        story.when(corp).runs(_6H=way)
        assert story.revenue() == worth


@rule("1849-7.1.7")
def test_the_marker_counts_in_the_turn_in_which_it_is_placed_and_in_later_ones() -> None:
    story = palermo().owns("RCS", "CNM").operates("RCS", "run", of=2)
    story.when("RCS").places_marker("CNM", "A5")
    story.when("RCS").runs_best()
    assert story.revenue() == 130
    story.when("RCS").declares("pay")
    while (story.actor(), story.part()) != ("RCS", "run") or story.round()[2] == 1:
        story.goes_on()
    story.when("RCS").runs_best()
    assert story.revenue() == 130


@rule("1849-7.1.7")
def test_the_marker_counts_only_for_runs_that_end_in_its_port() -> None:
    story = palermo(options="free_runs").board_marker("port", "RCS", "A5").trains("RCS 6H").tile("D4", "682", 1)
    story.operates("RCS", "run")
    story.when("RCS").runs(_6H="A5 C5 (D6) E7", _6Hb="C5 D4")
    assert story.revenue() == (10 + 20 + 90 + 10) + (90 + 10)


@rule("1849-7.1.11")
@pytest.mark.parametrize("phase", ["12", "16"])
def test_a_placed_marker_outlives_the_privates(phase: str) -> None:
    story = palermo(phase, train="10H").board_marker("port", "RCS", "A5").operates("RCS", "run")
    story.when("RCS").runs_best()
    assert story.revenue() == 130


@rule("1849-7.1.11", "1849-7.1.7")
def test_a_marker_stays_in_force_when_the_first_12h_closes_the_privates() -> None:
    story = palermo("10", train="10H").owns("RCS", "CNM").owns("Ann", "SMS RSA").cash("RCS 2000")
    story.operates("RCS", "run", of=2)
    story.when("RCS").places_marker("CNM", "A5")
    story.when("RCS").runs_best()
    story.when("RCS").declares("withhold")
    story.when("RCS").buys_train("12H", 800)
    assert [story.owner(private) for private in ("CNM", "SMS", "RSA")] == [None] * 3
    while (story.actor(), story.part()) != ("RCS", "run") or story.round()[2] == 1:
        story.goes_on()
    story.when("RCS").runs_best()
    assert story.revenue() == 130


@rule("1849-PD-27")
@pytest.mark.parametrize(("profile", "left"), [("rulebook", []), ("18xx.games", ["nobody"])])
def test_the_marker_of_a_closed_corporation_is_of_no_use_to_anybody(profile: str, left: list[str]) -> None:
    story = given("1849", PLAYERS, profile).phase("6").launched("RCS 68, CTL 68").operated("RCS CTL").marker("RCS A9")
    story.papers("Ann", "RCS P").papers("Bob", "CTL P").tile("C5", "651", 5).token("CTL", "C5").tile("D6", "9", 2)
    story.tile("E7", "3", 2).trains("CTL 6H").board_marker("port", "RCS", "A5").operating_round(number=1, of=2)
    while story.round()[2] == 1:
        story.goes_on()
    assert (story.tokens_of("RCS"), story.has_floated("RCS")) == ([], False)
    assert [story.name(owner) for _, _, owner in story.game.state.board.markers] == left
    passes_to(story, "run")
    story.when("CTL").runs_best()
    assert story.revenue() == 110


# --- Società Marittima Siciliana --------------------------------------------------------------------------------------


def akragas(phase: str = "6", cash: int = 500, profile: str = "rulebook") -> Story:
    """Ann's Akragas in Girgenti owns the Marittima; nobody else is launched."""
    return corporation("SFA", phase, cash, profile).owns("SFA", "SMS")


@rule("1849-7.1.8")
def test_the_marittima_opens_coastal_cities_for_tiles() -> None:
    story = akragas().operates("SFA")
    assert story.hexes_offered() == {"J6"}
    story.when("SFA").closes_private("SMS")
    assert story.owner("SMS") is None
    assert story.hexes_offered() == {"B14", "C5", "H12", "J6", "M13"}  # the others are grey
    assert story.lays_offered("C5") == {("651", 5)}
    for place, tile in (("H8", "657"), ("M11", "670")):
        story.when("SFA", refused="confined_to_city", rule="1849-7.1.8").lays(place, tile, 4)


@rule("1849-7.1.8")
def test_the_marittima_opens_coastal_cities_for_tokens() -> None:
    story = akragas().launch_order("AFG").operates("SFA")
    story.when("SFA").closes_private("SMS")
    passes_to(story, "token")
    assert story.tokens_offered() == {f"{city}.0" for city in COAST.split() if city != "J6"}
    for place in ("H8", "M11"):
        story.when("SFA", refused="confined_to_city", rule="1849-7.1.8").tokens(place)
    story.when("SFA", refused="second_token_in_hex", rule="1849-10.4.5").tokens("J6")


@rule("1849-7.1.8", "1849-10.4.8")
@pytest.mark.parametrize("place", ["B14", "C1", "M9"])
def test_no_route_to_the_city_is_needed(place: str) -> None:
    story = akragas().operates("SFA", "token")
    assert story.tokens_offered() == set()
    story.when("SFA").closes_private("SMS")
    story.when("SFA").tokens(place)
    assert sorted(story.tokens_of("SFA")) == sorted(["J6.0", f"{place}.0"])
    assert story.cash_of("SFA") == 500


@rule("1849-7.1.8")
def test_tile_and_token_are_for_one_and_the_same_city() -> None:
    story = akragas().operates("SFA")
    story.when("SFA").closes_private("SMS")
    story.when("SFA").lays("B14", "655")
    assert story.part() == "token"
    assert story.tokens_offered() == {"B14.0"}
    story.when("SFA", refused="confined_to_city", rule="1849-7.1.8").tokens("C1")
    story.when("SFA").tokens("B14")
    assert (story.tile_at("B14"), story.tokens_of("SFA")) == (("655", 0), ["B14.0", "J6.0"])
    story.when("SFA", refused="one_tile_a_turn").lays("J6", "657", 2)


@rule("1849-7.1.8")
def test_the_landing_replaces_the_usual_tile_and_token() -> None:
    story = akragas().tile("J6", "644", 2).tile("H6", "8", 0).tile("M11", "670", 4).operates("SFA")
    assert "H6" in story.hexes_offered()
    story.when("SFA").closes_private("SMS")
    story.when("SFA", refused="confined_to_city", rule="1849-7.1.8").lays("H6", "24", 0)
    story.when("SFA").lays("M13", "675", 1)
    assert story.menu(act.LayTile) == []


@rule("1849-7.1.8")
def test_after_a_tile_or_a_token_the_marittima_is_too_late() -> None:
    story = akragas().operates("SFA")
    story.when("SFA").lays("J6", "657", 2)
    assert story.menu(act.ClosePrivate) == []
    story.when("SFA", refused="power_comes_first").closes_private("SMS")
    assert story.owner("SMS") == "SFA"


@rule("1849-7.1.8")
def test_who_declines_a_tile_may_still_land_a_token() -> None:
    story = akragas().operates("SFA")
    story.when("SFA").passes()
    assert story.part() == "token"
    story.when("SFA").closes_private("SMS")
    story.when("SFA").tokens("B14")
    assert story.tokens_of("SFA") == ["B14.0", "J6.0"]


@rule("1849-7.1.8")
def test_either_of_tile_and_token_may_be_left_out() -> None:
    story = akragas().operates("SFA")
    board = story.game.state.board
    story.when("SFA").closes_private("SMS")
    story.when("SFA").passes()
    story.when("SFA").passes()
    assert (story.game.state.board, story.owner("SMS")) == (board, None)
    story = akragas().operates("SFA")
    story.when("SFA").closes_private("SMS")
    story.when("SFA").lays("C5", "651", 5)
    story.when("SFA").passes()
    assert (story.tile_at("C5"), story.tokens_of("SFA")) == (("651", 5), ["J6.0"])


@rule("1849-7.1.8")
def test_other_rules_for_tiles_and_tokens_hold() -> None:
    story = akragas("4").operates("SFA")
    story.when("SFA").closes_private("SMS")
    story.when("SFA", refused="colour_not_yet", rule="1849-10.3.0.2").lays("B14", "655")
    story.when("SFA", refused="tile_does_not_fit", rule="1849-10.3.0.9").lays("B14", "657")
    story.when("SFA", refused="tile_does_not_fit", rule="1849-10.3.0.2").lays("E1", "657")
    story.when("SFA").passes()
    assert story.tokens_offered() == {"B14.0", "C1.0", "M9.0"}
    for home in ("C5", "E1", "H12", "M13"):
        story.when("SFA", refused="slot_reserved", rule="1849-10.4.6").tokens(home)


@rule("1849-7.1.8")
def test_a_landed_tile_keeps_track_and_pays_for_terrain() -> None:
    story = akragas().tile("J6", "657", 2).operates("SFA")
    story.when("SFA").closes_private("SMS")
    story.when("SFA", refused="track_not_kept", rule="1849-10.3.0.8").lays("J6", "667", 2)
    story.when("SFA").lays("J6", "706", 2)
    assert story.cash_of("SFA") == 460
    story = akragas("6", cash=39).operates("SFA")
    story.when("SFA").closes_private("SMS")
    story.when("SFA", refused="cannot_afford_tile", rule="1849-10.3.1.7").lays("J6", "657", 2)


@rule("1849-7.1.8")
def test_a_full_city_has_no_room_for_a_landing() -> None:
    story = akragas().launched("AFG 68").papers("Bob", "AFG P").token("AFG", "B14").operates("SFA", "token")
    story.when("SFA").closes_private("SMS")
    assert story.tokens_offered() == {"C1.0", "M9.0"}
    story.when("SFA", refused="no_free_slot", rule="1849-10.4.4").tokens("B14")


@rule("1849-7.1.8")
def test_only_the_owning_corporation_lands_and_only_in_its_turn() -> None:
    story = corporation("SFA").owns("Ann", "SMS").operates("SFA")
    assert story.menu(act.ClosePrivate) == []
    story.when("SFA", refused="no_such_power").closes_private("SMS")
    story = corporation("SFA").launched("RCS 68").papers("Ann", "RCS P").owns("RCS", "SMS").operates("SFA")
    story.when("SFA", refused="no_such_power").closes_private("SMS")
    story.when("RCS", refused="not_your_turn").closes_private("SMS")


def test_a_landing_on_the_site_comes_before_the_turn_proper() -> None:
    story = akragas(profile="18xx.games").operates("SFA", "landing")
    story.when("SFA").closes_private("SMS")
    story.when("SFA").lays("B14", "655")
    story.when("SFA").tokens("B14")
    assert story.tokens_of("SFA") == ["B14.0", "J6.0"]
    story = akragas(profile="18xx.games").operates("SFA", "landing")
    story.when("SFA").passes()
    story.when("SFA", refused="part_is_over").closes_private("SMS")


# --- buying privates -------------------------------------------------------------------------------------------------


@rule("1849-10.2.1", "1849-10.0.4")
@pytest.mark.parametrize("part", ["track", "token", "run", "dividend", "trains", "finance"])
def test_a_private_may_be_bought_at_any_moment_of_the_turn(part: str) -> None:
    story = marsala(part).owns("Ann", "SIGI").owns("Bob", "SMS").cash("Ann 100, Bob 100")
    story.when("CTL").buys_private("SIGI", 45)
    assert story.part() == part
    story.when("CTL").offers.buys_private("SMS", 110)
    story.when("Bob").accepts()
    assert (story.part(), story.owner("SIGI"), story.owner("SMS")) == (part, "CTL", "CTL")
    assert [story.cash_of(name) for name in ("Ann", "Bob", "CTL")] == [145, 210, 345]


@rule("1849-10.2.1", "1849-10.0.4")
@pytest.mark.parametrize("private", ["SIGI", "SMS"])
def test_a_private_may_be_bought_before_the_tile_step_although_nothing_can_be_laid_yet(private: str) -> None:
    story = corporation("SFA", cash=30).owns("Ann", private).operating_round()
    assert (story.part(), story.cell("SFA")) == ("track", "F4")
    story.when("SFA").buys_private(private, 1)
    if private == "SIGI":
        story.when("SFA").lays("J6", "657", 2)
        assert story.cash_of("SFA") == 9
    else:
        story.when("SFA").closes_private("SMS")
        story.when("SFA").lays("B14", "655")
        assert story.cash_of("SFA") == 29


@rule("1849-10.2.1")
@pytest.mark.parametrize("phase", ["4", "6", "8", "10", "12", "16"])
def test_privates_are_sold_in_phases_6_8_and_10(phase: str) -> None:
    story = corporation("RCS", phase).owns("Ann", "CNM").operates("RCS")
    if phase in ("6", "8", "10"):
        story.when("RCS").buys_private("CNM", 75)
        assert story.owner("CNM") == "RCS"
    else:
        assert story.menu(act.BuyPrivate) == []
        story.when("RCS", refused="no_private_sales_now", rule="1849-10.2.1").buys_private("CNM", 75)


@rule("1849-10.2.1")
def test_any_number_of_privates_but_never_the_reale_societa() -> None:
    story = corporation("RCS").owns("Ann", "SCE SIGI CNM SMS RSA").cash("Ann 0").operates("RCS")
    for private, price in (("SCE", 20), ("SIGI", 45), ("CNM", 75), ("SMS", 110)):
        story.when("RCS").buys_private(private, price)
        assert story.owner(private) == "RCS"
    story.when("RCS", refused="never_for_corporations", rule="1849-7.1.9").buys_private("RSA", 150)
    assert (story.cash_of("Ann"), story.cash_of("RCS")) == (250, 250)
    assert story.menu(act.BuyPrivate) == []


@rule("1849-10.2.1")
def test_the_owner_must_agree() -> None:
    story = corporation("RCS").owns("Bob", "CNM").cash("Bob 0").operates("RCS")
    story.when("RCS", refused="needs_consent", rule="1849-10.2.1").buys_private("CNM", 150)
    story.when("RCS").offers.buys_private("CNM", 150)
    assert story.to_act() == "Bob"
    story.when("Bob").declines()
    assert (story.owner("CNM"), story.cash_of("Bob"), story.cash_of("RCS")) == ("Bob", 0, 500)
    story.when("RCS").offers.buys_private("CNM", 150)
    story.when("Bob").accepts()
    assert (story.owner("CNM"), story.cash_of("Bob"), story.cash_of("RCS")) == ("RCS", 150, 350)


@rule("1849-10.2.1")
def test_only_the_corporation_on_turn_buys() -> None:
    story = palermo().owns("Ann", "CNM").operates("RCS")
    story.when("CTL", refused="not_your_turn").buys_private("CNM", 75)
    assert story.owner("CNM") == "Ann"


@rule("1849-10.2.2")
@pytest.mark.parametrize(("private", "most"), [("SCE", 40), ("SIGI", 90), ("CNM", 150), ("SMS", 220)])
def test_the_price_is_from_one_lira_to_twice_the_face_value(private: str, most: int) -> None:
    def fresh() -> Story:
        return corporation("RCS").owns("Ann", private).cash("Ann 0").operates("RCS")

    story = fresh()
    [choice] = story.menu(act.BuyPrivate)
    assert (choice.low, choice.high) == (1, most)
    for price in (0, most + 1):
        story.when("RCS", refused="private_price", rule="1849-10.2.2").buys_private(private, price)
    for price in (1, most):
        story = fresh()
        story.when("RCS").buys_private(private, price)
        assert (story.cash_of("Ann"), story.cash_of("RCS"), story.owner(private)) == (price, 500 - price, "RCS")


@rule("1849-10.2.2", "1849-10.0.5")
def test_the_price_comes_from_the_treasury() -> None:
    story = corporation("RCS", cash=60).owns("Ann", "CNM").operates("RCS")
    [choice] = story.menu(act.BuyPrivate)
    assert (choice.low, choice.high) == (1, 60)
    story.when("RCS", refused="cannot_afford_private", rule="1849-10.0.5").buys_private("CNM", 61)
    story.when("RCS").buys_private("CNM", 60)
    assert story.cash_of("RCS") == 0


@rule("1849-10.2.3")
def test_a_private_of_a_corporation_is_never_sold_again() -> None:
    story = palermo().owns("CTL", "CNM").owns("RCS", "SMS").operates("RCS")
    assert story.menu(act.BuyPrivate) == []
    for private in ("CNM", "SMS"):
        story.when("RCS", refused="private_not_for_sale", rule="1849-10.2.3").buys_private(private, 75)
    story = palermo().owns("Ann", "CNM").operates("RCS")
    story.when("RCS").buys_private("CNM", 75)
    story.when("RCS", refused="private_not_for_sale", rule="1849-10.2.3").buys_private("CNM", 75)
