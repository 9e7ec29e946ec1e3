"""1850: presidents who protect prices."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import exchange, sold
from tests.story import Story
from tresham.core.action import BuyShares
from tresham.core.event import Passed, PriceMoved
from tresham.core.ids import POOL
from tresham.rules.pending_sales import SoldBlocks
from tresham.rules.protection import PriceProtected, Protection
from tresham.rules.shares import certs_held
from tresham.rules.stock import StockFrame


def block_of_gn(shares: int = 1, cash: int = 500, **pool: int) -> Story:
    """P1 has sold shares of GN ($90 in G2), over which P3 presides, and P3 is asked."""
    story = exchange("GN 90").holds("P3", "GN 4").holds("P1", f"GN {shares}").cash(f"P3 {cash}").floated("GN")
    for owner, count in pool.items():
        story.holds(owner, f"GN {count}")
    return sold(story, "P1", ("GN", shares))


@rule("1850-SR.PP.1", "1850-SR.PP.12")
def test_the_protector_pays_the_bank_what_the_seller_got() -> None:
    story = block_of_gn(2)
    assert story.cash_of("P1") == 525 + 180
    bank = story.cash_of("bank")
    story.when("P3").protects()
    assert (story.cash_of("P3"), story.cash_of("bank"), story.cash_of("P1")) == (320, bank + 180, 705)
    assert (story.shares("P3", "GN"), story.shares("pool", "GN"), story.cell("GN")) == (6, 0, "G2")


@rule("1850-SR.PP.1", "1850-SR.PP.3")
def test_the_log_tells_what_he_says() -> None:
    kept = block_of_gn(2)
    kept.when("P3").protects()
    assert [(kept.name(one.by), kept.name(one.corp), one.shares) for one in kept.happened(PriceProtected)] == [
        ("P3", "GN", 2)
    ]
    fallen = block_of_gn(2)
    fallen.when("P3").passes()
    assert [(fallen.name(one.by), one.step) for one in fallen.happened(Passed)][-1] == ("P3", Protection.stage)
    assert fallen.happened(PriceProtected) == []


@rule("1850-SR.PP.1")
def test_any_copies_of_the_certificates_will_do() -> None:
    story = block_of_gn(1, pool=2)
    block = story.table().frame(Protection).block
    [other, *_] = set(certs_held(story.table(), POOL, story.party("GN"))) - set(block.certs)
    story.when("P3").do(BuyShares(story.party("P3"), (other,)))
    assert (story.shares("P3", "GN"), story.shares("pool", "GN"), story.cell("GN")) == (5, 2, "G2")


@rule("1850-SR.PP.2")
def test_neither_a_part_nor_more_nor_shares_from_elsewhere() -> None:
    story = block_of_gn(2, pool=1)
    for source, count in (("pool", 1), ("pool", 3), ("ipo", 2)):
        story.when("P3", refused="whole_block", rule="1850-SR.PP.2").buys("GN", source, count)
    certs = story.table().frame(Protection).block.certs
    twice = BuyShares(story.party("P3"), (certs[0], certs[0]))
    story.when("P3", refused="whole_block", rule="1850-SR.PP.2").do(twice)


@rule("1850-SR.4", "1850-SR.PP.13")
def test_nothing_else_goes_with_it() -> None:
    story = block_of_gn(1)
    story.when("P3", refused="not_now").sells("GN", 1)
    story.when("P3", refused="not_now").starts("NP", 68)
    story.when("P3", refused="not_now").reissues("GN")
    story.when("P2", refused="not_your_turn", rule="1850-SR.PP.11").passes()
    story.when("P3").protects()
    assert story.to_act() == "P4", "his turn of this circle is over"


@rule("1850-SR.PP.3", "1850-SR.PP.13")
def test_who_declines_keeps_his_turn() -> None:
    story = block_of_gn(1)
    story.when("P3").passes()
    assert (story.to_act(), story.cell("GN")) == ("P2", "G3")
    story.passes("P2")
    assert story.to_act() == "P3"


@rule("1850-SR.PP.8")
def test_no_price_moves_before_the_turn_is_over() -> None:
    story = exchange("GN 90, NP 90").holds("P3", "GN 4, NP 4").holds("P1", "GN 2, NP 1").cash("P3 0")
    story.when("P1").sells("GN", 2)
    story.when("P1").sells("NP", 1)
    assert (story.cell("GN"), story.cell("NP"), story.cash_of("P1")) == ("G2", "G2", 525 + 270)
    story.done("P1")
    assert [story.name(one.corp) for one in story.happened(PriceMoved)] == ["GN", "NP"]
    assert (story.cell("GN"), story.cell("NP")) == ("G4", "G3")


@rule("1850-SR.PP.5", "1850-CL.21")
def test_at_the_limit_not_even_one_white_certificate() -> None:
    story = exchange("GN 90, NP 100, SOO 100, UP 100").holds("P3", "GN 5, NP 6, SOO 6").holds("P1", "GN 1")
    assert story.counted("P3") == 14
    sold(story, "P1", ("GN", 1))
    assert (story.to_act(), story.cell("GN")) == ("P2", "G3")


@rule("1850-SR.PP.16", "1850-SR.PP.9")
@pytest.mark.parametrize(("cash", "asked"), [(179, False), (180, True)])
def test_what_a_president_has_is_looked_at_after_the_blocks_before(cash: int, asked: bool) -> None:
    story = exchange("GN 90, NP 90").holds("P3", "GN 4, NP 4").holds("P1", "GN 1, NP 1").cash(f"P3 {cash}")
    sold(story, "P1", ("GN", 1), ("NP", 1)).when("P3").protects()
    assert (story.to_act() == "P3") is asked
    assert story.cell("NP") == ("G2" if asked else "G3")
    assert story.to_act() == ("P3" if asked else "P4")


@rule("1850-SR.PP.10")
def test_the_next_turn_is_left_of_the_last_who_protected_whoever_comes_after_him() -> None:
    """P3 protects GN and is not asked about NP, whose price falls: still P4 is next."""
    story = exchange("GN 90, NP 90").holds("P3", "GN 4").holds("P2", "NP 4").holds("P1", "GN 1, NP 1").cash("P2 0")
    sold(story.cash("P3 500"), "P1", ("GN", 1), ("NP", 1)).when("P3").protects()
    assert (story.cell("NP"), story.to_act()) == ("G3", "P4")


@rule("1850-SR.7", "1850-SR.PP.13")
def test_the_priority_deal_goes_left_of_a_protector_who_acted_last() -> None:
    story = block_of_gn(1)
    story.when("P3").protects()
    now = story.table().frame(StockFrame)
    assert (now.passes, story.name(now.last)) == (0, "P3")
    story.passes("P4 P1 P2 P3")
    assert story.priority_deal() == "P4"


@rule("1850-SR.PP.11", "1850-CL.18")
def test_a_president_who_sells_and_stays_cannot_protect_either() -> None:
    story = exchange("GN 90").holds("P1", "GN 5").holds("P2", "GN 2").cash("P1 500")
    sold(story, "P1", ("GN", 1))
    assert (story.president("GN"), story.cell("GN"), story.to_act()) == ("P1", "G3", "P2")


@rule("1850-SR.PP.11")
def test_the_office_passes_with_the_sale_and_the_price_waits() -> None:
    story = exchange("GN 90").holds("P1", "GN 4").holds("P2", "GN 3").cash("P2 900, P1 0")
    story.when("P1").sells("GN", 2)
    assert (story.president("GN"), story.cell("GN"), story.cash_of("P1")) == ("P2", "G2", 180)
    assert (story.certs("P1", "GN"), sorted(story.certs("P2", "GN")), story.shares("pool", "GN")) == ([1, 1], [1, 2], 2)
    story.done("P1")
    assert (story.cell("GN"), story.to_act()) == ("G4", "P2")


@rule("1850-SR.PP.9", "1850-MK.8")
def test_a_block_that_closes_its_corporation_leaves_the_next_to_be_settled() -> None:
    story = exchange("GN 68, NP 90").marker("GN A8").holds("P2", "GN 4").holds("P3", "NP 4").holds("P1", "GN 1, NP 1")
    sold(story.cash("P2 0, P3 500"), "P1", ("GN", 1), ("NP", 1))
    assert (story.cell("GN"), story.to_act(), story.cell("NP")) == (None, "P3", "G2")
    story.when("P3").passes()
    assert (story.cell("NP"), story.to_act(), story.table().find(SoldBlocks)) == ("G3", "P3", None)


@rule("1850-SR.PP.1", "1850-MK.8")
def test_protection_keeps_a_corporation_alive() -> None:
    story = exchange("GN 68").marker("GN A8").holds("P3", "GN 5").holds("P1", "GN 1").cash("P3 10")
    sold(story, "P1", ("GN", 1)).when("P3").protects()
    assert (story.cell("GN"), story.shares("P3", "GN"), story.cash_of("P3")) == ("A8", 6, 0)
