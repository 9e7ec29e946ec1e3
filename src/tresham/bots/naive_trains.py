"""The naive player's taste in trains, and in dividends, since what is withheld is for a train."""

from __future__ import annotations

from random import Random

from ..core import action as act
from ..core.event import CorporationClosed
from ..core.frozen import but, put
from ..core.ids import BANK, POOL, Party, TrainKind
from ..core.play import play, wake
from ..core.stage import Choice
from ..core.table import Table
from ..rules.calendar import rounds_to_come
from ..rules.depot import ForSale, has_room, has_train, kinds_of_trains, meets_duty, useful_for_sale
from ..rules.limits import counted_trains, train_limit
from ..rules.operating import OperatingTurn
from ..rules.receivership import EnteredReceivership
from ..rules.running import best_runs
from ..rules.train_help import cheapest_price
from ..rules.train_lives import life_of
from ..rules.trains import face_bought
from .wish_scale import UNWANTED, Wish

RUNS = 5
"""He looks so many runs ahead."""

SAVED_FOR = 3
"""For a train that is needed he saves if so many runs pay for it; else the corporation is lost in any case."""

IDLE = 500
"""So much more than it needs, and a treasury has money to waste."""

ENDLESS = 999
"""So many cards must be sold, as it were, before a train rusts that never does."""


def earning(t: Table, corp: Party) -> int:
    """What the trains of a corporation could earn now."""
    return best_runs(t, corp)[1].worth if corp in t.state.trains else 0


def runs_to_come(t: Table) -> int:
    """How often a corporation that has had its turn will still run, as far as he looks ahead."""
    return rounds_to_come(t, "operating", RUNS)


# --- how long trains live ---------------------------------------------------------------------------------------------


def has_lasting_train(t: Table, corp: Party) -> bool:
    """Has a corporation a train that no later one will scrap?"""
    kinds = [t.title.trains[kind] for kind in kinds_of_trains(t, corp)]
    return any(kind.rusted_by is None and not kind.scrapped_by and kind.duty for kind in kinds)


def _cards_until_rust(t: Table, kind: TrainKind) -> int:
    """How many cards the bank must sell before a type of train rusts."""
    life = life_of(t, kind)
    return ENDLESS if life is None else life.before


def _longest_life(t: Table, corp: Party) -> int:
    """The same of that train of a corporation which lives longest and meets its duty."""
    useful = [kind for kind in kinds_of_trains(t, corp) if meets_duty(t, corp, kind)]
    return max([_cards_until_rust(t, kind) for kind in useful], default=0)


def is_threatened(t: Table, corp: Party) -> bool:
    """Could the trains of a corporation all rust before its next turn, if each of the others bought one?"""
    return has_train(t, corp) and _longest_life(t, corp) < t.state.floated.bit_count()


def _outlives(t: Table, corp: Party, kind: TrainKind) -> bool:
    """Does a type of train meet the duty of a corporation, and longer than all that it has?"""
    return meets_duty(t, corp, kind) and _cards_until_rust(t, kind) > _longest_life(t, corp)


def money_for_successor(t: Table, corp: Party) -> int:
    """What a corporation lacks for a train, if it has none or must reckon with losing all; nothing, if it has enough or
    there is none to be had."""
    if has_train(t, corp) and not is_threatened(t, corp):
        return 0
    prices = [t.title.trains[face].price for _, face in useful_for_sale(t, corp) if _outlives(t, corp, face)]
    return max(0, min(prices, default=cheapest_price(t, corp)) - t.purse(corp))


def _runs_of(t: Table, kind: TrainKind) -> int:
    """How often a train that is bought now will run, if the bank sells two in every round."""
    return min(runs_to_come(t), 1 + _cards_until_rust(t, kind) // 2)


# --- buying -----------------------------------------------------------------------------------------------------------


def buy_train(t: Table, action: act.BuyTrain, choice: Choice, random: Random) -> Wish:
    """The first train at any price, though the corporation itself is paid only if there is no other way; further ones
    from the bank if they earn what they cost, or live on when those that it has are soon scrapped."""
    owner, own = t.state.trains[action.train], has_train(t, action.by)
    dear = action.price / 10000
    if owner not in (BANK, POOL):
        spare = t.state.trains.count(owner) > 1
        face = t.title.trains[t.state.faces[action.train]].price
        return (2.0 - dear if not own and spare else UNWANTED), max(choice.low, min(choice.high, face))
    useful = meets_duty(t, action.by, face_bought(t, action))
    if own or not useful:
        can_wait = own or action.price + cheapest_price(t, action.by) <= t.purse(action.by)
        return (_further_train(t, action, useful) if can_wait else UNWANTED), choice.low
    return (1.5 if _lost_by_it(t, action) else 3.0) - dear, choice.low


def _further_train(t: Table, action: act.BuyTrain, useful: bool) -> float:
    """Money of a treasury that has a train for good is worth only half, since nobody else gets it."""
    corp, face = action.by, face_bought(t, action)
    if is_threatened(t, corp) and _outlives(t, corp, face) and runs_to_come(t):
        return 2.0 - action.price / 10000
    after = Table(t.title, t.state)
    play(after, action)
    wake(after)
    worth = (earning(after, corp) - earning(t, corp)) * _runs_of(t, face)
    cost = action.price // 2 if has_lasting_train(t, corp) else action.price
    if worth >= cost:
        return 1.0 + (worth - cost) / 10000
    return 0.5 if useful and _moves_on(t, action) else UNWANTED


def _moves_on(t: Table, action: act.BuyTrain) -> bool:
    """Does a treasury with idle money bring better trains nearer by taking one that stands before them? It keeps room
    for one of those."""
    free = train_limit(t, action.by) - counted_trains(t, action.by)
    return t.state.trains[action.train] == BANK and free > 1 and t.purse(action.by) - action.price >= IDLE


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


# --- dividends --------------------------------------------------------------------------------------------------------


def pay_out(t: Table, action: act.DeclareDividend, choice: Choice, random: Random) -> Wish:
    """Dividends are paid, unless money is lacking for a train that is needed, or what is kept buys one at once that
    soon earns it back; always when no run is to come, since what is in a treasury at the end is nobody's."""
    if action.kind == "pay":
        return 1.0, 0
    corp, revenue = action.by, t.frame(OperatingTurn).revenue
    if not has_room(t, corp) or not runs_to_come(t):
        return UNWANTED, 0
    kept = revenue if action.kind == "withhold" else revenue // 2
    lacking = money_for_successor(t, corp)
    if lacking:
        helps = lacking <= kept or (action.kind == "withhold" and lacking <= SAVED_FOR * kept)
    else:
        helps = any(_is_saved_for(t, corp, one, kept) for one in useful_for_sale(t, corp))
    if not helps or _ruins(t, action):
        return UNWANTED, 0
    return (2.0 if action.kind == "withhold" else 2.5), 0


def _is_saved_for(t: Table, corp: Party, offered: ForSale, kept: int) -> bool:
    """Could a train be bought at once because so much of the revenue is kept, and would it earn both back?"""
    train, face = offered
    price, s = t.title.trains[face].price, t.state
    if not t.purse(corp) < price <= t.purse(corp) + kept:
        return False
    after = Table(t.title, but(s, trains=put(s.trains, train, corp), faces=put(s.faces, train, face)))
    return (earning(after, corp) - earning(t, corp)) * _runs_of(t, face) >= price + kept


def _ruins(t: Table, action: act.DeclareDividend) -> bool:
    """Would a decision be the end of its corporation?"""
    after = Table(t.title, t.state)
    play(after, action)
    return is_ruined(after, action.by)


def is_ruined(after: Table, corp: Party) -> bool:
    """Is a corporation lost when all that was just done has its consequences?"""
    wake(after)
    return any(isinstance(one, CorporationClosed | EnteredReceivership) and one.corp == corp for one in after.events)
