"""The naive player's taste in rights, loans and a corporation's own shares."""

from __future__ import annotations

from random import Random

from ..core import action as act
from ..core.ids import POOL, Party
from ..core.play import play, wake
from ..core.stage import Choice
from ..core.table import Table
from ..rules.protection import Protection
from ..rules.shares import shares_held
from ..rules.train_help import cheapest_price, needs_help
from .naive_trains import RUNS, earning, has_lasting_train, is_ruined
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


def redeem_share(t: Table, action: act.RedeemShare, choice: Choice, random: Random) -> Wish:
    """A share that lies in the pool earns nothing: the corporation takes it back if it needs no money for a train. A
    rich one buys one from its president now and then, so that idle money becomes his; others are left theirs."""
    corp, owner = t.title.cert_corp[action.cert], t.state.certs[action.cert]
    is_settled = has_lasting_train(t, corp)
    spare = t.purse(corp) - (t.price(corp) or 0) - (0 if is_settled else cheapest_price(t, corp))
    if owner == action.by:
        is_rich = spare >= (0 if is_settled else RESERVE) and t.purse(corp) > t.purse(owner)
        if _is_at_stake(t, corp, shares_held(t, owner, corp) - t.title.cert_size[action.cert]):
            return UNWANTED, 0
        return (1.5 if is_rich and corp in t.state.trains and random.random() < 0.3 else UNWANTED), 0
    pays = owner == POOL and corp in t.state.trains and spare >= 0
    return (2.0 if pays else UNWANTED), 0


def _is_at_stake(t: Table, corp: Party, keeps: int) -> bool:
    """Could somebody become president in place of one who keeps so many shares by buying a single one?"""
    if not any(shares_held(t, source, corp) for source in t.title.for_sale[corp] if source != corp):
        return False
    others = [shares_held(t, one, corp) for one in t.state.order if one != t.president(corp)]
    return max(others, default=0) + 1 > keeps


def reissue(t: Table, action: act.ReissueShares, choice: Choice, random: Random) -> Wish:
    """Own shares are offered anew when their price would help to a train that is still needed; or when they cost less
    than they are worth, and the president can buy one himself."""
    corp = action.corp
    after = Table(t.title, t.state)
    play(after, action)
    par = t.title.cell_price[after.state.par[corp]]
    is_bargain = par < (t.price(corp) or 0) and par <= t.purse(action.by)
    helps = not has_lasting_train(t, corp) and _is_short(t, corp)
    return (2.0 if helps or is_bargain else UNWANTED), 0


def _is_short(t: Table, corp: Party) -> bool:
    return t.purse(corp) < cheapest_price(t, corp)


def protect(t: Table, action: act.BuyShares, choice: Choice, random: Random) -> Wish:
    """A president buys what was sold of a corporation that earns, as long as he can still help it to a train; of one
    that does not earn, only if the fall would be its end."""
    block = t.frame(Protection).block
    left = t.purse(action.by) - block.shares * block.price
    if block.corp in t.state.trains or not t.state.operated >> block.corp & 1:
        lacks = 0 if block.corp in t.state.trains else max(0, cheapest_price(t, block.corp) - t.purse(block.corp))
        return (1.0 if left >= lacks else UNWANTED), 0
    after = Table(t.title, t.state)
    play(after, act.Pass(action.by))
    wake(after)
    return (1.0 if after.price(block.corp) is None else UNWANTED), 0


def pay_debt(t: Table, action: act.PayDebt, choice: Choice, random: Random) -> Wish:
    """Debts must be paid."""
    return 5.0, 0


def buy_token(t: Table, action: act.BuyToken, choice: Choice, random: Random) -> Wish:
    """He does not covet others' stations."""
    return UNWANTED, choice.low


def buy_right(t: Table, action: act.BuyRight, choice: Choice, random: Random) -> Wish:
    """A right at a place is bought if the trains earn it back in a few runs; others are worth their money to a rich
    corporation."""
    if not action.right:
        return (1.0 if random.random() < 0.4 else UNWANTED), 0
    after = Table(t.title, t.state)
    play(after, action)
    gain = earning(after, action.by) - earning(t, action.by)
    spent = t.purse(action.by) - after.purse(action.by)
    return (2.0 + gain / 100 if gain * RUNS >= spent > 0 else UNWANTED), 0


def borrow(t: Table, action: act.Borrow, choice: Choice, random: Random) -> Wish:
    """A loan that brings a train which is needed, and is not the borrower's ruin."""
    if not needs_help(t, action.by):
        return UNWANTED, 0
    after = Table(t.title, t.state)
    play(after, action)
    helps = after.purse(action.by) >= cheapest_price(t, action.by)
    return (4.0 if helps and not is_ruined(after, action.by) else UNWANTED), 0


def issue_bond(t: Table, action: act.IssueBond, choice: Choice, random: Random) -> Wish:
    """Better a bond than no train."""
    return (1.0 if _needs_train_money(t, action.by) else UNWANTED), 0


def redeem_bond(t: Table, action: act.RedeemBond, choice: Choice, random: Random) -> Wish:
    """A bond is paid back when enough is left."""
    return (1.0 if t.purse(action.by) >= 500 + RESERVE else UNWANTED), 0
