"""Buying trains, and what the first of a type brings about: phases and rust."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import final

from ..core.action import BuyTrain
from ..core.event import PhaseBegan, PrivateClosed, TrainAdded, TrainBought, TrainDiscarded, TrainsRusted
from ..core.ids import BANK, NOBODY, POOL, Party, PhaseId, Private, Train, TrainKind
from ..core.table import Choice, Step, Table
from ..core.title import Title
from .limits import train_limit
from .network import has_route
from .operating import OperatingTurn
from .running import trains_of


def has_room(t: Table, corp: Party) -> bool:
    """May a corporation own one more train?"""
    return t.state.trains.count(corp) < train_limit(t, corp)


def on_sale(t: Table, corp: Party = NOBODY) -> tuple[Train, ...]:
    """What the bank sells: the next type, types released early by the phase, and one of each type in the pool.

    Some types are sold only to corporations with a right to them.
    """
    s = t.state
    found = _on_sale(t.title, s.trains, s.faces, s.phase)
    if corp == NOBODY or t.title.admits is None:
        return found
    return tuple(train for train in found if may_have(t, corp, train))


@lru_cache(maxsize=256)
def _on_sale(
    title: Title, owners: tuple[Party, ...], faces: tuple[TrainKind, ...], phase: PhaseId
) -> tuple[Train, ...]:
    found: dict[tuple[Party, TrainKind], Train] = {}
    depot_seen = False
    for number, owner in enumerate(owners):
        card = (owner, faces[number])
        if owner not in (BANK, POOL) or card in found:
            continue
        early = title.trains[faces[number]].sold_from
        if owner == BANK and depot_seen and (early is None or title.phase(early) > phase):
            continue
        depot_seen = depot_seen or owner == BANK
        found[card] = Train(number)
    return tuple(found.values())


def may_have(t: Table, corp: Party, train: Train) -> bool:
    """Does a corporation have the right to a train?"""
    return t.title.admits is None or t.title.admits(t, corp, t.title.trains[t.state.faces[train]].name)


def face_price(t: Table, train: Train) -> int:
    """The price printed on a train."""
    return t.title.trains[t.state.faces[train]].price


def cheapest_price(t: Table, corp: Party) -> int:
    """What the cheapest train costs that the bank sells to a corporation; nothing if there is none."""
    return min((face_price(t, train) for train in on_sale(t, corp)), default=0)


def must_buy(t: Table, corp: Party) -> bool:
    """A corporation without a train that could run one must buy one, if there is any [1830-TN.8, 1849-10.6.1]."""
    return corp not in t.state.trains and has_route(t, corp) and bool(on_sale(t, corp))


def may_decline_trains(t: Table) -> bool:
    """May the corporation whose turn it is buy no (further) train?"""
    return not must_buy(t, t.frame(OperatingTurn).corp)


def needs_help(t: Table, corp: Party) -> bool:
    """Must the president help: a train must be bought and the treasury cannot pay the cheapest? [1830-EM.1, EM.8]"""
    return must_buy(t, corp) and t.purse(corp) < cheapest_price(t, corp)


@final
@dataclass(frozen=True)
class BuyingTrains(Step[BuyTrain]):
    """Buy from the bank at face value or from another corporation at an agreed price [1830-TN.1, 1830-TN.4]."""

    takes = BuyTrain
    group = "trains"
    consent: bool = True
    """The other president must agree."""
    generous: bool = False
    """A president may add cash for a dearer train although the treasury could pay the cheapest."""
    helps_others: bool = True
    """A president may add cash for another corporation's train; else that is paid by the treasury, and before he sells
    any share to help [1849-10.7.5]."""

    def choices(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        helped = needs_help(t, corp)
        if has_room(t, corp):
            yield from self._from_bank(t, corp)
            yield from self._from_others(t, corp, helped)
        yield from self._trade_ins(t, corp)

    def _from_bank(self, t: Table, corp: Party) -> Iterator[Choice]:
        means = t.purse(corp)
        for train in on_sale(t, corp):
            price = face_price(t, train)
            if price <= means or (self._may_help(t, corp, price) and price <= means + helper_purse(t, corp)):
                yield Choice(BuyTrain(corp, train, price))

    def _may_help(self, t: Table, corp: Party, price: int) -> bool:
        """May the president add money for a train of the bank at this price?"""
        if needs_help(t, corp):
            return price == cheapest_price(t, corp)
        return self.generous and must_buy(t, corp)

    def _from_others(self, t: Table, corp: Party, helped: bool) -> Iterator[Choice]:
        seen: set[tuple[Party, TrainKind]] = set()
        for number, owner in enumerate(t.state.trains):
            train, key = Train(number), (owner, t.state.faces[number])
            if t.title.is_corp(owner) and owner != corp and key not in seen and may_have(t, corp, train):
                seen.add(key)
                low, high = self._price_range(t, corp, train, helped)
                if low <= high:
                    yield Choice(BuyTrain(corp, train, low), "price", low, high)

    def _price_range(self, t: Table, corp: Party, train: Train, helped: bool) -> tuple[int, int]:
        """What another corporation's train may cost; with help, at most its face value [1830-EM.2].

        Once the president has sold shares, the price must be one for which that sale was needed [1830-EM.6].
        """
        own, face = t.purse(corp), face_price(t, train)
        if not self.helps_others:
            return 1, 0 if t.frame(OperatingTurn).last_sale else own
        if not helped or own >= face:
            return 1, own
        together, last_sale = own + helper_purse(t, corp), t.frame(OperatingTurn).last_sale
        return (together - last_sale + 1 if last_sale else 1), min(face, together)

    def _trade_ins(self, t: Table, corp: Party) -> Iterator[Choice]:
        for train in on_sale(t, corp):
            kind = t.title.trains[t.state.faces[train]]
            seen: set[str] = set()
            for own in trains_of(t, corp) if kind.trade_in else ():
                name = t.title.train_name(own, t.state.faces)
                price = kind.price - kind.trade_in.get(name, kind.price)
                if name in kind.trade_in and name not in seen and price <= t.purse(corp):
                    seen.add(name)
                    yield Choice(BuyTrain(corp, train, price, own))

    def check(self, t: Table, action: BuyTrain) -> None:
        corp, owner = action.by, t.state.trains[action.train]
        if action.traded is not None:
            self._check_trade_in(t, action, action.traded)
            return
        t.require(has_room(t, corp), "train_limit", limit=train_limit(t, corp))
        if owner in (BANK, POOL):
            self._check_bank(t, action)
            return
        t.require(t.title.is_corp(owner) and owner != corp, "train_not_for_sale")
        t.require(may_have(t, corp, action.train), "train_needs_right")
        self._check_price(t, action)

    def _check_price(self, t: Table, action: BuyTrain) -> None:
        """Refuse a price that another corporation cannot be paid; where none can be, say why."""
        corp, helped = action.by, needs_help(t, action.by)
        low, high = self._price_range(t, corp, action.train, helped)
        if low > high:
            t.require(self.helps_others or not t.frame(OperatingTurn).last_sale, "bank_train_only")
            t.require(high > 0, "cannot_afford_train", price=max(1, action.price), cash=t.purse(corp))
            t.refuse("needless_sale")
        case = "sale" if action.price < low > 1 else "help" if helped and action.price > high else ""
        t.require(low <= action.price <= high, "train_price", case, low=low, high=high)

    def _check_bank(self, t: Table, action: BuyTrain) -> None:
        corp, price = action.by, face_price(t, action.train)
        kinds = [(t.state.trains[train], t.state.faces[train]) for train in on_sale(t, corp)]
        card = (t.state.trains[action.train], t.state.faces[action.train])
        t.require(may_have(t, corp, action.train), "train_needs_right")
        t.require(card in kinds, "train_not_for_sale")
        t.require(action.price == price, "face_value", price=price)
        means = t.purse(corp)
        if price > means:
            t.require(must_buy(t, corp), "cannot_afford_train", price=price, cash=means)
            t.require(self._may_help(t, corp, price), "cheapest_with_help", price=cheapest_price(t, corp))
            means += helper_purse(t, corp)
            t.require(price <= means, "cannot_afford_train", price=price, cash=means)

    def _check_trade_in(self, t: Table, action: BuyTrain, traded: Train) -> None:
        """A trade-in needs no room, but no help either [1830-TN.5, 1830-EM.7]."""
        kind = t.title.trains[t.state.faces[action.train]]
        t.require(action.train in on_sale(t, action.by), "train_not_for_sale")
        t.require(t.state.trains[traded] == action.by, "not_your_train")
        name = t.title.train_name(traded, t.state.faces)
        t.require(name in kind.trade_in, "no_trade_in")
        price = kind.price - kind.trade_in[name]
        t.require(action.price == price, "face_value", price=price)
        t.require(price <= t.purse(action.by), "cannot_afford_train", price=price, cash=t.purse(action.by))

    def play(self, t: Table, action: BuyTrain) -> None:
        corp, owner, kind = action.by, t.state.trains[action.train], t.state.faces[action.train]
        if action.traded is not None:
            t.emit(TrainDiscarded(corp, action.traded, t.state.faces[action.traded], "traded"))
        missing = action.price - t.purse(corp)
        if missing > 0:
            t.pay(t.president(corp), corp, missing, "help")
        payee = BANK if owner == POOL else owner
        t.emit(TrainBought(corp, action.train, kind, owner, action.price, payee))
        if owner == BANK:
            train_left_bank(t, kind)

    def counterparty(self, t: Table, action: BuyTrain) -> Party:
        owner = t.state.trains[action.train]
        return t.decider(owner) if self.consent and t.title.is_corp(owner) else NOBODY


def helper_purse(t: Table, corp: Party) -> int:
    """What the president can add."""
    return t.purse(t.president(corp))


def train_left_bank(t: Table, kind: TrainKind) -> None:
    """The first train of a type starts its phase: older trains rust, and what else begins with it [1830-TN.6]."""
    sold = t.title.trains[kind]
    if sold.count is None:
        t.emit(TrainAdded(kind))
    if sold.starts is not None and t.title.phase(sold.starts) > t.state.phase:
        begin_phase(t, t.title.phase(sold.starts), sold.name)


def begin_phase(t: Table, phase: PhaseId, train: str) -> None:
    """A phase begins; its effects follow one after the other, each waiting for what the one before it may ask."""
    t.emit(PhaseBegan(phase))
    for number, one in enumerate(t.title.trains):
        if one.rusted_by == train:
            rust(t, TrainKind(number))
    for effect in t.title.phases[phase].begin:
        t.then(effect)


def rust(t: Table, kind: TrainKind) -> None:
    """All trains of a type leave the game, wherever they are."""
    s = t.state
    gone = tuple(Train(n) for n, owner in enumerate(s.trains) if s.faces[n] == kind and owner != NOBODY)
    if gone:
        t.emit(TrainsRusted(kind, gone))


def close_privates(t: Table) -> None:
    """All privates still open close [1830-PV.7]."""
    for number in range(len(t.title.privates)):
        if not t.state.closed >> number & 1:
            t.emit(PrivateClosed(Private(number)))
