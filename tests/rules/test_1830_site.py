"""1830 on the public site: when it asks, and what it allows and forbids otherwise than the rulebook."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core.action import BuyPrivate, BuyShares, ExchangePrivate, LayPrivateTile, Pass
from tresham.titles import PROFILES
from tresham.titles.site_views import views_of

SITE = "18xx.games"
TRIO = "Ann Bob Eve"


# --- privates of other players ---------------------------------------------------------------------------------------


def penniless(private: str, profile: str = SITE, cash: int = 1) -> Story:
    """Ann has a dollar, which buys no share; Bob has a private."""
    story = given("1830", TRIO, profile).started("PRR 100").holds("Bob", "PRR 5").floated("PRR").cash(f"Ann {cash}")
    return story.owns("Bob", private)


@rule("1830-DIFF.1")
def test_who_could_ask_for_the_camden_and_amboy_is_asked_but_cannot_buy_it() -> None:
    story = penniless("CA").stock_round(2, "Ann")
    assert story.to_act() == "Ann"
    assert story.menu(BuyPrivate) == story.menu(BuyShares) == []
    story.when("Ann", refused="no_private_trade_now").buys_private("CA", 1)
    story.when("Ann").passes()
    assert story.to_act() == "Bob"


@rule("1830-DIFF.1")
@pytest.mark.parametrize(
    ("story", "turn"),
    [
        (penniless("BO"), 2),  # never for sale
        (penniless("CA", cash=0), 2),
        (penniless("CA"), 1),
        (penniless("CA").phase("5"), 2),
        (given("1830", TRIO, SITE).cash("Ann 1").owns("Ann", "CA"), 2),
    ],
)
def test_who_has_nothing_to_ask_for_is_passed_over(story: Story, turn: int) -> None:
    assert story.stock_round(turn, "Ann").ready().to_act() == "Bob"


@rule("1830-DIFF.1")
def test_who_has_bought_something_is_not_asked_about_privates() -> None:
    story = given("1830", TRIO, SITE).started("PRR 100").holds("Bob", "PRR 4").holds("pool", "PRR 5").floated("PRR")
    story.owns("Bob", "CA").cash("Ann 150").stock_round(2, "Ann")
    story.when("Ann").buys("PRR")
    assert story.to_act() == "Bob"


def at_the_limit(profile: str) -> Story:
    """Ann has the twenty certificates that she may have, all of them in white zones; Bob has a private."""
    story = given("1830", TRIO, profile).started("PRR 100, NYC 100, CPR 100, C&O 100").floated("PRR NYC CPR C&O")
    for corp in ("PRR", "NYC", "CPR", "C&O"):
        story.holds("Ann", f"{corp} 6")
    return story.owns("Bob", "SV").stock_round(2, "Ann")


@rule("1830-DIFF.1")
@pytest.mark.parametrize("profile", PROFILES)
def test_at_the_certificate_limit_a_private_is_bought_on_the_site_only(profile: str) -> None:
    story = at_the_limit(profile)
    assert story.counted("Ann") == 20
    if profile == SITE:
        story.when("Ann").buys_private("SV", 20)
        assert story.counted("Ann") == 21
    else:
        story.when("Ann", refused="certificate_limit").offers.buys_private("SV", 20)


@rule("1830-DIFF.1")
def test_above_the_limit_nobody_is_asked_about_privates_before_he_has_sold() -> None:
    story = at_the_limit(SITE).owns("Ann", "MH")
    assert story.menu(BuyPrivate) == story.menu(Pass) == []
    story.when("Ann", refused="over_limit").buys_private("SV", 20)


# --- the opening auction ---------------------------------------------------------------------------------------------


@rule("1830-DIFF.16")
@pytest.mark.parametrize(("profile", "asked"), [("rulebook", "Bob"), (SITE, "Ann")])
def test_in_the_auction_the_site_asks_who_can_afford_nothing(profile: str, asked: str) -> None:
    story = given("1830", "Ann Bob Eve Joe Kim Lee", profile)
    story.when("Ann").bids("BO", 400).passes("Bob Eve Joe Kim Lee")
    assert story.to_act() == asked


@rule("1830-DIFF.16")
@pytest.mark.parametrize(("profile", "owner"), [("rulebook", "Bob"), (SITE, "bank")])
def test_in_a_bid_off_the_site_asks_who_cannot_raise(profile: str, owner: str) -> None:
    story = given("1830", "Ann Bob Eve Joe Kim Lee", profile)
    story.when("Ann").bids("CS", 390).when("Bob").bids("CS", 400).when("Eve").takes("SV")
    assert story.owner("CS") == owner
    if profile == SITE:
        assert story.to_act() == "Ann"
        assert story.when("Ann").passes().owner("CS") == "Bob"


# --- trains of other corporations ------------------------------------------------------------------------------------


def in_need(cash: str, profile: str = SITE) -> Story:
    """PRR has a route and no train. Ann presides and has two of Bob's NYC shares ($82); a 4 costs $300."""
    story = given("1830", TRIO, profile).started("PRR 100, NYC 82").phase("4").floated("PRR NYC")
    story.holds("Ann", "PRR 2").holds("Bob", "PRR 1, NYC 3").holds("Eve", "PRR 1").holds("Ann", "NYC 2")
    return story.token("PRR", "H12").tile("H10", "57", 1).cash("Ann 0").cash(cash).operates("PRR", "trains")


@rule("1830-DIFF.12")
def test_the_president_adds_to_anothers_train_although_the_treasury_can_pay_the_cheapest() -> None:
    story = in_need("PRR 200, Ann 1000").trains("pool 3, NYC 4")
    assert story.trains_offered() == {("3", "pool"): (180, 180), ("4", "NYC"): (1, 300)}
    story.when("PRR").buys_train("4", 300, "NYC")
    assert (story.cash_of("PRR"), story.cash_of("Ann")) == (0, 900)


@rule("1830-DIFF.12")
def test_after_a_sale_a_further_train_must_be_one_for_which_it_was_needed() -> None:
    story = in_need("PRR 180, Ann 50").trains("NYC 3 4")
    story.when("Ann").sells("NYC", 1)
    assert story.trains_offered() == {("4", "bank"): (300, 300), ("3", "NYC"): (1, 180), ("4", "NYC"): (231, 300)}
    story.when("PRR").buys_train("3", 50, "NYC")
    assert story.trains_offered() == {}, "the treasury has $130 left, and together with Ann's cash $262"
    assert (story.actor(), story.part()) == ("PRR", "trains"), "it is asked all the same"
    story.when("PRR", refused="needless_sale").buys_train("4", 130, "NYC")


@rule("1830-DIFF.12")
def test_once_the_money_is_spent_nothing_more_is_offered() -> None:
    story = in_need("PRR 180, Ann 50").trains("NYC 4")
    story.when("Ann").sells("NYC", 1).when("PRR").buys_train("4", 300)
    assert (story.cash_of("PRR"), story.actor()) == (0, "NYC")


@rule("1830-EM.2")
def test_by_the_rulebook_such_a_sale_binds_nobody_who_needs_no_help_any_more() -> None:
    story = in_need("PRR 180, Ann 50", "rulebook").trains("NYC 3 4")
    story.when("Ann").sells("NYC", 1)
    story.when("PRR").offers.buys_train("3", 50, "NYC").when("Bob").accepts()
    assert story.trains_offered() == {("4", "NYC"): (1, 130)}


# --- the token of the Delaware & Hudson ------------------------------------------------------------------------------


@rule("1830-DIFF.15")
@pytest.mark.parametrize("profile", PROFILES)
def test_while_the_token_is_asked_for_no_private_is_bought_on_the_site(profile: str) -> None:
    story = given("1830", TRIO, profile).started("C&O 100, NYC 100").holds("Ann", "C&O 5").phase("3").floated("C&O")
    story.owns("C&O", "DH CS").owns("Bob", "MH").owns("Ann", "SV").token("C&O", "F6").cash("C&O 500").operates("C&O")
    story.when("C&O").lays_with("DH", "F16", "57", 0)
    assert story.part() == "private_token"
    assert story.menu(LayPrivateTile), "CS may still be used"
    if profile == SITE:
        assert story.menu(BuyPrivate) == []
        assert story.menu(ExchangePrivate)
        story.when("C&O", refused="part_comes_later").buys_private("SV", 20)
    else:
        story.when("C&O").buys_private("SV", 20)


# --- what the site remembers of the map ------------------------------------------------------------------------------


def through_boston(profile: str = SITE) -> Story:
    """PRR reaches D22 by way of Boston, which is B&M's home and still empty. PRR operates before B&M."""
    story = given("1830", TRIO, profile).started("PRR 100, B&M 76").phase("3").floated("PRR B&M").operated("PRR")
    story.holds("Ann", "PRR 6").holds("Bob", "B&M 6").cash("PRR 500, B&M 500")
    story.token("PRR", "F22").tile("F22", "57", 1).operating_round(of=2)
    assert (story.ready().actor(), "D22" in story.hexes_offered()) == ("PRR", True)
    return story


@pytest.mark.parametrize("profile", PROFILES)
def test_a_home_token_does_not_stop_who_has_looked_at_the_map_before(profile: str) -> None:
    story = through_boston(profile).comes_to("B&M", "track")
    assert story.tokens_of("B&M") == ["E23.0"]
    story.comes_to_round("operating", 2)
    if profile == SITE:
        assert "D22" in story.hexes_offered()
        story.when("PRR").lays("D22", "9", 1)
    else:
        assert "D22" not in story.hexes_offered()
        story.when("PRR", refused="not_connected").lays("D22", "9", 1)


def test_a_tile_shows_everybody_what_has_changed() -> None:
    story = through_boston().comes_to("B&M", "track")
    story.when("B&M").lays("D22", "9", 1)
    story.comes_to_round("operating", 2)
    assert story.actor() == "PRR"
    assert story.hexes_offered() & {"D22", "D20"} == set()


def test_who_laid_the_last_tile_goes_by_what_he_saw_then() -> None:
    story = through_boston()
    story.when("PRR").lays("D22", "9", 1)
    story.comes_to("B&M", "track").comes_to_round("operating", 2)
    assert "D20" in story.hexes_offered()


def towards_rochester(treasury: int) -> Story:
    """By way of Boston, PRR could place a token in D14, if it can pay for it."""
    story = given("1830", TRIO, SITE).started("PRR 100, B&M 76").phase("3").floated("PRR B&M").operated("PRR")
    story.holds("Ann", "PRR 6").holds("Bob", "B&M 6").cash(f"PRR {treasury}, B&M 500").token("PRR", "F22")
    story.tiles("F22 57/1, D22 9/1, D20 9/1, D18 9/1, D16 9/1, D14 57/1").trains("PRR 2, B&M 3")
    return story.operating_round(of=2).ready()


def test_a_token_is_placed_where_ways_led_before() -> None:
    story = towards_rochester(500).comes_to("PRR", "token")
    assert story.tokens_offered() == {"D14.0"}
    story.comes_to("B&M", "track").comes_to_round("operating", 2)
    story.comes_to("PRR", "token").when("PRR").tokens("D14")
    assert story.tokens_of("PRR") == ["D14.0", "F22.0"]


def test_who_looks_for_a_place_only_now_sees_the_map_as_it_is() -> None:
    story = towards_rochester(20).comes_to("B&M", "track", keeps=True).comes_to_round("operating", 2, keeps=True)
    assert story.cash_of("PRR") == 50
    assert "D12" in story.hexes_offered(), "beyond Boston"
    story.when("PRR").passes()
    assert story.part() == "run", "no token"
    story.comes_to_round("stock", keeps=True).everybody_passes()
    assert (story.actor(), "D12" in story.hexes_offered()) == ("PRR", False)


def has_looked(story: Story, corp: str) -> bool:
    return bool(views_of(story.table()).viewers & story.mask(corp))


def test_who_places_a_token_looks_at_the_map_again_only_if_there_was_no_route_yet() -> None:
    known = towards_rochester(500).comes_to("PRR", "token")
    known.when("PRR").tokens("D14")
    assert not has_looked(known, "PRR")
    story = given("1830", TRIO, SITE).started("C&O 100").phase("3").floated("C&O").operated("C&O").token("C&O", "F6")
    story.holds("Ann", "C&O 6").owns("C&O", "DH").cash("C&O 500").operating_round()
    story.when("C&O").lays_with("DH", "F16", "57", 0).when("C&O").tokens_with("DH", "F16")
    assert has_looked(story, "C&O")
