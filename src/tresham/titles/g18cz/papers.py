"""18CZ on paper: market, corporations, local railways, trains, phases, and the track of rounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ...core.cards import Corporation, CorporationKind, Phase, Place, PrivateCompany, Route, TrainType
from ...core.ids import Party
from ...core.market import bricks
from ...core.table import Table
from ...routes.problem import RouteTrainKind
from ...track.ids import Colour

CURRENCY = "{}\u00a0K"
"""A sum stays with its currency where a line ends."""
MONEY = 1_000_000
"""The bank never runs out [18CZ-II.4]."""
PURSES = {3: 380, 4: 300, 5: 250, 6: 210}
"""What each player starts with [18CZ-III.2.1]."""
CERTIFICATES = {3: 14, 4: 12, 5: 10, 6: 9}
"""The certificate limit by players [18CZ-VII.4.1]."""

_CHART = bricks(
    """
    45 53  58  63  68  75  85  95  105  115  126  138 151 165 180 196 213 231 250 275 305 335 370
    40 50p 55p 60p 65p 70p 80p 90p 100p 110p 120p 132 144 158 172 188 204 222 240 260 290 320 350
    """,
    {},
)

SMALL_PARS, MEDIUM_PARS, LARGE_PARS = (50, 55, 60, 65, 70), (60, 70, 80, 90, 100), (90, 100, 110, 120)
"""Where the markers of each size start [18CZ-VII.5.2]."""


def market_price(t: Table, corp: Party, _source: Party) -> int | None:
    """The bank asks the current price for every share, whether it was sold before or not [18CZ-VII.1.2]."""
    return t.price(corp)


def _size(
    name: str, certs: tuple[int, ...], floats: int, most: int, pars: tuple[int, ...], steps: int = 1
) -> CorporationKind:
    """All shares lie in the bank, go back there when they are sold, and are bought there again [18CZ-VII.6.1].

    What is paid for them is the bank's; a corporation gets its start price for each share when it starts, and nothing
    more [18CZ-VII.5.a.1, 18CZ-VII.5.a.2].
    """
    return CorporationKind(
        name,
        certs,
        float_shares=floats,
        most_shares=most,
        pool_shares=sum(certs),
        for_sale=(Place.OFFERING,),
        sells_to=Place.OFFERING,
        pars=pars,
        steps=steps,
        cost=market_price,
    )


SMALL = _size("small", (2, 1, 1), 2, 3, SMALL_PARS)
MEDIUM = _size("medium", (2, 1, 1, 1), 3, 3, MEDIUM_PARS)
LARGE = _size("large", (2, 1, 1, 1, 1, 1, 1, 1, 1), 5, 6, LARGE_PARS, steps=2)
"""Four, five or ten shares. Half of them starts a corporation, and one player may hold 75 % of a small one and 60 % of
any other [18CZ-IV.2.b.1, 18CZ-IV.2.c.1, 18CZ-IV.2.d.1, 18CZ-VII.3.10, 18CZ-VII.4.3]."""

_THREE, _TWO = (0, 40, 100), (0, 40)

CORPORATIONS = (
    Corporation("EKJ", "Eisenbahn Karlsbad-Johanngeorgenstadt", SMALL, _THREE, "#faebd7"),
    Corporation("OFE", "Ostrau-Friedlander Eisenbahn", SMALL, _THREE, "#f3b1b3"),
    Corporation("BCB", "Böhmische Commercialbahn", SMALL, _THREE, "#fabc48"),
    Corporation("MW", "Mährische Westbahn", SMALL, _THREE, "#b1cec7"),
    Corporation("VBW", "Vereinigte Böhmerwaldbahnen", SMALL, _THREE, "#009846"),
    Corporation("BN", "Böhmische Nordbahn", MEDIUM, _THREE, "#a9a9a9"),
    Corporation("NWB", "Österreichische Nordwestbahn", MEDIUM, _THREE, "#e1af33"),
    Corporation("ATE", "Aussig-Teplitzer Eisenbahn", MEDIUM, _THREE, "#ffd700"),
    Corporation("BTE", "Buschtehrader Eisenbahn", MEDIUM, _THREE, "#dbe285"),
    Corporation("KFN", "Kaiser Ferdinands-Nordbahn", MEDIUM, _THREE, "#a2d9f7"),
    Corporation("SX", "Sächsische Eisenbahn", LARGE, _TWO, "#e31e24"),
    Corporation("PR", "Preußische Eisenbahn", LARGE, _TWO, "#2b2a29"),
    Corporation("BY", "Bayrische Staatsbahn", LARGE, _TWO, "#0971b7"),
    Corporation("kk", "kk Staatsbahn", LARGE, _TWO, "#cc6f3c"),
    Corporation("Ug", "Ungarische Staatsbahn", LARGE, _TWO, "#ae4a84"),
)

LATER_STATION = 100
"""What stations cost that came with another corporation, or came off the map when it was taken over
[18CZ-VIII.9.5, 18CZ-VIII.9.6]."""
HOME_BONUS = 50
"""What a train earns beyond the value of its corporation's own red tile [18CZ-VIII.8.3]."""


@dataclass(frozen=True)
class LocalSize:
    """What local railways of one size have in common [18CZ-IV.1.1]."""

    letter: str
    """How their symbols begin."""
    income: int
    prices: tuple[int, ...]
    """In the round before the first stock round, cheapest first [18CZ-VI.3]."""
    terrains: frozenset[str]
    """Ground that its power can make free [18CZ-IV.1.12]."""
    purple: frozenset[Colour]
    """Colours of the tiles edged in purple that its power can lay [18CZ-IV.1.11]."""
    owners: frozenset[str]
    """Kinds of corporations that may own it [18CZ-IV.1.7]."""


_EACH, _HALF_DEARER, _DEAREST = (25, 30, 35, 40, 45, 50), (40, 45, 50, 55, 60, 65), (55, 60, 65, 70, 75, 80)

LOCAL_SIZES = (
    LocalSize("S", 5, _EACH, frozenset({"river"}), frozenset({Colour.GREEN}), frozenset({"small", "medium", "large"})),
    LocalSize(
        "M",
        10,
        _HALF_DEARER,
        frozenset({"river", "hill"}),
        frozenset({Colour.GREEN, Colour.BROWN}),
        frozenset({"medium", "large"}),
    ),
    LocalSize(
        "L",
        20,
        _DEAREST,
        frozenset({"river", "hill", "mountain"}),
        frozenset({Colour.GREEN, Colour.BROWN, Colour.GREY}),
        frozenset({"large"}),
    ),
)
"""Small, medium and large."""
_BY_LETTER = {size.letter: size for size in LOCAL_SIZES}


def local_size(symbol: str) -> LocalSize:
    """The size of a local railway.

    >>> local_size("M3").income
    10
    """
    return _BY_LETTER[symbol[0]]


_NAMES = {
    "S": "Plan - Tachau, Melnik - Mscheno, Zwittau - Politschka, Wolframs - Teltsch, Strakonice - Blatna - Bresnitz, "
    "Martinitz - Rochlitz",
    "M": "Raudnitz - Kmetnowes, Schweißing - Hayd, Deutschbrod - Tischnowitz, Troppau - Grätz, "
    "Hannsdorf - Mährisch Altstadt, Friedland - Bila",
    "L": "Aujezd - Luhatschowitz, Neuhaus - Wobratain, Opočno - Dobruschka, Wekelsdorf - Parschnitz - Trautenau, "
    "Nezamislitz - Morkowitz, Taus - Tachau",
}

LOCAL_TRACK = (40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120)
"""By operating round: what a local railway costs a corporation at most, and what the bank pays for it
[18CZ-IV.1.4, 18CZ-IV.1.13]."""
LOCAL_AT_THE_END = LOCAL_TRACK[-1]
"""What a player's local railway is worth at the end [18CZ-X.2.2]."""
ROUNDS = (1, 1, 1, 1, 2, 2, 2, 3)
"""Operating rounds after each stock round; a train is exported after each set but the last [18CZ-V.1, 18CZ-V.3]."""


def by_set(rounds: Sequence[int], track: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The prices on the track, by set of operating rounds.

    >>> by_set((1, 2), (40, 45, 50))
    ((40,), (45, 50))
    """
    left = iter(track)
    return tuple(tuple(next(left) for _ in range(many)) for many in rounds)


MARKET = replace(_CHART, rounds=by_set(ROUNDS, LOCAL_TRACK))
"""Two rows of hexagons, the upper one shifted by half a space. Dividends lead along a row; sales and sold out
corporations lead into the other row, to the next lower or higher price [18CZ-IX]. The track of rounds lies beside
it."""


def locals_of(each: int) -> tuple[PrivateCompany, ...]:
    """So many local railways of each size, the cheapest ones. Their names have no meaning for the game [18CZ-III.3.1].

    >>> [one.value for one in locals_of(3)]
    [25, 30, 35, 40, 45, 50, 55, 60, 65]
    """
    return tuple(
        PrivateCompany(f"{size.letter}{number}", name, price, size.income, (), 1, LOCAL_TRACK[-1])
        for size in LOCAL_SIZES
        for number, (name, price) in enumerate(
            zip(_NAMES[size.letter].split(", ")[:each], size.prices, strict=False), 1
        )
    )


LOCALS = locals_of(6)

_ALL, _LARGER, _LARGEST = (frozenset(("small", "medium", "large")[at:]) for at in range(3))


def _faces(*names: str) -> frozenset[str]:
    return frozenset(names)


_FOURS, _FIVES = _faces("4e", "4f"), _faces("5g", "5h", "5i", "5j")
_FOUR_PLUS, _FIVE_PLUS = _faces("4+4f", "4+4g"), _faces("5+5h", "5+5i", "5+5j")

SCRAPPED_BY: dict[str, frozenset[str]] = {
    "2": _FOURS | _FIVES,
    "3": _FIVES,
    "2+2": _FOUR_PLUS | _FIVE_PLUS,
    "3+3": _FIVE_PLUS,
    "3E": _faces("6Ei", "8Ej"),
    "4E": _faces("8Ej"),
}
"""By train, without the letter of its card: the faces whose sale scraps it. All of them are of its own colour
[18CZ-VIII.12.6, 18CZ-VIII.12.12]."""

_CARDS: tuple[tuple[str, int | None, tuple[tuple[str, int], ...]], ...] = (
    ("a", 5, (("2", 70),)),
    ("b", 4, (("2", 70), ("2+2", 80))),
    ("c", 4, (("3", 120), ("2+2", 80))),
    ("d", 4, (("3", 120), ("3+3", 180), ("3E", 250))),
    ("e", 4, (("4", 250), ("3+3", 180), ("3E", 250))),
    ("f", 4, (("4", 250), ("4+4", 400), ("4E", 350))),
    ("g", 4, (("5", 350), ("4+4", 400), ("4E", 350))),
    ("h", 2, (("5", 350), ("5+5", 500), ("5E", 700))),
    ("i", 2, (("5", 350), ("5+5", 500), ("6E", 800))),
    ("j", None, (("5", 350), ("5+5", 500), ("8E", 1000))),
)
"""Letter, number of cards, and their faces with what they cost. There are as many j cards as are wanted
[18CZ-III.3.3, 18CZ-XII.9]."""


def train_face(name: str, letter: str, price: int, count: int | None, card: str | None = None) -> TrainType:
    """One face of a card: plain number for small corporations, n+n for medium ones, nE for large ones.

    A larger corporation may own the trains of smaller ones, but only those of its own kind run for it and do its duty
    [18CZ-VIII.7.1, 18CZ-VIII.10.1, 18CZ-VIII.10.9].
    """
    reach = int(name.partition("+")[0].removesuffix("E"))
    if "+" in name:
        route, owners, user = Route(RouteTrainKind.PLUS, allowance=reach), _LARGER, "medium"
    elif name.endswith("E"):
        route, owners, user = Route(RouteTrainKind.SKIP_TOWNS), _LARGEST, "large"
    else:
        route, owners, user = Route(), _ALL, "small"
    return TrainType(
        name + letter,
        price,
        reach,
        count,
        starts=letter if card is None and letter != "a" else None,
        route=route,
        face_of=card,
        scrapped_by=SCRAPPED_BY.get(name, frozenset()),
        owners=owners,
        users=frozenset({user}),
    )


def _cards() -> Iterable[TrainType]:
    for letter, count, ((first, price), *others) in _CARDS:
        yield train_face(first, letter, price, count)
        for name, dearer in others:
            yield train_face(name, letter, dearer, 0, first + letter)


TRAINS = tuple(_cards())

YELLOW = (Colour.YELLOW,)
GREEN = (*YELLOW, Colour.GREEN)
BROWN = (*GREEN, Colour.BROWN)
GREY = (*BROWN, Colour.GREY)

FIRST, SECOND, THIRD, FOURTH = ("yellow",), ("green",), ("brown",), ("grey",)
"""Which of its values a red tile pays [18CZ-VIII.8.2]."""

_FROM_A = frozenset({"start_small"})
_FROM_B = _FROM_A | {"start_medium", "private_sales", "train_sales"}
_FROM_D = _FROM_B | {"start_large"}
_DISCARD = ("discard_trains",)


def _limits(small: int, medium: int, large: int) -> dict[str, int]:
    return {"small": small, "medium": medium, "large": large}


PHASES = (
    Phase("a", _limits(3, 3, 3), YELLOW, 1, FIRST, _FROM_A),
    Phase("b", _limits(3, 3, 3), YELLOW, 1, FIRST, _FROM_B),
    Phase("c", _limits(3, 3, 3), YELLOW, 1, FIRST, _FROM_B),
    Phase("d", _limits(3, 3, 3), GREEN, 1, SECOND, _FROM_D),
    Phase("e", _limits(2, 3, 3), GREEN, 1, SECOND, _FROM_D, begin=_DISCARD),
    Phase("f", _limits(2, 2, 3), GREEN, 1, SECOND, _FROM_D, begin=_DISCARD),
    Phase("g", _limits(2, 2, 3), BROWN, 1, THIRD, _FROM_D),
    Phase("h", _limits(1, 2, 3), BROWN, 1, THIRD, _FROM_D, begin=_DISCARD),
    Phase("i", _limits(1, 1, 3), GREY, 1, FOURTH, _FROM_D, begin=_DISCARD),
    Phase("j", _limits(1, 1, 2), GREY, 1, FOURTH, _FROM_D, begin=_DISCARD),
)
"""How many operating rounds there are, the track of rounds tells, not the phase [18CZ-VIII.12]."""
