"""Tables of 1850 that several files of tests begin from."""

from __future__ import annotations

from typing import Any

from tests.story import Story, given
from tests.story.tabletop import entries

QUARTET = "P1 P2 P3 P4"
"""Four players clockwise, as the scenarios call them: $525 each, 14 certificates."""

HOMES = {
    "CBQ": "I18.1",
    "MILW": "G18",
    "RI": "H11",
    "GN": "D9",
    "KATY": "K6",
    "MP": "L13",
    "NP": "B11",
    "SOO": "F13",
    "UP": "I4",
}

TO_MESABI = "D9 57 C8 E10, C8 8 D9 B9, B9 9 C8 A10"
"""GN's track from Minneapolis to the Mesabi Range."""
TO_TOPEKA = "K6 57 K4 K8, K4 57 K6 K2"
"""KATY's track from Kansas City to the next city, so that there is a route."""


def laid(story: Story, text: str) -> Story:
    """Tiles that lead from their hexes to exactly these neighbours: `laid(story, "K6 57 K4 K8, K4 57 K6 K2")`."""
    for place, tile, *neighbours in entries(text) if text else ():
        story.tile(place, tile, rotation_to(story, place, tile, *neighbours))
    return story


def rotation_to(story: Story, place: str, tile: str, *neighbours: str) -> int:
    """How a tile must be turned to lead to exactly these neighbours."""
    atlas, hex = story.atlas, story.atlas.hex(place)
    there = [atlas.hex(one) for one in neighbours]
    wanted = sum(1 << edge for edge in range(6) if atlas.mate[hex * 6 + edge] // 6 in there)
    return [atlas.exits[atlas.lay(tile, turn)] for turn in range(6)].index(wanted)


def exchange(corps: str, first: str = "P1", profile: str = "rulebook") -> Story:
    """A second stock round with these corporations started: `exchange("MILW 90")`."""
    return given("1850", QUARTET, profile).started(corps).stock_round(2, first)


def sold(story: Story, seller: str, *blocks: tuple[str, int]) -> Story:
    """Somebody sells these blocks and ends his turn."""
    for corp, shares in blocks:
        story.when(seller).sells(corp, shares)
    return story.done(seller)


def company(corps: str, phase: str = "3", profile: str = "rulebook", players: str = QUARTET) -> Story:
    """Corporations that have operated, each with its home token and $500: P1 has six shares of the first, P2 of the
    second and so on."""
    story = given("1850", players, profile).phase(phase)
    for player, name in zip(players.split(), corps.split(), strict=False):
        story.started(f"{name} 100").holds(player, f"{name} 6").floated(name).operated(name).cash(f"{name} 500")
        story.token(name, HOMES[name])
    return story


def operating(corp: str, part: str = "track", phase: str = "3", profile: str = "rulebook", **memory: Any) -> Story:
    """A corporation of P1's in the middle of its turn."""
    return company(corp, phase, profile).operates(corp, part, **memory)


def in_need(cash: str, phase: str = "4", profile: str = "rulebook") -> Story:
    """KATY has a route and no train; P1 presides, and has two shares of P2's GN and two of P3's NP."""
    story = laid(company("KATY", phase, profile), TO_TOPEKA).started("GN 82, NP 82")
    story.holds("P2", "GN 3").holds("P3", "NP 3").holds("P1", "GN 2, NP 2").cash("P1 0, KATY 0")
    return story.cash(cash).operates("KATY", "trains")
