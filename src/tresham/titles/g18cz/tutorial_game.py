"""The tutorial game of 18CZ on one page: a corporation each, ten rounds, and the fullest treasury wins."""

from __future__ import annotations

from ...core import event
from ...core.ids import Party, TrainKind
from ...core.state import Moment
from ...core.table import Table
from ...core.title import Title, Watch
from ...rules.budgets import in_first_turn, two_yellow_or_one_upgrade
from ...rules.calendar import Calendar, Round, Set, open_calendar, scheduled
from ...rules.choosing_cities import ChoosingCities, SettlingTokens, layer_chooses
from ...rules.dealing import deal_charters
from ...rules.depot import for_sale, has_train
from ...rules.discarding import Discards, as_listed, discard_trains
from ...rules.endings import announce_end
from ...rules.laying import LayingTrack
from ...rules.operating import CorporationTurn, OperatingRound, Part, never, open_operating_round
from ...rules.paying import Dividend, Paying, stays
from ...rules.phases import begin_phase
from ...rules.running import RunningTrains
from ...rules.tokens import Tokening, place_home
from ...rules.train_help import Help
from ...rules.trains import BuyingTrains, may_decline_trains
from ...track.atlas import compile_atlas
from .cites import CITES
from .papers import CURRENCY, MONEY
from .track import may_replace
from .tutorial import LAST_ROUND, MAP, MARKET, PHASES, TILES, corporations, trains

SEATS = range(2, 6)

KEEPING = Paying(kinds=(Dividend("withhold", lambda revenue, shares: revenue, stays),))
"""The whole income stays in the treasury, and nobody is asked [18CZ-TUT.17]."""


def place_homes(t: Table) -> None:
    """All five home stations stand from the start, also of those who take no part [18CZ-TUT.5]."""
    for corp in t.title.corps:
        place_home(t, corp)


def no_help(t: Table, corp: Party, face: TrainKind) -> bool:
    """Nobody adds money for a train."""
    return False


def can_pay_for_one(t: Table, corp: Party) -> bool:
    """A corporation without a train must buy one if it can pay for any that the bank has [18CZ-TUT.19]."""
    prices = [t.title.trains[face].price for _, face in for_sale(t, corp)]
    return bool(prices) and min(prices) <= t.purse(corp)


def end_if_stranded(t: Table, corp: Party) -> None:
    """A corporation that ends its turn with no train and no money for one brings the end of the game: the round is
    completed [18CZ-TUT.14, 18CZ-TUT.19]."""
    if not has_train(t, corp) and for_sale(t, corp) and not can_pay_for_one(t, corp):
        announce_end(t, "stranded", Moment.SET)


def treasury(t: Table, player: Party) -> int:
    """What a player has is what his corporation has [18CZ-TUT.15]."""
    return sum(t.state.cash[corp] for corp in t.title.corps if t.president(corp) == player)


def corporation_turn() -> CorporationTurn:
    """Track, a station, the run, trains [18CZ-TUT.8]."""
    running = RunningTrains()
    parts = (
        Part("track", (LayingTrack(budget=in_first_turn(two_yellow_or_one_upgrade)),)),
        Part("token", (Tokening(),)),
        Part("run", (running,), running.may_stay, "must_run"),
        Part("dividend", (), never, after=KEEPING.unless_paid),
        Part("trains", (BuyingTrains(help=Help(no_help)),), may_decline_trains, "must_buy_train"),
    )
    return CorporationTurn(parts, finish=(end_if_stranded,))


def build(seats: int, profile: str) -> Title:
    """The tutorial game for a number of players; the public site does not have it."""
    rounds = (Set((Round("operating", open_operating_round),)),) * LAST_ROUND
    return Title(
        key="18CZ",
        seats=seats,
        options=frozenset({"tutorial"}),
        profile=profile,
        currency=CURRENCY,
        money=MONEY,
        purse=0,
        certificate_limit=lambda t, player: 1,
        certificates=lambda t, player: 1,
        atlas=compile_atlas(MAP, TILES, may_replace),
        market=MARKET,
        corporations=corporations(seats),
        privates=(),
        trains=trains(seats),
        phases=PHASES,
        begin=(deal_charters, place_homes, open_calendar),
        stages={
            "calendar": Calendar((), scheduled(*rounds), lambda t, kind: False),
            "operating": OperatingRound(),
            "operating_turn": corporation_turn(),
            "city": ChoosingCities(),
            "discard": Discards(as_listed),
        },
        watches=(Watch((event.TileLaid,), SettlingTokens(layer_chooses)),),
        effects={"begin_phase": begin_phase, "discard_trains": discard_trains},
        owes_train=can_pay_for_one,
        endless_bank=True,
        score=treasury,
        cites=CITES | TUTORIAL_CITES,
    )


TUTORIAL_CITES = {
    "game_over": "18CZ-TUT.14",
    "must_buy_train": "18CZ-TUT.19",
    "train_limit": "18CZ-TUT.13",
    "train_not_for_sale": "18CZ-TUT.18",
    "train_stays": "18CZ-TUT.18",
    "cannot_afford_train": "18CZ-TUT.18",
}
