"""What the earthquake brings about on the public site."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...core.event import TrainBought
from ...core.ids import Party
from ...core.state import UNTOLD
from ...core.table import Table
from ...core.title_memory import Extra
from ...rules.mechanism import Mechanism
from ...rules.operating import OperatingFrame, OperatingTurn, tally

NO_TRAINS = "no_trains"


@dataclass(frozen=True)
class Aftershock(Extra):
    """Has a corporation closed by the train that it bought? Then the next one of the round does not buy any."""

    upset: bool = field(default=False, metadata={UNTOLD: True})


def upset_next(t: Table, corp: Party) -> None:
    """A corporation closes in the middle of a purchase, and the site ends the purchases of the next one
    [1849-PD-36]."""
    now = t.find(OperatingFrame)
    bought = any(isinstance(event, TrainBought) and event.by == corp for event in t.events)
    if bought and now is not None and now.eligible & t.state.floated & ~now.acted:
        t.change_extra(Aftershock, upset=True)


def begin_upset(t: Table, corp: Party) -> None:
    """A corporation's turn begins, and perhaps it will buy no train [1849-PD-36]."""
    if t.extra(Aftershock).upset:
        t.change_extra(Aftershock, upset=False)
        tally(t, NO_TRAINS)


def skip_if_upset(t: Table) -> None:
    """It would be time to buy trains."""
    turn = t.frame(OperatingTurn)
    if NO_TRAINS in turn.tally:
        t.amend(turn, part=turn.part + 1)


QUAKE = Mechanism(remembers=(Aftershock(),), closing=(upset_next,))
