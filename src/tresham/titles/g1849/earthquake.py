"""The earthquake of Messina [1849-12]."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import final

from ...core.event import TileDestroyed
from ...core.fact import Fact
from ...core.ids import NOBODY, Party
from ...core.table import Table
from ...rules.calendar import calendar
from ...rules.launching import Launches, forget_home, tokens_on_map
from ...rules.mechanism import Mechanism
from ...track.ids import Hex
from .facts import GARIBALDI, MESSINA, Ruins, quake


def ruins(t: Table) -> Collection[Hex]:
    """Messina, from the earthquake to the next stock round [1849-12.5]."""
    lies_in_ruins = t.extra(Ruins).quake == calendar(t).turn
    return (t.title.atlas.hex(MESSINA),) if lies_in_ruins else ()


@final
@dataclass(frozen=True)
class Earthquake:
    """Messina falls: its tile and all tokens there are lost [1849-12.1, 1849-12.2, 1849-12.3, 1849-12.4]."""

    close: Callable[[Table, Party], None]

    def __call__(self, t: Table) -> None:
        atlas, board = t.title.atlas, t.state.board
        hex = atlas.hex(MESSINA)
        slots = [slot for stop in atlas.stops(hex, board.lays[hex]) for slot in atlas.slots(stop, board.lays[hex])]
        here = [slot for slot in slots if board.tokens[slot] != NOBODY]
        owners = tuple(board.tokens[slot] for slot in here)
        t.emit(TileDestroyed(hex, atlas.printed[hex], tuple(here), owners))
        t.change_extra(Ruins, quake=calendar(t).turn)
        garibaldi = t.title.corp(GARIBALDI)
        if (garibaldi, hex) in t.extra(Launches).chosen:
            forget_home(t, garibaldi)
        if garibaldi in owners and not tokens_on_map(t, garibaldi):
            self.close(t, garibaldi)


def earthquake(close: Callable[[Table, Party], None]) -> Mechanism:
    """Messina falls when its phase begins [1849-12.1]."""
    return Mechanism(
        remembers=(Ruins(),),
        effects={"earthquake": Earthquake(close)},
        facts=(Fact("quake", quake),),
    )
