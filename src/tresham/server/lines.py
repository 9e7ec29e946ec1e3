"""The log in sentences: each row told once in each language."""

from __future__ import annotations

from ..core.codec import snake
from ..core.event import Event, GameEnded, PhaseBegan, RoundBegan
from ..text import Scribe, render
from .live import ACTION, Live
from .wire import LogLine

BIG = (RoundBegan, PhaseBegan, GameEnded)
"""What divides a game into chapters."""


class Log:
    """Tells a live game; what was told once is kept."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._told: dict[tuple[str, int], list[LogLine]] = {}
        self._scribes: dict[str, Scribe] = {}

    def scribe(self, language: str) -> Scribe:
        """Who writes in a language."""
        if language not in self._scribes:
            self._scribes[language] = Scribe(self.live.title, self.live.players, language)
        return self._scribes[language]

    def row(self, ply: int, language: str) -> list[LogLine]:
        """What happened in one row; an undo tells nothing, it untells."""
        if self.live.rows[ply].kind != ACTION:
            return []
        key = language, ply
        if key not in self._told:
            node, row = self.live.nodes[ply], self.live.rows[ply]
            self._told[key] = told(node.events, self.scribe(language).at(node.state), ply, row.at)
        return self._told[key]

    def line(self, ply: int, language: str, since: int = -1) -> list[LogLine]:
        """Everything that stands at a row, or what came after an earlier one."""
        rows = [0, *self.live.line(ply)]
        return [line for row in rows if row > since for line in self.row(row, language)]

    def forget_after(self, ply: int) -> None:
        """Rows that could not be kept are not told."""
        for key in [key for key in self._told if key[1] > ply]:
            del self._told[key]


def told(events: tuple[Event, ...], scribe: Scribe, ply: int, at: int) -> list[LogLine]:
    """Events in sentences; those that the log leaves out are left out."""
    lines: list[LogLine] = []
    for event in events:
        text = render(event, scribe)
        if text is not None:
            kind = snake(event.__class__.__name__)
            lines.append(LogLine(ply=ply, n=len(lines), kind=kind, text=text, big=isinstance(event, BIG), at=at))
    return lines
