"""18CZ: refusals of Moravia-Silesia that cite a rule of their own in some cases."""

from __future__ import annotations

import pytest

from tests.citing import Attempt, Cases
from tests.moravia import moravia, operating, railway

case = Cases("18CZ", "moravia_silesia")


@case("not_your_turn:auction", "18CZ-XI.2.15")
def somebody_elses_turn_to_put_up() -> Attempt:
    return moravia(), "B", lambda b: b.bids("L1", 55)


@case("not_your_turn:bid_off", "18CZ-XI.2.15")
def somebody_elses_turn_to_bid() -> Attempt:
    return moravia().when("A").bids("L1", 55), "C", lambda c: c.bids("L1", 60)


@case("not_your_turn:private_tile", "18CZ-XI.2.13")
def somebody_elses_tile() -> Attempt:
    story = railway("kk", "2", mw="B").stock_round(2).everybody_passes()
    return story, "A", lambda a: a.lays_with("MW", "F23", "57", 0)


@case("no_such_power:tile", "18CZ-XI.2.20")
def tile_of_another_private() -> Attempt:
    story = railway("kk", "2", mw="B").owns("B", "S1").stock_round(2).everybody_passes()
    return story, "B", lambda b: b.lays_with("S1", "F23", "57", 0)


@case("beyond_power:tile", "18CZ-XI.2.20")
def tile_elsewhere() -> Attempt:
    story = railway("kk", "2", mw="B").stock_round(2).everybody_passes()
    return story, "B", lambda b: b.lays_with("MW", "G24", "57", 0)


@case("no_such_power:train", "18CZ-XI.2.21")
def train_of_somebody_else() -> Attempt:
    return operating("kk").owns("B", "3E"), "kk", lambda kk: kk.closes_private("3E")


@pytest.mark.parametrize("key", sorted(case.rules))
def test_the_refusal_cites_the_rule_of_its_case(key: str) -> None:
    case.judge(key)


def test_no_case_is_forgotten() -> None:
    assert case.forgotten() == []
