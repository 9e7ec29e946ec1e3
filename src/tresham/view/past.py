"""What a screen shows of the past: the last dividends, and who has acted in the round.

Read from the events, backwards: a corporation's last turn is seldom more than a round ago.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..core.action import DeclareDividend
from ..core.event import CorporationFloated, DividendPaid, DividendWithheld, Event, RoundBegan
from ..core.game import Node
from ..core.ids import Party
from ..core.table import Table
from ..core.title import Title
from ..rules.market import operating_order
from ..rules.operating import OperatingFrame, OperatingRound, OperatingTurn

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
                    found[event.corp] = LastTurn(event.revenue, declared(one, event))
                    operated &= ~(1 << event.corp)
            elif kind is CorporationFloated:
                assert isinstance(event, CorporationFloated)
                operated &= ~(1 << event.corp)
    return found


def declared(node: Node, event: DividendPaid | DividendWithheld) -> str:
    """What was declared; trains that earn nothing leave nothing to declare."""
    if isinstance(node.action, DeclareDividend) and node.action.by == event.corp:
        return node.action.kind
    return PAID if isinstance(event, DividendPaid) else WITHHELD


def acting_order(title: Title, node: Node) -> list[Party]:
    """The order of the operating round under way, those who have acted first; or that of the next round."""
    t = Table(title, node.state)
    now, stage = t.find(OperatingFrame), title.stages.get(OperatingFrame.stage)
    if now is None or not isinstance(stage, OperatingRound):
        return operating_order(t, _on_market(t))
    return [*_acted(t, node, now.acted & t.state.floated), *stage.waiting(t, now)]


def turns_over(t: Table) -> int:
    """A bitmask of those whose turn in the operating round under way is over."""
    now, turn = t.find(OperatingFrame), t.find(OperatingTurn)
    if now is None:
        return 0
    return now.acted if turn is None else now.acted & ~(1 << turn.corp)


def _acted(t: Table, node: Node, acted: int) -> list[Party]:
    """Those who have acted in this round, the first one first. Each turn declares a dividend, if only none; whoever is
    in the middle of his turn came last."""
    turn = t.find(OperatingTurn)
    found = [turn.corp] if turn is not None and acted >> turn.corp & 1 else []
    for event in _of_this_round(node):
        kind = event.__class__
        if kind is DividendPaid or kind is DividendWithheld:
            assert isinstance(event, DividendPaid | DividendWithheld)
            if acted >> event.corp & 1 and event.corp not in found:
                found.append(event.corp)
    untold = acted & ~sum(1 << corp for corp in found)
    return [*operating_order(t, untold), *reversed(found)]


def _of_this_round(node: Node) -> Iterator[Event]:
    """What has happened since the round began, the last thing first."""
    for one in nodes_back(node):
        for event in reversed(one.events):
            if event.__class__ is RoundBegan:
                return
            yield event


def _on_market(t: Table) -> int:
    return t.state.floated & sum(1 << corp for corp in t.state.stack)
