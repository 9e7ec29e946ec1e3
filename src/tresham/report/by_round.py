"""A game round by round: what everybody had when a round was over, and what corporations earned in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..core.event import DividendPaid, DividendWithheld, Event, RoundBegan, TrainsRun
from ..core.game import Game, Node, first_state
from ..core.ids import BANK, Party
from ..core.state import State
from ..core.table import Table
from ..rules.shares import holdings
from ..view.past import declared
from ..view.table_names import TableNames
from .shapes import CorporationSums, PlayerSums, RoundSums


@dataclass
class _OpenRound:
    """A round while it is read."""

    begun: RoundBegan
    ply: int
    earned: dict[Party, int] = field(default_factory=dict)
    declared: dict[Party, str] = field(default_factory=dict)

    def note(self, node: Node, event: Event) -> None:
        """What trains earn; whoever has none declares at least that, and some earn without trains."""
        if isinstance(event, TrainsRun):
            self.earned[event.by] = self.earned.get(event.by, 0) + event.revenue
        elif isinstance(event, DividendPaid | DividendWithheld):
            self.earned.setdefault(event.corp, event.revenue)
            self.declared[event.corp] = declared(node, event)


def rounds_of(game: Game) -> tuple[RoundSums, ...]:
    """Every round up to the present position, read once from the start on.

    One action may end a round, and the next one or several that ask nobody anything: so the events of such an action
    are followed one by one, and each round is seen as it ended.
    """
    found, now = list[RoundSums](), None
    names = TableNames(game.title, game.players)
    for node, event, state in _events(game):
        if isinstance(event, RoundBegan):
            if now is not None:
                found.append(_sums(game, names, now, state, node.ply, over=True))
            now = _OpenRound(event, node.ply)
        elif now is not None:
            now.note(node, event)
    if now is not None:
        found.append(_sums(game, names, now, game.state, game.ply, over=game.over))
    return tuple(found)


def _events(game: Game) -> Iterator[tuple[Node, Event, State]]:
    """Every event with its action and, where a round begins, the state just before it."""
    for node in game.line():
        if not any(event.__class__ is RoundBegan for event in node.events):
            for event in node.events:
                yield node, event, node.state
            continue
        state = first_state(game.title, game.seed) if node.parent is None else node.parent.state
        for event in node.events:
            yield node, event, state
            state = event.apply(state)


def _sums(game: Game, names: TableNames, one: _OpenRound, state: State, ply: int, *, over: bool) -> RoundSums:
    t, begun = Table(game.title, state), one.begun
    return RoundSums(
        kind=begun.kind,
        turn=begun.turn,
        number=begun.number,
        of=begun.of,
        phase=game.title.phases[state.phase].name,
        begin=one.ply,
        end=ply,
        over=over,
        bank=state.cash[BANK],
        players=tuple(_player(t, names, player) for player in game.title.players),
        corporations=tuple(_corporation(t, names, corp, one) for corp in game.title.corps),
    )


def _player(t: Table, names: TableNames, player: Party) -> PlayerSums:
    return PlayerSums(
        name=names.seat(player),
        cash=t.state.cash[player],
        worth=t.title.score(t, player),
        shares=tuple((names.party(corp), shares) for corp, (shares, _) in sorted(holdings(t, player).items())),
        out=player not in t.state.order,
    )


def _corporation(t: Table, names: TableNames, corp: Party, one: _OpenRound) -> CorporationSums:
    faces = t.state.faces
    return CorporationSums(
        symbol=names.party(corp),
        life=t.state.life[corp].name.lower(),
        president=names.seat(t.president(corp)),
        revenue=one.earned.get(corp),
        dividend=one.declared.get(corp, ""),
        price=t.price(corp),
        cash=t.state.cash[corp],
        trains=tuple(
            t.title.trains[faces[number]].name for number, owner in enumerate(t.state.trains) if owner == corp
        ),
    )
