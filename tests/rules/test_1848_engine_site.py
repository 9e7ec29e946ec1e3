"""1848 as the public site plays it, beside the rulebook: loans, falls, debtors, privates that stay."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.illegal import Illegal

SITE = "18xx.games"
BOTH = pytest.mark.parametrize("profile", ["rulebook", SITE])


def company(profile: str, cell: str = "F4", phase: str = "3", cash: int = 0) -> Story:
    """VR, which A directs: par 80, of its shares A has 5, B 2 and C 1; it has a station in Melbourne."""
    story = given("1848", "A B C D", profile).phase(phase).started("VR 80").holds("A", "VR 5").holds("B", "VR 2")
    story.holds("C", "VR 1").floated("VR").operated("VR").marker(f"VR {cell}").cash(f"VR {cash}")
    return story.tiles("H6 57/1").token("VR", "H6")


def borrow(story: Story, corp: str = "VR") -> Story:
    return story.when(corp).do(act.Borrow(story.party(corp)))


def loans(story: Story, corp: str, number: int) -> Story:
    return story.extra(borrowers=((story.party(corp), number),))


# --- shares and privates ---------------------------------------------------------------------------------------------


@rule("1848-PD-02", "1848-C-16")
@BOTH
def test_when_com_gets_its_capital(profile: str) -> None:
    story = given("1848", "A B C D", profile).started("COM 90").holds("A", "COM 5").stock_round(2, "B")
    story.when("B").buys("COM")
    assert story.cash_of("COM") == (900 if profile == SITE else 0)


@rule("1848-PD-04", "1848-4.1d")
@BOTH
def test_from_whom_a_company_buys_a_private(profile: str) -> None:
    story = company(profile, cash=100).owns("B", "P1").operates("VR")
    if profile == SITE:
        story.when("VR").buys_private("P1", 40)
        assert story.owner("P1") == "VR"
    else:
        story.when("VR", refused="only_from_president", rule="1848-4.1d").buys_private("P1", 40)


@rule("1848-PD-29", "1848-4.1g")
@BOTH
def test_what_becomes_of_privates_with_the_first_5(profile: str) -> None:
    story = company(profile, phase="4", cash=600).owns("A", "P1 P2 P4").owns("B", "P3").spent("P3").depot("4 0")
    story.operates("VR", "trains", paid=True).when("VR").buys_train("5", 500)
    assert story.owner("P1") is None
    assert story.owner("P3") is None
    assert story.owner("P2") == ("A" if profile == SITE else None)
    before = story.cash_of("A")
    story.comes_to_round("operating", 2)
    assert story.cash_of("A") == before


@rule("1848-PD-09", "1848-12.2.1a")
@BOTH
def test_the_limit_after_six_receiverships(profile: str) -> None:
    story = given("1848", "A B C D", profile)
    others = ("CAR", "NSW", "SAR", "COM", "FED", "WA")
    story.extra(receiverships=tuple((story.party(one), story.party("B")) for one in others)).stock_round(3, "A")
    assert story.title.certificate_limit(story.table(), story.party("A")) == (17 if profile == SITE else 9)


# --- loans -----------------------------------------------------------------------------------------------------------


@rule("1848-PD-06", "1848-C-30")
@BOTH
def test_the_first_loan_in_need_of_a_company_with_five(profile: str) -> None:
    story = loans(company(profile, "I2", phase="5", cash=450), "VR", 5).tiles("H5 57/1")
    story.operates("VR", "trains", paid=True).when("VR").buys_train("5", 500)
    assert story.trains_of("VR") == ["5"]
    assert story.cell("VR") == ("F2" if profile == SITE else "G2")


@rule("1848-PD-07")
def test_a_company_without_trains_at_the_edge_must_borrow_on_the_site() -> None:
    story = company(SITE, "B4").tiles("H5 57/1").operates("VR", "run")
    assert story.part() == "blocking_loan"
    story.when("VR", refused="must_borrow", rule="1848-PD-07").passes()
    borrow(story)
    assert story.fact("receiverships") == ((story.party("VR"), story.party("A")),)


@rule("1848-11.2b", "1848-C-22")
def test_a_company_without_trains_at_the_edge_falls_without_a_loan() -> None:
    """It may borrow before, and need not."""
    story = company("rulebook", "B4").tiles("H5 57/1").operates("VR", "run")
    story.when("VR").passes()
    assert story.fact("borrowers") == ()
    assert story.fact("receiverships") == ((story.party("VR"), story.party("A")),)


@rule("1848-PD-18", "1848-8.4.1b")
@BOTH
def test_loans_for_a_dearer_face(profile: str) -> None:
    story = company(profile, "I2", phase="5", cash=510).tiles("H5 57/1")
    story.operates("VR", "trains", paid=True, tally=("loan",))
    if profile == SITE:
        story.when("VR").buys_train("5", 550, face="5+")
        assert story.cell("VR") == "F2"
    else:
        story.when("VR", refused="cheapest_with_help", rule="1848-8.4.1b").buys_train("5", 550, face="5+")


@rule("1848-PD-18")
@pytest.mark.parametrize(
    ("owner", "borrowed", "refusal"),
    [("CAR", (), "cheapest_with_help"), ("VR", ("loan",), "cannot_afford_train")],
    ids=["another loan comes first", "no duty"],
)
def test_when_the_site_lends_nothing_for_a_train(owner: str, borrowed: tuple[str, ...], refusal: str) -> None:
    story = company(SITE, "I2", phase="5", cash=450).tiles("H5 57/1").trains(f"{owner} 5")
    story.operates("VR", "trains", paid=True, tally=borrowed)
    story.when("VR", refused=refusal).buys_train("5", 500)


@rule("1848-PD-28", "1848-C-32")
@BOTH
def test_loans_for_anothers_train(profile: str) -> None:
    story = company(profile, "I2", phase="5", cash=450).tiles("H5 57/1").started("QR 90").holds("D", "QR 6")
    story.floated("QR").trains("QR 5").operates("VR", "trains", paid=True, tally=("loan",))
    deal = act.BuyTrain(story.party("VR"), story.game.state.trains.index(story.party("QR")), 500)  # type: ignore[arg-type]
    if profile == SITE:
        story.when("VR").do(deal)
        assert (story.trains_of("VR"), story.cell("VR")) == (["5"], "F2")
    else:
        story.when("VR", refused="cannot_afford_train").do(deal)


@rule("1848-PD-28")
@pytest.mark.parametrize(
    ("own", "borrowed", "buys"),
    [("2", ("loan",), False), ("", (), False), ("", ("loan",), True)],
    ids=["no duty", "another loan comes first", "in need"],
)
def test_when_the_site_lends_for_anothers_train(own: str, borrowed: tuple[str, ...], buys: bool) -> None:
    story = company(SITE, "I2", phase="3", cash=190).tiles("H5 57/1").started("QR 90").holds("D", "QR 6").floated("QR")
    story.trains(f"VR {own}, QR 3" if own else "QR 3").operates("VR", "trains", paid=True, tally=borrowed)
    story.when("VR", refused=None if buys else "cannot_afford_train").buys_train("3", 200, "QR")


# --- a company falls -------------------------------------------------------------------------------------------------


@rule("1848-PD-32", "1848-5.5.3b", "1848-C-26")
@BOTH
def test_who_lends_what_a_director_lacks(profile: str) -> None:
    story = company(profile, "B4", phase="4", cash=90).trains("VR 4").cash("A 90")
    story.operates("VR", "dividend", ran=True, revenue=10)
    bank = story.cash_of("bank")
    story.when("VR").declares("withhold")
    assert (story.cash_of("B"), story.cash_of("C")) == (630 + 160, 630 + 80)
    if profile == SITE:
        assert (story.cash_of("A"), story.cash_of("bank") - bank) == (-50, -10)
    else:
        assert (story.cash_of("A"), story.fact("overdrafts")) == (0, ((story.party("A"), 50),))
        assert story.cash_of("bank") - bank == -60
        assert story.score("A") == -50


@rule("1848-PD-08", "1848-C-25", "1848-5.4.4c")
@BOTH
def test_a_5_that_is_lost_in_phase_3(profile: str) -> None:
    story = company(profile, "B4", phase="3", cash=300).trains("VR 3").owns("A", "P1").owns("D", "P5")
    story.extra(receiverships=((story.party("SAR"), story.party("D")),))
    story.operates("VR", "dividend", ran=True, revenue=10).when("VR").declares("withhold")
    assert story.phase_name() == ("3" if profile == SITE else "5")
    assert (story.owner("P1"), story.owner("P5")) == (None, None)
    assert story.trains_of("bank").count("5") == 2


@rule("1848-PD-30", "1848-C-12")
@BOTH
def test_tasmania_in_the_hands_of_a_falling_company(profile: str) -> None:
    story = company(profile, "B4", phase="4", cash=300).trains("VR 4").owns("VR", "P3")
    story.extra(receiverships=((story.party("SAR"), story.party("D")),))
    story.operates("VR", "dividend", ran=True, revenue=10).when("VR").declares("withhold")
    lays = story.menu(act.LayPrivateTile)
    assert bool(lays) == (profile == "rulebook")
    if lays:
        assert story.to_act() == "A"
        story.game.push(lays[0].action)
        assert story.owner("P3") is None


@rule("1848-PD-31", "1848-C-23", "1848-7.2d")
@BOTH
def test_who_comes_next_after_a_fall(profile: str) -> None:
    """A must sell a share of QR, which stands before NSW and falls behind it."""
    story = company(profile, "B4", phase="4", cash=90).trains("VR 4").cash("A 90")
    for corp, cell, holder in (("QR", "G4", "B"), ("NSW", "F3", "C")):
        story.started(f"{corp} 90").holds(holder, f"{corp} 5").floated(corp).operated(corp).marker(f"{corp} {cell}")
        story.cash(f"{corp} 100")
    story.holds("A", "QR 1", president=False)
    story.operates("VR", "dividend", ran=True, revenue=10).when("VR").declares("withhold")
    assert (story.to_act(), story.blocks_offered()) == ("A", {("QR", 1)})
    story.when("A").sells("QR", 1)
    assert story.cell("QR") == "G5"
    assert story.actor() == ("QR" if profile == SITE else "NSW")


@rule("1848-PD-15")
@BOTH
def test_the_last_certificate_of_the_bank_of_england(profile: str) -> None:
    story = company(profile, "B4", phase="4", cash=90).trains("VR 4").cash("A 0").holds("A", "BOE 1")
    story.operates("VR", "dividend", ran=True, revenue=10).when("VR").declares("withhold")
    assert ("BOE", 1) in story.blocks_offered() or profile == SITE
    assert (story.cash_of("A") == -140) == (profile == SITE)


@rule("1848-PD-15")
@pytest.mark.parametrize(
    ("profile", "others", "most"), [("rulebook", "", 2), (SITE, "", 1), (SITE, "D", 2)], ids=["book", "alone", "others"]
)
def test_of_several_certificates_of_the_bank_of_england_one_is_kept(profile: str, others: str, most: int) -> None:
    story = company(profile, "B4", phase="4", cash=90).trains("VR 4").cash("A 0").holds("A", "BOE 2")
    if others:
        story.holds(others, "BOE 1")
    story.operates("VR", "dividend", ran=True, revenue=10).when("VR").declares("withhold")
    assert story.blocks_offered() == {("BOE", shares) for shares in range(1, most + 1)}
    assert story.table().top.stage == "insolvency"


@rule("1848-PD-16", "1848-C-26")
@BOTH
def test_a_debtor_in_a_later_round(profile: str) -> None:
    """On the site he is asked again after the first action of every round; by the rulebook no sale is forced later."""
    story = given("1848", "A B C D", profile).phase("4").started("QR 90").holds("B", "QR 5").marker("QR G4")
    story.holds("A", "QR 1", president=False).floated("QR").operated("QR").cash("QR 500, A 0, B 0")
    story.tiles("B10 57/1").token("QR", "B10")
    if profile == SITE:
        story.cash("A -50")
    else:
        story.extra(overdrafts=((story.party("A"), 50),))
    story.operates("QR", "track")
    assert story.to_act() == "B"
    story.when("QR").passes()
    assert story.to_act() == ("A" if profile == SITE else "B")
    if profile == SITE:
        story.when("A").sells("QR", 1)
        assert (story.cash_of("A"), story.to_act()) == (30, "B")


@rule("1848-PD-16")
def test_nobody_is_asked_any_more_in_a_round_in_which_somebody_had_nothing_to_sell() -> None:
    """A, who has nothing, comes before B in the turn of C's QR; B directs VR, whose turn is next."""
    story = given("1848", "A B C D", SITE).phase("4").started("QR 90, VR 80").holds("C", "QR 5").holds("B", "VR 5")
    story.marker("QR G4, VR F4").holds("B", "QR 1", president=False).floated("QR VR").operated("QR VR")
    story.cash("QR 500, VR 500, A -50, B -50").tiles("B10 57/1, H6 57/1").token("QR", "B10").token("VR", "H6")
    story.operates("QR", "track").when("QR").passes()
    story.comes_to("VR", "track").when("VR").passes()
    assert (story.actor(), story.cash_of("B"), story.shares("B", "QR")) == ("VR", -50, 1)


@rule("1848-PD-16")
@pytest.mark.parametrize("move", ["private", "loan", "tile"])
def test_a_debtor_is_asked_whatever_the_first_move_of_a_round_is(move: str) -> None:
    story = given("1848", "A B C D", SITE).phase("4").started("QR 90").holds("B", "QR 5").marker("QR G4")
    story.holds("A", "QR 1", president=False).floated("QR").operated("QR").cash("QR 500, A -50").owns("B", "P1")
    story.tiles("B10 57/1").token("QR", "B10").operates("QR", "track")
    if move == "private":
        story.when("QR").buys_private("P1", 10)
    elif move == "loan":
        story.when("QR").takes_loan()
    else:
        story.when("QR").lays("B9", *min(story.lays_offered("B9")))
    assert (story.to_act(), story.blocks_offered()) == ("A", {("QR", 1)})


@rule("1848-PD-16")
def test_a_debtor_without_debt_left_sells_no_more() -> None:
    story = given("1848", "A B C D", SITE).phase("4").started("QR 90").holds("B", "QR 5").marker("QR G4")
    story.holds("A", "QR 1, BOE 2", president=False).floated("QR").operated("QR").cash("QR 500, A -80")
    story.tiles("B10 57/1").token("QR", "B10").operates("QR", "track").when("QR").passes()
    story.when("A").sells("QR", 1)
    assert (story.cash_of("A"), story.to_act()) == (0, "B")


@rule("1848-PD-16")
def test_what_cannot_be_done_is_passed_over_before_a_debtor_is_asked() -> None:
    """A company without a train lays its tile as the first action of a round: its price falls before the sale."""
    story = given("1848", "A B C D", SITE).phase("4").started("QR 90").holds("B", "QR 5").marker("QR G4")
    story.holds("A", "QR 1", president=False).floated("QR").operated("QR").cash("QR 500, A -1")
    story.tiles("B10 57/1").token("QR", "B10").operates("QR", "track")
    assert story.price("QR") == 90
    story.when("QR").passes()
    assert (story.to_act(), story.part(), story.price("QR")) == ("A", "trains", 80)


@rule("1848-PD-33", "1848-C-71")
@BOTH
def test_idle_trains(profile: str) -> None:
    story = company(profile, phase="3").trains("VR 2").tiles("H5 57/1").operates("VR", "run")
    if profile == SITE:
        story.when("VR").do(act.RunTrains(story.party("VR"), ()))
        assert story.part() != "run"
    else:
        story.when("VR", refused="idle_train", rule="1848-7.3c").do(act.RunTrains(story.party("VR"), ()))
        with pytest.raises(Illegal):
            story.game.push(act.Pass(story.party("VR")))
        story.when("VR").runs_best()


@pytest.mark.parametrize(("others", "part"), [("QR 2", "finance"), ("QR 3", "trains")])
def test_who_is_asked_for_trains_once_more(others: str, part: str) -> None:
    """VR buys the first 4 and has one train too many. Its last money would only buy a train of QR, if that has one."""
    story = company(SITE, phase="3", cash=400).trains("VR 3 3 3").tiles("H5 57/1").depot("3 0")
    story.started("QR 90").holds("D", "QR 6").floated("QR").trains(others)
    story.operates("VR", "trains", paid=True).when("VR").buys_train("4", 300)
    story.when("VR").discards("3")
    assert story.part() == part
