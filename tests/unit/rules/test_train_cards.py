"""Train cards: faces to choose from, and what a type says about limit, duty, trade and owners."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.islet import CORPORATIONS, NAMES, RAILWAY, TRAINS, TURN, islet, on_islet
from tests.properties.invariants import check_step, check_trains
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.cards import Route, TrainType
from tresham.core.codec import Codec
from tresham.core.event import TrainDiscarded, TrainScrapped
from tresham.core.game import Game
from tresham.core.title import Title
from tresham.routes.problem import PLUS as PLUS_TRAIN
from tresham.routes.problem import SKIP_ANY
from tresham.rules.deals import on_trust
from tresham.rules.network import has_route
from tresham.rules.operating import Part
from tresham.rules.train_help import cheapest_price, must_buy
from tresham.rules.trains import BuyingTrains, face_value_between_presidents, may_decline_trains
from tresham.text import Scribe, describe

TWO, THREE, FOUR, FIVE = TRAINS
PLUS = TrainType("2+", 100, 2, 0, rusted_by="4", face_of="2")


def railways(title: Title | None = None, cash: str = "A 500, B 500, C 500") -> Story:
    """Three railways, each with its home city joined to another stop."""
    story = on_islet(title).cash(cash).started("A 76, B 76, C 76")
    story.holds("Ann", "A 3").holds("Bob", "B 3").holds("Eve", "C 3").floated("A B C").operated("A B C")
    for place, tile, rotation in (("A1", "57", 1), ("A3", "9", 1), ("A5", "57", 1)):
        story.tile(place, tile, rotation)
    return story.token("A", "A1").token("B", "A5")


def with_trains(*trains: TrainType, **changes: Any) -> Title:
    return islet(trains=trains, **changes)


def turn_with(buying: BuyingTrains) -> tuple[Part, ...]:
    """The turn of a corporation that buys trains in another way."""
    part = Part("trains", (buying,), may_decline_trains, "must_buy_train")
    return tuple(part if one.name == "trains" else one for one in TURN)


def offered(story: Story) -> set[tuple[str, str, int]]:
    """What may be bought: face, source, (lowest) price."""
    found = set()
    for choice in story.menu(act.BuyTrain):
        deal = choice.action
        assert isinstance(deal, act.BuyTrain)
        kind = story.game.state.faces[deal.train] if deal.face is None else deal.face
        owner = story.name(story.game.state.trains[deal.train])
        found.add((story.title.trains[kind].name, owner, deal.price))
    return found


# --- faces -----------------------------------------------------------------------------------------------------------


def two_faced() -> Story:
    return railways(with_trains(TWO, PLUS, THREE, FOUR, FIVE)).operates("A", "trains")


def test_a_card_is_bought_for_the_face_one_chooses() -> None:
    story = two_faced()
    assert offered(story) == {("2", "bank", 80), ("2+", "bank", 100)}
    story.when("A").buys_train("2", 100, face="2+")
    story.when("A").buys_train("2", 80)
    assert (story.trains_of("A"), story.cash_of("A")) == (["2+", "2"], 320)
    assert story.trains_of("bank").count("2") == 1


def test_the_price_is_that_of_the_face() -> None:
    two_faced().when("A", refused="face_value").buys_train("2", 80, face="2+")


def test_the_face_that_is_up_may_be_named() -> None:
    story = two_faced()
    story.when("A").buys_train("2", 80, face="2")
    assert story.trains_of("A") == ["2"]


def test_a_card_has_only_its_own_faces() -> None:
    two_faced().when("A", refused="wrong_face").buys_train("2", 160, face="3")


def test_another_corporations_train_keeps_its_face() -> None:
    story = two_faced().trains("B 2+")
    assert ("2+", "B", 1) in offered(story)
    story.when("A", refused="wrong_face").buys_train("2+", 50, "B", face="2")


def test_a_discarded_card_may_be_bought_for_any_of_its_faces() -> None:
    story = two_faced().depot("2 0").trains("pool 2+")
    assert offered(story) == {("3", "bank", 160), ("2", "pool", 80), ("2+", "pool", 100)}


@pytest.mark.parametrize(("title", "rule"), [("1830", "1830-TN.1"), ("1849", "1849-10.6.3")])
def test_where_cards_have_one_face_no_other_can_be_named(title: str, rule: str) -> None:
    game = given(title, "Ann Bob Eve")
    corp = game.title.corporations[0].symbol
    small, large = game.title.trains[0], game.title.trains[1]
    game.cash(f"{corp} 1000").started(f"{corp} 100").holds("Ann", f"{corp} 6").operates(corp, "trains")
    game.when(corp, refused="wrong_face", rule=rule).buys_train(small.name, large.price, face=large.name)


def test_the_menu_names_the_face() -> None:
    story = two_faced()
    with_words = replace(story.title, key="1830")
    scribe = Scribe(with_words, NAMES).at(story.ready().game.state)
    told = {describe(choice.action, scribe) for choice in story.menu(act.BuyTrain)}
    assert told == {"Buy a 2-train for £80", "Buy a 2+-train for £100"}


def test_a_purchase_without_a_face_is_written_as_it_always_was() -> None:
    story = two_faced()
    codec, by = Codec(story.title, NAMES), story.party("A")
    old = {"type": "buy_train", "by": "A", "train": 0, "price": 80, "traded": None}
    plain = codec.read_action(old)
    assert (plain, codec.write_action(plain)) == (act.BuyTrain(by, 0, 80), old)  # type: ignore[arg-type]
    chosen = act.BuyTrain(by, 0, 100, face=story.title.train_kind("2+"))  # type: ignore[arg-type]
    assert codec.write_action(chosen) == {**old, "price": 100, "face": "2+"}
    assert codec.read_action(codec.write_action(chosen)) == chosen


# --- what a type says of itself --------------------------------------------------------------------------------------

GHAN = TrainType("G", 40, 2, 2, sold_from="2", counts=False, duty=False, trades=False, most=1)


def test_a_train_that_does_not_count_needs_no_room() -> None:
    story = railways(with_trains(*TRAINS, GHAN)).trains("A 2 2 2").operates("A", "trains")
    assert offered(story) == {("G", "bank", 40)}
    story.when("A", refused="train_limit").buys_train("3", 160)
    story.when("A").buys_train("G", 40)
    assert story.trains_of("A") == ["2", "2", "2", "G"]


def test_of_some_types_a_corporation_may_own_so_many() -> None:
    story = railways(with_trains(*TRAINS, GHAN)).trains("A 2 G").operates("A", "trains")
    assert ("G", "bank", 40) not in offered(story)
    story.when("A", refused="train_type_limit").buys_train("G", 40)


def test_a_train_may_leave_the_duty_to_own_one_unmet() -> None:
    story = railways(with_trains(*TRAINS, GHAN), "A 60, Ann 500").trains("A G").operates("A", "trains").ready()
    t, corp = story.table(), story.party("A")
    assert has_route(t, corp)
    assert must_buy(t, corp)
    assert cheapest_price(t, corp) == 80
    story.when("A", refused="must_buy_train").passes()
    story.when("A").buys_train("2", 80)
    assert (story.cash_of("A"), story.cash_of("Ann")) == (0, 480)


def test_the_president_helps_only_with_a_train_that_meets_the_duty() -> None:
    story = railways(with_trains(*TRAINS, GHAN), "A 10, Ann 500").operates("A", "trains")
    assert offered(story) == {("2", "bank", 80)}
    story.when("A", refused="cheapest_with_help").buys_train("G", 40)


def test_some_trains_are_never_traded() -> None:
    story = railways(with_trains(*TRAINS, GHAN)).trains("B 2 G").operates("A", "trains")
    assert {("2", "B", 1)} == {one for one in offered(story) if one[1] == "B"}
    story.when("A", refused="train_not_for_sale").buys_train("G", 10, "B")


@pytest.mark.parametrize(("pooled", "event"), [(True, TrainDiscarded), (False, TrainScrapped)])
def test_a_train_given_up_lies_in_the_pool_or_is_out_of_the_game(pooled: bool, event: Any) -> None:
    title = with_trains(TWO, replace(THREE, pooled=pooled), FOUR, FIVE)
    story = railways(title).depot("2 0, 3 0").trains("A 3 3").operates("A", "trains")
    story.when("A").buys_train("4", 240)
    story.when("A").discards("3")
    assert (len(story.happened(event)), story.trains_of("pool")) == (1, ["3"] if pooled else [])


def test_a_train_that_does_not_count_is_never_given_up_for_the_limit() -> None:
    story = railways(with_trains(*TRAINS, GHAN)).depot("2 0, 3 0").trains("A 3 3 G").operates("A", "trains")
    story.when("A").buys_train("4", 240)
    story.when("A", refused="train_stays").discards("G")
    story.when("A").discards("3")
    assert story.trains_of("A") == ["3", "4", "G"]


# --- kinds of corporations -------------------------------------------------------------------------------------------

LARGE = replace(RAILWAY, name="large")
SIZES = (CORPORATIONS[0], replace(CORPORATIONS[1], kind=LARGE), CORPORATIONS[2])
SMALL_ONLY = replace(TWO, users=frozenset({"major"}))
LARGE_ONLY = TrainType("2L", 90, 2, 0, face_of="2", owners=frozenset({"large"}))


def sizes(at_limit: Any = None) -> Story:
    """A is small, B is large and may have small trains, which it cannot run."""
    turn = turn_with(BuyingTrains(at_limit=at_limit) if at_limit else BuyingTrains())
    phases = tuple(replace(one, limits={"major": 2, "large": 1}) for one in islet().phases)
    title = with_trains(SMALL_ONLY, LARGE_ONLY, THREE, FOUR, FIVE, corporations=SIZES, phases=phases, turn=turn)
    return railways(title)


def test_a_face_may_be_for_some_kinds_of_corporations_only() -> None:
    story = sizes().operates("A", "trains")
    assert offered(story) == {("2", "bank", 80)}
    story.when("A", refused="train_of_other_kind").buys_train("2", 90, face="2L")
    large = sizes().operates("B", "trains")
    assert offered(large) == {("2", "bank", 80), ("2L", "bank", 90)}


def test_a_train_of_another_kind_of_corporation_does_not_run() -> None:
    story = sizes().trains("B 2 2L").operates("B", "run")
    best = story.menu(act.RunTrains)[0].action
    assert isinstance(best, act.RunTrains)
    s = story.game.state
    assert [story.title.train_name(run.train, s.faces) for run in best.runs] == ["2L"]
    story.when("B", refused="train_rests").runs(_2="A5 (A3) A1")
    without = sizes().trains("B 2").operates("B", "run")
    assert without.part() != "run"


def test_a_train_of_another_kind_of_corporation_does_not_meet_the_duty() -> None:
    story = sizes().trains("A 2, B 2").ready()
    assert not must_buy(story.table(), story.party("A"))
    assert must_buy(story.table(), story.party("B"))


def test_the_duty_may_hold_without_a_route() -> None:
    story = on_islet(islet(owes_train=lambda t, corp: True)).started("C 76").ready()
    assert not has_route(story.table(), story.party("C"))
    assert must_buy(story.table(), story.party("C"))


def test_at_the_limit_nothing_is_bought() -> None:
    story = sizes().trains("B 2").operates("B", "trains").unsettled()
    assert offered(story) == set()
    story.when("B", refused="train_limit").buys_train("2", 90, face="2L")


def test_who_must_buy_at_the_limit_may_give_up_another_train_instead() -> None:
    story = sizes(at_limit=must_buy).trains("B 2").operates("B", "trains")
    assert offered(story) == {("2L", "bank", 90)}
    story.when("B", refused="train_limit").buys_train("2", 80)
    story.when("B").buys_train("2", 90, face="2L")
    assert (story.actor(), story.trains_of("B")) == ("B", ["2", "2L"])
    story.when("B", refused="train_stays").discards("2L")
    story.when("B").discards("2")
    assert (story.trains_of("B"), story.trains_of("pool"), story.actor()) == (["2L"], ["2"], "A")


# --- from whom, and at what price ------------------------------------------------------------------------------------


def test_only_so_many_trains_of_the_bank_may_be_bought_in_a_turn() -> None:
    story = railways(islet(turn=turn_with(BuyingTrains(most=1)))).trains("B 2, pool 2").operates("A", "trains")
    assert {source for _, source, _ in offered(story)} == {"bank", "pool", "B"}
    story.when("A").buys_train("2", 80, "pool")
    assert {source for _, source, _ in offered(story)} == {"B"}
    story.when("A", refused="bank_trains_a_turn").buys_train("2", 80)


def test_corporations_trade_when_the_phase_allows_it() -> None:
    title = islet(turn=turn_with(BuyingTrains(word="private_sales")))
    story = railways(title).trains("B 2").operates("A", "trains")
    assert {source for _, source, _ in offered(story)} == {"bank"}
    story.when("A", refused="no_train_trades_yet").buys_train("2", 50, "B")
    later = railways(title).phase("3").trains("B 3").operates("A", "trains")
    assert {source for _, source, _ in offered(later)} == {"bank", "B"}


def at_face_value(cash: str) -> Story:
    """Ann is president of A and B, Eve of C; A is to buy."""
    title = islet(turn=turn_with(BuyingTrains(agreement=on_trust, terms=face_value_between_presidents)))
    story = on_islet(title).cash(cash).started("A 76, B 76, C 76")
    story.holds("Ann", "A 3").holds("Ann", "B 3").holds("Eve", "C 3").floated("A B C")
    return story.trains("A 2, B 3, C 3").operates("A", "trains")


def test_presidents_may_have_to_deal_at_face_value_with_each_other() -> None:
    story = at_face_value("A 200")
    assert offered(story) == {("2", "bank", 80), ("3", "B", 1), ("3", "C", 160)}
    story.when("A", refused="face_value_trade").buys_train("3", 100, "C")
    story.when("A").buys_train("3", 160, "C")
    story.when("A").buys_train("3", 7, "B")
    assert (story.trains_of("A"), story.cash_of("A")) == (["2", "3", "3"], 33)


def test_who_cannot_pay_the_face_value_is_told_so() -> None:
    story = at_face_value("A 100")
    assert offered(story) == {("2", "bank", 80), ("3", "B", 1)}
    story.when("A", refused="cannot_afford_train").buys_train("3", 100, "C")


# --- whole games -----------------------------------------------------------------------------------------------------

MANY = (
    replace(TWO, pooled=False),
    PLUS,
    replace(THREE, route=Route(SKIP_ANY)),
    TrainType("3+", 170, 2, 0, rusted_by="5", face_of="3", route=Route(PLUS_TRAIN, allowance=2)),
    replace(FOUR, count=2),
    TrainType("4L", 230, 4, 0, face_of="4", owners=frozenset({"large"}), scrapped_by=frozenset({"5"})),
    FIVE,
    GHAN,
)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_many_faces_reach_their_end(seed: int) -> None:
    phases = tuple(replace(one, limits={"major": 2, "large": 1}) for one in islet().phases)
    turn = turn_with(BuyingTrains(at_limit=must_buy, most=2))
    title = with_trains(*MANY, corporations=SIZES, phases=phases, turn=turn)
    game, chance, codec = Game.start(title, NAMES, seed), Random(seed), Codec(title, NAMES)
    while not game.over and game.ply < 3000:
        before, action = game.state, chance.choice(list(game.legal_actions()))
        assert codec.read_action(codec.write_action(action)) == action
        for event in game.push(action):
            assert codec.read_event(codec.write_event(event)) == event
        check_trains(title, game.state)
        check_step(title, before, game.state)
    assert game.over
