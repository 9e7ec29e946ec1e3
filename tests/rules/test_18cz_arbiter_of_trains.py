"""18CZ: positions of a hostile arbiter, continued: trains, emergencies and take-overs."""

from __future__ import annotations

import pytest

from tests.czech import laid, railway
from tests.marks import rule
from tests.story import Story
from tresham.core.action import (
    BuyTrain,
    CashPrivate,
    LayPrivateTile,
    Pass,
    TakeOver,
)
from tresham.core.event import Passed, PriceMoved, TrainsRusted
from tresham.rules.debts import debt, penalty

# --- trains ----------------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.10.1", "18CZ-VIII.10.9")
@pytest.mark.parametrize(
    ("corp", "trains", "may"),
    [("BTE", "3d", False), ("BTE", "2+2b", True), ("kk", "3+3d 3d", False), ("kk", "3Ed", True), ("EKJ", "2a", True)],
)
def test_whose_own_kind_is_there_may_stop(corp: str, trains: str, may: bool) -> None:
    story = railway(corp).trains(f"{corp} {trains}").cash(f"{corp} 2000").operates(corp, "trains")
    assert bool(story.menu(Pass)) == may
    if not may:
        story.when(corp, refused="must_buy_train", rule="18CZ-VIII.10.1").passes()


@rule("18CZ-VIII.10.1", "18CZ-VIII.10.10", "18CZ-VIII.11.1")
def test_money_spent_on_other_kinds_does_not_end_the_duty() -> None:
    """The site's step would end here; in the rulebook the director pays [18CZ-DIFF.9]."""
    story = railway("BTE", "b").depot("2b 2").cash("BTE 70, A 100").operates("BTE", "trains")
    story.when("BTE").buys_train("2b", 70)
    assert (story.cash_of("BTE"), story.part(), story.menu(Pass)) == (0, "trains", [])
    story.when("BTE").buys_train("2b", 80, face="2+2b")
    assert (story.cash_of("A"), sorted(story.trains_of("BTE"))) == (20, ["2+2b", "2b"])


@rule("18CZ-VIII.10.1", "18CZ-VIII.10.4")
@pytest.mark.parametrize(
    ("phase", "owned", "card", "price"), [("d", "2b 3c", "3d", 120), ("f", "3c", "4f", 250), ("i", "", "5i", 350)]
)
def test_the_last_place_is_for_the_own_kind(phase: str, owned: str, card: str, price: int) -> None:
    story = railway("BTE", phase).cash("BTE 2000")
    if owned:
        story.trains(f"BTE {owned}")
    story.operates("BTE", "trains")
    story.when("BTE", refused="place_for_duty", rule="18CZ-VIII.10.1").buys_train(card, price)
    kinds = {one.action.face for one in story.menu(BuyTrain) if isinstance(one.action, BuyTrain)}
    assert None not in kinds


@rule("18CZ-VIII.10.5")
@pytest.mark.parametrize(("source", "price"), [("bank", 400), ("KFN", 1)])
def test_at_the_limit_the_duty_may_be_met_from_bank_or_others(source: str, price: int) -> None:
    story = railway("BTE KFN OFE MW", "f").trains("BTE 3c 3d, KFN 3+3e 4+4f").cash("BTE 900").operates("BTE", "trains")
    if source == "bank":
        story.when("BTE").buys_train("4f", 400, face="4+4f")
        own = "4+4f"
    else:
        story.when("BTE").offers.buys_train("3+3e", price, source)
        story.when("B").accepts()
        own = "3+3e"
    assert story.actor() == "BTE"
    story.when("BTE", refused="train_stays", rule="18CZ-VIII.10.5").discards(own)
    story.when("BTE").discards("3c")
    assert (sorted(story.trains_of("BTE")), story.trains_of("pool")) == (sorted(["3d", own]), ["3c"])


@rule("18CZ-VIII.10.4")
@pytest.mark.parametrize(
    ("corp", "phase", "trains", "limit"),
    [
        ("EKJ", "d", "2a 2a 2b", 3),
        ("EKJ", "e", "3c 3c", 2),
        ("EKJ", "h", "4f", 1),
        ("BTE", "e", "2+2b 2+2b 2+2c", 3),
        ("BTE", "g", "3+3d 3+3d", 2),
        ("BTE", "i", "4+4f", 1),
        ("kk", "i", "4Ef 4Ef 4Eg", 3),
        ("kk", "j", "5Eh 5Eh", 2),
    ],
)
def test_full_is_full(corp: str, phase: str, trains: str, limit: int) -> None:
    story = railway(corp, phase).trains(f"{corp} {trains}").cash(f"{corp} 9000").operates(corp, "trains")
    assert story.menu(BuyTrain) == []
    assert len(trains.split()) == limit


@rule("18CZ-VIII.10.6", "18CZ-VIII.10.11")
def test_a_card_in_the_pool_does_not_hold_up_the_deck() -> None:
    story = railway("EKJ", "e").trains("pool 2a, EKJ 3c").cash("EKJ 900").operates("EKJ", "trains")
    assert story.trains_offered() == {("4e", "bank"): (250, 250), ("2a", "pool"): (70, 70)}


@rule("18CZ-VIII.10.11", "18CZ-VIII.12.12")
def test_a_card_from_the_pool_scraps_like_a_new_one() -> None:
    story = railway("EKJ OFE", "f").trains("pool 4e, OFE 2a 3c").cash("EKJ 900").operates("EKJ", "trains")
    story.when("EKJ").buys_train("4e", 250, "pool")
    assert (story.trains_of("EKJ"), story.trains_of("OFE")) == (["4e"], ["3c"])


@rule("18CZ-VIII.10.11", "18CZ-VIII.12.12")
def test_of_a_card_in_the_pool_a_scrapped_kind_is_not_to_be_had() -> None:
    story = (
        railway("EKJ OFE BTE", "e")
        .marker("BTE A2")
        .trains("pool 2+2b")
        .cash("EKJ 900, OFE 900, BTE 900")
        .operates("EKJ", "trains")
    )
    assert ("2+2b", "pool") in story.trains_offered()
    story.when("EKJ").buys_train("4e", 250)
    story.comes_to("OFE", "trains")
    assert {source for _, source in story.trains_offered()} <= {"bank", "EKJ"}
    story.when("OFE", refused="wrong_face").buys_train("2+2b", 70, "pool", face="2b")
    story.goes_on().comes_to("BTE", "trains")
    story.when("BTE").buys_train("2+2b", 80, "pool")
    assert story.trains_of("BTE") == ["2+2b"]


@rule("18CZ-VIII.12.14", "18CZ-VIII.2.2")
def test_excess_is_returned_in_the_order_of_operation() -> None:
    story = railway("BTE EKJ OFE", "d").marker("EKJ D2, OFE F2").depot("3d 0").trains("EKJ 2a 2a 2b, OFE 2b 2b 3c")
    story.cash("BTE 900").operates("BTE", "trains").when("BTE").buys_train("4e", 180, face="3+3e")
    assert story.actor() == "OFE"
    story.when("OFE").discards("3c")
    assert story.actor() == "EKJ"
    story.when("EKJ").discards("2b")
    assert (sorted(story.trains_of("pool")), story.actor(), story.part()) == (["2b", "3c"], "BTE", "trains")


@rule("18CZ-VIII.12.14", "18CZ-VIII.13.1", "18CZ-VIII.12.13")
def test_after_an_export_excess_goes_before_the_next_stock_round() -> None:
    story = railway("EKJ BTE", "d").depot("3d 0").trains("EKJ 3c 3c 3d, BTE 3+3d").cash("A 0, B 0, C 0")
    story.operating_round(3, acted="EKJ BTE")
    assert (story.phase_name(), story.actor(), story.round()[0]) == ("e", "EKJ", "operating")
    story.when("EKJ").discards("3d")
    assert (story.round()[:2], story.trains_of("pool")) == (("stock", 4), ["3d"])


@rule("18CZ-VIII.12.13", "18CZ-VIII.13.1")
@pytest.mark.parametrize(
    ("phase", "top", "gone", "stays"),
    [
        ("d", "3d", "2a", "3c 2+2b 3+3d 3Ed"),
        ("e", "4e", "2a 2+2b", "3c 3+3d 3Ed"),
        ("f", "4f", "2a 3c 2+2b", "4e 3+3d 3Ed"),
        ("g", "5g", "2a 3c 2+2b 3+3d", "4e 4+4f 3Ed"),
        ("h", "5h", "2a 3c 2+2b 3+3d 3Ed", "4e 4+4f 4Ef"),
        ("i", "5i", "2a 3c 2+2b 3+3d 3Ed 4Ef", "4e 4+4f 5Eh"),
    ],
)
def test_what_an_export_scraps(phase: str, top: str, gone: str, stays: str) -> None:
    """The last card of a phase has been sold, so that the first of the next is exported."""
    story = railway("EKJ", phase).depot(f"{top} 0").trains(f"pool {gone} {stays}").cash("EKJ 0, A 0, B 0, C 0")
    story.trains("EKJ 5g" if phase in "def" else "EKJ 5h").operating_round(3, acted="EKJ")
    assert sorted(story.trains_of("pool")) == sorted(stays.split())


@rule("18CZ-VIII.13.1", "18CZ-VIII.13.2")
def test_a_j_may_be_exported_and_there_is_always_another() -> None:
    story = railway("EKJ kk", "j").trains("EKJ 5h, kk 4Ef 5Eh").cash("A 0, B 0, C 0").operating_round(6, 2, 2, "EKJ kk")
    assert story.trains_of("kk") == ["5Eh"]
    assert "5j" in story.trains_of("bank")


@rule("18CZ-VIII.10.7", "18CZ-VIII.10.9")
def test_larger_ones_may_own_trains_of_smaller_kinds() -> None:
    story = railway("kk EKJ BTE").trains("kk 3Ed, EKJ 2a, BTE 3+3d").operates("kk", "trains")
    assert {("2a", "EKJ"), ("3+3d", "BTE")} <= set(story.trains_offered())
    story = railway("EKJ kk BTE").trains("EKJ 2a, kk 3d 3Ed, BTE 3+3d").operates("EKJ", "trains")
    others = {one for one in story.trains_offered() if one[1] != "bank"}
    assert others == {("3d", "kk")}
    story.when("EKJ", refused="train_of_other_kind", rule="18CZ-VIII.10.9").offers.buys_train("3+3d", 5, "BTE")


@rule("18CZ-VIII.10.7", "18CZ-VIII.12.3")
def test_no_trade_in_trains_in_phase_a() -> None:
    story = railway("EKJ OFE", "a").trains("EKJ 2a, OFE 2a").operates("EKJ", "trains")
    assert {source for _, source in story.trains_offered()} == {"bank"}
    story.when("EKJ", refused="no_train_trades_yet", rule="18CZ-VIII.10.7").offers.buys_train("2a", 5, "OFE")


@rule("18CZ-VIII.10.7")
def test_another_corporations_train_is_bought_as_it_is() -> None:
    story = railway("BTE EKJ").trains("BTE 2+2b, EKJ 3d").operates("BTE", "trains")
    story.when("BTE", refused="wrong_face", rule="18CZ-VIII.10.6").offers.buys_train("3d", 50, "EKJ", face="3+3d")
    story.when("BTE").offers.buys_train("3d", 500, "EKJ")
    story.when("B").accepts()
    assert (story.cash_of("BTE"), story.cash_of("EKJ"), sorted(story.trains_of("BTE"))) == (0, 1000, ["2+2b", "3d"])


@rule("18CZ-VIII.12.1", "18CZ-VIII.12.12")
def test_a_train_from_another_corporation_scraps_nothing() -> None:
    story = railway("EKJ OFE MW", "e").trains("OFE 4e 3c, MW 2a, EKJ 2b").operates("EKJ", "trains")
    story.when("EKJ").offers.buys_train("4e", 1, "OFE")
    story.when("B").accepts()
    assert (story.trains_of("MW"), story.happened(TrainsRusted)) == (["2a"], [])


# --- emergencies -----------------------------------------------------------------------------------------------------


def need(treasury: int, purse: int, phase: str = "b") -> Story:
    """BTE has no plus train, little money, and A, its director, not much more."""
    return railway("BTE KFN", phase).cash(f"BTE {treasury}, A {purse}")


@rule("18CZ-VIII.11.1", "18CZ-VIII.11.4", "18CZ-VIII.11.6")
@pytest.mark.parametrize(
    ("treasury", "purse", "left", "loan"),
    [(0, 0, 0, 80), (79, 1, 0, 0), (79, 0, 0, 1), (30, 50, 0, 0), (30, 60, 10, 0), (80, 60, 60, 0)],
)
def test_treasury_then_cash_then_loan(treasury: int, purse: int, left: int, loan: int) -> None:
    story = need(treasury, purse).operates("BTE", "trains")
    story.when("BTE").buys_train("2b", 80, face="2+2b")
    t, who = story.table(), story.party("A")
    assert (story.cash_of("BTE"), story.cash_of("A")) == (0, left)
    assert (debt(t, who), penalty(t, who)) == (loan, loan)


@rule("18CZ-VIII.11.4")
def test_help_is_for_one_train_and_for_that_alone() -> None:
    story = need(0, 500).operates("BTE", "trains")
    story.when("BTE", refused="cheapest_with_help", rule="18CZ-VIII.11.1").buys_train("2b", 70)
    story.when("BTE").buys_train("2b", 80, face="2+2b")
    assert story.menu(BuyTrain) == []
    assert story.cash_of("A") == 420


@rule("18CZ-VIII.11.4", "18CZ-VIII.12.14")
def test_the_train_that_was_helped_with_stays_or_another_would_be_due() -> None:
    story = railway("kk", "i").depot("5h 0, 5i 0").trains("kk 4f 5h").cash("kk 0, A 3000").operates("kk", "trains")
    story.when("kk").buys_train("5j", 1000, face="8Ej")
    story.when("kk", refused="train_stays", rule="18CZ-VIII.11.4").discards("8Ej")
    story.when("kk").discards("5h")
    assert (story.trains_of("kk"), story.cash_of("A"), story.phase_name()) == (["4f", "8Ej"], 2000, "j")


@rule("18CZ-VIII.12.14", "18CZ-VIII.10.5")
def test_a_train_that_the_treasury_paid_may_go_and_another_is_due() -> None:
    story = railway("kk", "i").depot("5h 0, 5i 0").trains("kk 4f 5h").cash("kk 1000, A 3000").operates("kk", "trains")
    story.when("kk").buys_train("5j", 1000, face="8Ej")
    story.when("kk").discards("8Ej")
    story.when("kk").buys_train("8Ej", 1000, "pool")
    story.when("kk", refused="train_stays", rule="18CZ-VIII.10.5").discards("8Ej")
    story.when("kk").discards("4f")
    assert (story.trains_of("kk"), story.cash_of("A")) == (["5h", "8Ej"], 2000)


@rule("18CZ-VIII.10.5", "18CZ-VIII.12.10")
def test_if_the_duty_itself_lowers_the_limit_two_others_go() -> None:
    story = railway("BTE", "h").depot("5h 0").trains("BTE 5g 5h").cash("BTE 900").operates("BTE", "trains")
    story.when("BTE").buys_train("5i", 500, face="5+5i")
    story.when("BTE").discards("5g")
    story.when("BTE", refused="train_stays", rule="18CZ-VIII.10.5").discards("5+5i")
    story.when("BTE").discards("5h")
    assert (story.trains_of("BTE"), story.trains_of("pool")) == (["5+5i"], ["5g", "5h"])


@rule("18CZ-VIII.11.1", "18CZ-IV.1.13", "18CZ-VIII.3.4")
def test_a_local_may_be_sold_first_or_not() -> None:
    story = need(30, 500).owns("BTE", "S1").operates("BTE", "trains")
    assert story.menu(CashPrivate)
    story.when("BTE").cashes("S1")
    story.when("BTE").buys_train("2b", 80, face="2+2b")
    assert (story.cash_of("BTE"), story.cash_of("A")) == (0, 500 - 5)
    story = need(30, 500).owns("BTE", "S1").operates("BTE", "trains")
    story.when("BTE").buys_train("2b", 80, face="2+2b")
    assert (story.cash_of("A"), story.owner("S1")) == (450, "BTE")


@rule("18CZ-VIII.11.3", "18CZ-VIII.10.7")
def test_in_need_the_treasury_alone_may_pay_another_corporation() -> None:
    story = need(30, 500).trains("KFN 2+2b").operates("BTE", "trains")
    assert story.trains_offered()[("2+2b", "KFN")] == (1, 30)
    story.when("BTE", refused="train_price", rule="18CZ-VIII.11.3").offers.buys_train("2+2b", 31, "KFN")
    story.when("BTE").offers.buys_train("2+2b", 30, "KFN")
    story.when("B").accepts()
    assert (story.cash_of("A"), story.trains_of("BTE")) == (500, ["2+2b"])


@rule("18CZ-VIII.11.2", "18CZ-VIII.11.4")
def test_the_dearer_train_although_the_treasury_could_pay_another() -> None:
    story = need(190, 100, "e").trains("pool 2+2c").operates("BTE", "trains")
    story.when("BTE").buys_train("4e", 180, face="3+3e")
    assert (story.cash_of("BTE"), story.cash_of("A")) == (10, 100)
    story = need(100, 50, "e").trains("pool 2+2c").operates("BTE", "trains")
    story.when("BTE").buys_train("4e", 180, face="3+3e")
    assert (story.cash_of("BTE"), story.cash_of("A"), debt(story.table(), story.party("A"))) == (0, 0, 30)


@rule("18CZ-VIII.11.1")
def test_who_owns_its_kind_gets_no_help() -> None:
    story = need(75, 500).trains("BTE 2+2b").operates("BTE", "trains")
    story.when("BTE", refused="cannot_afford_train").buys_train("2b", 80, face="2+2b")


# --- take-overs ------------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.9.4", "18CZ-VIII.9.2")
def test_the_menu_goes_as_far_as_the_money() -> None:
    story = railway("EKJ BTE").cash("BTE 100").operates("BTE", "take_over")
    (offer,) = story.menu(TakeOver)
    assert (offer.low, offer.high) == (35, 50)
    story = railway("EKJ BTE").cash("BTE 69").trains("BTE 2+2b").operates("BTE", "take_over")
    assert story.menu(TakeOver) == []


@rule("18CZ-VIII.9.1")
def test_one_that_has_not_started_cannot_be_taken_over() -> None:
    story = (
        railway("kk").started("BN 60").holds("B", "BN 2").cash("kk 2000").trains("kk 3Ed").operates("kk", "take_over")
    )
    assert story.menu(TakeOver) == []


@rule("18CZ-VIII.9.5", "18CZ-IV.1.10")
def test_locals_go_along_and_used_ones_stay_used() -> None:
    story = laid(railway("EKJ BTE"), "D3 57 D1 D5").owns("EKJ", "S1 S2").spent("S1").cash("BTE 900").trains("BTE 2+2b")
    story.operates("BTE", "take_over").when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    assert (story.owner("S1"), story.owner("S2")) == ("BTE", "BTE")
    powers = {
        story.title.privates[one.action.private].symbol
        for one in story.menu(LayPrivateTile)
        if isinstance(one.action, LayPrivateTile)
    }
    assert powers == {"S2"}


@rule("18CZ-VIII.9.6", "18CZ-VIII.6.7")
@pytest.mark.parametrize("off", ["C8", "C8.1"])
def test_of_two_stations_in_two_cities_of_a_hex_the_buyer_keeps_one(off: str) -> None:
    story = railway("EKJ BTE").tile("C8", "8859", 0).token("EKJ", "C8").token("BTE", "C8.1").cash("BTE 900")
    story.trains("BTE 2+2b").operates("BTE", "take_over").when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    story.when("BTE", refused="no_double_station", rule="18CZ-VIII.9.6").takes_off("D3")
    story.when("BTE").takes_off(off)
    kept = {"C8": "C8.1", "C8.1": "C8.0"}[off]
    assert sorted(story.tokens_of("BTE")) == sorted(["D3.0", "D5.0", kept])
    assert story.charter("BTE") == (100,) * 3


@rule("18CZ-VIII.9.8", "18CZ-V.2")
def test_turning_is_paid_by_what_is_left() -> None:
    story = railway("EKJ BTE", "d").trains("EKJ 3d, BTE 2+2b").cash("BTE 199, EKJ 0").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    story.when("BTE", refused="cannot_afford_train").turns_train("3d", "3+3d")
    story.when("BTE").passes()
    assert (sorted(story.trains_of("BTE")), story.cash_of("BTE")) == (["2+2b", "3d"], 59)


@rule("18CZ-VIII.9.8", "18CZ-VIII.10.1")
def test_a_turned_train_meets_the_duty_and_does_not_run_in_this_turn() -> None:
    story = railway("EKJ BTE", "d").trains("EKJ 3d").cash("BTE 900, EKJ 0").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    story.when("BTE").turns_train("3d", "3+3d")
    assert (story.cash_of("BTE"), story.part()) == (900 - 140 - 60, "trains")
    assert story.menu(Pass)


@rule("18CZ-VIII.9.8")
@pytest.mark.parametrize("face", ["3+3d", "3d"])
def test_a_large_one_turns_into_its_own_kind_only(face: str) -> None:
    story = railway("EKJ kk").trains("EKJ 3d, kk 3Ed").cash("kk 900").operates("kk", "take_over")
    story.when("kk").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    story.when("kk", refused="wrong_face", rule="18CZ-VIII.9.8").turns_train("3d", face)


@rule("18CZ-VIII.9.7", "18CZ-VIII.10.4")
def test_no_turning_where_there_is_no_room_to_keep() -> None:
    story = railway("EKJ BTE", "f").trains("EKJ 4f 4e, BTE 3+3d").cash("BTE 2000").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    assert story.menu(Pass) == []
    story.when("BTE").turns_train("4f", "4+4f")
    story.when("BTE", refused="too_many_trains", rule="18CZ-VIII.9.7").turns_train("4e", "3+3e")
    story.when("BTE").scraps_train("4e")
    assert (sorted(story.trains_of("BTE")), story.trains_of("pool")) == (["3+3d", "4+4f"], [])


@rule("18CZ-VIII.9.3", "18CZ-VIII.9.10", "18CZ-VII.4.2")
def test_shares_are_paid_for_and_leave_room_for_others() -> None:
    story = railway("EKJ BTE").holds("B", "EKJ 1", president=False).holds("C", "EKJ 1", president=False)
    story.cash("BTE 900, A 0, B 0, C 0").trains("BTE 2+2b").operates("BTE", "take_over")
    before = [story.counted(name) for name in "ABC"]
    story.when("BTE").offers.takes_over("EKJ", 35)
    story.when("A").accepts()
    assert [story.cash_of(name) for name in "ABC"] == [70, 35, 35]
    assert [story.counted(name) for name in "ABC"] == [one - 1 for one in before]


@rule("18CZ-VIII.9.10", "18CZ-IX.3.3")
def test_the_marker_is_gone_and_others_keep_their_places() -> None:
    story = railway("EKJ BTE OFE MW").marker("OFE F2, EKJ F2, MW F2").cash("BTE 900").trains("BTE 2+2b")
    story.operates("BTE", "take_over").when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    assert (story.markers_in("F2"), story.happened(PriceMoved)) == (["OFE", "MW"], [])


@rule("18CZ-VIII.9.1")
def test_a_declined_offer_may_be_made_again() -> None:
    story = railway("EKJ BTE").cash("BTE 900").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 40)
    story.when("A").declines()
    assert (story.actor(), story.part()) == ("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 105)
    story.when("A").accepts()
    assert story.cash_of("BTE") == 900 - 210 + 500


@rule("18CZ-VIII.9.5", "18CZ-VIII.9.6")
def test_what_was_taken_over_goes_on_to_the_next() -> None:
    """BTE has taken over EKJ; later kk takes over BTE with all of it."""
    story = railway("EKJ BTE kk").trains("BTE 2+2b, kk 3Ed").owns("EKJ", "S1").cash("BTE 900, kk 2000, EKJ 100")
    story.operates("BTE", "take_over").when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    money = story.cash_of("BTE")
    story.comes_to("kk", "take_over")
    assert story.cash_of("BTE") <= money
    money = story.cash_of("BTE")
    story.when("kk").offers.takes_over("BTE", 80)
    story.when("B").accepts()
    assert (sorted(story.tokens_of("kk")), story.owner("S1")) == (["D3.0", "D5.0", "J15.0"], "kk")
    assert story.charter("kk") == (100,) * 5


@rule("18CZ-VIII.9.1", "18CZ-VIII.1.1")
def test_who_cannot_take_over_whom() -> None:
    story = (
        railway("kk EKJ BTE SX")
        .started("BN 60")
        .holds("B", "BN 2")
        .cash("kk 2000, SX 2000")
        .operates("kk", "take_over")
    )
    for other in ("SX", "BN", "kk", "OFE"):
        story.when("kk", refused="no_prey", rule="18CZ-VIII.9.1").offers.takes_over(other, 60)
    story.when("SX", refused="not_your_turn", rule="18CZ-VIII.1.1").offers.takes_over("EKJ", 70)
    story.when("kk", refused="no_such_thing").offers.takes_over("A", 70)


@rule("18CZ-VIII.9.4", "18CZ-VIII.9.8")
def test_the_last_coin_is_enough() -> None:
    story = railway("EKJ BTE").trains("EKJ 3d").cash("BTE 210, EKJ 60").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 105)
    story.when("A").accepts()
    story.when("BTE").turns_train("3d", "3+3d")
    assert (story.cash_of("BTE"), story.trains_of("BTE")) == (0, ["3+3d"])


@rule("18CZ-VIII.9.7")
def test_of_two_like_trains_either_may_be_scrapped_and_one_only() -> None:
    story = railway("EKJ BTE").trains("BTE 3c 2+2b").trains("EKJ 3c 3d").cash("BTE 900").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    story.when("BTE").scraps_train("3c")
    story.when("BTE", refused="train_not_taken", rule="18CZ-VIII.9.9").scraps_train("3c")
    story.when("BTE").passes()
    assert sorted(story.trains_of("BTE")) == ["2+2b", "3c", "3d"]
    assert [story.name(one.by) for one in story.happened(Passed)][:1] == ["BTE"]


@rule("18CZ-VIII.3.4", "18CZ-VIII.9.4")
@pytest.mark.parametrize(("treasury", "waits"), [(24, False), (25, True)])
def test_a_local_that_would_pay_for_a_take_over_is_waited_for(treasury: int, waits: bool) -> None:
    """EKJ costs 70 K at least; a local brings 45 K."""
    story = railway("EKJ BTE").owns("BTE", "S1").trains("BTE 2+2b").cash(f"BTE {treasury}").operates("BTE", "take_over")
    assert (story.part() == "take_over") == waits


@rule("18CZ-VIII.3.4", "18CZ-IV.1.7")
@pytest.mark.parametrize(("local", "waits"), [("M1", True), ("L1", False)])
def test_a_local_that_is_too_large_brings_no_money(local: str, waits: bool) -> None:
    """EKJ costs 70 K at least; a local that a player sells for 1 K brings 44 K."""
    story = railway("EKJ BTE").owns("B", local).trains("BTE 2+2b").cash("BTE 26").operates("BTE", "take_over")
    assert (story.part() == "take_over") == waits


@rule("18CZ-VIII.9.1")
def test_only_the_corporation_whose_turn_it_is_takes_over() -> None:
    story = railway("BTE EKJ OFE KFN").cash("BTE 900, KFN 900").operates("BTE", "take_over")
    assert story.president("BTE") == story.president("KFN") == "A"
    story.when("KFN", refused="not_your_turn").offers.takes_over("EKJ", 70)
