"""A corporation's turn, part by part [1850-OR.2]."""

from __future__ import annotations

from typing import Any

from ...core.stage import Step
from ...rules.budgets import in_first_turn, two_yellow_or_one_upgrade
from ...rules.emergency import EmergencySelling, GoingBankrupt
from ...rules.extra_lays import ExtraLaying
from ...rules.market import left_or_down, right_but_not_into
from ...rules.operating import CorporationTurn, Part, never, waiting
from ...rules.parts_that_wait import with_train_waiting
from ...rules.paying import Paying, full, half, none, unsold_pays_corporation
from ...rules.privates import BuyingPrivate
from ...rules.running import RunningTrains
from ...rules.train_help import Help
from ...rules.trains import BuyingTrains, may_decline_trains
from . import rules
from .hopes import with_any_token_left
from .papers import GREEN
from .places import EDGE_TOKENS, mesabi_tokens
from .profiles import Profile

BUDGET = in_first_turn(two_yellow_or_one_upgrade)
"""In its first turn a corporation may lay two yellow tiles [1850-TR.2]."""

PAYING = Paying(
    unsold_pays_corporation,
    (full(right_but_not_into(GREEN)), half(rules.half_stays), none(left_or_down)),
)
"""All, half or nothing [1850-DV.1]; what no player has pays the corporation, but for the pool [1850-DV.3]."""


def corporation_turn(plays: Profile, ruin: GoingBankrupt, best: bool) -> CorporationTurn:
    """Track, token, run, dividend, trains, privates."""
    buying_private = BuyingPrivate(plays.agreement, rules.private_prices)
    laying, permits = plays.laying(BUDGET), plays.permits
    running = RunningTrains(demand_best=plays.demand_best and best)
    mine = plays.hopes.mine(buying_private)
    tokens = tuple(map(plays.told_near, mesabi_tokens(plays.mesabi_instead(BUDGET), plays.mesabi_permits)))
    track: tuple[Step[Any], ...] = (
        laying,
        *(ExtraLaying(permit, plays.laying_with(permit, laying)) for permit in permits),
        *tokens,
    )
    selling = EmergencySelling(plays.in_need, plays.spare)
    parts = (
        Part("track", track, hope=plays.hopes.track(buying_private, permits)),
        Part("token", (plays.tokening, plays.told_near(EDGE_TOKENS)), hope=with_any_token_left(mine)),
        Part("run", (running,), running.may_stay, "must_run", hope=with_train_waiting(mine)),
        Part("dividend", (PAYING,), never, "must_declare", after=PAYING.unless_paid),
        Part(
            "trains",
            (
                BuyingTrains(plays.agreement, Help(others=plays.trade_means), most=1),
                *plays.coming_down(selling),
                selling,
                ruin,
                *plays.distress_sales,
            ),
            may_decline_trains,
            "must_buy_train",
        ),
        Part("privates", plays.last_purchases(buying_private)),
    )
    return CorporationTurn(waiting(parts, plays.waits(BUDGET)), anytime=(buying_private, *plays.anytime(tokens)))
