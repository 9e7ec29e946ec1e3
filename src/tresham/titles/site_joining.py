"""How the public site judges new track, in several titles."""

from __future__ import annotations

from ..core.ids import Party
from ..core.table import Table
from ..rules.joining import Look, by_new_track
from ..rules.network import barred_stops, stations
from ..track.ids import Hex, Lay
from ..track.new_track import added_track
from ..track.prints import FIRST_STOP
from ..track.walks import Walks


def by_new_track_not_left_before(t: Table, corp: Party, hex: Hex, lay: Lay, look: Look) -> bool:
    """New track must be come to, as by the rulebook; but not by a way that has left the hex where the new piece leads
    out [1849-PD-37, 1850-DIFF.38]."""
    if look is Look.BACK and _may_be_left_before(t, hex, lay):
        return False  # a look back does not see by which way one comes
    return by_new_track(t, corp, hex, lay, look, comes_without_leaving)


def _may_be_left_before(t: Table, hex: Hex, lay: Lay) -> bool:
    """Does a new piece of track lead from side to side, and track that is there already to one of them?"""
    atlas, old = t.title.atlas, t.state.board.lays[hex]
    pieces = [(end, other) for end, other, _ in added_track(atlas, old, lay) if max(end, other) < FIRST_STOP]
    return any(atlas.exits[old] >> end & 1 for piece in pieces for end in piece)


def comes_without_leaving(t: Table, corp: Party, hex: Hex, edge: int, end: int) -> bool:
    """Does a walk come to a hex across an edge that has not left it by the other end of a piece, nor by this one?"""
    atlas, lays = t.title.atlas, t.state.board.lays
    if end >= FIRST_STOP or not atlas.exits[lays[hex]] >> end & 1:
        return True
    here = stations(atlas, t.state.board, corp, barred_stops(t, corp))
    return Walks(atlas, lays, here.full, here.barred).comes_in(hex, edge, end, here.own)
