"""1850: corporations that redeem their own shares and reissue them."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, company, exchange
from tests.story import Story, given
from tresham.core.action import BuyShares, Pass, ReissueShares
from tresham.core.event import PriceMoved
from tresham.rules.shares import certs_held


def table(**counts: int) -> Story:
    """P1 has six shares of GN ($100 in G1), which has operated and has $500; others hold so many of them."""
    story = company("GN")
    for owner, count in counts.items():
        story.holds(owner, f"GN {count}")
    return story.stock_round(2, "P1")


def par_of(story: Story, corp: str) -> int:
    return story.title.cell_price[story.game.state.par[story.party(corp)]]


# --- redeeming -------------------------------------------------------------------------------------------------------


@rule("1850-SR.RD.4", "1850-SR.RD.12", "1850-CL.16")
def test_the_president_sells_without_being_asked_although_the_pool_has_a_share() -> None:
    story = table(P2=2, pool=1)
    story.when("P1").redeems("GN", "P1")
    assert (story.cash_of("P1"), story.cash_of("GN"), story.shares("P1", "GN")) == (625, 400, 5)
    assert (story.shares("pool", "GN"), story.shares("GN", "GN"), story.to_act()) == (1, 1, "P2")


@rule("1850-SR.RD.2")
def test_no_price_moves_and_nobody_is_asked_to_protect() -> None:
    story = table(P2=2, pool=1).marker("GN A8")
    story.when("P1").redeems("GN", "P1")
    assert (story.cell("GN"), story.happened(PriceMoved), story.to_act()) == ("A8", [], "P2")


@rule("1850-SR.RD.5")
def test_only_its_own_shares_and_not_from_the_offering() -> None:
    story = table(P2=1, pool=1).started("NP 100").holds("P2", "NP 3").holds("pool", "NP 1")
    story.when("P1", refused="not_president", rule="1850-SR.1").redeems("NP")
    story.when("P1", refused="not_for_sale", rule="1850-SR.RD.5").redeems("GN", "bank")
    kept = table(P2=3, GN=1)
    kept.when("P1", refused="not_for_sale", rule="1850-SR.RD.5").redeems("GN", "GN")


@rule("1850-SR.RD.8")
def test_a_treasury_share_cannot_be_bought_and_burdens_nobody() -> None:
    story = table(P2=3, GN=1).cash("P2 500")
    assert story.counted("P1") == 5
    gn = story.party("GN")
    [cert] = certs_held(story.table(), gn, gn)
    story.when("P1", refused="not_for_sale", rule="1830-BY.1").do(BuyShares(story.party("P1"), (cert,)))
    assert "GN ipo" not in story.shares_offered()


@rule("1850-SR.RD.8")
def test_treasury_shares_do_not_vote() -> None:
    """P1 with three shares presides although four lie in the treasury."""
    story = exchange("GN 100").holds("P1", "GN 3").holds("P2", "GN 3").holds("GN", "GN 4").operated("GN").floated("GN")
    assert story.president("GN") == "P1"
    story.passes("P1")
    assert story.president("GN") == "P1"


@rule("1850-SR.RD.9")
def test_the_office_does_not_go_with_a_share() -> None:
    story = exchange("GN 100").holds("P1", "GN 4").holds("P2", "GN 4").floated("GN").operated("GN").cash("GN 500")
    story.when("P1", refused="presidency_at_stake", rule="1850-SR.RD.9").redeems("GN", "P1")
    equal = exchange("GN 100").holds("P1", "GN 4").holds("P2", "GN 3").floated("GN").operated("GN").cash("GN 500")
    equal.when("P1").redeems("GN", "P1")
    assert (equal.president("GN"), equal.shares("P1", "GN")) == ("P1", 3)


@rule("1850-SR.RD.10", "1850-SR.6")
def test_who_gave_a_share_up_may_still_buy() -> None:
    story = table(P2=2, pool=1)
    story.when("P1").redeems("GN", "P1")
    story.passes("P2 P3 P4")
    story.when("P1").buys("GN", "pool")
    assert story.shares("P1", "GN") == 6


@rule("1850-SR.RD.12")
def test_who_is_asked_may_be_asked_once_more_and_others_too() -> None:
    story = table(P2=1, P3=1)
    for player in ("P2", "P3"):
        story.when("P1").offers.redeems("GN", player)
        story.when(player).declines()
        assert story.to_act() == "P1"
    story.when("P1").starts("NP", 68)
    assert story.shares("P1", "NP") == 2


@rule("1850-SR.1")
def test_only_the_president_says_so_and_in_his_turn() -> None:
    story = table(P2=2, pool=1)
    story.when("P2", refused="not_your_turn", rule="1830-SR.1").redeems("GN")
    story.passes("P1")
    story.when("P2", refused="not_president", rule="1850-SR.1").redeems("GN")
    story.when("P2", refused="not_president", rule="1850-SR.1").reissues("GN")


@rule("1850-SR.1")
def test_not_after_a_purchase() -> None:
    story = table(P2=2, pool=2).started("NP 68").holds("P3", "NP 3")
    story.when("P1").buys("NP")
    story.when("P1", refused="acts_for_himself", rule="1850-SR.1").redeems("GN")


@rule("1850-SR.RD.3", "1850-SR.RI.8")
def test_reissued_shares_count_among_those_that_are_not_out() -> None:
    story = table(P2=1, GN=3)
    story.when("P1").reissues("GN")
    story.passes("P2 P3 P4")
    story.when("P1").redeems("GN", "P1")
    assert (story.shares("ipo", "GN"), story.shares("GN", "GN")) == (3, 1)
    full = table(GN=4)
    full.when("P1").reissues("GN")
    full.passes("P2 P3 P4").when("P1", refused="too_few_shares_out", rule="1850-SR.RD.3").redeems("GN", "P1")


# --- reissuing -------------------------------------------------------------------------------------------------------


@rule("1850-SR.RI.1")
def test_a_president_who_can_only_reissue_is_asked() -> None:
    """P1 has no money, and nobody else could run GN."""
    story = given("1850", QUARTET).phase("3").started("GN 100").floated("GN").operated("GN").cash("P1 0")
    for owner, shares in (("P1", 2), ("P2", 1), ("P3", 1), ("P4", 1), ("pool", 1), ("GN", 4)):
        story.holds(owner, f"GN {shares}")
    story.stock_round(2, "P4").passes("P4")
    assert story.to_act() == "P1"
    assert {type(choice.action) for choice in story.game.legal_actions().menu} == {ReissueShares, Pass}


@rule("1850-SR.RI.7")
def test_to_redeem_and_later_to_reissue_in_one_round() -> None:
    story = table(P2=3, pool=1)
    story.when("P1").redeems("GN")
    story.passes("P2 P3 P4")
    story.when("P1").reissues("GN")
    assert (story.shares("ipo", "GN"), story.shares("GN", "GN")) == (1, 0)


@rule("1850-SR.RI.8")
def test_there_must_be_something_to_reissue() -> None:
    story = table(P2=4)
    story.when("P1", refused="nothing_to_reissue", rule="1850-SR.RI.8").reissues("GN")


def test_only_corporations_reissue() -> None:
    story = table(P2=3, GN=1)
    story.when("P1", refused="no_such_thing").do(ReissueShares(story.party("P1"), story.party("P2")))


@rule("1850-SR.RI.4", "1850-SR.RI.5", "1850-SR.RI.8")
def test_reissued_shares_are_bought_one_at_a_time_at_the_new_par_within_the_limits() -> None:
    story = table(P2=2, GN=2).marker("GN J1").cash("P1 300, P2 300, GN 0")
    story.when("P1").reissues("GN")
    assert (par_of(story, "GN"), story.cell("GN")) == (110, "J1")
    story.when("P2").buys("GN")
    story.when("P2", refused="one_purchase", rule="1850-SR.1").buys("GN")
    assert (story.cash_of("P2"), story.cash_of("GN")) == (190, 110)
    story.done("P2").passes("P3 P4")
    story.when("P1", refused="holding_limit", rule="1830-BY.5").buys("GN")


@rule("1850-SR.RI.8", "1850-SR.RI.3")
def test_the_next_reissue_starts_from_the_new_par() -> None:
    story = table(P2=3, GN=1).marker("GN M1")
    story.when("P1").reissues("GN")
    assert par_of(story, "GN") == 160
    again = table(P2=3, GN=1).marker("GN G1").change(par=story.game.state.par)
    again.when("P1").reissues("GN")
    assert par_of(again, "GN") == 160


@rule("1850-CL.8", "1850-SR.RI.8", "1850-MK.7")
def test_reissued_shares_keep_a_corporation_from_being_sold_out() -> None:
    story = table(P2=3, GN=1).marker("GN G3")
    story.when("P1").reissues("GN")
    story.passes("P2 P3 P4 P1")
    assert [one for one in story.happened(PriceMoved) if one.reason == "sold_out"] == []


@rule("1850-SR.RI.6")
def test_the_money_wakes_when_the_round_is_over() -> None:
    story = table(P2=3, GN=1).cash("GN 0, P2 300")
    story.when("P1").reissues("GN")
    story.when("P2").buys("GN")
    gn = story.party("GN")
    assert (story.cash_of("GN"), story.table().purse(gn)) == (100, 0)
    story.done("P2").passes("P3 P4 P1 P2")
    assert (story.round()[0], story.table().purse(gn)) == ("operating", 100)


@rule("1850-SR.RI.6", "1850-SR.RD.11")
def test_all_that_was_bought_in_the_round_sleeps() -> None:
    story = table(P2=1, GN=3).cash("GN 50, P2 300, P3 300")
    story.when("P1").reissues("GN")
    story.when("P2").buys("GN")
    story.done("P2").when("P3").buys("GN")
    gn = story.party("GN")
    assert (story.cash_of("GN"), story.table().purse(gn)) == (250, 50)


@rule("1850-SR.RI.6", "1850-MK.9")
def test_nothing_sleeps_for_a_corporation_that_has_closed() -> None:
    story = table(P2=2, P3=1, GN=1).marker("GN A8").cash("GN 0, P2 300, P3 0")
    story.when("P1").reissues("GN")
    story.when("P2").buys("GN")
    story.done("P2").when("P3").sells("GN", 1)
    story.done("P3").passes("P1")
    gn = story.party("GN")
    assert (story.cell("GN"), story.cash_of("GN"), story.table().purse(gn)) == (None, 0, 0)


@rule("1850-SR.RI.5")
def test_the_bank_is_paid_for_shares_that_were_never_redeemed() -> None:
    story = table(P2=1).cash("GN 500, P2 300").stock_round(2, "P2")
    story.when("P2").buys("GN")
    assert (story.cash_of("GN"), story.cash_of("P2")) == (500, 200)


@rule("1850-SR.RI.5")
def test_the_bank_is_paid_for_shares_in_the_pool_whatever_was_reissued() -> None:
    story = table(P2=1, pool=2, GN=1).cash("GN 0, P2 300")
    story.when("P1").reissues("GN")
    bank = story.cash_of("bank")
    story.when("P2").buys("GN", "pool")
    assert (story.cash_of("GN"), story.cash_of("bank")) == (0, bank + 100)


@rule("1850-SR.RI.3")
@pytest.mark.parametrize(("old", "cell", "par"), [(68, "A8", 68), (90, "I1", 90), (82, "I1", 90), (100, "K1", 120)])
def test_the_larger_of_the_old_par_and_three_quarters_of_the_price(old: int, cell: str, par: int) -> None:
    story = exchange(f"GN {old}").marker(f"GN {cell}").holds("P1", "GN 6").holds("P2", "GN 3").holds("GN", "GN 1")
    story.floated("GN").operated("GN").when("P1").reissues("GN")
    assert par_of(story, "GN") == par
