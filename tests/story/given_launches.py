"""Given: corporations that come in an order of their own, in titles that have one."""

from __future__ import annotations

from typing import Self

from tests.story.given_papers import Papers
from tests.story.given_scene import Scene
from tests.story.tabletop import entries
from tresham.core.frozen import put
from tresham.core.ids import Party
from tresham.core.state import Life
from tresham.rules.launching import Launches
from tresham.rules.tokens import homes_of


class Launching(Papers, Scene):
    """The launch order, and corporations that have left it."""

    def launched(self, text: str) -> Self:
        """Corporations that operate, their home tokens placed, no longer in the launch order: `"RCS 100, ATA 68"`.

        Their treasuries are as `cash` says; who holds what, as `papers` says.
        """
        self.started(text)
        for name, _ in entries(text):
            corp = self.party(name)
            self._leave_order(corp)
            for hex, place in homes_of(self.title, corp):
                self.token(name, f"{self.atlas.names[hex]}.{max(place, 0)}")
            self.floated(name)
        return self

    def _leave_order(self, corp: Party) -> None:
        waiting = self.game.state.extra.get(Launches)
        if waiting is not None:
            self.extra(launch=tuple(one for one in waiting.launch if one != corp))

    def launch_order(self, text: str) -> Self:
        """Which corporations can be founded, in their order; others that are not launched are not in the game."""
        order = tuple(self.party(name) for name in text.replace(",", " ").split())
        life = self.game.state.life
        for corp in self.title.corps:
            if corp in order:
                life = put(life, corp, Life.WAITING)
            elif life[corp] == Life.WAITING:
                life = put(life, corp, Life.ABSENT)
        return self.change(life=life).extra(launch=order)
