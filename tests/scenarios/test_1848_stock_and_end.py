"""1848: scenarios about directors, stock rounds, the chart and the end, from SC-34 to SC-36 and from SC-51 to SC-62."""

from __future__ import annotations

import pytest

from tests.australia import QUARTET, at, company, directed, fallen, in_need, lent
from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import PriceMoved

# --- directors -------------------------------------------------------------------------------------------------------


@rule("1848-6.2a", "1848-6.2d", "1848-6.1a", "1848-12.5.1a", "1848-12.4.1c")
def test_bill_and_fred() -> None:
    """SC-34."""
    story = given("1848", "Bill Fred Ann").started("COM 90").holds("Bill", "COM 6").holds("Fred", "COM 3")
    story.stock_round(2, "Bill").when("Bill").sells("COM", 4)
    assert (story.president("COM"), story.certs("Fred", "COM"), story.certs("Bill", "COM")) == ("Fred", [2, 1], [1, 1])
    assert (story.shares("pool", "COM"), story.cell("COM")) == (4, at("R4C5"))
    assert len(story.happened(PriceMoved)) == 1


@rule("1848-6.2b", "1848-6.2c")
def test_tie_for_director() -> None:
    """SC-35."""
    story = directed(given("1848", QUARTET), "A", "SAR", 90, 3).holds("B", "SAR 2").holds("D", "SAR 2")
    story.stock_round(2, "A").when("A").sells("SAR", 2)
    assert (story.shares("A", "SAR"), story.president("SAR")) == (1, "B")
    other = directed(given("1848", QUARTET), "A", "SAR", 90, 3).holds("C", "SAR 2").holds("D", "SAR 2")
    other.stock_round(2, "A").when("A").sells("SAR", 2)
    assert other.president("SAR") == "C"


@rule("1848-6.2a")
def test_as_many_are_not_enough() -> None:
    story = directed(given("1848", QUARTET), "A", "SAR", 90, 3).holds("B", "SAR 3")
    story.stock_round(2, "A").passes("A")
    assert story.president("SAR") == "A"
    story.when("B").buys("SAR")
    assert story.president("SAR") == "B"


@rule("1848-6.2e", "1848-12.4.1b", "1848-5.1.6b")
def test_half_a_directors_certificate() -> None:
    """SC-36."""
    story = directed(given("1848", QUARTET), "A", "SAR", 90, 2).holds("B", "SAR 2").holds("pool", "SAR 4")
    story.marker(f"SAR {at('R3C6')}").stock_round(2, "A")
    story.when("A", refused="pool_limit", rule="1848-12.4.1b").sells_papers("SAR", "P")
    story.when("A").sells_papers("SAR", "P", 1)
    assert (story.cash_of("A"), story.shares("A", "SAR"), story.president("SAR")) == (730, 1, "B")
    assert (story.shares("pool", "SAR"), story.cell("SAR")) == (5, at("R4C6"))


# --- the chart -------------------------------------------------------------------------------------------------------


def paid(cell: str, kind: str = "pay", revenue: int = 110) -> Story:
    """CAR has earned something and pays it or keeps it."""
    story = company("CAR").marker(f"CAR {at(cell)}").operates("CAR", "dividend", revenue=revenue, ran=True)
    return story.when("CAR").declares(kind)


@rule("1848-11.1a", "1848-7.3d")
@pytest.mark.parametrize(
    ("before", "after"),
    [("R5C8", "R4C8"), ("R4C10", "R3C10"), ("R2C16", "R1C16"), ("R1C16", "R1C16"), ("R4C8", "R4C9")],
)
def test_dividend_and_end_of_row(before: str, after: str) -> None:
    """SC-51."""
    assert paid(before).cell("CAR") == at(after)


@rule("1848-13.1a")
def test_a_marker_on_the_highest_cell_brings_the_end() -> None:
    """SC-51, its last case."""
    assert paid("R2C16").game.state.ending is not None
    assert paid("R2C15").game.state.ending is None


@rule("1848-11.1a", "1848-11.2a", "1848-11.3a")
def test_chart_example() -> None:
    """SC-52."""
    assert paid("R3C7", "withhold").cell("CAR") == at("R3C6")
    story = company("FED NSW").marker(f"NSW {at('R4C9')}, FED {at('R4C8')}")
    story.operates("FED", "dividend", revenue=100, ran=True).when("FED").declares("pay")
    assert story.markers_in(at("R4C9")) == ["NSW", "FED"]
    assert paid("R4C10").cell("CAR") == at("R3C10")


@rule("1848-11.2a", "1848-10.3.3a", "1848-5.5.1a")
def test_withholding_into_receivership() -> None:
    """SC-53."""
    story = company("CAR VR").holds("B", "CAR 1").cash("CAR 0, A 0").marker(f"CAR {at('R4C1')}")
    bank = story.operates("CAR", "dividend", revenue=110, ran=True).cash_of("bank")
    story.when("CAR").declares("withhold")
    assert [corp for corp, _ in story.fact("receiverships")] == [story.party("CAR")]
    assert (story.cash_of("B"), story.cash_of("A"), story.cash_of("bank")) == (730, 0, bank - 100)


@rule("1848-11.2b", "1848-7.3d")
def test_no_revenue_moves_left() -> None:
    story = company("CAR").marker(f"CAR {at('R3C5')}").operates("CAR", "run")
    assert story.ready().cell("CAR") == at("R3C4")


@rule("1848-12.5.1a", "1848-12.3.2a", "1848-12.4.1d", "1848-5.1.4a", "1848-12.1.1a")
def test_sale_example() -> None:
    """SC-54."""
    story = company("QR VR").started("SAR 100, WA 100").holds("C", "SAR 3, WA 3").holds("A", "SAR 2, WA 1")
    story.holds("B", "SAR 1, WA 1").marker(f"SAR {at('R2C10')}, WA {at('R2C12')}").stock_round(2, "A")
    story.when("A").sells("SAR", 2)
    story.when("A").sells("WA", 1)
    assert (story.cash_of("A"), story.cell("SAR"), story.cell("WA")) == (630 + 690, at("R3C10"), at("R3C12"))
    story.when("A", refused="sold_this_round", rule="1848-12.3.2a").buys("SAR", "pool")
    story.done("A").when("B").sells("SAR", 1)
    story.when("B").sells("WA", 1)
    assert (story.cash_of("B"), story.cell("SAR"), story.cell("WA")) == (630 + 460, at("R4C10"), at("R3C12"))
    story.when("B", refused="sold_this_round", rule="1848-12.3.2a").buys("WA", "pool")


@rule("1848-12.5.1a")
def test_all_that_is_sold_of_a_company_in_a_turn_is_one_sale() -> None:
    story = company("QR SAR").holds("C", "SAR 3").stock_round(2, "C")
    story.when("C").sells("SAR", 1)
    story.when("C", refused="one_block").sells("SAR", 1)


# --- limits ----------------------------------------------------------------------------------------------------------


@rule("1848-12.4.1a", "1848-5.1.6a", "1848-12.4.2a")
def test_first_stock_round() -> None:
    """SC-55."""
    story = company("SAR", "2").holds("B", "SAR 1").stock_round(1, "B")
    story.when("B", refused="no_sale_yet", rule="1848-12.4.1a").sells("SAR", 1)
    story.when("B").buys("BOE")
    story.passes("C D A" if story.to_act() == "C" else "B C D A")
    story.when("B").sells("BOE", 1)
    assert story.cash_of("B") == 630


@rule("1848-5.1.6b", "1848-12.2.2a", "1848-12.2.2b", "1848-12.4.1b")
def test_pool_and_holding_limits() -> None:
    """SC-56."""
    story = company("SAR").holds("B", "SAR 1").holds("pool", "SAR 3").stock_round(2, "A")
    assert story.sales_offered("SAR") == {1, 2}
    story.when("A", refused="pool_limit", rule="1848-12.4.1b").sells("SAR", 3)
    story.when("A", refused="holding_limit", rule="1848-12.2.2a").buys("SAR", "pool")
    three = company("SAR", players="A B C").stock_round(2, "A")
    three.when("A").buys("SAR")
    assert three.shares("A", "SAR") == 7
    three.passes("B C").when("A", refused="holding_limit", rule="1848-12.2.2b").buys("SAR")


@rule("1848-12.6.1a", "1848-12.6.2a")
def test_sold_out() -> None:
    """SC-57."""

    def after(cell: str, others: int, pool: int = 0) -> str | None:
        story = company("CAR").holds("B", f"CAR {others}").marker(f"CAR {at(cell)}")
        story = story.holds("pool", f"CAR {pool}") if pool else story
        return story.stock_round(2, "A").everybody_passes().cell("CAR")

    assert after("R2C5", 4) == at("R1C5")
    assert after("R1C10", 4) == at("R1C10")
    assert after("R2C5", 3) == at("R2C5")
    assert after("R2C5", 3, 1) == at("R2C5")
    full = company("CAR").holds("A", "BOE 5").holds("B", "BOE 5").stock_round(2, "A").everybody_passes()
    assert full.price("BOE") == 70


@rule("1848-12.2.1c", "1848-12.2.1a", "1848-12.2.1b")
def test_above_the_limit() -> None:
    """SC-58."""
    story = given("1848", "A B C").owns("A", "P1")
    for corp in ("SAR", "VR", "QR"):
        directed(story, "A", corp, shares=6)
    story.holds("A", "BOE 3").stock_round(2, "A")
    fallen(story, ("NSW", "A"))
    assert story.counted("A") == 18
    assert story.menu(act.BuyShares) == []
    story.when("A", refused="over_limit", rule="1848-12.2.1c").passes()
    story.when("A").sells("BOE", 2)
    assert story.counted("A") == 16
    story.when("A", refused="certificate_limit", rule="1848-12.2.1a").buys_cert("SAR", 8)


@rule("1848-12.7a", "1848-2.1b", "1848-12.1.1b")
def test_priority_when_nobody_acts() -> None:
    """SC-62."""
    story = company("SAR").priority("C").stock_round(2, "C").everybody_passes()
    assert story.priority_deal() == "C"
    acted = company("SAR").priority("C").stock_round(2, "C")
    acted.when("C").buys("SAR")
    acted.everybody_passes()
    assert acted.priority_deal() == "D"


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("1848-13.1a", "1848-13.1c")
def test_bank_broken() -> None:
    """SC-59."""
    story = company("SAR VR", "5").bank(129).operates("SAR", "dividend", number=2, of=3, revenue=460, ran=True)
    before = story.cash_of("A")
    story.when("SAR").declares("pay")
    assert story.cash_of("A") == before + 276
    assert story.game.state.ending is not None
    while not story.game.over:
        assert story.round()[:2] == ("operating", 2)
        last = story.round()
        story.goes_on()
    assert last == ("operating", 2, 3, 3)


@rule("1848-13.1b")
def test_bank_broken_in_a_stock_round() -> None:
    story = company("SAR VR", "3").bank(50).holds("C", "SAR 1").stock_round(2, "C")
    story.when("C").sells("SAR", 1)
    assert story.game.state.ending is not None
    while not story.game.over:
        last = story.round()
        story.goes_on()
    assert last == ("operating", 2, 2, 2)


@rule("1848-13.2a")
def test_scoring() -> None:
    """SC-60."""
    story = lent(directed(given("1848", QUARTET), "A", "CAR"), "CAR", 12).owns("A", "P1")
    story.started("WA 100, QR 100, SAR 100, FED 100").holds("A", "BOE 3").cash("A 3474, CAR 700")
    for corp in ("WA", "QR", "SAR", "FED"):
        story.holds("B", f"{corp} 2").holds("A", f"{corp} 1", president=False)
    story.marker(f"CAR {at('R1C13')}, WA {at('R1C9')}, QR {at('R1C8')}, SAR {at('R2C9')}, FED {at('R2C11')}")
    assert story.score("A") == 6749


@rule("1848-13.1a", "1848-8.4.1a")
def test_sixteenth_loan() -> None:
    """SC-61."""
    story = lent(in_need("CAR 320").depot("5 3"), "SAR", 14)
    directed(story, "B", "VR").marker(f"VR {at('R2C6')}").operates("CAR", "trains", turn=5, number=3, of=3)
    story.when("CAR").buys_train("5", 500)
    assert (story.price("BOE"), story.game.over) == (260, False)
    story.comes_to("VR", "track").when("VR").takes_loan()
    assert (story.price("BOE"), story.round()) == (280, ("operating", 5, 3, 3))
    story.finishes_round()
    assert story.game.over


@rule("1848-12.1.2a", "1848-12.3.1a", "1848-5.1.3a", "1848-5.1.4a")
def test_new_shares_cost_par_and_others_the_price() -> None:
    story = company("SAR").holds("pool", "SAR 1").marker(f"SAR {at('R1C8')}").stock_round(2, "B")
    story.when("B").buys("SAR")
    story.when("C").buys("SAR", "pool")
    assert (story.cash_of("B"), story.cash_of("C")) == (530, 470)
    story.passes("D A")
    assert story.to_act() == "B"
