"""Stock rounds: turns of selling, buying and starting corporations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, final

from ..core.action import Action, BuyShares, Pass, SellShares, StartCorporation
from ..core.event import ParSet, Passed, SharesBought, SharesSold
from ..core.ids import BANK, NOBODY, POOL, Cell, Cert, Party
from ..core.state import Frame, Life
from ..core.table import Choice, Stage, Step, Table
from .auctions import rotate_order
from .limits import Limits
from .passing import Passing, Refusing
from .seats import left_of
from .shares import certs_held, heir, offering, pass_presidency, settle_presidency, shares_held


@dataclass(frozen=True)
class StockFrame(Frame):
    """A stock round: whose turn comes, passes in a row, who bought or sold last, who sold what."""

    stage: ClassVar[str] = "stock"
    player: Party
    passes: int = 0
    last: Party = NOBODY
    sold: tuple[tuple[Party, int], ...] = ()
    """By player: bitmask of corporations of which he has sold shares in this round."""

    def has_sold(self, player: Party, corp: Party) -> bool:
        """Has a player sold shares of a corporation in this round?"""
        return any(one == player and corps >> corp & 1 for one, corps in self.sold)


@dataclass(frozen=True)
class StockTurn(Frame):
    """A player's turn: what he has bought, and the blocks he has sold with their prices."""

    stage: ClassVar[str] = "stock_turn"
    player: Party
    purchases: int = 0
    bought: Party = NOBODY
    """The corporation whose shares he has bought; nobody, too, if his purchase was something else."""
    source: Party = NOBODY
    blocks: tuple[tuple[Party, int, int], ...] = ()
    sold_since: bool = False
    """He has sold shares after his purchase, so that is complete."""
    done: bool = False
    """He has bought or sold something, so this is no pass."""

    def concerns(self) -> Party:
        return self.player


def open_stock_round(t: Table) -> None:
    """The player with the priority deal begins [1830-SR.1]."""
    t.enter(StockFrame(t.state.order[0]))


@final
@dataclass(frozen=True)
class StockRound(Stage):
    """Turns go round until all players pass in succession [1830-SR.3, 1830-SR.4]."""

    close: tuple[Callable[[Table], None], ...] = ()
    """What happens at the end."""

    def actor(self, t: Table) -> Party:
        return NOBODY

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return ()

    def advance(self, t: Table) -> None:
        now = t.frame(StockFrame)
        if now.passes < len(t.state.order):
            t.enter(StockTurn(now.player))
            return
        for effect in self.close:
            effect(t)
        t.leave()
        if now.last != NOBODY:
            rotate_order(t, left_of(t, now.last))


def turn_player(t: Table) -> Party:
    """Whose stock turn it is."""
    return t.frame(StockTurn).player


def end_turn(t: Table) -> None:
    """The turn is over; one in which nothing was done counts as a pass [1830-SR.2]."""
    turn, now = t.frame(StockTurn), t.frame(StockFrame)
    if not turn.done:
        t.emit(Passed(turn.player, "stock"))
    t.leave()
    last = turn.player if turn.done else now.last
    t.amend(now, player=left_of(t, turn.player), passes=0 if turn.done else now.passes + 1, last=last)


@final
@dataclass(frozen=True)
class PlayerTurn(Stage):
    """One player's stock turn; who is over a limit must sell first [1830-SL.5, 1830-SL.6]."""

    selling: Selling
    others: tuple[Step[Any], ...]
    limits: Limits
    anytime: tuple[Step[Any], ...] = ()

    @cached_property
    def _all(self) -> tuple[Step[Any], ...]:
        return (self.selling, *self.others, PASSING)

    @cached_property
    def _only_selling(self) -> dict[str, tuple[Step[Any], ...]]:
        """By the limit that is exceeded: selling, and why nothing else is allowed."""
        barred: list[type[Action]] = [Pass, *(step.takes for step in self.others)]
        return {
            excess: (self.selling, *(Refusing(kind, excess) for kind in barred))
            for excess in ("over_limit", "over_holding")
        }

    def actor(self, t: Table) -> Party:
        return turn_player(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        excess = self.limits.exceeded(t, turn_player(t))
        if excess is not None and self.selling.open(t):
            return self._only_selling[excess]
        return self._all

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        return self.anytime

    def advance(self, t: Table) -> None:
        end_turn(t)


PASSING = Passing(turn_player, end_turn)


# --- selling ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SaleTerms:
    """What makes a sale of shares legal, in a stock round and in an emergency alike."""

    window: Callable[[Table, Party], bool]
    """May shares of this corporation be sold at this time?"""
    drop: Callable[[Table, Party, int], None]
    """What the sale does to the marker."""

    def check(self, t: Table, action: SellShares) -> Party:
        """Refuse an impossible sale; otherwise the corporation whose shares are sold."""
        corp = self._check_papers(t, action)
        t.require(t.price(corp) is not None, "unpriced_share")
        t.require(self.window(t, corp), "no_sale_yet")
        room = t.title.corporation(corp).kind.pool_shares - shares_held(t, POOL, corp)
        t.require(action.shares <= room, "pool_limit", room=max(room, 0))
        if t.title.presidents_cert(corp) in action.certs:
            keeps = shares_held(t, action.by, corp) - action.shares
            t.require(heir(t, corp, keeps) != NOBODY, "presidents_certificate")
        return corp

    def _check_papers(self, t: Table, action: SellShares) -> Party:
        """The certificates must be the seller's own, of one corporation, and add up."""
        certs, sizes = action.certs, t.title.cert_size
        t.require(certs and len(set(certs)) == len(certs), "not_your_shares")
        t.require(all(t.state.certs[cert] == action.by for cert in certs), "not_your_shares")
        corp = t.title.cert_corp[certs[0]]
        t.require(all(t.title.cert_corp[cert] == corp for cert in certs), "mixed_shares")
        total = sum(sizes[cert] for cert in certs)
        first = t.title.presidents_cert(corp)
        least = total - sizes[first] + 1 if first in certs else total
        t.require(least <= action.shares <= total, "shares_do_not_add_up")
        return corp

    def sell(self, t: Table, action: SellShares) -> tuple[Party, int]:
        """Do it: the presidency passes first if it must, then the block is sold at one price and the marker falls."""
        corp, seller, shares = t.title.cert_corp[action.certs[0]], action.by, action.shares
        price = t.price(corp)
        assert price is not None
        certs = [cert for cert in action.certs if cert != t.title.presidents_cert(corp)]
        if t.president(corp) == seller:
            new = heir(t, corp, shares_held(t, seller, corp) - shares)
            if new != NOBODY:
                pass_presidency(t, corp, new)
                certs += [cert for cert in certs_held(t, seller, corp) if cert not in certs]
        t.emit(SharesSold(seller, corp, tuple(certs[:shares]), shares, price * shares))
        self.drop(t, corp, shares)
        return corp, price


def sale_blocks(t: Table, player: Party, corp: Party) -> Iterator[SellShares]:
    """Every number of shares that a player might try to sell, ordinary certificates first."""
    first = t.title.presidents_cert(corp)
    ordinary = [cert for cert in certs_held(t, player, corp) if cert != first]
    for shares in range(1, shares_held(t, player, corp) + 1):
        if shares <= len(ordinary):
            yield SellShares(player, tuple(ordinary[:shares]), shares)
        else:
            yield SellShares(player, (*ordinary, first), shares)


def allowed_blocks(t: Table, terms: SaleTerms, player: Party) -> Iterator[SellShares]:
    """The sales that a player may make now."""
    for corp in t.title.corps:
        if t.price(corp) is None or not terms.window(t, corp):
            continue
        kind = t.title.corporation(corp).kind
        room = kind.pool_shares - shares_held(t, POOL, corp)
        first = t.title.presidents_cert(corp)
        for action in sale_blocks(t, player, corp):
            if action.shares > room:
                break
            if first not in action.certs or heir(t, corp, shares_held(t, player, corp) - action.shares) != NOBODY:
                yield action


@final
@dataclass(frozen=True)
class Selling(Step[SellShares]):
    """Sell shares to the pool in one's stock turn [1830-SL.1]."""

    takes = SellShares
    terms: SaleTerms

    def choices(self, t: Table) -> Iterator[Choice]:
        for action in allowed_blocks(t, self.terms, turn_player(t)):
            yield Choice(action)

    def check(self, t: Table, action: SellShares) -> None:
        self.terms.check(t, action)

    def play(self, t: Table, action: SellShares) -> None:
        corp, price = self.terms.sell(t, action)
        now = t.frame(StockFrame)
        sold = dict(now.sold)
        sold[action.by] = sold.get(action.by, 0) | 1 << corp
        t.amend(now, sold=tuple(sold.items()))
        turn = t.frame(StockTurn)
        blocks = (*turn.blocks, (corp, action.shares, price))
        t.amend(turn, blocks=blocks, sold_since=turn.purchases > 0, done=True)


# --- buying ----------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Buying(Step[BuyShares]):
    """Buy a certificate from the offering at par or from the pool at the market price [1830-BY.1]."""

    takes = BuyShares
    limits: Limits
    several: Callable[[Table, StockTurn, Party, Party], bool]
    """May more than one certificate of a corporation be bought from this source in this turn?"""

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(StockTurn)
        for corp in t.title.corps:
            if t.price(corp) is None:
                continue
            for source in (offering(t, corp), POOL):
                cert = next_cert(t, source, corp)
                if cert is not None and self._refusal(t, turn, corp, source, (cert,)) is None:
                    yield Choice(BuyShares(turn.player, (cert,)))

    def check(self, t: Table, action: BuyShares) -> None:
        certs = action.certs
        t.require(certs and len(set(certs)) == len(certs), "not_for_sale")
        corp, source = t.title.cert_corp[certs[0]], t.state.certs[certs[0]]
        t.require(source in (offering(t, corp), POOL), "not_for_sale")
        for cert in certs:
            t.require(t.title.cert_corp[cert] == corp and t.state.certs[cert] == source, "mixed_shares")
            t.require(cert != t.title.presidents_cert(corp), "presidents_certificate_first")
        t.require(t.price(corp) is not None, "presidents_certificate_first")
        refusal = self._refusal(t, t.frame(StockTurn), corp, source, certs)
        if refusal is not None:
            t.refuse(refusal[0], **refusal[1])

    def _refusal(
        self, t: Table, turn: StockTurn, corp: Party, source: Party, certs: tuple[Cert, ...]
    ) -> tuple[str, dict[str, object]] | None:
        """Why a purchase is forbidden, if it is."""
        if t.frame(StockFrame).has_sold(turn.player, corp):
            return "sold_this_round", {}
        if turn.purchases + len(certs) > 1:
            same = turn.bought in (NOBODY, corp)
            if not same or not self.several(t, turn, corp, source):
                return "one_purchase", {}
        cost = share_cost(t, corp, source, certs)
        if cost > t.purse(turn.player):
            return "cannot_afford_share", {"price": cost, "cash": t.purse(turn.player)}
        return self.limits.refusal(t, turn.player, corp, certs)

    def play(self, t: Table, action: BuyShares) -> None:
        certs = action.certs
        corp, source = t.title.cert_corp[certs[0]], t.state.certs[certs[0]]
        shares = sum(t.title.cert_size[cert] for cert in certs)
        cost = share_cost(t, corp, source, certs)
        payee = corp if source == corp else BANK
        t.emit(SharesBought(action.by, corp, certs, shares, source, payee, cost))
        count_purchase(t, corp, source)
        settle_presidency(t, corp)


def count_purchase(t: Table, corp: Party = NOBODY, source: Party = NOBODY) -> None:
    """The turn remembers its purchase: shares of a corporation, or something else."""
    turn = t.frame(StockTurn)
    t.amend(turn, purchases=turn.purchases + 1, bought=corp, source=source, done=True)


def next_cert(t: Table, source: Party, corp: Party) -> Cert | None:
    """The next ordinary certificate that a source would hand out."""
    ordinary = t.title.certs_of[corp][1:]
    owners = t.state.certs[ordinary.start : ordinary.stop]
    return Cert(ordinary[owners.index(source)]) if source in owners else None


def share_cost(t: Table, corp: Party, source: Party, certs: tuple[Cert, ...]) -> int:
    """Shares cost par in the offering and the market price in the pool."""
    cell = t.state.price[corp] if source == POOL else t.state.par[corp]
    return t.title.cell_price(cell) * sum(t.title.cert_size[cert] for cert in certs)


# --- starting --------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Starting(Step[StartCorporation]):
    """Buy a president's certificate and set the par price [1830-BY.2, 1830-IPO.1, 1830-IPO.2]."""

    takes = StartCorporation
    limits: Limits

    def choices(self, t: Table) -> Iterator[Choice]:
        turn = t.frame(StockTurn)
        if turn.purchases:
            return
        purse = t.purse(turn.player)
        for corp in t.title.corps:
            if t.state.life[corp] != Life.WAITING:
                continue
            first = t.title.presidents_cert(corp)
            if self.limits.refusal(t, turn.player, corp, (first,)) is None:
                for cell in t.title.market.pars:
                    if t.title.cell_price(cell) * t.title.cert_size[first] <= purse:
                        yield Choice(StartCorporation(turn.player, corp, cell))

    def check(self, t: Table, action: StartCorporation) -> None:
        t.require(t.title.is_corp(action.corp), "no_such_thing", field="corp")
        t.require(t.state.life[action.corp] == Life.WAITING, "already_started")
        t.require(t.title.market.cells[action.cell].par, "no_par_cell")
        t.require(not t.frame(StockTurn).purchases, "one_purchase")
        first = t.title.presidents_cert(action.corp)
        cost, purse = t.title.cell_price(action.cell) * t.title.cert_size[first], t.purse(action.by)
        t.require(cost <= purse, "cannot_afford_share", price=cost, cash=purse)
        refusal = self.limits.refusal(t, action.by, action.corp, (first,))
        if refusal is not None:
            t.refuse(refusal[0], **refusal[1])

    def play(self, t: Table, action: StartCorporation) -> None:
        corp, first = action.corp, t.title.presidents_cert(action.corp)
        shares = t.title.cert_size[first]
        source = offering(t, corp)
        payee = corp if source == corp else BANK
        cost = t.title.cell_price(action.cell) * shares
        start_corporation(t, corp, action.cell, action.by)
        t.emit(SharesBought(action.by, corp, (first,), shares, source, payee, cost))
        count_purchase(t, corp, source)


def start_corporation(t: Table, corp: Party, cell: Cell, by: Party) -> None:
    """A corporation gets its par price; its marker goes under those already in the cell."""
    t.emit(ParSet(corp, cell, by))
