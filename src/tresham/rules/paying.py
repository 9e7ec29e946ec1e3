"""What becomes of the revenue."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import DeclareDividend
from ..core.event import CorporationOperated, DividendPaid, DividendWithheld
from ..core.ids import BANK, POOL, Party
from ..core.stage import Choice, Step
from ..core.table import Table
from ..record import at_once, ready_made
from .market import left_or_down, right_or_up
from .operating import OperatingTurn
from .shares import splits

PAY, WITHHOLD, HALF = "pay", "withhold", "half"

Payees = Callable[[Table, Party], list[tuple[Party, int]]]
"""Who is paid for how many shares of a corporation."""


def pool_pays_corporation(t: Table, corp: Party) -> list[tuple[Party, int]]:
    """Players are paid for their shares, the corporation for those in the pool, nobody for the offering [1830-DV.2]."""
    return _paid(t, corp, POOL)


def treasury_pays_corporation(t: Table, corp: Party) -> list[tuple[Party, int]]:
    """Players are paid for their shares, the corporation for those in its treasury, nobody for the pool
    [1849-10.5.3.2]."""
    return _paid(t, corp, corp)


def unsold_pays_corporation(t: Table, corp: Party) -> list[tuple[Party, int]]:
    """Players are paid for their shares, the corporation for those in its treasury and in the offering, nobody for the
    pool."""
    return _paid(t, corp, corp, BANK)


def only_players_are_paid(t: Table, corp: Party) -> list[tuple[Party, int]]:
    """Whatever lies with the bank pays nobody."""
    return _paid(t, corp)


def players_and_owners_are_paid(t: Table, corp: Party) -> list[tuple[Party, int]]:
    """So are those who own shares and have no seat."""
    held = splits(t)[corp]
    return [*_paid(t, corp), *((owner, held[owner][0]) for owner in t.title.seatless if owner in held)]


def _paid(t: Table, corp: Party, *places: Party) -> list[tuple[Party, int]]:
    """Players, then the corporation for all that lies in some places."""
    held = splits(t)[corp]
    found = [(player, held[player][0]) for player in t.title.players if player in held]
    own = 0
    for place in places:
        if place in held:
            own += held[place][0]
    return [*found, (corp, own)] if own else found


Rounding = Callable[[int, int, int], int]
"""What somebody gets of an amount for his shares: amount, his shares, all shares."""


def up_per_holder(amount: int, shares: int, of: int) -> int:
    """What all shares of a holder bring is rounded up."""
    return -(-amount * shares // of)


@dataclass(frozen=True)
class Dividend:
    """One of the things that may become of revenue."""

    word: str
    keeps: Callable[[int, int], int]
    """How much goes to the treasury: by revenue and number of shares."""
    moves: Callable[[Table, Party, int], None]
    """What it does to the marker: by corporation and what was paid out."""


def full(moves: Callable[[Table, Party, int], None] = right_or_up) -> Dividend:
    """Everything is paid out."""
    return Dividend(PAY, lambda revenue, shares: 0, moves)


def none(moves: Callable[[Table, Party], None] = left_or_down) -> Dividend:
    """Everything is kept."""
    return Dividend(WITHHOLD, lambda revenue, shares: revenue, lambda t, corp, paid: moves(t, corp))


def half(moves: Callable[[Table, Party, int], None]) -> Dividend:
    """One half is kept, rounded down so that each share of it is a whole number; the rest is paid out."""
    return Dividend(HALF, lambda revenue, shares: revenue // 2 // shares * shares, moves)


def stays(t: Table, corp: Party, paid: int) -> None:
    """The marker stays where it is."""


@final
@ready_made
@dataclass(frozen=True)
class Paying(Step[DeclareDividend]):
    """Say what becomes of the revenue; the marker moves accordingly [1830-DV.1, 1830-DV.4]."""

    takes = DeclareDividend
    group = "dividend"
    payees: Payees = pool_pays_corporation
    kinds: tuple[Dividend, ...] = (full(), none())
    """What may be declared; the last one counts where there is no revenue."""
    rounding: Rounding | None = None
    """By default each share pays a whole number, rounded down."""

    @at_once
    def _by_word(self) -> dict[str, Dividend]:
        return {kind.word: kind for kind in self.kinds}

    def open(self, t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        return turn.revenue > 0 and not turn.paid

    def candidates(self, t: Table) -> Iterator[Choice]:
        for kind in self.kinds:
            yield Choice(DeclareDividend(t.frame(OperatingTurn).corp, kind.word))

    def check(self, t: Table, action: DeclareDividend) -> None:
        t.require(self.open(t), "nothing_to_pay")
        t.require(action.kind in self._by_word, "no_such_dividend")

    def play(self, t: Table, action: DeclareDividend) -> None:
        self.declare(t, action.kind)

    def declare(self, t: Table, word: str) -> None:
        """This becomes of the revenue, whoever says so."""
        self._declare(t, self._by_word[word])

    def _shared_out(
        self, paid: int, of: int, payees: list[tuple[Party, int]]
    ) -> tuple[int, tuple[tuple[Party, int], ...]]:
        """What one share brings of an amount for so many, and what everybody gets."""
        rounding = self.rounding
        if rounding is None:
            per_share = paid // of
            return per_share, tuple([(party, per_share * shares) for party, shares in payees])
        return rounding(paid, 1, of), tuple([(party, rounding(paid, shares, of)) for party, shares in payees])

    def unless_paid(self, t: Table) -> None:
        """Without revenue there is nothing to decide: that counts as not paying [1830-DV.3]."""
        if not t.frame(OperatingTurn).paid:
            self._declare(t, self.kinds[-1])

    def _declare(self, t: Table, kind: Dividend) -> None:
        turn = t.frame(OperatingTurn)
        corp, revenue, of = turn.corp, turn.revenue, t.title.kind_of[turn.corp].shares
        kept = kind.keeps(revenue, of)
        paid = revenue - kept
        if paid:
            per_share, payouts = self._shared_out(paid, of, self.payees(t, corp))
            t.emit(DividendPaid(corp, revenue, per_share, payouts, kept))
        else:
            t.emit(DividendWithheld(corp, revenue))
        kind.moves(t, corp, paid)
        t.amend(t.frame(OperatingTurn), paid=True)
        if not t.state.operated >> corp & 1:
            t.emit(CorporationOperated(corp))
