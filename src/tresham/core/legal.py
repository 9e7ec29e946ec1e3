"""What may be done now: lazy, so that asking about one action does not list them all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..record import cached_property
from .action import Action, Offer
from .ids import NOBODY
from .illegal import Illegal
from .play import partner_of, play, stage_of
from .stage import Choice, Step
from .table import Table

if TYPE_CHECKING:
    from .state import State
    from .title import Title


class LegalActions:
    """The legal actions of a state. Iterate for concrete ones, ask `in`, or read the compact `menu`."""

    def __init__(self, title: Title, state: State) -> None:
        self._title = title
        self._state = state

    @cached_property
    def menu(self) -> tuple[Choice, ...]:
        """All choices; one with an open number stands for a whole range of actions."""
        return tuple(self._choices())

    def __iter__(self) -> Iterator[Action]:
        """Concrete actions; of a choice with an open number, the one with the lowest."""
        for choice in self._choices():
            yield choice.action

    def __contains__(self, action: Action) -> bool:
        try:
            play(Table(self._title, self._state), action)
        except Illegal:
            return False
        return True

    def _choices(self) -> Iterator[Choice]:
        for _, choice in self.by_step():
            yield choice

    def by_step(self) -> Iterator[tuple[Step[Any], Choice]]:
        """All choices, each with the verb that offers it."""
        if not self._state.agenda:
            return
        t = Table(self._title, self._state)
        stage = stage_of(t)
        steps = stage.steps(t)
        for step in (*steps, *(aside for aside in stage.asides(t) if aside not in steps)):
            for choice in step.choices(t):
                if partner_of(t, step, choice.action) == NOBODY:
                    yield step, choice
                else:
                    deal = Offer(choice.action.by, choice.action)
                    yield step, Choice(deal, choice.field, choice.low, choice.high)


def with_number(choice: Choice, number: int) -> Action:
    """A choice made concrete."""
    if choice.field is None:
        return choice.action
    change: dict[str, Any] = {choice.field: number}
    if isinstance(choice.action, Offer):
        return Offer(choice.action.by, replace(choice.action.deal, **change))
    return replace(choice.action, **change)
