"""Is an action on the menu? Copies of a certificate or of a train card are alike, and the menu shows one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from itertools import product
from math import prod
from typing import Any, get_type_hints

from tresham.core import action as act
from tresham.core.game import Game
from tresham.core.ids import Cell, Cert, Party, Private, Train
from tresham.core.legal import with_number
from tresham.core.stage import Choice
from tresham.track.ids import Hex, Lay, Slot, Stop


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
        wanted = kind_of(self._game, action)
        if wanted in self._fixed or any(self._fits(choice, action, wanted) for choice in self._open):
            return True
        if isinstance(action, act.BuyShares) and len(action.certs) > 1:
            return self._one_by_one(action)
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


FEW = 3000
"""A verb with more ways than this is not tried in all of them: it has its own list, or a test of its own."""
OWN_LISTS = (act.LayTile, act.RunTrains, act.BuyShares, act.SellShares, act.BuyTrain, act.Offer, act.EndGame)


def everything(game: Game) -> Iterator[act.Action]:
    """All actions of every verb that takes few numbers, legal or not, by whoever is asked and by whoever speaks; of
    prices a few. A new verb is among them from its first day."""
    for kind in act.Action.__subclasses__():
        if kind not in OWN_LISTS:
            for by in sorted({game.actor, game.to_act}):
                yield from _every(game, kind, by)
    for party in {game.actor, game.to_act}:
        yield from _deals_in_shares(game, party)
    for lot, owner in enumerate(game.state.privates):
        yield from (act.ExchangePrivate(owner, Private(lot), Cert(number)) for number in range(len(game.state.certs)))


def _every(game: Game, kind: type[act.Action], by: Party) -> Iterator[act.Action]:
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name != "by"}
    if act.LayPrivateTile is kind:
        yield from _private_lays(game, by)
        return
    domains = [list(_domain(game, hint, by)) for hint in hints.values()]
    if prod(map(len, domains)) <= FEW:
        for values in product(*domains):
            yield kind(by, *values)


def _domain(game: Game, hint: Any, by: Party) -> Iterable[Any]:
    """All values of a field: its type says which there are."""
    title, s = game.title, game.state
    sizes = {
        Private: len(title.privates),
        Train: len(s.trains),
        Slot: len(s.board.tokens),
        Stop: title.atlas.stop_count,
        Hex: len(title.atlas.hexes),
        Cell: len(title.market.cells),
        Cert: len(s.certs),
        Party: title.parties,
    }
    if hint in sizes:
        return map(hint, range(sizes[hint]))
    return WORDS if hint is str else sorted({0, 1, s.cash[by], s.cash[by] + 1})


WORDS = ("", "pay", "withhold", "half", "double", "one", "two", "three", "mine")
"""Good and bad ones."""


def _private_lays(game: Game, by: Party) -> Iterator[act.LayPrivateTile]:
    """Every tile in every rotation on the hexes that privates block."""
    atlas = game.title.atlas
    for lot, private in enumerate(game.title.privates):
        for name in private.blocks:
            for lay in range(6 * len(atlas.tiles)):
                yield act.LayPrivateTile(by, Private(lot), atlas.hex(name), Lay(lay))


def _deals_in_shares(game: Game, by: Party) -> Iterator[act.Action]:
    title, s = game.title, game.state
    for cert in map(Cert, range(len(s.certs))):
        yield act.BuyShares(by, (cert,))
        yield act.SellShares(by, (cert,), title.cert_size[cert])
        yield act.RedeemShare(by, cert)
        yield act.Offer(by, act.RedeemShare(by, cert))
    yield from (act.ReissueShares(by, corp) for corp in title.corps)
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
