"""From names to actions: which action a named move means at a table, and whether an action is one."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.action import Action, Offer
from ..core.codec import snake
from ..core.game import Game
from ..core.legal import with_number
from ..core.stage import Choice
from ..core.state import State
from ..view.choice_subject import about_action
from ..view.table_names import TableNames
from .lesson import YOU, Lesson, NamedMove


class LessonFault(ValueError):
    """A lesson says what the rules do not allow, or leaves open what is meant."""


class LessonTable:
    """A lesson's seats with the names of those who sit there: so moves of the lesson can be told from each other."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.names = TableNames(game.title, game.players)
        self._seats = {f"@{seat}": f"@{name}" for seat, name in zip(lesson.seats, game.players, strict=True)}
        self.learner = game.players[lesson.seats.index(YOU)]

    def party(self, name: str) -> str:
        """A seat as the table calls it: `@you` is `@Ann`; other names stay as they are."""
        return self._seats.get(name, name)

    def means(self, move: NamedMove, state: State, action: Action) -> bool:
        """Is an action, made in this state, the one that is named?"""
        deal = action.deal if isinstance(action, Offer) else action
        if snake(deal.__class__.__name__) != move.verb or not self._is_by(move, action):
            return False
        about = about_action(self.names, state, deal) if move.about else {}
        return all(about.get(name) == self._value(value) for name, value in move.about.items())

    def _is_by(self, move: NamedMove, action: Action) -> bool:
        return not move.by or self.names.party(action.by) == self.party(move.by)

    def _value(self, value: object) -> object:
        return self.party(value) if isinstance(value, str) else value

    def find(self, move: NamedMove, game: Game) -> Action:
        """The one legal action that is named; `LessonFault` if there is none, or several."""
        found = [action for action in self._candidates(move, game) if self.means(move, game.state, action)]
        if len(found) != 1:
            written = [self.names.codec.write_action(one) for one in found[:5]]
            raise LessonFault(f"{self.lesson.key}, ply {game.ply}: {move} means {len(found)} actions: {written}")
        return found[0]

    def _candidates(self, move: NamedMove, game: Game) -> Iterator[Action]:
        for choice in game.legal_actions().menu:
            yield _with_number(choice, move)


def _with_number(choice: Choice, move: NamedMove) -> Action:
    """A choice with an open number, with the number that the move names if it is within bounds."""
    number = move.about.get(choice.field or "")
    if isinstance(number, int) and choice.low <= number <= choice.high:
        return with_number(choice, number)
    return choice.action
