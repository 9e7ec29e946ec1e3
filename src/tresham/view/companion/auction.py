"""Selling the privates: what they earn, how long, and what the money would do elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.action import Bid, LowerLot, TakeLot
from ...core.event import LotLowered
from ...core.ids import Party, PhaseId, Private
from ...core.table import Table
from ...rules.buying import Starting
from ...rules.lots import AuctionFrame, BidOff, most_bid
from ...rules.privates import ClosingPrivates
from ...rules.stock import PlayerTurn
from ...rules.train_lives import first_card_of
from .remark import GENERAL, MAIN, URGENT, USEFUL, Decision, Remark, remark


def auction(now: Decision) -> Iterator[Remark]:
    """What is said when privates are on offer."""
    lot = _lot(now)
    if lot is None:
        return
    private, price = lot
    paper = now.t.title.privates[private]
    if price > 0 and paper.revenue > 0:
        times, about = -(-price // paper.revenue), f"private:{paper.symbol}"
        yield remark("lot_pays", about, MAIN, private=paper.name, price=price, income=paper.revenue, times=times)
    yield from _closing(now, private)
    yield from _purses(now)
    yield from _cheapest_start(now)
    for lowering in now.actions(LowerLot)[:1]:
        fallen = next(event for event in now.tried(lowering).events if isinstance(event, LotLowered))
        name = now.t.title.privates[lowering.private].name
        yield remark("lot_falls", "", GENERAL, private=name, price=fallen.price)


def _lot(now: Decision) -> tuple[Private, int] | None:
    """The one lot to speak of, with what it costs: the only one on offer, or the one that earns its price soonest."""
    taken = [(one.private, now.tried(one).cost or 0) for one in now.actions(TakeLot)]
    bids = [(one.private, one.amount) for one in now.actions(Bid)]
    papers = now.t.title.privates
    return min(
        taken or bids,
        key=lambda lot: lot[1] / papers[lot[0]].revenue if papers[lot[0]].revenue else float("inf"),
        default=None,
    )


def _closing(now: Decision, private: Private) -> Iterator[Remark]:
    """With which train a private closes."""
    t = now.t
    for phase in range(t.state.phase + 1, len(t.title.phases)):
        effects = [t.title.effects[word] for word in t.title.phases[phase].begin]
        if any(isinstance(one, ClosingPrivates) and not one.outlives(t, private) for one in effects):
            first = first_card_of(t, PhaseId(phase))
            if first is not None:
                train, name = t.title.trains[first.by].name, t.title.privates[private].name
                yield remark("lot_closes", "term:private", USEFUL, private=name, train=train, before=first.before)
            return


def _purses(now: Decision) -> Iterator[Remark]:
    """What is bound in bids, and, where one bids, what the others can still pay."""
    t, player = now.t, now.player
    promised = t.state.cash[player] - t.purse(player)
    if promised > 0:
        yield remark("money_promised", "", MAIN, promised=promised, free=t.purse(player))
    bid_off = t.find(BidOff)
    rivals = [one for one in t.state.order if one != player]
    if not rivals or not now.actions(Bid):
        return
    if bid_off is not None:
        auction = t.frame(AuctionFrame)
        rivals = [one for one in rivals if any(bid[:2] == (bid_off.lot, one) for bid in auction.bids)]
        most = {one: most_bid(t, auction, bid_off.lot, one) for one in rivals}
    else:
        most = {one: t.purse(one) for one in rivals}
    if most:
        richest = max(most, key=lambda one: most[one])
        weight = URGENT if bid_off is not None else USEFUL
        yield remark("rival_can_pay", "", weight, name=now.name(richest), most=most[richest])


def _cheapest_start(now: Decision) -> Iterator[Remark]:
    """What it takes to float a corporation alone: the money that is spent here will be missing there."""
    found = _starts(now.t, now.player)
    if found:
        cost, shares, par = min(found)
        cash = now.t.purse(now.player)
        yield remark("float_needs", "term:float", USEFUL, shares=shares, par=par, cost=cost, cash=cash)


def _starts(t: Table, player: Party) -> list[tuple[int, int, int]]:
    """What floating a corporation alone costs, with how many shares and at which par; all that could be started."""
    turns = [stage for stage in t.title.stages.values() if isinstance(stage, PlayerTurn)]
    found = []
    for step in (one for turn in turns for one in turn.others if isinstance(one, Starting)):
        for corp in step.startable(t):
            kind = t.title.kind_of[corp]
            shares = t.amount(kind.float_shares, corp)
            if shares <= t.amount(kind.most_shares, player):
                prices = [t.title.cell_price[cell] for cell in step.pars(t, corp)]
                found += [(shares * price, shares, price) for price in prices]
    return found
