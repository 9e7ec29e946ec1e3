"""What 1849 remembers beyond a round, and its sums of money."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.ids import NOBODY, Party
from ...rules.bonds import Bonds
from ...rules.launching import Launches
from ...rules.market import FallenMarkers
from ...rules.rights import Rights
from ...rules.ruin import PlayerLoans

GARIBALDI, TRINACRIA = "AFG", "IFT"
MESSINA = "B14"
LOAN, LOAN_COST = 500, 750
BOND, INTEREST, BOND_COST = 500, 50, 100


@dataclass(frozen=True)
class Sicily(Launches, FallenMarkers, PlayerLoans, Bonds, Rights):
    """The facts of 1849 that outlast a round."""

    associate: Party = NOBODY
    """The corporation that came with the Reale Società d'Affari, until it closes."""
    quake: int = 0
    """The number of the stock round after which the earthquake came; 0 before it."""
    peaked: int = 0
    """Bitmask of corporations that ever reached the end of the market [1849-13.3]."""
