"""Given: who has what. Money, shares, privates, trains."""

from __future__ import annotations

from typing import Self

from tests.story.tabletop import Tabletop, entries
from tresham.core.frozen import moved, put
from tresham.core.ids import BANK, NOBODY, Cert, PhaseId, Train
from tresham.core.state import Life
from tresham.rules.shares import certs_held, offering


class Papers(Tabletop):
    """Money and papers are dealt."""

    def cash(self, text: str) -> Self:
        """Exactly so much cash: `"Ann 120, ERIE 100"`; the bank makes up the difference."""
        for name, amount in entries(text):
            party = self.party(name)
            cash = self.game.state.cash
            self.change(cash=moved(cash, BANK, party, int(amount) - cash[party]))
        return self

    def bank(self, amount: int) -> Self:
        """The bank has only so much; the rest goes to the first player."""
        cash = self.game.state.cash
        return self.change(cash=moved(cash, BANK, self.title.players[0], cash[BANK] - amount))

    def started(self, text: str) -> Self:
        """Corporations with their par prices: `"NYC 100, B&O 67"`."""
        for name, price in entries(text):
            cell = next(one for one in self.title.market.pars if self.title.cell_price[one] == int(price))
            corp, s = self.party(name), self.game.state
            self.change(
                par=put(s.par, corp, cell),
                price=put(s.price, corp, cell),
                stack=(*s.stack, corp),
                life=put(s.life, corp, Life.OPEN),
            )
        return self

    def marker(self, text: str) -> Self:
        """Where markers stand, in the order of their arrival: `"NYC G3, PRR G1"`."""
        for name, cell in entries(text):
            corp, s = self.party(name), self.game.state
            stack = (*(one for one in s.stack if one != corp), corp)
            self.change(price=put(s.price, corp, self.title.market.at(cell)), stack=stack)
        return self

    def holds(self, owner: str, text: str, president: bool = True) -> Self:
        """Shares from the offering: `"NYC 3"`. The first to hold two or more of a corporation is its president."""
        for name, number in entries(text):
            corp, left, wanted = self.party(name), int(number), []
            first = self.title.presidents_cert(corp)
            t = self.game.table()
            for cert in certs_held(t, offering(t, corp), corp):
                size = self.title.cert_size[cert]
                allowed = president and owner != "pool" if cert == first else True
                if allowed and size <= left:
                    wanted.append(cert)
                    left -= size
            assert left == 0, f"not enough shares of {name} left"
            certs = self.game.state.certs
            for cert in wanted:
                certs = put(certs, cert, self.party(owner))
            self.change(certs=certs)
        return self

    def papers(self, owner: str, text: str) -> Self:
        """Certificates by their kind, wherever they were: `"RCS P 1 1 2"` is the president's, two single ones and the
        double one."""
        for name, *kinds in entries(text):
            corp = self.party(name)
            first, *others = self.title.certs_of[corp]
            for kind in kinds:
                t = self.game.table()
                free = certs_held(t, offering(t, corp), corp)
                fitting = [first] if kind == "P" else [c for c in others if self.title.cert_size[c] == int(kind)]
                cert = next(Cert(one) for one in fitting if one in free)
                self.change(certs=put(self.game.state.certs, cert, self.party(owner)))
        return self

    def floated(self, text: str) -> Self:
        """Corporations that may operate; their treasuries are as `cash` says."""
        return self.change(floated=self.game.state.floated | self.mask(text))

    def operated(self, text: str) -> Self:
        """Corporations that have operated before."""
        return self.change(operated=self.game.state.operated | self.mask(text))

    def owns(self, owner: str, text: str) -> Self:
        """Privates: `owns("Ann", "SV MH")`. Those that nobody is given are closed when the auction is over."""
        for name in text.replace(",", " ").split():
            self.change(privates=put(self.game.state.privates, self.title.private(name), self.party(owner)))
        return self

    def spent(self, text: str) -> Self:
        """Powers of privates that are used up."""
        mask = sum(1 << self.title.private(name) for name in text.split())
        return self.change(spent=self.game.state.spent | mask)

    def phase(self, name: str) -> Self:
        """A later phase: earlier trains are gone from the depot, and one of its own type is sold. The first phase is
        there already."""
        if name == self.title.phases[0].name:
            return self
        kinds = [one.starts or ("" if one.sold_from else self.title.phases[0].name) for one in self.title.trains]
        trains, faces = list(self.game.state.trains), self.game.state.faces
        for number, face in enumerate(faces):
            if face < kinds.index(name):
                trains[number] = NOBODY
        own = next(n for n, face in enumerate(faces) if face == kinds.index(name))
        if self.title.trains[kinds.index(name)].count is not None:
            trains[own] = NOBODY
        phases = [one.name for one in self.title.phases]
        return self.change(trains=tuple(trains), phase=PhaseId(phases.index(name)))

    def depot(self, text: str) -> Self:
        """How many cards of a type are left with the bank: `"4 0, 5 2"`."""
        for name, count in entries(text):
            kind = self.title.train_kind(name)
            cards = [n for n, face in enumerate(self.game.state.faces) if face == kind]
            free = [n for n in cards if self.game.state.trains[n] in (BANK, NOBODY)]
            trains = list(self.game.state.trains)
            for index, card in enumerate(reversed(free)):
                trains[card] = BANK if index < int(count) else NOBODY
            self.change(trains=tuple(trains))
        return self

    def trains(self, text: str) -> Self:
        """Who has which trains: `"NYC 2 3, PRR 4, pool 3"`."""
        for owner, *names in entries(text):
            for name in names:
                s, card = self.game.state, self._free_card(name)
                faces = put(s.faces, card, self.title.train_kind(name))
                self.change(trains=put(s.trains, card, self.party(owner)), faces=faces)
        return self

    def _free_card(self, name: str) -> Train:
        s, kind = self.game.state, self.title.depot.card_of[self.title.train_kind(name)]
        for source in (NOBODY, BANK):
            for number, face in enumerate(s.faces):
                if face == kind and s.trains[number] == source:
                    return Train(number)
        raise AssertionError(f"no {name}-train left")
