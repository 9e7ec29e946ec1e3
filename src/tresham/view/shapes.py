"""What a screen shows of a game, as plain records of names and numbers: the shapes, nothing else.

A `View` is divided into parts. After a move only the parts that changed travel to the browser. Nothing here is a
sentence: words are the catalogues' business, pictures the pen's.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RoundView:
    """Where the game stands."""

    kind: str
    """auction, stock, operating …: `round-…` in the catalogues."""
    turn: int
    number: int
    of: int
    phase: str
    bank: int | None
    """What the bank has left; nothing where it never runs out."""
    priority: str
    """The player with the priority deal; empty where no shares are dealt in."""
    actor: str
    """The party whose decision is awaited (a player or a corporation), empty when the game is over."""
    seat: str
    """The player who decides for it."""
    steps: tuple[StepView, ...]
    """The parts of the turn in progress, in their order, and before them a duty that interrupts it; where a turn has no
    parts, the one thing that is to be decided."""
    ending: str
    """Why the game is about to end, or ended: a cause of the catalogues; empty if it goes on."""
    over: bool
    agreed: tuple[str, ...]
    """The players who would end the game here."""


@dataclass(frozen=True, slots=True)
class StepView:
    """One part of a turn."""

    name: str
    """track, token, run, dividend, train …: `step-…` in the catalogues."""
    state: str
    """done, skipped, now or later."""
    idle: str
    """Why trains do not run in it, as the track lies now: `idle-…` in the catalogues; empty if they can, or have."""


@dataclass(frozen=True, slots=True)
class HoldingView:
    """What one party holds of one corporation."""

    corp: str
    shares: int
    certs: int
    president: bool
    special: str
    """"last" when the holder has a last certificate; else empty."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat at the table."""

    name: str
    cash: int
    promised: int
    """How much of it is bound in bids."""
    worth: int
    """Cash and papers by the rule of the final count."""
    liquid: int
    """Cash and what the shares would bring if sold now as far as the rules allow."""
    certs: int
    cert_limit: int
    holdings: tuple[HoldingView, ...]
    privates: tuple[str, ...]
    out: bool
    """Left the game or bankrupt."""
    facts: tuple[FactView, ...]


@dataclass(frozen=True, slots=True)
class OwnerView:
    """Somebody who owns things and has no seat."""

    symbol: str
    name: str
    cash: int
    holdings: tuple[HoldingView, ...]
    privates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FactView:
    """A title's own number or word about somebody: `fact-<key>` in the catalogues, so no screen needs to know it."""

    key: str
    value: int | str
    money: bool


@dataclass(frozen=True, slots=True)
class TrainView:
    """A train card."""

    number: int
    name: str
    ran: bool
    """Ran in the turn in progress."""


@dataclass(frozen=True, slots=True)
class CorporationView:
    """A railway: charter, papers, price."""

    symbol: str
    life: str
    """absent, waiting, open, closed, taken_over or ready (to be started anew)."""
    president: str
    floated: bool
    operated: bool
    cash: int
    price: int | None
    par: int | None
    cell: str
    trains: tuple[TrainView, ...]
    train_limit: int
    tokens: tuple[int, ...]
    """What each token left on the charter costs, the next one first."""
    tokens_total: int
    offering: int
    """Shares not yet sold: with the bank, or in its own treasury; `pool` those in the bank pool, `own` those that it
    holds itself besides."""
    pool: int
    own: int
    privates: tuple[str, ...]
    last_revenue: int | None
    last_dividend: str
    """pay, withhold, half; empty before its first run."""
    order: int | None
    """Its place in the order of this operating round, or of the next."""
    acted: bool
    """Its turn in this operating round is over."""
    facts: tuple[FactView, ...]


@dataclass(frozen=True, slots=True)
class PrivateView:
    """A private company."""

    symbol: str
    owner: str
    closed: bool
    spent: bool
    """Its power is used up."""
    bids: tuple[tuple[str, int], ...]
    """In an auction: who has bid how much, the highest first."""
    price: int | None
    """In an auction: what it costs now, where a price is asked."""


@dataclass(frozen=True, slots=True)
class MarketView:
    """Markers on the chart."""

    markers: tuple[tuple[str, tuple[str, ...]], ...]
    """By cell: the corporations in the order in which they came."""
    ways: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """By cell with markers: where each move leads from there now (up, right, rise …)."""


@dataclass(frozen=True, slots=True)
class DepotView:
    """Trains that can be bought from the bank, and how long the others wait."""

    stock: tuple[tuple[str, int | None], ...]
    """By type in the order of sale: how many cards are left (none: no limit)."""
    pool: tuple[TrainView, ...]
    next: str
    """The type on sale; empty if there is none."""


@dataclass(frozen=True, slots=True)
class HexView:
    """What lies on a hex of the map."""

    name: str
    tile: str
    rotation: int
    laid: bool
    tokens: tuple[tuple[int, int, str], ...]
    """Stop number on the hex, slot number in the stop, whose token."""
    beside: tuple[str, ...]
    markers: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything a screen shows of one position."""

    round: RoundView
    players: tuple[PlayerView, ...]
    corporations: tuple[CorporationView, ...]
    """In the order of the ledger: as listed in the title; `order` tells the order of operation."""
    privates: tuple[PrivateView, ...]
    market: MarketView
    depot: DepotView
    board: tuple[HexView, ...]
    tiles: tuple[tuple[str, int | None], ...]
    """Tiles left in the box (none: no limit)."""
    facts: tuple[FactView, ...]
    """The title's own facts about the whole game."""
    owners: tuple[OwnerView, ...]
    """Those who own things and have no seat."""


@dataclass(frozen=True, slots=True)
class RunView:
    """What one train does."""

    train: int
    name: str
    stops: tuple[str, ...]
    hexes: tuple[str, ...]
    """All hexes that it comes through, in order."""
    revenue: int
    path: tuple[str, ...]
    """Where it goes on the map, as the data of SVG paths: the pen fills this in, and all that follows."""
    ends: tuple[tuple[float, float], ...]
    """Where its number stands."""
    colour: str
    dashes: str
    """A second sign besides the colour: the dashes of its line, empty for an unbroken one."""


@dataclass(frozen=True, slots=True)
class RoutesView:
    """What all trains of a corporation do: the best there is, or what somebody has drawn."""

    corp: str
    runs: tuple[RunView, ...]
    idle: tuple[TrainView, ...]
    """Trains that stay at home."""
    revenue: int
    best: int
    """The most that is known to be possible."""
    proven: bool
    """Nothing better exists than `best`; else it is at most `bound`."""
    bound: int
    same_as_last: bool
    problems: tuple[ProblemView, ...]
    """Why they cannot run so; empty if they can."""
    action: dict[str, object] | None
    """What to send to run them so, if they can."""


@dataclass(frozen=True, slots=True)
class ProblemView:
    """What is wrong with runs that somebody has drawn."""

    run: int | None
    """Which of the runs it is; none if it is all of them together."""
    code: str
    rule: str
    message: str


@dataclass(frozen=True, slots=True)
class RuleView:
    """A paragraph of the rules."""

    id: str
    chapter: str
    text: str


@dataclass(frozen=True, slots=True)
class RuleTest:
    """A test that proves a rule."""

    file: str
    name: str

    @property
    def words(self) -> str:
        """What it proves, as its name says it."""
        return self.name.removeprefix("test_").replace("_", " ")
