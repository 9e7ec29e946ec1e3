"""Deals between two sides: who must agree before one is done."""

from __future__ import annotations

from collections.abc import Callable

from ..core.action import Action
from ..core.ids import NOBODY, Party
from ..core.table import Table

Agreement = Callable[[Table, Party, type[Action]], Party]
"""Who must agree when somebody buys, by this verb, what a party owns; nobody, if it is simply done."""


def owner_agrees(t: Table, owner: Party, verb: type[Action]) -> Party:
    """Whoever speaks for the owner must agree."""
    return t.decider(owner, verb)


def on_trust(t: Table, owner: Party, verb: type[Action]) -> Party:
    """It is left to honour that both sides have agreed."""
    return NOBODY
