"""18CZ: what is dealt, what belongs to whom, and stock rounds."""

from __future__ import annotations

import pytest

from tests.czech import market, operating, railway, table
from tests.marks import rule
from tests.story import Story
from tresham.core.action import BuyPrivate, BuyShares, CashPrivate, Offer, SellPrivate, SellShares
from tresham.core.cards import Corporation
from tresham.titles.g18cz.papers import CORPORATIONS, LOCALS, local_size
from tresham.track.ids import Colour
from tresham.view import look


def corporation(name: str) -> Corporation:
    """The charter of a corporation."""
    return next(one for one in CORPORATIONS if one.symbol == name)


@rule("18CZ-XII.5", "18CZ-IV.2.b.1", "18CZ-IV.2.c.1", "18CZ-II.3")
@pytest.mark.parametrize("name", ["EKJ", "OFE", "BCB", "MW", "VBW", "BN", "NWB", "ATE", "BTE", "KFN"])
def test_small_and_medium_charters(name: str) -> None:
    one = corporation(name)
    assert one.tokens == (0, 40, 100)
    assert one.kind.certs == ((2, 1, 1) if one.kind.name == "small" else (2, 1, 1, 1))


@rule("18CZ-XII.7", "18CZ-IV.2.d.1")
@pytest.mark.parametrize("name", ["SX", "PR", "BY", "kk", "Ug"])
def test_large_charters(name: str) -> None:
    one = corporation(name)
    assert (one.tokens, one.kind.certs) == ((0, 40), (2, 1, 1, 1, 1, 1, 1, 1, 1))


@rule("18CZ-III.1.1", "18CZ-III.3.5")
def test_everybody_sees_what_everybody_has() -> None:
    story = railway("BTE").owns("BTE", "M1").owns("B", "S1").trains("BTE 2+2b").cash("B 123, BTE 77").operates("BTE")
    seen = look(story.ready().game)
    bte = next(one for one in seen.corporations if one.symbol == "BTE")
    player = next(one for one in seen.players if one.name == "B")
    assert (bte.cash, [one.name for one in bte.trains], list(bte.privates)) == (77, ["2+2b"], ["M1"])
    assert (player.cash, list(player.privates)) == (123, ["S1"])


@rule("18CZ-III.1.2")
def test_the_program_knows_no_promises() -> None:
    """Only deals that are carried out at once can be offered."""
    story = railway("BTE", "b").owns("B", "M1").trains("BTE 2+2b").operates("BTE")
    deals = [one.action.deal for one in story.ready().game.legal_actions().menu if isinstance(one.action, Offer)]
    assert {type(deal) for deal in deals} == {BuyPrivate}


@rule("18CZ-III.3.1", "18CZ-IV.1.1")
def test_locals_of_one_size_are_alike() -> None:
    for one in LOCALS:
        others = [other for other in LOCALS if other.symbol[0] == one.symbol[0]]
        assert {(other.revenue, other.low, other.high) for other in others} == {(one.revenue, one.low, one.high)}
        assert local_size(one.symbol).income == one.revenue


@rule("18CZ-III.3.2", "18CZ-IV.2.a.2")
def test_the_directors_certificate_comes_first() -> None:
    story = table().phase("d").stock_round(2, "A").cash("A 900")
    story.when("A", refused="presidents_certificate_first", rule="18CZ-IV.2.a.2").buys_cert("EKJ", 1)
    story.when("A").starts("EKJ", 50)
    assert story.certs("A", "EKJ") == [2]


@rule("18CZ-III.3.3", "18CZ-III.3.4", "18CZ-VIII.12.2")
def test_at_first_only_a_cards_and_yellow_tiles() -> None:
    story = operating("EKJ", "trains", "a")
    assert set(story.trains_offered()) == {("2a", "bank")}
    assert story.title.phases[0].tiles == (Colour.YELLOW,)
    deck = [name[-1] for name in story.trains_of("bank")]
    assert deck == sorted(deck)


@rule("18CZ-IV.2.a.3", "18CZ-VII.1.2")
def test_one_price_for_all_shares() -> None:
    story = market("BTE 60").marker("BTE I2").holds("B", "BTE 2").holds("A", "BTE 1").cash("A 200, C 200")
    story.when("A").sells("BTE", 1)
    assert (story.cash_of("A"), story.price("BTE")) == (300, 95)
    story.done("A").done("B")
    story.when("C").buys("BTE")
    assert story.cash_of("C") == 105


@rule("18CZ-VII.5.a.2")
def test_the_bank_is_paid_for_shares() -> None:
    story = market("BTE 60").holds("B", "BTE 3").floated("BTE").cash("A 200, BTE 300")
    bank = story.cash_of("bank")
    story.when("A").buys("BTE")
    assert (story.cash_of("BTE"), story.cash_of("bank")) == (300, bank + 60)


@rule("18CZ-VII.1.1", "18CZ-VII.6.4", "18CZ-IV.1.8")
def test_the_bank_is_the_only_partner() -> None:
    story = market("BTE 60").holds("B", "BTE 3").holds("A", "BTE 1").owns("A", "S1")
    story.when("A", refused="not_for_sale", rule="18CZ-VII.1.1").buys_cert("BTE", 1)
    offered = {type(one.action) for one in story.ready().game.legal_actions().menu}
    assert not offered & {SellPrivate, BuyPrivate, CashPrivate, Offer}
    assert {SellShares, BuyShares} <= offered


@rule("18CZ-VII.1.3")
def test_first_sell_then_buy_one() -> None:
    story = market("BTE 60, KFN 60").holds("B", "BTE 2").holds("C", "KFN 2").holds("A", "BTE 1, KFN 1").cash("A 300")
    story.when("A").buys("BTE")
    assert story.to_act() == "B" or story.blocks_offered() == set()
    assert story.shares("A", "BTE") == 2


@rule("18CZ-VII.2.1")
def test_turns_follow_the_cards() -> None:
    story = table("A B C D").stock_round(2, "C")
    story.change(order=tuple(story.party(name) for name in "CADB"))
    seen = []
    for _ in range(4):
        seen.append(story.to_act())
        story.when(seen[-1]).starts({"C": "EKJ", "A": "OFE", "D": "BCB", "B": "MW"}[seen[-1]], 50)
    assert "".join(seen) == "CADB"
    assert story.to_act() == "C"


@rule("18CZ-VII.5.b.4")
def test_the_next_after_the_old_director_among_equals() -> None:
    story = market("Ug 90", players="A B C D").holds("B", "Ug 3").holds("A", "Ug 2").holds("D", "Ug 2")
    story.change(order=tuple(story.party(name) for name in "BDAC")).stock_round(2, "B")
    story.when("B").sells("Ug", 3)
    assert story.president("Ug") == "D"


@rule("18CZ-VII.5.b.1")
def test_as_much_is_not_enough() -> None:
    story = market("Ug 90").holds("B", "Ug 3").holds("A", "Ug 2").cash("A 900")
    story.when("A").buys("Ug")
    assert story.president("Ug") == "B"
    story.done("B").done("C")
    story.when("A").buys("Ug")
    assert story.president("Ug") == "A"


def two_sales() -> Story:
    """A has shares of two corporations that others direct."""
    return market("BTE 60, KFN 80").holds("B", "BTE 2").holds("C", "KFN 2").holds("A", "BTE 2, KFN 1").cash("A 0")


@rule("18CZ-VII.6.6")
@pytest.mark.parametrize("order", [("BTE", "KFN"), ("KFN", "BTE")])
def test_the_seller_chooses_which_goes_first(order: tuple[str, str]) -> None:
    story = two_sales()
    for corp in order:
        story.when("A").sells(corp, 1)
    story.done("A")
    assert (story.price("BTE"), story.price("KFN")) == (58, 75)


@rule("18CZ-VII.6.6", "18CZ-VII.6.2")
def test_two_sales_of_one_corporation_are_one() -> None:
    story = two_sales()
    story.when("A").sells("BTE", 1)
    story.when("A").sells("BTE", 1)
    story.done("A")
    assert (story.cash_of("A"), story.price("BTE")) == (120, 58)


@rule("18CZ-DIFF.4")
def test_on_the_site_each_sale_moves_the_price() -> None:
    story = market("BTE 60", profile="18xx.games").holds("B", "BTE 2").holds("A", "BTE 2").cash("A 0")
    story.when("A").sells("BTE", 1)
    story.when("A").sells("BTE", 1)
    assert (story.cash_of("A"), story.price("BTE")) == (60 + 58, 55)


@rule("18CZ-DIFF.33")
def test_on_the_site_one_may_pass_above_the_limit() -> None:
    story = market("BTE 60", players="A B C D E F", profile="18xx.games").holds("B", "BTE 2").holds("A", "BTE 1")
    story.owns("A", "S1 S2 S3 S4 S5 S6 M1 M2 M3").cash("A 500")
    assert story.counted("A") == 10
    story.when("A").passes()


@rule("18CZ-X.2.3")
def test_equal_wealth_wins_together() -> None:
    story = table().cash("A 500, B 500, C 100").over("last_round")
    assert story.ready().game.scores() == {"A": 500, "B": 500, "C": 100}
    assert story.game.over
