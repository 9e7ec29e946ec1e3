"""Founding a corporation at a par price: how many shares float it, how many the founder can have, what it has then."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.action import SetPar, StartCorporation
from ..core.table import Table
from ..core.trial import Trial
from ..rules.floating import all_at_once
from ..rules.shares import offering, shares_held


@dataclass(frozen=True, slots=True)
class Founding:
    """A corporation at a par price."""

    action: SetPar | StartCorporation
    par: int
    shares: int
    """So many float it."""
    given: int
    """So many of them came with a private: the president's certificate is paid already."""
    most: int
    """So many the founder can have, with his money and by the limit."""

    @property
    def cost(self) -> int:
        """What it takes to float it alone."""
        return max(0, self.shares - self.given) * self.par

    @property
    def floats(self) -> bool:
        """Can the founder float it alone?"""
        return self.most >= self.shares


def founding(t: Table, action: SetPar | StartCorporation) -> Founding:
    """What a founder looks at before he sets a par price."""
    kind, par = t.title.kind_of[action.corp], t.title.cell_price[action.cell]
    given = t.title.cert_size[t.title.presidents_cert(action.corp)] if isinstance(action, SetPar) else 0
    most = min(given + t.purse(action.by) // max(1, par), t.amount(kind.most_shares, action.by))
    return Founding(action, par, t.amount(kind.float_shares, action.corp), given, most)


def treasury_then(trial: Trial, found: Founding) -> int:
    """What a corporation has when just as many shares are sold as float it: from the bank, or from the shares that lay
    in its own treasury. Where founding floats it, that is what founding leaves it."""
    after, corp = trial.table, found.action.corp
    kind, cash = after.title.kind_of[corp], after.state.cash[corp]
    if after.state.floated >> corp & 1:
        return cash
    unsold = shares_held(after, offering(after, corp), corp)
    further = found.shares - (kind.shares - unsold)
    brought = further * found.par if kind.treasury else 0
    return cash + brought + (kind.capital or all_at_once)(after, corp)
