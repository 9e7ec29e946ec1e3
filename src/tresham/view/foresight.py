"""What a choice would cost, bring and set off: it is played on a scrap of paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.action import Action
from ..core.event import DividendPaid, Event, PhaseBegan, PriceMoved, TokenPlaced, TrainsRun, TrainsRusted
from ..core.ids import NOBODY
from ..core.play import play
from ..core.state import State
from ..core.table import Step, Table
from ..rules.network import network, stations
from ..track.ids import Slot
from .choice_subject import About
from .table_names import TableNames

SUMS = ("price", "amount")
"""Fields of an action that name a sum of money."""


def foresee(
    names: TableNames, state: State, action: Action, steps: Sequence[Step[Any]]
) -> tuple[int | None, int | None, About]:
    """What a legal action costs and brings whoever acts, and what else it sets off."""
    t = Table(names.title, state)
    play(t, action, steps)
    cash = t.state.cash[action.by] - state.cash[action.by]
    named = [getattr(action, name) for name in SUMS if hasattr(action, name)]
    about: About = {}
    for event in t.events:
        about |= _set_off(names, t, state, event)
    ran = next((event.revenue for event in t.events if isinstance(event, TrainsRun)), None)
    if ran is not None:
        return None, ran, about
    if named and cash <= 0:
        return named[0], None, about
    return (-cash if cash < 0 else None), (cash if cash > 0 else None), about


def sum_of_deal(deal: Action) -> tuple[int | None, int | None]:
    """What a deal that is only offered would cost or bring: whoever names a buyer sells."""
    price: int | None = getattr(deal, "price", None)
    return (None, price) if hasattr(deal, "buyer") else (price, None)


def _set_off(names: TableNames, t: Table, state: State, event: Event) -> About:
    """What a screen tells beforehand: where a marker goes, what a share gets, which trains rust."""
    match event:
        case PriceMoved(corp=corp, new=new):
            return {"corp": names.party(corp), "to": names.cell(new)}
        case DividendPaid(per_share=per_share, revenue=revenue):
            return {"per_share": per_share, "revenue": revenue}
        case TokenPlaced(slot=slot):
            return {"slot": _place_of(names, state, slot), "blocked": _shut_out(names, t, state, slot)}
        case PhaseBegan(phase=phase):
            return {"phase": names.title.phases[phase].name}
        case TrainsRusted(kind=kind, trains=trains):
            owners = [names.party(state.trains[train]) for train in trains if state.trains[train] != NOBODY]
            return {"rusts": names.title.trains[kind].name, "rusts_for": owners}
    return {}


def _place_of(names: TableNames, state: State, slot: Slot) -> int:
    """Which slot of its stop it is."""
    atlas = names.title.atlas
    stop = atlas.stop_of_slot[slot]
    return atlas.slots(stop, state.board.lays[atlas.hex_of_stop[stop]]).index(slot)


def _shut_out(names: TableNames, t: Table, state: State, slot: Slot) -> list[str]:
    """Whom a new station keeps from passing: corporations that come to this city now, and find it full then."""
    title, before = t.title, Table(t.title, state)
    stop = title.atlas.stop_of_slot[slot]
    return [
        names.party(corp)
        for corp in title.corps
        if stations(title.atlas, t.state.board, corp).full >> stop & 1
        and not stations(title.atlas, state.board, corp).full >> stop & 1
        and network(before, corp, thorough=False).stops >> stop & 1
    ]
