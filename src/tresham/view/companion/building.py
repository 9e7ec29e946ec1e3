"""Track and stations: what they cost, what they are for, and whom they keep out."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.action import LayTile, PlaceToken
from ...core.event import TokenPlaced
from ...core.ids import Party, PhaseId
from ...rules.laying import LayingTrack
from ...rules.operating import OperatingTurn
from ...rules.running import best_runs, has_trains_to_run, running_trains
from ...rules.tokens import free_slots
from ...rules.train_lives import cheapest_useful, first_card_of
from ...track.ids import Stop
from ..consequences import shut_out
from .remark import GENERAL, MAIN, USEFUL, Decision, Remark, remark

FEW = 3
"""Of more places that are nearly full none is worth a thought of its own."""


def track(now: Decision) -> Iterator[Remark]:
    """What is said where a corporation lays track."""
    turn, lays = now.t.find(OperatingTurn), now.actions(LayTile)
    if turn is None or not lays:
        return
    yield from _earning(now, turn.corp)
    laying = now.step(LayingTrack)
    if laying is not None:
        most = max(laying.cost(now.t, one.by, one.hex, one.lay) for one in lays)
        if most > 0:
            corp, cash = now.name(turn.corp), now.t.purse(turn.corp)
            yield remark("lay_costs", "term:tile", USEFUL, corp=corp, most=most, cash=cash)
    yield from _next_colour(now)


def _earning(now: Decision, corp: Party) -> Iterator[Remark]:
    """What the trains earn as the track lies; or what a first train costs."""
    t, name = now.t, now.name(corp)
    if has_trains_to_run(t, corp):
        if now.with_best_runs:
            trains = len(running_trains(t, corp))
            revenue = best_runs(t, corp)[1].worth
            yield remark("earns_now", "term:route", MAIN, corp=name, revenue=revenue, trains=trains)
        return
    face = cheapest_useful(t, corp)
    if face is not None:
        train = t.title.trains[face]
        cash = t.purse(corp)
        yield remark("no_train_yet", "term:train_duty", MAIN, corp=name, train=train.name, price=train.price, cash=cash)


def _next_colour(now: Decision) -> Iterator[Remark]:
    """Which colour of tiles comes next, and with which train."""
    t, here = now.t, set(now.t.title.phases[now.t.state.phase].tiles)
    for phase in range(t.state.phase + 1, len(t.title.phases)):
        new = [colour for colour in t.title.phases[phase].tiles if colour not in here]
        first = first_card_of(t, PhaseId(phase)) if new else None
        if new and first is not None:
            train = t.title.trains[first.by].name
            yield remark(
                "next_colour", "term:phase", GENERAL, colour=new[0].name.lower(), train=train, before=first.before
            )
        if new:
            return


def tokens(now: Decision) -> Iterator[Remark]:
    """What is said where a corporation may put a station."""
    turn, places = now.t.find(OperatingTurn), now.actions(PlaceToken)
    if turn is None or not places:
        return
    left, cost = now.t.state.charter[turn.corp], now.tried(places[0]).cost or 0
    corp, cash = now.name(turn.corp), now.t.purse(turn.corp)
    yield remark("token_costs", "term:token", USEFUL, corp=corp, left=len(left), cost=cost, cash=cash)
    last = [one.stop for one in places if len(free_slots(now.t, one.stop)) == 1]
    if 0 < len(last) <= FEW:
        named = ", ".join(dict.fromkeys(_place(now, stop) for stop in last))
        yield remark("last_slots", "term:token", MAIN, places=named, count=len(last))
    yield from _shutting(now, places)


def _shutting(now: Decision, places: list[PlaceToken]) -> Iterator[Remark]:
    """The first place where a station would keep others from passing."""
    for action in places:
        trial = now.tried(action)
        placed = next((event for event in trial.events if isinstance(event, TokenPlaced)), None)
        shut = shut_out(trial.table, now.game.state, placed.slot) if placed is not None else []
        if shut:
            yield remark("token_shuts", "term:token", MAIN, place=_place(now, action.stop), corps=now.named(shut))
            return


def _place(now: Decision, stop: Stop) -> str:
    """The name of a place, or of its hex."""
    here = now.t.title.atlas.hexes[now.t.title.atlas.hex_of_stop[stop]]
    return here.place or here.name
