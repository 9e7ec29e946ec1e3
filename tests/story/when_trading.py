"""When: deals in shares, privates and money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.story.when_doing import Doing
from tresham.core import action as act
from tresham.core.ids import POOL, Cert
from tresham.rules.buying import next_cert
from tresham.rules.protection import Protection
from tresham.rules.selling import sale_blocks
from tresham.rules.shares import certs_held, offering

if TYPE_CHECKING:
    from tests.story import Story


class Trading(Doing):
    """The verbs of auctions, stock rounds and treasuries."""

    def passes(self) -> Story:
        return self.do(act.Pass(self.by))

    def takes(self, lot: str) -> Story:
        """Buys the private on offer."""
        return self.do(act.TakeLot(self.by, self._private(lot)))

    def lowers(self, lot: str) -> Story:
        """Makes a private cheaper."""
        return self.do(act.LowerLot(self.by, self._private(lot)))

    def bids(self, lot: str, amount: int) -> Story:
        return self.do(act.Bid(self.by, self._private(lot), amount))

    def sets_par(self, corp: str, price: int) -> Story:
        """Sets the par price of a corporation that came with a private."""
        return self.do(act.SetPar(self.by, self.story.party(corp), self._par(price)))

    def starts(self, corp: str, price: int) -> Story:
        """Buys a president's certificate."""
        return self.do(act.StartCorporation(self.by, self.story.party(corp), self._par(price)))

    def _par(self, price: int) -> Any:
        market = self.story.title.market
        pars = [cell for cell in market.pars if market.cells[cell].price == price]
        others = [number for number, cell in enumerate(market.cells) if cell.price == price]
        return (pars or others)[0]

    def buys(self, corp: str, source: str = "ipo", count: int = 1) -> Story:
        """Buys ordinary certificates from the offering ("ipo") or the "pool"."""
        t, party = self.story.table(), self.story.party(corp)
        holder = offering(t, party) if source == "ipo" else POOL
        first = self.story.title.presidents_cert(party)
        held = [cert for cert in certs_held(t, holder, party) if cert != first]
        assert len(held) >= count, "that many certificates are not there: use buys_cert for what is not for sale"
        return self.do(act.BuyShares(self.by, tuple(held[:count])))

    def buys_cert(self, corp: str, index: int) -> Story:
        """Buys one certificate of a corporation by its index, wherever it is; 0 is the president's."""
        cert = Cert(self.story.title.certs_of[self.story.party(corp)][index])
        return self.do(act.BuyShares(self.by, (cert,)))

    def sells(self, corp: str, shares: int) -> Story:
        """Sells shares, ordinary certificates first."""
        blocks = list(sale_blocks(self.story.table(), self.by, self.story.party(corp)))
        return self.do(next(block for block in blocks if block.shares == shares))

    def sells_papers(self, corp: str, kinds: str, shares: int | None = None) -> Story:
        """Sells certificates by their kind: `sells_papers("RCS", "1 2")`; `shares` if a part of the president's is."""
        t, party = self.story.table(), self.story.party(corp)
        own, sizes, chosen = certs_held(t, self.by, party), self.story.title.cert_size, []
        first = self.story.title.presidents_cert(party)
        for kind in kinds.split():
            fitting = [c for c in own if (c == first) == (kind == "P") and c not in chosen]
            chosen.append(next(c for c in fitting if kind == "P" or sizes[c] == int(kind)))
        total = sum(sizes[cert] for cert in chosen)
        return self.do(act.SellShares(self.by, tuple(chosen), total if shares is None else shares))

    def protects(self) -> Story:
        """Buys the block that somebody has sold, so that its price stays."""
        return self.do(act.BuyShares(self.by, self.story.table().frame(Protection).block.certs))

    def redeems(self, corp: str, source: str = "pool") -> Story:
        """Lets a corporation take a share back, from the pool or a player: an ordinary one, if there is any."""
        party, holder = self.story.party(corp), self.story.party(source)
        return self.do(act.RedeemShare(self.by, certs_held(self.story.table(), holder, party)[-1]))

    def reissues(self, corp: str) -> Story:
        """Lets a corporation offer its own shares anew."""
        return self.do(act.ReissueShares(self.by, self.story.party(corp)))

    def takes_for_presidency(self, kind: str) -> Story:
        """What the old president takes: "one" double certificate or "two" single ones."""
        return self.do(act.ChooseSwap(self.by, kind))

    def exchanges(self, private: str, corp: str, source: str = "ipo") -> Story:
        """Gives a private back for a share."""
        t, party = self.story.table(), self.story.party(corp)
        cert = next_cert(t, offering(t, party) if source == "ipo" else POOL, party)
        assert cert is not None
        return self.do(act.ExchangePrivate(self.by, self._private(private), cert))

    def buys_private(self, private: str, price: int) -> Story:
        return self.do(act.BuyPrivate(self.by, self._private(private), price))

    def sells_private(self, private: str, buyer: str, price: int) -> Story:
        return self.do(act.SellPrivate(self.by, self._private(private), self.story.party(buyer), price))

    def accepts(self) -> Story:
        return self.do(act.Accept(self.by))

    def declines(self) -> Story:
        return self.do(act.Decline(self.by))

    def closes_private(self, private: str) -> Story:
        """Closes a private for what it then allows."""
        return self.do(act.ClosePrivate(self.by, self._private(private)))

    def cashes(self, private: str) -> Story:
        """Sells a private to the bank."""
        return self.do(act.CashPrivate(self.by, self._private(private)))

    def repays(self, amount: int) -> Story:
        """Pays back a part of a debt."""
        return self.do(act.RepayDebt(self.by, amount))

    def borrows(self) -> Story:
        return self.do(act.TakeLoan(self.by))

    def takes_loan(self) -> Story:
        """Lets a corporation borrow from a lender."""
        return self.do(act.Borrow(self.by))

    def leaves(self) -> Story:
        """Gives up the seat."""
        return self.do(act.LeaveGame(self.by))

    def pays_debt(self) -> Story:
        return self.do(act.PayDebt(self.by))

    def buys_right(self, name: str = "", private: str | None = None) -> Story:
        """Buys a right that the bank sells, perhaps instead of the tile that a private permits."""
        return self.do(act.BuyRight(self.by, name, None if private is None else self._private(private)))

    def issues_bond(self) -> Story:
        return self.do(act.IssueBond(self.by))

    def redeems_bond(self) -> Story:
        return self.do(act.RedeemBond(self.by))

    def goes_bankrupt(self) -> Story:
        return self.do(act.GoBankrupt(self.by))
