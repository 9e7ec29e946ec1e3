"""What 1849 is like on the public site 18xx.games, where that differs from the rulebook."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import final

from ...core.event import PrivateSold
from ...core.ids import Party
from ...core.table import Table
from ...core.title import Title, Watch
from ...rules.calendar import by_phase
from ...rules.closing import open_privates_of
from ...rules.joining import Look, by_any_side
from ...rules.launching import Launches, join_later, place_pending_homes
from ...rules.laying import LayingTrack
from ...rules.market import operating_order
from ...rules.mechanism import Mechanism, plugged
from ...rules.operating import OperatingFrame, OperatingTurn, Part
from ...rules.parts_that_wait import no_tile_yet
from ...rules.powers import Landing, owns_power
from ...rules.privates import BuyingPrivate
from ...rules.tokens import Tokening
from ...track.ids import Hex, Lay, Slot
from ..site_joining import by_new_track_not_left_before
from ..site_questions import could_pay_some_train
from ..site_views import Views, reaches_remembered, remembered_views, stops_remembered, table_seen
from .earnings import PORT_MARKER
from .facts import GARIBALDI
from .rules import HOMES, is_blocked, loan_costs, shares_worth
from .site_token_trades import asks_for_stations


@dataclass(frozen=True)
class Oversights(Views):
    """What the site remembers beside the facts of the game."""

    viewers: int = 0
    ghosts: tuple[tuple[Slot, Party, int], ...] = ()
    """Saved games of this title have always told both."""
    stuck: bool = False
    """Nothing can be founded any more [1849-PD-22]."""


PHASE_NAMES = "{}H"
"""The site calls a phase by the train that brings it."""
MARKER_NAMES = {PORT_MARKER: "CNM"}
"""And a marker by its private."""


def swapped_with_fourth(order: list[Party], late: Party) -> list[Party]:
    """The fourth takes its place [1849-PD-04]."""
    at = order.index(late)
    if at > 2:
        return order
    swapped = list(order)
    swapped[at], swapped[3] = swapped[3], late
    return swapped


def no_home_yet(t: Table, corp: Party) -> None:
    """On the site its token waits for the first stock round [1849-PD-07]."""


def place_waiting_homes(t: Table) -> None:
    """A stock round begins with tokens that were to wait for it [1849-PD-07]."""
    place_pending_homes(t, HOMES)


# --- rounds ----------------------------------------------------------------------------------------------------------


def end_with_stock_round(t: Table) -> None:
    """Where a set has one operating round, an announced end comes already after its stock round [1849-PD-23]."""
    if t.state.ending is not None and by_phase(t) == 1:
        t.end_game(t.state.ending.cause)


def open_round_in_settled_order(t: Table) -> None:
    """The order of an operating round is settled when it begins, and changes only after emergency sales
    [1849-PD-14]."""
    t.enter(OperatingFrame(t.state.floated, queue=tuple(operating_order(t, t.state.floated))))


def as_settled(t: Table, now: OperatingFrame, corps: int) -> list[Party]:
    """Nobody's place changes although prices do [1849-PD-14]."""
    return [corp for corp in now.queue if corps >> corp & 1]


# --- turns that wait -------------------------------------------------------------------------------------------------


def landing_first(laying: LayingTrack, landing: Landing, buying: BuyingPrivate) -> tuple[Part, ...]:
    """The site asks about the Società Marittima Siciliana before everything else; meanwhile privates are bought, but
    no marker is placed [1849-PD-34]."""
    tokening = Tokening(stops_remembered, reaches_remembered)
    return (Part("landing", (landing,), beside=(buying,)), Part("track", (laying,)), Part("token", (tokening,)))


def has_landed(t: Table) -> bool:
    """A token may be put in one of certain cities, even if none has room."""
    turn = t.frame(OperatingTurn)
    return bool(turn.confined and not turn.tokened and t.state.charter[turn.corp])


def could_pay_without_sales(t: Table) -> bool:
    """After an emergency sale nobody is asked about further trains."""
    return not t.frame(OperatingTurn).last_sale and could_pay_some_train(t)


WAITS = {
    "track": no_tile_yet,
    "token": has_landed,
    "token_trade": asks_for_stations,
    "trains": could_pay_without_sales,
}
"""Parts of the turn in which the site asks although nothing may be possible."""


# --- what is remembered too long -------------------------------------------------------------------------------------


def join_later_unless_stuck(t: Table, corp: Party) -> None:
    """If a corporation closes while Garibaldi is blocked and nobody else waits, the site never finds out who is next
    [1849-PD-22]."""
    now, garibaldi = t.extra(Launches), t.title.corp(GARIBALDI)
    if corp != garibaldi and is_blocked(t, garibaldi) and not now.launch and not now.later:
        t.change_extra(Oversights, stuck=True)
    elif not t.extra(Oversights).stuck:
        join_later(t, corp)


@final
@dataclass(frozen=True)
class BackToLanding:
    """A watch: whoever buys the private before laying a tile is asked about its power, as on the site."""

    private: str

    def __call__(self, t: Table) -> None:
        turn, private = t.find(OperatingTurn), t.title.private(self.private)
        bought = any(isinstance(one, PrivateSold) and one.private == private for one in t.events)
        if bought and turn is not None and turn.part == 1 and not turn.laid and owns_power(t, turn.corp, private):
            t.amend(turn, part=0)


def new_track_remembered(t: Table, corp: Party, hex: Hex, lay: Lay, look: Look) -> bool:
    """A tile is joined to what the site remembers of the map; but whether an upgrade brings new track, or a station
    that is worth more, is looked at on the map as it is."""
    seen = table_seen(t, corp)
    if seen is t or not t.title.atlas.exits[t.state.board.lays[hex]]:
        return by_new_track_not_left_before(seen, corp, hex, lay, look)
    return by_any_side(seen, corp, hex, lay, look) and by_new_track_not_left_before(t, corp, hex, lay, look)


def with_oversights(title: Title) -> Title:
    """The title as the site plays it, which remembers too much."""
    landing = Mechanism(watches=(Watch((PrivateSold,), BackToLanding("SMS")),))
    named = replace(title, extra=title.extra.plus(name="sicily_on_the_site"))
    return plugged(named, landing, remembered_views(Oversights()))


def wealth_on_the_site(t: Table, player: Party) -> int:
    """There privates count too, and nothing keeps a player from ending below nothing [1849-PD-16, 1849-PD-18]."""
    privates = sum(t.title.privates[private].value for private in open_privates_of(t, player))
    return t.state.cash[player] + shares_worth(t, player, floor=False) - loan_costs(t, player) + privates
