"""What a choice would set off, besides what it costs and brings."""

from __future__ import annotations

from ..core.event import (
    DividendPaid,
    DividendWithheld,
    Event,
    LotLowered,
    PhaseBegan,
    PresidencyPassed,
    PriceMoved,
    TokenPlaced,
    TrainsRusted,
)
from ..core.ids import NOBODY, Party
from ..core.state import State
from ..core.table import Table
from ..core.trial import Trial
from ..rules.buy_backs import SharesReissued
from ..rules.network import barred_stops, network, stations
from ..track.ids import Slot
from .choice_subject import About
from .table_names import TableNames


def set_off(names: TableNames, trial: Trial) -> About:
    """What a screen tells beforehand: where a marker goes, what a share gets, which trains rust."""
    about: About = {}
    for event in trial.events:
        about |= _told(names, trial.table, trial.before, event)
    return about


def _told(names: TableNames, t: Table, state: State, event: Event) -> About:
    match event:
        case PriceMoved(corp=corp, new=new):
            return {"corp": names.party(corp), "to": names.cell(new)}
        case PresidencyPassed(corp=corp, new=new):
            return {"corp": names.party(corp), "new_president": names.party(new)}
        case DividendPaid(corp=corp, per_share=per_share, revenue=revenue):
            return {"per_share": per_share, "revenue": revenue, "from": names.cell(state.price[corp])}
        case DividendWithheld(corp=corp):
            return {"from": names.cell(state.price[corp])}
        case TokenPlaced(slot=slot):
            blocked = [names.party(corp) for corp in shut_out(t, state, slot)]
            return {"slot": _place_of(names, t.state, slot), "blocked": blocked}
        case SharesReissued(certs=certs, cell=cell):
            sizes = names.title.cert_size
            return {"reissued": sum(sizes[cert] for cert in certs), "par": names.title.cell_price[cell]}
        case LotLowered(price=price):
            return {"falls_to": price}
        case PhaseBegan(phase=phase):
            return {"phase": names.title.phases[phase].name}
        case TrainsRusted(kind=kind, trains=trains):
            owners = [names.party(state.trains[train]) for train in trains if state.trains[train] != NOBODY]
            return {"rusts": names.title.trains[kind].name, "rusts_for": owners}
    return {}


def _place_of(names: TableNames, state: State, slot: Slot) -> int:
    """Which slot of its stop it is, once it is there: with a tile that comes with its token there was none before."""
    atlas = names.title.atlas
    stop = atlas.stop_of_slot[slot]
    return atlas.slots(stop, state.board.lays[atlas.hex_of_stop[stop]]).index(slot)


def shut_out(t: Table, state: State, slot: Slot) -> list[Party]:
    """Whom a new station keeps from passing: corporations that come to this city now, and find it full then."""
    title, before = t.title, Table(t.title, state)
    stop = title.atlas.stop_of_slot[slot]
    return [
        corp
        for corp in title.corps
        if stations(title.atlas, t.state.board, corp, barred_stops(t, corp)).full >> stop & 1
        and not stations(title.atlas, state.board, corp, barred_stops(before, corp)).full >> stop & 1
        and network(before, corp, thorough=False).stops >> stop & 1
    ]
