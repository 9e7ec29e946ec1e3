"""What only 1830 has."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.ids import NOBODY, POOL, Party, Private
from ...core.table import Table
from ...rules.calendar import calendar
from ...rules.emergency import for_train
from ...rules.floating import give_presidency, give_share
from ...rules.stock import StockTurn
from .papers import BROWN


def camden_amboy(t: Table, player: Party) -> None:
    """The first buyer of the Camden & Amboy gets a share of the Pennsylvania [1830-AU.13, 1830-PV.CA.1]."""
    give_share(t, t.title.corp("PRR"), player)


def baltimore_ohio(t: Table, player: Party) -> None:
    """The first buyer of the Baltimore & Ohio becomes the corporation's president [1830-AU.14, 1830-PV.BO.1]."""
    give_presidency(t, t.title.corp("B&O"), player)


def not_in_first_round(t: Table, corp: Party) -> bool:
    """Shares are sold from the second stock round on [1830-SR.7]."""
    return calendar(t).turn > 1


@dataclass(frozen=True)
class BrownPurchase:
    """In the brown zone several certificates of one corporation may be bought as one purchase [1830-BY.6].

    They come from the pool [1830-CL.8], with the optional rule from the offering too.
    """

    from_offering: bool
    ends_with_sale: bool
    """A sale completes the purchase: the order of a turn is sell, buy, sell [1830-SR.2]."""

    def __call__(self, t: Table, turn: StockTurn, corp: Party, source: Party, papers: int) -> bool:
        if t.zone(corp) != BROWN or (self.ends_with_sale and turn.sold_since):
            return False
        return self.from_offering or (source == POOL and turn.source in (NOBODY, POOL))


def traded_on_the_site(t: Table, private: Private) -> bool:
    """The site allows trades in phases 2 to 4, not in the first round, not of privates with a share [1830-DIFF.1]."""
    allowed = "private_trades" in t.title.phases[t.state.phase].allows
    return allowed and calendar(t).turn > 1 and t.title.privates[private].brings is None


def seller_in_turn(t: Table) -> Party:
    """A player may offer his privates in his own stock turn [1830-PV.4]."""
    turn = t.find(StockTurn)
    return turn.player if turn is not None else NOBODY


def seller_in_need(t: Table) -> Party:
    """A president whose cash is not enough for the train may offer his privates [1830-EM.4]."""
    bill = for_train(t)
    return bill.helper if bill is not None and bill.lack(t) > 0 else NOBODY


def at_any_time(t: Table, private: Private) -> bool:
    """An emergency knows no calendar."""
    return True
