"""What 1849 remembers beyond a round, and its sums of money."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.extras import Extra, Extras
from ...core.fact import Fact
from ...core.ids import NOBODY, Party
from ...core.table import Table
from ...rules.bonds import BondOut, Bonds
from ...rules.launching import Launches, launch_fee, launch_place
from ...rules.market import FallenMarkers
from ...rules.rights import Rights, rights_held
from ...rules.ruin import DEBT, Debt, PlayerLoans

GARIBALDI, TRINACRIA = "AFG", "IFT"
AFFARI = "RSA"
MESSINA = "B14"
LOAN, LOAN_COST = 500, 750
BOND, INTEREST, BOND_COST = 500, 50, 100


@dataclass(frozen=True)
class Sicily(Extra):
    """The facts that only 1849 has and that outlast a round."""

    associate: Party = NOBODY
    """The corporation that came with the Reale Società d'Affari, until it closes."""
    quake: int = 0
    """The number of the stock round after which the earthquake came; 0 before it."""
    peaked: int = 0
    """Bitmask of corporations that ever reached the end of the market [1849-13.3]."""


def came_with(t: Table, party: Party) -> str | None:
    """The private that a corporation came with."""
    return AFFARI if party != NOBODY and party == t.extra(Sicily).associate else None


def quake(t: Table, party: Party) -> int | None:
    """After which stock round the earthquake came."""
    return t.extra(Sicily).quake or None if party == NOBODY else None


MEMORY = (Launches(), FallenMarkers(), PlayerLoans(), Bonds(), Rights(), Sicily())
"""What is remembered, whatever the options are."""


def remembered() -> Extras:
    """The facts at the start."""
    return Extras("sicily", *MEMORY)


FACTS = (
    Fact("launch", launch_place),
    Fact("token_fee", launch_fee, money=True),
    Fact("came_with", came_with),
    Fact("bond", BondOut(BOND), money=True),
    Fact("right", rights_held),
    Fact(DEBT, Debt(LOAN_COST), money=True),
    Fact("quake", quake),
)
"""What screens show of them."""
