"""Tables of 1849 that several files of tests begin from."""

from __future__ import annotations

from tests.story import Story, given

COAST = [
    ("G1", "58", 3),
    ("H2", "8", 2),
    ("G3", "58", 1),
    ("E3", "9", 0),
    ("C3", "3", 5),
    ("D4", "3", 2),
    ("B4", "7", 5),
]
"""Standard track from Marsala to Palermo."""


def bonded(
    part: str,
    cash: str,
    out: bool = True,
    phase: str = "8",
    profile: str = "rulebook",
    cell: str = "I3",
    anns: str = "",
    tally: tuple[str, ...] = (),
) -> Story:
    """RCS (Ann's, in L.144) and its bond, which may be out. Palermo is joined to its port only: no train is needed.

    Bob's ATA stands in L.90. In profile 18xx.games redeeming and issuing are one part of the turn.
    """
    story = given("1849", "Ann Bob Eve", profile, "bonds").phase(phase).launched("RCS 100, ATA 68")
    story.marker(f"RCS {cell}, ATA E4").papers("Ann", "RCS P").papers("Bob", "ATA P 1")
    if anns:
        story.papers("Ann", anns)
    story.operated("RCS ATA").cash("Ann 0, ATA 0").cash(cash).launch_order("")
    return story.extra(bonds=story.mask("RCS") if out else 0).operates("RCS", part, tally=tally)


def shared(players: str = "Ann Bob Eve Dan", profile: str = "rulebook", **papers: str) -> Story:
    """RCS has operated; who holds which certificates of it: `shared(Ann="P 1", pool="1")`. Ann has the turn."""
    story = given("1849", players, profile).launched("RCS 100").operated("RCS")
    for name, kinds in papers.items():
        if kinds:
            story.papers(name, f"RCS {kinds}")
    return story.stock_round(2, "Ann")


def others(story: Story, text: str) -> Story:
    """Bob's corporations, which have operated, with further tokens: `"RCS, IFT C5"`."""
    for entry in text.split(","):
        corp, *places = entry.split()
        story.launched(f"{corp} 68").papers("Bob", f"{corp} P").operated(corp).token(corp, *places)
    return story
