"""1849: how markers move on the stock market, and in which order corporations come."""

from __future__ import annotations

import random

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core.event import CorporationClosed, PriceMoved
from tresham.core.ids import NO_CELL
from tresham.rules.market import market_order

QUARTET = "Ann Bob Eve Dan"
PROFILES = ("rulebook", "18xx.games")


def order(story: Story) -> list[str]:
    """All corporations in market order."""
    return [story.name(corp) for corp in market_order(story.ready().table())]


def in_phase(phase: str, profile: str = "rulebook") -> Story:
    """A new game, in a phase."""
    story = given("1849", QUARTET, profile)
    return story.phase(phase)


def akragas(cell: str, phase: str = "4") -> Story:
    """SFA stands in a cell; Ann is its president."""
    return in_phase(phase).launched("SFA 100").marker(f"SFA {cell}").papers("Ann", "SFA P").operated("SFA")


def after_dividend(cell: str, kind: str, phase: str = "4", revenue: int = 1000) -> Story:
    """SFA pays or withholds."""
    story = akragas(cell, phase).operates("SFA", "dividend", revenue=revenue, ran=True)
    story.when("SFA").declares(kind)
    return story


def after_sale(cell: str, shares: int = 1, phase: str = "4") -> Story:
    """Bob sells shares of SFA, which the pool can take."""
    story = akragas(cell, phase).papers("Bob", "SFA 1 1 1 2").papers("Ann", "SFA 1 1 1").stock_round(2, "Bob")
    story.when("Bob").sells("SFA", shares)
    return story


def end_of_round(story: Story, **papers: str) -> Story:
    """A stock round ends at once; nobody operates before the markers have been looked at."""
    for name, kinds in papers.items():
        story.papers(name, f"SFA {kinds}")
    story.cash("SFA 300").stock_round(2, "Ann")
    for name in QUARTET.split():
        if story.round()[0] == "stock":
            story.when(name).passes()
    assert story.round()[0] == "operating"
    return story


SOLD_OUT = {"Ann": "1 1 1 1", "Bob": "1 1 2"}
"""Besides the president's: all certificates are with players."""


# --- prices ----------------------------------------------------------------------------------------------------------


@rule("1849-5.1")
@pytest.mark.parametrize(
    ("cell", "worth"), [("F4", 100), ("A1", 72), ("N4", 230), ("D10", 31), ("I3", 144), ("C5", 68)]
)
def test_the_cell_of_the_marker_is_the_price_of_everything(cell: str, worth: int) -> None:
    story = akragas(cell).papers("Bob", "SFA 1").papers("pool", "SFA 1").cash("Bob 0, Eve 500, Dan 500")
    story.stock_round(2, "Bob")
    assert story.price("SFA") == worth
    story.when("Bob").sells("SFA", 1)
    assert story.cash_of("Bob") == worth
    for source in ("ipo", "pool"):
        story = akragas(cell).papers("pool", "SFA 1").cash("Eve 500").stock_round(2, "Eve")
        story.when("Eve").buys("SFA", source)
        assert story.cash_of("Eve") == 500 - worth


@rule("1849-5.1")
def test_corporations_deal_in_their_shares_at_the_same_price() -> None:
    story = akragas("G5").papers("pool", "SFA 1").cash("SFA 200").operates("SFA", "finance")
    story.when("SFA").buys("SFA", "pool")
    assert story.cash_of("SFA") == 200 - 106
    story = akragas("G5").cash("SFA 200").operates("SFA", "finance")
    story.when("SFA").sells_papers("SFA", "1 1")
    assert story.cash_of("SFA") == 200 + 2 * 106


# --- piles -----------------------------------------------------------------------------------------------------------


def four_markers(profile: str = "rulebook") -> Story:
    """RCS over IFT at 100, SFA over ATA at 95 just below; Bob has shares of all, Ann is president of all."""
    story = given("1849", QUARTET, profile).launched("RCS 100, IFT 100, SFA 68, ATA 68")
    story.marker("RCS F4, IFT F4, SFA F5, ATA F5")
    for name in ("RCS", "IFT", "SFA", "ATA"):
        story.papers("Ann", f"{name} P").papers("Bob", f"{name} 1 1").operated(name)
    return story


@rule("1849-5.2")
def test_a_marker_goes_under_those_in_its_new_cell() -> None:
    story = four_markers().stock_round(2, "Bob")
    story.when("Bob").sells("RCS", 1)
    assert (story.markers_in("F4"), story.markers_in("F5")) == (["IFT"], ["SFA", "ATA", "RCS"])


@rule("1849-5.2")
@pytest.mark.parametrize(("kind", "cell"), [("pay", "G4"), ("withhold", "E4")])
def test_dividends_bring_markers_under_others_too(kind: str, cell: str) -> None:
    story = given("1849", QUARTET).launched("SFA 100, CTL 68").marker(f"SFA F4, CTL {cell}").operated("SFA")
    story.papers("Ann", "SFA P").operates("SFA", "dividend", revenue=200, ran=True)
    story.when("SFA").declares(kind)
    assert story.markers_in(cell) == ["CTL", "SFA"]


@rule("1849-5.2", "1849-5.3")
def test_a_marker_that_stays_keeps_its_place() -> None:
    story = four_markers().marker("RCS L6, SFA L6, IFT L6").stock_round(2, "Bob")
    story.when("Bob").sells("RCS", 2)
    assert story.markers_in("L6") == ["RCS", "SFA", "IFT"]


@rule("1849-5.2")
def test_a_dividend_that_moves_nothing_changes_no_place() -> None:
    story = four_markers().marker("RCS F4, SFA F4").operates("RCS", "dividend", revenue=90, ran=True)
    story.when("RCS").declares("pay")
    assert story.markers_in("F4")[:2] == ["IFT", "RCS"]
    assert story.cell("RCS") == "F4"


# --- the edges -------------------------------------------------------------------------------------------------------


@rule("1849-5.3")
@pytest.mark.parametrize("cell", ["N4", "M5", "L6", "K7", "J8", "I8", "H8", "G9", "F9", "E9", "D10", "C10", "B10"])
def test_nothing_falls_below_the_ragged_edge(cell: str) -> None:
    assert after_sale(cell).cell("SFA") == cell


@rule("1849-5.3")
@pytest.mark.parametrize("cell", ["O3", "P3"])
def test_the_blue_cells_have_an_edge_too(cell: str) -> None:
    assert after_sale(cell, phase="16").cell("SFA") == cell


@rule("1849-5.3")
@pytest.mark.parametrize(
    ("cell", "shares", "end"), [("I4", 5, "I8"), ("M3", 3, "M5"), ("N2", 5, "N4"), ("C8", 4, "C10"), ("G8", 2, "G9")]
)
def test_a_long_fall_stops_at_the_edge(cell: str, shares: int, end: str) -> None:
    phase = "16" if cell == "N2" else "4"
    assert after_sale(cell, shares, phase).cell("SFA") == end


@rule("1849-5.3")
@pytest.mark.parametrize("cell", ["A1", "G1", "M1"])
def test_nothing_rises_above_the_top_row(cell: str) -> None:
    story = end_of_round(akragas(cell), **SOLD_OUT)
    assert story.cell("SFA") == cell


@rule("1849-5.4")
@pytest.mark.parametrize(
    ("cell", "end"), [("D10", "D9"), ("G9", "G8"), ("J8", "J7"), ("K7", "K6"), ("L6", "L5"), ("M5", "M4"), ("F4", "G4")]
)
def test_at_the_end_of_a_row_right_is_up(cell: str, end: str) -> None:
    assert after_dividend(cell, "pay").cell("SFA") == end


@rule("1849-5.4")
@pytest.mark.parametrize(("cell", "end"), [("A1", "A2"), ("A4", "A5"), ("A8", "A9"), ("B4", "A4"), ("C10", "B10")])
def test_at_the_start_of_a_row_left_is_down(cell: str, end: str) -> None:
    assert after_dividend(cell, "withhold").cell("SFA") == end


@rule("1849-5.5")
@pytest.mark.parametrize("phase", ["4", "6", "8", "10", "12"])
@pytest.mark.parametrize(("cell", "end"), [("M3", "M2"), ("M2", "M1"), ("M1", "M1"), ("N4", "N4"), ("L3", "M3")])
def test_before_phase_16_the_market_ends_before_the_blue_cells(phase: str, cell: str, end: str) -> None:
    assert after_dividend(cell, "pay", phase).cell("SFA") == end


@rule("1849-5.5")
@pytest.mark.parametrize(
    ("cell", "end"), [("M3", "N3"), ("M2", "N2"), ("M1", "N1"), ("N4", "N3"), ("P3", "P2"), ("P2", "P1")]
)
def test_in_phase_16_markers_enter_the_blue_cells(cell: str, end: str) -> None:
    assert after_dividend(cell, "pay", "16").cell("SFA") == end


@rule("1849-5.5", "1849-9.7.2")
@pytest.mark.parametrize(("phase", "end"), [("4", "N4"), ("10", "N4"), ("12", "N4"), ("16", "N3")])
def test_sold_out_at_230(phase: str, end: str) -> None:
    assert end_of_round(akragas("N4", phase), **SOLD_OUT).cell("SFA") == end


# --- market order ----------------------------------------------------------------------------------------------------


@rule("1849-5.6")
def test_the_dearest_comes_first_then_the_one_further_right_then_the_upper_one() -> None:
    story = given("1849", QUARTET).launched("ATA 68, RCS 68, CTL 68, SFA 68, IFT 68")
    story.marker("ATA C1, RCS E3, CTL F5, IFT F4, SFA F4").stock_round(2, "Ann")
    assert [story.price(name) for name in ("ATA", "RCS", "CTL", "IFT", "SFA")] == [95, 95, 95, 100, 100]
    assert order(story) == ["IFT", "SFA", "CTL", "RCS", "ATA"]


@rule("1849-5.6")
def test_corporations_that_are_not_launched_have_no_place() -> None:
    story = given("1849", QUARTET).launched("ATA 68, RCS 100").stock_round(2, "Ann")
    assert order(story) == ["RCS", "ATA"]


# --- closing ---------------------------------------------------------------------------------------------------------


def closed(story: Story) -> list[str]:
    """What the last action closed."""
    return [story.name(one.corp) for one in story.happened(CorporationClosed)]


@rule("1849-5.7")
@pytest.mark.parametrize(("cell", "shares"), [("A9", 1), ("A8", 2), ("A8", 3), ("A7", 5)])
def test_a_fall_to_the_bottom_of_the_first_column_closes(cell: str, shares: int) -> None:
    story = after_sale(cell, shares)
    assert closed(story) == ["SFA"]
    assert (story.cell("SFA"), story.certs("Ann", "SFA"), story.certs("pool", "SFA")) == (None, [], [])


@rule("1849-5.7")
def test_one_row_above_nothing_closes() -> None:
    story = after_sale("A8", 1)
    assert (closed(story), story.cell("SFA")) == ([], "A9")


@rule("1849-5.7")
@pytest.mark.parametrize("cell", ["A9", "B10"])
def test_a_dividend_withheld_closes(cell: str) -> None:
    story = after_dividend(cell, "withhold", revenue=20)
    assert closed(story) == ["SFA"]
    assert story.cell("SFA") is None


@rule("1849-5.7")
@pytest.mark.parametrize("cell", ["A9", "B10"])
def test_no_train_closes_as_well(cell: str) -> None:
    story = akragas(cell).operates("SFA", "run").ready()
    assert closed(story) == ["SFA"]


@rule("1849-5.7", "1849-9.7.1")
def test_a_certificate_in_the_pool_at_the_end_of_a_stock_round_closes() -> None:
    story = akragas("A9").papers("pool", "SFA 1").launched("ATA 68").papers("Bob", "ATA P").cash("ATA 300, SFA 20")
    story.stock_round(2, "Ann")
    for name in QUARTET.split():
        story.when(name).passes()
    assert closed(story) == ["SFA"]
    assert (story.round()[0], story.actor()) == ("operating", "ATA"), "SFA does not operate any more"


@rule("1849-5.7")
def test_own_shares_sold_close_a_corporation() -> None:
    story = akragas("A8").operates("SFA", "finance")
    story.when("SFA").sells_papers("SFA", "1 1")
    assert closed(story) == ["SFA"]


# --- several sales in a turn -----------------------------------------------------------------------------------------


@rule("1849-9.2.3", "1849-5.2")
@pytest.mark.parametrize("sold", ["RCS IFT", "IFT RCS"])
@pytest.mark.parametrize("profile", PROFILES)
def test_markers_that_fall_together_lie_as_before(sold: str, profile: str) -> None:
    story = four_markers(profile).stock_round(2, "Bob")
    for name in sold.split():
        story.when("Bob").sells(name, 1)
    assert story.markers_in("F5") == ["SFA", "ATA", "RCS", "IFT"]


@rule("1849-9.2.3")
@pytest.mark.parametrize("sold", ["RCS SFA", "SFA RCS"])
def test_the_order_before_the_sale_counts_even_if_one_falls_further(sold: str) -> None:
    story = four_markers().stock_round(2, "Bob")
    for name in sold.split():
        story.when("Bob").sells(name, 2 if name == "RCS" else 1)
    assert story.markers_in("F6") == ["RCS", "SFA"], "RCS was dearer"


@rule("1849-9.2.3")
def test_one_share_after_the_other_makes_no_difference() -> None:
    story = four_markers().stock_round(2, "Bob")
    for name in ("IFT", "RCS", "IFT", "RCS"):
        story.when("Bob").sells(name, 1)
    assert story.markers_in("F6") == ["RCS", "IFT"]


@rule("1849-9.2.3")
def test_what_another_player_sells_later_goes_underneath() -> None:
    story = four_markers().papers("Eve", "RCS 1").stock_round(2, "Bob")
    story.when("Bob").sells("IFT", 1)
    story.when("Bob").passes()
    story.when("Eve").sells("RCS", 1)
    assert story.markers_in("F5") == ["SFA", "ATA", "IFT", "RCS"]


def below(story: Story, cell: str) -> str:
    """The cell below, or the same one at the edge."""
    market = story.title.market
    target = market.to("down", market.at(cell))
    return cell if target == NO_CELL else market.cells[target].name


@rule("1849-9.2.3", "1849-5.2", "1849-5.3")
@pytest.mark.parametrize("seed", range(60))
def test_however_shares_are_sold_in_a_turn_the_markers_move_once_in_the_order_before(seed: int) -> None:
    dice, corps = random.Random(seed), ["RCS", "IFT", "SFA", "ATA", "CTL"]
    column = dice.choice("BCDEFGHIJK")
    story = given("1849", QUARTET).launched(", ".join(f"{corp} 68" for corp in corps)).operated(" ".join(corps))
    cells = [cell.name for cell in story.title.market.cells if cell.name.startswith(column)]
    places = {corp: dice.choice(cells) for corp in dice.sample(corps, 5)}
    story.marker(", ".join(f"{corp} {cell}" for corp, cell in places.items()))
    for corp in corps:
        story.papers("Ann", f"{corp} P 1").papers("Bob", f"{corp} 1 1 1")
    story.stock_round(2, "Bob")
    blocks = [(corp, shares) for corp in corps for shares in dice.choice([(), (1,), (2,), (3,), (1, 1), (1, 2)])]
    piles = {cell: story.markers_in(cell) for cell in cells}
    for corp in order(story):
        cell = places[corp]
        for _ in range(sum(shares for one, shares in blocks if one == corp)):
            cell = below(story, cell)
        if cell != places[corp]:
            piles[places[corp]].remove(corp)
            piles[cell].append(corp)
    for corp, shares in dice.sample(blocks, len(blocks)):
        story.when("Bob").sells(corp, shares)
    assert {cell: story.markers_in(cell) for cell in cells} == piles


def two_emergencies(profile: str) -> Story:
    """SFA lies on ATA at 100. CTL and AFG need trains; Ann has to sell a share of ATA first, then Bob one of SFA."""
    story = given("1849", QUARTET, profile).launched("CTL 100, AFG 100, SFA 100, ATA 100").token("AFG", "C1")
    story.marker("CTL I3, AFG G4, SFA F4, ATA F4").operated("CTL AFG SFA ATA").cash("Ann 0, Bob 0")
    story.papers("Ann", "CTL P, ATA 1").papers("Bob", "AFG P, SFA 1").papers("Dan", "SFA P, ATA P")
    story.operates("CTL", "trains")
    story.when("Ann").sells("ATA", 1)
    story.when("CTL").buys_train("4H", 100)
    while (story.actor(), story.part()) != ("AFG", "trains") and story.to_act() != "nobody":
        story.when(story.actor()).passes()
    story.when("Bob").sells("SFA", 1)
    return story


@rule("1849-9.2.3", "1849-5.2")
def test_each_emergency_is_a_matter_of_its_own() -> None:
    assert two_emergencies("rulebook").markers_in("F5") == ["ATA", "SFA"]


@rule("1849-PD-10")
def test_on_the_site_two_emergencies_are_sorted_as_one() -> None:
    """PD-10."""
    assert two_emergencies("18xx.games").markers_in("F5") == ["SFA", "ATA"]


# --- the end of a stock round ----------------------------------------------------------------------------------------


@rule("1849-9.7.1")
@pytest.mark.parametrize("pool", ["1", "1 1 1", "2", "1 1 1 2"])
@pytest.mark.parametrize("profile", PROFILES)
def test_certificates_in_the_pool_bring_the_marker_down_one_row(pool: str, profile: str) -> None:
    story = given("1849", QUARTET, profile).launched("SFA 100").papers("Ann", "SFA P").operated("SFA")
    assert end_of_round(story, pool=pool).cell("SFA") == "F5"


@rule("1849-9.7.1")
def test_not_even_an_empty_treasury_helps_against_the_pool() -> None:
    assert end_of_round(akragas("F4"), pool="1", Ann="1 1", Bob="1 1 1 2").cell("SFA") == "F5"


@rule("1849-9.7.1")
@pytest.mark.parametrize("cell", ["L6", "N4", "D10", "B10"])
def test_where_no_cell_lies_below_the_marker_stays(cell: str) -> None:
    assert end_of_round(akragas(cell), pool="1").cell("SFA") == cell


@rule("1849-9.7.2")
@pytest.mark.parametrize(("cell", "end"), [("F4", "F3"), ("A9", "A8"), ("M5", "M4"), ("M2", "M1"), ("F1", "F1")])
@pytest.mark.parametrize("profile", PROFILES)
def test_all_shares_with_players_bring_the_marker_up(cell: str, end: str, profile: str) -> None:
    story = given("1849", QUARTET, profile).launched("SFA 100").marker(f"SFA {cell}").papers("Ann", "SFA P")
    assert end_of_round(story.operated("SFA"), **SOLD_OUT).cell("SFA") == end


@rule("1849-9.7.3")
@pytest.mark.parametrize("bob", ["1", "1 1 1 1", "1 1 1 1 1 1"])
def test_with_certificates_in_the_treasury_only_the_marker_stays(bob: str) -> None:
    story = end_of_round(akragas("F4"), Bob=bob)
    assert story.cell("SFA") == "F4"
    assert story.happened(PriceMoved) == []


@rule("1849-9.7.4")
def test_the_markers_are_looked_at_in_the_order_at_the_start() -> None:
    story = given("1849", QUARTET).launched("RCS 100, IFT 100, SFA 100").marker("RCS G3, IFT G4, SFA G5")
    story.papers("pool", "RCS 1, IFT 1, SFA 1").papers("Ann", "RCS P, IFT P, SFA P").cash("RCS 200, IFT 200, SFA 200")
    story.stock_round(2, "Ann")
    for name in QUARTET.split():
        story.when(name).passes()
    moved = [(story.name(one.corp), story.title.market.cells[one.new].name) for one in story.happened(PriceMoved)]
    assert moved == [("RCS", "G4"), ("IFT", "G5"), ("SFA", "G6")], "each once, although RCS came to where IFT was"


@rule("1849-9.7.4")
def test_each_marker_goes_under_those_in_its_new_cell() -> None:
    story = given("1849", QUARTET).launched("RCS 100, IFT 100, SFA 100").marker("RCS F4, IFT F4, SFA F5")
    story.papers("pool", "RCS 1, IFT 1").papers("Ann", "RCS P, IFT P, SFA P").cash("RCS 200, IFT 200, SFA 200")
    story.stock_round(2, "Ann")
    for name in QUARTET.split():
        story.when(name).passes()
    assert story.markers_in("F5") == ["SFA", "RCS", "IFT"]
