"""18CZ, by Leonhard Orgler. The whole game on one page."""

from __future__ import annotations

from ...core import event
from ...core.title import Effect, Title, Watch
from ...rules.calendar import Calendar, Round, Set, open_calendar, scheduled
from ...rules.choosing_cities import SettlingTokens, layer_chooses
from ...rules.debts import less_debts, player_debts
from ...rules.discarding import Discards
from ...rules.drafting import open_draft
from ...rules.floating import RisingWhenSoldOut, float_corporations
from ...rules.home_tiles import LayingHomeTile
from ...rules.income import pay_incomes
from ...rules.market import rise
from ...rules.mechanism import plugged
from ...rules.operating import CorporationTurn, OperatingRound, open_operating_round
from ...rules.phases import begin_phase, export_train
from ...rules.seats import poorest_first, richest_first
from ...rules.stock import StockRound, open_stock_round
from ...rules.take_overs import DecidingAboutTrains
from ...rules.wards import renew_trains
from ...track.atlas import compile_atlas
from . import bohemia, moravia_silesia_game, rules, tutorial_game
from .box import Box, standard_box
from .cites import CITES
from .map import TILES
from .papers import CURRENCY, MARKET, MONEY, PHASES, ROUNDS
from .profiles import PROFILES, Profile
from .track import may_replace
from .turn import corporation_turn
from .vaclav import with_vaclav

NAME = "18CZ"
SEATS = range(2, 7)
FORMS = {"moravia_silesia": moravia_silesia_game.SEATS, "tutorial": tutorial_game.SEATS}
"""Other games in the box, and for how many they are; the public site has neither [18CZ-XI.2.1, 18CZ-TUT.1]."""
OPTIONS = tuple(FORMS)


def calendar(plays: Profile, exports: Effect = export_train) -> Calendar:
    """A draft, then eight sets of rounds; after each but the last a train is exported [18CZ-V.1, 18CZ-VIII.13.1]; or
    something else happens then."""
    stock = Round("stock", open_stock_round)
    operating = Round("operating", open_operating_round, before=(pay_incomes,))
    is_early = not plays.exports_in_stock_round
    return Calendar(
        (Round("draft", open_draft, after=(poorest_first,)),),
        scheduled(
            *(
                Set(
                    (stock, operating.times(rounds)),
                    before=(exports,) if number > 0 and not is_early else (),
                    after=(exports,) if number < len(ROUNDS) - 1 and is_early else (),
                )
                for number, rounds in enumerate(ROUNDS)
            )
        ),
        lambda t, kind: False,
    )


def build(seats: int, options: frozenset[str], profile: str) -> Title:
    """18CZ for a number of players, by the rulebook or as it is played on 18xx.games. For two it is Bohemia, where
    Václav gets what is exported elsewhere [18CZ-I.1, 18CZ-XI.1.17]."""
    if "moravia_silesia" in options:
        return moravia_silesia_game.build(seats, profile)
    if "tutorial" in options:
        return tutorial_game.build(seats, profile)
    plays = PROFILES[profile]
    if seats != bohemia.SEATS:
        box = standard_box(seats)
        return _game(box, plays, seats, options, corporation_turn(plays, box.locals), export_train)
    turn = corporation_turn(plays, bohemia.LOCALS, plays.vaclav)
    return with_vaclav(_game(bohemia.BOX, plays, seats, options, turn, renew_trains), plays.vaclav)


def _game(
    box: Box, plays: Profile, seats: int, options: frozenset[str], turn: CorporationTurn, exports: Effect
) -> Title:
    """What all have in common that play with the parts of a box."""
    title = Title(
        key="18CZ",
        seats=seats,
        options=options,
        profile=plays.name,
        currency=CURRENCY,
        money=MONEY,
        purse=box.purse,
        certificate_limit=rules.certificate_limit(box.certificates),
        certificates=plays.stock_turn.limits.counted,
        atlas=compile_atlas(box.sheet, TILES, may_replace),
        market=MARKET,
        corporations=tuple([plays.corporation(one) for one in box.corporations]),
        privates=box.locals,
        trains=plays.trains,
        phases=PHASES,
        begin=(open_calendar,),
        stages={
            "calendar": calendar(plays, exports),
            "draft": plays.draft,
            "stock": StockRound(close=(RisingWhenSoldOut(rise),), new_order=richest_first),
            "stock_turn": plays.stock_turn,
            "operating": OperatingRound(begin=(plays.homes,)),
            "operating_turn": turn,
            "home_tile": LayingHomeTile(),
            "city": plays.choosing_cities(turn),
            "double_station": plays.choosing_station(turn),
            "trains_taken": DecidingAboutTrains(turn.anytime, plays.returns_excess),
            "discard": Discards(plays.discards, turn.anytime),
        },
        watches=(
            Watch((event.SharesBought,), float_corporations),
            Watch((event.TileLaid,), SettlingTokens(layer_chooses)),
        ),
        effects={"begin_phase": begin_phase, "discard_trains": plays.ask_crowd},
        stop_worths=rules.stop_worths,
        owes_train=rules.always_owes,
        endless_bank=True,
        by_order=True,
        score=less_debts(rules.wealth(rules.LOCAL_PRICE, plays.counts_printed_values)),
        cites=CITES,
    )
    return plays.habits(plugged(title, player_debts()))
