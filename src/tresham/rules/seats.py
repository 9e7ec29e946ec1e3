"""Who sits where, and who begins."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.event import PriorityMoved
from ..core.ids import Party
from ..core.table import Table


def clockwise(t: Table, after: Party) -> Iterator[Party]:
    """The other players still in the game, clockwise, from the left neighbour of one on."""
    seats = t.title.players
    start = seats.index(after)
    for step in range(1, len(seats)):
        player = seats[(start + step) % len(seats)]
        if player in t.state.order:
            yield player


def left_of(t: Table, player: Party) -> Party:
    """The next player clockwise."""
    return next(clockwise(t, player), player)


def rotate_order(t: Table, first: Party) -> None:
    """The order of play starts with another player."""
    order = t.state.order
    at = order.index(first)
    if at:
        t.emit(PriorityMoved((*order[at:], *order[:at])))
