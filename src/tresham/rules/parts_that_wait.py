"""What might yet bring a part of a turn to life, so that nobody is hurried past it.

Privates may be bought, and some of their powers used, at any point of a corporation's turn [1830-OR.3, 1849-10.0.4]. So
a part in which nothing can be done may still have its use: the power opens a hex, a city or a first route.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, final

from ..core.stage import Step
from ..core.table import Table
from .operating import OperatingTurn, turn_corp
from .powers import Landing, PrivateTile, owns_power
from .privates import BuyingPrivate

Hope = Callable[[Table], bool]


@final
@dataclass(frozen=True)
class WithinReach:
    """A power that could help now, of a private that the corporation owns or could buy."""

    power: PrivateTile | Landing
    buying: BuyingPrivate

    def __call__(self, t: Table) -> bool:
        private = t.title.private(self.power.private)
        if not owns_power(t, turn_corp(t), private) and not self.buying.is_for_sale(t, private):
            return False
        return self.power.could_help(t)


def on_offer(step: Step[Any]) -> Hope:
    """Something can be done with a verb."""
    return lambda t: next(step.choices(t), None) is not None


def no_tile_yet(t: Table) -> bool:
    """No tile is laid yet in this turn."""
    return not t.frame(OperatingTurn).laid


def before_first_tile(*hopes: Hope) -> Hope:
    """While no tile is laid yet, one of these might show where."""
    return lambda t: not t.frame(OperatingTurn).laid and any(hope(t) for hope in hopes)


def with_token_left(hope: Hope) -> Hope:
    """A station could be placed if there were a city for it."""

    def wait(t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        return not turn.tokened and bool(t.state.charter[turn.corp]) and hope(t)

    return wait


def with_train_waiting(hope: Hope) -> Hope:
    """A train could run if there were a route."""

    def wait(t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        return not turn.ran and turn.corp in t.state.trains and hope(t)

    return wait
