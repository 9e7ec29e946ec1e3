"""A title: everything about a game that never changes while it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from ..record import Kept, at_once, ready_made
from ..track.atlas import Atlas
from ..track.ids import Hex
from .cards import Corporation, CorporationKind, Owner, Phase, PrivateCompany, RunBonus, TrainType
from .depot import Depot
from .fact import Fact
from .ids import FIRST_PLAYER, NO_CERT, NOBODY, Cert, Party, PhaseId, Private, Train, TrainKind
from .market import Market
from .title_memory import NO_EXTRAS, Extras

if TYPE_CHECKING:
    from .action import Action
    from .event import Event
    from .stage import Stage
    from .state import Board
    from .table import Table

T = TypeVar("T")

Effect = Callable[..., None]
"""Something that happens at the table: takes the table and small numbers, emits events."""


@dataclass(frozen=True)
class Watch:
    """A standing condition: after any of these events the effect is tried."""

    on: tuple[type[Event], ...]
    do: Effect


Limit = Callable[["Table", Party], int]
"""A number that depends on the table and the player."""

StopWorths = Callable[["Title", "Board", Party, Sequence[TrainType], Hex, int], tuple[int, ...]]
"""What a stop pays each of a corporation's trains: title, board, corporation, types of the trains, hex of the stop, and
what it pays in itself. Earnings are remembered, so it must look at nothing but these."""


@ready_made
@dataclass(frozen=True, eq=False)
class Title:
    """A game with its options, seats and profile settled."""

    key: str
    seats: int
    options: frozenset[str]
    profile: str
    currency: str
    money: int
    """All the money in the game."""
    purse: int
    """What each player starts with."""
    certificate_limit: Limit
    certificates: Limit
    """How many of a player's papers count against that limit."""
    atlas: Atlas
    market: Market
    corporations: tuple[Corporation, ...]
    privates: tuple[PrivateCompany, ...]
    trains: tuple[TrainType, ...]
    phases: tuple[Phase, ...]
    stages: Mapping[str, Stage]
    begin: tuple[Effect, ...]
    """What happens before the first decision."""
    cites: Mapping[str, str]
    """Refusal code -> rule id; "code:case" where a case of it stands in another rule."""
    score: Callable[[Table, Party], int]
    watches: tuple[Watch, ...] = ()
    effects: Mapping[str, Effect] = field(default_factory=dict)
    """Effects that can wait in a Due frame, by name."""
    owners: tuple[Owner, ...] = ()
    """Those who own things and have no seat. As parties they come after all others."""
    decider: Callable[[Table, Party, type[Action] | None], Party] | None = None
    """Which player speaks for a party, perhaps by verb; by default the president, or the player himself."""
    guarantor: Callable[[Table, Party], Party] | None = None
    """Who answers for a corporation with his own money; by default its president, if it has one."""
    closing: tuple[Callable[[Table, Party], None], ...] = ()
    """What is settled when a corporation closes, while it still has its treasury."""
    closed: tuple[Callable[[Table, Party], None], ...] = ()
    """What follows when a corporation has closed."""
    extra: Extras = NO_EXTRAS
    """What its mechanisms remember, as it is at the start."""
    marker_texts: Mapping[str, str] = field(default_factory=dict)
    """By kind of marker on the map: what is written on it before the letters of its owner; nothing, if they say all."""
    terrain_stays: bool = False
    """Every tile pays for the terrain, not only the first one."""
    barred: Callable[[Table, Party], int] | None = None
    """Stops that a corporation may not enter, as a bitmask; by default it may enter all."""
    admits: Callable[[Table, Party, str], bool] | None = None
    """May a corporation have a train of this type? By default any corporation may have any."""
    stop_worths: StopWorths | None = None
    """Where some stops pay more to some: what they pay; by default every stop pays the same to all."""
    bonuses: tuple[RunBonus, ...] = ()
    """What runs earn for visiting several places of a set."""
    owes_train: Callable[[Table, Party], bool] | None = None
    """Must a corporation own a train? By default every one that has a route."""
    facts: tuple[Fact, ...] = ()
    """What screens show beyond what all titles have."""
    endless_bank: bool = False
    """The bank never runs out: what it has left is nobody's concern."""
    by_order: bool = False
    """Turns go round in the order of play, which changes in the course of the game, instead of clockwise."""

    @at_once
    def kept(self) -> Kept[Title]:
        """What others have worked out about this title."""
        return Kept(self)

    @at_once
    def players(self) -> tuple[Party, ...]:
        """The seats, clockwise."""
        return tuple(Party(FIRST_PLAYER + seat) for seat in range(self.seats))

    @at_once
    def _first_corp(self) -> int:
        return FIRST_PLAYER + self.seats

    @at_once
    def _after_corps(self) -> int:
        return self._first_corp + len(self.corporations)

    @at_once
    def corps(self) -> tuple[Party, ...]:
        """The corporations as parties."""
        return tuple(Party(number) for number in range(self._first_corp, self._after_corps))

    @at_once
    def parties(self) -> int:
        """How many parties there are."""
        return self._after_corps + len(self.owners)

    @at_once
    def seatless(self) -> tuple[Party, ...]:
        """The owners without a seat as parties."""
        return tuple(Party(number) for number in range(self._after_corps, self.parties))

    def is_player(self, party: Party) -> bool:
        """Is this party a seat at the table?"""
        return party in self.players

    def is_corp(self, party: Party) -> bool:
        """Is this party a corporation?"""
        return self._first_corp <= party < self._after_corps

    def is_owner(self, party: Party) -> bool:
        """Is this party an owner without a seat?"""
        return party >= self._after_corps

    def owner(self, party: Party) -> Owner:
        """The owner without a seat that a party is."""
        return self.owners[party - self._after_corps]

    def corporation(self, party: Party) -> Corporation:
        """The charter of a corporation."""
        return self.corporations[party - self._first_corp]

    @at_once
    def kind_of(self) -> Mapping[Party, CorporationKind]:
        """By corporation: its kind."""
        return {party: one.kind for party, one in zip(self.corps, self.corporations, strict=True)}

    def corp(self, symbol: str) -> Party:
        """The corporation with this symbol."""
        return self._corp_by_symbol[symbol]

    def private(self, symbol: str) -> Private:
        """The private with this symbol."""
        return self._private_by_symbol[symbol]

    def train_kind(self, name: str) -> TrainKind:
        """The train type with this name."""
        return self._kind_by_name[name]

    def phase(self, name: str) -> PhaseId:
        """The phase with this name."""
        return self._phase_by_name[name]

    @at_once
    def _corp_by_symbol(self) -> dict[str, Party]:
        return {one.symbol: party for one, party in zip(self.corporations, self.corps, strict=True)}

    @at_once
    def _private_by_symbol(self) -> dict[str, Private]:
        return {one.symbol: Private(number) for number, one in enumerate(self.privates)}

    @at_once
    def _kind_by_name(self) -> dict[str, TrainKind]:
        return {one.name: TrainKind(number) for number, one in enumerate(self.trains)}

    @at_once
    def _phase_by_name(self) -> dict[str, PhaseId]:
        return {one.name: PhaseId(number) for number, one in enumerate(self.phases)}

    @at_once
    def certs_of(self) -> tuple[range, ...]:
        """By Party: the certificates of a corporation, the director's first; none for others."""
        ranges: list[range] = [range(0)] * self.parties
        start = 0
        for party, one in zip(self.corps, self.corporations, strict=True):
            ranges[party] = range(start, start + len(one.kind.certs))
            start += len(one.kind.certs)
        return tuple(ranges)

    @at_once
    def printed(self) -> tuple[tuple[int, ...], ...]:
        """By Party: what each token on its charter costs, as printed; none for others than corporations."""
        nothing: tuple[int, ...] = ()
        return self._by_corp(lambda corp, kind: self.corporation(corp).tokens, nothing)

    @at_once
    def cert_corp(self) -> tuple[Party, ...]:
        """By Cert: the corporation."""
        return tuple(party for party in self.corps for _ in self.certs_of[party])

    @at_once
    def cert_size(self) -> tuple[int, ...]:
        """By Cert: how many shares it stands for."""
        return tuple(size for one in self.corporations for size in one.kind.certs)

    @at_once
    def papers(self) -> tuple[tuple[Party, int, int, tuple[int, ...]], ...]:
        """By corporation: its first certificate, the one after its last, and their sizes in shares."""
        return tuple(
            (corp, self.certs_of[corp].start, self.certs_of[corp].stop, one.kind.certs)
            for corp, one in zip(self.corps, self.corporations, strict=True)
        )

    @at_once
    def unsold(self) -> tuple[Party, ...]:
        """By Party: who holds a corporation's shares before anybody buys them."""
        return self._by_corp(lambda corp, kind: kind.unsold.holder(corp), NOBODY)

    @at_once
    def for_sale(self) -> tuple[tuple[Party, ...], ...]:
        """By Party: who has a corporation's shares for sale."""
        nobody: tuple[Party, ...] = ()
        return self._by_corp(lambda corp, kind: tuple(place.holder(corp) for place in kind.sellers), nobody)

    def _by_corp(self, work_out: Callable[[Party, CorporationKind], T], otherwise: T) -> tuple[T, ...]:
        found = [otherwise] * self.parties
        for corp, kind in self.kind_of.items():
            found[corp] = work_out(corp, kind)
        return tuple(found)

    @at_once
    def always_allowed_shares(self) -> int:
        """So many shares of any one corporation a player may hold; none, where that depends on the table."""
        numbers = [most if isinstance(most := one.kind.most_shares, int) else 0 for one in self.corporations]
        return min(numbers, default=0)

    @at_once
    def directors(self) -> tuple[Cert, ...]:
        """By Party: the certificate that makes a player president; `NO_CERT` where there is none."""
        return self._by_corp(lambda corp, kind: Cert(self.certs_of[corp].start) if kind.directed else NO_CERT, NO_CERT)

    def presidents_cert(self, corp: Party) -> Cert:
        """The certificate that makes a player president; `NO_CERT`, if there is none."""
        return self.directors[corp]

    @at_once
    def ordinary_certs(self) -> tuple[range, ...]:
        """By Party: the certificates of a corporation without the director's."""
        return tuple(certs[first != NO_CERT :] for certs, first in zip(self.certs_of, self.directors, strict=True))

    @at_once
    def first_trains(self) -> tuple[TrainKind, ...]:
        """The cards in the depot at the start; of an endless type there is one, renewed when it is sold."""
        return tuple(
            TrainKind(number)
            for number, one in enumerate(self.trains)
            for _ in range(1 if one.count is None else one.count)
            if one.face_of is None
        )

    @at_once
    def watched(self) -> Mapping[type[Event], tuple[Effect, ...]]:
        """Event type -> the effects it wakes, in the order of the watches."""
        kinds = {kind for watch in self.watches for kind in watch.on}
        return {kind: tuple(watch.do for watch in self.watches if kind in watch.on) for kind in kinds}

    @at_once
    def cell_price(self) -> tuple[int, ...]:
        """By Cell: the price printed on it."""
        return tuple(cell.price for cell in self.market.cells)

    @at_once
    def depot(self) -> Depot:
        """What the types of trains have to do with cards, phases and kinds of corporations."""
        return Depot(self)

    def train_name(self, train: Train, faces: tuple[TrainKind, ...]) -> str:
        """The name on the face of a card."""
        return self.trains[faces[train]].name
