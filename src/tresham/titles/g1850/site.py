"""What 1850 is like on the public site 18xx.games, where that differs from the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, final

from ...core.action import RedeemShare
from ...core.event import CorporationClosed, SharesBought
from ...core.ids import NOBODY, POOL, Cell, Party, Private
from ...core.stage import Choice, Stage, Step
from ...core.table import Table
from ...core.title import Title
from ...core.title_memory import Extra
from ...rules.budgets import Budget, track_actions
from ...rules.buy_backs import RedeemingShare
from ...rules.closing import Markers
from ...rules.deals import on_trust
from ...rules.emergency import Ruin
from ...rules.extra_lays import Permit
from ...rules.joining import by_new_track_or_stop
from ...rules.laying import LayingTrack
from ...rules.market import first_way, one_row_per_share
from ...rules.mechanism import Mechanism, plugged
from ...rules.operating import OperatingFrame, OperatingRound, OperatingTurn
from ...rules.pending_sales import Block, OwnAtOnce, SettlingBlocks, SoldBlocks
from ...rules.privates import BuyingPrivate, open_privates
from ...rules.protection import Protection
from ...rules.rights import TakesPlace, tally_instead
from ...rules.shares import shares_held
from ...rules.stock import StockTurn
from ...track.ids import Hex, Lay
from . import rules
from .map import CHICAGO
from .places import GOAL, MINE

RIGHT_NAMES = {MINE: "Buy Mesabi Token", GOAL: "Place Edge Token"}
"""What one chooses there to buy a right."""

# --- shares ----------------------------------------------------------------------------------------------------------


def pool_first(t: Table, corp: Party, owner: Party) -> bool:
    """A share is redeemed from the pool if one is there, else from the president [1850-DIFF.1]."""
    return owner == POOL if shares_held(t, POOL, corp) else owner == t.president(corp)


@final
@dataclass(frozen=True)
class RedeemingUnlisted(Step[RedeemShare]):
    """Screens do not list a redemption with money of this round; the program takes it [1850-DIFF.29]."""

    takes = RedeemShare
    group = "shares"
    taken: RedeemingShare

    def candidates(self, t: Table) -> Iterator[Choice]:
        for choice in self.taken.choices(t):
            action = choice.action
            assert isinstance(action, RedeemShare)
            corp = t.title.cert_corp[action.cert]
            if t.purse(corp) - t.extra(FreshMoney).of(corp) >= (t.price(corp) or 0):
                yield choice

    def check(self, t: Table, action: RedeemShare) -> None:
        self.taken.check(t, action)

    def play(self, t: Table, action: RedeemShare) -> None:
        self.taken.play(t, action)


@dataclass(frozen=True)
class FreshMoney(Extra):
    """What corporations were paid for shares in this stock round."""

    fresh: tuple[tuple[Party, int], ...] = ()

    def of(self, corp: Party) -> int:
        """How much of it is one corporation's."""
        return sum(amount for owner, amount in self.fresh if owner == corp)


def note_purchase(t: Table, bought: SharesBought) -> None:
    """After a purchase that goes on after a sale nothing more is sold; what a corporation is paid for it is noted."""
    turn = t.frame(StockTurn)
    if turn.sold_since:
        t.amend(turn, sold_since=False)
    if bought.payee == bought.corp:
        t.change_extra(FreshMoney, fresh=(*t.extra(FreshMoney).fresh, (bought.corp, bought.cost)))


def forget_fresh_money(t: Table) -> None:
    """The round is over."""
    if t.extra(FreshMoney).fresh:
        t.change_extra(FreshMoney, fresh=())


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
    """Sales of a turn that ends because its corporation closes wait for the end of the next corporation's turn."""

    settling: SettlingBlocks

    def actor(self, t: Table) -> Party:
        return NOBODY

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return ()

    def advance(self, t: Table) -> None:
        now, stage = t.find(OperatingFrame), t.title.stages[OperatingFrame.stage]
        if now is not None and self._turn_was_cut(t):
            assert isinstance(stage, OperatingRound)
            if stage.waiting(t, now):
                stage.advance(t)
                return
        self.settling.advance(t)

    def _turn_was_cut(self, t: Table) -> bool:
        """Has the corporation closed that was in turn when the action began?"""
        turns = [one.corp for one in t.state.agenda if isinstance(one, OperatingTurn)]
        return any(isinstance(one, CorporationClosed) and one.corp in turns for one in t.events)


OWN_FALLS_PLAINLY = OwnAtOnce(one_row_per_share)
"""In an emergency the operating corporation's marker knows no ledge [1850-DIFF.8]."""

# --- track -----------------------------------------------------------------------------------------------------------


def laying(budget: Budget) -> LayingTrack:
    """Track may lead to the Mesabi Range at any time [1850-DIFF.5], and a bridge may be upgraded at once
    [1850-DIFF.13]."""
    return LayingTrack(joins=by_new_track_or_stop, unjoined="no_new_track", budget=budget, forbids=rules.dead_end)


def in_chicago(t: Table, hex: Hex, lay: Lay) -> bool:
    """Chicago's tile is not among those of the Western Land Grant [1850-DIFF.14]."""
    return t.title.atlas.names[hex] == CHICAGO


def laying_with(permit: Permit, laying: LayingTrack) -> LayingTrack:
    """The Gant Brothers may lay Chicago's tile so that no other can follow [1850-DIFF.28]."""
    return replace(laying, forbids=in_chicago if permit.private == "WLG" else None)


def has_tile_left(permits: tuple[Permit, ...], budget: Budget) -> Callable[[Table], bool]:
    """The track part waits while a tile is left, own or permitted, or such a private could be bought [1850-DIFF.31]."""

    def waits(t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        allowance = budget(t, turn)
        if allowance.yellow is not None or allowance.upgrade is not None:
            return True
        privates = [t.title.private(permit.private) for permit in permits]
        if any(_permits(t, permit, turn.corp) for permit in permits):
            return True
        return sells_privates(t) and any(
            owned in privates and 2 * t.state.cash[turn.corp] >= t.title.privates[owned].value
            for owned, _ in open_privates(t)
        )

    return waits


def _permits(t: Table, permit: Permit, corp: Party) -> bool:
    """Does a corporation own a private with a tile to lay, whether it can be laid or not?"""
    private = t.title.private(permit.private)
    if t.state.privates[private] != corp or t.state.closed >> private & 1:
        return False
    return permit.uses.refusal(t, private, None) is None


def of_lay_even_after_upgrade(permits: tuple[Permit, ...], budget: Budget) -> TakesPlace:
    """In its first turn a corporation that has upgraded may still buy a token, if the part waits for something else
    [1850-DIFF.12]."""
    waits = has_tile_left(permits, budget)

    def may(t: Table, turn: OperatingTurn) -> bool:
        if budget(t, turn).yellow is not None:
            return True
        return turn.is_first and len(track_actions(t, turn)) == 1 and waits(t)

    return TakesPlace(may, tally_instead, "one_tile_a_turn")


# --- privates --------------------------------------------------------------------------------------------------------


def sells_privates(t: Table) -> bool:
    """Is this phase 3 or 4?"""
    return "private_sales" in t.title.phases[t.state.phase].allows


def late_prices(t: Table, corp: Party, private: Private) -> tuple[int, int] | None:
    """At the end of a turn nothing is bought in phase 2 [1850-DIFF.16]."""
    return rules.private_prices(t, corp, private) if sells_privates(t) else None


def last_purchases(buying: BuyingPrivate) -> tuple[Step[Any], ...]:
    return (BuyingPrivate(on_trust, late_prices),)


# --- the end of a corporation ----------------------------------------------------------------------------------------


def markers_lie(t: Table, corp: Party, heir: Party) -> Markers:
    """Its token at the destination is not taken away."""
    return t.state.board.markers


def price_now(t: Table, block: Block) -> int:
    """A president who is asked late pays the price of that moment."""
    return t.price(block.corp) or 0


def habits(title: Title) -> Title:
    """The title as the site plays it: it remembers unsettled sales, and settles some of them late."""
    waiting = title.stages[SoldBlocks.stage]
    assert isinstance(waiting, SettlingBlocks)
    late = replace(title, stages={**title.stages, SoldBlocks.stage: SettlingAfterNextTurn(waiting)})
    return plugged(late, Mechanism(remembers=(UnsettledSales(), FreshMoney())))
