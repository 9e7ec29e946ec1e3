"""Track and take-overs of 18CZ on the public site 18xx.games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import final

from ...core.action import LayPrivateTile
from ...core.event import TokenReturned, TokensRepriced
from ...core.ids import Party
from ...core.stage import Choice, Step
from ...core.table import Table
from ...rules.budgets import ANY_TILE, NOTHING_MORE, YELLOW_TILE, Allowance
from ...rules.closing import money_passes, privates_pass, stations_of, trains_pass
from ...rules.double_stations import DoubleStation
from ...rules.laying import LayingTrack
from ...rules.operating import OperatingTurn, tally
from ...rules.tile_powers import Powers, WaivingTerrain, free
from ...track.ids import Colour
from . import rules
from .papers import LATER_STATION

# --- track -----------------------------------------------------------------------------------------------------------

WAIVED = "waived"
"""A turn remembers which of its tiles were laid with the power of a local railway."""


def first_turn_budget(t: Table, turn: OperatingTurn) -> Allowance:
    """Two yellow tiles or an upgrade; what was laid with the power of a local railway counts as a tile, but not as an
    upgrade [18CZ-DIFF.29]."""
    if len(turn.laid) > 1:
        return NOTHING_MORE
    if not turn.laid:
        return ANY_TILE
    is_upgrade = t.title.atlas.colour(turn.laid[0][1]) != Colour.YELLOW and WAIVED not in turn.tally
    return NOTHING_MORE if is_upgrade else YELLOW_TILE


def power_budget(t: Table, turn: OperatingTurn) -> Allowance:
    """With the power of a local railway any tile may be laid, as the first or the second one [18CZ-DIFF.29]."""
    return ANY_TILE if len(turn.laid) < (2 if turn.is_first else 1) else NOTHING_MORE


@final
@dataclass(frozen=True)
class WaivingUncounted(Step[LayPrivateTile]):
    """Lay a tile with the power of a local railway, which the turn remembers."""

    takes = LayPrivateTile
    group = "map"
    explained = False
    waiving: WaivingTerrain

    def suits(self, t: Table, action: LayPrivateTile) -> bool:
        return self.waiving.suits(t, action)

    def candidates(self, t: Table) -> Iterator[Choice]:
        return self.waiving.candidates(t)

    def check(self, t: Table, action: LayPrivateTile) -> None:
        self.waiving.check(t, action)

    def play(self, t: Table, action: LayPrivateTile) -> None:
        if not t.frame(OperatingTurn).laid:
            tally(t, WAIVED)
        self.waiving.play(t, action)


def waiving(powers: Powers, laying: LayingTrack) -> WaivingUncounted:
    """The terrain power as the site has it."""
    return WaivingUncounted(WaivingTerrain(powers, replace(laying, cost=free, budget=power_budget), laying))


# --- take-overs ------------------------------------------------------------------------------------------------------


def take_apart(t: Table, corp: Party, heir: Party) -> None:
    """All but its stations goes over at once. Where both have one in a city, that of the heir comes off; where they
    stand in two cities of a hex, the heir is asked, and only then the rest follows [18CZ-DIFF.35]."""
    atlas = t.title.atlas
    for fate in (money_passes, trains_pass, privates_pass):
        fate(t, corp, heir)
    if t.state.charter[heir]:
        t.emit(TokensRepriced(heir, (LATER_STATION,) * len(t.state.charter[heir])))
    theirs = {atlas.hex_of_stop[atlas.stop_of_slot[slot]]: slot for slot in stations_of(t, corp)}
    doubles = []
    for own in stations_of(t, heir):
        other = theirs.get(atlas.hex_of_stop[atlas.stop_of_slot[own]])
        if other is not None and atlas.stop_of_slot[own] == atlas.stop_of_slot[other]:
            t.emit(TokenReturned(heir, own, LATER_STATION))
        elif other is not None:
            doubles.append((own, other))
    if not doubles:
        finish_take_over(t, corp, heir)
        return
    t.then("finish_take_over", corp, heir)
    for own, other in reversed(doubles):
        t.enter(DoubleStation(heir, (own, other), LATER_STATION))


def finish_take_over(t: Table, corp: int, heir: int) -> None:
    """An effect: stations go over, and the corporation is no more."""
    rules.TAKEN_OVER(t, Party(corp), Party(heir))
