"""How corporations close on the public site, and what it remembers of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ...core.event import (
    MarkerPlaced,
    Passed,
    PlayerLeft,
    PowerUsed,
    PriceMoved,
    PrivateSold,
    RoundBegan,
    TileLaid,
)
from ...core.frozen import but
from ...core.ids import NOBODY, Party
from ...core.state import UNTOLD
from ...core.table import Table
from ...core.title import Watch
from ...core.title_memory import Extra
from ...rules.closing import ClosesInCell
from ...rules.launching import Launches, LaunchOrderDrawn, LaunchPostponed
from ...rules.mechanism import Mechanism
from ...rules.ruin import LoanTaken
from ...rules.shares import SwapChoice
from .facts import GARIBALDI
from .papers import CLOSED
from .rules import is_blocked
from .site_sales import forget_fall

# --- the list --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SiteList(Extra):
    """The corporations as the site lists them: as they were drawn, those that have closed since at the end."""

    listed: tuple[Party, ...] = field(default=(), metadata={UNTOLD: True})


def list_as_drawn(t: Table) -> None:
    """A watch: the order of launch is the order of the list."""
    t.change_extra(SiteList, listed=t.extra(Launches).launch)


def list_last(t: Table, corp: Party) -> None:
    """A corporation has closed: it is listed anew, but Garibaldi, if it finds no home, behind it."""
    garibaldi = t.title.corp(GARIBALDI)
    last = (corp, garibaldi) if corp != garibaldi and is_blocked(t, garibaldi) else (corp,)
    t.change_extra(SiteList, listed=(*(one for one in t.extra(SiteList).listed if one not in last), *last))


def list_garibaldi_last(t: Table) -> None:
    """A watch: Garibaldi finds no home."""
    list_last(t, t.title.corp(GARIBALDI))


def as_listed(t: Table, corps: list[Party]) -> list[Party]:
    """Corporations in the order of the site's list [1849-PD-25, 1849-PD-32]."""
    listed = t.extra(SiteList).listed
    return sorted(corps, key=lambda corp: listed.index(corp) if corp in listed else len(listed))


def crowded_as_listed(t: Table, buyer: Party) -> list[Party]:
    """Who gives up trains first [1849-PD-25]."""
    return as_listed(t, list(t.title.corps))


# --- closing ---------------------------------------------------------------------------------------------------------


def after_the_fallen(close: Callable[[Table, Party], None]) -> Callable[[Table, Party], None]:
    """A corporation is lost: those whose markers its president's sales have brought to the closing cell go first
    [1849-PD-32]."""

    def close_all(t: Table, corp: Party) -> None:
        for fallen in as_listed(t, t.corps_in(CLOSED)):
            if fallen != corp:
                close(t, fallen)
        close(t, corp)

    return close_all


def when_the_move_is_over(t: Table, corps: list[Party]) -> list[Party]:
    """Who closes now, in the order of the list: not those whose markers have moved since a round began in this very
    move. They wait for the end of the next one [1849-PD-32]."""
    begun, late = False, set()
    for event in t.events:
        if isinstance(event, RoundBegan):
            begun = True
        elif begun and isinstance(event, PriceMoved):
            late.add(event.corp)
    return as_listed(t, [corp for corp in corps if corp not in late])


FIRST_MOVES = (Passed, TileLaid, MarkerPlaced, PowerUsed, PrivateSold, LoanTaken, PlayerLeft)
"""What the first move of an operating round brings about."""


def closes_late(closes: ClosesInCell) -> Mechanism:
    """Those who wait for the end of the next move are looked for then [1849-PD-32]."""

    def close_those_left(t: Table) -> None:
        if not any(isinstance(event, PriceMoved) for event in t.events):
            closes(t)

    return Mechanism(watches=(Watch(FIRST_MOVES, close_those_left),))


def keep_asking(t: Table, corp: Party) -> None:
    """An old president is asked which certificates he takes although their corporation closes; nothing comes of his
    answer, and he cannot have single ones [1849-PD-31]."""
    question = t.find(SwapChoice)
    if question is not None and question.corp == corp:
        t.enter_under(but(question, corp=NOBODY, double=(), singles=()), question)


CLOSINGS = Mechanism(
    remembers=(SiteList(),),
    watches=(Watch((LaunchOrderDrawn,), list_as_drawn), Watch((LaunchPostponed,), list_garibaldi_last)),
    closing=(keep_asking, forget_fall),
    closed=(list_last,),
)
