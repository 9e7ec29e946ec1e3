"""Both titles: the edges of buying trains, of raising money for them, of dealing in privates, and of an idle game."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import GameEnded, IncomePaid, RoundBegan
from tresham.core.illegal import Illegal
from tresham.rules.depot import on_sale
from tresham.rules.train_help import cheapest_price, must_buy

PROFILES = ["rulebook", "18xx.games"]


# --- when the public site waits for a train to be bought [1849] -------------------------------------------------------


def unmarked(cash: int, trains: str = "", sold: int = 0) -> Story:
    """Bob's RCS has neither route nor electric marker, and comes to buying trains: E costs 550, all others more."""
    options = "acquiring_station_tokens bonds electric_dreams"
    story = given("1849", "Ann Bob Eve", "18xx.games", options).phase("12").launched("CTL 100, RCS 68").launch_order("")
    story.papers("Ann", "CTL P").papers("Bob", "RCS P").operated("CTL RCS").depot("10H 0")
    story.cash(f"CTL 0, RCS {cash}").extra(entitled=story.mask("CTL"), rights_sold=1)
    if trains:
        story.trains(trains)
    return story.operates("RCS", "trains", last_sale=sold)


def waits(story: Story) -> bool:
    """Is RCS still asked about trains? If so, there is none that it may have."""
    if (story.actor(), story.ready().part()) != ("RCS", "trains"):
        return False
    assert story.menu(act.BuyTrain) == []
    assert len(story.menu(act.Pass)) == 1
    return True


@pytest.mark.parametrize(("cash", "asked"), [(549, False), (550, True)])
def test_the_site_asks_about_an_electric_train_that_the_treasury_can_just_pay(cash: int, asked: bool) -> None:
    story = unmarked(cash)
    assert waits(story) == asked
    if asked:
        story.when("RCS", refused="train_needs_right").buys_train("E", 550)


@pytest.mark.parametrize(("cash", "asked"), [(0, False), (1, True)])
def test_the_site_asks_about_a_train_of_another_corporation_from_the_first_lira_on(cash: int, asked: bool) -> None:
    story = unmarked(cash, "CTL E")
    assert waits(story) == asked
    if asked:
        story.when("RCS", refused="train_needs_right").buys_train("E", 1, "CTL")


@pytest.mark.parametrize("trains", ["", "pool 12H"])
def test_the_site_does_not_ask_when_no_corporation_has_a_train(trains: str) -> None:
    assert not waits(unmarked(1, trains))


def test_the_site_does_not_ask_about_a_train_of_the_corporation_itself() -> None:
    assert not waits(unmarked(1, "RCS 10H"))


def test_the_site_does_not_ask_about_other_trains_after_a_sale_to_help() -> None:
    assert waits(unmarked(550, "CTL E"))
    assert not waits(unmarked(550, "CTL E", sold=68))


# --- when the bank has no train left [1849] ---------------------------------------------------------------------------


@rule("1849-10.6.1")
def test_with_no_train_left_none_must_be_bought_and_none_costs_anything() -> None:
    story = given("1849", "Ann Bob Eve").phase("16").launched("CTL 100").papers("Ann", "CTL P").operated("CTL")
    story.cash("CTL 0, Ann 500").depot("16H 0, R6H 0").operates("CTL", "trains")
    t, corp = story.table(), story.party("CTL")
    assert (on_sale(t, corp), must_buy(t, corp), cheapest_price(t, corp)) == ((), False, 0)
    assert story.ready().part() != "trains"


# --- selling shares in an emergency -----------------------------------------------------------------------------------


def need(cash: int, profile: str = "rulebook") -> Story:
    """Ann's PRR must buy a 4-train ($300) and has $100; half of her B&M certificate could be sold, Eve taking over."""
    story = given("1830", "Ann Bob Eve", profile).started("PRR 100, B&M 71").phase("4")
    story.holds("Ann", "PRR 2, B&M 2").holds("Eve", "B&M 2").token("PRR", "H12").tile("H10", "57", 1)
    return story.cash(f"Ann {cash}, PRR 100").operates("PRR", "trains")


@rule("1830-EM.4", "1830-EM.6")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("cash", "offered"), [(199, {1}), (200, set()), (201, set())])
def test_nothing_is_sold_when_the_cash_is_just_enough(profile: str, cash: int, offered: set[int]) -> None:
    story = need(cash, profile)
    assert story.sales_offered("B&M") & {1} == offered
    if offered:
        story.when("Ann").sells("B&M", 1)
        assert story.cash_of("Ann") == cash + 71
    else:
        assert story.sales_offered("B&M") == set()
        story.when("Ann", refused="more_than_needed", rule="1830-EM.6").sells("B&M", 1)
    story.when("PRR").buys_train("4", 300)


@rule("1830-EM.6")
def test_that_nothing_is_needed_counts_before_what_the_pool_takes() -> None:
    story = need(200).started("NYC 82").holds("Bob", "NYC 2").holds("Ann", "NYC 2").holds("pool", "NYC 5")
    story.when("Ann", refused="more_than_needed", rule="1830-EM.6").sells("NYC", 1)


# --- deals in privates between players --------------------------------------------------------------------------------


@rule("1830-EM.4")
def test_a_corporation_never_sells_the_privates_of_its_president() -> None:
    story = need(200).owns("Ann", "SV")
    for who in ("PRR", "Ann"):
        story.when(who, refused="not_your_turn").offers.sells_private("SV", "Bob", 20)
    assert story.owner("SV") == "Ann"


@rule("1830-PV.4")
@pytest.mark.parametrize("price", [0, 121])
def test_a_refused_price_tells_the_range_from_one_to_the_buyers_cash(price: int) -> None:
    story = given("1830", "Ann Bob Eve").owns("Bob", "SV").cash("Ann 120").stock_round(2, "Ann").ready()
    deal = act.BuyPrivate(story.party("Ann"), story.title.private("SV"), price)
    with pytest.raises(Illegal) as refusal:
        story.game.push(act.Offer(deal.by, deal))
    assert (refusal.value.code, dict(refusal.value.params)) == ("trade_price", {"low": 1, "high": 120})


# --- a game in which nothing happens any more -------------------------------------------------------------------------


def rounds(story: Story) -> list[str]:
    """The rounds that have begun."""
    return [event.kind for event in story.happened(RoundBegan)]


@rule("1830-SEQ.1")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("phase", "size"), [("2", 1), ("3", 2), ("5", 3)])
def test_a_set_of_rounds_without_any_decision_or_change_is_the_last(profile: str, phase: str, size: int) -> None:
    story = given("1830", "Ann Bob Eve", profile).cash("Ann 0, Bob 0, Eve 0").phase(phase)
    story.operating_round().ready()
    assert story.game.over
    assert rounds(story) == ["stock", *["operating"] * size]
    assert [event.cause for event in story.happened(GameEnded)] == ["stalemate"]


@rule("1830-SEQ.1", "1830-PV.1")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_game_goes_on_while_a_private_brings_money(profile: str) -> None:
    story = given("1830", "Ann Bob Eve", profile).owns("Ann", "SV").cash("Ann 0, Bob 0, Eve 0").operating_round()
    assert not story.ready().game.over
    assert (story.to_act(), story.cash_of("Ann")) == ("Ann", 135)  # enough for a president's certificate at $67
    assert len(story.happened(IncomePaid)) == 27
    story.when("Ann").starts("NYC", 67)
