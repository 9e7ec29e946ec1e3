"""Blocks of shares that are sold, and when their prices move: at once, or when the seller's turn is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.ids import NOBODY, Party
from ..core.state import Frame
from ..core.table import Stage, Step, Table
from ..record import record
from .operating import OperatingTurn
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


Drop = Callable[[Table, Party, int], None]
"""What the sale of so many shares of a corporation does to its marker."""

Moves = Callable[[Table, Block, Drop], None]
"""When a sale does that."""


def at_once(t: Table, block: Block, drop: Drop) -> None:
    """The marker moves with the sale."""
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
