"""1850: scenarios of operating rounds. Dividends, track, Chicago, destinations, the Mesabi Range."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, TO_MESABI, company, laid, operating
from tests.story import Story, given
from tresham.core.action import BuyRight
from tresham.core.event import CorporationClosed
from tresham.rules.rights import rights_out
from tresham.rules.surveying import stop_worth
from tresham.track.prints import FIRST_STOP


def with_revenue(revenue: int, cell: str = "G1", **holders: int) -> Story:
    """MILW has earned so much, and these hold its shares; nobody has any cash."""
    story = given("1850", QUARTET).started("MILW 100").marker(f"MILW {cell}")
    for owner, count in holders.items():
        story.holds(owner, f"MILW {count}")
    story.cash("P1 0, P2 0, P3 0, MILW 0")
    return story.operates("MILW", "dividend", revenue=revenue, ran=True)


# --- dividends and prices --------------------------------------------------------------------------------------------


@rule("1850-MK.4", "1850-SC.25")
@pytest.mark.parametrize(("start", "end"), [("M4", "M3"), ("M3", "N3")])
def test_sc_25_a_dividend_does_not_lead_into_the_green(start: str, end: str) -> None:
    story = with_revenue(100, start, P1=6)
    story.when("MILW").declares("pay")
    assert story.cell("MILW") == end


@rule("1850-MK.5", "1850-MK.8", "1850-SC.27")
def test_sc_27_without_a_dividend_into_a_black_cell() -> None:
    story = with_revenue(100, "B9", P1=6).trains("MILW 2")
    story.when("MILW").declares("withhold")
    assert (story.cell("MILW"), story.trains_of("MILW"), story.shares("P1", "MILW")) == (None, [], 0)


@rule("1850-DV.2", "1850-DV.3", "1850-MK.6", "1850-SC.28")
def test_sc_28_half_a_dividend() -> None:
    story = with_revenue(250, P1=6, P2=1, P3=1, MILW=2).started("GN 100").marker("MILW H1, GN H1")
    story.when("MILW").declares("half")
    assert [story.cash_of(who) for who in ("P1", "P2", "P3", "MILW")] == [78, 13, 13, 146]
    assert (story.cell("MILW"), story.markers_in("H1")) == ("H1", ["MILW", "GN"])


@rule("1850-DV.3", "1850-DV.4", "1850-SC.29")
def test_sc_29_the_pool_is_paid_nothing() -> None:
    story = with_revenue(90, "G2", P1=5, P2=1, pool=2, MILW=1)
    bank = story.cash_of("bank")
    assert story.shares("ipo", "MILW") == 1
    story.when("MILW").declares("pay")
    assert [story.cash_of(who) for who in ("P1", "P2", "MILW")] == [45, 9, 18]
    assert (story.cash_of("bank"), story.cell("MILW")) == (bank - 72, "H2")


@rule("1850-DV.5", "1850-DV.2", "1850-SC.30")
def test_sc_30_half_of_ten_is_all_of_it() -> None:
    story = with_revenue(10, "G2", P1=6)
    story.when("MILW").declares("half")
    assert (story.cash_of("P1"), story.cash_of("MILW"), story.cell("MILW")) == (6, 4, "H2")


@rule("1850-MK.9", "1850-DV.4", "1850-SC.59")
def test_sc_59_a_corporation_closes_in_its_own_turn() -> None:
    story = company("KATY").marker("KATY D11").operating_round(acted="")
    bank = story.cash_of("bank")
    assert (story.actor(), story.cash_of("KATY")) == ("KATY", 500)
    while not story.happened(CorporationClosed):
        story.goes_on()
    assert (story.cell("KATY"), story.trains_of("KATY"), story.tokens_of("KATY")) == (None, [], [])
    assert (story.cash_of("KATY"), story.cash_of("bank")) == (0, bank + 500)
    assert story.round()[0] == "stock"


# --- track -----------------------------------------------------------------------------------------------------------


@rule("1850-TR.2", "1850-TR.7", "1850-SC.31")
def test_sc_31_two_yellow_tiles_in_the_first_turn() -> None:
    story = given("1850", QUARTET).started("KATY 76").holds("P1", "KATY 6").cash("KATY 760").floated("KATY")
    story.operating_round()
    story.when("KATY").lays("K6", "6", 5)
    story.when("KATY").lays("K4", "6", 4)
    assert (story.cash_of("KATY"), story.part()) == (720, "token")
    story.when("KATY", refused="one_tile_a_turn", rule="1850-TR.2").lays("L3", "9", 0)
    story.finishes_turn().comes_to("KATY", "track")
    story.when("KATY").lays("L3", "9", 0)
    assert story.part() != "track"


@rule("1850-TR.4", "1850-SC.49")
def test_sc_49_brown_and_grey_tiles_of_cities() -> None:
    story = laid(company("GN", "5"), "D9 15 E8 D7 C8 C10, E4 14 F3 E2 D5 E6").token("GN", "E4").operates("GN")
    assert {name for name, _ in story.lays_offered("D9")} == {"135"}
    assert {name for name, _ in story.lays_offered("E4")} == {"63"}
    later = company("GN", "8").tile("E4", "63", 0).tile("D9", "135", 0).token("GN", "E4").operates("GN")
    assert later.lays_offered("E4") == set()
    assert {name for name, _ in later.lays_offered("D9")} == {"138"}


def at_chicago(phase: str = "3") -> Story:
    """CBQ has a token on bare Chicago; MILW comes there from Springfield."""
    story = laid(company("MILW CBQ", phase), "K14 57 L13 J15, J15 8 K14 J17, J17 8 J15 I18").token("MILW", "K14")
    return story.owns("MILW", "GBC")


@rule("1850-TK.2", "1850-TK.4", "1850-CL.29", "1850-SC.58")
def test_sc_58_chicagos_second_city_is_that_of_cbq() -> None:
    story = at_chicago().operates("MILW")
    story.when("MILW").lays("I18", "128", 4)
    assert (story.tokens_of("CBQ"), sides_of_cities(story)) == (["I18.1"], [{"E"}, {"SW"}])
    story.finishes_turn().finishes_turn().comes_to("MILW", "track")
    assert story.lays_offered("I18") == {("129", 5)}
    story.when("MILW").lays("I18", "129", 5)
    assert (story.tokens_of("CBQ"), sides_of_cities(story)) == (["I18.1"], [{"E", "SE"}, {"SW", "W"}])
    assert [slots_of(story, city) for city in (0, 1)] == [1, 2]


@rule("1850-TK.4", "1850-SC.58")
def test_sc_58_in_brown_there_is_one_city() -> None:
    story = at_chicago("5").tile("I18", "129", 5).operates("MILW")
    story.when("MILW").lays("I18", "130", next(turn for name, turn in story.lays_offered("I18") if name == "130"))
    assert (story.tokens_of("CBQ"), slots_of(story, 0)) == (["I18.0"], 4)


@rule("1850-TR.8", "1850-SC.58")
def test_sc_58_the_yellow_tile_never_lies_so_that_no_green_could_follow() -> None:
    story = at_chicago().operates("MILW")
    story.when("MILW", refused="lay_forbidden", rule="1850-TR.8").lays("I18", "128", 2)
    story.when("MILW").lays("L13", "57", 0)
    story.when("MILW", refused="lay_forbidden", rule="1850-TR.8").lays_with("GBC", "I18", "128", 2)


def sides_of_cities(story: Story) -> list[set[str]]:
    """By city of Chicago: the sides to which it has track."""
    lay = story.game.state.board.lays[story.atlas.hex("I18")]
    tile, names = story.atlas.tile_print(lay), ("SW", "W", "NW", "NE", "E", "SE")
    found: list[set[str]] = [set() for _ in tile.stops]
    for path in tile.paths:
        edge, stop = sorted((path.a, path.b))
        found[stop - FIRST_STOP].add(names[(edge + story.atlas.rotation(lay)) % 6])
    return found


def slots_of(story: Story, city: int) -> int:
    hex = story.atlas.hex("I18")
    return len(story.atlas.slots(story.stop(f"I18.{city}"), story.game.state.board.lays[hex]))


# --- red areas and destinations --------------------------------------------------------------------------------------


@rule("1850-RT.2", "1850-MES.1", "1850-SC.50")
@pytest.mark.parametrize(
    ("place", "values"),
    [("F1", (30, 40, 40)), ("K20", (30, 40, 50)), ("A10", (30, 40, 60)), ("M20", (20, 30, 40)), ("C20", (20, 40, 50))],
)
def test_sc_50_values_of_the_edge_by_phase(place: str, values: tuple[int, int, int]) -> None:
    story = given("1850", QUARTET)
    stop = story.atlas.stop_print(story.stop(place), story.game.state.board.lays[story.atlas.hex(place)])
    worth = {one.name: stop_worth(story.title, story.title.phase(one.name), stop) for one in story.title.phases}
    first, second, third = values
    assert worth == {"2": first, "3": first, "4": first, "5": second, "6": second, "8": third, "10": third, "12": third}


TO_SOUTHWEST = "K6 57 K4 K8, K4 6 K6 L3, L3 9 K4 M2"


@rule("1850-DT.2", "1850-DT.3", "1850-DT.4", "1850-SC.32")
def test_sc_32_the_destination_counts_double() -> None:
    story = laid(company("KATY"), TO_SOUTHWEST).trains("KATY 3").operates("KATY", "token")
    story.when("KATY").buys_right("destination")
    assert (story.cash_of("KATY"), story.charter("KATY")) == (450, (40, 100))
    assert story.part() == "run", "there is no other token in this turn"
    story.when("KATY").runs(_3="K6 K4 (L3) M2")
    assert story.revenue() == 100


@rule("1850-DT.3", "1850-TK.1", "1850-SC.32")
def test_sc_32_one_token_a_turn_of_either_kind() -> None:
    story = laid(company("KATY"), TO_SOUTHWEST).operates("KATY", "token")
    story.when("KATY").tokens("K4")
    assert story.part() != "token"
    story = laid(company("KATY"), TO_SOUTHWEST).operates("KATY", "token", tokened=True).unsettled()
    story.when("KATY", refused="one_token_a_turn", rule="1850-TK.1").buys_right("destination")


@rule("1850-DT.4", "1850-SC.32")
def test_sc_32_with_green_cities() -> None:
    story = laid(company("KATY"), "L3 9 K4 M2").tile("K6", "14", 0).tile("K4", "14", 0).trains("KATY 3")
    story.board_marker("destination", "KATY", "M2").operates("KATY", "run")
    assert story.when("KATY").would_earn(_3="K6 K4 (L3) M2") == 120


@rule("1850-DT.5", "1850-SC.32")
def test_sc_32_the_edge_token_is_no_station_to_run_from() -> None:
    story = laid(company("KATY"), TO_SOUTHWEST).trains("KATY 2").board_marker("destination", "KATY", "M2")
    story.operates("KATY", "run").when("KATY", refused="run_no_station", rule="1850-DT.5").runs(_2="K4 (L3) M2")


@rule("1850-DT.4", "1850-RT.3", "1850-SC.33")
def test_sc_33_a_destination_that_is_passed_counts_double_too() -> None:
    story = laid(company("SOO", "8"), "E18 57 F17 D19, D19 9 E18 C20, C18 9 C20 C16, C16 4 C18 C14").token("SOO", "E18")
    story.trains("SOO 6").board_marker("destination", "SOO", "C20").operates("SOO", "run")
    assert story.when("SOO").would_earn(_6="E18 (D19) C20 (C18) C16") == 20 + 100 + 10


@rule("1850-DT.1", "1850-SC.34")
@pytest.mark.parametrize(
    ("corp", "track"),
    [
        ("CBQ", "J19 8 I20 K20, H17 58 G18 I18"),
        ("RI", "H9 57 H7 H11"),
        ("MP", "L13 57 M12 K14, K14 57 L13 J15"),
    ],
)
def test_sc_34_three_corporations_have_no_destination(corp: str, track: str) -> None:
    story = laid(company(corp), track).tile("I18", "128", 4).operates(corp, "token")
    assert story.menu(BuyRight) == []
    story.when(corp, refused="right_not_on_sale", rule="1850-DT.1").buys_right("destination")


# --- the Mesabi Range ------------------------------------------------------------------------------------------------


@rule("1850-MES.2", "1850-PV.P5.3", "1850-SC.35")
def test_sc_35_no_track_to_the_mine_before_it_is_bought() -> None:
    story = operating("NP", phase="2").owns("P1", "MRC")
    story.when("NP", refused="side_barred", rule="1850-MES.2").lays("B11", "5", 1)
    story.when("NP").lays("B11", "5", 0)


@rule("1850-DIFF.5")
def test_sc_35_on_the_site_there_may_be_track() -> None:
    story = operating("NP", phase="2", profile="18xx.games").owns("P1", "MRC")
    story.when("NP").lays("B11", "5", 1)
    assert story.tile_at("B11") == ("5", 1)


@rule("1850-MES.4", "1850-MES.5", "1850-MES.6", "1850-MES.7", "1850-PV.P5.1", "1850-PV.P5.2", "1850-SC.36")
def test_sc_36_the_owner_of_the_mine_gets_half() -> None:
    story = laid(company("NP GN", "2"), TO_MESABI).owns("P1", "MRC").operating_round()
    story.when("NP").buys_private("MRC", 80)
    assert (story.fact("named"), rights_out(story.table(), "mesabi")) == ((("mesabi", story.party("NP")),), 1)
    assert story.cash_of("NP") == 420
    story.comes_to("GN", "track")
    bank, np = story.cash_of("bank"), story.cash_of("NP")
    story.when("GN").buys_right("mesabi")
    assert (story.cash_of("GN"), story.cash_of("NP"), story.cash_of("bank")) == (420, np + 40, bank + 40)
    assert rights_out(story.table(), "mesabi") == 2
    assert story.part() != "track"


@rule("1850-MES.5", "1850-MES.6", "1850-PV.P5.2", "1850-SC.37")
def test_sc_37_four_tokens_for_the_bank_when_the_mine_has_closed() -> None:
    story = laid(company("GN NP", "5"), f"{TO_MESABI}, B11 5 B9 A10")
    story.extra(named=tuple(("mesabi", story.party(name)) for name in ("SOO", "UP", "RI"))).operating_round()
    bank = story.cash_of("bank")
    story.when("GN").buys_right("mesabi")
    assert (story.cash_of("GN"), story.cash_of("bank")) == (420, bank + 80)
    story.comes_to("NP", "track").when("NP", refused="right_not_on_sale", rule="1850-MES.5").buys_right("mesabi")


@rule("1850-MES.3", "1850-SC.38")
def test_sc_38_without_a_token_the_mine_is_a_wall() -> None:
    story = laid(company("GN"), TO_MESABI).trains("GN 2").operates("GN")
    assert not {"A12", "B11"} & story.hexes_offered()
    run = laid(company("GN"), TO_MESABI).trains("GN 2").operates("GN", "run").unsettled()
    run.when("GN", refused="run_barred", rule="1850-MES.3").runs(_2="D9 (C8 B9) A10")


@rule("1850-MES.3", "1850-MES.8", "1850-SC.38")
def test_sc_38_with_a_token_it_is_a_stop_like_others() -> None:
    story = laid(company("GN", "5"), TO_MESABI).trains("GN 5")
    story.extra(named=(("mesabi", story.party("GN")),)).operates("GN")
    assert "A12" in story.hexes_offered()
    story.comes_to("GN", "run").when("GN").runs(_5="D9 (C8 B9) A10")
    assert story.revenue() == 60


@rule("1850-MES.9", "1850-PV.P6.2", "1850-PV.P5.2", "1850-SC.57")
def test_sc_57_a_token_instead_of_a_tile_of_the_grant() -> None:
    story = laid(company("RI NP"), TO_MESABI).token("RI", "D9").owns("RI", "WLG").owns("NP", "MRC")
    named = tuple(("mesabi", story.party(name)) for name in ("NP", "SOO"))
    story.extra(named=named, granted=1, strayed=1).cash("RI 100").operates("RI")
    story.when("RI").lays("H9", "57", 1)
    bank, np = story.cash_of("bank"), story.cash_of("NP")
    story.when("RI").buys_right("mesabi", "WLG")
    assert (story.cash_of("RI"), story.cash_of("NP"), story.cash_of("bank")) == (20, np + 40, bank + 40)
    assert (rights_out(story.table(), "mesabi"), story.fact("granted"), story.fact("strayed")) == (3, 2, 1)
    assert (story.owner("WLG"), story.part() == "track") == ("RI", False), "and no second one in this turn"
