"""What the public site 18xx.games takes for a route of a corporation that has none.

Once it has seen a route, it is taken for granted ever after. While Erie's station lies beside the cities of E11, the
site has it in the first of them; so if Erie itself brings the track, a route from that city is seen, whichever city
is chosen then.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...core.event import TileLaid
from ...core.ids import Party
from ...core.state import UNTOLD
from ...core.table import Table
from ...core.title import Watch
from ...core.title_memory import Extra
from ...rules.mechanism import Mechanism
from ...rules.network import has_route
from ...track.reach import is_joined


@dataclass(frozen=True)
class RoutesSeen(Extra):
    """Who is taken to have a route for good, as a bitmask of corporations."""

    seen: int = field(default=0, metadata={UNTOLD: True})


def see_route_from_first_city(t: Table) -> None:
    """A watch: whoever brings track to the hex of a station that has no city yet is seen in the first one
    [1830-DIFF.6]."""
    atlas, board = t.title.atlas, t.state.board
    for event in t.events:
        if isinstance(event, TileLaid) and (event.hex, event.by) in board.beside:
            first = atlas.stops(event.hex, event.lay)[0]
            if is_joined(atlas, board.lays, 1 << first):
                t.change_extra(RoutesSeen, seen=t.extra(RoutesSeen).seen | 1 << event.by)


def has_route_or_had_one(t: Table, corp: Party) -> bool:
    """Is there a route, or has one been seen? [1830-DIFF.6]"""
    return bool(t.extra(RoutesSeen).seen >> corp & 1) or has_route(t, corp)


ROUTES_SEEN = Mechanism(remembers=(RoutesSeen(),), watches=(Watch((TileLaid,), see_route_from_first_city),))
