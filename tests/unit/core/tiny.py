"""A made-up game, small enough to see through: three players, one corporation, and whatever stages a test wants.

What happens is told by `Passed` events, whose word a test can choose: `note(t, "word")`, and `words(game)` reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tests.unit.track.sheets import small_atlas
from tresham.core.action import Action, Pass
from tresham.core.cards import Corporation, CorporationKind, Phase, PrivateCompany, TrainType
from tresham.core.event import Event, Passed
from tresham.core.game import Game
from tresham.core.ids import BANK, FIRST_PLAYER, NOBODY, Party
from tresham.core.market import rectangular
from tresham.core.stage import Choice, Stage, Step
from tresham.core.state import Frame
from tresham.core.table import Table
from tresham.core.title import Effect, Title, Watch
from tresham.core.title_memory import NO_EXTRAS, Extra, Extras
from tresham.record import record
from tresham.track.ids import Colour

ANN, BOB, EVE = (Party(FIRST_PLAYER + seat) for seat in range(3))
NAMES = ("Ann", "Bob", "Eve")
CITES = {code: f"TINY-{code}" for code in ("game_over", "no_such_thing", "not_now", "not_your_turn")}
CITES |= {code: f"TINY-{code}" for code in ("needs_consent", "needs_no_consent", "too_much")}


@record(frozen=True)
class TinyTurn(Frame):
    """Somebody's turn; it remembers a number."""

    stage: ClassVar[str] = "tiny_turn"
    promises: ClassVar[bool] = True
    player: Party = ANN
    count: int = 0

    def concerns(self) -> Party:
        return self.player

    def holds(self, party: Party) -> int:
        return self.count if party == self.player else 0


@record(frozen=True)
class TinyQuestion(Frame):
    """Somebody is asked something."""

    stage: ClassVar[str] = "tiny_question"
    to: Party = BOB
    about: int = 0

    def concerns(self) -> Party:
        return self.to


@dataclass(frozen=True)
class TinyExtra(Extra):
    """A fact that only this game knows."""

    storms: int = 0


def note(t: Table, word: str, by: Party = NOBODY) -> None:
    """Let a word appear among the events."""
    t.emit(Passed(by, word))


def words(events: Sequence[Event]) -> list[str]:
    """The words among some events."""
    return [event.step for event in events if isinstance(event, Passed)]


@dataclass(frozen=True)
class Doing(Step[Any]):
    """A verb made of functions."""

    takes: type[Action]
    do: Callable[[Table, Any], None]
    options: Callable[[Table], Sequence[Choice]] = lambda t: ()
    forbids: Callable[[Table, Any], bool] = lambda t, action: False
    waits: bool = True
    agrees: Callable[[Table, Any], Party] = lambda t, action: NOBODY
    fits: Callable[[Table, Any], bool] = lambda t, action: True
    speaker: Party = NOBODY

    def choices(self, t: Table) -> Iterator[Choice]:
        yield from self.options(t)

    def check(self, t: Table, action: Any) -> None:
        t.require(not self.forbids(t, action), "too_much", most=1)

    def play(self, t: Table, action: Any) -> None:
        self.do(t, action)

    def open(self, t: Table) -> bool:
        return self.waits and super().open(t)

    def suits(self, t: Table, action: Any) -> bool:
        return self.fits(t, action)

    def actor(self, t: Table) -> Party:
        return self.speaker

    def counterparty(self, t: Table, action: Any) -> Party:
        return self.agrees(t, action)


@dataclass(frozen=True)
class Ruling(Stage):
    """A stage made of verbs and what comes when they are exhausted."""

    who: Callable[[Table], Party]
    verbs: tuple[Step[Any], ...] = ()
    then: Callable[[Table], None] = Table.leave
    others: tuple[Step[Any], ...] = ()
    afterwards: Callable[[Table, Action], None] = lambda t, action: None

    def actor(self, t: Table) -> Party:
        return self.who(t)

    def steps(self, t: Table) -> Sequence[Step[Any]]:
        return self.verbs

    def asides(self, t: Table) -> Sequence[Step[Any]]:
        return self.others

    def played(self, t: Table, action: Action) -> None:
        self.afterwards(t, action)

    def advance(self, t: Table) -> None:
        self.then(t)


def passing(do: Callable[[Table, Any], None], who: Callable[[Table], Party]) -> Doing:
    """The verb of doing nothing, which keeps the frame waiting here."""
    return Doing(Pass, do, lambda t: (Choice(Pass(who(t))),))


def turn_player(t: Table) -> Party:
    return t.frame(TinyTurn).player


def asked(t: Table) -> Party:
    return t.frame(TinyQuestion).to


def next_turn(t: Table, action: Any = None) -> None:
    """The turn goes to the left; it counts how often."""
    turn = t.frame(TinyTurn)
    t.amend(turn, player=Party(FIRST_PLAYER + (turn.player - FIRST_PLAYER + 1) % 3), count=turn.count + 1)


def answered(t: Table, action: Any) -> None:
    """A question is answered, and that is all."""
    about = t.frame(TinyQuestion).about
    t.leave()
    note(t, f"answer {about}", action.by)


QUESTION = Ruling(asked, (passing(answered, asked),))
"""Whoever is asked says something."""

KIND = CorporationKind(certs=(2, 1, 1), float_shares=2)


@dataclass(frozen=True)
class Recipe:
    """What a test may choose about the title."""

    stages: Mapping[str, Stage] = field(default_factory=dict)
    effects: Mapping[str, Effect] = field(default_factory=dict)
    watches: tuple[Watch, ...] = ()
    begin: tuple[Effect, ...] = (lambda t: t.enter(TinyTurn()),)
    extra: Extras = NO_EXTRAS


PLAIN = Recipe()


def tiny(recipe: Recipe = PLAIN) -> Title:
    """The title."""
    stages: dict[str, Stage] = {
        "tiny_turn": Ruling(turn_player, (passing(next_turn, turn_player),)),
        "tiny_question": QUESTION,
        **recipe.stages,
    }
    return Title(
        key="tiny",
        seats=3,
        options=frozenset({"late"}),
        profile="rulebook",
        currency="{}",
        money=100,
        purse=10,
        certificate_limit=lambda t, player: 9,
        certificates=lambda t, player: 0,
        atlas=small_atlas("A1 Town white city\nA3 white\nA5 white", "57", "8", "9"),
        market=rectangular("60 67p 71; 53 60p 66", {}),
        corporations=(Corporation("TR", "Tiny Railway", KIND, (0, 40)),),
        privates=(PrivateCompany("OX", "Ox Cart", 20, 5),),
        trains=(TrainType("2", 80, 2, 2), TrainType("D", 900, 9, None)),
        phases=(Phase("2", {"major": 2}, (Colour.YELLOW,), 1),),
        stages=stages,
        begin=recipe.begin,
        cites=CITES,
        score=lambda t, party: t.state.cash[party],
        watches=recipe.watches,
        effects=recipe.effects,
        extra=recipe.extra,
    )


def tiny_game(recipe: Recipe = PLAIN, seed: int = 1) -> Game:
    """A game of it, waiting for the first decision."""
    return Game.start(tiny(recipe), NAMES, seed)


def on_pass(do: Callable[[Table, Any], None], **more: Any) -> Recipe:
    """A title in which a pass in one's turn does this."""
    return Recipe(stages={"tiny_turn": Ruling(turn_player, (passing(do, turn_player),))}, **more)


__all__ = [
    "ANN",
    "BANK",
    "BOB",
    "EVE",
    "NAMES",
    "Doing",
    "Recipe",
    "Ruling",
    "TinyExtra",
    "TinyQuestion",
    "TinyTurn",
    "answered",
    "next_turn",
    "note",
    "on_pass",
    "passing",
    "tiny",
    "tiny_game",
    "turn_player",
    "words",
]
