"""Par choices that come with a private, floating, and what happens to sold-out corporations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import SetPar
from ..core.event import CertGiven, CorporationFloated, ParSet, SharesBought
from ..core.ids import NO_CELL, POOL, Cert, Party
from ..core.stage import Choice, Stage, Step
from ..core.state import Frame
from ..core.table import Table
from ..record import record
from .buying import Pars, all_pars, nothing_more
from .market import market_order, operating_order, up
from .shares import NOTHING, offering, settle_presidency, shares_held, splits


@record(frozen=True)
class ParChoice(Frame):
    """Somebody received a presidency and must set the par price at once."""

    stage: ClassVar[str] = "par"
    corp: Party
    player: Party


def par_chooser(t: Table) -> Party:
    """Who sets the par price."""
    return t.frame(ParChoice).player


@final
@dataclass(frozen=True)
class SettingPar(Step[SetPar]):
    """Choose the par price [1830-AU.14]."""

    takes = SetPar
    group = "par"
    pars: Pars = all_pars
    then: Callable[[Table, Party], None] = nothing_more

    def candidates(self, t: Table) -> Iterator[Choice]:
        now = t.frame(ParChoice)
        for cell in t.title.market.pars:
            yield Choice(SetPar(now.player, now.corp, cell))

    def check(self, t: Table, action: SetPar) -> None:
        t.require(action.corp == t.frame(ParChoice).corp, "other_corporation")
        t.require(t.title.market.cells[action.cell].par, "no_par_cell")
        t.require(action.cell in self.pars(t, action.corp), "par_not_yet")

    def play(self, t: Table, action: SetPar) -> None:
        t.leave()
        t.emit(ParSet(action.corp, action.cell, action.by))
        t.emit(CertGiven(t.title.presidents_cert(action.corp), action.by))
        self.then(t, action.corp)


@final
@dataclass(frozen=True)
class ChoosingPar(Stage):
    """The par price is set before anything else happens."""

    setting: SettingPar = SettingPar()

    def actor(self, t: Table) -> Party:
        return par_chooser(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return (self.setting,)

    def advance(self, t: Table) -> None:
        raise AssertionError("there is always a par price to choose")


def give_presidency(t: Table, corp: Party, player: Party) -> None:
    """A private brings a president's certificate; it is handed over as soon as the par price is set."""
    t.enter(ParChoice(corp, player))


def give_share(t: Table, corp: Party, player: Party) -> None:
    """A private brings an ordinary certificate from the offering."""
    source = offering(t, corp)
    for cert in t.title.ordinary_certs[corp]:
        if t.state.certs[cert] == source:
            t.emit(CertGiven(Cert(cert), player))
            settle_presidency(t, corp)
            return


def float_corporations(t: Table) -> None:
    """A watch: a corporation floats when enough shares have left the offering; it gets its capital
    [1830-IPO.3, 1830-IPO.4]."""
    for corp in just_sold(t, concerned(t)):
        t.emit(CorporationFloated(corp, (t.title.kind_of[corp].capital or all_at_once)(t, corp)))


def concerned(t: Table) -> Sequence[Party]:
    """The corporations whose shares may have left the offering by what has woken the watch: a purchase is about one."""
    event = t.woken_by
    return (event.corp,) if isinstance(event, SharesBought) else t.title.corps


def just_sold(t: Table, corps: Sequence[Party]) -> list[Party]:
    """Those with a par price that have not floated, and of which enough shares have left the offering."""
    held, par, floated, found = splits(t), t.state.par, t.state.floated, []
    for corp in corps:
        if floated >> corp & 1 or par[corp] == NO_CELL:
            continue
        kind = t.title.kind_of[corp]
        unsold, _ = held[corp].get(offering(t, corp), NOTHING)
        if kind.shares - unsold >= t.amount(kind.float_shares, corp):
            found.append(corp)
    return found


def all_at_once(t: Table, corp: Party) -> int:
    """The bank pays par for every share, sold or not [1830-IPO.4]."""
    return t.title.kind_of[corp].shares * t.title.cell_price[t.state.par[corp]]


def by_shares_sold(t: Table, corp: Party) -> int:
    """A corporation has what its shares brought it when they were sold, and nothing more."""
    return 0


@final
@dataclass(frozen=True)
class RisingWhenSoldOut:
    """An effect: a floated corporation whose shares are all with players goes up, in operating order [1830-MK.2]."""

    move: Callable[[Table, Party], None] = up
    with_waiting: bool = False
    """So does one that has a marker and is not floated yet [1848-12.6.1]."""

    def __call__(self, t: Table) -> None:
        for corp in market_order(t) if self.with_waiting else operating_order(t, t.state.floated):
            if not shares_held(t, offering(t, corp), corp) and not shares_held(t, POOL, corp):
                self.move(t, corp)


sold_out_rises = RisingWhenSoldOut()
