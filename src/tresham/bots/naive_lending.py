"""The naive player's taste in rights, loans and a corporation's own shares."""

from __future__ import annotations

from random import Random

from ..core import action as act
from ..core.ids import Party
from ..core.table import Choice, Table
from ..rules.train_help import cheapest_price
from .wish_scale import UNWANTED, Wish

RESERVE = 300
"""A treasury with so much to spare pays debts back."""


def _needs_train_money(t: Table, corp: Party) -> bool:
    return corp not in t.state.trains and t.purse(corp) < cheapest_price(t, corp)


def issue(t: Table, action: act.SellShares, choice: Choice, random: Random) -> Wish:
    """A corporation sells its shares when it lacks the money for a train."""
    return (1.0 - action.shares / 100 if _needs_train_money(t, action.by) else UNWANTED), 0


def redeem(t: Table, action: act.BuyShares, choice: Choice, random: Random) -> Wish:
    """Shares are bought back now and then by a corporation that runs."""
    return (0.5 if action.by in t.state.trains and random.random() < 0.3 else UNWANTED), 0


def close_private(t: Table, action: act.ClosePrivate, choice: Choice, random: Random) -> Wish:
    """A power for which a private must close is used once in a while."""
    return (1.0 if random.random() < 0.2 else UNWANTED), 0


def place_marker(t: Table, action: act.PlaceMarker, choice: Choice, random: Random) -> Wish:
    """So is a marker."""
    return (1.0 if random.random() < 0.1 else UNWANTED), 0


def stay(t: Table, action: act.TakeLoan, choice: Choice, random: Random) -> Wish:
    """He never gives up."""
    return 1.0, 0


def pay_debt(t: Table, action: act.PayDebt, choice: Choice, random: Random) -> Wish:
    """Debts must be paid."""
    return 5.0, 0


def buy_token(t: Table, action: act.BuyToken, choice: Choice, random: Random) -> Wish:
    """He does not covet others' stations."""
    return UNWANTED, choice.low


def buy_right(t: Table, action: act.BuyRight, choice: Choice, random: Random) -> Wish:
    """Rights are worth their money to a rich corporation."""
    return (1.0 if random.random() < 0.4 else UNWANTED), 0


def issue_bond(t: Table, action: act.IssueBond, choice: Choice, random: Random) -> Wish:
    """Better a bond than no train."""
    return (1.0 if _needs_train_money(t, action.by) else UNWANTED), 0


def redeem_bond(t: Table, action: act.RedeemBond, choice: Choice, random: Random) -> Wish:
    """A bond is paid back when enough is left."""
    return (1.0 if t.purse(action.by) >= 500 + RESERVE else UNWANTED), 0
