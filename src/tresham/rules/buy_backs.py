"""Corporations that take shares of their own back and offer them anew: their president says so in his stock turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar, final

from ..core.action import RedeemShare, ReissueShares
from ..core.event import Event, SharesBought
from ..core.frozen import but, put, put_each
from ..core.ids import BANK, NOBODY, POOL, Cell, Cert, Party
from ..core.stage import Choice, Stage, Step
from ..core.state import Frame, State
from ..core.table import Table
from ..core.title_memory import Extra
from ..record import record
from .buying import next_cert
from .deals import Agreement, owner_agrees
from .mechanism import Mechanism
from .shares import certs_held, heir, offering, shares_held
from .stock import StockFrame, StockTurn, end_turn

REDEEM, REISSUE = "redeem", "reissue"
"""Words in the tally of a stock round."""


def has_acted(turn: StockTurn) -> bool:
    """Has a player acted for himself in his turn?"""
    return bool(turn.purchases or turn.blocks)


def presided(t: Table, player: Party) -> Iterator[Party]:
    """The corporations of which a player is president."""
    return (corp for corp in t.title.corps if t.president(corp) == player)


def end_of_corporate_turn(t: Table, corp: Party, word: str) -> None:
    """The round remembers what was done for a corporation, and the turn is over [1850-SR.1]."""
    now = t.frame(StockFrame)
    t.amend(now, tally=(*now.tally, (word, corp)))
    t.amend(t.frame(StockTurn), acted_for=corp)
    end_turn(t)


# --- taking shares back ----------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class RedeemingShare(Step[RedeemShare]):
    """A corporation buys one share of its own at the market price, from the pool or from a player [1850-SR.RD.1,
    1850-SR.RD.2]; its president says so instead of acting for himself."""

    takes = RedeemShare
    group = "for_corporation"
    least_out: int
    """So many shares must be with players and in the pool afterwards [1850-SR.RD.3]."""
    sources: Callable[[Table, Party, Party], bool] = lambda t, corp, owner: True
    """May a corporation buy from the pool, or from this player?"""
    agreement: Agreement = owner_agrees

    def candidates(self, t: Table) -> Iterator[Choice]:
        player = t.frame(StockTurn).player
        for corp in presided(t, player):
            for owner in (POOL, *t.state.order):
                cert = next_cert(t, owner, corp)
                if cert is not None:
                    yield Choice(RedeemShare(player, cert))

    def open(self, t: Table) -> bool:
        """A quick look: mostly the turn alone says no."""
        return not has_acted(t.frame(StockTurn)) and super().open(t)

    def check(self, t: Table, action: RedeemShare) -> None:
        turn, cert = t.frame(StockTurn), action.cert
        corp, owner = t.title.cert_corp[cert], t.state.certs[cert]
        t.require(action.by == turn.player, "not_your_turn", t.top.stage)
        t.require(t.president(corp) == action.by, "not_president", REDEEM)
        t.require(not has_acted(turn), "acts_for_himself")
        t.require((REDEEM, corp) not in t.frame(StockFrame).tally, "once_a_round", REDEEM)
        t.require(t.state.operated >> corp & 1, "has_not_operated")
        t.require(owner == POOL or t.title.is_player(owner), "not_for_sale", REDEEM)
        t.require(self.sources(t, corp, owner), "not_for_sale", REDEEM)
        self._check_presidency(t, action, corp, owner)
        out = sum(shares_held(t, holder, corp) for holder in (POOL, *t.title.players))
        t.require(out - t.title.cert_size[cert] >= self.least_out, "too_few_shares_out", least=self.least_out)
        price, purse = self._price(t, corp, cert), t.purse(corp)
        asleep = t.state.cash[corp] - purse
        t.require(not purse < price <= purse + asleep, "money_asleep", price=price, cash=purse, asleep=asleep)
        t.require(price <= purse, "cannot_afford_share", REDEEM, price=price, cash=purse)

    def _check_presidency(self, t: Table, action: RedeemShare, corp: Party, owner: Party) -> None:
        """Refuse the president's certificate, and a share that would cost him the presidency [1850-SR.RD.9]."""
        t.require(action.cert != t.title.presidents_cert(corp), "presidents_certificate", REDEEM)
        if owner == action.by:
            keeps = shares_held(t, owner, corp) - t.title.cert_size[action.cert]
            t.require(heir(t, corp, keeps) == NOBODY, "presidency_at_stake", REDEEM)

    def _price(self, t: Table, corp: Party, cert: Cert) -> int:
        return (t.price(corp) or 0) * t.title.cert_size[cert]

    def play(self, t: Table, action: RedeemShare) -> None:
        cert, owner = action.cert, t.state.certs[action.cert]
        corp, shares = t.title.cert_corp[cert], t.title.cert_size[cert]
        payee = BANK if owner == POOL else owner
        t.emit(SharesBought(corp, corp, (cert,), shares, owner, payee, self._price(t, corp, cert)))
        end_of_corporate_turn(t, corp, REDEEM)

    def counterparty(self, t: Table, action: RedeemShare) -> Party:
        owner = t.state.certs[action.cert]
        return self.agreement(t, owner, RedeemShare) if t.title.is_player(owner) else NOBODY


# --- offering them anew ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reissued(Extra):
    """Which corporations have offered shares anew, so that they are paid for what is in the offering."""

    reissued: int = 0
    """Bitmask of Party."""


@record(frozen=True, slots=True)
class SharesReissued(Event):
    """A corporation offers the shares in its treasury anew, at a par price of today."""

    corp: Party
    certs: tuple[Cert, ...]
    cell: Cell

    def apply(self, s: State) -> State:
        extra = s.extra.but(Reissued, reissued=s.extra[Reissued].reissued | 1 << self.corp)
        return but(s, certs=put_each(s.certs, self.certs, BANK), par=put(s.par, self.corp, self.cell), extra=extra)


def not_twice(t: Table, corp: Party) -> bool:
    """Once in a round is enough [1850-SR.RI.2]."""
    return False


@final
@dataclass(frozen=True)
class ReissuingShares(Step[ReissueShares]):
    """A corporation whose offering is empty offers all shares in its treasury anew [1850-SR.RI.1, 1850-SR.RI.2]."""

    takes = ReissueShares
    group = "for_corporation"
    par: Callable[[Table, Party], Cell]
    """The par price then."""
    too_late: Callable[[StockTurn], bool] = has_acted
    """Does a turn, as far as it has come, allow it no more?"""
    again: Callable[[Table, Party], bool] = not_twice
    """May a corporation do it, if it has done so before in this round?"""

    def candidates(self, t: Table) -> Iterator[Choice]:
        player = t.frame(StockTurn).player
        for corp in presided(t, player):
            yield Choice(ReissueShares(player, corp))

    def open(self, t: Table) -> bool:
        """A quick look, as above."""
        return not self.too_late(t.frame(StockTurn)) and super().open(t)

    def check(self, t: Table, action: ReissueShares) -> None:
        turn, corp = t.frame(StockTurn), action.corp
        t.require(t.title.is_corp(corp), "no_such_thing", field="corp")
        t.require(action.by == turn.player, "not_your_turn", t.top.stage)
        t.require(t.president(corp) == action.by, "not_president", REISSUE)
        t.require(not self.too_late(turn), "acts_for_himself")
        t.require((REISSUE, corp) not in t.frame(StockFrame).tally or self.again(t, corp), "once_a_round", REISSUE)
        t.require(shares_held(t, corp, corp), "nothing_to_reissue")
        t.require(not shares_held(t, offering(t, corp), corp), "offering_not_empty")

    def play(self, t: Table, action: ReissueShares) -> None:
        corp = action.corp
        t.emit(SharesReissued(corp, tuple(certs_held(t, corp, corp)), self.par(t, corp)))
        end_of_corporate_turn(t, corp, REISSUE)


def paid_for_reissued(t: Table, corp: Party, source: Party) -> Party:
    """A corporation is paid for shares that it has offered anew, the bank for all others [1850-SR.RI.5]."""
    return corp if source == BANK and t.extra(Reissued).reissued >> corp & 1 else BANK


# --- money that sleeps -----------------------------------------------------------------------------------------------


@record(frozen=True)
class SleepingMoney(Frame):
    """What corporations were paid for shares in a stock round, and cannot use before it is over. It lies beneath the
    round, so that it wakes as soon as that ends."""

    stage: ClassVar[str] = "sleeping_money"
    promises: ClassVar[bool] = True
    amounts: tuple[tuple[Party, int], ...] = ()

    def holds(self, party: Party) -> int:
        return sum(amount for owner, amount in self.amounts if owner == party)


def put_to_sleep(t: Table, bought: SharesBought) -> None:
    """A share was bought in a stock round: what a corporation is paid for it sleeps [1850-SR.RI.6]."""
    if bought.payee != bought.corp:
        return
    sleeping, paid = t.find(SleepingMoney), (bought.corp, bought.cost)
    if sleeping is None:
        t.enter_under(SleepingMoney((paid,)), t.frame(StockFrame))
    else:
        t.amend(sleeping, amounts=(*sleeping.amounts, paid))


def forget_sleeping(t: Table, corp: Party) -> None:
    """A corporation closes: nothing sleeps for it any more."""
    sleeping = t.find(SleepingMoney)
    if sleeping is not None:
        t.amend(sleeping, amounts=tuple(one for one in sleeping.amounts if one[0] != corp))


@final
class Waking(Stage):
    """The round is over: all money can be used."""

    def actor(self, t: Table) -> Party:
        return NOBODY

    def steps(self, t: Table) -> tuple[Step[RedeemShare], ...]:
        return ()

    def advance(self, t: Table) -> None:
        t.leave()


def buy_backs() -> Mechanism:
    """What is remembered of shares that corporations took back and offered anew."""
    return Mechanism(remembers=(Reissued(),), stages={SleepingMoney.stage: Waking()}, closing=(forget_sleeping,))
