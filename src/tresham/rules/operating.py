"""Operating rounds: corporations act one after the other, each through the parts of its turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, final

from ..core.action import Action, Pass
from ..core.event import Passed
from ..core.ids import NOBODY, Party, Private
from ..core.illegal import Illegal
from ..core.stage import Stage, Step
from ..core.state import Frame
from ..core.table import Table
from ..record import at_once, ready_made, record
from ..track.ids import Hex, Lay
from .market import operating_order
from .passing import Passing, Refusing


@record(frozen=True)
class OperatingFrame(Frame):
    """An operating round: who may act in it, and who has."""

    stage: ClassVar[str] = "operating"
    eligible: int
    acted: int = 0
    queue: tuple[Party, ...] = ()
    """The order of play where it is settled in advance."""


@record(frozen=True)
class OperatingTurn(Frame):
    """A corporation's turn, and all that must be remembered until it is over."""

    stage: ClassVar[str] = "operating_turn"
    corp: Party
    part: int = 0
    """Which part of the turn is under way."""
    begun: bool = False
    """The corporation has done something, if only to decline."""
    laid: tuple[tuple[Hex, Lay], ...] = ()
    """Tiles laid as the normal track action."""
    opened: Private | None = None
    """The private whose tile allows a token in this turn."""
    tokened: bool = False
    ran: bool = False
    revenue: int = 0
    paid: bool = False
    last_sale: int = 0
    """What the last share fetched that the president sold to help; 0 if he sold none."""
    is_first: bool = False
    """The corporation has not operated before."""
    confined: tuple[Hex, ...] = ()
    """A power was used that allows tiles and tokens only here; empty if they may be anywhere."""
    tally: tuple[str, ...] = ()
    """What else was done in this turn and counts, such as "issue"."""

    def concerns(self) -> Party:
        return self.corp


def open_operating_round(t: Table) -> None:
    """Corporations that have floated by now will act [1830-OR.5]."""
    t.enter(OperatingFrame(eligible=t.state.floated))


Eligible = Callable[[Table, OperatingFrame], int]
"""Who has a place in a round, as a bitmask."""

Order = Callable[[Table, OperatingFrame, int], list[Party]]
"""Some corporations of a round in the order in which they act."""


def floated_before(t: Table, now: OperatingFrame) -> int:
    """Those that had floated when the round began, and are still there [1830-OR.5]."""
    return now.eligible & t.state.floated


def dearest_first(t: Table, now: OperatingFrame, corps: int) -> list[Party]:
    """Whoever stands highest on the market; that is looked at anew before each turn [1830-OR.1]."""
    return operating_order(t, corps)


def is_ready(t: Table, corp: Party) -> bool:
    """Whoever has a place in the round acts when it comes."""
    return True


@final
@dataclass(frozen=True)
class OperatingRound(Stage):
    """One corporation after the other, until none is left that may act."""

    begin: tuple[Callable[[Table, Party], None], ...] = ()
    """What happens at the start of each turn."""
    eligible: Eligible = floated_before
    """Who has a place; it is asked before each turn, so a corporation may enter the round under way."""
    order: Order = dearest_first
    ready: Callable[[Table, Party], bool] = is_ready
    """May a corporation act? If not, it is passed over when its place comes, and not called again in this round."""

    def actor(self, t: Table) -> Party:
        return NOBODY

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return ()

    def advance(self, t: Table) -> None:
        now = t.frame(OperatingFrame)
        for corp in self.waiting(t, now):
            now = t.amend(now, acted=now.acted | 1 << corp)
            if self.ready(t, corp):
                self._begin_turn(t, corp)
                return
        t.leave()

    def waiting(self, t: Table, now: OperatingFrame) -> list[Party]:
        """Those still to act, as things stand, the next one first."""
        return self.order(t, now, self.eligible(t, now) & ~now.acted)

    def _begin_turn(self, t: Table, corp: Party) -> None:
        t.enter(OperatingTurn(corp, is_first=not t.state.operated >> corp & 1))
        for effect in self.begin:
            effect(t, corp)


def turn_corp(t: Table) -> Party:
    """The corporation whose turn it is."""
    return t.frame(OperatingTurn).corp


def tally(t: Table, word: str) -> None:
    """The turn remembers something that was done."""
    turn = t.frame(OperatingTurn)
    t.amend(turn, tally=(*turn.tally, word))


def always(t: Table) -> bool:
    """A part that may be declined."""
    return True


def never(t: Table) -> bool:
    """A part that may not be declined while there is something to do."""
    return False


@dataclass(frozen=True)
class Part:
    """One part of an operating turn: its verbs, whether it may be declined, and what follows it in any case."""

    name: str
    steps: tuple[Step[Any], ...]
    optional: Callable[[Table], bool] = always
    duty: str = "not_now"
    """The reason why it cannot be declined when it is not optional."""
    after: Callable[[Table], None] | None = None
    before: Callable[[Table], None] | None = None
    """What happens when it begins."""
    hope: Callable[[Table], bool] | None = None
    """Nothing can be done in it, but what is open at any time might change that: then nobody is hurried past it."""
    waits: Callable[[Table], bool] | None = None
    """It waits until somebody declines it, although nothing can be done in it."""
    beside: tuple[Step[Any], ...] | None = None
    """What else may be done meanwhile, if that is not all that may be done at any point of the turn."""


def waiting(parts: Sequence[Part], waits: Mapping[str, Callable[[Table], bool]]) -> tuple[Part, ...]:
    """The parts of a turn, of which those with these names wait."""
    return tuple(replace(part, waits=waits.get(part.name, part.waits)) for part in parts)


@final
@ready_made
@dataclass(frozen=True)
class CorporationTurn(Stage):
    """The parts of a turn in their order [1830-OR.3].

    A part in which nothing can be done is passed over, unless something that may be done at any point of the turn could
    still bring it to life: then it waits until that is done or declined. Once declined it is not asked for again before
    the next thing happens.
    """

    parts: tuple[Part, ...]
    anytime: tuple[Step[Any], ...] = ()
    finish: tuple[Callable[[Table, Party], None], ...] = ()
    """What happens when a corporation has completed its turn."""

    @at_once
    def _verbs(self) -> tuple[tuple[Sequence[Step[Any]], Sequence[Step[Any]]], ...]:
        """By part: its verbs without and with the right to decline."""
        passing = Passing(turn_corp, self._decline)
        return tuple(((*part.steps, Refusing(Pass, part.duty)), (*part.steps, passing)) for part in self.parts)

    @at_once
    def _same_verbs(self) -> tuple[Sequence[Step[Any]], ...]:
        """By part: its verbs, where it may always or never be declined; none where that depends on the table."""
        return tuple(
            verbs[part.optional is always] if part.optional in (always, never) else ()
            for part, verbs in zip(self.parts, self._verbs, strict=True)
        )

    def actor(self, t: Table) -> Party:
        return t.frame(OperatingTurn).corp

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        at = t.frame(OperatingTurn).part
        return self._same_verbs[at] or self._verbs[at][self.parts[at].optional(t)]

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        beside = self.parts[t.frame(OperatingTurn).part].beside
        return self.anytime if beside is None else beside

    @at_once
    def patient(self) -> bool:  # type: ignore[override]  # worked out once: it is asked for after every action
        return any(part.waits is not None for part in self.parts)

    def waits(self, t: Table) -> bool:
        waits = self.parts[t.frame(OperatingTurn).part].waits
        return waits is not None and waits(t)

    def played(self, t: Table, action: Action) -> None:
        turn = t.find(OperatingTurn)
        if turn is not None and turn.corp == action.by and not turn.begun:
            waits = t.waits()
            t.amend(turn, begun=True)
            if waits:
                t.wait()

    def explain(self, t: Table, action: Action) -> None:
        turn, kind = t.frame(OperatingTurn), action.__class__
        for number, part in enumerate(self.parts):
            for step in part.steps:
                if step.takes is kind and step.suits(t, action) and action.by == (step.actor(t) or turn.corp):
                    is_over = number < turn.part
                    try:
                        step.check(t, action)
                    except Illegal as refused:  # until a part comes, everything may change but who is to speak in it
                        if is_over or refused.code == "not_your_turn":
                            raise
                    t.refuse("part_is_over" if is_over else "part_comes_later", step.__class__.__name__)

    def advance(self, t: Table) -> None:
        hope = self.parts[t.frame(OperatingTurn).part].hope
        if hope is not None and hope(t):
            t.wait()
        else:
            self._go_on(t)

    def _go_on(self, t: Table, declined: Part | None = None) -> None:
        """Leave a part, which somebody may have declined, for the next one with something to decide, do or hope for."""
        turn = t.frame(OperatingTurn)
        after = self.parts[turn.part].after
        if after is not None:
            after(t)
            turn = t.frame(OperatingTurn)
        coming, is_open = self._next_part(t, turn.part, declined)
        if coming < len(self.parts):
            t.amend(turn, part=coming)
            before = self.parts[coming].before
            if before is not None:
                before(t)
            elif is_open:
                t.wait()
        else:
            t.leave()
            for effect in self.finish:
                effect(t, turn.corp)

    def _next_part(self, t: Table, at: int, declined: Part | None) -> tuple[int, bool]:
        """The next part that has something to decide or to do, and whether it is known to have something to decide.

        Those in between are passed over at once.
        """
        last = len(self.parts) - 1
        for coming in range(at + 1, last):
            part = self.parts[coming]
            if part.after is not None or part.before is not None:
                return coming, False
            if part.waits is not None and part.waits(t):
                return coming, True
            for step in part.steps:
                if step.open(t):
                    return coming, True
            if part.hope is not None and part.hope(t) and (declined is None or _has_choices(t, declined)):
                return coming, True
        return max(at + 1, last), False

    def _decline(self, t: Table) -> None:
        turn = t.frame(OperatingTurn)
        declined = self.parts[turn.part]
        t.emit(Passed(turn.corp, declined.name))
        self._go_on(t, declined)


def _has_choices(t: Table, part: Part) -> bool:
    """Was there anything to decline in a part? Whoever declined a mere hope has said that he hopes for nothing more."""
    return (part.waits is not None and part.waits(t)) or any(step.open(t) for step in part.steps)
