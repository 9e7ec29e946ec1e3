"""A corporation's turn, part by part [1849-10.0.3]."""

from __future__ import annotations

from ...rules.emergency import EmergencySelling, GoingBankrupt
from ...rules.laying import LayingTrack, by_new_track
from ...rules.market import one_row_per_share, right_if_worth_a_share
from ...rules.operating import CorporationTurn, Part, never, waiting
from ...rules.paying import Paying, full, none, treasury_pays_corporation
from ...rules.powers import Landing, PlacingMarker
from ...rules.privates import BuyingPrivate
from ...rules.ruin import LosingCorporation
from ...rules.running import RunningTrains
from ...rules.train_help import Help
from ...rules.trains import BuyingTrains, may_decline_trains
from ...rules.treasury import Issuing, Redeeming
from . import rules
from .earnings import PORT_MARKER
from .earthquake import ruins
from .map import COASTAL_CITIES, PORTS
from .profiles import Profile


def bankruptcy(plays: Profile) -> GoingBankrupt:
    """Whoever cannot raise the money sells all that he can, and loses the corporation [1849-10.7.6]."""
    return GoingBankrupt(plays.in_ruin, LosingCorporation(plays.close))


def corporation_turn(plays: Profile, ruin: GoingBankrupt, best: bool) -> CorporationTurn:
    """Track, token, run, dividend, trains, own shares, privates; variants put theirs in between."""
    anytime = (BuyingPrivate(plays.agreement), PlacingMarker("CNM", PORTS, PORT_MARKER))
    laying = LayingTrack(rules.terrain_by_gauge, by_new_track, "no_new_track", ruins)
    paying = Paying(treasury_pays_corporation, (full(right_if_worth_a_share), none()))
    buying_trains = BuyingTrains(plays.agreement, Help(plays.helped_with, others=False))
    parts = (
        *plays.building(laying, Landing("SMS", COASTAL_CITIES), anytime[0]),
        Part("run", (RunningTrains(plays.demand_best and best, plays.somewhere),), never, "must_run"),
        Part("dividend", (paying,), never, "must_declare", after=paying.unless_paid),
        Part(
            "trains",
            (buying_trains, EmergencySelling(plays.in_need, plays.spare), ruin),
            may_decline_trains,
            "must_buy_train",
        ),
        Part("finance", (Issuing(one_row_per_share), Redeeming(not plays.redeems_in_first_turn))),
        Part("privates", anytime),
    )
    return CorporationTurn(waiting(parts, plays.waits), anytime, finish=(rules.end_after_turn,))
