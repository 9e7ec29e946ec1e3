"""Tiles that are not laid yet: a screen draws them as they would lie."""

from tests import czech
from tests.unit.learn.walking import begun, do_step
from tests.unit.view.speaking import choices
from tresham.core.game import Game


def at_praha() -> Game:
    """The tutorial game of 18CZ where Praha gets its yellow tile; BN and NWB stand there."""
    lesson, game = begun("18CZ-praha")
    for _ in range(3):
        do_step(lesson, game)
    return game


def turns(game: Game, hex: str, tile: str) -> dict[object, object]:
    """By turn of a tile: the one that it is the same as."""
    found = choices(game, "lay_tile", hex=hex, tile=tile)
    return {one.about["rotation"]: one.about.get("same_as") for one in found}


def test_the_tokens_of_praha_are_told_in_the_cities_where_they_will_stand():
    (choice,) = choices(at_praha(), "lay_tile", hex="E12", tile="8889")
    assert choice.about["standing"] == [(0, 0, "BN"), (2, 0, "NWB")]


def test_two_turns_of_a_straight_tile_come_to_the_same_and_two_of_a_bent_one_do_not():
    _, game = begun("18CZ-first-turn")
    assert turns(game, "E16", "57") == {0: None, 1: None, 2: None, 3: 0, 4: 1, 5: 2}
    assert turns(game, "E16", "6") == dict.fromkeys(range(6))


def test_three_cities_alike_are_the_same_however_they_are_turned_once_everybody_stands_in_them():
    assert turns(at_praha(), "E12", "8890") == {1: None, 3: 1, 5: 1}


def test_as_long_as_a_home_is_kept_in_one_of_the_cities_their_numbers_matter():
    assert turns(czech.operating("NWB", phase="a").game, "E12", "8890") == {1: None, 3: None, 5: None}
