"""Corporations with more than one home, and stations at the edge of a full city."""

from dataclasses import replace

import pytest

from tests.islet import TILES, islet, on_islet
from tests.story import Story
from tresham.core import event
from tresham.core.title import Watch
from tresham.rules.choosing_cities import SettlingAtOnce, SettlingTokens
from tresham.rules.network import stations
from tresham.rules.tokens import homes_of, is_home_pending
from tresham.track.atlas import compile_atlas
from tresham.track.ids import Layout
from tresham.track.notation import parse_map

TWO_HOMES = parse_map(
    Layout.POINTY,
    """
    A1  Aton   white  city                                     home A a
    A3         white
    A5  Bely   white  city                                     home B a
    B2         white
    B4         white                                           hill 20
    C1  Ely    white  town
    C3  Cork   white  city                                     home A a
    C5  Dover  red    offboard yellow 30 brown 50  1-a 2-a
    """,
)
"""Islet, but A is at home in Aton and Cork, and C nowhere."""


def on_two_homes() -> Story:
    """The watch of Islet that asks for a city gives way to one that does not."""
    title = islet(atlas=compile_atlas(TWO_HOMES, TILES), watches=(Watch((event.TileLaid,), SettlingAtOnce()),))
    watches = tuple(one for one in title.watches if not isinstance(one.do, SettlingTokens))
    story = on_islet(replace(title, watches=watches)).started("A 76, B 76").holds("Ann", "A 3").holds("Bob", "B 3")
    return story.floated("A B").operated("B").token("B", "A5").cash("A 300, B 100").tile("C3", "57", 1)


def in_full_cork() -> Story:
    """B has the only slot of Cork; A has not operated yet."""
    return on_two_homes().token("B", "C3").operating_round(acted="B")


def test_homes_are_a_list():
    two, one = on_two_homes(), on_islet()
    assert [two.atlas.names[hex] for hex, _ in homes_of(two.title, two.party("A"))] == ["A1", "C3"]
    assert homes_of(two.title, two.party("C")) == ()
    assert [one.atlas.names[hex] for hex, _ in homes_of(one.title, one.party("B"))] == ["A5"]


def test_a_corporation_with_two_homes_places_a_token_in_each_free_of_charge():
    story = on_two_homes().operating_round(acted="B")
    assert (story.actor(), story.tokens_of("A")) == ("A", ["A1.0", "C3.0"])
    assert (story.cash_of("A"), story.charter("A")) == (300, (60,))
    assert not is_home_pending(story.table(), story.party("A"))


@pytest.mark.parametrize("place", ["A1", "C3"])
def test_both_homes_are_kept_until_then(place):
    story = on_two_homes().tile("A1", "57", 1).tile("A3", "9", 1).tile("A5", "57", 1).operates("B", "token")
    assert story.tokens_offered() == set()
    story.when("B", refused="slot_reserved").tokens(place)


def test_where_there_is_no_slot_the_token_stands_at_the_edge():
    story = in_full_cork()
    assert (story.tokens_of("A"), story.charter("A")) == (["A1.0"], (60,))
    assert story.game.state.board.beside == ((story.atlas.hex("C3"), story.party("A")),)
    assert story.actor() == "A"  # nobody was asked for a city


def test_a_station_at_the_edge_is_a_full_station():
    story = in_full_cork().ready()
    cork = 1 << story.stop("C3")
    here = stations(story.atlas, story.game.state.board, story.party("A"), 0)
    assert here.own & cork
    assert not here.full & cork, "its own station does not close the city to it"
    other = stations(story.atlas, story.game.state.board, story.party("C"), 0)
    assert other.full & cork


def test_a_train_runs_from_a_full_city_with_a_station_at_its_edge():
    story = in_full_cork().trains("A 2")
    while story.part() != "run":
        story.when("A").passes()
    story.when("A").runs(_2="C3 C5")
    assert story.happened(event.TrainsRun)[0].revenue == 50


def test_a_station_at_the_edge_slips_into_the_first_free_slot_and_nobody_is_asked():
    story = in_full_cork().phase("3").ready()
    story.when("A").lays("C3", "15", 1)
    assert (story.tokens_of("A"), story.tokens_of("B")) == (["A1.0", "C3.0"], ["A5.0", "C3.0"])
    assert (story.game.state.board.beside, story.actor()) == ((), "A")
    assert [story.name(one.by) for one in story.happened(event.TokenSettled)] == ["A"]


def test_a_tile_elsewhere_settles_nothing():
    story = in_full_cork().ready()
    story.when("A").lays("C1", *sorted(story.lays_offered("C1"))[0])
    assert len(story.game.state.board.beside) == 1


def test_a_title_may_keep_slots_free():
    story = in_full_cork().phase("3").ready()
    kept = SettlingAtOnce(lambda t, corp, stop: None)
    watches = (*(one for one in story.title.watches if one.on != (event.TileLaid,)), Watch((event.TileLaid,), kept))
    story.game.title = replace(story.title, watches=watches)
    story.when("A").lays("C3", "15", 1)
    assert len(story.game.state.board.beside) == 1
