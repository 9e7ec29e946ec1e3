"""Is an action made of things that exist? Rules may then index their tables without fear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

from ..track.ids import Hex, Lay, Side, Slot, Stop, Tile
from .action import Action, Offer
from .ids import Cell, Cert, Party, PhaseId, Private, Train, TrainKind

if TYPE_CHECKING:
    from .table import Table

COUNTS: dict[object, Callable[[Table], int]] = {
    Party: lambda t: t.title.parties,
    Cert: lambda t: len(t.title.cert_corp),
    Private: lambda t: len(t.title.privates),
    Train: lambda t: len(t.state.trains),
    TrainKind: lambda t: len(t.title.trains),
    PhaseId: lambda t: len(t.title.phases),
    Cell: lambda t: len(t.title.market.cells),
    Hex: lambda t: len(t.title.atlas.hexes),
    Side: lambda t: 6 * len(t.title.atlas.hexes),
    Tile: lambda t: len(t.title.atlas.tiles),
    Lay: lambda t: 6 * len(t.title.atlas.tiles),
    Stop: lambda t: t.title.atlas.stop_count,
    Slot: lambda t: t.title.atlas.slot_count,
}
"""How many things of each sort there are at a table."""

LARGEST = 1 << 31
"""No sum of money in any title comes near it."""

ONLY_NUMBERS, ONLY_ROWS = frozenset({int}), frozenset({tuple})

Test = Callable[["Table", Any], bool]


def validate(t: Table, action: Action) -> None:
    """Refuse an action that names things which do not exist."""
    if not isinstance(action, Action):
        t.refuse("no_such_thing", field="action")
    for name, fits in _KNOWN.get(action.__class__) or _tests(action.__class__):
        if not fits(t, getattr(action, name)):
            t.refuse("no_such_thing", field=name)


_KNOWN: dict[type[Any], tuple[tuple[str, Test], ...]] = {}


def _tests(kind: type[Any]) -> tuple[tuple[str, Test], ...]:
    """By field of a kind of record: its name and the test of its values."""
    if kind not in _KNOWN:
        hints = get_type_hints(kind)
        _KNOWN[kind] = tuple((one.name, _test(hints[one.name])) for one in fields(kind))
    return _KNOWN[kind]


def _test(hint: Any) -> Test:
    """The test for values of one annotated type."""
    if hint in COUNTS:
        count = COUNTS[hint]
        return lambda t, value: value.__class__ is int and 0 <= value < count(t)
    if hint is int:
        return lambda t, value: value.__class__ is int and -LARGEST < value < LARGEST
    if hint is str:
        return lambda t, value: value.__class__ is str
    if get_origin(hint) is tuple:
        return _row_test(get_args(hint)[0])
    if type(None) in get_args(hint):
        inner = _test(next(one for one in get_args(hint) if one is not type(None)))
        return lambda t, value: value is None or inner(t, value)
    if is_dataclass(hint):
        return _record_test(hint)
    raise TypeError(f"an action cannot have a field of type {hint}")


def _row_test(hint: Any) -> Test:
    """Rows of numbers, and rows of such rows, are long and frequent: they are looked at all at once."""
    if hint in COUNTS:
        count = COUNTS[hint]
        return lambda t, value: value.__class__ is tuple and _are_below(value, count(t))
    if get_origin(hint) is tuple and get_args(hint)[0] in COUNTS:
        most = COUNTS[get_args(hint)[0]]
        return lambda t, value: (
            value.__class__ is tuple
            and ONLY_ROWS.issuperset(map(type, value))
            and _are_below(tuple(chain.from_iterable(value)), most(t))
        )
    inner = _test(hint)

    def fits(t: Table, value: Any) -> bool:
        if value.__class__ is not tuple:
            return False
        for one in value:  # noqa: SIM110  a generator takes twice as long, and this is asked for every run
            if not inner(t, one):
                return False
        return True

    return fits


def _are_below(row: tuple[Any, ...], count: int) -> bool:
    """Are these all numbers of things, of which there are so many?"""
    if len(row) == 1:  # as most rows are
        return row[0].__class__ is int and 0 <= row[0] < count
    return not row or (ONLY_NUMBERS.issuperset(map(type, row)) and min(row) >= 0 and max(row) < count)


def _record_test(hint: Any) -> Test:
    def fits(t: Table, value: Any) -> bool:
        if not isinstance(value, hint) or isinstance(value, Offer):  # an offer of an offer is none
            return False
        for name, test in _tests(value.__class__):  # noqa: SIM110  a generator takes twice as long
            if not test(t, getattr(value, name)):
                return False
        return True

    return fits
