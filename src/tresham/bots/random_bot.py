"""The fair random player: every kind of action has its chance, however many ways there are to do the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.action import Action, Bid, Offer
from ..core.game import Game
from ..core.legal import with_number
from ..core.stage import Choice

OFFERS = 0.02
"""How often a deal is proposed when there is something else to do; others would have to answer each time."""

HIGH_BIDS = 0.1
"""How often a bid may be anything; else it stays within a few steps of the lowest."""

LOW_STEPS = 15
"""How far above the lowest a modest bid may be."""


class FairBot:
    """Chooses a kind of action first, all kinds alike, then one action of that kind.

    So four hundred tile lays do not drown the one pass. Deals that somebody must agree to are proposed rarely, or a
    game would consist of them.
    """

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> Action:
        """Any legal action."""
        return self.concrete(self.pick(game.legal_actions().menu))

    def pick(self, menu: Sequence[Choice]) -> Choice:
        """One line of the menu."""
        kinds: dict[str, list[Choice]] = {}
        for choice in menu:
            kinds.setdefault(choice.action.__class__.__name__, []).append(choice)
        offers = kinds.pop(Offer.__name__, [])
        if offers and (not kinds or self._random.random() < OFFERS):
            return self._random.choice(offers)
        return self._random.choice(kinds[self._random.choice(sorted(kinds))])

    def concrete(self, choice: Choice) -> Action:
        """A line of the menu with its open number filled in."""
        if choice.field is None:
            return choice.action
        high = choice.high
        if isinstance(choice.action, Bid) and self._random.random() >= HIGH_BIDS:
            high = min(high, choice.low + LOW_STEPS)
        return with_number(choice, self._random.randint(choice.low, high))
