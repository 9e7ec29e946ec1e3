"""How trains are bought and run in 18CZ on the public site 18xx.games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import final

from ...core.action import BuyTrain
from ...core.cards import Route, TrainType
from ...core.ids import Party
from ...core.stage import Choice, Step
from ...core.table import Table
from ...routes.problem import RouteTrainKind
from ...rules.depot import for_sale, has_room
from ...rules.discarding import DiscardDuty
from ...rules.limits import counted_trains, train_limit
from ...rules.operating import OperatingTurn, tally
from ...rules.train_help import must_buy
from ...rules.trains import BuyingTrains

DONE = "trains_done"
"""A turn remembers that no more trains can be bought in it."""


def could_pay_a_train(t: Table, corp: Party) -> bool:
    """Has a corporation room for a train, and the money for the cheapest one on offer, whoever may have it? Those of
    other corporations count as 1."""
    if not has_room(t, corp):
        return False
    purse = t.purse(corp)
    if purse > 0 and any(one in t.title.corps and one != corp for one in t.state.trains):
        return True
    return any(t.title.trains[face].price <= purse for _, face in for_sale(t))


@final
@dataclass(frozen=True)
class BuyingUntilBroke(Step[BuyTrain]):
    """After a purchase with which a corporation has no room or no money left, the part is over, even if it has not got
    the train that it must have [18CZ-DIFF.9]."""

    takes = BuyTrain
    group = "trains"
    buying: BuyingTrains

    def candidates(self, t: Table) -> Iterator[Choice]:
        return iter(()) if _is_done(t) else self.buying.candidates(t)

    def check(self, t: Table, action: BuyTrain) -> None:
        t.require(not _is_done(t), "part_is_over")
        self.buying.check(t, action)

    def play(self, t: Table, action: BuyTrain) -> None:
        self.buying.play(t, action)
        if not could_pay_a_train(t, action.by):
            tally(t, DONE)


def _is_done(t: Table) -> bool:
    return DONE in t.frame(OperatingTurn).tally


def may_decline(t: Table) -> bool:
    """May the corporation in turn buy no (further) train?"""
    return _is_done(t) or not must_buy(t, t.frame(OperatingTurn).corp)


def could_buy(t: Table) -> bool:
    """The part waits where some train could be paid, whether the corporation may have it or not."""
    return not _is_done(t) and could_pay_a_train(t, t.frame(OperatingTurn).corp)


def give_up_excess(t: Table) -> None:
    """Before trains are bought, those are given up that are too many after a take-over."""
    corp = t.frame(OperatingTurn).corp
    if counted_trains(t, corp) > train_limit(t, corp):
        t.enter(DiscardDuty(corp))


TOWNS_AT_MOST = 3


def express(train: TrainType) -> TrainType:
    """An E train runs on, and is paid for its best places, cities or towns, of which three may be towns
    [18CZ-DIFF.5]."""
    if train.route.counts is not RouteTrainKind.SKIP_TOWNS:
        return train
    return replace(train, route=Route(RouteTrainKind.EXPRESS, pays=train.reach, pays_towns=TOWNS_AT_MOST))
