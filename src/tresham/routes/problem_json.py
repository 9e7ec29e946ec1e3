"""Route problems as JSON: nodes (stops), links and trains by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tresham.routes.json_fields import Fields
from tresham.routes.problem import (
    CITIES,
    ENDLESS,
    EVERY,
    EXPRESS,
    GHAN,
    HEX,
    PLUS,
    Bonus,
    Need,
    Problem,
    RouteGauge,
    RouteLink,
    RouteStop,
    RouteStopKind,
    RouteTrain,
    RouteTrainKind,
)

T = TypeVar("T")

MOST_STOPS, MOST_LINKS, MOST_TRAINS, MOST_BONUSES = 500, 2000, 20, 100
"""Several times what the largest boards and the richest corporations have; whoever sends more sends no 18xx board."""
MOST_PIECES = 10_000
"""Track pieces are numbered below this, since each is a bit of every bitmask."""

_STOP_KINDS = {"city": RouteStopKind.CITY, "town": RouteStopKind.TOWN, "offboard": RouteStopKind.OFFBOARD}
_GAUGES = {
    "broad": RouteGauge.STANDARD,
    "narrow": RouteGauge.NARROW,
    "dual": RouteGauge.DUAL,
    "mixed": RouteGauge.MIXED,
}
_TRAIN_KINDS = {kind.name.lower(): kind for kind in RouteTrainKind}
_BONUS_KINDS = {kind: kind for kind in ("count", "once", "repeat")}
_PORT_STOPS = 3
"""A run that touches a port visits at least so many stops."""


def read_problem(record: object) -> Problem:
    """A problem from its JSON record; `ProblemRefused` says what is wrong with a malformed one."""
    whole = Fields(record, "problem")
    nodes, links = whole.rows("nodes", MOST_STOPS), whole.rows("links", MOST_LINKS)
    trains, bonuses = whole.rows("trains", MOST_TRAINS), whole.rows_if_any("bonuses", MOST_BONUSES)
    rules = whole.inner_if_any("rules")
    ghan_nodes, ports = _places(rules, "ghan_nodes", len(nodes)), _places(rules, "port_nodes", len(nodes))
    groups: dict[str | int, int] = {}
    fleet = _each(trains, "train", lambda train: _train(train, ghan_nodes))
    return Problem(
        stops=_each(nodes, "node", lambda node: _stop(node, len(trains), groups)),
        links=_each(links, "link", lambda link: _link(link, len(nodes))),
        trains=fleet,
        needs=_needs(fleet, ports),
        bonuses=_each(bonuses, "bonus", lambda bonus: _bonus(bonus, len(nodes), len(trains))),
    )


def _each(rows: list[object], part: str, read: Callable[[Fields], T]) -> tuple[T, ...]:
    """Read all objects of a list; complaints name the one that is wrong."""
    return tuple(read(Fields(row, part, at)) for at, row in enumerate(rows))


def _places(rules: Fields, name: str, nodes: int) -> int:
    """Nodes for which there is a rule, as a bitmask; none if the rule is not there."""
    return rules.mask(name, nodes) if rules.has(name) else 0


def _stop(node: Fields, trains: int, groups: dict[str | int, int]) -> RouteStop:
    revenue = node.amounts("revenue", MOST_TRAINS)
    if len(revenue) != trains:
        node.refuse("revenue_by_train", count=len(revenue), trains=trains)
    mask = 0
    for group in node.names("groups", MOST_STOPS):
        mask |= groups.setdefault(group, 1 << len(groups))
    if len(groups) > MOST_STOPS:
        node.refuse("too_many", field="groups", count=len(groups), most=MOST_STOPS)
    return RouteStop(
        worth=revenue,
        own=node.flag("token"),
        blocked=node.flag("blocked"),
        kind=node.word("type", _STOP_KINDS),
        weight=node.number("visit_cost", 1),
        groups=mask,
    )


def _link(link: Fields, nodes: int) -> RouteLink:
    a, b = link.index("a", nodes), link.index("b", nodes)
    track = link.mask("res", MOST_PIECES)
    if a == b:
        link.refuse("link_to_itself")
    if not track:
        link.refuse("link_without_track")
    return RouteLink(
        a=a,
        b=b,
        track=track,
        hexes=link.number("hex_edges", max(len(link.rows_if_any("hexes", MOST_PIECES)) - 1, 0)),
        gauge=link.word("gauge", _GAUGES) if link.has("gauge") else RouteGauge.STANDARD,
        changes=link.number("gauge_changes", 0),
        end_a=link.flag("end_a"),
        end_b=link.flag("end_b"),
    )


def _train(train: Fields, ghan_nodes: int) -> RouteTrain:
    kind = train.word("kind", _TRAIN_KINDS)
    if kind is GHAN:
        return RouteTrain(kind, ends=ghan_nodes)
    reach = train.number("limit")
    if kind is CITIES:
        return RouteTrain(kind, reach, allowance=train.number("gauge_free", 0))
    if kind is PLUS:
        return RouteTrain(kind, reach, allowance=train.number("towns"))
    if kind is EXPRESS:
        return RouteTrain(kind, reach, pays=train.number("pay"), pays_towns=train.number("towns_pay", ENDLESS))
    if kind is HEX:
        cost = train.inner("cost")
        barred = 1 << RouteGauge.MIXED | train.flag("no_narrow") << RouteGauge.NARROW
        standard, narrow, dual = cost.number("broad"), cost.number("narrow"), cost.number("dual")
        return RouteTrain(kind, reach, hex_costs=(standard, narrow, dual, 0), barred=barred)
    return RouteTrain(kind, reach)


def _needs(trains: tuple[RouteTrain, ...], ports: int) -> tuple[Need, ...]:
    """The port rule, if the record has ports: it holds for trains that count hexes."""
    hex_trains = sum(1 << at for at, train in enumerate(trains) if train.kind is HEX)
    return (Need(_PORT_STOPS, EVERY, ports, hex_trains),) if ports and hex_trains else ()


def _bonus(bonus: Fields, nodes: int, trains: int) -> Bonus:
    stops, served = bonus.mask("nodes", nodes), bonus.mask("trains", trains)
    kind = bonus.word("kind", _BONUS_KINDS)
    if kind == "repeat":
        return Bonus(stops, repeats=True, trains=served)
    if kind == "once":
        return Bonus(stops, (0, bonus.number("value")), trains=served)
    table = bonus.amounts("table", MOST_STOPS + 1)
    if not table or table[0]:
        bonus.refuse("table_start")
    return Bonus(stops, table, trains=served)
