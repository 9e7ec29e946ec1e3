"""Playing one action: find its verb, check it, let it happen, and settle until somebody must decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, ClassVar, final

from ..record import record
from .action import Accept, Action, Decline, EndGame, Offer, Pass
from .agreeing import agree, play_on
from .event import DealDeclined, DealOffered
from .ids import NOBODY, Party
from .stage import Choice, Stage, Step
from .state import Due, Frame
from .table import Table
from .validate import validate


def stage_of(t: Table) -> Stage:
    """The stage that rules the frame in charge."""
    name, stages = t.agenda[-1].stage, t.title.stages
    return stages[name] if name in stages else CORE_STAGES[name]


def play(t: Table, action: Action, steps: Sequence[Step[Any]] | None = None) -> None:
    """Check an action and let it happen; nothing is settled yet. `steps` are the open verbs, if they are known."""
    if not t.agenda:
        t.refuse("game_over", t.state.ending.cause if t.state.ending else "")
    validate(t, action)
    if action.__class__ is EndGame:
        agree(t, action)
        return
    deal = action.deal if isinstance(action, Offer) else action
    if t.state.agreed and deal.__class__ is not Pass:
        play_on(t, deal)
    stage = stage_of(t)
    step = find_step(t, stage, deal, steps)
    step.check(t, deal)
    partner = partner_of(t, step, deal)
    if deal is not action:
        t.require(action.by == deal.by, "not_your_turn", t.top.stage)
        t.require(partner != NOBODY, "needs_no_consent")
        t.emit(DealOffered(deal.by, partner, deal))
        t.enter(Answer(partner, deal))
    else:
        if partner != NOBODY:
            t.refuse("needs_consent", step.__class__.__name__)
        step.play(t, deal)
        stage.played(t, deal)


def find_step(t: Table, stage: Stage, action: Action, steps: Sequence[Step[Any]] | None = None) -> Step[Any]:
    """The open verb that takes this action."""
    kind, is_for_another = action.__class__, False
    for step in stage.steps(t) if steps is None else steps:
        if step.takes is kind and step.suits(t, action):
            if action.by == (step.actor(t) or stage.actor(t)):
                return step
            is_for_another = True
    for step in stage.asides(t):
        if step.takes is kind and step.suits(t, action):
            return step
    stage.explain(t, action)
    if is_for_another:
        t.refuse("not_your_turn", t.top.stage)
    t.refuse("not_now", action.__class__.__name__)


def speaker(t: Table, action: Action) -> Party:
    """The player who speaks for whoever acts, in what he does or proposes."""
    deal = action.deal if isinstance(action, Offer) else action
    return t.decider(action.by, deal.__class__)


def partner_of(t: Table, step: Step[Any], action: Action) -> Party:
    """The other player who must agree to an action, or nobody."""
    partner = step.counterparty(t, action)
    return NOBODY if partner == NOBODY or partner == t.decider(action.by, step.takes) else partner


def settle(t: Table) -> Sequence[Step[Any]]:
    """Go on until somebody has something to decide, or the game is over. Returns the verbs that are then open."""
    wake(t)
    while t.agenda:
        stage = stage_of(t)
        steps = stage.steps(t)
        if t.waits() or (stage.patient and stage.waits(t)):
            return steps
        for step in steps:
            if step.open(t):
                return steps
        told = len(t.events)
        stage.advance(t)
        if told < len(t.events):
            wake(t, told)
    return ()


def wake(t: Table, first: int = 0) -> None:
    """Try the standing conditions that the events from this one on concern, until all is quiet."""
    watched = t.title.watched
    for event in islice(t.events, first, None):  # grows while it is read
        for effect in watched.get(event.__class__, ()):
            t.woken_by = event
            effect(t)


# --- frames that every title has -------------------------------------------------------------------------------------


@record(frozen=True)
class Answer(Frame):
    """Somebody must say yes or no to a deal."""

    stage: ClassVar[str] = "answer"
    to: Party
    deal: Action

    def concerns(self) -> Party:
        return self.deal.by


@final
class Accepting(Step[Accept]):
    """Agree: the deal happens as if it had been played at once."""

    takes = Accept
    group = "answer"

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(Accept(t.frame(Answer).to))

    def check(self, t: Table, action: Accept) -> None:
        """Nothing more: the deal was checked when it was offered, and nothing has happened since."""

    def play(self, t: Table, action: Accept) -> None:
        deal = t.frame(Answer).deal
        t.leave()
        stage = stage_of(t)
        find_step(t, stage, deal).play(t, deal)
        stage.played(t, deal)


@final
class Declining(Step[Decline]):
    """Refuse: play goes on as if nothing had been said."""

    takes = Decline
    group = "answer"

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(Decline(t.frame(Answer).to))

    def check(self, t: Table, action: Decline) -> None:
        """One may always refuse."""

    def play(self, t: Table, action: Decline) -> None:
        answer = t.frame(Answer)
        t.leave()
        t.emit(DealDeclined(answer.to, answer.deal))


@final
class Answering(Stage):
    """The other side of a deal decides."""

    verbs: ClassVar[Sequence[Step[Any]]] = (Accepting(), Declining())

    def actor(self, t: Table) -> Party:
        return t.frame(Answer).to

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return self.verbs

    def advance(self, t: Table) -> None:
        raise AssertionError("an answer is always open")


@final
class Happening(Stage):
    """Effects that are due happen one after the other."""

    def actor(self, t: Table) -> Party:
        return NOBODY

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return ()

    def advance(self, t: Table) -> None:
        due = t.frame(Due)
        effect, args = due.todo[0]
        if len(due.todo) == 1:
            t.leave()
        else:
            t.amend(due, todo=due.todo[1:])
        t.title.effects[effect](t, *args)


CORE_STAGES: dict[str, Stage] = {"due": Happening(), "answer": Answering()}
