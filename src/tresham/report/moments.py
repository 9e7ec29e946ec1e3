"""Key moments of a game: what people still talk about afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.event import (
    CorporationClosed,
    CorporationFloated,
    EndAnnounced,
    Event,
    GameEnded,
    PhaseBegan,
    PlayerLeft,
    PresidencyPassed,
    TileDestroyed,
    TrainsRun,
    TrainsRusted,
    WentBankrupt,
)
from ..core.game import Game, Node
from ..core.ids import NOBODY, Party
from ..core.state import Life
from ..rules.receivership import EnteredReceivership
from ..rules.take_overs import CorporationBought
from .shapes import KeyMoment, PhaseSpan

BIGGEST_RUNS = 3
BIG_RUN = "big_run"
KINDS: dict[type[Event], str] = {
    PhaseBegan: "phase",
    TrainsRusted: "rust",
    CorporationFloated: "float",
    PresidencyPassed: "presidency",
    CorporationBought: "take_over",
    EnteredReceivership: "receivership",
    CorporationClosed: "closing",
    WentBankrupt: "bankruptcy",
    PlayerLeft: "leaving",
    TileDestroyed: "destruction",
    EndAnnounced: "ending",
    GameEnded: "end",
}
"""By event: what sort of moment it is."""
MOMENTS = (*KINDS.values(), BIG_RUN)


def moments_of(game: Game) -> tuple[KeyMoment, ...]:
    """The key moments, in the order in which they came."""
    found = [*_events_to_remember(game), *_biggest_runs(game)]
    return tuple(sorted(found, key=lambda one: (one.ply, one.event)))


def _events_to_remember(game: Game) -> Iterator[KeyMoment]:
    fallen = set[Party]()
    for node, number, event in _all(game):
        if isinstance(event, EnteredReceivership):
            fallen.add(event.corp)
        kind = KINDS.get(event.__class__)
        if kind is not None and _counts(game, event, fallen):
            yield KeyMoment(node.ply, number, kind, _parties(game, event), None)


def _counts(game: Game, event: Event, fallen: set[Party]) -> bool:
    """A first president deposes nobody, and trains that nobody has are not missed. Whoever is taken over or falls into
    receivership is told of once."""
    if isinstance(event, PresidencyPassed):
        return game.title.is_player(event.old) and event.old != event.new
    if isinstance(event, TrainsRusted):
        return bool(event.trains)
    if isinstance(event, CorporationClosed):
        return event.life != Life.TAKEN_OVER and event.corp not in fallen
    return True


def _parties(game: Game, event: Event) -> tuple[str, ...]:
    """Corporations and players of an event, as its own fields name them."""
    title, found = game.title, list[str]()
    for field in ("corp", "by", "old", "new", "director"):
        party = Party(getattr(event, field, NOBODY))
        if title.is_player(party):
            found.append(game.players[title.players.index(party)])
        elif title.is_corp(party):
            found.append(title.corporation(party).symbol)
    return tuple(dict.fromkeys(found))


def _biggest_runs(game: Game) -> list[KeyMoment]:
    """The runs that earned most; of equal ones the first."""
    runs = [
        KeyMoment(node.ply, number, BIG_RUN, _parties(game, event), event.revenue)
        for node, number, event in _all(game)
        if isinstance(event, TrainsRun) and event.revenue > 0
    ]
    return sorted(runs, key=lambda one: -(one.amount or 0))[:BIGGEST_RUNS]


def _all(game: Game) -> Iterator[tuple[Node, int, Event]]:
    for node in game.line():
        for number, event in enumerate(node.events):
            yield node, number, event


def phases_of(game: Game) -> tuple[PhaseSpan, ...]:
    """The phases, each from its beginning to its end. One that is passed over at once has both in one action."""
    names = [one.name for one in game.title.phases]
    begun = [(names[0], 0)]
    begun += [(names[event.phase], node.ply) for node, _, event in _all(game) if isinstance(event, PhaseBegan)]
    ends = [*(ply for _, ply in begun[1:]), game.ply]
    return tuple(PhaseSpan(name, begin, end) for (name, begin), end in zip(begun, ends, strict=True))
