"""What the public site 18xx.games remembers of the map, for each corporation since it last looked there.

A corporation's ways are looked up in its turn and remembered until the site notices that the map has changed. Of two
things it takes no notice: a token in a home that is printed on the map, and the tokens of a corporation that closes. So
ways lead through cities that are full by now, or end at tokens that are gone; and whoever found no place for a token is
not asked again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import final

from ..core.agenda import MemoryChanged
from ..core.event import (
    CorporationClosed,
    Event,
    Passed,
    TileDestroyed,
    TileLaid,
    TokenPlaced,
    TokenSettled,
    TokenTaken,
)
from ..core.frozen import but, put_all
from ..core.ids import NOBODY, Party
from ..core.state import UNTOLD, State
from ..core.table import Table
from ..core.title import Title, Watch
from ..core.title_memory import Extra
from ..rules.joining import Joins, Look
from ..rules.mechanism import Mechanism
from ..rules.network import has_route, hexes_reached, reaches, stops_reached
from ..rules.operating import CorporationTurn, OperatingTurn
from ..rules.tokens import Tokening, has_token_to_place, homes_of
from ..track.ids import Hex, Lay, Slot, Stop

YOUNG = {UNTOLD: True}


@dataclass(frozen=True)
class Views(Extra):
    """Who has looked at the map since the site last noticed a change, and what has changed unnoticed. Corporations are
    given as bitmasks."""

    viewers: int = field(default=0, metadata=YOUNG)
    """Those who have looked."""
    ghosts: tuple[tuple[Slot, Party, int], ...] = field(default=(), metadata=YOUNG)
    """Slots that are not as they seem: whose token seems to be there, perhaps nobody's, and to whom."""
    found_place: int = field(default=0, metadata=YOUNG)
    """Those who found a place for a token when they looked for one."""
    found_none: int = field(default=0, metadata=YOUNG)
    """Those who looked for one in vain."""

    def are_outdated(self, event: Event) -> bool:
        """Does the site notice this, so that everybody has to look anew? Of tokens in homes it takes no notice."""
        return isinstance(event, NOTICED)

    def looked_anew(self, who: int) -> Views:
        """Some look at all of the map again: what a title has them overlook beside tokens, they see now."""
        return self

    def as_seen(self, state: State, corp: Party) -> State:
        """The state as a corporation has seen it, but for tokens."""
        return state


NOTICED = (TileLaid, TokenPlaced, TokenSettled, TokenTaken, TileDestroyed)
"""What the site notices in all titles."""
NOTHING_SEEN = Views()
EVERYBODY = -1
"""All corporations, as a bitmask."""


def views_of(t: Table) -> Views:
    """What the site remembers; a title may have more fields in the same record."""
    return t.state.extra[t.title.kept[_record_of_views]]


def _record_of_views(title: Title) -> type[Views]:
    """The kind of record in which a title has them."""
    return next(record.__class__ for record in title.extra if isinstance(record, Views))


# --- what is noticed -------------------------------------------------------------------------------------------------


TRACK = "track"
"""The part of a turn after which a corporation looks for a place for its token."""
STATIONS = "token_trade"
"""The part in which stations are bought from others, if there is one."""


def watch_map(t: Table) -> None:
    """A watch. Most of what wakes it, somebody passing in a stock round, has nothing to do with the map, and a single
    action may end hundreds of rounds in which nobody can do anything."""
    if t.woken_by is not None and _is_news(views_of(t), t.woken_by):
        keep_up(t)


def keep_up(t: Table) -> None:
    """The map has changed, or track was declined. Whoever operates sees a change at once if anything in his turn still
    asks for it, all others when they next look; and when track is done, he looks for a place for his token."""
    views = views_of(t)
    if not any(_is_news(views, event) for event in t.events):
        return
    turn, seeks = t.find(OperatingTurn), False
    for event in _news(t, views):
        if isinstance(event, CorporationClosed):
            views = _overlooked(_forgotten(views, event.corp), event.slots, event.corp)
        elif isinstance(event, TokenPlaced) and _is_in_home(t, event):
            views = _overlooked(_forgotten(views, event.by), (event.slot,), NOBODY)
        elif views.are_outdated(event):
            fresh = 1 << turn.corp if turn and not _knows_enough(t, turn, event) else 0
            views = _renewed(views, fresh)
            seeks = True
        elif isinstance(event, Passed):
            seeks = seeks or event.step == TRACK
    _remember(t, _sought(t, views, turn) if turn and seeks else views)


def _is_news(views: Views, event: Event) -> bool:
    """May an event have to do with what is seen?"""
    if event.__class__ is Passed:
        return event.step == TRACK
    return event.__class__ is CorporationClosed or views.are_outdated(event)


def look(t: Table, corp: Party) -> None:
    """A turn begins: whoever has not looked since the last change looks now."""
    keep_up(t)
    now = views_of(t)
    _remember(t, but(now, viewers=now.viewers | 1 << corp))


def look_anew(t: Table) -> None:
    """Everybody looks anew, whatever he has seen."""
    keep_up(t)
    _remember(t, _renewed(views_of(t), 0))


def _renewed(views: Views, viewers: int) -> Views:
    """All that was seen is forgotten; these have looked again."""
    return but(views.looked_anew(EVERYBODY), viewers=viewers, ghosts=(), found_place=0, found_none=0)


def look_past(t: Table, corp: Party, gone: Iterable[CorporationClosed]) -> None:
    """To one corporation others still seem to be there that have just closed."""
    views = views_of(t)
    for event in gone:
        seen = _overlooked(but(views, viewers=1 << corp), event.slots, event.corp)
        views = but(views, ghosts=seen.ghosts)
    _remember(t, views)


def _remember(t: Table, views: Views) -> None:
    if views != views_of(t):
        t.emit(MemoryChanged(views))


def _news(t: Table, now: Views) -> Sequence[Event]:
    """What has happened in the action under way since the site has had these views. Other mechanisms change what they
    remember too, and leave the views as they are."""
    if now is t.before.extra[now.__class__]:
        return t.events
    for index, event in enumerate(t.events):
        if isinstance(event, MemoryChanged) and event.record is now:
            return t.events[index + 1 :]
    return t.events


def _is_in_home(t: Table, event: TokenPlaced) -> bool:
    """Is it the token of a home that is printed on the map, and that nobody chose?"""
    turn, atlas = t.find(OperatingTurn), t.title.atlas
    hex = atlas.hex_of_stop[atlas.stop_of_slot[event.slot]]
    return (turn is None or not turn.begun) and any(hex == home for home, _ in homes_of(t.title, event.by))


def _knows_enough(t: Table, turn: OperatingTurn, event: Event) -> bool:
    """Does whoever operates not look at the map after placing a token? Routes are taken as they come, and that there is
    one is known for good once it has been seen; but he looks for stations to buy."""
    if not isinstance(event, TokenPlaced) or not turn.tokened:
        return False
    stage = t.title.stages[turn.stage]
    assert isinstance(stage, CorporationTurn)
    return all(part.name != STATIONS for part in stage.parts) and has_route(t, turn.corp)


def _overlooked(views: Views, slots: Iterable[Slot], seen: Party) -> Views:
    """Slots change, and all who have looked still see there what they have seen."""
    ghosts = views.ghosts
    for slot in slots:
        known = sum(by for one, _, by in views.ghosts if one == slot)
        if views.viewers & ~known:
            ghosts = (*ghosts, (slot, seen, views.viewers & ~known))
    return but(views, ghosts=ghosts)


def _forgotten(views: Views, corp: Party) -> Views:
    """A corporation's view is lost."""
    mine = 1 << corp
    kept = but(_sees_all(views, mine), viewers=views.viewers & ~mine)
    return but(kept, found_place=kept.found_place & ~mine, found_none=kept.found_none & ~mine)


def _sees_all(views: Views, mine: int) -> Views:
    """Somebody looks anew."""
    ghosts = tuple((slot, seen, by & ~mine) for slot, seen, by in views.ghosts if by & ~mine)
    return but(views.looked_anew(mine), ghosts=ghosts)


def _sought(t: Table, views: Views, turn: OperatingTurn) -> Views:
    """Whoever could place a token, and has not looked for a place yet, does so on the map as it is; if that is in vain,
    he has seen all of it."""
    mine = 1 << turn.corp
    if turn.confined or (views.found_place | views.found_none) & mine or not has_token_to_place(t, turn):
        return views
    if Tokening().open(t):
        return but(views, found_place=views.found_place | mine)
    return but(_sees_all(views, mine), found_none=views.found_none | mine)


def remembered_views(first: Views = NOTHING_SEEN, *more: type[Event]) -> Mechanism:
    """The site's memory; `look` must be among what begins a turn. `more` events may outdate it in a title."""
    return Mechanism(remembers=(first,), watches=(Watch((*NOTICED, CorporationClosed, Passed, *more), watch_map),))


# --- policies: what a corporation reaches, as the site remembers it --------------------------------------------------


def table_seen(t: Table, corp: Party) -> Table:
    """The table as a corporation last saw it."""
    views = views_of(t)
    seen = tuple((slot, owner) for slot, owner, by in views.ghosts if by >> corp & 1)
    state = views.as_seen(t.state, corp)
    if not seen and state is t.state:
        return t
    board = state.board
    table = Table(t.title, but(state, board=but(board, tokens=put_all(board.tokens, seen))))
    table.agenda = t.agenda
    return table


def hexes_remembered(t: Table, corp: Party) -> Collection[Hex]:
    """The hexes that a corporation reached when it last looked."""
    return hexes_reached(table_seen(t, corp), corp)


def reaches_remembered(t: Table, corp: Party, stops: int) -> bool:
    """Did a corporation reach one of these stops when it last looked?"""
    return reaches(table_seen(t, corp), corp, stops)


def stops_remembered(t: Table, corp: Party) -> Iterable[Stop]:
    """The stops where a token might be placed; none for those who looked for a place in vain."""
    return () if views_of(t).found_none >> corp & 1 else stops_reached(table_seen(t, corp), corp)


@final
@dataclass(frozen=True)
class JoinedAsRemembered:
    """Was a lay joined to the network when the corporation last looked?"""

    joins: Joins

    def __call__(self, t: Table, corp: Party, hex: Hex, lay: Lay, look: Look) -> bool:
        return self.joins(table_seen(t, corp), corp, hex, lay, look)
