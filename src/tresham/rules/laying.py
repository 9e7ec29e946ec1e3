"""Laying and upgrading track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import final

from ..core.action import LayTile
from ..core.event import TileLaid
from ..core.ids import Party, Private, members
from ..core.table import Choice, Step, Table
from ..core.title import Title
from ..track.atlas import Atlas
from ..track.ids import Colour, Gauge, Hex, Lay, Stop
from ..track.new_track import added_ends, added_track, enters, seems_entered
from ..track.prints import FIRST_STOP
from ..track.reach import Reach
from ..track.replacing import next_colour, wanted_labels
from ..track.walk_sweep import ANY_GAUGE
from .budgets import ANY_TILE, BOUGHT_LAY, NOTHING_MORE, Budget, one_tile
from .network import barred_stops, network, own_stops, stations, stations_seen
from .operating import OperatingTurn
from .surveying import stop_worth

Cost = Callable[[Table, Party, Hex, Lay], int]
"""What a lay costs a corporation."""


class Look(Enum):
    """How closely one looks whether a lay is joined; every look but the last may say no too early."""

    BACK = "from the hex, where a station is mostly near"
    GLIMPSE = "at what a first sweep from the stations finds"
    ALL = "at all that the stations reach"


LOOKS = tuple(Look)
"""The quickest first."""

Joins = Callable[[Table, Party, Hex, Lay, Look], bool]
"""Is a lay joined to the network of a corporation as the rules want it?"""


EACH_EDGE = tuple(tuple((edge, ANY_GAUGE) for edge in members(edges)) for edges in range(1 << 6))
"""By a bitmask of edges: each of them, to be crossed in any gauge."""


def terrain_once(t: Table, corp: Party, hex: Hex, lay: Lay) -> int:
    """The first tile on a hex pays for its terrain, later ones are free [1830-TR.7]."""
    atlas = t.title.atlas
    return atlas.terrain[hex] if t.state.board.lays[hex] == atlas.printed[hex] else 0


def by_any_side(t: Table, corp: Party, hex: Hex, lay: Lay, look: Look) -> bool:
    """Some track of the tile meets track that the corporation reaches [1830-TR.5]."""
    atlas, lays = t.title.atlas, t.state.board.lays
    exits = atlas.exits[lay]
    if look is not Look.BACK:
        return bool(exits & network(t, corp, look is Look.ALL).sides >> hex * 6 & 63)
    here = stations_seen(t, corp)
    if _stops_at(t, hex, here.own):
        return bool(exits)
    return seems_entered(atlas, lays, here.own, here.full, hex, EACH_EDGE[exits], here.barred)


def by_new_track(t: Table, corp: Party, hex: Hex, lay: Lay, look: Look) -> bool:
    """The corporation can come to new track on the tile, in its gauge, or reaches a station there that is worth more
    now [1849-10.3.0.3, 1849-10.3.0.4, 1849-10.3.0.10]."""
    if look is Look.BACK:
        return _seems_to_come_to_new_track(t, corp, hex, lay)
    atlas, board, thorough = t.title.atlas, t.state.board, look is Look.ALL
    old, first = board.lays[hex], atlas.first_stop[hex]
    seen, here = network(t, corp, thorough), stations(atlas, board, corp, barred_stops(t, corp))
    passable = (seen.stops & ~here.full) >> first
    doubtful = []
    for end, other, gauge in added_track(atlas, old, lay):
        for place in (end, other):
            if place >= FIRST_STOP:
                if passable >> place - FIRST_STOP & 1:
                    return True
            elif _joins_side(seen, hex, place, gauge):
                if not atlas.exits[old] >> place & 1:
                    return True  # no track leads out here yet: whoever reaches this side comes from outside
                doubtful.append((place, gauge))
    reached = [stop for stop in atlas.stops(hex, lay) if seen.stops >> stop & 1]
    if any(_is_worth_more(t, stop, old, lay) for stop in reached):
        return True
    return any(
        enters(atlas, board.lays, here.own, here.full, hex, edge, gauge, thorough, here.barred)
        for edge, gauge in doubtful
    )


def _seems_to_come_to_new_track(t: Table, corp: Party, hex: Hex, lay: Lay) -> bool:
    """Is there new track at a station of the corporation, or does a look from the other new track show one?"""
    atlas, lays = t.title.atlas, t.state.board.lays
    here = stations_seen(t, corp)
    edges, stops = added_ends(atlas, lays[hex], lay)
    if stops & _stops_at(t, hex, here.own):
        return True
    return seems_entered(atlas, lays, here.own, here.full, hex, edges, here.barred)


def _stops_at(t: Table, hex: Hex, stops: int) -> int:
    """Those of some stops that are in a hex, as a bitmask by their number there."""
    atlas = t.title.atlas
    return stops >> atlas.first_stop[hex] & (1 << len(atlas.stops(hex, t.state.board.lays[hex]))) - 1


def _joins_side(seen: Reach, hex: Hex, edge: int, gauge: int) -> bool:
    """Does reached track come to a side of a hex, from within or without, in one of these gauges?"""
    at = hex * 6 + edge
    sides = (seen.standard if gauge & Gauge.STANDARD else 0) | (seen.narrow if gauge & Gauge.NARROW else 0)
    return bool(sides >> at & 1)


def _is_worth_more(t: Table, stop: Stop, old: Lay, new: Lay) -> bool:
    atlas, phase = t.title.atlas, t.state.phase
    return stop_worth(t.title, phase, atlas.stop_print(stop, new)) > stop_worth(
        t.title, phase, atlas.stop_print(stop, old)
    )


def unsealed(t: Table, corp: Party) -> int:
    """Track may come to any side."""
    return 0


def nowhere(t: Table) -> Collection[Hex]:
    """No hex is closed to tiles."""
    return ()


def supply_left(t: Table, lay: Lay) -> bool:
    """Is a copy of the tile left? A replaced tile is back in the supply at once [1830-TR.8]."""
    tile = t.title.atlas.tile_of(lay)
    count = t.title.atlas.supply[tile]
    first = Lay(tile * 6)
    return count is None or len([one for one in t.state.board.lays if first <= one < first + 6]) < count


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
        t.require(not atlas.exits[lay] & ~atlas.open_edges[hex], "track_leads_nowhere")
        t.refuse("track_not_kept")


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
    t.require(atlas.colour(lay) in t.title.phases[t.state.phase].tiles, "colour_not_yet")
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
            near = turn.confined or [Hex(number) for number in members(network(t, turn.corp).hexes)]
            for action in self._allowed(t, turn, near, Look.ALL):
                yield Choice(action)

    def _allowed(self, t: Table, turn: OperatingTurn, hexes: Collection[Hex], look: Look) -> Iterator[LayTile]:
        """The tiles that may be laid on some hexes, as far as the look shows that they are joined."""
        corp, atlas, lays = turn.corp, t.title.atlas, t.state.board.lays
        colours, blocked, barred = t.title.phases[t.state.phase].tiles, blocked_hexes(t), self.barred(t)
        purse, in_use, budget = t.purse(corp), tiles_in_use(lays), self.budget(t, turn)
        any_tile, sealed = budget is ANY_TILE, self.sealed(t, corp)
        for hex in hexes:
            if hex in blocked or hex in barred:
                continue
            for lay in _upgrades(atlas, hex, lays[hex], colours):
                count, price = atlas.supply[lay // 6], 0 if any_tile else budget.price(atlas.colour(lay))
                if price is None or (count is not None and in_use.get(lay // 6, 0) >= count):
                    continue
                if sealed and atlas.exits[lay] & sealed >> hex * 6 & 63:
                    continue
                if turn.confined or self.joins(t, corp, hex, lay, look):
                    if price + self.cost(t, corp, hex, lay) <= purse:
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
        price = self.budget(t, turn).price(t.title.atlas.colour(lay))
        if price is None:
            t.refuse("one_tile_a_turn")
        t.require(not turn.confined or hex in turn.confined, "confined_to_city")
        t.require(hex not in self.barred(t), "hex_barred")
        check_tile(t, corp, hex, lay)
        t.require(not t.title.atlas.exits[lay] & self.sealed(t, corp) >> hex * 6 & 63, "side_barred")
        if not turn.confined and not any(self.joins(t, corp, hex, lay, look) for look in LOOKS):
            is_upgrade = t.title.atlas.exits[t.state.board.lays[hex]]
            t.require(is_upgrade or not by_any_side(t, corp, hex, lay, Look.ALL), "other_gauge")
            t.refuse(self.unjoined if is_upgrade else "not_connected")
        cost, purse = price + self.cost(t, corp, hex, lay), t.purse(corp)
        t.require(cost <= purse, "cannot_afford_tile", cost=cost, cash=purse)

    def play(self, t: Table, action: LayTile) -> None:
        turn, hex, lay = t.frame(OperatingTurn), action.hex, action.lay
        price = self.budget(t, turn).price(t.title.atlas.colour(lay)) or 0
        lay_tile(t, action.by, hex, lay, price + self.cost(t, action.by, hex, lay))
        tally = (*turn.tally, BOUGHT_LAY) if price else turn.tally
        t.amend(turn, laid=(*turn.laid, (hex, lay)), confined=(hex,) if turn.confined else (), tally=tally)
