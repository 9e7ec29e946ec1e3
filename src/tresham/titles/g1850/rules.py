"""What only 1850 has."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from ...core.action import SellShares
from ...core.ids import Cell, Party, Private
from ...core.state import Life
from ...core.table import Table
from ...rules.coming_down import certificates_fewer
from ...rules.extra_lays import used_in_turn
from ...rules.floating import give_share
from ...rules.income import to_owner, to_player
from ...rules.limits import Limits
from ...rules.market import ledge_below, right_but_not_into
from ...rules.operating import OperatingTurn
from ...rules.shares import holdings, shares_held
from ...rules.stock import StockTurn
from ...track.ids import Hex, Lay
from .map import DEAD_END, ST_LOUIS
from .papers import CERTIFICATES, DEAREST_FOR, EARLY_PRICES, GREEN, OUTLIVING, REISSUE_PARS

# --- privates --------------------------------------------------------------------------------------------------------


def rock_island(t: Table, player: Party) -> None:
    """The first buyer of the Mississippi & Missouri gets a share of the Rock Island [1850-AU.3]."""
    give_share(t, t.title.corp("RI"), player)


def private_prices(t: Table, corp: Party, private: Private) -> tuple[int, int] | None:
    """In phase 2 two privates may be bought, for half their value to all of it; then all, for up to twice
    [1850-PV.1, 1850-PV.2]; the Union Pacific may pay more for one of them [1850-PV.3]."""
    company, allows = t.title.privates[private], t.title.phases[t.state.phase].allows
    if "early_private_sales" in allows:
        return EARLY_PRICES.get(company.symbol)
    if "private_sales" not in allows or company.low is None or company.high is None:
        return None
    return company.low, DEAREST_FOR.get((t.title.corporation(corp).symbol, company.symbol), company.high)


def outlives_phase_5(t: Table, private: Private) -> bool:
    """Two privates stay until the first 6-train, a third one if it was not used [1850-PV.6]."""
    symbol = t.title.privates[private].symbol
    return symbol in OUTLIVING or (symbol == "CM" and not t.state.spent >> private & 1)


def revenue(t: Table, private: Private) -> int:
    """What outlives phase 5 pays nothing any more [1850-PV.6]."""
    return t.title.privates[private].revenue if t.state.phase < t.title.phase("5") else 0


def payee(t: Table, private: Private) -> Party:
    """The Crédit Mobilier always pays a player [1850-PV.P2.1]."""
    return (to_player if t.title.privates[private].symbol == "CM" else to_owner)(t, private)


# --- shares and prices -----------------------------------------------------------------------------------------------


def certificate_limit(seats: int) -> Callable[[Table, Party], int]:
    """The limit is lower once a corporation has closed [1850-SU.3]."""
    whole, fewer = CERTIFICATES[seats]
    return lambda t, player: fewer if Life.CLOSED in t.state.life else whole


def zone_after_sales(t: Table, player: Party, corp: Party) -> str:
    """For the seller's own turn, certificates count where the marker will be when it is over [1850-SR.PP.15]."""
    turn = t.find(StockTurn)
    if turn is not None and turn.player == player:
        for sold, shares, _ in turn.blocks:
            if sold == corp:
                return t.title.market.cells[ledge_below(t, GREEN, t.state.price[corp], shares)].zone
    return t.zone(corp)


def fewer_that_count(uncounted: Collection[str]) -> Callable[[Table, Party, SellShares], int]:
    """How many of a seller's certificates count no more after a sale: all of a corporation that will fall into one of
    these zones by it [1850-SR.9, 1850-SR.PP.15]."""

    def fewer(t: Table, corp: Party, action: SellShares) -> int:
        if t.zone(corp) in uncounted:
            return 0
        falls_to = t.title.market.cells[ledge_below(t, GREEN, t.state.price[corp], action.shares)]
        return holdings(t, action.by)[corp][1] if falls_to.zone in uncounted else certificates_fewer(t, corp, action)

    return fewer


def one_block_a_turn(t: Table, corp: Party) -> bool:
    """All shares of a corporation that are sold in a turn are sold at once [1850-SR.3]."""
    turn = t.find(StockTurn)
    return turn is None or not turn.blocks or corp not in [sold for sold, _, _ in turn.blocks]


def down_to_limit(limits: Limits) -> Callable[[Table, Party, Party], int]:
    """Whoever has too much of a corporation and sells, sells at least what is too much [1850-SR.8, 1850-EM.3]."""

    def least(t: Table, player: Party, corp: Party) -> int:
        held = shares_held(t, player, corp)
        if not limits.holds_too_much(t, player, corp, held):
            return 1
        return held - t.amount(t.title.kind_of[corp].most_shares, player)

    return least


def half_stays(t: Table, corp: Party, paid: int) -> None:
    """The marker stays, unless nothing was kept at all: then that was a full dividend [1850-MK.6, 1850-DV.5]."""
    if paid == t.frame(OperatingTurn).revenue:
        right_but_not_into(GREEN)(t, corp, paid)


def par_of_reissue(t: Table, corp: Party) -> Cell:
    """Three quarters of the price, to the nearest of certain values and half way up; never less than par was
    [1850-SR.RI.3]."""
    return new_par(t, corp, REISSUE_PARS)


def new_par(t: Table, corp: Party, pars: Sequence[int]) -> Cell:
    """The par of shares that are offered anew, out of these prices; its cell is in the top row."""
    price, old = t.price(corp) or 0, t.state.par[corp]
    nearest = min(pars, key=lambda one: (abs(one * 4 - price * 3), -one))
    if nearest <= t.title.cell_price[old]:
        return old
    top = [Cell(number) for number, cell in enumerate(t.title.market.cells) if cell.row == 0]
    return next(cell for cell in top if t.title.cell_price[cell] == nearest)


# --- track -----------------------------------------------------------------------------------------------------------


def dead_end(t: Table, hex: Hex, lay: Lay) -> bool:
    """The yellow tile of Chicago may not lie so that no green one could follow [1850-TR.8]."""
    atlas = t.title.atlas
    place, tile, rotation = DEAD_END
    return lay % 6 == rotation and atlas.names[hex] == place and atlas.tiles[atlas.tile_of(lay)].name == tile


def bridge_of_this_turn(t: Table) -> tuple[Hex, ...]:
    """Where the Mississippi River Bridge was used in this turn, no other tile is laid [1850-PV.P3.2]."""
    return (t.title.atlas.hex(ST_LOUIS),) if used_in_turn(t, t.title.private("MRB")) else ()
