"""Reading 18xx.games records: each entry is translated into our action and played through our own checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...core import action as act
from ...core.codec import Malformed
from ...core.game import Game, Node
from ...core.ids import POOL, Cell, Cert, Party, Train
from ...core.title import Title
from ...rules.auctions import AuctionFrame, BidOff, unsold
from ...rules.buying import next_cert
from ...rules.floating import ParChoice
from ...rules.operating import OperatingTurn
from ...rules.selling import sale_blocks
from ...rules.shares import offering
from ...rules.tokens import CityChoice
from ...titles import PLATFORM, UnknownTitle, build
from ...track.ids import Hex, Lay, Stop
from .lines import Entry, is_program, standing
from .ways import way_of


@dataclass(frozen=True)
class Played:
    """One effective entry of a record, played."""

    entry: Entry
    nodes: tuple[Node, ...]
    """The positions it led to; an entry may stand for several actions, or for none."""


def open_record(record: Mapping[str, Any], profile: str = PLATFORM) -> tuple[Game, list[int]]:
    """The game of a record at its start, and the site's ids of the players by seat."""
    try:
        players = record["players"]
        settings = record.get("settings", {})
        names = [str(player["name"]) for player in players]
        ids = [int(player["id"]) for player in players]
        title = build(record["title"], len(names), settings.get("optional_rules", []), profile)
        seed = int(settings.get("seed") or 0)
    except UnknownTitle:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Malformed(f"not a record of 18xx.games: {error!r}") from error
    return Game.start(title, names, seed), ids


def replay(record: Mapping[str, Any], profile: str = PLATFORM) -> tuple[Game, list[int], Iterator[Played]]:
    """Play a record: the game, the players' ids, and an iterator that plays one entry a step."""
    game, ids = open_record(record, profile)
    actions = record.get("actions")
    if not isinstance(actions, list):
        raise Malformed("the record has no list of actions")
    return game, ids, _play(game, Reader(game, ids), actions)


def _play(game: Game, reader: Reader, actions: list[Entry]) -> Iterator[Played]:
    try:
        entries = standing(actions)
    except (KeyError, TypeError, AttributeError) as error:
        raise Malformed(f"the record has an action without type or id: {error!r}") from error
    for entry in entries:
        before = game.node
        for part in reader.parts(entry):
            game.push(reader.action(part))
            reader.remember(part)
        yield Played(entry, _since(before, game.node))


def _since(before: Node, now: Node) -> tuple[Node, ...]:
    """The positions after one up to another that came of it."""
    nodes: list[Node] = []
    node: Node | None = now
    while node is not None and node is not before:
        nodes.append(node)
        node = node.parent
    return tuple(reversed(nodes))


class Reader:
    """Translates entries for the game as it stands."""

    def __init__(self, game: Game, ids: Sequence[int]) -> None:
        self.game = game
        self.title: Title = game.title
        self.copies: dict[Hex, str] = {}
        """By hex: which copy of its tile lies there, as the record counts them."""
        self.players = dict(zip(ids, game.title.players, strict=True))

    def parts(self, entry: Entry) -> Iterator[Entry]:
        """An entry and what the site did right after it, one by one."""
        if not is_program(entry):
            yield entry
        for auto in entry.get("auto_actions", ()):
            if not is_program(auto):
                yield auto

    def remember(self, entry: Entry) -> None:
        """Keep the name of a tile's copy: later entries name cities by it."""
        if entry["type"] == "lay_tile":
            self.copies[self._hex(entry["hex"])] = entry["tile"]

    @cached_property
    def _translators(self) -> dict[str, Callable[[Entry], act.Action]]:
        """By type of entry: who reads it."""
        return {
            "pass": self._pass,
            "bid": self._bid,
            "par": self._par,
            "buy_shares": self._buy_shares,
            "sell_shares": self._sell_shares,
            "buy_company": self._buy_company,
            "lay_tile": self._lay_tile,
            "place_token": self._place_token,
            "run_routes": self._run_routes,
            "dividend": self._dividend,
            "buy_train": self._buy_train,
            "discard_train": self._discard_train,
            "bankrupt": self._bankrupt,
        }

    def action(self, entry: Entry) -> act.Action:
        """Our action for an entry."""
        kind = entry.get("type")
        translate = self._translators.get(kind) if isinstance(kind, str) else None
        if translate is None:
            raise Malformed(f"no way to read an action of the type {str(kind)[:80]!r}")
        try:
            return translate(entry)
        except Malformed:
            raise
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, StopIteration) as error:
            raise Malformed(f"cannot read {str(entry)[:300]}: {error!r}") from error

    # --- who and what ------------------------------------------------------------------------------------------------

    def _party(self, entry: Entry) -> Party:
        if entry["entity_type"] == "player":
            return self.players[int(entry["entity"])]
        if entry["entity_type"] == "corporation":
            return self.title.corp(entry["entity"])
        return self.game.state.privates[self.title.private(entry["entity"])]

    def cert(self, name: str) -> Cert:
        """The certificate with a name such as "PRR_3"."""
        corp, index = name.rsplit("_", 1)
        return Cert(self.title.certs_of[self.title.corp(corp)][int(index)])

    def _cell(self, text: str) -> Cell:
        price, row, col = (int(part) for part in text.split(","))
        for number, cell in enumerate(self.title.market.cells):
            if (cell.price, cell.row, cell.col) == (price, row, col):
                return Cell(number)
        raise Malformed(f"no market cell {text}")

    def _train(self, name: str) -> Train:
        kind, copy = name.rsplit("-", 1)
        wanted = self.title.train_kind(kind)
        cards = [number for number, face in enumerate(self.game.state.faces) if face == wanted]
        return Train(cards[int(copy)])

    def _hex(self, name: str) -> Hex:
        return self.title.atlas.hex(name)

    def _lay(self, entry: Entry) -> Lay:
        return self.title.atlas.lay(entry["tile"].rsplit("-", 1)[0], int(entry["rotation"]))

    # --- auction and shares ------------------------------------------------------------------------------------------

    def _pass(self, entry: Entry) -> act.Action:
        if entry["entity_type"] == "company":
            t = self.game.table()
            return act.Pass(t.frame(OperatingTurn).corp)
        return act.Pass(self._party(entry))

    def _bid(self, entry: Entry) -> act.Action:
        t = self.game.table()
        by, lot = self._party(entry), self.title.private(entry["company"])
        if t.find(AuctionFrame) is not None and t.find(BidOff) is None and unsold(t)[:1] == [lot]:
            return act.TakeLot(by, lot)
        return act.Bid(by, lot, int(entry["price"]))

    def _par(self, entry: Entry) -> act.Action:
        by, corp, cell = self._party(entry), self.title.corp(entry["corporation"]), self._cell(entry["share_price"])
        if isinstance(self.game.table().top, ParChoice):
            return act.SetPar(by, corp, cell)
        return act.StartCorporation(by, corp, cell)

    def _buy_shares(self, entry: Entry) -> act.Action:
        """Copies in the pool are interchangeable; a certificate that is with the bank here is with the bank there."""
        t = self.game.table()
        by, certs = self._party(entry), tuple(self.cert(name) for name in entry["shares"])
        corp = self.title.cert_corp[certs[0]]
        if any(t.state.certs[cert] != offering(t, corp) for cert in certs):
            certs = self._from_pool(corp, len(certs))
        if entry["entity_type"] == "company":
            return act.ExchangePrivate(by, self.title.private(entry["entity"]), certs[0])
        return act.BuyShares(by, certs)

    def _from_pool(self, corp: Party, count: int) -> tuple[Cert, ...]:
        t = self.game.table()
        if count == 1:
            cert = next_cert(t, POOL, corp)
            return () if cert is None else (cert,)
        held = [Cert(cert) for cert in self.title.certs_of[corp] if t.state.certs[cert] == POOL]
        return tuple(held[:count])

    def _sell_shares(self, entry: Entry) -> act.Action:
        t = self.game.table()
        by = self._party(entry)
        corp = self.title.cert_corp[self.cert(entry["shares"][0])]
        shares = int(entry["percent"]) * self.title.corporation(corp).kind.shares // 100
        return next(one for one in sale_blocks(t, by, corp) if one.shares == shares)

    def _buy_company(self, entry: Entry) -> act.Action:
        return act.BuyPrivate(self._party(entry), self.title.private(entry["company"]), int(entry["price"]))

    # --- the board ---------------------------------------------------------------------------------------------------

    def _lay_tile(self, entry: Entry) -> act.Action:
        by, hex, lay = self._party(entry), self._hex(entry["hex"]), self._lay(entry)
        if entry["entity_type"] == "company":
            return act.LayPrivateTile(by, self.title.private(entry["entity"]), hex, lay)
        return act.LayTile(by, hex, lay)

    def _place_token(self, entry: Entry) -> act.Action:
        t = self.game.table()
        by = self._party(entry)
        top = t.top
        if isinstance(top, CityChoice):
            return act.ChooseCity(by, top.corp, self._stop_of_city(entry["city"], top.hex))
        stop = self._stop_of_city(entry["city"], None)
        if entry["entity_type"] == "company":
            return act.PlacePrivateToken(by, self.title.private(entry["entity"]), stop)
        return act.PlaceToken(by, stop)

    def _stop_of_city(self, city: str, hex: Hex | None) -> Stop:
        """A city is named `<tile>-<copy>-<part>`.

        The tile's name is a hex for printed tiles; the names of other copies were remembered when they were laid.
        """
        tile, _copy, part = city.rsplit("-", 2)
        atlas, lays = self.title.atlas, self.game.state.board.lays
        places = [hex] if hex is not None else self._hexes_with(tile, city)
        for place in places:
            for stop in atlas.stops(place, lays[place]):
                if atlas.stop_print(stop, lays[place]).part == int(part):
                    return stop
        raise Malformed(f"no city {city} on the board")

    def _hexes_with(self, tile: str, city: str) -> list[Hex]:
        atlas = self.title.atlas
        if tile in atlas.names and self.game.state.board.lays[atlas.hex(tile)] == atlas.printed[atlas.hex(tile)]:
            return [atlas.hex(tile)]
        copy = city.rsplit("-", 1)[0]
        return [hex for hex, name in self.copies.items() if name == copy]

    # --- trains ------------------------------------------------------------------------------------------------------

    def _run_routes(self, entry: Entry) -> act.Action:
        return act.RunTrains(self._party(entry), tuple(self._run(route) for route in entry["routes"]))

    def _run(self, route: Entry) -> act.Run:
        stops, legs = way_of(self.title.atlas, self.game.state.board.lays, route)
        return act.Run(self._train(route["train"]), stops, legs)

    def _dividend(self, entry: Entry) -> act.Action:
        kinds = {"payout": "pay", "withhold": "withhold", "half": "half"}
        return act.DeclareDividend(self._party(entry), kinds[entry["kind"]])

    def _buy_train(self, entry: Entry) -> act.Action:
        traded = self._train(entry["exchange"]) if entry.get("exchange") else None
        return act.BuyTrain(self._party(entry), self._train(entry["train"]), int(entry["price"]), traded)

    def _discard_train(self, entry: Entry) -> act.Action:
        return act.DiscardTrain(self._party(entry), self._train(entry["train"]))

    def _bankrupt(self, entry: Entry) -> act.Action:
        return act.GoBankrupt(self._party(entry))
