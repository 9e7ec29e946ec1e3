"""What 1849 is like on the public site 18xx.games, where that differs from the rulebook."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import final

from ...core.action import SellShares
from ...core.event import CertGiven, CorporationClosed, PrivateSold, TileLaid, TokenPlaced, TokenTaken
from ...core.frozen import but, put_all
from ...core.ids import POOL, Party
from ...core.state import Board, State
from ...core.table import Table
from ...core.title import Title, Watch
from ...core.title_memory import Extra, Extras
from ...rules.calendar import by_phase
from ...rules.closing import open_privates_of
from ...rules.delivering import Form, kept_singles, part_of_presidents, singles
from ...rules.depot import face_price, has_room, on_sale
from ...rules.launching import Launches, join_later, place_pending_homes
from ...rules.laying import LayingTrack
from ...rules.market import fall_in_ranks, operating_order
from ...rules.operating import OperatingFrame, OperatingTurn, Part
from ...rules.parts_that_wait import no_tile_yet
from ...rules.powers import Landing, owns_power
from ...rules.privates import BuyingPrivate
from ...rules.shares import SwapChoice, certs_held, swap_forms
from ...rules.token_trades import BuyingToken
from ...rules.tokens import Tokening
from ...track.ids import Slot
from .earnings import PORT_MARKER
from .facts import GARIBALDI
from .rules import HOMES, is_blocked, loan_costs, shares_worth


@dataclass(frozen=True)
class Oversights(Extra):
    """What the site remembers beside the facts of the game."""

    viewers: int = 0
    """Bitmask of corporations for which the site has looked at the map since it last changed."""
    ghosts: tuple[tuple[Slot, Party, int], ...] = ()
    """Tokens of closed corporations that the site still takes into account, and for whom."""
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


def fall_and_settle_order(t: Table, corp: Party, shares: int) -> None:
    """A sale in an emergency: all sales since the last stock turn count as one [1849-PD-10], and the order of the round
    is settled again [1849-PD-14]."""
    fall_in_ranks(t, corp, shares)
    now = t.find(OperatingFrame)
    if now is not None:
        t.amend(now, queue=tuple(operating_order(t, now.eligible & t.state.floated)))


# --- turns that wait -------------------------------------------------------------------------------------------------


def landing_first(laying: LayingTrack, landing: Landing, buying: BuyingPrivate) -> tuple[Part, ...]:
    """The site asks about the Società Marittima Siciliana before everything else."""
    return (Part("landing", (landing,)), Part("track", (laying,)), Part("token", (Tokening(),)))


def has_landed(t: Table) -> bool:
    """A token may be put in one of certain cities, even if none has room."""
    turn = t.frame(OperatingTurn)
    return bool(turn.confined and not turn.tokened and t.state.charter[turn.corp])


def could_pay_some_train(t: Table) -> bool:
    """The treasury could pay for a train, which the corporation may perhaps not even have."""
    turn = t.frame(OperatingTurn)
    if not has_room(t, turn.corp) or turn.last_sale:
        return False
    from_bank = any(face_price(t, train) <= t.purse(turn.corp) for train in on_sale(t))
    others = any(t.title.is_corp(one) and one != turn.corp for one in t.state.trains)
    return from_bank or (others and t.purse(turn.corp) > 0)


WAITS = {
    "track": no_tile_yet,
    "token": has_landed,
    "token_trade": BuyingToken(once=False).is_any_near,
    "trains": could_pay_some_train,
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


NEW_WAYS = (TileLaid, TokenPlaced, TokenTaken)
"""After these the site looks anew at what everybody reaches."""


def look_at_map(t: Table, corp: Party) -> None:
    """On the site a corporation's ways are looked up in its turn, and remembered until the map changes."""
    viewers = t.extra(Oversights).viewers
    if not viewers >> corp & 1:
        t.change_extra(Oversights, viewers=viewers | 1 << corp)


def remember_ghosts(t: Table) -> None:
    """A watch: when a corporation closes, the site does not notice that the ways through its cities are free for those
    whose ways it remembers."""
    now, turn = t.extra(Oversights), t.find(OperatingTurn)
    ghosts, viewers = now.ghosts, now.viewers
    for one in t.events:
        if isinstance(one, CorporationClosed):
            known = {slot for slot, _, _ in ghosts}
            viewers &= ~(1 << one.corp)
            ghosts = (*ghosts, *((slot, one.corp, viewers) for slot in one.slots if slot not in known))
        elif isinstance(one, NEW_WAYS):
            ghosts, viewers = (), 1 << turn.corp if turn else 0
    if (ghosts, viewers) != (now.ghosts, now.viewers):
        t.change_extra(Oversights, ghosts=ghosts, viewers=viewers)


def board_with_ghosts(s: State, corp: Party) -> Board:
    """The board as the site sees it for a corporation."""
    ghosts = s.extra[Oversights].ghosts
    seen = tuple((slot, owner) for slot, owner, viewers in ghosts if viewers >> corp & 1)
    return but(s.board, tokens=put_all(s.board.tokens, seen)) if seen else s.board


def with_oversights(title: Title) -> Title:
    """The title as the site plays it, which remembers too much."""
    return replace(
        title,
        extra=Extras("sicily_on_the_site", *title.extra, Oversights()),
        watches=(
            *title.watches,
            Watch((PrivateSold,), BackToLanding("SMS")),
            Watch((CorporationClosed, *NEW_WAYS), remember_ghosts),
        ),
        seen_board=board_with_ghosts,
    )


@final
@dataclass(frozen=True)
class LooseExchange:
    """Where a seller gets a double certificate but must deliver one share, the pool gives him a single one back
    [1849-PD-11]."""

    asks_last: bool = False
    """What the old president takes for his certificate is asked when the operating turn is over."""

    def forms(self, t: Table, action: SellShares, corp: Party, new: Party) -> list[Form]:
        sizes, rest = t.title.cert_size, part_of_presidents(t, action, corp)
        if not rest:
            return swap_forms(t, corp, new)
        others = [cert for cert in certs_held(t, action.by, corp) if cert != t.title.presidents_cert(corp)]
        if rest == 1 and any(sizes[cert] > 1 for cert in others):
            return []  # change is given only to somebody without a double certificate [1849-PD-12]
        if len(kept_singles(t, action, corp)) >= rest:
            return []  # ordinary certificates go first [1849-PD-12]
        gives_back = any(cert in action.certs for cert in others) if others else bool(singles(t, POOL, corp))
        return [form for form in swap_forms(t, corp, new) if sizes[form[0]] <= rest or gives_back]

    def give_back(self, t: Table, action: SellShares, corp: Party, given: Form) -> None:
        if t.title.cert_size[given[0]] > part_of_presidents(t, action, corp) > 0:
            t.emit(CertGiven(singles(t, POOL, corp)[0], action.by))

    def ask(self, t: Table, question: SwapChoice) -> None:
        if self.asks_last:
            t.enter_under(question, t.frame(OperatingTurn))
        else:
            t.enter(question)


def wealth_on_the_site(t: Table, player: Party) -> int:
    """There privates count too, and nothing keeps a player from ending below nothing [1849-PD-16, 1849-PD-18]."""
    privates = sum(t.title.privates[private].value for private in open_privates_of(t, player))
    return t.state.cash[player] + shares_worth(t, player, floor=False) - loan_costs(t, player) + privates
