"""Where the naive player lays track and puts stations."""

from __future__ import annotations

from tests.midwest import laid
from tests.story import Story, given
from tests.unit.bots.test_naive_taste import choices_of
from tresham.bots import NaiveBot
from tresham.core import action as act
from tresham.rules.network import hexes_reached


def la_crosse() -> Story:
    """SOO has a train, and a route from La Crosse to the town beside it. Madison is two hexes away, and so is nothing
    on the other side."""
    story = given("1850", "Ann Bob Eve").phase("2").started("SOO 82").holds("Ann", "SOO 6").floated("SOO")
    story.operated("SOO").token("SOO", "F13").tiles("F13 57/2, F15 58/2").trains("SOO 2").cash("SOO 300")
    return story.operates("SOO", "track")


def test_track_leads_to_where_there_are_stops() -> None:
    """He once built to nowhere for eight rounds, though a city was near."""
    for seed in range(8):
        story = la_crosse()
        assert story.hexes_offered() == {"E12", "G14"}
        story.game.push(NaiveBot(seed).choose(story.game))
        assert story.title.atlas.hex("G16") in hexes_reached(story.game.table(), story.party("SOO"))


def new_south_wales(trains: str) -> Story:
    """NSW runs from Sydney to Wollongong, and from there track goes on to Canberra."""
    story = given("1848", "A B C D").phase("2").started("NSW 80").holds("A", "NSW 6").floated("NSW").operated("NSW")
    story.cash("NSW 100").token("NSW", "F9").trains(f"NSW {trains}")
    return laid(story, "F9 57 E9 G8, G8 6 F9 G7, G7 57 G8 G6").operates("NSW", "token")


def test_a_station_that_earns_its_price_is_placed() -> None:
    assert {type(one) for one in choices_of(new_south_wales("2 2"))} == {act.PlaceToken}


def test_a_station_that_earns_nothing_is_a_whim() -> None:
    assert {type(one) for one in choices_of(new_south_wales("2").cash("NSW 60"))} == {act.Pass}
    assert {type(one) for one in choices_of(new_south_wales("2").cash("NSW 400"))} == {act.Pass, act.PlaceToken}
