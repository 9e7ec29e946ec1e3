"""A corporation's turn, part by part [1849-10.0.3]."""

from __future__ import annotations

from ...rules.emergency import EmergencySelling
from ...rules.market import one_row_per_share, right_if_worth_a_share
from ...rules.operating import CorporationTurn, Part, never, waiting
from ...rules.paying import Paying, full, none, treasury_pays_corporation
from ...rules.powers import Landing, PlacingMarker
from ...rules.privates import BuyingPrivate
from ...rules.running import RunningTrains
from ...rules.train_help import Help, by_treasury_before_sales
from ...rules.trains import BuyingTrains, may_decline_trains
from ...rules.treasury import Issuing, Redeeming
from . import rules
from .earnings import PORT_MARKER
from .map import COASTAL_CITIES, PORTS
from .profiles import Profile


def corporation_turn(plays: Profile, best: bool) -> CorporationTurn:
    """Track, token, run, dividend, trains, own shares, privates; variants put theirs in between."""
    anytime = (BuyingPrivate(plays.agreement), PlacingMarker("CNM", PORTS, PORT_MARKER))
    paying = Paying(treasury_pays_corporation, (full(right_if_worth_a_share), none()))
    buying_trains = BuyingTrains(plays.agreement, Help(others=by_treasury_before_sales))
    parts = (
        *plays.building(plays.laying, Landing("SMS", COASTAL_CITIES), anytime[0]),
        Part("run", (RunningTrains(plays.demand_best and best, plays.somewhere),), never, "must_run"),
        Part("dividend", (paying,), never, "must_declare", after=paying.unless_paid),
        Part(
            "trains",
            (buying_trains, EmergencySelling(plays.in_need, plays.spare), plays.ruin),
            may_decline_trains,
            "must_buy_train",
            before=plays.before_trains,
        ),
        Part("finance", (Issuing(one_row_per_share), Redeeming(not plays.redeems_in_first_turn))),
        Part("privates", anytime),
    )
    return CorporationTurn(waiting(parts, plays.waits), anytime, finish=(rules.end_after_turn,))
