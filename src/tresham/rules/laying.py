"""Laying and upgrading track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import final

from ..core.action import LayTile
from ..core.event import TileLaid
from ..core.ids import Party, Private, members
from ..core.stage import Choice, Step
from ..core.table import Table
from ..core.title import Title
from ..track.atlas import Atlas
from ..track.ids import Colour, Hex, Lay
from ..track.replacing import next_colour, wanted_labels
from .budgets import ANY_TILE, BOUGHT_LAY, NOTHING_MORE, Budget, one_tile
from .joining import LOOKS, Joins, Look, by_any_side, meets_other_gauge
from .network import hexes_reached, own_stops
from .operating import OperatingTurn

Cost = Callable[[Table, Party, Hex, Lay], int]
"""What a lay costs a corporation."""

Prelude = Callable[[Table, Party, Hex, Lay], None]
"""What happens before a lay."""


def terrain_once(t: Table, corp: Party, hex: Hex, lay: Lay) -> int:
    """The first tile on a hex pays for its terrain, later ones are free [1830-TR.7]."""
    atlas = t.title.atlas
    return atlas.terrain[hex] if t.state.board.lays[hex] == atlas.printed[hex] else 0


def unsealed(t: Table, corp: Party) -> int:
    """Track may come to any side."""
    return 0


def nowhere(t: Table) -> Collection[Hex]:
    """No hex is closed to tiles."""
    return ()


def supply_left(t: Table, lay: Lay) -> bool:
    """Is a copy of the tile left? A replaced tile is back in the supply at once [1830-TR.8]."""
    count = t.title.atlas.supply[lay // 6]
    return count is None or tiles_in_use(t.state.board.lays).get(lay // 6, 0) < count


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
    if not atlas.is_upgrade(hex, old, lay):
        t.require(atlas.may_become(hex, old, atlas.tile_of(lay)), "tile_does_not_fit", _misfit(atlas, hex, old, lay))
        t.require(not atlas.tile_print(lay).special, "tile_does_not_fit", "special")
        t.require(not atlas.exits[lay] & ~atlas.open_edges[hex], "track_leads_nowhere")
        t.refuse("track_not_kept", "stub" if atlas.hexes[hex].stubs and old == atlas.printed[hex] else "")


def _misfit(atlas: Atlas, hex: Hex, old: Lay, new: Lay) -> str:
    """Why a tile is of the wrong kind: the hex takes no tile at all, or what is wrong with the tile; "upgrade" where
    another tile lies."""
    place, before, after = atlas.hexes[hex], atlas.tile_print(old), atlas.tile_print(new)
    upgrade = "" if old == atlas.printed[hex] else " upgrade"
    if before.colour >= Colour.GREY:
        return "fixed"
    if after.labels != wanted_labels(place, before, after.colour):
        return f"letter{upgrade}"
    return f"stops{upgrade}" if next_colour(before, after) else "colour"


def check_tile(t: Table, corp: Party, hex: Hex, lay: Lay) -> None:
    """What holds for every lay, whoever allows it: the tile fits, there is one, its colour may be laid."""
    atlas = t.title.atlas
    block = blocked_hexes(t).get(hex)
    if block is not None:
        t.refuse("hex_blocked", private=t.title.privates[block].symbol)
    check_fit(t, hex, lay)
    colour = atlas.colour(lay).name.lower()
    t.require(atlas.colour(lay) in t.title.phases[t.state.phase].tiles, "colour_not_yet", colour, colour=colour)
    t.require(supply_left(t, lay), "no_such_tile_left")


@lru_cache(maxsize=1 << 13)
def _upgrades(atlas: Atlas, hex: Hex, lay: Lay, colours: tuple[Colour, ...]) -> tuple[Lay, ...]:
    """What may replace a lay on a hex, of the colours that are in play."""
    return tuple(new for new in atlas.upgrades(hex, lay) if atlas.colour(new) in colours)


@final
@dataclass(frozen=True)
class LayingTrack(Step[LayTile]):
    """Lay a tile on an empty hex or replace one by the next colour, where own stations reach [1830-TR.1, 1830-TR.5]."""

    takes = LayTile
    group = "map"
    explained = False  # there are too many tiles: whoever points at a hex is told about that one
    cost: Cost = terrain_once
    joins: Joins = by_any_side
    unjoined: str = "not_connected"
    """Why an upgrade that is not joined so is refused."""
    barred: Callable[[Table], Collection[Hex]] = nowhere
    """Hexes where no tile may be laid for the time being."""
    sealed: Callable[[Table, Party], int] = unsealed
    """Sides to which no tile of a corporation may bring track, as a bitmask."""
    budget: Budget = one_tile
    """What may be laid in a turn."""
    near: Callable[[Table, Party], Collection[Hex]] = hexes_reached
    """The hexes where a tile of a corporation might be joined."""
    forbids: Callable[[Table, Hex, Lay], bool] | None = None
    """May a tile not be laid so, although it fits? By default every one may that fits."""
    before: Prelude | None = None
    """What happens before a tile is laid, if anything does."""

    def open(self, t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        if self.budget(t, turn) is NOTHING_MORE:
            return False
        # Mostly a tile can be laid at one of the stations; only otherwise must all be seen that they reach.
        by_station = self._allowed(t, turn, self._round_stations(t, turn), Look.BACK)
        return next(by_station, None) is not None or next(self.choices(t), None) is not None

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(OperatingTurn)
        if self.budget(t, turn) is not NOTHING_MORE:
            for action in self._allowed(t, turn, turn.confined or self.near(t, turn.corp), Look.ALL):
                yield Choice(action)

    def _allowed(self, t: Table, turn: OperatingTurn, hexes: Collection[Hex], look: Look) -> Iterator[LayTile]:
        """The tiles that may be laid on some hexes, as far as the look shows that they are joined."""
        corp, atlas, lays, confined = turn.corp, t.title.atlas, t.state.board.lays, turn.confined
        colours, blocked, barred = t.title.phases[t.state.phase].tiles, blocked_hexes(t), self.barred(t)
        purse, in_use, budget = t.purse(corp), tiles_in_use(lays), self.budget(t, turn)
        any_tile, sealed, supply = budget is ANY_TILE, self.sealed(t, corp), atlas.supply
        for hex in hexes:
            if hex in blocked or hex in barred:
                continue
            for lay in _upgrades(atlas, hex, lays[hex], colours):
                count, price = supply[lay // 6], 0 if any_tile else budget.price(atlas.colour(lay))
                is_used_up = count is not None and in_use.get(lay // 6, 0) >= count
                if price is None or is_used_up or (sealed and atlas.exits[lay] & sealed >> hex * 6 & 63):
                    continue
                if self.forbids is not None and self.forbids(t, hex, lay):
                    continue
                if price + self.cost(t, corp, hex, lay) > purse:  # sooner known than whether a way leads there
                    continue
                if confined or self.joins(t, corp, hex, lay, look):
                    yield LayTile(corp, hex, lay)

    def _round_stations(self, t: Table, turn: OperatingTurn) -> Collection[Hex]:
        """The hexes with own stations, and those next to them."""
        if turn.confined:
            return turn.confined
        atlas = t.title.atlas
        found: dict[Hex, None] = {}
        for stop in members(own_stops(atlas, t.state.board, turn.corp)):
            hex = atlas.hex_of_stop[stop]
            found[hex] = None
            for side in range(hex * 6, hex * 6 + 6):
                if atlas.mate[side] >= 0:
                    found[Hex(atlas.mate[side] // 6)] = None
        return found

    def check(self, t: Table, action: LayTile) -> None:
        turn, corp, hex, lay = t.frame(OperatingTurn), action.by, action.hex, action.lay
        budget, first = self.budget(t, turn), "first" if turn.is_first else ""
        t.require(budget is not NOTHING_MORE, "one_tile_a_turn", first)
        t.require(not turn.confined or hex in turn.confined, "confined_to_city")
        # Whoever may still lay something is told what is wrong with this tile before what is wrong with its colour.
        self.check_place(t, corp, hex, lay, is_free_to_roam=bool(turn.confined))
        price = budget.price(t.title.atlas.colour(lay))
        if price is None:
            t.refuse("one_tile_a_turn", first)
        cost, purse = price + self.cost(t, corp, hex, lay), t.purse(corp)
        t.require(cost <= purse, "cannot_afford_tile", cost=cost, cash=purse)

    def check_place(self, t: Table, corp: Party, hex: Hex, lay: Lay, is_free_to_roam: bool = False) -> None:
        """Refuse a tile that may not lie there so, or is not joined to the corporation's track as it must be."""
        t.require(hex not in self.barred(t), "hex_barred")
        check_tile(t, corp, hex, lay)
        t.require(not t.title.atlas.exits[lay] & self.sealed(t, corp) >> hex * 6 & 63, "side_barred")
        t.require(self.forbids is None or not self.forbids(t, hex, lay), "lay_forbidden")
        if not is_free_to_roam and not any(self.joins(t, corp, hex, lay, look) for look in LOOKS):
            is_upgrade = t.title.atlas.exits[t.state.board.lays[hex]]
            t.require(is_upgrade or not meets_other_gauge(t, corp, hex, lay), "other_gauge")
            t.refuse(self.unjoined if is_upgrade else "not_connected")

    def play(self, t: Table, action: LayTile) -> None:
        turn, hex, lay = t.frame(OperatingTurn), action.hex, action.lay
        price = self.budget(t, turn).price(t.title.atlas.colour(lay)) or 0
        if self.before is not None:
            self.before(t, action.by, hex, lay)
        lay_tile(t, action.by, hex, lay, price + self.cost(t, action.by, hex, lay))
        tally = (*turn.tally, BOUGHT_LAY) if price else turn.tally
        t.amend(turn, laid=(*turn.laid, (hex, lay)), confined=(hex,) if turn.confined else (), tally=tally)
