"""What 18xx.games calls things: names in a record are looked up in our game, and our things get the site's names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.game import Game
from ...core.ids import Cell, Cert, Party, Train, TrainKind
from ...core.naming import Malformed
from ...core.table import Table
from ...core.title import Title
from ...titles import names_on_site
from ...track.ids import Hex, Lay, Stop
from .standing_actions import Entry
from .train_cards import TrainBook

PlayerId = int | str
"""A player in a record: mostly a number, in old games around one screen a name."""


def player_id(word: Any) -> PlayerId:
    """A player as a record names him; a number may be written as text."""
    if isinstance(word, str):
        return int(word) if word.isdecimal() else word
    if word.__class__ is int:
        return int(word)
    raise Malformed("the id of a player is neither a number nor a name")


def place_of(title: Title, cell: Cell) -> tuple[int, int]:
    """Row and column of a market cell; two rows that lie like bricks are one row there, from the cheapest on."""
    one = title.market.cells[cell]
    return (0, one.col * 2 + 1 - one.row) if title.market.shifts else (one.row, one.col)


class Finder:
    """Finds what a record names in the game as it stands."""

    def __init__(self, game: Game, ids: Sequence[PlayerId]) -> None:
        self.game = game
        self.title: Title = game.title
        self.site = names_on_site(game.title)
        self.players = dict(zip(ids, game.title.players, strict=True))
        self.copies: dict[Hex, str] = {}
        """By hex: which copy of its tile lies there, as the record counts them."""

    def party(self, entry: Entry) -> Party:
        """Who acts in an entry; for a private it is the owner."""
        if entry["entity_type"] == "player":
            return self.players[player_id(entry["entity"])]
        if entry["entity_type"] == "corporation":
            return self.corp(entry["entity"])
        return self.game.state.privates[self.title.private(entry["entity"])]

    def corp(self, symbol: str) -> Party:
        """The corporation with a symbol such as "PRR"."""
        return self.title.corp(self.site.our_corp(symbol))

    def cert(self, name: str) -> Cert:
        """The certificate with a name such as "PRR_3"."""
        corp, index = name.rsplit("_", 1)
        return Cert(self.title.certs_of[self.corp(corp)][int(index)])

    def cell(self, text: str) -> Cell:
        """The market cell written as price, row and column."""
        price, row, col = (int(part) for part in text.split(","))
        for number, cell in enumerate(self.title.market.cells):
            if (cell.price, *place_of(self.title, Cell(number))) == (price, row, col):
                return Cell(number)
        raise Malformed(f"no market cell {text}")

    def train(self, name: str) -> Train:
        """The train with a name such as "4-2": copies are counted among the cards of one sort, whatever face is up."""
        kind, copy = name.rsplit("-", 1)
        card_of = self.title.depot.card_of
        wanted = card_of[self.title.train_kind(kind)]
        cards = [number for number, face in enumerate(self.game.state.faces) if card_of[face] == wanted]
        return Train(cards[int(copy)])

    def face(self, train: Train, variant: str | None) -> TrainKind | None:
        """The face in which a train is bought, if it is another one than the one that is up."""
        kind = None if variant is None else self.title.train_kind(variant)
        return None if kind == self.game.state.faces[train] else kind

    def hex(self, name: str) -> Hex:
        """The hex with a name such as "H12"."""
        return self.title.atlas.hex(self.site.our_hex(name))

    def lay(self, entry: Entry) -> Lay:
        """The tile that an entry lays, turned as it says."""
        return self.title.atlas.lay(entry["tile"].rsplit("-", 1)[0], int(entry["rotation"]))

    def remember_tile(self, entry: Entry) -> None:
        """Keep the name of the copy that an entry laid: later entries name cities by it."""
        self.copies[self.hex(entry["hex"])] = entry["tile"]

    def city(self, name: str, hex: Hex | None = None) -> Stop:
        """A city, in a given hex or anywhere, is named `<tile>-<copy>-<part>`.

        The tile's name is a hex for printed tiles; the names of other copies were remembered when they were laid.
        """
        tile, _copy, part = name.rsplit("-", 2)
        atlas, lays = self.title.atlas, self.game.state.board.lays
        places = [hex] if hex is not None else self._hexes_with(tile, name)
        for place in places:
            for stop in atlas.stops(place, lays[place]):
                if atlas.stop_print(stop, lays[place]).part == int(part):
                    return stop
        raise Malformed(f"no city {name} on the board")

    def _hexes_with(self, tile: str, city: str) -> list[Hex]:
        atlas, tile = self.title.atlas, self.site.our_hex(tile)
        if tile in atlas.names and self.game.state.board.lays[atlas.hex(tile)] == atlas.printed[atlas.hex(tile)]:
            return [atlas.hex(tile)]
        copy = city.rsplit("-", 1)[0]
        return [hex for hex, name in self.copies.items() if name == copy]


def card_name(title: Title, faces: Sequence[TrainKind], train: Train) -> str:
    """A train as records name it: what its card shows in the depot, and its number among such cards."""
    card_of = title.depot.card_of
    card = card_of[faces[train]]
    copies = [number for number, face in enumerate(faces) if card_of[face] == card]
    return f"{title.trains[card].name}-{copies.index(train)}"


class Namer:
    """Gives things the names that a record has for them; keeps which copies of tiles and trains lie where."""

    def __init__(self, t: Table, ids: Sequence[PlayerId]) -> None:
        self.title = t.title
        self.site = names_on_site(t.title)
        self.ids = dict(zip(t.title.players, ids, strict=True))
        self.copies: dict[Hex, tuple[str, int]] = {}
        """By hex: name and copy of the tile that lies there."""
        self.lost: set[tuple[str, int]] = set()
        """Copies of tiles that were destroyed: the site does not return them to the supply."""
        self.trains = TrainBook(t)

    def by(self, party: Party) -> Entry:
        """The part of an entry that says which player or corporation acts."""
        if party in self.ids:
            return {"entity": self.ids[party], "entity_type": "player"}
        return {"entity": self.corp(party), "entity_type": "corporation"}

    def corp(self, corp: Party) -> str:
        """The symbol of a corporation."""
        return self.site.corp(self.title.corporation(corp).symbol)

    def hex(self, hex: Hex) -> str:
        """The name of a hex."""
        return self.site.hex(self.title.atlas.names[hex])

    def company(self, private: int) -> Entry:
        """The part of an entry that says which private acts."""
        return {"entity": self.title.privates[private].symbol, "entity_type": "company"}

    def cell(self, cell: Cell) -> str:
        """Price, row and column of a market cell."""
        row, col = place_of(self.title, cell)
        return f"{self.title.cell_price[cell]},{row},{col}"

    def cert(self, cert: Cert) -> str:
        """A certificate's corporation, and its number there."""
        corp = self.title.cert_corp[cert]
        return f"{self.corp(corp)}_{cert - self.title.certs_of[corp].start}"

    def shares(self, certs: Sequence[Cert], shares: int) -> Entry:
        """The part of an entry that says which certificates are dealt in, and how much of the corporation."""
        kind = self.title.kind_of[self.title.cert_corp[certs[0]]]
        return {"shares": [self.cert(cert) for cert in certs], "percent": shares * 100 // kind.shares}

    def train(self, t: Table, train: Train) -> str:
        """What a train's card shows in the depot, and its number among such cards."""
        return card_name(self.title, t.state.faces, self.trains.card(train))

    def take_tile(self, hex: Hex, lay: int) -> str:
        """Takes a free copy for a hex; the one it replaces is free again."""
        name = self.title.atlas.tiles[lay // 6].name
        self.copies.pop(hex, None)
        used = {copy for one, copy in (*self.copies.values(), *self.lost) if one == name}
        free = next(copy for copy in range(len(used) + 1) if copy not in used)
        self.copies[hex] = (name, free)
        return f"{name}-{free}"

    def lose_tile(self, hex: Hex) -> None:
        """The tile that was laid in a hex, if any, is destroyed."""
        if hex in self.copies:
            self.lost.add(self.copies.pop(hex))

    def city(self, t: Table, stop: Stop) -> str:
        """A city's tile, the copy of it, and the city's part of the tile."""
        atlas = self.title.atlas
        hex = atlas.hex_of_stop[stop]
        name, copy = self.copies.get(hex, (self.hex(hex), 0))
        return f"{name}-{copy}-{atlas.stop_print(stop, t.state.board.lays[hex]).part}"
