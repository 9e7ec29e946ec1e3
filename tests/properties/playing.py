"""Random games to look at: every title on the shelf, every number of players, both profiles, all sets of options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

import tresham
from tests.properties.invariants import check_state
from tresham.bots import FairBot
from tresham.core.action import EndGame
from tresham.core.agreeing import unwilling
from tresham.core.codec import Codec
from tresham.core.game import Game, Node
from tresham.core.illegal import Illegal
from tresham.core.title import Title
from tresham.titles import PROFILES, RULEBOOK, SHELF

NAMES = ("Ann", "Bob", "Eve", "Max", "Zoe", "Tim")

CAP = 6000
"""A fair random player needs fewer actions to end any game."""
PATIENCE = 4000
"""After so many all agree to end the game: where no corporation has a train, the same few shares could be traded for
ever."""


@dataclass(frozen=True)
class Setup:
    """Which game, and with which dice."""

    title: str
    seats: int
    options: tuple[str, ...]
    profile: str
    seed: int

    def start(self) -> Game:
        """The game before its first action."""
        return tresham.new(self.title, NAMES[: self.seats], self.options, self.seed, self.profile)

    def __str__(self) -> str:
        return "-".join((self.title, str(self.seats), self.profile, *self.options, str(self.seed)))


def option_sets(title: str, seats: int, profile: str) -> list[tuple[str, ...]]:
    """Sets of options for so many players, the smallest first: all there are, or where that is too much, each option by
    itself (with those that it needs) and all together; and each form by itself."""
    listing = SHELF[title]
    options = tuple(option for option in listing.options if option not in listing.forms)
    if len(options) <= 3:
        plain = [chosen for size in range(len(options) + 1) for chosen in combinations(options, size)]
    else:
        alone = [tuple(sorted({option, *listing.needs.get(option, ())})) for option in options]
        plain = [(), *alone, options]
    found = [*plain, *((form,) for form in listing.forms)]
    return [one for one in found if seats in listing.seats_for(one) and profile in listing.profiles_for(one)]


def setups(games: int) -> list[Setup]:
    """So many games for each title and number of players; profiles and options take turns."""
    found = []
    for title, listing in SHELF.items():
        for seats in listing.all_seats:
            for number in range(games):
                turn = seats + number
                profile = PROFILES[turn % len(PROFILES)]
                chosen = option_sets(title, seats, profile) or option_sets(title, seats, profile := RULEBOOK)
                found.append(Setup(title, seats, chosen[turn // len(PROFILES) % len(chosen)], profile, number))
    return found


def play_on(game: Game, seed: int, cap: int = CAP, after: Callable[[Game], None] = lambda game: None) -> Game:
    """Let a fair random player act for everybody until the game is over; `after` looks on after every action."""
    bot = FairBot(seed)
    while not game.over and game.ply < cap:
        game.push(bot.choose(game) if game.ply < PATIENCE else EndGame(unwilling(game.state)[0]))
        after(game)
    return game


@lru_cache(maxsize=64)
def finished(setup: Setup) -> Game:
    """A whole game, checked after every action; kept for all tests, so take a copy."""
    game = setup.start()
    check_state(game)
    return play_on(game, setup.seed, after=check_state)


def by_duty(setup: Setup, count: int) -> list[Game]:
    """Positions of a whole game, at most so many for each kind of decision, spread over the game."""
    game = finished(setup)
    kinds: dict[str, list[Node]] = {}
    for node in game.line():
        kinds.setdefault(_duty(node), []).append(node)
    return [at(game, nodes[index]) for nodes in kinds.values() for index in spread(len(nodes), count)]


def spread(size: int, count: int) -> list[int]:
    """Up to so many indices of a row at even distances.

    >>> spread(10, 4), spread(2, 4)
    ([0, 3, 6, 9], [0, 1])
    """
    return sorted({index * (size - 1) // max(1, count - 1) for index in range(count)})


def _duty(node: Node) -> str:
    """What kind of decision is awaited: the stage in charge, and the part of the turn if it has parts."""
    if not node.state.agenda:
        return "over"
    top = node.state.agenda[-1]
    return f"{top.stage} {getattr(top, 'part', '')}"


def at(game: Game, node: Node) -> Game:
    """A game with its cursor on another position."""
    return Game(game.title, game.players, game.seed, node)


def refusal(game: Game, action: Any) -> Illegal | None:
    """Try an action: why it is refused, or none if it is played."""
    try:
        game.push(action)
    except Illegal as refused:
        return refused
    return None


def digests(game: Game) -> list[str]:
    """The digest of every position from the start to here."""
    codec = Codec(game.title, game.players)
    return [codec.digest(node.state) for node in game.line()]


def rules_behind(title: Title, code: str) -> set[str]:
    """The rules that a refusal may cite, whatever the case."""
    return {rule for key, rule in title.cites.items() if key.partition(":")[0] == code}
