"""Tiles that a corporation may lay beyond its normal ones, because it owns a private that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol, final

from ..core.action import LayPrivateTile
from ..core.event import Event, PowerUsed, PrivateClosed
from ..core.frozen import but
from ..core.ids import Party, Private, members
from ..core.stage import Choice, Step
from ..core.state import State
from ..core.table import Table
from ..core.title_memory import Extra
from ..record import record
from ..track.ids import Colour, Hex
from .budgets import INSTEAD
from .laying import LayingTrack, lay_tile
from .network import network
from .operating import OperatingTurn, tally
from .rights import TakesPlace


class Uses(Protocol):
    """How often the power of a private may be used."""

    def refusal(self, t: Table, private: Private, hex: Hex | None) -> str | None:
        """Why it cannot be used now for a tile on this hex, or for something else than a tile."""

    def count(self, t: Table, corp: Party, private: Private, hex: Hex | None) -> None:
        """It is used."""


@final
class Once:
    """A single time."""

    def refusal(self, t: Table, private: Private, hex: Hex | None) -> str | None:
        return "power_used_up" if t.state.spent >> private & 1 else None

    def count(self, t: Table, corp: Party, private: Private, hex: Hex | None) -> None:
        t.emit(PowerUsed(private, corp))


def used_in_turn(t: Table, private: Private) -> bool:
    """Was the power of a private used in the turn under way?"""
    return _word(t, private) in t.frame(OperatingTurn).tally


def _word(t: Table, private: Private) -> str:
    """What a turn remembers of a use."""
    return f"extra_lay {t.title.privates[private].symbol}"


@final
class OnceEachTurn:
    """In every turn of the corporation once."""

    def refusal(self, t: Table, private: Private, hex: Hex | None) -> str | None:
        return "power_used_in_turn" if used_in_turn(t, private) else None

    def count(self, t: Table, corp: Party, private: Private, hex: Hex | None) -> None:
        """The turn remembers it, and that is enough."""


@dataclass(frozen=True)
class GrantedLays(Extra):
    """Of a grant of several tiles: how many were laid, and how many of them outside of its land."""

    granted: int = 0
    strayed: int = 0


@record(frozen=True, slots=True)
class GrantUsed(Event):
    """One of the tiles is laid that a private grants."""

    private: Private
    by: Party
    left: int
    """How many are left."""
    strays: int
    """1 if it lies outside of the land."""

    def apply(self, s: State) -> State:
        now = s.extra[GrantedLays]
        return but(s, extra=s.extra.but(GrantedLays, granted=now.granted + 1, strayed=now.strayed + self.strays))


@final
@dataclass(frozen=True)
class Grant:
    """Once each turn and so many times in all, of which few may be outside of certain hexes; the private closes with
    the last one."""

    lays: int
    land: frozenset[str]
    outside: int
    closes_with: Callable[[Hex | None], bool] = lambda hex: True
    """Does the last use close it, for a tile on this hex or for something else than a tile?"""

    def refusal(self, t: Table, private: Private, hex: Hex | None) -> str | None:
        now = t.extra(GrantedLays)
        if now.granted >= self.lays:
            return "power_used_up"
        if used_in_turn(t, private):
            return "power_used_in_turn"
        return "outside_of_grant" if now.strayed >= self.outside and self._strays(t, hex) else None

    def _strays(self, t: Table, hex: Hex | None) -> bool:
        return hex is not None and t.title.atlas.names[hex] not in self.land

    def count(self, t: Table, corp: Party, private: Private, hex: Hex | None) -> None:
        left = self.lays - t.extra(GrantedLays).granted - 1
        t.emit(GrantUsed(private, corp, left, int(self._strays(t, hex))))
        if not left and self.closes_with(hex):
            t.emit(PrivateClosed(private))


@final
@dataclass(frozen=True)
class Permit:
    """A private's leave for one more yellow tile."""

    private: str
    uses: Uses
    land: frozenset[str] | None = None
    """The hexes where it may be; all, if none are named."""
    price: int = 0
    """What it costs beyond the terrain."""
    is_free: bool = False
    """The terrain costs nothing."""
    comes_first: bool = False
    """It may come before the normal track of the turn, or without it; else after that [1850-TR.10]."""

    def refusal(self, t: Table, corp: Party, hex: Hex | None) -> str | None:
        """Why it cannot be used now for a tile on this hex, or for something else than a tile."""
        private, turn = t.title.private(self.private), t.frame(OperatingTurn)
        if t.state.privates[private] != corp or t.state.closed >> private & 1:
            return "no_such_power"
        if hex is not None and self.land is not None and t.title.atlas.names[hex] not in self.land:
            return "outside_of_grant"
        if not self.comes_first and not turn.laid and INSTEAD not in turn.tally:
            return "after_normal_track"
        return self.uses.refusal(t, private, hex)

    def use(self, t: Table, corp: Party, hex: Hex | None) -> None:
        """It is used for a tile, or for something else."""
        private = t.title.private(self.private)
        tally(t, _word(t, private))
        self.uses.count(t, corp, private, hex)


@final
@dataclass(frozen=True)
class ExtraLaying(Step[LayPrivateTile]):
    """Lay one more yellow tile, joined to own track and paid for like any other."""

    takes = LayPrivateTile
    group = "map"
    permit: Permit
    laying: LayingTrack
    """What holds for every tile."""

    def suits(self, t: Table, action: LayPrivateTile) -> bool:
        return action.private == t.title.private(self.permit.private)

    def open(self, t: Table) -> bool:
        return self._may(t) and next(self.choices(t), None) is not None

    def _may(self, t: Table) -> bool:
        """A quick look: most corporations do not own the private."""
        corp, private = t.frame(OperatingTurn).corp, t.title.private(self.permit.private)
        return t.state.privates[private] == corp and self.permit.refusal(t, corp, None) is None

    def candidates(self, t: Table) -> Iterator[Choice]:
        if not self._may(t):
            return
        corp, private, atlas = t.frame(OperatingTurn).corp, t.title.private(self.permit.private), t.title.atlas
        for number in members(network(t, corp).hexes):
            hex = Hex(number)
            if self.permit.refusal(t, corp, hex) is None:
                for lay in atlas.upgrades(hex, t.state.board.lays[hex]):
                    if atlas.colour(lay) == Colour.YELLOW:
                        yield Choice(LayPrivateTile(corp, private, hex, lay))

    def _cost(self, t: Table, action: LayPrivateTile) -> int:
        terrain = 0 if self.permit.is_free else self.laying.cost(t, action.by, action.hex, action.lay)
        return self.permit.price + terrain

    def check(self, t: Table, action: LayPrivateTile) -> None:
        t.require(action.by == t.frame(OperatingTurn).corp, "no_such_power", self.permit.private)
        why_not = self.permit.refusal(t, action.by, action.hex)
        if why_not is not None:
            t.refuse(why_not, self.permit.private)
        t.require(t.title.atlas.colour(action.lay) == Colour.YELLOW, "yellow_only")
        self.laying.check_place(t, action.by, action.hex, action.lay)
        cost, purse = self._cost(t, action), t.purse(action.by)
        t.require(cost <= purse, "cannot_afford_tile", cost=cost, cash=purse)

    def play(self, t: Table, action: LayPrivateTile) -> None:
        cost = self._cost(t, action)
        self.permit.use(t, action.by, action.hex)
        lay_tile(t, action.by, action.hex, action.lay, cost)


def of_extra_lay(permit: Permit) -> TakesPlace:
    """Something is bought instead of the tile that a private permits."""
    return TakesPlace(
        lambda t, turn: permit.refusal(t, turn.corp, None) is None,
        lambda t: permit.use(t, t.frame(OperatingTurn).corp, None),
        "no_such_power",
        permit.private,
        lambda t, turn: permit.refusal(t, turn.corp, None),
    )
