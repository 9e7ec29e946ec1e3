"""Two menus before the same action: what we offer and what 18xx.games offers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tools.reference_lists import is_listed_in_vain, why_unlisted
from tresham.core.action import Action, BuyTrain, LayPrivateTile, LayTile
from tresham.core.game import Game
from tresham.core.ids import BANK, POOL, Party, Train
from tresham.core.illegal import Illegal
from tresham.rules.operating import OperatingTurn
from tresham.rules.selling import sale_blocks
from tresham.titles import names_on_site

Json = dict[str, Any]

ASKS_ONE = "SpecialToken"
"""Where a private's token is asked for, the site's list does not have what other privates may do."""
ASKS_FOR_TILE = "TasmaniaTile"
"""Where a private's tile is asked for, all lists say the same; only that of the private counts."""
WHAT = ("lays", "tokens", "trains", "shares")
"""What a menu is compared for."""


@dataclass(frozen=True, order=True)
class Offer:
    """Something that can be done, as both engines name it: copies and slots left out."""

    kind: str
    by: str
    what: tuple[str, ...]


def offers(line: Json) -> set[Offer]:
    """What a line of a menu offers. Prices between corporations are samples only and are left out."""
    return {*_lays(line), *_tokens(line), *_trains(line), *_shares(line)}


def _lays(line: Json) -> Iterator[Offer]:
    """A private's tile may stand there once more under its owner, after he has done something himself."""
    listed = line.get("lays") or {}
    if line.get("step") == ASKS_FOR_TILE:
        listed = {who: lays for who, lays in listed.items() if who in line["actors"]}
    of_privates = [lay for who, lays in listed.items() if not str(who).isdigit() for lay in lays]
    for who, lays in listed.items():
        for lay in lays:
            if str(who).isdigit() and lay in of_privates:
                continue
            hex, tile, turns = lay
            yield from (Offer("lay", str(who), (hex, tile, str(turn))) for turn in turns)


def _tokens(line: Json) -> Iterator[Offer]:
    for who, city, _ in line.get("tokens") or ():
        tile, _, part = city.rsplit("-", 2)
        yield Offer("token", str(who), (tile, part))


def _trains(line: Json) -> Iterator[Offer]:
    for who, train, face, price, traded in line.get("trains") or ():
        if face:
            words = (train.rsplit("-", 1)[0], face, str(price), "in exchange" if traded else "")
            yield Offer("train", str(who), words)


def _shares(line: Json) -> Iterator[Offer]:
    for deal, who, papers, size in line.get("shares") or ():
        corp = papers if isinstance(papers, str) else papers[0].rsplit("_", 1)[0]
        yield Offer("share", str(who), (deal, corp, str(size)))


def is_choice(line: Json) -> bool:
    """Does their menu say anything that can be compared?"""
    return any(line.get(name) for name in WHAT)


def menu_gaps(game: Game, ours: Json, theirs: Json) -> Iterator[tuple[str, Offer]]:
    """What one engine offers and the other does not: `extra` is ours alone, `missing` is theirs alone. A lay, a
    train or a sale that is missing has the code by which we refuse it. What lies with their list alone is left out."""
    mine, others = offers(ours), offers(theirs)
    for offer in sorted(mine - others):
        asked = theirs.get("step") != ASKS_ONE or offer.by in theirs["actors"]
        if asked and not why_unlisted(game, offer.kind, offer.by, offer.what):
            yield f"extra {offer.kind}", offer
    for offer in sorted(others - mine):
        code = refusal(game, offer)
        if not is_listed_in_vain(game, offer.kind, offer.by, offer.what, code):
            yield f"missing {offer.kind} {code}".strip(), offer


def refusal(game: Game, offer: Offer) -> str:
    """The code by which a lay, a train or a sale is refused here; none if it is not, though it is not in the menu."""
    meant = {"lay": _as_lay, "train": _as_purchase, "share": _as_sales}.get(offer.kind)
    codes = [] if meant is None else [_code(game, action) for action in meant(game, offer)]
    return codes[0] if codes and all(codes) else ""


def _code(game: Game, action: Action) -> str:
    try:
        game.copy().push(action)
    except Illegal as refused:
        return refused.code
    return ""


def _as_sales(game: Game, offer: Offer) -> list[Action]:
    """All sales of so much by whoever is to act."""
    deal, symbol, percent = offer.what
    if deal != "sell_shares":
        return []
    corp, seller = _corp(game, symbol), game.actor
    size = int(percent) * game.title.kind_of[corp].shares // 100
    return [block for block in sale_blocks(game.table(), seller, corp) if block.shares == size]


def _as_purchase(game: Game, offer: Offer) -> list[Action]:
    name, face, price, _ = offer.what
    kind, s = game.title.train_kind(name), game.state
    card = next(n for n, owner in enumerate(s.trains) if owner in (BANK, POOL) and s.faces[n] == kind)
    chosen = None if face == name else game.title.train_kind(face)
    is_private = offer.by in {private.symbol for private in game.title.privates}
    buyer = game.table().frame(OperatingTurn).corp if is_private else _corp(game, offer.by)
    return [BuyTrain(buyer, Train(card), int(price), face=chosen)]


def _corp(game: Game, symbol: str) -> Party:
    """The corporation that the site calls so."""
    return game.title.corp(names_on_site(game.title).our_corp(symbol))


def _as_lay(game: Game, offer: Offer) -> list[Action]:
    if offer.by.isdigit():  # no player lays tiles of his own
        return []
    hex, tile, turn = offer.what
    atlas, title = game.title.atlas, game.title
    place, lay = atlas.hex(names_on_site(title).our_hex(hex)), atlas.lay(tile, int(turn))
    if offer.by in {private.symbol for private in title.privates}:
        return [LayPrivateTile(game.actor, title.private(offer.by), place, lay)]
    return [LayTile(_corp(game, offer.by), place, lay)]
