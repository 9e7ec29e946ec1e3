"""1849: who is president, and what changes hands when that changes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from tests.marks import rule
from tests.properties.menus import Menu, every_sale
from tests.sicily import shared
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationClosed, PresidencyPassed

TRIO = "Ann Bob Eve"
QUARTET = "Ann Bob Eve Dan"
QUINTET = "Ann Bob Eve Dan Kim"


def papers(story: Story, *names: str) -> list[list[int]]:
    """The certificates of RCS that somebody has, by size; the president's comes first."""
    return [story.certs(name, "RCS") for name in names]


def choosing(story: Story) -> bool:
    """Is somebody asked what he takes for the president's certificate?"""
    return bool(story.menu(act.ChooseSwap))


# --- somebody else buys more -----------------------------------------------------------------------------------------


@rule("1849-9.5.1")
@pytest.mark.parametrize("source", ["ipo", "pool"])
def test_strictly_more_shares_take_the_presidency(source: str) -> None:
    story = given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P 1").papers("Bob", "RCS 1 1")
    story.papers("pool", "RCS 1").stock_round(2, "Bob")
    story.when("Bob").buys("RCS", source)
    assert (story.shares("Ann", "RCS"), story.shares("Bob", "RCS"), story.president("RCS")) == (3, 3, "Ann")
    story = given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P").papers("Bob", "RCS 1 1")
    story.papers("pool", "RCS 1").stock_round(2, "Bob")
    story.when("Bob").buys("RCS", source)
    assert (story.shares("Ann", "RCS"), story.shares("Bob", "RCS"), story.president("RCS")) == (2, 3, "Bob")


@rule("1849-9.5.1")
def test_a_sale_that_leaves_as_much_as_others_have_changes_nothing() -> None:
    story = shared(Ann="P 1 1", Bob="1 1 1")
    story.when("Ann").sells_papers("RCS", "1")
    assert story.president("RCS") == "Ann"
    story = shared(Ann="P 1 1", Bob="1 1 1")
    story.when("Ann").sells_papers("RCS", "1 1")
    assert story.president("RCS") == "Bob"


@rule("1849-9.5.2")
def test_two_ordinary_certificates_for_the_presidents() -> None:
    story = given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P").papers("Bob", "RCS 1 1")
    story.stock_round(2, "Bob")
    story.when("Bob").buys("RCS")
    assert papers(story, "Ann", "Bob") == [[1, 1], [2, 1]]
    assert (story.shares("Ann", "RCS"), story.shares("Bob", "RCS")) == (2, 3)
    assert not choosing(story)


@rule("1849-9.5.2", "1849-9.5.3")
def test_the_last_certificate_for_the_presidents() -> None:
    story = (
        given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P").papers("Bob", "RCS 1").papers("pool", "RCS 2")
    )
    story.stock_round(2, "Bob")
    story.when("Bob").buys("RCS", "pool")
    assert not choosing(story)
    assert papers(story, "Ann", "Bob") == [[2], [2, 1]]
    assert story.president("RCS") == "Bob"
    assert story.title.certs_of[story.party("RCS")][7] in [
        cert for cert, owner in enumerate(story.game.state.certs) if owner == story.party("Ann")
    ]


@rule("1849-9.5.3")
@pytest.mark.parametrize(("kind", "ann", "bob"), [("one", [1, 2], [2, 1, 1]), ("two", [1, 1, 1], [2, 2])])
def test_the_old_president_chooses_where_both_forms_exist(kind: str, ann: list[int], bob: list[int]) -> None:
    story = given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P 1").papers("Bob", "RCS 2 1")
    story.stock_round(2, "Bob")
    story.when("Bob").buys("RCS")
    assert choosing(story)
    assert (story.to_act(), story.president("RCS")) == ("Ann", "Bob")
    story.when("Bob", refused="not_your_turn").takes_for_presidency(kind)
    story.when("Bob", refused="not_now").passes()
    story.when("Ann", refused="no_such_swap", rule="1849-9.5.3").takes_for_presidency("three")
    story.when("Ann").takes_for_presidency(kind)
    assert papers(story, "Ann", "Bob") == [ann, bob]
    assert (story.shares("Ann", "RCS"), story.shares("Bob", "RCS")) == (3, 4)
    assert (story.president("RCS"), story.to_act()) == ("Bob", "Eve"), "Bob's turn is over"


@rule("1849-9.5.3")
@pytest.mark.parametrize(("bob", "asked"), [("1 1 1", False), ("2", False), ("2 1", False), ("2 1 1", True)])
def test_there_is_a_choice_only_with_the_last_and_two_ordinary_certificates(bob: str, asked: bool) -> None:
    story = shared(Ann="P 1", Bob=bob) if bob != "2" else shared(Ann="P", Bob="2")
    story.when("Ann").sells_papers("RCS", "1" if bob != "2" else "P")
    assert choosing(story) == asked
    assert story.president("RCS") == "Bob"


@rule("1849-9.5.4")
def test_everything_goes_with_the_presidents_certificate() -> None:
    story = given("1849", QUARTET).launched("SFA 100").papers("Ann", "SFA P").papers("Bob", "SFA 1 1").phase("6")
    story.owns("SFA", "CNM").cash("SFA 250").trains("SFA 4H").stock_round(2, "Bob")
    story.when("Bob").buys("SFA")
    assert story.president("SFA") == "Bob"
    assert (story.cash_of("SFA"), story.trains_of("SFA"), story.owner("CNM")) == (350, ["4H"], "SFA")
    assert story.tokens_of("SFA") == ["J6.0"]
    while story.round()[0] == "stock":
        story.when(story.to_act()).passes()
    assert (story.actor(), story.to_act()) == ("SFA", "Bob")


# --- the president sells himself out of office -----------------------------------------------------------------------


@rule("1849-9.5.5")
def test_a_president_sells_everything() -> None:
    story = shared(Ann="P 1", Bob="1 1")
    story.when("Ann").sells("RCS", 3)
    assert papers(story, "Ann", "Bob", "pool") == [[], [2], [1, 1, 1]]
    assert (story.cash_of("Ann"), story.cell("RCS"), story.president("RCS")) == (675, "F7", "Bob")


@rule("1849-9.5.5")
def test_a_president_keeps_half_of_what_he_gets() -> None:
    story = shared(Ann="P", Bob="1 1")
    assert story.sales_offered("RCS") == {1, 2}
    story.when("Ann").sells_papers("RCS", "P", 1)
    assert papers(story, "Ann", "Bob", "pool") == [[1], [2], [1]]
    assert (story.cash_of("Ann"), story.president("RCS")) == (475, "Bob")


@rule("1849-9.5.5")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_without_somebody_with_two_shares_nobody_resigns(profile: str) -> None:
    story = shared(profile=profile, Ann="P 1", Bob="1", Eve="1")
    assert story.sales_offered("RCS") == {1}
    for kinds in ("P", "P 1"):
        story.when("Ann", refused="presidents_certificate", rule="1849-9.5.5").sells_papers("RCS", kinds)


@rule("1849-9.5.5")
def test_the_pool_limit_holds_for_presidents_too() -> None:
    story = shared(Ann="P 1", Bob="1 1", pool="1 1 1")
    assert story.sales_offered("RCS") == {1, 2}
    story.when("Ann", refused="pool_limit", rule="1849-9.2.5").sells_papers("RCS", "P 1")
    story.when("Ann").sells_papers("RCS", "P")
    assert story.shares("pool", "RCS") == 5


@rule("1849-9.5.5")
@pytest.mark.parametrize(("kind", "pool"), [("one", [2]), ("two", [1, 1])])
def test_what_is_sold_at_once_may_be_chosen_as_well(kind: str, pool: list[int]) -> None:
    story = shared(Ann="P", Bob="1 1 2")
    story.when("Ann").sells_papers("RCS", "P")
    assert (choosing(story), story.to_act()) == (True, "Ann")
    story.when("Ann").takes_for_presidency(kind)
    assert papers(story, "Ann", "pool") == [[], pool]
    assert (story.shares("Bob", "RCS"), story.shares("pool", "RCS"), story.cash_of("Ann")) == (4, 2, 575)


@rule("1849-9.5.5")
def test_the_exchange_comes_before_the_sale() -> None:
    """PD-12: three of four shares, on the president's and the last certificate, at one price."""
    story = shared(Ann="P 2", Bob="1 1")
    assert story.sales_offered("RCS") == {2, 3, 4}
    story.when("Ann").sells_papers("RCS", "P 2", 3)
    assert papers(story, "Ann", "Bob", "pool") == [[1], [2], [1, 2]]
    assert (story.cash_of("Ann"), story.cell("RCS")) == (675, "F7")


@rule("1849-PD-12")
def test_on_the_site_three_of_four_shares_take_two_sales() -> None:
    """PD-12."""
    story = shared(profile="18xx.games", Ann="P 2", Bob="1 1")
    assert story.sales_offered("RCS") == {2, 4}
    story.when("Ann", refused="no_exact_exchange").sells_papers("RCS", "P 2", 3)
    story.when("Ann").sells_papers("RCS", "2")
    story.when("Ann").sells_papers("RCS", "P", 1)
    assert papers(story, "Ann", "Bob", "pool") == [[1], [2], [1, 2]]
    assert story.cash_of("Ann") == 375 + 200 + 87


@rule("1849-PD-12")
def test_on_the_site_who_keeps_as_much_keeps_the_presidents_certificate() -> None:
    """With the last certificate kept, the others can be sold by the rulebook, which makes Bob president."""
    for profile, legal in (("rulebook", True), ("18xx.games", False)):
        story = shared(profile=profile, Ann="P 2 1", Bob="1 1 1")
        story.when("Ann", refused=None if legal else "no_exact_exchange").sells_papers("RCS", "P 1")


@rule("1849-9.5.5", "1849-9.2.9")
def test_nothing_is_asked_about_a_corporation_that_closes() -> None:
    story = given("1849", QUARTET).launched("RCS 100").operated("RCS").marker("RCS A9").papers("Ann", "RCS P")
    story.papers("Bob", "RCS 1 1 2").stock_round(2, "Ann")
    story.when("Ann").sells_papers("RCS", "P")
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["RCS"]
    assert not choosing(story)
    assert (story.cash_of("Ann"), story.to_act(), story.shares("Bob", "RCS")) == (375 + 54, "Ann", 0)


@rule("1849-9.5.3", "1849-9.0.2")
def test_what_was_taken_for_the_presidency_may_be_sold_in_the_same_turn() -> None:
    story = shared(Ann="P 1", Bob="1 1 2")
    story.when("Ann").sells_papers("RCS", "1")
    story.when("Ann").takes_for_presidency("two")
    assert story.sales_offered("RCS") == {1, 2}
    story.when("Ann").sells_papers("RCS", "1")
    assert (papers(story, "Ann", "Bob", "pool"), story.cash_of("Ann")) == ([[1], [2, 2], [1, 1]], 575)


@rule("1849-9.5.6")
@pytest.mark.parametrize(
    ("bob", "eve", "dan", "heir"),
    [
        ("1 1", "1 1 1", "1", "Eve"),
        ("1 1", "1 1", "1 1", "Bob"),
        ("1", "1 1", "1 1", "Eve"),
        ("1", "1 1", "2 1", "Dan"),
    ],
)
def test_the_largest_holding_succeeds_and_of_equals_the_first_to_the_left(
    bob: str, eve: str, dan: str, heir: str
) -> None:
    story = shared(Ann="P", Bob=bob, Eve=eve, Dan=dan)
    story.when("Ann").sells_papers("RCS", "P")
    assert story.president("RCS") == heir


@rule("1849-9.5.6")
@pytest.mark.parametrize(("old", "heir"), [("Ann", "Bob"), ("Bob", "Eve"), ("Eve", "Dan"), ("Dan", "Ann")])
def test_left_is_counted_from_the_old_president(old: str, heir: str) -> None:
    story = given("1849", QUARTET).launched("RCS 100").operated("RCS").papers(old, "RCS P")
    for name in QUARTET.split():
        if name != old:
            story.papers(name, "RCS 1 1")
    story.stock_round(2, old)
    story.when(old).sells_papers("RCS", "P")
    assert story.president("RCS") == heir


@rule("1849-9.5.7")
def test_the_presidents_certificate_is_always_in_a_players_hand() -> None:
    story = shared(Ann="P", Bob="1 1")
    story.when("Ann").sells_papers("RCS", "P")
    first = story.title.presidents_cert(story.party("RCS"))
    (passed,) = story.happened(PresidencyPassed)
    assert (story.name(passed.old), story.name(passed.new), passed.president_cert) == ("Ann", "Bob", first)
    assert story.name(story.game.state.certs[first]) == "Bob"
    assert first not in [cert for cert, owner in enumerate(story.game.state.certs) if story.name(owner) == "pool"]
    story.when("Ann").passes()
    story.when("Bob", refused="presidents_certificate", rule="1849-9.5.5").sells_papers("RCS", "P")


@rule("1849-9.5.8", "1849-9.1.3")
def test_an_exchange_may_lead_above_the_certificate_limit() -> None:
    story = given("1849", QUINTET).launched("RCS 68, SFA 68").papers("Ann", "RCS P, SFA P 1 1 1 1").operated("SFA RCS")
    story.owns("Ann", "SCE SIGI CNM").papers("Bob", "RCS 1 1").launch_order("ATA").stock_round(2, "Bob")
    assert story.counted("Ann") == 9
    story.when("Bob").buys("RCS")
    assert (story.counted("Ann"), story.to_act()) == (10, "Eve"), "she need not act now"
    for name in ("Eve", "Dan", "Kim"):
        story.when(name).passes()
    story.when("Ann", refused="over_limit", rule="1849-9.1.3").passes()
    story.when("Ann").sells_papers("RCS", "1")
    story.when("Ann").passes()


@rule("1849-9.5.9")
def test_half_of_the_last_certificate_is_not_for_sale() -> None:
    story = shared(Ann="P", Bob="2")
    assert story.sales_offered("RCS") == {2}
    story.when("Ann", refused="no_exact_exchange", rule="1849-9.5.9").sells_papers("RCS", "P", 1)
    story.when("Ann").sells_papers("RCS", "P")
    assert papers(story, "Ann", "Bob", "pool") == [[], [2], [2]]


@rule("1849-9.5.9")
def test_with_two_ordinary_certificates_besides_half_is_sold() -> None:
    """PD-11: the seller takes the two ordinary ones and is not asked."""
    story = shared(Ann="P", Bob="1 1 2", pool="1")
    story.when("Ann").sells_papers("RCS", "P", 1)
    assert not choosing(story)
    assert papers(story, "Ann", "Bob", "pool") == [[1], [2, 2], [1, 1]]


@rule("1849-9.5.9")
def test_an_ordinary_certificate_in_the_pool_is_no_change_for_the_last() -> None:
    story = shared(Ann="P", Bob="2", pool="1")
    story.when("Ann", refused="no_exact_exchange", rule="1849-9.5.9").sells_papers("RCS", "P", 1)


@rule("1849-PD-11")
def test_on_the_site_the_pool_gives_change_for_the_last_certificate() -> None:
    """PD-11."""
    story = shared(profile="18xx.games", Ann="P", Bob="2", pool="1")
    assert story.sales_offered("RCS") == {1, 2}
    story.when("Ann").sells_papers("RCS", "P", 1)
    assert papers(story, "Ann", "Bob", "pool") == [[1], [2], [2]]
    assert (story.cash_of("Ann"), story.cell("RCS")) == (475, "F5")
    story = shared(profile="18xx.games", Ann="P", Bob="2")
    story.when("Ann", refused="no_exact_exchange").sells_papers("RCS", "P", 1)


# --- every distribution of the certificates --------------------------------------------------------------------------

HOLDERS = ("Ann", "Bob", "Eve", "pool")


def distributions() -> Iterator[dict[str, tuple[int, int]]]:
    """By holder: how many ordinary certificates and how many last ones, where Ann has the president's as well."""
    for ordinary in product(range(7), repeat=4):
        for last in (*HOLDERS, "treasury"):
            held = {name: (ordinary[at], int(name == last)) for at, name in enumerate(HOLDERS)}
            shares = {name: single + 2 * double for name, (single, double) in held.items()}
            most = max(shares["Bob"], shares["Eve"])
            if sum(ordinary) <= 6 and most <= shares["Ann"] + 2 <= 6 and shares["pool"] <= 5:
                yield held


class Deal(NamedTuple):
    """What a sale comes to: who is president, and the ordinary and last certificates of Ann and of the pool."""

    president: str
    ann: tuple[int, int]
    pool: tuple[int, int]


def handed_over(single: int, double: int, sold: int) -> Iterator[tuple[int, int]]:
    """The ways to put exactly so many shares into the pool, given so many certificates of each kind."""
    for last in range(double + 1):
        if 0 <= sold - 2 * last <= single:
            yield sold - 2 * last, last


def legal_deals(held: dict[str, tuple[int, int]]) -> set[Deal]:
    """All that Ann may do with one sale, by the words of the rules: she announces a number of shares, exchanges the
    president's certificate if she must, and then hands over certificates [1849-9.5.3, 1849-9.5.5, 1849-9.5.6]."""
    shares = {name: single + 2 * double for name, (single, double) in held.items()}
    own, room = shares["Ann"] + 2, 5 - shares["pool"]
    heir = "Bob" if shares["Bob"] >= shares["Eve"] else "Eve"
    found = set()
    for sold in range(1, min(own, room) + 1):
        single, double = held["Ann"]
        stays = shares[heir] <= own - sold
        exchanged = [(single, double)] if stays else []
        if not stays and shares[heir] >= 2:
            exchanged += [(single, double + 1)] if held[heir][1] else []
            exchanged += [(single + 2, double)] if held[heir][0] >= 2 else []
        for ordinary, last in exchanged:
            for gone, gone_last in handed_over(ordinary, last, sold):
                pool = held["pool"][0] + gone, held["pool"][1] + gone_last
                found.add(Deal("Ann" if stays else heir, (ordinary - gone, last - gone_last), pool))
    return found


def deal_of(story: Story) -> Deal:
    """What has become of it."""
    president = story.president("RCS")
    kept, pool = story.certs("Ann", "RCS"), story.certs("pool", "RCS")
    last = kept.count(2) - (president == "Ann")
    return Deal(president, (kept.count(1), last), (pool.count(1), pool.count(2)))


def offered_deals(story: Story) -> set[Deal]:
    """All that the menu leads to, with every answer to what is asked about the president's certificate."""
    before, found = story.game.node, set()
    for choice in story.menu(act.SellShares, "Ann"):
        for kind in ("one", "two"):
            story.game.push(choice.action)
            if choosing(story):
                story.when("Ann").takes_for_presidency(kind)
            found.add(deal_of(story))
            story.game.node = before
    return found


def dealt(held: dict[str, tuple[int, int]], profile: str = "rulebook") -> Story:
    """A stock round with these holdings."""
    given_papers = {name: " ".join(["1"] * single + ["2"] * double) for name, (single, double) in held.items()}
    given_papers["Ann"] = f"P {given_papers['Ann']}".strip()
    return shared(TRIO, profile, **given_papers).ready()


@rule("1849-9.5.3", "1849-9.5.5", "1849-9.5.9", "1849-9.2.5")
def test_every_sale_that_the_rules_allow_is_offered_and_no_other() -> None:
    wrong = []
    for held in distributions():
        story = dealt(held)
        offered, legal = offered_deals(story), legal_deals(held)
        if offered != legal:
            wrong.append((held, offered - legal, legal - offered))
    assert wrong == []


@rule("1849-9.5.5", "1849-9.5.9", "1849-9.2.5")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_whatever_block_of_certificates_is_accepted_is_on_the_menu(profile: str) -> None:
    wrong = []
    for held in list(distributions())[::3]:
        story = dealt(held, profile)
        menu, legal = Menu(story.game), story.game.legal_actions()
        wrong += [
            (held, sale) for sale in every_sale(story.game, story.party("Ann")) if (sale in legal) != menu.offers(sale)
        ]
    assert wrong == []


@rule("1849-9.5.5", "1849-9.5.9", "1849-9.2.8")
def test_what_is_sold_besides_the_presidency_is_free_to_choose() -> None:
    """Of four shares two are sold: two ordinary certificates go, or the last one that was given for the president's."""
    story = shared(Ann="P 1 1", Bob="2 1")
    offered = [choice.action for choice in story.menu(act.SellShares)]
    blocks = {(len(one.certs), one.shares) for one in offered if isinstance(one, act.SellShares)}
    assert blocks == {(1, 1), (2, 2), (1, 2), (2, 3), (3, 4)}
    assert offered_deals(story) >= {Deal("Bob", (0, 1), (2, 0)), Deal("Bob", (2, 0), (0, 1))}
    story.when("Ann").sells_papers("RCS", "P", 2)
    assert (papers(story, "Ann", "Bob", "pool"), choosing(story)) == ([[1, 1], [2, 1], [2]], False)


@rule("1849-9.5.1", "1849-9.5.2", "1849-9.5.6", "1849-9.5.7")
def test_after_every_sale_shares_and_president_are_right() -> None:
    for held in list(distributions())[::7]:
        for number in range(len(dealt(held).menu(act.SellShares))):
            story = dealt(held)
            action = story.menu(act.SellShares)[number].action
            assert isinstance(action, act.SellShares)
            before = {name: story.shares(name, "RCS") for name in (*HOLDERS, "RCS")}
            story.when("Ann").do(action)
            while choosing(story):
                story.when("Ann").takes_for_presidency("two")
            before["Ann"] -= action.shares
            before["pool"] += action.shares
            assert {name: story.shares(name, "RCS") for name in before} == before
            assert story.cash_of("Ann") == 500 + 100 * action.shares
            heir = "Bob" if before["Bob"] >= before["Eve"] else "Eve"
            assert story.president("RCS") == (heir if before[heir] > before["Ann"] else "Ann")
