"""A president who could not raise the money loses the corporation, and perhaps the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import LeaveGame, TakeLoan
from ..core.event import Event, PlayerLeft
from ..core.fact import Fact
from ..core.frozen import but, moved
from ..core.ids import BANK, Party, Private
from ..core.stage import Choice, Stage, Step
from ..core.state import Frame, State
from ..core.table import Table
from ..core.title_memory import Extra
from ..record import record
from .closing import open_privates_of
from .mechanism import Mechanism


@dataclass(frozen=True)
class PlayerLoans(Extra):
    """Loans that players have taken from the bank, once each in this row."""

    loans: tuple[Party, ...] = ()


DEBT = "debt"
"""What catalogues and screens call it."""


@final
@dataclass(frozen=True)
class Debt:
    """For screens: what a player's loans will take from him at the end."""

    each: int

    def __call__(self, t: Table, party: Party) -> int | None:
        return t.extra(PlayerLoans).loans.count(party) * self.each or None


@record(frozen=True, slots=True)
class RaisingFailed(Event):
    """A president cannot raise the money that his corporation needs; all he has goes into its treasury."""

    by: Party
    corp: Party
    cash: int

    def apply(self, s: State) -> State:
        return but(s, cash=moved(s.cash, self.by, self.corp, self.cash))


@record(frozen=True, slots=True)
class LoanTaken(Event):
    """A player borrows from the bank; the loan counts against him at the end."""

    by: Party
    amount: int

    def apply(self, s: State) -> State:
        loans = (*s.extra[PlayerLoans].loans, self.by)
        return but(s, cash=moved(s.cash, BANK, self.by, self.amount), extra=s.extra.but(PlayerLoans, loans=loans))


@record(frozen=True)
class RuinFrame(Frame):
    """A player without money and shares leaves the game or borrows."""

    stage: ClassVar[str] = "ruin"
    player: Party


def face_ruin(t: Table, player: Party) -> None:
    """Somebody who could not raise money, and has no share left, must borrow or leave [1849-10.7.7]."""
    if player not in t.state.certs:
        t.enter(RuinFrame(player))


@final
@dataclass(frozen=True)
class LosingCorporation:
    """What follows when the money cannot be raised: the corporation closes, and a president who has nothing left must
    borrow or leave [1849-10.7.6, 1849-10.7.7, 1849-10.7.8]."""

    close: Callable[[Table, Party], None]
    face: Callable[[Table, Party], None] = face_ruin
    """How somebody comes to borrow or leave."""

    def __call__(self, t: Table, player: Party, corp: Party) -> None:
        t.emit(RaisingFailed(player, corp, t.state.cash[player]))
        self.close(t, corp)
        self.face(t, player)


def has_given_all(t: Table, corp: Party) -> bool:
    """Has the president of a corporation just put all that he had into its treasury?"""
    return any(isinstance(one, RaisingFailed) and one.corp == corp for one in t.events)


@final
@dataclass(frozen=True)
class Borrowing(Step[TakeLoan]):
    """Stay in the game with a loan of the bank [1849-10.7.9]."""

    takes = TakeLoan
    amount: int

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(TakeLoan(t.frame(RuinFrame).player))

    def check(self, t: Table, action: TakeLoan) -> None:
        """Whoever is asked may borrow, as often as it takes [1849-10.7.9]."""

    def play(self, t: Table, action: TakeLoan) -> None:
        t.leave()
        t.emit(LoanTaken(action.by, self.amount))


@final
@dataclass(frozen=True)
class Leaving(Step[LeaveGame]):
    """Give up the seat; the last player who is left has nobody to play with [1849-13.6]."""

    takes = LeaveGame
    is_final = True
    lost: Callable[[Table, Party], list[Private]] = open_privates_of
    """The privates that go with him."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(LeaveGame(t.frame(RuinFrame).player))

    def check(self, t: Table, action: LeaveGame) -> None:
        """Nobody is kept."""

    def play(self, t: Table, action: LeaveGame) -> None:
        t.leave()
        order = tuple(player for player in t.state.order if player != action.by)
        t.emit(PlayerLeft(action.by, order, tuple(self.lost(t, action.by))))
        if len(order) == 1:
            t.end_game("one_player")


@final
@dataclass(frozen=True)
class FacingRuin(Stage):
    """Borrow or leave. Whoever has left before, and was ruined once more as the president of what he kept, can only
    borrow [1849-PD-33]."""

    amount: int
    lost: Callable[[Table, Party], list[Private]] = open_privates_of

    def actor(self, t: Table) -> Party:
        return t.frame(RuinFrame).player

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        borrowing = Borrowing(self.amount)
        return (borrowing, Leaving(self.lost)) if t.frame(RuinFrame).player in t.state.order else (borrowing,)

    def advance(self, t: Table) -> None:
        raise AssertionError("one may always borrow")


def player_loans(amount: int, cost: int, lost: Callable[[Table, Party], list[Private]] = open_privates_of) -> Mechanism:
    """Whoever has nothing left may borrow from the bank, which costs him more at the end [1849-10.7.9]."""
    return Mechanism(
        remembers=(PlayerLoans(),),
        stages={RuinFrame.stage: FacingRuin(amount, lost)},
        facts=(Fact(DEBT, Debt(cost), money=True),),
    )
