"""1850: trains, phases, emergencies, and the end."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, TO_MESABI, TO_TOPEKA, company, in_need, laid, operating
from tests.story import Story, given
from tresham.core.event import PriceMoved

# --- buying ----------------------------------------------------------------------------------------------------------


@rule("1850-TN.1", "1850-CL.2")
@pytest.mark.parametrize(("first", "second"), [("pool", "bank"), ("bank", "pool")])
def test_new_trains_and_those_in_the_pool_count_together(first: str, second: str) -> None:
    story = company("UP NP").trains("pool 3, NP 3").cash("UP 2000").operates("UP", "trains")
    story.when("UP").buys_train("3", 180, first)
    story.when("UP", refused="bank_trains_a_turn", rule="1850-TN.1").buys_train("3", 180, second)
    assert set(story.trains_offered()) == {("3", "NP")}


@rule("1850-TN.1")
def test_again_in_the_next_turn() -> None:
    story = company("UP").cash("UP 2000").operates("UP", "trains", of=2)
    story.when("UP").buys_train("3", 180)
    story.comes_to("UP", "trains").when("UP").buys_train("3", 180)
    assert story.trains_of("UP") == ["3", "3"]


@rule("1850-TN.2")
@pytest.mark.parametrize(
    ("phase", "trains", "price"),
    [
        *(("2", "2 2 2 2", 80), ("3", "3 3 3 3", 180), ("4", "3 4 4", 300), ("5", "4 5", 450), ("6", "5 6", 630)),
        *(("8", "6 8", 800), ("10", "8 8", 950), ("12", "10 10", 1100)),
    ],
)
def test_how_many_trains_a_corporation_may_have(phase: str, trains: str, price: int) -> None:
    story = company("UP", phase).cash("UP 5000").trains(f"UP {trains}").operates("UP", "trains").unsettled()
    story.when("UP", refused="train_limit", rule="1850-TN.2").buys_train(phase, price)


@rule("1850-TN.2", "1850-PH.1")
@pytest.mark.parametrize(
    ("phase", "bought", "price", "rusts"),
    [("3", "4", 300, "2"), ("5", "6", 630, "3"), ("6", "8", 800, "4"), ("10", "12", 1100, "5")],
)
def test_what_rusts_when(phase: str, bought: str, price: int, rusts: str) -> None:
    story = company("UP NP", phase).cash("UP 5000").operates("UP", "trains")
    older = [kind.name for kind in story.title.trains[: story.title.train_kind(bought)]]
    story.depot(", ".join(f"{name} 0" for name in older)).trains(f"NP {rusts}").trains(f"pool {rusts}")
    story.when("UP").buys_train(bought, price)
    assert (story.phase_name(), story.trains_of("NP"), story.trains_of("pool")) == (bought, [], [])


@rule("1850-TN.2")
@pytest.mark.parametrize(("phase", "bought", "price"), [("8", "10", 950)])
def test_tens_rust_nothing(phase: str, bought: str, price: int) -> None:
    story = company("UP NP", phase).cash("UP 5000").depot("8 0").trains("NP 5 6").operates("UP", "trains")
    story.when("UP").buys_train(bought, price)
    assert (story.phase_name(), story.trains_of("NP")) == ("10", ["5", "6"])


@rule("1850-TN.3")
def test_types_are_sold_in_order_and_none_is_traded_in() -> None:
    story = company("UP").cash("UP 5000").trains("UP 3").operates("UP", "trains")
    story.when("UP", refused="train_not_for_sale", rule="1850-TN.3").buys_train("4", 300)
    story.when("UP", refused="no_trade_in", rule="1850-TN.3").buys_train("3", 100, trade="3")
    assert set(story.trains_offered()) == {("3", "bank")}


@rule("1850-TN.4", "1850-PH.1")
def test_trains_beyond_a_new_limit_are_handed_in() -> None:
    story = company("UP NP", "4").depot("4 0").cash("UP 5000").trains("NP 3 4 4").trains("UP 3 4")
    story.operates("UP", "trains").when("UP").buys_train("5", 450)
    assert story.actor() == "UP", "the buyer first"
    story.when("UP").discards("3")
    story.when("NP").discards("4")
    assert (story.trains_of("UP"), story.trains_of("NP"), story.trains_of("pool")) == (
        ["4", "5"],
        ["3", "4"],
        ["3", "4"],
    )


@rule("1850-TN.4")
def test_who_has_a_route_must_have_a_train() -> None:
    story = laid(company("KATY"), TO_TOPEKA).operates("KATY", "trains")
    story.when("KATY", refused="must_buy_train", rule="1850-TN.4").passes()
    free = operating("KATY", "trains")
    free.passes("KATY")
    assert free.actor() != "KATY" or free.part() != "trains"


@rule("1850-TN.4", "1850-MES.3")
def test_the_mine_is_no_reason_to_buy_for_whoever_may_not_enter_it() -> None:
    story = laid(company("GN"), TO_MESABI).operates("GN", "trains")
    story.passes("GN")
    assert story.trains_of("GN") == []


# --- phases ----------------------------------------------------------------------------------------------------------


@rule("1850-PH.1")
@pytest.mark.parametrize(("phase", "rounds"), [("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3), ("12", 3)])
def test_how_many_operating_rounds_follow(phase: str, rounds: int) -> None:
    story = company("UP", phase).stock_round(3).everybody_passes()
    assert story.round() == ("operating", 3, 1, rounds)


@rule("1850-PH.1")
def test_their_number_is_settled_when_the_stock_round_ends() -> None:
    story = company("UP", "2").depot("2 0").cash("UP 500").operates("UP", "trains", of=1)
    story.when("UP").buys_train("3", 180)
    assert (story.phase_name(), story.round()) == ("3", ("stock", 3, 1, 1))
    story.everybody_passes()
    assert story.round() == ("operating", 3, 1, 2)


# --- the order of a turn ---------------------------------------------------------------------------------------------


@rule("1850-OR.2")
def test_the_parts_of_a_turn_come_in_their_order() -> None:
    story = laid(company("KATY"), TO_TOPEKA).trains("KATY 2").owns("P2", "GRSC").operates("KATY")
    seen = []
    while story.actor() == "KATY":
        if story.part() not in seen:
            seen.append(story.part())
        story.goes_on()
    assert seen == ["track", "token", "run", "dividend", "trains", "privates"]


@rule("1850-OR.2")
def test_what_is_over_is_over_and_what_comes_later_comes_later() -> None:
    story = laid(company("KATY"), TO_TOPEKA).trains("KATY 2").operates("KATY", "token")
    story.when("KATY", refused="part_is_over", rule="1850-OR.2").lays("K8", "4", 1)
    story.when("KATY", refused="part_comes_later", rule="1850-OR.2").buys_train("3", 180)


# --- emergencies -----------------------------------------------------------------------------------------------------


@rule("1850-EM.2")
def test_the_cheapest_train_of_the_bank() -> None:
    story = in_need("KATY 100, P1 500").trains("pool 3")
    story.when("KATY", refused="cheapest_with_help", rule="1850-EM.2").buys_train("4", 300)
    story.when("KATY").buys_train("3", 180, "pool")
    assert (story.cash_of("KATY"), story.cash_of("P1")) == (0, 420)


@rule("1850-EM.4", "1850-SU.3")
def test_who_buys_a_private_in_an_emergency_needs_room_for_it() -> None:
    story = in_need("KATY 60, P1 0, P2 300").owns("P1", "GBC").started("CBQ 100, SOO 100, UP 100")
    story.holds("P2", "CBQ 5, SOO 5, UP 5")
    assert (story.counted("P2"), story.title.certificate_limit(story.table(), story.party("P2"))) == (14, 14)
    story.when("P1", refused="certificate_limit", rule="1830-BY.4").offers.sells_private("GBC", "P2", 100)


@rule("1850-EM.5")
def test_no_train_of_others_once_a_share_was_sold() -> None:
    story = in_need("KATY 150, P1 70").trains("GN 4")
    assert story.trains_offered()["4", "GN"] == (1, 150)
    story.when("P1").sells("NP", 1)
    assert ("4", "GN") not in story.trains_offered()
    story.when("KATY", refused="bank_train_only", rule="1850-EM.5").offers.buys_train("4", 100, "GN")


@rule("1850-EM.4", "1850-SR.PP.11")
@pytest.mark.parametrize(
    ("cell", "shares", "cash", "end"), [("G3", 1, 250, "G4"), ("K4", 2, 100, "K5"), ("K5", 1, 250, "K5")]
)
def test_own_shares_fall_at_once_and_know_the_ledge(cell: str, shares: int, cash: int, end: str) -> None:
    story = laid(company("KATY", "4"), TO_TOPEKA).marker(f"KATY {cell}").cash(f"P1 0, P2 900, KATY {cash}")
    story.operates("KATY", "trains").when("P1").sells("KATY", shares)
    assert (story.cell("KATY"), story.shares("pool", "KATY"), story.to_act()) == (end, shares, "P1")


@rule("1850-EM.6", "1850-EM.4")
def test_own_shares_go_in_one_block_too() -> None:
    story = laid(company("KATY", "4"), TO_TOPEKA).marker("KATY G3").cash("P1 0, KATY 100").operates("KATY", "trains")
    story.when("P1").sells("KATY", 1)
    story.when("P1", refused="one_block", rule="1850-EM.6").sells("KATY", 1)


@rule("1850-EM.4")
def test_the_office_of_others_passes_at_once() -> None:
    story = laid(company("KATY", "4"), TO_TOPEKA).started("GN 100").holds("P1", "GN 4").holds("P2", "GN 3")
    story.cash("P1 0, KATY 100, P2 900").operates("KATY", "trains").when("P1").sells("GN", 2)
    assert (story.president("GN"), story.cell("GN"), story.cash_of("P1")) == ("P2", "G1", 200)
    story.when("KATY").buys_train("4", 300)
    assert [one.reason for one in story.happened(PriceMoved)].count("sale") == 1, "nobody may protect it"


@rule("1850-EM.4")
def test_but_not_that_of_the_buyer() -> None:
    story = (
        laid(company("KATY", "4"), TO_TOPEKA).holds("P2", "KATY 4").cash("P1 0, KATY 100").operates("KATY", "trains")
    )
    assert story.sales_offered("KATY") == {1, 2}
    story.when("P1", refused="presidency_at_stake", rule="1830-EM.5").sells("KATY", 3)


@rule("1850-EM.6", "1850-CL.36", "1850-EG.1")
def test_bankruptcy_is_judged_by_the_blocks_that_are_still_allowed() -> None:
    """P1 could raise $304 with two blocks of two; having sold one share of each, he cannot sell the others."""
    story = laid(given("1850", QUARTET).phase("4"), TO_TOPEKA).started("KATY 100, GN 76, NP 76").token("KATY", "K6")
    story.holds("P1", "KATY 2").holds("P2", "GN 3").holds("P3", "NP 3").holds("P1", "GN 2, NP 2").operated("KATY")
    story.cash("P1 0, KATY 100").operates("KATY", "trains")
    story.when("KATY", refused="not_bankrupt", rule="1830-BK.1").goes_bankrupt()
    story.when("P1").sells("GN", 1)
    story.when("P1").sells("NP", 1)
    story.when("KATY").goes_bankrupt()
    assert story.game.over


@rule("1850-SR.PP.14", "1850-EM.4")
def test_a_protector_in_an_operating_round_changes_nobodys_turn() -> None:
    story = in_need("KATY 290").floated("GN NP").operated("GN NP").cash("GN 100, NP 100, P2 500")
    story.token("GN", "D9").token("NP", "B11").operates("KATY", "trains")
    story.when("P1").sells("GN", 1)
    story.when("KATY").buys_train("4", 300)
    assert story.to_act() == "P2"
    story.when("P2").protects()
    assert (story.shares("P2", "GN"), story.cell("GN"), story.actor()) == (4, "G3", "GN")


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("1850-EG.1")
def test_the_bank_breaks_and_the_set_is_played_to_its_end() -> None:
    story = company("GN", "5")
    story.bank(40).operates("GN", "dividend", revenue=90, ran=True, number=1, of=3).when("GN").declares("pay")
    assert not story.game.over
    story.comes_to_round("operating", 3)
    assert not story.game.over
    story.finishes_round()
    assert story.game.over


@rule("1850-EG.1")
def test_four_hundred_dollars_end_nothing() -> None:
    story = given("1850", QUARTET).started("GN 100").marker("GN T1").holds("P1", "GN 6")
    story.operates("GN", "dividend", revenue=90, ran=True, of=2).when("GN").declares("pay")
    assert story.title.market.cells[story.happened(PriceMoved)[0].new].name == "U1"
    assert (story.game.over, story.game.state.ending) == (False, None)


@rule("1850-EG.2", "1850-CL.26")
def test_cash_shares_and_open_privates_count() -> None:
    story = company("GN", "5").owns("P1", "GBC").holds("GN", "GN 2").marker("GN H1").cash("P1 310, GN 900")
    assert story.operates("GN").score("P1") == 310 + 6 * 110 + 50


@rule("1850-EG.3")
def test_only_the_buyers_own_marker_has_moved_in_a_bankruptcy() -> None:
    story: Story = in_need("KATY 10", phase="8").marker("KATY G3").cash("P2 900, P3 900")
    story.when("KATY").goes_bankrupt()
    assert (story.cell("KATY"), story.cell("GN"), story.cell("NP")) == ("G7", "G3", "G3")
    assert (story.game.over, story.cash_of("P1"), story.shares("P1", "KATY")) == (True, 0, 2)
