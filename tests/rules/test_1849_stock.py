"""1849: stock rounds. Turns, limits, selling, buying, founding, last certificates."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationClosed, Passed
from tresham.core.ids import Cert
from tresham.rules.launching import LaunchPostponed, LaunchRestored

TRIO = "Ann Bob Eve"
QUARTET = "Ann Bob Eve Dan"
QUINTET = "Ann Bob Eve Dan Kim"
PROFILES = ("rulebook", "18xx.games")


def on_to_the_stock_round(story: Story) -> Story:
    """Everybody passes to the end of a stock round, if there is one; then the operating rounds are played."""
    while story.round()[0] == "stock":
        story.when(story.to_act()).passes()
    while story.round()[0] == "operating":
        story.goes_on(keeps=True)
    return story


def two_railways(profile: str = "rulebook") -> Story:
    """RCS at 100 is Ann's, CTL at 68 is Bob's; both have operated. Ann has a share of CTL, Bob one of RCS."""
    story = given("1849", QUARTET, profile).launched("RCS 100, CTL 68").papers("Ann", "RCS P 1 1, CTL 1")
    story.papers("Bob", "CTL P 1 1, RCS 1").operated("RCS CTL").cash("RCS 300, CTL 200").launch_order("SFA ATA IFT")
    return story.stock_round(2, "Ann")


# --- turns -----------------------------------------------------------------------------------------------------------


@rule("1849-9.0.1")
def test_the_holder_of_the_priority_deal_opens_and_turns_go_clockwise() -> None:
    story = given("1849", QUARTET).priority("Eve").operating_round(turn=2)
    assert story.round() == ("stock", 3, 1, 1)
    for name in ("Eve", "Dan", "Ann"):
        assert story.to_act() == name
        story.when("Bob", refused="not_your_turn", rule="1849-9.0.1").passes()
        story.when(name).passes()
    assert story.to_act() == "Bob"


@rule("1849-9.0.2")
def test_sell_any_number_then_buy_one() -> None:
    story = two_railways()
    story.when("Ann").sells("RCS", 1)
    story.when("Ann").sells("CTL", 1)
    story.when("Ann").starts("SFA", 100)
    assert story.shares("Ann", "SFA") == 2
    assert story.cash_of("Ann") == 375 + 100 + 68 - 200


@rule("1849-9.0.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_nothing_is_sold_after_a_purchase(profile: str) -> None:
    story = two_railways(profile).cash("Ann 800")
    story.when("Ann").starts("SFA", 68)
    assert story.to_act() == "Ann", "she may still take ordinary certificates of SFA"
    assert story.menu(act.SellShares) == []
    story.when("Ann", refused="no_sale_after_purchase", rule="1849-9.0.2").sells("RCS", 1)
    story = two_railways(profile)
    story.when("Ann").buys("CTL")
    assert story.to_act() == "Bob", "there is nothing left to do"


@rule("1849-9.0.2")
def test_one_certificate_is_bought_in_a_turn() -> None:
    story = two_railways()
    story.when("Ann", refused="one_purchase", rule="1849-9.0.2").buys("RCS", count=2)
    story.when("Ann").buys("RCS")
    assert story.shares("Ann", "RCS") == 5
    assert story.to_act() == "Bob"


@rule("1849-9.0.2")
def test_a_turn_with_a_sale_or_a_purchase_is_no_pass() -> None:
    story = two_railways()
    story.when("Ann").passes()
    assert [story.name(one.by) for one in story.happened(Passed)] == ["Ann"]
    story.when("Bob").sells("CTL", 1)
    story.when("Bob").passes()
    assert story.happened(Passed) == []
    story.when("Eve").buys("RCS")
    assert story.happened(Passed) == []


@rule("1849-9.0.3")
def test_who_has_passed_may_act_again() -> None:
    story = two_railways()
    story.passes("Ann Bob Eve")
    story.when("Dan").buys("CTL")
    story.when("Ann").buys("CTL")
    story.passes("Bob")
    story.when("Eve").buys("CTL")


@rule("1849-9.0.4")
def test_the_round_ends_when_all_have_passed_in_a_row() -> None:
    story = two_railways()
    story.passes("Ann Bob Eve")
    story.when("Dan").buys("CTL")
    story.passes("Ann Bob Eve")
    assert (story.round(), story.to_act()) == (("stock", 2, 1, 1), "Dan")
    story.passes("Dan")
    assert story.round()[0] == "operating"


@rule("1849-9.0.4")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_player_with_nothing_to_do_is_passed_over(profile: str) -> None:
    """PD-26."""
    story = given("1849", QUARTET, profile).launched("CTL 68").papers("Ann", "CTL P").cash("Bob 67, Eve 20, Dan 0")
    story.stock_round(2, "Ann")
    story.when("Ann").passes()
    assert [story.name(one.by) for one in story.happened(Passed)] == ["Ann", "Bob", "Eve", "Dan"]
    assert story.round()[0] == "operating"
    story = given("1849", QUARTET, profile).launched("CTL 68").papers("Ann", "CTL P").cash("Bob 68, Eve 20, Dan 0")
    story.stock_round(2, "Ann")
    story.when("Ann").passes()
    assert story.to_act() == "Bob", "68 buys a share"


@rule("1849-9.0.5")
@pytest.mark.parametrize(("last", "next_first"), [("Ann", "Bob"), ("Bob", "Eve"), ("Dan", "Ann")])
@pytest.mark.parametrize("deed", ["buys", "sells", "founds"])
def test_the_priority_deal_goes_left_of_the_last_who_acted(last: str, next_first: str, deed: str) -> None:
    story = given("1849", QUARTET).launched("SFA 68").papers("Eve", "SFA P").papers(last, "SFA 1").operated("SFA")
    story.launch_order("ATA").priority("Eve").stock_round(2, last)
    {
        "buys": lambda: story.when(last).buys("SFA"),
        "sells": lambda: story.when(last).sells("SFA", 1),
        "founds": lambda: story.when(last).starts("ATA", 68),
    }[deed]()
    story.done(last)
    while story.round() == ("stock", 2, 1, 1):
        story.when(story.to_act()).passes()
    assert story.priority_deal() == next_first


@rule("1849-9.0.5")
def test_the_priority_deal_stays_when_nobody_acted() -> None:
    story = given("1849", QUARTET).priority("Eve").stock_round(2)
    story.passes("Eve Dan Ann Bob")
    assert (story.round(), story.priority_deal()) == (("stock", 3, 1, 1), "Eve")


# --- the certificate limit -------------------------------------------------------------------------------------------


@rule("1849-9.1.1")
@pytest.mark.parametrize(
    ("players", "options", "limit"),
    [(TRIO, "", 12), (QUARTET, "reduced_4p_corps", 9), (QUARTET, "", 11), (QUINTET, "", 9)],
)
@pytest.mark.parametrize("profile", PROFILES)
def test_the_limit_depends_on_players_and_corporations(players: str, options: str, limit: int, profile: str) -> None:
    story = given("1849", players, profile, options)
    assert story.title.certificate_limit(story.table(), story.party("Bob")) == limit


@rule("1849-9.1.1", "1849-9.6.1", "1849-7.1.3")
def test_every_certificate_and_every_private_counts_one() -> None:
    story = given("1849", QUARTET).launched("RCS 68, CTL 100").papers("Ann", "RCS P 1 2, CTL 1").owns("Ann", "SCE CNM")
    story.stock_round(2, "Ann")
    assert story.counted("Ann") == 6


def ten_papers() -> Story:
    """Ann has ten certificates; four players may have eleven. IFT belongs to Bob."""
    story = given("1849", QUARTET).launched("RCS 68, CTL 68, IFT 68").papers("Ann", "RCS P 1 1 1 1, CTL P 1 1 1 1")
    return story.papers("Bob", "IFT P").operated("RCS CTL").launch_order("SFA").cash("Ann 700")


@rule("1849-9.1.2", "1849-9.3.2")
def test_nothing_is_acquired_at_the_limit() -> None:
    story = ten_papers().stock_round(2, "Ann")
    story.when("Ann").buys("IFT")
    assert story.counted("Ann") == 11
    story = ten_papers().papers("Ann", "IFT 1").papers("pool", "IFT 1").stock_round(2, "Ann")
    assert story.shares_offered() == set()
    assert story.menu(act.StartCorporation) == []
    story.when("Ann", refused="certificate_limit", rule="1849-9.1.2").buys("IFT")
    story.when("Ann", refused="certificate_limit", rule="1849-9.1.2").buys("IFT", "pool")
    story.when("Ann", refused="certificate_limit", rule="1849-9.1.2").starts("SFA", 68)


@rule("1849-9.1.2")
def test_a_private_takes_up_room_too() -> None:
    story = ten_papers().owns("Ann", "RSA").stock_round(2, "Ann")
    assert story.counted("Ann") == 11
    story.when("Ann", refused="certificate_limit", rule="1849-9.1.2").buys("IFT")


@rule("1849-9.1.2")
def test_a_founder_needs_room_for_every_certificate() -> None:
    story = ten_papers().stock_round(2, "Ann")
    story.when("Ann").starts("SFA", 68)
    assert (story.counted("Ann"), story.to_act()) == (11, "Bob"), "there is no room for another one"


@rule("1849-9.1.2")
def test_a_sale_makes_room_in_the_same_turn() -> None:
    story = ten_papers().papers("Ann", "IFT 1").stock_round(2, "Ann")
    story.when("Ann").sells("RCS", 1)
    story.when("Ann").buys("IFT")
    assert story.counted("Ann") == 11


def over_limit() -> Story:
    """Ann has twelve certificates, one too many, and comes after Dan."""
    return ten_papers().papers("Ann", "IFT 1 1")


@rule("1849-9.1.3")
def test_who_is_above_the_limit_sells_first() -> None:
    story = over_limit().stock_round(2, "Ann")
    assert story.counted("Ann") == 12
    assert story.shares_offered() == set()
    story.when("Ann", refused="over_limit", rule="1849-9.1.3").passes()
    story.when("Ann", refused="over_limit", rule="1849-9.1.3").buys("IFT")
    story.when("Ann", refused="over_limit", rule="1849-9.1.3").starts("SFA", 68)
    story.when("Ann").sells("CTL", 1)
    assert story.counted("Ann") == 11
    story.when("Ann").passes()


@rule("1849-9.1.3")
def test_nobody_must_sell_in_the_turn_of_somebody_else() -> None:
    story = over_limit().stock_round(2, "Dan")
    assert story.to_act() == "Dan"
    story.when("Dan").buys("IFT")
    assert (story.to_act(), story.counted("Ann")) == ("Ann", 12)
    story.when("Ann", refused="over_limit", rule="1849-9.1.3").passes()


@rule("1849-9.1.3")
def test_who_can_sell_nothing_can_only_pass() -> None:
    story = given("1849", QUARTET).launched("RCS 68, CTL 68, IFT 68").papers("Ann", "RCS P 1 1 1 1, CTL P 1 1 1 1")
    story.papers("Bob", "IFT P").papers("Ann", "IFT 1 1").launch_order("SFA").cash("Ann 700").stock_round(2, "Dan")
    story.when("Dan").passes()
    assert story.to_act() == "Bob", "no corporation has operated, so Ann can neither sell nor buy"
    assert story.counted("Ann") == 12


@rule("1849-9.1.3")
def test_sales_are_a_duty_only_as_far_as_they_are_legal() -> None:
    story = given("1849", QUARTET).launched("RCS 68, CTL 68, IFT 68").papers("Ann", "RCS P 1 1 1, CTL P 1 1 1 1")
    story.papers("pool", "CTL 1, RCS 1 1").papers("Bob", "IFT P").papers("Ann", "IFT 1 1").owns("Ann", "SCE SIGI")
    story.operated("IFT").launch_order("SFA").stock_round(2, "Ann")
    assert story.counted("Ann") == 13
    story.when("Ann", refused="over_limit", rule="1849-9.1.3").passes()
    story.when("Ann").sells("IFT", 1)
    assert story.counted("Ann") == 12
    story.when("Ann", refused="over_limit", rule="1849-9.1.3").passes()
    story.when("Ann").sells("IFT", 1)
    assert (story.counted("Ann"), story.to_act()) == (11, "Bob")


# --- selling ---------------------------------------------------------------------------------------------------------


@rule("1849-9.2.1", "1849-9.2.2")
def test_sold_certificates_go_to_the_pool_at_the_price_before_the_sale() -> None:
    story = two_railways()
    bank = story.cash_of("bank")
    story.when("Ann").sells("RCS", 2)
    assert (story.cash_of("Ann"), story.cash_of("bank")) == (575, bank - 200)
    assert story.certs("pool", "RCS") == [1, 1]
    assert story.certs("Ann", "RCS") == [2]
    assert story.cash_of("RCS") == 300, "the corporation gets nothing"


@rule("1849-9.2.1")
def test_only_own_certificates_are_sold() -> None:
    story = two_railways()
    bobs, anns = story.title.certs_of[story.party("RCS")], story.title.certs_of[story.party("CTL")]
    story.when("Ann", refused="not_your_shares", rule="1849-9.2.1").do(
        act.SellShares(story.party("Ann"), (Cert(bobs[5]),), 1)
    )
    story.when("Ann", refused="not_your_shares", rule="1849-9.2.1").do(act.SellShares(story.party("Ann"), (), 0))
    story.when("Ann", refused="mixed_shares", rule="1849-9.2.1").do(
        act.SellShares(story.party("Ann"), (Cert(bobs[1]), Cert(anns[1])), 2)
    )


@rule("1849-9.2.2")
def test_all_shares_of_a_corporation_sold_in_a_turn_have_one_price() -> None:
    story = two_railways()
    story.when("Ann").sells("RCS", 1)
    assert story.price("RCS") == 95
    story.when("Ann").sells("CTL", 1)
    story.when("Ann").sells("RCS", 1)
    assert story.cash_of("Ann") == 375 + 100 + 68 + 100
    assert story.price("RCS") == 87


@rule("1849-PD-09")
def test_on_the_site_each_sale_has_its_own_price() -> None:
    """PD-09."""
    story = two_railways("18xx.games")
    story.when("Ann").sells("RCS", 1)
    story.when("Ann").sells("RCS", 1)
    assert story.cash_of("Ann") == 375 + 100 + 95
    assert story.price("RCS") == 87


@rule("1849-9.2.2")
def test_the_next_turn_has_its_own_price() -> None:
    story = two_railways()
    story.when("Ann").sells("RCS", 1)
    story.when("Ann").passes()
    story.when("Bob").sells("RCS", 1)
    assert story.cash_of("Bob") == 375 + 95


@rule("1849-9.2.3")
@pytest.mark.parametrize(("shares", "cell"), [(1, "F5"), (2, "F6"), (3, "F7"), (4, "F8"), (5, "F9")])
def test_the_marker_falls_one_row_per_share(shares: int, cell: str) -> None:
    story = given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P 1 1 1").papers("Bob", "RCS 1 1 1 2")
    story.operated("RCS").stock_round(2, "Bob")
    story.when("Bob").sells("RCS", shares)
    assert story.cell("RCS") == cell
    assert story.cash_of("Bob") == 375 + 100 * shares


@rule("1849-9.2.4")
@pytest.mark.parametrize("profile", PROFILES)
def test_shares_are_not_sold_before_their_corporation_has_operated(profile: str) -> None:
    story = given("1849", QUARTET, profile).launched("RCS 100, SFA 68").papers("Ann", "RCS P 1 1, SFA P 1")
    story.operated("SFA").stock_round(3, "Ann")
    assert (story.sales_offered("RCS"), story.sales_offered("SFA")) == (set(), {1})
    story.when("Ann", refused="no_sale_yet", rule="1849-9.2.4").sells("RCS", 1)
    story.when("Ann").sells("SFA", 1)


@rule("1849-9.2.4")
def test_shares_may_be_sold_in_the_next_stock_round() -> None:
    story = given("1849", QUARTET).launch_order("SFA").cash("Ann 500").stock_round(1, "Ann")
    story.when("Ann").starts("SFA", 100)
    story.when("Ann").buys("SFA")
    story.passes("Ann Bob Eve Dan")
    story.when("Ann", refused="no_sale_yet", rule="1849-9.2.4").sells("SFA", 1)
    on_to_the_stock_round(story)
    story.passes("Bob Eve Dan")
    story.when("Ann").sells("SFA", 1)
    assert story.certs("pool", "SFA") == [1]


@rule("1849-9.2.4")
def test_a_corporation_founded_anew_must_operate_anew() -> None:
    story = given("1849", QUARTET).launched("SFA 68").marker("SFA A9").papers("Ann", "SFA P 1").operated("SFA")
    story.launch_order("ATA").cash("Bob 0, Eve 0, Dan 0, Ann 600").stock_round(2, "Ann")
    story.when("Ann").sells("SFA", 1)
    story.when("Ann").starts("ATA", 68)
    on_to_the_stock_round(story)
    story.when("Ann").starts("SFA", 68)
    story.when("Ann").buys("SFA")
    story.when("Ann").passes()
    story.when("Ann", refused="no_sale_yet", rule="1849-9.2.4").sells("SFA", 1)


@rule("1849-9.2.5")
@pytest.mark.parametrize(
    ("pool", "offered"), [("1", {1, 2, 3, 4}), ("1 1", {1, 2, 3}), ("2 1 1", {1}), ("2 1 1 1", set())]
)
def test_the_pool_takes_half_of_a_corporation(pool: str, offered: set[int]) -> None:
    story = given("1849", QUARTET).launched("RCS 68").papers("pool", f"RCS {pool}").papers("Ann", "RCS P")
    ordinary = 6 - pool.split().count("1")
    story.papers("Bob", " ".join(["RCS", *["1"] * min(ordinary, 4)])).operated("RCS").stock_round(2, "Bob")
    assert story.sales_offered("RCS") == offered & set(range(1, ordinary + 1))
    for shares in {1, 2, 3, 4} - offered:
        if shares <= min(ordinary, 4):
            story.when("Bob", refused="pool_limit", rule="1849-9.2.5").sells("RCS", shares)


@rule("1849-9.2.6", "1849-9.3.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_who_has_sold_does_not_buy_that_corporation_until_the_next_stock_round(profile: str) -> None:
    story = two_railways(profile)
    story.when("Ann").sells("RCS", 1)
    assert story.shares_offered() == {"CTL ipo"}
    story.when("Ann", refused="sold_this_round", rule="1849-9.2.6").buys("RCS", "pool")
    story.when("Ann", refused="sold_this_round", rule="1849-9.2.6").buys("RCS")
    story.when("Ann").buys("CTL")
    story.passes("Bob Eve Dan")
    story.when("Ann", refused="sold_this_round", rule="1849-9.2.6").buys("RCS", "pool")
    assert story.shares_offered() == {"CTL ipo"}


@rule("1849-9.2.6")
def test_in_the_next_stock_round_all_is_forgotten() -> None:
    story = given("1849", QUARTET).launched("SFA 68").papers("Ann", "SFA P 1").operated("SFA").stock_round(2, "Ann")
    story.when("Ann").sells("SFA", 1)
    on_to_the_stock_round(story)
    story.passes("Bob Eve Dan")
    story.when("Ann").buys("SFA", "pool")


@rule("1849-9.2.7")
def test_the_presidents_certificate_never_goes_to_the_pool() -> None:
    story = given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P 1").papers("Bob", "RCS 1")
    story.operated("RCS").stock_round(2, "Ann")
    assert story.sales_offered("RCS") == {1}
    story.when("Ann", refused="presidents_certificate", rule="1849-9.5.5").sells_papers("RCS", "P")
    story.when("Ann", refused="presidents_certificate", rule="1849-9.5.5").sells_papers("RCS", "P", 1)
    story.when("Ann", refused="presidents_certificate", rule="1849-9.5.5").sells_papers("RCS", "P 1")
    story = given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P 1").papers("Bob", "RCS 1 1")
    story.operated("RCS").stock_round(2, "Ann")
    story.when("Ann").sells_papers("RCS", "P 1")
    assert (story.certs("pool", "RCS"), story.certs("Bob", "RCS")) == ([1, 1, 1], [2])
    assert story.president("RCS") == "Bob"


@rule("1849-9.2.8", "1849-9.6.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_last_certificate_is_sold_whole(profile: str) -> None:
    story = given("1849", QUARTET, profile).launched("RCS 100").papers("Ann", "RCS P").papers("Bob", "RCS 2 1")
    story.operated("RCS").stock_round(2, "Bob")
    story.when("Bob", refused="shares_do_not_add_up", rule="1849-9.2.8").sells_papers("RCS", "2", 1)
    story.when("Bob", refused="shares_do_not_add_up", rule="1849-9.2.8").sells_papers("RCS", "1 2", 2)
    assert story.sales_offered("RCS") == {1, 2, 3}
    story.when("Bob").sells_papers("RCS", "2")
    assert (story.certs("pool", "RCS"), story.certs("Bob", "RCS")) == ([2], [1])
    assert (story.cash_of("Bob"), story.cell("RCS")) == (575, "F6")


@rule("1849-9.2.8")
def test_a_last_certificate_that_the_pool_cannot_take_whole_is_not_sold() -> None:
    story = given("1849", QUARTET).launched("RCS 68").papers("Ann", "RCS P").papers("Bob", "RCS 2")
    story.papers("pool", "RCS 1 1 1 1").operated("RCS").stock_round(2, "Bob")
    assert story.sales_offered("RCS") == set()
    story.when("Bob", refused="pool_limit", rule="1849-9.2.5").sells_papers("RCS", "2")


@rule("1849-9.2.9", "1849-5.7")
def test_the_seller_of_a_corporation_that_closes_keeps_the_money() -> None:
    story = given("1849", QUARTET).launched("SFA 68").marker("SFA A8").papers("Ann", "SFA P").papers("Bob", "SFA 1 1 1")
    story.papers("Dan", "SFA 1").operated("SFA").cash("SFA 50").stock_round(2, "Bob")
    bank = story.cash_of("bank")
    story.when("Bob").sells("SFA", 2)
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["SFA"]
    assert story.cash_of("Bob") == 375 + 68
    assert story.cash_of("bank") == bank - 68 + 50
    assert (story.shares("Ann", "SFA"), story.shares("Bob", "SFA"), story.shares("Dan", "SFA")) == (0, 0, 0)
    assert (story.cell("SFA"), story.to_act()) == (None, "Bob"), "his turn goes on"


# --- buying ----------------------------------------------------------------------------------------------------------


@rule("1849-9.3.1", "1849-5.1")
@pytest.mark.parametrize("source", ["ipo", "pool"])
def test_shares_of_treasury_and_pool_have_the_market_price(source: str) -> None:
    story = given("1849", QUARTET).launched("RCS 100").marker("RCS F7").papers("Ann", "RCS P").papers("pool", "RCS 1")
    story.stock_round(2, "Bob")
    bank = story.cash_of("bank")
    story.when("Bob").buys("RCS", source)
    assert story.cash_of("Bob") == 300
    earned = {"ipo": (75, bank), "pool": (0, bank + 75)}[source]
    assert (story.cash_of("RCS"), story.cash_of("bank")) == earned


@rule("1849-9.3.1")
def test_players_do_not_sell_to_each_other() -> None:
    story = given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P 1 1").stock_round(2, "Bob")
    story.when("Bob", refused="not_for_sale", rule="1849-9.3.1").buys_cert("RCS", 1)


@rule("1849-9.3.1")
def test_nothing_is_bought_of_a_corporation_that_is_not_founded() -> None:
    story = two_railways()
    story.when("Ann", refused="presidents_certificate_first", rule="1849-9.4.0.3").buys("SFA")
    story.when("Ann", refused="presidents_certificate_first", rule="1849-9.4.0.3").buys_cert("SFA", 0)


@rule("1849-9.3.2")
def test_a_purchase_needs_room_below_sixty_per_cent() -> None:
    story = given("1849", QUARTET).launched("RCS 68").papers("Ann", "RCS P 1 1 1 1").papers("pool", "RCS 1")
    story.stock_round(2, "Ann")
    for source in ("ipo", "pool"):
        story.when("Ann", refused="holding_limit", rule="1849-7.2.4").buys("RCS", source)


@rule("1849-9.3.3", "1849-9.6.3")
def test_a_last_certificate_leaves_the_treasury_last() -> None:
    story = given("1849", QUARTET).launched("RCS 68").papers("Ann", "RCS P 1 1 1").papers("Bob", "RCS 1 1")
    story.stock_round(2, "Eve")
    story.when("Eve", refused="last_certificate", rule="1849-9.3.3").buys_cert("RCS", 7)
    story.when("Eve").buys("RCS")
    assert story.certs("RCS", "RCS") == [2]
    story.when("Dan").buys_cert("RCS", 7)
    assert (story.certs("Dan", "RCS"), story.cash_of("Dan"), story.cash_of("RCS")) == ([2], 375 - 136, 68 + 136)


@rule("1849-9.3.3", "1849-9.6.3")
def test_a_last_certificate_leaves_the_pool_last() -> None:
    story = given("1849", QUARTET).launched("RCS 68").papers("Ann", "RCS P 1 1 1").papers("pool", "RCS 1 2")
    story.stock_round(2, "Eve")
    story.when("Eve", refused="last_certificate", rule="1849-9.3.3").buys_cert("RCS", 7)
    story.when("Eve").buys("RCS", "pool")
    story.when("Dan").buys_cert("RCS", 7)
    assert (story.certs("Dan", "RCS"), story.cash_of("Dan")) == ([2], 375 - 136)


@rule("1849-9.3.3")
def test_ordinary_certificates_elsewhere_do_not_matter() -> None:
    story = given("1849", QUARTET).launched("RCS 68").papers("Ann", "RCS P 1 1 1").papers("pool", "RCS 1 1 1")
    story.stock_round(2, "Eve")
    story.when("Eve").buys_cert("RCS", 7)
    story = given("1849", QUARTET).launched("RCS 68").papers("Ann", "RCS P 1 1 1").papers("pool", "RCS 2")
    story.stock_round(2, "Eve")
    assert story.certs("RCS", "RCS") == [1, 1, 1]
    story.when("Eve").buys_cert("RCS", 7)


@rule("1849-9.3.4")
def test_a_share_needs_its_full_price_in_cash() -> None:
    story = given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P 1 1 1").papers("Bob", "RCS 1 1")
    story.papers("pool", "RCS 1").launch_order("SFA").cash("Eve 99, Dan 199").stock_round(2, "Bob")
    story.when("Bob").passes()
    assert story.to_act() == "Dan", "Eve cannot even buy one share"
    story.when("Dan", refused="cannot_afford_share", rule="1849-9.3.4").buys_cert("RCS", 7)
    story.when("Dan", refused="cannot_afford_share", rule="1849-9.3.4").starts("SFA", 100)
    story.when("Dan").buys("RCS", "pool")
    assert story.cash_of("Dan") == 99


# --- founding --------------------------------------------------------------------------------------------------------


def founding(profile: str = "rulebook", corps: str = "CTL SFA ATA", phase: str = "4", money: int = 1000) -> Story:
    """Ann has the turn, and the next corporations are known."""
    story = given("1849", QUARTET, profile).phase(phase)
    return story.launch_order(corps).cash(f"Ann {money}").stock_round(2, "Ann")


@rule("1849-9.4.0.1")
@pytest.mark.parametrize("profile", PROFILES)
def test_only_the_first_in_the_order_may_be_founded(profile: str) -> None:
    story = founding(profile)
    assert [story.pars_offered(name) for name in ("CTL", "SFA", "ATA")] == [{68, 100}, set(), set()]
    for name in ("SFA", "ATA"):
        story.when("Ann", refused="not_next_to_start", rule="1849-9.4.0.1").starts(name, 68)
    story.when("Ann").starts("CTL", 68)
    story.when("Ann").passes()
    story.when("Bob", refused="already_started", rule="1849-9.4.0.1").starts("CTL", 68)
    story.when("Bob").starts("SFA", 68)


@rule("1849-9.4.0.2")
@pytest.mark.parametrize(
    ("phase", "prices"),
    [
        ("4", {68, 100}),
        ("6", {68, 100, 144}),
        ("8", {68, 100, 144}),
        ("10", {68, 100, 144, 216}),
        ("12", {68, 100, 144, 216}),
        ("16", {68, 100, 144, 216}),
    ],
)
def test_the_phase_tells_the_starting_prices(phase: str, prices: set[int]) -> None:
    story = founding(phase=phase)
    assert story.pars_offered("CTL") == prices
    for too_early in {144, 216} - prices:
        story.when("Ann", refused="par_not_yet", rule="1849-9.4.0.2").starts("CTL", too_early)
    story.when("Ann", refused="no_par_cell", rule="1849-9.4.0.2").starts("CTL", 90)
    for one in prices:
        story = founding(phase=phase)
        story.when("Ann").starts("CTL", one)
        assert story.cell("CTL") == {68: "C5", 100: "F4", 144: "I3", 216: "L2"}[one]


@rule("1849-9.4.0.2", "1849-5.2")
def test_a_new_marker_goes_under_those_in_its_cell() -> None:
    story = given("1849", QUARTET).launched("RCS 100, SFA 68").marker("RCS F4").launch_order("CTL").cash("Ann 500")
    story.papers("Bob", "RCS P").stock_round(2, "Ann")
    story.when("Ann").starts("CTL", 100)
    stack = [story.name(corp) for corp in story.game.state.stack]
    assert stack.index("RCS") < stack.index("CTL")


@rule("1849-9.4.0.2", "1849-5.2")
def test_a_corporation_founded_anew_goes_to_the_bottom_as_well() -> None:
    story = given("1849", QUARTET).launched("SFA 68, ATA 100").marker("SFA A9").papers("Bob", "SFA P 1, ATA P")
    story.operated("SFA ATA").launch_order("").cash("Bob 900, ATA 300").stock_round(2, "Bob")
    story.when("Bob").sells("SFA", 1)
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["SFA"]
    on_to_the_stock_round(story)
    cell = story.cell("ATA")
    while story.to_act() != "Bob":
        story.when(story.to_act()).passes()
    story.when("Bob").starts("SFA", 68)
    stack = [story.name(corp) for corp in story.game.state.stack]
    assert (stack, story.cell("SFA"), story.cell("ATA")) == (["ATA", "SFA"], "C5", cell)
    assert story.certs("SFA", "SFA") == [1, 1, 1, 1, 1, 1, 2]


@rule("1849-9.4.0.3", "1849-9.4.0.4")
@pytest.mark.parametrize("more", [0, 1, 2])
def test_a_founder_may_take_up_to_two_ordinary_certificates_along(more: int) -> None:
    story = founding()
    bank = story.cash_of("bank")
    story.when("Ann").starts("CTL", 100)
    for _ in range(more):
        story.when("Ann").buys("CTL")
    story.done("Ann")
    assert story.certs("Ann", "CTL") == [2] + [1] * more
    paid = 200 + 100 * more
    assert (story.cash_of("Ann"), story.cash_of("CTL"), story.cash_of("bank")) == (1000 - paid, paid - 40, bank + 40)


@rule("1849-9.4.0.3")
@pytest.mark.parametrize("profile", PROFILES)
def test_forty_per_cent_is_the_most_for_a_founder(profile: str) -> None:
    story = founding(profile)
    story.when("Ann").starts("CTL", 100)
    story.when("Ann").buys("CTL")
    story.when("Ann").buys("CTL")
    assert story.shares("Ann", "CTL") == 4
    assert story.to_act() == "Bob"


@rule("1849-9.4.0.3")
def test_forty_per_cent_is_the_most_in_one_purchase_as_well() -> None:
    story = founding()
    story.when("Ann").starts("CTL", 100)
    story.when("Ann", refused="one_purchase").buys("CTL", count=3)


@rule("1849-9.4.0.3")
def test_two_certificates_in_one_purchase_are_all_a_founder_gets() -> None:
    story = founding()
    story.when("Ann").starts("CTL", 100)
    story.when("Ann").buys("CTL", count=2)
    assert story.shares("Ann", "CTL") == 4
    assert story.to_act() == "Bob"


@rule("1849-9.4.0.3")
def test_one_and_then_two_are_too_many() -> None:
    story = founding()
    story.when("Ann").starts("CTL", 100)
    story.when("Ann").buys("CTL")
    story.when("Ann", refused="one_purchase").buys("CTL", count=2)


@rule("1849-9.4.0.3")
def test_a_founder_takes_no_last_certificate() -> None:
    story = founding()
    story.when("Ann").starts("CTL", 68)
    story.when("Ann", refused="last_certificate", rule="1849-9.3.3").buys_cert("CTL", 7)


@rule("1849-9.4.0.3")
def test_a_founder_needs_the_cash_for_every_certificate() -> None:
    story = founding(money=299)
    story.when("Ann").starts("CTL", 100)
    assert story.to_act() == "Bob", "99 do not buy a share"
    story = founding(money=300)
    story.when("Ann").starts("CTL", 100)
    story.when("Ann").buys("CTL")
    assert (story.cash_of("Ann"), story.to_act()) == (0, "Bob")
    story = founding(money=135)
    assert story.to_act() == "Bob"


@rule("1849-9.4.0.4")
def test_a_founded_corporation_operates_at_once() -> None:
    story = founding(money=136, corps="SFA")
    story.when("Ann").starts("SFA", 68)
    assert story.has_floated("SFA")
    story.passes("Bob Eve Dan")
    assert (story.round()[0], story.actor()) == ("operating", "SFA")


@rule("1849-9.4.0.4")
def test_later_purchases_from_the_treasury_pay_the_corporation_too() -> None:
    story = founding()
    story.when("Ann").starts("CTL", 100)
    story.when("Ann").passes()
    had = story.cash_of("CTL")
    story.when("Bob").buys("CTL")
    assert story.cash_of("CTL") == had + 100


@rule("1849-9.4.0.5")
@pytest.mark.parametrize(
    ("corp", "fee", "home"),
    [("ATA", 30, "M13"), ("CTL", 40, "E1"), ("IFT", 90, "H12"), ("RCS", 130, "C5"), ("SFA", 40, "J6")],
)
def test_the_fee_is_paid_and_the_home_token_placed_at_once(corp: str, fee: int, home: str) -> None:
    story = founding(corps=corp)
    bank = story.cash_of("bank")
    story.when("Ann").starts(corp, 68)
    assert (story.cash_of(corp), story.cash_of("bank")) == (136 - fee, bank + fee)
    assert story.tokens_of(corp) == [f"{home}.0"]
    assert len(story.charter(corp)) == 2


@rule("1849-9.4.0.6")
@pytest.mark.parametrize("profile", PROFILES)
def test_founding_is_the_purchase_of_the_turn(profile: str) -> None:
    story = given("1849", QUARTET, profile).launched("RCS 68").papers("Bob", "RCS P").papers("pool", "RCS 1")
    story.launch_order("CTL SFA").cash("Ann 1000").stock_round(2, "Ann")
    story.when("Ann").starts("CTL", 68)
    assert story.shares_offered() == {"CTL ipo"}
    story.when("Ann", refused="one_purchase", rule="1849-9.0.2").buys("RCS")
    story.when("Ann", refused="one_purchase", rule="1849-9.0.2").buys("RCS", "pool")
    story.when("Ann", refused="one_purchase", rule="1849-9.0.2").starts("SFA", 68)
    story = given("1849", QUARTET, profile).launched("RCS 68").papers("Bob", "RCS P").launch_order("CTL")
    story.cash("Ann 1000").stock_round(2, "Ann")
    story.when("Ann").buys("RCS")
    assert story.to_act() == "Bob", "after a purchase nothing is founded"


@rule("1849-9.4.0.7", "1849-9.5.1")
def test_the_founder_stays_president_until_somebody_has_more() -> None:
    story = founding()
    story.when("Ann").starts("CTL", 68)
    story.when("Ann").passes()
    story.when("Bob").buys("CTL")
    story.passes("Eve Dan Ann")
    story.when("Bob").buys("CTL")
    assert (story.shares("Bob", "CTL"), story.president("CTL")) == (2, "Ann")
    story.passes("Eve Dan Ann")
    story.when("Bob").buys("CTL")
    assert (story.shares("Bob", "CTL"), story.president("CTL")) == (3, "Bob")


# --- Garibaldi -------------------------------------------------------------------------------------------------------


@rule("1849-9.4.1.1")
@pytest.mark.parametrize("home", ["C1", "H8", "M9", "M11", "B14"])
@pytest.mark.parametrize("profile", PROFILES)
def test_garibaldi_chooses_one_of_five_cities(home: str, profile: str) -> None:
    story = founding(profile, "AFG")
    story.when("Ann").starts("AFG", 100)
    assert (story.actor(), story.to_act()) == ("AFG", "Ann")
    assert story.tokens_offered() == {"B14.0", "C1.0", "H8.0", "M9.0", "M11.0"}
    for other in ("C5", "E1", "H12", "J6", "M13"):
        story.when("AFG", refused="no_home_there", rule="1849-9.4.1.1").tokens(other)
    story.when("AFG").tokens(home)
    assert (story.tokens_of("AFG"), story.cash_of("AFG")) == ([f"{home}.0"], 160)
    story.when("Ann").buys("AFG")


@rule("1849-9.4.1.1")
def test_garibaldis_home_must_have_a_free_slot() -> None:
    story = given("1849", QUARTET).launched("CTL 100, RCS 100").token("CTL", "C1", "M9").token("RCS", "M11", "M9")
    story.launch_order("AFG").stock_round(2, "Ann")
    story.when("Ann").starts("AFG", 100)
    assert story.tokens_offered() == {"B14.0", "H8.0"}
    for full in ("C1", "M9", "M11"):
        story.when("AFG", refused="no_home_there", rule="1849-9.4.1.1").tokens(full)


@rule("1849-9.4.1.1")
def test_nothing_is_kept_for_garibaldi_beforehand() -> None:
    story = given("1849", QUARTET).launched("CTL 100").papers("Ann", "CTL P").trains("CTL 4H").launch_order("AFG")
    story.operates("CTL", "token")
    assert story.tokens_offered() == {"C1.0"}
    story.when("CTL").tokens("C1")


def crowded(profile: str = "rulebook", waiting: str = "AFG SFA", phase: str = "4") -> Story:
    """Of Garibaldi's five cities only Trapani is free, and CTL in Marsala is about to take it."""
    story = given("1849", QUARTET, profile)
    story.phase(phase)
    story.launched("CTL 100, RCS 100, IFT 68").papers("Ann", "CTL P").papers("Bob", "RCS P").papers("Eve", "IFT P 1")
    story.token("RCS", "B14", "M9").token("IFT", "M9", "M11").token("CTL", "H8").trains("CTL 6H, RCS 6H, IFT 6H")
    story.launch_order(waiting).operated("CTL RCS IFT")
    return story


@rule("1849-9.4.1.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_without_a_free_city_garibaldi_is_passed_over(profile: str) -> None:
    story = crowded(profile).operates("CTL", "token")
    assert story.waiting() == ["AFG", "SFA"]
    story.when("CTL").tokens("C1")
    assert len(story.happened(LaunchPostponed)) == 1
    on_to_the_stock_round(story)
    assert story.waiting() == ["SFA"]
    name = story.to_act()
    story.when(name, refused="not_next_to_start", rule="1849-9.4.0.1").starts("AFG", 68)
    story.when(name).starts("SFA", 68)
    story.done(name)
    assert story.pars_offered("AFG") == set()
    assert story.waiting() == []


@rule("1849-9.4.1.2")
def test_one_free_city_is_enough_for_garibaldi() -> None:
    story = crowded().operates("CTL", "token")
    story.when("CTL").passes()
    on_to_the_stock_round(story)
    assert story.waiting() == ["AFG", "SFA"]
    assert story.pars_offered("AFG") == {68, 100}


@rule("1849-9.4.1.3")
@pytest.mark.parametrize("profile", PROFILES)
def test_garibaldi_comes_back_at_the_end_of_the_order(profile: str) -> None:
    story = crowded(profile, "AFG SFA ATA", "6").cash("IFT 100").operates("CTL", "token")
    story.when("CTL").tokens("C1")
    while story.actor() != "IFT" or story.part() != "track":
        story.goes_on(keeps=True)
    story.when("IFT").lays("M11", "670", 4)
    assert len(story.happened(LaunchRestored)) == 1
    on_to_the_stock_round(story)
    assert story.waiting() == ["SFA", "ATA", "AFG"]


@rule("1849-9.4.1.3")
def test_garibaldi_comes_back_in_the_next_stock_round_only() -> None:
    story = blocked_in_stock_round()
    story.when("Eve").sells("IFT", 1)
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["IFT"]
    assert len(story.happened(LaunchRestored)) == 1
    assert story.waiting() == ["SFA"]
    story.when("Eve", refused="not_next_to_start", rule="1849-9.4.0.1").starts("AFG", 68)
    story.when("Eve").starts("SFA", 68)
    while story.round()[0] == "stock":
        assert "AFG" not in story.waiting()
        story.when(story.to_act()).passes()
    on_to_the_stock_round(story)
    assert story.waiting() == ["IFT", "AFG"]


def blocked_in_stock_round(profile: str = "rulebook", waiting: str = "SFA") -> Story:
    """All of Garibaldi's cities are full, and Eve has the turn in a stock round; her IFT is about to close."""
    story = given("1849", QUARTET, profile).launched("CTL 100, RCS 100, IFT 68").papers("Ann", "CTL P")
    story.papers("Bob", "RCS P").papers("Eve", "IFT P 1").token("RCS", "B14", "M9").token("IFT", "M9", "M11")
    story.token("CTL", "H8", "C1").operated("CTL RCS IFT").marker("IFT A9").trains("CTL 4H").cash("Eve 600")
    story.launch_order(f"AFG {waiting}").extra(launch=tuple(story.party(name) for name in waiting.split()))
    return story.stock_round(2, "Eve")


@rule("1849-9.4.1.2")
def test_a_closed_corporation_is_founded_again_although_garibaldi_is_blocked() -> None:
    story = blocked_rcs("rulebook")
    assert story.waiting() == ["RCS"]
    assert story.pars_offered("RCS") == {68, 100}


@rule("1849-PD-22")
def test_on_the_site_a_blocked_garibaldi_at_the_end_bars_all_others() -> None:
    """PD-22."""
    story = blocked_rcs("18xx.games")
    assert story.pars_offered("RCS") == set()
    assert story.pars_offered("AFG") == set()


def blocked_rcs(profile: str) -> Story:
    """Garibaldi's cities are full, it alone was left, and RCS has closed in the last stock round."""
    story = given("1849", QUARTET, profile).launched("CTL 100, RCS 100, IFT 68, SFA 68, ATA 68")
    story.papers("Ann", "CTL P").papers("Bob", "RCS P 1").papers("Eve", "IFT P").papers("Dan", "SFA P, ATA P")
    story.token("IFT", "M9", "M11").token("CTL", "H8", "C1").token("SFA", "M9").token("ATA", "B14").trains("CTL 4H")
    story.operated("CTL RCS IFT SFA ATA").marker("RCS A9").launch_order("AFG").extra(launch=())
    story.stock_round(2, "Bob")
    story.when("Bob").sells("RCS", 1)
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["RCS"]
    return on_to_the_stock_round(story)


@rule("1849-9.4.1.4")
@pytest.mark.parametrize("elsewhere", [False, True])
def test_garibaldi_closes_if_it_had_nothing_but_messina(elsewhere: bool) -> None:
    story = given("1849", QUARTET).launched("CTL 100, AFG 68").papers("Ann", "CTL P").papers("Bob", "AFG P")
    story.token("AFG", "B14").phase("10").depot("10H 0").cash("CTL 900").operated("CTL AFG")
    story.extra(chosen=((story.party("AFG"), story.atlas.hex("B14")),))
    if elsewhere:
        story.token("AFG", "M9")
    story.operates("CTL", "trains")
    story.when("CTL").buys_train("12H", 800)
    closed = [story.name(one.corp) for one in story.happened(CorporationClosed)]
    assert closed == ([] if elsewhere else ["AFG"])
    assert story.tokens_of("AFG") == (["M9.0"] if elsewhere else [])
    assert story.president("AFG") == ("Bob" if elsewhere else "nobody")


# --- last certificates -----------------------------------------------------------------------------------------------


@rule("1849-9.6.1")
def test_a_last_certificate_is_two_shares_on_one_paper() -> None:
    story = given("1849", QUARTET).launched("RCS 100").papers("Ann", "RCS P 1 1 1").papers("Bob", "RCS 1 1")
    story.papers("Dan", "RCS 1").cash("Eve 200").stock_round(2, "Eve")
    story.when("Eve").buys_cert("RCS", 7)
    assert (story.shares("Eve", "RCS"), story.certs("Eve", "RCS"), story.counted("Eve")) == (2, [2], 1)
    assert (story.cash_of("Eve"), story.cash_of("RCS")) == (0, 200)
    assert story.score("Eve") == 200
    assert story.president("RCS") == "Ann", "it is no president's certificate"


@rule("1849-9.6.2")
def test_a_last_certificate_is_not_had_for_a_single_one_and_its_price() -> None:
    story = given("1849", QUARTET).launched("RCS 68").papers("Ann", "RCS P 1 1").papers("Bob", "RCS 1 1 1")
    story.papers("Eve", "RCS 1").cash("Ann 135").stock_round(2, "Ann")
    assert story.certs("RCS", "RCS") == [2]
    assert story.to_act() == "Bob", "Ann's 135 and her ordinary certificates do not pay for it"
    story.when("Ann", refused="not_your_turn").buys("RCS")


@rule("1849-9.6.3")
def test_a_last_certificate_is_issued_and_redeemed_last() -> None:
    story = given("1849", QUARTET).launched("RCS 68").papers("Ann", "RCS P 1 1 1").papers("Bob", "RCS 1 1")
    story.operated("RCS").cash("RCS 500").operates("RCS", "finance")
    assert story.certs("RCS", "RCS") == [1, 2]
    story.when("RCS", refused="last_certificate_last", rule="1849-10.8.5").sells_papers("RCS", "2")
    story.when("RCS").sells_papers("RCS", "1 2")
    story = given("1849", QUARTET).launched("RCS 68").papers("Ann", "RCS P 1 1 1").papers("pool", "RCS 1 2")
    story.operated("RCS").cash("RCS 500").operates("RCS", "finance")
    story.when("RCS", refused="last_certificate", rule="1849-10.8.8").buys_cert("RCS", 7)
    story.when("RCS").buys("RCS", "pool")
    assert story.certs("pool", "RCS") == [2]
