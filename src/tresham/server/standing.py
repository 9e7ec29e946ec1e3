"""How a game stands, in short: what the lobby shows of it, and what is kept of it beside its moves."""

from __future__ import annotations

from typing_extensions import TypedDict

from ..core.game import Game, Node
from ..core.ids import NOBODY
from ..core.title import Title
from ..report.story import standings
from ..view.rounds import calendar_of
from .db.words import Status


class RoundShape(TypedDict):
    """Where a game stands, in short."""

    kind: str
    turn: int
    number: int
    of: int
    phase: str


class ResultShape(TypedDict):
    """How somebody came out of a game."""

    name: str
    worth: int
    place: int


class StandingShape(TypedDict):
    """What a move may change about a table."""

    status: Status
    acting: list[str]
    round: RoundShape | None
    result: list[ResultShape] | None


def standing_of(game: Game) -> StandingShape:
    """What the lobby wants to know of a game."""
    acting = game.to_act
    names = [] if acting == NOBODY else [game.players[game.title.players.index(acting)]]
    return StandingShape(
        status="finished" if game.over else "active",
        acting=names,
        round=round_of(game.title, game.node),
        result=_result(game.scores()) if game.over else None,
    )


def round_of(title: Title, node: Node) -> RoundShape:
    """Where a game stood."""
    now, phase = calendar_of(node), title.phases[node.state.phase].name
    return RoundShape(kind=now.kind, turn=now.turn, number=now.number, of=now.of, phase=phase)


def _result(scores: dict[str, int]) -> list[ResultShape]:
    return [ResultShape(name=one.name, worth=one.worth, place=one.place) for one in standings(scores)]
