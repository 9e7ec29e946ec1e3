"""Coming down to the certificate limit where a corporation can be sold only once in a turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ..core.action import SellShares
from ..core.ids import NOBODY, Party
from ..core.table import Table
from .limits import Limits
from .selling import SaleTerms, allowed_blocks
from .shares import heir, shares_held


def certificates_fewer(t: Table, corp: Party, action: SellShares) -> int:
    """How many certificates fewer somebody has after a sale: whoever loses a presidency by it gets single ones for the
    president's first."""
    is_deposed = (
        t.president(corp) == action.by and heir(t, corp, shares_held(t, action.by, corp) - action.shares) != NOBODY
    )
    return action.shares - t.title.cert_size[t.title.presidents_cert(corp)] + 1 if is_deposed else len(action.certs)


def never_again(t: Table, corp: Party) -> bool:
    """Every corporation is sold only once in a turn."""
    return False


@final
@dataclass(frozen=True)
class EnoughToComeDown:
    """The smallest block of a corporation that somebody may sell who is above the certificate limit and must come down:
    after it he must still be able to come as near to the limit in this turn as he could before
    [1848-12.2.1c, 1850-SR.9]."""

    terms: SaleTerms
    """On which shares are sold, however few."""
    limits: Limits
    freely: Callable[[Table, Party], bool] = never_again
    """May a corporation be sold again in the same turn? Of such a one it does not matter how few are sold."""
    fewer: Callable[[Table, Party, SellShares], int] = certificates_fewer
    """How many certificates fewer count after a sale."""

    def __call__(self, t: Table, player: Party, corp: Party) -> int:
        if self.limits.exceeded(t, player) != "over_limit" or self.freely(t, corp):
            return 1
        fewer = self._fewer(t, player)
        own = fewer.pop(corp, {})
        excess = t.title.certificates(t, player) - t.title.certificate_limit(t, player)
        lacking = excess - sum(max(blocks.values()) for blocks in fewer.values())
        needed = min(lacking, max(own.values(), default=0))
        return min((shares for shares, papers in own.items() if papers >= needed), default=1)

    def _fewer(self, t: Table, player: Party) -> dict[Party, dict[int, int]]:
        """By corporation that a player may sell now, and by number of shares sold: how many certificates fewer he has
        then."""
        found: dict[Party, dict[int, int]] = {}
        for action in allowed_blocks(t, self.terms, player):
            corp = t.title.cert_corp[action.certs[0]]
            found.setdefault(corp, {})[action.shares] = self.fewer(t, corp, action)
        return found
