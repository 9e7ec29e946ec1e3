"""18CZ, by Leonhard Orgler. The whole game on one page."""

from __future__ import annotations

from ...core import event
from ...core.title import Title, Watch
from ...rules.calendar import Calendar, Round, Set, open_calendar, scheduled
from ...rules.debts import less_debts, player_debts
from ...rules.discarding import Discards, discard_trains
from ...rules.double_stations import ChoosingStation
from ...rules.drafting import open_draft
from ...rules.floating import RisingWhenSoldOut, float_corporations
from ...rules.home_tiles import LayingHomeTile
from ...rules.income import pay_incomes
from ...rules.market import rise
from ...rules.mechanism import plugged
from ...rules.operating import OperatingRound, open_operating_round
from ...rules.phases import begin_phase, export_train
from ...rules.seats import poorest_first, richest_first
from ...rules.stock import StockRound, open_stock_round
from ...rules.take_overs import DecidingAboutTrains
from ...rules.tokens import SettlingTokens, layer_chooses
from ...track.atlas import compile_atlas
from . import rules
from .cites import CITES
from .map import MAP, TILES
from .papers import LOCALS, MARKET, PHASES, PURSES, ROUNDS
from .profiles import PROFILES, Profile
from .track import may_replace
from .turn import corporation_turn

NAME = "18CZ"
SEATS = range(3, 7)
OPTIONS = ()
MONEY = 1_000_000
"""The bank never runs out [18CZ-II.4]."""


def calendar(plays: Profile) -> Calendar:
    """A draft, then eight sets of rounds; after each but the last a train is exported [18CZ-V.1, 18CZ-VIII.13.1]."""
    stock = Round("stock", open_stock_round)
    operating = Round("operating", open_operating_round, before=(pay_incomes,))
    is_early = not plays.exports_in_stock_round
    return Calendar(
        (Round("draft", open_draft, after=(poorest_first,)),),
        scheduled(
            *(
                Set(
                    (stock, operating.times(rounds)),
                    before=(export_train,) if number > 0 and not is_early else (),
                    after=(export_train,) if number < len(ROUNDS) - 1 and is_early else (),
                )
                for number, rounds in enumerate(ROUNDS)
            )
        ),
        lambda t, kind: False,
    )


def build(seats: int, options: frozenset[str], profile: str) -> Title:
    """18CZ for a number of players, by the rulebook or as it is played on 18xx.games."""
    plays = PROFILES[profile]
    turn = corporation_turn(plays)
    title = Title(
        key="18CZ",
        seats=seats,
        options=options,
        profile=profile,
        currency="{} K",
        money=MONEY,
        purse=PURSES[seats],
        certificate_limit=rules.certificate_limit(seats),
        certificates=plays.stock_turn.limits.counted,
        atlas=compile_atlas(MAP, TILES, may_replace),
        market=MARKET,
        corporations=plays.corporations,
        privates=LOCALS,
        trains=plays.trains,
        phases=PHASES,
        begin=(open_calendar,),
        stages={
            "calendar": calendar(plays),
            "draft": plays.draft,
            "stock": StockRound(close=(RisingWhenSoldOut(rise),), new_order=richest_first),
            "stock_turn": plays.stock_turn,
            "operating": OperatingRound(begin=(plays.homes,)),
            "operating_turn": turn,
            "home_tile": LayingHomeTile(),
            "city": plays.choosing_cities(turn),
            "double_station": ChoosingStation(turn.anytime),
            "trains_taken": DecidingAboutTrains(turn.anytime, plays.returns_excess),
            "discard": Discards(plays.discards, turn.anytime),
        },
        watches=(
            Watch((event.SharesBought,), float_corporations),
            Watch((event.TileLaid,), SettlingTokens(layer_chooses)),
        ),
        effects={"begin_phase": begin_phase, "discard_trains": discard_trains},
        stop_worths=rules.stop_worths,
        owes_train=rules.always_owes,
        by_order=True,
        score=less_debts(rules.wealth(rules.LOCAL_PRICE)),
        cites=CITES,
    )
    return plays.habits(plugged(title, player_debts()))
