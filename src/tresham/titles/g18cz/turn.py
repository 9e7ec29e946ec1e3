"""A corporation's turn, part by part [18CZ-VIII.3.1]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...core.cards import PrivateCompany
from ...core.stage import Step
from ...core.table import Table
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
from ...rules.wards import PayingByItself, RunningByItself, free_for_wards, is_ward, no_ward
from . import rules
from .hopes import MoneyToCome
from .profiles import Profile
from .vaclav import VaclavsWays

PRICES = OneToTrackPrice(rules.LOCAL_PRICE)
"""What a local railway may cost a corporation [18CZ-IV.1.6]."""

PAYING = Paying(only_players_are_paid, (full(right), none(left)), up_per_holder)
"""All or nothing [18CZ-VIII.8.5]; what a player gets is rounded up [18CZ-VIII.8.7]."""


def corporation_turn(
    plays: Profile, locals: Sequence[PrivateCompany], vaclav: VaclavsWays | None = None
) -> CorporationTurn:
    """Track, station, run, dividend, take-overs, trains, local railways; if Václav is there, his corporations have
    their own ways."""
    laying = LayingTrack(budget=plays.budget, barred=plays.barred)
    paying, prey = PAYING, rules.SMALLER_ONES
    if vaclav is not None:
        laying = replace(laying, cost=free_for_wards, before=vaclav.before_tile)
        paying = replace(PAYING, payees=vaclav.payees)
    buying_local = BuyingPrivate(plays.agreement, PRICES, suited=rules.suits_size)
    cashing = CashingPrivate(rules.LOCAL_PRICE)
    powers = rules.powers_of(locals)
    special, waiver = SpecialLaying(powers, laying), plays.waiving(powers, laying)
    anytime: tuple[Step[Any], ...] = (buying_local, cashing, special)
    running, tokening = RunningTrains(plays.demand_best, plays.somewhere), Tokening()
    taking_over = TakingOver(prey if vaclav is None else no_ward(prey), plays.take_over, plays.agreement)
    money = MoneyToCome(rules.LOCAL_PRICE, PRICES, rules.suits_size)
    buying = BuyingTrains(
        plays.agreement,
        Help(with_any_train, by_treasury_before_sales, lend=plays.lend, keeps_train=plays.keeps_helped_train),
        at_limit=must_buy,
        any_at_limit=plays.any_at_limit,
        word=plays.train_trades,
        keeps_place=True,
        holds=None if vaclav is None else is_ward,
    )
    parts: tuple[Part, ...] = (
        Part("track", (laying, waiver), hope=money.for_tile(replace(laying, cost=free), special)),
        Part("token", (tokening,), hope=money.for_station(tokening)),
        Part("run", (running,), running.may_stay, "must_run"),
        Part("dividend", (paying,), never, "must_declare", after=paying.unless_paid),
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
    if vaclav is not None:
        parts = _by_themselves(parts, running if vaclav.runs_by_itself else None, paying)
    return CorporationTurn(waiting(parts, plays.waits(laying.budget, tokening, taking_over)), anytime)


def _by_themselves(parts: tuple[Part, ...], running: RunningTrains | None, paying: Paying) -> tuple[Part, ...]:
    """The corporations of Václav pay, and mostly run, without being asked [18CZ-XI.1.11]."""
    begin: dict[str, Callable[[Table], None]] = {"dividend": PayingByItself(paying)}
    if running is not None:
        begin["run"] = RunningByItself(running)
    return tuple(replace(part, before=begin[part.name]) if part.name in begin else part for part in parts)
