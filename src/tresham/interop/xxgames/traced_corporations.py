"""Corporations in the schema of 18xx.games traces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ids import NO_CELL, POOL, Party
from ...core.state import State
from ...core.table import Table
from ...core.title import Title
from ...rules.bonds import Bonds
from ...rules.loans import Loans, loans_given
from ...rules.shares import offering, shares_held
from ...rules.tokens import CityChoice
from ...rules.wards import guardian
from ...titles import names_on_site
from ...titles.g18cz.site import BareCity
from ...track.ids import Hex
from .names import PlayerId, place_of

Json = dict[str, Any]


class CorporationRows:
    """Tells what corporations are and have, as the site would; `owners` are all who may preside over one."""

    def __init__(self, title: Title, owners: Mapping[Party, PlayerId]) -> None:
        self.title = title
        self.owners = owners
        self.site = names_on_site(title)

    def symbol(self, corp: Party) -> str:
        return self.site.corp(self.title.corporation(corp).symbol)

    def hex(self, hex: Hex) -> str:
        return self.site.hex(self.title.atlas.names[hex])

    def percent(self, corp: Party, shares: int) -> int:
        return shares * 100 // self.title.kind_of[corp].shares

    def owned(self, t: Table, party: Party) -> list[str]:
        s = t.state
        return [
            one.symbol
            for number, one in enumerate(self.title.privates)
            if s.privates[number] == party and not s.closed >> number & 1
        ]

    def row(self, t: Table, corp: Party, last_run: Json | None) -> Json:
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
            "ipo": self.percent(corp, sum(shares_held(t, place, corp) for place in {offering(t, corp), corp})),
            "pool": self.percent(corp, shares_held(t, POOL, corp)),
            "companies": self.owned(t, corp),
            **({} if last_run is None else {"last_run": last_run}),
            **({"loans": loans} if (loans := self._owes(s, corp)) else {}),
        }

    def _owes(self, s: State, corp: Party) -> int:
        """How many loans a corporation has taken; a bond is one."""
        bonds, loans = s.extra.get(Bonds), s.extra.get(Loans)
        if loans is not None:
            return dict(loans.borrowers).get(corp, 0)
        return 0 if bonds is None else bonds.bonds >> corp & 1

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
            "pool": self.percent(corp, self.title.kind_of[corp].shares - held),
            "companies": [],
            "loans": given,
        }

    def _director(self, t: Table, corp: Party) -> PlayerId | None:
        """Who holds the director's certificate, with a seat or without one."""
        return self.owners.get(t.president(corp) or guardian(t, corp))

    def _tokens(self, t: Table, corp: Party) -> list[list[Any]]:
        atlas, board = self.title.atlas, t.state.board
        found: list[list[Any]] = []
        for slot, owner in enumerate(board.tokens):
            if owner == corp:
                stop = atlas.stop_of_slot[slot]
                hex = atlas.hex_of_stop[stop]
                found.append([self.hex(hex), stop - atlas.first_stop[hex], 0])
        open_choices = self._undecided(t, corp)
        beside = [hex for hex, owner in board.beside if owner == corp and hex not in open_choices]
        return found + [[self.hex(hex), self._bare_city(t), 0] for hex in beside]

    def _bare_city(self, t: Table) -> int:
        """The city in which a token stands although it has no track yet."""
        known = t.state.extra.get(BareCity)
        return 0 if known is None else known.bare_city

    def _undecided(self, t: Table, corp: Party) -> list[Hex]:
        """Hexes where somebody is choosing a city: meanwhile the site puts the token back on the charter."""
        return [frame.hex for frame in t.state.agenda if isinstance(frame, CityChoice) and frame.corp == corp]
