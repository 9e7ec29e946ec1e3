"""1849: what a corporation does with its own certificates at the end of its turn."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.ids import Cert

LAST = 7
"""The index of the last certificate."""


def finance(
    anns: str, pool: str = "", cell: str = "D4", cash: int = 0, profile: str = "rulebook", first: bool = False
) -> Story:
    """RCS may deal in its own shares: Ann's papers and the pool's are given, the others lie in the treasury.

    Palermo is joined to its port only, so RCS needs no train. When RCS is done, it is ATA's turn.
    """
    story = given("1849", "Ann Bob Eve", profile).phase("8").launched("RCS 100, ATA 68").marker(f"RCS {cell}")
    story.papers("Ann", f"RCS {anns}").papers("Bob", "ATA P")
    if pool:
        story.papers("pool", f"RCS {pool}")
    return story.cash(f"RCS {cash}").operates("RCS", "finance", is_first=first)


def issues(story: Story) -> set[int]:
    """How many shares the treasury may sell."""
    return {one.action.shares for one in story.menu(act.SellShares) if isinstance(one.action, act.SellShares)}


def redeemable(story: Story) -> list[int]:
    """Sizes of the certificates that may be taken back."""
    found = [one.action for one in story.menu(act.BuyShares)]
    return [story.title.cert_size[one.certs[0]] for one in found if isinstance(one, act.BuyShares)]


# --- one or the other -------------------------------------------------------------------------------------------------


@rule("1849-10.8.1")
def test_a_corporation_sells_or_redeems_or_does_neither() -> None:
    story = finance("P 1 1 1", "1", cash=200)
    assert (issues(story), redeemable(story), len(story.menu(act.Pass))) == ({1, 2, 4}, [1], 1)
    story.when("RCS").passes()
    assert (story.cash_of("RCS"), story.cell("RCS"), story.shares("pool", "RCS")) == (200, "D4", 1)
    assert story.actor() == "ATA"


@rule("1849-10.8.1")
def test_all_that_is_sold_is_sold_in_one_action() -> None:
    story = finance("P 1 1 1", "1", cash=200)
    story.when("RCS").sells_papers("RCS", "1")
    assert (story.actor(), story.shares("pool", "RCS"), story.shares("ipo", "RCS")) == ("ATA", 2, 3)


@rule("1849-10.8.1", "1849-10.8.7")
@pytest.mark.parametrize("done", ["issue", "redeem"])
def test_only_one_deal_a_turn(done: str) -> None:
    story = finance("P 1 1 1", "1", cash=200)
    assert story.actor() == "RCS"
    story = finance("P 1 1 1", "1", cash=200).operates("RCS", "finance", tally=(done,))
    assert story.actor() == "ATA"


@rule("1849-10.8.1")
def test_shares_are_dealt_in_after_trains() -> None:
    story = finance("P 1 1 1", "1", cash=900).operates("RCS", "trains")
    story.when("RCS", refused="part_comes_later").buys("RCS", "pool")
    story.when("RCS").passes()
    assert (story.part(), issues(story)) == ("finance", {1, 2, 4})
    story.when("RCS", refused="part_is_over").buys_train("8H", 350)


@rule("1849-10.8.1")
def test_nobody_else_deals_for_the_corporation() -> None:
    story = finance("P 1 1 1", "1", cash=200)
    story.when("ATA", refused="not_your_turn").buys("RCS", "pool")
    story.when("Ann", refused="no_emergency").sells("RCS", 1)


# --- selling ----------------------------------------------------------------------------------------------------------


@rule("1849-10.8.2")
@pytest.mark.parametrize(("kinds", "brings", "cell"), [("1", 80, "D5"), ("1 1", 160, "D6"), ("1 1 1", 240, "D7")])
def test_the_price_before_the_sale_counts_and_the_marker_falls_by_rows(kinds: str, brings: int, cell: str) -> None:
    story = finance("P 1 1 1", cash=15)
    bank = story.cash_of("bank")
    story.when("RCS").sells_papers("RCS", kinds)
    assert (story.cash_of("RCS"), story.cash_of("bank"), story.cell("RCS")) == (15 + brings, bank - brings, cell)
    assert story.shares("pool", "RCS") == len(kinds.split())


@rule("1849-10.8.2", "1849-11.1")
def test_a_sale_may_close_the_corporation() -> None:
    story = finance("P 1 1 1", cell="A8")
    bank = story.cash_of("bank")
    story.when("RCS").sells_papers("RCS", "1 1 1")
    assert (story.cell("RCS"), story.has_floated("RCS"), story.cash_of("bank")) == (None, False, bank)
    assert (story.shares("Ann", "RCS"), story.shares("ipo", "RCS")) == (0, 10)


@rule("1849-10.8.2")
def test_only_certificates_of_the_treasury_are_sold() -> None:
    story = finance("P 1 1 1")
    certs = [Cert(one) for one in story.title.certs_of[story.party("RCS")]]
    mine = next(cert for cert in certs if story.game.state.certs[cert] == story.party("RCS"))
    hers = next(cert for cert in certs[1:] if story.game.state.certs[cert] == story.party("Ann"))
    bundles: list[tuple[tuple[Cert, ...], int]] = [((hers,), 1), ((mine, mine), 2), ((), 0)]
    for bundle, shares in bundles:
        story.when("RCS", refused="not_your_shares").do(act.SellShares(story.party("RCS"), bundle, shares))
    story.when("RCS", refused="shares_do_not_add_up").do(act.SellShares(story.party("RCS"), (mine,), 2))


@rule("1849-10.8.3")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_no_sale_in_the_first_turn(profile: str) -> None:
    story = finance("P 1 1 1", "1", cash=200, profile=profile, first=True)
    if profile == "rulebook":
        assert (issues(story), redeemable(story)) == (set(), [1])
        story.when("RCS", refused="no_issue_in_first_turn", rule="1849-10.8.3").sells_papers("RCS", "1")
    else:
        assert story.actor() == "ATA"
        assert issues(finance("P 1 1 1", "1", cash=200, profile=profile)) == {1, 2, 4}


@rule("1849-S-89", "1849-10.8.3", "1849-11.5")
def test_a_corporation_founded_anew_starts_counting_again() -> None:
    story = given("1849", "Ann Bob Eve").phase("8").launched("ATA 68, RCS 68").marker("RCS A9").operated("RCS ATA")
    story.papers("Ann", "RCS P").papers("Bob", "ATA P").launch_order("").cash("Ann 1000").operating_round(
        number=1, of=1
    )
    story.comes_to_round("stock")
    story.when("Ann").starts("RCS", 100)
    story.comes_to_round("operating", 1)
    while story.actor() == "RCS":
        assert issues(story) == set()
        story.when("RCS").passes()
    story.comes_to_round("operating", 2)
    offered = set()
    while story.actor() == "RCS":
        offered |= issues(story)
        story.when("RCS").passes()
    assert offered == {1, 2, 3, 4, 5}


@rule("1849-10.8.4")
@pytest.mark.parametrize(
    ("anns", "pool", "allowed", "too_many"),
    [
        ("P 1 1 1 2", "", {1, 2, 3}, ""),
        ("P 2", "1 1", {1, 2, 3}, "1 1 1 1"),
        ("P 2", "1 1 1", {1, 2}, "1 1 1"),
        ("P", "1 1 2", {1}, "1 1"),
    ],
)
def test_the_pool_takes_half_of_the_corporation(anns: str, pool: str, allowed: set[int], too_many: str) -> None:
    story = finance(anns, pool)
    assert issues(story) == allowed
    if too_many:
        story.when("RCS", refused="pool_limit", rule="1849-10.8.4").sells_papers("RCS", too_many)


@rule("1849-10.8.4")
def test_a_full_pool_takes_nothing() -> None:
    story = finance("P", "1 1 1 2").ready()
    assert (story.actor(), story.shares("pool", "RCS")) == ("ATA", 5)


@rule("1849-10.8.5")
def test_the_last_certificate_goes_only_with_all_the_others() -> None:
    story = finance("P 1 1 1 1")
    assert issues(story) == {1, 2, 4}
    story.when("RCS", refused="last_certificate_last", rule="1849-10.8.5").sells_papers("RCS", "2")
    story.when("RCS", refused="last_certificate_last", rule="1849-10.8.5").sells_papers("RCS", "1 2")
    story.when("RCS").sells_papers("RCS", "1 1 2")
    assert (story.certs("pool", "RCS"), story.shares("ipo", "RCS"), story.cell("RCS")) == ([1, 1, 2], 0, "D8")


@rule("1849-10.8.5")
def test_the_last_certificate_alone_in_the_treasury_may_go() -> None:
    story = finance("P 1 1 1 1 1 1")
    assert issues(story) == {2}
    story.when("RCS").sells_papers("RCS", "2")
    assert (story.cash_of("RCS"), story.cell("RCS")) == (160, "D6")


# --- redeeming --------------------------------------------------------------------------------------------------------


@rule("1849-10.8.6")
def test_one_certificate_comes_back_at_the_price() -> None:
    story = finance("P 1 1", "1 1", cash=100)
    bank = story.cash_of("bank")
    story.when("RCS", refused="one_certificate_back", rule="1849-10.8.6").buys("RCS", "pool", 2)
    story.when("RCS").buys("RCS", "pool")
    assert (story.cash_of("RCS"), story.cash_of("bank"), story.cell("RCS")) == (20, bank + 80, "D4")
    assert (story.shares("pool", "RCS"), story.shares("ipo", "RCS")) == (1, 5)
    assert story.actor() == "ATA"


@rule("1849-10.8.6")
@pytest.mark.parametrize(("cash", "offered"), [(79, []), (80, [1])])
def test_the_treasury_pays(cash: int, offered: list[int]) -> None:
    story = finance("P 1 1", "1", cash=cash)
    assert redeemable(story) == offered
    if not offered:
        story.when("RCS", refused="cannot_afford_share").buys("RCS", "pool")


@rule("1849-10.8.6")
def test_a_certificate_that_came_back_can_be_bought_again() -> None:
    story = finance("P 1 1 1 1 2", "1 1", cash=100)
    story.when("RCS").buys("RCS", "pool")
    while story.actor() != "Eve":
        story.when(story.actor()).passes()
    story.when("Eve").buys("RCS", "ipo")
    assert (story.shares("Eve", "RCS"), story.cash_of("RCS"), story.shares("ipo", "RCS")) == (1, 20 + 80, 0)


@rule("1849-10.8.6")
def test_shares_of_others_are_not_redeemed() -> None:
    story = finance("P 1 1", "1", cash=300).papers("pool", "ATA 1")
    story.when("RCS", refused="not_for_sale").buys("ATA", "pool")
    story.when("RCS", refused="not_for_sale").buys("RCS", "ipo")
    assert redeemable(story) == [1]


@rule("1849-10.8.6", "1849-PD-24")
@pytest.mark.parametrize(("profile", "offered"), [("rulebook", [1]), ("18xx.games", [])])
def test_in_the_first_turn_certificates_come_back_by_the_rulebook_only(profile: str, offered: list[int]) -> None:
    story = finance("P 1 1", "1", cash=300, profile=profile, first=True)
    if offered:
        assert redeemable(story) == offered
        story.when("RCS").buys("RCS", "pool")
        assert story.cash_of("RCS") == 220
    else:
        assert story.actor() == "ATA"


@rule("1849-10.8.7")
def test_nothing_comes_back_after_a_sale() -> None:
    story = finance("P 1 1 1", "1", cash=300)
    story.when("RCS").sells_papers("RCS", "1")
    assert (story.actor(), story.cash_of("RCS"), story.shares("pool", "RCS")) == ("ATA", 380, 2)


@rule("1849-10.8.8")
def test_the_last_certificate_comes_back_last() -> None:
    story = finance("P 1 1", "1 2", cash=300)
    assert redeemable(story) == [1]
    story.when("RCS", refused="last_certificate").buys_cert("RCS", LAST)
    story = finance("P 1 1 1", "2", cash=300)
    assert redeemable(story) == [2]
    story.when("RCS").buys_cert("RCS", LAST)
    assert (story.cash_of("RCS"), story.cell("RCS"), story.certs("pool", "RCS")) == (300 - 160, "D4", [])


@rule("1849-10.8.8", "1849-10.8.6")
@pytest.mark.parametrize(("cash", "offered"), [(159, []), (160, [2])])
def test_the_last_certificate_costs_two_shares(cash: int, offered: list[int]) -> None:
    assert redeemable(finance("P 1 1 1", "2", cash=cash)) == offered
