"""How much track may be laid in one turn: policies over what was laid already."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..core.table import Table
from ..track.ids import Colour
from .operating import OperatingTurn

INSTEAD, BOUGHT_LAY = "instead_of_track", "bought_lay"
"""Words in the tally of a turn: something was done in place of a yellow tile; a tile was paid for."""


@dataclass(frozen=True)
class Allowance:
    """What one more tile would cost beyond its terrain: a yellow one, or an upgrade; none if there may be no such."""

    yellow: int | None = None
    upgrade: int | None = None

    def price(self, colour: Colour) -> int | None:
        """What one more tile of this colour would cost."""
        return self.yellow if colour == Colour.YELLOW else self.upgrade


NOTHING_MORE, ANY_TILE, YELLOW_TILE = Allowance(), Allowance(0, 0), Allowance(yellow=0)

Budget = Callable[[Table, OperatingTurn], Allowance]
"""What may still be laid in a turn, after what was laid."""


def one_tile(t: Table, turn: OperatingTurn) -> Allowance:
    """One tile, whatever its colour [1830-TR.1]."""
    return NOTHING_MORE if turn.laid or INSTEAD in turn.tally else ANY_TILE


def two_yellow_or_one_upgrade(t: Table, turn: OperatingTurn) -> Allowance:
    """Two yellow tiles, or one upgrade instead of both."""
    done = track_actions(t, turn)
    if not done:
        return ANY_TILE
    return YELLOW_TILE if done == [Colour.YELLOW] else NOTHING_MORE


def in_first_turn(first: Budget, later: Budget = one_tile) -> Budget:
    """One budget for the first turn of a corporation, another one ever after."""
    return lambda t, turn: first(t, turn) if turn.is_first else later(t, turn)


def from_phase(word: str, then: Budget, before: Budget = one_tile) -> Budget:
    """A budget that holds as soon as the phase allows it by this word."""
    return lambda t, turn: (then if word in t.title.phases[t.state.phase].allows else before)(t, turn)


def one_more_for(price: int, budget: Budget = one_tile) -> Budget:
    """When a budget is used up, one more yellow tile may be bought."""

    def allowed(t: Table, turn: OperatingTurn) -> Allowance:
        found = budget(t, turn)
        is_used_up = found == NOTHING_MORE and BOUGHT_LAY not in turn.tally
        return Allowance(yellow=price) if is_used_up else found

    return allowed


def track_actions(t: Table, turn: OperatingTurn) -> list[Colour]:
    """What the track actions of a turn were spent on: the colours laid; whatever took the place of a tile counts as
    yellow, and a tile that was paid for does not count."""
    laid = [t.title.atlas.colour(lay) for _, lay in turn.laid]
    return [*laid[: len(laid) - turn.tally.count(BOUGHT_LAY)], *[Colour.YELLOW] * turn.tally.count(INSTEAD)]
