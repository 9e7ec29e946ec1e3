"""A game's states in the schema of 18xx.games traces, to compare two engines line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...core.event import (
    CorporationClosed,
    DividendPaid,
    DividendWithheld,
    GameEnded,
    PlayerLeft,
    RoundBegan,
    SharesBought,
    SharesSold,
    TileDestroyed,
    TileLaid,
    WentBankrupt,
)
from ...core.game import Game, Node
from ...core.ids import BANK, NOBODY, POOL, Party, Private, TrainKind
from ...core.state import Life
from ...core.table import Table
from ...core.title import Title
from ...rules.buy_backs import SharesReissued
from ...rules.calendar import CalendarFrame
from ...rules.debts import OWED, PENALTY
from ...rules.depot import on_sale
from ...rules.falling_auction import FallingAuction
from ...rules.launching import HomeChoice
from ...rules.lots import AuctionFrame, unsold
from ...rules.operating import OperatingTurn
from ...rules.ruin import DEBT
from ...rules.seats import left_of
from ...rules.shares import certs_held, shares_held
from ...rules.steering import matter
from ...rules.stock import StockFrame
from ...rules.wards import is_ward
from ...titles import names_on_site
from ...titles.site_rounds import LAST_TURN
from .names import PlayerId
from .traced_corporations import CorporationRows

Json = dict[str, Any]
LOANS = {DEBT: "penalty", OWED: "debt", PENALTY: "penalty"}
"""By what we call it: what the site calls money that a player owes."""
SPLIT_MATTERS = ("track", "token")
"""What one of the players decides for somebody without a seat."""
UNLISTED = (Life.ABSENT, Life.CLOSED, Life.TAKEN_OVER)
"""Corporations that are not in the game, or not any more."""


class Tracer:
    """Follows a game and tells each state as the site would."""

    def __init__(self, game: Game, ids: Sequence[PlayerId]) -> None:
        self.game = game
        self.title: Title = game.title
        self.site = names_on_site(game.title)
        self.ids = dict(zip(game.title.players, ids, strict=True))
        self.seatless = {owner: -number for number, owner in enumerate(game.title.seatless, 1)}
        """The site counts those without a seat among the players, with numbers below nothing, as the last ones."""
        self.rows = CorporationRows(game.title, {**self.ids, **self.seatless})
        self.last_run: dict[Party, Json] = {}
        self.bankrupt: set[Party] = set()
        self.last_dealer = NOBODY
        """Who last bought or sold shares in this round."""
        self.last_round: Json = {}
        """Which round is under way, or was when the game ended."""

    def line(self, number: int, entry: Json | None, nodes: Sequence[Node]) -> Json:
        """One line: the entry, what it did to the map, and the state after it."""
        for node in nodes:
            self._watch(node)
        return {
            "n": number,
            "id": entry["id"] if entry else None,
            "action": entry,
            "tiles": self._tiles(nodes),
            "state": self.state(),
        }

    def end(self, actions: int) -> Json:
        """The last line: how the game ended."""
        t = self.game.table()
        result = {str(self.ids[player]): self.title.score(t, player) for player in self.title.players}
        ranked = dict(sorted(result.items(), key=lambda pair: -pair[1]))
        return {"end": True, "finished": self.game.over, "result": ranked, "actions": actions}

    def _watch(self, node: Node) -> None:
        for event in node.events:
            if isinstance(event, DividendPaid | DividendWithheld) and self.title.kind_of[event.corp].directed:
                kind = "payout" if isinstance(event, DividendPaid) else "withhold"
                self.last_run[event.corp] = {"revenue": event.revenue, "dividend": kind}
            elif isinstance(event, WentBankrupt | PlayerLeft):
                self.bankrupt.add(event.by)
            elif isinstance(event, SharesBought | SharesSold):
                self.last_dealer = self._player_of(node, event.by)
            elif isinstance(event, SharesReissued):
                self.last_dealer = self._player_of(node, event.corp)
            elif isinstance(event, CorporationClosed):
                self.last_run.pop(event.corp, None)
            elif isinstance(event, RoundBegan):
                self.last_dealer = NOBODY
                self.last_round = {"kind": event.kind, "turn": event.turn, "num": event.number, "of": event.of}
            elif isinstance(event, GameEnded) and event.cause == "stalemate":
                # A game in which nothing happens any more goes on to its last turn on the site, unseen.
                self.last_round = {"kind": "stock", "turn": LAST_TURN, "num": 1, "of": 1}

    def _player_of(self, node: Node, party: Party) -> Party:
        """A player, or who presides over a corporation."""
        return Table(self.title, node.state).president(party) if self.title.is_corp(party) else party

    def _tiles(self, nodes: Sequence[Node]) -> list[list[Any]]:
        atlas, laid = self.title.atlas, {}
        for node in nodes:
            for event in node.events:
                if isinstance(event, TileDestroyed):
                    if node.parent is not None and node.parent.state.board.lays[event.hex] != event.lay:
                        laid[event.hex] = [self.rows.hex(event.hex), None, 0]
                elif isinstance(event, TileLaid):
                    name = atlas.tiles[atlas.tile_of(event.lay)].name
                    laid[event.hex] = [self.rows.hex(event.hex), name, atlas.rotation(event.lay)]
        return list(laid.values())

    # --- the state ---------------------------------------------------------------------------------------------------

    def state(self) -> Json:
        """The state as plain data."""
        t = self.game.table()
        s = t.state
        operating = t.find(OperatingTurn)
        return {
            "round": self._round(t),
            "to_act": self._to_act(t),
            "operator": None if operating is None else self.rows.symbol(operating.corp),
            "player_order": [*(self.ids[player] for player in s.order), *self.seatless.values()],
            "priority": self._priority(t),
            "phase": self.site.phase.format(self.title.phases[s.phase].name),
            "bank": s.cash[BANK] - (self.title.money if self.site.is_boundless else 0),
            "bank_broken": s.ending is not None and s.ending.cause == "bank",
            "players": {str(number): self._player(t, party) for party, number in {**self.ids, **self.seatless}.items()},
            "corporations": {
                self.rows.symbol(corp): self.rows.row(t, corp, self.last_run.get(corp))
                for corp in self.title.corps
                if s.life[corp] not in UNLISTED and (self.site.lists is None or self.site.lists(t, corp))
            },
            "companies": self._companies(t),
            "depot": self._depot(t),
            "finished": self.game.over,
            "hex_assignments": self._markers(t),
            **self._auction(t),
        }

    def _to_act(self, t: Table) -> list[PlayerId]:
        """Who is asked. Where somebody without a seat is, and it is neither about track nor about stations, anybody may
        answer."""
        actor, player = self.game.actor, self.game.to_act
        if self.title.is_corp(actor) and is_ward(t, actor) and matter(t, None) not in SPLIT_MATTERS:
            return [*self.ids.values(), *self.seatless.values()]
        return [] if player == NOBODY else [self.ids[player]]

    def _markers(self, t: Table) -> Json:
        """The site writes the private whose marker it is, or the corporation; some markers it does not write at all."""
        found: dict[str, list[str]] = {}
        for hex, kind, owner in t.state.board.markers:
            if kind in self.site.markers:
                symbol = self.rows.symbol(owner) if self.title.is_corp(owner) else ""
                name = self.site.markers[kind].format(symbol)
                found.setdefault(self.rows.hex(hex), []).append(name)
        return found

    def _round(self, t: Table) -> Json:
        now = t.find(CalendarFrame)
        if now is not None:
            self.last_round = {"kind": now.kind, "turn": now.turn, "num": now.number, "of": now.of}
        return self.last_round

    def _priority(self, t: Table) -> PlayerId:
        """Who would begin if everybody passed from now on; whoever has no seat comes after the last player there."""
        player = self._first_now(t)
        is_after_last = player == t.state.order[0] and self._dealer_now(t) == t.state.order[-1]
        return min(self.seatless.values()) if is_after_last and self.seatless else self.ids[player]

    def _first_now(self, t: Table) -> Party:
        """Who would begin; the site looks at deals in shares only."""
        auction = t.find(AuctionFrame)
        prices_fall = isinstance(self.title.stages.get(AuctionFrame.stage), FallingAuction)
        if t.find(HomeChoice) is not None or (auction is not None and prices_fall):
            return t.state.order[0]
        last = auction.last if auction else self._dealer_now(t)
        if last != NOBODY:
            return left_of(t, last)
        return next(player for player in t.state.order if player not in self.bankrupt)

    def _dealer_now(self, t: Table) -> Party:
        """Who dealt last in the stock round that is under way, or with which the game has ended."""
        in_stock_round = t.find(StockFrame) is not None or (self.game.over and self.last_round["kind"] == "stock")
        return self.last_dealer if in_stock_round else NOBODY

    def _auction(self, t: Table) -> Json:
        auction = t.find(AuctionFrame)
        if auction is None:
            return {}
        bids: dict[str, list[list[PlayerId]]] = {}
        for private, player, amount in auction.bids:
            bids.setdefault(self.title.privates[private].symbol, []).append([self.ids[player], amount])
        return {"auction": {"available": [self.title.privates[lot].symbol for lot in unsold(t)], "bids": bids}}

    def _player(self, t: Table, player: Party) -> Json:
        s = t.state
        shares = {
            self.rows.symbol(corp): self.rows.percent(corp, shares_held(t, player, corp)) for corp in self.title.corps
        }
        certs = {
            self.rows.symbol(corp): [cert - self.title.certs_of[corp].start for cert in certs_held(t, player, corp)]
            for corp in self.title.corps
        }
        return {
            "cash": s.cash[player],
            "certs": self.title.certificates(t, player),
            "cert_limit": self.title.certificate_limit(t, player),
            "value": self.title.score(t, player),
            "shares": {name: percent for name, percent in shares.items() if percent},
            "cert_ids": {name: held for name, held in certs.items() if held},
            "companies": self.rows.owned(t, player),
            **({"bankrupt": True} if player in self.bankrupt else {}),
            **self._loans(t, player),
        }

    def _loans(self, t: Table, player: Party) -> Json:
        """What a player's loans will cost him."""
        told = {fact.key: fact.of(t, player) for fact in self.title.facts if fact.key in LOANS}
        return {LOANS[key]: amount for key, amount in told.items() if amount is not None}

    def _companies(self, t: Table) -> Json:
        s, told = t.state, {}
        for number, one in enumerate(self.title.privates):
            owner, closed = s.privates[Private(number)], bool(s.closed >> number & 1)
            if closed and owner == BANK:  # nobody wanted it
                continue
            name = self.rows.symbol(owner) if self.title.is_corp(owner) else self.ids.get(owner)
            told[one.symbol] = {
                "owner": None if closed else name,
                "closed": closed,
                "value": one.value,
                "revenue": one.revenue,
            }
        return told

    def _depot(self, t: Table) -> Json:
        s = t.state
        name = [one.name for one in self.title.trains]
        upcoming = Counter(name[s.faces[n]] for n, owner in enumerate(s.trains) if owner == BANK)
        return {
            "upcoming": dict(upcoming),
            "discarded": [name[s.faces[n]] for n, owner in enumerate(s.trains) if owner == POOL],
            "available": list(dict.fromkeys(name[TrainKind(s.faces[train])] for train in on_sale(t))),
        }
