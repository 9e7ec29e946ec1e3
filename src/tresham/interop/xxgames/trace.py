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
from ...core.ids import BANK, NO_CELL, NOBODY, POOL, Party, Private, TrainKind
from ...core.state import Life, State
from ...core.table import Table
from ...core.title import Title
from ...rules.bonds import Bonds
from ...rules.buy_backs import SharesReissued
from ...rules.calendar import CalendarFrame
from ...rules.debts import OWED, PENALTY
from ...rules.depot import on_sale
from ...rules.falling_auction import FallingAuction
from ...rules.launching import HomeChoice
from ...rules.loans import Loans, loans_given
from ...rules.lots import AuctionFrame, unsold
from ...rules.operating import OperatingTurn
from ...rules.ruin import DEBT
from ...rules.seats import left_of
from ...rules.shares import certs_held, offering, shares_held
from ...rules.steering import matter
from ...rules.stock import StockFrame
from ...rules.tokens import CityChoice
from ...rules.wards import guardian, is_ward
from ...titles import names_on_site
from ...titles.g18cz.site import BareCity
from ...titles.site_rounds import LAST_TURN
from ...track.ids import Hex
from .names import PlayerId, place_of

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
        self.last_run: dict[Party, Json] = {}
        self.bankrupt: set[Party] = set()
        self.last_dealer = NOBODY
        """Who last bought or sold shares in this round."""
        self.last_round: Json = {}
        """Which round is under way, or was when the game ended."""

    def _symbol(self, corp: Party) -> str:
        return self.site.corp(self.title.corporation(corp).symbol)

    def _hex(self, hex: Hex) -> str:
        return self.site.hex(self.title.atlas.names[hex])

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
                        laid[event.hex] = [self._hex(event.hex), None, 0]
                elif isinstance(event, TileLaid):
                    name = atlas.tiles[atlas.tile_of(event.lay)].name
                    laid[event.hex] = [self._hex(event.hex), name, atlas.rotation(event.lay)]
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
            "operator": None if operating is None else self._symbol(operating.corp),
            "player_order": [*(self.ids[player] for player in s.order), *self.seatless.values()],
            "priority": self._priority(t),
            "phase": self.site.phase.format(self.title.phases[s.phase].name),
            "bank": s.cash[BANK] - (self.title.money if self.site.is_boundless else 0),
            "bank_broken": s.ending is not None and s.ending.cause == "bank",
            "players": {str(number): self._player(t, party) for party, number in {**self.ids, **self.seatless}.items()},
            "corporations": {
                self._symbol(corp): self._corporation(t, corp)
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
                symbol = self._symbol(owner) if self.title.is_corp(owner) else ""
                name = self.site.markers[kind].format(symbol)
                found.setdefault(self._hex(hex), []).append(name)
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
        shares = {self._symbol(corp): self._percent(corp, shares_held(t, player, corp)) for corp in self.title.corps}
        certs = {
            self._symbol(corp): [cert - self.title.certs_of[corp].start for cert in certs_held(t, player, corp)]
            for corp in self.title.corps
        }
        return {
            "cash": s.cash[player],
            "certs": self.title.certificates(t, player),
            "cert_limit": self.title.certificate_limit(t, player),
            "value": self.title.score(t, player),
            "shares": {name: percent for name, percent in shares.items() if percent},
            "cert_ids": {name: held for name, held in certs.items() if held},
            "companies": self._owned(t, player),
            **({"bankrupt": True} if player in self.bankrupt else {}),
            **self._loans(t, player),
        }

    def _owes(self, s: State, corp: Party) -> int:
        """How many loans a corporation has taken; a bond is one."""
        bonds, loans = s.extra.get(Bonds), s.extra.get(Loans)
        if loans is not None:
            return dict(loans.borrowers).get(corp, 0)
        return 0 if bonds is None else bonds.bonds >> corp & 1

    def _loans(self, t: Table, player: Party) -> Json:
        """What a player's loans will cost him."""
        told = {fact.key: fact.of(t, player) for fact in self.title.facts if fact.key in LOANS}
        return {LOANS[key]: amount for key, amount in told.items() if amount is not None}

    def _percent(self, corp: Party, shares: int) -> int:
        return shares * 100 // self.title.kind_of[corp].shares

    def _owned(self, t: Table, party: Party) -> list[str]:
        s = t.state
        return [
            one.symbol
            for number, one in enumerate(self.title.privates)
            if s.privates[number] == party and not s.closed >> number & 1
        ]

    def _lender(self, t: Table, corp: Party) -> Json:
        """Somebody without a director, whose price depends on loans: the site has a row of the market for it, and what
        nobody holds lies in the pool."""
        given, held = loans_given(t), sum(shares_held(t, player, corp) for player in self.title.players)
        rows = 1 + max(cell.row for cell in self.title.market.cells)
        return {
            "cash": t.state.cash[corp],
            "price": t.price(corp),
            "market": [rows, given],
            "cell_order": 0,
            "president": "market",
            "ipoed": True,
            "floated": True,
            "operated": False,
            "trains": [],
            "tokens": self._tokens(t, corp),
            "unplaced_tokens": 0,
            "ipo": 0,
            "pool": self._percent(corp, self.title.kind_of[corp].shares - held),
            "companies": [],
            "loans": given,
        }

    def _corporation(self, t: Table, corp: Party) -> Json:
        s = t.state
        if not self.title.kind_of[corp].directed:
            return self._lender(t, corp)
        cell, par = s.price[corp], s.par[corp]
        here = [one for one in s.stack if s.price[one] == cell] if cell != NO_CELL else []
        market = self.title.market.cells[cell] if cell != NO_CELL else None
        trains = [n for n, owner in enumerate(s.trains) if owner == corp]
        started = cell != NO_CELL
        return {
            "cash": s.cash[corp],
            "price": market.price if market else None,
            "market": list(place_of(self.title, cell)) if market else None,
            "cell_order": here.index(corp) if market else None,
            "par": self.title.cell_price[par] if par != NO_CELL else None,
            "president": self._director(t, corp),
            "ipoed": started,
            "floated": bool(s.floated >> corp & 1),
            "operated": bool(s.operated >> corp & 1),
            "trains": [self.title.trains[s.faces[train]].name for train in trains],
            "tokens": self._tokens(t, corp),
            "unplaced_tokens": len(s.charter[corp]) + len(self._undecided(t, corp)),
            "ipo": self._percent(corp, sum(shares_held(t, place, corp) for place in {offering(t, corp), corp})),
            "pool": self._percent(corp, shares_held(t, POOL, corp)),
            "companies": self._owned(t, corp),
            **({"last_run": self.last_run[corp]} if corp in self.last_run else {}),
            **({"loans": loans} if (loans := self._owes(s, corp)) else {}),
        }

    def _director(self, t: Table, corp: Party) -> PlayerId | None:
        """Who holds the director's certificate, with a seat or without one."""
        return {**self.ids, **self.seatless}.get(t.president(corp) or guardian(t, corp))

    def _tokens(self, t: Table, corp: Party) -> list[list[Any]]:
        atlas, board = self.title.atlas, t.state.board
        found: list[list[Any]] = []
        for slot, owner in enumerate(board.tokens):
            if owner == corp:
                stop = atlas.stop_of_slot[slot]
                hex = atlas.hex_of_stop[stop]
                found.append([self._hex(hex), stop - atlas.first_stop[hex], 0])
        open_choices = self._undecided(t, corp)
        beside = [hex for hex, owner in board.beside if owner == corp and hex not in open_choices]
        return found + [[self._hex(hex), self._bare_city(t), 0] for hex in beside]

    def _bare_city(self, t: Table) -> int:
        """The city in which a token stands although it has no track yet."""
        known = t.state.extra.get(BareCity)
        return 0 if known is None else known.bare_city

    def _undecided(self, t: Table, corp: Party) -> list[Hex]:
        """Hexes where somebody is choosing a city: meanwhile the site puts the token back on the charter."""
        return [frame.hex for frame in t.state.agenda if isinstance(frame, CityChoice) and frame.corp == corp]

    def _companies(self, t: Table) -> Json:
        s, told = t.state, {}
        for number, one in enumerate(self.title.privates):
            owner, closed = s.privates[Private(number)], bool(s.closed >> number & 1)
            if closed and owner == BANK:  # nobody wanted it
                continue
            name = self._symbol(owner) if self.title.is_corp(owner) else self.ids.get(owner)
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
