"""1850: how much somebody above the certificate limit must sell, where each corporation is sold only once in a turn."""

from __future__ import annotations

from tests.marks import rule
from tests.story import Story, given


def above(sold: int = 4, profile: str = "rulebook") -> Story:
    """Of six players, A has eleven certificates, two more than he may. He presides over GN and NP with five shares
    each; the pool takes three more of GN and few of NP. Three certificates of SOO do not count."""
    story = given("1850", "A B C D E F", profile).started("GN 100, NP 100, SOO 68").marker("SOO B3")
    story.holds("A", "GN 5, NP 5, SOO 3").owns("A", "GRSC CM MRB").holds("pool", f"GN 2, NP {sold}")
    return story.cash("A 500").stock_round(2, "A")


@rule("1850-SR.9", "1850-SR.3")
def test_nobody_stays_above_the_limit_by_selling_too_little_of_everything() -> None:
    story = above()
    assert (story.counted("A"), story.sales_offered("NP"), story.sales_offered("GN")) == (11, {1}, {1, 2, 3})
    story.when("A").sells("NP", 1)
    story.when("A").sells("GN", 1)
    assert story.counted("A") == 9


@rule("1850-SR.9", "1850-SR.3")
def test_where_nothing_else_can_be_sold_it_is_sold_at_once() -> None:
    story = above(sold=5)
    story.when("A", refused="stays_above_limit", rule="1850-SR.9").sells("GN", 1)
    assert story.sales_offered("GN") == {2, 3}
    story.when("A").sells("GN", 2)
    assert story.counted("A") == 9


@rule("1850-SR.9", "1850-SR.PP.15")
def test_a_block_that_takes_a_corporation_into_the_yellow_zone_frees_all_its_certificates() -> None:
    """A has three certificates too many. GN stands two rows above the yellow zone."""
    story = above(sold=5).marker("GN D2").owns("A", "GBC")
    assert (story.price("GN"), story.counted("A"), story.sales_offered("GN")) == (72, 12, {2, 3})
    story.when("A").sells("GN", 2)
    story.when("A").buys("SOO")
    assert story.to_act() == "B"


@rule("1850-SR.9", "1850-MK.10")
def test_certificates_that_do_not_count_bring_nobody_nearer_to_the_limit() -> None:
    story = above(sold=5)
    assert story.sales_offered("SOO") == {1}
    story.when("A").sells("SOO", 1)
    assert (story.counted("A"), story.sales_offered("GN")) == (11, {2, 3})


@rule("1850-DIFF.30")
def test_on_the_site_he_may_stay_above_it() -> None:
    assert above(5, "18xx.games").sales_offered("GN") == {1, 2, 3}
