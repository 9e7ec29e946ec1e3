"""What players may well try, verb by verb: not only what is legal. The rules then say why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..core import action as act
from ..core.action import Action
from ..core.ids import BANK, NOBODY, POOL, Party, Private, Train, TrainKind
from ..core.table import Step, Table
from ..rules.auctions import AuctionFrame, Bidding, BidOff, Overbidding, least_bid, unsold
from ..rules.buying import next_cert
from ..rules.floating import ParChoice
from ..rules.powers import Exchanging
from ..rules.selling import sale_blocks
from ..rules.shares import certs_held, holdings
from ..track.ids import Hex, Slot, StopKind

Tries = Callable[[Table, Any, Party], Iterator[Action]]
"""What a party may try with a step."""


def tries(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    """What may well be tried with one verb; nothing for verbs where a try would be a guess."""
    found = TRIES.get(step.takes)
    if found is not None:
        yield from found(t, step, by)


# --- auction and stock rounds ----------------------------------------------------------------------------------------


def _take(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    for lot in unsold(t):
        yield act.TakeLot(by, lot)


def _bid(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    """The lowest bid on every lot that is left; in a bid-off only one is at stake."""
    auction, contest = t.find(AuctionFrame), t.find(BidOff)
    if auction is not None and isinstance(step, Bidding | Overbidding):
        for lot in unsold(t) if contest is None else [contest.lot]:
            yield act.Bid(by, lot, least_bid(t, auction, lot, step.raise_by))


def _set_par(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    now = t.find(ParChoice)
    for cell in t.title.market.pars if now is not None else ():
        assert now is not None
        yield act.SetPar(by, now.corp, cell)


def _start(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    for corp in t.title.corps:
        if t.state.life[corp].can_start:
            for cell in reversed(t.title.market.pars):
                yield act.StartCorporation(by, corp, cell)


def _buy_shares(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    """One certificate of every corporation on the market, from either place; a corporation takes back its own."""
    for corp in (by,) if t.title.is_corp(by) else t.title.corps:
        if t.price(corp) is not None:
            for source in (POOL,) if corp == by else t.title.for_sale[corp]:
                cert = next_cert(t, source, corp)
                if cert is not None:
                    yield act.BuyShares(by, (cert,))


def _sell_shares(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    """So many shares of every holding; a corporation issues its own."""
    if t.title.is_corp(by):
        own = [cert for cert in certs_held(t, by, by) if t.title.cert_size[cert] == 1]
        for count in range(1, len(own) + 1):
            yield act.SellShares(by, tuple(own[:count]), count)
        return
    for corp in holdings(t, by):
        tried: set[int] = set()
        for sale in sale_blocks(t, by, corp):
            if sale.shares not in tried:
                tried.add(sale.shares)
                yield sale


# --- operating rounds ------------------------------------------------------------------------------------------------


def _place_token(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    """Every city of the map."""
    atlas, lays = t.title.atlas, t.state.board.lays
    for number, lay in enumerate(lays):
        for stop in atlas.stops(Hex(number), lay):
            if atlas.stop_print(stop, lay).kind == StopKind.CITY:
                yield act.PlaceToken(by, stop)


def _buy_train(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    """One of every type that the bank, the pool or another corporation has; and every trade-in."""
    seen: set[tuple[Party, TrainKind]] = set()
    for number, owner in enumerate(t.state.trains):
        train, kind = Train(number), t.state.faces[number]
        if owner in (NOBODY, by) or (owner, kind) in seen:
            continue
        seen.add((owner, kind))
        if owner not in (BANK, POOL):
            yield act.BuyTrain(by, train, 1)
            continue
        for face in t.title.depot.faces_of[kind]:
            other = None if face == kind else face
            yield act.BuyTrain(by, train, t.title.trains[face].price, face=other)
            yield from _trade_ins(t, by, train, other)


def _trade_ins(t: Table, by: Party, train: Train, face: TrainKind | None) -> Iterator[Action]:
    bought = t.title.trains[t.state.faces[train] if face is None else face]
    rebates, seen = bought.trade_in, set[str]()
    for number, owner in enumerate(t.state.trains):
        name = t.title.train_name(Train(number), t.state.faces)
        if owner == by and name in rebates and name not in seen:
            seen.add(name)
            yield act.BuyTrain(by, train, bought.price - rebates[name], Train(number), face)


def _buy_private(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    """Every private that another player owns, at the lowest price."""
    for number, owner in enumerate(t.state.privates):
        if t.title.is_player(owner) and owner != by and not t.state.closed >> number & 1:
            yield act.BuyPrivate(by, Private(number), t.title.privates[number].low or 1)


def _buy_token(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    """Every station of somebody else."""
    for number, owner in enumerate(t.state.board.tokens):
        if owner not in (NOBODY, by):
            yield act.BuyToken(by, Slot(number), 1)


def _exchange(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
    """Whoever is to act gives his private back for a share, wherever there is one."""
    if not isinstance(step, Exchanging):
        return
    private, corp = t.title.private(step.private), t.title.corp(step.corp)
    owner = t.state.privates[private]
    if owner == t.decider(by) and not t.state.closed >> private & 1:
        for source in t.title.for_sale[corp]:
            cert = next_cert(t, source, corp)
            if cert is not None:
                yield act.ExchangePrivate(owner, private, cert)


def _plainly(kind: type[Action]) -> Tries:
    """A verb that names nothing: there is one way to try it."""

    def one(t: Table, step: Step[Any], by: Party) -> Iterator[Action]:
        yield kind(by)

    return one


TRIES: dict[type[Action], Tries] = {
    act.TakeLot: _take,
    act.Bid: _bid,
    act.SetPar: _set_par,
    act.StartCorporation: _start,
    act.BuyShares: _buy_shares,
    act.SellShares: _sell_shares,
    act.PlaceToken: _place_token,
    act.BuyTrain: _buy_train,
    act.BuyPrivate: _buy_private,
    act.BuyToken: _buy_token,
    act.ExchangePrivate: _exchange,
    **{kind: _plainly(kind) for kind in (act.Pass, act.BuyRight, act.IssueBond, act.RedeemBond)},
}
"""By verb. What only an emergency asks for is never tried in vain: nobody misses that button."""
