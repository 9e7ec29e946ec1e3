"""When bots have had enough: a game that goes nowhere is ended by agreement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..core.action import Action, EndGame, Pass
from ..core.agenda import AgendaMoved
from ..core.agreeing import unwilling
from ..core.event import AgreedToEnd, Passed, PlayedOn, PriorityMoved, RoundBegan
from ..core.game import Game, Node

if TYPE_CHECKING:
    from . import Bot

ROUNDS = 10
"""So many stock rounds in a row must have gone by without anything happening."""

IDLE = (AgendaMoved, AgreedToEnd, Passed, PlayedOn, PriorityMoved, RoundBegan)
"""What happens even when nothing happens."""


def goes_nowhere(game: Game) -> bool:
    """Has nobody done anything but pass for a long time, and has nothing else happened, such as an income?

    No rule ends such a game as long as one player could still do something and will not.
    """
    begun = 0
    node: Node | None = game.node
    while node is not None and isinstance(node.action, Pass | EndGame):
        if not all(isinstance(event, IDLE) for event in node.events):
            return False
        begun += sum(isinstance(event, RoundBegan) and event.kind == "stock" for event in node.events)
        if begun > ROUNDS:
            return True
        node = node.parent
    return False


def next_action(game: Game, bots: Sequence[Bot]) -> Action:
    """What a table of bots does next, with a bot for each seat: they end a game that goes nowhere, one after the other;
    else the one who must decide is asked."""
    if goes_nowhere(game):
        return EndGame(unwilling(game.state)[0])
    return bots[game.title.players.index(game.to_act)].choose(game)
