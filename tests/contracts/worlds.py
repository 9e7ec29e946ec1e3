"""Where the steps are looked at: positions of random play on the made-up title, and a few of every real one.

On the made-up title a verb is picked first, then one of its choices, so that rare verbs are not drowned by common ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random

import tresham
from tests.contracts import rare
from tests.contracts.exchange import exchange
from tests.islet import NAMES, PRIVATES, TRAINS, islet
from tresham.bots import FairBot
from tresham.core.action import Action
from tresham.core.cards import PrivateCompany
from tresham.core.event import Event
from tresham.core.game import Game
from tresham.core.ids import Party
from tresham.core.legal import with_number
from tresham.core.stage import Choice
from tresham.core.table import Table
from tresham.rules.floating import give_presidency
from tresham.titles import PROFILES, RULEBOOK, SHELF

LOTS = (
    *PRIVATES,
    PrivateCompany("YAK", "Yak Post", 40, 10, (), 20, 80),
    PrivateCompany("HM", "Harbour Master", 60, 10, brings="harbour"),
)
"""Three privates, so that there can be bids; the last one brings the presidency of C."""


def harbour(t: Table, player: Party) -> None:
    """The first owner of the Harbour Master is president of C."""
    give_presidency(t, t.title.corp("C"), player)


def start_islet(seed: int) -> Game:
    """The made-up title with an auction worth the name, and 4-trains that can be exchanged for 5-trains."""
    title = islet(privates=LOTS, trains=(*TRAINS[:-1], replace(TRAINS[-1], trade_in={"4": 200})))
    return Game.start(replace(title, effects={**title.effects, "harbour": harbour}), NAMES, seed)


def start_exchange(seed: int) -> Game:
    """The made-up title on which shares are bought back, prices protected and more tiles permitted."""
    return Game.start(exchange(), NAMES, seed)


def start_real(title: str, options: Sequence[str] = (), profile: str = RULEBOOK) -> Callable[[int], Game]:
    """A title of the shelf with as few players as it takes."""
    players = ("Ann", "Bob", "Eve", "Max")[: max(3, SHELF[title].seats[0])]
    return lambda seed: tresham.new(title, players, options=options, seed=seed, profile=profile)


class Curious:
    """Picks a verb, then a choice of it, then a number."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, game: Game) -> Action:
        verbs, chance = by_verb(game), self._chance
        choice = chance.choice(verbs[chance.choice(list(verbs))])
        return with_number(choice, chance.choice((choice.low, choice.high, chance.randint(choice.low, choice.high))))


@dataclass(frozen=True)
class World:
    """Which title, who plays there, and how many games of how many actions at most."""

    name: str
    start: Callable[[int], Game]
    player: Callable[[int], Curious | FairBot]
    games: int
    plies: int
    tried: int = 5
    """In so many positions for each verb, everything is tried that a player might do."""


@dataclass(frozen=True)
class Seen:
    """What random play has come to: positions by the step that had something on offer, and all kinds of events."""

    positions: dict[str, list[Game]] = field(default_factory=dict)
    events: set[type[Event]] = field(default_factory=set)


GAMES = {"1850": 2}
"""So many it takes until all verbs of a title were on offer; elsewhere one will do."""

WORLDS = {
    one.name: one
    for one in (
        World("islet", start_islet, Curious, games=16, plies=300),
        World("exchange", start_exchange, Curious, games=16, plies=300),
        *(World(title, start_real(title), FairBot, games=GAMES.get(title, 1), plies=600) for title in SHELF),
        *(
            World(f"{title}, all options, {profile}", start, Curious, games=8, plies=500, tried=1)
            for title, offer in SHELF.items()
            for profile in PROFILES
            for start in [start_real(title, offer.plain_options, profile)]
        ),
        *(
            World(f"{title}, {form}", start_real(title, (form,)), Curious, games=8, plies=500, tried=1)
            for title, offer in SHELF.items()
            for form in offer.forms
        ),
        World("rare", rare.start_rare, FairBot, games=len(rare.POSITIONS), plies=1),
    )
}


@lru_cache(maxsize=8)
def seen_in(world: str) -> Seen:
    """Play the games of a world, always the same ones; of each game one position for every verb is kept."""
    where, seen = WORLDS[world], Seen()
    for seed in range(where.games):
        game, player, chance = where.start(seed), where.player(seed), Random(seed)
        met: dict[str, list[Game]] = {}
        last = game.ply + where.plies
        while not game.over and game.ply < last:
            for name in by_verb(game):
                met.setdefault(name, []).append(game.copy())
            seen.events.update(type(event) for event in game.push(player.choose(game)))
        for name, games in met.items():
            seen.positions.setdefault(name, []).append(chance.choice(games))
    return seen


def by_verb(game: Game) -> dict[str, list[Choice]]:
    """The menu by the name of the step that offers it."""
    found: dict[str, list[Choice]] = {}
    for step, choice in game.legal_actions().by_step():
        found.setdefault(type(step).__name__, []).append(choice)
    return found
