"""The naive player's taste in papers: privates, par prices, shares."""

from __future__ import annotations

from random import Random

from ..core import action as act
from ..core.event import SharesBought
from ..core.ids import BANK, NOBODY, Cell, Party
from ..core.play import Answer, play, wake
from ..core.stage import Choice
from ..core.table import Table
from ..rules.buying import all_waiting, share_price
from ..rules.drafting import DraftFrame
from ..rules.insolvency import Insolvency
from ..rules.lots import AuctionFrame, BidOff
from ..rules.operating import OperatingTurn
from ..rules.protection import Protection
from ..rules.shares import certs_held, heir, offering, shares_held, shares_on
from ..rules.train_help import cheapest_price
from ..rules.turn_auction import AuctionInTurns
from . import naive_lending
from .naive_trains import earning, has_lasting_train, money_for_successor, runs_to_come
from .wish_scale import UNWANTED, Wish

STAKE = 5
"""Of a corporation that lives on what its shares bring, he wants to be able to pay so many."""


def take_lot(t: Table, action: act.TakeLot, choice: Choice, random: Random) -> Wish:
    """A private is bought if money is left for shares; now and then in any case, or nobody would ever take the last.
    In a draft, where nobody need take it, only if he can found a corporation with what is left."""
    value, purse = t.title.privates[action.private].value, t.purse(action.by)
    if t.find(DraftFrame) is not None:
        return (1.0 if purse - value >= _cheapest_start(t) else UNWANTED), 0
    return (1.0 if value * 2 <= purse or random.random() < 0.2 else UNWANTED), 0


def _cheapest_start(t: Table) -> int:
    """What it costs at least to become president of a corporation."""
    kinds = [t.title.kind_of[corp] for corp in all_waiting(t)]
    return min([kind.certs[0] * min(kind.pars) for kind in kinds if kind.pars], default=0)


def lower_lot(t: Table, action: act.LowerLot, choice: Choice, random: Random) -> Wish:
    """Rather than pass he makes something cheaper, most likely what he could soon afford."""
    return 0.5 * random.random(), 0


def bid(t: Table, action: act.Bid, choice: Choice, random: Random) -> Wish:
    """Sometimes he bids the least possible, and more often where a private that nobody puts up is out of the game; in a
    bid-off he follows up to a third above the printed value."""
    value = t.title.privates[action.private].value
    if t.find(BidOff) is not None:
        return (1.0 if choice.low * 3 <= value * 4 and random.random() < 0.7 else UNWANTED), choice.low
    auction = t.frame(AuctionFrame)
    has_bid = any(lot == action.private and bidder == action.by for lot, bidder, _ in auction.bids)
    often = 0.5 if isinstance(t.title.stages.get(auction.stage), AuctionInTurns) else 0.1
    wants = not has_bid and choice.low * 3 <= t.purse(action.by) and random.random() < often
    return (2.0 if wants else UNWANTED), choice.low


def _stake(t: Table, corp: Party) -> int:
    """So many shares he must be able to pay before he founds a corporation: those that float it."""
    kind = t.title.kind_of[corp]
    return STAKE if kind.treasury else t.amount(kind.float_shares, corp)


def _par_wish(t: Table, player: Party, corp: Party, cell: Cell) -> float:
    """The dearest par price at which he could float the corporation; else the cheapest there is."""
    price = t.title.cell_price[cell]
    return price / 1000 if price * _stake(t, corp) <= _spare(t, player) else -price / 1000


def set_par(t: Table, action: act.SetPar, choice: Choice, random: Random) -> Wish:
    """Par must be set, better or worse."""
    return _par_wish(t, action.by, action.corp, action.cell), 0


def start(t: Table, action: act.StartCorporation, choice: Choice, random: Random) -> Wish:
    """A new corporation, if he can float it and has none waiting, and if it will not be ruined for want of a train;
    which one, chance decides."""
    waiting = [corp for corp in t.title.corps if t.president(corp) and not t.state.floated >> corp & 1]
    wish = _par_wish(t, action.by, action.corp, action.cell)
    alone = wish > 0 and _has_room(t, action.by, action.corp)
    backed = alone or (not waiting and _others_join_in(t, action))
    if any(t.president(corp) == action.by for corp in waiting) or not backed:
        return UNWANTED, 0
    can_run = _means(t, action) >= cheapest_price(t, action.corp)
    return (2.0 + wish if can_run and _floats_when_started(t, action) else UNWANTED), 0


def _room(t: Table, player: Party) -> int:
    return t.title.certificate_limit(t, player) - t.title.certificates(t, player)


def _has_room(t: Table, player: Party, corp: Party) -> bool:
    """May he hold the papers that float it? The president's certificate is two shares, the others are one each."""
    kind = t.title.kind_of[corp]
    return _room(t, player) > t.amount(kind.float_shares, corp) - kind.certs[0]


def _others_join_in(t: Table, action: act.StartCorporation) -> bool:
    """Could only all players together float a corporation, since nobody has the money and the room for its papers? Then
    the others will join in, if there is nothing else to buy."""
    corp, kind, price = action.corp, t.title.kind_of[action.corp], t.title.cell_price[action.cell]
    if kind.treasury or not _is_all_sold(t) or _room(t, action.by) < 1:
        return False
    needed, least = t.amount(kind.float_shares, corp), min(t.title.cell_price[cell] for cell in t.title.market.pars)
    if any(t.purse(one) >= needed * least and _has_room(t, one, corp) for one in t.state.order):
        return False
    more = kind.certs[0] - 1
    able = [min(t.purse(one) // price, _room(t, one) + (one == action.by) * more) for one in t.state.order]
    return sum(able) >= needed


def _floats_when_started(t: Table, action: act.StartCorporation) -> bool:
    """Some corporations wait for more than buyers of their shares."""
    after = Table(t.title, t.state)
    play(after, action)
    return _floats_when_sold(after, action.corp)


def _floats_when_sold(t: Table, corp: Party) -> bool:
    """Would a corporation float, if all its shares were sold now?"""
    after, source = Table(t.title, t.state), offering(t, corp)
    certs = tuple(certs_held(t, source, corp))
    after.emit(SharesBought(t.president(corp), corp, certs, shares_on(t, certs), source, BANK, 0))
    wake(after)
    return bool(after.state.floated >> corp & 1)


def _is_all_sold(t: Table) -> bool:
    """Is no share left of a corporation that runs, or is there none yet?"""
    running = [corp for corp in t.title.corps if t.state.floated >> corp & 1]
    return not any(shares_held(t, source, corp) for corp in running for source in t.title.for_sale[corp])


def _means(t: Table, action: act.StartCorporation) -> int:
    """What a new corporation and its president would have together, once it is floated."""
    kind, price = t.title.kind_of[action.corp], t.title.cell_price[action.cell]
    stake = _stake(t, action.corp)
    return price * (stake if kind.treasury else kind.shares) + max(t.purse(action.by) - price * stake, 0)


def buy_shares(t: Table, action: act.BuyShares, choice: Choice, random: Random) -> Wish:
    """His own corporation until it floats, then whatever has trains, first what is worth most with all that it will
    pay; shares without a director last of all. What his corporations need for trains he keeps."""
    if t.title.is_corp(action.by):
        return naive_lending.redeem(t, action, choice, random)
    if isinstance(t.top, Protection):
        return naive_lending.protect(t, action, choice, random)
    corp = t.title.cert_corp[action.certs[0]]
    if not t.title.kind_of[corp].directed:
        return 0.4, 0
    if not t.state.floated >> corp & 1:
        wish = 3.0 if t.president(corp) == action.by else 0.5
        return (wish if _floats_when_sold(t, corp) else UNWANTED), 0
    has_trains = corp in t.state.trains
    if not has_trains and t.state.operated >> corp & 1:
        return UNWANTED, 0
    if (share_price(t, corp, t.state.certs[action.certs[0]]) or 0) > _spare(t, action.by):
        return UNWANTED, 0
    price = t.price(corp) or 0
    income = earning(t, corp) / t.title.kind_of[corp].shares * runs_to_come(t)
    return 1.0 + has_trains * 0.5 + (price + income) / 1000, 0


def _spare(t: Table, player: Party) -> int:
    """What a player has beside what he must soon add to the treasuries of his corporations that have lost their trains:
    who has spent it sells shares then, or is in debt."""
    led = [corp for corp in t.title.corps if t.state.operated >> corp & 1 and t.president(corp) == player]
    return t.purse(player) - sum(money_for_successor(t, corp) for corp in led if corp not in t.state.trains)


def sell_shares(t: Table, action: act.SellShares, choice: Choice, random: Random) -> Wish:
    """He parts with corporations that have no train and no money for one: with all that he has of others', and with his
    own if that makes somebody else answer for it. If he must sell, he does not begin with presidencies."""
    if t.title.is_corp(action.by):
        return naive_lending.issue(t, action, choice, random)
    corp = t.title.cert_corp[action.certs[0]]
    proceeds = action.shares * (t.price(corp) or 0)
    loses = _loses_presidency(t, action, corp)
    in_need = t.find(OperatingTurn) is not None or isinstance(t.top, Insolvency)
    if in_need:
        return UNWANTED + proceeds / 10000 - loses, 0
    wants = _is_doomed(t, corp) and (loses or t.president(corp) != action.by)
    return (1.0 + proceeds / 10000 if wants else UNWANTED - proceeds / 10000 - loses), 0


def _is_doomed(t: Table, corp: Party) -> bool:
    """Has a corporation lost its trains, and no money for another one?"""
    has_lost = corp not in t.state.trains and t.state.operated >> corp & 1
    return bool(has_lost) and t.title.kind_of[corp].directed and money_for_successor(t, corp) > 0


def _loses_presidency(t: Table, action: act.SellShares, corp: Party) -> bool:
    """Would a sale make somebody else president?"""
    left = shares_held(t, action.by, corp) - action.shares
    return t.president(corp) == action.by and heir(t, corp, left) != NOBODY


def exchange(t: Table, action: act.ExchangePrivate, choice: Choice, random: Random) -> Wish:
    """A share pays better than a private, once its corporation has trains."""
    return (1.0 if t.title.cert_corp[action.cert] in t.state.trains else UNWANTED), 0


def buy_private(t: Table, action: act.BuyPrivate, choice: Choice, random: Random) -> Wish:
    """The corporation's money becomes its president's, as long as enough is left for a train that it will need."""
    owner = t.state.privates[action.private]
    if not t.title.is_corp(action.by) or owner != t.president(action.by):
        return UNWANTED, choice.low
    spare = t.purse(action.by) - (0 if has_lasting_train(t, action.by) else cheapest_price(t, action.by))
    price = min(choice.high, spare)
    return (2.0 if price >= t.title.privates[action.private].value else UNWANTED), max(price, choice.low)


def accept(t: Table, action: act.Accept, choice: Choice, random: Random) -> Wish:
    """A fair price is accepted: at least the printed one for what he has, at most that for what he gets; for a whole
    corporation more than its shares are worth on the market."""
    deal = t.frame(Answer).deal
    if isinstance(deal, act.SellPrivate):
        fair = deal.price <= t.title.privates[deal.private].value
    elif isinstance(deal, act.BuyPrivate):
        fair = deal.price >= t.title.privates[deal.private].value
    elif isinstance(deal, act.BuyTrain):
        owner = t.state.trains[deal.train]
        spare = owner != NOBODY and t.state.trains.count(owner) > 1
        fair = spare and deal.price >= t.title.trains[t.state.faces[deal.train]].price
    elif isinstance(deal, act.TakeOver):
        fair = deal.price > (t.price(deal.corp) or 0)
    elif isinstance(deal, act.RedeemShare):
        fair = t.title.cert_corp[deal.cert] not in t.state.trains
    else:
        fair = False
    return (1.0 if fair else UNWANTED), 0
