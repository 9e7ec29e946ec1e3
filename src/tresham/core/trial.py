"""What an action would do, cost and bring: it is played on a scrap of paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..record import cached_property
from .action import Action, Offer, RedeemShare
from .event import Event, SharesBought, TrainsRun
from .play import play
from .stage import Step
from .state import State
from .table import Table
from .title import Title

SUMS = ("price", "amount")
"""Fields of an action that name a sum of money."""


@dataclass(frozen=True)
class Trial:
    """An action as if it were done: what it does itself, nothing settled."""

    action: Action
    before: State
    table: Table
    """With the position that it leads to."""

    @property
    def events(self) -> Sequence[Event]:
        """What would happen."""
        return self.table.events

    @property
    def cost(self) -> int | None:
        """What would be paid or bid by whoever acts, or by the corporation that redeems a share; none if nothing is."""
        return self._sums[0]

    @property
    def gain(self) -> int | None:
        """What whoever acts would get, or his trains would earn; none if it brings nothing."""
        return self._sums[1]

    @cached_property
    def _sums(self) -> tuple[int | None, int | None]:
        if isinstance(self.action, Offer):
            return _sums_of_deal(self.action.deal)
        ran = next((event.revenue for event in self.events if isinstance(event, TrainsRun)), None)
        if ran is not None:
            return None, ran
        cash = self.table.state.cash[self.action.by] - self.before.cash[self.action.by]
        if isinstance(self.action, RedeemShare):
            [redeemed] = [event for event in self.events if isinstance(event, SharesBought)]
            return redeemed.cost, cash if cash > 0 else None
        named = [getattr(self.action, name) for name in SUMS if hasattr(self.action, name)]
        if named and cash <= 0:
            return named[0], None
        return (-cash if cash < 0 else None), (cash if cash > 0 else None)


def try_out(title: Title, state: State, action: Action, steps: Sequence[Step[Any]] | None = None) -> Trial:
    """How an action would go; `Illegal` if it may not be done. `steps` are the open verbs, if they are known.

    >>> import tresham
    >>> game = tresham.new("1830", ["Ann", "Bob"])
    >>> try_out(game.title, game.state, next(iter(game.legal_actions()))).cost
    20
    """
    table = Table(title, state)
    play(table, action, steps)
    return Trial(action, state, table)


def _sums_of_deal(deal: Action) -> tuple[int | None, int | None]:
    """What a deal that is only offered would cost or bring: whoever names a buyer sells."""
    price: int | None = getattr(deal, "price", None)
    return (None, price) if hasattr(deal, "buyer") else (price, None)
