"""Laying and upgrading track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import final

from ..core.action import LayTile
from ..core.event import TileLaid
from ..core.ids import Party, Private, members
from ..core.table import Choice, Step, Table
from ..core.title import Title
from ..track.ids import Hex, Lay
from .network import network
from .operating import OperatingTurn

Cost = Callable[[Table, Hex, Lay], int]
"""What a lay costs."""


def terrain_once(t: Table, hex: Hex, lay: Lay) -> int:
    """The first tile on a hex pays for its terrain, later ones are free [1830-TR.7]."""
    atlas = t.title.atlas
    return atlas.terrain(hex) if t.state.board.lays[hex] == atlas.printed[hex] else 0


def supply_left(t: Table, lay: Lay) -> bool:
    """Is a copy of the tile left? A replaced tile is back in the supply at once [1830-TR.8]."""
    tile = t.title.atlas.tile_of(lay)
    count = t.title.atlas.supply[tile]
    lays = t.state.board.lays
    return count is None or sum([lays.count(Lay(tile * 6 + turn)) for turn in range(6)]) < count


@lru_cache(maxsize=256)
def tiles_in_use(lays: tuple[Lay, ...]) -> Mapping[int, int]:
    """By tile: how many copies lie on the map."""
    return Counter([lay // 6 for lay in lays])


def blocked_hexes(t: Table) -> Mapping[Hex, Private]:
    """Hexes that a private blocks while a player owns it [1830-PV.3, 1830-TR.9]."""
    return _blocked_hexes(t.title, t.state.privates, t.state.closed)


@lru_cache(maxsize=256)
def _blocked_hexes(title: Title, owners: tuple[Party, ...], closed: int) -> Mapping[Hex, Private]:
    found: dict[Hex, Private] = {}
    for number, private in enumerate(title.privates):
        if private.blocks and not closed >> number & 1 and title.is_player(owners[number]):
            for name in private.blocks:
                found[title.atlas.hex(name)] = Private(number)
    return found


def lay_tile(t: Table, corp: Party, hex: Hex, lay: Lay, cost: int) -> None:
    """Put a tile on the map; tokens go along with their cities [1830-TR.10]."""
    carried = t.title.atlas.carry(hex, t.state.board.lays[hex], lay)
    t.emit(TileLaid(corp, hex, lay, cost, carried))


def check_fit(t: Table, hex: Hex, lay: Lay) -> None:
    """Refuse a tile of the wrong kind, or turned the wrong way."""
    atlas, old = t.title.atlas, t.state.board.lays[hex]
    if lay not in atlas.upgrades(hex, old):
        t.require(atlas.may_become(hex, old, atlas.tile_of(lay)), "tile_does_not_fit")
        t.require(not atlas.exits(lay) & ~atlas.open_edges[hex], "track_leads_nowhere")
        t.refuse("track_not_kept")


def check_tile(t: Table, corp: Party, hex: Hex, lay: Lay) -> None:
    """What holds for every lay, whoever allows it: the tile fits, there is one, its colour may be laid."""
    atlas = t.title.atlas
    block = blocked_hexes(t).get(hex)
    if block is not None:
        t.refuse("hex_blocked", private=t.title.privates[block].symbol)
    check_fit(t, hex, lay)
    t.require(atlas.colour(lay) in t.title.phases[t.state.phase].tiles, "colour_not_yet")
    t.require(supply_left(t, lay), "no_such_tile_left")


@final
@dataclass(frozen=True)
class LayingTrack(Step[LayTile]):
    """Lay a tile on an empty hex or replace one by the next colour, where own stations reach [1830-TR.1, 1830-TR.5]."""

    takes = LayTile
    cost: Cost = terrain_once
    lays: int = 1
    asks_always: bool = False
    """The part waits for a decision even when nothing can be laid."""

    def open(self, t: Table) -> bool:
        if self.asks_always:
            return len(t.frame(OperatingTurn).laid) < self.lays
        return next(self.choices(t), None) is not None

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(OperatingTurn)
        if len(turn.laid) >= self.lays:
            return
        atlas, lays = t.title.atlas, t.state.board.lays
        colours = t.title.phases[t.state.phase].tiles
        purse, blocked, seen = t.purse(turn.corp), blocked_hexes(t), network(t, turn.corp)
        in_use = tiles_in_use(lays)
        for number in members(seen.hexes):
            hex = Hex(number)
            joined = seen.sides >> number * 6 & 63
            if not joined or hex in blocked:
                continue
            for lay in atlas.upgrades(hex, lays[hex]):
                if not atlas.exits(lay) & joined or atlas.colour(lay) not in colours:
                    continue
                count = atlas.supply[lay // 6]
                if (count is None or in_use.get(lay // 6, 0) < count) and self.cost(t, hex, lay) <= purse:
                    yield Choice(LayTile(turn.corp, hex, lay))

    def check(self, t: Table, action: LayTile) -> None:
        turn, hex, lay = t.frame(OperatingTurn), action.hex, action.lay
        t.require(len(turn.laid) < self.lays, "one_tile_a_turn")
        check_tile(t, action.by, hex, lay)
        joined = network(t, action.by).sides >> hex * 6 & 63
        t.require(t.title.atlas.exits(lay) & joined, "not_connected")
        cost, purse = self.cost(t, hex, lay), t.purse(action.by)
        t.require(cost <= purse, "cannot_afford_tile", cost=cost, cash=purse)

    def play(self, t: Table, action: LayTile) -> None:
        lay_tile(t, action.by, action.hex, action.lay, self.cost(t, action.hex, action.lay))
        turn = t.frame(OperatingTurn)
        t.amend(turn, laid=(*turn.laid, (action.hex, action.lay)))
