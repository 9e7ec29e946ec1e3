"""What is printed on charters, cards and the phase chart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..record import cached_property
from ..track.ids import Colour, Gauge


@dataclass(frozen=True)
class CorporationKind:
    """What corporations of one sort have in common."""

    name: str = "major"
    certs: tuple[int, ...] = (2, 1, 1, 1, 1, 1, 1, 1, 1)
    """Sizes of the certificates in shares, the director's first, if it has one."""
    directed: bool = True
    """The first certificate is the director's: the player who holds it is president. Otherwise nobody ever is."""
    float_shares: int = 6
    """How many shares must have left the offering before it may operate."""
    most_shares: int = 6
    """How many of its shares one player may hold."""
    pool_shares: int = 5
    """How many of its shares the pool may hold."""
    treasury: bool = False
    """Unsold shares lie in its own treasury and pay it when sold; otherwise they lie with the bank."""

    @cached_property
    def shares(self) -> int:
        """How many shares there are."""
        return sum(self.certs)

    @cached_property
    def largest_ordinary(self) -> int:
        """How many shares the largest certificate stands for that is not the director's."""
        return max(self.certs[self.directed :], default=0)

    @cached_property
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
class TrainType:
    """A kind of train."""

    name: str
    price: int
    reach: int
    """How many stops it makes, or how many hexsides it crosses if it counts those; ENDLESS for a diesel."""
    count: int | None
    """How many cards; none for an endless supply."""
    rusted_by: str | None = None
    """The train whose first purchase scraps it."""
    starts: str | None = None
    """The phase that its first purchase starts."""
    sold_from: str | None = None
    """The phase from which it is on sale although earlier types are not sold out."""
    trade_in: Mapping[str, int] = field(default_factory=dict)
    """Rebates for trains traded in, by type."""
    crossings: Mapping[Gauge, int] | None = None
    """For a train that counts hexsides: as how many one counts, by the gauge of the whole way between two stops. It
    cannot run on a gauge that is not there."""


ENDLESS = 999


@dataclass(frozen=True)
class Phase:
    """A phase of the game."""

    name: str
    limits: Mapping[str, int]
    """The train limit, by kind of corporation."""
    tiles: tuple[Colour, ...]
    rounds: int
    worths: tuple[str, ...] = ()
    """Which of several printed values of a stop is in force: the first of these keys that it has."""
    allows: frozenset[str] = frozenset()
    begin: tuple[str, ...] = ()
    """Effects that happen when it begins, by name."""
