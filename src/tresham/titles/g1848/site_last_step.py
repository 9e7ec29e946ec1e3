"""What is left of a turn, on the public site 18xx.games, for a company of 1848 that may not act yet."""

from __future__ import annotations

from ...core.event import Passed, TrainBought
from ...core.ids import Party
from ...core.table import Table
from ...rules.loans import LOAN, LoanGiven
from ...rules.operating import CorporationTurn, OperatingFrame, OperatingRound, OperatingTurn

FINANCE = "finance"
"""The last part of a turn: loans and privates."""


def leave_last_step(t: Table, corp: Party) -> None:
    """An effect at the end of a turn: whoever is the last of the round and would be passed over comes into the part for
    loans and privates, unless the company before it has declined there itself [1848-PD-37]."""
    now, stage = t.find(OperatingFrame), t.title.stages[OperatingFrame.stage]
    assert isinstance(stage, OperatingRound)
    if now is None or any(isinstance(event, Passed) and event.step == FINANCE for event in t.events):
        return
    to_come = stage.waiting(t, now)
    if len(to_come) == 1 and not stage.ready(t, to_come[0]):
        t.amend(now, acted=now.acted | 1 << to_come[0])
        tally = (LOAN,) if has_borrowed_freely(t, corp) else ()
        t.enter(OperatingTurn(to_come[0], last_part(t), tally=tally))


def last_part(t: Table) -> int:
    """Where the parts of a turn end."""
    turn = t.title.stages[OperatingTurn.stage]
    assert isinstance(turn, CorporationTurn)
    return len(turn.parts) - 1


def has_borrowed_freely(t: Table, corp: Party) -> bool:
    """Did a company take a loan in the turn that is over, and not for a train?"""
    turns = (frame for frame in t.state.agenda if isinstance(frame, OperatingTurn) and frame.corp == corp)
    now = {type(event) for event in t.events}
    return any(LOAN in turn.tally for turn in turns) or (LoanGiven in now and TrainBought not in now)
