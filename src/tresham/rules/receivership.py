"""Receivership: a corporation whose marker comes to the edge of the market falls to somebody without a director, and
its own director answers for what it owes to its shareholders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ..core.event import Event, TokensInherited
from ..core.fact import Fact
from ..core.frozen import but
from ..core.ids import BANK, NOBODY, Party, Train
from ..core.state import Due, Life, State
from ..core.table import Table
from ..core.title import Watch
from ..core.title_memory import Extra
from ..record import record
from .closing import Disposal, off_the_map, out_of_the_game, stations_of
from .insolvency import debt_of, lend_to, sell_for_debt
from .market import operating_order
from .mechanism import Mechanism
from .operating import OperatingFrame, OperatingRound
from .phases import remove_from_depot
from .shares import shares_held

COMPENSATION, REMOVED = "compensation", "removed"


@dataclass(frozen=True)
class Receiverships(Extra):
    """The corporations in receivership in the order in which they fell, each with its last director."""

    receiverships: tuple[tuple[Party, Party], ...] = ()


@record(frozen=True, slots=True)
class EnteredReceivership(Event):
    """A corporation is lost to its director."""

    corp: Party
    director: Party
    receiver: Party

    def apply(self, s: State) -> State:
        fallen = (*s.extra[Receiverships].receiverships, (self.corp, self.director))
        return but(s, extra=s.extra.but(Receiverships, receiverships=fallen))


def in_receivership(t: Table) -> list[Party]:
    """The corporations that have fallen."""
    return [corp for corp, _ in t.extra(Receiverships).receiverships]


def lost_by(t: Table, player: Party) -> int:
    """How many corporations fell while a player was their director."""
    return sum(director == player for _, director in t.extra(Receiverships).receiverships)


# --- what is lost by it ----------------------------------------------------------------------------------------------


def certificates_less_ruins(by_ruins: tuple[int, ...], each: int) -> Callable[[Table, Party], int]:
    """The certificate limit: the more corporations are in receivership the lower, and lower again for each that a
    player has lost himself, but never less than nothing. Beyond its end the table goes on as it ends
    [1848-12.2.1, 1848-5.5.4]."""

    def limit(t: Table, player: Party) -> int:
        ruins = t.extra(Receiverships).receiverships
        if not ruins:
            return by_ruins[0]
        return max(0, by_ruins[min(len(ruins), len(by_ruins) - 1)] - each * lost_by(t, player))

    return limit


# --- who must give up trains -----------------------------------------------------------------------------------------


def from_the_one_in_turn(t: Table, buyer: Party) -> list[Party]:
    """In operating order, beginning with whoever is in turn or, if nobody is, comes next; those who have acted already
    come last. Whoever has just fallen is not asked [1848-C-40]."""
    standing = [corp for corp in operating_order(t, t.state.floated) if corp not in in_receivership(t)]
    now, stage = t.find(OperatingFrame), t.title.stages[OperatingFrame.stage]
    if now is None or not isinstance(stage, OperatingRound):
        return standing
    to_come = [corp for corp in stage.waiting(t, now) if corp in standing]
    first = [buyer, *to_come] if buyer in standing else to_come
    return [*first, *(corp for corp in standing if corp not in first)]


# --- the fall --------------------------------------------------------------------------------------------------------


GONE = Disposal(certs=out_of_the_game, tokens=off_the_map, life=Life.CLOSED)
"""Money goes to the bank; trains, privates, certificates and tokens that were not placed are out of the game
[1848-5.5.5]."""


@final
@dataclass(frozen=True)
class Receivership:
    """What happens when a corporation falls, one thing after the other [1848-5.5, 1848-C-23]."""

    receiver: str
    """Who gets its stations."""
    zone: str
    """Where on the market it falls."""
    trains: tuple[str, ...]
    """Trains of the bank that are lost by receiverships, the first of them first."""
    removals: frozenset[int]
    """With which receiverships one is lost: the second, the fifth."""
    lend: Callable[[Table, Party, int], None] = lend_to
    """How a director comes to the money that he lacks at the moment."""
    remove: Callable[[Table, Train, str], None] = remove_from_depot
    """How a train is lost: as a rule that counts as its sale."""
    close: Disposal = GONE

    def watch(self, t: Table) -> None:
        """A watch: a marker has come to the edge."""
        known = in_receivership(t)
        for corp in t.corps_in(self.zone):
            if corp not in known:
                self.fall(t, corp)

    def fall(self, t: Table, corp: Party) -> None:
        """It falls, and its turn is over. Whatever is asked meanwhile, the rest waits for."""
        receiver, director = t.title.corp(self.receiver), t.president(corp)
        debt = debt_of(t, director)
        t.cut(corp)
        t.emit(EnteredReceivership(corp, director, receiver))
        t.emit(TokensInherited(receiver, corp, tuple(stations_of(t, corp)), ()))
        self.compensate(t, corp, director)
        removal = [("lose_train", ())] if len(in_receivership(t)) in self.removals else []
        t.enter(Due((*removal, ("dissolve", (corp,)), ("sell_for_debt", (director, debt)))))

    def compensate(self, t: Table, corp: Party, director: Party) -> None:
        """Its shareholders are paid par for every share, but for the director, who adds what the treasury lacks
        [1848-5.5.2]."""
        par = t.title.cell_price[t.state.par[corp]]
        holders = [player for player in t.title.players if player != director]
        claims = [(player, shares_held(t, player, corp) * par) for player in holders]
        lacking = sum(claim for _, claim in claims) - t.state.cash[corp]
        if lacking > 0:
            self.lend(t, director, lacking)
            t.pay(director, corp, lacking, "help")
        for player, claim in claims:
            t.pay(corp, player, claim, COMPENSATION)

    def lose_train(self, t: Table) -> None:
        """The cheapest of the bank's trains that never rust is out of the game, as if it had been bought
        [1848-5.4.4]."""
        s = t.state
        for name in self.trains:
            kind = t.title.train_kind(name)
            for number, owner in enumerate(s.trains):
                if owner == BANK and s.faces[number] == kind:
                    self.remove(t, Train(number), REMOVED)
                    return

    def dissolve(self, t: Table, corp: Party) -> None:
        """What is left of it is gone [1848-5.5.5a]."""
        self.close(t, corp)


def ruins(t: Table, party: Party) -> int | None:
    """For screens: how many corporations are in receivership; of a player, how many he has lost."""
    if party == NOBODY:
        return len(t.extra(Receiverships).receiverships)
    return lost_by(t, party) or None if t.title.is_player(party) else None


def receivership(how: Receivership, *moved: type[Event]) -> Mechanism:
    """Corporations may fall; the watch is woken by these events."""
    return Mechanism(
        remembers=(Receiverships(),),
        watches=(Watch(moved, how.watch),),
        effects={
            "fall": how.fall,
            "lose_train": how.lose_train,
            "dissolve": how.dissolve,
            "sell_for_debt": sell_for_debt,
        },
        facts=(Fact("receiverships", ruins),),
    )
