"""What a screen shows of the past: the last dividends, and who has acted in the round.

Read from the events, backwards: a corporation's last turn is seldom more than a round ago.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..core.action import DeclareDividend
from ..core.event import CorporationFloated, DividendPaid, DividendWithheld
from ..core.game import Node
from ..core.ids import Party
from ..core.table import Table
from ..core.title import Title
from ..rules.calendar import CalendarFrame
from ..rules.market import operating_order
from ..rules.operating import OperatingFrame, OperatingTurn

PAID, WITHHELD = "pay", "withhold"


@dataclass(frozen=True)
class LastTurn:
    """How a corporation's trains did when they last ran."""

    revenue: int | None = None
    dividend: str = ""


def nodes_back(node: Node) -> Iterator[Node]:
    """This position, then the one before it, and so on to the start."""
    here: Node | None = node
    while here is not None:
        yield here
        here = here.parent


def last_turns(node: Node) -> dict[Party, LastTurn]:
    """By corporation that has operated: what became of its last revenue."""
    operated, found = node.state.operated, dict[Party, LastTurn]()
    for one in nodes_back(node):
        if not operated:
            break
        for event in reversed(one.events):
            kind = event.__class__
            if kind is DividendPaid or kind is DividendWithheld:
                assert isinstance(event, DividendPaid | DividendWithheld)
                if operated >> event.corp & 1:
                    found[event.corp] = LastTurn(event.revenue, _declared(one, event))
                    operated &= ~(1 << event.corp)
            elif kind is CorporationFloated:
                assert isinstance(event, CorporationFloated)
                operated &= ~(1 << event.corp)
    return found


def _declared(node: Node, event: DividendPaid | DividendWithheld) -> str:
    """What was declared; trains that earn nothing leave nothing to declare."""
    if isinstance(node.action, DeclareDividend) and node.action.by == event.corp:
        return node.action.kind
    return PAID if isinstance(event, DividendPaid) else WITHHELD


def acting_order(title: Title, node: Node) -> list[Party]:
    """The order of the operating round under way, those who have acted first; or that of the next round."""
    t = Table(title, node.state)
    now = t.find(OperatingFrame)
    if now is None:
        return operating_order(t, _on_market(t))
    due = now.eligible & ~now.acted & t.state.floated
    queued = [corp for corp in now.queue if due >> corp & 1]
    return [*_acted(title, node, now.acted & t.state.floated), *(queued or operating_order(t, due))]


def _acted(title: Title, node: Node, acted: int) -> list[Party]:
    """Those who have acted in this round, the first one first: read backwards, from position to position."""
    found: list[Party] = []
    after = Table(title, node.state)
    today = after.find(CalendarFrame)
    for one in nodes_back(node):
        before = Table(title, one.state)
        now = before.find(OperatingFrame)
        past = now.acted if now is not None and before.find(CalendarFrame) == today else 0
        came = acted if one.parent is None else acted & ~past
        if came:
            found = [*_came(before, after, came), *found]
            acted &= ~came
        if not acted:
            break
        after = before
    return found


def _came(before: Table, after: Table, came: int) -> list[Party]:
    """Those whose turns began from one position to the next: as they ranked before, unless one was not there yet. The
    one whose turn it is then came last."""
    there = came & ~_on_market(before) == 0
    order = operating_order(before if there else after, came & _on_market(before if there else after))
    turn = after.find(OperatingTurn)
    if turn is not None and turn.corp in order:
        order.remove(turn.corp)
        order.append(turn.corp)
    return order


def _on_market(t: Table) -> int:
    return t.state.floated & sum(1 << corp for corp in t.state.stack)
