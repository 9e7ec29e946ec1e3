"""18CZ: a refusal cites the rule that forbids just this; where a code has several cases, each has its own."""

from __future__ import annotations

import pytest

from tests.citing import Attempt, Cases
from tests.czech import laid, market, operating, railway, table
from tests.story import Story
from tresham.core import action as act
from tresham.core.ids import Train

case = Cases("18CZ")


# --- who is to act, and when -----------------------------------------------------------------------------------------


@case("not_your_turn:draft", "18CZ-VI.1")
def out_of_turn_in_the_draft() -> Attempt:
    return table(), "B", lambda b: b.takes("S1")


@case("not_your_turn", "18CZ-VII.2.1")
def out_of_turn_in_a_stock_round() -> Attempt:
    return market("EKJ 50"), "B", lambda b: b.starts("OFE", 50)


@case("not_your_turn:operating_turn", "18CZ-VIII.1.1")
def out_of_turn_in_an_operating_round() -> Attempt:
    return railway("EKJ OFE").operates("EKJ"), "OFE", lambda ofe: ofe.passes()


@case("not_your_turn:discard", "18CZ-VIII.12.14")
def somebody_elses_excess() -> Attempt:
    return returning(), "BTE", lambda bte: bte.do(act.DiscardTrain(bte.by, Train(0)))


@case("not_your_turn:home_tile", "18CZ-VIII.4.13")
def somebody_elses_red_tile() -> Attempt:
    return first_turn("SX 100 5", "EKJ"), "EKJ", lambda ekj: ekj.lays("A8", "8896", 4)


@case("not_your_turn:city", "18CZ-VIII.6.10")
def somebody_elses_city() -> Attempt:
    return choosing(), "EKJ", lambda ekj: ekj.chooses_city("ATE", "B9")


@case("not_your_turn:double_station", "18CZ-VIII.9.6")
def somebody_elses_stations() -> Attempt:
    story = railway("EKJ BTE OFE").tile("C8", "8859", 0).token("EKJ", "C8").token("BTE", "C8.1").cash("BTE 900")
    story.operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    return story, "OFE", lambda ofe: ofe.takes_off("C26")


@case("not_your_turn:trains_taken", "18CZ-VIII.9.7")
def somebody_elses_choice_of_trains() -> Attempt:
    return taken("EKJ 3c"), "OFE", lambda ofe: ofe.passes()


@case("not_your_turn:answer", "18CZ-VIII.9.1")
def somebody_elses_answer() -> Attempt:
    story = railway("EKJ BTE").cash("BTE 900").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 70)
    return story, "C", lambda c: c.accepts()


@case("needs_consent:BuyingPrivate", "18CZ-IV.1.6")
def a_local_without_asking() -> Attempt:
    return railway("EKJ").owns("B", "S1").operates("EKJ"), "EKJ", lambda ekj: ekj.buys_private("S1", 10)


@case("needs_consent:BuyingTrains", "18CZ-VIII.10.7")
def a_train_without_asking() -> Attempt:
    story = railway("EKJ OFE").trains("OFE 2a, EKJ 2a").operates("EKJ", "trains")
    return story, "EKJ", lambda ekj: ekj.buys_train("2a", 10, "OFE")


@case("not_now:TakeLot", "18CZ-VI.6")
def a_local_after_the_draft() -> Attempt:
    return market("EKJ 50").owns("B", "S1"), "A", lambda a: a.takes("S1")


@case("not_now:StartCorporation", "18CZ-IV.2.a.1")
def starting_while_corporations_act() -> Attempt:
    return operating("EKJ"), "A", lambda a: a.starts("OFE", 50)


@case("not_now:BuyShares", "18CZ-IV.2.a.1")
def buying_while_corporations_act() -> Attempt:
    return operating("EKJ"), "A", lambda a: a.buys("EKJ")


@case("not_now:SellShares", "18CZ-IV.2.a.1")
def selling_while_corporations_act() -> Attempt:
    story = railway("EKJ OFE").holds("A", "OFE 1", president=False).operates("EKJ")
    return story, "A", lambda a: a.sells_papers("OFE", "1")


@case("not_now:RepayDebt", "18CZ-VIII.11.7")
def paying_back_while_corporations_act() -> Attempt:
    story = railway("EKJ").cash("A 100")
    return story.extra(owed=((story.party("A"), 30),)).operates("EKJ"), "A", lambda a: a.repays(30)


@case("not_now:BuyPrivate", "18CZ-VIII.3.4")
def a_local_before_the_home_is_there() -> Attempt:
    return first_turn("SX 100 5").owns("B", "S1"), "SX", lambda sx: sx.offers.buys_private("S1", 10)


@case("not_now:CashPrivate", "18CZ-VIII.3.4")
def a_local_given_back_before_the_home_is_there() -> Attempt:
    return first_turn("SX 100 5").owns("SX", "S1"), "SX", lambda sx: sx.cashes("S1")


@case("not_now:LayPrivateTile", "18CZ-VIII.3.4")
def a_power_before_the_home_is_there() -> Attempt:
    return first_turn("SX 100 5").owns("SX", "S1"), "SX", lambda sx: sx.lays_with("S1", "B11", "14p", 0)


@case("not_now:DiscardTrain", "18CZ-VIII.10.8")
def giving_a_train_up() -> Attempt:
    return railway("EKJ").trains("EKJ 2a 3c").operates("EKJ", "trains"), "EKJ", lambda ekj: ekj.discards("2a")


@case("not_now:ScrapTrain", "18CZ-VIII.9.9")
def scrapping_a_train_of_ones_own() -> Attempt:
    return railway("EKJ").trains("EKJ 2a 3c").operates("EKJ", "trains"), "EKJ", lambda ekj: ekj.scraps_train("2a")


@case("not_now:TurnTrain", "18CZ-VIII.9.9")
def turning_a_train_of_ones_own() -> Attempt:
    story = railway("BTE").trains("BTE 2+2b 3d").operates("BTE", "trains")
    return story, "BTE", lambda bte: bte.turns_train("3d", "3+3d")


# --- shares ----------------------------------------------------------------------------------------------------------


@case("not_next_to_start:medium", "18CZ-VII.3.2")
def a_medium_one_too_early() -> Attempt:
    return table().stock_round(1, "A"), "A", lambda a: a.starts("BN", 60)


@case("not_next_to_start:large", "18CZ-VII.3.3")
def a_large_one_too_early() -> Attempt:
    return table().phase("c").stock_round(3, "A").cash("A 900"), "A", lambda a: a.starts("SX", 90)


@case("already_started:taken_over", "18CZ-VIII.9.10")
def one_that_was_taken_over() -> Attempt:
    story = taken("EKJ 3c")
    story.when("BTE").scraps_train("3c")
    story.comes_to_round("stock")
    return story, story.to_act(), lambda one: one.starts("EKJ", 50)


# --- track and stations ----------------------------------------------------------------------------------------------


@case("beyond_power:terrain", "18CZ-IV.1.12")
def a_hill_for_a_small_local() -> Attempt:
    story = laid(railway("EKJ"), "D5 57 E6 C4").owns("EKJ", "S1").operates("EKJ")
    return story, "EKJ", lambda ekj: ekj.lays_with("S1", "E6", "9", 2)


@case("one_tile_a_turn:first", "18CZ-VIII.4.2")
def a_third_yellow_tile() -> Attempt:
    story = first_turn("BCB 70 2")
    story.when("BCB").lays("E16", "57", 0)
    story.when("BCB").lays("D17", "57", 0)
    return story, "BCB", lambda bcb: bcb.lays("F15", "9", 0)


@case("tile_does_not_fit:colour", "18CZ-VIII.5.1")
def a_colour_left_out() -> Attempt:
    return laid(railway("EKJ", "g"), "D5 57 D3 D7").operates("EKJ"), "EKJ", lambda ekj: ekj.lays("D5", "611", 1)


@case("colour_not_yet:red", "18CZ-VIII.4.13")
def another_red_tile() -> Attempt:
    return railway("kk").operates("kk"), "kk", lambda kk: kk.lays("I18", "8895", 2)


@case("tile_does_not_fit:fixed", "18CZ-VIII.4.1")
def a_tile_on_the_grey_town() -> Attempt:
    return laid(railway("BTE"), "D3 57 D1 D5").operates("BTE"), "BTE", lambda bte: bte.lays("D1", "3", 4)


@case("tile_does_not_fit:stops", "18CZ-VIII.4.5")
def plain_track_on_a_town() -> Attempt:
    return laid(railway("BTE"), "D3 6 E4 C4").operates("BTE"), "BTE", lambda bte: bte.lays("E4", "9", 2)


@case("tile_does_not_fit:stops upgrade", "18CZ-VIII.5.6")
def a_town_that_would_vanish() -> Attempt:
    story = laid(railway("BTE"), "D3 6 E4 C4, E4 4 D3 F5").operates("BTE")
    return story, "BTE", lambda bte: bte.lays("E4", "20", 2)


@case("tile_does_not_fit:special", "18CZ-VIII.5.3")
def a_purple_tile_without_a_local() -> Attempt:
    return laid(railway("EKJ"), "D5 57 D3 D7").operates("EKJ"), "EKJ", lambda ekj: ekj.lays("D5", "14p", 0)


@case("track_not_kept:stub", "18CZ-VIII.4.12")
def a_stub_left_out() -> Attempt:
    return railway("BN").operates("BN"), "BN", lambda bn: bn.lays("D13", "9", 1)


@case("slot_reserved", "18CZ-VIII.6.9")
def the_space_of_a_home() -> Attempt:
    story = laid(railway("NWB"), "F13 58 E12 F15, F15 8 F13 E16, E16 57 F15 D17").operates("NWB", "token")
    return story, "NWB", lambda nwb: nwb.tokens("E16")


@case("slot_reserved:B9", "18CZ-VIII.6.11")
def a_station_before_ate() -> Attempt:
    story = laid(railway("EKJ"), "D5 5 C6 D7, C6 4 D5 B7, B7 8 C6 B9").tile("B9", "8864", 0).operates("EKJ", "token")
    return story, "EKJ", lambda ekj: ekj.tokens("B9")


# --- trains ----------------------------------------------------------------------------------------------------------


@case("not_your_train:trains_taken", "18CZ-VIII.9.7")
def scrapping_somebody_elses_train() -> Attempt:
    story = taken("EKJ 3c, OFE 2a")
    return story, "BTE", lambda bte: bte.do(act.ScrapTrain(bte.by, card(story, "2a", "OFE")))


@case("not_your_train:discard", "18CZ-VIII.12.14")
def returning_somebody_elses_train() -> Attempt:
    story = returning()
    return story, "EKJ", lambda ekj: ekj.do(act.DiscardTrain(ekj.by, card(story, "3+3e", "BTE")))


@case("train_stays:help", "18CZ-VIII.11.4")
def returning_what_the_director_paid_for() -> Attempt:
    story = railway("kk", "i").depot("5h 0, 5i 0").trains("kk 4f 5h").cash("kk 0, A 3000").operates("kk", "trains")
    return story.when("kk").buys_train("5j", 1000, face="8Ej"), "kk", lambda kk: kk.discards("8Ej")


@case("wrong_face:trains_taken", "18CZ-VIII.9.8")
def turning_an_a_card() -> Attempt:
    return taken("EKJ 2a"), "BTE", lambda bte: bte.turns_train("2a", "2+2b")


@case("train_price:help", "18CZ-VIII.11.3")
def help_with_a_train_of_others() -> Attempt:
    story = railway("BTE KFN", "b").trains("KFN 2+2b").cash("BTE 30, A 500").operates("BTE", "trains")
    return story, "BTE", lambda bte: bte.offers.buys_train("2+2b", 50, "KFN")


# --- how they come about ---------------------------------------------------------------------------------------------


def card(story: Story, name: str, owner: str) -> Train:
    """A train card by its name and owner."""
    s, kind = story.game.state, story.title.train_kind(name)
    return Train(next(n for n, face in enumerate(s.faces) if face == kind and s.trains[n] == story.party(owner)))


def first_turn(first: str, *others: str) -> Story:
    """A's corporation is about to begin its first turn; others have operated before."""
    name, price, shares = first.split()
    story = railway(" ".join(others)) if others else table().phase("d")
    story.started(f"{name} {price}").holds("A", f"{name} {shares}").floated(name).cash(f"{name} 900")
    return story.operating_round(5, acted=" ".join(others))


def returning() -> Story:
    """EKJ has one train too many."""
    story = railway("BTE EKJ", "d").depot("3d 0").trains("EKJ 2a 2b 2b").cash("BTE 900").operates("BTE", "trains")
    return story.when("BTE").buys_train("4e", 180, face="3+3e")


def choosing() -> Story:
    """ATE is to say which of the two cities of B9 is its home."""
    story = railway("EKJ").tile("B9", "8864", 0).started("ATE 80").holds("B", "ATE 3").floated("ATE")
    return story.cash("ATE 400").operating_round(5, acted="EKJ")


def taken(trains: str) -> Story:
    """BTE has taken EKJ over, and decides about its trains."""
    story = railway("EKJ BTE OFE").trains(f"{trains}, BTE 2+2c").cash("BTE 900").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 70)
    return story.when("A").accepts()


@pytest.mark.parametrize("key", sorted(case.rules))
def test_the_refusal_cites_the_rule_of_its_case(key: str) -> None:
    case.judge(key)


def test_no_case_is_forgotten() -> None:
    assert case.forgotten() == []
