"""18CZ: worked examples of the round of local railways and of stock rounds."""

from __future__ import annotations

import pytest

from tests.czech import market, railway, table
from tests.marks import rule
from tests.story import Story
from tresham.core.action import TakeLot
from tresham.titles.g18cz.papers import CERTIFICATES

# --- getting ready ---------------------------------------------------------------------------------------------------


@rule("18CZ-III.2.1", "18CZ-VII.4.1", "18CZ-III.2.2", "18CZ-XII.8", "18CZ-I.1")
@pytest.mark.parametrize(("players", "cash", "limit"), [(3, 380, 14), (4, 300, 12), (5, 250, 10), (6, 210, 9)])
def test_what_is_dealt(players: int, cash: int, limit: int) -> None:
    story = table("A B C D E F"[: 2 * players - 1])
    assert story.purses() == [cash] * players
    assert story.title.certificate_limit(story.table(), story.party("A")) == limit == CERTIFICATES[players]
    assert len(story.title.privates) == 18
    assert len(story.title.corporations) == 15
    assert story.trains_of("bank").count("2a") == 5


# --- the round of local railways -------------------------------------------------------------------------------------


def cheapest(story: Story, name: str, letter: str) -> Story:
    """Somebody takes the cheapest local of a size."""
    lots = [one.symbol for one in story.title.privates if one.symbol[0] == letter and story.owner(one.symbol) == "bank"]
    return story.when(name).takes(lots[0])


@rule("18CZ-VI.1")
def test_turns_go_to_and_fro() -> None:
    story, seen = table("A B C D"), []
    for _ in range(12):
        seen.append(story.to_act())
        cheapest(story, seen[-1], "S" if story.owner("S6") == "bank" else "M")
    assert "".join(seen) == "ABCDDCBAABCD"


@rule("18CZ-VI.2", "18CZ-VI.3")
def test_each_size_has_its_price() -> None:
    story = table()
    for name, letter in zip("ABCCBA", "LLSLMM", strict=True):
        assert story.to_act() == name
        cheapest(story, name, letter)
    assert story.purses() == [280, 280, 290]
    offered = [choice.action for choice in story.menu(TakeLot)]
    prices = [story.title.privates[one.private].value for one in offered if isinstance(one, TakeLot)]
    assert prices == [30, 50, 70]


@rule("18CZ-VI.3")
def test_a_dearer_one_is_not_for_sale_yet() -> None:
    story = table()
    story.when("A", refused="cheaper_lot_first", rule="18CZ-VI.3").takes("S2")


@rule("18CZ-VI.4", "18CZ-VI.5", "18CZ-VI.6", "18CZ-VI.8")
def test_all_pass_after_the_last_purchase() -> None:
    story = table()
    cheapest(story, "A", "S").passes("B C C B")
    assert (story.round()[0], story.to_act()) == ("draft", "A")
    story.passes("A")
    assert story.round() == ("stock", 1, 1, 1)
    assert [one.symbol for one in story.title.privates if story.owner(one.symbol) is not None] == ["S1"]


@rule("18CZ-VI.4")
def test_who_passed_may_buy_later() -> None:
    story = table()
    cheapest(story, "A", "S").passes("B C C B")
    cheapest(story, "A", "S")
    assert (story.to_act(), story.cash_of("A")) == ("A", 380 - 25 - 30)


@rule("18CZ-VI.5")
def test_when_the_last_local_is_sold_it_is_over() -> None:
    story = table().cash("A 9999, B 9999, C 9999")
    for number in range(18):
        cheapest(story, story.to_act(), "SML"[number // 6])
    assert story.round()[0] == "stock"


@rule("18CZ-VI.7")
def test_the_poorest_comes_first() -> None:
    story = table("A B C D")
    cheapest(story, "A", "S").passes("B C D D C B A")
    assert story.to_act() == "A"
    assert [story.name(one) for one in story.game.state.order] == ["A", "B", "C", "D"]


@rule("18CZ-VI.7", "18CZ-III.3.6")
def test_equal_ones_stay_in_their_order() -> None:
    story = table("A B C D").cash("A 180, B 130, C 155, D 210")
    cheapest(story, "A", "S").passes("B C D D C B A")
    assert [story.name(one) for one in story.game.state.order] == ["B", "A", "C", "D"]
    assert [story.cash_of(name) for name in "BACD"] == [130, 155, 155, 210]


@rule("18CZ-VII.2.3")
def test_the_richest_comes_first_ever_after() -> None:
    story = table("A B C D").stock_round(2, "B").cash("A 185, B 110, C 185, D 140")
    story.change(order=tuple(story.party(name) for name in "BACD")).passes("B A C D")
    assert [story.name(one) for one in story.game.state.order] == ["A", "C", "D", "B"]


# --- buying and starting ---------------------------------------------------------------------------------------------


@rule("18CZ-VII.3.4", "18CZ-VII.3.10", "18CZ-VII.5.a.1", "18CZ-VII.5.1", "18CZ-VII.5.3")
def test_a_small_one_starts_with_its_directors_certificate() -> None:
    story = table().stock_round(1, "A").cash("A 250")
    story.when("A").starts("EKJ", 70)
    assert (story.cash_of("A"), story.cash_of("EKJ"), story.price("EKJ")) == (110, 280, 70)
    assert story.has_floated("EKJ")
    assert (story.shares("ipo", "EKJ"), story.president("EKJ")) == (2, "A")


@rule("18CZ-VII.3.2", "18CZ-VII.3.10", "18CZ-VII.3.5")
def test_a_medium_one_needs_another_share() -> None:
    story = table().phase("b").stock_round(2, "A")
    story.when("A").starts("BN", 60)
    assert (story.cash_of("A"), story.cash_of("BN"), story.has_floated("BN")) == (260, 0, False)
    story.when("B").buys("BN")
    assert (story.cash_of("B"), story.cash_of("BN"), story.has_floated("BN")) == (320, 300, True)


@rule("18CZ-VII.5.a.1", "18CZ-VII.3.7", "18CZ-IX.3.1", "18CZ-VII.3.10")
def test_the_start_price_counts_although_the_price_fell() -> None:
    story = table().phase("d").stock_round(6, "A").cash("A 900, B 900, C 900")
    story.when("A").starts("kk", 120)
    story.when("B").buys("kk")
    story.passes("C A")
    story.when("B").sells("kk", 1)
    assert (story.cash_of("B"), story.price("kk")) == (900, 115)
    story.when("B", refused="sold_this_round", rule="18CZ-VII.3.7").buys("kk")
    story.done("B")
    story.when("C").buys("kk")
    story.when("A").buys("kk")
    story.done("B")
    assert not story.has_floated("kk")
    story.when("C").buys("kk")
    assert (story.cash_of("C"), story.cash_of("kk"), story.price("kk")) == (900 - 230, 1200, 115)


@rule("18CZ-VII.3.1", "18CZ-VII.3.2", "18CZ-VII.3.3")
def test_sizes_open_one_after_the_other() -> None:
    story = table().stock_round(1, "A")
    story.when("A", refused="not_next_to_start", rule="18CZ-VII.3.2").starts("BN", 60)
    story = table().phase("c").stock_round(3, "A").cash("A 900")
    story.when("A", refused="not_next_to_start").starts("SX", 90)
    story = table().phase("d").stock_round(4, "A").cash("A 900")
    story.when("A").starts("SX", 90)
    assert story.president("SX") == "A"


@rule("18CZ-VII.4.3")
@pytest.mark.parametrize(("corp", "price", "most"), [("OFE", 50, 3), ("ATE", 60, 3), ("Ug", 90, 6)])
def test_how_much_of_one_corporation(corp: str, price: int, most: int) -> None:
    story = market(f"{corp} {price}").holds("A", f"{corp} {most}").cash("A 900")
    story.when("A", refused="holding_limit", rule="18CZ-VII.4.3").buys(corp)


# --- certificates ----------------------------------------------------------------------------------------------------


def at_the_limit() -> Story:
    """Five players, ten certificates: A has five locals, two directorships, and three shares of others."""
    story = market("EKJ 50, OFE 50, BTE 60, ATE 60", players="A B C D E").owns("A", "S1 S2 S3 S4 S5")
    story.holds("A", "EKJ 2, OFE 2").holds("B", "BTE 2").holds("C", "ATE 2").holds("A", "BTE 2, ATE 1")
    return story.cash("A 900")


@rule("18CZ-VII.4.1", "18CZ-VII.4.2", "18CZ-VII.1.3")
def test_sell_before_you_buy_at_the_limit() -> None:
    story = at_the_limit()
    assert story.counted("A") == 10
    story.when("A", refused="certificate_limit").buys("EKJ")
    story.when("A").sells("BTE", 1)
    story.when("A").buys("EKJ")
    assert story.counted("A") == 10


def deposed(holdings_of_b: str = "S1 S2 S3") -> Story:
    """Six players, nine certificates. A directs BTE with 40 % and has nine; B has 40 % of it too."""
    story = market("BTE 60, EKJ 50, OFE 50, KFN 60", players="A B C D E F", first="B")
    story.holds("A", "BTE 2").holds("C", "EKJ 2, OFE 2, KFN 2").holds("B", "BTE 2")
    story.holds("A", "EKJ 1, OFE 1, KFN 1").owns("A", "S4 S5 S6 M1 M2").owns("B", holdings_of_b)
    return story.cash("A 500, B 500, C 0, D 0, E 0, F 0")


@rule("18CZ-VII.4.4", "18CZ-VII.5.b.1", "18CZ-VII.5.b.2", "18CZ-VII.3.9", "18CZ-VII.4.6")
def test_a_deposed_director_sells_first() -> None:
    story = deposed()
    assert (story.counted("A"), story.president("BTE")) == (9, "A")
    story.when("B").buys("BTE")
    assert (story.president("BTE"), story.certs("B", "BTE"), story.certs("A", "BTE")) == ("B", [2, 1], [1, 1])
    assert story.counted("A") == 10
    while story.to_act() != "A":
        story.passes(story.to_act())
    story.when("A", refused="over_limit", rule="18CZ-VII.4.6").passes()
    story.when("A", refused="over_limit", rule="18CZ-VII.4.6").buys("EKJ")
    story.when("A").sells("BTE", 1)
    assert story.counted("A") == 9
    story.when("A", refused="certificate_limit").buys("EKJ")
    story.when("A").passes()


@rule("18CZ-VII.4.5")
def test_room_is_needed_although_he_would_become_director() -> None:
    story = deposed("S1 S2 S3 M3 M4 M5 M6")
    assert story.counted("B") == 9
    story.when("B", refused="certificate_limit", rule="18CZ-VII.4.5").buys("BTE")


# --- prices ----------------------------------------------------------------------------------------------------------


@rule("18CZ-VII.6.2", "18CZ-IX.3.1", "18CZ-VII.6.1")
def test_a_sale_is_one_step_down() -> None:
    story = market("BTE 60").holds("B", "BTE 2").holds("A", "BTE 2").holds("C", "BTE 1").cash("A 0, B 0, C 0")
    story.when("A").sells("BTE", 2)
    assert (story.cash_of("A"), story.price("BTE")) == (120, 58)
    story.done("A").done("B")
    story.when("C").sells("BTE", 1)
    assert (story.cash_of("C"), story.price("BTE"), story.shares("ipo", "BTE")) == (58, 55, 3)


@rule("18CZ-IX.3.1")
def test_at_the_lowest_price_nothing_falls() -> None:
    story = market("BTE 60").marker("BTE A2").holds("B", "BTE 2").holds("A", "BTE 1")
    story.when("A").sells("BTE", 1)
    assert story.price("BTE") == 40


@rule("18CZ-IX.3.2")
@pytest.mark.parametrize(("cell", "to"), [("C2", 58), ("C1", 60), ("W2", 370), ("W1", 370)])
def test_sold_out_is_one_step_up(cell: str, to: int) -> None:
    story = market("EKJ 50").marker(f"EKJ {cell}").holds("A", "EKJ 3").holds("B", "EKJ 1").floated("EKJ")
    story.cash("A 0, B 0, C 0, EKJ 99").comes_to_round("operating")
    assert story.price("EKJ") == to


@rule("18CZ-IX.3.2")
def test_a_share_in_the_bank_and_it_stays() -> None:
    story = market("EKJ 50").holds("A", "EKJ 3").floated("EKJ").cash("A 0, B 0, C 0, EKJ 99")
    story.comes_to_round("operating")
    assert story.price("EKJ") == 50


@rule("18CZ-VII.6.3")
def test_no_sales_in_the_first_stock_round() -> None:
    story = table().phase("d").started("EKJ 50").holds("A", "EKJ 3").stock_round(1, "A")
    story.when("A", refused="no_sale_yet", rule="18CZ-VII.6.3").sells("EKJ", 1)
    story = market("EKJ 50").holds("A", "EKJ 3")
    story.when("A").sells("EKJ", 1)


@rule("18CZ-VII.5.b.3", "18CZ-VII.6.5")
def test_a_director_needs_a_successor() -> None:
    story = market("MW 50").holds("A", "MW 2").holds("B", "MW 1")
    assert story.sales_offered("MW") == set()
    story = market("MW 50").holds("A", "MW 2").holds("B", "MW 2")
    assert story.sales_offered("MW") == {1, 2}
    story.when("A").sells("MW", 1)
    assert (story.president("MW"), story.certs("A", "MW"), story.certs("B", "MW")) == ("B", [1], [2])


@rule("18CZ-VII.3.8", "18CZ-VII.2.2", "18CZ-VII.1.4")
def test_all_pass_in_a_row() -> None:
    story = market("EKJ 50, OFE 50").holds("C", "EKJ 2, OFE 2").cash("A 400, B 400, C 400")
    story.passes("A")
    story.when("B").buys("EKJ")
    story.passes("C A")
    assert (story.round()[0], story.to_act()) == ("stock", "B")
    story.passes("B")
    assert story.round()[0] == "operating"


@rule("18CZ-X.2.2", "18CZ-X.2.1", "18CZ-I.2", "18CZ-IV.1.8")
def test_what_a_player_is_worth_at_the_end() -> None:
    story = railway("EKJ BN ATE kk", "j", "A B C D").owns("A", "S1").owns("BN", "S2")
    story.marker("EKJ O2, BN I2, ATE M2, kk P2").cash("A 946, BN 5000")
    story.holds("A", "BN 2, ATE 1", president=False).holds("A", "kk 3", president=False).over("last_round")
    assert story.score("A") == 946 + 120 + 2 * 172 + 2 * 100 + 144 + 3 * 188
