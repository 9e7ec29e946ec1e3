"""Take-overs: a corporation buys a smaller one with all that it has, and says what becomes of its trains."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import Pass, ScrapTrain, TakeOver, TurnTrain
from ..core.event import Event, Passed, TrainScrapped
from ..core.frozen import but
from ..core.ids import Party, Train, TrainKind
from ..core.stage import Choice, Stage, Step
from ..core.state import Frame, Life, State
from ..core.table import Table
from ..record import at_once, ready_made, record
from .deals import Agreement, owner_agrees
from .limits import counted_trains, train_limit
from .operating import OperatingTurn
from .passing import Passing, Refusing
from .paying import only_players_are_paid
from .phases import turn_train
from .running import trains_of


@record(frozen=True, slots=True)
class CorporationBought(Event):
    """A corporation buys another: every share that a player holds is paid for, those in the bank are not."""

    by: Party
    corp: Party
    price: int
    payouts: tuple[tuple[Party, int], ...]

    def apply(self, s: State) -> State:
        cash = list(s.cash)
        for player, amount in self.payouts:
            cash[player] += amount
            cash[self.by] -= amount
        return but(s, cash=tuple(cash))


@record(frozen=True)
class TrainsTaken(Frame):
    """Trains that came with a take-over: each may be kept as it is, turned, or scrapped."""

    stage: ClassVar[str] = "trains_taken"
    corp: Party
    trains: tuple[Train, ...]

    def concerns(self) -> Party:
        return self.corp


def half_to_half_more(price: int) -> tuple[int, int]:
    """From half of the market price to half as much again, in whole numbers [18CZ-VIII.9.2, 18CZ-C29]."""
    return -(-price // 2), price * 3 // 2


@final
@dataclass(frozen=True)
class TakingOver(Step[TakeOver]):
    """Buy a whole corporation, if both presidents agree [18CZ-VIII.9.1]."""

    takes = TakeOver
    group = "other"
    prey: Callable[[Table, Party], Sequence[Party]]
    """The corporations that one of this size may take over."""
    disposal: Callable[[Table, Party, Party], None]
    """What becomes of it: the table, the corporation, and the one that takes over."""
    agreement: Agreement = owner_agrees
    prices: Callable[[int], tuple[int, int]] = half_to_half_more

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        purse = t.purse(corp)
        for other in self.prey(t, corp):
            low, high = self.prices(t.price(other) or 0)
            yield Choice(TakeOver(corp, other, low), "price", low, min(high, purse // _shares_out(t, other)))

    def least_cost(self, t: Table, corp: Party) -> int:
        """What a corporation costs at least."""
        return self.prices(t.price(corp) or 0)[0] * _shares_out(t, corp)

    def check(self, t: Table, action: TakeOver) -> None:
        t.require(action.by == t.frame(OperatingTurn).corp, "not_your_turn", t.top.stage)
        t.require(t.title.is_corp(action.corp), "no_such_thing", field="corp")
        t.require(action.corp in self.prey(t, action.by), "no_prey")
        low, high = self.prices(t.price(action.corp) or 0)
        t.require(low <= action.price <= high, "take_over_price", low=low, high=high)
        cost, purse = action.price * _shares_out(t, action.corp), t.purse(action.by)
        t.require(cost <= purse, "cannot_afford_take_over", price=cost, cash=purse)

    def play(self, t: Table, action: TakeOver) -> None:
        paid = tuple((player, shares * action.price) for player, shares in only_players_are_paid(t, action.corp))
        t.emit(CorporationBought(action.by, action.corp, action.price, paid))
        trains = tuple(trains_of(t, action.corp))
        if trains:
            t.enter(TrainsTaken(action.by, trains))
        self.disposal(t, action.corp, action.by)

    def counterparty(self, t: Table, action: TakeOver) -> Party:
        return self.agreement(t, action.corp, TakeOver)


def _shares_out(t: Table, corp: Party) -> int:
    """How many shares of a corporation players hold."""
    return sum(shares for _, shares in only_players_are_paid(t, corp))


@final
@dataclass(frozen=True)
class SmallerOnes:
    """A corporation may take over started ones of a smaller kind [18CZ-VIII.9.1, 18CZ-C30]."""

    sizes: tuple[str, ...]
    """The kinds of corporations, the smallest first."""

    def __call__(self, t: Table, corp: Party) -> list[Party]:
        kind_of, s = t.title.kind_of, t.state
        smaller = self.sizes[: self.sizes.index(kind_of[corp].name)]
        return [
            other
            for other in t.title.corps
            if kind_of[other].name in smaller and s.floated >> other & 1 and s.life[other] is Life.OPEN
        ]


def owner_of_taken(t: Table) -> Party:
    """The corporation that has taken trains over."""
    return t.frame(TrainsTaken).corp


def _check_taken(t: Table, corp: Party, train: Train) -> None:
    """Refuse a train that did not come with the take-over. One that is like one of those will do as well."""
    t.require(t.state.trains[train] == corp, "not_your_train", TrainsTaken.stage)
    t.require(t.state.faces[train] in {t.state.faces[one] for one in _undecided(t)}, "train_not_taken")


def _undecided(t: Table) -> list[Train]:
    """Trains still to be decided about, as far as they have not been scrapped meanwhile."""
    now = t.frame(TrainsTaken)
    return [train for train in now.trains if t.state.trains[train] == now.corp]


def _excess(t: Table) -> int:
    """So many of the trains must still be scrapped because of the limit; those that are kept must not be too many."""
    corp = owner_of_taken(t)
    return max(0, counted_trains(t, corp) - train_limit(t, corp))


def _decided(t: Table, train: Train) -> None:
    """It is settled what becomes of one of the trains: this one, or one like it."""
    waiting, faces = _undecided(t), t.state.faces
    gone = train if train in waiting else next(one for one in waiting if faces[one] == faces[train])
    t.amend(t.frame(TrainsTaken), trains=tuple(one for one in waiting if one != gone))


def _one_of_each(t: Table) -> Iterator[Train]:
    """Of the trains still to be decided about, one of each type."""
    seen: set[TrainKind] = set()
    for train in _undecided(t):
        kind = t.state.faces[train]
        if kind not in seen:
            seen.add(kind)
            yield train


@final
@dataclass(frozen=True)
class TurningTrain(Step[TurnTrain]):
    """Turn the card of a train to the corporation's own kind, and pay the bank what that costs more
    [18CZ-VIII.9.8, 18CZ-C33]."""

    takes = TurnTrain
    group = "trains"
    beyond_limit: bool = False
    """Even trains for which there is no room."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp = owner_of_taken(t)
        for train in _one_of_each(t):
            up = t.state.faces[train]
            for face in t.title.depot.faces_of[up]:
                if face != up:
                    yield Choice(TurnTrain(corp, train, face))

    def check(self, t: Table, action: TurnTrain) -> None:
        _check_taken(t, action.by, action.train)
        up, depot = t.state.faces[action.train], t.title.depot
        turns = action.face in depot.faces_of[up] and action.face != up and not t.state.rusted >> action.face & 1
        t.require(turns and action.face not in depot.resting[action.by], "wrong_face", TrainsTaken.stage)
        t.require(self.beyond_limit or _excess(t) < len(_undecided(t)), "too_many_trains")
        cost, purse = self._cost(t, action), t.purse(action.by)
        t.require(cost <= purse, "cannot_afford_train", price=cost, cash=purse)

    def _cost(self, t: Table, action: TurnTrain) -> int:
        """The difference of the prices; nothing is paid back [18CZ-VIII.9.8]."""
        types = t.title.trains
        return max(0, types[action.face].price - types[t.state.faces[action.train]].price)

    def play(self, t: Table, action: TurnTrain) -> None:
        cost = self._cost(t, action)
        _decided(t, action.train)
        turn_train(t, action.by, action.train, action.face, cost)


@final
class ScrappingTrain(Step[ScrapTrain]):
    """Do without a train that was taken over [18CZ-VIII.9.7]."""

    takes = ScrapTrain
    group = "trains"

    def candidates(self, t: Table) -> Iterator[Choice]:
        for train in _one_of_each(t):
            yield Choice(ScrapTrain(owner_of_taken(t), train))

    def check(self, t: Table, action: ScrapTrain) -> None:
        _check_taken(t, action.by, action.train)

    def play(self, t: Table, action: ScrapTrain) -> None:
        _decided(t, action.train)
        t.emit(TrainScrapped(action.by, action.train, t.state.faces[action.train], "given_up"))


@final
@ready_made
@dataclass(frozen=True)
class DecidingAboutTrains(Stage):
    """One train after the other; those that are not mentioned are kept, if the limit allows that [18CZ-C32]."""

    anytime: tuple[Step[Any], ...] = ()
    returns_excess: bool = False
    """All may be turned, whatever the limit, and what is too much then is given up later."""

    @at_once
    def _verbs(self) -> tuple[tuple[Step[Any], ...], tuple[Step[Any], ...]]:
        """Without and with the right to keep the rest."""
        turning, scrapping = TurningTrain(self.returns_excess), ScrappingTrain()
        return (
            (turning, scrapping, Refusing(Pass, "too_many_trains")),
            (turning, scrapping, Passing(owner_of_taken, _keep_rest)),
        )

    def actor(self, t: Table) -> Party:
        return owner_of_taken(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return self._verbs[not _excess(t)]

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        return self.anytime

    def advance(self, t: Table) -> None:
        t.leave()


def _keep_rest(t: Table) -> None:
    t.emit(Passed(owner_of_taken(t), TrainsTaken.stage))
    t.leave()
