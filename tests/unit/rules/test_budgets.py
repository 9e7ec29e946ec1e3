"""How much track a turn allows is a policy over what was laid in it."""

from __future__ import annotations

from tests.islet import islet, on_islet
from tests.story import Story
from tresham.core.action import LayTile
from tresham.rules.budgets import Budget, from_phase, in_first_turn, one_more_for, one_tile, two_yellow_or_one_upgrade
from tresham.rules.laying import LayingTrack
from tresham.rules.operating import Part


def building(budget: Budget, phase: str = "3", is_first: bool = False) -> Story:
    """A turn in which only track is laid, of a railway with a yellow tile at its home."""
    track = Part("track", (LayingTrack(budget=budget),))
    story = on_islet(islet(turn=(track, Part("rest", ())))).phase(phase).started("C 76").holds("Ann", "C 3")
    story.tile("C3", "5", 1).token("C", "C3").floated("C").cash("C 100")
    return story.operates("C", is_first=is_first)


def colours(story: Story) -> set[str]:
    """The colours of the tiles that may be laid now; none when the turn is over."""
    found = [choice.action for choice in story.menu(LayTile)]
    return {story.atlas.colour(one.lay).name.lower() for one in found if isinstance(one, LayTile)}


def lay(story: Story, colour: str) -> None:
    """A tile of a colour that is on offer, on the cheapest ground."""
    found = [choice.action for choice in story.menu(LayTile)]
    lays = [one for one in found if isinstance(one, LayTile) and story.atlas.colour(one.lay).name.lower() == colour]
    story.game.push(min(lays, key=lambda one: story.atlas.terrain[one.hex]))


def extends(story: Story) -> None:
    lay(story, "yellow")


def test_one_tile_whatever_its_colour() -> None:
    story = building(one_tile)
    assert colours(story) == {"yellow", "green"}
    extends(story)
    assert colours(story) == set()


def test_two_yellow_tiles() -> None:
    story = building(two_yellow_or_one_upgrade)
    extends(story)
    assert colours(story) == {"yellow"}
    story.when("C", refused="one_tile_a_turn").lays("C3", "15", 1)
    extends(story)
    assert colours(story) == set()


def test_or_one_upgrade_and_nothing_else() -> None:
    story = building(two_yellow_or_one_upgrade)
    assert colours(story) == {"yellow", "green"}
    lay(story, "green")
    assert colours(story) == set()


def test_more_in_the_first_turn_than_later() -> None:
    first, later = (building(in_first_turn(two_yellow_or_one_upgrade), is_first=is_first) for is_first in (True, False))
    for story in (first, later):
        extends(story)
    assert (colours(first), colours(later)) == ({"yellow"}, set())


def test_more_from_a_phase_on() -> None:
    budget = from_phase("private_sales", two_yellow_or_one_upgrade)
    early, late = building(budget, "2"), building(budget, "3")
    for story in (early, late):
        extends(story)
    assert (colours(early), colours(late)) == (set(), {"yellow"})


def test_one_more_for_a_price() -> None:
    story = building(one_more_for(30))
    extends(story)
    assert (colours(story), story.cash_of("C")) == ({"yellow"}, 100)
    extends(story)
    assert (colours(story), story.cash_of("C")) == (set(), 70)


def test_one_more_for_a_price_that_cannot_be_paid() -> None:
    story = building(one_more_for(130))
    extends(story)
    assert colours(story) == set()


def test_a_tile_that_is_paid_for_comes_on_top() -> None:
    """Whoever lays two yellow tiles may buy a third one, and no fourth."""
    story = building(one_more_for(10, two_yellow_or_one_upgrade))
    for _ in range(3):
        extends(story)
    assert (colours(story), len(story.game.line()) - 1) == (set(), 3)
