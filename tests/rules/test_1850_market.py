"""1850: how prices move, and what becomes of a corporation whose price is black."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, TO_MESABI, company, exchange, in_need, laid, sold
from tests.story import Story, given
from tresham.core.event import CorporationClosed, PriceMoved
from tresham.rules.rights import is_entitled, rights_out


def moved(cell: str, kind: str) -> str | None:
    """Where the marker of MILW comes to by a dividend."""
    story = given("1850", QUARTET).started("MILW 100").marker(f"MILW {cell}").holds("P1", "MILW 6")
    story.operates("MILW", "dividend", revenue=100, ran=True).when("MILW").declares(kind)
    return story.cell("MILW")


@rule("1850-MK.4")
@pytest.mark.parametrize(
    ("start", "end"),
    [
        *(("G9", "G8"), ("H8", "H7"), ("I7", "I6"), ("J6", "J5"), ("K5", "K4"), ("M4", "M3"), ("P3", "P2")),
        *(("K7", "K6"), ("J8", "J7"), ("I9", "I8"), ("M6", "M5"), ("P5", "P4"), ("U4", "U3"), ("U3", "U2")),
        *(("U2", "U1"), ("U1", "U1"), ("G10", "G9"), ("G11", "G10"), ("N4", "O4"), ("H9", "I9"), ("A8", "B8")),
    ],
)
def test_a_full_dividend_goes_right_or_climbs(start: str, end: str) -> None:
    assert moved(start, "pay") == end


@rule("1850-MK.5")
@pytest.mark.parametrize(("start", "end"), [("G3", "F3"), ("N4", "M4"), ("Q3", "P3"), ("A1", "A2"), ("A7", "A8")])
def test_no_dividend_goes_left_or_down_ledge_or_not(start: str, end: str) -> None:
    assert moved(start, "withhold") == end


@rule("1850-MK.6", "1850-CL.9")
@pytest.mark.parametrize("cell", ["G3", "N4", "U1", "A8"])
def test_half_a_dividend_moves_nothing(cell: str) -> None:
    assert moved(cell, "half") == cell


@rule("1850-MK.2")
@pytest.mark.parametrize(
    ("start", "shares", "end"),
    [("H9", 1, "H9"), ("N4", 1, "N5"), ("G10", 2, "G11"), ("G1", 3, "G4"), ("P5", 2, "P5"), ("U3", 1, "U4")],
)
def test_a_plain_fall_ends_at_the_foot_of_the_column(start: str, shares: int, end: str) -> None:
    story = exchange("MILW 100").marker(f"MILW {start}").holds("P3", "MILW 5").holds("P1", f"MILW {shares}")
    sold(story.cash("P3 0"), "P1", ("MILW", shares))
    assert story.cell("MILW") == end


@rule("1850-MK.7", "1850-MK.3")
@pytest.mark.parametrize(("start", "end"), [("N4", "N3"), ("U3", "U2"), ("A1", "B2"), ("S1", "T2")])
def test_sold_out_climbs_through_the_ledge(start: str, end: str) -> None:
    story = exchange("MILW 100").marker(f"MILW {start}").holds("P1", "MILW 6").holds("P2", "MILW 4").floated("MILW")
    story.everybody_passes()
    [risen] = [one for one in story.happened(PriceMoved) if one.reason == "sold_out"]
    assert story.title.market.cells[risen.new].name == end


@rule("1850-MK.7")
@pytest.mark.parametrize("place", ["pool", "ipo"])
def test_not_while_the_pool_or_the_offering_has_a_share(place: str) -> None:
    story = exchange("MILW 100").holds("P1", "MILW 6").holds("P2", "MILW 3").floated("MILW")
    if place == "pool":
        story.holds("pool", "MILW 1")
    story.everybody_passes()
    assert [one for one in story.happened(PriceMoved) if one.reason == "sold_out"] == []


@rule("1850-MK.7")
def test_sold_out_corporations_climb_in_the_order_in_which_they_operate() -> None:
    story = (
        exchange("MILW 100, GN 100").marker("MILW F3, GN G4").holds("P1", "MILW 6, GN 6").holds("P2", "MILW 4, GN 4")
    )
    story.floated("MILW GN").everybody_passes()
    risen = [story.name(one.corp) for one in story.happened(PriceMoved) if one.reason == "sold_out"]
    assert risen == ["GN", "MILW"], "both stand at $76, GN further right"


# --- black cells -----------------------------------------------------------------------------------------------------


@rule("1850-MK.8")
@pytest.mark.parametrize(
    ("start", "shares"), [("A8", 1), ("A7", 2), ("B9", 1), ("B8", 3), ("C10", 1), ("A5", 5), ("B7", 3)]
)
def test_a_sale_into_the_black(start: str, shares: int) -> None:
    story = exchange("MILW 68").marker(f"MILW {start}").holds("P3", "MILW 5").holds("P1", f"MILW {shares}")
    sold(story.cash("P3 0"), "P1", ("MILW", shares))
    assert story.cell("MILW") is None


@rule("1850-MK.8")
@pytest.mark.parametrize(("start", "end"), [("B9", None), ("C10", None), ("D11", None), ("C9", "B9"), ("A8", None)])
def test_paying_nothing_into_the_black(start: str, end: str | None) -> None:
    assert moved(start, "withhold") == end


def closing() -> Story:
    """GN stands on the brink in A8; P1 sells one of its shares, and nobody can protect it."""
    return exchange("GN 68, NP 100").marker("GN A8").holds("P2", "GN 5").holds("P1", "GN 2").cash("P2 0")


@rule("1850-MK.9", "1850-EG.2")
def test_shares_are_gone_without_compensation() -> None:
    story = closing().holds("GN", "GN 1").holds("pool", "GN 1")
    sold(story, "P1", ("GN", 1))
    assert [story.shares(who, "GN") for who in ("P1", "P2", "pool", "ipo", "GN")] == [0] * 5
    assert (story.cash_of("P1"), story.cash_of("P2"), story.counted("P1"), story.score("P2")) == (535, 0, 0, 0)


@rule("1850-MK.9", "1850-PV.P5.2", "1850-MES.6", "1850-MES.8")
def test_its_mine_closes_and_its_mesabi_token_is_lost() -> None:
    story = closing().owns("GN", "MRC")
    sold(story.extra(named=(("mesabi", story.party("GN")),)), "P1", ("GN", 1))
    t = story.table()
    assert (story.owner("MRC"), is_entitled(t, story.party("GN"), "mesabi")) == (None, False)
    assert rights_out(t, "mesabi") == 1, "it does not come back"


@rule("1850-MES.6", "1850-MES.8", "1850-MK.9")
def test_a_mine_that_has_closed_takes_no_token_when_others_deal_in_privates() -> None:
    story = closing().owns("GN", "MRC").owns("P4", "CM")
    sold(story.extra(named=(("mesabi", story.party("GN")),)), "P1", ("GN", 1))
    story.when("P3").offers.buys_private("CM", 10)
    story.when("P4").accepts()
    assert (story.owner("CM"), rights_out(story.table(), "mesabi")) == ("P3", 1)


@rule("1850-MK.9", "1850-PV.P5.2")
def test_the_price_of_tokens_is_for_the_bank_then() -> None:
    story = laid(company("GN"), TO_MESABI).owns("nobody", "MRC").operates("GN")
    story.change(closed=story.game.state.closed | 1 << story.title.private("MRC"))
    bank = story.cash_of("bank")
    story.when("GN").buys_right("mesabi")
    assert story.cash_of("bank") == bank + 80


@rule("1850-MK.9", "1850-DT.3")
def test_its_edge_token_leaves_the_map() -> None:
    story = closing().board_marker("destination", "GN", "A2").board_marker("destination", "NP", "A2")
    story.extra(named=(("destination", story.party("GN")), ("destination", story.party("NP"))))
    sold(story, "P1", ("GN", 1))
    assert [owner for _, _, owner in story.game.state.board.markers] == [story.party("NP")]


@rule("1850-MK.9", "1850-TK.3")
def test_nothing_is_kept_for_it_any_more() -> None:
    def token_in_minneapolis(closed: bool) -> set[str]:
        story = laid(company("SOO"), "F13 57 E12 G14, E12 9 F13 D11, D11 8 E12 D9, D9 57 D7 D11")
        if closed:
            story.after(lambda t: t.emit(closed_for_good(story)))
        return story.operates("SOO", "token").tokens_offered()

    assert "D9.0" not in token_in_minneapolis(closed=False)
    assert "D9.0" in token_in_minneapolis(closed=True)


def closed_for_good(story: Story) -> CorporationClosed:
    """GN closes before it has ever operated."""
    gone = closing()
    sold(gone, "P1", ("GN", 1))
    [event] = gone.happened(CorporationClosed)
    assert gone.party("GN") == story.party("GN")
    closed: CorporationClosed = event
    return closed


@rule("1850-MK.9", "1850-OR.1", "1850-EM.4")
def test_a_corporation_that_closes_before_its_turn_has_none() -> None:
    story = in_need("KATY 290").marker("GN A8, NP G2").cash("P2 0, P3 0").floated("GN NP").operated("GN NP")
    story.cash("GN 100, NP 100").token("GN", "D9").token("NP", "B11").operates("KATY", "trains")
    story.when("P1").sells("GN", 1)
    story.when("KATY").buys_train("4", 300)
    assert (story.cell("GN"), story.actor()) == (None, "NP")
    assert "GN" not in story.turns_of_round()


@rule("1850-OR.1", "1850-EM.4")
def test_the_order_is_looked_at_again_when_blocks_are_settled() -> None:
    """GN was dearer than NP; a share of it is sold in an emergency before either has acted."""
    story = in_need("KATY 290").marker("GN G3, NP H5").cash("P2 0, P3 0").floated("GN NP").operated("GN NP")
    story.cash("GN 100, NP 100").token("GN", "D9").token("NP", "B11").operates("KATY", "trains")
    story.when("P1").sells("GN", 1)
    story.when("KATY").buys_train("4", 300)
    assert (story.price("GN"), story.price("NP"), story.actor()) == (76, 76, "NP")
    assert story.turns_of_round() == ["NP", "GN"]
