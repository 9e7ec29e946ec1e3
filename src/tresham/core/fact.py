"""Something of a title's own that screens show beside what all titles have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .ids import Party

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True)
class Fact:
    """One such thing: a number or a word about a player, a corporation, or the whole game."""

    key: str
    """What the catalogues call it: `fact-…`."""
    of: Callable[[Table, Party], int | str | None]
    """What it is for a party, or (asked about nobody) for the whole game; none if there is nothing to tell."""
    money: bool = False
    party: bool = False
    """The number is a party, whose name is shown."""
