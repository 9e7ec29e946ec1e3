"""How markers move on the chart of 1850, by the rules of markets that know of ledges."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.islet import NAMES, islet
from tresham.core.frozen import but, put
from tresham.core.game import Game
from tresham.core.ids import Party
from tresham.core.table import Table
from tresham.rules.market import fall_to_ledge, left_or_down, right_but_not_into, up_or_over_the_top
from tresham.titles.g1850.papers import CLOSED, GREEN, MARKET

NAMED = {cell.name: cell for cell in MARKET.cells}


@cache
def game() -> Game:
    return Game.start(islet(market=MARKET), NAMES)


def moved(cell: str, move: Callable[[Table, Party], None]) -> str:
    """Where a marker is after a move from a cell."""
    t = game().table()
    corp = t.title.corp("A")
    t.state = but(t.state, price=put(t.state.price, corp, MARKET.at(cell)), stack=(corp,))
    move(t, corp)
    return MARKET.cells[t.state.price[corp]].name


def sold(cell: str, shares: int) -> str:
    return moved(cell, lambda t, corp: fall_to_ledge(GREEN)(t, corp, shares))


def paid(cell: str) -> str:
    return moved(cell, lambda t, corp: right_but_not_into(GREEN)(t, corp, 100))


@pytest.mark.parametrize(
    ("cell", "falls"),
    [
        ("O2", "O3 O3 O5"),
        ("O3", "O3 O5"),
        ("O4", "O5"),
        ("P3", "P3 P5"),
        ("P1", "P2 P3 P3 P5"),
        ("K5", "K5 K7"),
        ("K4", "K5 K5 K7"),
        ("H8", "H8 H9"),
        ("H3", "H4 H5 H6"),
        ("G2", "G3 G4"),
        ("A8", "A9"),
    ],
)
def test_falls_by_one_share_two_three(cell: str, falls: str) -> None:
    assert [sold(cell, shares) for shares in range(1, len(falls.split()) + 1)] == falls.split()


def below(cell: str, rows: int) -> str:
    """The cell so many rows further down, or the lowest one of the column."""
    column = [one.name for one in MARKET.cells if one.col == NAMED[cell].col]
    return column[min(column.index(cell) + rows, len(column) - 1)]


def test_a_fall_is_plain_unless_it_would_end_on_top_of_the_green_zone() -> None:
    for cell, one in NAMED.items():
        greens = [name for name, other in NAMED.items() if other.col == one.col and other.zone == GREEN]
        for shares in range(1, 6):
            rows = NAMED[greens[0]].row - one.row if greens else 0
            held = one.zone != GREEN and greens and shares == rows
            assert sold(cell, shares) == below(cell, shares - 1 if held else shares), (cell, shares)


def test_a_full_dividend_goes_round_the_green_zone() -> None:
    steps = {"G9": "G8", "H8": "H7", "I7": "I6", "J6": "J5", "K5": "K4", "M4": "M3", "P3": "P2"}
    ends = {"K7": "K6", "J8": "J7", "I9": "I8", "M6": "M5", "P5": "P4", "U4": "U3", "U3": "U2", "U2": "U1"}
    ends |= {"G10": "G9", "G11": "G10", "U1": "U1"}
    for cell, one in NAMED.items():
        ahead = f"{chr(ord('A') + one.col + 1)}{one.row + 1}"
        assert paid(cell) == {**steps, **ends}.get(cell, ahead), cell
    assert paid("M3") == "N3"


def test_from_the_top_row_a_marker_goes_over_the_corner() -> None:
    over = {name: moved(name, up_or_over_the_top) for name, one in NAMED.items() if one.row == 0}
    assert over.pop("U1") == "U1"
    for name, to in over.items():
        assert to == f"{chr(ord(name[0]) + 1)}2"
        assert NAMED[to].price == NAMED[name].price
    assert (moved("G2", up_or_over_the_top), moved("F5", up_or_over_the_top)) == ("G1", "F4")


def test_no_dividend_goes_left_through_the_ledge_and_down_at_the_edge() -> None:
    assert [moved(cell, left_or_down) for cell in ("N4", "Q3", "A1", "A7", "D4")] == ["M4", "P3", "A2", "A8", "C4"]
    closing = [name for name in NAMED if NAMED[name].zone != CLOSED == NAMED[moved(name, left_or_down)].zone]
    assert closing == ["A8", "B9", "C10", "D11"]
