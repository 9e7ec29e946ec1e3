"""Passes that only the site makes: it declines a token for a corporation that can get none, we do not even ask."""

from __future__ import annotations

from ...core import action as act
from ...core.event import CorporationClosed, RoundBegan
from ...core.game import Node
from ...core.ids import Party
from ...core.table import Table
from ...rules.operating import CorporationTurn, OperatingTurn
from .standing_actions import Entry


def is_idle_pass(t: Table, auto: Entry) -> bool:
    """Does the site, right after an entry, decline for a corporation what it is not asked here?"""
    if auto.get("type") != "pass" or auto.get("entity_type") != "corporation":
        return False
    turn, stage = t.find(OperatingTurn), t.title.stages["operating_turn"]
    assert isinstance(stage, CorporationTurn)
    return turn is None or stage.parts[turn.part].name not in ("token", "token_trade")


def idle_trader(t: Table, node: Node) -> Party | None:
    """The corporation that could have bought a station but found none, seen from the table before an action."""
    stage, turn = t.title.stages["operating_turn"], t.find(OperatingTurn)
    assert isinstance(stage, CorporationTurn)
    names = [part.name for part in stage.parts]
    if turn is None or "token_trade" not in names or turn.part > names.index("token_trade"):
        return None
    if turn.part == names.index("token_trade") and not isinstance(node.action, act.BuyToken):
        return None
    if any(isinstance(event, CorporationClosed) and event.corp == turn.corp for event in node.events):
        return None
    now = Table(t.title, node.state).find(OperatingTurn)
    is_over = now is None or now.corp != turn.corp or any(isinstance(event, RoundBegan) for event in node.events)
    is_past = is_over or (now is not None and now.part > names.index("token_trade"))
    return turn.corp if is_past else None
