"""Words for far eyes: large where they must be, left out where there is no room."""

import re
from functools import cache

import pytest

import tresham
from tests.unit.draw.pictures import box_of, of_class, played, title, tree
from tresham.bots import make_bot
from tresham.draw import drawings
from tresham.draw.board import frame
from tresham.draw.hex_contents import named_hexes
from tresham.draw.points import middle
from tresham.draw.sizes_afar import AFAR, SIZES

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


READABLE = {"1830": 24, "1848": 21, "1849": 28, "1850": 24, "18CZ": 28}
"""By title: the least size of words, in units, that comes to nine pixels where the whole map is shown on a screen of
1440 by 900."""


def names_of(key, drawn):
    """By hex of a place: its name, and how large that is written; 0 if it is not."""
    for hex, one in drawn.items():
        place = title_of(key).atlas.kept[named_hexes][title_of(key).atlas.hex(hex)].place
        if place:
            sizes = [
                re.findall(r"u(\d+)", name.get("class"))[0] for name in of_class(tree(SVG.format(one.afar)), "name")
            ]
            yield hex, place, int(sizes[0]) if sizes else 0


@cache
def title_of(key):
    return tresham.new(key, ["Ann", "Bob", "Eve"], seed=7).title


@cache
def whole_game(key):
    """The first position of a game, and its last one with everything on the map that bots lay."""
    game, bot = tresham.new(key, ["Ann", "Bob", "Eve"], seed=2), make_bot("naive", 2)
    first = game.state
    while not game.over:
        game.push(bot.choose(game))
    return first, game.state


@pytest.mark.parametrize("key", READABLE)
def test_all_places_are_named_on_the_whole_map_however_full_they_are(key):
    """Cities, towns and terminals, at the beginning and after a whole game of bots."""
    for state in whole_game(key):
        found = list(names_of(key, drawings(title_of(key), state)))
        assert len(found) > 15
        assert not [(hex, place, size) for hex, place, size in found if size < READABLE[key]]


@pytest.mark.parametrize("key", READABLE)
def test_no_name_reaches_out_of_the_picture(key):
    atlas = title_of(key).atlas
    left, top, wide, high = frame(atlas.sheet)
    for state in whole_game(key):
        for hex, one in drawings(title_of(key), state).items():
            at = middle(atlas.hexes[atlas.hex(hex)], atlas.sheet.layout)
            plates = [part for name in of_class(tree(SVG.format(one.afar)), "name") for part in name]
            for plate in [part for part in plates if part.get("width")]:
                x, y, width, height = (float(plate.get(side)) for side in ("x", "y", "width", "height"))
                assert left <= at.real + x, hex
                assert at.real + x + width <= left + wide, hex
                assert top <= at.imag + y, hex
                assert at.imag + y + height <= top + high, hex


def test_both_hexes_of_an_area_beyond_the_map_have_its_name():
    drawn = drawings(title_of("1830"), tresham.new("1830", ["Ann", "Bob", "Eve"], seed=7).state)
    found = {hex: (place, size) for hex, place, size in names_of("1830", drawn)}
    assert found["A9"] == found["A11"] == ("Canadian West", AFAR)
    assert found["B24"] == ("Maritime Provinces", AFAR)


@pytest.mark.parametrize(("key", "ply"), [("1830", 150), ("1848", 150), ("1849", 150), ("1850", 90), ("18CZ", 150)])
def test_no_label_lies_on_a_name_or_a_sum(key, ply):
    """Not even on the fullest tiles: Chicago has cities that are not joined, a label of three letters, and its name."""
    game, bot = tresham.new(key, ["Ann", "Bob", "Eve"], seed=3), make_bot("naive", 3)
    while game.ply < ply:
        game.push(bot.choose(game))
    labels = 0
    for hex, one in drawings(game.title, game.state).items():
        root = tree(SVG.format(one.afar))
        for label in of_class(root, "label"):
            labels += 1
            others = [*of_class(root, "name"), *of_class(root, "pays")]
            assert not [other for other in others if box_of(label).overlaps(box_of(other))], hex
    assert labels > 0


GREAT = {
    "1830": ("New York", "Chicago", "Boston"),
    "1848": ("Sydney",),
    "1850": ("Chicago",),
    "18CZ": ("Praha", "Brno"),
}
"""Places that everybody speaks of; their hexes are the fullest."""


@pytest.mark.parametrize("key", GREAT)
def test_great_cities_are_named_in_large_letters_however_full_they_are(key):
    for state in whole_game(key):
        found = list(names_of(key, drawings(title_of(key), state)))
        for great in GREAT[key]:
            assert any(size >= AFAR for _, place, size in found if place.startswith(great)), great
