"""Running and dividends: what the trains bring, what each way of using it does, and what a train would cost."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.action import DeclareDividend, RunTrains
from ...core.event import DividendPaid
from ...core.ids import Party
from ...core.trial import Trial
from ...rules.depot import has_room
from ...rules.operating import OperatingTurn
from ...rules.paying import HALF, PAY, WITHHOLD
from ...rules.running import best_runs
from ...rules.shares import shares_held
from ...rules.train_lives import cheapest_useful
from ..past import last_turns
from .remark import LOST, MAIN, URGENT, USEFUL, Decision, Remark, price_move, remark


def running(now: Decision) -> Iterator[Remark]:
    """What is said where trains run."""
    runs = now.actions(RunTrains)
    if not runs:
        return
    corp = runs[0].by
    shares = now.t.title.kind_of[corp].shares
    if now.with_best_runs:
        plan, name = best_runs(now.t, corp)[1], now.name(corp)
        per_share = 0 if plan.worth % shares else plan.worth // shares
        if plan.proven:
            yield remark("runs_proven", "term:route", MAIN, corp=name, revenue=plan.worth, per_share=per_share)
        else:
            yield remark("runs_known", "term:route", MAIN, corp=name, revenue=plan.worth, bound=plan.bound)
    past = last_turns(now.game.node).get(corp)
    if past is not None and past.revenue:
        yield remark("earned_last", "term:route", USEFUL, corp=now.name(corp), revenue=past.revenue)


def dividend(now: Decision) -> Iterator[Remark]:
    """What is said where revenue is paid or kept."""
    tried = {one.kind: now.tried(one) for one in now.actions(DeclareDividend)}
    turn = now.t.find(OperatingTurn)
    if turn is None or not tried:
        return
    for kind, trial in tried.items():
        yield from _declared(now, turn.corp, kind, trial)
    kept = tried.get(WITHHOLD)
    if kept is not None and has_room(now.t, turn.corp):
        yield from _next_train(now, turn.corp, kept, tried.get(PAY))


def _declared(now: Decision, corp: Party, kind: str, trial: Trial) -> Iterator[Remark]:
    """What one way of using the revenue brings, and what it does to the price."""
    move, name = price_move(now.t, trial, corp), now.name(corp)
    paid = next((event for event in trial.events if isinstance(event, DividendPaid)), None)
    cash = trial.table.state.cash[corp]
    if paid is None and move.way == LOST:
        yield remark("withholding_ruins", "term:price", URGENT, corp=name)
        return
    if paid is None:
        yield remark(
            "withholding", "term:dividend", MAIN, corp=name, cash=cash, price=move.now, then=move.then, move=move.way
        )
        return
    mine, per = dict(paid.payouts).get(now.player, 0), _for_each(now, paid)
    if kind == HALF:
        yield remark(
            "paying_half",
            "term:dividend",
            MAIN,
            paid=per,
            mine=mine,
            corp=name,
            cash=cash,
            price=move.now,
            then=move.then,
            move=move.way,
        )
    else:
        yield remark(
            "paying", "term:dividend", MAIN, paid=per, mine=mine, price=move.now, then=move.then, move=move.way
        )


def _for_each(now: Decision, paid: DividendPaid) -> int:
    """What each share gets; 0 where players are rounded up as a whole, and no sum for one share would be right. What a
    corporation gets for shares that lie elsewhere is another matter."""
    players = [(party, amount) for party, amount in paid.payouts if now.t.title.is_player(party)]
    exact = all(amount == shares_held(now.t, player, paid.corp) * paid.per_share for player, amount in players)
    return paid.per_share if exact else 0


def _next_train(now: Decision, corp: Party, kept: Trial, paid: Trial | None) -> Iterator[Remark]:
    """Is there enough for the next train, if all is paid or if all is kept?"""
    face = cheapest_useful(now.t, corp)
    if face is None:
        return
    train = now.t.title.trains[face]
    name, price, cash = train.name, train.price, kept.table.state.cash[corp]
    left = now.t.state.cash[corp] if paid is None else paid.table.state.cash[corp]
    if paid is not None and left >= price:
        yield remark("train_anyway", "term:treasury", MAIN, train=name, price=price, cash=left)
    elif cash >= price:
        yield remark("train_if_kept", "term:treasury", MAIN, train=name, price=price, cash=cash, left=left)
    else:
        yield remark("train_too_dear", "term:treasury", MAIN, train=name, price=price, cash=cash, lack=price - cash)
