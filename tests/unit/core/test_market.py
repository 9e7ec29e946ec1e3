"""Markets: cells, names, moves, zones."""

import pytest

from tresham.core.ids import NO_CELL, Cell
from tresham.core.market import Market, MarketCell, rectangular

ZONES = {"y": "yellow", "o": "orange", "b": "brown"}
LEDGED = """
    60y  67   71p  76
    53y  60y  66p  .
    .    50b  .    .
"""


@pytest.fixture
def market() -> Market:
    return rectangular(LEDGED, ZONES)


def test_cells_have_prices_zones_and_names(market: Market):
    assert len(market.cells) == 8
    assert market.cells[market.at("A1")] == MarketCell(0, 0, 60, "yellow")
    assert market.cells[market.at("C2")] == MarketCell(1, 2, 66, par=True)
    assert market.cells[market.at("B3")].zone == "brown"
    assert [cell.name for cell in market.cells] == ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "B3"]


@pytest.mark.parametrize(
    ("move", "start", "end"),
    [
        ("right", "A1", "B1"),
        ("left", "B1", "A1"),
        ("down", "B2", "B3"),
        ("up", "B3", "B2"),
        ("right", "D1", None),
        ("left", "A1", None),
        ("up", "A1", None),
        ("down", "D1", None),
        ("right", "C2", None),
        ("left", "B3", None),
        ("down", "A2", None),
    ],
)
def test_moves_lead_to_the_neighbour_or_nowhere(market: Market, move: str, start: str, end: str | None):
    found = market.to(move, market.at(start))
    assert found == (NO_CELL if end is None else market.at(end))


def test_par_cells_come_dearest_first(market: Market):
    assert [market.cells[cell].price for cell in market.pars] == [71, 66]


def test_there_is_no_such_cell(market: Market):
    with pytest.raises(KeyError):
        market.at("A3")


def test_a_semicolon_is_a_line_break():
    assert rectangular("60 67; 53 .", {}) == rectangular("60 67\n53 .", {})


def test_an_unknown_letter_is_noticed():
    with pytest.raises(KeyError):
        rectangular("60x", ZONES)


def test_a_market_may_have_any_moves():
    """A zigzag: one row in which a marker may also jump by two."""
    cells = tuple(MarketCell(number % 2, number, 50 + 5 * number) for number in range(5))
    jump = tuple(Cell(number + 2) if number + 2 < 5 else NO_CELL for number in range(5))
    market = Market(cells, {"jump": jump})
    assert market.to("jump", Cell(1)) == 3
    assert market.to("jump", Cell(4)) == NO_CELL
    assert market.pars == ()
