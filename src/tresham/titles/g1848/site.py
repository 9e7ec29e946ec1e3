"""What 1848 is like on the public site 18xx.games, where that differs from the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, final

from ...core.action import Borrow
from ...core.event import (
    PrivateClosed,
)
from ...core.ids import Party, Private, Train, TrainKind
from ...core.stage import Choice, Step
from ...core.state import UNTOLD
from ...core.table import Table
from ...core.title_memory import Extra
from ...rules import discarding, income, privates
from ...rules.endings import cash_and_shares
from ...rules.joining import by_any_side
from ...rules.lasting_powers import Serves
from ...rules.laying import LayingTrack
from ...rules.limits import counted_trains, train_limit
from ...rules.loans import LOAN, TakingLoan, loans_of
from ...rules.lots import AuctionFrame
from ...rules.operating import CorporationTurn, OperatingTurn, Part, never, tally
from ...rules.privates import BuyingPrivate, ClosingPrivates
from ...rules.receivership import (
    Receiverships,
    lost_by,
)
from ...rules.train_help import Help, TradeMeans, must_buy
from ..site_questions import could_pay_some_train, has_money_for_some_train
from ..site_views import JoinedAsRemembered, hexes_remembered
from .papers import FIRST_LOAN, FURTHER_LOAN, GHAN_REBATE

SITE_CORPORATIONS = {"FED": "FT"}
"""By our symbol: what the site calls a company [1848-PD-21]."""


@dataclass(frozen=True)
class SiteMemory(Extra):
    """What only the site has to remember. 0 and 1 stand for no and yes."""

    privates_ended: int = 0
    """Privates have closed, but for those that stay without income."""
    crisis_round: int = 0
    """The last round in which debtors were looked for."""
    crisis_stuck: int = 0
    """A debtor was found there who can sell nothing: nobody else is asked [1848-PD-16]. It says when."""
    discards_forgotten: int = field(default=0, metadata={UNTOLD: True})
    """Nobody thinks of those who have too many trains until one changes hands [1848-PD-38]."""


STUCK, STANDSTILL = 1, 2
"""A debtor was found during a turn, or between two."""


def at_once(t: Table, corp: Party) -> bool:
    """Whoever's shares are sold has its capital at once, the Commonwealth Railways too [1848-PD-02]."""
    return True


def limit_by_table(by_ruins: tuple[int, ...], each: int) -> Callable[[Table, Party], int]:
    """The table of certificate limits ends with the fifth receivership: after it comes the first limit again
    [1848-PD-09]."""

    def limit(t: Table, player: Party) -> int:
        ruins = len(t.extra(Receiverships).receiverships)
        lost = lost_by(t, player) if ruins else 0
        return (by_ruins[ruins] if ruins < len(by_ruins) else by_ruins[0]) - each * lost

    return limit


def wealth(t: Table, player: Party) -> int:
    """In the auction privates count as printed [1848-PD-26]."""
    worth = cash_and_shares(t, player)
    if t.find(AuctionFrame) is None:
        return worth
    return worth + sum(t.title.privates[one].value for one, owner in enumerate(t.state.privates) if owner == player)


# --- loans and trains ------------------------------------------------------------------------------------------------


def more_in_need(t: Table, in_need: bool) -> int:
    """Every loan taken in need costs more, be it the first one [1848-PD-06]."""
    return FURTHER_LOAN if in_need else FIRST_LOAN


def free_loans_this_turn(t: Table) -> int:
    """Only a loan that was taken freely counts."""
    return t.frame(OperatingTurn).tally.count(LOAN)


def admits(loan: TakingLoan) -> Callable[[Table, Party, TrainKind], bool]:
    """Loans are taken for any train that is bought because one must be [1848-PD-18]; a free one comes first."""
    return lambda t, corp, face: must_buy(t, corp) and not loan.open(t)


def means_for_others(loan: TakingLoan) -> Callable[[Table, Help, Party], TradeMeans]:
    """Loans are taken for other companies' trains too [1848-PD-28]."""

    def means(t: Table, help: Help, corp: Party) -> TradeMeans:
        own = t.purse(corp)
        return TradeMeans(own, t.title.money if must_buy(t, corp) and not loan.open(t) else own)

    return means


def is_beyond_limit(t: Table, corp: Party) -> bool:
    """Only who has exactly as many trains as it may buys no other: one with too many, which nobody thinks of, does
    [1848-PD-38]."""
    return counted_trains(t, corp) > train_limit(t, corp)


def face_value_or_treasury(t: Table, corp: Party, train: Train) -> tuple[int, int]:
    """Between companies of one director the treasury is the limit; others deal at face value."""
    owner = t.state.trains[train]
    if t.president(corp) == t.president(owner):
        return 1, t.purse(corp)
    price = t.title.trains[t.state.faces[train]].price
    return price, price


def at_any_time(oodnadatta: Step[Any]) -> tuple[Step[Any], ...]:
    """The Oodnadatta Railway lays its tile at any point of a turn in which one is left."""
    return (oodnadatta,)


# --- a company's turn ------------------------------------------------------------------------------------------------


def laying(plain: LayingTrack) -> LayingTrack:
    """Tiles are joined to what own stations reached when the site last looked."""
    return replace(plain, joins=JoinedAsRemembered(by_any_side), near=hexes_remembered)


def only_own(serves: Serves) -> Serves:
    """The Tasmanian Railways serve only the company that owns them [1848-PD-03]."""
    return lambda t, corp, private: t.state.privates[private] == corp and serves(t, corp, private)


@final
@dataclass(frozen=True)
class BlockingLoan(Step[Borrow]):
    """A company without trains next to the receivership column must borrow, which is its end [1848-PD-07]."""

    takes = Borrow
    group = "trains"
    loan: TakingLoan

    def candidates(self, t: Table) -> Iterator[Choice]:
        corp = t.frame(OperatingTurn).corp
        cell = t.title.market.cells[t.state.price[corp]]
        if cell.col == 1 and corp not in t.state.trains:
            yield from self.loan.candidates(t)

    def check(self, t: Table, action: Borrow) -> None:
        self.loan.check(t, action)

    def play(self, t: Table, action: Borrow) -> None:
        self.loan.play(t, action)


def parts(plain: tuple[Part, ...], loan: TakingLoan) -> tuple[Part, ...]:
    """The site asks for more: for tiles while one may be laid, for the loan that ruins, for trains that a loan might
    pay, and at the end for loans and privates. Trains beyond the limit go when the dividend is paid [1848-PD-31]."""
    by_name = {part.name: part for part in plain}
    track, trains = by_name["track"], by_name["trains"]
    tile = track.steps[0]
    assert isinstance(tile, LayingTrack)
    last = tuple(step for step in trains.steps if isinstance(step, BuyingPrivate | TakingLoan))
    buying = tuple(step for step in trains.steps if step not in last)
    return (
        replace(track, waits=lambda t: has_tile_left(t, tile)),
        by_name["token"],
        by_name["run"],
        Part("blocking_loan", (BlockingLoan(loan),), never, "must_borrow"),
        by_name["dividend"],
        replace(trains, steps=buying, before=ask_for_trains, waits=lambda t: might_buy_train(t, loan)),
        Part("finance", last, waits=lambda t: might_borrow(t, loan)),
    )


def ask_for_trains(t: Table) -> None:
    """Who has too many trains gives some up, unless the site has forgotten it."""
    if not t.extra(SiteMemory).discards_forgotten:
        discarding.discard_trains(t)


BOUGHT = "bought_train"


def note_purchase(t: Table) -> None:
    """A watch: with a train after which it can buy no other a company is through with them, whatever it may borrow
    while others give trains up [1848-PD-31]. Whoever has too many now, and money for another, is asked again when he
    has given some up."""
    turn = t.find(OperatingTurn)
    if turn is None:
        return
    is_full = counted_trains(t, turn.corp) == train_limit(t, turn.corp)
    if is_full or not has_money_for_some_train(t, turn.corp):
        stage = t.title.stages[OperatingTurn.stage]
        assert isinstance(stage, CorporationTurn)
        tally(t, BOUGHT)
        may_buy = any(step.open(t) for step in stage.parts[turn.part].steps)  # a 2E has its place beyond the limit
        if not may_buy and not must_buy(t, turn.corp):
            t.amend(t.frame(OperatingTurn), part=turn.part + 1)


def has_tile_left(t: Table, laying: LayingTrack) -> bool:
    """May another tile be laid, wherever that might be?"""
    allowance = laying.budget(t, t.frame(OperatingTurn))
    return allowance.yellow is not None or allowance.upgrade is not None


def might_borrow(t: Table, loan: TakingLoan) -> bool:
    """Could a company take a loan, if it has not in this turn?"""
    phase, corp = t.title.phases[t.state.phase], t.frame(OperatingTurn).corp
    return loan.word in phase.allows and loans_of(t, corp) < loan.most and loan.lender.left(t) > 0


def might_buy_train(t: Table, loan: TakingLoan) -> bool:
    """Could some train be paid, or one of Alice Springs with another loan?"""
    turn = t.frame(OperatingTurn)
    corp = turn.corp
    if must_buy(t, corp) or could_pay_some_train(t) or (is_beyond_limit(t, corp) and has_money_for_some_train(t, corp)):
        return True
    if BOUGHT in turn.tally:
        return False
    ghan = t.title.train_kind("2E")
    owns = any(o == turn.corp and f == ghan for o, f in zip(t.state.trains, t.state.faces, strict=True))
    return not owns and t.purse(turn.corp) >= GHAN_REBATE and might_borrow(t, loan)


# --- privates --------------------------------------------------------------------------------------------------------


def has_ended(t: Table) -> bool:
    """Have privates closed?"""
    return bool(t.extra(SiteMemory).privates_ended)


def outlives(t: Table, private: Private) -> bool:
    """What was not used stays open without income; so does the North Australian Railway, if the Central has bought no
    train [1848-PD-29]."""
    symbol = t.title.privates[private].symbol
    return symbol == "P6" or (symbol in ("P2", "P3", "P4") and not t.state.spent >> private & 1)


def private_revenue(t: Table, private: Private) -> int:
    """What stays open pays nothing [1848-PD-29]."""
    return 0 if has_ended(t) else income.as_printed(t, private)


def private_prices(t: Table, corp: Party, private: Private) -> tuple[int, int] | None:
    """What stays open is not sold [1848-PD-29]."""
    return None if has_ended(t) else privates.as_printed(t, corp, private)


def end_privates(t: Table) -> None:
    """An effect: privates close, once in the game."""
    if not has_ended(t):
        ClosingPrivates(outlives)(t)
        t.change_extra(SiteMemory, privates_ended=1)


def ends_privates_first(place: Callable[[Table], None]) -> Callable[[Table], None]:
    """Privates close before Tasmania's tile is asked for."""

    def effect(t: Table) -> None:
        end_privates(t)
        place(t)

    return effect


def close_when_used(t: Table) -> None:
    """A watch: what stayed open closes with its use."""
    if has_ended(t):
        for number in range(len(t.title.privates)):
            if t.state.spent >> number & 1 and not t.state.closed >> number & 1:
                t.emit(PrivateClosed(Private(number)))
