"""How long a game lasts on the public site 18xx.games, whatever the title."""

from __future__ import annotations

from ..core.table import Table
from ..rules.calendar import calendar

LAST_TURN = 100


def end_with_last_turn(t: Table) -> None:
    """A stock round is over: there is no hundredth set of rounds after the hundredth one [1849-PD-35]."""
    if t.agenda and calendar(t).turn >= LAST_TURN:
        t.end_game("schedule")
