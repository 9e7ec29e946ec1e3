"""Tiles and stations."""

from __future__ import annotations

from dataclasses import field

from ...record import record
from ...track.ids import Hex, Lay, Slot
from ..frozen import but, moved, put, put_all, put_each
from ..ids import BANK, NOBODY, Party
from ..state import UNTOLD, State
from .base import Event


@record(frozen=True, slots=True)
class TileLaid(Event):
    """A tile comes on the map; tokens whose slots have other numbers on the new tile are carried along."""

    by: Party
    hex: Hex
    lay: Lay
    cost: int
    carried: tuple[tuple[Slot, Slot], ...] = ()

    def apply(self, s: State) -> State:
        board = s.board
        tokens = board.tokens
        if self.carried:
            cleared = put_all(tokens, tuple((old, NOBODY) for old, _ in self.carried))
            tokens = put_all(cleared, tuple((new, board.tokens[old]) for old, new in self.carried))
        board = but(board, lays=put(board.lays, self.hex, self.lay), tokens=tokens)
        if not self.cost:
            return but(s, board=board)
        return but(s, board=board, cash=moved(s.cash, self.by, BANK, self.cost))


@record(frozen=True, slots=True)
class TokenPlaced(Event):
    """A station comes into a slot."""

    by: Party
    slot: Slot
    cost: int

    def apply(self, s: State) -> State:
        return but(
            s,
            board=but(s.board, tokens=put(s.board.tokens, self.slot, self.by)),
            charter=put(s.charter, self.by, s.charter[self.by][1:]),
            homeless=s.homeless & ~(1 << self.by),
            cash=moved(s.cash, self.by, BANK, self.cost),
        )


@record(frozen=True, slots=True)
class TokenTaken(Event):
    """A corporation takes over another one's station with a token of its own; the other's goes back to its charter."""

    by: Party
    seller: Party
    slot: Slot
    price: int
    returns_at: int = field(default=0, metadata={UNTOLD: True})
    """What the seller pays if he places that token again."""

    def apply(self, s: State) -> State:
        left, again = s.charter[self.by][1:], (*s.charter[self.seller], self.returns_at)
        return but(
            s,
            board=but(s.board, tokens=put(s.board.tokens, self.slot, self.by)),
            charter=put_all(s.charter, ((self.by, left), (self.seller, again))),
            homeless=s.homeless & ~(1 << self.by),
            cash=moved(s.cash, self.by, self.seller, self.price),
        )


@record(frozen=True, slots=True)
class TokensInherited(Event):
    """All tokens of one corporation are another one's from now on: those that stand on the map stand there for it."""

    by: Party
    old: Party
    slots: tuple[Slot, ...]
    prices: tuple[int, ...]
    """What each token pays to be placed that comes to its charter."""

    def apply(self, s: State) -> State:
        board = s.board
        return but(
            s,
            board=but(
                board,
                tokens=put_each(board.tokens, self.slots, self.by),
                beside=tuple((hex, self.by if owner == self.old else owner) for hex, owner in board.beside),
            ),
            charter=put_all(s.charter, ((self.old, ()), (self.by, (*s.charter[self.by], *self.prices)))),
        )


@record(frozen=True, slots=True)
class TokenReturned(Event):
    """A station leaves the map; its token may be placed again for a price."""

    by: Party
    slot: Slot
    price: int

    def apply(self, s: State) -> State:
        return but(
            s,
            board=but(s.board, tokens=put(s.board.tokens, self.slot, NOBODY)),
            charter=put(s.charter, self.by, (*s.charter[self.by], self.price)),
        )


@record(frozen=True, slots=True)
class TokensRepriced(Event):
    """The tokens left on a charter cost something else from now on."""

    by: Party
    prices: tuple[int, ...]

    def apply(self, s: State) -> State:
        return but(s, charter=put(s.charter, self.by, self.prices))


@record(frozen=True, slots=True)
class TokenLost(Event):
    """A station leaves the map for good."""

    by: Party
    slot: Slot

    def apply(self, s: State) -> State:
        return but(s, board=but(s.board, tokens=put(s.board.tokens, self.slot, NOBODY)))


@record(frozen=True, slots=True)
class TileDestroyed(Event):
    """A tile is lost, and the stations on it for good; the hex is as printed again."""

    hex: Hex
    lay: Lay
    """What is printed there."""
    slots: tuple[Slot, ...]
    """Where stations stood."""
    owners: tuple[Party, ...]

    def apply(self, s: State) -> State:
        board = s.board
        tokens = put_each(board.tokens, self.slots, NOBODY)
        return but(s, board=but(board, lays=put(board.lays, self.hex, self.lay), tokens=tokens))


@record(frozen=True, slots=True)
class MarkerPlaced(Event):
    """A marker comes on a hex: a right of its owner there."""

    by: Party
    hex: Hex
    kind: str

    def apply(self, s: State) -> State:
        return but(s, board=but(s.board, markers=(*s.board.markers, (self.hex, self.kind, self.by))))


@record(frozen=True, slots=True)
class TokenBeside(Event):
    """A station comes on a hex that has no slot to say which city it means."""

    by: Party
    hex: Hex

    def apply(self, s: State) -> State:
        return but(
            s,
            board=but(s.board, beside=(*s.board.beside, (self.hex, self.by))),
            charter=put(s.charter, self.by, s.charter[self.by][1:]),
            homeless=s.homeless & ~(1 << self.by),
        )


@record(frozen=True, slots=True)
class TokenLifted(Event):
    """A station leaves its slot and lies on the hex: somebody is to say in which city it stands."""

    by: Party
    hex: Hex
    slot: Slot

    def apply(self, s: State) -> State:
        board = s.board
        beside = (*board.beside, (self.hex, self.by))
        return but(s, board=but(board, beside=beside, tokens=put(board.tokens, self.slot, NOBODY)))


@record(frozen=True, slots=True)
class TokenSettled(Event):
    """A station that lay beside the slots gets its slot."""

    by: Party
    hex: Hex
    slot: Slot

    def apply(self, s: State) -> State:
        board = s.board
        return but(
            s,
            board=but(
                board,
                beside=tuple(one for one in board.beside if one != (self.hex, self.by)),
                tokens=put(board.tokens, self.slot, self.by),
            ),
        )
