"""The rest of a turn in one click: ordinary actions, one after the other, as long as nothing is left to choose."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.action import Action, DeclareDividend, Pass, RunTrains
from ..core.game import Game
from ..core.ids import Party
from ..rules.operating import OperatingFrame, OperatingTurn
from .errors import ApiError

KINDS = {"run_pay": "pay", "run_withhold": "withhold"}
"""By the way to finish: what becomes of the revenue."""

LONGEST = 40
"""No turn has more steps than this; one that seems to have them is a mistake of ours."""


def finishing(game: Game, how: str) -> Iterator[Action]:
    """The actions that end the present turn; each must be played before the next is asked for.

    It stops early where somebody must choose: a train that has to be bought, a certificate to give up.
    """
    player, turn, played = game.to_act, _turn(game), 0
    while not game.over and game.to_act == player and _turn(game) == turn and played < LONGEST:
        action = _next(game, how)
        if action is None:
            break
        yield action
        played += 1
        if turn is None:
            break
    if not played:
        raise ApiError(422, "cannot_finish")


def _turn(game: Game) -> tuple[Party, int] | None:
    """What tells one corporation's turn from the next: who it is, and who has acted. Other turns have one step."""
    t = game.table()
    turn, round = t.find(OperatingTurn), t.find(OperatingFrame)
    return None if turn is None or round is None else (turn.corp, round.acted)


def _next(game: Game, how: str) -> Action | None:
    """Run, pay and decline, in this order of preference; nothing if there is a choice to be made."""
    kind = KINDS.get(how)
    found: dict[type[Action], Action] = {}
    for choice in game.legal_actions().menu:
        action = choice.action
        if game.table().decider(action.by, action.__class__) != game.to_act or choice.field is not None:
            continue
        if isinstance(action, DeclareDividend) and action.kind != kind:
            continue
        found.setdefault(action.__class__, action)
    wanted = (RunTrains, DeclareDividend, Pass) if kind else (Pass,)
    return next((found[one] for one in wanted if one in found), None)
