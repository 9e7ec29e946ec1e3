"""Track and stations of 1850 on the public site 18xx.games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeGuard

from ...core.event import Event, TileLaid, TokenLifted
from ...core.frozen import but
from ...core.ids import Party
from ...core.state import State
from ...core.table import Table
from ...core.title import Watch
from ...rules.budgets import Budget, track_actions
from ...rules.choosing_cities import ChoosingCities, SettlingTokens, layer_chooses
from ...rules.extra_lays import Permit, of_extra_lay
from ...rules.joining import Look, by_stop
from ...rules.laying import LayingTrack
from ...rules.mechanism import Mechanism
from ...rules.operating import CorporationTurn, OperatingTurn
from ...rules.privates import open_privates
from ...rules.rights import BuyingRight, RightBought, Rights, TakesPlace, tally_instead
from ...rules.tokens import CityChoice
from ...track.ids import Colour, Hex, Lay
from ..site_joining import by_new_track_not_left_before
from ..site_views import TRACK, YOUNG, JoinedAsRemembered, Views, hexes_remembered, remembered_views, table_seen
from . import rules
from .map import CHICAGO
from .places import MINE

# --- tiles -----------------------------------------------------------------------------------------------------------


def sells_privates(t: Table) -> bool:
    """Is this phase 3 or 4?"""
    return "private_sales" in t.title.phases[t.state.phase].allows


def joins(t: Table, corp: Party, hex: Hex, lay: Lay, look: Look) -> bool:
    """An upgrade is of use by a stop, or by new track that is not left before one comes to it [1850-DIFF.38]."""
    return by_new_track_not_left_before(t, corp, hex, lay, look) or by_stop(t, corp, hex, lay, look)


def laying(budget: Budget) -> LayingTrack:
    """Track may lead to the Mesabi Range at any time [1850-DIFF.5], and a bridge may be upgraded at once
    [1850-DIFF.13]. It is joined to what own stations reached when the site last looked [1850-DIFF.39]."""
    return LayingTrack(
        joins=JoinedAsRemembered(joins),
        unjoined="no_new_track",
        budget=budget,
        forbids=rules.dead_end,
        near=hexes_remembered,
    )


def in_chicago(t: Table, hex: Hex, lay: Lay) -> bool:
    """Chicago's tile is not among those of the Western Land Grant [1850-DIFF.14]."""
    return t.title.atlas.names[hex] == CHICAGO


def laying_with(permit: Permit, laying: LayingTrack) -> LayingTrack:
    """The Gant Brothers may lay Chicago's tile so that no other can follow [1850-DIFF.28]."""
    return replace(laying, forbids=in_chicago if permit.private == "WLG" else None)


def has_tile_left(permits: tuple[Permit, ...], budget: Budget) -> Callable[[Table], bool]:
    """The track part waits while a tile is left, own or permitted, or such a private could be bought [1850-DIFF.31]."""

    def waits(t: Table) -> bool:
        turn = t.frame(OperatingTurn)
        allowance = budget(t, turn)
        return allowance.yellow is not None or allowance.upgrade is not None or _has_private_tile(t, permits, turn.corp)

    return waits


def _has_private_tile(t: Table, permits: tuple[Permit, ...], corp: Party) -> bool:
    """Has a corporation a permitted tile left, or could it buy a private that permits one?"""
    if any(_permits(t, permit, corp) for permit in permits):
        return True
    privates = [t.title.private(permit.private) for permit in permits]
    return sells_privates(t) and any(
        owned in privates and 2 * t.state.cash[corp] >= t.title.privates[owned].value for owned, _ in open_privates(t)
    )


def _permits(t: Table, permit: Permit, corp: Party) -> bool:
    """Does a corporation own a private with a tile to lay, whether it can be laid or not?"""
    private = t.title.private(permit.private)
    if t.state.privates[private] != corp or t.state.closed >> private & 1:
        return False
    return permit.uses.refusal(t, private, None) is None


LEFT_OPEN = "track_left_open"
"""What a first turn remembers of an upgrade after which the part waited for a private."""


def left_open_by(permits: tuple[Permit, ...]) -> Mechanism:
    """After an upgrade in the first turn the part may wait for a private; it is not over then before one passes, or
    nothing can be done in it [1850-DIFF.12]."""

    def remember(t: Table) -> None:
        turn = t.find(OperatingTurn)
        if turn is None or not turn.is_first or LEFT_OPEN in turn.tally or not turn.laid:
            return
        [*_, (hex, lay)] = turn.laid
        is_upgrade = t.title.atlas.colour(lay) != Colour.YELLOW
        is_new = any(isinstance(event, TileLaid) and (event.hex, event.lay) == (hex, lay) for event in t.events)
        if is_upgrade and is_new and _has_private_tile(t, permits, turn.corp):
            t.amend(turn, tally=(*turn.tally, LEFT_OPEN))

    return Mechanism(watches=(Watch((TileLaid,), remember),))


def of_lay_even_after_upgrade(budget: Budget) -> TakesPlace:
    """In its first turn a corporation that has upgraded may still buy a token, if the part has then waited for
    something else, be that done meanwhile [1850-DIFF.12]."""

    def may(t: Table, turn: OperatingTurn) -> bool:
        if budget(t, turn).yellow is not None:
            return True
        return LEFT_OPEN in turn.tally and len(track_actions(t, turn)) == 1

    return TakesPlace(may, tally_instead, "one_tile_a_turn")


def even_if_track_was_declined(permit: Permit) -> TakesPlace:
    """A token instead of a permitted tile needs no track of this turn once the track part is over, be it by a pass
    [1850-DIFF.32]."""
    usual, later = of_extra_lay(permit), of_extra_lay(replace(permit, comes_first=True))

    def which(t: Table, turn: OperatingTurn) -> TakesPlace:
        stage = t.title.stages[turn.stage]
        assert isinstance(stage, CorporationTurn)
        return usual if stage.parts[turn.part].name == TRACK else later

    return replace(
        usual,
        may=lambda t, turn: which(t, turn).may(t, turn),
        why=lambda t, turn: which(t, turn).refusal(t, turn),
    )


def tokens_later(permits: tuple[Permit, ...], tokens: tuple[BuyingRight, ...]) -> tuple[BuyingRight, ...]:
    """The tokens that privates allow are bought at any later point of the turn."""
    by_private = {permit.private: even_if_track_was_declined(permit) for permit in permits}
    return tuple(replace(one, instead=by_private[one.private]) for one in tokens if one.private)


# --- what the site remembers of the map -------------------------------------------------------------------------------


@dataclass(frozen=True)
class MidwestViews(Views):
    """The ways that lead to the Mesabi Range, too, are looked up anew when a token of it is bought; not so if it comes
    with the private."""

    unseen_rights: int = field(default=0, metadata=YOUNG)
    """Corporations, as a bitmask, that have that token and do not see yet where it leads."""

    def are_outdated(self, event: Event) -> bool:
        return super().are_outdated(event) or (is_token_of_mine(event) and event.price > 0)

    def looked_anew(self, who: int) -> MidwestViews:
        return but(self, unseen_rights=self.unseen_rights & ~who) if self.unseen_rights & who else self

    def as_seen(self, state: State, corp: Party) -> State:
        if not self.unseen_rights >> corp & 1:
            return state
        named = tuple(one for one in state.extra[Rights].named if one != (MINE, corp))
        return but(state, extra=state.extra.but(Rights, named=named))


def is_token_of_mine(event: Event) -> TypeGuard[RightBought]:
    """Has a corporation got a token of the Mesabi Range?"""
    return isinstance(event, RightBought) and event.right == MINE


def overlook_right(t: Table) -> None:
    """A watch: whoever gets the token together with the private, and has looked at all of the map before, does not see
    where it leads until something is built [1850-DIFF.39]."""
    event = t.woken_by
    assert event is not None
    if is_token_of_mine(event) and not event.price and has_looked_everywhere(t, event.by):
        t.change_extra(MidwestViews, unseen_rights=t.extra(MidwestViews).unseen_rights | 1 << event.by)


def has_looked_everywhere(t: Table, corp: Party) -> bool:
    """Has a corporation followed all its ways since the last change? It does to join a tile, and when it looks for a
    place for a token in vain."""
    views, turn = t.extra(MidwestViews), t.find(OperatingTurn)
    if not views.viewers >> corp & 1:
        return False
    return bool(views.found_none >> corp & 1) or (turn is not None and turn.corp == corp and bool(turn.laid))


def remembered_ways() -> Mechanism:
    """What the site remembers of the map."""
    plain = remembered_views(MidwestViews(), RightBought)
    return replace(plain, watches=(*plain.watches, Watch((RightBought,), overlook_right)))


def near_when_last_seen(right: BuyingRight) -> BuyingRight:
    """Whoever came to a place when it last looked is near it."""
    return replace(right, near=lambda t, corp: right.near(table_seen(t, corp), corp))


# --- the token in Chicago --------------------------------------------------------------------------------------------


def lift_token(t: Table) -> None:
    """A watch: when Chicago gets its first tile, the token of the Chicago, Burlington & Quincy is lifted, and whoever
    laid the tile says in which city it stands; unless the owner has laid it by its normal track [1850-DIFF.26]."""
    atlas, tokens, owner = t.title.atlas, t.state.board.tokens, t.title.corp("CBQ")
    turn, hex = t.find(OperatingTurn), atlas.hex(CHICAGO)
    lays = [event.lay for event in t.events if isinstance(event, TileLaid) and event.hex == hex]
    if turn is None or not lays or atlas.colour(lays[0]) != Colour.YELLOW:
        return
    if turn.corp == owner and (hex, lays[0]) in turn.laid:
        return
    for stop in atlas.stops(hex, lays[0]):
        for slot in atlas.slots(stop, lays[0]):
            if tokens[slot] == owner:
                t.emit(TokenLifted(owner, hex, slot))
                SettlingTokens(layer_chooses)(t)


def token_in_chicago() -> Mechanism:
    """Somebody else may say where the token stands."""
    return Mechanism(stages={CityChoice.stage: ChoosingCities()}, watches=(Watch((TileLaid,), lift_token),))
