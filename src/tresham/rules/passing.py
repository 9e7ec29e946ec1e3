"""Doing nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import final

from ..core.action import Pass
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
