"""When bots have had enough: a game that goes nowhere is ended by agreement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..core.action import Action, BuyShares, EndGame, Pass, SellShares
from ..core.agenda import AgendaMoved
from ..core.agreeing import unwilling
from ..core.event import (
    AgreedToEnd,
    DividendPaid,
    Event,
    Passed,
    PlayedOn,
    PresidencyPassed,
    PriorityMoved,
    RoundBegan,
    SharesBought,
    SharesSold,
)
from ..core.game import Game, Node
from ..rules.protection import PriceProtected

if TYPE_CHECKING:
    from . import Bot

ROUNDS = 10
"""So many stock rounds in a row must have gone by without anything happening."""

ROUNDS_OF_DEALING = 50
"""So many if shares have changed hands meanwhile: whoever deals may be up to something."""

DEALS = (BuyShares, SellShares)
"""What may go on for ever at the foot of the market, where no sale moves a price."""

IDLE = (AgendaMoved, AgreedToEnd, Passed, PlayedOn, PriorityMoved, RoundBegan)
"""What happens even when nothing happens."""

PAPERS = (SharesBought, SharesSold, PriceProtected, PresidencyPassed)
"""What happens when papers change hands and nothing else does."""


def goes_nowhere(game: Game) -> bool:
    """Has nobody done anything for a long time but pass, or deal in shares at prices that stay as they are, and has
    nothing else happened, such as an income?

    No rule ends such a game as long as one player could still do something and will not.
    """
    begun, needed = 0, ROUNDS
    node: Node | None = game.node
    while node is not None and isinstance(node.action, (Pass, EndGame, *DEALS)):
        if any(changes_something(event) for event in node.events):
            return False
        if isinstance(node.action, DEALS):
            needed = ROUNDS_OF_DEALING
        begun += sum(isinstance(event, RoundBegan) and event.kind == "stock" for event in node.events)
        if begun > needed:
            return True
        node = node.parent
    return False


def changes_something(event: Event) -> bool:
    """Is there more to an event than papers and turns? A dividend that nobody gets is none."""
    if isinstance(event, DividendPaid):
        return bool(event.payouts or event.kept)
    return not isinstance(event, (*IDLE, *PAPERS))


def next_action(game: Game, bots: Sequence[Bot]) -> Action:
    """What a table of bots does next, with a bot for each seat: they end a game that goes nowhere, one after the other;
    else the one who must decide is asked."""
    if goes_nowhere(game):
        return EndGame(unwilling(game.state)[0])
    return bots[game.title.players.index(game.to_act)].choose(game)
