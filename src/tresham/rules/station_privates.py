"""A private that is a small railway: it has one station on the map, and betters the tile beneath it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, final

from ..core.action import LayPrivateTile
from ..core.event import Passed, PrivateClosed, PrivateSold, TokenLost, TokenPlaced, TokenReturned, TokensInherited
from ..core.ids import Party, Private
from ..core.stage import Choice, Stage, Step
from ..core.state import Due, Frame
from ..core.table import Table
from ..core.title import Watch
from ..record import record
from ..track.ids import Hex, Stop
from .closing import stations_of
from .income import PayingIncomes, as_printed
from .laying import check_tile, lay_tile
from .mechanism import Mechanism
from .network import has_token_in
from .passing import Passing
from .surveying import stop_worth
from .tokens import free_slots


@record(frozen=True)
class HomeTileOfPrivate(Frame):
    """The owner of a private says whether it lays a tile."""

    stage: ClassVar[str] = "private_tile"
    private: Private
    player: Party

    def concerns(self) -> Party:
        return self.player


@final
@dataclass(frozen=True)
class StationPrivate:
    """A private with a station, which stands for an owner without a seat."""

    private: str
    holder: str
    """Whose the station is on the map."""
    home: str
    """The hex where it stands."""
    later_price: int
    """What a corporation pays for the station if it cannot stand where it is, and is placed later."""

    def number(self, t: Table) -> Private:
        """The private."""
        return t.title.private(self.private)

    def party(self, t: Table) -> Party:
        """Whose the station is."""
        return next(one for one in t.title.seatless if t.title.owner(one).symbol == self.holder)

    def hex(self, t: Table) -> Hex:
        """Where the station stands."""
        return t.title.atlas.hex(self.home)

    def _city(self, t: Table) -> Stop:
        return t.title.atlas.stops(self.hex(t), t.state.board.lays[self.hex(t)])[0]

    def place(self, t: Table, player: Party) -> None:
        """What the lot brings: its station comes to the map, free of charge [18CZ-XI.2.13]."""
        t.emit(TokenPlaced(self.party(t), free_slots(t, self._city(t))[0], 0))

    def worth(self, t: Table) -> int:
        """What the tile of its home is worth; nothing as long as there is none [18CZ-XI.2.13, 18CZ-XI.2.20]."""
        atlas, hex = t.title.atlas, self.hex(t)
        lay = t.state.board.lays[hex]
        if lay == atlas.printed[hex]:
            return 0
        return stop_worth(t.title, t.state.phase, atlas.stop_print(self._city(t), lay))

    def revenue(self, t: Table, private: Private) -> int:
        """What a private earns: this one as its tile is worth, others as printed."""
        return self.worth(t) if private == self.number(t) else as_printed(t, private)

    def open_round(self, t: Table) -> None:
        """An operating round begins: first the owner is asked for a tile, then privates pay [18CZ-XI.2.20]."""
        t.enter(Due((("pay_incomes", ()),)))
        private = self.number(t)
        owner = t.state.privates[private]
        if t.title.is_player(owner) and not t.state.closed >> private & 1:
            t.enter(HomeTileOfPrivate(private, owner))

    def settle_station(self, t: Table) -> None:
        """A watch: sold to a corporation the private closes, and its station is one more of that corporation; closed
        otherwise, its station leaves the map [18CZ-XI.2.14, 18CZ-C57]."""
        slots, private = stations_of(t, self.party(t)), self.number(t)
        if not slots:
            return
        owner = t.state.privates[private]
        if t.title.is_corp(owner):
            has_own = has_token_in(t.title.atlas, t.state.board, owner, self.hex(t))
            t.emit(TokensInherited(owner, self.party(t), tuple(slots), ()))
            if has_own:  # two of one corporation never stand on a hex [18CZ-VIII.6.7]
                t.emit(TokenReturned(owner, slots[0], self.later_price))
            t.emit(PrivateClosed(private))
        elif t.state.closed >> private & 1:
            t.emit(TokenLost(self.party(t), slots[0]))


@final
@dataclass(frozen=True)
class LayingPrivateTile(Step[LayPrivateTile]):
    """Lay a tile at home, or replace it by the next colour: free of charge, and nothing need be joined
    [18CZ-XI.2.20]."""

    takes = LayPrivateTile
    group = "map"
    explained = False  # there are too many tiles
    line: StationPrivate

    def candidates(self, t: Table) -> Iterator[Choice]:
        now, hex = t.frame(HomeTileOfPrivate), self.line.hex(t)
        for lay in t.title.atlas.upgrades(hex, t.state.board.lays[hex]):
            yield Choice(LayPrivateTile(now.player, now.private, hex, lay))

    def check(self, t: Table, action: LayPrivateTile) -> None:
        t.require(action.private == t.frame(HomeTileOfPrivate).private, "no_such_power", "tile")
        t.require(action.hex == self.line.hex(t), "beyond_power", "tile")
        check_tile(t, action.by, action.hex, action.lay)

    def play(self, t: Table, action: LayPrivateTile) -> None:
        t.leave()
        lay_tile(t, self.line.party(t), action.hex, action.lay, 0)


def tile_layer(t: Table) -> Party:
    """Who is asked for the tile of a private."""
    return t.frame(HomeTileOfPrivate).player


def decline_tile(t: Table) -> None:
    """The tile stays as it is."""
    t.emit(Passed(tile_layer(t), HomeTileOfPrivate.stage))
    t.leave()


@final
@dataclass(frozen=True)
class LayingForPrivate(Stage):
    """The owner lays the tile of a private, or leaves it as it is."""

    line: StationPrivate

    def actor(self, t: Table) -> Party:
        return tile_layer(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return (LayingPrivateTile(self.line), Passing(tile_layer, decline_tile))

    def advance(self, t: Table) -> None:
        """There is no tile to lay."""
        t.leave()


def station_private(line: StationPrivate) -> Mechanism:
    """All that such a private needs; its lot brings `place_station`, and rounds begin with `line.open_round`."""
    return Mechanism(
        stages={HomeTileOfPrivate.stage: LayingForPrivate(line)},
        watches=(Watch((PrivateSold, PrivateClosed), line.settle_station),),
        effects={"place_station": line.place, "pay_incomes": PayingIncomes(line.revenue)},
    )
