"""What mechanisms remember lies side by side, each in its own record."""

from dataclasses import dataclass

import pytest

from tresham.core.title_memory import NO_EXTRAS, Extra, Extras


@dataclass(frozen=True)
class Storms(Extra):
    storms: int = 0
    last: str = ""


@dataclass(frozen=True)
class Harvest(Extra):
    grain: int = 7


@dataclass(frozen=True)
class Weather(Extra):
    last: str = "sun"


def test_each_mechanism_finds_its_own_record():
    extras = Extras("isle", Storms(2), Harvest())
    assert extras[Storms] == Storms(2)
    assert extras[Harvest].grain == 7
    assert list(extras) == [Storms(2), Harvest(7)]


def test_what_the_title_has_not_is_not_there():
    assert Extras("isle", Storms()).get(Harvest) is None
    assert NO_EXTRAS.get(Storms) is None
    with pytest.raises(KeyError):
        NO_EXTRAS[Storms]


def test_a_change_leaves_all_else_and_the_old_one_as_they_were():
    before = Extras("isle", Storms(2, "Eve"), Harvest())
    after = before.but(Storms, storms=3)
    assert (after[Storms], after[Harvest]) == (Storms(3, "Eve"), Harvest())
    assert before[Storms] == Storms(2, "Eve")
    assert list(after) == [Storms(3, "Eve"), Harvest()]


def test_equal_if_all_of_it_is():
    one = Extras("isle", Storms(2), Harvest())
    assert one == Extras("isle", Storms(), Harvest()).but(Storms, storms=2)
    assert hash(one) == hash(Extras("isle", Storms(2), Harvest()))
    assert one != Extras("mainland", Storms(2), Harvest())
    assert one != one.but(Harvest, grain=8)


def test_two_mechanisms_cannot_have_a_fact_of_one_name():
    with pytest.raises(ValueError, match="two mechanisms remember something called last"):
        Extras("isle", Storms(), Weather())
