"""The three variants, each of them one mechanism [1849-14]."""

from __future__ import annotations

from dataclasses import replace

from ...core.fact import Fact
from ...core.ids import Party
from ...core.table import Table
from ...rules.bonds import (
    BondOut,
    Bonds,
    Interest,
    IssuingBond,
    PayingDebt,
    RedeemingAtClosing,
    RedeemingBond,
    bond_duty,
    forget_at_closing,
)
from ...rules.emergency import EmergencySelling
from ...rules.market import first_way, move_marker
from ...rules.mechanism import Mechanism
from ...rules.operating import Part, never, waiting
from ...rules.raising import Lapsing, RaisingMoney
from ...rules.rights import BuyingRight, Rights, holds, is_entitled, lose_right
from ...rules.ruin import face_ruin
from .facts import BOND, INTEREST
from .profiles import Profile


def token_trades(plays: Profile) -> Mechanism:
    """Corporations buy stations from each other [1849-14.1.1]."""
    part = Part("token_trade", (plays.buying_token,))
    return replace(plays.charter, parts=waiting((part,), plays.waits), before="trains")


def electric_price(t: Table, corp: Party) -> int:
    """The first marker is dearer, and Phase 16 makes all cheaper [1849-14.3.3]."""
    is_first = not t.extra(Rights).rights_sold
    if "blue_cells" in t.title.phases[t.state.phase].allows:
        return 800 if is_first else 550
    return 1100 if is_first else 800


def electric_only_with_marker(t: Table, corp: Party, train: str) -> bool:
    """Electric trains are for corporations with a marker [1849-14.3.6, 1849-14.3.9]."""
    return train != "E" or is_entitled(t, corp)


def electric_trains() -> Mechanism:
    """Markers let corporations buy electric trains; they are lost at closing [1849-14.3.2, 1849-11.5]."""
    return Mechanism(
        remembers=(Rights(),),
        parts=(Part("right", (BuyingRight("electric_trains", 6, electric_price),)),),
        before="trains",
        closing=(lose_right,),
        facts=(Fact("right", holds()),),
    )


def left_for_bond(t: Table, corp: Party) -> None:
    """A bond issued: one column left, or down at the edge [1849-14.2.1, 1849-14.2.9]."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "left", "down"), "bond_issued")


def right_for_bond(t: Table, corp: Party) -> None:
    """A bond redeemed: one column right, or up at the edge [1849-14.2.4, 1849-14.2.9]."""
    move_marker(t, corp, first_way(t, t.state.price[corp], "right", "up"), "bond_redeemed")


def bonds(plays: Profile) -> Mechanism:
    """Corporations borrow: interest, then redeeming, then issuing [1849-14.2.2, 1849-14.2.4, 1849-14.2.1]."""
    interest = Interest(INTEREST, plays.interest_on_credit)
    help = (
        EmergencySelling(plays.in_debt, plays.spare, interest.bill),
        plays.given_up(plays.ruin, interest.bill),
    )
    paying = (PayingDebt(), *help) if plays.interest_on_credit else help
    due = Part("interest", paying, never, "must_pay_interest", after=interest.charge, before=interest.charge)
    redeeming = RedeemingBond(BOND, right_for_bond, plays.one_bond_deal)
    issuing = IssuingBond(BOND, left_for_bond, "bonds", plays.one_bond_deal)
    deals = (Part("redeem_bond", (redeeming,)), Part("issue_bond", (issuing,)))
    selling = EmergencySelling(plays.in_debt, plays.spare, bond_duty)
    return Mechanism(
        remembers=(Bonds(),),
        stages={"bond_duty": RaisingMoney((selling,), Lapsing(face_ruin), bill=bond_duty)},
        parts=(due, *((Part("bond", (redeeming, issuing)),) if plays.one_bond_deal else deals)),
        before="privates",
        closing=(RedeemingAtClosing(BOND) if plays.closing_redeems_bond else forget_at_closing,),
        facts=(Fact("bond", BondOut(BOND), money=True),),
    )
