"""Blocks of shares that are sold, and when their prices move: at once, or when the seller's turn is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.ids import NOBODY, Cert, Party
from ..core.stage import Stage, Step
from ..core.state import Frame
from ..core.table import Table
from ..record import record
from .operating import OperatingTurn, tally
from .stock import StockTurn


@record(frozen=True)
class Block:
    """Shares of one corporation that were sold together."""

    seller: Party
    corp: Party
    shares: int
    price: int
    """What one share fetched."""
    president: Party
    """Who presided before the sale."""
    certs: tuple[Cert, ...] = ()
    """What was delivered."""


Drop = Callable[[Table, Party, int], None]
"""What the sale of so many shares of a corporation does to its marker."""

Moves = Callable[[Table, Block, Drop], None]
"""When a sale does that."""


def at_once(t: Table, block: Block, drop: Drop) -> None:
    """The marker moves with the sale."""
    drop(t, block.corp, block.shares)


def once_a_turn(t: Table, block: Block, drop: Drop) -> None:
    """The marker moves with the first block of a turn; what more of it is sold in that turn belongs to the same sale
    [18CZ-IX.3.1, 18CZ-C08]."""
    turn = t.find(StockTurn)
    if turn is None or all(corp != block.corp for corp, _, _ in turn.blocks):
        drop(t, block.corp, block.shares)


@record(frozen=True)
class SoldBlocks(Frame):
    """Blocks whose markers have not moved yet. They lie beneath the turn in which they were sold, so that their hour
    comes as soon as the turn is over, whatever ends it."""

    stage: ClassVar[str] = "sold_blocks"
    blocks: tuple[Block, ...] = ()


def pending(t: Table, block: Block, drop: Drop) -> None:
    """The marker stays until the turn is over, be it a player's or a corporation's."""
    turn = _turn(t)
    if turn is None:
        drop(t, block.corp, block.shares)
        return
    waiting = t.find(SoldBlocks)
    if waiting is None:
        t.enter_under(SoldBlocks((block,)), turn)
    else:
        t.amend(waiting, blocks=(*waiting.blocks, block))


OWN_BLOCK = "own_block"
"""What a corporation's turn remembers of a sale of its own shares."""


@final
@dataclass(frozen=True)
class OwnAtOnce:
    """In a corporation's turn its own marker moves with the sale, all others when the turn is over [1850-EM.4]."""

    drop: Drop | None = None
    """How its own marker moves, if otherwise than those of others."""

    def __call__(self, t: Table, block: Block, drop: Drop) -> None:
        if t.frame(OperatingTurn).corp != block.corp:
            pending(t, block, drop)
            return
        tally(t, OWN_BLOCK)
        (self.drop or drop)(t, block.corp, block.shares)


def one_block_in_need(t: Table, corp: Party) -> bool:
    """In one emergency the shares of each corporation are sold in at most one block [1850-EM.6]."""
    turn, waiting = t.find(OperatingTurn), t.find(SoldBlocks)
    if turn is not None and turn.corp == corp:
        return OWN_BLOCK not in turn.tally
    return waiting is None or all(block.corp != corp for block in waiting.blocks)


def _turn(t: Table) -> Frame | None:
    """The turn under way."""
    return next((one for one in reversed(t.agenda) if isinstance(one, StockTurn | OperatingTurn)), None)


def nobody_asked(t: Table, block: Block) -> bool:
    """No price can be kept from moving."""
    return False


@final
@dataclass(frozen=True)
class SettlingBlocks(Stage):
    """One block after the other is settled, in the order of the sales."""

    drop: Drop
    ask: Callable[[Table, Block], bool] = nobody_asked
    """Is there anybody who may do something about it? He has been asked then, and what he says settles the block."""

    def actor(self, t: Table) -> Party:
        return NOBODY

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return ()

    def advance(self, t: Table) -> None:
        now = t.frame(SoldBlocks)
        block, *others = now.blocks
        if others:
            t.amend(now, blocks=tuple(others))
        else:
            t.leave()
        if t.price(block.corp) is not None and not self.ask(t, block):
            self.drop(t, block.corp, block.shares)
