"""When corporations of 1850 look at the map on the public site 18xx.games, and whom they still see there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...core.event import CorporationClosed, RoundBegan
from ...core.ids import Party
from ...core.table import Table
from ...rules.operating import CorporationTurn, OperatingTurn
from ..site_views import look, look_past, views_of


def look_before_closings(t: Table, corp: Party) -> None:
    """A turn begins: what closes with the end of the turn before closes only when the next corporation of the round has
    looked [1850-DIFF.39]."""
    look(t, corp)
    look_past(t, corp, _closed_with_last_turn(t))


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
    agenda = t.before.agenda
    place = next(
        (n for n, one in enumerate(agenda) if isinstance(one, OperatingTurn) and one.corp == closing.corp), None
    )
    if place is None:
        return False
    turn, stage = agenda[place], t.title.stages[OperatingTurn.stage]
    assert isinstance(turn, OperatingTurn)
    assert isinstance(stage, CorporationTurn)
    names = [part.name for part in stage.parts]
    for number in range(max(turn.part, names.index("dividend") + 1), len(names)):
        then = _just_before(t, closing)
        then.agenda = (*agenda[:place], replace(turn, part=number))
        if stage.waits(then) or any(step.open(then) for step in stage.parts[number].steps):
            return True
    return False


def _just_before(t: Table, closing: CorporationClosed) -> Table:
    """The table before something happened in the action under way."""
    state = t.before
    for event in t.events[: t.events.index(closing)]:
        state = event.apply(state)
    return Table(t.title, state)
