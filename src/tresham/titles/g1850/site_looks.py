"""When corporations of 1850 look at the map on the public site 18xx.games, and whom they still see there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...core.event import CorporationClosed, RoundBegan
from ...core.ids import Party
from ...core.table import Table
from ...rules.operating import CorporationTurn, OperatingFrame, OperatingTurn
from ...rules.rights import is_entitled, rights_out
from ..site_views import look, look_anew, look_past, views_of
from .papers import MESABI_PRICE, MESABI_TOKENS
from .places import MINE, is_mine_open


def look_before_closings(t: Table, corp: Party) -> None:
    """A turn begins: what closes with the end of the turn before closes only when the next corporation of the round has
    looked [1850-DIFF.39]."""
    if _asks_for_mine_from_nowhere(t, corp):
        look_anew(t)
    look(t, corp)
    look_past(t, corp, _closed_with_last_turn(t))


def _asks_for_mine_from_nowhere(t: Table, corp: Party) -> bool:
    """Is it the first of a round to act, and had no station yet when the site asked whether it comes to the Mesabi
    Range? It asks whoever could buy a token there, and then forgets what all have seen."""
    is_first = t.frame(OperatingFrame).acted == 1 << corp and corp not in t.before.board.tokens
    could_buy = not is_entitled(t, corp, MINE) and rights_out(t, MINE) < MESABI_TOKENS and is_mine_open(t)
    return is_first and could_buy and t.purse(corp) >= MESABI_PRICE


def _closed_with_last_turn(t: Table) -> Iterator[CorporationClosed]:
    """Those that have closed in this round by the action under way, since the map last changed."""
    views = views_of(t)
    for event in reversed(t.events):
        if isinstance(event, RoundBegan) or views.are_outdated(event):
            return
        if isinstance(event, CorporationClosed) and not _was_asked(t, event):
            yield event


def _was_asked(t: Table, closing: CorporationClosed) -> bool:
    """Would a corporation that has closed in its own turn have had something to decide in it? Then that turn ends only
    by its closing, and that comes first."""
    then, stage = _just_before(t, closing), t.title.stages[OperatingTurn.stage]
    assert isinstance(stage, CorporationTurn)
    turn = then.find(OperatingTurn)
    if turn is None or turn.corp != closing.corp:
        return False
    beneath = then.agenda[: then.agenda.index(turn)]
    names = [part.name for part in stage.parts]
    for number in range(max(turn.part, names.index("dividend") + 1), len(names)):
        then.agenda = (*beneath, replace(turn, part=number))
        if stage.waits(then) or any(step.open(then) for step in stage.parts[number].steps):
            return True
    return False


def _just_before(t: Table, closing: CorporationClosed) -> Table:
    """The table before something happened in the action under way."""
    state = t.before
    for event in t.events[: t.events.index(closing)]:
        state = event.apply(state)
    return Table(t.title, state)
