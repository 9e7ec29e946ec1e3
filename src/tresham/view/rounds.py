"""Where the game stands: round, turn, and what is to be decided."""

from __future__ import annotations

from ..core.action import Pass
from ..core.event import GameEnded
from ..core.game import Game, Node
from ..core.ids import BANK, NOBODY, Party
from ..core.market import NO_MARKET
from ..core.play import stage_of
from ..core.table import Table
from ..rules.calendar import CalendarFrame
from ..rules.operating import CorporationTurn, OperatingTurn, Part
from .idle_trains import why_idle
from .past import nodes_back
from .shapes import RoundView, StepView
from .table_names import TableNames

DONE, SKIPPED, NOW, LATER = "done", "skipped", "now", "later"


def round_view(game: Game, names: TableNames) -> RoundView:
    """The round under way; of a finished game, its last one."""
    t, state = game.table(), game.state
    calendar = calendar_of(game.node)
    actor = stage_of(t).actor(t) if state.agenda else NOBODY
    return RoundView(
        kind=calendar.kind,
        turn=calendar.turn,
        number=calendar.number,
        of=calendar.of,
        phase=game.title.phases[state.phase].name,
        bank=None if game.title.endless_bank else state.cash[BANK],
        priority=names.party(state.order[0]) if state.order and game.title.market != NO_MARKET else "",
        actor=names.party(actor),
        seat=names.seat(game.to_act),
        steps=_steps(t, game.node),
        ending=_cause(game.node) or (state.ending.cause if state.ending is not None else ""),
        over=game.over,
        agreed=tuple(names.seat(player) for player in game.title.players if state.agreed >> player & 1),
    )


def calendar_of(node: Node) -> CalendarFrame:
    """How far the game has come; when it is over, how far it came."""
    for one in nodes_back(node):
        for frame in one.state.agenda:
            if isinstance(frame, CalendarFrame):
                return frame
    return CalendarFrame()


def _cause(node: Node) -> str:
    """Why a game ended, which may be another reason than the one announced."""
    if node.state.agenda:
        return ""
    return next((event.cause for event in reversed(node.events) if isinstance(event, GameEnded)), "")


def _steps(t: Table, node: Node) -> tuple[StepView, ...]:
    """A corporation's turn has parts; a duty that interrupts it comes first. A part in which nobody is ever asked
    anything is none to a player. Elsewhere there is one thing to decide."""
    if not t.state.agenda:
        return ()
    turn = t.find(OperatingTurn)
    duty = () if isinstance(t.top, OperatingTurn) else (StepView(t.top.stage, NOW, ""),)
    stage = t.title.stages.get(OperatingTurn.stage)
    if turn is None or not isinstance(stage, CorporationTurn):
        return duty
    now, done = LATER if duty else NOW, _parts_done(node, turn.corp)
    past = [DONE if at in done else SKIPPED for at in range(turn.part)]
    states = [*past, now, *(LATER for _ in stage.parts[turn.part + 1 :])]
    parts = [pair for pair in zip(stage.parts, states, strict=False) if pair[0].steps]
    return (*duty, *(_step(t, turn.corp, part, state) for part, state in parts))


def _step(t: Table, corp: Party, part: Part, state: str) -> StepView:
    return StepView(part.name, state, "" if state == DONE else why_idle(t, corp, part, due=state == NOW))


def _parts_done(node: Node, corp: Party) -> set[int]:
    """The parts of this turn in which something was done; the others were declined, or there was nothing to do."""
    found = set()
    for one in nodes_back(node):
        before = one.parent.state.agenda if one.parent else ()
        turn = next((frame for frame in before if isinstance(frame, OperatingTurn)), None)
        if turn is None or turn.corp != corp:
            break
        if not isinstance(one.action, Pass):
            found.add(turn.part)
    return found
