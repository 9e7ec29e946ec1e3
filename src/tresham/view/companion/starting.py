"""Starting a corporation: what it costs to float it alone, what it has then, and how long its first train lives."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.action import SetPar, StartCorporation
from ...core.ids import BANK
from ...rules.limits import train_limit
from ...rules.train_lives import cheapest_useful, life_of
from ..founding import Founding, founding, treasury_then
from .remark import MAIN, USEFUL, Decision, Remark, remark
from .shares import led_to_the_float

ANY = "any"
"""Where a corporation could be named, and it is so of more than one."""


def starting(now: Decision) -> Iterator[Remark]:
    """What is said where a corporation can be started."""
    offered: list[SetPar | StartCorporation] = [*now.actions(StartCorporation), *now.actions(SetPar)]
    starts = [founding(now.t, one) for one in offered]
    if not starts or led_to_the_float(now):
        return
    alone = [one for one in starts if one.floats]
    cash = now.t.purse(now.player)
    if alone:
        chosen = max(alone, key=lambda one: (one.cost, one.par))
        only, shares, cost = _only(now, starts, chosen), chosen.to_buy, chosen.cost
        yield remark("float_alone", "term:float", MAIN, only=only, shares=shares, par=chosen.par, cost=cost, cash=cash)
    else:
        chosen = min(starts, key=lambda one: (one.cost, one.par))
        only, most, missing = _only(now, starts, chosen), chosen.most, chosen.missing
        yield remark(
            "float_together", "term:float", MAIN, only=only, par=chosen.par, most=most, missing=missing, cash=cash
        )
    yield from _first_train(now, chosen)


def _only(now: Decision, starts: list[Founding], chosen: Founding) -> str:
    """Of several corporations the one that takes fewer shares than others, since some came with a private."""
    corps = {one.action.corp for one in starts}
    alike = {one.action.corp for one in starts if (one.to_buy, one.missing) == (chosen.to_buy, chosen.missing)}
    is_special = bool(chosen.given or chosen.elsewhere) and len(alike) == 1 < len(corps)
    return now.name(chosen.action.corp) if is_special else ANY


def _first_train(now: Decision, start: Founding) -> Iterator[Remark]:
    """What the treasury has as soon as it floats, how many trains that the bank has and the corporation may own that
    buys, and what becomes of them."""
    t, corp, types = now.t, start.action.corp, now.t.title.trains
    cash, train = treasury_then(now.tried(start.action), start), cheapest_useful(t, corp)
    if train is None or cash <= 0:
        return
    price = types[train].price
    name, par = types[train].name, start.par
    faces_of, cards = t.title.depot.faces_of, zip(t.state.faces, t.state.trains, strict=True)
    left = sum(train in faces_of[face] and owner == BANK for face, owner in cards)
    count = min(cash // price, left, train_limit(t, corp))
    yield remark("treasury_then", "term:treasury", MAIN, par=par, cash=cash, train=name, price=price, count=count)
    life = life_of(t, train)
    if life is not None:
        by = types[life.by].name
        yield remark("train_rusts", "term:rusting", USEFUL, train=name, by=by, before=life.before)
