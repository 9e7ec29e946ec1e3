"""How markers move on the stock market."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..core.event import MarkersSorted, PriceMoved
from ..core.ids import NO_CELL, Cell, Party
from ..core.table import Table
from ..core.title_memory import Extra


def move_marker(t: Table, corp: Party, cell: Cell, reason: str) -> None:
    """Put a marker into a cell, under the markers there; one that stays keeps its place [1830-MK.5]."""
    old = t.state.price[corp]
    if cell != old:
        t.emit(PriceMoved(corp, old, cell, reason))


def first_way(t: Table, cell: Cell, *ways: str) -> Cell:
    """Where the first of several moves leads that leads anywhere; the same cell if none does."""
    market = t.title.market
    is_early = market.gate and market.gate not in t.title.phases[t.state.phase].allows
    for way in ways:
        target = market.to(f"early_{way}" if is_early else way, cell)
        if target != NO_CELL:
            return target
    return cell


def one_row_per_share(t: Table, corp: Party, shares: int) -> None:
    """A sale: straight down, one row for each share, never below the lowest cell [1830-MK.1]."""
    cell = t.state.price[corp]
    for _ in range(shares):
        cell = first_way(t, cell, "down")
    move_marker(t, corp, cell, "sale")


def fall_to_ledge(zone: str) -> Callable[[Table, Party, int], None]:
    """A sale: one row for each share, but a marker that comes from above and would end in the topmost cell of this zone
    stops just above it. A longer fall goes through."""

    def fall(t: Table, corp: Party, shares: int) -> None:
        cell, cells = t.state.price[corp], t.title.market.cells
        is_outside = cells[cell].zone != zone
        for left in range(shares, 0, -1):
            below = first_way(t, cell, "down")
            if left == 1 and is_outside and cells[cell].zone != zone == cells[below].zone:
                break
            cell = below
        move_marker(t, corp, cell, "sale")

    return fall


def fall_once(t: Table, corp: Party, shares: int) -> None:
    """A sale: one step down among bricks, whatever the number of shares."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "fall"), "sale")


def right_by(steps: Callable[[Table, Party], int]) -> Callable[[Table, Party, int], None]:
    """A dividend: so many cells right along the row, and never beyond its end."""

    def move(t: Table, corp: Party, revenue: int) -> None:
        cell = t.state.price[corp]
        for _ in range(steps(t, corp)):
            cell = first_way(t, cell, "right")
        move_marker(t, corp, cell, "dividend")

    return move


def right_but_not_into(zone: str) -> Callable[[Table, Party, int], None]:
    """A dividend: one column right, or one row up where that would lead into this zone from outside, and at the end of
    the row."""

    def move(t: Table, corp: Party, revenue: int) -> None:
        cell, cells = t.state.price[corp], t.title.market.cells
        ahead = first_way(t, cell, "right")
        is_shut = ahead == cell or cells[cell].zone != zone == cells[ahead].zone
        move_marker(t, corp, first_way(t, cell, "up") if is_shut else ahead, "dividend")

    return move


def right_or_up(t: Table, corp: Party, revenue: int) -> None:
    """A dividend: one column right, or one row up at the end of the row [1830-MK.3]."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "right", "up"), "dividend")


def right_if_worth_a_share(t: Table, corp: Party, revenue: int) -> None:
    """A dividend: one column right if it is as high as the price, else no move [1849-10.5.3.3, 1849-10.5.3.5]."""
    if revenue >= (t.price(corp) or 0):
        right_or_up(t, corp, revenue)


def left_or_down(t: Table, corp: Party) -> None:
    """No dividend: one column left, or one row down at its start [1830-MK.4]."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "left", "down"), "no_dividend")


def up(t: Table, corp: Party) -> None:
    """Sold out: one row up [1830-MK.2]."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "up"), "sold_out")


def up_or_over_the_top(t: Table, corp: Party) -> None:
    """Sold out: one row up; from the top row one column right and one row down instead, if there is such a cell."""
    cell = t.state.price[corp]
    above, ahead = first_way(t, cell, "up"), first_way(t, cell, "right")
    over = first_way(t, ahead, "down") if ahead != cell else cell
    if above == cell:
        above = cell if over == ahead else over
    move_marker(t, corp, above, "sold_out")


def rise(t: Table, corp: Party) -> None:
    """Sold out: one step up among bricks."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "rise"), "sold_out")


def left(t: Table, corp: Party) -> None:
    """No dividend: one cell left along the row, and never beyond its end."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "left"), "no_dividend")


def down(t: Table, corp: Party) -> None:
    """Shares in the pool: one row down [1849-9.7.1]."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "down"), "in_pool")


def market_order(t: Table) -> list[Party]:
    """All corporations on the market in the order in which they act."""
    return operating_order(t, sum(1 << corp for corp in t.state.stack))


@dataclass(frozen=True)
class FallenMarkers(Extra):
    """Markers that fell by sales that count as one, and how all ranked before."""

    fallen: tuple[Party, ...] = ()
    ranks: tuple[Party, ...] = ()


def rise_again(t: Table) -> None:
    """From now on sales are another matter."""
    if t.extra(FallenMarkers).ranks:
        t.change_extra(FallenMarkers, fallen=(), ranks=())


def fall_in_ranks(t: Table, corp: Party, shares: int) -> None:
    """A sale: one row down for each share. Markers that fall in one turn lie as they ranked before, below those that
    lay in their cells; one that cannot fall keeps its place [1849-9.2.3, 1849-5.2, 1849-5.3]."""
    now, old = t.extra(FallenMarkers), t.state.price[corp]
    ranks = now.ranks or tuple(market_order(t))
    one_row_per_share(t, corp, shares)
    if t.state.price[corp] == old:
        return
    fallen = now.fallen if corp in now.fallen else (*now.fallen, corp)
    if (fallen, ranks) != (now.fallen, now.ranks):
        t.change_extra(FallenMarkers, fallen=fallen, ranks=ranks)
    stack = t.state.stack
    sunk = sorted((one for one in stack if one in fallen), key=lambda one: _rank(one, ranks))
    sorted_stack = (*(one for one in stack if one not in fallen), *sunk)
    if sorted_stack != stack:
        t.emit(MarkersSorted(sorted_stack))


def _rank(corp: Party, ranks: Sequence[Party]) -> int:
    return ranks.index(corp) if corp in ranks else len(ranks)


def operating_order(t: Table, corps: int) -> list[Party]:
    """Corporations of a bitmask in the order in which they act [1830-OR.1].

    The dearest first; at the same price the marker further right, then the higher one, then the one that came first.
    Those without a marker come last, as the title lists them.
    """
    cells, stack, price = t.title.market.cells, t.state.stack, t.state.price

    def rank(corp: Party) -> tuple[int, int, int, int]:
        cell = cells[price[corp]]
        return (-cell.price, -cell.col, cell.row, stack.index(corp))

    found = [corp for corp in t.title.corps if corps >> corp & 1]
    marked = sorted([corp for corp in found if price[corp] != NO_CELL], key=rank)
    return marked if len(marked) == len(found) else [*marked, *(one for one in found if price[one] == NO_CELL)]
