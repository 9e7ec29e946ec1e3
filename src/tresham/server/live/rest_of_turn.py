"""The rest of a turn in one click: ordinary actions, one after the other, as long as nothing is left to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

from ...core.action import Action, DeclareDividend, Pass, RunTrains
from ...core.event import DividendPaid, TrainsRun
from ...core.game import Game, Node
from ...core.ids import Party
from ...core.play import speaker
from ...rules.operating import OperatingFrame, OperatingTurn
from ...view.menu_shapes import RestView
from ...view.routing import as_drawn
from ...view.table_names import TableNames
from ..errors import ApiError

RUN_PAY: Final = "run_pay"
DONE: Final = "done"
KINDS = {RUN_PAY: "pay", "run_withhold": "withhold"}
"""By the way to finish: what becomes of the revenue."""

LONGEST = 40
"""No turn has more steps than this; one that seems to have them is a mistake of ours."""

Label = Callable[[Node, Action], str]
"""What an action is called at a position, in the reader's language."""


def finishing(game: Game, how: str) -> Iterator[Action]:
    """The actions that end the present turn; each must be played before the next is asked for."""
    played = False
    for action in rest(game, how):
        played = True
        yield action
    if not played:
        raise ApiError(422, "cannot_finish")


def foretell(game: Game, how: Literal["run_pay", "done"], label: Label) -> RestView | None:
    """What finishing would do, found out by doing it on a copy: so it will be done exactly so. None where there is
    nothing to finish."""
    turn, names = turn_of(game), TableNames(game.title, game.players)
    if turn is None:
        return None
    corp = turn[0]
    way = Way(game.copy(), corp, label)
    for action in rest(way.game, how):
        way.go(action)
    if not way.actions:
        return None
    return RestView(
        how=how,
        revenue=way.revenue,
        per_share=way.per_share,
        before=names.cell(game.state.price[corp]),
        after=names.cell(way.game.state.price[corp]),
        declines=tuple(way.declines),
        ends=way.game.over or turn_of(way.game) != turn,
        actions=tuple(names.codec.write_action(action) for action in way.actions),
    )


@dataclass
class Way:
    """Actions tried on a copy of the game, and what came of them for a corporation."""

    game: Game
    corp: Party
    label: Label
    actions: list[Action] = field(default_factory=list)
    declines: list[str] = field(default_factory=list)
    revenue: int | None = None
    per_share: int | None = None

    def go(self, action: Action) -> None:
        """One action further."""
        if isinstance(action, Pass):
            self.declines.append(self.label(self.game.node, action))
        for event in self.game.push(action):
            if isinstance(event, TrainsRun) and event.by == self.corp:
                self.revenue = event.revenue
            elif isinstance(event, DividendPaid) and event.corp == self.corp:
                self.per_share = event.per_share
        self.actions.append(action)


def rest(game: Game, how: str) -> Iterator[Action]:
    """It stops early where somebody must choose: a train that has to be bought, a certificate to give up."""
    player, turn = game.to_act, turn_of(game)
    for _ in range(LONGEST):
        if game.over or game.to_act != player or turn_of(game) != turn:
            return
        action = next_action(game, how)
        if action is None:
            return
        yield action
        if turn is None:
            return


def turn_of(game: Game) -> tuple[Party, int] | None:
    """What tells one corporation's turn from the next: who it is, and who has acted. Other turns have one step."""
    t = game.table()
    turn, round = t.find(OperatingTurn), t.find(OperatingFrame)
    return None if turn is None or round is None else (turn.corp, round.acted)


def next_action(game: Game, how: str) -> Action | None:
    """Run, pay and decline, in this order of preference; nothing if there is a choice to be made."""
    kind = KINDS.get(how)
    found: dict[type[Action], Action] = {}
    for choice in game.legal_actions().menu:
        action = choice.action
        if speaker(game.table(), action) != game.to_act or choice.field is not None:
            continue
        if isinstance(action, DeclareDividend) and action.kind != kind:
            continue
        found.setdefault(action.__class__, action)
    wanted = (RunTrains, DeclareDividend, Pass) if kind else (Pass,)
    return next((as_drawn(game, found[one]) for one in wanted if one in found), None)
