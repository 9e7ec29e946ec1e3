"""Doing nothing more, and being told that one must."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import Action, Pass
from ..core.ids import Party
from ..core.table import Choice, Step, Table


@final
@dataclass(frozen=True)
class Passing(Step[Pass]):
    """Decline. It never keeps a frame waiting, since somebody with nothing else to do is passed over."""

    takes = Pass
    who: Callable[[Table], Party]
    then: Callable[[Table], None]
    """What the pass leads to."""

    def choices(self, t: Table) -> Iterator[Choice]:
        yield Choice(Pass(self.who(t)))

    def check(self, t: Table, action: Pass) -> None:
        """Whoever may pass may always pass."""

    def play(self, t: Table, action: Pass) -> None:
        self.then(t)

    def open(self, t: Table) -> bool:
        return False


@final
class Refusing(Step[Action]):
    """A verb that a duty forbids for now: never offered, and refused with the duty's own reason."""

    def __init__(self, takes: type[Action], code: str) -> None:
        self.takes = takes
        self.code = code

    def choices(self, t: Table) -> Iterator[Choice]:
        return iter(())

    def check(self, t: Table, action: Action) -> None:
        t.refuse(self.code)

    def play(self, t: Table, action: Action) -> None:
        raise AssertionError("it is always refused")

    def open(self, t: Table) -> bool:
        return False
