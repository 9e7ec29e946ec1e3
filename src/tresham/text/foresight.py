"""What an action would cost and bring: the scribe plays it on a scrap of paper and reads what happened."""

from __future__ import annotations

from ..core.action import Action, BuyPrivate, BuyShares, BuyToken, BuyTrain, ExchangePrivate
from ..core.event import BidWithdrawn, Event
from ..core.ids import NOBODY, Party
from ..core.illegal import Illegal
from ..core.play import play
from ..core.state import State
from ..core.table import Table
from .catalogue import Fact
from .scribe import Scribe

UNKNOWN = "unknown"
"""What is said of a thing that only a look at the position could tell."""

COSTS = ("cost", "price", "amount")
GAINS = ("per_share", "proceeds", "revenue", "amount")
"""Fields of events that tell what an action costs and brings, the most telling first."""


def foreseen(action: Action, scribe: Scribe) -> dict[str, Fact]:
    """Cost, gain, from whom, and what a pass declines; which stage of the game it is, and whom that concerns.

    Each is unknown without a position; cost, gain and what a pass declines also if the action is illegal.
    """
    found: dict[str, Fact] = dict.fromkeys(("cost", "gain", "step", "stage"), UNKNOWN)
    found |= _named("source", NOBODY, scribe) | _named("concern", NOBODY, scribe)
    if scribe.state is None:
        return found
    found |= _named("source", _owner(action, scribe.state), scribe)
    if scribe.state.agenda:
        top = scribe.state.agenda[-1]
        found |= {"stage": top.stage, **_named("concern", top.concerns(), scribe)}
    events = _events(action, scribe)
    if events is None:
        return found
    for name, fields in (("cost", COSTS), ("gain", GAINS)):
        sums = [getattr(event, field) for field in fields for event in events if hasattr(event, field)]
        if sums:
            found[name] = sums[0]
    found["step"] = _declined(events)
    return found


def _named(name: str, party: Party, scribe: Scribe) -> dict[str, Fact]:
    """A party by name and sort; nobody is unknown."""
    if party == NOBODY:
        return {name: "", f"{name}_is": UNKNOWN}
    return {name: scribe.party(party), f"{name}_is": scribe.party_sort(party)}


def _events(action: Action, scribe: Scribe) -> list[Event] | None:
    """What the action itself would do, nothing settled; none if it may not be done so."""
    assert scribe.state is not None
    table = Table(scribe.title, scribe.state)
    try:
        play(table, action)
    except Illegal:
        return None
    return table.events


def _declined(events: list[Event]) -> str:
    """What a pass would decline: the part it names, a bid-off, or nothing more than the rest of a turn."""
    for event in events:
        if isinstance(event, BidWithdrawn):
            return "bid_off"
        step = getattr(event, "step", None)
        if isinstance(step, str):
            return step
    return "rest"


def _owner(action: Action, state: State) -> Party:
    """Who has the thing that an action asks for, or nobody."""
    match action:
        case BuyTrain(train=train) if train < len(state.trains):
            return state.trains[train]
        case BuyShares(certs=(cert, *_)) | ExchangePrivate(cert=cert):
            return state.certs[cert]
        case BuyPrivate(private=private):
            return state.privates[private]
        case BuyToken(slot=slot):
            return state.board.tokens[slot]
    return NOBODY
