"""A table that is being set: its names, and how it is changed until somebody acts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Self

from tresham.core.event import Event
from tresham.core.frozen import but
from tresham.core.game import Game, Node
from tresham.core.ids import BANK, FIRST_PLAYER, NOBODY, POOL, Party
from tresham.core.play import settle
from tresham.core.state import State
from tresham.core.table import Table
from tresham.rules.calendar import CalendarFrame
from tresham.track.ids import Stop

PATIENCE = 500
"""No story has so many actions."""


def entries(text: str) -> Iterator[list[str]]:
    """`"NYC 100, B&O 67"` -> ["NYC", "100"], ["B&O", "67"]."""
    for entry in text.split(","):
        yield entry.split()


class Tabletop:
    """A table with names on it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.title = game.title
        self.atlas = game.title.atlas
        self._set = False
        self.events: tuple[Event, ...] = game.node.events
        """What the last action brought about."""

    def party(self, name: str) -> Party:
        """A player, a corporation, an owner without a seat, or "bank", "pool", "nobody"."""
        if name in self.game.players:
            return Party(FIRST_PLAYER + self.game.players.index(name))
        fixed = {"bank": BANK, "pool": POOL, "nobody": NOBODY}
        owners = {self.title.owner(party).symbol: party for party in self.title.seatless}
        others = fixed | owners
        return others[name] if name in others else self.title.corp(name)

    def name(self, party: Party) -> str:
        """The name of a party."""
        if self.title.is_player(party):
            return self.game.players[party - FIRST_PLAYER]
        if self.title.is_owner(party):
            return self.title.owner(party).symbol
        return self.title.corporation(party).symbol if self.title.is_corp(party) else ("nobody", "bank", "pool")[party]

    def stop(self, place: str) -> Stop:
        """`"E19"` or, for the second city of a hex, `"E11.1"`."""
        hex_name, _, number = place.partition(".")
        return Stop(self.atlas.first_stop[self.atlas.hex(hex_name)] + int(number or 0))

    def mask(self, text: str) -> int:
        """A set of parties: `mask("PRR, NYC")`."""
        return sum(1 << self.party(name) for name in text.replace(",", " ").split())

    def change(self, **changes: Any) -> Self:
        """Fields of the state that no other word sets."""
        assert not self._set, "the table is set: nothing more can be given once somebody has acted"
        self._put(but(self.game.state, **changes))
        return self

    def _put(self, state: State) -> None:
        self.game.node = Node(state, None, None, (), 0)

    def table(self) -> Table:
        """The table, to look at with the functions of the rules."""
        return self.game.table()

    def ready(self) -> Self:
        """The table is set: settle it up to the first decision.

        Whoever plays on until something happens looks here before each action: if it never happens, the test fails.
        """
        assert self.game.ply < PATIENCE, "this story does not come to an end"
        if not self._set:
            calendar = self.table().find(CalendarFrame)
            if calendar is not None and calendar.kind not in ("auction", "draft"):
                s = self.game.state
                unsold = sum(1 << n for n, owner in enumerate(s.privates) if owner == BANK)
                self.change(closed=s.closed | unsold)
            assert sum(self.game.state.cash) == self.title.money, "money was made or lost"
            self._set = True
            self._settle(Table(self.title, self.game.state))
        return self

    def _settle(self, t: Table) -> None:
        """What has come about is settled up to the next decision."""
        settle(t)
        t.close()
        self._put(t.state)
        self.events = tuple(t.events)

    def comes_about(self, effect: Callable[..., None], *about: Any) -> Self:
        """Something happens that nobody has decided, such as an effect of a title; and what follows from it."""
        t = Table(self.title, self.ready().game.state)
        effect(t, *about)
        self._settle(t)
        return self

    def unsettled(self) -> Self:
        """The table stays as it was set, even where nobody has anything to decide."""
        self._set = True
        return self
