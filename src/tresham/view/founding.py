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
    """So many of them the founder has already: they came with a private."""
    elsewhere: int
    """So many of them somebody else has already."""
    most: int
    """So many the founder can have, with his money and by the limit."""

    @property
    def to_buy(self) -> int:
        """So many shares the founder buys to float it alone."""
        return max(0, self.shares - self.elsewhere - self.given)

    @property
    def cost(self) -> int:
        """What it takes to float it alone."""
        return self.to_buy * self.par

    @property
    def missing(self) -> int:
        """So many shares others must buy when the founder has all that he can have."""
        return max(0, self.shares - self.elsewhere - self.most)

    @property
    def floats(self) -> bool:
        """Can the founder float it alone?"""
        return not self.missing


def founding(t: Table, action: SetPar | StartCorporation) -> Founding:
    """What a founder looks at before he sets a par price."""
    kind, par = t.title.kind_of[action.corp], t.title.cell_price[action.cell]
    given = shares_held(t, action.by, action.corp)
    elsewhere = kind.shares - given - shares_held(t, offering(t, action.corp), action.corp)
    if isinstance(action, SetPar):
        # The president's certificate is paid already, and comes as soon as its price is set.
        given += t.title.cert_size[t.title.presidents_cert(action.corp)]
    most = min(given + t.purse(action.by) // max(1, par), t.amount(kind.most_shares, action.by))
    return Founding(action, par, t.amount(kind.float_shares, action.corp), given, elsewhere, most)


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
