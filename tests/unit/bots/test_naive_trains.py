"""What the naive player does about trains: which he buys, and what he keeps dividends back for."""

from __future__ import annotations

import pytest

from tests.czech import railway
from tests.midwest import laid
from tests.story import Story, given
from tests.unit.bots.test_naive_taste import choices_of
from tresham.core import action as act
from tresham.core.state import Ending, Moment


def victoria(cash: int, trains: str, phase: str = "3") -> Story:
    """VR has a route from Melbourne to Geelong, and £40 there for one train."""
    story = given("1848", "A B C D").phase(phase).started("VR 80").holds("A", "VR 6").floated("VR").operated("VR")
    return story.cash(f"VR {cash}").tiles("H6 57/1, H5 57/1").token("VR", "H6").trains(f"VR {trains}")


def bought(story: Story) -> set[str]:
    """The names of the trains that he buys."""
    found = [one.train for one in choices_of(story) if isinstance(one, act.BuyTrain)]
    return {story.title.train_name(train, story.game.state.faces) for train in found}


def declared(story: Story) -> set[str]:
    return {one.kind for one in choices_of(story) if isinstance(one, act.DeclareDividend)}


# --- buying -----------------------------------------------------------------------------------------------------------


def test_a_train_that_has_nowhere_to_run_is_not_bought() -> None:
    """He once spent £600 of £700 on three trains for a single route of £40."""
    assert not bought(victoria(400, "3").operates("VR", "trains", paid=True))


@pytest.mark.parametrize(("track", "buys"), [("", set()), (", G7 57 G8 G6", {"2"})])
def test_a_train_that_soon_earns_its_price_is_bought(track: str, buys: set[str]) -> None:
    """NSW runs from Sydney to Wollongong. From its second station there may be a way to Canberra."""
    story = given("1848", "A B C D").phase("2").started("NSW 80").holds("A", "NSW 6").floated("NSW").operated("NSW")
    laid(story, "F9 57 E9 G8, G8 6 F9 G7" + track).token("NSW", "F9", "G8").trains("NSW 2").cash("NSW 110")
    assert bought(story.operates("NSW", "trains", paid=True)) == buys


@pytest.mark.parametrize(("left", "buys"), [(3, set()), (0, {"4"})])
def test_a_train_that_outlives_all_others_is_bought_when_they_might_rust(left: int, buys: set[str]) -> None:
    """The first 4 scraps the 2; with three 3s before it, and no other company, there is time."""
    story = victoria(310, "2").depot(f"3 {left}").operates("VR", "trains", paid=True)
    assert bought(story) == buys


def test_a_treasury_with_idle_money_brings_better_trains_nearer() -> None:
    assert bought(victoria(900, "2", "2").operates("VR", "trains", paid=True)) == {"2"}


def test_a_large_company_buys_no_train_that_does_not_run_for_it() -> None:
    """All 3E are scrapped by the next card; a 5 costs as much as it has, and is of no use to it."""
    story = railway("SX", phase="h").trains("SX 3Ed").depot("5h 1, 5i 0").cash("SX 400").operates("SX", "trains")
    assert ("5h", "bank") in story.trains_offered()
    assert bought(story) == set()


# --- dividends --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cash", "left", "kind"),
    [(280, 0, "withhold"), (170, 0, "pay"), (280, 3, "pay"), (300, 0, "pay")],
)
def test_money_is_kept_for_a_train_that_is_soon_needed_if_that_helps(cash: int, left: int, kind: str) -> None:
    """A 4 costs £300: for £280 it is nearly there; after £170 three such runs would not do; three 3s give time."""
    story = victoria(cash, "2").depot(f"3 {left}").operates("VR", "dividend", ran=True, revenue=40)
    assert declared(story) == {kind}


@pytest.mark.parametrize(("set", "kind"), [(7, "withhold"), (8, "pay")])
def test_nothing_is_kept_in_the_last_round_of_a_schedule(set: int, kind: str) -> None:
    story = railway("BTE", phase="e").trains("BTE 2+2b").depot("4e 0, 4f 1").cash("BTE 370")
    story.operates("BTE", "dividend", turn=set, number=3 if set == 8 else 1, of=3, ran=True, revenue=60)
    assert declared(story) == {kind}


def test_nothing_is_kept_where_there_is_no_room_for_a_train() -> None:
    """In phase 5 a company may have two trains, and these two will be scrapped by the next card."""
    story = victoria(480, "3 3", "5").depot("5 0").operates("VR", "dividend", ran=True, revenue=130)
    assert declared(story) == {"pay"}


@pytest.mark.parametrize(("cause", "kinds"), [("", {"withhold"}), ("bank", {"pay"})])
def test_when_the_end_is_near_he_pays_out(cause: str, kinds: set[str]) -> None:
    story = victoria(280, "2").depot("3 0").operates("VR", "dividend", ran=True, revenue=40)
    if cause:
        story.change(ending=Ending(cause, Moment.SET))
    assert declared(story) == kinds
