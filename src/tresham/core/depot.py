"""What a title's types of trains have to do with cards, phases and kinds of corporations, looked up once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Amount
from .ids import Party, TrainKind

if TYPE_CHECKING:
    from .title import Title

Kinds = frozenset[TrainKind]


class Depot:
    """Tables about the types of trains of a title."""

    def __init__(self, title: Title) -> None:
        trains, phases = title.trains, title.phases
        number = {one.name: TrainKind(at) for at, one in enumerate(trains)}
        self.card_of: tuple[TrainKind, ...] = tuple(number.get(one.face_of or "", number[one.name]) for one in trains)
        """By type: the one that its card shows in the depot."""
        self.faces_of: tuple[tuple[TrainKind, ...], ...] = tuple(
            (card, *(TrainKind(at) for at, one in enumerate(trains) if one.face_of == trains[card].name))
            for card in self.card_of
        )
        """By type: all faces of its card, the one shown in the depot first."""
        self.rusting: tuple[tuple[TrainKind, ...], ...] = tuple(
            tuple(
                TrainKind(at)
                for at, one in enumerate(trains)
                if one.rusted_by in number and trains[self.card_of[number[one.rusted_by]]].starts == phase.name
            )
            for phase in phases
        )
        """By phase: the types that are scrapped when it begins."""
        self.scrapping: tuple[tuple[TrainKind, ...], ...] = tuple(
            tuple(TrainKind(at) for at, one in enumerate(trains) if face.name in one.scrapped_by) for face in trains
        )
        """By type: the types that are scrapped when a card leaves the bank in this face."""
        self.limits: tuple[dict[Party, Amount], ...] = tuple(
            {corp: phase.limits[kind.name] for corp, kind in title.kind_of.items() if kind.name in phase.limits}
            for phase in phases
        )
        """By phase and corporation: how many trains it may own."""
        self.uncounted: Kinds = frozenset(TrainKind(at) for at, one in enumerate(trains) if not one.counts)
        """Types that do not count against the train limit."""
        self.counted: Kinds = frozenset(map(TrainKind, range(len(trains)))) - self.uncounted
        self.open_to_all = title.admits is None and all(one.owners is None and one.most is None for one in trains)
        """Every corporation may have trains of every type, and any number of them."""
        self.resting: dict[Party, Kinds] = {
            corp: frozenset(
                TrainKind(at) for at, one in enumerate(trains) if one.users is not None and kind.name not in one.users
            )
            for corp, kind in title.kind_of.items()
        }
        """By corporation: types that do not run for it."""
        useless = frozenset(TrainKind(at) for at, one in enumerate(trains) if not one.duty)
        self.dutiless: dict[Party, Kinds] = {corp: useless | resting for corp, resting in self.resting.items()}
        """By corporation: types that do not meet its duty to own a train."""
