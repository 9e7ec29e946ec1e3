"""1848 on the public site, beside the rulebook: what is left of a turn for the next company."""

from __future__ import annotations

import pytest

from tests.australia import at, company, lent
from tests.marks import rule
from tests.midwest import laid, rotation_to
from tests.story import Story
from tresham.core.action import Borrow, DiscardTrain
from tresham.core.event import RoundBegan, TrainDiscarded, TrainScrapped
from tresham.core.table import Table
from tresham.rules.operating import OperatingTurn
from tresham.titles import SHELF

SITE = "18xx.games"
BOTH = pytest.mark.parametrize("profile", ["rulebook", SITE])


def fallen(story: Story, corps: str) -> Story:
    """These have fallen before, under D."""
    return story.extra(receiverships=tuple((story.party(corp), story.party("D")) for corp in corps.split()))


def borrows_between_run_and_dividend(profile: str, trains: str = "") -> Story:
    """CAR has earned 70 and is ruined by a loan before it says what becomes of that. VR is next."""
    story = (
        laid(company("CAR VR", "4", profile), "H6 57 H5 H7")
        .tile("H5", "57", 1)
        .marker(f"CAR {at('R2C2')}, VR {at('R2C9')}")
    )
    story.trains(f"CAR 4{trains}").cash("CAR 600")
    story.operates("CAR", "dividend", ran=True, revenue=70).when("CAR").takes_loan()
    assert story.fact("receiverships") == ((story.party("CAR"), story.party("A")),)
    return story.comes_to("VR", "track")


@rule("1848-PD-35")
@BOTH
def test_a_run_of_a_company_that_falls_before_its_dividend(profile: str) -> None:
    """VR owns no train, and is asked on the site what becomes of the 70 of CAR; B has six of its ten shares."""
    story = borrows_between_run_and_dividend(profile)
    before = story.cash_of("B")
    if profile == SITE:
        story.comes_to("VR", "dividend").when("VR").declares("pay")
    story.comes_to("VR", "trains")
    assert story.cash_of("B") == before + (42 if profile == SITE else 0)
    assert story.cell("VR") == at("R2C10" if profile == SITE else "R2C8")


@rule("1848-PD-35")
def test_such_a_run_is_forgotten_with_the_next_one() -> None:
    story = borrows_between_run_and_dividend(SITE, ", VR 3")
    story.comes_to("VR", "run").when("VR").runs_best()
    assert story.revenue() not in (0, 70)


@rule("1848-PD-35")
def test_a_run_that_is_paid_or_kept_is_not_the_next_companys() -> None:
    story = company("CAR VR", "5", SITE).marker(f"CAR {at('R2C1')}, VR {at('R2C9')}").trains("CAR 5")
    story.operates("CAR", "dividend", ran=True, revenue=70).when("CAR").declares("withhold")
    assert (story.actor(), story.table().frame(OperatingTurn).revenue) == ("VR", 0)


def crowded(profile: str = SITE, cash: int = 600) -> Story:
    """The limit is 2, and NSW and VR own three trains each. CAR falls if it earns nothing; VR is next, then NSW."""
    story = company("CAR VR NSW", "5", profile).marker(f"CAR {at('R2C1')}, VR {at('R2C9')}, NSW {at('R2C8')}")
    story.trains("VR 4 4 4, NSW 3 3 3").cash(f"CAR {cash}")
    return story.tiles("E2 57/1, F2 57/1").operates("CAR", "dividend", ran=True, revenue=70)


@rule("1848-PD-31")
def test_a_train_goes_before_the_next_turn_if_the_turn_was_nearly_over() -> None:
    """VR gives one up, and begins its turn; NSW is asked when VR has paid."""
    story = crowded()
    story.when("CAR").declares("withhold")
    assert (story.actor(), len(story.menu(DiscardTrain))) == ("VR", 1)
    story.when("VR").discards("4")
    assert (story.actor(), story.part()) == ("VR", "track")
    story.goes_on()
    assert (story.actor(), story.part()) == ("NSW", "trains")


@rule("1848-PD-31")
def test_trains_go_before_the_round_ends_if_the_last_of_it_falls_early() -> None:
    """VR has played, CAR borrows as the first act of its turn and falls, and nobody comes after it."""
    story = company("CAR VR", "5", SITE).marker(f"CAR {at('R2C1')}, VR {at('R2C9')}").trains("VR 4 4 4").cash("CAR 600")
    story.operating_round(acted="VR").when("CAR").takes_loan()
    assert (story.actor(), len(story.menu(DiscardTrain)), story.happened(RoundBegan)) == ("VR", 1, [])
    story.when("VR").discards("4")
    assert len(story.happened(RoundBegan)) == 1


@rule("1848-PD-38")
def test_trains_are_forgotten_with_the_first_that_had_too_many_until_one_changes_hands() -> None:
    """CAR had too many too, and falls: NSW keeps three until VR buys one."""
    story = company("CAR VR NSW", "5", SITE).marker(f"CAR {at('R2C1')}, VR {at('R2C8')}, NSW {at('R2C9')}")
    story.trains("CAR 4 4 4, NSW 3 3 3").cash("VR 600").operates("CAR", "dividend", ran=True, revenue=70)
    story.when("CAR").declares("withhold").comes_to("NSW", "trains")
    assert (story.menu(DiscardTrain), len(story.trains_of("NSW"))) == ([], 3)
    story.comes_to("VR", "trains").when("VR").buys_train("5", 500)
    assert (story.actor(), len(story.menu(DiscardTrain))) == ("NSW", 1)


@rule("1848-PD-38")
@pytest.mark.parametrize(("trains", "offered"), [("NSW 3 3", False), ("NSW 3 3 3", True)])
def test_who_has_too_many_trains_unthought_of_may_buy_another_and_gives_some_up_then(
    trains: str, offered: bool
) -> None:
    """CAR had too many too, and falls. NSW can pay a 5, and has two trains or three where two are allowed."""
    story = company("CAR NSW", "5", SITE).marker(f"CAR {at('R2C1')}, NSW {at('R2C9')}").trains(f"CAR 4 4 4, {trains}")
    story.cash("NSW 600").operates("CAR", "dividend", ran=True, revenue=70).when("CAR").declares("withhold")
    story.comes_to("NSW", "trains")
    assert (("5", "bank") in story.trains_offered()) == offered
    if offered:
        story.when("NSW").buys_train("5", 500)
        assert (story.actor(), len(story.trains_of("NSW"))) == ("NSW", 4)
        story.when("NSW").discards("3").when("NSW").discards("3")
        assert story.trains_of("NSW") == ["3", "5"]


@rule("1848-PD-31")
@pytest.mark.parametrize("cash", [600, 800])
def test_who_could_buy_no_more_is_through_with_trains_whatever_it_borrows_meanwhile(cash: int) -> None:
    """CAR buys the first 5 and then has two trains, as many as it may; VR must give one up. A 2E would cost 200."""
    story = company("CAR VR", "4", SITE).trains("CAR 4, VR 4 4 4").depot("4 0").cash(f"CAR {cash}")
    story.operates("CAR", "trains", ran=True, paid=True).when("CAR").buys_train("5", 500)
    assert (story.actor(), len(story.menu(DiscardTrain))) == ("VR", 1)
    story.when("CAR").takes_loan().when("VR").discards("4")
    assert (story.actor(), story.part()) == ("CAR", "trains" if cash == 800 else "finance")
    if cash == 600:
        story.when("CAR", refused="part_is_over").buys_train("2E", 200)
    else:
        story.when("CAR").buys_train("2E", 200)


@rule("1848-PD-31", "1848-PD-16")
def test_a_debtor_sells_once_before_the_next_turn() -> None:
    """A has shares of VR to sell, and then VR plays before any train goes."""
    story = crowded(cash=0).cash("A 0").holds("B", "CAR 1").holds("A", "VR 1", president=False)
    story.when("CAR").declares("withhold")
    assert (story.to_act(), story.blocks_offered()) == ("A", {("VR", 1)})
    story.when("A").sells("VR", 1)
    assert (story.actor(), story.part()) == ("VR", "track")
    assert story.happened(TrainDiscarded) + story.happened(TrainScrapped) == []


@rule("1848-PD-16")
@pytest.mark.parametrize("com", [False, True])
def test_a_debtor_sells_on_if_only_com_comes_that_may_not_act_yet(com: bool) -> None:
    """CAR falls as the last that may act, and A owes B 300. If nobody comes, he sells once before the round ends."""
    story = company("CAR", "4", SITE).marker(f"CAR {at('R2C1')}").trains("CAR 4").cash("A 0, CAR 0").holds("B", "CAR 3")
    story.started("VR 100, NSW 100").holds("C", "VR 3, NSW 3").holds("A", "VR 1, NSW 1", president=False)
    if com:
        story.started("COM 80").holds("B", "COM 6").floated("COM").cash("COM 800")
    story.operates("CAR", "dividend", ran=True, revenue=70).when("CAR").declares("withhold")
    assert story.to_act() == "A"
    story.when("A").sells("VR", 1)
    assert story.round()[0] == ("operating" if com else "stock")
    if com:
        story.when("A").sells("NSW", 1)
        assert story.round()[0] == "stock"


@rule("1848-PD-31")
def test_so_does_one_if_a_company_that_earned_nothing_falls_by_its_last_loan() -> None:
    early = crowded().operates("CAR", "track").when("CAR").takes_loan()
    assert (early.actor(), early.part(), early.menu(DiscardTrain)) == ("VR", "track", [])
    late = crowded().operates("CAR", "blocking_loan").when("CAR").takes_loan()
    assert (late.actor(), len(late.menu(DiscardTrain))) == ("VR", 1)


@rule("1848-PD-39")
def test_the_next_company_may_borrow_and_buy_a_private_before_a_debtor_sells() -> None:
    """CAR falls, and A owes B 100; VR, whose turn has begun, goes first if it likes."""
    story = company("CAR VR", "4", SITE).marker(f"CAR {at('R2C1')}, VR {at('R2C9')}").trains("CAR 4").owns("B", "P1")
    story.cash("A 0, CAR 0, VR 100").holds("B", "CAR 1").holds("A", "VR 1", president=False)
    story.operates("CAR", "dividend", ran=True, revenue=70).when("CAR").declares("withhold")
    assert (story.to_act(), story.table().frame(OperatingTurn).corp) == ("A", story.party("VR"))
    story.when("VR", refused="not_now").passes()
    story.when("VR").buys_private("P1", 40).when("VR").takes_loan()
    assert (story.to_act(), story.blocks_offered()) == ("A", {("VR", 1)})
    story.when("VR", refused="one_loan_a_turn").takes_loan()
    story.when("A").sells("VR", 1)
    assert (story.actor(), story.part()) == ("VR", "track")


@rule("1848-7.4.2a")
@BOTH
@pytest.mark.parametrize(("phase", "more"), [("2", False), ("3", True)])
def test_the_track_part_is_over_with_the_last_tile(profile: str, phase: str, more: bool) -> None:
    story = company("CAR", phase, profile).operates("CAR")
    story.when("CAR").lays("E2", "57", rotation_to(story, "E2", "57", "E1", "E3"))
    assert (story.part() == "track") == more


def test_the_site_waits_for_a_second_tile_that_nobody_can_pay() -> None:
    """From Port Augusta track leads to Whyalla, which has its tile, and into the desert."""
    story = laid(company("CAR", "3", SITE), "E1 6 E2 D1").cash("CAR 0").operates("CAR")
    story.when("CAR").lays("E2", "57", rotation_to(story, "E2", "57", "E1", "E3"))
    assert (story.part(), story.hexes_offered()) == ("track", set())


@pytest.mark.parametrize(
    ("trains", "cash", "taken", "waits"),
    [("5", 100, 0, True), ("5", 99, 0, False), ("5 2E", 100, 0, False), ("5", 100, 5, False)],
    ids=["with a loan", "too little", "one is enough", "no loan left"],
)
def test_the_site_waits_for_a_train_to_alice_springs_with_a_loan(
    trains: str, cash: int, taken: int, waits: bool
) -> None:
    """The loan of this turn is taken already; the site thinks of another one all the same."""
    story = lent(company("CAR", "5", SITE), "CAR", taken).trains(f"CAR {trains}").cash(f"CAR {cash}")
    story.operates("CAR", "trains", paid=True, tally=("loan",))
    turn = story.ready().table().find(OperatingTurn)
    assert (turn is not None and story.part() == "trains") == waits


@rule("1848-PD-36")
@pytest.mark.parametrize(("corps", "cash", "fails"), [("CAR", 0, True), ("CAR", 600, False), ("CAR VR", 0, False)])
def test_the_site_stands_still_when_the_last_of_a_round_leaves_a_debt(corps: str, cash: int, fails: bool) -> None:
    """A, who has nothing to sell, owes B 100."""
    story = company(corps, "4", SITE).marker(f"CAR {at('R2C1')}").trains("CAR 4").cash(f"A {cash}, CAR 0")
    story.holds("B", "CAR 1").operates("CAR", "dividend", ran=True, revenue=70).ready()
    before = Table(story.title, story.game.state)
    story.when("CAR").declares("withhold")
    assert bool(SHELF["1848"].site_fails(before, story.game.node.events)) == fails


@rule("1848-PD-36")
@pytest.mark.parametrize("started", [True, False])
def test_the_site_has_a_debtor_sell_a_share_that_has_no_price(started: bool) -> None:
    """A owes B 100 and has the share of QR that comes with P5; VR's turn goes on."""
    story = company("CAR VR", "4", SITE).marker(f"CAR {at('R2C1')}").trains("CAR 4").cash("A 0, CAR 0")
    story.holds("B", "CAR 1").papers("A", "QR 1")
    if started:
        story.started("QR 100").holds("C", "QR 2")
    story.operates("CAR", "dividend", ran=True, revenue=70).when("CAR").declares("withhold")
    before = story.table()
    story.goes_on()
    assert bool(SHELF["1848"].site_fails(before, story.game.node.events)) == (not started)


def before_com(loans: int) -> Story:
    """NSW is in turn and has so many loans; COM has floated and comes last, but no track leads to Adelaide."""
    story = company("NSW", "4", SITE).marker(f"NSW {at('R2C9')}").trains("NSW 4").cash("NSW 500")
    story.started("COM 80").holds("B", "COM 6").floated("COM").cash("COM 800")
    return lent(story, "NSW", loans).operates("NSW", "trains", paid=True)


@rule("1848-PD-37")
def test_com_borrows_in_what_is_left_of_anothers_turn() -> None:
    """NSW, with five loans, can do nothing in the last part of its turn."""
    story = before_com(5)
    story.when("NSW").passes()
    assert (story.actor(), story.part(), len(story.menu(Borrow))) == ("COM", "finance", 1)
    story.when("COM").takes_loan()
    assert story.cash_of("COM") == 900
    story.when("COM").passes()
    assert story.round()[0] == "stock"


@rule("1848-PD-37")
def test_com_waits_if_the_one_before_has_declined() -> None:
    story = before_com(4)
    story.when("NSW").passes()
    story.when("NSW").passes()
    assert story.round()[0] == "stock"


@rule("1848-PD-37")
def test_com_takes_no_second_loan_in_that_turn() -> None:
    story = before_com(4)
    story.when("NSW").passes()
    story.when("NSW").takes_loan()
    assert (story.actor(), story.menu(Borrow)) == ("COM", [])
