"""Which copy of a train lies where on the site: copies are alike, but a record must name the right ones.

The site sells the next card of the depot, and of equal trains in the pool the one that came there first. Our engine
sells any copy of the type; when it is another one, the two have each other's names from then on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.event import Event, TrainAdded, TrainBought, TrainDiscarded, TrainGiven, TrainScrapped, TrainsRusted
from ...core.ids import BANK, POOL, Party, Train
from ...core.table import Table


class TrainBook:
    """The cards by the names that the site has for them, and which of them the bank sells first."""

    def __init__(self, t: Table) -> None:
        self._names = [Train(card) for card in range(len(t.state.faces))]
        """By card of ours: the card that the site has in its place."""
        self._for_sale: dict[Party, list[Train]] = {
            place: [card for card in self._names if t.state.trains[card] == place] for place in (BANK, POOL)
        }
        """The site's cards in depot and pool, in the order in which they came there."""
        self._shown = dict(zip(self._names, t.state.faces, strict=True))
        """By the site's card: the face that is up, as far as it lies in depot or pool."""

    def card(self, train: Train) -> Train:
        """The card that the site has in the place of one of ours."""
        return self._names[train]

    def follow(self, events: Sequence[Event]) -> None:
        """Book what one action did."""
        for event in events:
            if isinstance(event, TrainAdded):
                self._names.append(Train(len(self._names)))
                self._for_sale[BANK].append(self._names[-1])
                self._shown[self._names[-1]] = event.kind
            elif isinstance(event, TrainBought | TrainGiven):
                self._sell(event.train)
            elif isinstance(event, TrainDiscarded):
                self._for_sale[POOL].append(self._names[event.train])
                self._shown[self._names[event.train]] = event.kind
            else:
                for train in _gone(event):
                    self._remove(self._names[train])

    def _sell(self, train: Train) -> None:
        """The site sells the first copy that shows the same, so that is what the card is called now."""
        for cards in self._for_sale.values():
            if self._names[train] in cards:
                shown = self._shown[self._names[train]]
                first = next(card for card in cards if self._shown[card] == shown)
                other = self._names.index(first)
                self._names[train], self._names[other] = first, self._names[train]
                cards.remove(first)
                return

    def _remove(self, card: Train) -> None:
        for cards in self._for_sale.values():
            if card in cards:
                cards.remove(card)


def _gone(event: Event) -> Iterator[Train]:
    """The trains that leave the game by an event."""
    if isinstance(event, TrainsRusted):
        yield from event.trains
    elif isinstance(event, TrainScrapped):
        yield event.train
