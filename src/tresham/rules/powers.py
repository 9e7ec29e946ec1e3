"""What privates allow their owners."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import ClosePrivate, ExchangePrivate, LayPrivateTile, PlaceMarker, PlacePrivateToken
from ..core.event import MarkerPlaced, PowerUsed, PrivateClosed, PrivateExchanged
from ..core.ids import Party, Private
from ..core.stage import Choice, Step
from ..core.table import Table
from ..track.ids import Hex, Lay
from .buying import next_cert
from .laying import check_fit, lay_tile, supply_left, terrain_once
from .limits import Limits
from .lots import AuctionFrame
from .network import network
from .operating import OperatingTurn, turn_corp
from .shares import settle_presidency, shares_held
from .stock import StockTurn
from .tokens import check_city, place_token


def owns_power(t: Table, party: Party, private: Private) -> bool:
    """Does a party own an open private whose power is not used up?"""
    s = t.state
    return s.privates[private] == party and not s.closed >> private & 1 and not s.spent >> private & 1


def in_turn_owns(private: str) -> Callable[[Table], bool]:
    """The corporation in turn owns a private whose power is not used up."""
    return lambda t: owns_power(t, turn_corp(t), t.title.private(private))


# --- a certificate for a private -------------------------------------------------------------------------------------


def at_any_moment(t: Table, player: Party) -> bool:
    """Between any two actions [1830-DIFF.9]."""
    return True


def between_turns(t: Table, player: Party) -> bool:
    """In one's own stock turn, or when the turn under way has not begun to act [1830-PV.MH.2]."""
    top = t.top
    if isinstance(top, StockTurn):
        return top.player == player or top == StockTurn(top.player)
    if isinstance(top, OperatingTurn):
        return not top.begun
    return isinstance(top, AuctionFrame)


@final
@dataclass(frozen=True)
class Exchanging(Step[ExchangePrivate]):
    """A player gives a private back for a share; this is no purchase [1830-PV.MH.1, 1830-CL.21]."""

    takes = ExchangePrivate
    group = "privates"
    private: str
    corp: str
    limits: Limits
    moment: Callable[[Table, Party], bool] = between_turns

    def candidates(self, t: Table) -> Iterator[Choice]:
        private, corp = t.title.private(self.private), t.title.corp(self.corp)
        player = t.state.privates[private]
        for source in t.title.for_sale[corp] if owns_power(t, player, private) else ():
            cert = next_cert(t, source, corp)
            if cert is not None:
                yield Choice(ExchangePrivate(player, private, cert))

    def _has_room(self, t: Table, player: Party, corp: Party) -> bool:
        if t.zone(corp) in self.limits.unlimited:
            return True
        return shares_held(t, player, corp) < t.amount(t.title.kind_of[corp].most_shares, player)

    def check(self, t: Table, action: ExchangePrivate) -> None:
        private, corp = t.title.private(self.private), t.title.corp(self.corp)
        t.require(action.private == private, "no_exchange")
        t.require(t.title.is_player(action.by) and owns_power(t, action.by, private), "no_exchange")
        t.require(self.moment(t, action.by), "not_between_turns")
        cert = action.cert
        t.require(t.title.cert_corp[cert] == corp, "no_exchange")
        t.require(t.state.certs[cert] in t.title.for_sale[corp], "not_for_sale")
        t.require(cert != t.title.presidents_cert(corp), "presidents_certificate_first")
        most = t.amount(t.title.kind_of[corp].most_shares, action.by)
        t.require(self._has_room(t, action.by, corp), "holding_limit", most=most)

    def play(self, t: Table, action: ExchangePrivate) -> None:
        corp = t.title.corp(self.corp)
        t.emit(PrivateExchanged(action.private, action.by, action.cert, t.state.certs[action.cert]))
        settle_presidency(t, corp)


# --- tiles and tokens ------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class PrivateTile(Step[LayPrivateTile]):
    """The owning corporation lays a certain tile on a certain empty hex, connected or not."""

    takes = LayPrivateTile
    group = "map"
    private: str
    hex: str
    tiles: tuple[str, ...]
    free: bool = False
    is_track_action: bool = False
    """It is the normal lay of the turn, and opens a token in the hex [1830-PV.DH.1]."""

    def suits(self, t: Table, action: LayPrivateTile) -> bool:
        return action.private == t.title.private(self.private)

    def _owner(self, t: Table) -> Party | None:
        """The corporation in turn, if the power is its own."""
        turn = t.find(OperatingTurn)
        return turn.corp if turn and owns_power(t, turn.corp, t.title.private(self.private)) else None

    def _comes_too_late(self, t: Table) -> bool:
        return self.is_track_action and bool(t.frame(OperatingTurn).laid)

    def _cost(self, t: Table, corp: Party, hex: Hex, lay: Lay) -> int:
        return 0 if self.free else terrain_once(t, corp, hex, lay)

    def _fitting(self, t: Table) -> list[Lay]:
        """The tiles of the power that fit the empty hex and are left in the supply."""
        atlas = t.title.atlas
        hex = atlas.hex(self.hex)
        if t.state.board.lays[hex] != atlas.printed[hex]:
            return []
        fits = atlas.upgrades(hex, atlas.printed[hex])
        return [lay for lay in fits if atlas.tiles[lay // 6].name in self.tiles and supply_left(t, lay)]

    def could_help(self, t: Table) -> bool:
        """Would one of its tiles be joined to the track of the corporation in turn, if it owned the private?"""
        if self._comes_too_late(t) or not self._fitting(t):
            return False
        return bool(network(t, t.frame(OperatingTurn).corp).hexes >> t.title.atlas.hex(self.hex) & 1)

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp, hex = self._owner(t), t.title.atlas.hex(self.hex)
        if corp is not None and not self._comes_too_late(t):
            for lay in self._fitting(t):
                yield Choice(LayPrivateTile(corp, t.title.private(self.private), hex, lay))

    def check(self, t: Table, action: LayPrivateTile) -> None:
        atlas = t.title.atlas
        t.require(self._owner(t) == action.by, "no_such_power", self.private)
        t.require(action.hex == atlas.hex(self.hex), "no_such_power", self.private)
        t.require(not self._comes_too_late(t), "one_tile_a_turn")
        t.require(atlas.tiles[atlas.tile_of(action.lay)].name in self.tiles, "tile_does_not_fit", self.private)
        t.require(t.state.board.lays[action.hex] == atlas.printed[action.hex], "hex_not_empty", self.private)
        check_fit(t, action.hex, action.lay)
        t.require(supply_left(t, action.lay), "no_such_tile_left")
        cost, purse = self._cost(t, action.by, action.hex, action.lay), t.purse(action.by)
        t.require(cost <= purse, "cannot_afford_tile", cost=cost, cash=purse)

    def play(self, t: Table, action: LayPrivateTile) -> None:
        t.emit(PowerUsed(action.private, action.by))
        lay_tile(t, action.by, action.hex, action.lay, self._cost(t, action.by, action.hex, action.lay))
        if self.is_track_action:
            turn = t.frame(OperatingTurn)
            t.amend(turn, laid=(*turn.laid, (action.hex, action.lay)), opened=action.private)


@final
@dataclass(frozen=True)
class PrivateToken(Step[PlacePrivateToken]):
    """In the same turn the corporation may put a token there, free and unconnected [1830-PV.DH.2]."""

    takes = PlacePrivateToken
    group = "map"
    private: str
    hex: str

    def candidates(self, t: Table) -> Iterator[Choice]:
        turn, private, hex = t.frame(OperatingTurn), t.title.private(self.private), t.title.atlas.hex(self.hex)
        for stop in t.title.atlas.stops(hex, t.state.board.lays[hex]) if turn.opened == private else ():
            yield Choice(PlacePrivateToken(turn.corp, private, stop))

    def check(self, t: Table, action: PlacePrivateToken) -> None:
        turn, atlas = t.frame(OperatingTurn), t.title.atlas
        t.require(action.private == t.title.private(self.private), "no_such_power", f"{self.private} token")
        t.require(turn.opened == action.private, "no_such_power", f"{self.private} token")
        t.require(not turn.tokened, "one_token_a_turn")
        t.require(atlas.hex_of_stop[action.stop] == atlas.hex(self.hex), "no_such_power", f"{self.private} token")
        check_city(t, action.by, action.stop)

    def play(self, t: Table, action: PlacePrivateToken) -> None:
        place_token(t, action.by, action.stop, 0)


@final
@dataclass(frozen=True)
class ClosesWithTrain:
    """A watch: a private closes when its corporation owns a train for the first time [1830-PV.BO.3]."""

    private: str
    corp: str

    def __call__(self, t: Table) -> None:
        private = t.title.private(self.private)
        if t.title.corp(self.corp) in t.state.trains and not t.state.closed >> private & 1:
            t.emit(PrivateClosed(private))


@final
@dataclass(frozen=True)
class Landing(Step[ClosePrivate]):
    """The owning corporation closes a private: instead of its usual tile and token it may lay a tile and put a token in
    one of certain cities, joined or not [1849-7.1.8]."""

    takes = ClosePrivate
    group = "privates"
    private: str
    cities: tuple[str, ...]

    def could_help(self, t: Table) -> bool:
        """Would the corporation in turn have use for it, if it owned the private?"""
        return self._is_in_time(t)

    def _is_in_time(self, t: Table) -> bool:
        """Are the steps that it takes the place of still to come? [1849-CL-25]"""
        turn = t.frame(OperatingTurn)
        return not turn.laid and not turn.tokened and not turn.ran

    def _is_owned(self, t: Table) -> bool:
        return owns_power(t, t.frame(OperatingTurn).corp, t.title.private(self.private))

    def suits(self, t: Table, action: ClosePrivate) -> bool:
        return action.private == t.title.private(self.private)

    def candidates(self, t: Table) -> Iterator[Choice]:
        if self._is_owned(t):
            yield Choice(ClosePrivate(t.frame(OperatingTurn).corp, t.title.private(self.private)))

    def check(self, t: Table, action: ClosePrivate) -> None:
        t.require(action.by == t.frame(OperatingTurn).corp, "no_such_power")
        t.require(self._is_owned(t), "no_such_power", self.private)
        t.require(self._is_in_time(t), "power_comes_first")

    def play(self, t: Table, action: ClosePrivate) -> None:
        t.emit(PowerUsed(action.private, action.by))
        t.emit(PrivateClosed(action.private))
        t.amend(t.frame(OperatingTurn), confined=tuple(t.title.atlas.hex(name) for name in self.cities))


@final
@dataclass(frozen=True)
class PlacingMarker(Step[PlaceMarker]):
    """The owning corporation closes a private to put its marker on one of certain hexes [1849-7.1.7]."""

    takes = PlaceMarker
    group = "map"
    private: str
    hexes: tuple[str, ...]
    kind: str

    def _owner(self, t: Table) -> Party | None:
        turn = t.find(OperatingTurn)
        return turn.corp if turn and owns_power(t, turn.corp, t.title.private(self.private)) else None

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp = self._owner(t)
        if corp is not None:
            for name in self.hexes:
                yield Choice(PlaceMarker(corp, t.title.private(self.private), t.title.atlas.hex(name)))

    def check(self, t: Table, action: PlaceMarker) -> None:
        turn, private = t.find(OperatingTurn), t.title.private(self.private)
        t.require(turn is not None and turn.corp == action.by, "no_such_power")
        t.require(action.private == private and action.by == self._owner(t), "no_such_power", self.private)
        t.require(t.title.atlas.names[action.hex] in self.hexes, "no_port")

    def play(self, t: Table, action: PlaceMarker) -> None:
        t.emit(MarkerPlaced(action.by, action.hex, self.kind))
        t.emit(PrivateClosed(action.private))
