"""What a player may intend. Names are imperatives; `by` is the player or corporation that acts."""

from __future__ import annotations

from dataclasses import field

from ..record import record
from ..track.ids import Hex, Lay, Side, Slot, Stop
from .ids import Cell, Cert, Party, Private, Train, TrainKind
from .state import UNTOLD


@record(frozen=True, slots=True)
class Action:
    """An intention of a player or a corporation."""

    by: Party


@record(frozen=True, slots=True)
class Pass(Action):
    """Do nothing more here."""


@record(frozen=True, slots=True)
class TakeLot(Action):
    """Buy the private on offer at its price."""

    private: Private


@record(frozen=True, slots=True)
class LowerLot(Action):
    """Lower the price of a private that nobody has bought yet."""

    private: Private


@record(frozen=True, slots=True)
class Bid(Action):
    """Promise money for a private that is not on offer yet, or raise in a bid-off."""

    private: Private
    amount: int


@record(frozen=True, slots=True)
class SetPar(Action):
    """Choose the par price of a corporation whose presidency came with a private."""

    corp: Party
    cell: Cell


@record(frozen=True, slots=True)
class StartCorporation(Action):
    """Buy a president's certificate at a par price of one's choice."""

    corp: Party
    cell: Cell


@record(frozen=True, slots=True)
class BuyShares(Action):
    """Buy certificates from the initial offering, the pool or a treasury."""

    certs: tuple[Cert, ...]


@record(frozen=True, slots=True)
class SellShares(Action):
    """Sell certificates to the pool; `shares` is less than they add up to when half of a president's is sold."""

    certs: tuple[Cert, ...]
    shares: int


@record(frozen=True, slots=True)
class RedeemShare(Action):
    """Let a corporation take one of its own certificates back, from the pool or from a player."""

    cert: Cert


@record(frozen=True, slots=True)
class ReissueShares(Action):
    """Let a corporation offer all its own certificates anew."""

    corp: Party


@record(frozen=True, slots=True)
class ExchangePrivate(Action):
    """Give a private back for a certificate."""

    private: Private
    cert: Cert


@record(frozen=True, slots=True)
class BuyPrivate(Action):
    """Buy a private from its owner."""

    private: Private
    price: int


@record(frozen=True, slots=True)
class SellPrivate(Action):
    """Sell a private to another player."""

    private: Private
    buyer: Party
    price: int


@record(frozen=True, slots=True)
class CashPrivate(Action):
    """Sell a private to the bank, at what it is worth now."""

    private: Private


@record(frozen=True, slots=True)
class LayTile(Action):
    """Lay or upgrade a tile."""

    hex: Hex
    lay: Lay


@record(frozen=True, slots=True)
class LayPrivateTile(Action):
    """Lay the tile that a private allows."""

    private: Private
    hex: Hex
    lay: Lay


@record(frozen=True, slots=True)
class PlaceToken(Action):
    """Put a station in a city."""

    stop: Stop


@record(frozen=True, slots=True)
class PlacePrivateToken(Action):
    """Put the station that a private allows."""

    private: Private
    stop: Stop


@record(frozen=True, slots=True)
class ChooseCity(Action):
    """Say in which city of a hex a station stands."""

    corp: Party
    stop: Stop


@record(frozen=True, slots=True)
class ReturnToken(Action):
    """Say which of two stations on a hex leaves the map."""

    slot: Slot


@record(frozen=True, slots=True)
class Run:
    """The way of one train: its stops in order, and between two of them the hexsides it crosses."""

    train: Train
    stops: tuple[Stop, ...]
    legs: tuple[tuple[Side, ...], ...]


@record(frozen=True, slots=True)
class RunTrains(Action):
    """Run the trains."""

    runs: tuple[Run, ...]


@record(frozen=True, slots=True)
class DeclareDividend(Action):
    """Say what becomes of the revenue: "pay", "withhold", or what else the title knows."""

    kind: str


@record(frozen=True, slots=True)
class BuyTrain(Action):
    """Buy a train from the bank or another corporation, perhaps trading one in."""

    train: Train
    price: int
    traded: Train | None = None
    face: TrainKind | None = field(default=None, metadata={UNTOLD: True})
    """The face of the card that it is bought for; none: the one that is up."""


@record(frozen=True, slots=True)
class DiscardTrain(Action):
    """Give up a train that the limit forbids."""

    train: Train


@record(frozen=True, slots=True)
class TakeOver(Action):
    """Buy a whole corporation, at so much for every share that players hold."""

    corp: Party
    price: int


@record(frozen=True, slots=True)
class TurnTrain(Action):
    """Turn the card of a train that was taken over to another of its faces."""

    train: Train
    face: TrainKind


@record(frozen=True, slots=True)
class ScrapTrain(Action):
    """Do without a train that was taken over: it leaves the game."""

    train: Train


@record(frozen=True, slots=True)
class RepayDebt(Action):
    """Pay the bank back what it has lent, or a part of it."""

    amount: int


@record(frozen=True, slots=True)
class GoBankrupt(Action):
    """Admit that the money cannot be raised."""


@record(frozen=True, slots=True)
class ChooseSwap(Action):
    """Say what one takes for the president's certificate: "one" double certificate or "two" single ones."""

    kind: str


@record(frozen=True, slots=True)
class ClosePrivate(Action):
    """Close a private for what it then allows in this turn."""

    private: Private


@record(frozen=True, slots=True)
class PlaceMarker(Action):
    """Put the marker of a private on a hex."""

    private: Private
    hex: Hex


@record(frozen=True, slots=True)
class TakeLoan(Action):
    """Borrow from the bank, to stay in the game."""


@record(frozen=True, slots=True)
class Borrow(Action):
    """Take a loan for a corporation, at the expense of its share price."""


@record(frozen=True, slots=True)
class LeaveGame(Action):
    """Give up one's seat."""


@record(frozen=True, slots=True)
class EndGame(Action):
    """Agree that the game ends here, scored as it stands. It ends when all have agreed; on no menu, at any time."""


@record(frozen=True, slots=True)
class PayDebt(Action):
    """Pay what a corporation owes and cannot pay itself."""


@record(frozen=True, slots=True)
class BuyToken(Action):
    """Take over another corporation's station."""

    slot: Slot
    price: int


@record(frozen=True, slots=True)
class BuyRight(Action):
    """Buy a right that the bank sells, such as the one to use electric trains; where there are several, by its name."""

    right: str = field(default="", metadata={UNTOLD: True})
    private: Private | None = field(default=None, metadata={UNTOLD: True})
    """The private whose tile is given up for it, if it is not the normal one of the turn."""


@record(frozen=True, slots=True)
class IssueBond(Action):
    """Borrow on a bond of the corporation."""


@record(frozen=True, slots=True)
class RedeemBond(Action):
    """Pay a bond back."""


@record(frozen=True, slots=True)
class Offer(Action):
    """Propose a deal that somebody else must agree to."""

    deal: Action


@record(frozen=True, slots=True)
class Accept(Action):
    """Agree to the deal on the table."""


@record(frozen=True, slots=True)
class Decline(Action):
    """Refuse the deal on the table."""
