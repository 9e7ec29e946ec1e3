"""What `tresham bench` measures, and how. Each figure has a budget; a ratio above 1 is over budget."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from types import ModuleType

from ..core import saved
from ..core.action import LayTile, RunTrains
from ..core.game import Game, Node
from ..core.ids import Party
from ..core.table import Table
from ..routes.problem import Problem
from ..routes.solve import solve
from ..rules import network, running, surveying
from ..titles import PLATFORM, RULEBOOK, SHELF, build
from ..track import links, reach
from .bot_games import derived_seed, moves, start
from .stopwatch import Stopwatch, now

SEED = 1830
GAMES = (
    ("1830", "naive", 3, RULEBOOK),
    ("1830", "naive", 4, PLATFORM),
    ("1830", "random", 3, RULEBOOK),
    ("1830", "random", 4, PLATFORM),
    ("1830", "random", 5, RULEBOOK),
    ("1830", "random", 3, PLATFORM),
    ("1830", "random", 6, PLATFORM),
    ("1849", "naive", 4, RULEBOOK),
)
"""Title, bot, number of players and profile of each sample game. The last one is for the menus of tile lays."""


@dataclass(frozen=True)
class Figure:
    """One measured figure with its budget."""

    name: str
    value: float
    unit: str
    budget: float
    more_is_better: bool = False
    slowness: float = 1.0
    """How much longer than on the reference machine, for which the budgets are, anything takes here."""

    @property
    def ratio(self) -> float:
        """How much of the budget is used, as it would be on the reference machine."""
        if not self.value:
            return 0.0
        return (self.budget / self.value if self.more_is_better else self.value / self.budget) / self.slowness

    @property
    def kept(self) -> bool:
        """Is the budget kept?"""
        return self.ratio <= 1


REFERENCE = 420.0
"""What the calibration loop takes on the machine that the budgets are for, in µs."""

TRIES = 7
"""How often a game is replayed; what disturbs only ever slows down."""


@dataclass(frozen=True)
class Sample:
    """A game that was played for the measurement."""

    bot: str
    game: Game
    seconds: float
    """What playing took, menus included, routes aside."""


def calibration() -> float:
    """A fixed loop of plain Python, in µs: divide by it to compare two machines."""
    return _best(lambda: sum(number * number & 7 for number in range(10_000)), 25) * 1e6


def sample_games(title: str | None) -> Sequence[tuple[str, str, int, str]]:
    """The games to be measured; for one title, the same tables with as many players as it takes."""
    if title is None:
        return GAMES
    most = SHELF[title].seats[-1] if title in SHELF else 0
    return [(title, bot, min(seats, most), profile) for _, bot, seats, profile in GAMES]


def play_samples(title: str | None = None) -> list[Sample]:
    """A handful of games, always the same."""
    made = []
    for number, (key, bot, seats, profile) in enumerate(sample_games(title)):
        seed, watch = derived_seed(SEED, number), Stopwatch()
        with watch.running():
            begun = now()
            game = start(key, seats, (), seed, profile)
            for _ in moves(game, bot, seed):
                pass
            made.append(Sample(bot, game, now() - begun - watch.solving))
    return made


def all_figures(samples: list[Sample]) -> list[Figure]:
    """Every figure of the table of budgets."""
    for_menus = samples[-1:]
    samples = samples[:-1]
    longest = max((one.game for one in samples), key=lambda game: game.ply)
    times = sorted(took for _, took in _replayed(samples))
    site = [one for one in samples if one.game.title.profile == PLATFORM]
    rulebook = [one for one in samples if one not in site]
    solving = sorted(_solve_times(samples))
    random = [one.seconds for one in samples if one.bot == "random"]
    return [
        Figure("copy", _best(lambda: [longest.copy() for _ in range(1000)], 20) / 1000 * 1e6, "µs", 1),
        Figure("pop", _pop_time(longest) * 1e6, "µs", 1),
        Figure("push, median", median(times) * 1e6, "µs", 25),
        Figure("push, p99", p99(times) * 1e6, "µs", 1000),
        Figure("replay, profile 18xx.games", _replay_speed(site), "actions/s", 20_000, more_is_better=True),
        Figure("replay, profile rulebook", _replay_speed(rulebook), "actions/s", 20_000, more_is_better=True),
        Figure("reach, full map", median(_reach_times(samples)) * 1e6, "µs", 100),
        Figure("menu of LayingTrack, late", median(_menu_times(for_menus)) * 1e3, "ms", 3),
        Figure("random game, menus included", median(random), "s", 1),
        Figure("load of 500 actions", _load_time(longest) * 1e3, "ms", 5),
        Figure("solve, median", median(solving) * 1e3, "ms", 0.2),
        Figure("solve, p99", p99(solving) * 1e3, "ms", 5),
    ]


def pushes_by_kind(samples: list[Sample]) -> dict[str, dict[str, float]]:
    """By kind of action: how many there were, median and p99 of a push in µs."""
    kinds: dict[str, list[float]] = {}
    for kind, took in _replayed(samples):
        kinds.setdefault(kind, []).append(took * 1e6)
    return {
        kind: {"count": len(times), "median": round(median(times), 1), "p99": round(p99(sorted(times)), 1)}
        for kind, times in sorted(kinds.items())
    }


# --- how each is measured --------------------------------------------------------------------------------------------


def _best(work: Callable[[], object], times: int) -> float:
    """The fastest of several tries, in seconds: what disturbs only ever slows down."""
    found = []
    for _ in range(times):
        begun = now()
        result = work()
        found.append(now() - begun)
        del result  # what was made is thrown away after the clock was read
    return min(found)


def p99(ordered: list[float]) -> float:
    """What all but one in a hundred stay below; the numbers are in order."""
    return ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]


def _replayed(samples: list[Sample]) -> Iterator[tuple[str, float]]:
    """Every action of every game pushed again, the best of some tries: its kind and seconds."""
    for sample in samples:
        tries = [_replay_times(sample.game) for _ in range(TRIES)]
        for node, took in zip(sample.game.line()[1:], map(min, zip(*tries, strict=True)), strict=True):
            yield node.action.__class__.__name__, took


def _replay_times(game: Game) -> list[float]:
    """Seconds for every action of a game pushed again, nothing remembered from the time before."""
    watch = Stopwatch()
    _forget(network, running, surveying, links, reach)
    again = Game.start(game.title, game.players, game.seed)
    with watch.running():
        return [watch.push(again, node.action) for node in game.line()[1:] if node.action is not None]


def _replay_speed(samples: list[Sample]) -> float:
    """Actions a second."""
    times = [took for _, took in _replayed(samples)]
    return len(times) / sum(times)


def _forget(*modules: ModuleType) -> None:
    """Empty the caches of these modules; what they only borrow, such as the tables of a map, stays."""
    for module in modules:
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear") and thing.__module__ == module.__name__:
                thing.cache_clear()


def _pop_time(game: Game) -> float:
    """Seconds for one pop."""

    def back_to_start() -> None:
        cursor = game.copy()
        for _ in range(game.ply):
            cursor.pop()

    return _best(back_to_start, 20) / game.ply


def _decisions(samples: list[Sample], kind: type[LayTile | RunTrains]) -> Iterator[tuple[Game, Node]]:
    """The positions in the second half of the games in which such an action was chosen."""
    for sample in samples:
        for node in sample.game.line()[sample.game.ply // 2 :]:
            if isinstance(node.action, kind) and node.parent is not None:
                yield sample.game, node.parent


def _reach_times(samples: list[Sample]) -> list[float]:
    """The whole network of a corporation, computed anew."""
    times = []
    for game, node in _decisions(samples, LayTile):
        atlas, board, corp = game.title.atlas, node.state.board, _actor(game, node)
        here = network.stations(atlas, board, corp, 0)
        _forget(reach)
        begun = now()
        reach.reach(atlas, board.lays, here.own, here.full)
        times.append(now() - begun)
    return times


def _actor(game: Game, node: Node) -> Party:
    return Game(game.title, game.players, game.seed, node).actor


def _menu_times(samples: list[Sample]) -> list[float]:
    """The menu where a tile may be laid, nothing remembered but the title's own tables."""
    times = []
    for game, node in _decisions(samples, LayTile):
        _forget(network, reach)
        cursor = Game(game.title, game.players, game.seed, node)
        begun = now()
        assert cursor.legal_actions().menu
        times.append(now() - begun)
    return times


def _load_time(game: Game) -> float:
    """Seconds to load a saved game from its events, for 500 actions."""
    data = saved.save(game)
    return _best(lambda: saved.load(data, build), 10) / game.ply * 500


def _solve_times(samples: list[Sample]) -> list[float]:
    times = []
    for problem in problems(samples):
        begun = now()
        solve(problem)
        times.append(now() - begun)
    return times


def problems(samples: list[Sample]) -> list[Problem]:
    """The route problems of the games' second halves, each once."""
    found: dict[Problem, None] = {}
    for game, node in _decisions(samples, RunTrains):
        found[running.question(Table(game.title, node.state), _actor(game, node)).problem] = None
    return list(found)
