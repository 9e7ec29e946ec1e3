"""What can happen. An event is one fact, one change, one sentence; it carries results, so applying it needs no rule."""

from __future__ import annotations

from .base import Event
from .board import (
    MarkerPlaced,
    TileDestroyed,
    TileLaid,
    TokenBeside,
    TokenLost,
    TokenPlaced,
    TokenReturned,
    TokenSettled,
    TokensInherited,
    TokenTaken,
)
from .deals import DealDeclined, DealOffered, WentBankrupt
from .money import DividendPaid, DividendWithheld, IncomePaid, Paid
from .privates import BidPlaced, BidWithdrawn, LotDropped, PowerUsed, PrivateClosed, PrivateExchanged, PrivateSold
from .rounds import AgreedToEnd, EndAnnounced, GameEnded, Passed, PlayedOn, PlayerLeft, PriorityMoved, RoundBegan
from .shares import (
    CertGiven,
    CertsSwapped,
    CorporationClosed,
    CorporationFloated,
    MarkersSorted,
    ParSet,
    PresidencyPassed,
    PriceMoved,
    PropertyPassed,
    SharesBought,
    SharesSold,
)
from .trains import CorporationOperated, PhaseBegan, TrainAdded, TrainBought, TrainDiscarded, TrainsRun, TrainsRusted

__all__ = [
    "AgreedToEnd",
    "BidPlaced",
    "BidWithdrawn",
    "CertGiven",
    "CertsSwapped",
    "CorporationClosed",
    "CorporationFloated",
    "CorporationOperated",
    "DealDeclined",
    "DealOffered",
    "DividendPaid",
    "DividendWithheld",
    "EndAnnounced",
    "Event",
    "GameEnded",
    "IncomePaid",
    "LotDropped",
    "MarkerPlaced",
    "MarkersSorted",
    "Paid",
    "ParSet",
    "Passed",
    "PhaseBegan",
    "PlayedOn",
    "PlayerLeft",
    "PowerUsed",
    "PresidencyPassed",
    "PriceMoved",
    "PriorityMoved",
    "PrivateClosed",
    "PrivateExchanged",
    "PrivateSold",
    "PropertyPassed",
    "RoundBegan",
    "SharesBought",
    "SharesSold",
    "TileDestroyed",
    "TileLaid",
    "TokenBeside",
    "TokenLost",
    "TokenPlaced",
    "TokenReturned",
    "TokenSettled",
    "TokenTaken",
    "TokensInherited",
    "TrainAdded",
    "TrainBought",
    "TrainDiscarded",
    "TrainsRun",
    "TrainsRusted",
    "WentBankrupt",
]
