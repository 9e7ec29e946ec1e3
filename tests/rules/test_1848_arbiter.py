"""1848: positions that a hostile arbiter set up, because nothing else had proved what happens in them."""

from __future__ import annotations

from tests.australia import LINK, QUARTET, TO_WHYALLA, at, company, directed, fallen
from tests.marks import rule
from tests.midwest import laid, rotation_to
from tests.story import Story, given
from tresham.core.action import BuyPrivate, LayPrivateTile, LayTile
from tresham.core.event import PhaseBegan, PriceMoved, RoundBegan
from tresham.core.frozen import put

# --- a company on the brink ------------------------------------------------------------------------------------------


def on_the_brink() -> Story:
    """WA of A's has no train, no token to place, and stands next to the edge."""
    story = company("WA VR", "4").marker(f"WA {at('R5C1')}").holds("B", "WA 2").cash("WA 0, A 500")
    story.change(charter=put(story.game.state.charter, story.party("WA"), ()))
    return story


def has_laid(story: Story) -> Story:
    """WA lays all the tiles that it can."""
    story.operates("WA")
    while story.menu(LayTile, "WA"):
        story.when("WA").do(story.menu(LayTile)[0].action)
    return story


@rule("1848-7.3f", "1848-5.6.1c", "1848-C-36")
def test_nobody_is_hurried_past_a_last_loan() -> None:
    """After its tiles WA could only fall by earning nothing; with a loan it falls with £100 more for B."""
    story = has_laid(on_the_brink())
    assert (story.actor(), story.part(), story.cash_of("A")) == ("WA", "run", 500)
    story.when("WA").takes_loan()
    assert (story.actor(), story.cash_of("A"), story.cash_of("B")) == ("VR", 500 - 100, 630 + 200)


@rule("1848-11.2b", "1848-5.5.1a")
def test_a_last_loan_may_be_declined() -> None:
    story = has_laid(on_the_brink())
    story.when("WA").passes()
    assert [one.reason for one in story.happened(PriceMoved)] == ["no_dividend"]
    assert (story.actor(), story.cash_of("A"), story.cash_of("BOE")) == ("VR", 500 - 200, 2000)


@rule("1848-7.3f", "1848-4.1d")
def test_nobody_is_hurried_past_a_last_private() -> None:
    """WA has had its loan: what is in its treasury beyond B's claim is lost, unless A sells it a private."""
    story = on_the_brink().owns("A", "P1").cash("WA 240").extra(borrowers=())
    story.operates("WA", "token", tally=("loan",)).ready()
    assert (story.part(), len(story.menu(BuyPrivate))) == ("run", 1)
    story.when("WA").buys_private("P1", 40)
    story.finishes_turn()
    assert (story.cash_of("A"), story.cash_of("B")) == (540, 830)


@rule("1848-7.3f", "1848-4.1d")
def test_the_end_of_a_turn_waits_for_a_private_too() -> None:
    """CAR has had its loan and can pay for no train; it may still buy P1."""
    story = company("CAR VR").owns("A", "P1").cash("CAR 10").operates("CAR", "trains", tally=("loan",)).ready()
    assert (story.actor(), len(story.menu(BuyPrivate))) == ("CAR", 1)


# --- debts -----------------------------------------------------------------------------------------------------------


def twice_fallen(treasury: int) -> Story:
    """A owes £50 since FED fell, and has two shares of VR that he may sell now; WA of his falls as well."""
    story = company("WA VR NSW", "4").marker(f"WA {at('R5C2')}").holds("B", "WA 2").holds("A", "VR 2")
    story.cash(f"A 0, WA {treasury}").extra(overdrafts=((story.party("A"), 50),))
    fallen(story, ("FED", "A")).operates("WA").when("WA").takes_loan()
    return story


@rule("1848-C-26", "1848-5.5.3a")
def test_an_old_debt_is_no_reason_to_sell_when_a_second_company_falls() -> None:
    story = twice_fallen(900)
    assert (story.cash_of("B"), story.actor(), story.score("A")) == (630 + 200, "VR", 200 - 50)


@rule("1848-C-26", "1848-C-27")
def test_no_more_is_sold_than_the_second_fall_costs() -> None:
    """£90 are lacking. One share of VR brings 100, so two are too many, although A owes 140 in all."""
    story = twice_fallen(10)
    assert (story.to_act(), story.sales_offered("VR")) == ("A", {1})
    story.when("A").sells("VR", 1)
    assert (story.fact("overdrafts"), story.actor()) == (((story.party("A"), 40),), "NSW")


# --- the Commonwealth Railways ---------------------------------------------------------------------------------------


@rule("1848-C-17", "1848-7.7.4c", "1848-5.3.6a")
def test_com_leaves_a_home_that_is_kept_and_takes_the_next_slot() -> None:
    """Neither NSW nor SAR has operated: COM stays at the edge of one slot, and moves into the second."""
    story = laid(given("1848", QUARTET).phase("6"), "F9 57 E9 G8").started("COM 100").holds("A", "COM 6")
    story.floated("COM").cash("COM 1000").operating_round(3)
    assert (story.tokens_of("COM"), story.hexes_offered()) == ([], {"E9", "F9", "G3", "G8"})
    story.when("COM").lays("F9", "236", 0)
    assert story.tokens_of("COM") == ["F9.0"]


def nearly_linked(first: str, second: str) -> Story:
    """Only G4 lacks in the track from Sydney to Adelaide; COM's marker lies between those of two others."""
    story = laid(given("1848", QUARTET).phase("4"), LINK.replace(", G4 9 G5 G3", ""))
    for player, corp in (("A", "FED"), ("B", "SAR"), ("C", "WA")):
        directed(story, player, corp, 70)
    story.started("COM 80").holds("D", "COM 6")
    return story.marker(f"{first} {at('R2C7')}, {second} {at('R4C4')}, WA {at('R5C4')}").operating_round(3, 1, 2)


@rule("1848-5.3.3b", "1848-7.2e", "1848-C-16")
def test_com_is_passed_over_and_has_its_money_all_the_same() -> None:
    story = nearly_linked("FED", "SAR").finishes_turn()
    story.when("SAR").lays("G4", "9", rotation_to(story, "G4", "9", "G5", "G3"))
    assert (story.cash_of("COM"), story.finishes_turn().actor()) == (800, "WA")
    story.finishes_turn()
    assert (story.round()[2], story.turns_of_round()) == (2, ["FED", "COM", "SAR", "WA"])


@rule("1848-12.6.1a", "1848-5.3.2a")
def test_com_rises_when_it_is_sold_out_before_it_is_joined() -> None:
    story = given("1848", QUARTET).phase("4").started("COM 80").holds("D", "COM 6").holds("A", "COM 4")
    story.stock_round(2, "A").everybody_passes()
    assert (story.has_floated("COM"), story.cell("COM")) == (False, at("R3C5"))


@rule("1848-5.3.3a")
def test_com_acts_in_the_round_in_which_it_is_joined_in_time() -> None:
    story = nearly_linked("SAR", "FED")
    story.when("SAR").lays("G4", "9", rotation_to(story, "G4", "9", "G5", "G3"))
    assert story.finishes_turn().turns_of_round() == ["COM", "FED", "WA"]


@rule("1848-5.3.6b", "1848-8.1a", "1848-C-62")
def test_a_token_at_the_edge_gives_a_route_and_the_duty_to_run_it() -> None:
    """NSW has the only slot of Sydney; COM at its edge has a route to Newcastle, and places no second token there."""
    story = laid(given("1848", QUARTET).phase("5"), "F9 57 E9 G8, E9 6 F9 D9")
    directed(story, "B", "NSW").started("COM 100").holds("A", "COM 6").operated("COM").cash("COM 700")
    story.token_beside("COM", "F9").token_beside("COM", "G3").operates("COM", "token")
    assert story.tokens_offered() == {"E9.0"}
    story.comes_to("COM", "trains").when("COM", refused="must_buy_train", rule="1848-8.1a").passes()


# --- what a fall brings about ----------------------------------------------------------------------------------------


@rule("1848-C-25", "1848-5.4.4a", "1848-C-31", "1848-4.4d")
def test_the_second_fall_in_the_first_phase_jumps_to_brown() -> None:
    """CAR falls by a compulsory loan before any 3 is sold: 2s rust, C lays Tasmania, 3s are sold next, in phase 5."""
    story = laid(company("CAR VR", "2"), TO_WHYALLA).marker(f"CAR {at('R5C1')}").cash("CAR 0").trains("VR 2 2+")
    fallen(story.owns("C", "P3").owns("B", "P4"), ("FED", "B")).operates("CAR", "trains")
    story.when("CAR").buys_train("2", 100)
    assert [story.title.phases[one.phase].name for one in story.happened(PhaseBegan)] == ["3", "4", "5"]
    assert (story.actor(), story.trains_of("VR"), story.trains_of("bank").count("5")) == ("C", [], 2)
    story.when("C").do(story.menu(LayPrivateTile)[0].action)
    assert (story.round()[3], story.owner("P3")) == (1, None)
    story.comes_to("VR", "trains").when("VR").buys_train("2E", 100)
    story.when("VR").buys_train("3", 200)
    assert (story.phase_name(), story.trains_of("bank")[0]) == ("5", "3")


@rule("1848-C-23", "1848-C-11", "1848-C-25", "1848-C-40")
def test_tasmania_comes_before_all_excess_trains_when_phases_are_skipped() -> None:
    """In phase 3 the second fall takes a 5: VR, with four 3s, is asked once, for the limit of phase 5."""
    story = company("CAR VR", "3").marker(f"CAR {at('R5C2')}").trains("VR 3 3 3+ 3+").owns("C", "P3")
    fallen(story, ("FED", "B")).operates("CAR").when("CAR").takes_loan()
    assert (story.actor(), story.phase_name()) == ("C", "5")
    story.when("C").do(story.menu(LayPrivateTile)[0].action)
    story.when("VR").discards("3")
    story.when("VR").discards("3+")
    assert (story.actor(), story.part(), story.trains_of("VR")) == ("VR", "track", ["3", "3+"])


@rule("1848-5.5.3c", "1848-C-26")
def test_a_debtor_pays_with_his_compensation() -> None:
    story = company("WA VR", "4").marker(f"WA {at('R5C2')}").holds("B", "WA 2").cash("B 0")
    story.extra(overdrafts=((story.party("B"), 150),)).operates("WA").when("WA").takes_loan()
    assert (story.cash_of("B"), story.fact("overdrafts")) == (50, ())


@rule("1848-5.5.3c", "1848-C-26", "1848-4.1a")
def test_a_debtor_pays_with_the_income_of_his_privates_and_his_dividends() -> None:
    """In phase 2 the Bank of England pays nothing yet, in phase 4 £10 a share."""
    for phase, left in (("2", 45), ("4", 25)):
        story = company("VR", phase).owns("D", "P1").holds("D", "BOE 2").cash("D 0")
        story.extra(overdrafts=((story.party("D"), 50),)).operates("VR", of=2).comes_to_round("operating", 2)
        assert (story.cash_of("D"), story.fact("overdrafts")) == (0, ((story.party("D"), left),))


@rule("1848-12.7a", "1848-5.5.3a")
def test_sales_of_a_director_in_need_leave_the_priority() -> None:
    story = company("WA VR", "4").holds("C", "WA 3").holds("A", "VR 2").marker(f"WA {at('R5C2')}").cash("A 0, WA 0")
    story.priority("C").operates("WA", "trains").when("WA").takes_loan()
    story.when("A").sells("VR", 2)
    assert (story.finishes_round().round()[0], story.to_act()) == ("stock", "C")


@rule("1848-5.5.4b", "1848-C-28", "1848-C-29")
def test_who_has_lost_all_companies_may_hold_nothing() -> None:
    """B has lost five: 9 less 10 is no number of certificates. He sells what he has, and is not asked again."""
    story = fallen(company("WA", "8"), *((corp, "B") for corp in ("CAR", "NSW", "SAR", "FED", "QR")))
    story.holds("B", "WA 4").stock_round(3, "B")
    assert story.title.certificate_limit(story.table(), story.party("B")) == 0
    story.when("B", refused="over_limit", rule="1848-12.2.1c").passes()
    story.when("B").sells("WA", 4)
    assert story.to_act() == "C"


def cannot_pay(corp: str, text: str) -> Story:
    """CAR falls. A, who has no money, owes B £300 for it, and has shares of another company."""
    story = company("CAR VR", "4").holds("B", "CAR 4").cash("CAR 0, A 0").marker(f"CAR {at('R5C2')}").started(corp)
    for owner, shares in (one.split() for one in text.split(", ")):
        story.holds(owner, f"{corp.split()[0]} {shares}")
    return story.operates("CAR", of=2)


@rule("1848-12.4.1e", "1848-5.5.3a", "1848-C-27")
def test_a_director_in_need_keeps_his_other_companies() -> None:
    """A directs SAR with four shares, and C has three: only one can be sold, and the rest is owed."""
    story = cannot_pay("SAR 100", "A 4, C 3").when("CAR").takes_loan()
    assert (story.actor(), story.sales_offered("SAR")) == ("A", {1})
    story.when("A", refused="presidency_at_stake", rule="1848-12.4.1e").sells("SAR", 2)
    story.when("A").sells("SAR", 1)
    assert (story.president("SAR"), story.fact("overdrafts")) == ("A", ((story.party("A"), 200),))


@rule("1848-12.4.1b", "1848-5.5.3a", "1848-C-27")
def test_the_pool_takes_no_more_from_a_director_in_need() -> None:
    story = cannot_pay("SAR 100", "C 2, A 3, pool 4").when("CAR").takes_loan()
    story.when("A", refused="pool_limit", rule="1848-12.4.1b").sells("SAR", 2)
    assert story.sales_offered("SAR") == {1}


@rule("1848-5.5.3b", "1848-13.1a", "1848-C-48")
def test_a_bank_that_lends_more_than_it_has_is_broken() -> None:
    story = cannot_pay("SAR 100", "C 4, D 2")
    story.cash(f"D {630 + story.game.state.cash[story.party('bank')] - 299}").when("CAR").takes_loan()
    assert (story.cash_of("bank"), story.game.state.ending is not None) == (-1, True)


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("1848-C-49", "1848-3.1.4a")
def test_a_bank_that_breaks_in_the_auction_breaks_after_the_first_rounds() -> None:
    story = given("1848", "A B C").owns("A", "P4").owns("B", "P5").owns("C", "P6").bank(20).passes("A B C")
    assert (story.cash_of("bank"), story.round()[0]) == (20 - 75, "auction")
    for lot in ("P1", "P2", "P3"):
        story.when(story.to_act()).takes(lot)
    assert story.round()[0] == "stock"
    story.everybody_passes()
    assert [one.kind for one in story.happened(RoundBegan)] == ["operating"]
    assert story.game.over
