"""How trains are bought and run in 18CZ on the public site 18xx.games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import final

from ...core.action import BuyTrain
from ...core.cards import Route, TrainType
from ...core.event import (
    FaceRusted,
    PropertyPassed,
    TrainBought,
    TrainDiscarded,
    TrainGiven,
    TrainScrapped,
    TrainsRusted,
)
from ...core.ids import NOBODY, Party, Train
from ...core.stage import Choice, Step
from ...core.state import UNTOLD
from ...core.table import Table
from ...core.title import Watch
from ...core.title_memory import Extra
from ...routes.problem import RouteTrainKind
from ...rules.depot import for_sale, has_room
from ...rules.discarding import DiscardDuty, as_listed, discard_trains
from ...rules.limits import counted_trains, train_limit
from ...rules.mechanism import Mechanism
from ...rules.operating import OperatingTurn, tally
from ...rules.take_overs import CorporationBought
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
    if not t.extra(TrainMemory).crowd_forgotten and crowded(t):
        t.enter(DiscardDuty(t.frame(OperatingTurn).corp))


# --- what the site forgets -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TrainMemory(Extra):
    """What only the site remembers of trains."""

    crowd_forgotten: int = field(default=0, metadata={UNTOLD: True})
    """1 if it does not know that somebody has too many [18CZ-DIFF.26]."""
    doomed: int = field(default=0, metadata={UNTOLD: True})
    """Cards that will be scrapped as what they were before, as a bitmask [18CZ-DIFF.39]."""


def crowded(t: Table) -> bool:
    """Has anybody too many trains?"""
    return any(counted_trains(t, corp) > train_limit(t, corp) for corp in as_listed(t, NOBODY))


def ask_crowd(t: Table) -> None:
    """Whoever has too many trains returns some. After an export the site knows of it only if a train has left a
    corporation in the course of it [18CZ-DIFF.26]."""
    if t.find(OperatingTurn) is not None or has_lost_a_train(t):
        discard_trains(t)
    elif crowded(t):
        t.change_extra(TrainMemory, crowd_forgotten=1)


def has_lost_a_train(t: Table) -> bool:
    """Has a corporation lost a train since trains of the bank began to leave the game or to be given away?"""
    corps, owners, began = t.title.corps, dict(enumerate(t.before.trains)), False
    for event in t.events:
        if isinstance(event, TrainBought):
            owners[event.train] = event.by
        began = began or isinstance(event, TrainGiven) or (isinstance(event, TrainScrapped) and event.reason in LEAVES)
        gone = event.trains if isinstance(event, TrainsRusted) else ()
        gone = (event.train,) if isinstance(event, TrainScrapped) else gone
        if began and any(owners[train] in corps for train in gone):
            return True
    return False


LEAVES = ("exported", "replaced")
"""Why trains leave the game at the end of a set."""


def remember_crowd(t: Table) -> None:
    """A watch: a train has changed hands, or might have in a take-over, and the site looks anew who has too many: after
    a purchase at once, else when trains can be bought."""
    if t.extra(TrainMemory).crowd_forgotten and t.before.extra[TrainMemory].crowd_forgotten:
        t.change_extra(TrainMemory, crowd_forgotten=0)
        if any(isinstance(event, TrainBought) for event in t.events) and crowded(t):
            discard_trains(t)


EXPRESSES_OF_FOUR = ("4Ef", "4Eg")
"""Faces that the site does not forget: a card that lies in the pool as one of them and is bought as a 4+4 is scrapped
with them."""


def follow_faces(t: Table) -> None:
    """A watch: which cards the site will scrap as what they were."""
    faces = {t.title.train_kind(name) for name in EXPRESSES_OF_FOUR}
    known = doomed = t.extra(TrainMemory).doomed
    for event in t.events:
        if isinstance(event, TrainBought) and event.kind != t.before.faces[event.train]:
            is_so = t.before.faces[event.train] in faces and event.kind != t.title.depot.card_of[event.kind]
            doomed = doomed & ~(1 << event.train) | is_so << event.train
    if doomed != known:
        t.change_extra(TrainMemory, doomed=doomed)


def scrap_doomed(t: Table) -> None:
    """A watch: expresses are scrapped, and what was one when it lay in the pool [18CZ-DIFF.39]."""
    doomed, card_of = t.extra(TrainMemory).doomed, t.title.depot.card_of
    kinds = [event.kind for event in t.events if isinstance(event, FaceRusted)]
    for kind in kinds:
        if t.title.trains[kind].name in EXPRESSES_OF_FOUR:
            gone = tuple(
                Train(card)
                for card, owner in enumerate(t.state.trains)
                if doomed >> card & 1 and owner != NOBODY and card_of[t.state.faces[card]] == card_of[kind]
            )
            if gone:
                t.emit(TrainsRusted(kind, gone))


def memory() -> Mechanism:
    """What the site remembers of trains, and what it does not."""
    changes = (TrainBought, TrainDiscarded, TrainScrapped, TrainsRusted, PropertyPassed, CorporationBought)
    return Mechanism(
        remembers=(TrainMemory(),),
        watches=(
            Watch((TrainBought,), follow_faces),
            Watch((FaceRusted,), scrap_doomed),
            Watch(changes, remember_crowd),
        ),
    )


TOWNS_AT_MOST = 3


def express(train: TrainType) -> TrainType:
    """An E train runs on, and is paid for its best places, cities or towns, of which three may be towns
    [18CZ-DIFF.5]."""
    if train.route.counts is not RouteTrainKind.SKIP_TOWNS:
        return train
    return replace(train, route=Route(RouteTrainKind.EXPRESS, pays=train.reach, pays_towns=TOWNS_AT_MOST))
