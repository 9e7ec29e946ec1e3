"""1848 on the public site, beside the rulebook: what a company may do in its turn while others are asked."""

from __future__ import annotations

import pytest

from tests.australia import at, company
from tests.marks import rule
from tests.midwest import laid
from tests.story import Story
from tresham.core.action import Borrow, BuyPrivate, DiscardTrain, LayPrivateTile

SITE = "18xx.games"
BOTH = pytest.mark.parametrize("profile", ["rulebook", SITE])


def with_too_many_trains(profile: str, cell: str = "R2C8") -> Story:
    """CAR buys the first 4, and has one train too many."""
    story = laid(company("CAR VR", profile=profile), "E2 57 E1 E3").marker(f"CAR {at(cell)}").depot("3 0")
    story.trains("CAR 3 3 3").owns("A", "P1").owns("CAR", "P3").operates("CAR", "trains", paid=True)
    return story.when("CAR").buys_train("4", 300)


@rule("1848-PD-31")
@BOTH
def test_what_may_be_done_while_trains_are_given_up(profile: str) -> None:
    story = with_too_many_trains(profile)
    assert (story.actor(), len(story.menu(DiscardTrain))) == ("CAR", 2)
    offered = [bool(story.menu(verb)) for verb in (Borrow, BuyPrivate, LayPrivateTile)]
    assert offered == [profile == SITE] * 3
    story.when("CAR", refused=None if profile == SITE else "not_now").takes_loan()
    story.when("CAR").discards("3")
    assert story.cash_of("CAR") == (300 if profile == SITE else 200)


@rule("1848-PD-31")
def test_a_loan_that_ruins_a_company_before_it_gives_up_a_train() -> None:
    story = with_too_many_trains(SITE, "R2C2")
    story.when("CAR").takes_loan()
    assert (story.fact("receiverships")[0][0], story.actor()) == (story.party("CAR"), "VR")
    story.comes_to("VR", "trains")
