"""The naive player's taste in railways: track, stations, trains, dividends."""

from __future__ import annotations

from random import Random

from ..core import action as act
from ..core.event import CorporationClosed
from ..core.ids import BANK, POOL, Party
from ..core.play import play, wake
from ..core.stage import Choice
from ..core.state import Moment
from ..core.table import Table
from ..rules.depot import has_train, meets_duty
from ..rules.network import hexes_reached, network
from ..rules.operating import OperatingTurn
from ..rules.receivership import EnteredReceivership
from ..rules.running import best_runs
from ..rules.train_help import cheapest_price
from ..rules.trains import face_bought
from .wish_scale import UNWANTED, Wish


def lay_tile(t: Table, action: act.LayTile | act.LayPrivateTile, choice: Choice, random: Random) -> Wish:
    """Track that lets the trains earn more, or reaches more, or leads to a second stop at all; not at the price of
    the first train."""
    if not t.title.is_corp(action.by):
        return 1.0, 0
    after = Table(t.title, t.state)
    play(after, action)
    corp = action.by
    if corp not in t.state.trains and after.purse(corp) < cheapest_price(t, corp) <= t.purse(corp):
        return UNWANTED, 0
    spent = t.purse(corp) - after.purse(corp)
    gain = earning(after, corp) - earning(t, corp)
    reached = network(after, corp).stops.bit_count()
    ahead = _stops_ahead(after, corp) if reached < 2 else 0
    return 1.0 + gain / 100 + reached / 50 + ahead / 100 - spent / 500, 0


def _stops_ahead(t: Table, corp: Party) -> int:
    """On how many hexes to which own track comes there are stops."""
    return sum(bool(t.title.atlas.stops(hex, t.state.board.lays[hex])) for hex in hexes_reached(t, corp))


def earning(t: Table, corp: Party) -> int:
    """What the trains of a corporation could earn now."""
    return best_runs(t, corp)[1].worth if corp in t.state.trains else 0


def place_token(t: Table, action: act.PlaceToken | act.PlacePrivateToken, choice: Choice, random: Random) -> Wish:
    """A station now and then, if the corporation has trains and money."""
    after = Table(t.title, t.state)
    play(after, action)
    spent = t.purse(action.by) - after.purse(action.by)
    wants = action.by in t.state.trains and spent * 3 <= t.purse(action.by) and random.random() < 0.4
    return (1.0 if wants else UNWANTED), 0


def pay_out(t: Table, action: act.DeclareDividend, choice: Choice, random: Random) -> Wish:
    """Dividends are paid, unless the last lasting train is still to be bought and the money for it is nearly there;
    always when the end has come near, since what is in a treasury then is nobody's."""
    if action.kind == "pay":
        return 1.0, 0
    if t.state.ending is not None and t.state.ending.moment != Moment.NEXT_SET:
        return UNWANTED, 0
    price, purse = cheapest_price(t, action.by), t.purse(action.by)
    short = purse < price
    if action.kind != "withhold":
        helps = purse + t.frame(OperatingTurn).revenue // 2 >= price
        return (2.5 if short and helps and not has_lasting_train(t, action.by) else UNWANTED), 0
    wants = short and not has_lasting_train(t, action.by) and random.random() < 0.5
    return (2.0 if wants and not _ruins(t, action) else UNWANTED), 0


def _ruins(t: Table, action: act.DeclareDividend) -> bool:
    """Would a decision be the end of its corporation?"""
    after = Table(t.title, t.state)
    play(after, action)
    return is_ruined(after, action.by)


def is_ruined(after: Table, corp: Party) -> bool:
    """Is a corporation lost when all that was just done has its consequences?"""
    wake(after)
    return any(isinstance(one, CorporationClosed | EnteredReceivership) and one.corp == corp for one in after.events)


def buy_train(t: Table, action: act.BuyTrain, choice: Choice, random: Random) -> Wish:
    """The first train at any price, though the corporation itself is paid only if there is no other way; further ones
    from the bank while there is money."""
    owner, own = t.state.trains[action.train], has_train(t, action.by)
    dear = action.price / 10000
    if owner not in (BANK, POOL):
        spare = t.state.trains.count(owner) > 1
        face = t.title.trains[t.state.faces[action.train]].price
        return (2.0 - dear if not own and spare else UNWANTED), max(choice.low, min(choice.high, face))
    if not meets_duty(t, action.by, face_bought(t, action)):
        return (1.0 - dear if has_lasting_train(t, action.by) and random.random() < 0.6 else UNWANTED), choice.low
    if not own:
        return (1.5 if _lost_by_it(t, action) else 3.0) - dear, choice.low
    return (1.0 - dear if random.random() < 0.6 else UNWANTED), choice.low


def _lost_by_it(t: Table, action: act.BuyTrain) -> bool:
    """Would the help that it takes to pay for a train be the buyer's end?"""
    if action.price <= t.purse(action.by):
        return False
    after = Table(t.title, t.state)
    play(after, action)
    return is_ruined(after, action.by)


def discard(t: Table, action: act.DiscardTrain, choice: Choice, random: Random) -> Wish:
    """The shortest train goes."""
    return -t.title.trains[t.state.faces[action.train]].reach / 1000, 0


def has_lasting_train(t: Table, corp: Party) -> bool:
    """Has a corporation a train that no later one will scrap?"""
    own = (train for train, owner in enumerate(t.state.trains) if owner == corp)
    kinds = [t.title.trains[t.state.faces[train]] for train in own]
    return any(kind.rusted_by is None and not kind.scrapped_by and kind.duty for kind in kinds)
