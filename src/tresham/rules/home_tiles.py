"""Corporations whose home is a tile of their own: it is laid at the start of their first turn, on one of several
hexes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import LayTile
from ..core.event import TokenPlaced
from ..core.ids import Party
from ..core.stage import Choice, Stage, Step
from ..core.state import Frame
from ..core.table import Table
from ..record import record
from ..track.ids import Hex, Lay, Stop
from .laying import check_fit, lay_tile, supply_left
from .tokens import free_slots, homes_of, is_home_pending, place_home


@record(frozen=True)
class HomeTile(Frame):
    """A corporation has to lay the tile of its home before anything else."""

    stage: ClassVar[str] = "home_tile"
    corp: Party

    def concerns(self) -> Party:
        return self.corp


@final
@dataclass(frozen=True)
class HomesOnTiles:
    """An effect at the start of a turn: corporations of some kinds lay the tile of their home, all others put their
    token where their home is printed [18CZ-VIII.4.13, 18CZ-VIII.6.4]."""

    kinds: frozenset[str]

    def __call__(self, t: Table, corp: Party) -> None:
        if is_home_pending(t, corp) and t.title.kind_of[corp].name in self.kinds:
            t.enter(HomeTile(corp))
        else:
            place_home(t, corp)


@final
class LayingHome(Step[LayTile]):
    """Lay the tile of one's home on one of its hexes, and put the first token on it; both are free, and nothing need be
    joined. The other hex stays empty [18CZ-VIII.4.13]."""

    takes = LayTile
    group = "map"

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp, atlas = t.frame(HomeTile).corp, t.title.atlas
        for hex in _home_hexes(t, corp):
            for lay in atlas.upgrades(hex, t.state.board.lays[hex]):
                yield Choice(LayTile(corp, hex, lay))

    def check(self, t: Table, action: LayTile) -> None:
        corp = t.frame(HomeTile).corp
        t.require(action.hex in _home_hexes(t, corp), "no_home_there")
        check_fit(t, action.hex, action.lay)
        t.require(_is_own_tile(t, corp, action.lay), "tile_does_not_fit", "letter")
        t.require(supply_left(t, action.lay), "no_such_tile_left")

    def play(self, t: Table, action: LayTile) -> None:
        t.leave()
        lay_tile(t, action.by, action.hex, action.lay, 0)
        t.emit(TokenPlaced(action.by, free_slots(t, _only_stop(t, action.hex, action.lay))[0], 0))


def _home_hexes(t: Table, corp: Party) -> list[Hex]:
    return [hex for hex, _ in homes_of(t.title, corp)]


def _is_own_tile(t: Table, corp: Party, lay: Lay) -> bool:
    """Does a tile bear the letters of a corporation? Several may have a home on the same hex."""
    return t.title.corporation(corp).symbol in t.title.atlas.tile_print(lay).labels


def _only_stop(t: Table, hex: Hex, lay: Lay) -> Stop:
    return t.title.atlas.stops(hex, lay)[0]


@final
@dataclass(frozen=True)
class LayingHomeTile(Stage):
    """The tile of a home comes first, and nothing else may be done before [18CZ-C23, 18CZ-C68]."""

    verbs: ClassVar[Sequence[Step[Any]]] = (LayingHome(),)

    def actor(self, t: Table) -> Party:
        return t.frame(HomeTile).corp

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return self.verbs

    def advance(self, t: Table) -> None:
        raise AssertionError("the tile of a home always fits on one of its hexes")
