"""A mechanism is one thing: all that it needs is plugged into a title at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from ..core.fact import Fact
from ..core.ids import Party
from ..core.stage import Stage
from ..core.table import Table
from ..core.title import Effect, Title, Watch
from ..core.title_memory import Extra
from .operating import CorporationTurn, OperatingTurn, Part

T = TypeVar("T")


@dataclass(frozen=True)
class Mechanism:
    """Something that a title has beyond the common rules: bonds, a launch order, an earthquake."""

    remembers: tuple[Extra, ...] = ()
    """What outlasts a round, as it is at the start."""
    stages: Mapping[str, Stage] = field(default_factory=dict)
    parts: tuple[Part, ...] = ()
    """Its parts of a corporation's turn, in their order."""
    before: str = ""
    """The part of the turn that they come before; without one they come last."""
    watches: tuple[Watch, ...] = ()
    effects: Mapping[str, Effect] = field(default_factory=dict)
    facts: tuple[Fact, ...] = ()
    """What screens show of it."""
    closing: tuple[Callable[[Table, Party], None], ...] = ()
    """What becomes of it when a corporation closes, which still has its treasury then."""
    closed: tuple[Callable[[Table, Party], None], ...] = ()
    """What follows when a corporation has closed."""


def plugged(title: Title, *mechanisms: Mechanism) -> Title:
    """The title with these mechanisms, in their order: `ValueError` where two of them are in each other's way."""
    for one in mechanisms:
        title = _with(title, one)
    return title


def _with(title: Title, one: Mechanism) -> Title:
    stages = _joined("stage", title.stages, one.stages)
    if one.parts:
        name = OperatingTurn.stage
        stages[name] = _turn_with(stages[name], one)
    return replace(
        title,
        extra=title.extra.plus(*one.remembers),
        stages=stages,
        watches=(*title.watches, *one.watches),
        effects=_joined("effect", title.effects, one.effects),
        facts=(*title.facts, *one.facts),
        closing=(*title.closing, *one.closing),
        closed=(*title.closed, *one.closed),
    )


def _joined(what: str, own: Mapping[str, T], more: Mapping[str, T]) -> dict[str, T]:
    twice = sorted(own.keys() & more.keys())
    if twice:
        raise ValueError(f"there are two of the {what} {', '.join(twice)}")
    return {**own, **more}


def _turn_with(turn: Stage, one: Mechanism) -> CorporationTurn:
    """A corporation's turn with the parts of a mechanism."""
    if not isinstance(turn, CorporationTurn):
        raise ValueError("there is no corporation's turn to have parts")
    names = [part.name for part in turn.parts]
    if one.before and one.before not in names:
        raise ValueError(f"a turn has no part {one.before}; it has {', '.join(names)}")
    at = names.index(one.before) if one.before else len(names)
    return replace(turn, parts=(*turn.parts[:at], *one.parts, *turn.parts[at:]))
