"""How much a player or a corporation may hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..core.ids import Cert, Party
from ..core.table import Table
from .shares import counted_certificates, hand, holdings, privates_held, shares_held, shares_on


@dataclass(frozen=True)
class Limits:
    """The certificate limit and the limit on holdings in one corporation; zones of the market lift them."""

    uncounted: frozenset[str]
    """Zones whose certificates do not count [1830-MK.7]."""
    unlimited: frozenset[str]
    """Zones without a limit on holdings."""
    must_sell_excess: bool = True
    """Who holds too much of one corporation sells before he does anything else [1830-SL.6]."""
    with_privates: bool = True
    """Privates count."""
    is_due: Callable[[Table, Party], bool] | None = None
    """Must a player who is above a limit sell now? By default in every turn."""
    zone: Callable[[Table, Party, Party], str] | None = None
    """A zone by which a player's certificates of a corporation do not count either, beside that of its marker."""

    def counted(self, t: Table, player: Party) -> int:
        """How many of a player's papers count against the certificate limit."""
        if self.zone is None:
            return counted_certificates(t, player, self.uncounted, self.with_privates)
        held = holdings(t, player).items()
        return privates_held(t, player) + sum(
            papers
            for corp, (_, papers) in held
            if t.zone(corp) not in self.uncounted and self.zone(t, player, corp) not in self.uncounted
        )

    def is_above(self, t: Table, player: Party, limit: int) -> bool:
        """Do more of a player's papers count than so many? Mostly he has not even so many, closed privates included."""
        papers = hand(t, player).papers + t.state.privates.count(player)
        return papers > limit and self.counted(t, player) > limit

    def room(self, t: Table, player: Party) -> bool:
        """May a player have one more paper that counts?"""
        return not self.is_above(t, player, t.title.certificate_limit(t, player) - 1)

    def refusal(
        self, t: Table, player: Party, corp: Party, certs: tuple[Cert, ...]
    ) -> tuple[str, dict[str, object]] | None:
        """Why a player may not take these certificates of a corporation, if he may not."""
        most = t.amount(t.title.kind_of[corp].most_shares, player)
        if shares_held(t, player, corp) + shares_on(t, certs) > most and t.zone(corp) not in self.unlimited:
            return "holding_limit", {"most": most}
        if not self.has_room_for(t, player, corp, len(certs)):
            return "certificate_limit", {"limit": t.title.certificate_limit(t, player)}
        return None

    def has_room_for(self, t: Table, player: Party, corp: Party, papers: int) -> bool:
        """May a player have so many more certificates of a corporation, as far as their number goes?"""
        is_too_much = self.is_above(t, player, t.title.certificate_limit(t, player) - papers)
        return not is_too_much or t.zone(corp) in self.uncounted

    def exceeded(self, t: Table, player: Party) -> str | None:
        """Which limit a player is above, as the code of a refusal; none if he is above none."""
        if self.is_due is not None and not self.is_due(t, player):
            return None
        if self.is_above(t, player, t.title.certificate_limit(t, player)):
            return "over_limit"
        own = hand(t, player)
        if own.largest <= t.title.always_allowed_shares or not self.must_sell_excess:
            return None
        is_too_much = any(self.holds_too_much(t, player, corp, shares) for corp, (shares, _) in own.held.items())
        return "over_holding" if is_too_much else None

    def holds_too_much(self, t: Table, player: Party, corp: Party, shares: int) -> bool:
        """Are so many shares of one corporation too many for a player?"""
        return shares > t.amount(t.title.kind_of[corp].most_shares, player) and t.zone(corp) not in self.unlimited


def train_limit(t: Table, corp: Party) -> int:
    """How many trains a corporation may own now."""
    limit = t.title.depot.limits[t.state.phase][corp]
    return limit if isinstance(limit, int) else limit(t, corp)


def counted_trains(t: Table, corp: Party) -> int:
    """How many of a corporation's trains count against that limit."""
    owned, uncounted = t.state.trains.count(corp), t.title.depot.uncounted
    if not owned or not uncounted:
        return owned
    cards = zip(t.state.trains, t.state.faces, strict=True)
    return sum([owner == corp and kind not in uncounted for owner, kind in cards])
