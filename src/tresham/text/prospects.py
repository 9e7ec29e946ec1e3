"""What a label tells of an action besides its own fields: what it would cost and bring, and from whom."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.action import Action, BuyPrivate, BuyShares, BuyToken, BuyTrain, ExchangePrivate, RedeemShare
from ..core.event import BidWithdrawn, DividendPaid, Event, LotLowered, MarkerPlaced
from ..core.ids import NO_CELL, NOBODY, Party
from ..core.illegal import Illegal
from ..core.state import State
from ..core.title import Title
from ..core.trial import Trial, try_out
from .catalogue import Fact
from .scribe import Scribe

UNKNOWN = "unknown"
"""What is said of a thing that only a look at the position could tell."""


def prospects(action: Action, scribe: Scribe, trial: Trial | None) -> dict[str, Fact]:
    """Cost, gain, from whom, what a pass declines, where a marker comes to lie and to what a lot falls; which stage of
    the game it is, and whom that concerns.

    Each is unknown without a position; all but the stage and a share's owner and price also without a trial.
    """
    found: dict[str, Fact] = dict.fromkeys(("cost", "gain", "step", "stage", "place", "falls_to"), UNKNOWN)
    found |= _named("source", NOBODY, scribe) | _named("concern", NOBODY, scribe)
    if scribe.state is None:
        return found
    found |= _named("source", _owner(action, scribe.state), scribe)
    if isinstance(action, RedeemShare):
        found["cost"] = _market_price(action, scribe.title, scribe.state)
    if scribe.state.agenda:
        top = scribe.state.agenda[-1]
        found |= {"stage": top.stage, **_named("concern", top.concerns(), scribe)}
    if trial is not None:
        found |= {"cost": trial.cost or 0, "gain": _gain(trial), "step": _declined(trial.events)}
        found |= _outcome(trial.events, scribe)
    return found


def tried(action: Action, scribe: Scribe) -> Trial | None:
    """How an action would go; none if the scribe sees no position, or if it may not be done."""
    if scribe.state is None:
        return None
    try:
        return try_out(scribe.title, scribe.state, action)
    except Illegal:
        return None


def _gain(trial: Trial) -> int:
    """What an action brings; of a dividend that is paid, what each share gets."""
    paid = next((event.per_share for event in trial.events if isinstance(event, DividendPaid)), None)
    return trial.gain or 0 if paid is None else paid


def _outcome(events: Sequence[Event], scribe: Scribe) -> dict[str, Fact]:
    """Where a marker comes to lie, and what a lot costs then."""
    found: dict[str, Fact] = {}
    for event in events:
        if isinstance(event, MarkerPlaced):
            found["place"] = scribe.hex(event.hex)
        elif isinstance(event, LotLowered):
            found["falls_to"] = event.price
    return found


def _named(name: str, party: Party, scribe: Scribe) -> dict[str, Fact]:
    """A party by name and sort; nobody is unknown."""
    if party == NOBODY:
        return {name: "", f"{name}_is": UNKNOWN}
    return {name: scribe.party(party), f"{name}_is": scribe.party_sort(party)}


def _declined(events: Sequence[Event]) -> str:
    """What a pass would decline: the part it names, a bid-off, or nothing more than the rest of a turn."""
    for event in events:
        if isinstance(event, BidWithdrawn):
            return "bid_off"
        step = getattr(event, "step", None)
        if isinstance(step, str):
            return step
    return "rest"


def _market_price(action: RedeemShare, title: Title, state: State) -> Fact:
    """What a share is redeemed for: whoever is asked to part with one wants to know, although no price is named."""
    cell = state.price[title.cert_corp[action.cert]]
    return UNKNOWN if cell == NO_CELL else title.cell_price[cell] * title.cert_size[action.cert]


def _owner(action: Action, state: State) -> Party:
    """Who has the thing that an action asks for, or nobody."""
    match action:
        case BuyTrain(train=train) if train < len(state.trains):
            return state.trains[train]
        case BuyShares(certs=(cert, *_)) | ExchangePrivate(cert=cert) | RedeemShare(cert=cert):
            return state.certs[cert]
        case BuyPrivate(private=private):
            return state.privates[private]
        case BuyToken(slot=slot):
            return state.board.tokens[slot]
    return NOBODY
