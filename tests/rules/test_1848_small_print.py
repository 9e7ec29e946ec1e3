"""1848: what is easily overlooked in the auction, in loans and falls, and in the powers of privates."""

from __future__ import annotations

from tests.australia import QUARTET, at, company, fallen, lent
from tests.marks import rule
from tests.midwest import laid
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import IncomePaid, LotLowered, Passed, PowerUsed
from tresham.rules.insolvency import OverdraftRepaid, Overdrawn


def told(story: Story, key: str, name: str = "") -> int | None:
    """What screens show of a mechanism: for a party, or for the whole table."""
    [fact] = [one for one in story.title.facts if one.key == key]
    shown = fact.of(story.table(), story.party(name or "nobody"))
    assert shown is None or isinstance(shown, int)
    return shown


# --- the auction -----------------------------------------------------------------------------------------------------


@rule("1848-3.1.1b")
def test_a_lot_that_is_sold_is_neither_sold_again_nor_made_cheaper() -> None:
    story = given("1848", QUARTET).owns("B", "P1")
    story.when("A", refused="lot_sold", rule="1848-3.1.1b").takes("P1")
    story.when("A", refused="lot_sold", rule="1848-3.1.1b").lowers("P1")


@rule("1848-3.1.1e")
def test_the_last_pound_buys_a_lot() -> None:
    story = given("1848", QUARTET).cash("A 170")
    story.when("A").takes("P4")
    assert (story.cash_of("A"), story.owner("P4")) == (0, "A")


@rule("1848-3.1.1c")
def test_the_log_tells_what_a_lot_costs_now() -> None:
    story = given("1848", QUARTET)
    story.when("A").lowers("P4")
    lot = story.title.private("P4")
    assert story.happened(LotLowered) == [LotLowered(story.party("A"), lot, 165)]


def all_own_something() -> Story:
    """Everybody may pass, and P6 is left."""
    return given("1848", QUARTET).owns("A", "P1 P3").owns("B", "P2").owns("C", "P4").owns("D", "P5")


@rule("1848-3.1.4a")
def test_incomes_are_paid_for_passes_in_a_row_only() -> None:
    story = all_own_something()
    for name in "ABC":
        story.when(name).passes()
        assert story.happened(Passed) == [Passed(story.party(name), "auction")]
    story.when("D").lowers("P6")
    for name in "ABC":
        story.when(name).passes()
        assert not story.happened(IncomePaid)
    story.when("D").passes()
    assert story.happened(IncomePaid)


@rule("1848-3.1.4a", "1848-3.1.4b")
def test_another_circle_of_passes_is_as_long_as_the_first() -> None:
    story = all_own_something()
    for _ in range(2):
        for name in "ABC":
            story.when(name).passes()
            assert not story.happened(IncomePaid)
        story.when("D").passes()
        assert story.happened(IncomePaid)


# --- loans -----------------------------------------------------------------------------------------------------------


@rule("1848-5.6.1e")
def test_no_loan_is_taken_when_none_is_left() -> None:
    story = lent(company("CAR VR"), "VR", 20).operates("CAR")
    story.when("CAR", refused="no_loans_left", rule="1848-5.6.1e").takes_loan()
    story = lent(company("CAR VR"), "VR", 19).operates("CAR")
    story.when("CAR").takes_loan()
    assert told(story, "loans_left") == 0


@rule("1848-5.6.1a", "1848-5.6.3a")
def test_screens_show_who_has_borrowed_and_what_is_left() -> None:
    story = lent(company("CAR VR"), "VR", 4).operates("VR")
    assert (told(story, "loans", "VR"), told(story, "loans", "CAR"), told(story, "loans", "A")) == (4, None, None)
    assert (told(story, "loans_left"), told(story, "loans_left", "VR"), told(story, "loans")) == (16, None, None)
    story.when("VR").takes_loan()
    assert (told(story, "loans", "VR"), told(story, "loans_left")) == (5, 15)


# --- receivership ----------------------------------------------------------------------------------------------------


def about_to_fall(cash: str) -> Story:
    """SAR, par £80, falls with its next loan; A has five shares, B three: B is to get £240."""
    story = company("CAR", "5").started("SAR 80").holds("A", "SAR 5").holds("B", "SAR 3").floated("SAR").operated("SAR")
    story.token("SAR", "G3").marker(f"SAR {at('R4C2')}").cash(cash)
    return story.operates("SAR")


@rule("1848-5.5.2d", "1848-5.5.3b")
def test_a_director_who_has_all_that_is_lacking_owes_nothing() -> None:
    story = about_to_fall("SAR 0, A 140").when("SAR").takes_loan()
    assert (story.cash_of("A"), story.cash_of("B"), story.happened(Overdrawn)) == (0, 630 + 240, [])


@rule("1848-5.5.2d", "1848-5.5.3b")
def test_a_single_pound_is_lacking() -> None:
    story = about_to_fall("SAR 0, A 139").when("SAR").takes_loan()
    assert story.happened(Overdrawn) == [Overdrawn(story.party("A"), 1)]
    assert (story.cash_of("B"), story.actor()) == (630 + 240, "A")
    assert (told(story, "debt", "A"), told(story, "debt", "B")) == (1, None)
    rich = about_to_fall("SAR 139, A 500").when("SAR").takes_loan()
    assert (rich.cash_of("A"), rich.cash_of("B")) == (499, 630 + 240)


@rule("1848-5.5.3b")
def test_a_director_without_a_pound_owes_all_of_it() -> None:
    story = about_to_fall("SAR 0, A 0").when("SAR").takes_loan()
    assert story.happened(Overdrawn) == [Overdrawn(story.party("A"), 140)]


@rule("1848-5.5.3c")
def test_whoever_owes_pays_as_soon_as_he_has_a_single_pound() -> None:
    def owing(cash: int) -> Story:
        story = company("CAR VR").extra(overdrafts=((given("1848", QUARTET).party("B"), 50),))
        return story.owns("A", "P1").cash(f"B {cash}").operates("CAR").when("CAR").buys_private("P1", 20)

    assert owing(0).happened(OverdraftRepaid) == []
    poor = owing(1)
    assert poor.happened(OverdraftRepaid) == [OverdraftRepaid(poor.party("B"), 1)]


@rule("1848-5.5.4b", "1848-12.2.1a")
def test_screens_show_how_many_have_fallen_and_who_lost_them() -> None:
    story = fallen(company("CAR"), ("FED", "B"), ("VR", "B"))
    assert (told(story, "receiverships"), told(story, "receiverships", "B")) == (2, 2)
    assert (told(story, "receiverships", "A"), told(story, "receiverships", "CAR")) == (None, None)


@rule("1848-C-40")
def test_those_who_have_acted_discard_after_those_to_come() -> None:
    """VR is in turn; NSW is still to come, SAR has acted although it stands highest."""
    story = company("SAR VR NSW", "4").depot("4 0").trains("SAR 3 3+ 4, NSW 3 4 4+").cash("VR 900")
    story.marker(f"SAR {at('R2C7')}, VR {at('R2C6')}, NSW {at('R2C5')}").operating_round(acted="SAR")
    story.comes_to("VR", "trains").when("VR").buys_train("5", 500)
    assert story.actor() == "NSW"
    story.when("NSW").discards("4")
    assert story.actor() == "SAR"


# --- privates --------------------------------------------------------------------------------------------------------


def in_desert() -> Story:
    """CAR owns P2; its track leads from Port Augusta into the desert."""
    return laid(company("CAR VR"), "E2 57 E1 E3").owns("CAR", "P2").operates("CAR", of=2)


@rule("1848-4.3b")
def test_p2_is_for_bare_desert_only() -> None:
    story = in_desert()
    offered = [one.action for one in story.menu(act.LayPrivateTile)]
    assert {story.atlas.names[one.hex] for one in offered if isinstance(one, act.LayPrivateTile)} == {"E3"}
    story.when("CAR", refused="no_terrain_to_save", rule="1848-4.3b").lays_with("P2", "E1", "6", 0)
    covered = laid(in_desert(), "E3 8 E2 F4")
    covered.when("CAR", refused="no_terrain_to_save", rule="1848-4.3b").lays_with("P2", "E3", "16", 0)


@rule("1848-4.3b")
def test_nobody_else_lays_with_p2_meanwhile() -> None:
    in_desert().when("VR", refused="not_your_turn", rule="1848-7.2a").lays_with("P2", "E3", "8", 5)


def test_on_the_site_its_owner_waits_for_his_turn_too() -> None:
    """There it is open throughout the turn of whoever has it, and in no other."""
    story = company("CAR VR", profile="18xx.games").owns("VR", "P2").operates("CAR")
    story.when("VR", refused="no_such_power", rule="1848-4.3b").lays_with("P2", "E3", "8", 5)


def for_the_ghan(cash: int = 100) -> Story:
    """CAR owns P4, and the 2E is for sale."""
    return company("CAR VR", "5").owns("CAR", "P4").trains("CAR 5").cash(f"CAR {cash}").operates("CAR", "trains")


@rule("1848-4.5b")
def test_the_rebate_is_for_the_2e_at_its_price_and_is_used_up() -> None:
    story = for_the_ghan(150)
    assert story.trains_offered()["2E", "bank"] == (100, 100)
    story.when("CAR", refused="face_value", rule="1848-8.3.2a").buys_train("2E", 150)
    story.when("CAR").buys_train("2E", 100)
    assert story.happened(PowerUsed) == [PowerUsed(story.title.private("P4"), story.party("CAR"))]


@rule("1848-4.5b", "1848-8.3.2a")
def test_the_rebate_lends_nothing() -> None:
    for_the_ghan(99).when("CAR", refused="cannot_afford_train", rule="1848-8.3.2a").buys_train("2E", 100)
    exact = for_the_ghan(100)
    exact.when("CAR").buys_train("2E", 100)
    assert exact.cash_of("CAR") == 0


@rule("1848-4.5b", "1848-8.2.5d")
def test_the_rebate_brings_no_second_2e() -> None:
    story = for_the_ghan(400)
    story.when("CAR").buys_train("2E", 200)
    story.when("CAR", refused="train_type_limit", rule="1848-8.2.5d").buys_train("2E", 100)


@rule("1848-4.5b")
def test_the_rebate_brings_no_train_before_its_time() -> None:
    story = company("CAR VR", "4").owns("CAR", "P4").trains("CAR 4").operates("CAR", "trains")
    story.when("CAR", refused="train_not_for_sale", rule="1848-8.3.2a").buys_train("2E", 100)


@rule("1848-4.4b")
def test_tasmanias_tile_lies_in_tasmania_once() -> None:
    story = company("SAR").owns("SAR", "P3").operates("SAR")
    story.when("SAR", refused="no_such_power", rule="1848-4.4b").lays_with("P3", "G4", "241", 0)
    story.when("SAR").lays_with("P3", "I4", "241", 1)
    assert story.happened(PowerUsed) == [PowerUsed(story.title.private("P3"), story.party("SAR"))]
    story.when("SAR", refused="no_such_power", rule="1848-4.4b").lays_with("P3", "I5", "241", 1)


@rule("1848-4.4b")
def test_the_part_of_track_waits_for_whoever_may_still_place_tasmania() -> None:
    for owner, part in (("SAR", "track"), ("VR", "token")):
        story = company("SAR VR").owns(owner, "P3").operates("SAR")
        for _ in range(2):
            story.when("SAR").do(story.menu(act.LayTile)[0].action)
        assert story.part() == part
