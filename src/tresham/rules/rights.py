"""Rights that the bank sells to corporations, such as the one to use electric trains or to enter a mine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import final

from ..core.action import BuyRight
from ..core.event import Event, MarkerPlaced
from ..core.frozen import but, moved
from ..core.ids import BANK, NOBODY, Party, Private
from ..core.stage import Choice, Step
from ..core.state import UNTOLD, State
from ..core.table import Table
from ..core.title_memory import Extra
from ..record import record
from ..track.ids import Hex
from .budgets import INSTEAD, Budget, one_tile
from .operating import OperatingTurn, tally

NAMELESS = ""
"""A title with one right need not name it."""


@dataclass(frozen=True)
class Rights(Extra):
    """Which corporations have which rights, and how many were ever sold."""

    entitled: int = 0
    """Bitmask of Party: who has the nameless right; and how many of it were ever sold."""
    rights_sold: int = 0
    named: tuple[tuple[str, Party], ...] = field(default=(), metadata={UNTOLD: True})
    """Named rights that were sold, with their owners; nobody's are those that will never be sold again."""


@record(frozen=True, slots=True)
class RightBought(Event):
    """A corporation buys a right from the bank."""

    by: Party
    price: int
    right: str = field(default=NAMELESS, metadata={UNTOLD: True})

    def apply(self, s: State) -> State:
        now = s.extra[Rights]
        if self.right:
            extra = s.extra.but(Rights, named=(*now.named, (self.right, self.by)))
        else:
            extra = s.extra.but(Rights, entitled=now.entitled | 1 << self.by, rights_sold=now.rights_sold + 1)
        return but(s, cash=moved(s.cash, self.by, BANK, self.price), extra=extra)


@record(frozen=True, slots=True)
class RightLost(Event):
    """A corporation loses a right with all the rest when it closes."""

    by: Party
    right: str = field(default=NAMELESS, metadata={UNTOLD: True})
    back: int = field(default=0, metadata={UNTOLD: True})
    """1 if it can be bought again."""

    def apply(self, s: State) -> State:
        now = s.extra[Rights]
        if not self.right:
            return but(s, extra=s.extra.but(Rights, entitled=now.entitled & ~(1 << self.by)))
        others = tuple(one for one in now.named if one != (self.right, self.by))
        gone = () if self.back else ((self.right, NOBODY),)
        return but(s, extra=s.extra.but(Rights, named=(*others, *gone)))


def is_entitled(t: Table, corp: Party, right: str = NAMELESS) -> bool:
    """Does a corporation have a right?"""
    now = t.extra(Rights)
    return (right, corp) in now.named if right else bool(now.entitled >> corp & 1)


def rights_out(t: Table, right: str = NAMELESS) -> int:
    """How many of a right cannot be sold now, because somebody has them or they are gone for good."""
    now = t.extra(Rights)
    return sum(name == right for name, _ in now.named) if right else now.entitled.bit_count()


def holds(right: str = NAMELESS) -> Callable[[Table, Party], int | None]:
    """For screens: a corporation has a right, or not."""
    return lambda t, party: 1 if is_entitled(t, party, right) else None


# --- what a purchase takes the place of ------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakesPlace:
    """What else cannot be done in a turn in which a right is bought."""

    may: Callable[[Table, OperatingTurn], bool]
    """Is that still to be done?"""
    done: Callable[[Table], None]
    why_not: str
    """The refusal when it is not."""
    about: str = ""
    """The case of that refusal, if it is one of several."""
    why: Callable[[Table, OperatingTurn], str | None] | None = None
    """The refusal, where it is not always the same."""

    def refusal(self, t: Table, turn: OperatingTurn) -> str:
        """Why it is too late for that, or too early."""
        return (self.why and self.why(t, turn)) or self.why_not


def _nothing(t: Table) -> None:
    """Nothing else is given up."""


def _no_token(t: Table) -> None:
    t.amend(t.frame(OperatingTurn), tokened=True)


OF_NOTHING = TakesPlace(lambda t, turn: True, _nothing, "not_now")
OF_TOKEN = TakesPlace(lambda t, turn: not turn.tokened, _no_token, "one_token_a_turn")
"""It is the station of the turn."""


def of_first(*places: TakesPlace) -> TakesPlace:
    """It takes the place of the first of these that is still to be done [1850-MES.9]."""

    def done(t: Table) -> None:
        turn = t.frame(OperatingTurn)
        next(one for one in places if one.may(t, turn)).done(t)

    return TakesPlace(
        lambda t, turn: any(one.may(t, turn) for one in places), done, places[-1].why_not, places[-1].about
    )


def tally_instead(t: Table) -> None:
    """The turn remembers that something was done in place of a tile."""
    tally(t, INSTEAD)


def of_yellow_tile(budget: Budget = one_tile) -> TakesPlace:
    """It is bought instead of laying a yellow tile, as far as the budget of the turn goes."""
    return TakesPlace(lambda t, turn: budget(t, turn).yellow is not None, tally_instead, "one_tile_a_turn")


# --- buying ----------------------------------------------------------------------------------------------------------


def anybody(t: Table, corp: Party) -> bool:
    """Every corporation may buy it."""
    return True


def anywhere(t: Table, corp: Party) -> bool:
    """It is bought wherever one stands."""
    return True


def no_place(t: Table, corp: Party) -> Hex | None:
    """It is a right everywhere."""
    return None


@final
@dataclass(frozen=True)
class BuyingRight(Step[BuyRight]):
    """Buy a right, once per corporation, when the phase allows it [1849-14.3.2]."""

    takes = BuyRight
    word: str
    """What the phase must allow; empty if it always may be bought."""
    count: int
    """How many there are."""
    price: Callable[[Table, Party], int]
    name: str = NAMELESS
    buyers: Callable[[Table, Party], bool] = anybody
    """May a corporation buy it now?"""
    place: Callable[[Table, Party], Hex | None] = no_place
    """Where its marker is put, if it is a right at one place."""
    near: Callable[[Table, Party], bool] = anywhere
    """Does a corporation come near enough to buy it?"""
    instead: TakesPlace = OF_NOTHING
    private: str = ""
    """The private whose tile is given up for it, if it is not the normal one of the turn."""
    then: Callable[[Table, Party], None] = lambda t, corp: None
    """What follows the purchase."""

    def suits(self, t: Table, action: BuyRight) -> bool:
        return action.right == self.name and action.private == self._private(t)

    def _private(self, t: Table) -> Private | None:
        return t.title.private(self.private) if self.private else None

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp, private = t.frame(OperatingTurn).corp, self._private(t)
        if private is None or t.state.privates[private] == corp:  # nobody thinks of what a private of others allows
            yield Choice(BuyRight(corp, self.name, private))

    def _on_sale(self, t: Table, corp: Party) -> bool:
        allowed = not self.word or self.word in t.title.phases[t.state.phase].allows
        return allowed and rights_out(t, self.name) < self.count and self.buyers(t, corp)

    def check(self, t: Table, action: BuyRight) -> None:
        right, turn = self.name or "none", t.frame(OperatingTurn)
        t.require(self._on_sale(t, action.by), "right_not_on_sale", self.name, right=right)
        t.require(not is_entitled(t, action.by, self.name), "right_owned", self.name, right=right)
        if not self.instead.may(t, turn):
            t.refuse(self.instead.refusal(t, turn), self.instead.about)
        t.require(self.near(t, action.by), "right_not_reached", self.name, right=right)
        price, purse = self.price(t, action.by), t.purse(action.by)
        t.require(price <= purse, "cannot_afford_right", self.name, price=price, cash=purse, right=right)

    def play(self, t: Table, action: BuyRight) -> None:
        self.give(t, action.by, self.price(t, action.by))
        self.instead.done(t)
        self.then(t, action.by)

    def give(self, t: Table, corp: Party, price: int = 0) -> None:
        """A corporation gets the right, perhaps with something else and for nothing [1850-PV.P5.1]; if it has the right
        already, or none is left, nothing happens."""
        if is_entitled(t, corp, self.name) or rights_out(t, self.name) >= self.count:
            return
        t.emit(RightBought(corp, price, self.name))
        place = self.place(t, corp)
        if place is not None:
            t.emit(MarkerPlaced(corp, place, self.name))


def lose_right(t: Table, corp: Party) -> None:
    """A closing corporation has no right any more."""
    if is_entitled(t, corp):
        t.emit(RightLost(corp))


@final
@dataclass(frozen=True)
class LosingRights:
    """A closing corporation loses its named rights; some can then be bought by others."""

    for_sale: frozenset[str] = frozenset()

    def __call__(self, t: Table, corp: Party) -> None:
        for right, owner in t.extra(Rights).named:
            if owner == corp:
                t.emit(RightLost(corp, right, int(right in self.for_sale)))
