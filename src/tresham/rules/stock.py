"""Stock rounds: turns of selling, buying and starting corporations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, final

from ..core.action import Pass, SellShares
from ..core.event import Passed, PresidencyPassed
from ..core.ids import NOBODY, Party
from ..core.stage import Stage, Step
from ..core.state import UNTOLD, Frame
from ..core.table import Table
from ..record import at_once, ready_made, record
from .limits import Limits
from .passing import Passing, Refusing, passed_over
from .seats import left_of, left_of_last


@record(frozen=True)
class StockFrame(Frame):
    """A stock round: whose turn comes, passes in a row, who bought or sold last, who sold what."""

    stage: ClassVar[str] = "stock"
    player: Party
    passes: int = 0
    last: Party = NOBODY
    sold: tuple[tuple[Party, int], ...] = ()
    """By player: bitmask of corporations of which he has sold shares in this round."""
    tally: tuple[tuple[str, Party], ...] = field(default=(), metadata={UNTOLD: True})
    """What else was done for corporations in this round and counts, such as "redeem"."""

    def sold_by(self, player: Party) -> int:
        """The corporations of which a player has sold shares in this round, as a bitmask."""
        for one, corps in self.sold:
            if one == player:
                return corps
        return 0


@record(frozen=True)
class StockTurn(Frame):
    """A player's turn: what he has bought, and the blocks he has sold with their prices."""

    stage: ClassVar[str] = "stock_turn"
    player: Party
    purchases: int = 0
    bought: Party = NOBODY
    """The corporation whose shares he has bought; nobody, too, if his purchase was something else."""
    source: Party = NOBODY
    blocks: tuple[tuple[Party, int, int], ...] = ()
    founded: bool = False
    """His purchase was the foundation of a corporation."""
    sold_since: bool = False
    """He has sold shares after his purchase, so that is complete."""
    acted_for: Party = field(default=NOBODY, metadata={UNTOLD: True})
    """The corporation for which he has acted instead of for himself."""

    def concerns(self) -> Party:
        return self.player


def open_stock_round(t: Table) -> None:
    """The player with the priority deal begins [1830-SR.1]."""
    t.enter(StockFrame(t.state.order[0]))


@final
@dataclass(frozen=True)
class StockRound(Stage):
    """Turns go round until all players pass in succession [1830-SR.3, 1830-SR.4]."""

    close: tuple[Callable[[Table], None], ...] = ()
    """What happens at the end."""
    begin_turn: tuple[Callable[[Table], None], ...] = ()
    """What happens before each turn."""
    new_order: Callable[[Table, Party], None] = left_of_last
    """Who comes first when the round is over, perhaps by who acted last in it."""

    def actor(self, t: Table) -> Party:
        return NOBODY

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return ()

    def advance(self, t: Table) -> None:
        now = t.frame(StockFrame)
        if now.passes < len(t.state.order):
            for effect in self.begin_turn:
                effect(t)
            t.enter(StockTurn(now.player))
            return
        for effect in self.close:
            effect(t)
        t.leave()
        self.new_order(t, now.last)


TURN, SPARED = "turn", "spared"
"""What a round remembers, where that matters: of turns, the first one of each player, and that there was another; and
who came above the certificate limit while it was under way."""


def note_turn(t: Table) -> None:
    """Before a turn: the round remembers whether it is its player's first one."""
    now = t.frame(StockFrame)
    if now.tally.count((TURN, now.player)) < 2:
        t.amend(now, tally=(*now.tally, (TURN, now.player)))


def spare_deposed(t: Table) -> None:
    """A watch: whoever comes above the certificate limit because somebody takes a presidency from him, and gives him
    more certificates for it, need not sell in this round [1848-C-29]. Whoever was above it before must all the same."""
    now, event = t.find(StockFrame), t.woken_by
    assert isinstance(event, PresidencyPassed)
    if now is not None and is_above_limit(t, event.old) and not is_above_limit(Table(t.title, t.before), event.old):
        t.amend(now, tally=(*now.tally, (SPARED, event.old)))


def is_above_limit(t: Table, player: Party) -> bool:
    """Has a player more certificates than he may have?"""
    return t.title.certificates(t, player) > t.title.certificate_limit(t, player)


def must_come_down(t: Table, player: Party) -> bool:
    """Must a player who is above the certificate limit sell now? He must in his first turn of a stock round, if he was
    above it when the round began [1848-12.2.1c]."""
    now = t.find(StockFrame)
    return now is not None and now.tally.count((TURN, player)) < 2 and (SPARED, player) not in now.tally


def turn_player(t: Table) -> Party:
    """Whose stock turn it is."""
    return t.frame(StockTurn).player


def end_turn(t: Table) -> None:
    """The turn is over; one in which nothing was done counts as a pass [1830-SR.2]."""
    turn, now = t.frame(StockTurn), t.frame(StockFrame)
    following = left_of(t, turn.player)
    if turn.purchases or turn.blocks or turn.acted_for != NOBODY:
        t.leave_to(now, player=following, passes=0, last=turn.player)
    else:
        t.emit(Passed(turn.player, "stock"))
        t.leave_to(now, player=following, passes=now.passes + 1)


@final
@ready_made
@dataclass(frozen=True)
class PlayerTurn(Stage):
    """One player's stock turn; who is over a limit must sell first [1830-SL.5, 1830-SL.6]."""

    selling: Step[SellShares]
    others: tuple[Step[Any], ...]
    limits: Limits
    anytime: tuple[Step[Any], ...] = ()
    asked: Callable[[Table], bool] = passed_over
    """Does a turn wait for somebody who can do nothing in it?"""
    bars: Callable[[Table, Party], bool] | None = None
    """Is there something because of which a player may do nothing now but sell? By default there is nothing."""
    bar: str = "not_now"
    """The reason that he is given."""
    despite: tuple[Step[Any], ...] = ()
    """What he may do all the same, and everybody else too."""
    may_stay_above: bool = False
    """Whoever is over a limit may sell or pass; by default he must sell."""

    @at_once
    def _all(self) -> tuple[Step[Any], ...]:
        return (self.selling, *self.others, *self.despite, Passing(turn_player, end_turn, self.asked))

    @at_once
    def _only_selling(self) -> dict[str, tuple[Step[Any], ...]]:
        """By the limit that is exceeded: selling, and why nothing else is allowed."""
        return {
            excess: (
                self.selling,
                Passing(turn_player, end_turn) if self.may_stay_above else Refusing(Pass, excess),
                *(Refusing(step.takes, excess, step) for step in (*self.others, *self.despite)),
            )
            for excess in ("over_limit", "over_holding")
        }

    @at_once
    def _no_purchase(self) -> tuple[Step[Any], ...]:
        """Selling, passing, and what may be done all the same; and why nothing else is allowed."""
        return (
            self.selling,
            *self.despite,
            *(Refusing(step.takes, self.bar, step) for step in self.others),
            Passing(turn_player, end_turn, self.asked),
        )

    def actor(self, t: Table) -> Party:
        return t.frame(StockTurn).player

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        excess = self.limits.exceeded(t, t.frame(StockTurn).player)
        if excess is not None and self.selling.open(t):
            return self._only_selling[excess]
        is_barred = self.bars is not None and self.bars(t, t.frame(StockTurn).player)
        return self._no_purchase if is_barred else self._all

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        return self.anytime

    def advance(self, t: Table) -> None:
        end_turn(t)
