"""What only 1830 has."""

from __future__ import annotations

from ...core.ids import NOBODY, Party
from ...core.table import Table
from ...rules.floating import give_presidency, give_share
from ...rules.stock import StockTurn


def camden_amboy(t: Table, player: Party) -> None:
    """The first buyer of the Camden & Amboy gets a share of the Pennsylvania [1830-AU.13, 1830-PV.CA.1]."""
    give_share(t, t.title.corp("PRR"), player)


def baltimore_ohio(t: Table, player: Party) -> None:
    """The first buyer of the Baltimore & Ohio becomes the corporation's president [1830-AU.14, 1830-PV.BO.1]."""
    give_presidency(t, t.title.corp("B&O"), player)


def seller_in_turn(t: Table) -> Party:
    """A player may offer his privates in his own stock turn [1830-PV.4]."""
    turn = t.find(StockTurn)
    return turn.player if turn is not None else NOBODY
