"""The players: money, papers, worth."""

from __future__ import annotations

from ..core.game import Game
from ..core.ids import Party, Private
from ..core.table import Table
from ..rules.selling import SaleTerms, Selling, allowed_blocks
from ..rules.shares import certs_held, holdings
from ..rules.stock import PlayerTurn
from .facts import facts_about
from .shapes import HoldingView, OwnerView, PlayerView
from .table_names import TableNames


def player_views(game: Game, names: TableNames) -> tuple[PlayerView, ...]:
    """The seats, clockwise."""
    t = game.table()
    return tuple(_player(t, player, names) for player in game.title.players)


def _player(t: Table, player: Party, names: TableNames) -> PlayerView:
    state, title = t.state, t.title
    cash = state.cash[player]
    return PlayerView(
        name=names.seat(player),
        cash=cash,
        promised=cash - t.purse(player),
        worth=title.score(t, player),
        liquid=cash + _shares_would_bring(t, player),
        certs=title.certificates(t, player),
        cert_limit=title.certificate_limit(t, player),
        holdings=holding_views(t, player, names),
        privates=open_privates_of(t, player, names),
        out=player not in state.order,
        facts=facts_about(t, player, names),
    )


def owner_views(game: Game, names: TableNames) -> tuple[OwnerView, ...]:
    """Those who own money and papers and have no seat, as the title lists them."""
    t = game.table()
    return tuple(
        OwnerView(
            symbol=names.party(owner),
            name=t.title.owner(owner).name,
            cash=t.state.cash[owner],
            holdings=holding_views(t, owner, names),
            privates=open_privates_of(t, owner, names),
        )
        for owner in t.title.seatless
        if t.title.owner(owner).has_purse
    )


def holding_views(t: Table, party: Party, names: TableNames) -> tuple[HoldingView, ...]:
    """What a party holds, in the order of the ledger."""
    return tuple(
        HoldingView(
            corp=names.party(corp),
            shares=shares,
            certs=papers,
            president=t.president(corp) == party,
            special="last" if _has_last(t, party, corp) else "",
        )
        for corp, (shares, papers) in sorted(holdings(t, party).items())
    )


def _has_last(t: Table, party: Party, corp: Party) -> bool:
    """Has he a double certificate that is not the president's?"""
    first = t.title.presidents_cert(corp)
    return any(t.title.cert_size[cert] > 1 and cert != first for cert in certs_held(t, party, corp))


def open_privates_of(t: Table, party: Party, names: TableNames) -> tuple[str, ...]:
    """The privates of a party that are not closed."""
    return tuple(
        names.private(Private(number))
        for number, owner in enumerate(t.state.privates)
        if owner == party and not t.state.closed >> number & 1
    )


def _shares_would_bring(t: Table, player: Party) -> int:
    """The largest block of each corporation that the rules let go, at today's price."""
    terms = _terms(t)
    if terms is None or not t.state.agenda or player not in t.state.order:
        return 0
    most: dict[Party, int] = {}
    for sale in allowed_blocks(t, terms, player):
        corp = t.title.cert_corp[sale.certs[0]]
        most[corp] = max(most.get(corp, 0), sale.shares)
    return sum(shares * (t.price(corp) or 0) for corp, shares in most.items())


def _terms(t: Table) -> SaleTerms | None:
    """The terms of sale in a stock round."""
    for stage in t.title.stages.values():
        if isinstance(stage, PlayerTurn) and isinstance(stage.selling, Selling):
            return stage.selling.terms
    return None
