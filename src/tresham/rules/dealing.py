"""Corporations and chance: those dealt to players by lot, to be run from the start, and those left out of the game."""

from __future__ import annotations

from ..core.chance import drawn
from ..core.event import Event
from ..core.frozen import but, put
from ..core.ids import Cert, Party
from ..core.state import Life, State
from ..core.table import Table
from ..record import record


@record(frozen=True, slots=True)
class CharterDealt(Event):
    """A player gets a corporation, which may operate from now on."""

    corp: Party
    cert: Cert
    to: Party
    chance: int

    def apply(self, s: State) -> State:
        return but(
            s,
            certs=put(s.certs, self.cert, self.to),
            life=put(s.life, self.corp, Life.OPEN),
            floated=s.floated | 1 << self.corp,
            chance=self.chance,
        )


def deal_charters(t: Table) -> None:
    """Every player gets one of the first corporations of the title, as many as there are players [18CZ-TUT.4]."""
    left = list(t.title.corps[: t.title.seats])
    for player in t.title.players:
        chance = drawn(t.state.chance)
        corp = left.pop(chance % len(left))
        t.emit(CharterDealt(corp, Cert(t.title.certs_of[corp][0]), player, chance))


@record(frozen=True, slots=True)
class CorporationLeftOut(Event):
    """A corporation is not in this game."""

    corp: Party
    chance: int

    def apply(self, s: State) -> State:
        return but(s, life=put(s.life, self.corp, Life.ABSENT), chance=self.chance)


def leave_one_out(t: Table) -> None:
    """One of the corporations, whichever is drawn, takes no part [18CZ-XI.2.3]."""
    chance = drawn(t.state.chance)
    t.emit(CorporationLeftOut(t.title.corps[chance % len(t.title.corps)], chance))
