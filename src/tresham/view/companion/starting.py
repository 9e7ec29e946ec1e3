"""Starting a corporation: what it costs to float it alone, what it has then, and how long its first train lives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core.action import SetPar, StartCorporation
from ...rules.floating import all_at_once
from ...rules.shares import offering, shares_held
from .remark import MAIN, USEFUL, Decision, Remark, remark
from .train_lives import cheapest_useful, life_of


class Start(NamedTuple):
    """A corporation at a par price, and what it takes to float it alone."""

    cost: int
    par: int
    shares: int
    """So many float it."""
    most: int
    """So many the founder can have, with his money and by the limit."""
    action: SetPar | StartCorporation


def starting(now: Decision) -> Iterator[Remark]:
    """What is said where a corporation can be started."""
    founding: list[SetPar | StartCorporation] = [*now.actions(StartCorporation), *now.actions(SetPar)]
    starts = [_start(now, one) for one in founding]
    if not starts:
        return
    alone = [one for one in starts if one.most >= one.shares]
    cash = now.t.purse(now.player)
    if alone:
        chosen = max(alone, key=lambda one: (one.cost, one.par))
        yield remark(
            "float_alone", "term:float", MAIN, shares=chosen.shares, par=chosen.par, cost=chosen.cost, cash=cash
        )
    else:
        chosen = min(starts, key=lambda one: (one.cost, one.par))
        missing = chosen.shares - chosen.most
        yield remark("float_together", "term:float", MAIN, par=chosen.par, most=chosen.most, missing=missing, cash=cash)
    yield from _first_train(now, chosen)


def _start(now: Decision, action: SetPar | StartCorporation) -> Start:
    """The president's certificate that came with a private is paid already."""
    t, kind = now.t, now.t.title.kind_of[action.corp]
    par, shares = t.title.cell_price[action.cell], t.amount(kind.float_shares, action.corp)
    given = t.title.cert_size[t.title.presidents_cert(action.corp)] if isinstance(action, SetPar) else 0
    paid = max(0, shares - given)
    most = min(given + t.purse(now.player) // max(1, par), t.amount(kind.most_shares, now.player))
    return Start(paid * par, par, shares, most, action)


def _first_train(now: Decision, start: Start) -> Iterator[Remark]:
    """What the treasury has as soon as it floats, what that buys, and what becomes of it."""
    t, corp, types = now.t, start.action.corp, now.t.title.trains
    cash, train = _capital(now, start), cheapest_useful(t, corp)
    if train is None or cash <= 0:
        return
    price = types[train].price
    name, par = types[train].name, start.par
    yield remark(
        "treasury_then", "term:treasury", MAIN, par=par, cash=cash, train=name, price=price, count=cash // price
    )
    life = life_of(t, train)
    if life is not None:
        by = types[life.by].name
        yield remark("train_rusts", "term:rusting", USEFUL, train=name, by=by, before=life.before)


def _capital(now: Decision, start: Start) -> int:
    """What a corporation has when just as many shares are sold as float it: from the bank, or from the shares that lay
    in its own treasury. Where founding floats it, that is what founding leaves it."""
    title, corp = now.t.title, start.action.corp
    after, kind = now.tried(start.action).table, title.kind_of[corp]
    cash = after.state.cash[corp]
    if after.state.floated >> corp & 1:
        return cash
    unsold = shares_held(after, offering(after, corp), corp)
    further = start.shares - (kind.shares - unsold)
    brought = further * start.par if kind.treasury else 0
    return cash + brought + (kind.capital or all_at_once)(after, corp)
