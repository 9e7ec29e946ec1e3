"""Actions made of things that exist."""

import pickle
from dataclasses import dataclass
from typing import Any

import pytest

from tests.unit.core.tiny import ANN, Recipe, tiny, tiny_game
from tresham.core import action as act
from tresham.core import validate as module
from tresham.core.ids import Cell, Cert, Party, Private, Train
from tresham.core.illegal import Illegal
from tresham.core.table import Table
from tresham.core.validate import LARGEST, validate
from tresham.track.ids import Hex, Lay, Side, Stop

HUGE = 10**40


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(tiny(), tiny_game(Recipe(begin=())).state)


RUN = act.Run(Train(0), (Stop(0),), ((Side(0), Side(17)), ()))

GOOD: list[act.Action] = [
    act.Pass(ANN),
    act.Pass(Party(0)),
    act.Pass(Party(6)),
    act.Bid(ANN, Private(0), -5),
    act.Bid(ANN, Private(0), LARGEST - 1),
    act.SetPar(ANN, Party(6), Cell(5)),
    act.BuyShares(ANN, ()),
    act.BuyShares(ANN, (Cert(0), Cert(2))),
    act.LayTile(ANN, Hex(2), Lay(0)),
    act.RunTrains(ANN, (RUN, RUN)),
    act.DeclareDividend(ANN, "anything"),
    act.BuyTrain(ANN, Train(2), 80, None),
    act.BuyTrain(ANN, Train(2), 80, Train(0)),
    act.Offer(ANN, act.Bid(ANN, Private(0), 5)),
]


@pytest.mark.parametrize("action", GOOD, ids=repr)
def test_things_that_exist(table: Table, action: act.Action):
    validate(table, action)


BAD: list[tuple[Any, str]] = [
    (None, "action"),
    ("pass", "action"),
    (act.Pass, "action"),
    (RUN, "action"),
    (act.Pass(Party(-1)), "by"),
    (act.Pass(Party(7)), "by"),
    (act.Pass(True), "by"),  # type: ignore[arg-type]
    (act.Pass(3.0), "by"),  # type: ignore[arg-type]
    (act.Pass("Ann"), "by"),  # type: ignore[arg-type]
    (act.Bid(ANN, Private(1), 5), "private"),
    (act.Bid(ANN, Private(0), HUGE), "amount"),
    (act.Bid(ANN, Private(0), -LARGEST), "amount"),
    (act.Bid(ANN, Private(0), False), "amount"),
    (act.Bid(ANN, Private(0), None), "amount"),  # type: ignore[arg-type]
    (act.SetPar(ANN, Party(6), Cell(-1)), "cell"),
    (act.SetPar(ANN, Party(6), Cell(6)), "cell"),
    (act.BuyShares(ANN, [0]), "certs"),  # type: ignore[arg-type]
    (act.BuyShares(ANN, Cert(0)), "certs"),  # type: ignore[arg-type]
    (act.BuyShares(ANN, (Cert(3),)), "certs"),
    (act.BuyShares(ANN, (Cert(0), None)), "certs"),  # type: ignore[arg-type]
    (act.LayTile(ANN, Hex(3), Lay(0)), "hex"),
    (act.LayTile(ANN, Hex(0), Lay(HUGE)), "lay"),
    (act.PlaceToken(ANN, Stop(HUGE)), "stop"),
    (act.Offer(ANN, act.Offer(ANN, act.Pass(ANN))), "deal"),
    (act.RunTrains(ANN, (None,)), "runs"),  # type: ignore[arg-type]
    (act.RunTrains(ANN, (act.Run(Train(9), (), ()),)), "runs"),
    (act.RunTrains(ANN, (act.Run(Train(0), (Stop(99),), ()),)), "runs"),
    (act.RunTrains(ANN, (act.Run(Train(0), (), ((Side(18),),)),)), "runs"),
    (act.RunTrains(ANN, (act.Run(Train(0), (), (Side(0),)),)), "runs"),  # type: ignore[arg-type]
    (act.RunTrains(ANN, (act.Run(Train(0), (), ([0],)),)), "runs"),  # type: ignore[arg-type]
    (act.RunTrains(ANN, (act.Run(Train(0), (), ((True,),)),)), "runs"),  # type: ignore[arg-type]
    (act.RunTrains(ANN, (act.Run(Train(0), (), ((Side(0), Side(-1)),)),)), "runs"),
    (act.RunTrains(ANN, (act.Run(Train(0), (), [()]),)), "runs"),  # type: ignore[arg-type]
    (act.DeclareDividend(ANN, None), "kind"),  # type: ignore[arg-type]
    (act.DeclareDividend(ANN, b"pay"), "kind"),  # type: ignore[arg-type]
    (act.BuyTrain(ANN, Train(3), 80), "train"),
    (act.BuyTrain(ANN, Train(0), 80, Train(3)), "traded"),
    (act.BuyTrain(ANN, Train(0), 80, False), "traded"),  # type: ignore[arg-type]
    (act.Offer(ANN, None), "deal"),  # type: ignore[arg-type]
    (act.Offer(ANN, RUN), "deal"),  # type: ignore[arg-type]
    (act.Offer(ANN, act.Bid(ANN, Private(0), HUGE)), "deal"),
    (act.Offer(ANN, act.Pass(Party(99))), "deal"),
]


@pytest.mark.parametrize(("action", "field"), BAD, ids=lambda value: str(value)[:70])
def test_things_that_do_not_exist(table: Table, action: Any, field: str):
    with pytest.raises(Illegal) as refused:
        validate(table, action)
    assert refused.value.code == "no_such_thing"
    assert refused.value.params == {"field": field}


def test_an_endless_train_type_makes_more_cards_exist():
    game = tiny_game()
    more = module.COUNTS[Train](game.table())
    assert more == len(game.state.trains) == 3


@dataclass(frozen=True)
class Odd:
    """Has a field that no action can have."""

    weight: complex


def test_an_action_cannot_have_fields_of_any_type():
    with pytest.raises(TypeError):
        module._tests(Odd)


def test_every_field_of_every_action_has_a_test():
    kinds = [one for one in vars(act).values() if isinstance(one, type) and issubclass(one, act.Action)]
    assert len(kinds) > 20
    for kind in kinds:
        assert {name for name, _ in module._tests(kind)} >= {"by"}


def test_a_refusal_tells_code_rule_and_parameters_and_survives_pickling():
    refused = Illegal("too_much", "TINY-1", {"most": 3})
    assert str(refused) == "too_much [TINY-1] (most=3)"
    again = pickle.loads(pickle.dumps(refused))
    assert (again.code, again.rule, dict(again.params)) == ("too_much", "TINY-1", {"most": 3})
    with pytest.raises(TypeError):
        refused.params["most"] = 4  # type: ignore[index]
