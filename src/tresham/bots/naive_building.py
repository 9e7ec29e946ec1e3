"""The naive player's taste in railways: track and stations."""

from __future__ import annotations

from random import Random

from ..core import action as act
from ..core.ids import Party, members
from ..core.play import play
from ..core.stage import Choice
from ..core.table import Table
from ..rules.network import network
from ..rules.train_help import cheapest_price
from ..track.atlas import Atlas
from ..track.ids import Hex, Stop
from .naive_trains import RUNS, earning
from .wish_scale import UNWANTED, Wish

FAR = 4
"""So many hexes ahead he looks for places to which own track might lead."""

STOP = 60
"""What it is worth to reach one stop more."""

FIRST = 10
"""The first stop to which a train could run is worth so many others."""


def lay_tile(t: Table, action: act.LayTile | act.LayPrivateTile, choice: Choice, random: Random) -> Wish:
    """Track that lets the trains earn more, reaches more stops, or comes nearer to some; not at the price of the first
    train, and if it is good for nothing, only if it costs nothing."""
    if not t.title.is_corp(action.by):
        return 1.0, 0
    after = Table(t.title, t.state)
    play(after, action)
    corp = action.by
    if corp not in t.state.trains and after.purse(corp) < cheapest_price(t, corp) <= t.purse(corp):
        return UNWANTED, 0
    spent = t.purse(corp) - after.purse(corp)
    gain = _gain(t, after, corp)
    return (1.0 + (gain - spent) / 500 if gain > 0 or not spent else UNWANTED), 0


def place_token(t: Table, action: act.PlaceToken | act.PlacePrivateToken, choice: Choice, random: Random) -> Wish:
    """A station that earns its price, or opens a way; a rich corporation with trains has one to spare now and then."""
    after = Table(t.title, t.state)
    play(after, action)
    corp = action.by
    spent, gain = t.purse(corp) - after.purse(corp), _gain(t, after, corp)
    is_rich = corp in t.state.trains and spent * 3 <= t.purse(corp)
    wants = gain > spent or (is_rich and (gain > 0 or random.random() < 0.2))
    return (1.0 + (gain - spent) / 500 if wants else UNWANTED), 0


def _gain(t: Table, after: Table, corp: Party) -> float:
    """What it is worth that a railway has changed."""
    return (earning(after, corp) - earning(t, corp)) * RUNS + (prospect(after, corp) - prospect(t, corp)) * STOP


# --- what lies ahead --------------------------------------------------------------------------------------------------


def prospect(t: Table, corp: Party) -> float:
    """How many stops a corporation reaches; one that it does not reach yet counts the less the more hexes are between
    it and own track. As long as no train could run, the nearest stop is worth several."""
    atlas, lays = t.title.atlas, t.state.board.lays
    found, near = network(t, corp), atlas.kept[_open_neighbours]
    reached = found.stops.bit_count()
    total, share, needs = float(reached), 1.0, FIRST
    if reached > 1:
        total, needs = total + FIRST, 0
    seen = here = set(members(found.hexes))
    for _ in range(FAR):
        share /= 2
        met = sum(_is_new(atlas.stops(Hex(number), lays[number]), found.stops) for number in here)
        total += share * (met + (needs if met else 0))
        needs = 0 if met else needs
        here = {other for number in here for other in near[number]} - seen
        seen = seen | here
    return total


def _is_new(stops: tuple[Stop, ...], reached: int) -> bool:
    """Are there stops on a hex, and are none of them reached?"""
    return bool(stops) and not any(reached >> stop & 1 for stop in stops)


def _open_neighbours(atlas: Atlas) -> list[tuple[int, ...]]:
    """By hex: those to which track on it can lead."""
    return [
        tuple(atlas.mate[number * 6 + edge] // 6 for edge in range(6) if edges >> edge & 1)
        for number, edges in enumerate(atlas.open_edges)
    ]
