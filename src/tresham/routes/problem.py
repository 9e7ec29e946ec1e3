"""A corporation's trains and the track they may use, as plain numbers: the question, and its answer.

Stops, links and trains are known by their index in the `Problem`. Sets of them, and sets of track pieces, are
bitmasks: bit `i` stands for number `i`, and `EVERY` holds them all.
"""

from __future__ import annotations

from enum import IntEnum

from ..record import record

EVERY = -1
ENDLESS = 9999


class RouteStopKind(IntEnum):
    """What a place is, as far as trains that count places care."""

    CITY = 0
    TOWN = 1
    OFFBOARD = 2


class RouteGauge(IntEnum):
    """How wide the track of a link is. `MIXED`: standard meets narrow between two stops; no train can follow."""

    STANDARD = 0
    NARROW = 1
    DUAL = 2
    MIXED = 3


class RouteTrainKind(IntEnum):
    """How a train counts its way, and what it is paid for.

    A gauge change counts as a stop worth nothing for the kinds that count stops: `STOPS`, `CITIES`, `PLUS`, `EXPRESS`.
    """

    STOPS = 0
    """At most `reach` stops, of any kind."""
    CITIES = 1
    """At most `reach` stops that are no towns; towns are free, and so are `allowance` gauge changes."""
    PLUS = 2
    """n+m: at most `reach` stops that are no towns, and `allowance` towns; more towns count like cities."""
    EXPRESS = 3
    """At most `reach` stops that are no towns. Its best `pays` places pay, at most `pays_towns` towns among them."""
    HEX = 4
    """Crosses hex borders worth at most `reach`; what a border costs depends on the gauge."""
    GHAN = 5
    """As long as it likes, from one of `ends`; earns that place and the best own station on the way."""
    SKIP_TOWNS = 6
    """Makes at most `reach` stops: both ends, every place that is no town, and the best towns with what is left."""
    SKIP_ANY = 7
    """Makes at most `reach` stops: both ends, and the best places in between."""


CITY, TOWN, OFFBOARD = RouteStopKind
STOPS, CITIES, PLUS, EXPRESS, HEX, GHAN, SKIP_TOWNS, SKIP_ANY = RouteTrainKind


@record(frozen=True, slots=True)
class RouteStop:
    """A place where trains stop: a city, a town, an off-board area."""

    worth: tuple[int, ...]
    """What it pays, by train of the problem; never less than nothing."""
    own: bool = False
    """The corporation has a station here."""
    blocked: bool = False
    """Full of foreign stations: a run may end here but not pass through."""
    kind: RouteStopKind = CITY
    weight: int = 1
    """As how many stops it counts (not for the trains that skip places)."""
    groups: int = 0
    """Of all the stops of one group a run may visit only one."""


@record(frozen=True, slots=True)
class RouteLink:
    """Plain track between two stops."""

    a: int
    b: int
    track: int
    """The track pieces it uses, at least one; none may be used twice."""
    hexes: int = 0
    """Hex borders crossed."""
    gauge: RouteGauge = RouteGauge.STANDARD
    changes: int = 0
    """Gauge changes crossed on the way."""
    end_a: bool = False
    """A run that uses this link begins or ends at `a`."""
    end_b: bool = False


@record(frozen=True, slots=True)
class RouteTrain:
    """One train: its kind, and the numbers on its card."""

    kind: RouteTrainKind
    reach: int = ENDLESS
    allowance: int = 0
    """The m of an n+m train; the gauge changes that a train which counts cities gets for free."""
    pays: int = ENDLESS
    pays_towns: int = ENDLESS
    hex_costs: tuple[int, int, int, int] = (1, 2, 1, 1)
    """What a hex border costs a `HEX` train, by gauge."""
    barred: int = 1 << RouteGauge.MIXED
    """Gauges it cannot use."""
    ends: int = 0
    """Where a `GHAN` train begins: one end of its run is one of these."""
    shares: bool = False
    """A guest: may use track that other trains use."""


@record(frozen=True, slots=True)
class Need:
    """A run that visits a stop of `when` (if 0: every run) must visit at least `least` of `stops`."""

    least: int
    stops: int = EVERY
    when: int = 0
    trains: int = EVERY


@record(frozen=True, slots=True)
class Bonus:
    """A run that visits k of `stops` earns `table[k]` more; beyond the table, its last entry. `table[0]` is 0.

    Thus `(0, 20)` is paid once however many are visited. If `repeats`, each visited one also pays a second time.
    No amount is less than 0. Express trains find bonuses at places that are no towns.
    """

    stops: int
    table: tuple[int, ...] = ()
    repeats: bool = False
    trains: int = EVERY


@record(frozen=True, slots=True)
class Problem:
    """What is the most these trains can earn here?"""

    stops: tuple[RouteStop, ...]
    links: tuple[RouteLink, ...]
    trains: tuple[RouteTrain, ...]
    needs: tuple[Need, ...] = ()
    bonuses: tuple[Bonus, ...] = ()


@record(frozen=True, slots=True)
class RouteRun:
    """One train's route: the links in order along the way, and the stops before, between and after them."""

    train: int
    links: tuple[int, ...]
    stops: tuple[int, ...]

    def from_lower_stop(self) -> RouteRun:
        """The same run; of its two directions the one that plans tell."""
        if self.stops and self.stops[0] > self.stops[-1]:
            return RouteRun(self.train, self.links[::-1], self.stops[::-1])
        return self


@record(frozen=True, slots=True)
class Plan:
    """A set of runs and its worth. No set is worth more than `bound`; if `proven`, this is the best there is."""

    runs: tuple[RouteRun, ...]
    worth: int
    proven: bool
    bound: int
