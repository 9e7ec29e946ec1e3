"""A corporation's turn, part by part [18CZ-VIII.3.1]."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core.stage import Step
from ...rules.budgets import in_first_turn, two_yellow_or_one_upgrade
from ...rules.laying import LayingTrack
from ...rules.market import left, right
from ...rules.operating import CorporationTurn, Part, never, waiting
from ...rules.paying import Paying, full, none, only_players_are_paid, up_per_holder
from ...rules.price_track import CashingPrivate, OneToTrackPrice
from ...rules.privates import BuyingPrivate
from ...rules.running import RunningTrains
from ...rules.take_overs import TakingOver
from ...rules.tile_powers import SpecialLaying, WaivingTerrain, free
from ...rules.tokens import Tokening
from ...rules.train_help import Help, by_treasury_before_sales, must_buy, with_any_train
from ...rules.trains import BuyingTrains, may_decline_trains
from . import rules
from .hopes import MoneyToCome
from .profiles import Profile

LAYING = LayingTrack(budget=in_first_turn(two_yellow_or_one_upgrade))
"""One tile a turn; in the first one, two yellow ones or an upgrade [18CZ-VIII.4.2]."""

PRICES = OneToTrackPrice(rules.LOCAL_PRICE)
"""What a local railway may cost a corporation [18CZ-IV.1.6]."""

PAYING = Paying(only_players_are_paid, (full(right), none(left)), up_per_holder)
"""All or nothing [18CZ-VIII.8.5]; what a player gets is rounded up [18CZ-VIII.8.7]."""


def corporation_turn(plays: Profile) -> CorporationTurn:
    """Track, station, run, dividend, take-overs, trains, local railways."""
    buying_local = BuyingPrivate(plays.agreement, PRICES, suited=rules.suits_size)
    cashing = CashingPrivate(rules.LOCAL_PRICE)
    special = SpecialLaying(rules.POWERS, LAYING)
    waiver = WaivingTerrain(rules.POWERS, replace(LAYING, cost=free), LAYING)
    anytime: tuple[Step[Any], ...] = (buying_local, cashing, special)
    running = RunningTrains(demand_best=plays.demand_best)
    tokening, taking_over = Tokening(), TakingOver(rules.SMALLER_ONES, rules.TAKEN_OVER, plays.agreement)
    money = MoneyToCome(rules.LOCAL_PRICE, PRICES, rules.suits_size)
    parts = (
        Part("track", (LAYING, waiver), hope=money.for_tile(waiver.laying, special)),
        Part("token", (tokening,), hope=money.for_station(tokening)),
        Part("run", (running,), running.may_stay, "must_run"),
        Part("dividend", (PAYING,), never, "must_declare", after=PAYING.unless_paid),
        Part("take_over", (taking_over,), hope=money.for_prey(taking_over)),
        Part(
            "trains",
            (
                BuyingTrains(
                    plays.agreement,
                    Help(with_any_train, by_treasury_before_sales, lend=plays.lend),
                    at_limit=must_buy,
                    word=plays.train_trades,
                    keeps_place=plays.keeps_place,
                ),
            ),
            may_decline_trains,
            "must_buy_train",
            hope=money.for_train,
        ),
        Part("privates", anytime),
    )
    return CorporationTurn(waiting(parts, plays.waits), anytime)
