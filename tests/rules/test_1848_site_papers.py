"""1848 on the public site, beside the rulebook: tiles, Alice Springs, whom privates serve, who must sell, names."""

from __future__ import annotations

from typing import Any

import pytest

from tests.australia import at, company, directed
from tests.marks import rule
from tests.midwest import laid
from tests.story import Story, given
from tresham.interop.xxgames.trace import Tracer

SITE = "18xx.games"
ALICE_AND_BACK = "E2 5 D3 E3, D3 8 E2 C2, C2 9 D3 B2, B2 8 C2 A2, E3 8 E2 D4, D4 8 E3 C3, C3 8 D4 B4, B4 8 C3 A3"
AROUND = "A2 (B2 C2 D3) E2 (E3 D4 C3 B4) A3"
"""Track of one gauge from one half of Alice Springs by Port Augusta to the other."""
BOTH = pytest.mark.parametrize("profile", ["rulebook", SITE])


# --- the map ---------------------------------------------------------------------------------------------------------


@rule("1848-PD-05")
@pytest.mark.parametrize(("profile", "left"), [("rulebook", {"57"}), (SITE, {"6"})])
def test_how_many_there_are_of_two_tiles(profile: str, left: set[str]) -> None:
    """Three of each lie on the map, and Melbourne has no tile yet."""
    story = laid(company("VR", profile=profile), "E2 57 E1 E3, E7 57 E6 E8, G7 57 G6 G8")
    laid(story, "E1 6 E2 D1, G3 6 G4 F3, G8 6 F9 G7").operates("VR")
    assert {tile for tile, _ in story.lays_offered("H6")} == {"5", *left}


@rule("1848-PD-11")
@BOTH
def test_both_halves_of_alice_springs_in_one_run(profile: str) -> None:
    """Each half pays £20 in phase 3, and so does the city between them."""
    story = laid(company("CAR", profile=profile), ALICE_AND_BACK).trains("CAR 3").operates("CAR", "run")
    if profile == SITE:
        assert story.when("CAR").would_earn(_3=AROUND) == 60
    else:
        story.when("CAR", refused="run_group_twice", rule="1848-10.1.2d").runs(_3=AROUND)


# --- privates --------------------------------------------------------------------------------------------------------


@rule("1848-PD-03")
@BOTH
def test_tasmania_of_a_director(profile: str) -> None:
    """On the site only a company that owns the private places its tile."""
    story = company("SAR", profile=profile).owns("A", "P3").operates("SAR")
    story.when("SAR", refused="no_such_power" if profile == SITE else None).lays_with("P3", "I4", "241", 1)
    bought = company("SAR", profile=profile).owns("SAR", "P3").operates("SAR")
    bought.when("SAR").lays_with("P3", "I4", "241", 1)


@rule("1848-PD-23")
@BOTH
def test_a_power_before_the_first_3(profile: str) -> None:
    story = company("CAR", "2", profile).tiles("E2 57/1").owns("A", "P2").operates("CAR")
    refused = None if profile == SITE else "no_such_power"
    story.when("CAR", refused=refused).lays_with("P2", "E3", "9", 1)


@rule("1848-PD-26")
@BOTH
def test_what_privates_are_worth(profile: str) -> None:
    """On the site they count until the auction is over."""
    story = given("1848", "A B C D", profile)
    story.when("A").takes("P1")
    assert story.score("A") == (630 if profile == SITE else 600)
    later = given("1848", "A B C D", profile).owns("A", "P1").stock_round(1, "A")
    assert later.score("A") == 630


# --- shares ----------------------------------------------------------------------------------------------------------


def above_the_limit(profile: str) -> Story:
    """A, at the limit of 12, gets two certificates for the director's of SAR; then it is his turn in the same round."""
    story = given("1848", "A B C D E F", profile)
    directed(directed(story, "A", "SAR", 100, 3), "C", "VR", 100, 4)
    story.holds("A", "VR 4", president=False).holds("A", "BOE 6").holds("B", "SAR 3").cash("A 630").stock_round(2, "F")
    story.passes("F A").when("B").buys("SAR")
    story.done("B").passes("C D E F")
    assert (story.to_act(), story.counted("A")) == ("A", 13)
    return story


@rule("1848-PD-27")
def test_on_the_site_who_is_above_the_limit_sells_in_his_next_turn() -> None:
    story = above_the_limit(SITE)
    story.when("A", refused="over_limit").passes()
    story.when("A").sells("BOE", 1)
    story.when("A").passes()
    above_the_limit("rulebook").when("A").passes()


# --- names and tables ------------------------------------------------------------------------------------------------


def told_by_the_site(story: Story) -> dict[str, Any]:
    """The table in the words of the site's traces."""
    state: dict[str, Any] = Tracer(story.ready().game, [1, 2, 3, 4]).state()
    return state


@rule("1848-PD-21")
def test_the_site_says_ft_and_counts_hexes_by_halves() -> None:
    told = told_by_the_site(company("FED CAR", profile=SITE).stock_round(2, "A"))
    assert "FED" not in told["corporations"]
    assert [place for place, *_ in told["corporations"]["FT"]["tokens"]] == ["G14"]


@rule("1848-PD-34")
def test_what_the_site_tells_of_the_bank_of_england_and_of_a_fallen_company() -> None:
    """What nobody holds of the Bank of England lies in the pool; a fallen company and its certificates are gone."""
    story = company("CAR VR", profile=SITE).marker(f"CAR {at('R4C2')}").holds("B", "BOE 2, CAR 1").operates("CAR")
    assert told_by_the_site(story)["players"]["2"]["shares"] == {"BOE": 20, "CAR": 10, "VR": 60}
    story.when("CAR").takes_loan()
    told = told_by_the_site(story)
    bank = told["corporations"]["BOE"]
    assert (bank["ipo"], bank["pool"], bank["president"]) == (0, 80, "market")
    assert "CAR" not in told["corporations"]
    assert told["players"]["2"]["shares"] == {"BOE": 20, "VR": 60}
