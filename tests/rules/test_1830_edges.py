"""1830: edges that hardly a game reaches, each found by breaking a rule that no other test missed."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationOperated, Passed, PrivateClosed
from tresham.core.ids import Cert
from tresham.core.illegal import Illegal


@rule("1830-PV.BO.3")
def test_the_baltimore_and_ohio_closes_with_the_first_train_and_not_again_with_the_second() -> None:
    story = given("1830", "Ann Bob Eve").started("B&O 100").holds("Ann", "B&O 6").owns("Ann", "BO").cash("B&O 500")
    story.operates("B&O", "trains")
    story.when("B&O").buys_train("2", 80)
    assert len(story.happened(PrivateClosed)) == 1
    story.when("B&O").buys_train("2", 80)
    assert story.happened(PrivateClosed) == []


@rule("1830-BK.2")
def test_a_private_closed_before_is_not_closed_again_by_bankruptcy() -> None:
    story = given("1830", "Ann Bob Eve").phase("4").depot("4 0").started("PRR 100, B&O 67").holds("Ann", "B&O 2")
    story.holds("Bob", "PRR 6").owns("Ann", "SV").floated("PRR B&O").cash("PRR 450, Ann 0")
    story.token("PRR", "H12").token("B&O", "I15").tile("J14", "57").operates("PRR", "trains")
    story.when("PRR").buys_train("5", 450)
    assert len(story.happened(PrivateClosed)) == 1
    while (story.actor(), story.part()) != ("B&O", "trains"):
        story.when(story.actor()).passes()
    story.when("B&O").goes_bankrupt()
    assert story.happened(PrivateClosed) == []
    assert story.game.over


@rule("1830-TK.2")
def test_eries_token_on_the_hex_waits_while_tiles_are_laid_elsewhere() -> None:
    story = given("1830", "Ann Bob Eve").phase("3").started("NYC 100, ERIE 67").holds("Ann", "NYC 6, ERIE 6")
    story.token("NYC", "E19").token_beside("ERIE", "E11").operates("NYC", "track")
    story.when("NYC").lays("E19", "57")
    assert story.menu(act.ChooseCity) == []
    assert story.tokens_of("ERIE") == []


@rule("1830-RT.5")
def test_a_run_needs_exactly_one_leg_between_two_stops() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12")
    story.tile("H10", "57", 1).trains("PRR 2").operates("PRR", "run")
    [choice] = story.menu(act.RunTrains)
    assert isinstance(choice.action, act.RunTrains)
    [run] = choice.action.runs
    assert len(run.legs) == 1
    for legs in ((), (*run.legs, *run.legs)):
        wrong = act.RunTrains(story.party("PRR"), (act.Run(run.train, run.stops, legs),))
        story.when("PRR", refused="run_not_joined", rule="1830-RT.5").do(wrong)
    story.when("PRR").do(choice.action)


@rule("1830-PV.4")
def test_a_private_costs_a_player_a_dollar_or_all_that_he_has_and_the_menu_shows_the_lowest() -> None:
    def fresh() -> Story:
        story = given("1830", "Ann Bob Eve").owns("Ann", "SV").owns("Bob", "CS").cash("Ann 300, Bob 200, Eve 100")
        return story.stock_round(2, "Ann")

    story = fresh()
    choices = story.menu(act.BuyPrivate) + story.menu(act.SellPrivate)
    prices = {(type(one.action).__name__, one.low, one.action.price, one.high) for one in choices}  # type: ignore[attr-defined]
    assert prices == {("BuyPrivate", 1, 1, 300), ("SellPrivate", 1, 1, 200), ("SellPrivate", 1, 1, 100)}
    for price in (0, 301):
        story.when("Ann", refused="trade_price", rule="1830-PV.4").offers.buys_private("CS", price)
    for price in (1, 300):
        story = fresh()
        story.when("Ann").offers.buys_private("CS", price)
        story.when("Bob").accepts()
        assert (story.owner("CS"), story.cash_of("Ann"), story.cash_of("Bob")) == ("Ann", 300 - price, 200 + price)


@rule("1830-PV.4")
def test_a_player_without_cash_is_offered_no_private() -> None:
    story = given("1830", "Ann Bob Eve").owns("Ann", "SV").cash("Eve 0").stock_round(2, "Ann")
    assert [story.name(one.action.buyer) for one in story.menu(act.SellPrivate)] == ["Bob"]  # type: ignore[attr-defined]
    story = given("1830", "Ann Bob Eve").owns("Bob", "SV").cash("Ann 0").stock_round(2, "Bob")
    story.when("Bob").passes()
    story.when("Eve").passes()
    assert story.round() == ("stock", 3, 1, 1)  # Ann, with nothing to do, was passed over


@rule("1830-BY.6")
def test_brown_certificates_of_two_corporations_are_not_bought_together() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 67, CPR 67").marker("NYC B7, CPR B7").holds("Bob", "NYC 2, CPR 2")
    story.holds("pool", "NYC 2, CPR 2").stock_round(2, "Ann").ready()
    pool = [number for number, owner in enumerate(story.game.state.certs) if owner == story.party("pool")]
    assert len(pool) == 4
    mixed = act.BuyShares(story.party("Ann"), (Cert(pool[0]), Cert(pool[-1])))
    story.when("Ann", refused="mixed_shares").do(mixed)
    story.when("Ann").buys("NYC", "pool", 2)
    assert story.shares("Ann", "NYC") == 2


@rule("1830-OR.3")
def test_what_a_corporation_declines_is_told() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19")
    story.operates("NYC", "track")
    story.when("NYC").passes()
    assert [(story.name(one.by), one.step) for one in story.happened(Passed)][:1] == [("NYC", "track")]


@rule("1830-TK.6")
def test_a_corporation_has_operated_after_its_first_dividend_step_and_only_it() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 100, NYC 67").holds("Ann", "PRR 6, NYC 6").operated("NYC")
    story.token("PRR", "H12").trains("PRR 2").operates("PRR", "dividend", ran=True, revenue=30)
    story.when("PRR").declares("pay")
    assert [story.name(one.corp) for one in story.happened(CorporationOperated)] == ["PRR"]
    story = given("1830", "Ann Bob Eve").started("PRR 100").holds("Ann", "PRR 6").operated("PRR").token("PRR", "H12")
    story.trains("PRR 2").operates("PRR", "dividend", ran=True, revenue=30)
    story.when("PRR").declares("pay")
    assert story.happened(CorporationOperated) == []


@rule("1830-TR.9")
@pytest.mark.parametrize(("private", "place", "lay"), [("SV", "G15", ("9", 1)), ("MH", "D18", ("9", 2))])
def test_a_refusal_names_the_private_that_blocks_a_hex(private: str, place: str, lay: tuple[str, int]) -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19")
    story.owns("Bob", "SV MH").operates("NYC", "track").ready()
    action = act.LayTile(story.party("NYC"), story.atlas.hex(place), story.atlas.lay(*lay))
    with pytest.raises(Illegal) as refusal:
        story.game.push(action)
    assert (refusal.value.code, refusal.value.params["private"]) == ("hex_blocked", private)


@rule("1830-SR.6")
def test_who_has_sold_one_corporation_may_still_buy_another() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 67, PRR 67").holds("Bob", "NYC 2, PRR 2").holds("Ann", "NYC 1")
    story.stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 1)
    story.when("Ann").buys("PRR")
    assert (story.shares("Ann", "NYC"), story.shares("Ann", "PRR")) == (0, 1)


@rule("1830-DIFF.16")
@pytest.mark.parametrize(("profile", "waits"), [("rulebook", False), ("18xx.games", True)])
def test_only_the_public_site_waits_in_the_track_step_when_nothing_can_be_laid(profile: str, waits: bool) -> None:
    story = given("1830", "Ann Bob Eve", profile).started("B&M 100").holds("Ann", "B&M 6").token("B&M", "E23")
    story.trains("B&M 2").operates("B&M", "track")
    assert story.menu(act.LayTile) == []
    assert story.part() == ("track" if waits else "run")
