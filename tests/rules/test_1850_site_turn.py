"""1850 on the public site: what a corporation may do in its turn at odd moments."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import TO_MESABI, TO_TOPEKA, company, laid
from tests.story import Story

SITE = "18xx.games"


@rule("1850-DIFF.32")
def test_a_token_by_the_land_grant_even_if_no_track_was_laid() -> None:
    """Not as long as track may be laid; but when it was declined."""
    story = laid(company("GN", profile=SITE), TO_MESABI).owns("GN", "WLG").trains("GN 2")
    story.owns("P1", "MRC").change(closed=1 << story.title.private("MRC")).operates("GN")
    story.when("GN", refused="after_normal_track").buys_right("mesabi", "WLG")
    story.when("GN").passes()
    assert story.part() != "track"
    story.when("GN").buys_right("mesabi", "WLG")
    assert (story.fact("granted"), story.owner("WLG"), story.cash_of("GN")) == (1, "GN", 420)
    story.when("GN", refused="right_owned").buys_right("mesabi", "WLG")


def owing_a_train(cash: str, profile: str = SITE) -> Story:
    """KATY must buy a train; P1, its president, has eight shares of NP, two more than the limit."""
    story = laid(company("KATY", "4", profile), TO_TOPEKA).started("NP 90, GN 90").holds("P1", "NP 8")
    story.marker("NP E3").trains("GN 4").holds("P2", "GN 2")
    return story.cash(cash).operates("KATY", "trains")


@rule("1850-DIFF.40")
@pytest.mark.parametrize(("profile", "offered"), [(SITE, {2}), ("rulebook", set())])
def test_who_must_buy_a_train_may_come_down_to_the_limit(profile: str, offered: set[int]) -> None:
    """KATY has money enough, and still buys from GN afterwards."""
    story = owing_a_train("KATY 400, P1 0", profile)
    assert story.sales_offered("NP") == offered
    if offered:
        story.when("P1", refused="sells_too_few").sells("NP", 1)
        story.when("P1", refused="more_than_needed").sells("NP", 3)
        story.when("P1").sells("NP", 2)
        assert (story.shares("P1", "NP"), story.sales_offered("NP")) == (6, set())
        story.when("KATY").buys_train("4", 100, "GN")
    else:
        story.when("P1", refused="no_emergency").sells("NP", 2)


@rule("1850-DIFF.40")
def test_nothing_is_sold_where_nobody_is_above_the_limit() -> None:
    story = laid(company("KATY", "4", SITE), TO_TOPEKA).started("NP 90").holds("P1", "NP 6").holds("P2", "NP 3")
    story.cash("KATY 400").operates("KATY", "trains")
    assert story.sales_offered("NP") == set()
    story.when("P1", refused="more_than_needed").sells("NP", 1)


@rule("1850-DIFF.40", "1850-EM.5")
def test_so_may_who_has_the_money_that_his_corporation_lacks() -> None:
    """But then no train of another corporation can be bought any more."""
    story = owing_a_train("KATY 150, P1 500")
    assert ("4", "GN") in story.trains_offered()
    story.when("P1").sells("NP", 2)
    assert ("4", "GN") not in story.trains_offered()
    story.when("KATY").buys_train("4", 300)


@rule("1850-DIFF.40")
def test_who_need_not_buy_a_train_sells_nothing() -> None:
    story = owing_a_train("KATY 400, P1 0").trains("KATY 3").ready()
    story.when("P1", refused="no_emergency").sells("NP", 2)
