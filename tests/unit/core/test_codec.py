"""Numbers inside, names outside."""

import json
from typing import Any

import pytest

from tests.unit.core.tiny import ANN, BOB, NAMES, Recipe, TinyExtra, TinyTurn, tiny, tiny_game
from tresham.core import action as act
from tresham.core import agenda, event
from tresham.core.codec import Codec, snake
from tresham.core.frozen import but
from tresham.core.ids import NO_CELL, Cell, Cert, Party, Private, Train
from tresham.core.naming import Malformed, listed, pairs
from tresham.core.play import Answer
from tresham.core.state import Due, Life
from tresham.core.title_memory import Extras
from tresham.track.ids import Hex, Lay, Side, Stop

RAILWAY = Party(6)
STORMY = Recipe(extra=Extras("tiny", TinyExtra()))
"""A mechanism remembers storms."""


@pytest.fixture(scope="module")
def codec() -> Codec:
    return Codec(tiny(STORMY), NAMES)


RUN = act.Run(Train(2), (Stop(0), Stop(1)), ((Side(1), Side(10)),))

ACTIONS: list[tuple[act.Action, dict[str, Any]]] = [
    (act.Pass(ANN), {"type": "pass", "by": "@Ann"}),
    (act.Bid(BOB, Private(0), 25), {"type": "bid", "by": "@Bob", "private": "OX", "amount": 25}),
    (act.SetPar(ANN, RAILWAY, Cell(1)), {"type": "set_par", "by": "@Ann", "corp": "TR", "cell": "B1"}),
    (
        act.SellShares(ANN, (Cert(0), Cert(2)), 3),
        {"type": "sell_shares", "by": "@Ann", "certs": ["TR_0", "TR_2"], "shares": 3},
    ),
    (act.LayTile(RAILWAY, Hex(1), Lay(8)), {"type": "lay_tile", "by": "TR", "hex": "A3", "lay": "8:2"}),
    (act.PlaceToken(RAILWAY, Stop(0)), {"type": "place_token", "by": "TR", "stop": "A1.0"}),
    (
        act.RunTrains(RAILWAY, (RUN,)),
        {
            "type": "run_trains",
            "by": "TR",
            "runs": [{"train": 2, "stops": ["A1.0", "A3.0"], "legs": [["A1/1", "A3/4"]]}],
        },
    ),
    (
        act.BuyTrain(RAILWAY, Train(1), 80),
        {"type": "buy_train", "by": "TR", "train": 1, "price": 80, "traded": None},
    ),
    (
        act.Offer(ANN, act.SellPrivate(ANN, Private(0), BOB, 7)),
        {
            "type": "offer",
            "by": "@Ann",
            "deal": {"type": "sell_private", "by": "@Ann", "private": "OX", "buyer": "@Bob", "price": 7},
        },
    ),
]


@pytest.mark.parametrize(("action", "told"), ACTIONS, ids=lambda value: value.__class__.__name__)
def test_actions_are_told_with_names(codec: Codec, action: act.Action, told: dict[str, Any]):
    assert codec.write_action(action) == told
    assert codec.read_action(json.loads(json.dumps(told))) == action


EVENTS: list[tuple[event.Event, dict[str, Any]]] = [
    (event.Passed(ANN, "stock"), {"type": "passed", "by": "@Ann", "step": "stock"}),
    (
        event.PriceMoved(RAILWAY, NO_CELL, Cell(3), "sale"),
        {"type": "price_moved", "corp": "TR", "old": None, "new": "A2", "reason": "sale"},
    ),
    (
        event.DividendPaid(RAILWAY, 50, 5, ((ANN, 20), (BOB, 30))),
        {
            "type": "dividend_paid",
            "corp": "TR",
            "revenue": 50,
            "per_share": 5,
            "payouts": [["@Ann", 20], ["@Bob", 30]],
        },
    ),
    (
        event.CorporationClosed(RAILWAY, Life.CLOSED, 7, tiny().printed[RAILWAY], (), (), (), (), ()),
        {
            "type": "corporation_closed",
            "corp": "TR",
            "life": "closed",
            "cash": 7,
            "tokens": 2,
            "certs": [],
            "slots": [],
            "trains": [],
            "privates": [],
            "markers": [],
        },
    ),
    (
        agenda.AgendaMoved(1, (TinyTurn(BOB, 4), TinyTurn(ANN, 0))),
        {
            "type": "agenda_moved",
            "kept": 1,
            "frames": [{"type": "tiny_turn", "player": "@Bob", "count": 4}, {"type": "tiny_turn"}],
        },
    ),
    (
        agenda.AgendaMoved(0, (Due((("ask", (1, 2)),)),)),
        {"type": "agenda_moved", "kept": 0, "frames": [{"type": "due", "todo": [["ask", [1, 2]]]}]},
    ),
    (
        agenda.AgendaMoved(0, (Answer(BOB, act.Pass(ANN)),)),
        {
            "type": "agenda_moved",
            "kept": 0,
            "frames": [{"type": "answer", "to": "@Bob", "deal": {"type": "pass", "by": "@Ann"}}],
        },
    ),
    (
        agenda.MemoryChanged(TinyExtra(3)),
        {"type": "memory_changed", "record": {"type": "tiny_extra", "storms": 3}},
    ),
    (
        agenda.ExtraChanged(Extras("tiny", TinyExtra(3))),
        {"type": "extra_changed", "extra": {"type": "tiny", "storms": 3}},
    ),
]


@pytest.mark.parametrize(("happened", "told"), EVENTS, ids=lambda value: value.__class__.__name__)
def test_events_are_told_with_names(codec: Codec, happened: event.Event, told: dict[str, Any]):
    assert codec.write_event(happened) == told
    assert codec.read_event(json.loads(json.dumps(told))) == happened


def test_a_new_field_may_be_missing_in_an_old_record(codec: Codec):
    told = {"type": "tile_laid", "by": "TR", "hex": "A3", "lay": "8:0", "cost": 0}
    assert codec.read_event(told) == event.TileLaid(RAILWAY, Hex(1), Lay(6), 0)


@pytest.mark.parametrize(
    "junk",
    [
        None,
        5,
        "pass",
        [],
        {},
        {"type": "pass"},
        {"type": "fly", "by": "@Ann"},
        {"type": ["pass"], "by": "@Ann"},
        {"type": "action", "by": "@Ann"},
        {"type": "passed", "by": "@Ann", "step": "stock"},
        {"type": "pass", "by": "Ann"},
        {"type": "pass", "by": 3},
        {"type": "pass", "by": None},
        {"type": "pass", "by": ["@Ann"]},
        {"type": "bid", "by": "@Ann", "private": "OX", "amount": "25"},
        {"type": "bid", "by": "@Ann", "private": "OX", "amount": True},
        {"type": "bid", "by": "@Ann", "private": "OX", "amount": 2.5},
        {"type": "bid", "by": "@Ann", "private": "OX"},
        {"type": "buy_shares", "by": "@Ann", "certs": "TR_0"},
        {"type": "buy_shares", "by": "@Ann", "certs": {"TR_0": 1}},
        {"type": "buy_shares", "by": "@Ann", "certs": ["TR_3"]},
        {"type": "buy_train", "by": "TR", "train": -1, "price": 5},
        {"type": "buy_train", "by": "TR", "train": "0", "price": 5},
        {"type": "lay_tile", "by": "TR", "hex": "A3", "lay": "8:6"},
        {"type": "run_trains", "by": "TR", "runs": [None]},
        {"type": "offer", "by": "@Ann", "deal": None},
        {"type": "offer", "by": "@Ann", "deal": {"type": "passed", "by": "@Ann", "step": "x"}},
    ],
    ids=repr,
)
def test_what_cannot_be_read_is_malformed(codec: Codec, junk: Any):
    with pytest.raises(Malformed) as error:
        codec.read_action(junk)
    assert isinstance(error.value, ValueError)
    assert len(str(error.value)) > 10


def test_what_is_no_event_is_malformed(codec: Codec):
    for junk in (None, {}, {"type": "pass", "by": "@Ann"}, {"type": "entered", "frame": {"type": "stock"}}):
        with pytest.raises(Malformed):
            codec.read_event(junk)


@pytest.mark.parametrize("pair", ["A1", {"A1.0.0": 1, "B2.0.0": 2}, ["A1.0.0"], [], 7, None], ids=repr)
def test_rows_of_two_are_rows_of_two(pair: Any):
    names = pairs(listed(["A", "A1.0.0"]), listed(["1", "B2.0.0"]))
    assert names.read(names.write(((1, 1), (0, 0)))) == ((1, 1), (0, 0))
    with pytest.raises(ValueError):
        names.read([["A", "1"], pair])


def test_players_may_be_called_like_corporations():
    codec = Codec(tiny(), ["TR", "bank", "@Ann"])
    assert codec.write_action(act.Pass(ANN))["by"] == "@TR"
    for party in range(7):
        action = act.Pass(Party(party))
        assert codec.read_action(codec.write_action(action)) == action


def test_a_state_is_told_with_names(codec: Codec):
    told = codec.write_state(tiny_game(STORMY).state)
    assert json.loads(json.dumps(told)) == told
    assert told["cash"] == [0, 70, 0, 10, 10, 10, 0]
    assert told["certs"] == ["bank"] * 3
    assert told["faces"] == ["2", "2", "D"]
    assert told["agenda"] == [{"type": "tiny_turn"}], "a frame leaves out what is as always"
    assert told["price"] == [None] * 7


def test_equal_states_have_equal_digests(codec: Codec):
    game, other = tiny_game(STORMY), tiny_game(STORMY)
    assert codec.digest(game.state) == codec.digest(other.state)
    game.push(act.Pass(ANN))
    assert codec.digest(game.state) != codec.digest(other.state)
    game.pop()
    assert codec.digest(game.state) == codec.digest(other.state)


@pytest.mark.parametrize(
    "change",
    [{"chance": 2}, {"spent": 1}, {"extra": Extras("tiny", TinyExtra(1))}, {"cash": (0, 69, 0, 11, 10, 10, 0)}],
    ids=str,
)
def test_a_digest_tells_every_difference(codec: Codec, change: dict[str, Any]):
    state = tiny_game(STORMY).state
    assert codec.digest(but(state, **change)) != codec.digest(state)


def test_names_in_snake_case():
    assert snake("LayTile") == "lay_tile"
    assert snake("Pass") == "pass"
