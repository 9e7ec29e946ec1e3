"""Tables of 1848 that several files of tests begin from."""

from __future__ import annotations

from typing import Any

from tests.midwest import laid
from tests.story import Story, given
from tresham.rules.loans import Loans

QUARTET = "A B C D"
"""Four players clockwise, as the scenarios call them: £630 each, 17 certificates."""

HOMES = {
    "QR": ("B10",),
    "COM": ("F9", "G3"),
    "FED": ("G7",),
    "VR": ("H6",),
    "SAR": ("G3",),
    "WA": ("D1",),
    "NSW": ("F9",),
    "CAR": ("E2",),
}

TO_WHYALLA = "E2 57 E1 E3, E1 6 E2 D1"
"""CAR's track from Port Augusta to the next city, so that there is a route."""
LINK = "F9 57 E9 G8, G8 6 F9 G7, G7 57 G8 G6, G6 55 H6 G5 F7 G7, G5 68 H5 F6 G4 G6, G4 9 G5 G3, G3 6 G4 F3"
"""Track from Sydney to Adelaide."""


def at(cell: str) -> str:
    """A cell of the chart as the scenarios write it, row and column: `at("R2C5")` is F2."""
    row, _, column = cell.removeprefix("R").partition("C")
    return f"{chr(ord('A') + int(column))}{row}"


def company(corps: str, phase: str = "3", profile: str = "rulebook", players: str = QUARTET) -> Story:
    """Companies that have operated, each with its home tokens and £500: A has six shares of the first, B of the second
    and so on."""
    story = given("1848", players, profile).phase(phase)
    for player, name in zip(players.split(), corps.split(), strict=False):
        directed(story, player, name)
    return story


def directed(story: Story, player: str, corp: str, par: int = 100, shares: int = 6) -> Story:
    """A company that has operated, with its home tokens and £500, of which a player has so many shares."""
    story.started(f"{corp} {par}").holds(player, f"{corp} {shares}").floated(corp).operated(corp).cash(f"{corp} 500")
    return story.token(corp, *HOMES[corp])


def operating(corp: str, part: str = "track", phase: str = "3", profile: str = "rulebook", **memory: Any) -> Story:
    """A company of A's in the middle of its turn."""
    return company(corp, phase, profile).operates(corp, part, **memory)


def lent(story: Story, corp: str, loans: int) -> Story:
    """A company has taken so many loans; the money is spent."""
    borrowers = dict(story.game.state.extra[Loans].borrowers)
    borrowers[story.party(corp)] = loans
    fund = 2000 - 100 * sum(borrowers.values())
    return story.cash(f"BOE {fund}").extra(borrowers=tuple(borrowers.items()))


def in_need(cash: str, phase: str = "5", cell: str = "R2C8", profile: str = "rulebook", **memory: Any) -> Story:
    """CAR, directed by A, has a route, no train and what `cash` says; its marker is in a cell."""
    story = laid(company("CAR", phase, profile), TO_WHYALLA).marker(f"CAR {at(cell)}").cash(cash)
    return story.operates("CAR", "trains", **memory)


def fallen(story: Story, *falls: tuple[str, str]) -> Story:
    """Companies that are in receivership, each with its last director."""
    told = tuple((story.party(corp), story.party(director)) for corp, director in falls)
    return story.extra(receiverships=told)
