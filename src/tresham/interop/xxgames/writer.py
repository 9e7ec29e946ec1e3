"""Writing our games as 18xx.games records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core import action as act
from ...core.agreeing import CAUSE as AGREEMENT
from ...core.event import GameEnded, TileDestroyed
from ...core.game import Game, Node
from ...core.ids import Cert
from ...core.table import Table
from .certificates import CertBook
from .idle_passes import idle_trader
from .names import Namer, PlayerId
from .replay_on_site import on_the_site
from .slots import SlotBook
from .standing_actions import END_GAME
from .teller import Teller

Json = dict[str, Any]

REASONS = {AGREEMENT: "manually_ended", "schedule": "dnf", "stalemate": "dnf"}
"""What the site calls reasons for the end, where it has other words."""


def record(game: Game, ids: Sequence[PlayerId] | None = None) -> Json:
    """A game as a record: the site's engine accepts it action by action, with the same result.

    A game by the rulebook is told as it would have been played on the site; where that is impossible, `Untellable`.
    """
    told = on_the_site(game)
    seats: list[PlayerId] = list(ids or range(1, len(told.players) + 1))
    writer = Writer(told, seats)
    actions: list[Json] = []
    for node in told.line()[1:]:
        for entry in writer.entries(node):
            actions.append({**entry, "id": len(actions) + 1})
    title, state = told.title, told.state
    scores = told.scores()
    result = {str(number): scores[name] for number, name in zip(seats, told.players, strict=True)}
    finished = {"game_end_reason": writer.reason, "result": result} if told.over else {}
    options = sorted(title.options - {"free_runs"})
    return {
        "id": f"{title.key}-{told.seed}-{state.chance}",
        "title": title.key,
        "players": [{"id": number, "name": name} for number, name in zip(seats, told.players, strict=True)],
        "settings": {"seed": told.seed, "optional_rules": options},
        "status": "finished" if told.over else "active",
        **finished,
        "actions": actions,
    }


class Writer:
    """Tells one action after the other."""

    def __init__(self, game: Game, ids: Sequence[PlayerId]) -> None:
        self.title = game.title
        start = Table(game.title, game.line()[0].state)
        self.names = Namer(start, ids)
        self.book = CertBook(start)
        self.slots = SlotBook(start)
        self.teller = Teller(game.title, self.names, self.book, self.slots)
        self.reason = ""

    def entries(self, node: Node) -> list[Json]:
        """The entries of one action; a purchase of several certificates becomes several."""
        assert node.parent is not None
        assert node.action is not None
        t = Table(self.title, node.parent.state)
        named: list[Cert] = []
        self.names.trains.follow(node.events)
        told = self.teller.tell(node.action, t, node, named)
        self.book.follow(node.events, named)
        self.slots.follow(node.events)
        idle = idle_trader(t, node)
        if idle is not None and told:
            told[-1]["auto_actions"] = [{"type": "pass", **self.names.by(idle)}]
        for event in node.events:
            if isinstance(event, GameEnded):
                self.reason = REASONS.get(event.cause, event.cause)
                told += self._end(event, node)
            elif isinstance(event, TileDestroyed):
                self.names.lose_tile(event.hex)
        return told

    def _end(self, event: GameEnded, node: Node) -> list[Json]:
        """A game that all agreed to end is ended by one entry; the site knows no other way."""
        if event.cause != AGREEMENT:
            return []
        by = node.action.by if isinstance(node.action, act.EndGame) else node.state.order[0]
        return [{"type": END_GAME, **self.names.by(by)}]
