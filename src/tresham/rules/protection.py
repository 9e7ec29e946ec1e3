"""Price protection: a president buys what others have sold of his corporation, and its price does not move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import BuyShares
from ..core.event import Event, Passed, SharesBought
from ..core.ids import BANK, NOBODY, POOL, Cert, Party
from ..core.stage import Choice, Stage, Step
from ..core.state import Frame
from ..core.table import Table
from ..record import cached_property, record
from .limits import Limits
from .mechanism import Mechanism
from .passing import Passing
from .pending_sales import Block, Drop, SettlingBlocks
from .seats import left_of
from .shares import settle_presidency
from .stock import StockFrame


@record(frozen=True)
class Protection(Frame):
    """A president is asked whether he buys a block of his corporation that somebody else has sold."""

    stage: ClassVar[str] = "protection"
    block: Block

    def concerns(self) -> Party:
        return self.block.corp


@record(frozen=True, slots=True)
class PriceProtected(Event):
    """A president takes over a block at the price at which it was sold, so that the marker stays."""

    by: Party
    corp: Party
    shares: int


Price = Callable[[Table, Block], int]
"""What a president pays for each share of a block."""


def as_sold(t: Table, block: Block) -> int:
    """What it fetched [1850-SR.PP.1]."""
    return block.price


@final
@dataclass(frozen=True)
class AskingPresident:
    """Whoever presided before the sale is asked, if he can pay for the whole block and has room for it
    [1850-SR.PP.4, 1850-SR.PP.5]. Nobody is, if he has sold it himself [1850-SR.PP.11]."""

    limits: Limits
    price: Price = as_sold

    def __call__(self, t: Table, block: Block) -> bool:
        player = block.president
        if player in (NOBODY, block.seller) or t.purse(player) < block.shares * self.price(t, block):
            return False
        if not self.limits.has_room_for(t, player, block.corp, len(block.certs)):
            return False
        t.enter(Protection(block))
        return True


def asked(t: Table) -> Party:
    """The president who is asked."""
    return t.frame(Protection).block.president


def _alike(t: Table, certs: Sequence[Cert]) -> list[tuple[Party, Party, int]]:
    """What certificates are and where they lie: copies come to the same."""
    return sorted((t.title.cert_corp[cert], t.state.certs[cert], t.title.cert_size[cert]) for cert in certs)


@final
@dataclass(frozen=True)
class ProtectingPrice(Step[BuyShares]):
    """Buy all of a block for what it fetched [1850-SR.PP.1]; in a stock round the next turn is then that of the player
    to his left [1850-SR.PP.10]."""

    takes = BuyShares
    group = "shares"
    price: Price = as_sold

    def candidates(self, t: Table) -> Iterator[Choice]:
        block = t.frame(Protection).block
        yield Choice(BuyShares(block.president, block.certs))

    def check(self, t: Table, action: BuyShares) -> None:
        block, certs = t.frame(Protection).block, action.certs
        t.require(len(set(certs)) == len(certs), "whole_block", shares=block.shares)
        t.require(_alike(t, certs) == _alike(t, block.certs), "whole_block", shares=block.shares)

    def play(self, t: Table, action: BuyShares) -> None:
        block, player = t.frame(Protection).block, action.by
        t.leave()
        t.emit(PriceProtected(player, block.corp, block.shares))
        cost = block.shares * self.price(t, block)
        t.emit(SharesBought(player, block.corp, action.certs, block.shares, POOL, BANK, cost))
        settle_presidency(t, block.corp)
        now = t.find(StockFrame)
        if now is not None:
            t.amend(now, player=left_of(t, player), passes=0, last=player)


@final
@dataclass(frozen=True)
class ProtectingPrices(Stage):
    """He buys the block, or lets the price fall [1850-SR.PP.3]."""

    drop: Drop
    price: Price = as_sold
    fallen: Callable[[Table], None] | None = None
    """What happens in the same breath when he has let it fall."""

    @cached_property
    def _verbs(self) -> Sequence[Step[Any]]:
        return ProtectingPrice(self.price), Passing(asked, self._let_fall)

    def actor(self, t: Table) -> Party:
        return asked(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return self._verbs

    def _let_fall(self, t: Table) -> None:
        block = t.frame(Protection).block
        t.emit(Passed(block.president, Protection.stage))
        t.leave()
        self.drop(t, block.corp, block.shares)
        if self.fallen is not None:
            self.fallen(t)

    def advance(self, t: Table) -> None:
        raise AssertionError("he is asked only if he can")


def price_protection(limits: Limits, drop: Drop, price: Price = as_sold) -> Mechanism:
    """Sales whose price waits until the turn is over, when presidents may keep it from falling; `drop` is how it
    falls. It takes sales that move their markers later (`pending`)."""
    return Mechanism(
        stages={
            "sold_blocks": SettlingBlocks(drop, AskingPresident(limits, price)),
            Protection.stage: ProtectingPrices(drop, price),
        }
    )
