"""The words of a report, for one game in one language."""

from __future__ import annotations

from ..core.game import Game, Node
from ..text import Scribe, render, word
from .shapes import KeyMoment, RoundSums


class ReportWords:
    """Says what a report has to say."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self.scribe = Scribe(game.title, game.players, language)
        self._line = game.line()

    def say(self, name: str, /, **facts: str | int) -> str:
        """A message of the report's own page of the catalogue."""
        return self.scribe.say(f"report-{name}", **facts)

    def head(self, name: str) -> str:
        """A heading that screens have too."""
        return word(name, self.language)

    def round(self, one: RoundSums) -> str:
        """Operating round 2.1."""
        return round_name(self.scribe, one)

    def short_round(self, one: RoundSums) -> str:
        """As short as the axis of a chart wants it."""
        return self.say("round-short", kind=one.kind, turn=one.turn, number=one.number)

    def sentence(self, one: KeyMoment) -> str:
        """What happened, as the log tells it."""
        return moment_text(self.scribe, self._line[one.ply], one)


def round_name(scribe: Scribe, one: RoundSums) -> str:
    """How a round is called; there is but one auction."""
    name = scribe.round(one.kind)
    if one.kind == "operating":
        return f"{name} {one.turn}.{one.number}"
    return f"{name} {one.turn}" if one.kind == "stock" else name


def moment_text(scribe: Scribe, node: Node, one: KeyMoment) -> str:
    """The sentence of a key moment."""
    return render(node.events[one.event], scribe.at(node.state)) or ""
