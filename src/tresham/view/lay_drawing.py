"""What a screen must know to draw tiles that are not laid yet: where tokens would stand, and which turns look alike."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.action import Action, LayPrivateTile, LayTile, Offer
from ..core.event import TileLaid
from ..core.ids import NOBODY, Party
from ..core.state import State
from ..track.ids import Hex, Lay
from ..track.rotations import likeness
from .choice_subject import About
from .table_names import TableNames

Standing = list[tuple[int, int, str]]
"""Stop, slot and owner of tokens on a hex."""


def lays_drawn(names: TableNames, state: State, actions: Iterable[Action]) -> dict[int, About]:
    """By place among the actions: what is to be said of a lay besides its tile.

    `standing` tells whose tokens would stand where, as stop, slot and owner; `same_as` the turn that comes to the same
    and has been named before.
    """
    found: dict[int, About] = {}
    named: dict[tuple[object, ...], int] = {}
    for index, action in enumerate(actions):
        deal = action.deal if isinstance(action, Offer) else action
        if not isinstance(deal, LayTile | LayPrivateTile):
            continue
        private = deal.private if isinstance(deal, LayPrivateTile) else None
        turn = names.title.atlas.rotation(deal.lay)
        standing = _standing(names, state, deal.by, deal.hex, deal.lay)
        look = (deal.by, private, deal.hex, deal.lay // 6, _look(names, deal.hex, deal.lay, standing))
        first = named.setdefault(look, turn)
        if standing or first != turn:
            found[index] = {"standing": standing} | ({} if first == turn else {"same_as": first})
    return found


def _standing(names: TableNames, state: State, by: Party, hex: Hex, lay: Lay) -> Standing:
    """Whose tokens would stand where on a hex, if a tile were laid on it."""
    atlas, board = names.title.atlas, state.board
    old = board.lays[hex]
    slots = [slot for stop in atlas.stops(hex, old) for slot in atlas.slots(stop, old)]
    if all(board.tokens[slot] == NOBODY for slot in slots):
        return []
    tokens = TileLaid(by, hex, lay, 0, atlas.carry(hex, old, lay)).apply(state).board.tokens
    return [
        (number, place, names.party(tokens[slot]))
        for number, stop in enumerate(atlas.stops(hex, lay))
        for place, slot in enumerate(atlas.slots(stop, lay))
        if tokens[slot] != NOBODY
    ]


def _look(names: TableNames, hex: Hex, lay: Lay, standing: Standing) -> tuple[object, ...]:
    """What a tile would look like. Cities have numbers of their own as long as somebody's home is kept in one."""
    atlas = names.title.atlas
    tile = atlas.tile_print(lay)
    awaited = {home[0] for home in atlas.hexes[hex].homes} - {owner for _, _, owner in standing}
    held = [
        (str(number),) if awaited else tuple(sorted(owner for stop, _, owner in standing if stop == number))
        for number in range(len(tile.stops))
    ]
    return likeness(tile, atlas.fan(lay), held)
