"""Who sits where, and who begins."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.event import PriorityMoved
from ..core.ids import NOBODY, Party
from ..core.table import Table


def clockwise(t: Table, after: Party) -> Iterator[Party]:
    """The other players still in the game, clockwise, from the left neighbour of one on; where turns follow the order
    of play, from the next one in that order on [18CZ-VII.2.1]."""
    seats = t.state.order if t.title.by_order else t.title.players
    start = seats.index(after)
    for step in range(1, len(seats)):
        player = seats[(start + step) % len(seats)]
        if player in t.state.order:
            yield player


def left_of(t: Table, player: Party) -> Party:
    """The next player clockwise."""
    order, seats = t.state.order, t.title.players
    if t.title.by_order or len(order) < len(seats):
        return next(clockwise(t, player), player)
    return seats[(seats.index(player) + 1) % len(seats)]  # nobody has left, as mostly


def order_by_cash(t: Table, richest_first: bool = True) -> None:
    """A new order of play: whoever has most cash comes first, or last; among equals nothing changes
    [18CZ-VII.2.3, 18CZ-VI.7]."""
    cash, sign = t.state.cash, -1 if richest_first else 1
    order = tuple(sorted(t.state.order, key=lambda player: sign * cash[player]))
    if order != t.state.order:
        t.emit(PriorityMoved(order))


def richest_first(t: Table, last: Party) -> None:
    """After a stock round whoever has most cash comes first, whoever acted last [18CZ-VII.2.3]."""
    order_by_cash(t)


def poorest_first(t: Table) -> None:
    """Whoever has least cash comes first [18CZ-VI.7]."""
    order_by_cash(t, richest_first=False)


def left_of_last(t: Table, last: Party) -> None:
    """After a stock round the player to the left of the last one who bought or sold has the priority deal
    [1830-SR.5]."""
    if last != NOBODY:
        rotate_order(t, left_of(t, last))


def rotate_order(t: Table, first: Party) -> None:
    """The order of play starts with another player."""
    order = t.state.order
    at = order.index(first)
    if at:
        t.emit(PriorityMoved((*order[at:], *order[:at])))
