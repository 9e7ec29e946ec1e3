"""How much somebody must still find who has to pay what the treasury cannot."""

from __future__ import annotations

from ..core.play import stage_of
from ..core.table import Table
from ..rules.bonds import BondDuty, SellingForBond
from ..rules.emergency import EmergencySelling
from ..rules.operating import OperatingTurn


def still_to_raise(t: Table) -> int:
    """What is missing where shares are sold because something must be paid; nothing elsewhere.

    It is the rules' own count: as soon as it is nothing, they allow no further sale.
    """
    for step in stage_of(t).steps(t) if t.state.agenda else ():
        if isinstance(step, EmergencySelling):
            return max(0, step.lack(t, t.frame(OperatingTurn).corp) or 0)
        if isinstance(step, SellingForBond):
            duty = t.frame(BondDuty)
            return max(0, duty.amount - t.purse(duty.player))
    return 0
