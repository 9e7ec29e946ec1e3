"""Ways between the stops that somebody has clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from ..core.action import Run
from ..core.ids import Party, Train
from ..core.illegal import Illegal
from ..core.table import Table
from ..rules.running import runs_worth
from ..track.ids import Gauge, Side, Stop
from ..track.links import links

Leg = tuple[Side, ...]
Ways = dict[tuple[Stop, Stop], list[tuple[Leg, Gauge]]]

WAYS_A_RUN = 48
"""So many ways are tried for a run; nobody draws one that needs more."""
SETS = 4000
"""And so many sets of runs."""


def fill_in(t: Table, corp: Party, runs: Sequence[Run]) -> tuple[Run, ...]:
    """The same runs, each with a way from stop to stop: the shortest that the train can make over track that no other
    uses, if there is such a way.

    Legs that are there already are left alone. Where two stops are not joined at all, a leg stays empty.
    """
    ways = _ways(t)
    choices = [[run] if run.legs or len(run.stops) < 2 else _drawn(t, corp, run, ways) for run in runs]
    most = max(2, int(SETS ** (1 / max(1, len(choices)))))
    guests = frozenset(run.train for run in runs if t.title.trains[t.state.faces[run.train]].route.shares)
    found = _apart([several[:most] for several in choices], frozenset(), guests)
    return found if found is not None else tuple(several[0] for several in choices)


def _ways(t: Table) -> Ways:
    """All links on the board, in both directions: why a run over one is refused is for the rules to say."""
    found: Ways = {}
    for link in links(t.title.atlas, t.state.board.lays):
        found.setdefault((link.a, link.b), []).append((link.sides, link.gauge))
        found.setdefault((link.b, link.a), []).append((link.sides[::-1], link.gauge))
    return found


def _drawn(t: Table, corp: Party, run: Run, ways: Ways) -> list[Run]:
    """A run over each way that it may take, the shortest first; if it may take none, over the shortest all the same."""
    legs = [
        sorted(ways.get(pair, [((), Gauge.STANDARD)]), key=lambda way: _length(t, run.train, *way))
        for pair in zip(run.stops, run.stops[1:], strict=False)
    ]
    tried = [replace(run, legs=way) for way in islice(_combined([[leg for leg, _ in one] for one in legs]), WAYS_A_RUN)]
    legal = [one for one in tried if _is_legal(t, corp, one)]
    return legal or [replace(run, legs=tuple(several[0][0] for several in legs))]


def _length(t: Table, train: Train, leg: Leg, gauge: Gauge) -> tuple[int, int]:
    """How much of its reach a train uses up; a gauge that it cannot run on comes last."""
    crossings = t.title.trains[t.state.faces[train]].route.crossings
    cost = 1 if crossings is None else crossings.get(gauge, len(leg))
    return cost * len(leg) // 2, len(leg)


def _combined(legs: Sequence[Sequence[Leg]], taken: frozenset[Side] = frozenset()) -> Iterator[tuple[Leg, ...]]:
    """One leg of each row, no hexside twice; the first of each row first."""
    if not legs:
        yield ()
        return
    for leg in legs[0]:
        if taken.isdisjoint(leg):
            for rest in _combined(legs[1:], taken.union(leg)):
                yield (leg, *rest)


def _is_legal(t: Table, corp: Party, run: Run) -> bool:
    try:
        runs_worth(t, corp, (run,))
    except Illegal:
        return False
    return True


def _apart(
    choices: Sequence[Sequence[Run]], taken: frozenset[Side], guests: frozenset[Train]
) -> tuple[Run, ...] | None:
    """One way for each run, so that no two use the same hexside; guests may use any."""
    if not choices:
        return ()
    for run in choices[0]:
        sides = [] if run.train in guests else [side for leg in run.legs for side in leg]
        if taken.isdisjoint(sides):
            rest = _apart(choices[1:], taken.union(sides), guests)
            if rest is not None:
                return (run, *rest)
    return None
