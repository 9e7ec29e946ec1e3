"""How markers move on the stock market."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..core.event import MarkersSorted, PriceMoved
from ..core.ids import NO_CELL, Cell, Party
from ..core.table import Table
from ..core.title import Title
from ..core.title_memory import Extra


def move_marker(t: Table, corp: Party, cell: Cell, reason: str) -> None:
    """Put a marker into a cell, under the markers there; one that stays keeps its place [1830-MK.5]."""
    old = t.state.price[corp]
    if cell != old:
        t.emit(PriceMoved(corp, old, cell, reason))


def moves_by_phase(title: Title) -> tuple[Mapping[str, tuple[Cell, ...]], ...]:
    """By phase: where the moves of the market lead."""
    return tuple(title.market.moves_in(phase) for phase in title.phases)


def first_way(t: Table, cell: Cell, *ways: str) -> Cell:
    """Where the first of several moves leads that leads anywhere; the same cell if none does."""
    moves = t.title.kept[moves_by_phase][t.state.phase]
    for way in ways:
        target = moves[way][cell]
        if target != NO_CELL:
            return target
    return cell


def one_row_per_share(t: Table, corp: Party, shares: int) -> None:
    """A sale: straight down, one row for each share, never below the lowest cell [1830-MK.1]."""
    cell = t.state.price[corp]
    for _ in range(shares):
        cell = first_way(t, cell, "down")
    move_marker(t, corp, cell, "sale")


def one_row_per_sale(t: Table, corp: Party, shares: int) -> None:
    """A sale: one row down, whatever the number of shares, and never below the lowest cell [1848-12.5.1]."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "down"), "sale")


def fall_to_ledge(zone: str) -> Callable[[Table, Party, int], None]:
    """A sale: one row for each share, but a marker that comes from above and would end in the topmost cell of this zone
    stops just above it. A longer fall goes through."""

    def fall(t: Table, corp: Party, shares: int) -> None:
        move_marker(t, corp, ledge_below(t, zone, t.state.price[corp], shares), "sale")

    return fall


def ledge_below(t: Table, zone: str, cell: Cell, shares: int) -> Cell:
    """Where a marker in a cell would come to by a sale of so many shares above the ledge of a zone."""
    cells = t.title.market.cells
    is_outside = cells[cell].zone != zone
    for left in range(shares, 0, -1):
        below = first_way(t, cell, "down")
        if left == 1 and is_outside and cells[cell].zone != zone == cells[below].zone:
            break
        cell = below
    return cell


def fall_once(t: Table, corp: Party, shares: int) -> None:
    """A sale: one step down among bricks, whatever the number of shares."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "fall"), "sale")


def right(t: Table, corp: Party, revenue: int) -> None:
    """A dividend: right along the row, as many cells as its kind goes, and never beyond its end [18CZ-IX.2.1]."""
    _go_on(t, corp, "right")


def right_but_not_into(zone: str) -> Callable[[Table, Party, int], None]:
    """A dividend: one column right, or one row up where that would lead into this zone from outside, and at the end of
    the row."""

    def move(t: Table, corp: Party, revenue: int) -> None:
        cell, cells = t.state.price[corp], t.title.market.cells
        for _ in range(t.amount(t.title.kind_of[corp].steps, corp)):
            ahead = first_way(t, cell, "right")
            is_shut = ahead == cell or cells[cell].zone != zone == cells[ahead].zone
            cell = first_way(t, cell, "up") if is_shut else ahead
        move_marker(t, corp, cell, "dividend")

    return move


def right_or_up(t: Table, corp: Party, revenue: int) -> None:
    """A dividend: one column right, or one row up at the end of the row [1830-MK.3]."""
    _go_on(t, corp, "right", "up")


def _go_on(t: Table, corp: Party, *ways: str) -> None:
    """A dividend: as many steps as the kind of the corporation goes, each by the first way that leads anywhere."""
    cell, steps = t.state.price[corp], t.title.kind_of[corp].steps
    for _ in range(steps if isinstance(steps, int) else steps(t, corp)):
        cell = first_way(t, cell, *ways)
    move_marker(t, corp, cell, "dividend")


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
    now = t.extra(FallenMarkers)
    if now.fallen or now.ranks:
        t.change_extra(FallenMarkers, fallen=(), ranks=())


def fall_in_ranks(t: Table, corp: Party, shares: int) -> None:
    """A sale: one row down for each share. Markers that fall in one turn lie as they ranked before, below those that
    lay in their cells; one that cannot fall keeps its place [1849-9.2.3, 1849-5.2, 1849-5.3]."""
    ranks, old = ranks_before(t), t.state.price[corp]
    one_row_per_share(t, corp, shares)
    if t.state.price[corp] != old:
        sink_in_ranks(t, corp, ranks)


def ranks_before(t: Table) -> tuple[Party, ...]:
    """How markers ranked before the first of the sales that count as one."""
    return t.extra(FallenMarkers).ranks or tuple(market_order(t))


def sink_in_ranks(t: Table, corp: Party, ranks: tuple[Party, ...]) -> None:
    """A marker has fallen: it lies with the others that fell as they ranked before, below those that did not."""
    now = t.extra(FallenMarkers)
    fallen = now.fallen if corp in now.fallen else (*now.fallen, corp)
    if (fallen, ranks) != (now.fallen, now.ranks):
        t.change_extra(FallenMarkers, fallen=fallen, ranks=ranks)
    sort_fallen(t, ranks)


def sort_fallen(t: Table, ranks: tuple[Party, ...]) -> None:
    """Markers that fell lie as they ranked before, below those that did not."""
    stack, fallen = t.state.stack, t.extra(FallenMarkers).fallen
    sunk = sorted((one for one in stack if one in fallen), key=lambda one: _rank(one, ranks))
    sorted_stack = (*(one for one in stack if one not in fallen), *sunk)
    if sorted_stack != stack:
        t.emit(MarkersSorted(sorted_stack))


def _rank(corp: Party, ranks: Sequence[Party]) -> int:
    return ranks.index(corp) if corp in ranks else len(ranks)


LAST = (1, 0, 0), 0
"""The rank of a corporation without a marker: no price is below nothing."""


def operating_order(t: Table, corps: int) -> list[Party]:
    """Corporations of a bitmask in the order in which they act [1830-OR.1].

    The dearest first; at the same price the marker further right, then the higher one, then the one that came first.
    Those without a marker come last, as the title lists them.
    """
    ranks, stack, price = t.title.market.ranks, t.state.stack, t.state.price

    def rank(corp: Party) -> tuple[tuple[int, int, int], int]:
        cell = price[corp]
        return LAST if cell == NO_CELL else (ranks[cell], stack.index(corp))

    found = [corp for corp in t.title.corps if corps >> corp & 1]
    return sorted(found, key=rank) if len(found) > 1 else found
