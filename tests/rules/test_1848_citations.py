"""1848: which rule stands behind a refusal, where a case of it stands in another rule."""

from __future__ import annotations

import pytest

from tests.australia import QUARTET, TO_WHYALLA, at, company, directed
from tests.citing import Attempt, Cases
from tests.marks import rule
from tests.midwest import laid
from tests.story import given

case = Cases("1848")


@case("not_your_turn:auction", "1848-3.1.1a")
def _speaking_out_of_turn() -> Attempt:
    return given("1848", QUARTET), "B", lambda one: one.takes("P1")


@case("not_your_turn:operating_turn", "1848-7.2a")
def _operating_out_of_turn() -> Attempt:
    return company("CAR VR").operates("CAR"), "VR", lambda one: one.takes_loan()


@case("not_your_turn:discard", "1848-8.1b")
def _discarding_for_another() -> Attempt:
    story = company("VR SAR", "4").trains("VR 3 3+ 4, SAR 3").depot("4 0").cash("SAR 900").operates("SAR", "trains")
    story.when("SAR").buys_train("5", 500)
    return story, "SAR", lambda one: one.discards("3")


@case("not_your_turn:answer", "1848-8.3.4c")
def _answering_for_another() -> Attempt:
    story = company("VR SAR", "4").trains("SAR 4").operates("VR", "trains")
    story.when("VR").offers.buys_train("4", 300, "SAR")
    return story, "C", lambda one: one.accepts()


@case("not_your_turn:tile_duty", "1848-4.4d")
def _placing_for_another() -> Attempt:
    story = company("SAR VR", "4").depot("4 0").owns("C", "P3").cash("SAR 2000").operates("SAR", "trains")
    story.when("SAR").buys_train("5", 500)
    return story, "D", lambda one: one.lays_with("P3", "I4", "241", 1)


@case("not_your_turn:insolvency", "1848-5.5.3a")
def _selling_for_another() -> Attempt:
    story = given("1848", QUARTET).phase("3")
    directed(story, "A", "SAR", 70, 4).holds("B", "SAR 2").cash("SAR 0, A 0").marker(f"SAR {at('R5C2')}")
    directed(story, "B", "NSW").holds("A", "NSW 2").operates("SAR").when("SAR").takes_loan()
    return story, "B", lambda one: one.sells("NSW", 1)


@case("already_started:closed", "1848-5.5.5a")
def _starting_what_has_fallen() -> Attempt:
    story = given("1848", QUARTET).phase("3")
    directed(story, "A", "SAR", 70, 6).marker(f"SAR {at('R5C2')}").operates("SAR").when("SAR").takes_loan()
    story.comes_to_round("stock")
    return story, story.to_act(), lambda one: one.starts("SAR", 70)


@case("no_such_power:P2", "1848-4.3b")
def _desert_without_the_private() -> Attempt:
    return laid(company("CAR"), "E2 57 E1 E3").operates("CAR"), "CAR", lambda one: one.lays_with("P2", "E3", "9", 1)


@case("no_such_power:P3", "1848-4.4b")
def _tasmania_without_the_private() -> Attempt:
    return company("CAR").operates("CAR"), "CAR", lambda one: one.lays_with("P3", "I4", "241", 1)


@case("no_such_power:P4", "1848-4.5b")
def _ghan_without_the_private() -> Attempt:
    return company("CAR", "5").operates("CAR", "trains"), "CAR", lambda one: one.buys_train("2E", 100)


@case("train_not_for_sale:never traded", "1848-8.2.5d")
def _another_companys_2e() -> Attempt:
    story = company("CAR VR", "5").trains("VR 2E, CAR 5").operates("CAR", "trains")
    return story, "CAR", lambda one: one.buys_train("2E", 200, "VR")


@case("one_tile_a_turn:first", "1848-7.4.2a")
def _second_tile() -> Attempt:
    story = laid(company("CAR", "2"), "E2 57 E1 E3").operates("CAR")
    story.when("CAR").lays("E1", "6", 2)
    return story, "CAR", lambda one: one.lays("E3", "9", 1)


@case("tile_does_not_fit:fixed", "1848-7.4.4a")
def _tile_on_a_red_hex() -> Attempt:
    return company("WA").operates("WA"), "WA", lambda one: one.lays("D1", "57", 1)


@case("tile_does_not_fit:letter", "1848-7.4.6d")
def _wrong_letter() -> Attempt:
    return company("NSW").operates("NSW"), "NSW", lambda one: one.lays("F8", "57", 1)


@case("tile_does_not_fit:letter upgrade", "1848-7.5.3c")
def _wrong_letter_on_an_upgrade() -> Attempt:
    return laid(company("NSW"), "F9 57 E9 G8").operates("NSW"), "NSW", lambda one: one.lays("F9", "14", 0)


@case("tile_does_not_fit:stops upgrade", "1848-7.5.3c")
def _other_stops_on_an_upgrade() -> Attempt:
    return laid(company("CAR"), "E2 57 E1 E3").operates("CAR"), "CAR", lambda one: one.lays("E2", "20", 1)


@case("tile_does_not_fit:colour", "1848-7.5.1a")
def _colour_left_out() -> Attempt:
    return laid(company("CAR", "5"), "E2 57 E1 E3").operates("CAR"), "CAR", lambda one: one.lays("E2", "611", 1)


@case("tile_does_not_fit:P3", "1848-4.4b")
def _tasmania_turned_otherwise() -> Attempt:
    return company("SAR").owns("SAR", "P3").operates("SAR"), "SAR", lambda one: one.lays_with("P3", "I4", "241", 3)


@case("cannot_afford_train:trade", "1848-8.3.4b")
def _without_a_pound_for_an_own_train() -> Attempt:
    story = directed(company("VR", "4"), "A", "CAR").trains("CAR 3").cash("VR 0").operates("VR", "trains")
    return story, "VR", lambda one: one.buys_train("3", 1, "CAR")


@case("cannot_afford_train:face value", "1848-8.3.4c")
def _without_the_money_for_anothers_train() -> Attempt:
    story = company("VR SAR", "4").trains("SAR 4").cash("VR 299").operates("VR", "trains")
    return story, "VR", lambda one: one.offers.buys_train("4", 300, "SAR")


@case("train_price:help", "1848-5.6.3b")
def _more_than_the_treasury_has_in_need() -> Attempt:
    story = laid(directed(company("CAR", "5"), "A", "VR"), TO_WHYALLA).trains("VR 4 4").cash("CAR 100")
    return story.operates("CAR", "trains"), "CAR", lambda one: one.buys_train("4", 101, "VR")


@rule("1848-12.2.2a", "1848-12.2.2b")
@pytest.mark.parametrize(("players", "shares", "cited"), [("A B C", 7, "1848-12.2.2b"), (QUARTET, 6, "1848-12.2.2a")])
def test_how_much_of_a_company_depends_on_the_players(players: str, shares: int, cited: str) -> None:
    story = given("1848", players).started("SAR 100").holds("A", f"SAR {shares}").cash("A 900").stock_round(2, "A")
    story.when("A", refused="holding_limit", rule=cited).buys("SAR")


@pytest.mark.parametrize("key", sorted(case.rules))
def test_the_refusal_cites_the_rule_of_its_case(key: str) -> None:
    case.judge(key)


def test_no_case_is_forgotten() -> None:
    assert case.forgotten() == []
