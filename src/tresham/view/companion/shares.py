"""Buying and selling shares: what they pay, who presides and what that brings, what prices do."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.action import BuyShares, SellShares
from ...core.event import DividendPaid, DividendWithheld, PresidencyPassed
from ...core.ids import NO_CELL, Party
from ...core.trial import Trial
from ...rules.operating import CorporationTurn
from ...rules.protection import Protection
from ...rules.shares import offering, shares_held
from ...rules.stock import StockTurn
from ...rules.train_help import cheapest_price, must_buy
from ...rules.trains import BuyingTrains
from ..past import nodes_back
from .remark import LOST, MAIN, STAYS, URGENT, USEFUL, Decision, Remark, price_move, remark

FEW = 3
"""So little room under the certificate limit is worth a word before others."""


def buying(now: Decision) -> Iterator[Remark]:
    """What is said where one can buy shares oneself; what a corporation may buy of its own is another matter."""
    purchases = [one for one in now.actions(BuyShares) if one.by == now.player]
    if not purchases or now.t.find(Protection) is not None:
        return
    tried = [now.tried(one) for one in purchases]
    yield from _presidencies_gained(now, tried)
    yield from _best_paid(now, tried)
    yield from _nearest_to_float(now, purchases)
    yield from _treasury_filled(now, tried)
    certs, limit = now.t.title.certificates(now.t, now.player), now.t.title.certificate_limit(now.t, now.player)
    weight = MAIN if limit - certs <= FEW else USEFUL
    yield remark("certificates", "term:certificate_limit", weight, certs=certs, limit=limit)


def _presidencies_gained(now: Decision, tried: list[Trial]) -> Iterator[Remark]:
    for trial in tried:
        for event in trial.events:
            if isinstance(event, PresidencyPassed) and event.new == now.player:
                trains, cash = now.t.state.trains.count(event.corp), now.t.state.cash[event.corp]
                corp, old = now.name(event.corp), now.name(event.old)
                yield remark(
                    "buy_makes_president", "term:president", URGENT, corp=corp, old=old, trains=trains, cash=cash
                )
                return


def _best_paid(now: Decision, tried: list[Trial]) -> Iterator[Remark]:
    """Of all that can be bought: what paid most for each share when it last paid or kept its revenue."""
    paid = _last_paid(now, {_corp_of(now, trial) for trial in tried})
    found = [(paid.get(_corp_of(now, trial), 0), trial) for trial in tried]
    most, trial = max(found, key=lambda one: one[0])
    if most > 0:
        corp = now.name(_corp_of(now, trial))
        yield remark("share_paid", "term:dividend", MAIN, corp=corp, paid=most, price=trial.cost or 0)


def _corp_of(now: Decision, trial: Trial) -> Party:
    assert isinstance(trial.action, BuyShares | SellShares)
    return now.t.title.cert_corp[trial.action.certs[0]]


def _last_paid(now: Decision, corps: set[Party]) -> dict[Party, int]:
    """By corporation: what a share got when there was last something to be had."""
    found: dict[Party, int] = {}
    waiting = {corp for corp in corps if now.t.state.operated >> corp & 1 or not now.t.title.kind_of[corp].directed}
    for node in nodes_back(now.game.node):
        if not waiting:
            break
        for event in reversed(node.events):
            if isinstance(event, DividendPaid | DividendWithheld) and event.corp in waiting:
                found[event.corp] = event.per_share if isinstance(event, DividendPaid) else 0
                waiting.remove(event.corp)
    return found


def _nearest_to_float(now: Decision, purchases: list[BuyShares]) -> Iterator[Remark]:
    """How many shares must still be sold before a corporation that can be bought floats: one's own, or the nearest."""
    buyable = {now.t.title.cert_corp[action.certs[0]] for action in purchases}
    missing = {corp: count for corp, count in _missing_to_float(now).items() if corp in buyable}
    own = [corp for corp in led_to_the_float(now) if corp in missing]
    if own:
        corp = min(own, key=lambda one: missing[one])
        cost = missing[corp] * now.t.title.cell_price[now.t.state.par[corp]]
        name, cash = now.name(corp), now.t.purse(now.player)
        yield remark("own_float_lacks", "term:float", MAIN, corp=name, missing=missing[corp], cost=cost, cash=cash)
    elif missing:
        nearest = min(sorted(missing), key=lambda one: missing[one])
        yield remark("float_lacks", "term:float", USEFUL, corp=now.name(nearest), missing=missing[nearest])


def _treasury_filled(now: Decision, tried: list[Trial]) -> Iterator[Remark]:
    """A corporation of one's own that is paid for its shares itself, and what it would have then."""
    for trial in tried:
        corp = _corp_of(now, trial)
        cash = trial.table.state.cash[corp]
        if now.t.president(corp) == now.player and cash > now.t.state.cash[corp]:
            name, price = now.name(corp), cash - now.t.state.cash[corp]
            yield remark("share_fills_treasury", "term:treasury", MAIN, corp=name, price=price, cash=cash)
            return


def _missing_to_float(now: Decision) -> dict[Party, int]:
    """By corporation that is started and not floated: how many shares must still be sold."""
    t, missing = now.t, dict[Party, int]()
    for corp in t.title.corps:
        if not t.state.floated >> corp & 1 and t.state.par[corp] != NO_CELL:
            kind = t.title.kind_of[corp]
            sold = kind.shares - shares_held(t, offering(t, corp), corp)
            missing[corp] = t.amount(kind.float_shares, corp) - sold
    return {corp: count for corp, count in missing.items() if 0 < count <= t.title.kind_of[corp].shares}


def led_to_the_float(now: Decision) -> list[Party]:
    """Corporations that whoever decides has started and that do not float yet: they come before any other start."""
    return [corp for corp in _missing_to_float(now) if now.t.president(corp) == now.player]


def own_trains(now: Decision) -> Iterator[Remark]:
    """In a stock round: a corporation of one's own that will have to buy a train, and cannot pay for it."""
    t, turn = now.t, now.t.title.stages.get("operating_turn")
    if t.find(StockTurn) is None or not isinstance(turn, CorporationTurn):
        return
    buyings = [step for part in turn.parts for step in part.steps if isinstance(step, BuyingTrains)]
    for corp in t.title.corps if buyings else ():
        if t.president(corp) == now.player and t.state.floated >> corp & 1 and must_buy(t, corp):
            price = cheapest_price(t, corp)
            bill, cash = buyings[0].help.bill(t, corp, price), t.purse(corp)
            if bill.helper == now.player and cash < price:
                name = now.name(corp)
                yield remark(
                    "trainless", "term:train_duty", URGENT, corp=name, price=price, cash=cash, lack=price - cash
                )
                return


def selling(now: Decision) -> Iterator[Remark]:
    """What is said where shares can be sold in a stock round."""
    if now.t.find(StockTurn) is None:
        return
    tried = [now.tried(one) for one in now.actions(SellShares)]
    ruins, others = list[Trial](), list[Trial]()
    for trial in tried:
        (ruins if price_move(now.t, trial, _corp_of(now, trial)).way == LOST else others).append(trial)
    yield from _ruinous_sale(now, ruins)
    yield from _presidencies_lost(now, others)
    yield from _dearest_sale(now, others)


def _ruinous_sale(now: Decision, ruins: list[Trial]) -> Iterator[Remark]:
    """The smallest sale that brings a corporation to the edge of the market."""
    for trial in ruins[:1]:
        assert isinstance(trial.action, SellShares)
        yield remark("sale_ruins", "term:price", MAIN, shares=trial.action.shares, corp=now.name(_corp_of(now, trial)))


def _presidencies_lost(now: Decision, tried: list[Trial]) -> Iterator[Remark]:
    """The smallest sale that makes somebody else president."""
    for trial in tried:
        for event in trial.events:
            if isinstance(event, PresidencyPassed) and event.old == now.player:
                assert isinstance(trial.action, SellShares)
                trains, cash = now.t.state.trains.count(event.corp), now.t.state.cash[event.corp]
                yield remark(
                    "sale_passes_presidency",
                    "term:president",
                    MAIN,
                    shares=trial.action.shares,
                    corp=now.name(event.corp),
                    new=now.name(event.new),
                    trains=trains,
                    cash=cash,
                )
                return


def _dearest_sale(now: Decision, tried: list[Trial]) -> Iterator[Remark]:
    """What one sale of the dearest paper does to its price, if that is known at once."""
    moves = [(price_move(now.t, trial, _corp_of(now, trial)), trial) for trial in tried]
    known = [(move.now, move, trial) for move, trial in moves if move.way != STAYS]
    if known:
        _, move, trial = max(known, key=lambda one: one[0])
        assert isinstance(trial.action, SellShares)
        shares, corp = trial.action.shares, now.name(_corp_of(now, trial))
        yield remark("sale_moves", "term:price", USEFUL, shares=shares, corp=corp, price=move.now, then=move.then)
