"""What is printed on charters, cards and the phase chart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from ..record import at_once, ready_made
from ..routes.problem import ENDLESS as ANY_NUMBER
from ..routes.problem import RouteTrainKind
from ..track.ids import Colour, Gauge
from .ids import BANK, POOL, Party

if TYPE_CHECKING:
    from .table import Table

Amount = int | Callable[["Table", Party], int]
"""A number, or a policy that tells it from the table and a party: `Table.amount` reads both."""
SharePrice = Callable[["Table", Party, Party], int | None]
"""What a share of a corporation costs in a place; none if it cannot be bought there."""


class Place(Enum):
    """Where certificates lie that no player holds."""

    OFFERING = "offering"
    """With the bank, since nobody has bought them yet."""
    TREASURY = "treasury"
    """With the corporation itself: in its treasury, or on its board."""
    POOL = "pool"

    def holder(self, corp: Party) -> Party:
        """Who holds certificates of a corporation that lie there."""
        if self is Place.TREASURY:
            return corp
        return BANK if self is Place.OFFERING else POOL


@ready_made
@dataclass(frozen=True)
class CorporationKind:
    """What corporations of one sort have in common."""

    name: str = "major"
    certs: tuple[int, ...] = (2, 1, 1, 1, 1, 1, 1, 1, 1)
    """Sizes of the certificates in shares, the director's first, if it has one."""
    directed: bool = True
    """The first certificate is the director's: the player who holds it is president. Otherwise nobody ever is."""
    float_shares: Amount = 6
    """How many shares must be sold before it may operate; asked for the corporation."""
    most_shares: Amount = 6
    """How many of its shares one player may hold; asked for the player."""
    pool_shares: Amount = 5
    """How many of its shares the pool may hold; asked for the corporation."""
    unsold: Place = Place.OFFERING
    """Where its shares lie before anybody buys them."""
    for_sale: tuple[Place, ...] = ()
    """Where players buy them, if not there and in the pool."""
    sells_to: Place = Place.POOL
    """Where they go when players sell them."""
    pars: tuple[int, ...] = ()
    """At which prices it may start, if not at every par of the market."""
    keeps_home: bool = True
    """Until it comes, a slot of its home is kept for it."""
    keeps_hex: bool = True
    """Where it may choose its city, all of the hex is kept; otherwise one slot of a city that has several, and cities
    with one."""
    capital: Callable[[Table, Party], int] | None = None
    """What the bank pays it when it floats; by default par for every share."""
    steps: Amount = 1
    """By how many cells its marker goes on when it pays a dividend; asked for the corporation."""
    price: Callable[[Table, Party], int | None] | None = None
    """What one share is worth while it has no marker on the market; by default it has no price then."""
    cost: SharePrice | None = None
    """What one share costs in each place; by default par with the bank and the market price elsewhere."""
    payee: Callable[[Table, Party, Party], Party] | None = None
    """Who gets the money for shares bought in a place; by default whoever holds them, and the bank for those in the
    pool."""

    @at_once
    def shares(self) -> int:
        """How many shares there are."""
        return sum(self.certs)

    @at_once
    def treasury(self) -> bool:
        """Do its unsold shares lie in its own treasury?"""
        return self.unsold is Place.TREASURY

    @at_once
    def sellers(self) -> tuple[Place, ...]:
        """Where its shares are bought."""
        return self.for_sale or (self.unsold, Place.POOL)

    @at_once
    def fills_pool(self) -> bool:
        """Do its shares go to the pool when players sell them?"""
        return self.sells_to is Place.POOL

    @at_once
    def largest_ordinary(self) -> int:
        """How many shares the largest certificate stands for that is not the director's."""
        return max(self.certs[self.directed :], default=0)

    @at_once
    def director(self) -> int | None:
        """How many shares the director's certificate stands for; none if it has no director."""
        return self.certs[0] if self.directed else None


@dataclass(frozen=True)
class Corporation:
    """A railway."""

    symbol: str
    name: str
    kind: CorporationKind
    tokens: tuple[int, ...]
    """What each of its tokens costs, the home token first."""
    colour: str = "#888888"
    cash: int = 0
    """What it has from the start, from the bank."""


@dataclass(frozen=True)
class Owner:
    """Somebody who owns things and has no seat: nobody ever waits for him.

    Who decides for his corporations, the title's `decider` says.
    """

    symbol: str
    name: str
    colour: str = "#888888"
    has_purse: bool = True
    """He may have money and papers, which screens list; otherwise stations are all that he has."""


@dataclass(frozen=True)
class PrivateCompany:
    """A private company."""

    symbol: str
    name: str
    value: int
    revenue: int
    blocks: tuple[str, ...] = ()
    """Hexes where nobody lays track while a player owns it."""
    low: int | None = None
    high: int | None = None
    """What a corporation may pay for it; none if it can never buy it."""
    brings: str | None = None
    """The effect that happens when it is first bought."""


@dataclass(frozen=True)
class RunNeed:
    """A train's run must visit some places, if only when it visits some others."""

    places: frozenset[str]
    """Hexes, by name."""
    least: int = 1
    """So many stops of them."""
    when: frozenset[str] = frozenset()
    """Only for runs that come to one of these hexes; if there are none, for every run."""


@dataclass(frozen=True)
class RunBonus:
    """A run that visits k stops of these hexes earns `table[k]` more; beyond the table, its last entry."""

    places: frozenset[str]
    table: tuple[int, ...]


@dataclass(frozen=True)
class Route:
    """How a train runs. How far it gets is its reach."""

    counts: RouteTrainKind = RouteTrainKind.STOPS
    """What its reach is counted in, and which places it may leave out."""
    allowance: int = 0
    """The m of an n+m train; the gauge changes that a train which counts cities gets for free."""
    pays: int = ANY_NUMBER
    pays_towns: int = ANY_NUMBER
    """For an express: how many places pay, and how many towns among them."""
    crossings: Mapping[Gauge, int] | None = None
    """For a train that counts hexsides: as how many one counts, by the gauge of the whole way between two stops. It
    cannot run on a gauge that is not there."""
    ends: frozenset[str] = frozenset()
    """For a train that is paid for two places, a certain one and the best own station: the hexes, by name, in one of
    which its run begins or ends."""
    shares: bool = False
    """A guest: it may use track that the other trains use."""
    needs: tuple[RunNeed, ...] = ()
    takes_bonuses: bool = True
    """The title's bonuses are for it too."""


def hexsides(crossings: Mapping[Gauge, int]) -> Route:
    """A train that counts hexsides."""
    return Route(RouteTrainKind.HEX, crossings=crossings)


@dataclass(frozen=True)
class TrainType:
    """A kind of train: one face of a card. Most cards have only one."""

    name: str
    price: int
    reach: int
    """How many stops it makes, or how many hexsides it crosses if it counts those; ENDLESS for a diesel."""
    count: int | None
    """How many cards; none for an endless supply. A further face of a card has no cards of its own: 0."""
    rusted_by: str | None = None
    """The train whose phase scraps it."""
    starts: str | None = None
    """The phase that begins when the first of its cards leaves the bank."""
    sold_from: str | None = None
    """The phase from which it is on sale although earlier types are not sold out."""
    trade_in: Mapping[str, int] = field(default_factory=dict)
    """Rebates for trains traded in, by type."""
    route: Route = Route()
    face_of: str | None = None
    """This is a further face of the card that shows the named type while it lies in the depot."""
    scrapped_by: frozenset[str] = frozenset()
    """Faces that scrap it whenever a card leaves the bank in one of them, whatever the phase."""
    counts: bool = True
    """It counts against the train limit."""
    duty: bool = True
    """Whoever has it has done his duty to own a train."""
    trades: bool = True
    """Corporations may sell it to each other."""
    pooled: bool = True
    """Given up, it lies in the pool and is for sale; otherwise it is out of the game."""
    owners: frozenset[str] | None = None
    """The kinds of corporations that may own it; all, if none are named."""
    users: frozenset[str] | None = None
    """The kinds of corporations that it runs for and whose duty it meets; all, if none are named."""
    most: int | None = None
    """So many of it one corporation may own."""
    runs_once: bool = False
    """It leaves the game when it has run."""


ENDLESS = 999


@dataclass(frozen=True)
class Phase:
    """A phase of the game."""

    name: str
    limits: Mapping[str, Amount]
    """The train limit, by kind of corporation; asked for the corporation."""
    tiles: tuple[Colour, ...]
    rounds: int
    worths: tuple[str, ...] = ()
    """Which of several printed values of a stop is in force: the first of these keys that it has."""
    allows: frozenset[str] = frozenset()
    begin: tuple[str, ...] = ()
    """Effects that happen when it begins, by name."""
