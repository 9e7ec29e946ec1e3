"""A word that names nothing is found when a title is built."""

from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from tests.forms import titles_with_options
from tests.islet import MARKET, PHASES, PRIVATES, TRAINS, islet
from tresham.core import event
from tresham.core.frames_entered import frames_entered
from tresham.core.market import Gate
from tresham.core.references import checked, wrong_references
from tresham.core.state import Frame
from tresham.core.title import Watch
from tresham.record import record
from tresham.rules.shares import SwapChoice
from tresham.rules.tokens import CityChoice
from tresham.titles import SHELF, build

FIRST_PHASE, *LATER_PHASES = PHASES
FIRST_TRAIN, *LATER_TRAINS = TRAINS
OX = PRIVATES[0]


@pytest.mark.parametrize("key", SHELF)
def test_every_title_names_only_what_is_there(key):
    for title in titles_with_options(key):
        assert list(wrong_references(title)) == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"phases": (replace(FIRST_PHASE, begin=("flood",)), *LATER_PHASES)}, "phase 2 begins with flood"),
        ({"phases": (replace(FIRST_PHASE, limits={"mayor": 3}), *LATER_PHASES)}, "phase 2 limits trains of mayor"),
        ({"privates": (replace(OX, brings="luck"),)}, "private OX brings luck"),
        ({"privates": (replace(OX, blocks=("Z9",)),)}, "private OX blocks Z9"),
        ({"trains": (replace(FIRST_TRAIN, starts="1"), *LATER_TRAINS)}, "train 2 starts 1"),
        ({"trains": (replace(FIRST_TRAIN, sold_from="9"), *LATER_TRAINS)}, "train 2 is sold from 9"),
        ({"trains": (replace(FIRST_TRAIN, rusted_by="D"), *LATER_TRAINS)}, "train 2 is rusted by D"),
        ({"trains": (replace(FIRST_TRAIN, trade_in={"D": 10}), *LATER_TRAINS)}, "train 2 is traded for D"),
        (
            {"market": replace(MARKET, gates=(Gate("tide", frozenset({"brown"})),))},
            "gate of the market waits for tide",
        ),
        (
            {"market": replace(MARKET, gates=(Gate("private_sales", frozenset({"red"})),))},
            "private_sales shuts red",
        ),
        ({"privates": (OX, OX)}, "two privates are called OX"),
    ],
)
def test_a_wrong_word_is_told(change, complaint):
    with pytest.raises(ValueError, match=f"islet: .*{complaint}"):
        checked(islet(**change))


def test_all_wrong_words_are_told_at_once():
    wrong = islet(privates=(replace(OX, brings="luck", blocks=("Z9",)),))
    assert list(wrong_references(wrong)) == [
        "private OX brings luck, which is not there",
        "private OX blocks Z9, which is not there",
    ]


# --- stages of frames that rules enter in the middle of a game -------------------------------------------------------


@record(frozen=True)
class Feast(Frame):
    """A duty that only some made-up rules know."""

    stage: ClassVar[str] = "feast"


@record(frozen=True)
class Dance(Frame):
    """A duty that has forgotten who rules it."""


@dataclass(frozen=True)
class Celebrating:
    """A rule that enters a feast, far from where the title names it."""

    times: int = 1

    def __call__(self, t):
        self.begin(t)

    def begin(self, t):
        celebrate(t)


def celebrate(t):
    t.enter(Feast())


def dances(t):
    for _ in [t.enter(Dance()) for _ in range(2)]:
        pass


def looks_for_feast(t):
    return t.find(Feast)


def waking(effect):
    return islet(watches=(Watch((event.TileLaid,), effect),))


def whoever(effect):
    """A policy made by a function: the rule is in its memory."""
    return lambda t: effect(t)


@pytest.mark.parametrize("effect", [celebrate, Celebrating(), Celebrating().begin, whoever(celebrate)])
def test_a_rule_that_enters_a_frame_without_its_stage_is_found(effect):
    with pytest.raises(ValueError, match="a rule enters Feast with the stage feast, which is not there"):
        checked(waking(effect))


def test_with_its_stage_such_a_rule_is_in_order():
    stages = islet().stages
    assert checked(islet(watches=(Watch((event.TileLaid,), celebrate),), stages={"feast": stages["stock"]}))


def test_a_frame_that_names_no_stage_is_found():
    with pytest.raises(ValueError, match="a rule enters Dance, which names no stage"):
        checked(waking(dances))


def test_whoever_only_looks_for_a_frame_does_not_enter_it():
    assert checked(waking(looks_for_feast))


def test_a_misspelt_stage_of_a_title_is_found():
    stages = {**islet().stages}
    stages["discards"] = stages.pop("discard")
    with pytest.raises(ValueError, match="islet: a rule enters DiscardDuty with the stage discard"):
        checked(replace(islet(), stages=stages))


def test_a_question_that_nothing_in_a_title_can_raise_needs_no_stage():
    """Shared rules would make it, but 1830 has no double certificates, and 1849 no home in any of two cities."""
    assert SwapChoice not in set(frames_entered(build("1830", 4)))
    assert SwapChoice in set(frames_entered(build("1849", 4)))
    assert CityChoice not in set(frames_entered(build("1849", 4)))
    assert CityChoice in set(frames_entered(build("1830", 4)))
