"""A title's own facts, which need no code of a screen."""

from __future__ import annotations

from ..core.ids import Party
from ..core.table import Table
from .shapes import FactView
from .table_names import TableNames


def facts_about(t: Table, party: Party, names: TableNames) -> tuple[FactView, ...]:
    """What a title has to say about a player, a corporation, or (of nobody) the whole game."""
    told = ((fact, fact.of(t, party)) for fact in t.title.facts)
    return tuple(
        FactView(fact.key, names.party(Party(value)) if fact.party and isinstance(value, int) else value, fact.money)
        for fact, value in told
        if value is not None
    )
