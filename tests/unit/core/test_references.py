"""A word that names nothing is found when a title is built."""

from dataclasses import replace

import pytest

from tests.islet import MARKET, PHASES, PRIVATES, TRAINS, islet
from tresham.core.market import Gate
from tresham.core.references import checked, wrong_references
from tresham.titles import PROFILES, SHELF, build

FIRST_PHASE, *LATER_PHASES = PHASES
FIRST_TRAIN, *LATER_TRAINS = TRAINS
OX = PRIVATES[0]


@pytest.mark.parametrize("key", SHELF)
@pytest.mark.parametrize("profile", PROFILES)
def test_every_title_names_only_what_is_there(key, profile):
    for options in ((), SHELF[key].options):
        assert list(wrong_references(build(key, SHELF[key].seats[0], options, profile))) == []


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
