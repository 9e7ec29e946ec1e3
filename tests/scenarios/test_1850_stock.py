"""1850: scenarios of the stock round. Price protection, buy-backs, reissues, and what prices do."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import exchange, sold
from tests.story import Story
from tresham.core.event import PriceMoved

# --- price protection ------------------------------------------------------------------------------------------------


def three_sold_of_presidents_six() -> Story:
    """MILW stands in H3 at $90; its president is P3, and P1 sells three shares."""
    story = exchange("MILW 82").marker("MILW H3").holds("P3", "MILW 4").holds("P1", "MILW 3").cash("P3 500")
    return sold(story, "P1", ("MILW", 3))


@rule("1850-SR.PP.1", "1850-SR.PP.2", "1850-SR.PP.12", "1850-SC.1")
def test_sc_1_all_of_the_block_or_nothing() -> None:
    story = three_sold_of_presidents_six()
    assert (story.to_act(), story.cell("MILW"), story.shares("pool", "MILW")) == ("P3", "H3", 3)
    story.when("P3", refused="whole_block", rule="1850-SR.PP.2").buys("MILW", "pool", 1)
    before = story.cash_of("P3")
    story.when("P3").protects()
    assert (story.cell("MILW"), story.shares("P3", "MILW"), story.cash_of("P3")) == ("H3", 7, before - 270)


@rule("1850-SR.PP.2", "1850-SR.PP.3", "1850-MK.1", "1850-SC.1")
def test_sc_1_without_protection_the_price_falls_for_the_whole_block() -> None:
    story = three_sold_of_presidents_six()
    story.when("P3").passes()
    assert (story.cell("MILW"), story.price("MILW"), story.shares("pool", "MILW")) == ("H6", 72, 3)


@rule("1850-SR.PP.10", "1850-SC.2")
def test_sc_2_the_turn_goes_on_left_of_whoever_protected() -> None:
    story = three_sold_of_presidents_six()
    story.when("P3").protects()
    assert story.to_act() == "P4"


@rule("1850-SR.PP.10", "1850-SC.2")
def test_sc_2_if_nobody_protected_left_of_the_seller() -> None:
    story = three_sold_of_presidents_six()
    story.when("P3").passes()
    assert story.to_act() == "P2"


def two_blocks() -> Story:
    """P1 sells first of GN, whose president is P4, then of MILW, whose president is P3."""
    story = exchange("MILW 90, GN 90").holds("P3", "MILW 3").holds("P4", "GN 3").holds("P1", "MILW 1, GN 1")
    return sold(story.cash("P3 500, P4 500"), "P1", ("GN", 1), ("MILW", 1))


@rule("1850-SR.PP.9", "1850-SR.PP.10", "1850-SC.3", "1850-SC.4")
@pytest.mark.parametrize(
    ("first", "second", "turn"), [(True, False, "P1"), (True, True, "P4"), (False, True, "P4"), (False, False, "P2")]
)
def test_sc_3_and_4_presidents_decide_in_the_order_of_the_sales(first: bool, second: bool, turn: str) -> None:
    story = two_blocks()
    assert story.to_act() == "P4"
    actor = story.when("P4")
    story = actor.protects() if first else actor.passes()
    assert (story.to_act(), story.cell("GN")) == ("P3", "G2" if first else "G3")
    actor = story.when("P3")
    story = actor.protects() if second else actor.passes()
    assert (story.cell("MILW"), story.to_act()) == ("G2" if second else "G3", turn)


@rule("1850-SR.PP.4", "1850-SR.PP.16", "1850-SC.5")
@pytest.mark.parametrize(("cash", "cell"), [(179, "G4"), (180, "G2")])
def test_sc_5_the_president_pays_in_cash(cash: int, cell: str) -> None:
    story = exchange("MILW 90, GN 100").holds("P3", "MILW 3, GN 2").holds("P1", "MILW 2").cash(f"P3 {cash}")
    sold(story, "P1", ("MILW", 2))
    assert story.cell("MILW") == ("G4" if cash == 179 else "G2")
    assert story.to_act() == ("P2" if cash == 179 else "P3")
    assert cell == story.cell("MILW")


def president_with(papers: int, block: int, marker: str = "G2") -> Story:
    """P3, president of MILW, has so many certificates that count; P1 sells a block of MILW."""
    story = exchange("MILW 90, GN 100, NP 100, SOO 100").marker(f"MILW {marker}")
    story.holds("P3", f"MILW 3, GN 5, NP 5, SOO {papers - 9}").holds("P1", f"MILW {block}").cash("P3 900")
    return sold(story, "P1", ("MILW", block))


@rule("1850-SR.PP.5", "1850-CL.21", "1850-SC.6")
@pytest.mark.parametrize(("block", "asked"), [(2, False), (1, True)])
def test_sc_6_the_president_needs_room_for_each_certificate(block: int, asked: bool) -> None:
    story = president_with(13, block)
    assert story.counted("P3") == 13
    assert (story.to_act() == "P3") is asked


@rule("1850-SR.PP.5", "1850-SC.7")
def test_sc_7_in_a_zone_that_does_not_count_no_room_is_needed() -> None:
    story = exchange("MILW 90, GN 100, NP 100, SOO 100").marker("MILW B4").holds("P3", "MILW 3, GN 6, NP 6")
    story.holds("P3", "SOO 4", president=False).holds("P1", "MILW 3").cash("P3 900")
    assert story.counted("P3") == 14
    sold(story, "P1", ("MILW", 3))
    assert story.to_act() == "P3"
    story.when("P3").protects()
    assert story.cell("MILW") == "B4"


@rule("1850-SR.PP.6", "1850-SR.8", "1850-SC.8")
def test_sc_8_protection_may_lead_above_sixty_per_cent() -> None:
    story = exchange("MILW 90").holds("P3", "MILW 6").holds("P1", "MILW 2").cash("P3 500")
    sold(story, "P1", ("MILW", 2)).when("P3").protects()
    assert story.shares("P3", "MILW") == 8
    story.passes("P4 P1 P2")
    assert story.to_act() == "P3"
    story.when("P3").passes()


@rule("1850-SR.PP.7", "1850-SR.6", "1850-SC.9")
def test_sc_9_who_has_sold_may_protect_but_not_buy() -> None:
    story = exchange("MILW 90", first="P2").holds("P2", "MILW 4").holds("P4", "MILW 1").holds("pool", "MILW 1")
    story.cash("P2 500")
    sold(story, "P2", ("MILW", 1)).passes("P3")
    sold(story, "P4", ("MILW", 1))
    assert story.to_act() == "P2"
    story.when("P2").protects()
    story.passes("P3 P4 P1")
    story.when("P2", refused="sold_this_round", rule="1850-SR.6").buys("MILW", "pool")


@rule("1850-SR.PP.11", "1850-CL.18", "1850-SC.10")
def test_sc_10_nobody_protects_what_the_president_sells_himself() -> None:
    story = exchange("MILW 90", first="P2").holds("P2", "MILW 3").holds("P1", "MILW 2").cash("P1 500")
    sold(story, "P2", ("MILW", 2))
    assert (story.president("MILW"), story.cell("MILW"), story.price("MILW")) == ("P1", "G4", 76)
    assert story.to_act() == "P3"


@rule("1850-SR.PP.8", "1850-CL.22", "1850-SC.11")
def test_sc_11_first_the_sellers_turn_comes_to_its_end() -> None:
    story = exchange("MILW 82, GN 82").holds("P2", "MILW 3").holds("P1", "MILW 1").holds("P3", "GN 2").cash("P2 500")
    story.when("P1").sells("MILW", 1)
    assert (story.to_act(), story.cell("MILW")) == ("P1", "G3")
    story.when("P1").buys("GN")
    assert (story.to_act(), story.cell("MILW"), story.shares("P1", "GN")) == ("P2", "G3", 1)


# --- a turn for oneself or for one corporation -----------------------------------------------------------------------


def with_treasury(corp: str = "MILW", treasury: int = 1, par: int = 90, cash: int = 500) -> Story:
    """P1 presides over a corporation that has operated, with shares in its treasury and none in the offering."""
    story = exchange(f"{corp} {par}").holds("P1", f"{corp} 5").holds("P2", f"{corp} {5 - treasury}")
    return story.holds(corp, f"{corp} {treasury}").floated(corp).operated(corp).cash(f"{corp} {cash}")


@rule("1850-SR.1", "1850-CL.17", "1850-SC.12")
def test_sc_12_for_himself_or_for_one_corporation() -> None:
    story = with_treasury().started("GN 100").holds("P1", "GN 3").operated("GN").cash("GN 500")
    story.when("P1").sells("GN", 1)
    story.when("P1", refused="acts_for_himself", rule="1850-SR.1").reissues("MILW")
    story.when("P1", refused="acts_for_himself", rule="1850-SR.1").redeems("GN", "P1")


@rule("1850-SR.1", "1850-CL.17", "1850-SC.12")
def test_sc_12_a_turn_for_a_corporation_is_over_with_one_deed() -> None:
    story = with_treasury().started("GN 100").holds("P1", "GN 3").operated("GN").cash("GN 500")
    story.when("P1").reissues("MILW")
    assert story.to_act() == "P2"


# --- redemption ------------------------------------------------------------------------------------------------------


@rule("1850-SR.RD.1", "1850-SR.RD.2", "1850-SR.RD.3", "1850-SC.13")
def test_sc_13_a_share_from_the_pool() -> None:
    story = exchange("MILW 82").holds("P1", "MILW 4").holds("P2", "MILW 2").holds("pool", "MILW 1")
    story.floated("MILW").operated("MILW").cash("MILW 500")
    assert story.shares("ipo", "MILW") == 3
    bank = story.cash_of("bank")
    story.when("P1").redeems("MILW")
    assert (story.cash_of("MILW"), story.cash_of("bank")) == (418, bank + 82)
    assert [story.shares(who, "MILW") for who in ("ipo", "MILW", "pool")] == [3, 1, 0]
    assert story.cell("MILW") == "G3"


@rule("1850-SR.RD.3", "1850-SC.13")
def test_sc_13_not_again_while_forty_per_cent_are_not_out() -> None:
    story = (
        exchange("MILW 82")
        .holds("P1", "MILW 4")
        .holds("P2", "MILW 2")
        .holds("MILW", "MILW 1")
        .floated("MILW")
        .operated("MILW")
    )
    story.cash("MILW 500").when("P1", refused="too_few_shares_out", rule="1850-SR.RD.3").redeems("MILW", "P1")


@rule("1850-SR.RD.3", "1850-SC.14")
def test_sc_14_never_more_than_forty_per_cent() -> None:
    story = exchange("MILW 82").holds("P1", "MILW 4").holds("P2", "MILW 2").holds("MILW", "MILW 4")
    story.floated("MILW").operated("MILW").cash("MILW 500")
    story.when("P1", refused="too_few_shares_out", rule="1850-SR.RD.3").redeems("MILW", "P2")


def asking_a_player() -> Story:
    """MILW at $110, president P1; P3 has two shares."""
    story = (
        exchange("MILW 100")
        .marker("MILW H1")
        .holds("P1", "MILW 5")
        .holds("P3", "MILW 2")
        .floated("MILW")
        .operated("MILW")
    )
    return story.cash("MILW 500, P3 0")


@rule("1850-SR.RD.4", "1850-SR.RD.12", "1850-CL.16", "1850-SC.15")
def test_sc_15_another_player_may_refuse() -> None:
    story = asking_a_player()
    story.when("P1", refused="needs_consent", rule="1850-SR.RD.4").redeems("MILW", "P3")
    story.when("P1").offers.redeems("MILW", "P3")
    story.when("P3").declines()
    assert (story.to_act(), story.cash_of("MILW"), story.shares("P3", "MILW")) == ("P1", 500, 2)


@rule("1850-SR.RD.4", "1850-SR.RD.2", "1850-CL.16", "1850-SC.15")
def test_sc_15_or_agree() -> None:
    story = asking_a_player()
    story.when("P1").offers.redeems("MILW", "P3")
    story.when("P3").accepts()
    assert (story.cash_of("P3"), story.cash_of("MILW"), story.shares("MILW", "MILW")) == (110, 390, 1)
    assert (story.cell("MILW"), story.to_act()) == ("H1", "P2")


@rule("1850-SR.RD.6", "1850-SR.10", "1850-CL.28", "1850-SC.16")
def test_sc_16_not_before_it_has_operated() -> None:
    story = exchange("MILW 82").holds("P1", "MILW 5").holds("P2", "MILW 3").holds("pool", "MILW 1").cash("MILW 820")
    story.when("P1", refused="has_not_operated", rule="1850-SR.RD.6").redeems("MILW")


@rule("1850-SR.RD.7", "1850-CL.28", "1850-SC.16")
def test_sc_16_once_a_round() -> None:
    story = exchange("MILW 82").holds("P1", "MILW 5").holds("P2", "MILW 3").holds("pool", "MILW 2")
    story.floated("MILW").operated("MILW").cash("MILW 820").when("P1").redeems("MILW")
    story.passes("P2 P3 P4")
    story.when("P1", refused="once_a_round", rule="1850-SR.RD.7").redeems("MILW")


@rule("1850-SR.RD.12", "1850-SR.7", "1850-SC.61")
def test_sc_61_a_refused_offer_is_no_action() -> None:
    story = asking_a_player()
    story.when("P1").offers.redeems("MILW", "P3")
    story.when("P3").declines()
    story.passes("P1 P2 P3 P4")
    assert story.round()[:2] != ("stock", 2)


# --- reissue ---------------------------------------------------------------------------------------------------------


@rule("1850-SR.RI.2", "1850-SR.RI.1", "1850-SR.RI.4", "1850-SC.17")
def test_sc_17_only_when_the_offering_is_empty_and_all_at_once() -> None:
    story = (
        exchange("MILW 82")
        .holds("P1", "MILW 5")
        .holds("P2", "MILW 2")
        .holds("MILW", "MILW 2")
        .floated("MILW")
        .operated("MILW")
    )
    story.when("P1", refused="offering_not_empty", rule="1850-SR.RI.2").reissues("MILW")
    story.when("P1").passes()
    story.when("P2").buys("MILW")
    story.done("P2").passes("P3 P4")
    story.when("P1").reissues("MILW")
    assert [story.shares(who, "MILW") for who in ("ipo", "MILW")] == [2, 0]
    assert story.cell("MILW") == "G3"


CELLS = {100: "H2", 110: "H1", 120: "I1", 140: "J1", 160: "K1", 180: "L1", 200: "M1", 225: "N1", 250: "O1", 275: "P1"}
CELLS |= {300: "Q1", 325: "R1", 350: "S1", 375: "T1", 400: "U1"}


def par_after_reissue(old: int, price: int, profile: str = "rulebook") -> int:
    story = exchange(f"MILW {old}", profile=profile).marker(f"MILW {CELLS[price]}").holds("P1", "MILW 5")
    story.holds("P2", "MILW 3").holds("MILW", "MILW 2").floated("MILW").operated("MILW").when("P1").reissues("MILW")
    return story.title.cell_price[story.game.state.par[story.party("MILW")]]


@rule("1850-SR.RI.3", "1850-CL.3", "1850-CL.4", "1850-SC.18")
@pytest.mark.parametrize(
    ("price", "par"),
    [
        (100, 76),
        (110, 82),
        (120, 90),
        (140, 110),
        (160, 120),
        (180, 140),
        (200, 160),
        (225, 160),
        (250, 180),
        (275, 200),
        (300, 200),
        (350, 200),
        (400, 200),
    ],
)
def test_sc_18_three_quarters_of_the_price(price: int, par: int) -> None:
    assert par_after_reissue(76, price) == par


@rule("1850-SR.RI.3", "1850-SC.19")
def test_sc_19_par_never_falls() -> None:
    assert par_after_reissue(100, 110) == 100


@rule("1850-SR.RI.5", "1850-SR.RI.6", "1850-SR.RD.11", "1850-SC.20")
def test_sc_20_money_of_this_round_sleeps() -> None:
    story = exchange("MILW 76").marker("MILW J1").holds("P1", "MILW 5").holds("P2", "MILW 3").holds("MILW", "MILW 2")
    story.floated("MILW").operated("MILW").cash("MILW 40, P2 300").when("P1").reissues("MILW")
    story.when("P2").buys("MILW")
    assert (story.cash_of("MILW"), story.cash_of("P2")) == (150, 190)
    story.done("P2").passes("P3 P4")
    story.when("P1", refused="money_asleep", rule="1850-SR.RD.11").redeems("MILW", "P1")
    story.passes("P1 P2").comes_to_round("operating").comes_to_round("stock", to="P1")
    assert (story.price("MILW"), story.cash_of("MILW")) == (120, 150)
    story.when("P1").redeems("MILW", "P1")
    assert story.cash_of("MILW") == 30


# --- the market ------------------------------------------------------------------------------------------------------


@rule("1850-MK.1", "1850-MK.2", "1850-CL.6", "1850-SC.21", "1850-SC.22", "1850-SC.23")
@pytest.mark.parametrize(
    ("start", "shares", "end"),
    [
        ("O2", 1, "O3"),
        ("O2", 2, "O3"),
        ("O2", 3, "O5"),
        ("O3", 1, "O3"),
        ("O3", 2, "O5"),
        ("O4", 1, "O5"),
        ("P3", 1, "P3"),
        ("P3", 2, "P5"),
        ("P1", 3, "P3"),
        ("P1", 4, "P5"),
        ("K5", 1, "K5"),
        ("K5", 2, "K7"),
        ("K4", 2, "K5"),
        ("K4", 3, "K7"),
        ("H8", 2, "H9"),
        ("H8", 1, "H8"),
    ],
)
def test_sc_21_to_23_the_ledge(start: str, shares: int, end: str) -> None:
    story = exchange("MILW 100").marker(f"MILW {start}").holds("P3", "MILW 5").holds("P1", f"MILW {shares}")
    sold(story.cash("P3 0"), "P1", ("MILW", shares))
    assert story.cell("MILW") == end


@rule("1850-MK.3", "1850-MK.7", "1850-SC.24")
@pytest.mark.parametrize(("start", "end"), [("G1", "H2"), ("U1", "U1"), ("G2", "G1"), ("T1", "U2")])
def test_sc_24_sold_out_from_the_top_row(start: str, end: str) -> None:
    story = exchange("MILW 100").marker(f"MILW {start}").holds("P1", "MILW 6").holds("P2", "MILW 4").floated("MILW")
    story.everybody_passes()
    risen = [one for one in story.happened(PriceMoved) if one.reason == "sold_out"]
    assert [story.title.market.cells[one.new].name for one in risen] == [end] * (start != end)


@rule("1850-MK.7", "1850-CL.7", "1850-SC.48")
def test_sc_48_shares_in_the_treasury_are_sold_too() -> None:
    story = exchange("KATY 72").marker("KATY F5").holds("P1", "KATY 6").holds("P2", "KATY 3").holds("KATY", "KATY 1")
    story.floated("KATY").everybody_passes()
    risen = [one for one in story.happened(PriceMoved) if one.reason == "sold_out"]
    assert [story.title.market.cells[one.new].name for one in risen] == ["F4"]


@rule("1850-MK.8", "1850-MK.9", "1850-SU.3", "1850-CL.23", "1850-SC.26")
def test_sc_26_a_sale_into_a_black_cell_closes_for_good() -> None:
    story = (
        exchange("MILW 68, GN 100").marker("MILW A8").holds("P3", "MILW 5").holds("P1", "MILW 1").holds("P2", "GN 2")
    )
    story.cash("P3 0, MILW 77, P1 0").trains("MILW 2").token("MILW", "G18").floated("MILW").operated("MILW").owns(
        "MILW", "GBC"
    )
    assert story.title.certificate_limit(story.table(), story.party("P1")) == 14
    sold(story, "P1", ("MILW", 1))
    assert story.cell("MILW") is None
    assert [story.shares(who, "MILW") for who in ("P1", "P3", "pool", "ipo", "MILW")] == [0] * 5
    assert (story.trains_of("MILW"), story.tokens_of("MILW"), story.cash_of("MILW")) == ([], [], 0)
    assert (story.cash_of("P1"), story.owner("GBC")) == (10, None)
    assert story.title.certificate_limit(story.table(), story.party("P1")) == 12
    assert story.pars_offered("MILW") == set()


# --- passes, limits, excess ------------------------------------------------------------------------------------------


@rule("1850-SR.PP.13", "1850-SR.7", "1850-SC.52")
def test_sc_52_a_protection_cancels_a_pass() -> None:
    story = exchange("MILW 90", first="P2").holds("P2", "MILW 4").holds("P4", "MILW 1").cash("P2 500")
    story.passes("P2 P3")
    sold(story, "P4", ("MILW", 1)).when("P2").protects()
    assert story.to_act() == "P3"
    story.passes("P3 P4 P1")
    assert story.round()[0] == "stock"
    story.passes("P2")
    assert (story.round()[:2], story.priority_deal()) == (("stock", 3), "P3")


@rule("1850-SR.9", "1850-SR.1", "1850-CL.34", "1850-SC.56")
def test_sc_56_above_the_limit_one_sells_first() -> None:
    story = exchange("MILW 100, GN 100, NP 100, SOO 100").holds("P1", "MILW 5, GN 6, NP 4").holds("P2", "MILW 4")
    story.holds("MILW", "MILW 1").floated("MILW").operated("MILW").cash("MILW 500").holds(
        "P1", "SOO 3", president=False
    )
    assert story.counted("P1") == 15
    story.when("P1", refused="over_limit", rule="1850-SR.9").reissues("MILW")
    story.when("P1", refused="over_limit", rule="1850-SR.9").redeems("MILW", "P1")
    story.when("P1").sells("SOO", 1)
    story.when("P1", refused="acts_for_himself", rule="1850-SR.1").reissues("MILW")


@rule("1850-SR.PP.5", "1850-SR.PP.15", "1850-SR.PP.16", "1850-SC.60")
def test_sc_60_room_by_the_zones_of_the_moment() -> None:
    story = exchange("NP 76, MILW 76, GN 100, SOO 100, UP 100").marker("NP D4, MILW F3")
    story.holds("P3", "NP 4, MILW 4, GN 6, SOO 6").holds("P1", "NP 3, MILW 2").cash("P3 1000")
    assert story.counted("P3") == 3 + 5 + 5
    for corp, shares in (("NP", 3), ("MILW", 2)):
        story.when("P1").sells(corp, shares)
    story.done("P1")
    assert story.to_act() == "P3"
    story.when("P3").protects()
    assert (story.cell("NP"), story.cell("MILW"), story.price("MILW")) == ("D4", "F5", 68)
    assert story.to_act() == "P4"


@rule("1850-SR.8", "1850-SR.PP.11", "1850-SC.62")
def test_sc_62_who_has_too_much_sells_down_to_the_limit() -> None:
    story = exchange("MILW 90", first="P2").holds("P2", "MILW 8").holds("pool", "MILW 1").holds("MILW", "MILW 1")
    story.cash("P2 500, P3 500")
    story.when("P2", refused="holding_limit", rule="1830-BY.5").buys("MILW", "pool")
    story.when("P2", refused="sells_too_few", rule="1850-SR.8").sells("MILW", 1)
    assert min(story.sales_offered("MILW")) == 2
    before = story.cash_of("P2")
    sold(story, "P2", ("MILW", 2))
    assert (story.cash_of("P2"), story.shares("pool", "MILW"), story.cell("MILW")) == (before + 180, 3, "G4")
    assert story.to_act() == "P3"
