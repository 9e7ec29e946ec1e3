"""Reading 18xx.games records: each entry is translated into our action and played through our own checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...core import action as act
from ...core.agreeing import unwilling
from ...core.game import Game, Node
from ...core.ids import NOBODY
from ...core.naming import Malformed
from ...core.title import Title
from ...record import cached_property
from ...rules.auctions import AuctionFrame, BidOff, unsold
from ...rules.floating import ParChoice
from ...rules.launching import is_home_token
from ...rules.operating import OperatingTurn
from ...rules.swapping import ONE, TWO
from ...rules.tokens import CityChoice
from ...titles import PLATFORM, UnknownTitle, build
from .certificates import CertBook, alike_here
from .idle_passes import is_idle_pass
from .names import Finder
from .recorded_routes import way_of
from .standing_actions import END_GAME, Entry, is_program, standing


@dataclass(frozen=True)
class PlayedEntry:
    """One effective entry of a record, played."""

    entry: Entry
    nodes: tuple[Node, ...]
    """The positions it led to; an entry may stand for several actions, or for none."""
    parts: tuple[Entry, ...]
    """What was played of it, one part for each position: the entry itself, and what the site did right after it."""


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


def replay(record: Mapping[str, Any], profile: str = PLATFORM) -> tuple[Game, list[int], Iterator[PlayedEntry]]:
    """Play a record: the game, the players' ids, and an iterator that plays one entry a step."""
    game, ids = open_record(record, profile)
    actions = record.get("actions")
    if not isinstance(actions, list):
        raise Malformed("the record has no list of actions")
    return game, ids, _play(game, Reader(game, ids), actions)


def _play(game: Game, reader: Reader, actions: list[Entry]) -> Iterator[PlayedEntry]:
    try:
        entries = standing(actions)
    except (KeyError, TypeError, AttributeError) as error:
        raise Malformed(f"the record has an action without type or id: {error!r}") from error
    for entry in entries:
        before, played = game.node, []
        for part in reader.parts(entry):
            game.push(reader.action(part))
            reader.remember(part)
            played.append(part)
        yield PlayedEntry(entry, _since(before, game.node), tuple(played))


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
        self.find = Finder(game, ids)
        self.book = CertBook(game.table())

    def parts(self, entry: Entry) -> Iterator[Entry]:
        """An entry and what the site did right after it, one by one.

        On the site one player ends the game for all, so that entry is played once for each who has not agreed yet.
        """
        if entry["type"] == END_GAME:
            yield from [] if self.game.over else [entry] * len(unwilling(self.game.state))
        elif not is_program(entry):
            yield entry
        for auto in entry.get("auto_actions", ()):
            if not is_program(auto) and not is_idle_pass(self.game.table(), auto):
                yield auto

    def actions(self, entry: Entry) -> Iterator[act.Action]:
        """What an entry stands for, action by action: each is to be played before the next is asked for."""
        for part in self.parts(entry):
            yield self.action(part)
            self.remember(part)

    def remember(self, entry: Entry) -> None:
        """Keep the names of copies: later entries name cities by their tiles, and certificates by where they lie."""
        if entry["type"] == "lay_tile":
            self.find.remember_tile(entry)
        named = [self.find.cert(name) for name in entry.get("shares", ())]
        self.book.follow(self.game.node.events, named)

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
            "choose": self._choose,
            "assign": self._assign,
            "buy_token": self._buy_token,
            "take_loan": lambda entry: act.IssueBond(self.find.party(entry)),
            "payoff_loan": lambda entry: act.RedeemBond(self.find.party(entry)),
            "payoff_debt": lambda entry: act.PayDebt(self.find.party(entry)),
            END_GAME: lambda entry: act.EndGame(unwilling(self.game.state)[0]),
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

    # --- auction and shares ------------------------------------------------------------------------------------------

    def _pass(self, entry: Entry) -> act.Action:
        if entry["entity_type"] == "company":
            t = self.game.table()
            return act.Pass(t.frame(OperatingTurn).corp)
        return act.Pass(self.find.party(entry))

    def _bid(self, entry: Entry) -> act.Action:
        t = self.game.table()
        by, lot = self.find.party(entry), self.title.private(entry["company"])
        if t.find(AuctionFrame) is not None and t.find(BidOff) is None and unsold(t)[:1] == [lot]:
            return act.TakeLot(by, lot)
        return act.Bid(by, lot, int(entry["price"]))

    def _par(self, entry: Entry) -> act.Action:
        by, corp = self.find.party(entry), self.title.corp(entry["corporation"])
        cell = self.find.cell(entry["share_price"])
        if isinstance(self.game.table().top, ParChoice):
            return act.SetPar(by, corp, cell)
        return act.StartCorporation(by, corp, cell)

    def _buy_shares(self, entry: Entry) -> act.Action:
        """Copies are interchangeable: where the named ones lie on the site, we take others of the same size."""
        by, named = self.find.party(entry), [self.find.cert(name) for name in entry["shares"]]
        corp = self.title.cert_corp[named[0]]
        certs = alike_here(self.game.table(), corp, self.book.owner(corp, named[0]), named)
        if entry["entity_type"] == "company":
            return act.ExchangePrivate(by, self.title.private(entry["entity"]), certs[0])
        return act.BuyShares(by, certs)

    def _sell_shares(self, entry: Entry) -> act.Action:
        by, named = self.find.party(entry), [self.find.cert(name) for name in entry["shares"]]
        corp = self.title.cert_corp[named[0]]
        shares = int(entry["percent"]) * self.title.kind_of[corp].shares // 100
        return act.SellShares(by, alike_here(self.game.table(), corp, by, named), shares)

    def _buy_company(self, entry: Entry) -> act.Action:
        return act.BuyPrivate(self.find.party(entry), self.title.private(entry["company"]), int(entry["price"]))

    # --- the board ---------------------------------------------------------------------------------------------------

    def _lay_tile(self, entry: Entry) -> act.Action:
        by, hex, lay = self.find.party(entry), self.find.hex(entry["hex"]), self.find.lay(entry)
        if entry["entity_type"] == "company":
            return act.LayPrivateTile(by, self.title.private(entry["entity"]), hex, lay)
        return act.LayTile(by, hex, lay)

    def _place_token(self, entry: Entry) -> act.Action:
        t = self.game.table()
        by = self.find.party(entry)
        top = t.top
        if isinstance(top, CityChoice):
            return act.ChooseCity(by, top.corp, self.find.city(entry["city"], top.hex))
        stop = self.find.city(entry["city"])
        if entry["entity_type"] == "company":
            return act.PlacePrivateToken(by, self.title.private(entry["entity"]), stop)
        return act.PlaceToken(by, stop)

    # --- trains ------------------------------------------------------------------------------------------------------

    def _run_routes(self, entry: Entry) -> act.Action:
        return act.RunTrains(self.find.party(entry), tuple(self._run(route) for route in entry["routes"]))

    def _run(self, route: Entry) -> act.Run:
        stops, legs = way_of(self.title.atlas, self.game.state.board.lays, route)
        return act.Run(self.find.train(route["train"]), stops, legs)

    def _dividend(self, entry: Entry) -> act.Action:
        kinds = {"payout": "pay", "withhold": "withhold", "half": "half"}
        return act.DeclareDividend(self.find.party(entry), kinds[entry["kind"]])

    def _buy_train(self, entry: Entry) -> act.Action:
        traded = self.find.train(entry["exchange"]) if entry.get("exchange") else None
        train = self.find.train(entry["train"])
        face = self.find.face(train, entry.get("variant"))
        return act.BuyTrain(self.find.party(entry), train, int(entry["price"]), traded, face)

    def _discard_train(self, entry: Entry) -> act.Action:
        return act.DiscardTrain(self.find.party(entry), self.find.train(entry["train"]))

    def _bankrupt(self, entry: Entry) -> act.Action:
        return act.GoBankrupt(self.find.party(entry))

    # --- questions and rights ----------------------------------------------------------------------------------------

    def _choose(self, entry: Entry) -> act.Action:
        by, choice = self.find.party(entry), str(entry["choice"])
        if choice.startswith("Close "):
            return act.ClosePrivate(by, self.title.private(choice.removeprefix("Close ")))
        if choice.startswith("Buy E-Token"):
            return act.BuyRight(by)
        answers = {
            "Pass": act.Pass(by),
            "One 20% cert": act.ChooseSwap(by, ONE),
            "Two 10% certs": act.ChooseSwap(by, TWO),
            "Take L.500 loan": act.TakeLoan(by),
            "Leave game": act.LeaveGame(by),
        }
        return answers[choice]

    def _assign(self, entry: Entry) -> act.Action:
        by, private = self.find.party(entry), self.title.private(entry["entity"])
        return act.PlaceMarker(by, private, self.find.hex(entry["target"]))

    def _buy_token(self, entry: Entry) -> act.Action:
        """The token in the named slot; slots may be numbered otherwise here, then it is the one that can be bought."""
        by, stop = self.find.party(entry), self.find.city(entry["city"])
        atlas, board = self.title.atlas, self.game.state.board
        slots = atlas.slots(stop, board.lays[atlas.hex_of_stop[stop]])
        t, named = self.game.table(), slots[int(entry["slot"])]
        fitting = [
            slot
            for slot in slots
            if board.tokens[slot] not in (NOBODY, by) and not is_home_token(t, board.tokens[slot], slot)
        ]
        slot = named if named in fitting or not fitting else fitting[0]
        return act.BuyToken(by, slot, int(entry["price"]))
