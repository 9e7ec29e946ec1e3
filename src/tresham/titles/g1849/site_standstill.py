"""Sales after which the public site stands still: nobody can act there any more, ever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import final

from ...core.action import Action, SellShares
from ...core.ids import Party
from ...core.play import stage_of, wake
from ...core.stage import Choice, Step
from ...core.table import Table
from ...rules.limits import Limits
from ...rules.market import first_way
from ...rules.seats import left_of
from ...rules.selling import Selling
from ...rules.stock import StockTurn
from .papers import CLOSED


@final
@dataclass(frozen=True)
class SellingUnlessAllStandsStill(Step[SellShares]):
    """Sell shares, but not those whose sale would close a corporation and leave the seller and the next player without
    anything to do: the site goes on to that player and no further [1849-PD-30].

    Who could do nothing but that is asked all the same, as there; and who must sell may do even that.
    """

    takes = SellShares
    group = "shares"
    selling: Selling
    limits: Limits

    def open(self, t: Table) -> bool:
        return self.selling.open(t)

    def choices(self, t: Table) -> Iterator[Choice]:
        for choice in self.selling.choices(t):
            assert isinstance(choice.action, SellShares)
            if not self._stands_still_after(t, choice.action):
                yield choice

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        return self.selling.tries(t, by)

    def check(self, t: Table, action: SellShares) -> None:
        self.selling.check(t, action)
        t.require(not self._stands_still_after(t, action), "standstill")

    def play(self, t: Table, action: SellShares) -> None:
        self.selling.play(t, action)

    def _stands_still_after(self, t: Table, action: SellShares) -> bool:
        if not _would_close(t, action) or self.limits.exceeded(t, action.by) is not None:
            return False
        after = Table(t.title, t.state)
        self.selling.play(after, action)
        if not isinstance(after.top, StockTurn):
            return False  # the seller is asked something
        speaker = next((seat for seat in _seats_from(after, action.by) if _can_act(after, seat)), None)
        if speaker is None:
            return False  # the round is over
        wake(after)
        return not _can_act(after, speaker) and not _can_act(after, left_of(after, speaker))


def _would_close(t: Table, action: SellShares) -> bool:
    """Does the marker fall to the closing cell?"""
    cell = t.state.price[t.title.cert_corp[action.certs[0]]]
    for _ in range(action.shares):
        cell = first_way(t, cell, "down")
    return t.title.market.cells[cell].zone == CLOSED


def _seats_from(t: Table, player: Party) -> Iterator[Party]:
    """A player, then the others, as they sit."""
    for _ in t.state.order:
        yield player
        player = left_of(t, player)


def _can_act(t: Table, player: Party) -> bool:
    """Has a player something to do in the stock turn that is his, or would be his next?"""
    turn = t.frame(StockTurn)
    seen = Table(t.title, t.state)
    seen.agenda = t.agenda if turn.player == player else (*t.agenda[:-1], StockTurn(player))
    return any(step.open(seen) for step in stage_of(seen).steps(seen))
