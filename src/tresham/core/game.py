"""A game: a cursor on a tree of states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..record import record
from .action import Action
from .agreeing import end_if_all_agree
from .chance import seeded
from .event import Event
from .ids import BANK, NO_CELL, NOBODY, Party, PhaseId
from .legal import LegalActions
from .play import play, settle, stage_of
from .stage import Step
from .state import Board, Life, State
from .table import Table
from .title import Title


@record(frozen=True, slots=True, eq=False)
class Node:
    """A position: the state, and how it came about."""

    state: State
    parent: Node | None
    action: Action | None
    events: tuple[Event, ...]
    ply: int
    steps: Sequence[Step[Any]] | None = None
    """The verbs that are open here, if they are known already: they follow from the state."""


class Game:
    """A game in play. Copies share everything, undo is a step to the parent."""

    __slots__ = ("node", "players", "seed", "title")

    def __init__(self, title: Title, players: Sequence[str], seed: int, node: Node) -> None:
        self.title = title
        self.players = tuple(players)
        self.seed = seed
        self.node = node

    @classmethod
    def start(cls, title: Title, players: Sequence[str], seed: int = 0) -> Game:
        """A new game, settled up to the first decision."""
        t = Table(title, first_state(title, seed))
        for effect in title.begin:
            effect(t)
        steps = settle(t)
        t.close()
        return cls(title, players, seed, Node(t.state, None, None, tuple(t.events), 0, steps))

    @property
    def state(self) -> State:
        """The present state."""
        return self.node.state

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self.node.ply

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.node.state.agenda

    def table(self) -> Table:
        """A table to read the present state with."""
        return Table(self.title, self.node.state)

    def legal_actions(self) -> LegalActions:
        """What may be done now."""
        return LegalActions(self.title, self.node.state)

    def push(self, action: Action) -> tuple[Event, ...]:
        """Check an action, play it and settle; a refusal (`Illegal`) changes nothing."""
        node = self.node
        t = Table(self.title, node.state)
        play(t, action, node.steps)
        steps = settle(t)
        if t.state.agreed and end_if_all_agree(t):
            steps = ()
        t.close()
        events = tuple(t.events)
        self.node = Node(t.state, node, action, events, node.ply + 1, steps)
        return events

    def fold(self, action: Action | None, events: Sequence[Event]) -> None:
        """Take over events that were judged before: no rule runs."""
        state = self.node.state
        for event in events:
            state = event.apply(state)
        self.node = Node(state, self.node, action, tuple(events), self.node.ply + 1)

    def pop(self) -> Action:
        """Take back the last action."""
        node = self.node
        if node.parent is None or node.action is None:
            raise IndexError("no action to take back")
        self.node = node.parent
        return node.action

    def copy(self) -> Game:
        """Another cursor on the same position."""
        return Game(self.title, self.players, self.seed, self.node)

    def line(self) -> list[Node]:
        """All positions from the start to here."""
        nodes: list[Node] = []
        node: Node | None = self.node
        while node is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    @property
    def actor(self) -> Party:
        """The player or corporation whose decision is awaited, or nobody."""
        t = self.table()
        return stage_of(t).actor(t) if t.agenda else NOBODY

    @property
    def to_act(self) -> Party:
        """The player who must decide, or nobody."""
        t = self.table()
        if not t.agenda:
            return NOBODY
        stage = stage_of(t)
        for step in stage.steps(t):
            if step.open(t):
                return t.decider(step.actor(t) or stage.actor(t), step.takes)
        return t.decider(stage.actor(t))

    def scores(self) -> dict[str, int]:
        """What each player is worth now."""
        t = self.table()
        return {name: self.title.score(t, party) for name, party in zip(self.players, self.title.players, strict=True)}

    def winners(self) -> tuple[str, ...]:
        """Who is worth most; equal players share it."""
        scores = self.scores()
        best = max(scores.values())
        return tuple(name for name, score in scores.items() if score == best)


def _first_life(title: Title, party: Party) -> Life:
    """Nobody starts a corporation without a director: it is there from the beginning."""
    if not title.is_corp(party):
        return Life.ABSENT
    return Life.WAITING if title.kind_of[party].directed else Life.OPEN


def first_state(title: Title, seed: int) -> State:
    """Everything in its box: money dealt, papers with the bank, the map as printed."""
    parties = title.parties
    cash = [0] * parties
    for player in title.players:
        cash[player] = title.purse
    for corp in title.corps:
        cash[corp] = title.corporation(corp).cash
    cash[BANK] = title.money - sum(cash)
    return State(
        cash=tuple(cash),
        certs=tuple(title.unsold[corp] for corp in title.cert_corp),
        privates=(BANK,) * len(title.privates),
        closed=0,
        trains=(BANK,) * len(title.first_trains),
        faces=title.first_trains,
        price=(NO_CELL,) * parties,
        par=(NO_CELL,) * parties,
        stack=(),
        life=tuple(_first_life(title, Party(party)) for party in range(parties)),
        floated=0,
        operated=0,
        spent=0,
        charter=title.printed,
        homeless=sum(1 << corp for corp in title.corps if title.printed[corp]),
        board=Board(lays=title.atlas.printed, tokens=(NOBODY,) * title.atlas.slot_count),
        order=title.players,
        phase=PhaseId(0),
        agenda=(),
        chance=seeded(seed),
        extra=title.extra,
    )
