"""What privates cost, earn and outlive are policies."""

from __future__ import annotations

from dataclasses import replace

from tests.islet import OPERATING, PRIVATES, islet, on_islet
from tests.story import Story
from tresham.core.ids import Party, Private
from tresham.core.table import Table
from tresham.rules.calendar import Calendar, always_the_same
from tresham.rules.income import PayingIncomes, to_player
from tresham.rules.operating import Part
from tresham.rules.privates import BuyingPrivate, ClosingPrivates, from_its_president


def up_to_face_value_at_first(t: Table, corp: Party, private: Private) -> tuple[int, int] | None:
    """In phase 2 half to all of its face value, then up to twice as much, from phase 5 on nothing."""
    value, phase = t.title.privates[private].value, t.title.phases[t.state.phase].name
    return None if phase == "5" else (value // 2, value if phase == "2" else value * 2)


def buying(step: BuyingPrivate, phase: str, owner: str = "Ann") -> Story:
    """A could buy the private of a player; Ann is its president."""
    title = islet(turn=(Part("privates", (step,)), Part("rest", ())))
    story = on_islet(title) if phase == "2" else on_islet(title).phase(phase)
    story.started("A 76").holds("Ann", "A 3").floated("A").cash("A 100").token("A", "A1")
    return story.owns(owner, "OX").operates("A", "privates")


def test_prices_depend_on_the_phase() -> None:
    step = BuyingPrivate(prices=up_to_face_value_at_first)
    story = buying(step, "2")
    story.when("A", refused="private_price").buys_private("OX", 21)
    story.when("A").buys_private("OX", 20)
    assert story.owner("OX") == "A"
    buying(step, "3").when("A").buys_private("OX", 40)


def test_a_private_that_nobody_may_buy_any_more() -> None:
    story = buying(BuyingPrivate(prices=up_to_face_value_at_first), "5")
    assert story.round()[0] == "stock", "there was nothing to do"


def test_only_the_president_may_sell() -> None:
    step = BuyingPrivate(sellers=from_its_president)
    buying(step, "3").when("A").buys_private("OX", 20)
    assert buying(step, "3", "Bob").round()[0] == "stock", "there was nothing to do"


def begins_round(incomes: PayingIncomes, owner: str, phase: str = "2") -> Story:
    """An operating round begins, with a private of somebody's."""
    stages = {"calendar": Calendar((), always_the_same(replace(OPERATING, before=(incomes,))))}
    story = on_islet(islet(stages=stages)).started("A 76").holds("Ann", "A 3").floated("A").token("A", "A1")
    if phase != "2":
        story.phase(phase)
    return story.owns(owner, "OX").cash("Ann 0, A 0").operating_round(1, acted="A")


def test_a_private_of_a_corporation_may_pay_the_president() -> None:
    assert begins_round(PayingIncomes(), "A").cash_of("A") == 5
    story = begins_round(PayingIncomes(payee=to_player), "A")
    assert (story.cash_of("A"), story.cash_of("Ann")) == (0, 5)


def test_revenue_may_depend_on_the_phase() -> None:
    def nothing_later(t: Table, private: Private) -> int:
        return t.title.privates[private].revenue if t.state.phase == 0 else 0

    assert begins_round(PayingIncomes(nothing_later), "Ann").cash_of("Ann") == 5
    assert begins_round(PayingIncomes(nothing_later), "Ann", "3").cash_of("Ann") == 0


def test_some_privates_outlive_a_phase() -> None:
    goat = replace(PRIVATES[0], symbol="GO", name="Goat Track")
    title = islet(privates=(*PRIVATES, goat))
    closing = ClosingPrivates(lambda t, private: t.title.privates[private].symbol == "GO")
    story = on_islet(replace(title, effects={**title.effects, "close_privates": closing})).phase("4").depot("4 0")
    story.started("A 76").holds("Ann", "A 3").floated("A").token("A", "A1").cash("A 400")
    story.owns("Ann", "OX GO").operates("A", "trains")
    story.when("A").buys_train("5", 320)
    assert (story.phase_name(), story.owner("OX"), story.owner("GO")) == ("5", None, "Ann")
