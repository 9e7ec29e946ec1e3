"""Places of 1850 that need a token which is no station: the Mesabi Range, and historical destinations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...core import event
from ...core.fact import Fact
from ...core.ids import BANK, Party
from ...core.table import Table
from ...core.title import Watch
from ...rules.extra_lays import Permit, of_extra_lay
from ...rules.marked_stops import MarkedStops, OnlyWithRight, SealedOff, doubled, reaching
from ...rules.mechanism import Mechanism
from ...rules.rights import OF_TOKEN, BuyingRight, LosingRights, Rights, TakesPlace, holds, is_entitled
from ...track.ids import Hex
from .map import DESTINATIONS, MESABI
from .papers import EDGE_TOKEN, MESABI_PRICE, MESABI_TOKENS, OWNERS_PART

MINE, GOAL = "mesabi", "destination"
"""The two rights, and their markers on the map."""


def _priced(amount: int) -> Callable[[Table, Party], int]:
    return lambda t, corp: amount


# --- the Mesabi Range ------------------------------------------------------------------------------------------------


def is_mine_open(t: Table) -> bool:
    """Has a corporation bought the Mesabi Mining Company, or has that closed? [1850-PV.P5.3]"""
    private = t.title.private("MRC")
    return bool(t.state.closed >> private & 1) or t.title.is_corp(t.state.privates[private])


before_mine_opens = SealedOff(MESABI, still=lambda t: not is_mine_open(t))
"""No track may lead to the Mesabi Range before that [1850-MES.2]."""

only_with_token = OnlyWithRight(MINE, MESABI)
"""Whoever has no token may not enter the Mesabi Range [1850-MES.3]."""


def _mine(t: Table, corp: Party) -> Hex:
    return t.title.atlas.hex(MESABI)


comes_to_mine = reaching(_mine)
"""Does track of a corporation lead to the Mesabi Range?"""


def _owner_gets_his_part(t: Table, corp: Party) -> None:
    """Half of the price is for the corporation that owns the Mesabi Mining Company [1850-PV.P5.2]."""
    private = t.title.private("MRC")
    if not t.state.closed >> private & 1:
        t.pay(BANK, t.state.privates[private], OWNERS_PART, MINE)


MESABI_TOKEN = BuyingRight(
    "",
    MESABI_TOKENS,
    _priced(MESABI_PRICE),
    MINE,
    lambda t, corp: is_mine_open(t),
    _mine,
    comes_to_mine,
    then=_owner_gets_his_part,
)
"""Sold when the mine is open, to whom track leads there; four in all [1850-MES.5, 1850-MES.6]."""


def mesabi_tokens(instead: TakesPlace, permits: Sequence[Permit]) -> tuple[BuyingRight, ...]:
    """A token is bought instead of a yellow tile: the normal one, or one that a private permits
    [1850-MES.5, 1850-MES.9]."""
    normal = replace(MESABI_TOKEN, instead=instead)
    return (normal, *(_by(permit, normal) for permit in permits))


def _by(permit: Permit, normal: BuyingRight) -> BuyingRight:
    price = _priced(MESABI_PRICE + permit.price)
    return replace(normal, price=price, instead=of_extra_lay(permit), private=permit.private)


def token_with_mine(t: Table) -> None:
    """A watch: the corporation that buys the Mesabi Mining Company gets a token [1850-MES.4]."""
    private = t.title.private("MRC")
    owner = t.state.privates[private]
    if t.title.is_corp(owner) and not t.state.closed >> private & 1:
        MESABI_TOKEN.give(t, owner)


# --- destinations ----------------------------------------------------------------------------------------------------


def _goal(t: Table, corp: Party) -> Hex | None:
    """The historical destination of a corporation, if it has one [1850-DT.1]."""
    name = DESTINATIONS.get(t.title.corporation(corp).symbol)
    return None if name is None else t.title.atlas.hex(name)


def _has_goal(t: Table, corp: Party) -> bool:
    return _goal(t, corp) is not None


def has_edge_token(t: Table, corp: Party) -> bool:
    """Is a corporation's token for its destination still to be placed?"""
    return _has_goal(t, corp) and not is_entitled(t, corp, GOAL)


EDGE_TOKENS = BuyingRight("", len(DESTINATIONS), _priced(EDGE_TOKEN), GOAL, _has_goal, _goal, reaching(_goal), OF_TOKEN)
"""One more station at the destination, instead of another one in this turn [1850-DT.2, 1850-DT.3]."""

stop_worths = MarkedStops({GOAL: doubled})
"""A destination with the corporation's token counts double [1850-DT.4]."""


# --- both ------------------------------------------------------------------------------------------------------------


def tokens_beside_stations() -> Mechanism:
    """What is remembered of both kinds of tokens; at closing they are lost for good [1850-MK.9]."""
    return Mechanism(
        remembers=(Rights(),),
        watches=(Watch((event.PrivateSold,), token_with_mine),),
        closing=(LosingRights(),),
        facts=(Fact("mesabi", holds(MINE)),),
    )
