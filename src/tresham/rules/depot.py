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
    found = _for_sale(title, s.trains, s.faces, s.phase, s.rusted)
    if corp == NOBODY or title.depot.open_to_all:
        return found
    return tuple(one for one in found if why_not(t, corp, one[1]) is None)


@lru_cache(maxsize=256)
def _for_sale(
    title: Title, owners: tuple[Party, ...], faces: tuple[TrainKind, ...], phase: PhaseId, rusted: int
) -> tuple[ForSale, ...]:
    """The same, whoever may have it."""
    found: dict[tuple[Party, TrainKind], ForSale] = {}
    depot_seen = -1
    for number, owner in enumerate(owners):
        if owner not in (BANK, POOL):
            continue
        card = title.depot.card_of[faces[number]]
        early = title.trains[card].sold_from
        is_early = early is not None and title.phase(early) <= phase
        if owner == BANK and depot_seen not in (-1, card) and not is_early:
            continue
        if owner == BANK and depot_seen == -1 and not is_early:  # what is sold besides does not keep others back
            depot_seen = card
        for face in title.depot.faces_of[card]:
            if not rusted >> face & 1:
                found.setdefault((owner, face), (Train(number), face))
    return tuple(found.values())


def bank_has(t: Table) -> tuple[ForSale, ...]:
    """One of every type that the bank and the pool have, in every face that it can show: what is sold now and what may
    come later."""
    return _bank_has(t.title, t.state.trains, t.state.faces, t.state.rusted)


@lru_cache(maxsize=256)
def _bank_has(
    title: Title, owners: tuple[Party, ...], faces: tuple[TrainKind, ...], rusted: int
) -> tuple[ForSale, ...]:
    found: dict[tuple[Party, TrainKind], ForSale] = {}
    for number, owner in enumerate(owners):
        if owner in (BANK, POOL):
            for face in title.depot.faces_of[faces[number]]:
                if not rusted >> face & 1:
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
    if t.title.depot.open_to_all:
        return None
    one = t.title.trains[kind]
    if one.owners is not None and t.title.kind_of[corp].name not in one.owners:
        return "train_of_other_kind"
    if t.title.admits is not None and not t.title.admits(t, corp, one.name):
        return "train_needs_right"
    if one.most is not None and kinds_of_trains(t, corp).count(kind) >= one.most:
        return "train_type_limit"
    return None


def has_room(t: Table, corp: Party) -> bool:
    """May a corporation own one more train that counts?"""
    return counted_trains(t, corp) < train_limit(t, corp)


def face_price(t: Table, train: Train) -> int:
    """The price printed on the face of a train."""
    return t.title.trains[t.state.faces[train]].price


def kinds_of_trains(t: Table, corp: Party) -> list[TrainKind]:
    """The types of a corporation's trains, one for each."""
    return [kind for kind, owner in zip(t.state.faces, t.state.trains, strict=True) if owner == corp]


def has_train(t: Table, corp: Party) -> bool:
    """Has a corporation a train that meets its duty to own one?"""
    if corp not in t.state.trains:
        return False
    useless = t.title.depot.dutiless[corp]
    return not useless or any(kind not in useless for kind in kinds_of_trains(t, corp))


def useful_for_sale(t: Table, corp: Party) -> tuple[ForSale, ...]:
    """What the bank sells to a corporation that would meet its duty to own a train."""
    found, useless = for_sale(t, corp), t.title.depot.dutiless[corp]
    return tuple(one for one in found if one[1] not in useless) if useless else found


def meets_duty(t: Table, corp: Party, kind: TrainKind) -> bool:
    """Would a train of this type meet a corporation's duty to own one?"""
    return kind not in t.title.depot.dutiless[corp]
