"""What can happen. An event is one fact, one change, one sentence; it carries results, so applying it needs no rule."""

from __future__ import annotations

from .base import Event
from .board import TileLaid, TokenBeside, TokenPlaced, TokenSettled
from .deals import DealDeclined, DealOffered, WentBankrupt
from .money import DividendPaid, DividendWithheld, IncomePaid, Paid
from .privates import BidPlaced, BidWithdrawn, LotDropped, PowerUsed, PrivateClosed, PrivateExchanged, PrivateSold
from .rounds import EndAnnounced, GameEnded, Passed, PriorityMoved, RoundBegan
from .shares import (
    CertGiven,
    CorporationFloated,
    CorporationReset,
    ParSet,
    PresidencyPassed,
    PriceMoved,
    SharesBought,
    SharesSold,
)
from .trains import CorporationOperated, PhaseBegan, TrainAdded, TrainBought, TrainDiscarded, TrainsRun, TrainsRusted

__all__ = [
    "BidPlaced",
    "BidWithdrawn",
    "CertGiven",
    "CorporationFloated",
    "CorporationOperated",
    "CorporationReset",
    "DealDeclined",
    "DealOffered",
    "DividendPaid",
    "DividendWithheld",
    "EndAnnounced",
    "Event",
    "GameEnded",
    "IncomePaid",
    "LotDropped",
    "Paid",
    "ParSet",
    "Passed",
    "PhaseBegan",
    "PowerUsed",
    "PresidencyPassed",
    "PriceMoved",
    "PriorityMoved",
    "PrivateClosed",
    "PrivateExchanged",
    "PrivateSold",
    "RoundBegan",
    "SharesBought",
    "SharesSold",
    "TileLaid",
    "TokenBeside",
    "TokenPlaced",
    "TokenSettled",
    "TrainAdded",
    "TrainBought",
    "TrainDiscarded",
    "TrainsRun",
    "TrainsRusted",
    "WentBankrupt",
]
