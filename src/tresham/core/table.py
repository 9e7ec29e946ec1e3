"""The table: one action in progress."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

from .action import Action
from .agenda import MemoryChanged, agenda_move
from .cards import Amount
from .event import Event, GameEnded, Paid
from .frozen import but, filled
from .ids import NO_CELL, NO_CERT, NOBODY, Party
from .illegal import Illegal
from .state import Due, Frame, State
from .title import Title
from .title_memory import Extra, X

F = TypeVar("F", bound=Frame)


class Table:
    """One action in progress: the only place where a state gives way to the next."""

    __slots__ = ("_waiting", "agenda", "before", "events", "found", "state", "title", "woken_by")

    def __init__(self, title: Title, state: State) -> None:
        self.title = title
        self.state = state
        self.before = state
        """The state before anything happened."""
        self.agenda = state.agenda
        """The agenda as it is now. What it was in the middle of an action matters to nobody later: the state learns of
        it when the action is over."""
        self.events: list[Event] = []
        self._waiting: tuple[State, tuple[Frame, ...]] | None = None
        """State and agenda of which a stage has found out that somebody has something to decide."""
        self.found: int | None = None
        """What the check of the action in progress has worked out, so that playing it need not do so again."""
        self.woken_by: Event | None = None
        """The event that woke the watch which is tried now, or the last one."""

    # --- saying no, and what happens ---------------------------------------------------------------------------------

    def refuse(self, code: str, about: str = "", /, **params: object) -> NoReturn:
        """Say no, and cite the rule: the one for this case of it, if it has one of its own."""
        cites = self.title.cites
        raise Illegal(code, cites.get(f"{code}:{about}") or cites[code], params)

    def require(self, ok: object, code: str, about: str = "", /, **params: object) -> None:
        """Say no unless the condition holds."""
        if not ok:
            self.refuse(code, about, **params)

    def emit(self, event: Event) -> None:
        """Let something happen."""
        self.state = event.apply(self.state)
        self.events.append(event)

    def pay(self, payer: Party, payee: Party, amount: int, purpose: str) -> None:
        """Move money, if there is any to move."""
        if amount:
            self.emit(Paid(payer, payee, amount, purpose))

    # --- the agenda --------------------------------------------------------------------------------------------------

    @property
    def top(self) -> Frame:
        """The frame in charge."""
        return self.agenda[-1]

    def find(self, kind: type[F]) -> F | None:
        """The nearest frame of a kind, if there is one."""
        for frame in reversed(self.agenda):
            if frame.__class__ is kind:
                return frame
        return None

    def frame(self, kind: type[F]) -> F:
        """The nearest frame of a kind, which must be there."""
        top = self.agenda[-1]
        if top.__class__ is kind:  # so it is mostly, and this is asked a dozen times for every action
            return top
        for frame in reversed(self.agenda):
            if frame.__class__ is kind:
                return frame
        raise LookupError(f"no {kind.__name__} on the agenda")

    def enter(self, frame: Frame) -> None:
        """Put a frame in charge."""
        self.agenda = (*self.agenda, frame)

    def enter_under(self, frame: Frame, above: Frame) -> None:
        """Put a frame in charge as soon as another one is done."""
        depth = self._depth(above)
        self.agenda = (*self.agenda[:depth], frame, *self.agenda[depth:])

    def leave(self) -> None:
        """Be done with the frame in charge."""
        self.agenda = self.agenda[:-1]

    def leave_to(self, frame: F, **changes: Any) -> None:
        """Be done with the frame in charge, and let one below it remember something."""
        agenda = self.agenda
        if agenda[-2] is frame:
            self.agenda = (*agenda[:-2], filled(frame.__class__, frame.__dict__ | changes))
        else:
            self.agenda = agenda[:-1]
            self.amend(frame, **changes)

    def amend(self, frame: F, **changes: Any) -> F:
        """Let a frame of the agenda remember something."""
        agenda, changed = self.agenda, filled(frame.__class__, frame.__dict__ | changes)
        if agenda and agenda[-1] is frame:
            self.agenda = (*agenda[:-1], changed)
        else:
            depth = self._depth(frame)
            self.agenda = (*agenda[:depth], changed, *agenda[depth + 1 :])
        return changed

    def _depth(self, frame: Frame) -> int:
        """Where on the agenda a frame lies: this very one, not another that is equal."""
        agenda = self.agenda
        depth = len(agenda)
        while depth:
            depth -= 1
            if agenda[depth] is frame:
                return depth
        raise LookupError("the frame is not on the agenda")

    def cut(self, party: Party) -> None:
        """Take out every frame that belongs to a party."""
        self.agenda = tuple(frame for frame in self.agenda if frame.concerns() != party)

    def then(self, effect: str, *args: int) -> None:
        """Queue an effect behind those already due; what it may ask waits its turn."""
        top = self.agenda[-1] if self.agenda else None
        if isinstance(top, Due):
            self.amend(top, todo=(*top.todo, (effect, args)))
        else:
            self.enter(Due(((effect, args),)))

    def end_game(self, cause: str) -> None:
        """The game is over: whatever was still on the agenda will not happen."""
        self.emit(GameEnded(cause))
        self.agenda = ()

    def wait(self) -> None:
        """A stage has found out that somebody has something to decide now."""
        self._waiting = (self.state, self.agenda)

    def waits(self) -> bool:
        """Is it known that somebody has something to decide, because nothing has changed since that was found out?"""
        known = self._waiting
        return known is not None and known[0] is self.state and known[1] is self.agenda

    def close(self) -> None:
        """The action is over: the state takes over the agenda, which is one more event."""
        move = agenda_move(self.state.agenda, self.agenda)
        if move is not None:
            self.emit(move)

    # --- reading the state -------------------------------------------------------------------------------------------

    def extra(self, kind: type[X]) -> X:
        """What a mechanism of the title remembers."""
        return self.state.extra[kind]

    def change_extra(self, kind: type[Extra], **changes: Any) -> None:
        """Let a mechanism of the title remember something else."""
        self.emit(MemoryChanged(but(self.state.extra[kind], **changes)))

    def purse(self, party: Party) -> int:
        """What a party can spend: its cash less what it has promised."""
        cash = self.state.cash[party]
        for frame in self.agenda:
            if frame.promises:
                cash -= frame.holds(party)
        return cash

    def price(self, corp: Party) -> int | None:
        """The market price of one share, if it has one."""
        cell = self.state.price[corp]
        if cell != NO_CELL:
            return self.title.cell_price[cell]
        worth = self.title.kind_of[corp].price
        return None if worth is None else worth(self, corp)

    def amount(self, amount: Amount, party: Party) -> int:
        """A number that may depend on the table and a party."""
        return amount if isinstance(amount, int) else amount(self, party)

    def zone(self, corp: Party) -> str:
        """The zone of the market in which the marker stands."""
        cell = self.state.price[corp]
        return "" if cell == NO_CELL else self.title.market.cells[cell].zone

    def corps_in(self, zone: str) -> list[Party]:
        """The corporations whose markers stand in a zone of the market now; those without a marker stand nowhere."""
        cells, price = self.title.market.zones.get(zone, frozenset()), self.state.price
        return [] if cells.isdisjoint(price) else [corp for corp in self.title.corps if price[corp] in cells]

    def president(self, corp: Party) -> Party:
        """The player who holds the director's certificate; nobody while no player does, or if there is none."""
        first = self.title.directors[corp]
        if first == NO_CERT:
            return NOBODY
        owner = self.state.certs[first]
        return owner if owner in self.title.players else NOBODY

    def decider(self, party: Party, verb: type[Action] | None = None) -> Party:
        """The player who speaks for a party; where a title says so, it depends on what is to be done."""
        if self.title.decider is not None:
            return self.title.decider(self, party, verb)
        if self.title.is_corp(party):
            return self.president(party)
        return party if self.title.is_player(party) else NOBODY
