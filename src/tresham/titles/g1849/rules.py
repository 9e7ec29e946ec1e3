"""What only 1849 has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from ...core.chance import drawn
from ...core.event import (
    CorporationClosed,
    PriceMoved,
    PrivateClosed,
    TileDestroyed,
    TileLaid,
    TokenPlaced,
    TokenTaken,
    TrainBought,
)
from ...core.fact import Fact
from ...core.ids import BANK, NOBODY, POOL, Party
from ...core.state import Life, Moment
from ...core.table import Table
from ...core.title import Watch
from ...rules.bonds import has_bond
from ...rules.endings import announce_end
from ...rules.floating import ChoosingPar, SettingPar, give_presidency
from ...rules.launching import (
    Launches,
    Launching,
    LaunchOrderDrawn,
    LaunchPostponed,
    LaunchRestored,
    PlacingHome,
    admit_later,
    leave_order,
    pars_by_phase,
)
from ...rules.market import down, market_order, up
from ...rules.mechanism import Mechanism
from ...rules.operating import OperatingTurn
from ...rules.powers import owns_power
from ...rules.ruin import PlayerLoans
from ...rules.shares import offering, shares_held
from ...rules.stock import StockTurn, open_stock_round
from ...track.ids import Gauge, Hex, Lay
from ...track.new_track import added_gauges
from .facts import (
    AFFARI,
    BOND_COST,
    GARIBALDI,
    LOAN_COST,
    TRINACRIA,
    Associate,
    Peaks,
    came_with,
)
from .map import GARIBALDI_HOMES
from .papers import END

HOMES = PlacingHome(GARIBALDI_HOMES)
"""Where first tokens go; Garibaldi picks one of several cities."""

# --- setup -----------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class DrawingOrder:
    """Lots settle the order of the corporations; with five of them the last one is left out
    [1849-2.2.1, 1849-2.2.2, 1849-2.2.3]."""

    corporations: int
    delay: Callable[[list[Party], Party], list[Party]] | None
    """How Trinacria is kept from coming early, if the players want that."""

    def __call__(self, t: Table) -> None:
        chance, lots = t.state.chance, {}
        for corp in t.title.corps:
            chance = lots[corp] = drawn(chance)
        order = sorted(t.title.corps, key=lambda corp: lots[corp])
        if self.delay is not None:
            order = self.delay(order, t.title.corp(TRINACRIA))
        t.emit(LaunchOrderDrawn(tuple(order[: self.corporations]), tuple(order[self.corporations :]), chance))


def shifted_to_fourth(order: list[Party], late: Party) -> list[Party]:
    """Whoever lies between moves one place forward [1849-2.2.3]."""
    if order.index(late) > 2:
        return order
    others = [corp for corp in order if corp != late]
    return [*others[:3], late, *others[3:]]


# --- the Reale Società d'Affari --------------------------------------------------------------------------------------


def first_corporation(t: Table, player: Party) -> None:
    """Its buyer gets the presidency of the first corporation in the order [1849-8.1.1]."""
    corp = t.extra(Launches).launch[0]
    t.change_extra(Associate, associate=corp)
    give_presidency(t, corp, player)


def paid_by_bank(launch: Callable[[Table, Party], None]) -> Callable[[Table, Party], None]:
    """The bank pays for the president's certificate [1849-8.1.4]; then the corporation is launched as any other."""

    def launched(t: Table, corp: Party) -> None:
        shares = t.title.cert_size[t.title.presidents_cert(corp)]
        t.pay(BANK, corp, shares * (t.price(corp) or 0), "capital")
        launch(t, corp)

    return launched


def affari_closes(t: Table) -> None:
    """The Società closes when its corporation buys its first train [1849-7.1.10]."""
    private, corp = t.title.private(AFFARI), t.extra(Associate).associate
    if corp != NOBODY and corp in t.state.trains and not t.state.closed >> private & 1:
        t.emit(PrivateClosed(private))


def affari_forgets(t: Table, corp: Party) -> None:
    """A corporation that closes before buying a train will not close the Società any more [1849-7.1.10]."""
    if t.extra(Associate).associate == corp:
        t.change_extra(Associate, associate=NOBODY)


def affari(home: Callable[[Table, Party], None]) -> Mechanism:
    """The Reale Società d'Affari brings a corporation, which gets its first token by `home` [1849-7.1.9]."""
    return Mechanism(
        remembers=(Associate(),),
        stages={"par": ChoosingPar(SettingPar(pars_by_phase, paid_by_bank(Launching(home))))},
        watches=(Watch((TrainBought,), affari_closes),),
        effects={"first_corporation": first_corporation},
        closed=(affari_forgets,),
        facts=(Fact("came_with", came_with),),
    )


# --- Garibaldi -------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class WatchingGaribaldi:
    """A watch: Garibaldi can be founded only while one of its cities has a free slot [1849-9.4.1.2, 1849-9.4.1.3]."""

    homes: PlacingHome
    join: Callable[[Table, Party], None]
    """How it comes back to the launch order."""

    def __call__(self, t: Table) -> None:
        corp = t.title.corp(GARIBALDI)
        if t.state.life[corp] != Life.WAITING:
            return
        has_room = bool(self.homes.cities(t))
        if has_room and is_blocked(t, corp):
            self.join(t, corp)
            if not is_blocked(t, corp):
                t.emit(LaunchRestored(corp))
        elif not has_room and not is_blocked(t, corp):
            leave_order(t, corp)
            t.emit(LaunchPostponed(corp))


def is_blocked(t: Table, corp: Party) -> bool:
    """Does a corporation wait outside the launch order, because it finds no home?"""
    now = t.extra(Launches)
    return t.state.life[corp] == Life.WAITING and corp not in now.launch and corp not in now.later


TAKES_OR_FREES_SLOTS = (TileLaid, TokenPlaced, TokenTaken, CorporationClosed, TileDestroyed)


def garibaldi(join: Callable[[Table, Party], None]) -> Mechanism:
    """Garibaldi has no home on the map: it comes only as long as it could have one [1849-9.4.1.1]."""
    return Mechanism(watches=(Watch(TAKES_OR_FREES_SLOTS, WatchingGaribaldi(HOMES, join)),))


# --- stock rounds ----------------------------------------------------------------------------------------------------


def has_operated(t: Table, corp: Party) -> bool:
    """Shares are sold once their corporation has completed an operating turn [1849-9.2.4]."""
    turn = t.find(OperatingTurn)
    in_first_turn = turn is not None and turn.corp == corp and turn.is_first
    return bool(t.state.operated >> corp & 1) and not in_first_turn


def founders_shares(t: Table, turn: StockTurn, corp: Party, source: Party, papers: int) -> bool:
    """The founder may take one or two single certificates along, from the treasury [1849-9.4.0.3]."""
    founded = turn.bought == corp and t.president(corp) == turn.player and turn.founded
    return founded and source == offering(t, corp) and papers <= 3


def prices_at_the_end(t: Table) -> None:
    """Every corporation is looked at once, in market order: shares in the pool bring its marker down, all shares with
    players bring it up [1849-9.7.1, 1849-9.7.2, 1849-9.7.3, 1849-9.7.4]."""
    for corp in market_order(t):
        if shares_held(t, POOL, corp):
            down(t, corp)
        elif not shares_held(t, corp, corp):
            up(t, corp)


def open_stock(t: Table) -> None:
    """A stock round begins: corporations that waited for it can be founded [1849-11.3]."""
    admit_later(t)
    open_stock_round(t)


# --- track -----------------------------------------------------------------------------------------------------------


NARROW_ONLY, DUAL = frozenset({int(Gauge.NARROW)}), int(Gauge.DUAL)


def terrain_by_gauge(t: Table, corp: Party, hex: Hex, lay: Lay) -> int:
    """Every lay pays for what it adds: narrow track a quarter; the Studio halves what standard track costs
    [1849-10.3.1.2, 1849-10.3.1.3, 1849-10.3.1.4, 1849-10.3.1.5, 1849-10.3.1.6, 1849-7.1.6]."""
    full = t.title.atlas.terrain[hex]
    if not full:
        return 0
    gauges = added_gauges(t.title.atlas, t.state.board.lays[hex], lay)
    if gauges <= NARROW_ONLY:
        return full // 4
    if DUAL not in gauges and owns_power(t, corp, t.title.private("SIGI")):
        return full // 2
    return full


# --- the end ---------------------------------------------------------------------------------------------------------


def touches_the_end(t: Table) -> None:
    """A watch: it is remembered who ever reached the end of the market [1849-13.1, 1849-13.4]."""
    peaked = t.extra(Peaks).peaked
    for corp in t.corps_in(END):
        if not peaked >> corp & 1:
            peaked |= 1 << corp
            t.change_extra(Peaks, peaked=peaked)
            announce_end(t, "stock_market", Moment.TURN)


def end_after_turn(t: Table, corp: Party) -> None:
    """The game ends when a corporation that reached the end of the market has completed a turn
    [1849-13.2, 1849-13.3]."""
    if t.extra(Peaks).peaked >> corp & 1:
        t.end_game("stock_market")


def end_of_market() -> Mechanism:
    """The game ends when a corporation that reached the end of the market completes a turn [1849-13.1]."""
    return Mechanism(remembers=(Peaks(),), watches=(Watch((PriceMoved,), touches_the_end),))


def wealth(t: Table, player: Party) -> int:
    """Cash and shares, less what loans cost, but never less than nothing [1849-13.9, 1849-13.10]."""
    if player not in t.state.order:
        return 0
    return max(0, t.state.cash[player] + shares_worth(t, player, floor=True) - loan_costs(t, player))


def loan_costs(t: Table, player: Party) -> int:
    """What a player's loans cost him at the end [1849-10.7.9]."""
    return LOAN_COST * t.extra(PlayerLoans).loans.count(player)


def shares_worth(t: Table, player: Party, floor: bool) -> int:
    """Shares at the market price, less for a bond that is outstanding [1849-14.2.7]."""
    worth = 0
    for corp in t.title.corps:
        price = (t.price(corp) or 0) - (BOND_COST if has_bond(t, corp) else 0)
        worth += shares_held(t, player, corp) * (max(0, price) if floor else price)
    return worth
