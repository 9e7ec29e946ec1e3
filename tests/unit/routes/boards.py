"""Small boards for the tests of routes."""

from tresham.routes import Link, Problem, Run, Stop, StopKind, Train, TrainKind

CITY, TOWN, OFFBOARD = StopKind


def line(*stops: Stop, train: Train, **rest) -> Problem:
    """Stops in a row, each joined with the next by one link of one track piece; one train."""
    links = tuple(Link(i, i + 1, track=1 << i, hexes=1) for i in range(len(stops) - 1))
    return Problem(stops, links, (train,), **rest)


def whole_line(problem: Problem, train: int = 0) -> Run:
    """The run from the first stop of a line to the last."""
    return Run(train, tuple(range(len(problem.links))), tuple(range(len(problem.stops))))


def own(worth: int, kind: StopKind = CITY, **rest) -> Stop:
    """A stop with an own station."""
    return Stop((worth,), own=True, kind=kind, **rest)


def city(worth: int, **rest) -> Stop:
    return Stop((worth,), **rest)


def town(worth: int, **rest) -> Stop:
    return Stop((worth,), kind=TOWN, **rest)


def any_train(reach: int = 99) -> Train:
    """A train that counts stops, and reaches as far as needed."""
    return Train(TrainKind.STOPS, reach)
