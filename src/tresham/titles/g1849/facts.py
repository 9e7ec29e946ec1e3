"""What only 1849 remembers beyond a round, and its sums of money."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.ids import NOBODY, Party
from ...core.table import Table
from ...core.title_memory import Extra

GARIBALDI, TRINACRIA = "AFG", "IFT"
AFFARI = "RSA"
MESSINA = "B14"
LOAN, LOAN_COST = 500, 750
BOND, INTEREST, BOND_COST = 500, 50, 100
NO_VARIANTS = {"bonds": 0, "entitled": 0, "rights_sold": 0}
"""Saved games say of every game that no bond is out and that nobody has a marker."""


@dataclass(frozen=True)
class Associate(Extra):
    """The corporation that came with the Reale Società d'Affari, until it closes."""

    associate: Party = NOBODY


@dataclass(frozen=True)
class Ruins(Extra):
    """When Messina fell: the number of the stock round after which the earthquake came; 0 before it."""

    quake: int = 0


@dataclass(frozen=True)
class Peaks(Extra):
    """Bitmask of corporations that ever reached the end of the market [1849-13.3]."""

    peaked: int = 0


def came_with(t: Table, party: Party) -> str | None:
    """For screens: the private that a corporation came with."""
    return AFFARI if party != NOBODY and party == t.extra(Associate).associate else None


def quake(t: Table, party: Party) -> int | None:
    """For screens: after which stock round the earthquake came."""
    return t.extra(Ruins).quake or None if party == NOBODY else None
