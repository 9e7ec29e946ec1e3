"""The end: whether it is announced, and how near it is."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.ids import BANK
from ...rules.calendar import Calendar, calendar
from ...rules.endings import bank_broken
from .remark import GENERAL, MAIN, Decision, Remark, remark

PART = 3
"""The bank is worth a word when less than this part of all money is left in it."""
MANY = 100
"""No game lasts so many sets of rounds: whoever has plans for them goes on until something ends the game."""


def ending(now: Decision) -> Iterator[Remark]:
    """What is said of the end, whatever is to be decided."""
    t = now.t
    if t.state.ending is not None:
        yield remark("end_announced", "", MAIN, moment=t.state.ending.moment.value)
        return
    left = t.state.cash[BANK]
    breaks = any(watch.do is bank_broken for watch in t.title.watches)
    if breaks and not t.title.endless_bank and left < t.title.money // PART:
        yield remark("bank_left", "term:bank", GENERAL, left=left)
    stage = t.title.stages.get("calendar")
    if isinstance(stage, Calendar) and stage.sets(MANY) is None:
        turn = calendar(t).turn
        sets = next(number for number in range(turn, MANY) if stage.sets(number + 1) is None) - turn
        if sets:
            yield remark("sets_left", "", GENERAL, sets=sets)
        else:
            yield remark("last_set", "", MAIN)
