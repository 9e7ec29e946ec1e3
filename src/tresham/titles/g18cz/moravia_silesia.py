"""Moravia-Silesia, a game of large corporations for two or three players, on a reconstructed map.

The rulebook shows its map and its table of privates as pictures only. What stands here in their place is our
reconstruction, called MS-R1: the eastern part of the whole map with red areas around it, and the lowest bids of the
standard game. Whoever knows the printed side better replaces `MAP`, `HOME_AREAS`, `RED_BONUS` and `PRIVATES`; no rule
depends on what is in them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...core.cards import Corporation, Owner, Phase, PrivateCompany, Route, RunBonus, TrainType
from ...routes.problem import RouteTrainKind
from ...track.ids import Layout
from ...track.notation import parse_map
from . import papers
from .papers import BROWN, FIRST, FOURTH, GREEN, GREY, SECOND, THIRD, YELLOW

PURSES = {2: 500, 3: 450}
CERTIFICATES = {2: 15, 3: 13}
"""By players [18CZ-XI.2.2]."""

MAP = parse_map(
    Layout.POINTY,
    """
    A22  Berlin             white   "PR"                          home PR  border area 0 1 2 3 4 5

    B19  Berlin             white   "PR"                          home PR  border area 0 1 2 3 4 5
    B21                     white                   mountain 40
    B23                     white
    B25                     white

    C18  Dresden            white   "SX"                          home SX  border area 0 1 2 3 4 5
    C20                     white   town
    C22                     white                   mountain 40
    C24  Opava              white   city
    C26  Ostrava            white   city "Y"
    C28                     white   town

    D19                     white
    D21                     white
    D23                     white
    D25                     white
    D27  Frýdlant & Frýdek  yellow  city city "OO"
    D29                     white                   hill 20

    E18  Dresden & München  white   "SX" "BY"                     home SX home BY  border area 0 1 2 3 4 5
    E20                     white
    E22  Olomouc            white   city
    E24                     white
    E26                     white
    E28                     white                   hill 20

    F19                     white
    F21                     white   town town
    F23  Přerov             white   city                          home MW a
    F25                     white
    F27                     white                   hill 20

    G18  München            white   "BY"                          home BY  border area 0 1 2 3 4 5
    G20  Brno               white   city "Y"
    G22                     white   town
    G24  Hulín              white   city
    G26                     white
    G28  Budapest           white   "Ug"                          home Ug  border area 0 1 2 3 4 5

    H19                     white
    H21                     white
    H23                     white
    H25                     white

    I18  Wien               white   "kk"                          home kk  border area 0 1 2 3 4 5
    I20                     white
    I22                     white
    I24  Budapest           white   "Ug"                          home Ug  border area 0 1 2 3 4 5
    """,
)
"""Kinds of hexes and ground as on the whole map. E18 is a home of two corporations, of which one can use it."""

HOME_AREAS: Mapping[str, tuple[str, ...]] = {
    "SX": ("C18", "E18"),
    "PR": ("B19", "A22"),
    "BY": ("E18", "G18"),
    "kk": ("I18",),
    "Ug": ("I24", "G28"),
}
"""By corporation: the hexes of which one takes its red tile."""
RED_BONUS = RunBonus(frozenset(hex for hexes in HOME_AREAS.values() for hex in hexes), (0, 50, 100))
"""What a run earns for the red areas at its ends, at most two [18CZ-XI.2.9]."""

LARGE = replace(papers.LARGE, pars=papers.SMALL_PARS, most_shares=7, steps=1)
"""Cheaper to start, and dividends move its marker by one space only [18CZ-XI.2.5, 18CZ-XI.2.6, 18CZ-XI.2.7]."""
CORPORATIONS: tuple[Corporation, ...] = tuple(
    replace(one, kind=LARGE, tokens=(0, 40, 100)) for one in papers.CORPORATIONS if one.kind is papers.LARGE
)
"""The five large ones; with two players one of them, at random, is left out [18CZ-XI.2.3, 18CZ-XI.2.4]."""

MW, MW_HOME = "MW", "F23"
"""The private with a station, and where that stands [18CZ-XI.2.13]."""
LINE = next(Owner(one.symbol, one.name, one.colour, has_purse=False) for one in papers.CORPORATIONS if one.symbol == MW)
"""Whose that station is."""
GUEST = TrainType(
    "3E",
    0,
    3,
    0,
    route=Route(RouteTrainKind.SKIP_ANY, shares=True),
    counts=False,
    duty=False,
    trades=False,
    pooled=False,
    runs_once=True,
    rusted_by="4+4",
)
"""The train that one of the privates is: it skips cities as well as towns, uses track that others use, and leaves the
game after one run, or with the privates [18CZ-XI.2.12, 18CZ-C57]."""

ORDINARY = tuple(one for one in papers.LOCALS if one.symbol in ("S1", "M1", "L1"))
"""The local railways that work as in the standard game."""
PRIVATES = (
    PrivateCompany(GUEST.name, "3E", 40, 0),
    PrivateCompany(MW, LINE.name, 60, 0, (), 1, papers.LOCAL_TRACK[-1], "place_station"),
    *ORDINARY,
)
"""Five of them, each with the lowest bid as its value: a train, a railway with a station, and three local railways
[18CZ-XI.2.11, 18CZ-XI.2.15]."""
BID_STEP = 5
"""By how much a bid must at least exceed the one before [18CZ-XI.2.15]."""

LOCAL_TRACK, ROUNDS = papers.LOCAL_TRACK[2:], papers.ROUNDS[2:]
"""The game begins before the space of 50 [18CZ-XI.2.17]."""
MARKET = replace(papers.MARKET, rounds=papers.MARKET.rounds[2:])

_COUNTS = {2: (5, 4, 3, 2), 3: (6, 5, 3, 3)}


def trains(players: int) -> tuple[TrainType, ...]:
    """The depot; every corporation may own and run all of it [18CZ-XI.2.8, 18CZ-XI.2.22].

    >>> [(one.name, one.count) for one in trains(3)]
    [('2', 6), ('3', 5), ('4', 3), ('4+4', 3), ('5+5', None)]
    """
    twos, threes, fours, plus = _COUNTS[players]
    plain = Route(takes_bonuses=False)
    return (
        TrainType("2", 70, 2, twos, rusted_by="4", route=plain),
        TrainType("3", 120, 3, threes, rusted_by="5+5", starts="3", route=plain),
        TrainType("4", 250, 4, fours, starts="4", route=plain),
        TrainType("4+4", 400, 4, plus, starts="4+4", route=Route(RouteTrainKind.PLUS, allowance=4)),
        TrainType("5+5", 500, 5, None, starts="5+5", route=Route(RouteTrainKind.PLUS, allowance=5)),
    )


_SALES = frozenset({"start_large", "private_sales", "train_sales"})

PHASES = (
    Phase("2", {"large": 4}, YELLOW, 1, FIRST, frozenset({"start_large"})),
    Phase("3", {"large": 4}, GREEN, 1, SECOND, _SALES),
    Phase("4", {"large": 4}, GREEN, 1, SECOND, _SALES),
    Phase("4+4", {"large": 3}, BROWN, 1, THIRD, _SALES, begin=("close_privates", "discard_trains")),
    Phase("5+5", {"large": 2}, GREY, 1, FOURTH, _SALES, begin=("discard_trains",)),
)
"""Which tiles come with which train is our reading of the table [18CZ-XI.2.10]."""
