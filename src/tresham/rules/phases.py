"""A train leaves the bank, and what that brings about: phases, rust, and whatever begins with them."""

from __future__ import annotations

from ..core.event import (
    FaceRusted,
    PhaseBegan,
    TrainAdded,
    TrainGiven,
    TrainScrapped,
    TrainsRusted,
    TrainTurned,
)
from ..core.ids import BANK, NOBODY, Party, PhaseId, Train, TrainKind
from ..core.state import Due
from ..core.table import Table
from .depot import next_in_depot


def train_left_bank(t: Table, *faces: TrainKind) -> None:
    """A card has left the bank, in one of its faces or, if it was not bought, in all of them.

    The first card of a type begins its phase, and before it every phase that is passed over [1830-TN.6]; phases never
    go back. Some faces scrap others whenever they are sold; that happens before anybody is asked anything.
    """
    depot = t.title.depot
    card = depot.card_of[faces[0]]
    left = t.title.trains[card]
    if left.count is None:
        t.emit(TrainAdded(card))
    if left.starts is not None and t.title.phase(left.starts) > t.state.phase:
        begin_phase(t, t.state.phase + 1, t.title.phase(left.starts))
    for face in faces:
        scrap_by_face(t, face)


def begin_phase(t: Table, phase: int, last: int) -> None:
    """A phase begins, and old trains rust; its effects follow one after the other, each waiting for what the one before
    it may ask. When all have happened comes the next phase, up to the last one.

    It must be an effect of the title by that name.
    """
    t.emit(PhaseBegan(PhaseId(phase)))
    for kind in t.title.depot.rusting[phase]:
        rust(t, kind)
    todo: list[tuple[str, tuple[int, ...]]] = [(effect, ()) for effect in t.title.phases[phase].begin]
    if phase < last:
        todo.append(("begin_phase", (phase + 1, last)))
    if todo:
        t.enter(Due(tuple(todo)))  # before all that may be due already


def rust(t: Table, kind: TrainKind) -> None:
    """All trains of a type leave the game, wherever they are; a card in the depot does when all its faces have."""
    s, depot = t.state, t.title.depot
    card, faces = depot.card_of[kind], depot.faces_of[kind]
    is_last = all(face == kind or s.rusted >> face & 1 for face in faces)
    gone = tuple(
        Train(n)
        for n, owner in enumerate(s.trains)
        if owner != NOBODY and (s.faces[n] == kind if owner != BANK else is_last and s.faces[n] == card)
    )
    if len(faces) > 1 and not s.rusted >> kind & 1:
        t.emit(FaceRusted(kind))
    if gone:
        t.emit(TrainsRusted(kind, gone))


def remove_from_depot(t: Table, train: Train, reason: str) -> None:
    """A card of the depot leaves the game. That counts as its sale, in every face it has."""
    kind = t.state.faces[train]
    t.emit(TrainScrapped(BANK, train, kind, reason))
    train_left_bank(t, *t.title.depot.faces_of[kind])


def export_train(t: Table) -> None:
    """The next train of the depot leaves the game, as if it had been sold."""
    train = next_in_depot(t)
    if train is not None:
        remove_from_depot(t, train, "exported")


def give_train(t: Table, corp: Party, train: Train, face: TrainKind) -> None:
    """A corporation gets a train of the depot for nothing, as if it had bought it."""
    t.emit(TrainGiven(corp, train, face))
    train_left_bank(t, face)


def turn_train(t: Table, corp: Party, train: Train, face: TrainKind, cost: int = 0) -> None:
    """A corporation turns a card to another of its faces. That scraps what a sale in this face would, and begins no
    phase: the card has left the bank before."""
    t.emit(TrainTurned(corp, train, t.state.faces[train], face, cost))
    scrap_by_face(t, face)


def scrap_by_face(t: Table, face: TrainKind) -> None:
    """A card is sold in a face, be it new or from the pool: some other faces are scrapped then, whatever the phase."""
    for kind in t.title.depot.scrapping[face]:
        rust(t, kind)
