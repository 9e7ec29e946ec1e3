"""Deals between two sides: who must agree before one is done."""

from __future__ import annotations

from collections.abc import Callable

from ..core.ids import NOBODY, Party
from ..core.table import Table

Agreement = Callable[[Table, Party], Party]
"""Who must agree when somebody buys what a party owns; nobody, if it is simply done."""


def owner_agrees(t: Table, owner: Party) -> Party:
    """Whoever speaks for the owner must agree."""
    return t.decider(owner)


def on_trust(t: Table, owner: Party) -> Party:
    """It is left to honour that both sides have agreed."""
    return NOBODY
