"""1830: who is president, and how the office changes hands."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import PresidencyPassed, SharesSold

QUARTET = "Ann Bob Eve Dan"
SEXTET = "Ann Bob Eve Dan Kim Lou"
"""Six players: $400 each, 11 certificates."""


def nyc(**holdings: int) -> Story:
    """NYC at $67; the first to be named is president."""
    story = given("1830", QUARTET).started("NYC 67")
    for name, shares in holdings.items():
        story.holds(name, f"NYC {shares}")
    return story


# --- holding the office ----------------------------------------------------------------------------------------------


@rule("1830-PR.1")
def test_the_president_holds_the_presidents_certificate_and_speaks_for_the_corporation() -> None:
    story = nyc(Bob=2, Ann=2, Eve=2).floated("NYC").operating_round()
    assert story.certs("Bob", "NYC") == [2]
    assert story.president("NYC") == "Bob"
    assert (story.actor(), story.to_act()) == ("NYC", "Bob")


@rule("1830-PR.1", "1830-PR.2")
def test_the_corporation_is_spoken_for_by_whom_the_certificate_comes_to() -> None:
    """Bob and Eve buy Ann's NYC share by share; with his third, Bob gets her certificate and her say."""
    story = given("1830", "Ann Bob Eve").stock_round(2, "Ann")
    story.when("Ann").starts("NYC", 67)
    for name in ("Bob", "Eve", "Ann", "Bob", "Eve", "Ann", "Bob"):
        assert (story.certs("Ann", "NYC"), story.president("NYC")) == ([2], "Ann")
        if name != "Ann":
            story.when(name).buys("NYC")
        story.when(name).passes()
    assert (story.certs("Bob", "NYC"), story.certs("Ann", "NYC"), story.president("NYC")) == ([2, 1], [1, 1], "Bob")
    while story.round()[0] == "stock":
        story.when(story.to_act()).passes()
    assert (story.actor(), story.to_act()) == ("NYC", "Bob")
    story.when("Ann", refused="not_your_turn").passes()


@rule("1830-PR.1")
def test_shares_without_the_presidents_certificate_make_nobody_president() -> None:
    story = given("1830", QUARTET).holds("Ann", "NYC 1").stock_round(2, "Bob")
    assert story.president("NYC") == "nobody"
    story.when("Bob").starts("NYC", 67)
    assert story.president("NYC") == "Bob"


@rule("1830-PR.2")
def test_a_tie_changes_nothing_but_one_share_more_does_at_once() -> None:
    story = nyc(Ann=3, Bob=2).stock_round(2, "Bob")
    story.when("Bob").buys("NYC")
    assert (story.shares("Bob", "NYC"), story.president("NYC")) == (3, "Ann")
    for name in ("Bob", "Eve", "Dan", "Ann"):
        story.when(name).passes()
    story.when("Bob").buys("NYC")
    assert (story.shares("Bob", "NYC"), story.president("NYC")) == (4, "Bob")
    assert [(event.old, event.new) for event in story.happened(PresidencyPassed)] == [
        (story.party("Ann"), story.party("Bob"))
    ]


@rule("1830-PR.2")
def test_a_share_from_the_pool_counts_as_well() -> None:
    story = nyc(Ann=3, Bob=3, pool=1).stock_round(2, "Bob")
    story.when("Bob").buys("NYC", "pool")
    assert story.president("NYC") == "Bob"


@rule("1830-PR.2")
def test_the_president_may_sell_down_to_a_tie_and_stay() -> None:
    story = nyc(Ann=4, Bob=3).stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 1)
    assert story.president("NYC") == "Ann"
    story.when("Ann").sells("NYC", 1)
    assert story.president("NYC") == "Bob"


@rule("1830-PR.2")
def test_the_share_for_mohawk_hudson_can_bring_the_presidency() -> None:
    story = nyc(Ann=3, Bob=3).owns("Bob", "MH").stock_round(2, "Bob")
    story.when("Bob").exchanges("MH", "NYC")
    assert story.president("NYC") == "Bob"
    assert (story.certs("Bob", "NYC"), story.certs("Ann", "NYC")) == ([2, 1, 1], [1, 1, 1])


@rule("1830-PR.2")
def test_the_presidency_can_pass_in_an_operating_round_too() -> None:
    story = nyc(Ann=3, Bob=3).owns("Bob", "MH").floated("NYC").operating_round()
    assert story.to_act() == "Ann"
    story.when("Bob").exchanges("MH", "NYC")
    assert (story.actor(), story.to_act()) == ("NYC", "Bob")


@rule("1830-PR.3")
def test_two_ordinary_certificates_are_swapped_for_the_presidents() -> None:
    story = nyc(Ann=3, Bob=3).stock_round(2, "Bob")
    assert (story.certs("Ann", "NYC"), story.certs("Bob", "NYC")) == ([2, 1], [1, 1, 1])
    story.when("Bob").buys("NYC")
    assert (story.certs("Ann", "NYC"), story.certs("Bob", "NYC")) == ([1, 1, 1], [2, 1, 1])


@rule("1830-PR.3")
def test_money_trains_and_tokens_go_along_with_the_office() -> None:
    story = nyc(Ann=3, Bob=3).floated("NYC").operated("NYC").cash("NYC 321").trains("NYC 2 2").token("NYC", "E19")
    story.stock_round(2, "Bob")
    ann, bob = story.cash_of("Ann"), story.cash_of("Bob")
    story.when("Bob").buys("NYC")
    assert (story.cash_of("Ann"), story.cash_of("Bob")) == (ann, bob - 67)
    for name in ("Bob", "Eve", "Dan", "Ann", "Bob"):
        story.when(name).passes()
    assert (story.actor(), story.to_act()) == ("NYC", "Bob")
    assert story.cash_of("NYC") == 321
    assert story.trains_of("NYC") == ["2", "2"]
    assert story.tokens_of("NYC") == ["E19.0"]


# --- selling out of office -------------------------------------------------------------------------------------------


@rule("1830-PR.4", "1830-PR.5")
@pytest.mark.parametrize(
    ("ann", "bob", "legal"),
    [
        (2, 1, set()),
        (2, 2, {1, 2}),
        (3, 1, {1}),
        (3, 2, {1, 2, 3}),
        (3, 3, {1, 2, 3}),
        (4, 1, {1, 2}),
        (4, 2, {1, 2, 3, 4}),
        (5, 4, {1, 2, 3, 4, 5}),
        (6, 1, {1, 2, 3, 4}),
        (6, 2, {1, 2, 3, 4, 5}),
    ],
)
def test_how_many_shares_a_president_may_sell(ann: int, bob: int, legal: set[int]) -> None:
    story = nyc(Ann=ann, Bob=bob).stock_round(2, "Ann")
    assert story.sales_offered("NYC") == legal
    for shares in set(range(1, min(ann, 5) + 1)) - legal:
        story.when("Ann", refused="presidents_certificate", rule="1830-PR.5").sells("NYC", shares)


@rule("1830-PR.4")
@pytest.mark.parametrize(
    ("sold", "anns", "bobs", "president"),
    [
        (1, [2], [1, 1], "Ann"),
        (2, [1], [2], "Bob"),
        (3, [], [2], "Bob"),
    ],
)
def test_certificates_are_exchanged_first_and_only_ordinary_ones_are_sold(
    sold: int, anns: list[int], bobs: list[int], president: str
) -> None:
    story = nyc(Ann=3, Bob=2).cash("Ann 0").stock_round(2, "Ann")
    story.when("Ann").sells("NYC", sold)
    assert story.certs("Ann", "NYC") == anns
    assert story.certs("Bob", "NYC") == bobs
    assert story.certs("pool", "NYC") == [1] * sold
    assert story.president("NYC") == president
    assert story.cash_of("Ann") == 67 * sold
    kinds = [type(event) for event in story.events if isinstance(event, (PresidencyPassed, SharesSold))]
    assert kinds == ([SharesSold] if president == "Ann" else [PresidencyPassed, SharesSold])


@rule("1830-PR.4")
def test_one_half_of_the_presidents_certificate_may_be_sold_and_the_other_kept() -> None:
    story = nyc(Ann=2, Bob=2).cash("Ann 0").stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 1)
    assert (story.certs("Ann", "NYC"), story.certs("Bob", "NYC"), story.certs("pool", "NYC")) == ([1], [2], [1])
    assert story.cash_of("Ann") == 67


@rule("1830-PR.4")
def test_the_office_also_passes_when_only_ordinary_certificates_are_sold() -> None:
    story = nyc(Ann=4, Bob=3).stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 2)
    assert (story.certs("Ann", "NYC"), story.certs("Bob", "NYC"), story.certs("pool", "NYC")) == (
        [1, 1],
        [2, 1],
        [1, 1],
    )


@rule("1830-PR.4", "1830-SL.2")
def test_selling_out_of_office_respects_the_limit_of_the_pool() -> None:
    story = nyc(Ann=3, Bob=3, pool=3).stock_round(2, "Ann")
    assert story.sales_offered("NYC") == {1, 2}
    story.when("Ann", refused="pool_limit", rule="1830-SL.2").sells("NYC", 3)


@rule("1830-PR.4")
def test_a_president_cannot_hand_over_the_certificate_while_keeping_most_shares() -> None:
    story = nyc(Ann=4, Bob=2).stock_round(2, "Ann")
    first = story.title.presidents_cert(story.party("NYC"))
    for shares in (1, 2):
        sale = act.SellShares(story.party("Ann"), (first,), shares)
        story.when("Ann", refused="presidents_certificate").do(sale)


@rule("1830-PR.5")
def test_small_holdings_of_several_players_do_not_add_up_to_a_successor() -> None:
    story = nyc(Ann=3, Bob=1, Eve=1, Dan=1).stock_round(2, "Ann")
    story.when("Ann", refused="presidents_certificate", rule="1830-PR.5").sells("NYC", 2)
    story.when("Ann").sells("NYC", 1)
    assert story.certs("Ann", "NYC") == [2]
    assert story.sales_offered("NYC") == set()
    story.when("Ann", refused="presidents_certificate", rule="1830-PR.5").sells("NYC", 1)


@rule("1830-PR.6")
@pytest.mark.parametrize(
    ("old", "others", "new"),
    [
        ("Ann", "Bob Eve Dan", "Bob"),
        ("Ann", "Dan Eve", "Eve"),
        ("Eve", "Ann Bob", "Ann"),
        ("Eve", "Bob Dan", "Dan"),
        ("Dan", "Eve Bob", "Bob"),
    ],
)
def test_among_equals_the_next_to_the_left_of_the_old_president_takes_over(old: str, others: str, new: str) -> None:
    story = nyc(**{old: 3}, **dict.fromkeys(others.split(), 2)).stock_round(2, old)
    story.when(old).sells("NYC", 2)
    assert story.president("NYC") == new


@rule("1830-PR.6")
def test_the_largest_holding_comes_before_the_nearest_seat() -> None:
    story = nyc(Ann=3, Bob=2, Dan=3).stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 2)
    assert story.president("NYC") == "Dan"


@rule("1830-PR.7")
def test_the_exchange_may_push_the_old_president_over_the_limit_until_the_next_turn() -> None:
    story = given("1830", SEXTET).started("NYC 67, PRR 67, CPR 67").holds("Ann", "NYC 2, PRR 6, CPR 6")
    story.holds("Lou", "NYC 2").stock_round(2, "Lou")
    assert story.counted("Ann") == 11
    story.when("Lou").buys("NYC")
    assert (story.certs("Ann", "NYC"), story.counted("Ann")) == ([1, 1], 12)
    story.when("Lou").passes()
    assert story.to_act() == "Ann"
    assert {choice.action.__class__ for choice in story.game.legal_actions().menu} == {act.SellShares}
    story.when("Ann", refused="over_limit", rule="1830-SL.5").passes()
    story.when("Ann").sells("NYC", 1)
    assert story.counted("Ann") == 11
    story.when("Ann").passes()
