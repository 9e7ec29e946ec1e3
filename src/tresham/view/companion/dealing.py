"""Deals: privates for corporations, take-overs, price protection, and answers to what others propose."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.action import Accept, BuyPrivate, BuyShares, BuyTrain, CashPrivate, Offer, Pass, TakeOver
from ...core.play import Answer
from ...core.stage import Choice
from ...rules.closing import stations_of
from ...rules.depot import face_price
from ...rules.paying import only_players_are_paid
from ...rules.protection import Protection
from .remark import GENERAL, LOST, MAIN, URGENT, USEFUL, Decision, Remark, price_move, remark


def privates(now: Decision) -> Iterator[Remark]:
    """What is said where a corporation may buy a private: the one that may bring its owner most, his own first."""
    found = [(_deal(choice), choice) for _, choice in now.offered if isinstance(_deal(choice), BuyPrivate)]
    ranked = [
        (now.t.state.privates[deal.private] == now.player, choice.high, choice.low, deal)
        for deal, choice in found
        if isinstance(deal, BuyPrivate)
    ]
    if not ranked:
        return
    own, high, low, deal = max(ranked, key=lambda one: one[:2])
    paper, corp = now.t.title.privates[deal.private], now.name(deal.by)
    about, cash = f"private:{paper.symbol}", now.t.purse(deal.by)
    if own:
        yield remark(
            "own_private", about, USEFUL, corp=corp, private=paper.name, low=low, high=max(low, high), cash=cash
        )
    else:
        owner, name, income = now.name(now.t.state.privates[deal.private]), paper.name, paper.revenue
        if deal.by == now.player:
            yield remark("others_private_for_you", about, USEFUL, private=name, owner=owner, low=low, income=income)
        else:
            yield remark("others_private", about, USEFUL, corp=corp, private=name, owner=owner, low=low, income=income)


def cashing(now: Decision) -> Iterator[Remark]:
    """What is said where the bank takes a private back: the one for which it pays most."""
    found = [
        (now.tried(one).table.state.cash[one.by] - now.t.state.cash[one.by], one) for one in now.actions(CashPrivate)
    ]
    if found:
        amount, action = max(found, key=lambda one: one[0])
        paper, corp = now.t.title.privates[action.private], now.name(action.by)
        weight = MAIN if now.is_only(CashPrivate) else GENERAL
        about, income = f"private:{paper.symbol}", paper.revenue
        yield remark("bank_takes", about, weight, corp=corp, private=paper.name, amount=amount, income=income)


def _deal(choice: Choice) -> object:
    return choice.action.deal if isinstance(choice.action, Offer) else choice.action


def take_overs(now: Decision) -> Iterator[Remark]:
    """What is said where a corporation may buy another: the one that costs least."""
    t, deals = now.t, now.actions(TakeOver)
    found = [(one.price * sum(shares for _, shares in only_players_are_paid(t, one.corp)), one) for one in deals]
    if found:
        cost, deal = min(found, key=lambda one: one[0])
        yield remark(
            "take_over",
            "term:take_over",
            MAIN,
            corp=now.name(deal.by),
            other=now.name(deal.corp),
            cost=cost,
            cash=t.state.cash[deal.corp],
            trains=t.state.trains.count(deal.corp),
            tokens=len(stations_of(t, deal.corp)),
        )


def protection(now: Decision) -> Iterator[Remark]:
    """What is said where a president may keep a price from falling."""
    asked = now.t.find(Protection)
    if asked is None:
        return
    block, corp = asked.block, now.name(asked.block.corp)
    for action in now.actions(BuyShares)[:1]:
        cost, cash = now.tried(action).cost or 0, now.t.purse(now.player)
        yield remark("protects", "term:protection", MAIN, corp=corp, shares=block.shares, cost=cost, cash=cash)
    for declining in now.actions(Pass)[:1]:
        move = price_move(now.t, now.tried(declining), block.corp)
        if move.way == LOST:
            yield remark("lets_fall_ruins", "term:price", URGENT, corp=corp)
        else:
            yield remark("lets_fall", "term:price", MAIN, corp=corp, price=move.now, then=move.then, move=move.way)


def answering(now: Decision) -> Iterator[Remark]:
    """What is said where somebody else proposes a deal."""
    answer, t = now.t.find(Answer), now.t
    if answer is None or not now.actions(Accept):
        return
    deal, by = answer.deal, now.name(answer.deal.by)
    cash = t.purse(deal.by)
    if isinstance(deal, BuyTrain):
        price = face_price(t, deal.train)
        owner = t.state.trains[deal.train]
        yield remark(
            "asked_for_train",
            f"train:{now.train(deal.train)}",
            MAIN,
            by=by,
            train=now.train(deal.train),
            price=deal.price,
            printed=price,
            trains=t.state.trains.count(owner),
        )
    elif isinstance(deal, BuyPrivate):
        paper = t.title.privates[deal.private]
        yield remark(
            "asked_for_private",
            f"private:{paper.symbol}",
            MAIN,
            by=by,
            private=paper.name,
            price=deal.price,
            value=paper.value,
            income=paper.revenue,
        )
    elif isinstance(deal, TakeOver):
        yield remark(
            "asked_for_corporation",
            "term:take_over",
            MAIN,
            by=by,
            corp=now.name(deal.corp),
            price=deal.price,
            market=t.price(deal.corp) or 0,
        )
    if cash and t.title.is_corp(deal.by):
        yield remark("who_asks_has", "term:treasury", USEFUL, by=by, cash=cash)
