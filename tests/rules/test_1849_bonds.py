"""1849, a variant: every corporation has one bond."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.sicily import bonded
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import EndAnnounced, GameEnded, Paid
from tresham.rules.bonds import BondIssued, BondRedeemed

SITE = "18xx.games"


def is_out(story: Story, corp: str = "RCS") -> bool:
    """Is a corporation's bond outstanding?"""
    return bool(story.fact("bonds") >> story.party(corp) & 1)


def offered(story: Story) -> set[type[act.Action]]:
    """Which of the deals with bonds are on the menu."""
    kinds = {type(choice.action) for choice in story.ready().game.legal_actions().menu}
    return kinds & {act.IssueBond, act.RedeemBond}


# --- issuing ----------------------------------------------------------------------------------------------------------


@rule("1849-14.2.1", "1849-14.2.2")
@pytest.mark.parametrize("profile", ["rulebook", SITE])
def test_a_bond_brings_500_and_moves_the_marker_left(profile: str) -> None:
    story = bonded("issue_bond" if profile == "rulebook" else "bond", "RCS 40", out=False, profile=profile)
    bank = story.cash_of("bank")
    assert offered(story) == {act.IssueBond}
    story.when("RCS").issues_bond()
    assert (story.cash_of("RCS"), story.cash_of("bank"), story.cell("RCS")) == (540, bank - 500, "H3")
    assert is_out(story)
    assert [one.amount for one in story.happened(BondIssued)] == [500]
    assert story.happened(Paid) == []


@rule("1849-14.2.1")
@pytest.mark.parametrize(("phase", "legal"), [("4", False), ("6", False), ("8", True), ("10", True), ("16", True)])
def test_bonds_are_issued_from_phase_8_on(phase: str, legal: bool) -> None:
    story = bonded("issue_bond", "RCS 40", out=False, phase=phase)
    assert (act.IssueBond in offered(story)) == legal
    if not legal:
        assert story.actor() == "ATA"


@rule("1849-14.2.1")
def test_each_corporation_has_one_bond() -> None:
    story = bonded("redeem_bond", "RCS 600")
    assert offered(story) == {act.RedeemBond}
    story.when("RCS").passes()
    assert (story.actor(), story.cash_of("RCS")) == ("ATA", 600)
    story = bonded("bond", "RCS 600", profile=SITE)
    story.when("RCS", refused="bond_out", rule="1849-14.2.1").issues_bond()


@rule("1849-14.2.1")
def test_every_corporation_may_have_its_bond_out() -> None:
    story = bonded("issue_bond", "RCS 0, ATA 70", out=False)
    story.extra(bonds=1 << story.party("ATA")).when("RCS").issues_bond()
    assert (is_out(story, "RCS"), is_out(story, "ATA")) == (True, True)


@rule("1849-14.2.1", "1849-14.0.2")
def test_the_bond_comes_last_in_the_turn() -> None:
    story = bonded("finance", "RCS 40", out=False)
    story.when("RCS", refused="part_comes_later").issues_bond()
    story.when("RCS").passes()
    assert story.part() == "issue_bond"
    story.when("RCS", refused="part_is_over").sells_papers("RCS", "1")
    story.when("RCS").issues_bond()
    assert story.actor() == "ATA"


@rule("1849-14.0.1", "1849-14.2.1")
def test_without_the_variant_there_are_no_bonds() -> None:
    story = (
        given("1849", "Ann Bob Eve").phase("8").launched("RCS 100").papers("Ann", "RCS P").operates("RCS", "finance")
    )
    story.when("RCS", refused="not_now").issues_bond()
    story.when("RCS").passes()
    assert story.round()[0] == "stock"


# --- interest ---------------------------------------------------------------------------------------------------------


def before_interest(cash: str, profile: str = "rulebook", anns: str = "") -> Story:
    """RCS comes to its interest when it declines to deal in its own shares."""
    story = bonded("finance", cash, profile=profile, anns=anns)
    story.when("RCS").passes()
    return story


@rule("1849-14.2.3")
def test_every_turn_costs_50() -> None:
    story = bonded("finance", "RCS 70")
    bank, ann = story.cash_of("bank"), story.cash_of("Ann")
    story.when("RCS").passes()
    assert (story.cash_of("RCS"), story.cash_of("bank"), story.cash_of("Ann")) == (20, bank + 50, ann)
    assert [(one.amount, one.purpose) for one in story.happened(Paid)] == [(50, "interest")]


@rule("1849-14.2.3")
def test_a_corporation_without_a_bond_out_pays_no_interest() -> None:
    story = bonded("finance", "RCS 70", out=False)
    story.when("RCS").passes()
    assert (story.cash_of("RCS"), story.happened(Paid)) == (70, [])


@rule("1849-14.2.3", "1849-14.2.2")
def test_interest_is_due_in_every_turn_after_the_issue() -> None:
    story = bonded("issue_bond", "RCS 40", out=False).operates("RCS", "issue_bond", number=1, of=2)
    story.when("RCS").issues_bond()
    while story.actor() != "RCS":
        story.goes_on(keeps=True)
    assert story.cash_of("RCS") == 540
    while story.part() not in ("redeem_bond", "issue_bond"):
        story.goes_on(keeps=True)
    assert story.cash_of("RCS") == 490


@rule("1849-14.2.3", "1849-14.0.2")
def test_interest_comes_after_the_deals_in_own_shares() -> None:
    story = bonded("finance", "RCS 0, Ann 900")
    story.when("RCS").sells_papers("RCS", "1")
    assert (story.cash_of("RCS"), story.cash_of("Ann")) == (144 - 50, 900)


@rule("1849-14.2.3")
@pytest.mark.parametrize(("treasury", "help_"), [(50, 0), (49, 1), (0, 50)])
def test_the_president_adds_what_the_treasury_lacks(treasury: int, help_: int) -> None:
    story = before_interest(f"RCS {treasury}, Ann 80")
    assert (story.cash_of("RCS"), story.cash_of("Ann")) == (0, 80 - help_)


@rule("1849-14.2.3", "1849-10.7.2")
def test_the_president_sells_shares_for_the_interest_if_he_must() -> None:
    story = before_interest("RCS 20, Ann 10", anns="ATA 1 1")
    assert (story.to_act(), story.sales_offered("ATA"), story.menu(act.Pass)) == ("Ann", {1}, [])
    story.when("RCS", refused="must_pay_interest", rule="1849-14.2.3").passes()
    story.when("Ann", refused="more_than_needed", rule="1849-10.7.2").sells("ATA", 2)
    story.when("Ann").sells("ATA", 1)
    assert (story.cash_of("RCS"), story.cash_of("Ann"), story.cell("ATA")) == (0, 10 + 90 - 30, "E5")


@rule("1849-14.2.3", "1849-10.7.3")
def test_the_presidency_stays_when_interest_is_raised() -> None:
    story = bonded("finance", "RCS 20, Ann 10", anns="RCS 1, ATA 1").papers("Bob", "RCS 1 1 1")
    story.when("RCS").passes()
    assert story.sales_offered("RCS") == set()
    story.when("Ann", refused="presidency_at_stake", rule="1849-10.7.3").sells("RCS", 1)


@rule("1849-14.2.3", "1849-10.7.4")
def test_the_treasury_sells_nothing_for_the_interest() -> None:
    story = before_interest("RCS 20, Ann 10", anns="ATA 1 1")
    story.when("RCS", refused="part_is_over").sells_papers("RCS", "1")


@rule("1849-14.2.3", "1849-10.7.6")
@pytest.mark.parametrize(("cash", "fails"), [(29, True), (30, False)])
def test_interest_that_cannot_be_raised_closes_the_corporation(cash: int, fails: bool) -> None:
    story = before_interest(f"RCS 20, Ann {cash}")
    if not fails:
        assert (story.cell("RCS"), story.cash_of("Ann")) == ("I3", 0)
        return
    assert len(story.menu(act.GoBankrupt)) == 1
    story.when("RCS").goes_bankrupt()
    assert (story.cell("RCS"), story.has_floated("RCS"), is_out(story)) == (None, False, False)
    assert {type(one.action) for one in story.game.legal_actions().menu} == {act.TakeLoan, act.LeaveGame}


@rule("1849-14.2.3")
def test_interest_that_can_be_raised_by_selling_is_no_failure() -> None:
    story = before_interest("RCS 20, Ann 10", anns="ATA 1")
    story.when("RCS", refused="not_bankrupt", rule="1849-10.7.6").goes_bankrupt()
    assert story.menu(act.GoBankrupt) == []


@rule("1849-PD-19")
def test_on_the_public_site_the_last_lira_pays_the_debt() -> None:
    story = before_interest("RCS 20, Ann 30", profile=SITE)
    assert len(story.menu(act.PayDebt)) == 1
    story.when("Ann").pays_debt()
    assert (story.cash_of("RCS"), story.cash_of("Ann")) == (0, 0)


@rule("1849-PD-19")
def test_on_the_public_site_the_treasury_owes_until_the_president_pays() -> None:
    story = before_interest("RCS 20, Ann 40", profile=SITE)
    assert (story.cash_of("RCS"), story.to_act(), len(story.menu(act.PayDebt))) == (-30, "Ann", 1)
    story.when("RCS", refused="must_pay_interest").passes()
    story.when("Ann").pays_debt()
    assert (story.cash_of("RCS"), story.cash_of("Ann")) == (0, 10)
    story = before_interest("RCS 20, Ann 10", profile=SITE, anns="ATA 1 1")
    story.when("Ann", refused="cannot_pay_debt", rule="1849-14.2.3").pays_debt()
    story.when("Ann").sells("ATA", 1)
    story.when("Ann").pays_debt()
    assert (story.cash_of("RCS"), story.cash_of("Ann")) == (0, 10 + 90 - 30)


@rule("1849-PD-19")
@pytest.mark.parametrize(("cash", "fails"), [(40, True), (379, True), (380, False)])
def test_on_the_public_site_the_price_of_a_train_decides_whether_the_raising_fails(cash: int, fails: bool) -> None:
    story = before_interest(f"RCS 20, Ann {cash}", profile=SITE)
    assert story.cash_of("RCS") == -30
    if fails:
        story.when("RCS").goes_bankrupt()
        assert not story.has_floated("RCS")
    else:
        story.when("RCS", refused="not_bankrupt").goes_bankrupt()


@rule("1849-PD-19")
@pytest.mark.parametrize(("cash", "sold"), [(40, 0), (10, 1)])
def test_on_the_public_site_whoever_gives_up_in_debt_sells_no_more_than_the_debt(cash: int, sold: int) -> None:
    story = before_interest(f"RCS 20, Ann {cash}", profile=SITE, anns="ATA 1 1")
    story.when("RCS").goes_bankrupt()
    assert (story.has_floated("RCS"), story.shares("Ann", "ATA")) == (False, 2 - sold)


@rule("1849-PD-19")
def test_on_the_public_site_shares_that_the_debt_does_not_need_keep_nobody_from_giving_up() -> None:
    story = before_interest("RCS 20, Ann 40", profile=SITE, anns="ATA 1 1 1 1 1")
    story.when("RCS").goes_bankrupt()
    assert not story.has_floated("RCS")


# --- redeeming --------------------------------------------------------------------------------------------------------


@rule("1849-14.2.4")
@pytest.mark.parametrize("profile", ["rulebook", SITE])
def test_500_redeem_a_bond_and_move_the_marker_right(profile: str) -> None:
    story = bonded("redeem_bond" if profile == "rulebook" else "bond", "RCS 520", profile=profile)
    bank = story.cash_of("bank")
    story.when("RCS").redeems_bond()
    assert (story.cash_of("RCS"), story.cash_of("bank"), story.cell("RCS")) == (20, bank + 500, "J3")
    assert not is_out(story)
    assert [one.amount for one in story.happened(BondRedeemed)] == [500]


@rule("1849-14.2.4")
@pytest.mark.parametrize(("cash", "legal"), [(549, False), (550, True)])
def test_the_interest_of_the_turn_is_paid_before(cash: int, legal: bool) -> None:
    story = before_interest(f"RCS {cash}, Ann 900")
    assert (act.RedeemBond in offered(story)) == legal
    if legal:
        story.when("RCS").redeems_bond()
        assert (story.cash_of("RCS"), story.cash_of("Ann")) == (0, 900)


@rule("1849-14.2.4")
def test_the_treasury_alone_pays_back() -> None:
    story = bonded("redeem_bond", "RCS 499, Ann 900").ready()
    assert (story.actor(), is_out(story)) == ("ATA", True)
    story = bonded("bond", "RCS 500, Ann 900", profile=SITE, out=False)
    story.when("RCS", refused="no_bond_out", rule="1849-14.2.4").redeems_bond()


@rule("1849-14.2.4")
def test_nobody_need_redeem() -> None:
    story = bonded("redeem_bond", "RCS 900")
    story.when("RCS").passes()
    assert (story.cash_of("RCS"), story.cell("RCS"), is_out(story)) == (900, "I3", True)


@rule("1849-14.2.5")
def test_a_redeemed_bond_may_be_issued_again_even_in_the_same_turn() -> None:
    story = bonded("redeem_bond", "RCS 500")
    story.when("RCS").redeems_bond()
    assert (story.part(), story.cell("RCS"), story.cash_of("RCS")) == ("issue_bond", "J3", 0)
    story.when("RCS").issues_bond()
    assert (story.cell("RCS"), story.cash_of("RCS"), is_out(story)) == ("I3", 500, True)


@rule("1849-PD-19")
@pytest.mark.parametrize("out", [True, False])
def test_on_the_public_site_there_is_one_deal_in_a_turn(out: bool) -> None:
    story = bonded("bond", "RCS 900", profile=SITE, out=out)
    if out:
        story.when("RCS").redeems_bond()
    else:
        story.when("RCS").issues_bond()
    assert (story.actor(), is_out(story)) == ("ATA", not out)


# --- closing ----------------------------------------------------------------------------------------------------------


def closing(cash: str, anns: str = "", profile: str = "rulebook") -> Story:
    """RCS stands in L.27 with its bond out and has no revenue: it is about to close."""
    story = bonded("dividend", cash, cell="A9", anns=anns, profile=profile)
    return story.operating_round() if profile == SITE else story


def raise_all(story: Story, name: str) -> list[int]:
    """Somebody sells as long as there is something to sell, and gives up when that is all; the sizes of the blocks."""
    sold = []
    while story.to_act() == name and (story.menu(act.SellShares) or story.menu(act.GoBankrupt)):
        blocks = [one.action for one in story.menu(act.SellShares)] or [story.menu(act.GoBankrupt)[0].action]
        best = max(blocks, key=lambda one: one.shares if isinstance(one, act.SellShares) else 0)
        sold += [best.shares] if isinstance(best, act.SellShares) else []
        story.events = story.game.push(best)
    return sold


@rule("1849-14.2.6")
@pytest.mark.parametrize(("treasury", "ann", "left"), [(700, 300, 300), (500, 300, 300), (420, 300, 220), (0, 500, 0)])
def test_at_the_closing_the_treasury_and_then_the_president_redeem_the_bond(treasury: int, ann: int, left: int) -> None:
    story = closing(f"RCS {treasury}, Ann {ann}")
    bank = story.game.state.cash[story.party("bank")]
    story.ready()
    assert (story.cell("RCS"), is_out(story), story.cash_of("Ann")) == (None, False, left)
    assert story.cash_of("bank") == bank + treasury + ann - left


@rule("1849-14.2.6")
def test_the_president_sells_shares_of_others_for_the_bond() -> None:
    story = closing("RCS 300, Ann 60", "ATA 1 1 1")
    assert (story.to_act(), story.sales_offered("ATA")) == ("Ann", {1, 2})
    story.when("Ann", refused="more_than_needed", rule="1849-10.7.2").sells("ATA", 3)
    story.when("Ann").sells("ATA", 2)
    assert (story.cash_of("Ann"), story.shares("Ann", "ATA"), story.cell("ATA")) == (60 + 180 - 200, 1, "E6")
    assert (story.cell("RCS"), is_out(story)) == (None, False)


@rule("1849-14.2.6")
def test_shares_of_the_closing_corporation_are_worth_nothing_then() -> None:
    story = closing("RCS 300, Ann 60", "RCS 1 1, ATA 1 1 1")
    assert story.sales_offered("RCS") == set()
    assert story.sales_offered("ATA") == {1, 2}


@rule("1849-14.2.6", "1849-10.7.8")
def test_what_cannot_be_raised_lapses() -> None:
    """Bob presides over ATA with three shares; with two more in the pool only three of Ann's four can be sold."""
    story = closing("RCS 100, Ann 60", "ATA 1 1 1 1").papers("pool", "ATA 2")
    raise_all(story, "Ann")
    assert (story.cash_of("Ann"), story.shares("Ann", "ATA"), is_out(story)) == (0, 1, False)
    assert (story.cell("RCS"), story.has_floated("RCS")) == (None, False)
    kinds = {type(one.action) for one in story.game.legal_actions().menu}
    assert kinds & {act.TakeLoan, act.LeaveGame} == set()


@rule("1849-14.2.6", "1849-10.7.7")
def test_whoever_cannot_pay_the_bond_and_has_no_share_borrows_or_leaves() -> None:
    story = closing("RCS 100, Ann 60", "ATA 1")
    raise_all(story, "Ann")
    assert (story.cash_of("Ann"), story.shares("Ann", "ATA")) == (0, 0)
    assert story.to_act() == "Ann"
    assert {type(one.action) for one in story.game.legal_actions().menu} == {act.TakeLoan, act.LeaveGame}
    story.when("Ann").borrows()
    assert (story.cash_of("Ann"), story.actor()) == (500, "ATA")


@rule("1849-14.2.6")
def test_whoever_can_pay_the_bond_is_not_asked_to_leave() -> None:
    story = closing("RCS 440, Ann 60").ready()
    assert (story.cash_of("Ann"), story.cell("RCS")) == (0, None)
    assert {type(one.action) for one in story.game.legal_actions().menu} & {act.TakeLoan, act.LeaveGame} == set()


@rule("1849-14.2.6")
def test_in_a_stock_round_too_the_bond_is_redeemed_at_once() -> None:
    story = bonded("dividend", "RCS 100, Ann 20", cell="A9", anns="RCS 1, ATA 1 1 1 1").stock_round(4, "Ann")
    story.when("Ann").sells("RCS", 1)
    assert story.to_act() == "Ann"
    assert raise_all(story, "Ann") == [4]
    assert (story.cash_of("Ann"), is_out(story), story.cell("RCS")) == (20 + 27 + 360 - 400, False, None)


@rule("1849-14.2.6", "1849-9.2.6")
def test_shares_sold_for_the_bond_are_not_bought_back_in_the_same_stock_round() -> None:
    story = bonded("dividend", "RCS 100, Ann 372", cell="A9", anns="RCS 1, ATA 1 1").stock_round(4, "Ann")
    story.when("Ann").sells("RCS", 1)
    story.when("Ann").sells("ATA", 1)
    assert (story.actor(), story.cash_of("Ann")) == ("Ann", 372 + 27 + 90 - 400)
    story.when("Ann").passes()
    story.when("Bob").passes()
    story.when("Eve").passes()
    story.when("Ann", refused="sold_this_round", rule="1849-9.2.6").buys("ATA", "pool")


@rule("1849-14.2.6")
def test_somebody_elses_sale_brings_the_president_into_need() -> None:
    story = bonded("dividend", "RCS 100, Ann 450, Bob 0", cell="A9").papers("Bob", "RCS 1").stock_round(4, "Bob")
    story.when("Bob").sells("RCS", 1)
    assert (story.cash_of("Ann"), story.cash_of("Bob"), story.cell("RCS")) == (50, 27, None)
    assert story.actor() == "Bob"


@rule("1849-14.2.6", "1849-10.7.7")
def test_a_player_ruined_in_the_own_stock_turn_may_leave_in_the_middle_of_it() -> None:
    story = bonded("dividend", "RCS 0", cell="A9", anns="RCS 1").stock_round(4, "Ann")
    story.when("Ann").sells("RCS", 1)
    assert (story.to_act(), story.cash_of("Ann")) == ("Ann", 0)
    story.when("Ann").leaves()
    assert (story.actor(), story.round(), story.score("Ann")) == ("Bob", ("stock", 4, 1, 1), 0)


@rule("1849-14.2.6")
def test_a_sale_for_one_bond_may_call_another() -> None:
    """Ann's three shares of ATA close ATA, whose bond is out too: that one is Bob's to pay."""
    story = bonded("dividend", "RCS 0, Ann 0, Bob 700", cell="A9", anns="ATA 1 1 1").marker("ATA A8")
    story.extra(bonds=story.mask("RCS ATA")).operates("RCS", "dividend").when("Ann").sells("ATA", 3)
    assert (story.cell("ATA"), story.cash_of("Bob"), story.cash_of("Ann")) == (None, 200, 0)
    assert (is_out(story, "RCS"), is_out(story, "ATA"), story.to_act()) == (False, False, "Ann")
    assert {type(one.action) for one in story.game.legal_actions().menu} == {act.TakeLoan, act.LeaveGame}


@rule("1849-14.2.6", "1849-10.7.2")
@pytest.mark.parametrize(("bob", "lacking", "offered"), [("1 1", 50, {1}), ("1 1", 91, {1, 2}), ("2", 50, {2})])
def test_for_a_bond_too_no_more_is_sold_than_needed(bob: str, lacking: int, offered: set[int]) -> None:
    """Ann presides over IFT, L.90 a share; what she gets for the president's certificate counts."""
    story = closing(f"RCS {500 - lacking}, Ann 0").launched("IFT 100").operated("IFT").marker("IFT E4")
    story.papers("Ann", "IFT P").papers("Bob", f"IFT {bob}").operates("RCS", "dividend")
    assert (story.to_act(), story.sales_offered("IFT")) == ("Ann", offered)
    if 2 not in offered:
        story.when("Ann", refused="more_than_needed", rule="1849-10.7.2").sells_papers("IFT", "P", 2)
    story.when("Ann").sells_papers("IFT", "P", max(offered))
    assert story.cash_of("Ann") == 90 * max(offered) - lacking


def two_in_need(anns_ata: str, bobs_ata: str) -> Story:
    """CTL, Ann's, must buy a train that she cannot pay. Ann sells a share of ATA, which closes with its bond out. Bob
    has three shares of CTL, as many as Ann."""
    story = given("1849", "Ann Bob Eve Dan", options="bonds").phase("8").launched("CTL 100, ATA 100")
    story.operated("CTL ATA").marker("CTL F4, ATA A9").papers("Ann", f"CTL P 1, ATA {anns_ata}")
    story.papers("Bob", f"CTL 1 1 1, ATA {bobs_ata}").cash("CTL 200, Ann 0, Bob 0, ATA 400")
    story.extra(bonds=1 << story.party("ATA")).operates("CTL", "trains")
    story.when("Ann").sells_papers("ATA", "1")
    assert (story.cell("ATA"), is_out(story, "ATA")) == (None, False)
    return story


@rule("1849-14.2.6", "1849-10.7.3")
def test_a_bond_does_not_cost_the_president_the_corporation_whose_turn_it_is() -> None:
    """Ann owes L.100 for ATA's bond and has L.27: what she has of CTL keeps her its president, and the rest lapses."""
    story = two_in_need("P 1", "1")
    assert (story.cash_of("Ann"), story.president("CTL"), story.actor()) == (0, "Ann", "CTL")
    assert story.sales_offered("CTL") == set()


@rule("1849-14.2.6", "1849-10.7.3")
def test_for_a_bond_a_president_may_sell_as_much_as_leaves_the_office_alone() -> None:
    """With two shares more than Bob, Ann sells up to two of CTL."""
    story = given("1849", "Ann Bob Eve Dan", options="bonds").phase("8").launched("CTL 100, ATA 100")
    story.operated("CTL ATA").marker("CTL F4, ATA A9").papers("Ann", "CTL P 1 1 1, ATA P 1").papers("Bob", "CTL 1 1 1")
    story.cash("CTL 200, Ann 0, ATA 0").extra(bonds=1 << story.party("ATA")).operates("CTL", "trains")
    story.when("Ann").sells_papers("ATA", "1")
    assert (story.to_act(), story.sales_offered("CTL")) == ("Ann", {1, 2})
    story.when("Ann", refused="presidency_at_stake", rule="1849-10.7.3").sells("CTL", 3)
    story.when("Ann").sells("CTL", 2)
    assert (story.cash_of("Ann"), story.president("CTL"), story.actor()) == (0, "Ann", "CTL")


@rule("1849-14.2.6", "1849-10.7.3")
def test_who_does_not_preside_sells_shares_of_the_corporation_whose_turn_it_is_for_a_bond() -> None:
    """Bob presided over ATA and must pay: his shares of CTL cost nobody an office."""
    story = two_in_need("1", "P")
    assert (story.to_act(), story.sales_offered("CTL")) == ("Bob", {1})
    story.when("Bob").sells("CTL", 1)
    assert (story.cash_of("Bob"), story.president("CTL"), story.actor()) == (0, "Ann", "CTL")


@rule("1849-PD-19")
def test_on_the_public_site_the_bond_is_forgotten() -> None:
    story = closing("RCS 120, Ann 300", profile=SITE)
    while story.has_floated("RCS"):
        story.goes_on(keeps=True)
    assert (story.cash_of("Ann"), is_out(story), story.cell("RCS")) == (300, False, None)


@rule("1849-14.2.6", "1849-10.7.6")
def test_when_the_emergency_fails_the_cash_is_in_the_treasury_already() -> None:
    story = given("1849", "Ann Bob Eve", options="bonds").phase("8").launched("CTL 100").papers("Ann", "CTL P")
    story.cash("Ann 50, CTL 20").extra(bonds=1 << story.party("CTL")).operates("CTL", "trains")
    bank = story.cash_of("bank")
    story.when("CTL").goes_bankrupt()
    assert (story.cash_of("Ann"), story.cash_of("bank"), is_out(story, "CTL")) == (0, bank + 70, False)
    assert {type(one.action) for one in story.game.legal_actions().menu} == {act.TakeLoan, act.LeaveGame}


@rule("1849-14.2.8")
def test_a_corporation_founded_anew_has_its_bond_on_the_charter() -> None:
    story = closing("RCS 600, Ann 1000")
    while story.round()[0] != "stock" or story.actor() != "Ann":
        story.goes_on(keeps=True)
    story.when("Ann").starts("RCS", 100)
    assert not is_out(story)
    while story.round()[0] != "operating" or story.actor() != "RCS" or story.part() != "issue_bond":
        story.goes_on(keeps=True)
    cash = story.cash_of("RCS")
    story.when("RCS").issues_bond()
    assert (story.cash_of("RCS"), is_out(story)) == (cash + 500, True)


# --- the end ----------------------------------------------------------------------------------------------------------


@rule("1849-14.2.7", "1849-PD-19")
@pytest.mark.parametrize(
    ("cell", "profile", "worth"),
    [
        ("L1", "rulebook", 148),
        ("I3", "rulebook", 44),
        ("F4", "rulebook", 0),
        ("D4", "rulebook", 0),
        ("L1", SITE, 148),
        ("D4", SITE, -20),
    ],
)
def test_a_share_is_worth_100_less_with_the_bond_out(cell: str, profile: str, worth: int) -> None:
    story = bonded("finance", "Ann 400", cell=cell, profile=profile).papers("Ann", "RCS 1")
    assert story.score("Ann") == 400 + 3 * worth
    story = bonded("finance", "Ann 400", cell=cell, profile=profile, out=False).papers("Ann", "RCS 1")
    assert story.score("Ann") == 400 + 3 * {"L1": 248, "I3": 144, "F4": 100, "D4": 80}[cell]


@rule("1849-14.2.7")
def test_shares_of_others_keep_their_worth() -> None:
    assert bonded("finance", "Ann 0", cell="D4", anns="ATA 1 1").score("Ann") == 2 * 90


# --- the market -------------------------------------------------------------------------------------------------------


@rule("1849-14.2.9", "1849-14.2.1")
@pytest.mark.parametrize(("cell", "to"), [("A3", "A4"), ("B3", "A3"), ("C10", "B10"), ("P1", "O1")])
def test_issuing_moves_left_or_down_at_the_edge(cell: str, to: str) -> None:
    story = bonded("issue_bond", "RCS 0", out=False, phase="16", cell=cell)
    story.when("RCS").issues_bond()
    assert story.cell("RCS") == to


@rule("1849-14.2.9")
@pytest.mark.parametrize("cell", ["A9", "B10"])
def test_issuing_may_close_the_corporation(cell: str) -> None:
    """What the bond brought pays it back."""
    story = bonded("issue_bond", "RCS 30, Ann 70", out=False, cell=cell)
    bank = story.cash_of("bank")
    story.when("RCS").issues_bond()
    assert (story.cell("RCS"), story.has_floated("RCS"), is_out(story)) == (None, False, False)
    assert (story.cash_of("Ann"), story.cash_of("bank")) == (70, bank + 30)


@rule("1849-14.2.9", "1849-14.2.4")
@pytest.mark.parametrize(
    ("cell", "phase", "to"),
    [
        ("M3", "12", "M2"),
        ("M2", "12", "M1"),
        ("M1", "12", "M1"),
        ("N4", "12", "N4"),
        ("M3", "16", "N3"),
        ("M1", "16", "N1"),
        ("N4", "16", "N3"),
        ("G9", "8", "G8"),
    ],
)
def test_redeeming_moves_right_or_up_and_before_phase_16_not_into_the_blue(cell: str, phase: str, to: str) -> None:
    story = bonded("redeem_bond", "RCS 500", phase=phase, cell=cell)
    story.when("RCS").redeems_bond()
    assert story.cell("RCS") == to


@rule("1849-14.2.9", "1849-13.2")
def test_redeeming_may_bring_the_end_of_the_game() -> None:
    story = bonded("redeem_bond", "RCS 500", phase="16", cell="O1").operates("RCS", "redeem_bond", number=1, of=3)
    story.when("RCS").redeems_bond()
    assert (story.cell("RCS"), len(story.happened(EndAnnounced)), story.game.over) == ("P1", 1, False)
    story.when("RCS").passes()
    assert story.game.over
    assert [one.cause for one in story.happened(GameEnded)] == ["stock_market"]
