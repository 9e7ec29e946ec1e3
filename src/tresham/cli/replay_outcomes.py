"""What came of playing a file: accepted or not, where it led, and how fast that went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..core.saved import first_difference
from ..text import Scribe, explain
from .recorded_games import Entry, RecordedGame, Refusal, end_of, play_recorded, ranking
from .stopwatch import Stopwatch


@dataclass(frozen=True)
class ReplayOutcome:
    """A file that was played, to its end or to the first entry that our rules refuse."""

    recorded: RecordedGame
    watch: Stopwatch
    refusal: Refusal | None
    differs: int | None
    """The first move of a saved game that leads to another position than the file says."""

    @property
    def tells_other_result(self) -> bool:
        """Did all go well, and yet the players are worth something else than the record says?"""
        return self.refusal is None and self.recorded.result not in (None, self.recorded.game.scores())

    @property
    def is_sound(self) -> bool:
        """Is the game what the file says?"""
        return self.refusal is None and self.differs is None and not self.tells_other_result

    def report(self, scribe: Scribe) -> dict[str, Any]:
        """The outcome as plain data."""
        recorded, game, watch = self.recorded, self.recorded.game, self.watch
        return {
            "file": recorded.file,
            "format": "18xx.games" if recorded.is_record else "tresham/1",
            "title": game.title.key,
            "players": list(game.players),
            "options": sorted(game.title.options),
            "profile": game.title.profile,
            "accepted": self.refusal is None,
            "refused": None if self.refusal is None else _refusal_report(self.refusal, scribe),
            "entries": len(recorded.entries),
            "actions": game.ply,
            "finished": game.over,
            "reason": end_of(game),
            "result": dict(ranking(game)),
            "recorded_result": recorded.result,
            "actions_per_second": watch.per_second,
            "seconds": round(watch.seconds, 6),
            "solve_seconds": round(watch.solving, 6),
            "differs": self.differs,
        }


def _refusal_report(refusal: Refusal, scribe: Scribe) -> dict[str, Any]:
    reason = refusal.reason
    return {
        "number": refusal.number,
        "id": refusal.entry["id"],
        "action": refusal.entry,
        "code": reason.code,
        "rule": reason.rule,
        "params": {name: value if isinstance(value, int) else str(value) for name, value in reason.params.items()},
        "text": explain(reason, scribe),
    }


def replayed(
    recorded: RecordedGame,
    before: Callable[[int], None] = lambda number: None,
    after: Callable[[int, Entry], None] = lambda number, entry: None,
) -> ReplayOutcome:
    """Play a file under the watch; who wants to look on is told before and after each entry."""
    watch = Stopwatch()
    with watch.running():
        refusal = play_recorded(recorded, lambda action: watch.push(recorded.game, action), before, after)
    return ReplayOutcome(recorded, watch, refusal, first_difference(recorded.game, recorded.moves))
