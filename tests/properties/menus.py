"""Is an action on the menu? Copies of a certificate or of a train card are alike, and the menu shows one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from tresham.core import action as act
from tresham.core.game import Game
from tresham.core.ids import Cell, Cert, Party, Private, Train
from tresham.core.legal import with_number
from tresham.core.table import Choice
from tresham.track.ids import Hex, Lay, Stop


def ends(choice: Choice) -> list[act.Action]:
    """The actions of a choice with the lowest and the highest number."""
    return [with_number(choice, number) for number in sorted({choice.low, choice.high})]


def kind_of(game: Game, action: act.Action) -> tuple[Any, ...]:
    """An action with copies of papers and cards told apart only by what they are and where they lie."""
    s, title = game.state, game.title
    told: list[Any] = [action.__class__.__name__]
    for one in fields(action):
        value = getattr(action, one.name)
        if one.name == "deal":
            value = kind_of(game, value)
        elif one.name in ("train", "traded") and value is not None:
            value = s.trains[value], s.faces[value]
        elif one.name == "cert":
            value = title.cert_corp[value], title.cert_size[value], s.certs[value]
        elif one.name == "certs":
            value = tuple(sorted((title.cert_corp[cert], title.cert_size[cert], s.certs[cert]) for cert in value))
        told.append(value)
    return tuple(told)


class Menu:
    """The menu of a position, ready to be asked about many actions."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._fixed: set[tuple[Any, ...]] = set()
        self._open: list[Choice] = []
        for choice in game.legal_actions().menu:
            if choice.field is None:
                self._fixed.add(kind_of(game, choice.action))
            else:
                self._open.append(choice)

    def offers(self, action: act.Action) -> bool:
        """Is this action there, or one that comes to the same?"""
        if isinstance(action, act.BuyShares) and len(action.certs) > 1:
            return self._one_by_one(action)
        wanted = kind_of(self._game, action)
        return wanted in self._fixed or any(self._fits(choice, action, wanted) for choice in self._open)

    def _fits(self, choice: Choice, action: act.Action, wanted: tuple[Any, ...]) -> bool:
        assert choice.field is not None
        inner = action.deal if isinstance(action, act.Offer) else action
        number = getattr(inner, choice.field, None)
        if number is None or not choice.low <= number <= choice.high:
            return False
        return kind_of(self._game, with_number(choice, number)) == wanted

    def _one_by_one(self, action: act.BuyShares) -> bool:
        """Several certificates at once are several purchases, each of them on the menu when its time comes."""
        game = self._game.copy()
        for cert in action.certs:
            single = act.BuyShares(action.by, (cert,))
            if not Menu(game).offers(single):
                return False
            game.push(single)
        return True


def everything(game: Game) -> Iterator[act.Action]:
    """All actions of the verbs that take few numbers, legal or not, by whoever is asked."""
    title, s = game.title, game.state
    by = game.actor
    lots = [Private(number) for number in range(len(title.privates))]
    yield from (act.Pass(by), act.GoBankrupt(by), act.Accept(by), act.Decline(by))
    yield from (act.DeclareDividend(by, kind) for kind in ("pay", "withhold", "half", "double"))
    yield from (act.TakeLot(by, lot) for lot in lots)
    yield from (act.DiscardTrain(by, Train(number)) for number in range(len(s.trains)))
    for stop in map(Stop, range(title.atlas.stop_count)):
        yield act.PlaceToken(by, stop)
        yield from (act.PlacePrivateToken(by, lot, stop) for lot in lots)
        yield from (act.ChooseCity(by, corp, stop) for corp in title.corps)
    for cell in map(Cell, range(len(title.market.cells))):
        for corp in title.corps:
            yield act.SetPar(by, corp, cell)
            yield act.StartCorporation(by, corp, cell)
    for party in {by, game.to_act}:
        yield from _deals_in_shares(game, party)
    for lot, owner in zip(lots, s.privates, strict=True):
        yield from (act.ExchangePrivate(owner, lot, Cert(number)) for number in range(len(s.certs)))


def _deals_in_shares(game: Game, by: Party) -> Iterator[act.Action]:
    title, s = game.title, game.state
    for cert in map(Cert, range(len(s.certs))):
        yield act.BuyShares(by, (cert,))
        yield act.SellShares(by, (cert,), title.cert_size[cert])
    for corp in title.corps:
        held = [Cert(cert) for cert in title.certs_of[corp] if s.certs[cert] == by]
        for first in range(len(held)):
            block = tuple(held[first:])
            yield from (act.SellShares(by, block, shares) for shares in range(len(block) + 2))


def every_lay(game: Game) -> Iterator[act.LayTile]:
    """Every tile on every hex in every rotation, by whoever is asked."""
    atlas, by = game.title.atlas, game.actor
    for hex in range(len(atlas.hexes)):
        for lay in range(6 * len(atlas.tiles)):
            yield act.LayTile(by, Hex(hex), Lay(lay))


def every_bid(game: Game, most: int) -> Iterator[act.Action]:
    """Every price up to a limit in the verbs that name one, by every party that could pay it."""
    title = game.title
    for price in range(-1, most):
        for lot in map(Private, range(len(title.privates))):
            yield act.Bid(game.actor, lot, price)
            yield act.BuyPrivate(game.actor, lot, price)
            for buyer in title.players:
                yield act.SellPrivate(game.actor, lot, buyer, price)
