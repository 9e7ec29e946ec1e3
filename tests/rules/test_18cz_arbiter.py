"""18CZ: positions that a hostile arbiter set up, because nothing else had proved what happens in them."""

from __future__ import annotations

import pytest

from tests.czech import laid, market, railway, table
from tests.marks import rule
from tests.story import Story
from tresham.core.action import (
    Action,
    BuyPrivate,
    BuyTrain,
    Pass,
    RepayDebt,
    StartCorporation,
    TakeLot,
)
from tresham.core.event import Passed
from tresham.core.illegal import Illegal
from tresham.rules.debts import debt
from tresham.text import Scribe, explain
from tresham.view import look

# --- the round of local railways -------------------------------------------------------------------------------------


@rule("18CZ-VI.5", "18CZ-VI.4")
def test_passes_before_a_purchase_do_not_count() -> None:
    story = table().passes("A B").when("C").takes("S1")
    story.passes("C B")
    assert (story.round()[0], story.to_act()) == ("draft", "A")
    assert [(story.name(one.by), one.step) for one in story.happened(Passed)] == [("B", "draft")]
    story.passes("A")
    assert story.round()[:2] == ("stock", 1)


@rule("18CZ-VI.5", "18CZ-VI.6", "18CZ-VI.7")
def test_nobody_need_buy_anything() -> None:
    story = table("A B C D").passes("A B C D")
    assert (story.round()[:2], story.to_act()) == (("stock", 1), "A")
    assert {story.owner(one.symbol) for one in story.title.privates} == {None}


@rule("18CZ-VI.5", "18CZ-VI.2")
def test_if_nobody_can_pay_the_round_is_over_before_it_begins() -> None:
    story = table().cash("A 24, B 24, C 24").ready()
    assert {story.owner(one.symbol) for one in story.title.privates} == {None}


@rule("18CZ-VI.2", "18CZ-VI.3")
def test_the_last_coin_buys_a_local() -> None:
    story = table().cash("A 25").when("A").takes("S1")
    assert (story.cash_of("A"), story.to_act()) == (0, "B")
    story.when("B", refused="lot_sold", rule="18CZ-VI.3").takes("S1")
    story.passes("B C C B")
    assert story.round()[0] == "stock", "A can afford nothing and is not asked"


@rule("18CZ-VI.3")
def test_what_the_last_of_each_size_costs() -> None:
    story = table("A B C D").cash("A 999, B 999, C 999, D 999")
    paid = {}
    for lot in [f"{size}{number}" for size in "LSM" for number in range(1, 7)]:
        who = story.to_act()
        before = story.cash_of(who)
        story.when(who).takes(lot)
        paid[lot] = before - story.cash_of(who)
    assert [paid[f"S{n}"] for n in range(1, 7)] == [25, 30, 35, 40, 45, 50]
    assert [paid[f"M{n}"] for n in range(1, 7)] == [40, 45, 50, 55, 60, 65]
    assert [paid[f"L{n}"] for n in range(1, 7)] == [55, 60, 65, 70, 75, 80]


@rule("18CZ-VI.2", "18CZ-VI.3")
def test_what_is_offered_is_what_one_can_pay() -> None:
    story = table().cash("A 45")
    lots = [one.action.private for one in story.menu(TakeLot) if isinstance(one.action, TakeLot)]
    assert [story.title.privates[one].symbol for one in lots] == ["S1", "M1"]
    story.when("A", refused="cannot_afford_lot", rule="18CZ-VI.2").takes("L1")


# --- stock rounds ----------------------------------------------------------------------------------------------------


@rule("18CZ-VII.5.2", "18CZ-VII.3.4")
@pytest.mark.parametrize(
    ("corp", "prices"),
    [("EKJ", {50, 55, 60, 65, 70}), ("BN", {60, 70, 80, 90, 100}), ("kk", {90, 100, 110, 120})],
)
def test_each_size_has_its_start_prices(corp: str, prices: set[int]) -> None:
    story = market("OFE 50").cash("A 900")
    assert story.pars_offered(corp) == prices
    wrong = next(price for price in (120, 50) if price not in prices)
    story.when("A", refused="par_not_yet", rule="18CZ-VII.5.2").starts(corp, wrong)
    story.when("A", refused="no_par_cell", rule="18CZ-VII.5.2").starts(corp, 105)


@rule("18CZ-VII.5.1", "18CZ-VIII.2.2")
def test_a_new_marker_lies_under_those_that_stand_there() -> None:
    story = market("EKJ 60, OFE 60").cash("A 900, B 900").when("A").starts("BN", 60)
    assert story.markers_in("D2") == ["EKJ", "OFE", "BN"]


@rule("18CZ-VII.3.10", "18CZ-VII.5.4", "18CZ-VII.5.a.1")
def test_one_that_has_not_started_neither_operates_nor_moves() -> None:
    story = market("EKJ 50").holds("A", "EKJ 2").floated("EKJ").cash("A 0, B 300, C 0, EKJ 99")
    story.done("A").when("B").starts("BN", 60)
    story.finishes_round()
    assert story.round()[0] == "operating"
    assert (story.turns_of_round(), story.price("BN"), story.cash_of("BN")) == (["EKJ"], 60, 0)


@rule("18CZ-VII.3.10")
def test_once_started_it_stays_so_although_players_hold_less_than_half() -> None:
    story = market("BTE 60").holds("A", "BTE 2").holds("B", "BTE 1").floated("BTE").cash("BTE 300, A 0, B 0, C 0")
    story.done("A").when("B").sells("BTE", 1)
    assert (story.round()[0], story.actor()) == ("operating", "BTE")


@rule("18CZ-VII.5.b.3", "18CZ-VII.6.5", "18CZ-VII.5.b.1", "18CZ-VII.5.b.2")
@pytest.mark.parametrize(
    ("sold", "president", "left", "gets"), [(1, "A", [2], [1, 1]), (2, "B", [1], [2]), (3, "B", [], [2])]
)
def test_a_director_sells_down_to_equality_or_below(
    sold: int, president: str, left: list[int], gets: list[int]
) -> None:
    story = market("BTE 60").holds("A", "BTE 3").holds("B", "BTE 2").cash("A 0")
    assert story.sales_offered("BTE") == {1, 2, 3}
    story.when("A").sells("BTE", sold)
    assert (story.president("BTE"), story.certs("A", "BTE"), story.certs("B", "BTE")) == (president, left, gets)
    assert (story.cash_of("A"), story.price("BTE")) == (60 * sold, 58)


@rule("18CZ-VII.5.b.3")
@pytest.mark.parametrize(("others", "sales"), [("1 1", {1}), ("2 0", {1, 2, 3})])
def test_two_single_shares_in_two_hands_are_no_successor(others: str, sales: set[int]) -> None:
    story = market("BTE 60").holds("A", "BTE 3")
    for name, shares in zip("BC", others.split(), strict=True):
        if int(shares):
            story.holds(name, f"BTE {shares}")
    assert story.sales_offered("BTE") == sales


@rule("18CZ-VII.5.b.3", "18CZ-VII.5.b.2")
@pytest.mark.parametrize("sold", [1, 2])
def test_a_large_ones_certificate_passes_to_whoever_has_a_fifth(sold: int) -> None:
    story = market("kk 100").holds("A", "kk 2").holds("B", "kk 2").holds("C", "kk 1").when("A").sells("kk", sold)
    assert (story.president("kk"), story.certs("B", "kk"), sum(story.certs("A", "kk"))) == ("B", [2], 2 - sold)


@rule("18CZ-VII.6.6", "18CZ-IX.3.1", "18CZ-VII.6.2")
def test_sales_in_turn_move_each_price_once() -> None:
    story = market("BTE 60, KFN 80").holds("B", "BTE 2").holds("C", "KFN 2").holds("A", "BTE 2, KFN 1").cash("A 0")
    for corp in ("BTE", "KFN", "BTE"):
        story.when("A").sells(corp, 1)
    assert (story.price("BTE"), story.price("KFN"), story.cash_of("A")) == (58, 75, 60 + 80 + 60)


@rule("18CZ-VII.3.7")
def test_what_was_sold_may_be_bought_in_the_next_round() -> None:
    story = market("EKJ 60").holds("B", "EKJ 2").holds("A", "EKJ 1").floated("EKJ").trains("EKJ 2a")
    story.cash("A 900, B 0, C 0, EKJ 99").when("A").sells("EKJ", 1)
    story.when("A", refused="sold_this_round", rule="18CZ-VII.3.7").buys("EKJ")
    story.finishes_round().comes_to_round("stock", to="A")
    story.when("A").buys("EKJ")
    assert story.shares("A", "EKJ") == 1


@rule("18CZ-VII.1.3")
def test_nothing_is_sold_after_a_purchase() -> None:
    story = market("BTE 60, KFN 60, EKJ 50").holds("B", "BTE 2, EKJ 2").holds("C", "KFN 2").holds("A", "BTE 1, KFN 1")
    story.cash("A 900").when("A").buys("EKJ")
    assert (story.to_act(), story.shares("A", "BTE")) == ("B", 1), "the turn is over"
    story.when("A", refused="not_your_turn", rule="18CZ-VII.2.1").sells("BTE", 1)


@rule("18CZ-VII.4.1", "18CZ-VII.4.2")
@pytest.mark.parametrize(("players", "limit"), [("A B C", 14), ("A B C D", 12), ("A B C D E", 10), ("A B C D E F", 9)])
def test_the_limit_counts_locals_and_directors_once(players: str, limit: int) -> None:
    locals_ = " ".join([f"S{n}" for n in range(1, 7)] + [f"M{n}" for n in range(1, 7)] + ["L1"])
    story = market("EKJ 50, OFE 50", players=players).holds("A", "EKJ 2").holds("B", "OFE 2").cash("A 900")
    story.owns("A", " ".join(locals_.split()[: limit - 2]))
    assert story.counted("A") == limit - 1
    story.when("A").buys("OFE")
    assert story.counted("A") == limit
    story.done("A")
    for other in players.split()[1:]:
        story.done(other)
    story.when("A", refused="certificate_limit", rule="18CZ-VII.4.5").buys("OFE")


@rule("18CZ-IX.3.2", "18CZ-VII.2.3")
def test_order_is_made_before_prices_rise_and_ties_stay() -> None:
    story = table("A B C D").phase("d").started("EKJ 50").holds("D", "EKJ 3").holds("A", "EKJ 1").floated("EKJ")
    story.stock_round(2, "C").cash("A 70, B 40, C 40, D 70, EKJ 99")
    story.change(order=tuple(story.party(name) for name in "CBDA"))
    story.comes_to_round("operating")
    assert [story.name(one) for one in story.game.state.order] == ["D", "A", "C", "B"]
    assert story.price("EKJ") == 53


@rule("18CZ-VIII.8.10", "18CZ-IX.3.1", "18CZ-IX.3.3")
def test_a_marker_that_cannot_fall_keeps_its_place() -> None:
    story = market("EKJ 50, BTE 60").marker("BTE A2, EKJ A2").holds("B", "BTE 2, EKJ 2").holds("A", "BTE 1")
    story.when("A").sells("BTE", 1)
    assert (story.price("BTE"), story.markers_in("A2")) == (40, ["BTE", "EKJ"])


@rule("18CZ-VIII.8.10", "18CZ-IX.3.2")
def test_a_marker_that_cannot_rise_keeps_its_place() -> None:
    story = market("EKJ 50, BTE 60").marker("EKJ W1, BTE W1").holds("A", "EKJ 2, BTE 2").holds("B", "EKJ 2")
    story.floated("EKJ BTE").cash("A 0, B 0, C 0, EKJ 99, BTE 99").comes_to_round("operating")
    assert (story.price("EKJ"), story.markers_in("W1")) == (370, ["EKJ", "BTE"])


# --- debts -----------------------------------------------------------------------------------------------------------


def owing(amount: int, cash: int) -> Story:
    """A owes the bank money in a stock round, and has a share that can be sold."""
    story = market("EKJ 50, OFE 60").holds("B", "EKJ 2, OFE 2").holds("A", "OFE 1").cash(f"A {cash}, B 200, C 200")
    who = story.party("A")
    return story.extra(owed=((who, amount),), penalties=((who, amount),))


@rule("18CZ-VIII.11.7", "18CZ-VII.1.3")
def test_sell_pay_back_and_buy_in_one_turn() -> None:
    story = owing(40, 30).when("A").sells("OFE", 1)
    story.when("A").repays(40)
    story.when("A").buys("EKJ")
    assert (story.cash_of("A"), story.shares("A", "EKJ"), debt(story.table(), story.party("A"))) == (0, 1, 0)


@rule("18CZ-VIII.11.7", "18CZ-VII.2.2", "18CZ-VII.1.4")
def test_to_pay_back_is_a_pass() -> None:
    story = owing(40, 30).when("A").repays(10)
    assert story.to_act() == "A"
    story.passes("A")
    assert story.round()[:2] == ("stock", 2)
    story.passes("B C")
    assert story.round()[:2] != ("stock", 2)


@rule("18CZ-VIII.11.7")
def test_no_more_is_paid_back_than_there_is() -> None:
    story = owing(40, 30)
    (offer,) = story.menu(RepayDebt)
    assert (offer.field, offer.low, offer.high) == ("amount", 1, 30)
    story.when("A", refused="repayment", rule="18CZ-VIII.11.7").repays(31)
    story.when("A", refused="repayment", rule="18CZ-VIII.11.7").repays(0)
    story.when("A", refused="in_debt", rule="18CZ-VIII.11.7").starts("BN", 60)


@rule("18CZ-VIII.11.7")
def test_whoever_owes_nothing_pays_nothing_back() -> None:
    story = owing(40, 30).passes("A")
    assert story.menu(RepayDebt) == []
    story.when(story.to_act(), refused="owes_nothing", rule="18CZ-VIII.11.7").repays(1)


@rule("18CZ-VIII.11.8", "18CZ-X.2.2")
def test_wealth_may_be_less_than_nothing() -> None:
    story = railway("EKJ").cash("B 10")
    who = story.party("B")
    story.extra(owed=((who, 300),), penalties=((who, 500),)).over("schedule")
    assert story.score("B") == 10 - 300 - 500


@rule("18CZ-VIII.11.7", "18CZ-VII.1.4")
def test_a_debtor_without_money_is_passed_over_and_a_coin_is_enough() -> None:
    story = market("EKJ 50").holds("B", "EKJ 2").cash("A 0, B 200, C 0")
    story.extra(owed=((story.party("A"), 30),), penalties=((story.party("A"), 30),))
    assert story.to_act() == "B"
    story = owing(40, 30).when("A").repays(1)
    assert (story.cash_of("A"), debt(story.table(), story.party("A"))) == (29, 39)


@rule("18CZ-III.1.1", "18CZ-VIII.11.6")
def test_everybody_sees_debts_and_penalties() -> None:
    story = owing(40, 30).when("A").repays(10)
    first, second, _ = look(story.game).players
    assert {one.key: one.value for one in first.facts} == {"owed": 30, "penalty": 40}
    assert second.facts == ()


@rule("18CZ-IV.1.4", "18CZ-X.2.2")
@pytest.mark.parametrize(("number", "price"), [(1, 0), (2, 40), (3, 45), (5, 55), (6, 65), (8, 90)])
def test_between_operating_rounds_the_last_price_counts(number: int, price: int) -> None:
    assert market("EKJ 50", number).owns("A", "S1").cash("A 0").score("A") == price


# --- the course of operating rounds ----------------------------------------------------------------------------------


@rule("18CZ-VIII.2.2")
def test_nobody_operates_twice_although_it_falls_below_another() -> None:
    story = railway("EKJ OFE BCB").marker("EKJ F2, OFE F2, BCB E2").trains("EKJ 3c, OFE 3c, BCB 3c")
    assert story.operating_round(3).turns_of_round() == ["EKJ", "OFE", "BCB"]
    assert (story.price("EKJ"), story.price("OFE"), story.price("BCB")) == (65, 65, 60)


@rule("18CZ-VIII.2.1", "18CZ-IV.1.2", "18CZ-IV.1.9")
def test_locals_pay_whoever_owns_them_at_the_start_of_each_round() -> None:
    story = railway("EKJ kk").owns("A", "L1 M1").owns("EKJ", "S1").spent("S1").owns("kk", "L2").trains("EKJ 3c, kk 3Ed")
    story.cash("A 0, B 0, C 0, EKJ 0, kk 0").stock_round(5, "A").comes_to_round("operating")
    assert [story.cash_of(one) for one in ("A", "EKJ", "kk")] == [30, 5, 20]
    story.comes_to_round("operating", 2)
    assert [story.cash_of(one) for one in ("A", "EKJ", "kk")] == [60, 10, 40]


@rule("18CZ-IV.1.4", "18CZ-IV.1.13")
@pytest.mark.parametrize(
    ("turn", "number", "of", "price"),
    [
        (1, 1, 1, 40),
        (2, 1, 1, 45),
        (4, 1, 1, 55),
        (5, 1, 2, 60),
        (5, 2, 2, 65),
        (7, 2, 2, 90),
        (8, 1, 3, 100),
        (8, 3, 3, 120),
    ],
)
def test_the_price_of_the_track(turn: int, number: int, of: int, price: int) -> None:
    story = railway("EKJ").owns("EKJ", "S1").owns("B", "S2").trains("EKJ 3c").cash("EKJ 500, B 0")
    story.operates("EKJ", "track", turn=turn, number=number, of=of)
    (offer,) = story.menu(BuyPrivate)
    assert (offer.low, offer.high) == (1, price)
    story.when("EKJ", refused="private_price", rule="18CZ-IV.1.6").offers.buys_private("S2", price + 1)
    story.when("EKJ").cashes("S1")
    assert (story.cash_of("EKJ"), story.owner("S1")) == (500 + price, None)


@rule("18CZ-IV.1.14", "18CZ-IV.1.8", "18CZ-IV.1.13")
def test_a_local_of_another_corporation_or_out_of_the_game_is_not_for_sale() -> None:
    story = railway("EKJ OFE").owns("OFE", "S1").owns("EKJ", "S2").operates("EKJ", "track")
    story.when("EKJ", refused="private_not_for_sale", rule="18CZ-IV.1.14").offers.buys_private("S1", 10)
    story.when("EKJ").cashes("S2")
    story.when("EKJ", refused="private_not_for_sale", rule="18CZ-IV.1.14").offers.buys_private("S2", 10)
    story.when("EKJ", refused="not_your_private", rule="18CZ-IV.1.13").cashes("S2")
    story.when("EKJ", refused="not_your_private", rule="18CZ-IV.1.13").cashes("S1")
    story.when("OFE", refused="not_your_turn", rule="18CZ-VIII.1.1").cashes("S1")


@rule("18CZ-IV.1.10", "18CZ-IV.1.11", "18CZ-VIII.3.3")
def test_a_local_is_bought_used_and_sold_in_one_turn() -> None:
    story = laid(railway("EKJ"), "D5 57 D3 D7").owns("A", "S1").operates("EKJ", turn=4)
    story.when("EKJ").buys_private("S1", 1)
    story.when("EKJ").lays_with("S1", "D5", "14p", 0)
    story.when("EKJ", refused="power_used_up", rule="18CZ-IV.1.10").lays_with("S1", "D5", "611p", 0)
    story.when("EKJ").cashes("S1")
    assert (story.cash_of("EKJ"), story.tile_at("D5")[0]) == (500 - 1 + 55, "14p")
    assert story.hexes_offered(), "the track of the turn is still to be laid"


# --- the end, and words ----------------------------------------------------------------------------------------------


@rule("18CZ-X.2.2")
def test_shares_of_one_that_has_not_started_count() -> None:
    assert market("BN 60").holds("A", "BN 2").cash("A 7").over("schedule").score("A") == 127


def why_not(story: Story, action: Action) -> list[str]:
    """Why an action is refused, in all languages."""
    with pytest.raises(Illegal) as why:
        story.ready().game.push(action)
    scribes = [Scribe(story.title, story.game.players, language) for language in ("en", "ru", "pl")]
    return [explain(why.value, scribe) for scribe in scribes]


@rule("18CZ-VIII.10.1")
def test_no_route_is_needed_for_the_duty_in_words_either() -> None:
    story = railway("BTE").operates("BTE", "trains")
    assert why_not(story, Pass(story.party("BTE"))) == [
        "A corporation must own a train that it can run, even without a route: buy one.",
        "У корпорации должен быть поезд, который она может пустить, даже без маршрута: купите его.",
        "Spółka musi mieć pociąg, który może uruchomić, nawet bez trasy: kup go.",
    ]


@rule("18CZ-VII.3.2")
def test_nobody_waits_for_another_corporation_to_be_started() -> None:
    story = table().stock_round(1, "A")
    assert why_not(story, StartCorporation(story.party("A"), story.party("BN"), story.title.market.pars[0])) == [
        "Corporations of this size cannot be started yet.",
        "Корпорации такого размера пока нельзя основать.",
        "Spółek tej wielkości nie można jeszcze zakładać.",
    ]


@rule("18CZ-VIII.11.2", "18CZ-VIII.11.4")
def test_help_is_not_for_the_cheapest_train_alone_in_words_either() -> None:
    story = railway("BTE", "b").cash("BTE 0").operates("BTE", "trains")
    train = next(one.action.train for one in story.menu(BuyTrain) if isinstance(one.action, BuyTrain))
    assert why_not(story, BuyTrain(story.party("BTE"), train, 70)) == [
        "The director helps only with a train that the corporation can run, from 80\u00a0K on.",
        "Директор помогает только с поездом, который корпорация может пустить, от 80\u00a0K.",
        "Dyrektor pomaga tylko przy pociągu, który spółka może uruchomić, od 80\u00a0K.",
    ]
