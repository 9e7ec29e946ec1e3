"""A map compiled to numbers: what lies across each side, where track leads, which tile may come next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, reduce
from itertools import accumulate
from operator import or_
from typing import final

from ..record import Kept
from .ids import Colour, Hex, Lay, Side, Slot, Stop, Tile
from .prints import HexPrint, MapSheet, StopPrint, TilePrint
from .replacing import MayReplace, like_by_next_colour
from .rotations import ACROSS, Fan, Turned, heirs, turn
from .tiles import CATALOGUE

NO_SIDE = Side(-1)
"""Across the rim of the map, or behind a wall."""
_FIXED = (Colour.GREY, Colour.RED)
"""Hexes printed in these colours never take a tile."""


def compile_atlas(
    sheet: MapSheet, supply: Mapping[str, int | None], may_replace: MayReplace = like_by_next_colour
) -> Atlas:
    """The atlas of a map with a set of tiles; `supply` says how many there are of each (None: no limit).

    `may_replace` is the title's own rule about colours, labels and stops. Whoever asks again for the same three gets
    the same atlas, whatever else differs: players, options, profile.
    """
    return _compiled(sheet, tuple(supply.items()), may_replace)


@lru_cache(maxsize=16)
def _compiled(sheet: MapSheet, supply: tuple[tuple[str, int | None], ...], may_replace: MayReplace) -> Atlas:
    return Atlas(sheet, dict(supply), may_replace)


@final
class Atlas:
    """All that never changes about a map and its tiles, looked up by number. Share it; it is never modified.

    Stops are numbered by hex and keep their numbers through upgrades: stop 1 of a tile is stop 1 of its hex. A hex
    reserves as many numbers as any tile needs that may ever lie there, and so does a stop for its slots.
    """

    def __init__(self, sheet: MapSheet, supply: Mapping[str, int | None], may_replace: MayReplace) -> None:
        self.sheet = sheet
        self.hexes: tuple[HexPrint, ...] = sheet.hexes
        self.names: tuple[str, ...] = tuple(hex.name for hex in sheet.hexes)
        self._hex_by_name = {name: Hex(number) for number, name in enumerate(self.names)}
        self._hex_at = {(hex.x, hex.y): Hex(number) for number, hex in enumerate(sheet.hexes)}
        self._may_replace = may_replace
        self._number_tiles(supply)
        self._turned: tuple[Turned, ...] = tuple(turn(tile, r) for tile in self.tiles for r in range(6))
        self.fans: tuple[Fan, ...] = tuple(turned.fan for turned in self._turned)
        """By Lay; `fan(lay)` for many."""
        self.exits: tuple[int, ...] = tuple(turned.exits for turned in self._turned)
        """By Lay: bitmask of the edges that its track leads to."""
        self.last_stops: tuple[int, ...] = tuple(turned.last_stops for turned in self._turned)
        """By Lay: bitmask of the tile's stops that no run can pass: off-board areas, and stops with terminal track."""
        self.mate: tuple[Side, ...] = tuple(self._across(Hex(h), e) for h in range(len(self.hexes)) for e in range(6))
        """By Side: the face across, or -1."""
        self.open_edges: tuple[int, ...] = tuple(self._open(Hex(h)) for h in range(len(self.hexes)))
        """By Hex: bitmask of edges over which a tile here may have track [1830-TR.6]; 0 where no tile can come."""
        self.terrain: tuple[int, ...] = tuple(sum(cost for _, cost in hex.terrain) for hex in self.hexes)
        """By Hex: what the first tile there costs."""
        self.kept: Kept[Atlas] = Kept(self)
        """What others have worked out about this map."""
        self._stops: dict[tuple[Hex, Lay], tuple[Stop, ...]] = {}
        self._slots: dict[tuple[Stop, Lay], tuple[Slot, ...]] = {}
        self._heirs: dict[tuple[Lay, Lay], tuple[int, ...] | None] = {}
        self._upgrades: dict[tuple[Hex, Lay, bool], tuple[Lay, ...]] = {}
        self._number_stops()

    # Tiles and lays

    def hex(self, name: str) -> Hex:
        """The hex of this name; KeyError if there is none."""
        return self._hex_by_name[name]

    def tile(self, name: str) -> Tile:
        """The tile of this name. A printed pattern has the name of the first hex that shows it."""
        return self._tile_by_name[name]

    def lay(self, tile_name: str, rotation: int) -> Lay:
        """A tile turned clockwise by so many edges."""
        return Lay(self._tile_by_name[tile_name] * 6 + rotation % 6)

    @staticmethod
    def tile_of(lay: Lay) -> Tile:
        """The tile of a lay."""
        return Tile(lay // 6)

    @staticmethod
    def rotation(lay: Lay) -> int:
        """By how many edges it is turned, clockwise."""
        return lay % 6

    def tile_print(self, lay: Lay) -> TilePrint:
        """What is printed on the tile of a lay, at rotation 0."""
        return self._turned[lay].tile

    def colour(self, lay: Lay) -> Colour:
        """The colour of a lay."""
        return self._turned[lay].tile.colour

    def fan(self, lay: Lay) -> Fan:
        """By end (edges 0 to 5, then stops from 6 on): pairs of another end that track leads to, and its gauge."""
        return self._turned[lay].fan

    # Stops and slots

    def stops(self, hex: Hex, lay: Lay) -> tuple[Stop, ...]:
        """The stops of a hex while this lay is on it."""
        found = self._stops.get((hex, lay))
        if found is None:
            first = self.first_stop[hex]
            found = tuple(Stop(first + k) for k in range(len(self._turned[lay].tile.stops)))
            self._stops[hex, lay] = found
        return found

    def stop_print(self, stop: Stop, lay: Lay) -> StopPrint:
        """What is printed at a stop while this lay is on its hex."""
        return self._turned[lay].tile.stops[stop - self.first_stop[self.hex_of_stop[stop]]]

    def slots(self, stop: Stop, lay: Lay) -> tuple[Slot, ...]:
        """The slots of a stop while this lay is on its hex; none for towns and off-board areas."""
        found = self._slots.get((stop, lay))
        if found is None:
            first = self._first_slot[stop]
            found = tuple(Slot(first + k) for k in range(self.stop_print(stop, lay).slots))
            self._slots[stop, lay] = found
        return found

    # Replacing tiles

    def upgrades(self, hex: Hex, lay: Lay) -> tuple[Lay, ...]:
        """Every lay that may replace this one here: kind of tile, old track, open sides. Supply is not looked at.

        All rotations are there, also those that look the same. Tiles for private powers only are in `special_upgrades`.
        """
        return self._replacements(hex, lay, special=False)

    def special_upgrades(self, hex: Hex, lay: Lay) -> tuple[Lay, ...]:
        """Like `upgrades`, but the tiles that only a private's power may lay."""
        return self._replacements(hex, lay, special=True)

    def is_upgrade(self, hex: Hex, old: Lay, new: Lay) -> bool:
        """Is this one of `upgrades`? To look at one takes much less time than to list them all."""
        known = self._upgrades.get((hex, old, False))
        if known is not None:
            return new in known
        tile = self._turned[new].tile
        is_tile = new // 6 < self.tile_count and not tile.special
        return (
            is_tile and self._may_replace(self.hexes[hex], self._turned[old].tile, tile) and self._fits(hex, old, new)
        )

    def may_become(self, hex: Hex, lay: Lay, tile: Tile) -> bool:
        """Is a tile of the right kind to replace this lay here, however it may be turned?"""
        return self._may_replace(self.hexes[hex], self._turned[lay].tile, self.tiles[tile])

    def keeps_track(self, old: Lay, new: Lay) -> bool:
        """All old track and every connection of an old stop is still there."""
        return self._heirs_of(old, new) is not None

    def heir_of(self, stop: int, old: Lay, new: Lay) -> int:
        """Which stop of `new` has the track of a stop of `old`; the same number if they have no track in common."""
        found = self._heirs_of(old, new)
        return stop if found is None else found[stop]

    def carry(self, hex: Hex, old: Lay, new: Lay) -> tuple[tuple[Slot, Slot], ...]:
        """Where tokens go when `new` replaces `old`: pairs of old and new slot, only where they differ [1830-TR.10].

        Two cities that become one fill its slots in their order; slots beyond its size are left as they are.
        """
        taken: dict[int, int] = {}
        pairs: list[tuple[Slot, Slot]] = []
        for k, heir in enumerate(self._heirs_of(old, new) or ()):
            here, there = (Stop(self.first_stop[hex] + stop) for stop in (k, heir))
            room = self.slots(there, new)[taken.get(heir, 0) :]
            moves = list(zip(self.slots(here, old), room, strict=False))
            taken[heir] = taken.get(heir, 0) + len(moves)
            pairs += [(a, b) for a, b in moves if a != b]
        return tuple(pairs)

    def _replacements(self, hex: Hex, lay: Lay, special: bool) -> tuple[Lay, ...]:
        key = (hex, lay, special)
        found = self._upgrades.get(key)
        if found is None:
            found = self._upgrades[key] = tuple(self._find_replacements(hex, lay, special))
        return found

    def _find_replacements(self, hex: Hex, lay: Lay, special: bool) -> list[Lay]:
        here, old = self.hexes[hex], self._turned[lay].tile
        found: list[Lay] = []
        for number in range(self.tile_count):
            tile = self.tiles[number]
            if tile.special == special and self._may_replace(here, old, tile):
                turned = [Lay(number * 6 + rotation) for rotation in range(6)]
                found += [new for new in turned if self._fits(hex, lay, new)]
        return found

    def _fits(self, hex: Hex, old: Lay, new: Lay) -> bool:
        """Does a lay lead over open edges only, to every stub that is printed here, and keep the old track?"""
        exits = self.exits[new]
        if exits & ~self.open_edges[hex]:
            return False
        if old == self.printed[hex] and any(not exits >> edge & 1 for edge in self.hexes[hex].stubs):
            return False
        return self.keeps_track(old, new)

    def _heirs_of(self, old: Lay, new: Lay) -> tuple[int, ...] | None:
        key = (old, new)
        if key not in self._heirs:
            self._heirs[key] = heirs(self._turned[old], self._turned[new])
        return self._heirs[key]

    # Compiling

    def _number_tiles(self, supply: Mapping[str, int | None]) -> None:
        tiles = [CATALOGUE[name] for name in supply]
        self.tile_count = len(tiles)
        """How many of `tiles` are real tiles; the rest are printed patterns."""
        patterns: dict[TilePrint, int] = {}
        printed: list[Lay] = []
        for hex in self.hexes:
            pattern = replace(hex.tile, name="")
            if pattern not in patterns:
                patterns[pattern] = len(tiles)
                tiles.append(hex.tile)
            printed.append(Lay(patterns[pattern] * 6))
        self.tiles: tuple[TilePrint, ...] = tuple(tiles)
        """By Tile: the tiles of the title, then every pattern printed on the map."""
        self.supply: tuple[int | None, ...] = tuple(supply.values()) + (0,) * (len(tiles) - self.tile_count)
        """By Tile: how many there are, None for no limit."""
        self.printed: tuple[Lay, ...] = tuple(printed)
        """By Hex: what is printed there."""
        self._tile_by_name = {tile.name: Tile(number) for number, tile in enumerate(tiles)}

    def _across(self, hex: Hex, edge: int) -> Side:
        here = self.hexes[hex]
        dx, dy = ACROSS[self.sheet.layout][edge]
        there = self._hex_at.get((here.x + dx, here.y + dy))
        if there is None or _walled(here, edge) or _walled(self.hexes[there], (edge + 3) % 6):
            return NO_SIDE
        return Side(there * 6 + (edge + 3) % 6)

    def _open(self, hex: Hex) -> int:
        if self.hexes[hex].tile.colour in _FIXED:
            return 0
        return sum(1 << edge for edge in range(6) if self._takes_track(self.mate[hex * 6 + edge]))

    def _takes_track(self, side: Side) -> bool:
        """Grey, red and blue hexes take track only where their own leads out, or that of a tile that may come there."""
        if side == NO_SIDE:
            return False
        printed = self._turned[self.printed[side // 6]]
        if printed.tile.colour < Colour.GREY or printed.exits >> side % 6 & 1:
            return True
        return bool(self._later_exits(Hex(side // 6)) >> side % 6 & 1)

    def _later_exits(self, hex: Hex) -> int:
        """Where a tile on a hex that is no land can lead: to land only [1848-C-10]."""
        land = sum(1 << edge for edge in range(6) if self._is_land(self.mate[hex * 6 + edge]))
        tiles = [
            n for n in range(self.tile_count) if self._may_replace(self.hexes[hex], self.hexes[hex].tile, self.tiles[n])
        ]
        fitting = [exits for n in tiles for exits in self.exits[n * 6 : n * 6 + 6] if not exits & ~land]
        return reduce(or_, fitting, 0)

    def _is_land(self, side: Side) -> bool:
        return side != NO_SIDE and self.hexes[side // 6].tile.colour < Colour.GREY

    def _number_stops(self) -> None:
        widths = [self._room(hex) for hex in self.hexes]
        *first_stops, self.stop_count = accumulate((len(width) for width in widths), initial=0)
        self.first_stop: tuple[int, ...] = tuple(first_stops)
        """By Hex: the number of its first stop."""
        self.hex_of_stop: tuple[Hex, ...] = tuple(Hex(h) for h, width in enumerate(widths) for _ in width)
        """By Stop."""
        sizes = [size for width in widths for size in width]
        *first_slots, self.slot_count = accumulate(sizes, initial=0)
        self._first_slot: tuple[int, ...] = tuple(first_slots)
        self.stop_of_slot: tuple[Stop, ...] = tuple(Stop(stop) for stop, size in enumerate(sizes) for _ in range(size))
        """By Slot."""

    def _room(self, hex: HexPrint) -> list[int]:
        """The most slots of each stop, over all tiles that may ever lie here in any rotation."""
        found, left = [hex.tile], list(self.tiles[: self.tile_count])
        for old in found:
            new = [tile for tile in left if self._may_replace(hex, old, tile)]
            if new:
                found += new
                left = [tile for tile in left if tile not in new]
        width = max(len(tile.stops) for tile in found)
        return [max(tile.stops[k].slots for tile in found if k < len(tile.stops)) for k in range(width)]


def _walled(hex: HexPrint, edge: int) -> bool:
    return any(border.edge == edge and border.kind == "wall" for border in hex.borders)
