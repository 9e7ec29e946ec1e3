"""The shapes of a menu: what may be done now, what may not, and what the rest of the turn would bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """A line of the menu: an action to send back as it is, or with its one open number filled in."""

    action: dict[str, object]
    kind: str
    """The action's type; of an offer, that of the deal."""
    group: str
    """The heading that it stands under: map, par, shares, trains …"""
    final: bool
    """Somebody is out of the game after it, or the game is over."""
    label: str
    """What a button says, in the reader's language; empty for tile lays, of which there are many."""
    field: str
    """The open number's name (inside `deal` for an offer); empty if there is none."""
    low: int
    high: int
    offer: bool
    seat: str
    """The player who decides: mostly the one whose turn it is, but some things others may do meanwhile."""
    cost: int | None
    gain: int | None
    about: dict[str, object]
    """What a screen needs to put the choice in its place: hex, tile, rotation, rank, stop, corp, source, shares, train,
    private, cell, kind … by names; of a lay also where tokens would stand, and which other turn comes to the same."""


@dataclass(frozen=True, slots=True)
class RefusalView:
    """Something a player may well try, and why not."""

    action: dict[str, object]
    kind: str
    label: str
    code: str
    rule: str
    message: str
    about: dict[str, object]


@dataclass(frozen=True, slots=True)
class RestView:
    """The rest of a corporation's turn in one click, foretold: what it earns, and what is let be on the way."""

    how: Literal["run_pay", "done"]
    """How to ask for it: `run_pay`, or `done` where the best runs are not told."""
    revenue: int | None
    """What the trains earn; none if none runs from here."""
    per_share: int | None
    """What each share gets; none if nothing is paid."""
    before: str
    after: str
    """Where the marker stands now and will stand, as cells of the market."""
    declines: tuple[str, ...]
    """What is let be, in the reader's language and in order."""
    ends: bool
    """The turn is over then; if not, there is something that only the player can choose."""
    actions: tuple[dict[str, object], ...]
    """What would be played, in order."""


@dataclass(frozen=True, slots=True)
class CourseView:
    """Something of a later part of the turn, in one click from here: what is let be and done before it, foretold."""

    actions: tuple[dict[str, object], ...]
    """To be sent back all together, as they are."""
    declines: tuple[str, ...]
    revenue: int | None
    """What the trains earn on the way; none if none runs."""
    per_share: int | None
    """What each share gets on the way; none if nothing is paid before the choice."""
    ends: bool
    """The turn is over then: nothing comes after the choice, or it is let be as well."""
    choice: ChoiceView
    """The last of the actions, as it will be offered then: what becomes of the revenue, or a train."""


@dataclass(frozen=True, slots=True)
class MenuView:
    """What may be done now, by whom, and what may not."""

    seat: str
    actor: str
    to_raise: int
    """What still has to be found for something that must be paid, such as a train; nothing if there is no such need."""
    can_raise: int
    """The most that sales of shares can bring towards it; nothing if there is no such need."""
    choices: tuple[ChoiceView, ...]
    refused: tuple[RefusalView, ...]
    rest: RestView | None
    """For whoever has the turn of a corporation; elsewhere there is no rest to speak of."""
    courses: tuple[CourseView, ...]
    """Likewise: what later parts of the turn offer, where only declining, running and paying lie before it; and trains
    that can be bought now, also as the last thing of the turn."""
