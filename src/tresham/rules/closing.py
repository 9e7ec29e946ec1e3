"""Closing a corporation: everything it had is gone, and it may be founded anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ..core.event import CorporationClosed
from ..core.ids import NOBODY, Cert, Party, Private, Train
from ..core.state import Life
from ..core.table import Table
from ..track.ids import Slot


def open_privates_of(t: Table, party: Party) -> list[Private]:
    """The open privates that somebody owns."""
    s = t.state
    return [Private(one) for one, owner in enumerate(s.privates) if owner == party and not s.closed >> one & 1]


@final
@dataclass(frozen=True)
class Closing:
    """How corporations close [1849-11.2]."""

    before: tuple[Callable[[Table, Party], None], ...] = ()
    """What is settled while it still has its treasury."""
    after: tuple[Callable[[Table, Party], None], ...] = ()
    """What follows."""
    leaves_markers: bool = False
    """Its markers stay on the map although nobody can use them."""

    def __call__(self, t: Table, corp: Party) -> None:
        for effect in self.before:
            effect(t, corp)
        s = t.state
        if self.leaves_markers:
            markers = tuple((hex, kind, NOBODY if owner == corp else owner) for hex, kind, owner in s.board.markers)
        else:
            markers = tuple(one for one in s.board.markers if one[2] != corp)
        t.emit(
            CorporationClosed(
                corp,
                Life.WAITING,
                s.cash[corp],
                t.title.printed[corp],
                tuple(Cert(cert) for cert in t.title.certs_of[corp] if s.certs[cert] != corp),
                tuple(Slot(slot) for slot, owner in enumerate(s.board.tokens) if owner == corp),
                tuple(Train(train) for train, owner in enumerate(s.trains) if owner == corp),
                tuple(open_privates_of(t, corp)),
                markers,
            )
        )
        t.cut(corp)
        for effect in self.after:
            effect(t, corp)


@final
@dataclass(frozen=True)
class ClosesInCell:
    """A watch: a marker in a certain zone of the market closes its corporation at once [1849-5.7]."""

    zone: str
    close: Closing

    def __call__(self, t: Table) -> None:
        for corp in t.corps_in(self.zone):
            self.close(t, corp)
