"""18CZ: the draft, the order of play, debts and the duty to own a train."""

from __future__ import annotations

import pytest

import tresham
from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.ids import Cert, Train
from tresham.core.illegal import Illegal
from tresham.rules.debts import PlayerDebts


def drafted(names: str, moves: str) -> Story:
    """A draft in which players take local railways (`L1`) or pass (`-`), one after the other."""
    story = Story(tresham.new("18CZ", tuple(names.split())))
    for move in moves.split():
        by = story.game.actor
        story.game.push(act.Pass(by) if move == "-" else act.TakeLot(by, story.title.private(move)))
    return story


def actor(story: Story) -> str:
    return story.game.players[story.title.players.index(story.game.to_act)]


def order(story: Story) -> list[str]:
    """The order of play."""
    return [story.name(player) for player in story.game.state.order]


@rule("18CZ-VI.1")
def test_turns_of_the_draft_go_to_and_fro() -> None:
    story, seen = drafted("A B C D", ""), []
    for lot in ("S1", "S2", "S3", "S4", "S5", "S6", "M1", "M2", "M3"):
        seen.append(actor(story))
        story.game.push(act.TakeLot(story.game.actor, story.title.private(lot)))
    assert seen == list("ABCDDCBAA")


@rule("18CZ-VI.3")
def test_of_one_size_the_cheapest_is_sold_first() -> None:
    with pytest.raises(Illegal, match="cheaper_lot_first"):
        drafted("A B C", "S2")
    assert drafted("A B C", "S1 S2").game.state.cash[3:6] == (355, 350, 380)


@rule("18CZ-VI.4", "18CZ-VI.5", "18CZ-VI.6")
def test_the_draft_is_over_when_all_have_passed_since_the_last_purchase() -> None:
    story = drafted("A B C", "S1 - - - -")
    assert actor(story) == "A"
    assert story.game.state.agenda[-1].stage == "draft"
    story.game.push(act.Pass(story.game.actor))
    assert story.game.state.agenda[-1].stage == "stock_turn"
    assert story.game.state.closed.bit_count() == 17


@rule("18CZ-VI.7")
def test_after_the_draft_the_poorest_comes_first_and_among_equals_nothing_changes() -> None:
    story = drafted("A B C", "S1 L1 - - - - - -")
    assert order(story) == [
        "B",
        "A",
        "C",
    ]


@rule("18CZ-VII.2.3")
def test_after_a_stock_round_the_richest_comes_first() -> None:
    story = given("18CZ", "A B C").cash("A 10, B 85, C 85").stock_round(2, "A", passes=3).ready()
    assert order(story) == [
        "B",
        "C",
        "A",
    ]


def bte(cash: str, trains: str = "") -> Story:
    """BTE, at 60, is about to buy trains in phase b; A is its director."""
    story = given("18CZ", "A B C").phase("b").depot("2a 0").started("BTE 60").holds("A", "BTE 3").floated("BTE")
    story.token("BTE", "D3").cash(cash)
    if trains:
        story.trains(trains)
    return story.operates("BTE", "trains", paid=True, ran=True)


def buy(story: Story, face: str, price: int) -> None:
    title = story.title
    kind = title.train_kind(face)
    card = title.depot.card_of[kind]
    train = next(
        n for n, owner in enumerate(story.game.state.trains) if owner == 1 and story.game.state.faces[n] == card
    )
    story.game.push(act.BuyTrain(title.corp("BTE"), Train(train), price, None, None if card == kind else kind))


@rule("18CZ-VIII.11.1", "18CZ-VIII.11.4", "18CZ-VIII.11.6")
def test_a_director_adds_his_cash_and_borrows_the_rest() -> None:
    story = bte("BTE 30, A 20").ready()
    buy(story, "2+2b", 80)
    debts, a = story.game.state.extra[PlayerDebts], story.party("A")
    assert (debts.owed, debts.penalties) == (((a, 30),), ((a, 30),))
    assert (story.cash_of("BTE"), story.cash_of("A")) == (0, 0)


@rule("18CZ-VIII.11.7", "18CZ-VIII.11.8")
def test_whoever_is_in_debt_buys_no_share_before_he_has_paid_it_back() -> None:
    story = given("18CZ", "A B C").cash("A 200").started("EKJ 50").holds("B", "EKJ 2").floated("EKJ")
    a = story.party("A")
    story.extra(owed=((a, 30),), penalties=((a, 30),)).stock_round(2, "A").ready()
    ekj = Cert(story.title.ordinary_certs[story.title.corp("EKJ")][0])
    with pytest.raises(Illegal, match="in_debt"):
        story.game.push(act.BuyShares(a, (ekj,)))
    worth = story.game.scores()["A"]
    assert worth == 200 - 60
    story.game.push(act.RepayDebt(a, 30))
    assert story.game.scores()["A"] == worth
    story.game.push(act.BuyShares(a, (ekj,)))
    assert story.cash_of("A") == 120


@rule("18CZ-VIII.10.1")
def test_a_train_that_cannot_run_does_not_meet_the_duty() -> None:
    story = bte("BTE 500", "BTE 2b").ready()
    with pytest.raises(Illegal, match="must_buy_train"):
        story.game.push(act.Pass(story.title.corp("BTE")))
    buy(story, "2+2b", 80)
    story.game.push(act.Pass(story.title.corp("BTE")))


@rule("18CZ-VIII.10.1")
def test_the_last_place_is_kept_for_a_train_that_can_run() -> None:
    story = bte("BTE 500", "BTE 2b 2b").ready()
    with pytest.raises(Illegal, match="place_for_duty"):
        buy(story, "2b", 70)
    buy(story, "2+2b", 80)


@rule("18CZ-VIII.10.4", "18CZ-VIII.10.5")
def test_at_the_limit_only_the_train_that_must_be_there_is_bought_and_another_goes() -> None:
    story = bte("BTE 500", "BTE 2b 2b 2b").ready()
    with pytest.raises(Illegal, match="train_limit"):
        buy(story, "2b", 70)
    buy(story, "2+2b", 80)
    assert story.game.state.agenda[-1].stage == "discard"
    new = next(n for n, face in enumerate(story.game.state.faces) if story.title.trains[face].name == "2+2b")
    with pytest.raises(Illegal, match="train_stays"):
        story.game.push(act.DiscardTrain(story.title.corp("BTE"), Train(new)))
    full = bte("BTE 500", "BTE 2+2b 2a 2a").ready()
    assert not any(isinstance(one, act.BuyTrain) for one in full.game.legal_actions())
