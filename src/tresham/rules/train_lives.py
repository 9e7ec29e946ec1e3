"""How long trains live: what makes them rust, and how many cards must leave the bank before that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.cards import TrainType
from ..core.ids import BANK, NOBODY, Party, PhaseId, Train, TrainKind
from ..core.table import Table
from .depot import meets_duty, useful_for_sale


@dataclass(frozen=True)
class TrainLife:
    """What ends a type of train: the card that does it, and how many others are sold before it in the bank's order."""

    by: TrainKind
    before: int


def life_of(t: Table, kind: TrainKind) -> TrainLife | None:
    """What ends a type of train; none if nothing does any more."""
    found = [one for one in (_by_phase(t, kind), _by_face(t, kind)) if one is not None]
    return min(found, key=lambda life: life.before, default=None)


def _by_phase(t: Table, kind: TrainKind) -> TrainLife | None:
    """It rusts when a phase begins."""
    for phase in range(t.state.phase + 1, len(t.title.phases)):
        if kind in t.title.depot.rusting[phase]:
            return first_card_of(t, PhaseId(phase))
    return None


def first_card_of(t: Table, phase: PhaseId, trains: Sequence[Train] | None = None) -> TrainLife | None:
    """The card of the depot that begins a phase, or passes over it; none if the phase has begun."""
    found = [
        TrainLife(card, wait)
        for train in (_cards(t) if trains is None else trains)
        if (starts := t.title.trains[card := t.state.faces[train]].starts) is not None
        and t.title.phase(starts) >= phase > t.state.phase
        and (wait := _cards_before(t, train)) is not None
    ]
    return min(found, key=lambda life: life.before, default=None)


def _by_face(t: Table, kind: TrainKind) -> TrainLife | None:
    """It is scrapped when a card is sold in certain faces."""
    killers, depot = t.title.trains[kind].scrapped_by, t.title.depot
    found = [
        TrainLife(face, wait)
        for train in (_cards(t) if killers else ())
        for face in depot.faces_of[t.state.faces[train]]
        if t.title.trains[face].name in killers and (wait := _cards_before(t, train)) is not None
    ]
    return min(found, key=lambda life: life.before, default=None)


def _cards(t: Table) -> list[Train]:
    """The first card of each type in the depot, in the order of sale."""
    found: dict[TrainKind, Train] = {}
    for number, owner in enumerate(t.state.trains):
        if owner == BANK:
            found.setdefault(t.state.faces[number], Train(number))
    return list(found.values())


def _cards_before(t: Table, train: Train) -> int | None:
    """How many cards must leave the bank before this one can; none if an endless type stands before it.

    A type that is sold early, beside others, waits for the card that begins the phase of its release.
    """
    early = t.title.trains[t.state.faces[train]].sold_from
    if early is not None:
        phase = t.title.phase(early)
        if phase <= t.state.phase:
            return 0
        released = first_card_of(t, phase, [one for one in _cards(t) if _stands_in_line(t, one)])
        return None if released is None else released.before + 1
    ahead = [number for number in range(train) if _stands_in_line(t, number)]
    types = t.title.trains
    return None if any(types[t.state.faces[one]].count is None for one in ahead) else len(ahead)


def _stands_in_line(t: Table, number: int) -> bool:
    """Is a card in the depot, and sold before later ones are?"""
    return t.state.trains[number] == BANK and t.title.trains[t.state.faces[number]].sold_from is None


def left_of_type(t: Table, train: Train) -> int:
    """How many cards like this one the bank has."""
    kind = t.state.faces[train]
    cards = zip(t.state.trains, t.state.faces, strict=True)
    return sum(owner == BANK and face == kind for owner, face in cards)


def type_after(t: Table, train: Train) -> Train | None:
    """The first card of the depot that comes when all like this one are gone."""
    kind = t.state.faces[train]
    later = range(train, len(t.state.trains))
    return next((Train(one) for one in later if _stands_in_line(t, one) and t.state.faces[one] != kind), None)


def cheapest_useful(t: Table, corp: Party) -> TrainKind | None:
    """The cheapest train of the bank that would meet a corporation's duty to own one."""
    found = [face for _, face in useful_for_sale(t, corp)]
    return min(found, key=lambda face: t.title.trains[face].price, default=None)


def face_for(t: Table, corp: Party, train: Train) -> TrainType:
    """The face of a card in the bank that would meet a corporation's duty; if none does, the one that is up."""
    faces = t.title.depot.faces_of[t.state.faces[train]]
    useful = [face for face in faces if meets_duty(t, corp, face) and not t.state.rusted >> face & 1]
    return t.title.trains[useful[0] if useful else t.state.faces[train]]


def owners_of(t: Table, kinds: frozenset[TrainKind]) -> list[Party]:
    """The corporations that have trains of some types."""
    cards = zip(t.state.trains, t.state.faces, strict=True)
    return [owner for owner, face in cards if face in kinds and owner != NOBODY and t.title.is_corp(owner)]
