"""The entries of a record, action by action."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Any

from ...core import action as act
from ...core.event import PowerUsed, PrivateCashed
from ...core.game import Node
from ...core.ids import BANK, POOL, Cert, Party
from ...core.table import Table
from ...core.title import Title
from ...rules.debts import debt
from ...rules.loans import loans_given
from ...rules.lots import AuctionFrame, lot_price
from ...rules.operating import CorporationTurn, OperatingTurn
from ...rules.protection import Protection
from ...rules.rights import RightBought
from ...rules.swapping import ONE, TWO
from ...rules.trains import face_bought
from .certificates import CertBook
from .names import Namer
from .recorded_routes import told_run
from .slots import SlotBook

Json = dict[str, Any]

SITE_SWAPS = {ONE: "One 20% cert", TWO: "Two 10% certs"}
"""What the site calls the two forms in which a president's certificate is paid."""


class Teller:
    """Knows how each kind of action is written down."""

    def __init__(self, title: Title, names: Namer, book: CertBook, slots: SlotBook) -> None:
        self.title = title
        self.names = names
        self.book = book
        self.slots = slots
        self.sold: dict[Party, list[Cert]] = {}
        """By corporation: the certificates of the last sale, as the record names them."""

    @singledispatchmethod
    def tell(self, action: act.Action, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        """The entries of an action, seen from the table before it; certificates that they name go into `named`."""
        raise TypeError(f"no way to tell {action}")

    @tell.register
    def _pass(self, action: act.Pass, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        turn, stage = t.find(OperatingTurn), self.title.stages["operating_turn"]
        assert isinstance(stage, CorporationTurn)
        if turn is not None and stage.parts[turn.part].name == "private_token" and turn.opened is not None:
            return [{"type": "pass", **self.names.company(turn.opened)}]
        if turn is not None and stage.parts[turn.part].name == "landing" and t.top is turn:
            return [self._choice(action.by, "Pass")]
        return [{"type": "pass", **self.names.by(action.by)}]

    @tell.register
    def _end_game(self, action: act.EndGame, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        """That somebody would end the game is not told: the end is, once all have agreed."""
        return []

    @tell.register
    def _take_lot(self, action: act.TakeLot, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        auction = t.find(AuctionFrame)
        price = lot_price(t, auction, action.private) if auction else self.title.privates[action.private].value
        symbol = self.title.privates[action.private].symbol
        return [{"type": "bid", **self.names.by(action.by), "company": symbol, "price": price}]

    @tell.register
    def _bid(self, action: act.Bid, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        symbol = self.title.privates[action.private].symbol
        return [{"type": "bid", **self.names.by(action.by), "company": symbol, "price": action.amount}]

    @tell.register
    def _lower_lot(self, action: act.LowerLot, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        target = {"target": self.title.privates[action.private].symbol, "target_type": "company"}
        return [{"type": "assign", **self.names.by(action.by), **target}]

    @tell.register
    def _borrow(self, action: act.Borrow, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [{"type": "take_loan", **self.names.by(action.by), "loan": loans_given(t)}]

    @tell.register(act.SetPar)
    @tell.register(act.StartCorporation)
    def _set_par(
        self, action: act.SetPar | act.StartCorporation, t: Table, node: Node, named: list[Cert]
    ) -> list[Json]:
        symbol, cell = self.names.corp(action.corp), self.names.cell(action.cell)
        return [{"type": "par", **self.names.by(action.by), "corporation": symbol, "share_price": cell}]

    @tell.register
    def _buy_shares(self, action: act.BuyShares, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        corp, source = self.title.cert_corp[action.certs[0]], t.state.certs[action.certs[0]]
        by, sizes = self.names.by(action.by), self.title.cert_size
        if isinstance(t.top, Protection):
            named += self.sold[corp]
            return [{"type": "buy_shares", **by, **self.names.shares(named, len(named))}]
        named += self.book.alike(corp, source, action.certs)
        return [{"type": "buy_shares", **by, **self.names.shares([cert], sizes[cert])} for cert in named]

    @tell.register
    def _sell_shares(self, action: act.SellShares, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        corp = self.title.cert_corp[action.certs[0]]
        president = self.title.presidents_cert(corp)
        named += self.book.alike(corp, action.by, [cert for cert in action.certs if cert != president])
        named += [president] if president in action.certs else []
        self.sold[corp] = list(named)
        return [{"type": "sell_shares", **self.names.by(action.by), **self.names.shares(named, action.shares)}]

    @tell.register
    def _redeem_share(self, action: act.RedeemShare, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        corp, owner = self.title.cert_corp[action.cert], t.state.certs[action.cert]
        named += self.book.alike(corp, owner, (action.cert,))
        size = self.title.cert_size[action.cert]
        return [{"type": "buy_shares", **self.names.by(corp), **self.names.shares(named, size)}]

    @tell.register
    def _reissue_shares(self, action: act.ReissueShares, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        own = self.book.held(action.corp, action.corp)
        return [{"type": "sell_shares", **self.names.by(action.corp), **self.names.shares(own, len(own))}]

    @tell.register
    def _exchange_private(self, action: act.ExchangePrivate, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        corp, source = self.title.cert_corp[action.cert], t.state.certs[action.cert]
        named += self.book.ordinary(corp, source)[:1]
        size = self.title.cert_size[named[0]]
        return [{"type": "buy_shares", **self.names.company(action.private), **self.names.shares(named, size)}]

    @tell.register
    def _buy_private(self, action: act.BuyPrivate, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        symbol = self.title.privates[action.private].symbol
        return [{"type": "buy_company", **self.names.by(action.by), "company": symbol, "price": action.price}]

    @tell.register
    def _cash_private(self, action: act.CashPrivate, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        price = next(event.price for event in node.events if isinstance(event, PrivateCashed))
        symbol = self.title.privates[action.private].symbol
        return [{"type": "sell_company", **self.names.by(action.by), "company": symbol, "price": price}]

    @tell.register
    def _repay_debt(self, action: act.RepayDebt, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        owed = {"description": "Payoff all debt", "cost": debt(t, action.by)}
        return [{"type": "special_buy", **self.names.by(action.by), **owed}]

    @tell.register(act.LayTile)
    @tell.register(act.LayPrivateTile)
    def _lay_tile(
        self, action: act.LayTile | act.LayPrivateTile, t: Table, node: Node, named: list[Cert]
    ) -> list[Json]:
        names = self.names
        who = names.company(action.private) if isinstance(action, act.LayPrivateTile) else names.by(action.by)
        atlas = self.title.atlas
        tile = names.take_tile(action.hex, action.lay)
        place = {"hex": names.hex(action.hex), "tile": tile, "rotation": atlas.rotation(action.lay)}
        return [{"type": "lay_tile", **who, **place}]

    @tell.register(act.PlaceToken)
    @tell.register(act.PlacePrivateToken)
    @tell.register(act.ChooseCity)
    def _place_token(
        self, action: act.PlaceToken | act.PlacePrivateToken | act.ChooseCity, t: Table, node: Node, named: list[Cert]
    ) -> list[Json]:
        names = self.names
        who = names.company(action.private) if isinstance(action, act.PlacePrivateToken) else names.by(action.by)
        corp = action.corp if isinstance(action, act.ChooseCity) else action.by
        place = {"city": names.city(t, action.stop), "slot": self.slots.slot(action.stop, corp)}
        return [{"type": "place_token", **who, **place}]

    @tell.register
    def _run_trains(self, action: act.RunTrains, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        routes = [told_run(t, action.by, run, self.names.train(t, run.train), self.names.site) for run in action.runs]
        return [{"type": "run_routes", **self.names.by(action.by), "routes": routes, "extra_revenue": 0, "subsidy": 0}]

    @tell.register
    def _declare_dividend(self, action: act.DeclareDividend, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        kind = {"pay": "payout"}.get(action.kind, action.kind)
        return [{"type": "dividend", **self.names.by(action.by), "kind": kind}]

    @tell.register
    def _buy_train(self, action: act.BuyTrain, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        used = [event.private for event in node.events if isinstance(event, PowerUsed)]
        entry = {
            "type": "buy_train",
            **(self.names.company(used[0]) if used else self.names.by(action.by)),
            "train": self.names.train(t, action.train),
            "price": action.price,
        }
        if t.state.trains[action.train] in (BANK, POOL):
            entry["variant"] = self.title.trains[face_bought(t, action)].name
        if action.traded is not None:
            entry["exchange"] = self.names.train(t, action.traded)
        return [entry]

    @tell.register
    def _discard_train(self, action: act.DiscardTrain, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [{"type": "discard_train", **self.names.by(action.by), "train": self.names.train(t, action.train)}]

    @tell.register
    def _take_over(self, action: act.TakeOver, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        bought = {"corporation": self.title.corporation(action.corp).symbol, "price": action.price}
        return [{"type": "buy_corporation", **self.names.by(action.by), **bought}]

    @tell.register
    def _turn_train(self, action: act.TurnTrain, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [{"type": "swap_train", **self.names.by(action.by), "train": self.names.train(t, action.train)}]

    @tell.register
    def _scrap_train(self, action: act.ScrapTrain, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [{"type": "discard_train", **self.names.by(action.by), "train": self.names.train(t, action.train)}]

    @tell.register
    def _return_token(self, action: act.ReturnToken, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        stop = self.title.atlas.stop_of_slot[action.slot]
        slot = self.slots.slot(stop, t.state.board.tokens[action.slot])
        return [{"type": "remove_token", **self.names.by(action.by), "city": self.names.city(t, stop), "slot": slot}]

    @tell.register
    def _go_bankrupt(self, action: act.GoBankrupt, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [{"type": "bankrupt", **self.names.by(action.by)}]

    # --- questions and rights ----------------------------------------------------------------------------------------

    def _choice(self, by: Party, choice: str) -> Json:
        return {"type": "choose", **self.names.by(by), "choice": choice}

    @tell.register
    def _choose_swap(self, action: act.ChooseSwap, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [self._choice(action.by, SITE_SWAPS[action.kind])]

    @tell.register
    def _close_private(self, action: act.ClosePrivate, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [self._choice(action.by, f"Close {self.title.privates[action.private].symbol}")]

    @tell.register
    def _take_loan(self, action: act.TakeLoan, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [self._choice(action.by, "Take L.500 loan")]

    @tell.register
    def _leave_game(self, action: act.LeaveGame, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [self._choice(action.by, "Leave game")]

    @tell.register
    def _buy_right(self, action: act.BuyRight, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        price = next(event.price for event in node.events if isinstance(event, RightBought))
        if action.right:
            choice = self.names.site.rights[action.right]
            if action.private is None:
                return [self._choice(action.by, choice)]
            return [{"type": "choose_ability", **self.names.company(action.private), "choice": choice}]
        return [self._choice(action.by, f"Buy E-Token for L.{price}")]

    @tell.register
    def _place_marker(self, action: act.PlaceMarker, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        target = {"target": self.names.hex(action.hex), "target_type": "hex"}
        return [{"type": "assign", **self.names.company(action.private), **target}]

    @tell.register
    def _buy_token(self, action: act.BuyToken, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        stop = self.title.atlas.stop_of_slot[action.slot]
        slot = self.slots.slot(stop, t.state.board.tokens[action.slot])
        place = {"city": self.names.city(t, stop), "slot": slot, "price": action.price}
        return [{"type": "buy_token", **self.names.by(action.by), **place}]

    @tell.register
    def _issue_bond(self, action: act.IssueBond, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [{"type": "take_loan", **self.names.by(action.by), "loan": 0}]

    @tell.register
    def _redeem_bond(self, action: act.RedeemBond, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [{"type": "payoff_loan", **self.names.by(action.by), "loan": 0}]

    @tell.register
    def _pay_debt(self, action: act.PayDebt, t: Table, node: Node, named: list[Cert]) -> list[Json]:
        return [{"type": "payoff_debt", **self.names.by(action.by)}]
