"""What 18CZ is like on the public site 18xx.games, where that differs from the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, final

from ...core.action import BuyPrivate, ChooseCity
from ...core.cards import Corporation, Place
from ...core.event import PrivateClosed
from ...core.frozen import but
from ...core.ids import BANK, POOL, Party
from ...core.stage import Choice, Stage, Step
from ...core.table import Table
from ...core.title_memory import Extra
from ...rules.budgets import NOTHING_MORE, Budget
from ...rules.buying import bank_is_paid
from ...rules.choosing_cities import ChoosingCity
from ...rules.closing import open_privates_of
from ...rules.debts import in_debt
from ...rules.drafting import DraftFrame, Drafting, drafter, pass_on
from ...rules.joining import Joins, Look
from ...rules.limits import Limits
from ...rules.lots import unsold
from ...rules.mechanism import Mechanism
from ...rules.operating import OperatingTurn
from ...rules.passing import Passing
from ...rules.powers import owns_power
from ...rules.privates import open_privates
from ...rules.shares import shares_held
from ...rules.stock import StockTurn
from ...rules.take_overs import TakingOver
from ...rules.tile_powers import SpecialLaying
from ...rules.tokens import (
    ANY_STOP,
    CityChoice,
    Tokening,
    homes_of,
    is_home_pending,
    token_price,
)
from ...track.ids import Hex, Lay
from . import rules
from .site_building import finish_take_over

# --- the draft -------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class HastyDraft(Stage):
    """A player who can afford nothing is passed over; if the next one cannot either, be it he himself again, the draft
    is over, and what is left stays where it is."""

    drafting: Drafting

    def actor(self, t: Table) -> Party:
        return drafter(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return () if self._is_over(t) else (self.drafting, Passing(drafter, pass_on))

    def advance(self, t: Table) -> None:
        if not self._is_over(t):
            pass_on(t)
            if self._is_over(t) or self.drafting.open(t):
                return
            t.leave()
            return
        t.leave()
        for lot in unsold(t):
            t.emit(PrivateClosed(lot))

    def _is_over(self, t: Table) -> bool:
        passed = t.frame(DraftFrame).passed
        return all(passed >> player & 1 for player in t.state.order) or BANK not in t.state.privates


# --- shares ----------------------------------------------------------------------------------------------------------


def as_on_the_site(one: Corporation) -> Corporation:
    """Sold shares lie in the pool, apart from those that nobody has bought yet, and do not count for the start of a
    corporation [18CZ-DIFF.2, 18CZ-DIFF.3]; of a hex with its home no more than a slot is kept where a city has several
    [18CZ-DIFF.11]."""
    needed = one.kind.float_shares
    assert isinstance(needed, int)

    def float_shares(t: Table, corp: Party) -> int:
        return needed + shares_held(t, POOL, corp)

    kind = replace(
        one.kind,
        for_sale=(Place.OFFERING, Place.POOL),
        sells_to=Place.POOL,
        float_shares=float_shares,
        payee=bank_is_paid,
        keeps_hex=False,
    )
    return replace(one, kind=kind)


def asks_idle(limits: Limits) -> Callable[[Table], bool]:
    """Whoever is in debt is asked, even if he can do nothing; so is whoever could pay for the start of a corporation at
    the lowest price of all, whether it may start at that price or not."""

    def asks(t: Table) -> bool:
        turn = t.frame(StockTurn)
        if in_debt(t, turn.player):
            return True
        if turn.purchases or t.purse(turn.player) < 2 * t.title.cell_price[t.title.market.pars[-1]]:
            return False
        return bool(rules.of_open_sizes(t)) and limits.room(t, turn.player)

    return asks


def is_listed(t: Table, corp: Party) -> bool:
    """Sizes that may not be started yet are not told of."""
    return f"start_{t.title.kind_of[corp].name}" in t.title.phases[t.state.phase].allows


# --- parts of the turn that wait -------------------------------------------------------------------------------------


def _locals_to_buy(t: Table, corp: Party) -> bool:
    """Has a player a local railway, and a corporation any money, in a phase of such sales?"""
    allowed = "private_sales" in t.title.phases[t.state.phase].allows
    return allowed and t.purse(corp) > 0 and bool(open_privates(t))


def lays_left(budget: Budget) -> Callable[[Table], bool]:
    """The track part waits while a lay is left, whether it can be made or not, or a power is, or one could be
    bought."""

    def waits(t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        if budget(t, turn) is not NOTHING_MORE or _locals_to_buy(t, turn.corp):
            return True
        return any(owns_power(t, turn.corp, private) for private in open_privates_of(t, turn.corp))

    return waits


def station_payable(tokening: Tokening) -> Callable[[Table], bool]:
    """There is a place for a station that could be paid if local railways were sold, own ones and those of players,
    whatever their size."""

    def waits(t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        if turn.tokened or not t.state.charter[turn.corp]:
            return False
        means = t.purse(turn.corp) + _from_locals(t, turn.corp)
        return token_price(t, turn.corp) <= means and tokening.has_place(t, turn)

    return waits


def _from_locals(t: Table, corp: Party) -> int:
    """What local railways could bring."""
    if "private_sales" not in t.title.phases[t.state.phase].allows:
        return 0
    price, own = rules.LOCAL_PRICE(t) or 0, len(open_privates_of(t, corp))
    others = len(open_privates(t)) if t.state.cash[corp] > 0 else 0
    return own * price + others * (price - 1)


def prey_there(taking_over: TakingOver) -> Callable[[Table], bool]:
    """There is a smaller corporation, whatever the money."""
    return lambda t: bool(taking_over.prey(t, t.frame(OperatingTurn).corp))


def locals_left(t: Table) -> bool:
    """At the end of its turn a corporation may still deal in local railways."""
    corp = t.frame(OperatingTurn).corp
    if "private_sales" not in t.title.phases[t.state.phase].allows:
        return False
    return _locals_to_buy(t, corp) or bool(open_privates_of(t, corp))


def without_purchases(steps: Sequence[Step[Any]]) -> tuple[Step[Any], ...]:
    """While a city is to be chosen or a station is to come off, no local railway is bought [18CZ-DIFF.38]."""
    return tuple(step for step in steps if step.takes is not BuyPrivate)


@final
@dataclass(frozen=True)
class JoinedToStandingStations:
    """Is a lay joined to the network while a city is being chosen? The station that waits for it stands nowhere
    meanwhile [18CZ-DIFF.38]."""

    joins: Joins

    def __call__(self, t: Table, corp: Party, hex: Hex, lay: Lay, look: Look) -> bool:
        now, board = t.frame(CityChoice), t.state.board
        standing = tuple(one for one in board.beside if one != (now.hex, now.corp))
        table = Table(t.title, but(t.state, board=but(board, beside=standing)))
        table.agenda = t.agenda
        return self.joins(table, corp, hex, lay, look)


def while_a_city_is_chosen(steps: Sequence[Step[Any]]) -> tuple[Step[Any], ...]:
    """Local railways do what they may meanwhile, but for the station that waits [18CZ-DIFF.38]."""
    return tuple(
        replace(step, laying=replace(step.laying, joins=JoinedToStandingStations(step.laying.joins)))
        if isinstance(step, SpecialLaying)
        else step
        for step in without_purchases(steps)
    )


# --- the home of ATE -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BareCity(Extra):
    """The city that somebody chose on a hex without track: that has no meaning, for whoever lays the tile chooses again
    [18CZ-DIFF.12]."""

    bare_city: int = 0


@final
@dataclass(frozen=True)
class HomesChosenTwice:
    """An effect at the start of a turn: whoever may choose a city of its home does so even where no track is."""

    homes: Callable[[Table, Party], None]

    def __call__(self, t: Table, corp: Party) -> None:
        is_first = is_home_pending(t, corp)
        self.homes(t, corp)
        for hex, place in homes_of(t.title, corp) if is_first else ():
            if place == ANY_STOP and (hex, corp) in t.state.board.beside and not isinstance(t.top, CityChoice):
                t.enter(CityChoice(corp, hex, corp))


@final
@dataclass(frozen=True)
class ChoosingTwice(Stage):
    """Somebody says in which city a station stands, on a bare hex for the time being."""

    anytime: tuple[Step[Any], ...]

    def actor(self, t: Table) -> Party:
        return t.frame(CityChoice).by

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return CHOOSING

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        return self.anytime

    def advance(self, t: Table) -> None:
        raise AssertionError("there is always a city to choose")


@final
@dataclass(frozen=True)
class ChoosingBareCity(Step[ChooseCity]):
    """Pick a city."""

    takes = ChooseCity
    group = "map"
    choosing: ChoosingCity

    def candidates(self, t: Table) -> Iterator[Choice]:
        return self.choosing.candidates(t)

    def check(self, t: Table, action: ChooseCity) -> None:
        self.choosing.check(t, action)

    def play(self, t: Table, action: ChooseCity) -> None:
        now, atlas = t.frame(CityChoice), t.title.atlas
        if atlas.exits[t.state.board.lays[now.hex]]:
            self.choosing.play(t, action)
        else:
            t.leave()
            t.change_extra(BareCity, bare_city=action.stop - atlas.first_stop[now.hex])


CHOOSING: Sequence[Step[Any]] = (ChoosingBareCity(ChoosingCity()),)


def city_chosen(t: Table) -> int:
    """Which city of the bare hex somebody chose."""
    return t.extra(BareCity).bare_city


def habits() -> Mechanism:
    """What the site remembers of such choices, and how it ends a take-over."""
    return Mechanism(remembers=(BareCity(),), effects={"finish_take_over": finish_take_over})
