"""The scribe: who knows what everything at one table is called, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..core.ids import BANK, NO_CELL, NOBODY, POOL, Cell, Party, PhaseId, Private, Train, TrainKind
from ..core.state import State
from ..core.title import Title
from ..record import cached_property
from ..track.ids import Gauge, Hex, Lay, Layout, Slot, Stop
from ..track.prints import FIRST_STOP
from .catalogue import Catalogue, Fact, catalogue, slug
from .language import check_language

SIDES = {
    Layout.FLAT: ("s", "sw", "nw", "n", "ne", "se"),
    Layout.POINTY: ("sw", "w", "nw", "ne", "e", "se"),
}
"""By edge: where it faces."""

GAUGES = {Gauge.STANDARD: "standard", Gauge.NARROW: "narrow", Gauge.DUAL: "dual"}
"""What track is called by its gauge."""

FIXED_PARTIES = {NOBODY: "nobody", BANK: "bank", POOL: "pool"}


@dataclass(frozen=True)
class Scribe:
    """Names players, papers, places and sums for one reader.

    Players and places keep their names in every language. With a state before his eyes the scribe knows more: what an
    action would cost, whose train it is, where the track of a city leads.
    """

    title: Title
    players: Sequence[str]
    language: str = "en"
    state: State | None = None

    def __post_init__(self) -> None:
        check_language(self.language)
        if len(self.players) != self.title.seats:
            raise ValueError(f"{len(self.players)} names for {self.title.seats} seats")

    def at(self, state: State) -> Scribe:
        """The same scribe, looking at a position."""
        return replace(self, state=state)

    @cached_property
    def _catalogue(self) -> Catalogue:
        return catalogue(check_language(self.language), self.title.key, self.title.currency)

    def say(self, message: str, part: str | None = None, /, **facts: Fact) -> str:
        """A message of the catalogue; `part` names one of its attributes."""
        return self._catalogue.say(message, facts, part)

    # --- owners and papers -------------------------------------------------------------------------------------------

    def party(self, party: Party) -> str:
        """The name of a player or owner, a corporation's symbol, or the word for the bank and the pool."""
        if party in FIXED_PARTIES:
            return self.say(f"party-{FIXED_PARTIES[party]}")
        if self.title.is_player(party):
            return self.players[self.title.players.index(party)]
        return self.title.owner(party).name if self.title.is_owner(party) else self.title.corporation(party).symbol

    def party_sort(self, party: Party) -> str:
        """What a party is: nobody, bank, pool, player, owner or corporation. A player may well be called "bank"."""
        if party in FIXED_PARTIES:
            return FIXED_PARTIES[party]
        if self.title.is_player(party):
            return "player"
        return "owner" if self.title.is_owner(party) else "corporation"

    def private(self, private: Private) -> str:
        """The name on a private's paper."""
        return self.title.privates[private].name

    def money(self, amount: int) -> str:
        """A sum of money."""
        return self._catalogue.money(amount)

    def price(self, cell: Cell) -> int:
        """The price on a cell of the market; nothing off the chart."""
        return 0 if cell == NO_CELL else self.title.cell_price[cell]

    def cell(self, cell: Cell) -> str:
        """The name of a cell of the market: G1."""
        return "" if cell == NO_CELL else self.title.market.cells[cell].name

    def phase(self, phase: PhaseId) -> str:
        """The name of a phase."""
        return self.title.phases[phase].name

    def phase_about(self, phase: PhaseId) -> str:
        """What changes when a phase begins."""
        return self.say(f"phase-{slug(self.title.key)}-{slug(self.phase(phase))}")

    def private_about(self, private: Private) -> str:
        """What a private does for its owner."""
        return self.say(f"private-{slug(self.title.key)}-{slug(self.title.privates[private].symbol)}")

    def step(self, name: str) -> str:
        """The name of a step of a turn, or of a duty: track, token, run …"""
        return self.say(f"step-{slug(name)}")

    def round(self, kind: str) -> str:
        """The name of a kind of round."""
        return self.say(f"round-{slug(kind)}")

    def zone(self, zone: str) -> str:
        """The colour of a zone of the market, or of a tile."""
        return self.say("colour", colour=slug(zone))

    def zone_about(self, zone: str) -> str:
        """What a zone of the market does."""
        return self.say(f"zone-{slug(self.title.key)}-{slug(zone)}")

    # --- trains ------------------------------------------------------------------------------------------------------

    def train(self, train: Train) -> str:
        """The name on the face of a card."""
        faces = self.title.first_trains if self.state is None else self.state.faces
        if train < len(faces):
            return self.train_kind(faces[train])
        # A card added later, and no state to look at: only endless types grow.
        return next((kind.name for kind in self.title.trains if kind.count is None), str(train))

    def train_kind(self, kind: TrainKind) -> str:
        """The name of a type of train."""
        return self.title.trains[kind].name

    # --- places ------------------------------------------------------------------------------------------------------

    def hex(self, hex: Hex) -> str:
        """A hex with what lies there: E19 (Albany)."""
        return self._place(hex, "")

    def stop(self, stop: Stop) -> str:
        """A stop by its hex; where there are several, the sides it has track to tell it from the others."""
        atlas = self.title.atlas
        hex = atlas.hex_of_stop[stop]
        if (*atlas.first_stop, atlas.stop_count)[hex + 1] - atlas.first_stop[hex] == 1:
            return self.hex(hex)
        number = stop - atlas.first_stop[hex]
        return self._place(hex, self._stop_sides(hex, number) or str(number + 1))

    def slot(self, slot: Slot) -> str:
        """A slot by its stop."""
        return self.stop(self.title.atlas.stop_of_slot[slot])

    def tile(self, lay: Lay) -> str:
        """The number of a tile."""
        return self.title.atlas.tile_print(lay).name

    def track(self, lay: Lay) -> str:
        """The sides that the track of a tile joins, line by line and stop by stop; gauges other than the standard one
        are named."""
        fan = self.title.atlas.fan(lay)
        told = [
            self._line((edge, other), gauge)
            for edge in range(FIRST_STOP)
            for other, gauge in fan[edge]
            if edge < other < FIRST_STOP
        ]
        for ends in fan[FIRST_STOP:]:
            for gauge in GAUGES:
                edges = [edge for edge, one in ends if one == gauge and edge < FIRST_STOP]
                told += [self._line(edges, gauge)] if edges else []
        return ", ".join(told)

    def _line(self, edges: Sequence[int], gauge: Gauge) -> str:
        return self.say("line", sides=self._sides(edges), gauge=GAUGES[gauge])

    def _place(self, hex: Hex, detail: str) -> str:
        here = self.title.atlas.hexes[hex]
        inner = ": ".join(word for word in (here.place, detail) if word)
        return f"{here.name} ({inner})" if inner else here.name

    def _stop_sides(self, hex: Hex, number: int) -> str:
        """Where the track of one of several stops leads now, if a state shows it."""
        if self.state is None:
            return ""
        fan = self.title.atlas.fan(self.state.board.lays[hex])
        if FIRST_STOP + number >= len(fan):
            return ""
        return self._sides(sorted({end for end, _ in fan[FIRST_STOP + number] if end < FIRST_STOP}))

    def _sides(self, edges: Sequence[int]) -> str:
        names = SIDES[self.title.atlas.sheet.layout]
        return "-".join(self.say("side", side=names[edge]) for edge in edges)
