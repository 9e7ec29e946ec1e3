"""What a corporation might still buy in its turn, so that nobody is hurried past a part of it [1850-PV.5]."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...core.table import Table
from ...rules.extra_lays import Permit
from ...rules.operating import OperatingTurn, never
from ...rules.parts_that_wait import Hope, on_offer
from ...rules.privates import BuyingPrivate
from ...rules.rights import is_entitled
from .places import MINE, comes_to_mine, has_edge_token


@dataclass(frozen=True)
class Hopes:
    """By part of a turn: what is hoped for."""

    track: Callable[[BuyingPrivate, tuple[Permit, ...]], Hope]
    mine: Callable[[BuyingPrivate], Hope]
    """For stations and runs."""


def track_to_buy(buying: BuyingPrivate, permits: tuple[Permit, ...]) -> Hope:
    """Before the first tile any private might show where; after it, one that permits another tile [1850-TR.10]."""
    any_private = on_offer(buying)

    def wait(t: Table) -> bool:
        if not t.frame(OperatingTurn).laid:
            return any_private(t)
        return any(buying.is_for_sale(t, t.title.private(permit.private)) for permit in permits)

    return wait


def mine_to_buy(buying: BuyingPrivate) -> Hope:
    """The Mesabi Mining Company might be bought, and with it the way through the Mesabi Range [1850-MES.4]."""

    def wait(t: Table) -> bool:
        corp = t.frame(OperatingTurn).corp
        if is_entitled(t, corp, MINE) or not buying.is_for_sale(t, t.title.private("MRC")):
            return False
        return comes_to_mine(t, corp)

    return wait


def with_any_token_left(hope: Hope) -> Hope:
    """A token could be placed if there were a way: a normal one, or that of the destination [1850-DT.2]."""

    def wait(t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        has_one = bool(t.state.charter[turn.corp]) or has_edge_token(t, turn.corp)
        return has_one and not turn.tokened and hope(t)

    return wait


IN_TURN = Hopes(track_to_buy, mine_to_buy)
NONE = Hopes(lambda buying, permits: never, lambda buying: never)
"""The public site hopes for nothing."""
