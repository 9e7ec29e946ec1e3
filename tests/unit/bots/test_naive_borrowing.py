"""The naive player in 1848: he borrows where it helps, and does not ruin his corporations on purpose."""

from __future__ import annotations

import pytest

from tests.story import Story, given
from tresham.bots import NaiveBot
from tresham.core import action as act

TRIES = range(25)
"""Seeds: chance may decide between equals, never against the better one."""


def victoria(cell: str, cash: int, phase: str = "4") -> Story:
    """VR without trains has a route from Melbourne to Geelong."""
    story = given("1848", "A B C D").phase(phase).started("VR 80").holds("A", "VR 6").floated("VR").operated("VR")
    story.marker(f"VR {cell}").cash(f"VR {cash}").tiles("H6 57/1, H5 57/1").token("VR", "H6")
    return story


def choices_of(story: Story) -> list[act.Action]:
    game = story.ready().game
    return [NaiveBot(seed).choose(game) for seed in TRIES]


def test_he_borrows_if_that_pays_for_a_train_that_he_needs() -> None:
    story = victoria("H2", 210).operates("VR", "trains", paid=True)
    assert set(choices_of(story)) == {act.Borrow(story.party("VR"))}


@pytest.mark.parametrize(("cell", "cash"), [("H2", 310), ("H2", 50)])
def test_he_borrows_nothing_that_he_does_not_need_or_that_does_not_help(cell: str, cash: int) -> None:
    story = victoria(cell, cash).operates("VR", "trains", paid=True)
    assert act.Borrow(story.party("VR")) not in choices_of(story)


def test_he_does_not_borrow_into_receivership_of_his_own_accord() -> None:
    story = victoria("C2", 210).operates("VR", "trains", paid=True)
    assert act.Borrow(story.party("VR")) not in choices_of(story)


@pytest.mark.parametrize(("cell", "kind"), [("E2", "withhold"), ("B2", "pay")])
def test_he_does_not_withhold_into_receivership(cell: str, kind: str) -> None:
    """He would keep the money for the 4 that is about to scrap his 2, but not at that price."""
    story = victoria(cell, 280, "3").trains("VR 2").depot("3 0").operates("VR", "dividend", ran=True, revenue=40)
    assert {one.kind for one in choices_of(story) if isinstance(one, act.DeclareDividend)} == {kind}


def test_a_train_that_does_not_meet_the_duty_is_not_his_first() -> None:
    story = victoria("H2", 700, "5").operates("VR", "trains", paid=True)
    bought = [one for one in choices_of(story) if isinstance(one, act.BuyTrain)]
    kinds = {story.title.train_name(one.train, story.game.state.faces) for one in bought}
    assert kinds == {"5"}


@pytest.mark.parametrize(("cell", "kind"), [("B2", "3"), ("K2", "5")])
def test_he_takes_the_train_of_another_company_if_one_of_the_bank_is_the_end(cell: str, kind: str) -> None:
    """VR has £210, too little for a 5. SAR, of the same director, has two trains and could part with one."""
    story = victoria(cell, 210, "5").started("SAR 80").holds("A", "SAR 6").floated("SAR").operated("SAR")
    story.trains("SAR 3 3").operates("VR", "trains", paid=True, tally=("loan",))
    bought = [one for one in choices_of(story) if isinstance(one, act.BuyTrain)]
    assert {story.title.train_name(one.train, story.game.state.faces) for one in bought} == {kind}
