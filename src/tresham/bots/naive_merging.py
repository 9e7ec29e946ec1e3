"""The naive player's taste in take-overs, local railways and debts of his own."""

from __future__ import annotations

from random import Random

from ..core import action as act
from ..core.ids import Party
from ..core.stage import Choice
from ..core.table import Table
from ..rules.closing import trains_of
from ..rules.depot import has_train, meets_duty
from ..rules.shares import shares_held
from ..rules.train_help import cheapest_price, needs_help
from .wish_scale import UNWANTED, Wish


def take_over(t: Table, action: act.TakeOver, choice: Choice, random: Random) -> Wish:
    """Money of a treasury is worth nothing at the end, so he lets his larger corporation buy his smaller one at the
    highest price, if that is above the market and both together can still have the train that they must."""
    player = t.president(action.by)
    price, market = choice.high, t.price(action.corp) or 0
    own = shares_held(t, player, action.corp)
    if own == 0 or price <= market:
        return UNWANTED, choice.low
    left = t.purse(action.by) + t.state.cash[action.corp] - price * _held_by_players(t, action.corp)
    is_safe = has_train(t, action.by) or left >= min(cheapest_price(t, action.by), _turning(t, action, left))
    return (1.0 + own * (price - market) / 1000 if is_safe else UNWANTED), price


def _turning(t: Table, action: act.TakeOver, left: int) -> int:
    """The least that it costs to have a train of the smaller corporation run for the larger one; more than there is, if
    none can."""
    types, faces = t.title.trains, t.state.faces
    ways = [
        max(0, types[face].price - types[faces[train]].price)
        for train in trains_of(t, action.corp)
        for face in t.title.depot.faces_of[faces[train]]
        if meets_duty(t, action.by, face) and not t.state.rusted >> face & 1
    ]
    return min(ways, default=left + 1)


def _held_by_players(t: Table, corp: Party) -> int:
    return sum(shares_held(t, player, corp) for player in t.state.order)


def turn_train(t: Table, action: act.TurnTrain, choice: Choice, random: Random) -> Wish:
    """A train that can run is better than one that cannot."""
    return 2.0, 0


def scrap_train(t: Table, action: act.ScrapTrain, choice: Choice, random: Random) -> Wish:
    """Only what is too much goes, the cheapest first."""
    price = t.title.trains[t.state.faces[action.train]].price
    return -0.5 - price / 10_000, 0


def cash_private(t: Table, action: act.CashPrivate, choice: Choice, random: Random) -> Wish:
    """Before he pays for a train himself, the corporation sells what it has."""
    return (3.0 if needs_help(t, action.by) else UNWANTED), 0


def repay(t: Table, action: act.RepayDebt, choice: Choice, random: Random) -> Wish:
    """Whoever owes money buys nothing: he pays all that he can."""
    return 5.0, choice.high
