"""What only 18CZ has."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from ...core.cards import PrivateCompany, TrainType
from ...core.ids import BANK, Party, Private
from ...core.state import STARTABLE, Board, Life
from ...core.table import Table
from ...core.title import Limit, Title
from ...rules.buying import directed
from ...rules.closing import Disposal, TokensPass, money_passes, out_of_the_game, privates_pass, trains_pass
from ...rules.double_stations import owner_says_which
from ...rules.operating import OperatingTurn
from ...rules.price_track import PriceTrack
from ...rules.privates import open_privates
from ...rules.shares import shares_held
from ...rules.take_overs import SmallerOnes
from ...rules.tile_powers import TilePower
from ...rules.tokens import homes_of
from ...track.ids import Hex
from .map import HOME_AREAS
from .papers import (
    HOME_BONUS,
    LATER_STATION,
    LOCAL_AT_THE_END,
    LOCAL_TRACK,
    ROUNDS,
    by_set,
    local_size,
)

# --- local railways --------------------------------------------------------------------------------------------------


LOCAL_PRICE = PriceTrack(by_set(ROUNDS, LOCAL_TRACK), LOCAL_AT_THE_END)
"""One price for all local railways [18CZ-IV.1.4]."""


def powers_of(locals: Sequence[PrivateCompany]) -> Mapping[str, TilePower]:
    """What each local railway can do once for its corporation [18CZ-IV.1.10]."""
    sizes = {one.symbol: local_size(one.symbol) for one in locals}
    return {symbol: TilePower(size.purple, size.terrains) for symbol, size in sizes.items()}


def cheapest_of_each_size(t: Table) -> list[Private]:
    """Of each size the one at the lowest price that is not taken [18CZ-VI.3]."""
    found: dict[str, Private] = {}
    for number, owner in enumerate(t.state.privates):
        if owner == BANK:
            found.setdefault(local_size(t.title.privates[number].symbol).letter, Private(number))
    return list(found.values())


def suits_size(t: Table, corp: Party, private: Private) -> bool:
    """A corporation owns no local railway larger than itself [18CZ-IV.1.7]."""
    return t.title.kind_of[corp].name in local_size(t.title.privates[private].symbol).owners


# --- shares ----------------------------------------------------------------------------------------------------------


def certificate_limit(most: int) -> Limit:
    """How many certificates a player may hold [18CZ-VII.4.1]."""
    return lambda t, player: most


def of_open_sizes(t: Table) -> Sequence[Party]:
    """Small corporations from the start, medium and large ones when their phase has come
    [18CZ-VII.3.1, 18CZ-VII.3.2, 18CZ-VII.3.3]."""
    life = t.state.life
    return [corp for corp in t.title.kept[_sizes_by_phase][t.state.phase] if life[corp] in STARTABLE]


def _sizes_by_phase(title: Title) -> list[list[Party]]:
    """By phase: the corporations of those sizes that may be started in it."""
    return [
        [corp for corp in directed(title) if f"start_{title.kind_of[corp].name}" in phase.allows]
        for phase in title.phases
    ]


# --- corporations ----------------------------------------------------------------------------------------------------

LARGE_ONES = frozenset({"large"})
SIZES = ("small", "medium", "large")
SMALLER_ONES = SmallerOnes(SIZES)

TAKEN_OVER = Disposal(
    cash=money_passes,
    trains=trains_pass,
    privates=privates_pass,
    certs=out_of_the_game,
    tokens=TokensPass(LATER_STATION, owner_says_which, own_price=LATER_STATION),
    life=Life.TAKEN_OVER,
)
"""All that a smaller corporation has goes to the one that takes it over [18CZ-VIII.9.5, 18CZ-VIII.9.10]."""


def always_owes(t: Table, corp: Party) -> bool:
    """Every corporation must own a train that it can run, whether it has a route or not [18CZ-VIII.10.1]."""
    return True


def stop_worths(
    title: Title, board: Board, corp: Party, types: Sequence[TrainType], hex: Hex, worth: int
) -> tuple[int, ...]:
    """The own red tile pays more, to each train that runs there [18CZ-VIII.8.3, 18CZ-C25]."""
    is_home = title.atlas.names[hex] in HOME_AREAS.get(title.corporation(corp).symbol, ())
    return (worth + HOME_BONUS * is_home,) * len(types)


# --- track -----------------------------------------------------------------------------------------------------------


def all_but_bare_home(t: Table) -> Collection[Hex]:
    """Where a corporation may not lay its first tile: it is for the home hex while that is bare, even if stations that
    came with a take-over lead elsewhere. Praha and the red homes have track from the start [18CZ-VIII.4.3]."""
    atlas, lays = t.title.atlas, t.state.board.lays
    turn = t.find(OperatingTurn)
    homes = [] if turn is None else [hex for hex, _ in homes_of(t.title, turn.corp)]
    if not homes or any(atlas.exits[lays[hex]] for hex in homes):
        return ()
    return frozenset(map(Hex, range(len(lays)))).difference(homes)


# --- the end ---------------------------------------------------------------------------------------------------------


def wealth(price: Callable[[Table], int | None], printed: bool = False) -> Callable[[Table, Party], int]:
    """Cash, shares at market price, and local railways at the price of their track [18CZ-X.2.2]. Before the first
    operating round they have none [18CZ-IV.1.4], unless what is `printed` on their cards counts [18CZ-DIFF.37]."""

    def worth(t: Table, player: Party) -> int:
        now = price(t)
        shares = sum(shares_held(t, player, corp) * (t.price(corp) or 0) for corp in t.title.corps)
        own = [private for private, owner in open_privates(t) if owner == player]
        if now is None:
            local = sum(t.title.privates[private].value for private in own) if printed else 0
        else:
            local = now * len(own)
        return t.state.cash[player] + shares + local

    return worth
