"""Two stations of one corporation on one hex: one of them comes off."""

from typing import Any

import pytest

from tests.islet import TILES, islet, on_islet
from tests.story import Story
from tresham.core import action as act
from tresham.core import event
from tresham.core.action import Action
from tresham.core.codec import Codec
from tresham.core.ids import Party
from tresham.core.play import wake
from tresham.core.state import Life
from tresham.core.table import Table
from tresham.core.title import Watch
from tresham.rules.closing import Disposal, TokensPass, out_of_the_game
from tresham.rules.double_stations import ChoosingStation, OneStationInCity, owner_says_which
from tresham.rules.laying import lay_tile
from tresham.track.atlas import compile_atlas
from tresham.track.ids import Layout
from tresham.track.notation import parse_map

TWIN_CITIES = parse_map(
    Layout.POINTY,
    """
    A1  Aton   white  city                                     home A a
    A3         white
    A5  Bely   white  city                                     home B a
    B2  Ufa    yellow city city                         "OO"
    B4  Vae    yellow city city                         "OO"
    C1  Ely    white  town
    C3  Cork   white  city                                     home C a
    C5  Dover  red    offboard yellow 30 brown 50  1-a 2-a
    """,
)
TAKE_OVER = Disposal(
    certs=out_of_the_game, tokens=TokensPass(100, owner_says_which, own_price=100), life=Life.TAKEN_OVER
)


def on_twin_cities(**changes: Any) -> Story:
    """A and B stand in Aton and Bely; where their other stations are, a test says."""
    title = islet(
        atlas=compile_atlas(TWIN_CITIES, TILES | {"59": 4, "8895p": 1}),
        stages={"double_station": ChoosingStation()},
        watches=(Watch((event.TileLaid,), OneStationInCity(70)),),
        **changes,
    )
    story = on_islet(title).started("A 76, B 76").holds("Ann", "A 3").holds("Bob", "B 3").floated("A B").operated("A B")
    story.tile("A1", "57", 1).tile("A5", "57", 1).tile("C3", "14", 0).tile("B2", "59", 0).tile("B4", "59", 0)
    return story.token("A", "A1").token("B", "A5").stock_round(2, "Eve")


def taken_over(story: Story) -> Story:
    """A takes B over."""
    return story.after(lambda t: TAKE_OVER(t, story.party("B"), story.party("A")))


def merged(story: Story) -> Story:
    """A new tile makes one city of the two of Ufa."""

    def lay(t: Table) -> None:
        lay_tile(t, story.party("A"), story.atlas.hex("B2"), story.atlas.lay("8895p", 0), 0)
        wake(t)

    return story.after(lay)


def apart() -> Story:
    """A and B have stations in the two cities of Ufa."""
    return on_twin_cities().token("A", "B2").token("B", "B2.1")


@pytest.mark.parametrize(("off", "stays"), [("B2", "B2.1"), ("B2.1", "B2.0")])
def test_the_new_owner_says_which_of_two_stations_comes_off(off, stays):
    story = taken_over(apart())
    assert (story.actor(), story.to_act()) == ("A", "Ann")
    story.when("A").takes_off(off)
    assert (story.tokens_of("A"), story.charter("A")) == (["A1.0", "A5.0", stays], (100, 100))
    assert story.actor() == "Eve", "the round goes on"


def test_nothing_else_is_in_question():
    story = taken_over(apart())
    story.when("A", refused="no_double_station").takes_off("A5")
    story.when("Eve", refused="not_now").passes()
    assert len(story.menu(act.ReturnToken)) == len(story.game.legal_actions().menu) == 2


@pytest.mark.parametrize("order", [("B2", "B4.1"), ("B4.1", "B2")])
def test_of_several_hexes_any_may_come_first(order):
    story = taken_over(on_twin_cities().token("A", "B2", "B4").token("B", "B2.1", "B4.1"))
    assert len(story.menu(act.ReturnToken)) == 4
    for place in order:
        assert story.actor() == "A"
        story.when("A").takes_off(place)
    assert (story.tokens_of("A"), story.actor()) == (["A1.0", "A5.0", "B2.1", "B4.0"], "Eve")
    assert story.charter("A") == (100, 100)


def test_a_hex_that_is_settled_is_not_asked_about_again():
    story = taken_over(on_twin_cities().token("A", "B2", "B4").token("B", "B2.1", "B4.1")).when("A").takes_off("B4")
    story.when("A", refused="no_double_station").takes_off("B4.1")


def test_whoever_places_stations_for_a_corporation_says_which_comes_off():
    def by_verb(t: Table, party: Party, verb: type[Action] | None) -> Party:
        if not t.title.is_corp(party):
            return party
        return t.title.players[2] if verb is act.ReturnToken else t.president(party)

    story = taken_over(on_twin_cities(decider=by_verb).token("A", "B2").token("B", "B2.1"))
    assert (story.actor(), story.to_act()) == ("A", "Eve")


def test_in_one_city_nobody_is_asked():
    story = taken_over(on_twin_cities().token("A", "C3").token("B", "C3"))
    assert (story.actor(), story.tokens_of("A"), story.charter("A")) == ("Eve", ["A1.0", "A5.0", "C3.0"], (100, 100))


def test_tokens_left_on_the_charter_may_get_another_price():
    story = taken_over(on_twin_cities())
    assert story.charter("A") == (100, 100, 100), "two of its own, one of B"
    plain = on_twin_cities()
    plain.after(lambda t: Disposal(tokens=TokensPass(100))(t, plain.party("B"), plain.party("A")))
    assert plain.charter("A") == (40, 60, 100)


def test_a_tile_that_makes_one_city_of_two_leaves_one_station():
    story = merged(on_twin_cities().token("A", "B2", "B2.1").token("B", "B4", "B4.1"))
    assert (story.tokens_of("A"), story.charter("A")) == (["A1.0", "B2.0"], (70,))
    assert story.tokens_of("B") == ["A5.0", "B4.0", "B4.1"], "two cities may have one each"


def test_stations_of_two_corporations_stay_in_the_city_that_was_two():
    story = merged(apart())
    assert (story.tokens_of("A"), story.tokens_of("B")) == (["A1.0", "B2.0"], ["A5.0", "B2.0"])


def test_question_and_answer_are_written_and_read():
    story = taken_over(apart())
    codec = Codec(story.title, story.game.players)
    for one in story.menu(act.ReturnToken):
        assert codec.read_action(codec.write_action(one.action)) == one.action
    assert [codec.read_event(codec.write_event(one)) for one in story.events] == list(story.events)
    assert codec.digest(story.game.state)
