"""Small boards for the tests of routes."""

from tresham.routes import Problem, RouteLink, RouteRun, RouteStop, RouteStopKind, RouteTrain, RouteTrainKind

CITY, TOWN, OFFBOARD = RouteStopKind


def line(*stops: RouteStop, train: RouteTrain, **rest) -> Problem:
    """Stops in a row, each joined with the next by one link of one track piece; one train."""
    links = tuple(RouteLink(i, i + 1, track=1 << i, hexes=1) for i in range(len(stops) - 1))
    return Problem(stops, links, (train,), **rest)


def whole_line(problem: Problem, train: int = 0) -> RouteRun:
    """The run from the first stop of a line to the last."""
    return RouteRun(train, tuple(range(len(problem.links))), tuple(range(len(problem.stops))))


def own(worth: int, kind: RouteStopKind = CITY, **rest) -> RouteStop:
    """A stop with an own station."""
    return RouteStop((worth,), own=True, kind=kind, **rest)


def city(worth: int, **rest) -> RouteStop:
    return RouteStop((worth,), **rest)


def town(worth: int, **rest) -> RouteStop:
    return RouteStop((worth,), kind=TOWN, **rest)


def any_train(reach: int = 99) -> RouteTrain:
    """A train that counts stops, and reaches as far as needed."""
    return RouteTrain(RouteTrainKind.STOPS, reach)
