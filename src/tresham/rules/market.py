"""How markers move on the stock market."""

from __future__ import annotations

from ..core.event import PriceMoved
from ..core.ids import NO_CELL, Cell, Party
from ..core.table import Table


def move_marker(t: Table, corp: Party, cell: Cell, reason: str) -> None:
    """Put a marker into a cell, under the markers there; one that stays keeps its place [1830-MK.5]."""
    old = t.state.price[corp]
    if cell != old:
        t.emit(PriceMoved(corp, old, cell, reason))


def first_way(t: Table, cell: Cell, *ways: str) -> Cell:
    """Where the first of several moves leads that leads anywhere; the same cell if none does."""
    for way in ways:
        target = t.title.market.to(way, cell)
        if target != NO_CELL:
            return target
    return cell


def one_row_per_share(t: Table, corp: Party, shares: int) -> None:
    """A sale: straight down, one row for each share, never below the lowest cell [1830-MK.1]."""
    cell = t.state.price[corp]
    for _ in range(shares):
        cell = first_way(t, cell, "down")
    move_marker(t, corp, cell, "sale")


def right_or_up(t: Table, corp: Party) -> None:
    """A dividend: one column right, or one row up at the end of the row [1830-MK.3]."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "right", "up"), "dividend")


def left_or_down(t: Table, corp: Party) -> None:
    """No dividend: one column left, or one row down at its start [1830-MK.4]."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "left", "down"), "no_dividend")


def up(t: Table, corp: Party) -> None:
    """Sold out: one row up [1830-MK.2]."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "up"), "sold_out")


def operating_order(t: Table, corps: int) -> list[Party]:
    """Corporations of a bitmask in the order in which they act [1830-OR.1].

    The dearest first; at the same price the marker further right, then the higher one, then the one that came first.
    """
    cells, stack = t.title.market.cells, t.state.stack

    def rank(corp: Party) -> tuple[int, int, int, int]:
        cell = cells[t.state.price[corp]]
        return (-cell.price, -cell.col, cell.row, stack.index(corp))

    return sorted((corp for corp in t.title.corps if corps >> corp & 1), key=rank)
