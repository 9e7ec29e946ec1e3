"""What privates do for the track of the corporation that owns them, once each: a tile that nobody else may lay, or a
tile for which the terrain costs nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import final

from ..core.action import LayPrivateTile, LayTile
from ..core.event import PowerUsed
from ..core.ids import Party, Private, members
from ..core.stage import Choice, Step
from ..core.table import Table
from ..track.ids import Colour, Hex, Lay
from .joining import LOOKS
from .laying import LayingTrack, lay_tile, supply_left
from .network import network
from .operating import OperatingTurn
from .powers import owns_power


@dataclass(frozen=True)
class TilePower:
    """What a private allows, once, one way or the other."""

    colours: frozenset[Colour]
    """Special tiles of these colours may be laid."""
    terrains: frozenset[str]
    """For a tile on such terrain nothing need be paid."""


Powers = Mapping[str, TilePower]
"""By private: what it allows."""


def _own_powers(t: Table, powers: Powers) -> Iterator[tuple[Private, TilePower]]:
    """The unused powers of the corporation in turn."""
    corp = t.frame(OperatingTurn).corp
    if corp in t.state.privates:
        for symbol, power in powers.items():
            private = t.title.private(symbol)
            if owns_power(t, corp, private):
                yield private, power


def _power_for(t: Table, powers: Powers, action: LayPrivateTile) -> TilePower:
    """What a private allows the corporation in turn; a refusal if that is nothing."""
    t.require(action.by == t.frame(OperatingTurn).corp, "no_such_power")
    symbol = t.title.privates[action.private].symbol
    t.require(t.state.privates[action.private] == action.by and symbol in powers, "no_such_power")
    t.require(not t.state.closed >> action.private & 1, "no_such_power")
    t.require(owns_power(t, action.by, action.private), "power_used_up")
    return powers[symbol]


@final
@dataclass(frozen=True)
class SpecialLaying(Step[LayPrivateTile]):
    """Replace a tile by a special one of the next colour, beyond the normal track of the turn [18CZ-IV.1.11]."""

    takes = LayPrivateTile
    group = "map"
    explained = False  # there are too many tiles
    powers: Powers
    laying: LayingTrack
    """What holds for every tile."""

    def suits(self, t: Table, action: LayPrivateTile) -> bool:
        return t.title.atlas.tile_print(action.lay).special

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp, lays, barred = t.frame(OperatingTurn).corp, t.state.board.lays, self.laying.barred(t)
        for private, _ in _own_powers(t, self.powers):
            for number in members(network(t, corp).hexes):
                hex = Hex(number)
                if hex in barred:
                    continue
                for lay in t.title.atlas.special_upgrades(hex, lays[hex]):
                    yield Choice(LayPrivateTile(corp, private, hex, lay))

    def check(self, t: Table, action: LayPrivateTile) -> None:
        power, atlas = _power_for(t, self.powers, action), t.title.atlas
        colour = atlas.colour(action.lay)
        t.require(self.suits(t, action) and colour in power.colours, "beyond_power")
        t.require(colour in t.title.phases[t.state.phase].tiles, "colour_not_yet", colour=colour.name.lower())
        t.require(action.hex not in self.laying.barred(t), "hex_barred")
        old = t.state.board.lays[action.hex]
        t.require(action.lay in atlas.special_upgrades(action.hex, old), "tile_does_not_fit")
        t.require(supply_left(t, action.lay), "no_such_tile_left")
        is_joined = any(self.laying.joins(t, action.by, action.hex, action.lay, look) for look in LOOKS)
        t.require(is_joined, "not_connected")

    def play(self, t: Table, action: LayPrivateTile) -> None:
        t.emit(PowerUsed(action.private, action.by))
        lay_tile(t, action.by, action.hex, action.lay, 0)


def free(t: Table, corp: Party, hex: Hex, lay: Lay) -> int:
    """The terrain costs nothing."""
    return 0


@final
@dataclass(frozen=True)
class WaivingTerrain(Step[LayPrivateTile]):
    """Lay a tile as the normal track of the turn, and pay nothing for its terrain [18CZ-IV.1.12]."""

    takes = LayPrivateTile
    group = "map"
    explained = False  # there are too many tiles
    powers: Powers
    laying: LayingTrack
    """What holds for every tile, its terrain left out."""
    paid: LayingTrack
    """The same with the terrain: where that is nothing, there is nothing to waive [18CZ-C17]."""

    def suits(self, t: Table, action: LayPrivateTile) -> bool:
        return not t.title.atlas.tile_print(action.lay).special

    def candidates(self, t: Table) -> Iterator[Choice]:
        own = list(_own_powers(t, self.powers))
        if not own:
            return
        for choice in self.laying.choices(t):
            lay = choice.action
            assert isinstance(lay, LayTile)
            if self.paid.cost(t, lay.by, lay.hex, lay.lay):
                for private, _ in own:
                    yield Choice(LayPrivateTile(lay.by, private, lay.hex, lay.lay))

    def check(self, t: Table, action: LayPrivateTile) -> None:
        power = _power_for(t, self.powers, action)
        t.require(self.suits(t, action), "beyond_power")
        t.require(self.paid.cost(t, action.by, action.hex, action.lay), "nothing_to_waive")
        terrains = {kind for kind, _ in t.title.atlas.hexes[action.hex].terrain}
        t.require(terrains <= power.terrains, "beyond_power", "terrain")
        self.laying.check(t, LayTile(action.by, action.hex, action.lay))

    def play(self, t: Table, action: LayPrivateTile) -> None:
        t.emit(PowerUsed(action.private, action.by))
        self.laying.play(t, LayTile(action.by, action.hex, action.lay))
