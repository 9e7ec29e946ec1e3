"""A corporation's turn, part by part [18CZ-VIII.3.1]."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core.stage import Step
from ...rules.laying import LayingTrack
from ...rules.market import left, right
from ...rules.operating import CorporationTurn, Part, never, waiting
from ...rules.paying import Paying, full, none, only_players_are_paid, up_per_holder
from ...rules.price_track import CashingPrivate, OneToTrackPrice
from ...rules.privates import BuyingPrivate
from ...rules.running import RunningTrains
from ...rules.take_overs import TakingOver
from ...rules.tile_powers import SpecialLaying, free
from ...rules.tokens import Tokening
from ...rules.train_help import Help, by_treasury_before_sales, must_buy, with_any_train
from ...rules.trains import BuyingTrains
from . import rules
from .hopes import MoneyToCome
from .profiles import Profile

PRICES = OneToTrackPrice(rules.LOCAL_PRICE)
"""What a local railway may cost a corporation [18CZ-IV.1.6]."""

PAYING = Paying(only_players_are_paid, (full(right), none(left)), up_per_holder)
"""All or nothing [18CZ-VIII.8.5]; what a player gets is rounded up [18CZ-VIII.8.7]."""


def corporation_turn(plays: Profile) -> CorporationTurn:
    """Track, station, run, dividend, take-overs, trains, local railways."""
    buying_local = BuyingPrivate(plays.agreement, PRICES, suited=rules.suits_size)
    cashing = CashingPrivate(rules.LOCAL_PRICE)
    laying = LayingTrack(budget=plays.budget)
    special, waiver = SpecialLaying(rules.POWERS, laying), plays.waiving(rules.POWERS, laying)
    anytime: tuple[Step[Any], ...] = (buying_local, cashing, special)
    running = RunningTrains(demand_best=plays.demand_best)
    tokening, taking_over = Tokening(), TakingOver(rules.SMALLER_ONES, plays.take_over, plays.agreement)
    money = MoneyToCome(rules.LOCAL_PRICE, PRICES, rules.suits_size)
    buying = BuyingTrains(
        plays.agreement,
        Help(with_any_train, by_treasury_before_sales, lend=plays.lend),
        at_limit=must_buy,
        any_at_limit=plays.any_at_limit,
        word=plays.train_trades,
        keeps_place=True,
    )
    parts: tuple[Part, ...] = (
        Part("track", (laying, waiver), hope=money.for_tile(replace(laying, cost=free), special)),
        Part("token", (tokening,), hope=money.for_station(tokening)),
        Part("run", (running,), plays.may_stay(running), "must_run"),
        Part("dividend", (PAYING,), never, "must_declare", after=PAYING.unless_paid),
        Part("take_over", (taking_over,), hope=money.for_prey(taking_over)),
        Part(
            "trains",
            (plays.buying_trains(buying),),
            plays.may_decline_trains,
            "must_buy_train",
            before=plays.before_trains,
            hope=money.for_train,
        ),
        Part("privates", anytime),
    )
    if not plays.has_hopes:
        parts = tuple(replace(part, hope=None) for part in parts)
    return CorporationTurn(waiting(parts, plays.waits(laying.budget, tokening, taking_over)), anytime)
