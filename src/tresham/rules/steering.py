"""Corporations without a president that players steer, one for this and one for that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ..core.action import Action, Pass
from ..core.ids import NOBODY, Party
from ..core.table import Table
from .operating import CorporationTurn, OperatingTurn


def matter(t: Table, verb: type[Action] | None) -> str:
    """What a verb is about: the part of a corporation's turn where it belongs. Where it belongs nowhere, where somebody
    declines or no verb is named, it is the part under way, or the stage of what is asked meanwhile."""
    turn, stage = t.find(OperatingTurn), t.title.stages.get(OperatingTurn.stage)
    if turn is None or not isinstance(stage, CorporationTurn):
        return t.top.stage
    if verb is not None and verb is not Pass:
        for part in stage.parts:
            if any(step.takes is verb for step in part.steps):
                return part.name
    return stage.parts[turn.part].name if t.top is turn else t.top.stage


@final
@dataclass(frozen=True)
class Steering:
    """Who speaks for whom: presidents for their corporations; for one without a president, and for an owner without a
    seat, whoever does so in the matter at hand [18CZ-XI.1.9, 18CZ-XI.1.10]."""

    steers: Callable[[Table, Party, str], Party]
    """The player who decides for them in a matter: a part of the corporation's turn, or the stage of a question."""

    def __call__(self, t: Table, party: Party, verb: type[Action] | None) -> Party:
        if t.title.is_player(party):
            return party
        president = t.president(party) if t.title.is_corp(party) else NOBODY
        if president != NOBODY or not (t.title.is_corp(party) or t.title.is_owner(party)):
            return president
        return self.steers(t, party, matter(t, verb))
