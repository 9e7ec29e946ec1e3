"""Stations: home tokens, new tokens, reserved slots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, final

from ..core.action import Action, PlaceToken
from ..core.event import TokenBeside, TokenPlaced
from ..core.ids import NOBODY, Party
from ..core.stage import Choice, Step
from ..core.state import Frame
from ..core.table import Table
from ..core.title import Title
from ..record import record
from ..track.ids import Hex, Slot, Stop, StopKind
from .network import has_token_in, reaches, stops_reached
from .operating import OperatingTurn

ANY_STOP = -1


def homes(title: Title) -> dict[Hex, tuple[tuple[Party, int], ...]]:
    """Where corporations have their homes: by hex, pairs of corporation and stop (or any stop)."""
    symbols = {one.symbol for one in title.corporations}
    found: dict[Hex, tuple[tuple[Party, int], ...]] = {}
    for number, hex in enumerate(title.atlas.hexes):
        here = tuple((title.corp(symbol), stop) for symbol, stop in hex.homes if symbol in symbols)
        if here:
            found[Hex(number)] = here
    return found


def homes_of(title: Title, corp: Party) -> tuple[tuple[Hex, int], ...]:
    """The homes of a corporation that are printed on the map: the hex, and which stop there."""
    found = title.kept[homes].items()
    return tuple((hex, stop) for hex, owners in found for owner, stop in owners if owner == corp)


def home_stop(t: Table, hex: Hex, place: int) -> Stop:
    """The city of a home: it follows the track printed on the map through upgrades [1830-TK.1]."""
    atlas = t.title.atlas
    return Stop(atlas.first_stop[hex] + atlas.heir_of(place, atlas.printed[hex], t.state.board.lays[hex]))


def is_home_pending(t: Table, corp: Party) -> bool:
    """Has a corporation still to place its first token?"""
    return bool(t.state.homeless >> corp & 1)


def free_slots(t: Table, stop: Stop) -> list[Slot]:
    """The empty slots of a stop."""
    board = t.state.board
    slots = t.title.atlas.slots(stop, board.lays[t.title.atlas.hex_of_stop[stop]])
    return [slot for slot in slots if board.tokens[slot] == NOBODY]


def slot_for(t: Table, corp: Party, stop: Stop) -> Slot | None:
    """The slot that a new token takes: the first that is neither taken nor kept for somebody's home [1830-TK.6].

    Homes keep the first slots of their city. Where a corporation may still choose its city, all of the hex is kept, or
    at least one slot.
    """
    hex = t.title.atlas.hex_of_stop[stop]
    reserved = 0
    for owner, place in t.title.kept[homes].get(hex, ()):
        if owner == corp or not (is_home_pending(t, owner) or (hex, owner) in t.state.board.beside):
            continue
        if t.state.life[owner].is_gone or not t.title.kind_of[owner].keeps_home:
            continue
        if place == ANY_STOP:
            if t.title.kind_of[owner].keeps_hex or len(t.title.atlas.slots(stop, t.state.board.lays[hex])) == 1:
                return None
            reserved += 1
        elif home_stop(t, hex, place) == stop:
            reserved += 1
    free = free_slots(t, stop)
    return free[reserved] if len(free) > reserved else None


def token_price(t: Table, corp: Party) -> int:
    """What the next token on the charter costs [1830-TK.3]."""
    return t.state.charter[corp][0]


def check_city(t: Table, corp: Party, stop: Stop) -> None:
    """Refuse a place where no token of this corporation can ever stand now."""
    atlas, board = t.title.atlas, t.state.board
    hex = atlas.hex_of_stop[stop]
    t.require(stop in atlas.stops(hex, board.lays[hex]), "no_city")
    t.require(atlas.stop_print(stop, board.lays[hex]).kind == StopKind.CITY, "no_city")
    t.require(t.state.charter[corp], "no_token_left")
    t.require(not has_token_in(atlas, board, corp, hex), "second_token_in_hex")
    t.require(free_slots(t, stop), "no_free_slot")
    t.require(slot_for(t, corp, stop) is not None, "slot_reserved", atlas.names[hex])


def place_token(t: Table, corp: Party, stop: Stop, cost: int) -> None:
    """Put the one station of the turn."""
    slot = slot_for(t, corp, stop)
    assert slot is not None
    t.emit(TokenPlaced(corp, slot, cost))
    t.amend(t.frame(OperatingTurn), tokened=True)


def has_token_to_place(t: Table, turn: OperatingTurn) -> bool:
    """Could the corporation in turn still put a station, if there is a place for it?"""
    corp = turn.corp
    return not turn.tokened and bool(t.state.charter[corp]) and token_price(t, corp) <= t.purse(corp)


@final
@dataclass(frozen=True)
class Tokening(Step[PlaceToken]):
    """Put one station in a city that own track reaches [1830-TK.4, 1830-TK.5]."""

    takes = PlaceToken
    group = "map"
    stops: Callable[[Table, Party], Iterable[Stop]] = stops_reached
    """The stops to which own track leads; near ones first, if possible."""
    reaches: Callable[[Table, Party, int], bool] = reaches
    """Does own track lead to one of these stops, given as a bitmask?"""

    def open(self, t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        return next(self._places(t, turn), None) is not None

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(OperatingTurn)
        for stop in sorted(self._places(t, turn)):
            yield Choice(PlaceToken(turn.corp, stop))

    def _places(self, t: Table, turn: OperatingTurn) -> Iterator[Stop]:
        """Where a station may be put, mostly near places first."""
        if has_token_to_place(t, turn):
            yield from self._cities(t, turn)

    def has_place(self, t: Table, turn: OperatingTurn) -> bool:
        """Is there a city for a station, whatever it costs?"""
        return next(self._cities(t, turn), None) is not None

    def _cities(self, t: Table, turn: OperatingTurn) -> Iterator[Stop]:
        corp, atlas, board = turn.corp, t.title.atlas, t.state.board
        for stop in self._stops(t, turn):
            hex = atlas.hex_of_stop[stop]
            if atlas.stop_print(stop, board.lays[hex]).kind == StopKind.CITY and slot_for(t, corp, stop) is not None:
                if not has_token_in(atlas, board, corp, hex):
                    yield stop

    def _stops(self, t: Table, turn: OperatingTurn) -> Iterable[Stop]:
        """Where a station might stand: what track reaches, or where a power confines the turn to."""
        if turn.confined:
            return [stop for hex in turn.confined for stop in t.title.atlas.stops(hex, t.state.board.lays[hex])]
        return self.stops(t, turn.corp)

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        """Every city of the map."""
        atlas = t.title.atlas
        for number, lay in enumerate(t.state.board.lays):
            for stop in atlas.stops(Hex(number), lay):
                if atlas.stop_print(stop, lay).kind == StopKind.CITY:
                    yield PlaceToken(by, stop)

    def check(self, t: Table, action: PlaceToken) -> None:
        turn = t.frame(OperatingTurn)
        t.require(not turn.tokened, "one_token_a_turn")
        check_city(t, action.by, action.stop)
        if turn.confined:
            t.require(t.title.atlas.hex_of_stop[action.stop] in turn.confined, "confined_to_city")
        else:
            t.require(self.reaches(t, action.by, 1 << action.stop), "city_not_connected")
        price, purse = token_price(t, action.by), t.purse(action.by)
        t.require(price <= purse, "cannot_afford_token", cost=price, cash=purse)

    def play(self, t: Table, action: PlaceToken) -> None:
        place_token(t, action.by, action.stop, token_price(t, action.by))


# --- home ------------------------------------------------------------------------------------------------------------


@record(frozen=True)
class CityChoice(Frame):
    """A station on a hex with several cities needs to know which one is its own."""

    stage: ClassVar[str] = "city"
    corp: Party
    """Whose station it is."""
    hex: Hex
    by: Party
    """Who chooses."""

    @classmethod
    def comes_up(cls, title: Title) -> bool:
        return any(place == ANY_STOP for corp in title.corps for _, place in homes_of(title, corp))


def place_home(t: Table, corp: Party) -> None:
    """At the start of its first turn a corporation gets its home token, free of charge [1830-TK.1, 1830-TK.2].

    If it has several homes, it gets one in each [1848-5.3.6].
    """
    if is_home_pending(t, corp):
        for hex, place in homes_of(t.title, corp):
            place_token_at_home(t, corp, hex, place)


def place_token_at_home(t: Table, corp: Party, hex: Hex, place: int) -> None:
    """Put the token of a home.

    On a hex where it may stand in any city, its president picks one; while there is no track yet, it lies on the hex.
    So it does where no slot is free. One for which no slot is kept does not take what is kept for others
    [1848-C-17].
    """
    slot = _home_slot(t, corp, home_stop(t, hex, place)) if place != ANY_STOP else None
    if slot is not None:
        t.emit(TokenPlaced(corp, slot, 0))
        return
    t.emit(TokenBeside(corp, hex))
    if place == ANY_STOP and t.title.atlas.exits[t.state.board.lays[hex]]:
        t.enter(CityChoice(corp, hex, corp))


def _home_slot(t: Table, corp: Party, stop: Stop) -> Slot | None:
    """The slot that the token of a home takes."""
    if not t.title.kind_of[corp].keeps_home:
        return slot_for(t, corp, stop)
    return next(iter(free_slots(t, stop)), None)
