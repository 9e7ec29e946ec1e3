"""Doing nothing more, and being told that one must."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, final

from ..core.action import Action, Pass
from ..core.ids import Party
from ..core.stage import Choice, Step
from ..core.table import Table


def passed_over(t: Table) -> bool:
    """Somebody who could only decline is not asked."""
    return False


@final
@dataclass(frozen=True)
class Passing(Step[Pass]):
    """Decline. Mostly it does not keep a frame waiting, since somebody with nothing else to do is passed over."""

    takes = Pass
    who: Callable[[Table], Party]
    then: Callable[[Table], None]
    """What the pass leads to."""
    asked: Callable[[Table], bool] = passed_over
    """Is somebody asked who could only decline?"""

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(Pass(self.who(t)))

    def check(self, t: Table, action: Pass) -> None:
        """Whoever may pass may always pass."""

    def play(self, t: Table, action: Pass) -> None:
        self.then(t)

    def open(self, t: Table) -> bool:
        return self.asked(t)


@final
class Refusing(Step[Action]):
    """A verb that a duty forbids for now: never offered, and refused with the duty's own reason."""

    def __init__(self, takes: type[Action], code: str, verb: Step[Any] | None = None) -> None:
        self.takes = takes
        self.code = code
        self._verb = verb
        """What stands there when there is no such duty; nothing, if that is a pass."""

    def candidates(self, t: Table) -> Iterator[Choice]:
        return iter(())

    def tries(self, t: Table, by: Party) -> Iterator[Action]:
        return iter((Pass(by),)) if self._verb is None else self._verb.tries(t, by)

    def check(self, t: Table, action: Action) -> None:
        t.refuse(self.code)

    def play(self, t: Table, action: Action) -> None:
        raise AssertionError("it is always refused")

    def open(self, t: Table) -> bool:
        return False
