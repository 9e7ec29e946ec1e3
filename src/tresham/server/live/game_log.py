"""The log in sentences: each row told once in each language."""

from __future__ import annotations

from ...core.codec import snake
from ...core.event import Event, GameEnded, PhaseBegan, RoundBegan
from ...text import Scribe, describe, render
from ..responses import LogLine
from .live_game import ACTION, UNDO, LiveGame

BIG = (RoundBegan, PhaseBegan, GameEnded)
"""What divides a game into chapters."""


class GameLog:
    """Tells a live game; what was told once is kept."""

    def __init__(self, live: LiveGame) -> None:
        self.live = live
        self._told: dict[tuple[str, int], list[LogLine]] = {}
        self._scribes: dict[str, Scribe] = {}

    @property
    def tellings(self) -> int:
        """How many rows have been told, counted once for each language."""
        return len(self._told)

    def scribe(self, language: str) -> Scribe:
        """Who writes in a language."""
        if language not in self._scribes:
            self._scribes[language] = Scribe(self.live.title, self.live.players, language)
        return self._scribes[language]

    def row(self, ply: int, language: str) -> list[LogLine]:
        """What happened in one row; an undo untells what it takes back, and tells so."""
        key = language, ply
        if key not in self._told:
            node, row = self.live.nodes[ply], self.live.rows[ply]
            if row.kind == ACTION:
                self._told[key] = told(node.events, self.scribe(language).at(node.state), ply, row.at)
            else:
                text = self._jump(ply, language)
                self._told[key] = [LogLine(ply=ply, n=0, kind=row.kind, text=text, big=False, at=row.at)]
        return self._told[key]

    def line(self, ply: int, language: str, since: int = -1) -> list[LogLine]:
        """Everything that stands at a row, or what came after an earlier one."""
        jumps = [row.ply for row in self.live.rows[: ply + 1] if row.kind != ACTION]
        rows = sorted([0, *self.live.line(ply), *jumps])
        return [line for row in rows if row > since for line in self.row(row, language)]

    def asked(self, name: str, at: int, to: int, language: str) -> str:
        """Somebody asked at a row to go back to an earlier one: what that would take back."""
        return self._moves("log-undo-asked", name, self.live.between(to, at), language)

    def _jump(self, ply: int, language: str) -> str:
        """Who went back or forward, and over which moves."""
        live, row = self.live, self.live.rows[ply]
        gone, back = live.way(ply)
        rows = gone or back
        seat = row.seat
        if seat is None:  # Older databases do not tell; mostly it was whoever had made the move.
            seat = live.rows[rows[0]].seat or 1
        return self._moves("log-undo" if row.kind == UNDO else "log-redo", live.players[seat - 1], rows, language)

    def _moves(self, message: str, name: str, rows: list[int], language: str) -> str:
        what = self._first(rows[0], language)
        return self.scribe(language).say(message, name=name, count=len(rows), what=what)

    def _first(self, ply: int, language: str) -> str:
        """The move of a row: its first sentence, or what the menu said of it where the log says nothing."""
        lines, node = self.row(ply, language), self.live.nodes[ply]
        if lines:
            return lines[0]["text"]
        assert node.action is not None
        assert node.parent is not None
        return describe(node.action, self.scribe(language).at(node.parent.state))


def told(events: tuple[Event, ...], scribe: Scribe, ply: int, at: int) -> list[LogLine]:
    """Events in sentences; those that the log leaves out are left out."""
    lines: list[LogLine] = []
    for event in events:
        text = render(event, scribe)
        if text is not None:
            kind = snake(event.__class__.__name__)
            lines.append(LogLine(ply=ply, n=len(lines), kind=kind, text=text, big=isinstance(event, BIG), at=at))
    return lines
