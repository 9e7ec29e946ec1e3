"""Corporations, privates and trains."""

from __future__ import annotations

from ..core.event import TrainsRun
from ..core.game import Game
from ..core.ids import BANK, POOL, Cell, Party, Private, Train
from ..core.table import Table
from ..rules.limits import train_limit
from ..rules.lots import AuctionFrame, bids_on, lot_price, unsold
from ..rules.operating import OperatingTurn
from ..rules.shares import offering, shares_held
from .facts import facts_about
from .past import LastTurn, acting_order, last_turns, nodes_back, turns_over
from .players import open_privates_of
from .shapes import CorporationView, DepotView, PrivateView, TrainView
from .table_names import TableNames


def corporation_views(game: Game, names: TableNames) -> tuple[CorporationView, ...]:
    """The charters, as the title lists them."""
    t, past, out = game.table(), last_turns(game.node), _out_now(game)
    order = {corp: place for place, corp in enumerate(acting_order(game.title, game.node), 1)}
    return tuple(_corporation(t, corp, names, past.get(corp, LastTurn()), order, out) for corp in game.title.corps)


def _corporation(
    t: Table, corp: Party, names: TableNames, past: LastTurn, order: dict[Party, int], out: frozenset[Train]
) -> CorporationView:
    state, charter = t.state, t.title.corporation(corp)
    return CorporationView(
        symbol=charter.symbol,
        life=state.life[corp].name.lower(),
        president=names.party(t.president(corp)),
        floated=bool(state.floated >> corp & 1),
        operated=bool(state.operated >> corp & 1),
        cash=state.cash[corp],
        price=t.price(corp),
        par=_price(t, state.par[corp]),
        cell=names.cell(state.price[corp]),
        trains=_trains(t, corp, names, out),
        train_limit=train_limit(t, corp),
        tokens=state.charter[corp],
        tokens_total=len(charter.tokens),
        offering=shares_held(t, offering(t, corp), corp),
        pool=shares_held(t, POOL, corp),
        own=0 if offering(t, corp) == corp else shares_held(t, corp, corp),
        privates=open_privates_of(t, corp, names),
        last_revenue=past.revenue,
        last_dividend=past.dividend,
        order=order.get(corp),
        acted=bool(turns_over(t) >> corp & 1),
        facts=facts_about(t, corp, names),
    )


def _price(t: Table, cell: Cell) -> int | None:
    return None if cell < 0 else t.title.cell_price[cell]


def _out_now(game: Game) -> frozenset[Train]:
    """The trains that have run in the turn in progress."""
    turn = game.table().find(OperatingTurn)
    if turn is None or not turn.ran:
        return frozenset()
    for node in nodes_back(game.node):
        for event in reversed(node.events):
            if isinstance(event, TrainsRun) and event.by == turn.corp:
                return frozenset(run.train for run in event.runs)
    return frozenset()


def _trains(t: Table, owner: Party, names: TableNames, out: frozenset[Train] = frozenset()) -> tuple[TrainView, ...]:
    cards = [Train(number) for number, holder in enumerate(t.state.trains) if holder == owner]
    return tuple(TrainView(card, names.train(t.state, card), card in out) for card in cards)


def depot_view(game: Game, names: TableNames) -> DepotView:
    """What the bank has to sell, and what lies in the pool."""
    t, title = game.table(), game.title
    left = [title.trains[kind].name for kind, owner in zip(t.state.faces, t.state.trains, strict=True) if owner == BANK]
    return DepotView(
        stock=tuple((one.name, None if one.count is None else left.count(one.name)) for one in title.trains),
        pool=_trains(t, POOL, names),
        next=left[0] if left else "",
    )


def private_views(game: Game, names: TableNames) -> tuple[PrivateView, ...]:
    """The privates, as the title lists them."""
    t = game.table()
    return tuple(_private(t, Private(number), names) for number in range(len(game.title.privates)))


def _private(t: Table, private: Private, names: TableNames) -> PrivateView:
    state, auction = t.state, t.find(AuctionFrame)
    bids, price = [], None
    if auction is not None and state.privates[private] == BANK:
        bids = [(names.seat(bidder), amount) for amount, bidder in reversed(bids_on(auction, private))]
        price = lot_price(t, auction, private) if private == unsold(t)[0] else None
    return PrivateView(
        symbol=names.private(private),
        owner=names.party(state.privates[private]),
        closed=bool(state.closed >> private & 1),
        spent=bool(state.spent >> private & 1),
        bids=tuple(bids),
        price=price,
    )
