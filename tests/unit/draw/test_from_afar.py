"""Words for far eyes: large where they must be, left out where there is no room."""

import re

import pytest

import tresham
from tests.unit.draw.pictures import of_class, played, title, tree
from tresham.draw import drawings
from tresham.draw.from_afar import AFAR, SIZES

SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


@pytest.fixture(scope="module")
def afar():
    """By hex of a position of 1830: its words for far eyes."""
    return {name: tree(SVG.format(one.afar)) for name, one in drawings(title(), played()).items()}


def test_every_word_tells_its_size(afar):
    sizes = {f"u{size:g}" for size in SIZES}
    for name, root in afar.items():
        for part in root:
            assert set(part.get("class").split()) & sizes, name


def test_what_one_decides_by_is_large(afar):
    for name, root in afar.items():
        for part in [*of_class(root, "pays"), *of_class(root, "letters"), *of_class(root, "label")]:
            texts = [float(one.get("font-size")) for one in part.iter() if one.tag.endswith("text")]
            assert all(size >= AFAR for size in texts), name


def test_letters_that_are_too_many_for_their_token_are_narrower_not_lower(afar):
    narrow = [one for root in afar.values() for one in root.iter() if one.get("textLength")]
    assert narrow
    assert all(float(one.get("font-size")) == AFAR for one in narrow)


def test_the_names_of_hexes_come_last_and_are_never_large(afar):
    found = [part for root in afar.values() for part in of_class(root, "hex-name")]
    assert len(found) > len(afar) / 2
    assert all(int(re.findall(r"u(\d+)", part.get("class"))[0]) <= 21 for part in found)


GREAT = {"1830": ("New York", "Chicago", "Boston"), "1850": ("Chicago",), "18CZ": ("Praha", "Brno")}
"""Places that everybody speaks of; their hexes are the fullest."""


@pytest.mark.parametrize("key", GREAT)
def test_great_cities_are_named_in_large_letters_however_full_they_are(key):
    game = tresham.new(key, ["Ann", "Bob", "Eve"], seed=7)
    drawn = drawings(game.title, game.state).values()
    for place in GREAT[key]:
        hexes = [one for one in drawn if f" {place}" in one.says]
        names = [name for one in hexes for name in of_class(tree(SVG.format(one.afar)), "city-name")]
        assert any(f"u{AFAR:g}" in name.get("class").split() for name in names), place
