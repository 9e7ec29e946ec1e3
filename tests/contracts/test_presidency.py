"""How the presidency passes in titles that share it, by a purchase or by a sale."""

from __future__ import annotations

import pytest

from tests.islet import on_islet
from tests.story import Story


def shared(**shares: int) -> Story:
    """Who holds how much of A, the president first: `shared(Ann=3, Bob=2)`. Ann has the turn."""
    story = on_islet().started("A 76").floated("A").operated("A")
    for name, number in shares.items():
        story.holds(name, f"A {number}")
    return story.stock_round(2, "Ann")


def test_one_share_more_makes_a_president_and_a_tie_does_not() -> None:
    story = shared(Bob=2, Ann=1)
    story.when("Ann").buys("A")
    assert story.president("A") == "Bob"
    story.done("Ann").passes("Bob Eve")
    story.when("Ann").buys("A")
    assert story.president("A") == "Ann"
    assert (story.certs("Ann", "A"), story.certs("Bob", "A")) == ([2, 1], [1, 1])


@pytest.mark.parametrize(
    ("bob", "eve", "offered"),
    [(0, 0, {1}), (1, 0, {1}), (2, 0, {1, 2, 3}), (1, 1, {1})],
    ids=["nobody else", "one share", "a successor", "two small holders"],
)
def test_the_presidents_certificate_goes_only_where_somebody_can_take_it(bob: int, eve: int, offered: set[int]) -> None:
    story = on_islet().started("A 76").floated("A").operated("A").holds("Ann", "A 3")
    for name, number in (("Bob", bob), ("Eve", eve)):
        if number:
            story.holds(name, f"A {number}")
    assert story.stock_round(2, "Ann").sales_offered("A") == offered


def test_certificates_are_exchanged_and_ordinary_ones_sold() -> None:
    story = shared(Ann=3, Bob=2)
    story.when("Ann").sells("A", 2)
    assert (story.president("A"), story.certs("Bob", "A"), story.certs("Ann", "A")) == ("Bob", [2], [1])
    assert story.shares("pool", "A") == 2


def test_among_equals_the_next_on_the_left_takes_over() -> None:
    story = on_islet().started("A 76").floated("A").operated("A").holds("Bob", "A 2").papers("Eve", "A 1")
    story.papers("Ann", "A 1 1").stock_round(2, "Bob")
    story.when("Bob").sells("A", 1)
    assert story.president("A") == "Ann"


def test_treasury_trains_and_stations_stay_with_the_corporation() -> None:
    story = on_islet().started("A 76").floated("A").operated("A").holds("Ann", "A 2").holds("Bob", "A 2").trains("A 2")
    story.cash("A 90").token("A", "A1").stock_round(2, "Ann")
    story.when("Ann").sells("A", 1)
    assert story.president("A") == "Bob"
    assert (story.cash_of("A"), story.trains_of("A"), story.tokens_of("A")) == (90, ["2"], ["A1.0"])
