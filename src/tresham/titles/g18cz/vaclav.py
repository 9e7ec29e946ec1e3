"""Václav, the third at the table in Bohemia: what he is given, and who decides for his corporations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ...core.event import PhaseBegan
from ...core.fact import Fact
from ...core.ids import NOBODY, Party
from ...core.table import Table
from ...core.title import Effect, Title, Watch
from ...rules.discarding import discard_trains
from ...rules.laying import Prelude
from ...rules.mechanism import Mechanism, plugged
from ...rules.paying import Payees, only_players_are_paid
from ...rules.steering import Steering
from ...rules.wards import RENEW, DrawingWard, is_ward, none_for_wards, renew_train
from . import bohemia, rules

STATION_MATTERS = frozenset({"token", "city", "double_station"})
"""What is about a station; all else is about track [18CZ-XI.1.20]."""

DRAWING = tuple(
    DrawingWard(kind, shares, bohemia.VACLAVS_PRICES[kind], bohemia.VACLAVS_PHASES[kind])
    for kind, shares in bohemia.VACLAVS_SHARES.items()
)
"""How his corporations come to him, the small one first."""


none_owed = none_for_wards(rules.always_owes)
"""Everybody must own a train but his corporations [18CZ-XI.1.12]."""


@dataclass(frozen=True)
class VaclavsWays:
    """How his corporations are played, by the rulebook or on the site."""

    runs_by_itself: bool = True
    """Nobody is asked how they run [18CZ-XI.1.20]."""
    payees: Payees = only_players_are_paid
    """Nobody gets what falls on his shares [18CZ-XI.1.19]."""
    before_tile: Prelude | None = None
    """What happens before a tile of theirs is laid; the ground costs nothing [18CZ-XI.1.9]."""
    guarantor: Callable[[Table, Party], Party] | None = None
    owes_train: Callable[[Table, Party], bool] = none_owed
    """Who must own a train: they need not [18CZ-XI.1.12]."""
    discard: Effect = discard_trains
    """When trains beyond a new limit are given up."""


def steers(t: Table, party: Party, matter: str) -> Party:
    """Track of the small and the large corporation and stations of the medium one are for the first player, all else is
    for the other one [18CZ-XI.1.9, 18CZ-XI.1.10]."""
    if not t.title.is_corp(party) or not is_ward(t, party):
        return NOBODY
    first, other = t.state.order
    places = matter in STATION_MATTERS
    kinds = bohemia.FIRST_PLAYER_PLACES if places else bohemia.FIRST_PLAYER_LAYS
    return first if t.title.kind_of[party].name in kinds else other


def _who(matter: str) -> Callable[[Table, Party], int | None]:
    """For screens: who decides for a corporation in a matter."""

    def player(t: Table, party: Party) -> int | None:
        return steers(t, party, matter) or None

    return player


def with_vaclav(title: Title, ways: VaclavsWays) -> Title:
    """He gets a small corporation before the game, and others when their phases come [18CZ-XI.1.6]."""
    return plugged(
        replace(
            title,
            owners=(bohemia.VACLAV,),
            decider=Steering(steers),
            guarantor=ways.guarantor,
            owes_train=ways.owes_train,
            begin=(DRAWING[0], *title.begin),
            effects={**title.effects, "discard_trains": ways.discard},
        ),
        Mechanism(
            watches=tuple(Watch((PhaseBegan,), drawing) for drawing in DRAWING[1:]),
            effects={RENEW: renew_train},
            facts=(Fact("track_by", _who("track"), party=True), Fact("stations_by", _who("token"), party=True)),
        ),
    )
