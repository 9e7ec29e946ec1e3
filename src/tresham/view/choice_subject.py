"""What a choice is about, by names: so that a screen can put it in its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, get_type_hints

from ..core.action import Action, Run
from ..core.ids import NOBODY, Cell, Cert, Party, Private, Train, TrainKind
from ..core.state import State
from ..track.ids import Hex, Lay, Slot, Stop
from .table_names import TableNames

About = dict[str, Any]
Teller = Callable[[TableNames, State, str, Any], About]
"""What a field of one sort tells, from its name and its value."""


def about_action(names: TableNames, state: State, action: Action) -> About:
    """Everything that the fields of an action say, but for who acts."""
    found: About = {}
    kind: Any = action.__class__
    for field, hint in _hints(kind):
        if field != "by":
            found |= TELLERS.get(hint, _plain)(names, state, field, getattr(action, field))
    return found


@cache
def _hints(kind: Any) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    return tuple((one.name, hints[one.name]) for one in fields(kind))


def _plain(names: TableNames, state: State, field: str, value: Any) -> About:
    return {field: value}


def _certs(names: TableNames, state: State, field: str, certs: tuple[Cert, ...]) -> About:
    """Of which corporation, from whom, how many shares on how many certificates."""
    if not certs:
        return {}
    title, corp = names.title, names.title.cert_corp[certs[0]]
    return {
        "corp": names.party(corp),
        "source": names.party(state.certs[certs[0]]),
        "shares": sum(title.cert_size[cert] for cert in certs),
        "certs": len(certs),
        "president": title.presidents_cert(corp) in certs,
    }


def _train(names: TableNames, state: State, field: str, train: Train | None) -> About:
    if train is None:
        return {}
    if field != "train":
        return {field: names.train(state, train)}
    owner = state.trains[train]
    return {"train": names.train(state, train), "number": train, "source": names.party(owner)}


def _private(names: TableNames, state: State, field: str, private: Private) -> About:
    return {"private": names.private(private), "owner": names.party(state.privates[private])}


def _stop(names: TableNames, state: State, field: str, stop: Stop) -> About:
    """The hex, which of its stops, and whose stations are there already."""
    atlas, board = names.title.atlas, state.board
    hex = atlas.hex_of_stop[stop]
    found: About = {"hex": names.hex(hex), "stop": stop - atlas.first_stop[hex]}
    if stop in atlas.stops(hex, board.lays[hex]):
        owners = [board.tokens[slot] for slot in atlas.slots(stop, board.lays[hex])]
        found["tokens"] = [names.party(owner) for owner in owners if owner != NOBODY]
    return found


def _slot(names: TableNames, state: State, field: str, slot: Slot) -> About:
    atlas = names.title.atlas
    stop = atlas.stop_of_slot[slot]
    hex = atlas.hex_of_stop[stop]
    slots = atlas.slots(stop, state.board.lays[hex])
    return {
        "hex": names.hex(hex),
        "stop": stop - atlas.first_stop[hex],
        "slot": slots.index(slot) if slot in slots else None,
        "corp": names.party(state.board.tokens[slot]),
    }


def _lay(names: TableNames, state: State, field: str, lay: Lay) -> About:
    atlas = names.title.atlas
    exits = atlas.exits[lay]
    return {
        "tile": atlas.tile_print(lay).name,
        "rotation": atlas.rotation(lay),
        "exits": [edge for edge in range(6) if exits >> edge & 1],
    }


def _cell(names: TableNames, state: State, field: str, cell: Cell) -> About:
    return {"cell": names.cell(cell), "price": names.title.cell_price[cell]}


TELLERS: dict[Any, Teller] = {
    Party: lambda names, state, field, party: {field: names.party(party)},
    Cert: lambda names, state, field, cert: _certs(names, state, field, (cert,)),
    tuple[Cert, ...]: _certs,
    Train: _train,
    Train | None: _train,
    TrainKind | None: lambda names, state, field, face: (
        {} if face is None else {"train": names.title.trains[face].name}
    ),
    Private: _private,
    Stop: _stop,
    Slot: _slot,
    Hex: lambda names, state, field, hex: {field: names.hex(hex)},
    Lay: _lay,
    Cell: _cell,
    tuple[Run, ...]: lambda names, state, field, runs: {"trains": len(runs)},
}
"""By the type written in the action."""
