"""The best runs of a corporation's trains, with proof."""

from __future__ import annotations

from tresham.routes.halves import Effort, Layout
from tresham.routes.problem import Plan, Problem, Run
from tresham.routes.runs import Service, all_runs, best_run
from tresham.routes.sets import Chosen, Offer, Search, telling_pieces

__all__ = ["Plan", "Run", "solve"]


def solve(problem: Problem, budget: int | None = None) -> Plan:
    """The plan that earns most; of several such plans one with the fewest links, always the same.

    A `budget` (in nodes of the search, never in seconds) ends the search early: the plan is then the best one found,
    `bound` is what no plan can exceed, and `proven` says whether the two meet.

    >>> from tresham.routes import Link, Stop, Train, TrainKind
    >>> stops = Stop(worth=(30,), own=True), Stop(worth=(20,))
    >>> solve(Problem(stops, links=(Link(0, 1, track=0b1),), trains=(Train(TrainKind.STOPS, 2),))).worth
    50
    """
    effort, layout = Effort(budget), Layout(problem)
    twins: dict[object, list[int]] = {}
    for index, train in enumerate(problem.trains):
        twins.setdefault((train, _terms(problem, index)), []).append(index)
    fleets = [_Fleet(problem, layout, trains, effort) for trains in twins.values()]
    crowd = _Crowd(problem, [fleet for fleet in fleets if not fleet.train.shares], effort)
    runs, value, bound = crowd.runs(), crowd.value, crowd.bound
    for guests in fleets:
        if guests.train.shares:
            runs += [guests.service.run(guests.best, train) for train in guests.trains if guests.best]
            value += guests.value * len(guests.trains)
            bound += guests.bound * len(guests.trains)
    worth, most = -(-value // layout.scale), -(-bound // layout.scale)
    return Plan(tuple(sorted(runs, key=lambda run: run.train)), worth, worth == most, most)


def _terms(problem: Problem, index: int) -> tuple[object, ...]:
    """What distinguishes a train from others of its kind: two trains on the same terms are interchangeable."""
    return (
        tuple(stop.worth[index] for stop in problem.stops),
        tuple(need.trains >> index & 1 for need in problem.needs),
        tuple(bonus.trains >> index & 1 for bonus in problem.bonuses),
    )


class _Fleet:
    """Interchangeable trains, and the best run that one of them could make if it were alone on the board."""

    def __init__(self, problem: Problem, layout: Layout, trains: list[int], effort: Effort) -> None:
        self.trains = trains
        self.train = problem.trains[trains[0]]
        self.service = Service(problem, layout, trains[0], effort)
        self.best = best_run(self.service, 0, 0, effort)
        self.value = self.bound = self.best[0] if self.best else 0
        if effort.spent:
            worths = [stop.worth[trains[0]] for stop in problem.stops]
            self.bound = (sum(worths) + sum(self.service.credits)) * layout.scale


class _Crowd:
    """The trains that must keep off each other's track."""

    def __init__(self, problem: Problem, fleets: list[_Fleet], effort: Effort) -> None:
        self.fleets = sorted(fleets, key=lambda fleet: -fleet.value)
        self.bound = sum(fleet.bound * len(fleet.trains) for fleet in fleets)
        self.chosen = self._one_after_another(effort)
        self.value = sum(run[0] for _, run in self.chosen)
        if self.value == self.bound or effort.spent:
            return
        pieces = telling_pieces(problem)
        offers = []
        for fleet in self.fleets:
            # Even if all other trains make their best runs, this one must add at least so much to a better plan.
            floor = max(0, self.value - self.bound + fleet.bound)
            offers.append(Offer(all_runs(fleet.service, floor, effort), len(fleet.trains), pieces))
        search = Search(offers, self.value, effort)
        if search.best is not None:
            self.chosen, self.value = search.best, search.floor
        if not effort.spent:
            self.bound = self.value

    def _one_after_another(self, effort: Effort) -> Chosen:
        """Each train takes the best run that the trains before it have left."""
        chosen: Chosen = ()
        taken = 0
        for kind, fleet in enumerate(self.fleets):
            for _ in fleet.trains:
                run = best_run(fleet.service, 0, taken, effort) if taken else fleet.best
                if run is None:
                    break
                chosen = *chosen, (kind, run)
                taken |= run[1]
        return chosen

    def runs(self) -> list[Run]:
        """The chosen runs, handed to the trains of each kind in turn."""
        idle = [iter(fleet.trains) for fleet in self.fleets]
        return [self.fleets[kind].service.run(joined, next(idle[kind])) for kind, joined in self.chosen]
