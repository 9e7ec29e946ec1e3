"""How single things are written and read: numbers have names outside, rows and plain values are checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..track.ids import Hex, Lay, Side, Slot, Stop, Tile
from .ids import NO_CELL, Cell, Cert, PhaseId, Private, Train, TrainKind
from .older_forms import LEFT_OUT, Form
from .title import Title

Json = Any
"""Whatever `json` can write."""
ONLY_LISTS = frozenset({list})


class Malformed(ValueError):
    """A record that cannot be read: it names things that do not exist, or is no record at all.

    Where it is one move among many, `move` is its number.
    """

    def __init__(self, complaint: str, move: int | None = None) -> None:
        super().__init__(complaint if move is None else f"move {move}: {complaint}")
        self.move = move


@dataclass(frozen=True)
class Names:
    """How one sort of number is written and read."""

    write: Callable[[Any], Json]
    read: Callable[[Json], Any]


AS_IT_IS = Names(lambda value: value, lambda data: data)


def formed(title: Title, forms: Mapping[str, Form], record: Names) -> Names:
    """Records with fields that have a form of their own; all their other fields are written and read already."""

    def write(value: Any) -> Json:
        data = record.write(value)
        for name, form in forms.items():
            content = form.write(title, value)
            if form.name != name or content is LEFT_OUT:
                del data[name]
            if content is not LEFT_OUT:
                data[form.name] = content
        return data

    def read(data: Json) -> Any:
        value = record.read({**data, **{name: data[form.name] for name, form in forms.items()}})
        readers = {name: form.read for name, form in forms.items() if form.read is not None}
        return replace(value, **{name: form(title, value, getattr(value, name)) for name, form in readers.items()})

    return Names(write, read)


def listed(names: Sequence[str]) -> Names:
    """Numbers that have a list of names."""
    numbers = {name: number for number, name in enumerate(names)}
    return Names(names.__getitem__, numbers.__getitem__)


def sorts(title: Title) -> Mapping[Any, Names]:
    """The names of everything that a title numbers; only the parties' names differ from game to game."""
    atlas = title.atlas
    certs = tuple(
        f"{title.corporation(corp).symbol}_{cert - title.certs_of[corp].start}"
        for cert, corp in enumerate(title.cert_corp)
    )
    stops = tuple(
        f"{atlas.names[hex]}.{number}"
        for hex, first in enumerate(atlas.first_stop)
        for number in range((*atlas.first_stop, atlas.stop_count)[hex + 1] - first)
    )
    return {
        Cert: listed(certs),
        Private: listed([one.symbol for one in title.privates]),
        TrainKind: listed([one.name for one in title.trains]),
        PhaseId: listed([one.name for one in title.phases]),
        Hex: listed(atlas.names),
        Tile: listed([tile.name for tile in atlas.tiles]),
        Stop: listed(stops),
        Slot: listed(_slot_names(title, stops)),
        Side: listed([f"{name}/{edge}" for name in atlas.names for edge in range(6)]),
        Lay: listed([f"{tile.name}:{turn}" for tile in atlas.tiles for turn in range(6)]),
        Cell: _with_none(listed([cell.name for cell in title.market.cells]), NO_CELL),
        Train: Names(int, _number),
    }


def _slot_names(title: Title, stops: Sequence[str]) -> list[str]:
    names: list[str] = []
    seen: dict[int, int] = {}
    for slot in range(title.atlas.slot_count):
        stop = title.atlas.stop_of_slot[slot]
        names.append(f"{stops[stop]}.{seen.get(stop, 0)}")
        seen[stop] = seen.get(stop, 0) + 1
    return names


def plain(kind: type[Any], data: Json) -> Any:
    """The same value, if it is of this very kind."""
    if data.__class__ is not kind:
        raise Malformed(f"expected {kind.__name__}, not {str(data)[:80]}")
    return data


def plainly(kind: type[Any]) -> Callable[[Json], Any]:
    """Reads what is written as it is: numbers, words, truths."""

    def read(data: Json) -> Any:
        return data if data.__class__ is kind else plain(kind, data)

    return read


def pair(first: Names, second: Names) -> Names:
    """Rows of two are by far the most common ones, so they have a quicker way."""
    write_first, write_second, read_first, read_second = first.write, second.write, first.read, second.read

    def read(data: Json) -> Any:
        one, other = data if data.__class__ is list else plain(list, data)
        return (read_first(one), read_second(other))

    return Names(lambda row: [write_first(row[0]), write_second(row[1])], read)


def pairs(first: Names, second: Names) -> Names:
    """Many rows of two."""
    write_first, write_second, read_first, read_second = first.write, second.write, first.read, second.read

    def read(data: Json) -> Any:
        rows = plain(list, data)
        if not ONLY_LISTS.issuperset(map(type, rows)):
            raise Malformed(f"expected rows of two, not {str(data)[:80]}")
        return tuple([(read_first(one), read_second(other)) for one, other in rows])

    return Names(lambda rows: [[write_first(one), write_second(other)] for one, other in rows], read)


def _number(data: Json) -> int:
    number: int = plain(int, data)
    if number < 0:
        raise Malformed(f"no such train: {data}")
    return number


def _with_none(names: Names, none: int) -> Names:
    return Names(
        lambda number: None if number == none else names.write(number),
        lambda data: none if data is None else names.read(data),
    )
