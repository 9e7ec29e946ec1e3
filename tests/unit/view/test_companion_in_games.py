"""Over whole games of bots, in every title: the companion never fails, has words for all it says, and what it says is
so, as far as something else at the table can tell."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.properties.playing import Setup, at, finished, setups
from tests.unit.view.speaking import menu_of
from tresham.bots import make_bot
from tresham.core.game import Game
from tresham.text import LANGUAGES, Scribe, remark_of
from tresham.titles import SHELF
from tresham.view import Remark, companion, look, terms_of
from tresham.view.menu_shapes import MenuView
from tresham.view.shapes import View

MOVES = 420
"""So many moves of a game are enough: every kind of decision has come up by then."""

Check = Callable[[Remark, View, MenuView], bool]


def _corp(view: View, name: int | str) -> int:
    """What a corporation has in its treasury."""
    return next(one.cash for one in view.corporations if one.symbol == name)


def _me(view: View) -> int:
    """What whoever decides can spend."""
    return next(one.cash - one.promised for one in view.players if one.name == view.round.seat)


def _in_bank(view: View, train: int | str) -> int | None:
    return dict(view.depot.stock).get(str(train))


def _moves_to(menu: MenuView, kind: str, remark: Remark, view: View) -> bool:
    """The menu tells of the same cell, or of none where the price stays."""
    chosen = next(one for one in menu.choices if one.kind == "declare_dividend" and one.about["kind"] == kind)
    own = next(one for one in view.corporations if one.symbol == view.round.actor)
    return remark.params["price"] == own.price and ("to" in chosen.about) == (remark.params["move"] != "stays")


CHECKS: dict[str, Check] = {
    "certificates": lambda one, view, menu: (
        [one.params["certs"], one.params["limit"]]
        in [[player.certs, player.cert_limit] for player in view.players if player.name == view.round.seat]
    ),
    "float_needs": lambda one, view, menu: one.params["cash"] == _me(view),
    "float_alone": lambda one, view, menu: int(one.params["cost"]) <= int(one.params["cash"]) == _me(view),
    "float_together": lambda one, view, menu: one.params["cash"] == _me(view),
    "money_promised": lambda one, view, menu: one.params["free"] == _me(view),
    "lot_pays": lambda one, view, menu: (
        one.params["price"] in [choice.cost for choice in menu.choices if choice.kind in ("take_lot", "bid")]
    ),
    "lay_costs": lambda one, view, menu: (
        one.params["most"] == max(choice.cost or 0 for choice in menu.choices if choice.kind == "lay_tile")
    ),
    "no_train_yet": lambda one, view, menu: one.params["cash"] == _corp(view, one.params["corp"]),
    "must_buy": lambda one, view, menu: one.params["cash"] == _corp(view, one.params["corp"]),
    "train_room": lambda one, view, menu: (
        one.params["limit"] in [corp.train_limit for corp in view.corporations if corp.symbol == one.params["corp"]]
    ),
    "runs_proven": lambda one, view, menu: (
        one.params["revenue"] in [choice.gain for choice in menu.choices if choice.kind == "run_trains"]
    ),
    "earned_last": lambda one, view, menu: (
        one.params["revenue"] in [corp.last_revenue for corp in view.corporations if corp.symbol == one.params["corp"]]
    ),
    "paying": lambda one, view, menu: _moves_to(menu, "pay", one, view),
    "withholding": lambda one, view, menu: _moves_to(menu, "withhold", one, view),
    "bank_left": lambda one, view, menu: one.params["left"] == view.round.bank,
    "can_raise": lambda one, view, menu: (one.params["lack"], one.params["raised"]) == (menu.to_raise, menu.can_raise),
}
"""By code: what else at the table says the same."""


def _holds(remark: Remark, game: Game) -> bool:
    """Is a remark so, as far as the view and the menu can tell?"""
    view = look(game)
    if remark.code in ("depot", "depot_last"):
        cards = {_in_bank(view, one.name) for one in game.title.trains if one.face_of is None}
        return remark.params["left"] in cards and remark.params["left"] != 0
    check = CHECKS.get(remark.code)
    return check is None or check(remark, view, menu_of(game))


def _demand_true(game: Game, step: int, seen: set[str]) -> None:
    """All that is said at a position has words, leads to a card that there is, and is so."""
    words = {term.key for term in terms_of(game.title.key)}
    for remark in companion(game):
        seen.add(remark.code)
        kind, _, key = remark.about.partition(":")
        assert kind != "term" or key in words
        for language in LANGUAGES:
            scribe = Scribe(game.title, game.players, language).at(game.state)
            assert remark_of(remark.code, remark.params, scribe)
        if game.ply % step == 0:
            assert _holds(remark, game), (game.ply, remark)


@pytest.mark.parametrize("title", sorted(SHELF))
def test_what_is_said_in_a_game_of_sensible_bots_is_so(title: str):
    game, bot, seen = Setup(title, 3, (), "rulebook", 1).start(), make_bot("naive", 1), set[str]()
    while not game.over and game.ply < MOVES:
        _demand_true(game, 3, seen)
        game.push(bot.choose(game))
    assert {"lot_pays", "paying", "withholding", "depot", "own_train_rusts", "treasury_then"} <= seen


@pytest.mark.parametrize("setup", setups(1)[::3], ids=str)
def test_random_games_of_any_form_leave_it_nothing_it_cannot_say(setup: Setup):
    game = finished(setup)
    for node in game.line()[::7]:
        _demand_true(at(game, node), 1_000_000, set())
