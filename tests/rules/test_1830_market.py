"""1830: the stock market. Its cells and zones, and how markers move."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core.event import DividendWithheld, PriceMoved
from tresham.rules.market import operating_order

TRIO = "Ann Bob Eve"

CHART = """
    60y 67  71  76  82  90  100p 112 126 142 160 180 200 225 250 275 300 325 350
    53y 60y 66  70  76  82  90p  100 112 126 142 160 180 200 220 240 260 280 300
    46y 55y 60y 65  70  76  82p  90  100 111 125 140 155 170 185 200
    39o 48y 54y 60y 66  71  76p  82  90  100 110 120 130
    32o 41o 48y 55y 62  67  71p  76  82  90  100
    25b 34o 42o 50y 58y 65  67p  71  75  80
    18b 27b 36o 45o 54y 63  67   69  70
    10b 20b 30b 40o 50y 60y 67   68
    -   10b 20b 30b 40o 50y 60y
    -   -   10b 20b 30b 40o 50y
    -   -   -   10b 20b 30b 40o
"""
ZONES = {"y": "yellow", "o": "orange", "b": "brown", "p": "", "": ""}


def printed() -> dict[str, tuple[int, str, bool]]:
    """Price, zone and par by the names of the cells, read off the chart."""
    found = {}
    for row, line in enumerate(CHART.strip().splitlines(), start=1):
        for column, word in zip("ABCDEFGHIJKLMNOPQRS", line.split(), strict=False):
            if word != "-":
                price, letter = (word, "") if word.isdigit() else (word[:-1], word[-1])
                found[f"{column}{row}"] = (int(price), ZONES[letter], letter == "p")
    return found


def order(story: Story, corps: str) -> list[str]:
    """These corporations in operating order: of markers in one cell the upper one comes first."""
    mask = sum(1 << story.party(name) for name in corps.split())
    return [story.name(corp) for corp in operating_order(story.ready().table(), mask)]


# --- the chart -------------------------------------------------------------------------------------------------------


@rule("1830-MK.7", "1830-IPO.1")
def test_every_cell_has_its_printed_price_and_zone() -> None:
    cells = {cell.name: (cell.price, cell.zone, cell.par) for cell in given("1830", TRIO).title.market.cells}
    assert cells == printed()
    assert len(cells) == 120


@rule("1830-MK.7")
def test_the_zone_is_that_of_the_cell_where_the_marker_stands_now() -> None:
    story = given("1830", TRIO).started("NYC 67").marker("NYC E5").holds("Ann", "NYC 3").holds("Bob", "NYC 3")
    story.stock_round(2, "Bob")
    assert (story.counted("Ann"), story.counted("Bob")) == (2, 3)
    story.when("Bob").sells("NYC", 1)
    assert story.cell("NYC") == "E6"
    assert (story.counted("Ann"), story.counted("Bob")) == (0, 0), "yellow: nobody's certificates count"


@rule("1830-MK.7")
@pytest.mark.parametrize(
    ("cell", "counted", "above_sixty", "several"),
    [("F7", 5, False, False), ("E7", 0, False, False), ("D7", 0, True, False), ("B7", 0, True, True)],
)
def test_what_each_zone_allows(cell: str, counted: int, above_sixty: bool, several: bool) -> None:
    story = given("1830", TRIO).started("NYC 67").marker(f"NYC {cell}").holds("Ann", "NYC 6").holds("pool", "NYC 3")
    story.stock_round(2, "Ann")
    assert story.counted("Ann") == counted
    assert ("NYC pool" in story.shares_offered()) == above_sixty
    story.passes("Ann")
    story.when("Bob").buys("NYC", "pool")
    assert ("NYC pool" in story.shares_offered()) == several


# --- sales -----------------------------------------------------------------------------------------------------------


@rule("1830-MK.1")
@pytest.mark.parametrize(
    ("cell", "shares", "lands"),
    [
        ("G1", 1, "G2"),
        ("G1", 2, "G3"),
        ("G1", 5, "G6"),
        ("H2", 3, "H5"),
        ("G9", 2, "G11"),
        ("G9", 3, "G11"),
        ("G10", 4, "G11"),
        ("G11", 1, "G11"),
        ("S1", 1, "S2"),
        ("S1", 3, "S2"),
        ("P1", 5, "P3"),
        ("M4", 1, "M4"),
        ("A7", 1, "A8"),
        ("A7", 2, "A8"),
        ("B8", 1, "B9"),
        ("B9", 1, "B9"),
        ("D11", 2, "D11"),
    ],
)
def test_a_sale_moves_straight_down_one_row_for_each_share(cell: str, shares: int, lands: str) -> None:
    story = given("1830", TRIO).started("NYC 67").marker(f"NYC {cell}").holds("Ann", "NYC 5")
    story.holds("Bob", f"NYC {shares}").cash("Bob 0").stock_round(2, "Bob")
    story.when("Bob").sells("NYC", shares)
    assert story.cell("NYC") == lands
    assert story.cash_of("Bob") == printed()[cell][0] * shares


@rule("1830-MK.1")
def test_a_purchase_moves_nothing() -> None:
    story = given("1830", TRIO).started("NYC 67").marker("NYC G3").holds("Ann", "NYC 2").holds("pool", "NYC 2")
    story.stock_round(2, "Bob")
    story.when("Bob").buys("NYC", "pool")
    assert story.cell("NYC") == "G3"


# --- the end of a stock round ----------------------------------------------------------------------------------------


def sold_out(cell: str, **elsewhere: int) -> Story:
    """NYC has floated and stands in a cell; all shares are with players, but for those `elsewhere` (ipo, pool)."""
    bob = 4 - sum(elsewhere.values())
    story = given("1830", TRIO).started("NYC 67").marker(f"NYC {cell}").floated("NYC").cash("NYC 500")
    story.holds("Ann", "NYC 6").holds("Bob", f"NYC {bob}")
    if "pool" in elsewhere:
        story.holds("pool", f"NYC {elsewhere['pool']}")
    return story.stock_round(2, "Ann")


@rule("1830-MK.2")
@pytest.mark.parametrize(
    ("cell", "lands"),
    [("G6", "G5"), ("G2", "G1"), ("G1", "G1"), ("K1", "K1"), ("S2", "S1"), ("D11", "D10"), ("H2", "H1")],
)
def test_a_sold_out_corporation_climbs_a_row_when_the_stock_round_ends(cell: str, lands: str) -> None:
    story = sold_out(cell)
    story.passes("Ann Bob")
    assert story.cell("NYC") == cell
    story.passes("Eve")
    assert story.round()[0] == "operating"
    assert story.cell("NYC") == lands


@rule("1830-MK.2")
@pytest.mark.parametrize("where", ["ipo", "pool"])
def test_one_share_in_the_offering_or_the_pool_holds_the_price_down(where: str) -> None:
    story = sold_out("G6", **{where: 1})
    assert story.shares(where, "NYC") == 1
    story.passes("Ann Bob Eve")
    assert story.round()[0] == "operating"
    assert story.cell("NYC") == "G6"


@rule("1830-MK.2")
def test_nothing_climbs_at_the_end_of_an_operating_round() -> None:
    story = sold_out("G6").operating_round(2, 1, 1, acted="NYC")
    assert story.round()[:2] == ("stock", 3)
    assert story.cell("NYC") == "G6"


@rule("1830-MK.2", "1830-MK.5")
def test_sold_out_corporations_climb_in_operating_order() -> None:
    story = given("1830", TRIO).started("NYC 67, PRR 67").marker("NYC G6, PRR G6").floated("NYC PRR")
    story.holds("Ann", "NYC 5, PRR 5").holds("Bob", "NYC 5, PRR 5").stock_round(2, "Ann")
    assert order(story, "PRR NYC") == ["NYC", "PRR"]
    story.passes("Ann Bob Eve")
    assert [event.corp for event in story.happened(PriceMoved)] == [story.party("NYC"), story.party("PRR")]
    assert (story.cell("NYC"), story.cell("PRR")) == ("G5", "G5")
    assert order(story, "PRR NYC") == ["NYC", "PRR"]


# --- dividends -------------------------------------------------------------------------------------------------------


def earned(cell: str, revenue: int = 100) -> Story:
    """NYC stands in a cell and has earned something; the dividend is to be declared."""
    story = given("1830", TRIO).started("NYC 67").marker(f"NYC {cell}").holds("Ann", "NYC 6").token("NYC", "E19")
    return story.operates("NYC", "dividend", ran=True, revenue=revenue)


@rule("1830-MK.3")
@pytest.mark.parametrize(
    ("cell", "lands"),
    [
        ("A1", "B1"),
        ("A8", "B8"),
        ("D11", "E11"),
        ("G1", "H1"),
        ("G6", "H6"),
        ("R1", "S1"),
        ("S1", "S1"),
        ("S2", "S1"),
        ("O3", "P3"),
        ("P3", "P2"),
        ("M4", "M3"),
        ("K5", "K4"),
        ("J6", "J5"),
        ("I7", "I6"),
        ("H8", "H7"),
        ("G9", "G8"),
        ("G10", "G9"),
        ("G11", "G10"),
    ],
)
def test_a_dividend_moves_right_or_up_at_the_end_of_the_row(cell: str, lands: str) -> None:
    story = earned(cell)
    story.when("NYC").declares("pay")
    assert story.cell("NYC") == lands


@rule("1830-MK.4")
@pytest.mark.parametrize(
    ("cell", "lands"),
    [
        ("S1", "R1"),
        ("G1", "F1"),
        ("G6", "F6"),
        ("B1", "A1"),
        ("A1", "A2"),
        ("A7", "A8"),
        ("A8", "A8"),
        ("B9", "B9"),
        ("C10", "C10"),
        ("D11", "D11"),
        ("C9", "B9"),
        ("C8", "B8"),
        ("B8", "A8"),
        ("D10", "C10"),
        ("E11", "D11"),
    ],
)
def test_without_a_dividend_the_marker_moves_left_or_down_at_the_start_of_the_row(cell: str, lands: str) -> None:
    story = earned(cell)
    story.when("NYC").declares("withhold")
    assert story.cell("NYC") == lands


@rule("1830-MK.4")
@pytest.mark.parametrize("trains", ["", "NYC 2"])
def test_no_train_or_no_route_counts_as_no_dividend(trains: str) -> None:
    story = given("1830", TRIO).started("NYC 67").marker("NYC G3").holds("Ann", "NYC 6").token("NYC", "E19")
    if trains:
        story.trains(trains)
    story.cash("NYC 100").operates("NYC", "run")
    assert [event.revenue for event in story.ready().happened(DividendWithheld)] == [0]
    assert story.cell("NYC") == "F3"


# --- piles of markers ------------------------------------------------------------------------------------------------


def pile(cells: str) -> Story:
    """Markers come to their cells in this order; Ann presides over all, Bob has a share of each."""
    names = [entry.split()[0] for entry in cells.split(",")]
    story = given("1830", TRIO).started(", ".join(f"{name} 67" for name in names)).marker(cells)
    for name in names:
        story.holds("Ann", f"{name} 4").holds("Bob", f"{name} 2")
    return story


@rule("1830-MK.5")
def test_a_marker_goes_under_those_already_in_the_cell_after_a_sale() -> None:
    story = pile("PRR G1, NYC G2, B&M G2").stock_round(2, "Bob")
    story.when("Bob").sells("PRR", 1)
    assert order(story, "PRR NYC B&M") == ["NYC", "B&M", "PRR"]


@rule("1830-MK.5")
def test_only_the_last_cell_of_a_long_fall_counts() -> None:
    story = pile("PRR G1, NYC G2, B&M G3").stock_round(2, "Bob")
    story.when("Bob").sells("PRR", 2)
    assert order(story, "PRR NYC B&M") == ["NYC", "B&M", "PRR"]


@rule("1830-MK.5")
@pytest.mark.parametrize(("start", "kind"), [("F1", "pay"), ("H1", "withhold")])
def test_a_marker_goes_under_those_already_in_the_cell_after_a_dividend(start: str, kind: str) -> None:
    story = pile(f"PRR {start}, NYC G1").operates("PRR", "dividend", ran=True, revenue=100)
    story.when("PRR").declares(kind)
    assert (story.cell("PRR"), story.cell("NYC")) == ("G1", "G1")
    assert order(story, "PRR NYC") == ["NYC", "PRR"]


@rule("1830-MK.5")
@pytest.mark.parametrize(("cell", "kind"), [("S1", "pay"), ("A8", "withhold"), ("D11", "withhold")])
def test_a_marker_that_cannot_move_keeps_its_place_after_a_dividend(cell: str, kind: str) -> None:
    story = pile(f"NYC {cell}, PRR {cell}").operates("NYC", "dividend", ran=True, revenue=100)
    story.when("NYC").declares(kind)
    assert story.cell("NYC") == cell
    assert order(story, "PRR NYC") == ["NYC", "PRR"]


@rule("1830-MK.5")
def test_a_marker_that_cannot_fall_keeps_its_place_after_a_sale() -> None:
    story = pile("NYC G11, PRR G11").stock_round(2, "Bob")
    story.when("Bob").sells("NYC", 2)
    assert story.cell("NYC") == "G11"
    assert order(story, "PRR NYC") == ["NYC", "PRR"]


@rule("1830-MK.5")
def test_a_marker_that_cannot_climb_keeps_its_place_when_sold_out() -> None:
    story = pile("NYC K1, PRR K1").floated("NYC PRR").holds("Bob", "NYC 4").stock_round(2, "Ann")
    assert story.shares("ipo", "NYC") == 0
    story.passes("Ann Bob Eve")
    assert story.cell("NYC") == "K1"
    assert order(story, "PRR NYC") == ["NYC", "PRR"]


# --- before floating -------------------------------------------------------------------------------------------------


@rule("1830-MK.6")
def test_a_corporation_that_has_not_floated_moves_by_sales_and_by_nothing_else() -> None:
    story = given("1830", TRIO).started("PRR 67, NYC 67").marker("PRR G4, NYC G3").holds("Ann", "NYC 5")
    story.holds("Bob", "PRR 6").floated("PRR").operated("PRR").stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 1)
    assert story.cell("NYC") == "G4"
    story.passes("Ann Bob Eve Ann")
    assert (story.round()[0], story.actor()) == ("operating", "PRR")
    while story.round()[0] == "operating":
        story.when("PRR").passes()
    assert story.cell("PRR") == "F4", "PRR paid no dividend"
    assert story.cell("NYC") == "G4"
    assert story.round()[:2] == ("stock", 3)
