"""Tables of Moravia-Silesia, the form of 18CZ with large corporations only, that several files of tests begin from."""

from __future__ import annotations

from typing import Any

from tests.midwest import laid, rotation_to
from tests.story import Story
from tresham.core.game import Game
from tresham.core.state import Life
from tresham.titles.g18cz.map import RED_TILES
from tresham.titles.g18cz.moravia_silesia_game import build

__all__ = ["PAIR", "TRIO", "laid", "moravia", "operating", "railway", "rotation_to"]

PAIR, TRIO = "A B", "A B C"

RED_HOMES = {
    "SX": "C18 C20 D19",
    "PR": "B19 B21 C20",
    "BY": "E18 E20 F19",
    "kk": "I18 H19 I20",
    "Ug": "G28 G26 F27",
}
"""By corporation: a hex for its red tile, and the two hexes to which that leads."""


def moravia(players: str = TRIO, seed: int = 1) -> Story:
    """A new game, before the auction."""
    names = players.split()
    return Story(Game.start(build(len(names), "rulebook"), names, seed))


def railway(corps: str, phase: str = "3", players: str = TRIO, mw: str = "") -> Story:
    """Corporations that have operated, each with its home station and 500 K: A directs the first, B the second and so
    on, with half of the shares. Whoever is named has MW, with its station."""
    story, names = moravia(players).phase(phase), players.split()
    if mw:
        story.owns(mw, "MW").token("MW", "F23")
    for at, name in enumerate(corps.split()):
        assert story.game.state.life[story.party(name)] != Life.ABSENT
        story.started(f"{name} 60").holds(names[at % len(names)], f"{name} 5")
        story.floated(name).operated(name).cash(f"{name} 500")
        hex, *neighbours = RED_HOMES[name].split()
        story.tile(hex, RED_TILES[name], rotation_to(story, hex, RED_TILES[name], *neighbours)).token(name, hex)
    return story


def operating(corp: str, part: str = "track", phase: str = "3", mw: str = "", **memory: Any) -> Story:
    """A corporation of A's in the middle of its turn."""
    return railway(corp, phase, mw=mw).operates(corp, part, **memory)
