"""1830 and 1849: the edges of buying, selling and holding shares."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.sicily import shared
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import PresidencyPassed
from tresham.core.ids import BANK, Cert
from tresham.core.illegal import Illegal
from tresham.rules.shares import certs_held

TRIO = "Ann Bob Eve"
QUARTET = "Ann Bob Eve Dan"
SEXTET = "Ann Bob Eve Dan Kim Lou"
"""Six players: $400 each, 11 certificates."""


def twelve_papers() -> Story:
    """Ann is president of PRR, CPR and C&O with five shares each, one certificate too many; the pool is full of them.

    ERIE and B&M belong to Bob. B&M is in the yellow zone, so Ann could buy a share of it.
    """
    story = given("1830", SEXTET).started("PRR 67, CPR 67, C&O 67, ERIE 67, NYC 67, B&M 67").marker("B&M E7")
    for corp in ("PRR", "CPR", "C&O"):
        story.holds("Ann", f"{corp} 5").holds("pool", f"{corp} 5")
    return story.holds("Bob", "ERIE 3, B&M 2")


def eleven_locked_papers() -> Story:
    """Ann has eleven certificates of corporations that have not operated; RCS has."""
    story = given("1849", QUARTET).launched("RCS 68, CTL 68, IFT 68, SFA 68")
    story.papers("Ann", "CTL P 1 1 1 1, IFT P 1 1 1 1").papers("Bob", "SFA P").papers("Ann", "SFA 1")
    return story.operated("RCS").launch_order("ATA")


def ids(story: Story, owner: str, corp: str) -> list[Cert]:
    """The certificates that somebody has, the president's first."""
    holder = BANK if owner == "ipo" else story.party(owner)
    return certs_held(story.ready().table(), holder, story.party(corp))


# --- buying ----------------------------------------------------------------------------------------------------------


def brown() -> Story:
    """CPR is in the brown zone with three shares in the pool; Ann may buy as many of them as she wants."""
    story = given("1830", TRIO).started("CPR 67, NYC 67").marker("CPR B7").holds("Bob", "CPR 4, NYC 2")
    return story.holds("pool", "CPR 3, NYC 2").stock_round(2, "Ann")


@rule("1830-BY.6")
def test_no_certificate_is_bought_twice_in_one_purchase() -> None:
    story = brown()
    one, two, three = ids(story, "pool", "CPR")
    ann = story.party("Ann")
    story.when("Ann", refused="not_for_sale").do(act.BuyShares(ann, (one, one)))
    story.when("Ann", refused="not_for_sale").do(act.BuyShares(ann, (one, two, one)))
    story.when("Ann").do(act.BuyShares(ann, (one, two, three)))
    assert (story.shares("Ann", "CPR"), story.cash_of("Ann")) == (3, 800 - 3 * 27)


@rule("1830-BY.1")
def test_a_purchase_of_nothing_is_refused() -> None:
    story = brown()
    story.when("Ann", refused="not_for_sale").do(act.BuyShares(story.party("Ann"), ()))


@rule("1830-BY.6")
@pytest.mark.parametrize(("source", "corp"), [("Bob", "CPR"), ("ipo", "CPR"), ("pool", "NYC")])
def test_a_purchase_of_several_is_not_mixed(source: str, corp: str) -> None:
    story = brown()
    first, other = ids(story, "pool", "CPR")[0], ids(story, source, corp)[-1]
    story.when("Ann", refused="mixed_shares").do(act.BuyShares(story.party("Ann"), (first, other)))


@rule("1849-9.3.1")
def test_certificates_of_two_treasuries_are_not_one_purchase() -> None:
    story = given("1849", QUARTET).launched("RCS 68, CTL 68").papers("Bob", "RCS P, CTL P").stock_round(2, "Ann")
    mixed = (ids(story, "RCS", "RCS")[0], ids(story, "CTL", "CTL")[0])
    story.when("Ann", refused="mixed_shares").do(act.BuyShares(story.party("Ann"), mixed))


@rule("1830-BY.2")
@pytest.mark.parametrize("name", ["bank", "pool", "Bob"])
def test_only_a_corporation_can_be_started(name: str) -> None:
    story = brown()
    cell = story.title.market.pars[0]
    action = act.StartCorporation(story.party("Ann"), story.party(name), cell)
    story.when("Ann", refused="no_such_thing").do(action)


# --- limits ----------------------------------------------------------------------------------------------------------


@rule("1830-SL.6")
def test_seventy_per_cent_in_the_orange_zone_put_no_duty_on_sixty_per_cent_elsewhere() -> None:
    story = given("1830", TRIO).started("CPR 67, NYC 67").marker("CPR D7").holds("Ann", "CPR 7, NYC 6")
    story.stock_round(2, "Ann")
    assert story.menu(act.Pass)
    story.when("Ann").passes()
    assert story.to_act() == "Bob"


@rule("1830-SL.5", "1830-SL.2")
def test_a_full_pool_frees_a_president_with_an_heir_from_the_duty_to_sell() -> None:
    story = twelve_papers().holds("Ann", "NYC 2").holds("Bob", "NYC 2").holds("pool", "NYC 5").stock_round(2, "Ann")
    assert story.counted("Ann") == 13
    assert story.menu(act.SellShares) == []
    assert story.shares_offered() == {"B&M ipo"}
    story.when("Ann").passes()
    assert story.to_act() == "Bob"


@rule("1830-SL.5", "1830-SL.2")
def test_room_for_a_single_share_in_the_pool_is_enough_for_the_duty_to_sell() -> None:
    story = twelve_papers().holds("Ann", "ERIE 1").holds("pool", "ERIE 4").stock_round(2, "Ann")
    assert story.sales_offered("ERIE") == {1}
    story.when("Ann", refused="over_limit", rule="1830-SL.5").passes()
    story.when("Ann").sells("ERIE", 1)
    assert story.shares("pool", "ERIE") == 5
    assert story.counted("Ann") == 12
    story.when("Ann").passes()


@rule("1849-9.1.3", "1849-9.2.5")
def test_with_room_for_one_share_an_ordinary_certificate_must_be_sold() -> None:
    story = eleven_locked_papers().papers("Bob", "RCS P").papers("pool", "RCS 1 1 1 1").papers("Ann", "RCS 1")
    story.stock_round(2, "Ann")
    assert story.counted("Ann") == 12
    assert story.to_act() == "Ann"
    story.when("Ann", refused="over_limit", rule="1849-9.1.3").passes()
    story.when("Ann").sells("RCS", 1)
    assert (story.counted("Ann"), story.shares("pool", "RCS")) == (11, 5)


@rule("1849-9.1.3", "1849-9.5.9")
def test_with_room_for_one_share_half_of_the_presidents_certificate_need_not_be_sold() -> None:
    """Bob could give only the last certificate for the president's, and half of that is not for sale."""
    story = eleven_locked_papers().papers("Ann", "RCS P").papers("Bob", "RCS 2").papers("pool", "RCS 1 1 1 1")
    story.cash("Ann 700").stock_round(2, "Dan")
    story.when("Dan").passes()
    assert story.counted("Ann") == 12
    assert story.to_act() == "Bob", "Ann can neither sell nor buy"


# --- selling ---------------------------------------------------------------------------------------------------------


@rule("1830-SL.2")
@pytest.mark.parametrize("pool", [3, 4, 5])
def test_a_refused_sale_tells_how_much_room_the_pool_has(pool: int) -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Bob", "NYC 2").holds("Ann", "NYC 3", president=False)
    story.holds("pool", f"NYC {pool}").stock_round(2, "Ann").ready()
    block = act.SellShares(story.party("Ann"), tuple(ids(story, "Ann", "NYC")), 3)
    with pytest.raises(Illegal) as refusal:
        story.game.push(block)
    assert (refusal.value.code, refusal.value.params["room"]) == ("pool_limit", 5 - pool)


@rule("1830-PR.4")
@pytest.mark.parametrize(("kinds", "shares"), [("P", 0), ("1 P", 1), ("P", 3), ("1 P", 4), ("1", 0), ("1", 2)])
def test_what_is_sold_must_be_what_the_certificates_stand_for(kinds: str, shares: int) -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 3").holds("Bob", "NYC 3").stock_round(2, "Ann")
    story.when("Ann", refused="shares_do_not_add_up").sells_papers("NYC", kinds, shares)


@rule("1849-9.5.5")
@pytest.mark.parametrize(("kinds", "shares"), [("P", 0), ("1 P", 1), ("P", 3), ("1 P", 4)])
def test_with_the_presidents_certificate_at_least_half_of_it_is_sold(kinds: str, shares: int) -> None:
    story = shared(Ann="P 1", Bob="1 1 1")
    story.when("Ann", refused="shares_do_not_add_up").sells_papers("RCS", kinds, shares)


@rule("1849-9.2.1", "1849-9.5.5")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
@pytest.mark.parametrize(
    ("ann", "bob"),
    [("P", "1 1"), ("P 1", "1 1 1"), ("P 1 1", "1 1 1 1"), ("P 2", "1 1 1"), ("P 1 2", "1 1 1"), ("1 1 2", "P 1 1")],
)
def test_every_sale_is_offered_only_once(profile: str, ann: str, bob: str) -> None:
    story = shared(profile=profile, Ann=ann, Bob=bob)
    blocks = [choice.action for choice in story.menu(act.SellShares)]
    assert blocks
    assert len(set(blocks)) == len(blocks)


@rule("1849-9.5.5")
@pytest.mark.parametrize(("ann", "bob"), [("P", "1 1"), ("P 1", "1 1 1"), ("P 1 1", "1 1 1"), ("P 1 1 1", "1 1 1")])
def test_without_the_last_certificate_every_number_of_shares_is_offered_in_one_way(ann: str, bob: str) -> None:
    blocks = [choice.action for choice in shared(Ann=ann, Bob=bob).menu(act.SellShares)]
    numbers = [block.shares for block in blocks if isinstance(block, act.SellShares)]
    assert sorted(numbers) == list(range(1, len(ann.split()) + 2))


@rule("1830-PR.4")
@pytest.mark.parametrize("held", [2, 3, 4, 5])
def test_a_president_is_offered_to_sell_all_ordinary_certificates_before_half_of_his_own(held: int) -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", f"NYC {held}").holds("Bob", "NYC 2")
    story.stock_round(2, "Ann").ready()
    first, *others = ids(story, "Ann", "NYC")
    blocks = [one for choice in story.menu(act.SellShares) if isinstance(one := choice.action, act.SellShares)]
    assert [one.shares for one in blocks] == list(range(1, held + 1))
    resigning = [one for one in blocks if first in one.certs]
    assert [set(one.certs) for one in resigning] == [{first, *others}] * 2


@rule("1849-PD-11")
def test_on_the_site_a_sold_ordinary_certificate_is_change_for_the_last() -> None:
    """PD-11: Bob can give only the last certificate; Ann gets the ordinary one that she sells with it back."""
    story = shared(profile="18xx.games", Ann="P 1", Bob="2")
    story.when("Ann").sells_papers("RCS", "1 P", 2)
    assert [story.certs(name, "RCS") for name in ("Ann", "Bob", "pool")] == [[1], [2], [2]]
    assert (story.president("RCS"), story.cash_of("Ann")) == ("Bob", 375 + 200)


@rule("1849-PD-11")
@pytest.mark.parametrize(("kind", "bob", "pool"), [("one", [2, 1, 1], [1, 2]), ("two", [2, 2], [1, 1, 1])])
def test_on_the_site_change_is_given_also_where_the_old_president_has_the_choice(
    kind: str, bob: list[int], pool: list[int]
) -> None:
    """PD-11: Bob has the last certificate and two ordinary ones; Ann sells three of four shares."""
    story = shared(profile="18xx.games", Ann="P 1 1", Bob="1 1 2")
    story.when("Ann").sells_papers("RCS", "1 1 P", 3)
    story.when("Ann").takes_for_presidency(kind)
    assert [story.certs(name, "RCS") for name in ("Ann", "Bob", "pool")] == [[1], bob, pool]
    assert (story.president("RCS"), story.cash_of("Ann")) == ("Bob", 375 + 300)


@rule("1830-PR.2")
@pytest.mark.parametrize("sold", [1, 5])
def test_who_holds_all_shares_sells_some_and_stays_president(sold: int) -> None:
    story = given("1830", TRIO).started("CPR 67").marker("CPR D7").holds("Ann", "CPR 10").stock_round(2, "Ann")
    story.when("Ann").sells("CPR", sold)
    assert story.happened(PresidencyPassed) == []
    assert (story.president("CPR"), story.shares("Ann", "CPR"), story.shares("pool", "CPR")) == ("Ann", 10 - sold, sold)
