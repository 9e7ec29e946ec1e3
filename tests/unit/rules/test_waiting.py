"""A part of a turn may wait for somebody to decline it although nothing can be done in it."""

from __future__ import annotations

from tests.islet import TURN, islet, on_islet
from tests.story import Story
from tresham.rules.operating import Part, never, waiting
from tresham.rules.parts_that_wait import no_tile_yet


def without_means(turn: tuple[Part, ...]) -> Story:
    """A has laid its tile, and has neither money nor trains nor anything to do."""
    story = on_islet(islet(turn=turn)).started("A 76").holds("Ann", "A 3").token("A", "A1").cash("A 0")
    return story.floated("A").operates("A", laid=((story.atlas.hex("A1"), story.atlas.lay("57", 0)),))


def test_a_part_with_nothing_to_do_is_passed_over() -> None:
    assert without_means(TURN).round() == ("stock", 3, 1, 1)


def test_a_part_that_waits_is_declined() -> None:
    story = without_means(waiting(TURN, {"token": lambda t: True}))
    assert (story.actor(), story.part()) == ("A", "token")
    story.when("A").passes()
    assert story.round()[0] == "stock"


def test_a_part_waits_only_while_its_policy_says_so() -> None:
    story = without_means(waiting(TURN, {"track": no_tile_yet}))
    assert story.round()[0] == "stock"


def test_a_part_that_must_not_be_declined_can_wait_too() -> None:
    story = without_means((Part("track", (), never, "must_run", waits=lambda t: True), *TURN[-1:]))
    story.when("A", refused="must_run").passes()
