"""Labels that tell what comes of an action: what a loan brings, to what a lot falls, where a token comes to lie."""

from __future__ import annotations

import pytest

import tresham
from tests import australia, midwest
from tests.rules.test_1850_tokens import TO_SOUTHWEST
from tresham.core.action import Action, Borrow, BuyRight, LowerLot
from tresham.core.game import Game
from tresham.text import Scribe, describe


def label(game: Game, kind: type[Action], language: str) -> str:
    """What the first action of a kind is called."""
    scribe = Scribe(game.title, game.players, language).at(game.state)
    return next(describe(one.action, scribe) for one in game.legal_actions().menu if isinstance(one.action, kind))


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "Take a loan of £100"), ("ru", "Взять займ на £100"), ("pl", "Zaciągnąć pożyczkę £100")],
)
def test_a_loan_says_what_it_brings(language: str, says: str) -> None:
    assert label(australia.company("FED").operates("FED", "track").game, Borrow, language) == says


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Lower the price of Melbourne & Hobson's Bay Railway Company to £25"),
        ("ru", "Снизить цену Melbourne & Hobson's Bay Railway Company до £25"),
        ("pl", "Obniżyć cenę Melbourne & Hobson's Bay Railway Company do £25"),
    ],
)
def test_a_lot_says_to_what_it_falls(language: str, says: str) -> None:
    assert label(tresham.new("1848", ["Ann", "Bob", "Eve"]), LowerLot, language) == says


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Place a token at the destination M2 (Southwest) for $50"),
        ("ru", "Поставить станцию в пункте назначения M2 (Southwest) за $50"),
        ("pl", "Postawić stację docelową M2 (Southwest) za $50"),
    ],
)
def test_a_destination_is_named(language: str, says: str) -> None:
    story = midwest.laid(midwest.company("KATY"), TO_SOUTHWEST).operates("KATY", "token")
    assert label(story.game, BuyRight, language) == says
