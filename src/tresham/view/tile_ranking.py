"""Which of the tiles that fit a hex a player most likely means: cheap guesses, always the same."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.action import LayPrivateTile, LayTile
from ..core.ids import Private
from ..core.table import Table
from ..rules.network import network
from ..rules.surveying import stop_worth
from ..track.atlas import NO_SIDE
from ..track.ids import Hex, Lay

Rank = tuple[int, int, int, int, int, int, int]
Laying = LayTile | LayPrivateTile


def ranks(t: Table, lays: Sequence[Laying], costs: Sequence[int]) -> list[int]:
    """By lay: its place among all the lays of its sort on the same hex; 0 is the best."""
    alike: dict[tuple[Hex, Private | None], list[int]] = {}
    for index, action in enumerate(lays):
        right = action.private if isinstance(action, LayPrivateTile) else None
        alike.setdefault((action.hex, right), []).append(index)
    found = [0] * len(lays)
    for indices in alike.values():
        best = sorted(indices, key=lambda index: _merit(t, lays[index], costs[index]))
        for place, index in enumerate(best):
            found[index] = place
    return found


def _merit(t: Table, action: Laying, cost: int) -> Rank:
    """The smaller the better: own track that goes on, other track that meets it, worth, ways to places, price."""
    hex, lay = action.hex, action.lay
    exits = t.title.atlas.exits[lay]
    own = exits & network(t, action.by).sides >> hex * 6 & 63
    met, places = _across(t, hex, exits)
    return (-own.bit_count(), -met, -worth_of(t, lay), -places, -exits.bit_count(), cost, lay)


def _across(t: Table, hex: Hex, exits: int) -> tuple[int, int]:
    """How many of a tile's sides meet track, and how many lead to a hex with a stop."""
    atlas, lays = t.title.atlas, t.state.board.lays
    met = places = 0
    for edge in range(6):
        mate = atlas.mate[hex * 6 + edge]
        if exits >> edge & 1 and mate != NO_SIDE:
            there = lays[mate // 6]
            met += atlas.exits[there] >> mate % 6 & 1
            places += bool(atlas.tile_print(there).stops)
    return met, places


def worth_of(t: Table, lay: Lay) -> int:
    """What all stops of a tile pay together in this phase."""
    return sum(stop_worth(t.title, t.state.phase, stop) for stop in t.title.atlas.tile_print(lay).stops)
