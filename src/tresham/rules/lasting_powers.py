"""Powers of privates that serve the owner's corporations, and outlive the private: a tile without the price of its
terrain, a cheaper train, a tile of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, final

from ..core.action import BuyTrain, LayPrivateTile, LayTile
from ..core.event import PowerUsed, TrainBought
from ..core.ids import BANK, Party, Private, TrainKind
from ..core.stage import Choice, Stage, Step
from ..core.state import Frame
from ..core.table import Table
from ..record import at_once, ready_made, record
from ..track.ids import Hex, Lay
from .closing import open_privates_of
from .depot import for_sale
from .laying import LayingTrack, lay_tile
from .operating import OperatingTurn
from .phases import train_left_bank
from .trains import check_right, face_bought

Serves = Callable[[Table, Party, Private], bool]
"""May a corporation use the power of a private now?"""


@final
@dataclass(frozen=True)
class ServesOwner:
    """A power that is not used up serves its owner, and every corporation that he presides over, in phases that allow
    it; whether the private is still open does not matter [1848-4.1e, 1848-C-14]."""

    word: str = ""
    """If there is no word, in all."""

    def __call__(self, t: Table, corp: Party, private: Private) -> bool:
        s = t.state
        if s.spent >> private & 1 or (self.word and self.word not in t.title.phases[s.phase].allows):
            return False
        return s.privates[private] in (corp, t.president(corp))


def costs_nothing(t: Table, corp: Party, hex: Hex, lay: Lay) -> int:
    """The terrain is free."""
    return 0


@final
@ready_made
@dataclass(frozen=True)
class LayingForNothing(Step[LayPrivateTile]):
    """One of the normal tiles of a turn, without the price of the terrain [1848-4.3b]."""

    takes = LayPrivateTile
    group = "map"
    private: str
    land: frozenset[str]
    """The hexes where it helps."""
    laying: LayingTrack
    serves: Serves

    @at_once
    def _free(self) -> LayingTrack:
        return replace(self.laying, cost=costs_nothing)

    def suits(self, t: Table, action: LayPrivateTile) -> bool:
        return action.private == t.title.private(self.private)

    def _helps(self, t: Table, hex: Hex) -> bool:
        """Is there a price to be saved on a hex?"""
        atlas = t.title.atlas
        return atlas.names[hex] in self.land and t.state.board.lays[hex] == atlas.printed[hex]

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp, private = t.frame(OperatingTurn).corp, t.title.private(self.private)
        for choice in self._free.choices(t) if self.serves(t, corp, private) else ():
            lay = choice.action
            if isinstance(lay, LayTile) and self._helps(t, lay.hex):
                yield Choice(LayPrivateTile(corp, private, lay.hex, lay.lay))

    def check(self, t: Table, action: LayPrivateTile) -> None:
        t.require(action.by == t.frame(OperatingTurn).corp, "no_such_power", self.private)
        t.require(self.serves(t, action.by, action.private), "no_such_power", self.private)
        t.require(self._helps(t, action.hex), "no_terrain_to_save", self.private)
        self._free.check(t, LayTile(action.by, action.hex, action.lay))

    def play(self, t: Table, action: LayPrivateTile) -> None:
        t.emit(PowerUsed(action.private, action.by))
        self._free.play(t, LayTile(action.by, action.hex, action.lay))


@final
@dataclass(frozen=True)
class BuyingWithRebate(Step[BuyTrain]):
    """A train of the bank for less [1848-4.5b]."""

    takes = BuyTrain
    group = "trains"
    private: str
    train: str
    rebate: int
    serves: Serves

    def _price(self, t: Table) -> int:
        return t.title.trains[t.title.train_kind(self.train)].price - self.rebate

    def suits(self, t: Table, action: BuyTrain) -> bool:
        kind = t.title.train_kind(self.train)
        return face_bought(t, action) == kind and action.price < t.title.trains[kind].price

    def _serves(self, t: Table, corp: Party) -> bool:
        return self.serves(t, corp, t.title.private(self.private))

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp, kind = t.frame(OperatingTurn).corp, t.title.train_kind(self.train)
        for train, face in for_sale(t, corp) if self._serves(t, corp) else ():
            if face == kind:
                yield Choice(BuyTrain(corp, train, self._price(t)))

    def check(self, t: Table, action: BuyTrain) -> None:
        kind: TrainKind = t.title.train_kind(self.train)
        check_right(t, action.by, kind)
        t.require((action.train, kind) in for_sale(t, action.by), "train_not_for_sale")
        t.require(self._serves(t, action.by), "no_such_power", self.private)
        price, purse = self._price(t), t.purse(action.by)
        t.require(action.price == price, "face_value", price=price)
        t.require(price <= purse, "cannot_afford_train", price=price, cash=purse)

    def play(self, t: Table, action: BuyTrain) -> None:
        kind = t.title.train_kind(self.train)
        t.emit(PowerUsed(t.title.private(self.private), action.by))
        t.emit(TrainBought(action.by, action.train, kind, BANK, action.price, BANK))
        train_left_bank(t, kind)


# --- a tile of a private's own ---------------------------------------------------------------------------------------


@record(frozen=True)
class TileDuty(Frame):
    """The tile of a private must be laid before anything else happens."""

    stage: ClassVar[str] = "tile_duty"
    private: Private
    by: Party


@final
@dataclass(frozen=True)
class PlacingTile(Step[LayPrivateTile]):
    """Lay the one tile of a private on one of its hexes: free, and beyond the tiles of the turn [1848-4.4b].

    It needs no connection, and its track leads wherever there is land.
    """

    takes = LayPrivateTile
    group = "map"
    private: str
    tile: str
    hexes: tuple[str, ...]
    serves: Serves

    def suits(self, t: Table, action: LayPrivateTile) -> bool:
        return action.private == t.title.private(self.private)

    def _owner(self, t: Table) -> Party | None:
        """Who may lay it now: whoever must, or the corporation in turn."""
        now, turn, private = t.top, t.find(OperatingTurn), t.title.private(self.private)
        if isinstance(now, TileDuty):
            return now.by
        return turn.corp if turn is not None and self.serves(t, turn.corp, private) else None

    def candidates(self, t: Table) -> Iterator[Choice]:
        owner, atlas, private = self._owner(t), t.title.atlas, t.title.private(self.private)
        if owner is None:
            return
        for name in self.hexes:
            hex = atlas.hex(name)
            for lay in self._lays(t, hex):
                yield Choice(LayPrivateTile(owner, private, hex, lay))

    def _lays(self, t: Table, hex: Hex) -> list[Lay]:
        """How the tile may lie on a hex."""
        atlas, old = t.title.atlas, t.state.board.lays[hex]
        if old != atlas.printed[hex]:
            return []
        return [lay for lay in atlas.upgrades(hex, old) if atlas.tiles[lay // 6].name == self.tile]

    def check(self, t: Table, action: LayPrivateTile) -> None:
        t.require(self._owner(t) == action.by, "no_such_power", self.private)
        t.require(t.title.atlas.names[action.hex] in self.hexes, "no_such_power", self.private)
        t.require(action.lay in self._lays(t, action.hex), "tile_does_not_fit", self.private)

    def play(self, t: Table, action: LayPrivateTile) -> None:
        t.emit(PowerUsed(action.private, action.by))
        if isinstance(t.top, TileDuty):
            t.leave()
        lay_tile(t, action.by, action.hex, action.lay, 0)

    def must_be_laid(self, t: Table) -> None:
        """An effect: whoever owns the private lays its tile now, if nobody has [1848-4.4d]."""
        private = t.title.private(self.private)
        owner = t.state.privates[private]
        if owner != BANK and private in open_privates_of(t, owner) and not t.state.spent >> private & 1:
            t.enter(TileDuty(private, owner))


@final
@dataclass(frozen=True)
class LayingDueTile(Stage):
    """A tile must be laid, by the owner of its private."""

    placing: PlacingTile

    def actor(self, t: Table) -> Party:
        return t.frame(TileDuty).by

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return (self.placing,)

    def advance(self, t: Table) -> None:
        raise AssertionError("the hexes of the tile are kept for it")


def keeps_sides_shut(hexes: tuple[str, ...]) -> Callable[[Table, Party], int]:
    """Sides to which no track may lead: those towards hexes of which no tile lies yet [1848-7.4.7a]."""

    def sealed(t: Table, corp: Party) -> int:
        atlas, lays, found = t.title.atlas, t.state.board.lays, 0
        for name in hexes:
            hex = atlas.hex(name)
            if lays[hex] == atlas.printed[hex]:
                for side in range(hex * 6, hex * 6 + 6):
                    if atlas.mate[side] >= 0:
                        found |= 1 << atlas.mate[side]
        return found

    return sealed
