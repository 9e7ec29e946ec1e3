"""What the public site 18xx.games takes for a route of a corporation that has none.

Once it has seen a route, it takes it for granted ever after. While a station lies beside the cities of a hex without
track, the site has it in one of them; so if its corporation brings the track, a route from that city is seen, whichever
city is chosen then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ..core.event import PowerUsed, TileLaid
from ..core.ids import Party
from ..core.state import UNTOLD
from ..core.table import Table
from ..core.title import Watch
from ..core.title_memory import Extra
from ..rules.mechanism import Mechanism
from ..rules.network import has_route
from ..track.reach import is_joined


@dataclass(frozen=True)
class RoutesSeen(Extra):
    """Who is taken to have a route for good, as a bitmask of corporations."""

    seen: int = field(default=0, metadata={UNTOLD: True})


def in_the_first_city(t: Table) -> int:
    """Where nobody says otherwise, a station is in the first city of its hex."""
    return 0


def routes_seen(city: Callable[[Table], int] = in_the_first_city) -> Mechanism:
    """The site's memory of routes; `city` tells in which city of a hex a station is that lies beside them
    [1830-DIFF.6, 18CZ-DIFF.12]."""

    def see_route(t: Table) -> None:
        if any(isinstance(event, PowerUsed) for event in t.events):
            return  # what a private lays is not looked at
        atlas, board = t.title.atlas, t.state.board
        for event in t.events:
            if isinstance(event, TileLaid) and (event.hex, event.by) in board.beside:
                stop = atlas.stops(event.hex, event.lay)[city(t)]
                if is_joined(atlas, board.lays, 1 << stop):
                    t.change_extra(RoutesSeen, seen=t.extra(RoutesSeen).seen | 1 << event.by)

    return Mechanism(remembers=(RoutesSeen(),), watches=(Watch((TileLaid,), see_route),))


def has_route_or_had_one(t: Table, corp: Party) -> bool:
    """Is there a route, or has one been seen? [1830-DIFF.6, 18CZ-DIFF.12]"""
    return bool(t.extra(RoutesSeen).seen >> corp & 1) or has_route(t, corp)
