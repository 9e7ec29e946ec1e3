"""What happens in 1848 on the public site 18xx.games when a company falls, and how debtors are asked there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, final

from ...core.action import Action, SellShares
from ...core.agenda import MemoryChanged
from ...core.event import (
    Event,
    Passed,
    PowerUsed,
    PriceMoved,
    PrivateSold,
    TileLaid,
    TokensInherited,
    TrainAdded,
    TrainBought,
    TrainDiscarded,
    TrainScrapped,
)
from ...core.ids import BANK, NOBODY, Party, Train
from ...core.stage import Stage, Step
from ...core.table import Table
from ...core.title import Watch
from ...rules import discarding
from ...rules.calendar import calendar
from ...rules.closing import stations_of
from ...rules.discarding import DiscardDuty, as_listed
from ...rules.emergency import EmergencySelling, keeps_every_presidency
from ...rules.insolvency import Insolvency
from ...rules.limits import counted_trains, train_limit
from ...rules.loans import LoanGiven, TakingLoan
from ...rules.mechanism import Mechanism
from ...rules.operating import CorporationTurn, OperatingFrame, OperatingRound, OperatingTurn
from ...rules.phases import begin_phase
from ...rules.privates import BuyingPrivate
from ...rules.receivership import EnteredReceivership, Receivership, in_receivership, receivership
from ...rules.seats import clockwise
from ...rules.shares import holdings, shares_held
from .papers import RECEIVERSHIP
from .site import STANDSTILL, STUCK, SiteMemory, ask_for_trains, close_when_used, end_privates, note_purchase

# --- a company falls -------------------------------------------------------------------------------------------------


def discard_trains(t: Table) -> None:
    """After a purchase trains beyond the limit go at once; if a company has just fallen, the next one in turn plays
    first until it has paid [1848-PD-31]."""
    turn = t.find(OperatingTurn)
    if turn is None or turn.paid:
        ask_for_trains(t)


def remove_in_sequence(t: Table, train: Train, reason: str) -> None:
    """A train that is lost begins only the next phase; but the first 5 closes privates all the same [1848-PD-08]."""
    kind = t.state.faces[train]
    card = t.title.trains[kind]
    t.emit(TrainScrapped(BANK, train, kind, reason))
    if card.count is None:
        t.emit(TrainAdded(kind))
    phase = t.title.phase(card.starts or "")
    if phase > t.state.phase and "place_tasmania" in t.title.phases[phase].begin:
        end_privates(t)
    if phase == t.state.phase + 1:
        begin_phase(t, phase, phase)
    elif phase > t.state.phase:
        t.then("place_tasmania")


@final
@dataclass(frozen=True)
class FallingOnSite:
    """The next company is in turn before anything is asked [1848-PD-31]."""

    how: Receivership

    def watch(self, t: Table) -> None:
        known = in_receivership(t)
        for corp in t.corps_in(self.how.zone):
            if corp not in known:
                self.fall(t, corp)

    def fall(self, t: Table, corp: Party) -> None:
        receiver, director = t.title.corp(self.how.receiver), t.president(corp)
        turn, has_too_many = t.find(OperatingTurn), first_of_discards(t)
        t.cut(corp)
        t.agenda = tuple(frame for frame in t.agenda if not isinstance(frame, DiscardDuty))
        t.emit(EnteredReceivership(corp, director, receiver))
        t.emit(TokensInherited(receiver, corp, tuple(stations_of(t, corp)), ()))
        self.how.compensate(t, corp, director)
        self.how.dissolve(t, corp)
        if has_too_many not in (NOBODY, corp):
            discarding.discard_trains(t)
        elif is_anybody_to_come(t):
            t.title.stages[OperatingFrame.stage].advance(t)
            leave_run_behind(t, turn)
        elif has_too_many != corp:
            ask_for_trains(t)
        if len(in_receivership(t)) in self.how.removals:
            self.how.lose_train(t)
        elif has_too_many == corp:
            t.change_extra(SiteMemory, discards_forgotten=1)
        ask_debtors(t, director)


def first_of_discards(t: Table) -> Party:
    """Who is the first that must give up a train, if the company in turn has come so far that this is asked: what falls
    then does so afterwards [1848-PD-31]."""
    turn = t.find(OperatingTurn)
    if turn is None or not (turn.paid or (not turn.revenue and is_at(t, turn, "blocking_loan"))):
        return NOBODY
    listed = as_listed(t, turn.corp)
    return next((corp for corp in listed if counted_trains(t, corp) > train_limit(t, corp)), NOBODY)


def remember_discards(t: Table) -> None:
    """A watch: with the next train that changes hands, those who have too many are thought of again [1848-PD-38]."""
    if t.extra(SiteMemory).discards_forgotten:
        t.change_extra(SiteMemory, discards_forgotten=0)
        discard_trains(t)


def is_at(t: Table, turn: OperatingTurn, part: str) -> bool:
    """Is this part of a turn under way?"""
    stage = t.title.stages[OperatingTurn.stage]
    assert isinstance(stage, CorporationTurn)
    return stage.parts[turn.part].name == part


def is_anybody_to_come(t: Table) -> bool:
    """Does another company act in this round?"""
    now, stage = t.find(OperatingFrame), t.title.stages[OperatingFrame.stage]
    assert isinstance(stage, OperatingRound)
    return now is not None and any(stage.ready(t, corp) for corp in stage.waiting(t, now))


def leave_run_behind(t: Table, turn: OperatingTurn | None) -> None:
    """What became of no dividend is the next company's to declare, if that does not run itself [1848-PD-35]."""
    if turn is not None and turn.revenue and not turn.paid:
        t.amend(t.frame(OperatingTurn), revenue=turn.revenue)


def begin_next_turn(t: Table) -> None:
    """Between two turns only one thing is asked, if another turn comes [1848-PD-16, 1848-PD-31]."""
    if t.find(OperatingTurn) is None and isinstance(t.top, DiscardDuty) and is_anybody_to_come(t):
        t.leave()


def lend_nothing(t: Table, player: Party, amount: int) -> None:
    """A director simply has less than nothing [1848-PD-32]."""


def falls(how: Receivership) -> Mechanism:
    """Receiverships as on the site."""
    on_site = FallingOnSite(replace(how, lend=lend_nothing, remove=remove_in_sequence))
    plain = receivership(on_site.how, PriceMoved)
    return replace(
        plain, watches=(Watch((PriceMoved,), on_site.watch),), effects={**plain.effects, "fall": on_site.fall}
    )


# --- debtors ---------------------------------------------------------------------------------------------------------


def company_at_play(t: Table) -> Party:
    """The company in turn; after a fall, the last of the round if only those come that will be passed over."""
    turn, now, stage = t.find(OperatingTurn), t.find(OperatingFrame), t.title.stages[OperatingFrame.stage]
    assert isinstance(stage, OperatingRound)
    if turn is not None or now is None:
        return NOBODY if turn is None else turn.corp
    to_come = stage.waiting(t, now)
    return to_come[-1] if to_come and not is_anybody_to_come(t) else NOBODY


def ask_debtors(t: Table, first: Party) -> None:
    """Whoever has less than nothing sells, clockwise from the director of the company in turn [1848-PD-16]."""
    known, this = t.extra(SiteMemory), calendar(t).turn * 100 + calendar(t).number
    if known.crisis_round == this and known.crisis_stuck:
        return
    at_play = company_at_play(t)
    start = t.president(at_play) if at_play != NOBODY else first
    debtor = next((one for one in (start, *clockwise(t, start)) if t.state.cash[one] < 0), None)
    if debtor is not None:
        if known.crisis_round != this:
            t.change_extra(SiteMemory, crisis_round=this, crisis_stuck=0)
        t.enter(Insolvency(debtor))


def ask_in_round(t: Table) -> None:
    """A watch: after the first action of a round debtors are asked again, when the turn has come to where its company
    has something to decide or to the end [1848-PD-16]."""
    turn, this = t.find(OperatingTurn), calendar(t).turn * 100 + calendar(t).number
    if turn is None or t.find(Insolvency) is not None or t.extra(SiteMemory).crisis_round == this:
        return
    if any(t.state.cash[player] < 0 for player in t.title.players):
        pass_over_parts(t)
        if t.zone(turn.corp) != RECEIVERSHIP:  # whoever falls on the way has debtors asked himself
            ask_debtors(t, turn.corp)


def pass_over_parts(t: Table) -> None:
    """Leave the parts of a turn in which nothing can be done behind, but not the last one."""
    stage = t.title.stages[OperatingTurn.stage]
    assert isinstance(stage, CorporationTurn)
    while isinstance(t.top, OperatingTurn) and t.top.part < len(stage.parts) - 1:
        if t.waits() or stage.waits(t) or any(step.open(t) for step in stage.steps(t)):
            return
        stage.advance(t)


@final
@dataclass(frozen=True)
class SettlingCrisis(Stage):
    """A debtor sells one block after the other; when no company is in turn, only one."""

    selling: EmergencySelling
    before: tuple[Step[Any], ...]
    """What the company in turn may do before he sells [1848-PD-39]."""

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        return self.before if t.find(OperatingTurn) is not None else ()

    def actor(self, t: Table) -> Party:
        return t.frame(Insolvency).player

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return (self.selling,)

    def played(self, t: Table, action: Action) -> None:
        if company_at_play(t) == NOBODY:
            t.leave()
            begin_next_turn(t)

    def advance(self, t: Table) -> None:
        player = t.frame(Insolvency).player
        t.leave()
        if t.state.cash[player] < 0:
            t.change_extra(SiteMemory, crisis_stuck=STANDSTILL if company_at_play(t) == NOBODY else STUCK)
        else:
            ask_debtors(t, player)


def settling_crisis(selling: EmergencySelling, turn: CorporationTurn) -> Stage:
    """Loans and privates come before sales of debtors [1848-PD-39]."""
    return SettlingCrisis(selling, tuple(step for step in turn.anytime if isinstance(step, BuyingPrivate | TakingLoan)))


def site_fails(t: Table, events: Sequence[Event]) -> str:
    """If nobody is in turn, the site waits for a debtor who can sell nothing, until somebody says something; and one
    whom it asks sells shares of companies that have no price [1848-PD-36]."""
    before = t.extra(SiteMemory)
    if before.crisis_stuck and _has_worthless_shares(t):
        return "the program of the site has a debtor sell a share of a company that has not begun"
    for event in events:
        if isinstance(event, MemoryChanged) and isinstance(event.record, SiteMemory):
            now = event.record
            if now.crisis_stuck == STANDSTILL != before.crisis_stuck:
                return "the program of the site stands still when nobody is in turn and a debtor has nothing to sell"
            before = now
    return ""


def _has_worthless_shares(t: Table) -> bool:
    """Has somebody in debt shares that have no price?"""
    return any(
        t.state.cash[player] < 0 and any(t.price(corp) is None for corp in holdings(t, player))
        for player in t.title.players
    )


def keeps(t: Table, action: SellShares) -> bool:
    """One certificate of the Bank of England counts as a director's: its holder keeps it, if nobody else has any
    [1848-PD-15]."""
    corp = t.title.cert_corp[action.certs[0]]
    if t.title.kind_of[corp].directed:
        return keeps_every_presidency(t, action)
    first = t.title.certs_of[corp].start
    if t.state.certs[first] != action.by or any(shares_held(t, one, corp) for one in clockwise(t, action.by)):
        return True
    return action.shares < shares_held(t, action.by, corp)


HABITS = Mechanism(
    remembers=(SiteMemory(),),
    watches=(
        Watch((TrainBought,), note_purchase),
        Watch((PowerUsed,), close_when_used),
        Watch((TileLaid, Passed, LoanGiven, PrivateSold), ask_in_round),
        Watch((TrainDiscarded, TrainScrapped), begin_next_turn),
        Watch((TrainBought, TrainDiscarded, TrainScrapped), remember_discards),
    ),
)
