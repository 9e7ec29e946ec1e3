"""What can happen. An event is one fact, one change, one sentence; it carries results, so applying it needs no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..track.ids import Hex, Lay, Slot
from .action import Action, Run
from .frozen import but, moved, put, put_all
from .ids import BANK, NO_CELL, NOBODY, POOL, Cell, Cert, Party, PhaseId, Private, Train, TrainKind
from .state import Ending, Life, State


class Event:
    """Something that happened. An announcement changes nothing and is only told."""

    __slots__ = ()
    loud: ClassVar[bool] = True

    def apply(self, s: State) -> State:
        """The state after this event."""
        return s


# --- rounds, turns, the end ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins: its kind, the number of its stock round, its number in the set and the size of the set."""

    kind: str
    turn: int
    number: int
    of: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A party declines to act; `step` names what it declines."""

    by: Party
    step: str


@dataclass(frozen=True, slots=True)
class PriorityMoved(Event):
    """The order of play changes; its first player has the priority deal."""

    order: tuple[Party, ...]

    def apply(self, s: State) -> State:
        return but(s, order=self.order)


@dataclass(frozen=True, slots=True)
class EndAnnounced(Event):
    """The end of the game is settled: why, and when it comes."""

    cause: str
    moment: str

    def apply(self, s: State) -> State:
        return but(s, ending=Ending(self.cause, self.moment))


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    cause: str

    def apply(self, s: State) -> State:
        return but(s, agenda=())


# --- money -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Money changes hands."""

    payer: Party
    payee: Party
    amount: int
    purpose: str

    def apply(self, s: State) -> State:
        return but(s, cash=moved(s.cash, self.payer, self.payee, self.amount))


@dataclass(frozen=True, slots=True)
class IncomePaid(Event):
    """A private pays its owner."""

    private: Private
    owner: Party
    amount: int

    def apply(self, s: State) -> State:
        return but(s, cash=moved(s.cash, BANK, self.owner, self.amount))


@dataclass(frozen=True, slots=True)
class DividendPaid(Event):
    """Revenue goes to the shareholders."""

    corp: Party
    revenue: int
    per_share: int
    payouts: tuple[tuple[Party, int], ...]

    def apply(self, s: State) -> State:
        cash = list(s.cash)
        for party, amount in self.payouts:
            cash[party] += amount
            cash[BANK] -= amount
        return but(s, cash=tuple(cash))


@dataclass(frozen=True, slots=True)
class DividendWithheld(Event):
    """Revenue, perhaps none, goes to the treasury."""

    corp: Party
    revenue: int

    def apply(self, s: State) -> State:
        return but(s, cash=moved(s.cash, BANK, self.corp, self.revenue)) if self.revenue else s


# --- privates --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BidPlaced(Event):
    """A player bids for a private."""

    by: Party
    private: Private
    amount: int


@dataclass(frozen=True, slots=True)
class BidWithdrawn(Event):
    """A player drops out of a bid-off."""

    by: Party
    private: Private


@dataclass(frozen=True, slots=True)
class LotDropped(Event):
    """Nobody wants the private on offer: it gets cheaper."""

    private: Private
    price: int


@dataclass(frozen=True, slots=True)
class PrivateSold(Event):
    """A private changes hands for money."""

    private: Private
    seller: Party
    buyer: Party
    price: int

    def apply(self, s: State) -> State:
        return but(
            s,
            cash=moved(s.cash, self.buyer, self.seller, self.price),
            privates=put(s.privates, self.private, self.buyer),
        )


@dataclass(frozen=True, slots=True)
class PrivateClosed(Event):
    """A private is closed; its last owner stays on record, for rights that outlive it."""

    private: Private

    def apply(self, s: State) -> State:
        return but(s, closed=s.closed | 1 << self.private)


@dataclass(frozen=True, slots=True)
class PrivateExchanged(Event):
    """A private is given back for a certificate."""

    private: Private
    by: Party
    cert: Cert
    source: Party

    def apply(self, s: State) -> State:
        return but(s, closed=s.closed | 1 << self.private, certs=put(s.certs, self.cert, self.by))


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """The power of a private is used up."""

    private: Private
    by: Party

    def apply(self, s: State) -> State:
        return but(s, spent=s.spent | 1 << self.private)


# --- shares ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ParSet(Event):
    """A corporation gets its par price and its marker on the market."""

    corp: Party
    cell: Cell
    by: Party

    def apply(self, s: State) -> State:
        return but(
            s,
            par=put(s.par, self.corp, self.cell),
            price=put(s.price, self.corp, self.cell),
            stack=(*(one for one in s.stack if one != self.corp), self.corp),
            life=put(s.life, self.corp, Life.OPEN),
        )


@dataclass(frozen=True, slots=True)
class CertGiven(Event):
    """A certificate comes free of charge, with a private or by an exchange."""

    cert: Cert
    to: Party

    def apply(self, s: State) -> State:
        return but(s, certs=put(s.certs, self.cert, self.to))


@dataclass(frozen=True, slots=True)
class SharesBought(Event):
    """Certificates are bought from the offering, the pool or a treasury."""

    by: Party
    corp: Party
    certs: tuple[Cert, ...]
    shares: int
    source: Party
    payee: Party
    cost: int

    def apply(self, s: State) -> State:
        return but(
            s,
            cash=moved(s.cash, self.by, self.payee, self.cost),
            certs=put_all(s.certs, tuple((cert, self.by) for cert in self.certs)),
        )


@dataclass(frozen=True, slots=True)
class SharesSold(Event):
    """Certificates are sold to the pool."""

    by: Party
    corp: Party
    certs: tuple[Cert, ...]
    shares: int
    proceeds: int

    def apply(self, s: State) -> State:
        return but(
            s,
            cash=moved(s.cash, BANK, self.by, self.proceeds),
            certs=put_all(s.certs, tuple((cert, POOL) for cert in self.certs)),
        )


@dataclass(frozen=True, slots=True)
class PresidencyPassed(Event):
    """The president's certificate changes hands for ordinary ones (`given` go to the old president)."""

    corp: Party
    old: Party
    new: Party
    president_cert: Cert
    given: tuple[Cert, ...]

    def apply(self, s: State) -> State:
        swaps = ((self.president_cert, self.new), *((cert, self.old) for cert in self.given))
        return but(s, certs=put_all(s.certs, swaps))


@dataclass(frozen=True, slots=True)
class CorporationFloated(Event):
    """A corporation gets its capital and may operate."""

    corp: Party
    capital: int

    def apply(self, s: State) -> State:
        return but(s, floated=s.floated | 1 << self.corp, cash=moved(s.cash, BANK, self.corp, self.capital))


@dataclass(frozen=True, slots=True)
class CorporationReset(Event):
    """A corporation leaves the market and forgets its past; `life` says whether it may come back."""

    corp: Party
    life: Life
    tokens: int

    def apply(self, s: State) -> State:
        gone = ~(1 << self.corp)
        return but(
            s,
            price=put(s.price, self.corp, NO_CELL),
            par=put(s.par, self.corp, NO_CELL),
            stack=tuple(one for one in s.stack if one != self.corp),
            life=put(s.life, self.corp, self.life),
            floated=s.floated & gone,
            operated=s.operated & gone,
            stock=put(s.stock, self.corp, self.tokens),
        )


@dataclass(frozen=True, slots=True)
class PriceMoved(Event):
    """A marker moves on the market; `reason` is a word such as "sale", "dividend", "sold_out"."""

    corp: Party
    old: Cell
    new: Cell
    reason: str

    def apply(self, s: State) -> State:
        return but(
            s,
            price=put(s.price, self.corp, self.new),
            stack=(*(one for one in s.stack if one != self.corp), self.corp),
        )


# --- the board -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile comes on the map; tokens whose slots have other numbers on the new tile are carried along."""

    by: Party
    hex: Hex
    lay: Lay
    cost: int
    carried: tuple[tuple[Slot, Slot], ...] = ()

    def apply(self, s: State) -> State:
        board = s.board
        tokens = board.tokens
        if self.carried:
            cleared = put_all(tokens, tuple((old, NOBODY) for old, _ in self.carried))
            tokens = put_all(cleared, tuple((new, board.tokens[old]) for old, new in self.carried))
        board = but(board, lays=put(board.lays, self.hex, self.lay), tokens=tokens)
        if not self.cost:
            return but(s, board=board)
        return but(s, board=board, cash=moved(s.cash, self.by, BANK, self.cost))


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A station comes into a slot."""

    by: Party
    slot: Slot
    cost: int

    def apply(self, s: State) -> State:
        return but(
            s,
            board=but(s.board, tokens=put(s.board.tokens, self.slot, self.by)),
            stock=put(s.stock, self.by, s.stock[self.by] - 1),
            cash=moved(s.cash, self.by, BANK, self.cost),
        )


@dataclass(frozen=True, slots=True)
class TokenBeside(Event):
    """A station comes on a hex that has no slot to say which city it means."""

    by: Party
    hex: Hex

    def apply(self, s: State) -> State:
        return but(
            s,
            board=but(s.board, beside=(*s.board.beside, (self.hex, self.by))),
            stock=put(s.stock, self.by, s.stock[self.by] - 1),
        )


@dataclass(frozen=True, slots=True)
class TokenSettled(Event):
    """A station that lay beside the slots gets its slot."""

    by: Party
    hex: Hex
    slot: Slot

    def apply(self, s: State) -> State:
        board = s.board
        return but(
            s,
            board=but(
                board,
                beside=tuple(one for one in board.beside if one != (self.hex, self.by)),
                tokens=put(board.tokens, self.slot, self.by),
            ),
        )


# --- trains ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TrainsRun(Event):
    """The trains have run."""

    by: Party
    runs: tuple[Run, ...]
    revenue: int


@dataclass(frozen=True, slots=True)
class CorporationOperated(Event):
    """A corporation has operated for the first time."""

    corp: Party
    loud: ClassVar[bool] = False

    def apply(self, s: State) -> State:
        return but(s, operated=s.operated | 1 << self.corp)


@dataclass(frozen=True, slots=True)
class TrainBought(Event):
    """A train changes hands for money."""

    by: Party
    train: Train
    kind: TrainKind
    source: Party
    price: int
    payee: Party

    def apply(self, s: State) -> State:
        return but(
            s,
            cash=moved(s.cash, self.by, self.payee, self.price),
            trains=put(s.trains, self.train, self.by),
            faces=put(s.faces, self.train, self.kind),
        )


@dataclass(frozen=True, slots=True)
class TrainAdded(Event):
    """One more card of an endless type lies in the depot."""

    kind: TrainKind
    loud: ClassVar[bool] = False

    def apply(self, s: State) -> State:
        return but(s, trains=(*s.trains, BANK), faces=(*s.faces, self.kind))


@dataclass(frozen=True, slots=True)
class TrainDiscarded(Event):
    """A train goes to the pool: over the limit, or traded in."""

    by: Party
    train: Train
    kind: TrainKind
    reason: str

    def apply(self, s: State) -> State:
        return but(s, trains=put(s.trains, self.train, POOL))


@dataclass(frozen=True, slots=True)
class TrainsRusted(Event):
    """All trains of a type leave the game."""

    kind: TrainKind
    trains: tuple[Train, ...]

    def apply(self, s: State) -> State:
        return but(s, trains=put_all(s.trains, tuple((train, NOBODY) for train in self.trains)))


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A new phase begins."""

    phase: PhaseId

    def apply(self, s: State) -> State:
        return but(s, phase=self.phase)


# --- deals and disasters ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealOffered(Event):
    """A deal is proposed to the player who must agree."""

    by: Party
    to: Party
    deal: Action


@dataclass(frozen=True, slots=True)
class DealDeclined(Event):
    """A deal is refused."""

    by: Party
    deal: Action


@dataclass(frozen=True, slots=True)
class WentBankrupt(Event):
    """A player cannot raise the money; what he has left is lost to the bank."""

    by: Party
    corp: Party
    lost: int

    def apply(self, s: State) -> State:
        return but(s, cash=moved(s.cash, self.by, BANK, self.lost))
