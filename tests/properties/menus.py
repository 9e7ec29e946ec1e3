"""Is an action on the menu? Copies of a certificate or of a train card are alike, and the menu shows one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
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
    s = game.state
    told: list[Any] = [action.__class__.__name__]
    for one in fields(action):
        value = getattr(action, one.name)
        if one.name == "deal":
            value = kind_of(game, value)
        elif one.name in ("train", "traded") and value is not None:
            value = s.trains[value], s.faces[value]
        elif isinstance(action, act.BuyTrain) and one.name == "face" and value is None:
            value = s.faces[action.train]
        elif one.name == "cert":
            value = _paper(game, value)
        elif one.name == "certs":
            value = tuple(sorted(_paper(game, cert) for cert in value))
        told.append(value)
    return tuple(told)


def _paper(game: Game, cert: int) -> tuple[int, bool, int, int]:
    """What a certificate is, and who holds it."""
    title = game.title
    corp = title.cert_corp[cert]
    return corp, cert == title.presidents_cert(corp), title.cert_size[cert], game.state.certs[cert]


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
        if wanted in self._fixed or any(self._fits(choice, action, wanted) for choice in self._open):
            return True
        return (
            isinstance(action, act.SellShares) and action in self._game.legal_actions() and self._comes_to_same(action)
        )

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

    def _comes_to_same(self, action: act.SellShares) -> bool:
        """A president may name his own certificate although he sells others in its stead: whatever papers and money
        such a sale leads to, some sale on the menu leads to as well."""
        offered = [one for one in self._game.legal_actions() if isinstance(one, act.SellShares)]
        others = [one for one in offered if one.by == action.by and one.shares == action.shares]
        return outcomes(self._game, action) <= {result for one in others for result in outcomes(self._game, one)}


def outcomes(game: Game, sale: act.SellShares) -> set[tuple[Any, ...]]:
    """What a sale of shares may come to, by what the seller says when he is asked: copies of certificates are alike."""
    found = set()
    for kind in ("one", "two"):
        trial = game.copy()
        trial.push(sale)
        if any(isinstance(one, act.ChooseSwap) for one in trial.legal_actions()):
            trial.push(act.ChooseSwap(trial.to_act, kind))
        papers = sorted(_paper(trial, cert) for cert in range(len(trial.state.certs)))
        found.add((tuple(papers), trial.state.cash, trial.state.price))
    return found


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
    yield from every_sale(game, by)


def every_sale(game: Game, by: Party) -> Iterator[act.SellShares]:
    """Every block of the certificates that somebody holds of a corporation, with every number of shares that could be
    meant; of blocks that differ in copies, one."""
    title, s = game.title, game.state
    for corp in title.corps:
        first, sizes = title.presidents_cert(corp), title.cert_size
        held = [Cert(cert) for cert in title.certs_of[corp] if s.certs[cert] == by]
        singles = [cert for cert in held if sizes[cert] == 1]
        doubles = [cert for cert in held if sizes[cert] > 1 and cert != first]
        for presidents in ((), (first,)) if first in held else ((),):
            for one, two in product(range(len(singles) + 1), range(len(doubles) + 1)):
                block = (*presidents, *singles[:one], *doubles[:two])
                total = sum(sizes[cert] for cert in block)
                yield from (act.SellShares(by, block, shares) for shares in range(max(0, total - 2), total + 2))


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
