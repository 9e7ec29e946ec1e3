"""A map is compiled once for all titles that are played on it with the same tiles."""

import gc
import weakref

from tests.unit.track.sheets import anything_goes
from tresham.record import Kept
from tresham.titles import PLATFORM, RULEBOOK, build
from tresham.titles.g1849.map import MAP, TILES
from tresham.track.atlas import Atlas, compile_atlas
from tresham.track.replacing import like_by_next_colour


def test_options_and_seats_share_a_map():
    plain, delayed, more = build("1849", 3), build("1849", 3, ["delay_ift"]), build("1849", 5)
    assert plain is not delayed
    assert plain.atlas is delayed.atlas is more.atlas


def test_other_maps_are_others():
    assert build("1849", 3).atlas.hexes != build("1830", 3).atlas.hexes
    ours, sites = build("1849", 3, (), RULEBOOK).atlas, build("1849", 3, (), PLATFORM).atlas
    assert ours is not sites
    assert ours.sheet != sites.sheet


def test_other_tiles_and_other_upgrades_make_another_atlas():
    one = compile_atlas(MAP, TILES)
    assert compile_atlas(MAP, dict(TILES)) is one
    assert compile_atlas(MAP, {**TILES, "7": 1}) is not one
    assert compile_atlas(MAP, dict(reversed(TILES.items()))) is not one
    assert compile_atlas(MAP, TILES, anything_goes) is not one


def test_what_is_worked_out_about_a_map_is_kept_with_it_and_goes_with_it():
    asked: list[Atlas] = []

    def whole(atlas: Atlas) -> list[str]:
        asked.append(atlas)
        return list(atlas.names)

    one, other = (Atlas(MAP, TILES, like_by_next_colour) for _ in range(2))
    assert one.kept[whole] is one.kept[whole]
    assert one.kept[whole] is not other.kept[whole]
    assert asked == [one, other]
    gone = weakref.ref(one.kept)
    del one
    asked.clear()
    gc.collect()
    assert gone() is None


def test_what_is_kept_is_kept_by_the_function_that_works_it_out():
    kept = Kept("Palermo")
    assert (kept[len], kept[str.upper], kept[len]) == (7, "PALERMO", 7)
    assert list(kept) == [len, str.upper]
