"""What a title's types of trains have to do with cards, phases and kinds of corporations, looked up once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .cards import Phase, TrainType
from .ids import TrainKind

Kinds = frozenset[TrainKind]


class Depot:
    """Tables about the types of trains of a title."""

    def __init__(self, trains: Sequence[TrainType], phases: Sequence[Phase], sorts: Iterable[str]) -> None:
        number = {one.name: TrainKind(at) for at, one in enumerate(trains)}
        self.card_of: tuple[TrainKind, ...] = tuple(number[one.face_of or one.name] for one in trains)
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
                if one.rusted_by is not None and trains[self.card_of[number[one.rusted_by]]].starts == phase.name
            )
            for phase in phases
        )
        """By phase: the types that are scrapped when it begins."""
        self.scrapping: tuple[tuple[TrainKind, ...], ...] = tuple(
            tuple(TrainKind(at) for at, one in enumerate(trains) if face.name in one.scrapped_by) for face in trains
        )
        """By type: the types that are scrapped when a card leaves the bank in this face."""
        self.uncounted: Kinds = frozenset(TrainKind(at) for at, one in enumerate(trains) if not one.counts)
        """Types that do not count against the train limit."""
        self.counted: Kinds = frozenset(map(TrainKind, range(len(trains)))) - self.uncounted
        self.capped: Kinds = frozenset(TrainKind(at) for at, one in enumerate(trains) if one.most is not None)
        """Types of which a corporation may own only so many."""
        self.resting: Mapping[str, Kinds] = {
            sort: frozenset(
                TrainKind(at) for at, one in enumerate(trains) if one.users is not None and sort not in one.users
            )
            for sort in sorts
        }
        """By kind of corporation: types that do not run for it."""
        useless = frozenset(TrainKind(at) for at, one in enumerate(trains) if not one.duty)
        self.dutiless: Mapping[str, Kinds] = {sort: useless | resting for sort, resting in self.resting.items()}
        """By kind of corporation: types that do not meet its duty to own a train."""
