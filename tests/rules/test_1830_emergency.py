"""1830: trains that must be bought with the president's help, and bankruptcy."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import Paid, PresidencyPassed, SharesSold
from tresham.titles import PROFILES


def need(cash: str, phase: str = "4", profile: str = "rulebook", own: int = 2) -> Story:
    """PRR has a route and no train. Ann presides with `own` shares, others have 10%; she has two of Bob's NYC ($82)."""
    story = given("1830", "Ann Bob Eve", profile).started("PRR 100, NYC 82").phase(phase)
    story.holds("Ann", f"PRR {own}").holds("Bob", "PRR 1, NYC 3").holds("Eve", "PRR 1").holds("Ann", "NYC 2")
    story.token("PRR", "H12").tile("H10", "57", 1).floated("PRR NYC")
    return story.cash("Ann 0, PRR 0").cash(cash).operates("PRR", "trains")


# --- when the president helps, and with what --------------------------------------------------------------------------


@rule("1830-EM.1", "1830-EM.3")
@pytest.mark.parametrize(("treasury", "help_"), [(300, 0), (299, 1), (100, 200), (0, 300)])
def test_the_president_adds_exactly_what_the_treasury_lacks(treasury: int, help_: int) -> None:
    story = need(f"PRR {treasury}, Ann 350")
    story.when("PRR").buys_train("4", 300)
    assert story.trains_of("PRR") == ["4"]
    assert story.cash_of("PRR") == max(treasury - 300, 0)
    assert story.cash_of("Ann") == 350 - help_
    assert [event.amount for event in story.happened(Paid)] == ([help_] if help_ else [])


@rule("1830-EM.1")
def test_the_cheapest_train_may_lie_in_the_pool() -> None:
    story = need("PRR 179, Ann 100").trains("pool 3")
    assert story.trains_offered() == {("3", "pool"): (180, 180)}
    story.when("PRR").buys_train("3", 180, "pool")
    assert (story.cash_of("PRR"), story.cash_of("Ann")) == (0, 99)


@rule("1830-EM.1")
def test_without_a_route_the_president_does_not_help() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 100, NYC 82").phase("4").holds("Ann", "PRR 2")
    story.holds("Bob", "NYC 3").holds("Ann", "NYC 2").token("PRR", "H12").trains("NYC 4")
    story.cash("PRR 299, Ann 900").operates("PRR", "trains")
    story.when("PRR", refused="cannot_afford_train", rule="1830-OR.4").buys_train("4", 300)
    story.when("Ann", refused="no_emergency", rule="1830-EM.8").sells("NYC", 1)
    assert story.trains_offered() == {("4", "NYC"): (1, 299)}
    assert len(story.menu(act.Pass)) == 1


@rule("1830-EM.2", "1830-CL.13")
@pytest.mark.parametrize(
    ("phase", "pool", "cheapest", "dearer"),
    [("4", "pool 3", ("3", 180, "pool"), ("4", 300)), ("6", "pool 5", ("5", 450, "pool"), ("6", 630))],
)
def test_help_is_for_the_cheapest_train_of_the_bank(
    phase: str, pool: str, cheapest: tuple[str, int, str], dearer: tuple[str, int]
) -> None:
    story = need("PRR 100, Ann 1500", phase).trains(pool)
    name, price, source = cheapest
    assert story.trains_offered() == {(name, source): (price, price)}
    story.when("PRR", refused="cheapest_with_help", rule="1830-EM.2").buys_train(*dearer)
    story.when("PRR").buys_train(name, price, source)
    assert (story.cash_of("PRR"), story.cash_of("Ann")) == (0, 1500 - price + 100)


@rule("1830-EM.2", "1830-CL.13")
def test_with_6_and_diesel_on_sale_help_is_for_the_6() -> None:
    story = need("PRR 100, Ann 1500", "6")
    assert story.trains_offered() == {("6", "bank"): (630, 630)}
    story.when("PRR", refused="cheapest_with_help", rule="1830-EM.2").buys_train("D", 1100)


@rule("1830-EM.2", "1830-CL.13")
def test_help_for_another_corporations_train_goes_up_to_its_face_value() -> None:
    story = need("PRR 100, Ann 1500").trains("NYC 4")
    assert story.trains_offered() == {("4", "bank"): (300, 300), ("4", "NYC"): (1, 300)}
    story.when("PRR", refused="train_price").offers.buys_train("4", 301, "NYC")
    story.when("PRR", refused="needs_consent").buys_train("4", 300, "NYC")
    story.when("PRR").offers.buys_train("4", 300, "NYC")
    story.when("Bob").accepts()
    assert (story.cash_of("PRR"), story.cash_of("Ann"), story.cash_of("NYC")) == (0, 1300, 300)
    assert story.trains_of("PRR") == ["4"]


@rule("1830-EM.2")
def test_help_for_another_corporations_train_may_cost_more_than_the_cheapest_of_the_bank() -> None:
    story = need("PRR 100, Ann 1500", "5").trains("pool 4, NYC 5")
    assert story.trains_offered() == {("4", "pool"): (300, 300), ("5", "NYC"): (1, 450)}
    story.when("PRR").offers.buys_train("5", 450, "NYC")
    story.when("Bob").accepts()
    assert (story.cash_of("PRR"), story.cash_of("Ann"), story.cash_of("NYC")) == (0, 1150, 450)


@rule("1830-EM.2")
def test_help_for_another_corporations_train_ends_with_the_presidents_cash() -> None:
    story = need("PRR 100, Ann 120").trains("NYC 4")
    assert story.trains_offered() == {("4", "NYC"): (1, 220)}
    story.when("PRR", refused="train_price").offers.buys_train("4", 221, "NYC")


@rule("1830-EM.2", "1830-BK.1")
def test_another_corporations_train_is_never_compulsory() -> None:
    story = need("PRR 50, Ann 10").trains("NYC 4")
    assert story.trains_offered() == {("4", "NYC"): (1, 60)}
    assert len(story.menu(act.GoBankrupt)) == 1
    story.when("PRR").goes_bankrupt()
    assert story.game.over


# --- cash first, then shares ------------------------------------------------------------------------------------------


@rule("1830-EM.4", "1830-EM.6")
def test_shares_are_not_sold_while_cash_is_enough() -> None:
    story = need("PRR 100, Ann 200")
    assert story.blocks_offered() == set()
    story.when("Ann", refused="more_than_needed", rule="1830-EM.6").sells("NYC", 1)
    story.when("PRR").buys_train("4", 300)
    assert (story.cash_of("Ann"), story.shares("Ann", "NYC")) == (0, 2)


@rule("1830-EM.4")
def test_shares_must_be_sold_when_cash_is_not_enough() -> None:
    story = need("PRR 100, Ann 199")
    assert story.blocks_offered() == {("NYC", 1)}
    assert story.menu(act.Pass) == []
    assert story.menu(act.GoBankrupt) == []
    assert story.trains_offered() == {}
    story.when("PRR", refused="cannot_afford_train").buys_train("4", 300)
    story.when("Ann").sells("NYC", 1)
    assert (story.cash_of("Ann"), story.cell("NYC"), story.shares("pool", "NYC")) == (281, "G4", 1)
    assert story.actor() == "PRR"
    story.when("PRR").buys_train("4", 300)
    assert (story.cash_of("Ann"), story.cash_of("PRR")) == (81, 0)


@rule("1830-EM.4")
def test_privates_may_be_sold_to_other_players_but_need_not() -> None:
    story = need("PRR 100, Ann 150").owns("Ann", "SV").owns("Bob", "CS")
    assert story.blocks_offered() == {("NYC", 1)}
    assert {story.name(one.action.buyer) for one in story.menu(act.SellPrivate)} == {"Bob", "Eve"}  # type: ignore[attr-defined]
    story.when("Bob", refused="not_your_turn").offers.sells_private("CS", "Ann", 1)
    story.when("Ann", refused="needs_consent", rule="1830-PV.4").sells_private("SV", "Eve", 50)
    story.when("Ann", refused="trade_price", rule="1830-PV.4").offers.sells_private("SV", "Eve", 0)
    story.when("Ann").offers.sells_private("SV", "Eve", 50)
    story.when("Eve").accepts()
    assert (story.owner("SV"), story.cash_of("Ann"), story.cash_of("Eve")) == ("Eve", 200, 750)
    story.when("PRR").buys_train("4", 300)
    assert (story.cash_of("Ann"), story.shares("Ann", "NYC")) == (0, 2)


@rule("1830-EM.4", "1830-PV.4")
def test_privates_are_sold_in_an_operating_round_only_when_cash_is_not_enough() -> None:
    story = need("PRR 100, Ann 200").owns("Ann", "SV")
    assert story.menu(act.SellPrivate) == []
    story.when("Ann", refused="not_your_turn").offers.sells_private("SV", "Bob", 20)


@rule("1830-EM.4", "1830-PV.4", "1830-OR.3")
def test_privates_are_not_sold_before_the_train_must_be_bought() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 100").phase("4").holds("Ann", "PRR 2").owns("Ann", "SV")
    story.token("PRR", "H12").tile("H10", "57", 1).cash("Ann 50, PRR 100").operates("PRR", "track")
    assert story.menu(act.SellPrivate) == []
    story.when("Ann", refused="part_comes_later").offers.sells_private("SV", "Bob", 20)


@rule("1830-DIFF.7")
def test_on_the_public_site_privates_are_not_sold_in_an_emergency() -> None:
    story = need("PRR 100, Ann 150", profile="18xx.games").owns("Ann", "SV")
    assert story.menu(act.SellPrivate) == []
    story.when("Ann", refused="not_now").sells_private("SV", "Bob", 50)
    assert story.blocks_offered() == {("NYC", 1)}


# --- which shares -----------------------------------------------------------------------------------------------------


@rule("1830-EM.5")
def test_a_block_is_paid_at_one_price_which_then_falls() -> None:
    story = need("PRR 100, Ann 100")
    story.when("Ann").sells("NYC", 2)
    assert (story.cash_of("Ann"), story.cell("NYC")) == (264, "G5")
    [sold] = story.happened(SharesSold)
    assert (sold.shares, sold.proceeds) == (2, 164)
    story = need("PRR 100, Ann 100")
    story.when("Ann").sells("NYC", 1)
    assert story.blocks_offered() == {("NYC", 1)}
    story.when("Ann").sells("NYC", 1)
    assert (story.cash_of("Ann"), story.cell("NYC")) == (100 + 82 + 76, "G5")


@rule("1830-EM.5")
def test_the_pool_takes_no_more_than_half_in_an_emergency_either() -> None:
    story = need("PRR 0, Ann 0").holds("pool", "NYC 4")
    assert story.blocks_offered() == {("NYC", 1)}
    story.when("Ann", refused="pool_limit", rule="1830-SL.2").sells("NYC", 2)
    story.when("Ann").sells("NYC", 1)
    assert story.shares("pool", "NYC") == 5
    assert story.blocks_offered() == set()


@rule("1830-EM.5")
def test_the_presidents_certificate_cannot_be_sold_while_nobody_can_take_it() -> None:
    story = need("PRR 0, Ann 0").started("B&M 100").holds("Ann", "B&M 3").holds("Bob", "B&M 1")
    assert {one for one in story.blocks_offered() if one[0] == "B&M"} == {("B&M", 1)}
    story.when("Ann", refused="presidents_certificate", rule="1830-PR.5").sells("B&M", 2)


@rule("1830-EM.5")
def test_own_shares_may_go_while_the_presidency_stays() -> None:
    story = need("PRR 0, Ann 0", own=5)
    assert {one for one in story.blocks_offered() if one[0] == "PRR"} == {("PRR", 1), ("PRR", 2), ("PRR", 3)}
    story.when("Ann", refused="presidents_certificate").sells("PRR", 4)
    story.when("Ann").sells("PRR", 3)
    assert (story.cash_of("Ann"), story.cell("PRR"), story.president("PRR")) == (300, "G4", "Ann")
    story.when("PRR").buys_train("4", 300)
    assert story.trains_of("PRR") == ["4"]


@rule("1830-EM.5")
def test_no_sale_may_cost_the_presidency_of_the_buying_corporation() -> None:
    story = need("PRR 0, Ann 0", own=5).holds("Eve", "PRR 2")
    assert {one for one in story.blocks_offered() if one[0] == "PRR"} == {("PRR", 1), ("PRR", 2)}
    story.when("Ann", refused="presidency_at_stake", rule="1830-EM.5").sells("PRR", 3)
    story.when("Ann").sells("PRR", 2)
    assert story.president("PRR") == "Ann"
    assert {one for one in story.blocks_offered() if one[0] == "PRR"} == set()
    story.when("Ann", refused="presidency_at_stake", rule="1830-EM.5").sells("PRR", 1)


@rule("1830-EM.5")
def test_other_presidencies_change_at_once() -> None:
    story = need("PRR 0, Ann 0").started("B&M 100").holds("Ann", "B&M 4").holds("Eve", "B&M 3")
    story.when("Ann").sells("B&M", 2)
    assert story.president("B&M") == "Eve"
    assert (story.certs("Eve", "B&M"), story.certs("Ann", "B&M")) == ([2, 1], [1, 1])
    [passed] = story.happened(PresidencyPassed)
    assert story.name(passed.new) == "Eve"
    assert (story.cash_of("Ann"), story.cell("B&M")) == (200, "G3")


@rule("1830-EM.5")
def test_shares_are_not_sold_in_an_operating_round_without_an_emergency() -> None:
    story = need("PRR 100, Ann 0").trains("PRR 4, NYC 4")
    assert story.blocks_offered() == set()
    story.when("Ann", refused="no_emergency", rule="1830-EM.8").sells("NYC", 1)


# --- how many shares --------------------------------------------------------------------------------------------------


@rule("1830-EM.6", "1830-CL.12")
@pytest.mark.parametrize(
    ("cash", "blocks"), [(200, set()), (199, {1}), (118, {1}), (117, {1, 2}), (36, {1, 2}), (0, {1, 2})]
)
def test_a_block_must_be_needed_to_its_last_share(cash: int, blocks: set[int]) -> None:
    story = need(f"PRR 100, Ann {cash}")
    assert story.blocks_offered() == {("NYC", shares) for shares in blocks}
    for shares in {1, 2} - blocks:
        story.when("Ann", refused="more_than_needed", rule="1830-EM.6").sells("NYC", shares)


@rule("1830-EM.6", "1830-CL.12")
def test_once_the_money_is_there_no_more_is_sold() -> None:
    story = need("PRR 100, Ann 118")
    story.when("Ann").sells("NYC", 1)
    assert story.cash_of("Ann") == 200
    assert story.blocks_offered() == set()
    story.when("Ann", refused="more_than_needed", rule="1830-EM.6").sells("NYC", 1)


@rule("1830-EM.6", "1830-CL.12")
def test_half_a_presidents_certificate_is_weighed_share_by_share() -> None:
    story = need("PRR 300, Ann 50", "5").started("B&M 100").holds("Ann", "B&M 2").holds("Eve", "B&M 2")
    story.ready()
    assert story.president("B&M") == "Ann"
    assert {one for one in story.blocks_offered() if one[0] == "B&M"} == {("B&M", 1)}
    story.when("Ann", refused="more_than_needed", rule="1830-EM.6").sells("B&M", 2)


@rule("1830-DIFF.12")
def test_the_public_site_weighs_certificates_instead_of_shares() -> None:
    story = need("PRR 300, Ann 50", "5", "18xx.games").started("B&M 100").holds("Ann", "B&M 2").holds("Eve", "B&M 2")
    assert ("B&M", 2) in story.blocks_offered()
    assert need("PRR 100, Ann 118", profile="18xx.games").blocks_offered() == {("NYC", 1)}


@rule("1830-EM.6", "1830-EM.2")
def test_after_a_sale_a_foreign_train_must_cost_so_much_that_the_sale_was_needed() -> None:
    story = need("PRR 100, Ann 50").trains("NYC 4")
    assert story.trains_offered() == {("4", "NYC"): (1, 150)}
    story.when("Ann").sells("NYC", 1)
    assert story.trains_offered() == {("4", "NYC"): (151, 232)}
    story.when("PRR", refused="train_price").offers.buys_train("4", 150, "NYC")
    story.when("PRR").offers.buys_train("4", 151, "NYC")
    story.when("Bob").accepts()
    assert (story.cash_of("PRR"), story.cash_of("Ann")) == (0, 81)


# --- where there is no help -------------------------------------------------------------------------------------------


@rule("1830-EM.7")
def test_no_help_for_a_second_train() -> None:
    story = need("PRR 299, Ann 1000").trains("PRR 4, NYC 4")
    assert story.trains_offered() == {("4", "NYC"): (1, 299)}
    story.when("PRR", refused="cannot_afford_train", rule="1830-OR.4").buys_train("4", 300)
    story.when("PRR", refused="train_price").offers.buys_train("4", 300, "NYC")


@rule("1830-EM.7")
def test_no_help_for_a_second_train_after_the_first_in_the_same_turn() -> None:
    story = need("PRR 250, Ann 1000").trains("NYC 4")
    story.when("PRR").buys_train("4", 300)
    assert (story.cash_of("PRR"), story.cash_of("Ann")) == (0, 950)
    assert story.actor() == "NYC"


@rule("1830-EM.7")
def test_no_help_for_a_trade_in() -> None:
    story = need("PRR 799, Ann 1000", "6").trains("PRR 4")
    story.when("PRR", refused="cannot_afford_train").buys_train("D", 800, trade="4")
    assert story.trains_offered() == {("6", "bank"): (630, 630)}


@rule("1830-EM.7")
def test_no_help_for_anything_but_trains() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 100").phase("4").holds("Ann", "PRR 2").owns("Ann", "SV")
    story.token("PRR", "H12").tile("H14", "7", 1).cash("Ann 900, PRR 9").operates("PRR", "track")
    assert story.lays_offered("G13") == set()
    story.when("PRR", refused="cannot_afford_tile", rule="1830-TR.7").lays("G13", "9", 2)
    story.when("PRR", refused="cannot_afford_private", rule="1830-OR.4").buys_private("SV", 10)


# --- a treasury that can pay ------------------------------------------------------------------------------------------


@rule("1830-EM.8")
def test_a_treasury_that_can_pay_the_cheapest_train_gets_no_help() -> None:
    story = need("PRR 180, Ann 1000").trains("pool 3, NYC 4")
    assert story.trains_offered() == {("3", "pool"): (180, 180), ("4", "NYC"): (1, 180)}
    story.when("PRR", refused="cheapest_with_help", rule="1830-EM.2").buys_train("4", 300)
    story.when("PRR", refused="train_price").offers.buys_train("4", 181, "NYC")
    story.when("Ann", refused="no_emergency", rule="1830-EM.8").sells("NYC", 1)
    story.when("PRR", refused="no_emergency", rule="1830-EM.8").goes_bankrupt()
    assert story.menu(act.Pass) == []


@rule("1830-EM.8")
def test_one_dollar_less_and_the_president_helps() -> None:
    story = need("PRR 179, Ann 1000").trains("pool 3, NYC 4")
    assert story.trains_offered() == {("3", "pool"): (180, 180), ("4", "NYC"): (1, 300)}


@rule("1830-EM.8")
def test_a_treasury_that_can_pay_may_buy_any_train_it_can_pay() -> None:
    story = need("PRR 320, Ann 1000").trains("pool 3, NYC 4")
    assert story.trains_offered() == {("3", "pool"): (180, 180), ("4", "bank"): (300, 300), ("4", "NYC"): (1, 320)}
    story.when("PRR").buys_train("4", 300)
    assert (story.cash_of("PRR"), story.cash_of("Ann")) == (20, 1000)


@rule("1830-EM.8")
@pytest.mark.parametrize("profile", PROFILES)
def test_nobody_adds_to_a_dearer_train_of_the_bank(profile: str) -> None:
    story = need("PRR 200, Ann 1000", profile=profile).trains("pool 3")
    assert story.trains_offered() == {("3", "pool"): (180, 180)}
    story.when("PRR", refused="cheapest_with_help", rule="1830-EM.2").buys_train("4", 300)


# --- a way out without help -------------------------------------------------------------------------------------------


@rule("1830-CL.22")
def test_another_corporations_train_bought_with_own_money_ends_the_emergency() -> None:
    story = need("PRR 100, Ann 50").trains("NYC 4")
    story.when("PRR").offers.buys_train("4", 100, "NYC")
    story.when("Bob").accepts()
    assert (story.cash_of("PRR"), story.cash_of("Ann"), story.cash_of("NYC")) == (0, 50, 100)
    assert story.trains_of("PRR") == ["4"]
    story.when("NYC").passes()
    assert story.shares("Ann", "NYC") == 2


@rule("1830-CL.22", "1830-EM.2")
def test_own_money_may_pay_more_than_face_value_but_help_may_not() -> None:
    story = need("PRR 250, Ann 500").trains("NYC 3")
    assert story.trains_offered() == {("4", "bank"): (300, 300), ("3", "NYC"): (1, 250)}
    story.when("PRR", refused="train_price").offers.buys_train("3", 251, "NYC")
    story.when("PRR").offers.buys_train("3", 250, "NYC")
    story.when("Bob").accepts()
    assert (story.cash_of("PRR"), story.cash_of("Ann"), story.cash_of("NYC")) == (0, 500, 250)


@rule("1830-CL.22")
def test_after_a_sale_own_money_still_buys_a_train_at_any_price_if_it_covers_the_face_value() -> None:
    story = need("PRR 180, Ann 50").trains("NYC 3")
    story.when("Ann").sells("NYC", 1)
    assert story.trains_offered() == {("4", "bank"): (300, 300), ("3", "NYC"): (1, 180)}


# --- bankruptcy -------------------------------------------------------------------------------------------------------


@rule("1830-BK.1")
def test_who_can_just_raise_the_money_is_not_bankrupt() -> None:
    story = need("PRR 100, Ann 36")
    assert story.menu(act.GoBankrupt) == []
    story.when("PRR", refused="not_bankrupt", rule="1830-BK.1").goes_bankrupt()
    story.when("Ann").sells("NYC", 2)
    story.when("PRR").buys_train("4", 300)
    assert (story.cash_of("PRR"), story.cash_of("Ann")) == (0, 0)


@rule("1830-BK.1", "1830-DIFF.14")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_one_dollar_short_is_bankrupt(profile: str) -> None:
    story = need("PRR 100, Ann 35", profile=profile)
    assert len(story.menu(act.GoBankrupt)) == 1
    assert story.menu(act.Pass) == []
    story.when("PRR").goes_bankrupt()
    assert story.game.over


@rule("1830-BK.1")
def test_shares_that_may_not_be_sold_raise_nothing() -> None:
    story = need("PRR 100, Ann 36").holds("pool", "NYC 4")
    assert len(story.menu(act.GoBankrupt)) == 1
    story = need("PRR 0, Ann 100", own=5).holds("Eve", "PRR 2").holds("pool", "NYC 5")
    story.when("PRR", refused="not_bankrupt").goes_bankrupt()
    story = need("PRR 0, Ann 99", own=5).holds("Eve", "PRR 2").holds("pool", "NYC 5")
    assert len(story.menu(act.GoBankrupt)) == 1


@rule("1830-BK.1", "1830-EM.4")
def test_nobody_has_to_sell_privates_to_avoid_bankruptcy() -> None:
    story = need("PRR 100, Ann 35").owns("Ann", "BO")
    assert len(story.menu(act.GoBankrupt)) == 1
    assert story.menu(act.SellPrivate)
    story.when("PRR").goes_bankrupt()
    assert story.game.over


@rule("1830-BK.1")
def test_without_an_emergency_nobody_goes_bankrupt() -> None:
    story = need("PRR 0, Ann 0").trains("PRR 4").cash("PRR 300")
    assert story.menu(act.GoBankrupt) == []
    story.when("PRR", refused="no_emergency", rule="1830-EM.8").goes_bankrupt()


@rule("1830-BK.2", "1830-EG.1")
def test_bankruptcy_sells_all_that_can_be_sold_and_ends_the_game() -> None:
    story = need("PRR 100, Ann 35", own=3).started("B&M 67").holds("Ann", "B&M 4").holds("Eve", "B&M 2")
    story.cash("PRR 0, Ann 0").phase("6").depot("6 0").holds("pool", "NYC 4")
    bank = story.cash_of("bank")
    story.when("PRR").goes_bankrupt()
    assert story.game.over
    assert [story.shares("Ann", corp) for corp in ("PRR", "NYC", "B&M")] == [2, 1, 0]
    assert [story.shares("pool", corp) for corp in ("PRR", "NYC", "B&M")] == [1, 5, 4]
    assert (story.president("PRR"), story.president("B&M")) == ("Ann", "Eve")
    assert [story.cell(corp) for corp in ("PRR", "NYC", "B&M")] == ["G2", "G4", "G10"]
    assert (story.cash_of("Ann"), story.cash_of("bank")) == (0, bank)
    assert (story.trains_of("PRR"), story.cash_of("PRR")) == ([], 0)


@rule("1830-BK.2")
def test_shares_of_the_corporation_itself_are_sold_as_far_as_the_presidency_allows() -> None:
    story = given("1830", "Ann Bob Eve").phase("4").started("PRR 100").holds("Ann", "PRR 4").holds("Bob", "PRR 1")
    story.token("PRR", "H12").tile("H10", "57", 1).cash("Ann 50").operates("PRR", "trains")
    story.when("PRR").goes_bankrupt()
    assert (story.shares("Ann", "PRR"), story.shares("pool", "PRR"), story.cell("PRR")) == (2, 2, "G3")
    assert (story.cash_of("Ann"), story.score("Ann")) == (0, 2 * 82)


@rule("1830-BK.2")
def test_corporations_still_to_act_lose_their_turn() -> None:
    story = need("PRR 0, Ann 35")
    story.when("PRR").goes_bankrupt()
    assert (story.game.over, story.cell("NYC")) == (True, "G5")
    assert story.actor() == "nobody"
    story.when("NYC", refused="game_over", rule="1830-EG.1").passes()


@rule("1830-EM.4", "1830-EM.6")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_nothing_is_sold_once_cash_is_enough_not_even_half_a_presidents_certificate(profile: str) -> None:
    story = need("PRR 100, Ann 210", profile=profile).started("B&M 71").holds("Ann", "B&M 2").holds("Eve", "B&M 2")
    assert story.blocks_offered() == set()
    story.when("Ann", refused="more_than_needed", rule="1830-EM.6").sells("B&M", 1)
