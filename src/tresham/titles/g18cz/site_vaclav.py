"""Václav on the public site 18xx.games: there he has a purse, and his corporations must have trains."""

from __future__ import annotations

from ...core.ids import BANK, NOBODY, Party
from ...core.state import Due
from ...core.table import Table
from ...rules.laying import terrain_once
from ...rules.paying import players_and_owners_are_paid
from ...rules.wards import RENEW, guardian
from ...track.ids import Hex, Lay
from . import rules
from .site_trains import ask_crowd
from .vaclav import VaclavsWays


def he_pays(t: Table, corp: Party, hex: Hex, lay: Lay) -> None:
    """The ground that his corporations build on is paid from his purse, which may be empty [18CZ-DIFF.13]."""
    payer = guardian(t, corp)
    if payer != NOBODY:
        t.pay(payer, BANK, terrain_once(t, corp, hex, lay), "terrain")


def he_answers(t: Table, corp: Party) -> Party:
    """His purse stands behind his corporations, and the bank lends him the rest [18CZ-DIFF.14]."""
    president = t.president(corp)
    return guardian(t, corp) if president == NOBODY else president


def discard_after_gifts(t: Table) -> None:
    """While his corporations are given trains, nobody gives any up: that waits until the last of them has got one
    [18CZ-DIFF.26]."""
    for frame in t.agenda:
        if isinstance(frame, Due) and any(effect == RENEW for effect, _ in frame.todo):
            t.amend(frame, todo=(*frame.todo, ("discard_trains", ())))
            return
    ask_crowd(t)


SITE_WAYS = VaclavsWays(
    runs_by_itself=False,
    payees=players_and_owners_are_paid,
    before_tile=he_pays,
    guarantor=he_answers,
    owes_train=rules.always_owes,
    discard=discard_after_gifts,
)
