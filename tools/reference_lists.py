"""Where a list of the engine of 18xx.games is not what it takes.

Its scripts list what screens would show, and a move is judged only when it is made. Each cause is told apart by what
lies on the table, so that nothing else hides behind it.
"""

from __future__ import annotations

from tresham.core.action import BuyShares
from tresham.core.event import RoundBegan, SharesBought, TileLaid, TokenPlaced
from tresham.core.game import Game
from tresham.core.ids import BANK, Party
from tresham.rules.emergency import for_train
from tresham.rules.network import hexes_reached
from tresham.rules.operating import OperatingTurn
from tresham.rules.rights import RightBought
from tresham.rules.shares import shares_held
from tresham.rules.tokens import CityChoice
from tresham.titles import names_on_site

JUDGED_LATER = frozenset({"cannot_afford_tile", "no_new_track", "cheapest_with_help", "standstill"})
"""Lays, trains and sales refused for such a reason are in its list all the same: it looks at them only when they are
made, or stands still after them."""

ONE_COPY = "one copy"
"""Of equal certificates of one owner it looks at one. What a corporation has offered and what lies in its treasury has
one owner there, so that an offering behind treasury shares is not listed."""
SEEN_BEFORE = "seen before"
"""Which money a corporation can redeem a share with is settled when somebody first looks in a stock round
[1850-DIFF.29]; and a corporation that looked at the map before it got a right together with a private does not see
where the right leads, until the map changes [1850-DIFF.39]. The scripts look before every move, a record does not."""
BY_PRIVATE = "by private"
"""Where a private permits a tile, the hex must be reached; how the tile lies, and whether the hex is blocked, is
looked at when it is laid."""


WITH_LOANS = "with loans"
"""A train that does not meet the duty to own one is listed if the treasury can pay it; but in need loans are taken for
it as for any other [1848-PD-18]."""

ABOVE_LIMIT = "above limit"
"""Where a train must be bought, whoever is above 60% may come down in any case [1850-DIFF.40]; the scripts list sales
only while money is lacking."""


def why_unlisted(game: Game, kind: str, by: str, what: tuple[str, ...]) -> str:
    """Why something that we offer, and that they would take, is not in their list; empty if there is no reason."""
    if kind == "lay":
        return SEEN_BEFORE if _has_fresh_right(game, by) else ""
    if kind == "train":
        return WITH_LOANS if _is_useless_and_dear(game, by, what) else ""
    if kind == "share" and what[0] == "sell_shares":
        return ABOVE_LIMIT if _is_sold_without_need(game) else ""
    if kind != "share" or what[0] != "buy_shares":
        return ""
    t, corp = game.table(), game.title.corp(names_on_site(game.title).our_corp(what[1]))
    if by == what[1]:
        price = t.price(corp) or 0
        return SEEN_BEFORE if t.purse(corp) - _paid_in_round(game, corp) < price else ""
    return ONE_COPY if shares_held(t, corp, corp) and _sources(game, corp) == {BANK} else ""


def _is_sold_without_need(game: Game) -> bool:
    """Does a corporation operate that needs no more money for a train?"""
    t = game.table()
    if not isinstance(t.top, OperatingTurn):
        return False
    bill = for_train(t)
    return bill is None or bill.lack(t) <= 0


def _is_useless_and_dear(game: Game, by: str, what: tuple[str, ...]) -> bool:
    """Does a train of the bank meet no duty, and cost more than the treasury has?"""
    one = game.title.trains[game.title.train_kind(what[1])]
    corp = game.title.corp(names_on_site(game.title).our_corp(by))
    return not one.duty and int(what[2]) > game.table().purse(corp)


def _sources(game: Game, corp: Party) -> set[Party]:
    """Who has the shares of a corporation that can be bought now."""
    bought = [choice.action for choice in game.legal_actions().menu if isinstance(choice.action, BuyShares)]
    certs = [action.certs[0] for action in bought if game.title.cert_corp[action.certs[0]] == corp]
    return {game.state.certs[cert] for cert in certs}


def _has_fresh_right(game: Game, by: str) -> bool:
    """Has a corporation got a right with a private that it bought, and nobody has built anything since?"""
    for node in reversed(game.line()):
        for event in reversed(node.events):
            if isinstance(event, TileLaid | TokenPlaced):
                return False
            if isinstance(event, RightBought) and not event.price:
                return event.by == game.title.corp(names_on_site(game.title).our_corp(by))
    return False


def _paid_in_round(game: Game, corp: Party) -> int:
    """What a corporation was paid for shares in the stock round under way."""
    paid = 0
    for node in reversed(game.line()):
        for event in reversed(node.events):
            if isinstance(event, RoundBegan):
                return paid
            if isinstance(event, SharesBought) and event.payee == corp == event.corp:
                paid += event.cost
    return paid


def is_listed_in_vain(game: Game, kind: str, by: str, what: tuple[str, ...], code: str) -> bool:
    """Is something in their list that they would refuse, for the reason for which we do, or that would be their end?"""
    if code in JUDGED_LATER:
        return True
    if kind != "lay" or by not in {one.symbol for one in game.title.privates}:
        return False
    if code == "one_tile_a_turn":  # that the tiles of the turn are used up is seen when one is laid
        return True
    waiting = game.table().find(CityChoice)
    if code == "not_now" and waiting is not None:  # that its only station stands nowhere yet, too
        return waiting.corp not in game.state.board.tokens
    t, hex = game.table(), game.title.atlas.hex(names_on_site(game.title).our_hex(what[0]))
    return code in ("not_connected", "hex_blocked") and hex in hexes_reached(t, t.frame(OperatingTurn).corp)
