"""Buying trains: from the bank, from other corporations, in exchange for another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import final

from ..core.action import Action, BuyTrain
from ..core.event import TrainBought
from ..core.ids import BANK, NOBODY, POOL, Party, Train, TrainKind
from ..core.stage import Choice, Step
from ..core.table import Table
from .deals import Agreement, owner_agrees
from .depot import ForSale, bank_has, face_price, for_sale, has_room, meets_duty, why_not
from .discarding import DiscardDuty, give_up
from .limits import counted_trains, train_limit
from .operating import OperatingTurn, tally
from .phases import scrap_by_face, train_left_bank
from .running import trains_of
from .train_help import PRESIDENT_HELPS, Help, TradeMeans, cheapest_price, must_buy, needs_help

NO_TYPE: frozenset[TrainKind] = frozenset()
FROM_BANK = "bank_train"
"""What a turn remembers of a purchase from the bank."""


def may_decline_trains(t: Table) -> bool:
    """May the corporation whose turn it is buy no (further) train?"""
    return not must_buy(t, t.frame(OperatingTurn).corp)


Terms = Callable[[Table, Party, Train], tuple[int, int]]
"""The lowest and the highest price between corporations, as far as there is the money."""


def face_value_between_presidents(t: Table, corp: Party, train: Train) -> tuple[int, int]:
    """Corporations for which one player speaks agree on whatever they like, others deal at face value."""
    if t.decider(corp, BuyTrain) == t.decider(t.state.trains[train], BuyTrain):
        return 1, t.title.money
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
    any_at_limit: bool = False
    """That may even be a train that does not meet its duty, and then any train may be given up."""
    most: int | None = None
    """So many trains may be bought from the bank in a turn."""
    word: str = ""
    """Corporations buy from each other in phases that allow this; if there is no word, in all."""
    terms: Terms | None = None
    """What corporations may agree on; by default whatever they like [1830-TN.4]."""
    keeps_place: bool = False
    """A corporation that must buy a train keeps its last place for one that meets its duty [18CZ-C40]."""
    holds: Callable[[Table, Party], bool] | None = None
    """Does a corporation sell no train, whoever asks? By default each may."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        most = t.title.money if must_buy(t, corp) else t.purse(corp)
        yield from self._deals(t, corp, for_sale(t, corp), self._without_room(t, corp), most)

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        """All that the bank has, too, and whether there is room or not."""
        for choice in self._deals(t, by, bank_has(t), NO_TYPE, t.title.money):
            yield choice.action

    def _deals(
        self, t: Table, corp: Party, sold: Sequence[ForSale], full: frozenset[TrainKind], most: int
    ) -> Iterator[Choice]:
        """Trains that the bank sells for so much at most, those of others, and trade-ins; not those for which there is
        no room."""
        for train, face in sold:
            price = t.title.trains[face].price
            if price <= most and face not in full:
                yield _purchase(t, corp, train, face, price)
        if len(full) < len(t.title.trains):
            yield from self._from_others(t, corp, full)
        for train, face in sold:
            rebates = t.title.trains[face].trade_in
            for own in _one_of_each(t, corp) if rebates else ():
                name = t.title.train_name(own, t.state.faces)
                if name in rebates and (price := t.title.trains[face].price - rebates[name]) <= most:
                    yield _purchase(t, corp, train, face, price, own)

    def _has_bought(self, t: Table, most: int) -> bool:
        """Have so many trains of the bank been bought in this turn?"""
        return t.frame(OperatingTurn).tally.count(FROM_BANK) >= most

    def _trade_is_open(self, t: Table) -> bool:
        """May corporations buy from each other in this phase?"""
        return not self.word or self.word in t.title.phases[t.state.phase].allows

    def _without_room(self, t: Table, corp: Party) -> frozenset[TrainKind]:
        """The types of trains for which a corporation has no room."""
        depot = t.title.depot
        if has_room(t, corp):
            return depot.counted & depot.dutiless[corp] if self._keeps_place(t, corp) else NO_TYPE
        if self.at_limit is not None and self.at_limit(t, corp):
            return NO_TYPE if self.any_at_limit else depot.counted & depot.dutiless[corp]
        return depot.counted

    def _keeps_place(self, t: Table, corp: Party) -> bool:
        """Has a corporation one place left, and must it be taken by a train that meets its duty?"""
        return self.keeps_place and counted_trains(t, corp) + 1 == train_limit(t, corp) and must_buy(t, corp)

    def _holds(self, t: Table, owner: Party) -> bool:
        """Does a corporation keep its trains to itself?"""
        return self.holds is not None and self.holds(t, owner)

    def _may_help(self, t: Table, corp: Party, face: TrainKind) -> bool:
        """May money be added for this train of the bank?"""
        return (self.help.with_useless or meets_duty(t, corp, face)) and self.help.admits(t, corp, face)

    def _from_others(self, t: Table, corp: Party, full: frozenset[TrainKind]) -> Iterator[Choice]:
        """One of every type that other corporations have and for which there is room."""
        corps, faces, seen = t.title.corps, t.state.faces, set[tuple[Party, TrainKind]]()
        means = self.help.others(t, self.help, corp)
        for number, owner in enumerate(t.state.trains):
            if owner not in corps or owner == corp or self._holds(t, owner):
                continue
            kind = faces[number]
            if kind not in full and (owner, kind) not in seen:
                seen.add((owner, kind))
                low, high = self._price_range(t, corp, Train(number), means)
                yield Choice(BuyTrain(corp, Train(number), low), "price", low, high)

    def _price_range(self, t: Table, corp: Party, train: Train, means: TradeMeans) -> tuple[int, int]:
        """What another corporation's train may cost, within the terms of such deals."""
        low, high = 1, means.own
        if means.is_more:
            low, high = means.prices(face_price(t, train), meets_duty(t, corp, t.state.faces[train]))
        if self.terms is None:
            return low, high
        least, most = self.terms(t, corp, train)
        return max(low, least), min(high, most)

    def check(self, t: Table, action: BuyTrain) -> None:
        corp, owner, face = action.by, t.state.trains[action.train], face_bought(t, action)
        if action.face is not None or t.state.rusted:
            t.require(_has_face(t, action.train, face), "wrong_face")
        if self.most is not None and owner in (BANK, POOL):
            t.require(not self._has_bought(t, self.most), "bank_trains_a_turn", most=self.most)
        if action.traded is not None:
            self._check_trade_in(t, action, action.traded, face)
            return
        if face in self._without_room(t, corp):
            t.require(not has_room(t, corp), "place_for_duty")
            t.refuse("train_limit", limit=train_limit(t, corp))
        if owner in (BANK, POOL):
            self._check_bank(t, action, face)
            return
        t.require(t.title.is_corp(owner) and owner != corp, "train_not_for_sale")
        t.require(t.title.trains[face].trades, "train_not_for_sale", "never traded")
        t.require(not self._holds(t, owner), "train_not_for_sale")
        t.require(self._trade_is_open(t), "no_train_trades_yet")
        if not t.title.depot.open_to_all:
            check_right(t, corp, face)
        self._check_price(t, action)

    def _check_price(self, t: Table, action: BuyTrain) -> None:
        """Refuse a price that another corporation cannot be paid; where none can be, say why."""
        corp = action.by
        low, high = self._price_range(t, corp, action.train, self.help.others(t, self.help, corp))
        least, most = (1, t.title.money) if self.terms is None else self.terms(t, corp, action.train)
        if low > high:
            t.require(high >= t.purse(corp), "bank_train_only")
            case, price = "face value" if least == most else "trade", max(least, action.price)
            t.require(high >= least, "cannot_afford_train", case, price=price, cash=t.purse(corp))
            t.refuse("needless_sale")
        if not low <= action.price <= high:
            t.require(least < most, "face_value_trade", price=least)
            case = "sale" if action.price < low > 1 else "help" if action.price > high and needs_help(t, corp) else ""
            t.refuse("train_price", case, low=low, high=high)

    def _check_bank(self, t: Table, action: BuyTrain, face: TrainKind) -> None:
        corp, price = action.by, t.title.trains[face].price
        if not t.title.depot.open_to_all:
            check_right(t, corp, face)
        kinds = [(t.state.trains[train], one) for train, one in for_sale(t, corp)]
        t.require((t.state.trains[action.train], face) in kinds, "train_not_for_sale")
        if action.price != price:
            t.refuse("face_value", price=price)
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
        is_helped = action.price > t.purse(corp)
        if action.traded is not None:
            give_up(t, corp, action.traded, "traded")
        if is_helped and not self.help.give(t, corp, action.price):
            return
        payee = BANK if owner == POOL else owner
        t.emit(TrainBought(corp, action.train, face, owner, action.price, payee))
        if self.most is not None and owner in (BANK, POOL):
            tally(t, FROM_BANK)
        if owner == BANK:
            train_left_bank(t, face)
        elif owner == POOL:
            scrap_by_face(t, face)
        if is_over:
            t.enter(DiscardDuty(corp, kept=None if self.any_at_limit else action.train))
        elif is_helped and self.help.keeps_train and counted_trains(t, corp) > train_limit(t, corp):
            t.enter(DiscardDuty(corp, kept=action.train, case="help"))

    def counterparty(self, t: Table, action: BuyTrain) -> Party:
        owner = t.state.trains[action.train]
        return self.agreement(t, owner, BuyTrain) if t.title.is_corp(owner) else NOBODY


def _purchase(t: Table, corp: Party, train: Train, face: TrainKind, price: int, traded: Train | None = None) -> Choice:
    """A train of the bank, in one of its faces."""
    return Choice(BuyTrain(corp, train, price, traded, None if face == t.state.faces[train] else face))


def _one_of_each(t: Table, corp: Party) -> list[Train]:
    """One train of every type that a corporation has."""
    found: dict[TrainKind, Train] = {}
    for train in trains_of(t, corp):
        found.setdefault(t.state.faces[train], train)
    return list(found.values())


def _has_face(t: Table, train: Train, face: TrainKind) -> bool:
    """Can a train be had with this face? Only with the bank, a card can be turned."""
    s, up = t.state, t.state.faces[train]
    choice = t.title.depot.faces_of[up] if s.trains[train] in (BANK, POOL) else (up,)
    return face in choice and not s.rusted >> face & 1


def check_right(t: Table, corp: Party, face: TrainKind) -> None:
    """Refuse a type of train that a corporation may not have."""
    why = why_not(t, corp, face)
    if why is not None:
        t.refuse(why)
