"""In which slot of its city a station stands on the site.

Slots are alike, but a record names one where a station is bought. On the site whoever comes takes the first slot that
is free and kept for nobody, also after somebody else's station was taken away, and when a new tile carries all of them
along. Our engine leaves stations where they are; this book repeats the site's bookkeeping.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import count

from ...core.event import (
    CorporationClosed,
    Event,
    TileDestroyed,
    TileLaid,
    TokenLifted,
    TokenPlaced,
    TokenReturned,
    TokenSettled,
    TokensInherited,
    TokenTaken,
)
from ...core.ids import NOBODY, Party
from ...core.state import Life
from ...core.table import Table
from ...core.title import Title
from ...rules.tokens import ANY_STOP, homes_of, is_home_pending
from ...track.ids import Hex, Lay, Slot, Stop

Places = defaultdict[Stop, dict[int, Party]]
"""By city: for whom its slots are, by their number on the site."""


class SlotBook:
    """Which slots are taken, and which ones are kept for a home to come."""

    def __init__(self, t: Table) -> None:
        self.title: Title = t.title
        self._lays = list(t.state.board.lays)
        self._taken: Places = defaultdict(dict)
        self._kept: Places = defaultdict(dict)
        atlas = t.title.atlas
        for number, owner in enumerate(t.state.board.tokens):
            if owner != NOBODY:
                stop = atlas.stop_of_slot[number]
                slots = atlas.slots(stop, self._lays[atlas.hex_of_stop[stop]])
                self._taken[stop][slots.index(Slot(number))] = owner
        for corp in t.title.corps:
            if is_home_pending(t, corp) and not t.state.life[corp].is_gone and t.title.kind_of[corp].keeps_home:
                self._keep_home(corp)

    def owner(self, stop: Stop, slot: int) -> Party | None:
        """Whose station stands in a slot."""
        return self._taken[stop].get(slot)

    def slot(self, stop: Stop, corp: Party) -> int:
        """Where a corporation's station stands, or would stand if it came now."""
        for places in (self._taken[stop], self._kept[stop]):
            for slot, owner in places.items():
                if owner == corp:
                    return slot
        return self._first_free(stop)

    def follow(self, events: Sequence[Event]) -> None:
        """Book what one action did."""
        stop_of = self.title.atlas.stop_of_slot
        for event in events:
            if isinstance(event, TokenPlaced | TokenSettled):
                self._place(stop_of[event.slot], event.by)
            elif isinstance(event, TokenLifted):
                self._remove(stop_of[event.slot], event.by)
            elif isinstance(event, TokenTaken):
                self._remove(stop_of[event.slot], event.seller)
                self._place(stop_of[event.slot], event.by)
            elif isinstance(event, TokenReturned):
                self._remove(stop_of[event.slot], event.by)
            elif isinstance(event, TokensInherited):
                for slot in event.slots:
                    self._inherit(stop_of[slot], event)
            elif isinstance(event, TileLaid):
                self._carry(event.hex, event.lay)
            elif isinstance(event, TileDestroyed):
                for slot, owner in zip(event.slots, event.owners, strict=True):
                    self._remove(stop_of[slot], owner)
                self._lays[event.hex] = event.lay
            elif isinstance(event, CorporationClosed):
                for slot in event.slots:
                    self._remove(stop_of[slot], event.corp)
                if event.life == Life.WAITING:
                    self._keep_home(event.corp)
                elif event.life == Life.TAKEN_OVER:
                    self._free_home(event.corp)

    def _first_free(self, stop: Stop) -> int:
        return next(slot for slot in count() if slot not in self._taken[stop] and slot not in self._kept[stop])

    def _free_home(self, corp: Party) -> None:
        """Nothing is kept any more for a corporation that never came home."""
        for places in self._kept.values():
            for slot in [slot for slot, owner in places.items() if owner == corp]:
                del places[slot]

    def _keep_home(self, corp: Party) -> None:
        atlas = self.title.atlas
        for hex, place in homes_of(self.title, corp):
            if place != ANY_STOP:
                stop = Stop(atlas.first_stop[hex] + atlas.heir_of(place, atlas.printed[hex], self._lays[hex]))
                self._kept[stop][self._first_free(stop)] = corp

    def _place(self, stop: Stop, corp: Party) -> None:
        self._put(stop, corp, self.slot(stop, corp))

    def _put(self, stop: Stop, corp: Party, slot: int) -> None:
        self._kept[stop].pop(slot, None)
        self._taken[stop][slot] = corp

    def _remove(self, stop: Stop, corp: Party) -> None:
        del self._taken[stop][self.slot(stop, corp)]

    def _inherit(self, stop: Stop, event: TokensInherited) -> None:
        """Whoever takes over comes like anybody else; a kind without a director stands where the other one stood."""
        slot = self.slot(stop, event.old)
        if self.title.kind_of[event.by].directed:
            del self._taken[stop][slot]
            self._place(stop, event.by)
        else:
            self._put(stop, event.by, slot)

    def _carry(self, hex: Hex, lay: Lay) -> None:
        """A new tile: what is kept stays where it is, or comes next where cities become one and the slot is another's;
        the stations come one after the other."""
        atlas, old = self.title.atlas, self._lays[hex]
        here = [(stop, self._kept.pop(stop, {}), self._taken.pop(stop, {})) for stop in atlas.stops(hex, old)]
        self._lays[hex] = lay
        for stop, kept, taken in here:
            first = atlas.first_stop[hex]
            heir = Stop(first + atlas.heir_of(stop - first, old, lay))
            for slot, owner in sorted(kept.items()):
                is_free = slot not in self._taken[heir] and slot not in self._kept[heir]
                self._kept[heir][slot if is_free else self._first_free(heir)] = owner
            for _, owner in sorted(taken.items()):
                kept_slot = next((slot for slot, one in self._kept[heir].items() if one == owner), None)
                self._put(heir, owner, self._first_free(heir) if kept_slot is None else kept_slot)
