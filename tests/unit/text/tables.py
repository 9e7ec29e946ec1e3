"""Games and samples for the tests of words."""

from __future__ import annotations

import importlib
import pkgutil
import random
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, get_type_hints

import tresham
from tresham.bots import NaiveBot
from tresham.core.action import Action, BuyPrivate, Run
from tresham.core.event import Event
from tresham.core.game import Game
from tresham.core.ids import FIRST_PLAYER, Cell, Cert, Party, PhaseId, Private, Train, TrainKind
from tresham.core.legal import with_number
from tresham.core.state import Life, Moment
from tresham.titles import PROFILES, SHELF
from tresham.track.ids import Hex, Lay, Slot, Stop

PLAYERS = ("Ann", "Bob", "Eve")


@dataclass(frozen=True)
class Setting:
    """What a game of the tests is played with, and how random it is."""

    title: str
    seed: int
    profile: str = "rulebook"
    whims: float = 1
    """How often somebody does anything at all; otherwise bots decide."""


SETTINGS = (
    *(Setting("1830", seed) for seed in range(4)),
    *(
        Setting(title, seed, profile, whims)
        for title in ("1848", "1849", "1850", "18CZ")
        for seed, whims in ((0, 1), (1, 0.15))
        for profile in PROFILES
    ),
)
"""Bots bring a game to its late phases, where players without a plan are ruined early."""


@cache
def random_game(setting: Setting) -> Game:
    """A game in which everybody does anything; deals are rare, or there would be nothing else.

    All but 1830 are played with all their options.
    """
    chance, bot = random.Random(setting.seed), NaiveBot(setting.seed)
    options = () if setting.title == "1830" else SHELF[setting.title].plain_options
    game = tresham.new(setting.title, PLAYERS, seed=setting.seed, profile=setting.profile, options=options)
    while not game.over and game.ply < 2500:
        if chance.random() >= setting.whims:
            game.push(bot.choose(game))
            continue
        kinds: dict[type[Action], list[Any]] = {}
        for choice in game.legal_actions().menu:
            kinds.setdefault(choice.action.__class__, []).append(choice)
        weights = [1 if kind.__name__ == "Offer" else 20 for kind in kinds]
        choice = chance.choice(kinds[chance.choices(list(kinds), weights)[0]])
        game.push(with_number(choice, chance.randint(choice.low, choice.high)))
    return game


def kinds_of(base: type[Any]) -> list[type[Any]]:
    """All concrete records derived from a base, wherever the engine and its titles define them."""
    for module in pkgutil.walk_packages(tresham.__path__, "tresham."):
        if module.name.split(".")[1] in ("core", "rules", "titles"):
            importlib.import_module(module.name)
    found, waiting = [], [base]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        # A dataclass with slots leaves a dead twin behind, which no module knows.
        known = getattr(importlib.import_module(kind.__module__), kind.__name__, None) is kind
        if known and kind is not base and not kind.__subclasses__():
            found.append(kind)
    return sorted(found, key=lambda kind: kind.__name__)


def loud_events() -> list[type[Event]]:
    return [kind for kind in kinds_of(Event) if kind.loud]


SAMPLES: dict[Any, Any] = {
    int: 2,
    tuple[int, ...]: (40, 100),
    str: "word",
    Moment: Moment.SET,
    Party: Party(FIRST_PLAYER),
    Party | None: Party(FIRST_PLAYER),
    tuple[Party, ...]: (Party(FIRST_PLAYER), Party(FIRST_PLAYER + 1)),
    tuple[tuple[Party, int], ...]: ((Party(FIRST_PLAYER), 20),),
    Cert: Cert(1),
    tuple[Cert, ...]: (Cert(1), Cert(2)),
    Private: Private(0),
    Private | None: Private(0),
    Cell: Cell(0),
    PhaseId: PhaseId(0),
    Train: Train(0),
    Train | None: Train(1),
    tuple[Train, ...]: (Train(0), Train(1)),
    tuple[Private, ...]: (Private(0), Private(1)),
    TrainKind: TrainKind(0),
    TrainKind | None: TrainKind(1),
    Life: Life.CLOSED,
    Hex: Hex(0),
    Stop: Stop(0),
    Slot: Slot(0),
    tuple[Slot, ...]: (Slot(0), Slot(1)),
    tuple[tuple[Slot, Slot], ...]: (),
    tuple[tuple[Hex, str, Party], ...]: (),
    Lay: Lay(0),
    tuple[Run, ...]: (Run(Train(0), (Stop(0), Stop(1)), ()),),
    Action: BuyPrivate(Party(FIRST_PLAYER), Private(0), 30),
}


def sample(kind: type[Any]) -> Any:
    """An event or action with something in every field."""
    hints = get_type_hints(kind)
    return kind(**{one.name: SAMPLES[hints[one.name]] for one in fields(kind)})
