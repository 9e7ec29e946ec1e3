"""Then: how things stand."""

from __future__ import annotations

from typing import Any

from tests.story.tabletop import Tabletop
from tresham.core.event import Event, PrivateSold, TrainsRun
from tresham.core.ids import NO_CELL
from tresham.rules.calendar import CalendarFrame
from tresham.rules.operating import CorporationTurn, OperatingTurn
from tresham.rules.shares import certs_held, offering, shares_held


class Asking(Tabletop):
    """What there is to see on the table."""

    def cash_of(self, name: str) -> int:
        """Cash of a player, a corporation or the bank."""
        self.ready()
        return self.game.state.cash[self.party(name)]

    def purses(self) -> list[int]:
        """Everybody's cash, in the order of the seats."""
        return [self.cash_of(name) for name in self.game.players]

    def shares(self, owner: str, corp: str) -> int:
        """Shares that somebody holds; `"ipo"` is the offering."""
        self.ready()
        t = self.table()
        party = offering(t, self.party(corp)) if owner == "ipo" else self.party(owner)
        return shares_held(t, party, self.party(corp))

    def certs(self, owner: str, corp: str) -> list[int]:
        """Sizes of the certificates that somebody holds."""
        t = self.ready().table()
        return [self.title.cert_size[cert] for cert in certs_held(t, self.party(owner), self.party(corp))]

    def president(self, corp: str) -> str:
        """Who is president."""
        return self.name(self.ready().table().president(self.party(corp)))

    def cell(self, corp: str) -> str | None:
        """The market cell of a corporation's marker, such as "G3"."""
        cell = self.ready().game.state.price[self.party(corp)]
        return None if cell == NO_CELL else self.title.market.cells[cell].name

    def price(self, corp: str) -> int | None:
        """What a share costs now."""
        return self.ready().table().price(self.party(corp))

    def markers_in(self, cell: str) -> list[str]:
        """The markers in a cell, from the top down."""
        return [self.name(corp) for corp in self.ready().game.state.stack if self.cell(self.name(corp)) == cell]

    def waiting(self) -> list[str]:
        """The corporations that can be founded, in their order, in titles that have one."""
        return [self.name(corp) for corp in self.fact("launch")]

    def has_floated(self, corp: str) -> bool:
        """May it operate?"""
        return bool(self.ready().game.state.floated >> self.party(corp) & 1)

    def owner(self, private: str) -> str | None:
        """Who owns an open private; none if it is closed."""
        s, number = self.ready().game.state, self.title.private(private)
        return None if s.closed >> number & 1 else self.name(s.privates[number])

    def trains_of(self, owner: str) -> list[str]:
        """The trains of a corporation, of the "pool", of the "bank" (depot), or out of the game ("nobody")."""
        s, party = self.ready().game.state, self.party(owner)
        return [self.title.trains[s.faces[n]].name for n, one in enumerate(s.trains) if one == party]

    def tile_at(self, place: str) -> tuple[str, int]:
        """Tile and rotation on a hex."""
        lay = self.ready().game.state.board.lays[self.atlas.hex(place)]
        return self.atlas.tiles[self.atlas.tile_of(lay)].name, self.atlas.rotation(lay)

    def tokens_of(self, corp: str) -> list[str]:
        """Where a corporation's stations stand: `["H12.0"]`."""
        s, party, found = self.ready().game.state, self.party(corp), []
        for slot, owner in enumerate(s.board.tokens):
            if owner == party:
                stop = self.atlas.stop_of_slot[slot]
                hex = self.atlas.hex_of_stop[stop]
                found.append(f"{self.atlas.names[hex]}.{stop - self.atlas.first_stop[hex]}")
        return found

    def charter(self, corp: str) -> tuple[int, ...]:
        """What each token left on a corporation's charter costs, the next one first."""
        return self.ready().game.state.charter[self.party(corp)]

    def to_act(self) -> str:
        """The player who must decide."""
        return self.name(self.ready().game.to_act)

    def actor(self) -> str:
        """The player or corporation whose turn it is."""
        return self.name(self.ready().game.actor)

    def part(self) -> str:
        """The part of the operating turn under way."""
        stage = self.title.stages["operating_turn"]
        assert isinstance(stage, CorporationTurn)
        return stage.parts[self.ready().table().frame(OperatingTurn).part].name

    def round(self) -> tuple[str, int, int, int]:
        """Kind of the round, its stock round's number, its number in the set, size of the set."""
        now = self.ready().table().frame(CalendarFrame)
        return now.kind, now.turn, now.number, now.of

    def phase_name(self) -> str:
        """The phase."""
        return self.title.phases[self.ready().game.state.phase].name

    def priority_deal(self) -> str:
        """Who has the priority deal."""
        return self.name(self.ready().game.state.order[0])

    def score(self, name: str) -> int:
        """What a player is worth."""
        return self.ready().game.scores()[name]

    def counted(self, name: str) -> int:
        """Papers that count against a player's certificate limit."""
        return self.title.certificates(self.ready().table(), self.party(name))

    def fact(self, name: str) -> Any:
        """Something that a mechanism of the title remembers, by the name of its field."""
        return next(getattr(one, name) for one in self.ready().game.state.extra if hasattr(one, name))

    def happened(self, kind: type[Event]) -> list[Any]:
        """Events of one kind that the last action brought about."""
        return [event for event in self.ready().events if isinstance(event, kind)]

    def revenue(self) -> int:
        """What the trains that have just run brought in."""
        [run] = self.happened(TrainsRun)
        earned: int = run.revenue
        return earned

    def privates_sold(self) -> list[tuple[str, str, int]]:
        """Privates that the last action sold: which, to whom, for how much."""
        sales = self.happened(PrivateSold)
        return [(self.title.privates[one.private].symbol, self.name(one.buyer), one.price) for one in sales]
