"""Stories in three parts: given a table, when somebody acts, then something holds. Names only, never numbers.

    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 3").stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 1)
    assert story.cell("NYC") == "G2"
    story.when("Ann", refused="sold_this_round", rule="1830-SR.6").buys("NYC")

`given` builds the state directly: it is a plain record. Money that appears comes from the bank, so that none is made.
"""

from __future__ import annotations

from tests.story.given_launches import Launching
from tests.story.then_menu import Menus
from tests.story.when_going_on import GoingOn
from tests.story.when_operating import Operating
from tests.story.when_trading import Trading
from tresham.core.game import Game
from tresham.titles import build

__all__ = ["Actor", "Story", "given"]


def given(title: str, players: str, profile: str = "rulebook", options: str = "", seed: int = 1) -> Story:
    """A new game; tell what is already there, then let somebody act."""
    names = players.split()
    return Story(Game.start(build(title, len(names), options.split(), profile), names, seed))


class Story(Launching, GoingOn, Menus):
    """A table that is being set, played on and looked at."""

    def when(self, name: str, refused: str | None = None, rule: str | None = None) -> Actor:
        """Somebody acts. With `refused`, the action must be refused with that code (and rule) and change nothing."""
        self.ready()
        return Actor(self, name, refused, rule)


class Actor(Trading, Operating):
    """Somebody at the table, with all the verbs there are."""
