"""1849: the edges of own shares, bonds, electric markers, launching and closing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.sicily import bonded
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationClosed, PlayerLeft
from tresham.core.ids import Cert
from tresham.core.illegal import Illegal
from tresham.rules.bonds import BondRedeemed
from tresham.view.facts import facts_about
from tresham.view.table_names import TableNames

SITE = "18xx.games"
VARIANTS = "bonds acquiring_station_tokens electric_dreams"


def as_it_lies(story: Story) -> Story:
    """The table is not settled: a part of the turn in which there is nothing to decide is not passed over.

    So it is seen that the move itself is refused, not only left out of the menu.
    """
    return story.unsettled()


def told(story: Story, name: str) -> dict[str, int | str]:
    """What screens show about a party beside what all titles have."""
    names = TableNames(story.title, story.game.players)
    return {one.key: one.value for one in facts_about(story.ready().table(), story.party(name), names)}


# --- own shares -------------------------------------------------------------------------------------------------------


def finance(anns: str, pool: str, cash: int = 0, profile: str = "rulebook", **memory: Any) -> Story:
    """RCS (in L.80) may deal in its own shares; what Ann and the pool do not have lies in the treasury."""
    story = given("1849", "Ann Bob Eve", profile).phase("8").launched("RCS 100, ATA 68").marker("RCS D4")
    story.papers("Ann", f"RCS {anns}").papers("Bob", "ATA P")
    if pool:
        story.papers("pool", f"RCS {pool}")
    return story.cash(f"RCS {cash}").operates("RCS", "finance", **memory)


@rule("1849-10.8.1")
@pytest.mark.parametrize("done", ["issue", "redeem"])
def test_a_second_deal_in_own_shares_is_refused(done: str) -> None:
    story = as_it_lies(finance("P 1 1 1", "1", 200, tally=(done,)))
    story.when("RCS", refused="one_deal_in_own_shares", rule="1849-10.8.1").sells_papers("RCS", "1")
    story.when("RCS", refused="one_deal_in_own_shares", rule="1849-10.8.1").buys("RCS", "pool")


@rule("1849-PD-24")
def test_on_the_public_site_redeeming_in_the_first_turn_is_refused() -> None:
    story = as_it_lies(finance("P 1 1 1", "1", 200, SITE, is_first=True))
    story.when("RCS", refused="no_issue_in_first_turn").buys("RCS", "pool")


@rule("1849-10.8.6")
def test_the_last_lira_of_the_treasury_redeems_a_certificate() -> None:
    story = finance("P 1 1", "1", 80)
    story.when("RCS").buys("RCS", "pool")
    assert (story.cash_of("RCS"), story.shares("pool", "RCS"), story.shares("RCS", "RCS")) == (0, 0, 6)


@rule("1849-10.8.2")
def test_every_number_of_shares_is_offered_for_sale_once() -> None:
    story = finance("P 2 1", "")
    sizes = [one.action.shares for one in story.menu(act.SellShares) if isinstance(one.action, act.SellShares)]
    assert sorted(sizes) == [1, 2, 3, 4, 5]


@rule("1849-10.8.2")
def test_an_empty_treasury_has_nothing_to_sell() -> None:
    story = finance("P 1 1 1 1 1 1 2", "")
    assert (story.shares("RCS", "RCS"), story.actor()) == (0, "ATA")


@rule("1849-10.8.4")
def test_a_sale_to_a_full_pool_is_refused_and_there_is_no_room() -> None:
    story = as_it_lies(finance("P", "1 1 1 2"))
    story.when("RCS", refused="pool_limit", rule="1849-10.8.4").sells_papers("RCS", "1")
    corp = story.party("RCS")
    cert = next(one for one in story.title.certs_of[corp] if story.game.state.certs[one] == corp)
    with pytest.raises(Illegal) as refusal:
        story.game.push(act.SellShares(corp, (Cert(cert),), 1))
    assert refusal.value.params["room"] == 0


# --- bonds ------------------------------------------------------------------------------------------------------------


@rule("1849-14.2.1")
def test_a_bond_before_phase_8_is_refused() -> None:
    story = as_it_lies(bonded("issue_bond", "RCS 40", out=False, phase="6"))
    story.when("RCS", refused="no_bonds_yet", rule="1849-14.2.1").issues_bond()


@rule("1849-14.2.4")
def test_redeeming_with_less_than_500_is_refused() -> None:
    story = as_it_lies(bonded("redeem_bond", "RCS 499, Ann 900"))
    story.when("RCS", refused="cannot_redeem_bond", rule="1849-14.2.4").redeems_bond()


@rule("1849-PD-19")
@pytest.mark.parametrize("out", [True, False])
def test_on_the_public_site_a_second_deal_with_the_bond_is_refused(out: bool) -> None:
    story = as_it_lies(bonded("bond", "RCS 900", out, profile=SITE, tally=("bond",)))
    actor = story.when("RCS", refused="one_bond_deal", rule="1849-14.2.5")
    if out:
        actor.redeems_bond()
    else:
        actor.issues_bond()


@rule("1849-14.2.3")
def test_no_share_is_sold_for_interest_that_the_treasury_can_just_pay() -> None:
    story = as_it_lies(bonded("interest", "RCS 50", anns="ATA 1"))
    story.when("Ann", refused="no_emergency", rule="1849-10.7.1").sells("ATA", 1)


@rule("1849-14.2.3")
def test_no_share_is_sold_for_interest_that_is_paid() -> None:
    story = as_it_lies(bonded("interest", "RCS 20", anns="ATA 1", tally=("interest",)))
    story.when("Ann", refused="no_emergency", rule="1849-10.7.1").sells("ATA", 1)


@rule("1849-14.2.3")
def test_after_the_interest_the_turn_goes_on_although_nobody_could_pay_it_again() -> None:
    story = bonded("finance", "RCS 70, Ann 0")
    story.when("RCS").passes()
    assert (story.cash_of("RCS"), story.actor()) == (20, "ATA")


@rule("1849-14.2.3", "1849-10.7.2")
def test_no_interest_is_paid_before_all_of_it_is_raised() -> None:
    story = bonded("finance", "RCS 20, Ann 10", anns="ATA 1")
    story.when("RCS").passes()
    assert (story.cash_of("RCS"), story.cash_of("Ann"), story.part()) == (20, 10, "interest")
    story.when("Ann").sells("ATA", 1)
    assert (story.cash_of("RCS"), story.cash_of("Ann"), story.actor()) == (0, 10 + 90 - 30, "ATA")


@rule("1849-PD-19")
def test_on_the_public_site_a_treasury_with_nothing_left_owes_nothing() -> None:
    story = bonded("finance", "RCS 50, Ann 0", profile=SITE, anns="ATA 1")
    story.when("RCS").passes()
    assert (story.cash_of("RCS"), story.actor()) == (0, "ATA")
    story = as_it_lies(bonded("interest", "RCS 0, Ann 10", profile=SITE, anns="ATA 1", tally=("interest",)))
    story.when("Ann", refused="no_debt", rule="1849-14.2.3").pays_debt()
    story.when("Ann", refused="no_emergency", rule="1849-10.7.1").sells("ATA", 1)
    story.when("RCS", refused="no_emergency", rule="1849-10.7.1").goes_bankrupt()


@rule("1849-PD-19")
def test_on_the_public_site_a_debt_of_one_lira_is_a_debt() -> None:
    story = bonded("finance", "RCS 49, Ann 1", profile=SITE)
    story.when("RCS").passes()
    assert (story.cash_of("RCS"), story.to_act(), len(story.menu(act.PayDebt))) == (-1, "Ann", 1)
    story.when("Ann").pays_debt()
    assert (story.cash_of("RCS"), story.cash_of("Ann")) == (0, 0)


@rule("1849-PD-19")
def test_on_the_public_site_one_lira_that_is_missing_may_be_raised_or_closes_the_corporation() -> None:
    story = bonded("finance", "RCS 49, Ann 0", profile=SITE, anns="ATA 1")
    story.when("RCS").passes()
    assert story.sales_offered("ATA") == {1}
    story = bonded("finance", "RCS 49, Ann 0", profile=SITE)
    story.when("RCS").passes()
    story.when("RCS").goes_bankrupt()
    assert story.cell("RCS") is None


@rule("1849-14.2.6", "1849-10.7.2")
def test_no_share_is_sold_for_the_bond_beyond_the_one_that_just_pays_it() -> None:
    """Ann owes 180 and has 90: one share at 90 is enough."""
    story = bonded("dividend", "RCS 320, Ann 90", cell="A9", anns="ATA 1 1 1")
    assert (story.to_act(), story.sales_offered("ATA")) == ("Ann", {1})
    story.when("Ann", refused="more_than_needed", rule="1849-10.7.2").sells("ATA", 2)
    story.when("Ann").sells("ATA", 1)
    assert (story.cash_of("Ann"), story.shares("Ann", "ATA")) == (0, 2)


@rule("1849-14.2.6", "1849-10.7.9")
def test_after_a_failed_emergency_a_loan_does_not_go_to_the_bond() -> None:
    story = bonded("finance", "RCS 20, Ann 10")
    story.when("RCS").passes()
    story.when("RCS").goes_bankrupt()
    story.when("Ann").borrows()
    assert (story.cash_of("Ann"), story.actor()) == (500, "ATA")


@rule("1849-PD-19")
@pytest.mark.parametrize("treasury", [0, 120])
def test_on_the_public_site_nothing_is_paid_for_the_bond_of_a_closing_corporation(treasury: int) -> None:
    story = bonded("dividend", f"RCS {treasury}, Ann 300", cell="A9", profile=SITE).operating_round()
    while story.has_floated("RCS"):
        story.goes_on(keeps=True)
    assert [one.amount for one in story.happened(BondRedeemed)] == [0]


# --- electric markers -------------------------------------------------------------------------------------------------


def electric(cash: int, phase: str = "12", marked: str = "") -> Story:
    """CTL is about to buy a marker."""
    story = given("1849", "Ann Bob Eve", options=VARIANTS).phase(phase).launched("CTL 100, RCS 68").launch_order("")
    story.papers("Ann", "CTL P").papers("Bob", "RCS P").operated("CTL RCS").trains("CTL 10H").cash(f"CTL {cash}, RCS 0")
    return story.extra(entitled=story.mask(marked), rights_sold=len(marked.split())).operates("CTL", "right")


@rule("1849-14.3.2")
def test_a_marker_before_the_first_12h_is_refused() -> None:
    story = as_it_lies(electric(2000, "10"))
    story.when("CTL", refused="right_not_on_sale", rule="1849-14.3.2").buys_right()


@rule("1849-14.3.2")
def test_a_second_marker_is_refused() -> None:
    story = as_it_lies(electric(2000, marked="CTL"))
    story.when("CTL", refused="right_owned", rule="1849-14.3.2").buys_right()


@rule("1849-14.3.2", "1849-14.3.3")
def test_a_marker_that_the_treasury_cannot_pay_is_refused() -> None:
    story = as_it_lies(electric(1099))
    story.when("CTL", refused="cannot_afford_right").buys_right()


@rule("1849-14.3.2", "1849-14.3.3")
def test_each_marker_is_counted_once() -> None:
    story = electric(1100)
    story.when("CTL").buys_right()
    assert story.fact("rights_sold") == 1


@rule("1849-14.3.2", "1849-14.2.1")
def test_at_the_start_no_marker_is_sold_and_no_bond_is_out() -> None:
    story = given("1849", "Ann Bob Eve", options=VARIANTS)
    assert (story.fact("entitled"), story.fact("rights_sold"), story.fact("bonds")) == (0, 0, 0)
    assert told(story, "nobody") == {}


@rule("1849-14.3.2")
def test_screens_show_who_has_a_marker() -> None:
    story = electric(1100, marked="RCS")
    assert (told(story, "RCS").get("right"), told(story, "CTL").get("right")) == (1, None)


# --- launching --------------------------------------------------------------------------------------------------------


@rule("1849-2.2.1", "1849-9.4.0.1", "1849-9.4.0.5")
def test_screens_show_place_and_fee_of_corporations_that_can_be_founded() -> None:
    """RCS is in business; CTL has closed and comes last."""
    story = (
        given("1849", "Ann Bob Eve").phase("8").launched("RCS 68").papers("Ann", "RCS P").launch_order("ATA IFT CTL")
    )
    story.extra(launch=(story.party("ATA"), story.party("IFT")), later=(story.party("CTL"),)).operates("RCS", "finance")
    assert [told(story, name).get("launch") for name in ("ATA", "IFT", "CTL", "RCS")] == [1, 2, 3, None]
    fees = [story.title.corporation(story.party(name)).tokens[0] for name in ("ATA", "IFT", "CTL")]
    assert [told(story, name).get("token_fee") for name in ("ATA", "IFT", "CTL", "RCS")] == [*fees, None]


def garibaldi() -> Story:
    """Garibaldi (Ann's, at home in Trapani) is about to close; CTL in Marsala is next to it."""
    story = given("1849", "Ann Bob Eve Joe", options=VARIANTS).phase("8").launched("CTL 68, AFG 100, RCS 68, IFT 68")
    story.papers("Eve", "CTL P").papers("Bob", "RCS P").papers("Joe", "IFT P").trains("CTL 8H, RCS 8H, IFT 8H")
    return story.operated("AFG CTL RCS IFT").launch_order("").cash("CTL 400, RCS 0, IFT 0, Ann 1000")


@rule("1849-11.5", "1849-14.1.4")
def test_a_closed_garibaldi_has_its_old_home_no_longer() -> None:
    story = garibaldi().papers("Ann", "AFG P").marker("AFG A9").token("AFG", "C1")
    chosen = (story.party("AFG"), story.atlas.hex("C1"))
    story.extra(chosen=(chosen,)).operates("AFG", "dividend", number=1, of=1)
    assert (story.cell("AFG"), story.fact("chosen")) == (None, ())
    while story.round()[0] != "stock" or story.actor() != "Ann":
        story.goes_on(keeps=True)
    story.when("Ann").starts("AFG", 68)
    story.when("AFG").tokens("H8")
    assert story.fact("chosen") == ((story.party("AFG"), story.atlas.hex("H8")),)


@rule("1849-9.4.1.2", "1849-11.3")
def test_a_closed_garibaldi_that_is_to_come_back_is_passed_over_when_the_last_slot_goes() -> None:
    story = given("1849", "Ann Bob Eve Joe").launched("CTL 100, RCS 100, IFT 68").papers("Ann", "CTL P")
    story.papers("Bob", "RCS P").papers("Eve", "IFT P 1").trains("CTL 6H, RCS 6H, IFT 6H").operated("CTL RCS IFT")
    story.token("RCS", "B14", "M9").token("IFT", "M9", "M11").token("CTL", "H8").launch_order("SFA AFG")
    story.extra(launch=(story.party("SFA"),), later=(story.party("AFG"),)).operates("CTL", "token")
    story.when("CTL").tokens("C1")
    assert (story.fact("launch"), story.fact("later")) == ((story.party("SFA"),), ())
    while story.round()[0] != "stock":
        story.goes_on(keeps=True)
    assert story.fact("launch") == (story.party("SFA"),)


# --- closing and ruin -------------------------------------------------------------------------------------------------


@rule("1849-11.2")
def test_a_private_that_is_closed_already_is_not_lost_once_more() -> None:
    story = bonded("dividend", "RCS 0", out=False, cell="A9").owns("RCS", "SIGI CNM")
    story.change(closed=1 << story.title.private("SIGI"))
    assert [one.privates for one in story.happened(CorporationClosed)] == [(story.title.private("CNM"),)]


@rule("1849-10.7.7")
def test_who_leaves_loses_only_privates_that_are_open() -> None:
    story = bonded("finance", "RCS 20, Ann 10").owns("Ann", "SCE SIGI")
    story.change(closed=1 << story.title.private("SIGI"))
    story.when("RCS").passes()
    story.when("RCS").goes_bankrupt()
    story.when("Ann").leaves()
    assert [one.privates for one in story.happened(PlayerLeft)] == [(story.title.private("SCE"),)]


@rule("1849-10.7.9")
@pytest.mark.parametrize(("loans", "debt"), [(0, None), (1, 750), (2, 1500)])
def test_screens_show_what_loans_will_cost(loans: int, debt: int | None) -> None:
    story = bonded("finance", "RCS 100")
    story.extra(loans=(story.party("Ann"),) * loans)
    assert (told(story, "Ann").get("debt"), told(story, "Bob").get("debt")) == (debt, None)
