"""Our action for each kind of entry in a record."""

from __future__ import annotations

from collections.abc import Callable

from ...core import action as act
from ...core.agreeing import unwilling
from ...core.game import Game
from ...core.ids import Party
from ...core.naming import Malformed
from ...core.title import Title
from ...record import cached_property
from ...rules.debts import debt
from ...rules.drafting import DraftFrame
from ...rules.falling_auction import FallingAuction
from ...rules.floating import ParChoice
from ...rules.loans import Loans
from ...rules.lots import AuctionFrame, BidOff, lot_price, unsold
from ...rules.operating import OperatingTurn
from ...rules.protection import Protection
from ...rules.rights import BuyingRight
from ...rules.stock import StockTurn
from ...rules.swapping import ONE, TWO
from ...rules.take_overs import TrainsTaken
from ...rules.tokens import CityChoice
from .certificates import CertBook, alike_here
from .names import Finder
from .recorded_routes import way_of
from .slots import SlotBook
from .standing_actions import END_GAME, Entry, reading


class Translator:
    """Knows how each kind of entry is read, as the game stands."""

    def __init__(self, game: Game, find: Finder, book: CertBook, slots: SlotBook) -> None:
        self.game = game
        self.title: Title = game.title
        self.find = find
        self.book = book
        self.slots = slots

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
            "swap_train": self._swap_train,
            "buy_corporation": self._buy_corporation,
            "sell_company": self._sell_company,
            "remove_token": self._remove_token,
            "special_buy": self._special_buy,
            "bankrupt": self._bankrupt,
            "choose": self._choose,
            "choose_ability": self._choose_ability,
            "assign": self._assign,
            "buy_token": self._buy_token,
            "take_loan": self._take_loan,
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
        with reading(entry):
            return translate(entry)

    # --- auction and shares ------------------------------------------------------------------------------------------

    def _pass(self, entry: Entry) -> act.Action:
        if entry["entity_type"] == "company":
            t = self.game.table()
            return act.Pass(t.frame(OperatingTurn).corp)
        return act.Pass(self.find.party(entry))

    def _bid(self, entry: Entry) -> act.Action:
        t = self.game.table()
        by, lot = self.find.party(entry), self.title.private(entry["company"])
        auction, price = t.find(AuctionFrame), int(entry["price"])
        if t.find(DraftFrame) is not None or isinstance(self.title.stages.get(AuctionFrame.stage), FallingAuction):
            return act.TakeLot(by, lot)
        if auction is None or t.find(BidOff) is not None or unsold(t)[:1] != [lot]:
            return act.Bid(by, lot, price)
        if price != lot_price(t, auction, lot):
            raise Malformed(f"the lot {entry['company']} is on offer for another price than {price}")
        return act.TakeLot(by, lot)

    def _par(self, entry: Entry) -> act.Action:
        by, corp = self.find.party(entry), self.find.corp(entry["corporation"])
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
        top = self.game.table().top
        if isinstance(top, Protection):
            return act.BuyShares(by, top.block.certs)
        if isinstance(top, StockTurn) and self.title.is_corp(by):
            return act.RedeemShare(top.player, certs[0])
        return act.BuyShares(by, certs)

    def _sell_shares(self, entry: Entry) -> act.Action:
        by, named = self.find.party(entry), [self.find.cert(name) for name in entry["shares"]]
        corp, top = self.title.cert_corp[named[0]], self.game.table().top
        if isinstance(top, StockTurn) and self.title.is_corp(by):
            return act.ReissueShares(top.player, corp)
        sizes, percent = sum(self.title.cert_size[cert] for cert in named), entry.get("percent")
        shares = sizes if percent is None else int(percent) * self.title.kind_of[corp].shares // 100
        return act.SellShares(by, alike_here(self.game.table(), corp, by, named), shares)

    def _buy_company(self, entry: Entry) -> act.Action:
        return act.BuyPrivate(self.find.party(entry), self.title.private(entry["company"]), int(entry["price"]))

    def _sell_company(self, entry: Entry) -> act.Action:
        return act.CashPrivate(self.find.party(entry), self.title.private(entry["company"]))

    def _special_buy(self, entry: Entry) -> act.Action:
        """A debt is paid back as far as there is money."""
        by, t = self.find.party(entry), self.game.table()
        return act.RepayDebt(by, min(debt(t, by), t.purse(by)))

    # --- the board ---------------------------------------------------------------------------------------------------

    def _user(self, entry: Entry) -> Party:
        """Who acts: where a private does and its owner is a player, it serves the corporation in turn."""
        by, turn = self.find.party(entry), self.game.table().top
        is_lent = entry["entity_type"] == "company" and self.title.is_player(by) and isinstance(turn, OperatingTurn)
        return turn.corp if is_lent and isinstance(turn, OperatingTurn) else by

    def _lay_tile(self, entry: Entry) -> act.Action:
        by, hex, lay = self._user(entry), self.find.hex(entry["hex"]), self.find.lay(entry)
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

    def _remove_token(self, entry: Entry) -> act.Action:
        """Of two tokens on one hex, the one in this city goes."""
        by, stop = self.find.party(entry), self.find.city(entry["city"])
        atlas, board = self.title.atlas, self.game.state.board
        slots = atlas.slots(stop, board.lays[atlas.hex_of_stop[stop]])
        return act.ReturnToken(by, next((slot for slot in slots if board.tokens[slot] == by), slots[0]))

    # --- trains ------------------------------------------------------------------------------------------------------

    def _run_routes(self, entry: Entry) -> act.Action:
        routes = [route for route in entry["routes"] if route.get("connections") or route.get("revenue")]
        return act.RunTrains(self.find.party(entry), tuple(self._run(route) for route in routes))

    def _run(self, route: Entry) -> act.Run:
        stops, legs = way_of(self.title.atlas, self.game.state.board.lays, route, self.find.site)
        return act.Run(self.find.train(route["train"]), stops, legs)

    def _dividend(self, entry: Entry) -> act.Action:
        kinds = {"payout": "pay", "withhold": "withhold", "half": "half"}
        return act.DeclareDividend(self.find.party(entry), kinds[entry["kind"]])

    def _buy_train(self, entry: Entry) -> act.Action:
        traded = self.find.train(entry["exchange"]) if entry.get("exchange") else None
        train = self.find.train(entry["train"])
        face = self.find.face(train, entry.get("variant"))
        by = self._user(entry)
        return act.BuyTrain(by, train, int(entry["price"]), traded, face)

    def _discard_train(self, entry: Entry) -> act.Action:
        """After a take-over, the train of that corporation leaves the game; otherwise one is given up."""
        by, train = self.find.party(entry), self.find.train(entry["train"])
        if isinstance(self.game.table().top, TrainsTaken):
            return act.ScrapTrain(by, train)
        return act.DiscardTrain(by, train)

    def _swap_train(self, entry: Entry) -> act.Action:
        """A train that was taken over becomes one that the corporation can run."""
        by, train = self.find.party(entry), self.find.train(entry["train"])
        depot = self.title.depot
        own = [face for face in depot.faces_of[self.game.state.faces[train]] if face not in depot.resting[by]]
        return act.TurnTrain(by, train, own[0] if own else self.game.state.faces[train])

    def _buy_corporation(self, entry: Entry) -> act.Action:
        return act.TakeOver(self.find.party(entry), self.title.corp(entry["corporation"]), int(entry["price"]))

    def _take_loan(self, entry: Entry) -> act.Action:
        by = self.find.party(entry)
        return act.IssueBond(by) if self.title.extra.get(Loans) is None else act.Borrow(by)

    def _bankrupt(self, entry: Entry) -> act.Action:
        return act.GoBankrupt(self.find.party(entry))

    # --- questions and rights ----------------------------------------------------------------------------------------

    def _choose(self, entry: Entry) -> act.Action:
        by, choice = self.find.party(entry), str(entry["choice"])
        if choice.startswith("Close "):
            return act.ClosePrivate(by, self.title.private(choice.removeprefix("Close ")))
        if choice.startswith("Buy E-Token"):
            return act.BuyRight(by)
        if choice in self._rights:
            return act.BuyRight(by, self._rights[choice])
        answers = {
            "Pass": act.Pass(by),
            "One 20% cert": act.ChooseSwap(by, ONE),
            "Two 10% certs": act.ChooseSwap(by, TWO),
            "Take L.500 loan": act.TakeLoan(by),
            "Leave game": act.LeaveGame(by),
        }
        return answers[choice]

    @cached_property
    def _rights(self) -> dict[str, str]:
        """By what one chooses on the site: the right that one buys."""
        return {choice: right for right, choice in self.find.site.rights.items()}

    def _choose_ability(self, entry: Entry) -> act.Action:
        """A right that is bought instead of the tile of a private, which the corporation in turn owns."""
        turn = self.game.table().frame(OperatingTurn)
        return self._bought_by_private(turn.corp, self._rights[str(entry["choice"])])

    def _bought_by_private(self, corp: Party, right: str) -> act.Action:
        stage = self.title.stages[OperatingTurn.stage]
        permits = [step.private for step in stage.asides(self.game.table()) if isinstance(step, BuyingRight)]
        return act.BuyRight(corp, right, self.title.private(permits[0]))

    def _assign(self, entry: Entry) -> act.Action:
        if entry["target_type"] == "company":
            return act.LowerLot(self.find.party(entry), self.title.private(entry["target"]))
        by, private = self.find.party(entry), self.title.private(entry["entity"])
        return act.PlaceMarker(by, private, self.find.hex(entry["target"]))

    def _buy_token(self, entry: Entry) -> act.Action:
        """The token of whoever has the named slot on the site."""
        by, stop, number = self.find.party(entry), self.find.city(entry["city"]), int(entry["slot"])
        atlas, board = self.title.atlas, self.game.state.board
        slots = atlas.slots(stop, board.lays[atlas.hex_of_stop[stop]])
        owner = self.slots.owner(stop, number)
        slot = next((slot for slot in slots if board.tokens[slot] == owner), None)
        return act.BuyToken(by, slots[number] if slot is None else slot, int(entry["price"]))
