"""What an old president takes for his certificate, where there is a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, final

from ..core.action import ChooseSwap
from ..core.event import CertsSwapped
from ..core.ids import Party
from ..core.stage import Choice, Stage, Step
from ..core.table import Table
from .shares import SwapChoice

ONE, TWO = "one", "two"


@final
class Swapping(Step[ChooseSwap]):
    """Keep the double certificate, or take single ones instead [1849-9.5.3]."""

    takes = ChooseSwap

    def candidates(self, t: Table) -> Iterator[Choice]:
        for kind in (ONE, TWO):
            yield Choice(ChooseSwap(t.frame(SwapChoice).old, kind))

    def check(self, t: Table, action: ChooseSwap) -> None:
        t.require(action.kind == ONE or (action.kind == TWO and t.frame(SwapChoice).singles), "no_such_swap")

    def play(self, t: Table, action: ChooseSwap) -> None:
        now = t.frame(SwapChoice)
        t.leave()
        if action.kind == TWO:
            t.emit(CertsSwapped(now.corp, now.holder, now.new, now.double, now.singles))


@final
class ChoosingSwap(Stage):
    """The old president decides before anything else happens."""

    verbs: ClassVar[Sequence[Step[Any]]] = (Swapping(),)

    def actor(self, t: Table) -> Party:
        return t.frame(SwapChoice).old

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return self.verbs

    def advance(self, t: Table) -> None:
        raise AssertionError("there is always an answer")
