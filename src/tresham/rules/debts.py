"""Debts of players: the bank lends what somebody lacks, who pays it back later, and a penalty at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import RepayDebt
from ..core.event import Event
from ..core.fact import Fact
from ..core.frozen import but, moved
from ..core.ids import BANK, Party
from ..core.stage import Choice, Step
from ..core.state import State
from ..core.table import Table
from ..core.title_memory import Extra, Extras
from ..record import record
from .mechanism import Mechanism
from .raising import Bill
from .stock import StockTurn

OWED, PENALTY = "owed", "penalty"
"""What catalogues and screens call them."""


@dataclass(frozen=True)
class PlayerDebts(Extra):
    """What players owe the bank, and what will be taken from them at the end besides."""

    owed: tuple[tuple[Party, int], ...] = ()
    """By player: the loans that are not paid back."""
    penalties: tuple[tuple[Party, int], ...] = ()
    """By player: all that he ever borrowed."""


@record(frozen=True, slots=True)
class DebtIncurred(Event):
    """The bank lends a player what he lacks; as much again is taken from him at the end [18CZ-VIII.11.6]."""

    by: Party
    amount: int

    def apply(self, s: State) -> State:
        now = s.extra[PlayerDebts]
        owed, penalties = _more(now.owed, self.by, self.amount), _more(now.penalties, self.by, self.amount)
        return but(
            s,
            cash=moved(s.cash, BANK, self.by, self.amount),
            extra=s.extra.but(PlayerDebts, owed=owed, penalties=penalties),
        )


@record(frozen=True, slots=True)
class DebtRepaid(Event):
    """A player pays back what he owes, or a part of it; the penalty stays [18CZ-VIII.11.7]."""

    by: Party
    amount: int

    def apply(self, s: State) -> State:
        owed = _more(s.extra[PlayerDebts].owed, self.by, -self.amount)
        extra: Extras = s.extra.but(PlayerDebts, owed=owed)
        return but(s, cash=moved(s.cash, self.by, BANK, self.amount), extra=extra)


def _more(amounts: tuple[tuple[Party, int], ...], party: Party, more: int) -> tuple[tuple[Party, int], ...]:
    """The same amounts, that of a party changed; who has none is left out."""
    found = dict(amounts)
    found[party] = found.get(party, 0) + more
    return tuple(sorted((one, amount) for one, amount in found.items() if amount))


def debt(t: Table, player: Party) -> int:
    """What a player owes."""
    return dict(t.extra(PlayerDebts).owed).get(player, 0)


def penalty(t: Table, player: Party) -> int:
    """What is taken from a player at the end beyond his debt."""
    return dict(t.extra(PlayerDebts).penalties).get(player, 0)


def in_debt(t: Table, player: Party) -> bool:
    """Does a player owe anything? Then he buys no share [18CZ-VIII.11.7]."""
    owed = t.extra(PlayerDebts).owed
    return bool(owed) and any(one == player for one, _ in owed)


def bank_lends_rest(t: Table, bill: Bill) -> None:
    """The bank lends exactly what is lacking [18CZ-VIII.11.6]."""
    t.emit(DebtIncurred(bill.seller, bill.lack(t)))


def less_debts(wealth: Callable[[Table, Party], int]) -> Callable[[Table, Party], int]:
    """What a player is worth, less unpaid loans and all penalties [18CZ-VIII.11.8]."""
    return lambda t, player: wealth(t, player) - debt(t, player) - penalty(t, player)


@final
@dataclass(frozen=True)
class Repaying(Step[RepayDebt]):
    """Pay back any part of a debt in one's own stock turn; this is no purchase [18CZ-VIII.11.7]."""

    takes = RepayDebt
    group = "shares"
    whole: bool = False
    """As much as there is money for, and no other amount."""

    def open(self, t: Table) -> bool:
        return in_debt(t, t.frame(StockTurn).player) and super().open(t)

    def candidates(self, t: Table) -> Iterator[Choice]:
        player = t.frame(StockTurn).player
        most = self._most(t, player)
        yield Choice(RepayDebt(player, most), "amount", most if self.whole else 1, most)

    def _most(self, t: Table, player: Party) -> int:
        return min(debt(t, player), t.purse(player))

    def check(self, t: Table, action: RepayDebt) -> None:
        t.require(in_debt(t, action.by), "owes_nothing")
        most = self._most(t, action.by)
        least = max(1, most) if self.whole else 1
        t.require(least <= action.amount <= most, "repayment", low=least, high=most)

    def play(self, t: Table, action: RepayDebt) -> None:
        t.emit(DebtRepaid(action.by, action.amount))


def _or_nothing(of: Callable[[Table, Party], int]) -> Callable[[Table, Party], int | None]:
    return lambda t, party: of(t, party) or None


def player_debts() -> Mechanism:
    """What is remembered of debts, and what screens show of them."""
    return Mechanism(
        remembers=(PlayerDebts(),),
        facts=(
            Fact(OWED, _or_nothing(debt), money=True),
            Fact(PENALTY, _or_nothing(penalty), money=True),
        ),
    )
