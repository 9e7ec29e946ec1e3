"""Route problems as JSON: nodes (stops), links and trains by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from tresham.routes.problem import (
    CITIES,
    ENDLESS,
    EVERY,
    EXPRESS,
    GHAN,
    HEX,
    PLUS,
    Bonus,
    Gauge,
    Link,
    Need,
    Problem,
    Stop,
    StopKind,
    Train,
    TrainKind,
)

Record = Mapping[str, Any]
T = TypeVar("T")

_STOP_KINDS = {"city": StopKind.CITY, "town": StopKind.TOWN, "offboard": StopKind.OFFBOARD}
_GAUGES = {"broad": Gauge.STANDARD, "narrow": Gauge.NARROW, "dual": Gauge.DUAL, "mixed": Gauge.MIXED}
_TRAIN_KINDS = {kind.name.lower(): kind for kind in TrainKind}
_PORT_STOPS = 3
"""A run that touches a port visits at least so many stops."""


def read_problem(record: Record) -> Problem:
    """A problem from its JSON record; `ValueError` says what is wrong with a malformed one."""
    nodes, links, trains = (_part(record, name, list) for name in ("nodes", "links", "trains"))
    bonuses, rules = _optional(record, "bonuses", list), _optional(record, "rules", dict)
    ghan_nodes = _mask(_optional(rules, "ghan_nodes", list), "ghan_nodes", len(nodes))
    groups: dict[str, int] = {}
    return Problem(
        stops=_each("node", nodes, lambda node: _stop(node, len(trains), groups)),
        links=_each("link", links, lambda link: _link(link, len(nodes))),
        trains=_each("train", trains, lambda train: _train(train, ghan_nodes)),
        needs=_needs(rules, trains, len(nodes)),
        bonuses=_each("bonus", bonuses, lambda bonus: _bonus(bonus, len(nodes), len(trains))),
    )


def _each(what: str, records: Iterable[Record], read: Callable[[Record], T]) -> tuple[T, ...]:
    """Read all records of a list; complaints name the one that is wrong."""
    result = []
    for number, record in enumerate(records):
        try:
            if not isinstance(record, Mapping):
                raise ValueError("is no object")
            result.append(read(record))
        except ValueError as error:
            raise ValueError(f"{what} {number}: {error}") from None
    return tuple(result)


def _optional(record: Record, name: str, kind: type[T]) -> T:
    """A list or object that is empty if it is not there."""
    return _typed(record[name], name, kind) if record.get(name) is not None else kind()


def _part(record: Record, name: str, kind: type[T]) -> T:
    """A field that must be there."""
    if name not in record:
        raise ValueError(f"{name!r} is missing")
    return _typed(record[name], name, kind)


def _typed(value: object, name: str, kind: type[T]) -> T:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ValueError(f"{name!r} should be {kind.__name__}, but is {value!r}")
    return value


def _count(record: Record, name: str, default: int | None = None) -> int:
    """A number that is not negative."""
    if default is not None and name not in record:
        return default
    number = _part(record, name, int)
    if number < 0:
        raise ValueError(f"{name!r} is negative")
    return number


def _named(record: Record, name: str, table: Mapping[str, T]) -> T:
    word = _part(record, name, str)
    if word not in table:
        raise ValueError(f"{name!r} is {word!r}, but should be one of {', '.join(table)}")
    return table[word]


def _mask(numbers: object, name: str, size: int | None = None) -> int:
    """A list of numbers as a bitmask."""
    mask = 0
    for number in _typed(numbers, name, list):
        if _typed(number, name, int) < 0 or (size is not None and number >= size):
            raise ValueError(f"{name!r} has no number {number}")
        mask |= 1 << number
    return mask


def _stop(node: Record, trains: int, groups: dict[str, int]) -> Stop:
    revenue = tuple(_typed(amount, "revenue", int) for amount in _part(node, "revenue", list))
    if len(revenue) != trains:
        raise ValueError(f"'revenue' has {len(revenue)} numbers for {trains} trains")
    mask = 0
    for group in _optional(node, "groups", list):
        mask |= groups.setdefault(str(group), 1 << len(groups))
    return Stop(
        worth=revenue,
        own=bool(node.get("token")),
        blocked=bool(node.get("blocked")),
        kind=_named(node, "type", _STOP_KINDS),
        weight=_count(node, "visit_cost", 1),
        groups=mask,
    )


def _link(link: Record, nodes: int) -> Link:
    a, b = _count(link, "a"), _count(link, "b")
    if max(a, b) >= nodes:
        raise ValueError(f"there is no node {max(a, b)}")
    track = _mask(_part(link, "res", list), "res")
    if a == b or not track:
        raise ValueError("joins a node with itself" if a == b else "uses no track")
    return Link(
        a=a,
        b=b,
        track=track,
        hexes=_count(link, "hex_edges", max(len(_optional(link, "hexes", list)) - 1, 0)),
        gauge=_named(link, "gauge", _GAUGES) if "gauge" in link else Gauge.STANDARD,
        changes=_count(link, "gauge_changes", 0),
        end_a=bool(link.get("end_a")),
        end_b=bool(link.get("end_b")),
    )


def _train(train: Record, ghan_nodes: int) -> Train:
    kind = _named(train, "kind", _TRAIN_KINDS)
    if kind is GHAN:
        return Train(kind, ends=ghan_nodes)
    reach = _count(train, "limit")
    if kind is CITIES:
        return Train(kind, reach, allowance=_count(train, "gauge_free", 0))
    if kind is PLUS:
        return Train(kind, reach, allowance=_count(train, "towns"))
    if kind is EXPRESS:
        return Train(kind, reach, pays=_count(train, "pay"), pays_towns=_count(train, "towns_pay", ENDLESS))
    if kind is HEX:
        cost = _part(train, "cost", dict)
        barred = 1 << Gauge.MIXED | bool(train.get("no_narrow")) << Gauge.NARROW
        standard, narrow, dual = _count(cost, "broad"), _count(cost, "narrow"), _count(cost, "dual")
        return Train(kind, reach, hex_costs=(standard, narrow, dual, 0), barred=barred)
    return Train(kind, reach)


def _needs(rules: Record, trains: list[Record], nodes: int) -> tuple[Need, ...]:
    """The port rule, if the record has ports: it holds for trains that count hexes."""
    hex_trains = sum(1 << i for i, train in enumerate(trains) if train.get("kind") == "hex")
    ports = _mask(_optional(rules, "port_nodes", list), "port_nodes", nodes)
    return (Need(_PORT_STOPS, EVERY, ports, hex_trains),) if ports and hex_trains else ()


def _bonus(bonus: Record, nodes: int, trains: int) -> Bonus:
    stops = _mask(_part(bonus, "nodes", list), "nodes", nodes)
    served = _mask(_part(bonus, "trains", list), "trains", trains)
    kind = _part(bonus, "kind", str)
    if kind == "repeat":
        return Bonus(stops, repeats=True, trains=served)
    if kind == "once":
        return Bonus(stops, (0, _count(bonus, "value")), trains=served)
    if kind != "count":
        raise ValueError(f"'kind' is {kind!r}, but should be one of count, once, repeat")
    table = tuple(_typed(amount, "table", int) for amount in _part(bonus, "table", list))
    if not table or table[0]:
        raise ValueError("'table' should begin with 0, for a run that visits none")
    return Bonus(stops, table, trains=served)
