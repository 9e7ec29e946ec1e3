"""A second opinion on puzzles: searches that share nothing with the solvers but the rules of the game.

Runs are listed one by one and judged by the referee of route problems; sets of them are tried until no better one is
possible. Tiles are not taken from a menu: every tile is tried on every hex, every way round. Sales are not taken from
a menu either: every handful of certificates is offered to the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from tests.unit.routes.referee import worth_of_run
from tresham.core.action import BuyTrain, LayTile, SellShares
from tresham.core.game import Game
from tresham.core.ids import BANK, NOBODY, Cert, Party, Train
from tresham.core.illegal import Illegal
from tresham.core.trial import try_out
from tresham.puzzles.puzzle import PuzzleKind, Solution, Subject
from tresham.routes import Problem, RouteRun
from tresham.rules.running import question
from tresham.track.ids import Hex, Lay

MOST_WAYS = 1_500
MOST_WAYS_WITH_TILES = 250
MOST_SETS = 60_000
"""What takes longer than so much is no puzzle that can be shipped."""


class TooLarge(Exception):
    """It would take too long to be sure."""


# --- runs ------------------------------------------------------------------------------------------------------------


def ways(problem: Problem, most: int = MOST_WAYS) -> list[RouteRun]:
    """Every way from stop to stop that comes to no stop twice and uses no track twice, in one direction."""
    leaving: dict[int, list[tuple[int, int, int]]] = {}
    for number, link in enumerate(problem.links):
        leaving.setdefault(link.a, []).append((number, link.b, link.track))
        leaving.setdefault(link.b, []).append((number, link.a, link.track))
    found: list[RouteRun] = []
    waiting: list[tuple[tuple[int, ...], tuple[int, ...], int]]
    waiting = [((), (start,), 0) for start in range(len(problem.stops))]
    while waiting:
        links, stops, taken = waiting.pop()
        if stops[0] < stops[-1]:
            found.append(RouteRun(0, links, stops))
        if len(found) + len(waiting) > most:
            raise TooLarge("ways")
        for number, there, track in leaving.get(stops[-1], ()):
            if there not in stops and not track & taken:
                waiting.append(((*links, number), (*stops, there), taken | track))
    return found


@lru_cache(maxsize=512)
def most_revenue(problem: Problem, most: int = MOST_WAYS) -> int:
    """The most that all trains together can earn."""
    guests, offers = 0, []
    routes = ways(problem, most)
    for train in range(len(problem.trains)):
        by_track: dict[int, int] = {}
        for way in routes:
            worth = worth_of_run(problem, RouteRun(train, way.links, way.stops))
            if worth:
                track = 0
                for link in way.links:
                    track |= problem.links[link].track
                by_track[track] = max(worth, by_track.get(track, 0))
        if problem.trains[train].shares:
            guests += max(by_track.values(), default=0)
        else:
            offers.append(sorted(by_track.items(), key=lambda offer: -offer[1]))
    return guests + _best_set(offers)


def _best_set(offers: list[list[tuple[int, int]]]) -> int:
    """The best choice of one run a train, or none, over track of their own; the scarcest trains choose first."""
    offers = sorted((one for one in offers if one), key=len)
    hopes = [0]
    for one in reversed(offers):
        hopes.append(hopes[-1] + one[0][1])
    hopes.reverse()
    best, steps = 0, 0

    def choose(train: int, taken: int, earned: int) -> None:
        nonlocal best, steps
        best = max(best, earned)
        if train == len(offers):
            return
        for track, worth in offers[train]:
            if earned + worth + hopes[train + 1] <= best:
                break
            steps += 1
            if steps > MOST_SETS:
                raise TooLarge("sets")
            if not track & taken:
                choose(train + 1, taken | track, earned + worth)
        if earned + hopes[train + 1] > best:
            choose(train + 1, taken, earned)

    choose(0, 0, 0)
    return best


# --- tiles -----------------------------------------------------------------------------------------------------------


def tile_revenues(game: Game, corp: Party) -> dict[LayTile, int]:
    """By tile that may be laid: what the trains earn then. Every tile is tried everywhere, every way round."""
    atlas, found = game.title.atlas, {}
    for hex in range(len(atlas.hexes)):
        for lay in range(len(atlas.tiles) * 6):
            action = LayTile(corp, Hex(hex), Lay(lay))
            try:
                table = try_out(game.title, game.state, action).table
            except Illegal:
                continue
            found[action] = most_revenue(question(table, corp).problem, MOST_WAYS_WITH_TILES)
    return found


# --- sales -----------------------------------------------------------------------------------------------------------


def handfuls(game: Game, player: Party, corp: Party) -> Iterator[SellShares]:
    """Every set of certificates that a player might try to sell, with every number of shares it might stand for.

    Of certificates of the same size one is as good as the other, but for the president's.
    """
    title, first = game.title, game.title.presidents_cert(corp)
    own = [Cert(cert) for cert in title.certs_of[corp] if game.state.certs[cert] == player]
    seen = set()
    for count in range(1, len(own) + 1):
        for certs in combinations(own, count):
            kind = tuple(sorted((title.cert_size[cert], cert == first) for cert in certs))
            if kind not in seen:
                seen.add(kind)
                total = sum(title.cert_size[cert] for cert in certs)
                for shares in range(1, total + 1):
                    yield SellShares(player, certs, shares)


def after_sales(game: Game, player: Party, corps: tuple[Party, ...]) -> Iterator[tuple[Game, int]]:
    """Every position that sales of these corporations lead to, with the number of shares sold."""
    waiting, seen = [(game, 0)], {(game.state, 0)}
    while waiting:
        here, sold = waiting.pop()
        yield here, sold
        for corp in corps:
            for sale in handfuls(here, player, corp):
                there = here.copy()
                try:
                    there.push(sale)
                except Illegal:
                    continue
                if (there.state, sold + sale.shares) not in seen:
                    seen.add((there.state, sold + sale.shares))
                    waiting.append((there, sold + sale.shares))


def fewest_shares(game: Game, player: Party, corp: Party) -> int | None:
    """The fewest shares after whose sale somebody else is president; none if no number will do."""
    numbers = []
    for here, sold in after_sales(game, player, (corp,)):
        if here.table().president(corp) not in (player, NOBODY):
            numbers.append(sold)
    return min(numbers, default=None)


def can_be_saved(game: Game, player: Party, corp: Party) -> bool:
    """Is there a line of sales after which a train of the bank can be paid for?"""
    for here, _ in after_sales(game, player, tuple(game.title.corps)):
        for train, owner in enumerate(here.state.trains):
            kind = here.state.faces[train]
            if owner == BANK:
                price = here.title.trains[kind].price
                if BuyTrain(corp, Train(train), price) in here.legal_actions():
                    return True
    return False


# --- puzzles ---------------------------------------------------------------------------------------------------------


def disagreement(kind: PuzzleKind, game: Game, subject: Subject, solution: Solution) -> str | None:
    """What a second opinion has against the solution of a puzzle, if anything."""
    corp, player = subject.corp, subject.player
    if kind is PuzzleKind.TILE:
        return _doubt_about_tile(tile_revenues(game, corp), solution)
    best: object
    if kind is PuzzleKind.RUNS:
        best = most_revenue(question(game.table(), corp).problem)
    elif kind is PuzzleKind.DUMP:
        best = fewest_shares(game, player, corp)
    else:
        best = int(can_be_saved(game, player, corp))
    return None if best == solution.best else f"the best is {best}, not {solution.best}"


def _doubt_about_tile(revenues: dict[LayTile, int], solution: Solution) -> str | None:
    best = max(revenues.values())
    lower = max(one for one in revenues.values() if one < best)
    winners = sum(one == best for one in revenues.values())
    found = best, lower, winners, len(revenues)
    told = solution.best, solution.runner_up, solution.equal, solution.tried
    return None if found == told else f"{found}, not {told}"
