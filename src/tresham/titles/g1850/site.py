"""What 1850 is like on the public site 18xx.games, where that differs from the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, final

from ...core.action import SellShares
from ...core.event import CorporationClosed, Event, IncomePaid, Passed, RoundBegan, SharesBought
from ...core.ids import NOBODY, POOL, Cell, Party, Private
from ...core.stage import Choice, Stage, Step
from ...core.table import Table
from ...core.title import Title
from ...core.title_memory import Extra
from ...rules.closing import Markers
from ...rules.deals import on_trust
from ...rules.depot import face_price, on_sale
from ...rules.emergency import EmergencySelling, Ruin
from ...rules.limits import Limits
from ...rules.lots import AuctionFrame
from ...rules.market import first_way, one_row_per_share
from ...rules.mechanism import Mechanism, plugged
from ...rules.operating import OperatingFrame, OperatingRound, OperatingTurn
from ...rules.pending_sales import Block, OwnAtOnce, SettlingBlocks, SoldBlocks
from ...rules.privates import BuyingPrivate
from ...rules.protection import ProtectingPrices, Protection
from ...rules.selling import allowed_blocks
from ...rules.shares import shares_held
from ...rules.stock import StockFrame, StockTurn
from ...rules.train_help import Help, TradeMeans, must_buy
from . import rules
from .papers import EARLY_PRICES
from .places import GOAL, MINE
from .site_track import remembered_ways, sells_privates, token_in_chicago

RIGHT_NAMES = {MINE: "Buy Mesabi Token", GOAL: "Place Edge Token"}
"""What one chooses there to buy a right."""

# --- shares ----------------------------------------------------------------------------------------------------------


def pool_first(t: Table, corp: Party, owner: Party) -> bool:
    """A share is redeemed from the pool if one is there, else from the president [1850-DIFF.1]."""
    return owner == POOL if shares_held(t, POOL, corp) else owner == t.president(corp)


def close_sales(t: Table, bought: SharesBought) -> None:
    """After a purchase that goes on after a sale nothing more is sold. What a corporation is paid for a share it may
    spend at once [1850-DIFF.29]."""
    turn = t.frame(StockTurn)
    if turn.sold_since:
        t.amend(turn, sold_since=False)


def never_too_late(turn: StockTurn) -> bool:
    """Shares are offered anew after own deals too [1850-DIFF.2]."""
    return False


def any_number_of_times(t: Table, corp: Party) -> bool:
    """Shares may be offered anew several times in a round [1850-DIFF.3]."""
    return True


def par_of_reissue(t: Table, corp: Party) -> Cell:
    """The whole top row is asked for the nearest price [1850-DIFF.4]."""
    top = sorted({cell.price for cell in t.title.market.cells if cell.row == 0})
    return rules.new_par(t, corp, top)


@dataclass(frozen=True)
class UnsettledSales(Extra):
    """Sales that nobody settles any more, because a bankruptcy has ended the game."""

    unsettled: tuple[tuple[Party, int], ...] = ()
    """Corporations, and how many shares of each."""


def _waiting(t: Table) -> Iterator[tuple[Party, int]]:
    """Sales whose markers have not moved yet."""
    asked, waiting = t.find(Protection), t.find(SoldBlocks)
    blocks = (*((asked.block,) if asked else ()), *(waiting.blocks if waiting else ()))
    yield from ((block.corp, block.shares) for block in blocks)
    yield from t.extra(UnsettledSales).unsettled


@final
@dataclass(frozen=True)
class EndingUnsettled:
    """A bankruptcy ends the game, and certificates are counted as before [1850-DIFF.27]."""

    ruin: Ruin

    def __call__(self, t: Table, player: Party, corp: Party) -> None:
        t.change_extra(UnsettledSales, unsettled=tuple(_waiting(t)))
        self.ruin(t, player, corp)


def zone_after_waiting_sales(t: Table, player: Party, corp: Party) -> str:
    """Everybody's certificates count where the marker would be if nobody protected and there were no ledge
    [1850-DIFF.18]."""
    for sold, shares in _waiting(t):
        if sold == corp and t.price(corp) is not None:
            cell = t.state.price[corp]
            for _ in range(shares):
                cell = first_way(t, cell, "down")
            return t.title.market.cells[cell].zone
    return t.zone(corp)


@final
@dataclass(frozen=True)
class SettlingAfterNextTurn(Stage):
    """Sales of a turn that ends because its corporation closes wait for the end of the turn that comes next, be it in
    the round that follows [1850-DIFF.9]. What nobody can protect falls together: a corporation closes thereby only
    afterwards, and meanwhile its certificates count."""

    settling: SettlingBlocks

    def actor(self, t: Table) -> Party:
        return NOBODY

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return ()

    def advance(self, t: Table) -> None:
        if self._turn_was_cut(t):
            self._go_on_to_next_turn(t)
        else:
            self.settle_on(t)

    def settle_on(self, t: Table) -> None:
        """Blocks are settled until somebody is asked."""
        while isinstance(t.agenda[-1], SoldBlocks):
            self.settling.advance(t)

    def _turn_was_cut(self, t: Table) -> bool:
        """Has the corporation closed that was in turn when the action began, and has nobody had a turn since?"""
        turns = [one.corp for one in t.state.agenda if isinstance(one, OperatingTurn)]
        for event in reversed(t.events):
            if isinstance(event, Passed):
                return False
            if isinstance(event, CorporationClosed) and event.corp in turns:
                return True
        return False

    def _go_on_to_next_turn(self, t: Table) -> None:
        """What lies beneath the blocks goes on: the round, or the calendar if nobody is left in it."""
        blocks, beneath = t.top, t.agenda[-2]
        stage = t.title.stages[beneath.stage]
        if isinstance(beneath, OperatingFrame):
            assert isinstance(stage, OperatingRound)
            if not stage.waiting(t, beneath):
                t.agenda = (*t.agenda[:-2], blocks)
                return
        stage.advance(t)
        if t.agenda and isinstance(t.agenda[-1], OperatingFrame | StockFrame):
            t.agenda = (*(frame for frame in t.agenda if frame is not blocks), blocks)


OWN_FALLS_PLAINLY = OwnAtOnce(one_row_per_share)
"""In an emergency the operating corporation's marker knows no ledge [1850-DIFF.8]."""


@final
@dataclass(frozen=True)
class ComingDownInNeed(Step[SellShares]):
    """Whose corporation must buy a train may come down to the limit, whether or not the money is needed
    [1850-DIFF.40]."""

    takes = SellShares
    group = "shares"
    selling: EmergencySelling
    limits: Limits

    def suits(self, t: Table, action: SellShares) -> bool:
        return self._is_due(t)

    def _is_due(self, t: Table) -> bool:
        """Must a train be bought, and nobody sell for it?"""
        bill = self.selling.bill(t)
        return must_buy(t, t.frame(OperatingTurn).corp) and (bill is None or bill.lack(t) <= 0)

    def actor(self, t: Table) -> Party:
        return self.selling.actor(t)

    def candidates(self, t: Table) -> Iterator[Choice]:
        if self._is_due(t):
            for action in allowed_blocks(t, self.selling.terms, self.actor(t)):
                yield Choice(action)

    def _comes_down(self, t: Table, action: SellShares) -> bool:
        """Is it the smallest block with which a player is no longer above the limit?"""
        corp = t.title.cert_corp[action.certs[0]]
        held = shares_held(t, action.by, corp)
        if not self.limits.holds_too_much(t, action.by, corp, held):
            return False
        return action.shares == held - t.amount(t.title.kind_of[corp].most_shares, action.by)

    def check(self, t: Table, action: SellShares) -> None:
        self.selling.terms.check(t, action)
        t.require(self._comes_down(t, action), "more_than_needed")

    def play(self, t: Table, action: SellShares) -> None:
        _, price = self.selling.terms.sell(t, action)
        t.amend(t.frame(OperatingTurn), last_sale=price)


def by_treasury_unless_short(t: Table, help: Help, corp: Party) -> TradeMeans:
    """Once a share was sold, nothing is paid any more for another corporation's train where the treasury could not pay
    the cheapest one of the bank [1850-DIFF.40]."""
    purse = t.purse(corp)
    is_short = all(face_price(t, train) > purse for train in on_sale(t))
    own = 0 if t.frame(OperatingTurn).last_sale and is_short else purse
    return TradeMeans(own, own)


# --- privates --------------------------------------------------------------------------------------------------------


def late_prices(t: Table, corp: Party, private: Private) -> tuple[int, int] | None:
    """At the end of a turn nothing is bought in phase 2 [1850-DIFF.16]."""
    return rules.private_prices(t, corp, private) if sells_privates(t) else None


def last_purchases(buying: BuyingPrivate) -> tuple[Step[Any], ...]:
    return (BuyingPrivate(on_trust, late_prices),)


def site_fails(t: Table, events: Sequence[Event]) -> str:
    """Two things the site's program does not survive: income in the auction while nobody owns the Crédit Mobilier
    [1850-DIFF.36]; and in phase 2 the turn of a corporation when a private that it might buy then has closed together
    with its owner. And once it waits for nobody, until somebody says something."""
    unsold = not t.title.is_player(t.state.privates[t.title.private("CM")])
    if unsold and t.find(AuctionFrame) and any(isinstance(event, IncomePaid) for event in events):
        return "the program of the site fails when the auction pays income before CM is sold"
    phase = t.title.phases[t.state.phase]
    if t.find(OperatingTurn) and "early_private_sales" in phase.allows:
        for symbol in EARLY_PRICES:
            if t.state.closed >> t.title.private(symbol) & 1:
                return f"the program of the site fails in phase {phase.name} once {symbol} has closed"
    if _stands_still(t, events):
        return "the program of the site stands still when a corporation closes with which alone a player could deal"
    return ""


def _stands_still(t: Table, events: Sequence[Event]) -> bool:
    """When a corporation closes in a stock round, the turn has come already to somebody who can deal in it. If there is
    nothing else for him to do, the site goes on to his neighbour, and does not look whether there is for him."""
    here = list(takewhile(lambda event: not isinstance(event, RoundBegan), events))
    closings = [index for index, event in enumerate(here) if isinstance(event, CorporationClosed)]
    if not closings or t.find(StockFrame) is None:
        return False
    idle = [event.by for event in here[closings[-1] :] if isinstance(event, Passed) and event.step == StockFrame.stage]
    state = t.state
    for event in here[: closings[-1]]:
        if not isinstance(event, CorporationClosed):
            state = event.apply(state)
    could_deal = (place for place, player in enumerate(idle) if _can_deal(Table(t.title, state), player))
    return next(could_deal, len(idle)) < len(idle) - 1


def _can_deal(t: Table, player: Party) -> bool:
    """Could a player do something for himself in a turn that begins now?"""
    now = t.frame(StockFrame)
    t.agenda = (*t.agenda[: t.agenda.index(now) + 1], StockTurn(player))
    return any(step.open(t) for step in t.title.stages[StockTurn.stage].steps(t))


# --- the end of a corporation ----------------------------------------------------------------------------------------


def markers_lie(t: Table, corp: Party, heir: Party) -> Markers:
    """Its token at the destination is not taken away."""
    return t.state.board.markers


def price_now(t: Table, block: Block) -> int:
    """A president who is asked late pays the price of that moment."""
    return t.price(block.corp) or 0


def habits(title: Title) -> Title:
    """The title as the site plays it: it remembers unsettled sales and the map, settles some sales late, and lifts a
    token."""
    waiting, protecting = title.stages[SoldBlocks.stage], title.stages[Protection.stage]
    assert isinstance(waiting, SettlingBlocks)
    assert isinstance(protecting, ProtectingPrices)
    settling = SettlingAfterNextTurn(waiting)
    asking = replace(protecting, fallen=settling.settle_on)
    late = replace(title, stages={**title.stages, SoldBlocks.stage: settling, Protection.stage: asking})
    sales = Mechanism(remembers=(UnsettledSales(),))
    return plugged(late, sales, token_in_chicago(), remembered_ways())
