"""What the bank sells, and who may have which trains."""

from __future__ import annotations

from functools import lru_cache

from ..core.ids import BANK, NOBODY, POOL, Party, PhaseId, Train, TrainKind
from ..core.table import Table
from ..core.title import Title
from .limits import counted_trains, train_limit

ForSale = tuple[Train, TrainKind]
"""A train and the face in which it can be bought."""


def for_sale(t: Table, corp: Party = NOBODY) -> tuple[ForSale, ...]:
    """What the bank sells, in which faces: the next type, types released early by the phase, and one of each type in
    the pool.

    Some types are sold only to some kinds of corporations, or to those with a right to them.
    """
    s, title = t.state, t.title
    if corp == NOBODY:
        return _for_sale(title, s.trains, s.faces, s.phase, s.rusted, None)
    found = _for_sale(title, s.trains, s.faces, s.phase, s.rusted, title.kind_of[corp].name)
    if title.admits is None and not title.depot.capped:
        return found
    return tuple(one for one in found if why_not(t, corp, one[1]) is None)


@lru_cache(maxsize=256)
def _for_sale(
    title: Title,
    owners: tuple[Party, ...],
    faces: tuple[TrainKind, ...],
    phase: PhaseId,
    rusted: int,
    sort: str | None,
) -> tuple[ForSale, ...]:
    """The same for a kind of corporation."""
    found: dict[tuple[Party, TrainKind], ForSale] = {}
    depot_seen = -1
    for number, owner in enumerate(owners):
        if owner not in (BANK, POOL):
            continue
        card = title.depot.card_of[faces[number]]
        early = title.trains[card].sold_from
        if owner == BANK and depot_seen not in (-1, card) and (early is None or title.phase(early) > phase):
            continue
        depot_seen = card if owner == BANK and depot_seen == -1 else depot_seen
        for face in title.depot.faces_of[card]:
            owned_by = title.trains[face].owners
            if not rusted >> face & 1 and (sort is None or owned_by is None or sort in owned_by):
                found.setdefault((owner, face), (Train(number), face))
    return tuple(found.values())


def on_sale(t: Table, corp: Party = NOBODY) -> tuple[Train, ...]:
    """The cards that the bank sells, one of each type."""
    return tuple(dict.fromkeys(train for train, _ in for_sale(t, corp)))


def next_in_depot(t: Table) -> Train | None:
    """The card that the bank sells next."""
    return next((train for train in on_sale(t) if t.state.trains[train] == BANK), None)


def why_not(t: Table, corp: Party, kind: TrainKind) -> str | None:
    """Why a corporation may not have (one more) train of a type, as the code of a refusal; none if it may."""
    one = t.title.trains[kind]
    if one.owners is not None and t.title.kind_of[corp].name not in one.owners:
        return "train_of_other_kind"
    if t.title.admits is not None and not t.title.admits(t, corp, one.name):
        return "train_needs_right"
    if one.most is not None and list(zip(t.state.trains, t.state.faces, strict=True)).count((corp, kind)) >= one.most:
        return "train_type_limit"
    return None


def has_room(t: Table, corp: Party) -> bool:
    """May a corporation own one more train that counts?"""
    return counted_trains(t, corp) < train_limit(t, corp)


def face_price(t: Table, train: Train) -> int:
    """The price printed on the face of a train."""
    return t.title.trains[t.state.faces[train]].price


def has_train(t: Table, corp: Party) -> bool:
    """Has a corporation a train that meets its duty to own one?"""
    s = t.state
    if corp not in s.trains:
        return False
    useless = t.title.depot.dutiless[t.title.kind_of[corp].name]
    return not useless or any(owner == corp and s.faces[n] not in useless for n, owner in enumerate(s.trains))


def useful_for_sale(t: Table, corp: Party) -> tuple[ForSale, ...]:
    """What the bank sells to a corporation that would meet its duty to own a train."""
    found, useless = for_sale(t, corp), t.title.depot.dutiless[t.title.kind_of[corp].name]
    return tuple(one for one in found if one[1] not in useless) if useless else found


def meets_duty(t: Table, corp: Party, kind: TrainKind) -> bool:
    """Would a train of this type meet a corporation's duty to own one?"""
    return kind not in t.title.depot.dutiless[t.title.kind_of[corp].name]
