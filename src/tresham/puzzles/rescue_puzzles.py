"""Can a president raise the money for a train that must be bought? Every line of sales is played to its end."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.action import BuyTrain, SellShares
from ..core.game import Game
from ..core.ids import BANK
from ..core.play import stage_of
from ..core.state import State
from ..rules.emergency import EmergencySelling
from ..rules.operating import OperatingTurn
from ..rules.raising import Bill
from .levels import MANY_LINES, traits_of
from .puzzle import Json, Solution, Subject

TOO_MANY = 5_000
"""Positions; whoever must look at more is not puzzled but bored."""


def bill_of(game: Game) -> Bill | None:
    """What must be raised by selling shares, if that is what the table waits for."""
    t = game.table()
    if not t.agenda or not isinstance(t.top, OperatingTurn):
        return None
    for step in stage_of(t).steps(t):
        if isinstance(step, EmergencySelling) and step.open(t):
            return step.bill(t)
    return None


def subject_of_rescues(game: Game) -> Subject | None:
    """The corporation without a train, and who answers for it."""
    bill = bill_of(game)
    return None if bill is None else Subject(bill.payer, bill.seller)


def sales_in_need(game: Game, subject: Subject) -> list[SellShares]:
    """The sales that the president may make now."""
    return [one for one in game.legal_actions() if isinstance(one, SellShares) and one.by == subject.player]


def is_saved(game: Game, subject: Subject) -> bool:
    """Can a train of the bank be paid for now?"""
    return any(
        isinstance(one, BuyTrain) and one.by == subject.corp and game.state.trains[one.train] == BANK
        for one in game.legal_actions()
    )


def still_asked(game: Game, subject: Subject) -> bool:
    """Is it still about this train, and not about what a sale has brought up?"""
    top = game.state.agenda[-1] if game.state.agenda else None
    return isinstance(top, OperatingTurn) and top.corp == subject.corp


@dataclass
class SaleSearch:
    """All that sales can lead to."""

    subject: Subject
    best: tuple[SellShares, ...] | None = None
    """The shortest line that saves the corporation."""
    lines: int = 0
    dead_ends: int = 0

    def explore(self, game: Game) -> int:
        """Look at every position once, shorter lines first; how many there were."""
        seen: set[State] = {game.state}
        waiting: list[tuple[Game, tuple[SellShares, ...]]] = [(game, ())]
        for here, line in waiting:
            if is_saved(here, self.subject):
                self.lines += 1
                self.best = line if self.best is None else self.best
                continue
            sales = sales_in_need(here, self.subject) if still_asked(here, self.subject) else []
            if not sales:
                self.lines, self.dead_ends = self.lines + 1, self.dead_ends + 1
            for sale in sales:
                there = here.copy()
                there.push(sale)
                if there.state not in seen:
                    seen.add(there.state)
                    waiting.append((there, (*line, sale)))
            if len(seen) > TOO_MANY:
                break
        return len(seen)


def solve_rescue(game: Game, subject: Subject) -> Solution | None:
    """Yes with the sales, or no; none if it is no question, or too large a one."""
    if is_saved(game, subject):
        return None
    search = SaleSearch(subject)
    nodes = search.explore(game)
    if nodes > TOO_MANY:
        return None
    sales = search.best
    return Solution(
        best=int(sales is not None),
        runner_up=None,
        tried=search.lines,
        nodes=nodes,
        equal=search.lines - search.dead_ends,
        answer={"saved": sales is not None, "sales": written_sales(game, sales or ())},
        traits=traits_of(
            several_sales=sales is not None and len(sales) > 1,
            dead_ends=sales is not None and search.dead_ends > 0,
            many_lines=nodes > MANY_LINES,
            hopeless=sales is None and nodes > 2,
        ),
    )


def written_sales(game: Game, sales: tuple[SellShares, ...]) -> Json:
    """Sales as answers tell them."""
    symbol = {corp: game.title.corporation(corp).symbol for corp in game.title.corps}
    return [{"corp": symbol[game.title.cert_corp[one.certs[0]]], "shares": one.shares} for one in sales]
