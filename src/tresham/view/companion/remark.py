"""A remark of the companion, and the decision it is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from ...core.action import Action, Offer, Pass
from ...core.event import PriceMoved
from ...core.game import Game
from ...core.ids import NO_CELL, Party, Train
from ...core.play import speaker, stage_of
from ...core.stage import Choice, Step
from ...core.table import Table
from ...core.trial import Trial, try_out
from ...record import cached_property
from ..table_names import TableNames

A = TypeVar("A", bound=Action)
S = TypeVar("S", bound=Step[Any])

URGENT, MAIN, USEFUL, GENERAL = 4, 3, 2, 1
"""How much a remark matters: what must not be overlooked, what the decision turns on, what helps, what is always so."""

UP, DOWN, STAYS, LOST = "up", "down", "stays", "lost"
"""Where a price goes, as the catalogues choose by it; lost is what comes to the edge of the market, without a price."""


@dataclass(frozen=True, slots=True)
class Remark:
    """One fact of the position that people weigh here, with its numbers."""

    code: str
    """`companion-…` in the catalogues."""
    params: dict[str, int | str]
    """Numbers, names and words to choose by."""
    about: str
    """The card that tells more, as screens call it: `term:rusting`, `private:SV`; empty if there is none."""
    weight: int


def remark(code: str, about: str, weight: int, /, **params: int | str) -> Remark:
    """A remark with its numbers."""
    return Remark(code, params, about, weight)


@dataclass(frozen=True)
class Decision:
    """What is to be decided now, and by whom."""

    game: Game
    player: Party
    """Who decides."""
    with_best_runs: bool
    """May the best runs be told? Some tables do without that help."""

    @cached_property
    def t(self) -> Table:
        """The table, to be read."""
        return self.game.table()

    @cached_property
    def offered(self) -> tuple[tuple[Step[Any], Choice], ...]:
        """All that whoever decides may do, each with its verb; at some moments others may do something too."""
        found = self.game.legal_actions().by_step()
        return tuple((step, choice) for step, choice in found if speaker(self.t, choice.action) == self.player)

    @cached_property
    def _steps(self) -> Sequence[Step[Any]]:
        return stage_of(self.t).steps(self.t)

    @cached_property
    def _names(self) -> TableNames:
        return TableNames(self.game.title, self.game.players)

    def actions(self, kind: type[A]) -> list[A]:
        """What may be done of one kind; of deals, those that the other side may simply be offered too."""
        deals = [one.deal if isinstance(one, Offer) else one for one in (choice.action for _, choice in self.offered)]
        return [one for one in deals if isinstance(one, kind)]

    def is_only(self, kind: type[Action]) -> bool:
        """Is there nothing to be decided but this, or to leave it?"""
        return all(isinstance(choice.action, kind | Pass) for _, choice in self.offered)

    def step(self, kind: type[S]) -> S | None:
        """The open verb of a kind, whether it offers something now or not."""
        return next((one for one in self._steps if isinstance(one, kind)), None)

    def tried(self, action: Action) -> Trial:
        """How an action would go that needs nobody's consent."""
        return try_out(self.game.title, self.game.state, action, self._steps)

    def name(self, party: Party) -> str:
        """A player's own name, or the letters of a corporation."""
        return self._names.seat(party) or self._names.party(party)

    def named(self, parties: Sequence[Party]) -> str:
        """Several of them, each once, as listed in the title."""
        return ", ".join(self.name(party) for party in sorted(set(parties)))

    def train(self, train: Train) -> str:
        """The name on the face of a card."""
        return self._names.train(self.game.state, train)


class PriceMove(NamedTuple):
    """What a share costs now and after an action, and which way that is."""

    now: int
    then: int
    way: str


def price_move(t: Table, trial: Trial, corp: Party) -> PriceMove:
    """What an action does to the price of a corporation."""
    now = t.price(corp) or 0
    cells = [one.new for one in trial.events if isinstance(one, PriceMoved) and one.corp == corp]
    then = now if not cells else 0 if cells[-1] == NO_CELL else t.title.cell_price[cells[-1]]
    if cells and then == 0:
        return PriceMove(now, then, LOST)
    return PriceMove(now, then, UP if then > now else DOWN if then < now else STAYS)
