"""Tables of 18CZ that several files of tests begin from."""

from __future__ import annotations

from typing import Any

from tests.midwest import laid, rotation_to
from tests.story import Story
from tresham.core.game import Game
from tresham.titles import g18cz
from tresham.titles.g18cz.map import RED_TILES

__all__ = ["HOMES", "TRIO", "laid", "market", "operating", "railway", "rotation_to", "table"]

TRIO = "A B C"
"""Three players in the order of their cards: 380 K each, 14 certificates."""

HOMES = {
    "EKJ": "D5",
    "OFE": "C26",
    "BCB": "E16",
    "MW": "F23",
    "VBW": "I10",
    "BN": "E12.1",
    "NWB": "E12",
    "BTE": "D3",
    "KFN": "G20",
}
"""By corporation: where its home station stands; ATE and the large ones choose."""
RED_HOMES = {"SX": "A8 A10 B9", "PR": "B19 B17 C18", "BY": "F3 F5 E4", "kk": "J15 J13 I14", "Ug": "I24 I22 H23"}
"""By large corporation: a hex for its red tile, and the two hexes to which that leads."""

STARTS = {"small": (70, 2), "medium": (80, 3), "large": (100, 5)}
"""By size: at which price `railway` starts a corporation, and how many shares that takes."""


def table(players: str = TRIO, profile: str = "rulebook", seed: int = 1) -> Story:
    """A new game of the standard form."""
    names = players.split()
    return Story(Game.start(g18cz.build(len(names), frozenset(), profile), names, seed))


def market(corps: str, number: int = 2, first: str = "A", players: str = TRIO, profile: str = "rulebook") -> Story:
    """A stock round with these corporations started: `market("EKJ 70, BTE 60")`."""
    return table(players, profile).phase("d").started(corps).stock_round(number, first)


def railway(corps: str, phase: str = "d", players: str = TRIO, profile: str = "rulebook") -> Story:
    """Corporations that have operated, each with its home station and 500 K: A directs the first, B the second and so
    on, all with no more than what starts it."""
    story = table(players, profile).phase(phase)
    for at, name in enumerate(corps.split()):
        kind = story.title.corporation(story.party(name)).kind
        player = players.split()[at % len(players.split())]
        price, shares = STARTS[kind.name]
        story.started(f"{name} {price}").holds(player, f"{name} {shares}")
        story.floated(name).operated(name).cash(f"{name} 500")
        if name in RED_HOMES:
            hex, *neighbours = RED_HOMES[name].split()
            story.tile(hex, RED_TILES[name], rotation_to(story, hex, RED_TILES[name], *neighbours))
            story.token(name, hex)
        elif name in HOMES:
            story.token(name, HOMES[name])
    return story


def operating(
    corp: str, part: str = "track", phase: str = "d", players: str = TRIO, profile: str = "rulebook", **memory: Any
) -> Story:
    """A corporation of A's in the middle of its turn."""
    return railway(corp, phase, players, profile).operates(corp, part, **memory)
