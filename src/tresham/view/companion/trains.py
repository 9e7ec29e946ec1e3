"""Trains: what is left, what comes next, what rusts then and whose, and who pays."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.action import BuyTrain, DiscardTrain
from ...core.event import TrainsRusted
from ...core.ids import BANK, NOBODY, Party, TrainKind
from ...rules.depot import kinds_of_trains, next_in_depot
from ...rules.limits import counted_trains, train_limit
from ...rules.operating import OperatingTurn
from ...rules.train_help import cheapest_price, must_buy
from ...rules.train_lives import face_for, left_of_type, life_of, owners_of, type_after
from ...rules.trains import BuyingTrains
from .remark import MAIN, URGENT, USEFUL, Decision, Remark, remark


def trains(now: Decision) -> Iterator[Remark]:
    """What is said where a corporation buys trains."""
    turn, buying = now.t.find(OperatingTurn), now.step(BuyingTrains)
    if turn is None or buying is None:
        return
    yield from _duty(now, buying, turn.corp)
    yield from _bought_now(now)
    yield from _shortest_life(now, turn.corp)
    yield from _depot(now, turn.corp)
    corp, have, limit = now.name(turn.corp), counted_trains(now.t, turn.corp), train_limit(now.t, turn.corp)
    yield remark("train_room", "term:train_limit", USEFUL, corp=corp, have=have, limit=limit)


def _duty(now: Decision, buying: BuyingTrains, corp: Party) -> Iterator[Remark]:
    """A train must be bought: from the treasury, or with somebody's help."""
    t = now.t
    if not must_buy(t, corp):
        return
    price, cash, name = cheapest_price(t, corp), t.purse(corp), now.name(corp)
    bill = buying.help.bill(t, corp, price)
    if cash >= price:
        yield remark("must_buy", "term:train_duty", MAIN, corp=name, price=price, cash=cash)
    elif bill.helper != NOBODY:
        who, lack = now.name(bill.helper), price - cash
        yield remark(
            "must_buy_with_help", "term:emergency", URGENT, corp=name, price=price, cash=cash, who=who, lack=lack
        )
    else:
        yield remark(
            "must_buy_without_money", "term:train_duty", URGENT, corp=name, price=price, cash=cash, lack=price - cash
        )


def _bought_now(now: Decision) -> Iterator[Remark]:
    """What rusts, and whose, if a train that the bank has is bought now."""
    t = now.t
    for action in now.actions(BuyTrain):
        if t.state.trains[action.train] == BANK:
            gone = [event for event in now.tried(action).events if isinstance(event, TrainsRusted)]
            owners = [t.state.trains[train] for event in gone for train in event.trains]
            owners = [owner for owner in owners if t.title.is_corp(owner)]
            if owners:
                bought = now.train(action.train) if action.face is None else t.title.trains[action.face].name
                old = ", ".join(t.title.trains[event.kind].name for event in gone)
                yield remark("buy_rusts", "term:rusting", URGENT, train=bought, old=old, owners=now.named(owners))
                return


def _shortest_life(now: Decision, corp: Party) -> Iterator[Remark]:
    """Which of a corporation's own trains rusts first, and when."""
    found = _lives(now, set(kinds_of_trains(now.t, corp)))
    if found:
        before, by, kind = min(found)
        types, name = now.t.title.trains, now.name(corp)
        yield remark(
            "own_train_rusts",
            "term:rusting",
            MAIN,
            corp=name,
            train=types[kind].name,
            by=types[by].name,
            before=before,
        )


def _lives(now: Decision, kinds: set[TrainKind]) -> list[tuple[int, TrainKind, TrainKind]]:
    lives = [(life_of(now.t, kind), kind) for kind in kinds]
    return [(life.before, life.by, kind) for life, kind in lives if life is not None]


def _depot(now: Decision, corp: Party) -> Iterator[Remark]:
    """What the bank sells next, and what comes after it; of cards with several faces, those of use to a corporation."""
    t, train = now.t, next_in_depot(now.t)
    if train is None or t.title.trains[t.state.faces[train]].count is None:
        return
    following, left, name = type_after(t, train), left_of_type(t, train), face_for(t, corp, train).name
    if following is None:
        yield remark("depot_last", "term:phase", MAIN, train=name, left=left)
        return
    coming = face_for(t, corp, following)
    yield remark("depot", "term:phase", MAIN, train=name, left=left, next=coming.name, price=coming.price)
    rusting = _rusted_with(now, t.state.faces[following]) - _rusted_with(now, t.state.faces[train])
    owners = owners_of(t, rusting)
    if owners:
        old = ", ".join(t.title.trains[kind].name for kind in sorted(rusting) if owners_of(t, frozenset({kind})))
        yield remark("next_rusts", "term:rusting", MAIN, next=coming.name, old=old, owners=now.named(owners))


def _rusted_with(now: Decision, kind: TrainKind) -> frozenset[TrainKind]:
    """The types that rust when the first card of a type leaves the bank, whatever its face."""
    t, starts = now.t, now.t.title.trains[kind].starts
    last = t.state.phase if starts is None else t.title.phase(starts)
    return frozenset(one for phase in range(t.state.phase + 1, last + 1) for one in t.title.depot.rusting[phase])


def discarding(now: Decision) -> Iterator[Remark]:
    """What is said where a train must be given up: which of them would rust first, and which never."""
    kinds = {now.t.state.faces[one.train] for one in now.actions(DiscardTrain)}
    found, types = _lives(now, kinds), now.t.title.trains
    if found:
        before, by, kind = min(found)
        yield remark("train_rusts", "term:rusting", MAIN, train=types[kind].name, by=types[by].name, before=before)
    lasting = kinds - {kind for _, _, kind in found}
    if lasting:
        named = ", ".join(types[kind].name for kind in sorted(lasting))
        yield remark("never_rusts", "term:rusting", MAIN, trains=named, count=len(lasting))
