"""How stations are bought on the public site."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import final

from ...core.action import Action, BuyToken
from ...core.ids import Party
from ...core.stage import Choice, Step
from ...core.table import Table
from ...rules.deals import on_trust
from ...rules.launching import is_home_token
from ...rules.token_trades import BuyingToken
from ...track.ids import Slot
from ..site_views import reaches_remembered
from .facts import GARIBALDI
from .site_charter import GaribaldisTokens


def at_any_time(t: Table) -> str:
    """Nothing is in the way: the move is taken in any phase, and as often as it comes [1849-PD-20]."""
    return ""


def cannot_be_sold(t: Table, owner: Party, slot: Slot) -> bool:
    """Homes, and all stations of Garibaldi while the first place of its charter has its token there [1849-PD-20]."""
    return is_home_token(t, owner, slot) or (owner == t.title.corp(GARIBALDI) and not has_home(t))


def has_home(t: Table) -> bool:
    """Does the token that lies first on Garibaldi's charter stand on the map?"""
    return t.extra(GaribaldisTokens).places[:1] != (None,)


@final
@dataclass(frozen=True)
class BuyingTokenUnlisted(Step[BuyToken]):
    """Screens of the site list what the rules allow, and its program takes more [1849-PD-20]."""

    takes = BuyToken
    group = "map"
    listed: BuyingToken = field(default=BuyingToken(on_trust, is_kept=cannot_be_sold, reaches=reaches_remembered))
    taken: BuyingToken = field(default=BuyingToken(on_trust, at_any_time, cannot_be_sold, reaches_remembered))

    def open(self, t: Table) -> bool:
        return self.listed.open(t)

    def choices(self, t: Table) -> Iterator[Choice]:
        return self.listed.choices(t)

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        return self.listed.tries(t, by)

    def check(self, t: Table, action: BuyToken) -> None:
        self.taken.check(t, action)

    def play(self, t: Table, action: BuyToken) -> None:
        self.taken.play(t, action)


asks_for_stations = BuyingToken(reaches=reaches_remembered).is_any_near
"""The site waits for a purchase wherever a station that is no home is near, whatever the phase [1849-PD-20]."""
