"""A company's turn, part by part [1848-7.3]."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core.stage import Step
from ...core.table import Table
from ...rules.budgets import from_phase, two_yellow_or_one_upgrade
from ...rules.lasting_powers import (
    BuyingWithRebate,
    LayingForNothing,
    PlacingTile,
    costs_nothing,
    keeps_sides_shut,
)
from ...rules.laying import LayingTrack
from ...rules.loans import TakingLoan
from ...rules.market import first_way, left, right_or_up
from ...rules.operating import CorporationTurn, OperatingTurn, Part, never
from ...rules.parts_that_wait import Hope
from ...rules.paying import Paying, full, none, only_players_are_paid
from ...rules.privates import BuyingPrivate
from ...rules.running import RunningTrains
from ...rules.tokens import token_price
from ...rules.train_help import Help, by_nobody
from ...rules.trains import BuyingTrains, may_decline_trains
from .map import DESERTS, TASMANIA, TASMANIA_TILE
from .papers import GHAN_REBATE, LOAN, OWN_LOANS, RECEIVERSHIP
from .profiles import Profile

BUDGET = from_phase("second_yellow", two_yellow_or_one_upgrade)
"""One yellow tile, later two, or an upgrade instead [1848-7.4.2a, 1848-7.5.1a]."""
PAYING = Paying(only_players_are_paid, (full(right_or_up), none(left)))
"""All or nothing [1848-10.3.3a, 1848-11.1a, 1848-11.2a]."""
LAYING = LayingTrack(sealed=keeps_sides_shut(TASMANIA), budget=BUDGET)


def corporation_turn(plays: Profile) -> CorporationTurn:
    """Track, token, run, dividend, trains; loans and privates at any moment."""
    laying, loan, tasmanian = plays.laying(LAYING), taking_loan(plays), placing_tasmania(plays)
    oodnadatta = LayingForNothing("P2", frozenset(DESERTS), laying, plays.serves)
    the_ghan = BuyingWithRebate("P4", "2E", GHAN_REBATE, plays.serves)
    buying_private = BuyingPrivate(plays.agreement, plays.private_prices, plays.private_sellers)
    running = RunningTrains(demand_all=plays.demand_all)
    help = Help(
        plays.admits(loan),
        plays.means_for_others(loan),
        by_nobody,
        lend=plays.lender.lend_enough,
        with_useless=plays.helps_with_any,
    )
    trains = BuyingTrains(
        plays.agreement,
        help,
        at_limit=plays.buys_beyond_limit,
        any_at_limit=True,
        word="train_trades",
        terms=plays.terms,
    )
    parts = (
        Part("track", (laying, oodnadatta), hope=plays.hope(tile_with_loan(laying, loan, buying_private, tasmanian))),
        Part("token", (plays.tokening,), hope=plays.hope(token_with_loan(loan))),
        Part("run", (running,), running.may_stay, "must_run", hope=plays.hope(on_the_brink(loan, buying_private))),
        Part("dividend", (PAYING,), never, "must_declare", after=PAYING.unless_paid),
        Part("trains", (the_ghan, trains, buying_private, loan), may_decline_trains, "must_buy_train"),
    )
    anytime: tuple[Step[Any], ...] = (buying_private, loan, tasmanian, *plays.anytime(oodnadatta))
    return CorporationTurn(plays.parts(parts, loan), anytime, plays.end_turn)


def taking_loan(plays: Profile) -> TakingLoan:
    """What a company may borrow without need [1848-5.6.3a]."""
    return TakingLoan(plays.lender, OWN_LOANS, "loans", plays.loans_taken)


def placing_tasmania(plays: Profile) -> PlacingTile:
    """Tasmania's tile [1848-4.4b]."""
    return PlacingTile("P3", TASMANIA_TILE, TASMANIA, plays.serves_tasmania)


def tile_with_loan(laying: LayingTrack, loan: TakingLoan, buying: BuyingPrivate, tasmanian: PlacingTile) -> Hope:
    """A tile could be laid if there were money for its terrain, be it by a loan; or with a private's help."""
    without_cost = replace(laying, cost=costs_nothing)

    def wait(t: Table) -> bool:
        if tasmanian.open(t):
            return True
        return (loan.open(t) or buying.is_for_sale(t, t.title.private("P2"))) and without_cost.open(t)

    return wait


def token_with_loan(loan: TakingLoan) -> Hope:
    """A station could be placed with the money of a loan."""

    def wait(t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        if turn.tokened or not t.state.charter[turn.corp] or not loan.open(t):
            return False
        return t.purse(turn.corp) < token_price(t, turn.corp) <= t.purse(turn.corp) + LOAN

    return wait


def on_the_brink(*last_things: Step[Any]) -> Hope:
    """A company that earns nothing is about to fall: what may be done at any moment is done now or never
    [1848-7.3f, 1848-C-36]."""

    def wait(t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        edge = t.title.market.cells[first_way(t, t.state.price[turn.corp], "left")]
        return edge.zone == RECEIVERSHIP and not turn.ran and any(step.open(t) for step in last_things)

    return wait
