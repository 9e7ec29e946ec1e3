"""When: nothing in particular. Everybody declines until something worth telling happens."""

from __future__ import annotations

from typing import Self

from tests.story.then_table import Asking
from tresham.core import action as act


class GoingOn(Asking):
    """How time passes. `ready` looks on: whatever never comes fails the test."""

    def _play(self, action: act.Action) -> Self:
        self.events = self.ready().game.push(action)
        return self

    def passes(self, names: str) -> Self:
        """These players or corporations pass or end their turns, in this order: `passes("Ann Bob")`."""
        for name in names.split():
            self._play(act.Pass(self.party(name)))
        return self

    def everybody_passes(self) -> Self:
        """One full circle."""
        for _ in self.game.players:
            self.passes(self.to_act())
        return self

    def done(self, name: str) -> Self:
        """A player ends the turn, unless it is over because nothing more can be done in it."""
        return self.passes(name) if self.to_act() == name else self

    def goes_on(self, keeps: bool = False) -> Self:
        """Whoever must decide declines. What cannot be declined is done: trains run, and what they earn is paid, or
        kept."""
        offered = [choice.action for choice in self.ready().game.legal_actions().menu]
        declining = [one for one in offered if isinstance(one, act.Pass)]
        duties = [one for one in offered if isinstance(one, act.RunTrains | act.DeclareDividend)]
        return self._play((declining or duties or offered)[-1 if keeps else 0])

    def finishes_turn(self, keeps: bool = False) -> Self:
        """Whoever has the turn comes to its end."""
        name = self.actor()
        while self.actor() == name:
            self.goes_on(keeps)
        return self

    def finishes_round(self, keeps: bool = False) -> Self:
        """Everybody declines until another round begins or the game is over."""
        now = self.round()
        while not self.game.over and self.round() == now:
            self.goes_on(keeps)
        return self

    def comes_to(self, corp: str, part: str, keeps: bool = False) -> Self:
        """Everybody declines until a corporation has come to a part of its turn."""
        while self.round()[0] != "operating" or (self.actor(), self.part()) != (corp, part):
            self.goes_on(keeps)
        return self

    def comes_to_round(self, kind: str, number: int | None = None, to: str | None = None, keeps: bool = False) -> Self:
        """Everybody declines until such a round is under way: the one with this number in its set, and in it somebody's
        turn, if that is told."""
        while self.round()[0] != kind or number not in (None, self.round()[2]) or to not in (None, self.actor()):
            self.goes_on(keeps)
        return self

    def turns_of_round(self) -> list[str]:
        """Whose turns come in what is left of an operating round, which is played to its end."""
        now, seen = self.round(), list[str]()
        while self.round() == now:
            if self.actor() not in seen:
                seen.append(self.actor())
            self.goes_on()
        return seen
