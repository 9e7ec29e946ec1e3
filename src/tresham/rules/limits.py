"""How much a player or a corporation may hold."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.ids import Cert, Party
from ..core.table import Table
from .shares import counted_certificates, holdings, shares_held


@dataclass(frozen=True)
class Limits:
    """The certificate limit and the limit on holdings in one corporation; zones of the market lift them."""

    uncounted: frozenset[str]
    """Zones whose certificates do not count [1830-MK.7]."""
    unlimited: frozenset[str]
    """Zones without a limit on holdings."""

    def counted(self, t: Table, player: Party) -> int:
        """How many of a player's papers count against the certificate limit."""
        return counted_certificates(t, player, self.uncounted)

    def room(self, t: Table, player: Party) -> bool:
        """May a player have one more paper that counts?"""
        return self.counted(t, player) < t.title.certificate_limit(t, player)

    def refusal(
        self, t: Table, player: Party, corp: Party, certs: tuple[Cert, ...]
    ) -> tuple[str, dict[str, object]] | None:
        """Why a player may not take these certificates of a corporation, if he may not."""
        zone = t.zone(corp)
        if zone not in self.unlimited:
            after = shares_held(t, player, corp) + sum([t.title.cert_size[cert] for cert in certs])
            most = t.amount(t.title.kind_of[corp].most_shares, player)
            if after > most:
                return "holding_limit", {"most": most}
        if zone not in self.uncounted:
            limit = t.title.certificate_limit(t, player)
            if self.counted(t, player) + len(certs) > limit:
                return "certificate_limit", {"limit": limit}
        return None

    def exceeded(self, t: Table, player: Party) -> str | None:
        """Which limit a player is above, as the code of a refusal; none if he is above none."""
        limit = t.title.certificate_limit(t, player)
        all_papers, largest = t.state.privates.count(player), 0
        held = holdings(t, player)
        for shares, papers in held.values():
            all_papers += papers
            if shares > largest:
                largest = shares
        if all_papers > limit and self.counted(t, player) > limit:
            return "over_limit"
        if largest <= t.title.always_allowed_shares:
            return None
        return "over_holding" if any(self.holds_too_much(t, player, corp, held[corp][0]) for corp in held) else None

    def holds_too_much(self, t: Table, player: Party, corp: Party, shares: int) -> bool:
        """Are so many shares of one corporation too many for a player?"""
        return shares > t.amount(t.title.kind_of[corp].most_shares, player) and t.zone(corp) not in self.unlimited


def train_limit(t: Table, corp: Party) -> int:
    """How many trains a corporation may own now."""
    return t.title.phases[t.state.phase].limits[t.title.kind_of[corp].name]


def counted_trains(t: Table, corp: Party) -> int:
    """How many of a corporation's trains count against that limit."""
    s, uncounted = t.state, t.title.depot.uncounted
    if not uncounted:
        return s.trains.count(corp)
    return sum(owner == corp and s.faces[number] not in uncounted for number, owner in enumerate(s.trains))
