"""Buying trains: from the bank, from other corporations, in exchange for another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import BuyTrain
from ..core.event import TrainBought
from ..core.ids import BANK, NOBODY, POOL, Party, Train, TrainKind
from ..core.table import Choice, Step, Table
from .deals import Agreement, owner_agrees
from .depot import face_price, for_sale, has_room, meets_duty, why_not
from .discarding import DiscardDuty, give_up
from .limits import train_limit
from .operating import OperatingTurn, tally
from .phases import train_left_bank
from .running import trains_of
from .train_help import PRESIDENT_HELPS, Help, cheapest_price, must_buy, needs_help

FROM_BANK = "bank_train"
"""What a turn remembers of a purchase from the bank."""


def may_decline_trains(t: Table) -> bool:
    """May the corporation whose turn it is buy no (further) train?"""
    return not must_buy(t, t.frame(OperatingTurn).corp)


def any_price(t: Table, corp: Party, train: Train) -> tuple[int, int]:
    """Corporations agree on whatever they like [1830-TN.4]."""
    return 1, t.title.money


def face_value_between_presidents(t: Table, corp: Party, train: Train) -> tuple[int, int]:
    """Corporations of one president agree on whatever they like, others deal at face value."""
    if t.president(corp) == t.president(t.state.trains[train]):
        return any_price(t, corp, train)
    price = face_price(t, train)
    return price, price


def face_bought(t: Table, action: BuyTrain) -> TrainKind:
    """The face for which a train is bought."""
    return t.state.faces[action.train] if action.face is None else action.face


@final
@dataclass(frozen=True)
class BuyingTrains(Step[BuyTrain]):
    """Buy from the bank at face value or from another corporation at an agreed price [1830-TN.1, 1830-TN.4]."""

    takes = BuyTrain
    group = "trains"
    agreement: Agreement = owner_agrees
    """The other president must agree."""
    help: Help = PRESIDENT_HELPS
    """Who adds money when a train must be bought."""
    at_limit: Callable[[Table, Party], bool] | None = None
    """May a corporation at the train limit buy a train that meets its duty, and then give up another one? By default it
    can buy nothing."""
    most: int | None = None
    """So many trains may be bought from the bank in a turn."""
    word: str = ""
    """Corporations buy from each other in phases that allow this; if there is no word, in all."""
    terms: Callable[[Table, Party, Train], tuple[int, int]] = any_price
    """The lowest and the highest price between corporations, as far as there is the money."""

    def choices(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        helped, full = needs_help(t, corp), self._without_room(t, corp)
        if len(full) < len(t.title.trains):
            yield from self._from_bank(t, corp, full)
            yield from self._from_others(t, corp, helped, full)
        yield from self._trade_ins(t, corp)

    def _bank_is_open(self, t: Table) -> bool:
        """May one more train of the bank be bought in this turn?"""
        return self.most is None or t.frame(OperatingTurn).tally.count(FROM_BANK) < self.most

    def _trade_is_open(self, t: Table) -> bool:
        """May corporations buy from each other in this phase?"""
        return not self.word or self.word in t.title.phases[t.state.phase].allows

    def _without_room(self, t: Table, corp: Party) -> frozenset[TrainKind]:
        """The types of trains for which a corporation has no room."""
        if has_room(t, corp):
            return frozenset()
        depot = t.title.depot
        if self.at_limit is not None and self.at_limit(t, corp):
            return depot.counted & depot.dutiless[t.title.kind_of[corp].name]
        return depot.counted

    def _from_bank(self, t: Table, corp: Party, full: frozenset[TrainKind]) -> Iterator[Choice]:
        means = t.purse(corp)
        for train, face in for_sale(t, corp) if self._bank_is_open(t) else ():
            price = t.title.trains[face].price
            if face in full or (
                price > means and not (self._may_help(t, corp, face) and self.help.affords(t, corp, price))
            ):
                continue
            yield Choice(BuyTrain(corp, train, price, face=None if face == t.state.faces[train] else face))

    def _may_help(self, t: Table, corp: Party, face: TrainKind) -> bool:
        """May money be added for this train of the bank?"""
        return meets_duty(t, corp, face) and self.help.admits(t, corp, face)

    def _from_others(self, t: Table, corp: Party, helped: bool, full: frozenset[TrainKind]) -> Iterator[Choice]:
        seen: set[tuple[Party, TrainKind]] = set()
        for number, owner in enumerate(t.state.trains) if self._trade_is_open(t) else ():
            train, kind = Train(number), t.state.faces[number]
            if not t.title.is_corp(owner) or owner == corp or (owner, kind) in seen or kind in full:
                continue
            seen.add((owner, kind))
            if t.title.trains[kind].trades and why_not(t, corp, kind) is None:
                low, high = self._price_range(t, corp, train, helped)
                if low <= high:
                    yield Choice(BuyTrain(corp, train, low), "price", low, high)

    def _price_range(self, t: Table, corp: Party, train: Train, helped: bool) -> tuple[int, int]:
        """What another corporation's train may cost, within the terms of such deals."""
        low, high = self._means(t, corp, train, helped)
        least, most = self.terms(t, corp, train)
        return max(low, least), min(high, most)

    def _means(self, t: Table, corp: Party, train: Train, helped: bool) -> tuple[int, int]:
        """What could be paid for another corporation's train; with help, at most its face value [1830-EM.2].

        Once the president has sold shares, the price must be one for which that sale was needed [1830-EM.6].
        """
        own, face = t.purse(corp), face_price(t, train)
        if not self.help.others:
            return 1, 0 if t.frame(OperatingTurn).last_sale else own
        if not helped or own >= face or not meets_duty(t, corp, t.state.faces[train]):
            return 1, own
        together, last_sale = self.help.means(t, corp), t.frame(OperatingTurn).last_sale
        return (together - last_sale + 1 if last_sale else 1), min(face, together)

    def _trade_ins(self, t: Table, corp: Party) -> Iterator[Choice]:
        for train, face in for_sale(t, corp) if self._bank_is_open(t) else ():
            kind = t.title.trains[face]
            seen: set[str] = set()
            for own in trains_of(t, corp) if kind.trade_in else ():
                name = t.title.train_name(own, t.state.faces)
                price = kind.price - kind.trade_in.get(name, kind.price)
                if name in kind.trade_in and name not in seen and price <= t.purse(corp):
                    seen.add(name)
                    yield Choice(BuyTrain(corp, train, price, own, None if face == t.state.faces[train] else face))

    def check(self, t: Table, action: BuyTrain) -> None:
        corp, owner, face = action.by, t.state.trains[action.train], face_bought(t, action)
        if action.face is not None or t.state.rusted:
            t.require(_has_face(t, action.train, face), "wrong_face")
        if self.most is not None and owner in (BANK, POOL):
            t.require(self._bank_is_open(t), "bank_trains_a_turn", most=self.most)
        if action.traded is not None:
            self._check_trade_in(t, action, action.traded, face)
            return
        t.require(face not in self._without_room(t, corp), "train_limit", limit=train_limit(t, corp))
        if owner in (BANK, POOL):
            self._check_bank(t, action, face)
            return
        t.require(t.title.is_corp(owner) and owner != corp, "train_not_for_sale")
        t.require(t.title.trains[face].trades, "train_not_for_sale")
        t.require(self._trade_is_open(t), "no_train_trades_yet")
        _check_right(t, corp, face)
        self._check_price(t, action)

    def _check_price(self, t: Table, action: BuyTrain) -> None:
        """Refuse a price that another corporation cannot be paid; where none can be, say why."""
        corp, helped = action.by, needs_help(t, action.by)
        low, high = self._price_range(t, corp, action.train, helped)
        if low > high:
            t.require(self.help.others or not t.frame(OperatingTurn).last_sale, "bank_train_only")
            least = self.terms(t, corp, action.train)[0]
            t.require(high >= least, "cannot_afford_train", price=max(least, action.price), cash=t.purse(corp))
            t.refuse("needless_sale")
        case = "sale" if action.price < low > 1 else "help" if helped and action.price > high else ""
        t.require(low <= action.price <= high, "train_price", case, low=low, high=high)

    def _check_bank(self, t: Table, action: BuyTrain, face: TrainKind) -> None:
        corp, price = action.by, t.title.trains[face].price
        _check_right(t, corp, face)
        kinds = [(t.state.trains[train], one) for train, one in for_sale(t, corp)]
        t.require((t.state.trains[action.train], face) in kinds, "train_not_for_sale")
        t.require(action.price == price, "face_value", price=price)
        means = t.purse(corp)
        if price > means:
            t.require(must_buy(t, corp), "cannot_afford_train", price=price, cash=means)
            t.require(self._may_help(t, corp, face), "cheapest_with_help", price=cheapest_price(t, corp))
            t.require(
                self.help.affords(t, corp, price), "cannot_afford_train", price=price, cash=self.help.means(t, corp)
            )

    def _check_trade_in(self, t: Table, action: BuyTrain, traded: Train, face: TrainKind) -> None:
        """A trade-in needs no room, but no help either [1830-TN.5, 1830-EM.7]."""
        kind = t.title.trains[face]
        t.require((action.train, face) in for_sale(t, action.by), "train_not_for_sale")
        t.require(t.state.trains[traded] == action.by, "not_your_train")
        name = t.title.train_name(traded, t.state.faces)
        t.require(name in kind.trade_in, "no_trade_in")
        price = kind.price - kind.trade_in[name]
        t.require(action.price == price, "face_value", price=price)
        t.require(price <= t.purse(action.by), "cannot_afford_train", price=price, cash=t.purse(action.by))

    def play(self, t: Table, action: BuyTrain) -> None:
        corp, owner, face = action.by, t.state.trains[action.train], face_bought(t, action)
        is_over = self.at_limit is not None and action.traded is None and not has_room(t, corp)
        if action.traded is not None:
            give_up(t, corp, action.traded, "traded")
        if action.price > t.purse(corp):
            self.help.give(t, corp, action.price)
        payee = BANK if owner == POOL else owner
        t.emit(TrainBought(corp, action.train, face, owner, action.price, payee))
        if self.most is not None and owner in (BANK, POOL):
            tally(t, FROM_BANK)
        if owner == BANK:
            train_left_bank(t, face)
        if is_over:
            t.enter(DiscardDuty(corp, kept=action.train))

    def counterparty(self, t: Table, action: BuyTrain) -> Party:
        owner = t.state.trains[action.train]
        return self.agreement(t, owner) if t.title.is_corp(owner) else NOBODY


def _has_face(t: Table, train: Train, face: TrainKind) -> bool:
    """Can a train be had with this face? Only with the bank, a card can be turned."""
    s, up = t.state, t.state.faces[train]
    choice = t.title.depot.faces_of[up] if s.trains[train] in (BANK, POOL) else (up,)
    return face in choice and not s.rusted >> face & 1


def _check_right(t: Table, corp: Party, face: TrainKind) -> None:
    """Refuse a type of train that a corporation may not have."""
    why = why_not(t, corp, face)
    if why is not None:
        t.refuse(why)
