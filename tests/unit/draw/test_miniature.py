"""The map of a title as small as a card."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import tresham
from tresham.draw import miniature_svg
from tresham.titles import SHELF
from tresham.track.ids import StopKind

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("key", SHELF)
def test_it_shows_every_hex_and_every_stop_and_no_word(key):
    title = tresham.build(key, SHELF[key].seats[0])
    picture = ElementTree.fromstring(miniature_svg(title))
    stops = [stop for hex in title.atlas.hexes for stop in hex.tile.stops]
    discs = sum(stop.slots if stop.kind is StopKind.CITY else stop.kind is StopKind.TOWN for stop in stops)
    assert len(picture.findall(f"{SVG}g[@class='grounds']/{SVG}polygon")) == len(title.atlas.hexes)
    assert len(picture.findall(f".//{SVG}circle")) == discs
    assert picture.findall(f".//{SVG}text") == []


def test_homes_have_the_colours_of_their_corporations():
    title = tresham.build("1830", 4)
    fills = [one.get("fill") for one in ElementTree.fromstring(miniature_svg(title)).iter(f"{SVG}circle")]
    for corporation in title.corporations:
        assert corporation.colour in fills, corporation.symbol
