"""How somebody who cannot raise the money is ruined on the public site."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import final

from ...core.action import SellShares
from ...core.event import Event, PresidencyPassed
from ...core.ids import NOBODY, Party
from ...core.state import UNTOLD
from ...core.table import Table
from ...core.title_memory import Extra
from ...rules.bonds import debt, train_in_debt
from ...rules.emergency import GoingBankrupt, is_needed, keeps_presidency, largest, one_named_certificate
from ...rules.market import FallenMarkers, market_order, sort_fallen
from ...rules.mechanism import Mechanism
from ...rules.operating import OperatingFrame
from ...rules.raising import Asks
from ...rules.ruin import RaisingFailed, RuinFrame
from ...rules.selling import SaleTerms, allowed_blocks
from ...rules.shares import shares_held


@dataclass(frozen=True)
class Ruined(Extra):
    """Who has yet to be asked whether he borrows or leaves."""

    ruined: Party = field(default=NOBODY, metadata={UNTOLD: True})


def all_at_once(t: Table, how: GoingBankrupt, player: Party, corp: Party) -> None:
    """All that can be sold is sold in one go, corporation by corporation; whatever closes by that closes afterwards
    [1849-PD-32]. Then all markers that have fallen are sorted again, by these sales or by others before
    [1849-PD-10]."""
    for one in market_order(t):
        blocks = [block for block in allowed_blocks(t, how.terms, player) if t.title.cert_corp[block.certs[0]] == one]
        if blocks:
            how.terms.sell(t, largest(blocks))
    several_fell = len(t.extra(FallenMarkers).fallen) > 1
    how.ruin(t, player, corp)
    if several_fell:
        sort_fallen(t, tuple(market_order(t)))


@final
@dataclass(frozen=True)
class NoMoreThanOwed:
    """May this be sold for interest that is owed? Only what the debt needs [1849-PD-19]."""

    terms: SaleTerms

    def __call__(self, t: Table, action: SellShares) -> bool:
        owed = debt(t)
        lack = 0 if owed is None else owed.lack(t)
        return keeps_presidency(t, action) and is_needed(t, self.terms, action, lack, one_named_certificate)


def given_up_in_debt(ruin: GoingBankrupt, bill: Asks) -> GoingBankrupt:
    """Whether somebody may give up is judged by the price of a train; but to that end he sells, and counts, only what
    the debt needs [1849-PD-19]."""
    return replace(ruin, terms=replace(ruin.terms, keeps=NoMoreThanOwed(ruin.terms)), bill=train_in_debt)


def face_ruin_while_somebody_operates(t: Table, player: Party) -> None:
    """If no corporation of the round is left, the question waits for a round that has one [1849-PD-33]."""
    if player in t.state.certs:
        return
    now = t.find(OperatingFrame)
    if now is not None and now.eligible & t.state.floated:
        t.enter(RuinFrame(player))
    else:
        t.change_extra(Ruined, ruined=player)


def ask_ruined(t: Table, corp: Party) -> None:
    """A corporation's turn begins: whoever is ruined is asked first [1849-PD-33]."""
    player = t.extra(Ruined).ruined
    if player != NOBODY:
        t.change_extra(Ruined, ruined=NOBODY)
        t.enter(RuinFrame(player))


TWO_SHARES = 2
"""So many make somebody a possible president in the eyes of the site."""


def site_fails(t: Table, events: Sequence[Event]) -> str:
    """Whoever was asked late may have left as the president of a new corporation [1849-PD-33]. When that one cannot pay
    for a train either, or somebody buys more of it than he has, the site looks from his seat for somebody to follow
    him, and does not find the seat."""
    for event in events:
        if isinstance(event, PresidencyPassed) and event.old in t.title.players and event.old not in t.state.order:
            return "the program of the site fails when the presidency passes from somebody who has left the game"
        if not isinstance(event, RaisingFailed) or event.by in t.state.order:
            continue
        others = [player for player in t.title.players if player != event.by]
        for corp in t.title.corps:
            if t.president(corp) == event.by and any(shares_held(t, one, corp) >= TWO_SHARES for one in others):
                return "the program of the site fails when a president who has left the game cannot raise the money"
    return ""


RUINS = Mechanism(remembers=(Ruined(),))
