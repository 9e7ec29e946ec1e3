"""The best runs of a corporation's trains, with proof."""

from __future__ import annotations

from collections.abc import Sequence

from tresham.routes.half_runs import Effort, FootLayout
from tresham.routes.last_runs import given_back, known_runs, last_tracks, worth_now
from tresham.routes.problem import Plan, Problem, RouteRun
from tresham.routes.ranking import Ranking
from tresham.routes.run_sets import Chosen, RunList, Search, telling_pieces
from tresham.routes.runs import Service, all_runs, best_run

__all__ = ["Plan", "RouteRun", "solve"]


def solve(problem: Problem, budget: int | None = None, last: Sequence[RouteRun] = ()) -> Plan:
    """The plan that earns most.

    Of several such plans it is the one that changes least of what the trains did the `last` time, counted in pieces
    of track; of those, one that uses the fewest pieces; and always the same one. If the last runs are still possible
    and nothing earns more, they are the plan. Runs of trains that are gone do not count, nor do links that are gone.

    A `budget` (in nodes of the search, never in seconds) ends the search early: the plan is then the best one found,
    the last runs among them, `bound` is what no plan can exceed, and `proven` says whether the two meet.

    >>> from tresham.routes import RouteLink, RouteStop, RouteTrain, RouteTrainKind
    >>> stops = RouteStop(worth=(30,), own=True), RouteStop(worth=(20,))
    >>> links, trains = (RouteLink(0, 1, track=0b1),), (RouteTrain(RouteTrainKind.STOPS, 2),)
    >>> solve(Problem(stops, links, trains)).worth
    50
    """
    last = known_runs(problem, last)
    layout, effort = FootLayout(problem), Effort(budget)
    ranking = Ranking(layout.pieces, len(problem.trains), remembers=bool(last))
    fleets = _fleets(problem, layout, ranking, last_tracks(problem, last), effort)
    runs, value, bound = _best(problem, fleets, effort)
    worth, most = ranking.worth(value), ranking.worth(bound)
    if last:
        kept = worth_now(problem, last)
        if kept is not None and kept >= worth:
            runs, worth = list(last), kept
        else:
            runs = given_back(problem, runs, last, worth)
    return Plan(tuple(sorted(runs, key=lambda run: run.train)), worth, worth == most, most)


def _fleets(problem: Problem, layout: FootLayout, ranking: Ranking, tracks: list[int], effort: Effort) -> list[_Fleet]:
    """The trains, interchangeable ones together; `tracks` says by train to which track it rather keeps."""
    twins: dict[object, list[int]] = {}
    for index, train in enumerate(problem.trains):
        twins.setdefault((train, tracks[index], _terms(problem, index)), []).append(index)
    fleets = []
    for trains in twins.values():
        service = Service(problem, layout, ranking, trains[0], tracks[trains[0]], effort)
        fleets.append(_Fleet(service, trains, effort))
    return fleets


def _best(problem: Problem, fleets: list[_Fleet], effort: Effort) -> tuple[list[RouteRun], int, int]:
    """The best runs that were found, their value, and what no value exceeds."""
    crowd = _Crowd(problem, [fleet for fleet in fleets if not fleet.guests], effort)
    runs, value, bound = crowd.runs(), crowd.value, crowd.bound
    for fleet in fleets:
        if fleet.guests:
            runs += [fleet.service.run(fleet.best, train) for train in fleet.trains if fleet.best]
            value += fleet.value * len(fleet.trains)
            bound += fleet.bound * len(fleet.trains)
    return runs, value, bound


def _terms(problem: Problem, index: int) -> tuple[object, ...]:
    """What distinguishes a train from others of its kind: two trains on the same terms are interchangeable."""
    return (
        tuple(stop.worth[index] for stop in problem.stops),
        tuple(need.trains >> index & 1 for need in problem.needs),
        tuple(bonus.trains >> index & 1 for bonus in problem.bonuses),
    )


class _Fleet:
    """Interchangeable trains, and the best run that one of them could make if it were alone on the board."""

    def __init__(self, service: Service, trains: list[int], effort: Effort) -> None:
        self.service, self.trains, self.guests = service, trains, service.train.shares
        self.best = best_run(service, 0, 0, effort)
        self.value = self.bound = self.best[0] if self.best else 0
        if effort.spent:
            self.bound = service.most_value()


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
            offers.append(RunList(all_runs(fleet.service, floor, effort), len(fleet.trains), pieces))
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

    def runs(self) -> list[RouteRun]:
        """The chosen runs, handed to the trains of each kind in turn."""
        idle = [iter(fleet.trains) for fleet in self.fleets]
        return [self.fleets[kind].service.run(joined, next(idle[kind])) for kind, joined in self.chosen]
