"""A verb says its rule once: it offers those of its candidates that pass its check."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.unit.core.tiny import ANN, Recipe, Ruling, tiny_game, turn_player
from tresham.core.action import Bid, Pass
from tresham.core.ids import Private
from tresham.core.stage import Choice, Step
from tresham.core.table import Table


class Bidding(Step[Bid]):
    """Bids of ten, twenty and thirty; more than the purse is refused."""

    takes = Bid

    def candidates(self, t: Table) -> Iterator[Choice]:
        for amount in (5, 10, 20):
            yield Choice(Bid(ANN, Private(0), amount))

    def check(self, t: Table, action: Bid) -> None:
        t.require(action.amount <= t.purse(action.by), "too_much", most=t.purse(action.by))

    def play(self, t: Table, action: Bid) -> None:
        t.leave()


class Silent(Step[Pass]):
    """Somebody forgot to say what can be done."""

    takes = Pass

    def check(self, t: Table, action: Pass) -> None:
        """Nothing is forbidden."""

    def play(self, t: Table, action: Pass) -> None:
        t.leave()


def game(step: Step[Any]) -> Any:
    return tiny_game(Recipe(stages={"tiny_turn": Ruling(turn_player, (step,))}))


def test_candidates_that_pass_the_check_are_offered():
    offered = [choice.action.amount for choice in game(Bidding()).legal_actions().menu]
    assert offered == [5, 10]


def test_what_is_offered_and_what_is_accepted_cannot_differ():
    now = game(Bidding())
    assert Bid(ANN, Private(0), 10) in now.legal_actions()
    assert Bid(ANN, Private(0), 20) not in now.legal_actions()


def test_a_verb_without_candidates_and_choices_is_found_at_once():
    with pytest.raises(NotImplementedError, match="Silent has neither candidates nor choices"):
        game(Silent())
