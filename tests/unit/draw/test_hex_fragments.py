"""Hexes one by one, for a page that places them: the same strokes as on the whole map, and words in every language."""

import re
from dataclasses import replace

import pytest

from tests.unit.draw.pictures import of_class, played, sicily, start, station, texts, title, tree
from tresham.draw import board_svg, changed_hexes, drawings, hex_drawing
from tresham.draw.alt_text import told
from tresham.draw.hex_contents import sight
from tresham.text import LANGUAGES
from tresham.track.notation import TERRAINS

SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


def test_the_fragments_are_those_of_the_whole_map():
    whole = board_svg(title(), played())
    for name, drawing in drawings(title(), played()).items():
        assert drawing.ground in whole, name
        assert drawing.front in whole, name


def test_a_fragment_is_drawn_around_the_middle_of_its_hex():
    drawing = hex_drawing(title(), played(), title().atlas.hex("H10"))
    (ground,) = of_class(tree(SVG.format(drawing.ground)), "ground")
    numbers = [float(number) for number in re.findall(r"-?[0-9.]+", ground.get("points"))]
    assert len(numbers) == 12
    assert abs(sum(numbers[::2])) < 1
    assert abs(sum(numbers[1::2])) < 1
    front = tree(SVG.format(drawing.front))
    assert [one.get("data-corp") for one in of_class(front, "token")] == ["C&O", "PRR"]
    assert "14" in texts(front)


def test_the_same_sight_is_drawn_once():
    assert hex_drawing(title(), start(), title().atlas.hex("E19")) is hex_drawing(
        title(), start(), title().atlas.hex("E19")
    )


def test_some_hexes_are_enough():
    assert list(drawings(title(), start(), "en", ["H10", "E19"])) == ["H10", "E19"]


def test_only_what_looks_otherwise_has_changed():
    state = start()
    assert changed_hexes(title(), state, state) == ()
    assert changed_hexes(title(), state, replace(state, cash=tuple(reversed(state.cash)))) == ()
    assert changed_hexes(title(), state, station(state, "E19", 0, 0, "NYC")) == ("E19",)
    shut = replace(state, closed=(1 << len(title().privates)) - 1)
    blocked = {hex.name for hex in title().atlas.hexes if hex.blocked_by}
    assert set(changed_hexes(title(), state, shut)) == blocked
    later = replace(state, phase=len(title().phases) - 1)
    several = {hex.name for hex in title().atlas.hexes if any(len(stop.worth) > 1 for stop in hex.tile.stops)}
    assert several <= set(changed_hexes(title(), state, later))


SAID = {
    "en": "H10 Pittsburgh: green tile 14, city with 2 slots 30, exits W NW E SE, C&O in city 1, PRR in city 1",
    "ru": "H10 Pittsburgh: зелёный тайл 14, город (2 места) 30, выходы З СЗ В ЮВ, C&O в городе 1, PRR в городе 1",
    "pl": "H10 Pittsburgh: zielony kafelek 14, miasto (2 miejsca) 30, wyjścia W NW E SE, C&O w mieście 1, "
    "PRR w mieście 1",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hex_is_told_in_every_language(language):
    assert hex_drawing(title(), played(), title().atlas.hex("H10"), language).says == SAID[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [title, sicily], ids=["1830", "1849"])
def test_every_hex_of_a_map_can_be_told(game, language):
    for name, drawing in drawings(game(), start(game()), language).items():
        assert drawing.says.startswith(name)
        assert "{" not in drawing.says


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_terrain_has_a_word_of_the_language(language):
    seen = sight(title(), start(), title().atlas.hex("C17"))
    layout = title().atlas.sheet.layout
    for kind in TERRAINS:
        rough = replace(seen, hex=replace(seen.hex, terrain=((kind, 80),)))
        assert kind not in told(rough, layout, language)
        assert kind in told(rough, layout, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_map_is_told_in_the_readers_language(language):
    assert SAID[language].replace("&", "&amp;") in board_svg(title(), played(), language=language)
