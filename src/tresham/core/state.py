"""Everything that can change during a game, as one immutable record."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, ClassVar

from ..record import record
from ..track.ids import Hex, Lay
from .ids import NOBODY, Cell, Party, PhaseId, TrainKind
from .older_forms import CHARTERS, FORM, HOMELESS
from .title_memory import NO_EXTRAS, Extras

if TYPE_CHECKING:
    from .title import Title

UNTOLD = "untold"
"""Marks a field that is younger than the format of saved games: it is written only if it differs from its default, so
that older positions keep their fingerprints. See `written` for fields that have become more than they were."""


class Life(IntEnum):
    """Where a corporation stands in its life."""

    ABSENT = 0
    """Not in this game."""
    WAITING = 1
    """In the box: it can be started when the rules allow."""
    OPEN = 2
    """It has a president, or had one."""
    CLOSED = 3
    """Gone for good."""
    TAKEN_OVER = 4
    """Gone for good: another corporation has what it had."""
    READY = 5
    """It was closed, and can be started anew when the rules allow."""

    @property
    def can_start(self) -> bool:
        """Might it be started, now or later?"""
        return self in STARTABLE

    @property
    def is_gone(self) -> bool:
        """Does nobody have to reckon with it any more?"""
        return self in GONE


STARTABLE = frozenset({Life.WAITING, Life.READY})
GONE = frozenset({Life.ABSENT, Life.CLOSED, Life.TAKEN_OVER})


@record(frozen=True)
class Frame:
    """A round, a turn or a duty in progress. What must be remembered while it lasts lives in its fields.

    Every kind of frame is a `@record(frozen=True)` like this one.
    """

    stage: ClassVar[str]
    """The name of the stage that rules it."""
    promises: ClassVar[bool] = False
    """Money may be promised in it."""

    @classmethod
    def comes_up(cls, title: Title) -> bool:
        """Can it come to this in a title whose rules make such a frame? Some lack what it would be about."""
        return True

    def holds(self, party: Party) -> int:
        """How much of a party's cash is promised in this frame and cannot be spent elsewhere."""
        return 0

    def concerns(self) -> Party:
        """The party that the frame belongs to; when it leaves the game, so does the frame."""
        return NOBODY


@record(frozen=True)
class Due(Frame):
    """Effects that must still happen, the first one next. An effect that asks a question leaves the rest waiting."""

    stage: ClassVar[str] = "due"
    todo: tuple[tuple[str, tuple[int, ...]], ...] = ()


@dataclass(frozen=True)
class Board:
    """What lies on the map."""

    lays: tuple[Lay, ...]
    """By Hex: the tile with its rotation, printed patterns included."""
    tokens: tuple[Party, ...]
    """By Slot: whose token stands there."""
    beside: tuple[tuple[Hex, Party], ...] = ()
    """Tokens on a hex but in no slot yet."""
    markers: tuple[tuple[Hex, str, Party], ...] = ()
    """Rights and bonuses placed on hexes: where, which, whose."""


class Moment(StrEnum):
    """When an announced end comes, the nearest moment first."""

    NOW = "now"
    TURN = "turn"
    """When the turn under way is over, or that of a corporation which the title names."""
    SET = "set"
    """When the set of rounds is complete; in a stock round that is the set which it opens."""
    NEXT_SET = "next_set"
    """When the set after this one is complete."""

    def is_before(self, other: Moment) -> bool:
        """Does it come earlier than another one?"""
        return MOMENTS.index(self) < MOMENTS.index(other)


MOMENTS = tuple(Moment)


@dataclass(frozen=True)
class Ending:
    """The game is going to end: why, and when."""

    cause: str
    moment: Moment


@dataclass(frozen=True)
class State:
    """Everything that can change during a game, and nothing else."""

    cash: tuple[int, ...]
    """By Party; a player's may be negative where a title says so."""
    certs: tuple[Party, ...]
    """By Cert: who holds it."""
    privates: tuple[Party, ...]
    """By Private: who owns it, or owned it when it closed; the bank before it is sold."""
    closed: int
    """Bitmask of Private."""
    trains: tuple[Party, ...]
    """By Train: BANK is the depot, POOL the discarded ones, NOBODY is out of the game."""
    faces: tuple[TrainKind, ...]
    """By Train: the type that the card shows."""
    price: tuple[Cell, ...]
    """By Party: where its marker stands."""
    par: tuple[Cell, ...]
    """By Party: where it started."""
    stack: tuple[Party, ...]
    """Markers in the order in which they came to their present cells."""
    life: tuple[Life, ...]
    """By Party; of interest for corporations."""
    floated: int
    """Bitmask of Party; likewise `operated`."""
    operated: int
    spent: int
    """Bitmask of powers used up, by Private."""
    charter: tuple[tuple[int, ...], ...] = field(metadata={FORM: CHARTERS})
    """By Party: what each token left on its charter costs, the next one first."""
    homeless: int = field(metadata={FORM: HOMELESS})
    """Bitmask of Party: corporations that have still to place the token of their home."""
    board: Board
    order: tuple[Party, ...]
    """Players still in the game, in the order of play, the one with the priority deal first."""
    phase: PhaseId
    agenda: tuple[Frame, ...]
    """Control stack, the frame in charge last; empty means that the game is over."""
    chance: int
    """The random generator, as a number."""
    ending: Ending | None = None
    extra: Extras = NO_EXTRAS
    """What the mechanisms of the title remember."""
    agreed: int = field(default=0, metadata={UNTOLD: True})
    """Bitmask of Party: the players who would end the game here."""
    rusted: int = field(default=0, metadata={UNTOLD: True})
    """Bitmask of TrainKind: faces that no card shows any more, of cards that have other faces."""
