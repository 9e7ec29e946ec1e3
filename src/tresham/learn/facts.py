"""Facts of a position that lessons mention: a word and the names it is about, as `cash BAY` or `shares @you BAY`."""

from __future__ import annotations

from collections.abc import Callable

from ..core.game import Game
from ..core.ids import BANK, Party, TrainKind
from ..core.table import Table
from ..rules.depot import bank_has
from ..rules.lots import AuctionFrame
from ..rules.running import best_runs
from ..rules.shares import shares_held
from .named_moves import LessonFault, LessonTable

Reads = Callable[[Table, LessonTable, list[str]], int]


def fact(game: Game, lesson: LessonTable, written: str) -> int:
    """A fact by its notation; `LessonFault` if there is no such fact."""
    word, *names = written.split()
    reads = FACTS.get(word)
    if reads is None:
        raise LessonFault(f"{lesson.lesson.key}: no fact {written!r}; there are {', '.join(FACTS)}")
    return reads(game.table(), lesson, names)


def _party(lesson: LessonTable, name: str) -> Party:
    parties, wanted = lesson.names.codec.parties, lesson.party(name)
    if wanted not in parties:
        raise LessonFault(f"{lesson.lesson.key}: nobody is called {name!r}")
    return Party(parties.index(wanted))


def _kind(t: Table, name: str) -> TrainKind:
    found = [number for number, one in enumerate(t.title.trains) if one.name == name]
    if not found:
        raise LessonFault(f"{t.title.key} has no {name}-train")
    return TrainKind(found[0])


def _cash(t: Table, lesson: LessonTable, names: list[str]) -> int:
    """Money of a player or a corporation; `cash bank` is what the bank has left."""
    return t.state.cash[BANK if names[0] == "bank" else _party(lesson, names[0])]


def _free(t: Table, lesson: LessonTable, names: list[str]) -> int:
    """Money of a player that no bid of an auction ties up."""
    party = _party(lesson, names[0])
    tied = sum(frame.holds(party) for frame in t.agenda if isinstance(frame, AuctionFrame))
    return t.state.cash[party] - tied


def _price(t: Table, lesson: LessonTable, names: list[str]) -> int:
    """What a share is worth on the market."""
    return t.price(_party(lesson, names[0])) or 0


def _par(t: Table, lesson: LessonTable, names: list[str]) -> int:
    """What a new share of a corporation costs."""
    return t.title.cell_price[t.state.par[_party(lesson, names[0])]]


def _shares(t: Table, lesson: LessonTable, names: list[str]) -> int:
    """How many shares of a corporation somebody has."""
    return shares_held(t, _party(lesson, names[0]), _party(lesson, names[1]))


def _worth(t: Table, lesson: LessonTable, names: list[str]) -> int:
    """What a player would be worth if the game ended now."""
    return t.title.score(t, _party(lesson, names[0]))


def _train(t: Table, lesson: LessonTable, names: list[str]) -> int:
    """What a train costs."""
    return t.title.trains[_kind(t, names[0])].price


def _trains(t: Table, lesson: LessonTable, names: list[str]) -> int:
    """How many trains a corporation has."""
    return t.state.trains.count(_party(lesson, names[0]))


def _cheapest(t: Table, lesson: LessonTable, names: list[str]) -> int:
    """What the cheapest train of the bank costs."""
    return min(t.title.trains[face].price for _, face in bank_has(t))


def _best(t: Table, lesson: LessonTable, names: list[str]) -> int:
    """The most that a corporation's trains could earn."""
    return best_runs(t, _party(lesson, names[0]))[1].worth


FACTS: dict[str, Reads] = {
    "cash": _cash,
    "free": _free,
    "price": _price,
    "par": _par,
    "shares": _shares,
    "worth": _worth,
    "train": _train,
    "trains": _trains,
    "cheapest": _cheapest,
    "best": _best,
}
