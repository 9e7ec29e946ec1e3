"""Deals that need consent, and bankruptcy."""

from __future__ import annotations

from ...record import record
from ..action import Action
from ..frozen import but, moved
from ..ids import BANK, Party
from ..state import State
from .base import Event


@record(frozen=True, slots=True)
class DealOffered(Event):
    """A deal is proposed to the player who must agree."""

    by: Party
    to: Party
    deal: Action


@record(frozen=True, slots=True)
class DealDeclined(Event):
    """A deal is refused."""

    by: Party
    deal: Action


@record(frozen=True, slots=True)
class WentBankrupt(Event):
    """A player cannot raise the money; what he has left is lost to the bank."""

    by: Party
    corp: Party
    lost: int

    def apply(self, s: State) -> State:
        return but(s, cash=moved(s.cash, self.by, BANK, self.lost))
