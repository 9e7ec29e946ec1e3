"""Whom the public site 18xx.games asks although there is nothing to decide, in more than one title."""

from __future__ import annotations

from ..core.ids import Party
from ..core.table import Table
from ..rules.depot import face_price, has_room, on_sale
from ..rules.operating import OperatingTurn


def asks_everybody(t: Table) -> bool:
    """In the opening auction everybody is asked, whatever he can afford [1830-DIFF.16, 1849-PD-26]."""
    return True


def could_pay_some_train(t: Table) -> bool:
    """A corporation with room for a train is asked if its treasury could pay for some train of the bank, whether or not
    it may have that one, or if another corporation has a train and there is any money at all."""
    corp = t.frame(OperatingTurn).corp
    return has_room(t, corp) and has_money_for_some_train(t, corp)


def has_money_for_some_train(t: Table, corp: Party) -> bool:
    """Could its treasury pay for some train of the bank, or is there a train of another corporation and any money?"""
    purse, corps = t.purse(corp), t.title.corps
    if any(face_price(t, train) <= purse for train in on_sale(t)):
        return True
    return purse > 0 and any(one in corps and one != corp for one in t.state.trains)
