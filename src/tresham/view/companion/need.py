"""Money that must be found: by sales, by help, by loans."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.action import Borrow, GoBankrupt, Pass
from ...core.event import PriceMoved
from ...core.ids import NO_CELL
from ...rules.loans import LoanGiven, TakingLoan, loans_of
from ...rules.market import first_way
from ...rules.operating import OperatingTurn
from ...rules.running import has_trains_to_run
from ..money_needed import sales_can_raise, still_to_raise
from .remark import GENERAL, LOST, MAIN, URGENT, USEFUL, Decision, Remark, price_move, remark

NEAR = 4
"""So many columns from the edge of the market two loans may be the end; further away nobody thinks of it."""
PARTS = 4
"""So many parts of a turn there may be before its dividend in which one may do nothing."""


def need(now: Decision) -> Iterator[Remark]:
    """What is said where something must be paid and the money is not there."""
    lack = still_to_raise(now.t)
    if lack <= 0:
        return
    raised = sales_can_raise(now.t)
    if raised >= lack:
        yield remark("can_raise", "term:emergency", URGENT, lack=lack, raised=raised)
    elif now.actions(GoBankrupt):
        yield remark("cannot_raise", "term:bankruptcy", URGENT, lack=lack, raised=raised)
    else:
        yield remark("raises_too_little", "term:emergency", URGENT, lack=lack, raised=raised)


def loans(now: Decision) -> Iterator[Remark]:
    """What is said where a corporation may borrow."""
    borrowing = now.actions(Borrow)
    step = next((one for one, _ in now.offered if isinstance(one, TakingLoan)), None)
    if not borrowing or step is None:
        return
    t, corp, trial = now.t, borrowing[0].by, now.tried(borrowing[0])
    move, name = price_move(t, trial, corp), now.name(corp)
    amount = sum(event.amount for event in trial.events if isinstance(event, LoanGiven))
    if move.way == LOST:
        yield remark("loan_ruins", "term:receiverships", MAIN, corp=name)
    else:
        weight, have = MAIN if now.is_only(Borrow) else USEFUL, loans_of(t, corp)
        yield remark("loan", "term:loans", weight, corp=name, amount=amount, price=move.now, then=move.then, have=have)
        yield remark("loans_left", "term:loans_left", GENERAL, left=step.lender.left(t))
    columns = _columns_to(now, step.lender.ruin, corp)
    if 0 < columns <= NEAR:
        yield remark("ruin_near", "term:receiverships", USEFUL, corp=name, columns=columns)


def idleness(now: Decision) -> Iterator[Remark]:
    """What is said of a corporation without a train that a turn without revenue brings to the edge of the market. It is
    found out by playing on and doing nothing."""
    turn, t = now.t.find(OperatingTurn), now.t
    if turn is None or min(t.title.cell_price) > 0 or has_trains_to_run(t, turn.corp):
        return
    cell = t.state.price[turn.corp]
    if cell == NO_CELL or t.title.cell_price[first_way(t, cell, "left", "down")] > 0:
        return
    game = now.game.copy()
    for _ in range(PARTS):
        idle = next((one for one in game.legal_actions() if isinstance(one, Pass)), None)
        if idle is None or idle.by != turn.corp:
            return
        moved = [one for one in game.push(idle) if isinstance(one, PriceMoved) and one.corp == turn.corp]
        if moved:
            if game.table().price(turn.corp) in (None, 0):
                yield remark("idle_ruins", "term:price", URGENT, corp=now.name(turn.corp))
            return


def _columns_to(now: Decision, zone: str, corp: int) -> int:
    """How many columns to the left a zone of the market begins; nothing if it cannot be reached so."""
    cell, cells, columns = now.t.state.price[corp], now.t.title.market.cells, 0
    while cell != NO_CELL and cells[cell].zone != zone:
        left = first_way(now.t, cell, "left")
        if left == cell:
            return 0
        cell, columns = left, columns + 1
    return columns
