"""The best set of runs: one run for each train, no piece of track used twice.

Each kind of train brings a list of runs, best first. A set of runs from one list is a bitmask of positions in it, so
"the runs that are still possible" costs a few machine words, and the best of them is the lowest bit.
"""

from __future__ import annotations

from typing import TypeAlias

from tresham.routes.bitmasks import bits, index_of
from tresham.routes.half_runs import Effort
from tresham.routes.problem import Problem
from tresham.routes.runs import Joined

Chosen: TypeAlias = "tuple[tuple[int, Joined], ...]"
"""Runs, each with the number of its list."""


class RunList:
    """The runs that trains of one kind may choose from, best first."""

    def __init__(self, runs: list[Joined], trains: int, pieces: int) -> None:
        self.runs, self.trains = runs, trains
        self.values = [run[0] for run in runs]
        self.all = (1 << len(runs)) - 1
        self.pieces = pieces
        self.users = index_of([run[1] & pieces for run in runs])

    def without(self, runs: int, track: int) -> int:
        """Those of a set of runs that do not use this track."""
        clash = 0
        for piece in bits(track & self.pieces):
            clash |= self.users.get(piece, 0)
        return runs & ~clash

    def best(self, runs: int) -> int:
        """The value of the best run of a set."""
        return self.values[(runs & -runs).bit_length() - 1] if runs else 0


def telling_pieces(problem: Problem) -> int:
    """Enough track pieces to tell which links clash: of pieces used by the very same links, one will do."""
    users: dict[int, int] = {}
    for number, link in enumerate(problem.links):
        for piece in bits(link.track):
            users[piece] = users.get(piece, 0) | 1 << number
    by_users = {links: piece for piece, links in users.items()}
    return sum(by_users.values())


class Search:
    """Tries the sets of runs that may be worth more than `floor`; keeps the best."""

    def __init__(self, offers: list[RunList], floor: int, effort: Effort) -> None:
        self.offers, self.floor, self.effort = offers, floor, effort
        self.best: Chosen | None = None
        self._fill(0, offers[0].trains, 0, (), [offer.all for offer in offers])

    def _fill(self, kind: int, trains: int, value: int, chosen: Chosen, possible: list[int]) -> None:
        """Find runs for `trains` trains of this kind, and for all trains of the kinds after it."""
        offers, effort = self.offers, self.effort
        offer, runs = offers[kind], possible[kind]
        later = 0
        for at in range(kind + 1, len(offers)):
            later += offers[at].best(possible[at]) * offers[at].trains
        if trains == 1 and kind + 1 == len(offers):
            self._close(kind, value, chosen, runs)
            return
        while runs:
            lowest = runs & -runs
            runs ^= lowest
            run = offer.runs[lowest.bit_length() - 1]
            if value + run[0] * trains + later <= self.floor:
                return  # the rest of the list is worth even less, and idle trains are worth nothing
            if effort.left <= 0:
                effort.spent = True
                break
            effort.left -= 1
            left = [0] * kind
            left.append(offer.without(runs, run[1]) if trains > 1 else 0)
            left += [offers[at].without(possible[at], run[1]) for at in range(kind + 1, len(offers))]
            if trains > 1:
                self._fill(kind, trains - 1, value + run[0], (*chosen, (kind, run)), left)
            else:
                self._fill(kind + 1, offers[kind + 1].trains, value + run[0], (*chosen, (kind, run)), left)
        if kind + 1 < len(offers):
            self._fill(kind + 1, offers[kind + 1].trains, value, chosen, possible)
        elif value > self.floor:
            self.floor, self.best = value, chosen

    def _close(self, kind: int, value: int, chosen: Chosen, runs: int) -> None:
        """The last train takes the best run that is left."""
        if runs:
            run = self.offers[kind].runs[(runs & -runs).bit_length() - 1]
            value, chosen = value + run[0], (*chosen, (kind, run))
        if value > self.floor:
            self.floor, self.best = value, chosen
