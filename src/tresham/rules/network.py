"""What a corporation's stations can reach on the board as it lies."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from ..core.ids import NOBODY, Party, members
from ..core.state import Board
from ..core.table import Table
from ..track.atlas import Atlas
from ..track.ids import Hex, Slot, Stop
from ..track.reach import Reach, glimpse, is_joined, reach, stops_met


def network(t: Table, corp: Party, thorough: bool = True) -> Reach:
    """Everything that a corporation can reach; or, if not thorough, what a quick look shows of it."""
    barred = t.title.barred
    return _network(t.title.atlas, t.state.board, corp, 0 if barred is None else barred(t, corp), thorough)


def hexes_reached(t: Table, corp: Party) -> Collection[Hex]:
    """The hexes that a corporation reaches, or whose sides it comes to."""
    return [Hex(number) for number in members(network(t, corp).hexes)]


def stops_reached(t: Table, corp: Party) -> Iterator[Stop]:
    """The stops that a corporation reaches, each looked for when it is asked for: near ones before far ones, unless all
    are known already."""
    known = stations_of(t, corp)
    if known.every is not None:
        yield from map(Stop, members(known.every))
        return
    met = 0
    for stop in stops_met(t.title.atlas, t.state.board.lays, known.own, known.full, known.barred):
        met |= 1 << stop
        known.some |= met
        yield Stop(stop)
    known.every = met


def reaches(t: Table, corp: Party, stops: int) -> bool:
    """Does a corporation reach one of these stops, given as a bitmask?"""
    known = stations_of(t, corp)
    if known.every is not None:
        return bool(known.every & stops)
    return bool(known.some & stops) or any(stops >> stop & 1 for stop in stops_reached(t, corp))


def would_reach(t: Table, corp: Party, stops: int) -> bool:
    """Would a corporation reach one of these stops, given as a bitmask, if it were allowed to enter them?"""
    known = _network(t.title.atlas, t.state.board, corp, barred_stops(t, corp) & ~stops, thorough=True)
    return bool(known.stops & stops)


def stations_of(t: Table, corp: Party) -> Stations:
    """The stations of a corporation on the board as it lies."""
    barred = t.title.barred
    return stations(t.title.atlas, t.state.board, corp, 0 if barred is None else barred(t, corp))


def barred_stops(t: Table, corp: Party) -> int:
    """The stops that a corporation may not enter, as a bitmask."""
    barred = t.title.barred
    return 0 if barred is None else barred(t, corp)


class Stations:
    """Where the stations of a corporation are on one board, and what is known so far of what they reach. Stops are
    given as bitmasks."""

    __slots__ = ("barred", "every", "full", "joined", "own", "some")

    def __init__(self, own: int, full: int, barred: int) -> None:
        self.own = own
        """With its stations; a token beside the slots stands for its whole hex."""
        self.full = full
        """Cities full of others' stations, which end a way [1830-TK.7]."""
        self.barred = barred
        """Where it may not go at all."""
        self.some = own
        """Stops that somebody has seen to be reached."""
        self.every: int | None = None
        """All stops that are reached, once somebody has looked at all of them."""
        self.joined: bool | None = None
        """Is another stop joined to one of them, so that a train can run? None if nobody has looked."""


class _OneBoard:
    """What is known of one board, by corporation and where that may not go: its stations, and what they reach."""

    __slots__ = ("board", "networks", "stations")

    def __init__(self, board: Board | None) -> None:
        self.board = board
        self.stations: dict[tuple[Party, int], Stations] = {}
        self.networks: dict[tuple[Party, int, bool], Reach] = {}


def latest_board(atlas: Atlas) -> _OneBoard:
    """The board of a map that was looked at last. Rules ask about the same one again and again, and even to hash it
    takes longer than most questions."""
    return _OneBoard(None)


def _known_of(atlas: Atlas, board: Board) -> _OneBoard:
    latest = atlas.kept[latest_board]
    if latest.board is not board:
        latest = atlas.kept[latest_board] = _OneBoard(board)
    return latest


def _network(atlas: Atlas, board: Board, corp: Party, barred: int, thorough: bool) -> Reach:
    latest = _known_of(atlas, board)
    found = latest.networks.get((corp, barred, thorough))
    if found is None:
        found = latest.networks[corp, barred, thorough] = _reached(atlas, board, corp, barred, thorough)
    return found


@lru_cache(maxsize=1 << 13)
def _reached(atlas: Atlas, board: Board, corp: Party, barred: int, thorough: bool) -> Reach:
    look, here = reach if thorough else glimpse, stations(atlas, board, corp, barred)
    found = look(atlas, board.lays, here.own, here.full, barred)
    here.some |= found.stops
    if found.complete:
        here.every = found.stops
    return found


def stations(atlas: Atlas, board: Board, corp: Party, barred: int) -> Stations:
    """The stations of a corporation on a board, and where it may not go."""
    latest = _known_of(atlas, board)
    found = latest.stations.get((corp, barred))
    if found is None:
        found = latest.stations[corp, barred] = stations_of_board(atlas, board, corp, barred)
    return found


@lru_cache(maxsize=1 << 13)
def stations_of_board(atlas: Atlas, board: Board, corp: Party, barred: int) -> Stations:
    lays, full = board.lays, 0
    own, foreign = _token_stops(atlas, board.tokens, corp)
    for stop, hex, taken in foreign:
        if taken.issuperset(atlas.slots(stop, lays[hex])):
            full |= 1 << stop
    for hex, owner in board.beside:
        if owner == corp:
            own |= 1 << atlas.stops(hex, lays[hex])[0]
    return Stations(own, full & ~own, barred)


@lru_cache(maxsize=1 << 10)
def _token_stops(
    atlas: Atlas, tokens: tuple[Party, ...], corp: Party
) -> tuple[int, tuple[tuple[Stop, Hex, frozenset[Slot]], ...]]:
    """The stops with a corporation's tokens as a bitmask; the others with tokens, their hexes and the slots taken."""
    own = 0
    taken: dict[Stop, list[Slot]] = {}
    for number, owner in enumerate(tokens):
        if owner != NOBODY:
            slot = Slot(number)
            taken.setdefault(atlas.stop_of_slot[slot], []).append(slot)
            if owner == corp:
                own |= 1 << atlas.stop_of_slot[slot]
    foreign = [(stop, slots) for stop, slots in taken.items() if not own >> stop & 1]
    return own, tuple((stop, atlas.hex_of_stop[stop], frozenset(slots)) for stop, slots in foreign)


def own_stops(atlas: Atlas, board: Board, corp: Party) -> int:
    """The stops with a corporation's stations, as a bitmask."""
    return stations(atlas, board, corp, 0).own


def port_stops(atlas: Atlas) -> int:
    """The ports of a map, as a bitmask: a run may end there, but they do not make it one [1849-10.5.1.1]."""
    found = 0
    for hex, first in enumerate(atlas.first_stop):
        for index, stop in enumerate(atlas.hexes[hex].tile.stops):
            if stop.port:
                found |= 1 << first + index
    return found


def has_route(t: Table, corp: Party) -> bool:
    """Can a train of any length run at all: two stops joined, one with an own station? [1830-CL.23, 1849-10.6.1]"""
    atlas, board = t.title.atlas, t.state.board
    here = stations(atlas, board, corp, barred_stops(t, corp))
    if here.joined is None:
        # A run ends in a port: if it has two stations, the own one has another stop than a port next to it.
        here.joined = is_joined(atlas, board.lays, here.own, atlas.kept[port_stops] | here.barred)
    return here.joined


def has_way(t: Table, corp: Party) -> bool:
    """Is some station of a corporation joined to anything, be it only a port?"""
    atlas, board = t.title.atlas, t.state.board
    return is_joined(atlas, board.lays, own_stops(atlas, board, corp), barred_stops(t, corp))


def has_token_in(atlas: Atlas, board: Board, corp: Party, hex: Hex) -> bool:
    """Does a corporation have a station in a hex?"""
    for stop in atlas.stops(hex, board.lays[hex]):
        if any(board.tokens[slot] == corp for slot in atlas.slots(stop, board.lays[hex])):
            return True
    return (hex, corp) in board.beside
