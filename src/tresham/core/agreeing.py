"""The end by agreement: players may say at any time that the game ends here, and nobody has to wait for them."""

from __future__ import annotations

from .action import Action
from .event import AgreedToEnd, PlayedOn
from .ids import Party
from .state import State
from .table import Table

CAUSE = "agreement"
"""Why a game ended that all players agreed to end."""


def unwilling(state: State) -> tuple[Party, ...]:
    """The players still in the game who have not agreed to end it here."""
    return tuple(player for player in state.order if not state.agreed >> player & 1)


def agree(t: Table, action: Action) -> None:
    """A player would end the game here, whoever is to act."""
    t.require(action.by in t.state.order, "not_in_the_game")
    t.require(not t.state.agreed >> action.by & 1, "agreed_already")
    t.emit(AgreedToEnd(action.by))


def play_on(t: Table, action: Action) -> None:
    """Who does more than pass goes on: what was agreed before no longer holds for that player."""
    player = t.decider(action.by, action.__class__)
    if t.state.agreed >> player & 1:
        t.emit(PlayedOn(player))


def end_if_all_agree(t: Table) -> bool:
    """The game ends at once, scored as it stands, when no player is left who would go on."""
    if t.agenda and not unwilling(t.state):
        t.end_game(CAUSE)
        return True
    return False
