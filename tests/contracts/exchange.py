"""The made-up title with what corporations and presidents may do beyond the common rules: prices are protected, shares
redeemed and reissued, privates permit tiles, and a mine is entered with a right only."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.islet import CORPORATIONS, IN_NEED, IN_ROUNDS, LIMITS, PRIVATES, RAILWAY, TRAINS, TURN, islet
from tresham.core.cards import PrivateCompany
from tresham.core.ids import Cell, Party
from tresham.core.stage import Step
from tresham.core.table import Table
from tresham.core.title import Title
from tresham.rules.buy_backs import RedeemingShare, ReissuingShares, buy_backs, paid_for_reissued, put_to_sleep
from tresham.rules.buying import Buying, Starting
from tresham.rules.emergency import EmergencySelling, EndingInRuin, GoingBankrupt
from tresham.rules.extra_lays import ExtraLaying, Grant, GrantedLays, Once, OnceEachTurn, Permit, of_extra_lay
from tresham.rules.laying import LayingTrack
from tresham.rules.marked_stops import OnlyWithRight, reaching
from tresham.rules.market import one_row_per_share
from tresham.rules.mechanism import Mechanism, plugged
from tresham.rules.operating import CorporationTurn
from tresham.rules.pending_sales import OwnAtOnce, one_block_in_need, pending
from tresham.rules.privates import BuyingPrivate
from tresham.rules.protection import price_protection
from tresham.rules.rights import BuyingRight, Rights, of_yellow_tile
from tresham.rules.selling import Selling
from tresham.rules.stock import PlayerTurn
from tresham.track.ids import Hex

MINE, ELY = "mine", "C1"

LOTS = (
    replace(PRIVATES[0], blocks=()),
    PrivateCompany("YAK", "Yak Post", 40, 10, (), 20, 80),
    PrivateCompany("SOD", "Sod Cutters", 30, 5, (), 15, 60),
)
YAK = Permit("YAK", OnceEachTurn(), price=10)
PERMITS = (
    Permit("OX", Once(), frozenset({"B2", "B4"}), is_free=True, comes_first=True),
    YAK,
    Permit("SOD", Grant(2, frozenset({"A3"}), outside=1)),
)


def lowest_par(t: Table, corp: Party) -> Cell:
    """What is offered anew costs as little as can be."""
    return t.title.market.pars[-1]


def _ely(t: Table, corp: Party) -> Hex:
    return t.title.atlas.hex(ELY)


def _eighty(t: Table, corp: Party) -> int:
    return 80


def exchange() -> Title:
    """All of that at once; privates may be sold to corporations from the beginning."""
    rounds, need = replace(IN_ROUNDS, moves=pending), replace(IN_NEED, moves=OwnAtOnce(), again=one_block_in_need)
    ruin = GoingBankrupt(need, EndingInRuin())
    track, trains = TURN[0], next(part for part in TURN if part.name == "trains")
    laying = LayingTrack()
    right = BuyingRight("", 2, _eighty, MINE, place=_ely, near=reaching(_ely), instead=of_yellow_tile())
    by_yak = replace(right, instead=of_extra_lay(YAK), private="YAK")
    steps: tuple[Step[Any], ...] = (laying, *(ExtraLaying(permit, laying) for permit in PERMITS), right, by_yak)
    selling = (trains.steps[0], EmergencySelling(need), ruin)
    turn = (replace(track, steps=steps), *TURN[1:])
    title = islet(
        privates=LOTS,
        trains=TRAINS,
        corporations=tuple(replace(one, kind=replace(RAILWAY, payee=paid_for_reissued)) for one in CORPORATIONS),
        barred=OnlyWithRight(MINE, ELY),
    )
    phases = tuple(replace(one, allows=one.allows | {"private_sales"}) for one in title.phases)
    stages = {
        **title.stages,
        "stock_turn": PlayerTurn(
            selling=Selling(rounds),
            others=(
                Buying(LIMITS, lambda t, turn, corp, source, papers: False, put_to_sleep),
                Starting(LIMITS),
                RedeemingShare(least_out=3),
                ReissuingShares(lowest_par),
            ),
            limits=LIMITS,
        ),
        "operating_turn": CorporationTurn(
            tuple(replace(part, steps=selling) if part.name == "trains" else part for part in turn),
            anytime=(BuyingPrivate(),),
        ),
    }
    return plugged(
        replace(title, phases=phases, stages=stages, effects={**title.effects, "liquidate": ruin.liquidate}),
        price_protection(LIMITS, one_row_per_share),
        buy_backs(),
        Mechanism(remembers=(Rights(), GrantedLays())),
    )
