"""What happens to private companies."""

from __future__ import annotations

from ...record import record
from ..frozen import but, moved, put
from ..ids import BANK, Cert, Party, Private
from ..state import State
from .base import Event


@record(frozen=True, slots=True)
class BidPlaced(Event):
    """A player bids for a private."""

    by: Party
    private: Private
    amount: int


@record(frozen=True, slots=True)
class BidWithdrawn(Event):
    """A player drops out of a bid-off."""

    by: Party
    private: Private


@record(frozen=True, slots=True)
class LotDropped(Event):
    """Nobody wants the private on offer: it gets cheaper."""

    private: Private
    price: int


@record(frozen=True, slots=True)
class LotLowered(Event):
    """A player lowers the price of a private instead of buying one."""

    by: Party
    private: Private
    price: int


@record(frozen=True, slots=True)
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


@record(frozen=True, slots=True)
class PrivateCashed(Event):
    """A private is sold to the bank, and is out of the game."""

    private: Private
    by: Party
    price: int

    def apply(self, s: State) -> State:
        return but(s, cash=moved(s.cash, BANK, self.by, self.price), closed=s.closed | 1 << self.private)


@record(frozen=True, slots=True)
class PrivateClosed(Event):
    """A private is closed; its last owner stays on record, for rights that outlive it."""

    private: Private

    def apply(self, s: State) -> State:
        return but(s, closed=s.closed | 1 << self.private)


@record(frozen=True, slots=True)
class PrivateExchanged(Event):
    """A private is given back for a certificate."""

    private: Private
    by: Party
    cert: Cert
    source: Party

    def apply(self, s: State) -> State:
        return but(s, closed=s.closed | 1 << self.private, certs=put(s.certs, self.cert, self.by))


@record(frozen=True, slots=True)
class PowerUsed(Event):
    """The power of a private is used up."""

    private: Private
    by: Party

    def apply(self, s: State) -> State:
        return but(s, spent=s.spent | 1 << self.private)
